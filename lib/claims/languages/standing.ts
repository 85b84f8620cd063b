/**
 * What stands and is no deed: that a thing is open to all by now, and the labels of its state. Lists of pieces of patterns, searched
 * anywhere in a clause, without regard to case. What takes them back, and the values of the labels, the language's own lists know.
 */
import { lazy } from "../../core/lazy.ts";
import { alternation } from "../../core/words.ts";

/** The lists of one language. */
type Lists = {
  /** Says by itself that a thing is public: no longer private, set to public, open to all comers. */
  readonly opened: string;
  /** Nothing keeps people out, or went wrong: without a login, without a hitch. */
  readonly bar: string;
  /** Labels of a state. */
  readonly state: string;
  /** Labels of what a job does and when. */
  readonly task: string;
};

/** Lists by language; those whose words stand without blanks are in {@link UNSPACED}. */
const LISTS: Readonly<Record<string, () => Lists>> = {
  en: () => ({
    opened:
      "no longer (?:hidden|just (?:for you|yours)|locked|only yours|private)(?=$|[.,;:!?)]| (?:and|as|at|since|so)\\b)|(?:isn['’]t|not) (?:hidden|private) (?:any ?more|any longer)|from (?:draft|hidden|private|unlisted) to public|(?:on|onto|out on) the open (?:internet|net|web)|(?:flipped|set|switched|turned|took|taken|made|brought) (?:[^\\s]+ ){1,5}?public(?=$|[.,;:!?)]| (?:again|and|as|at|for|just|now|since|so|this|today|view)\\b)|went public(?=$|[.,;:!?)]| (?:and|just|today|a (?:minute|moment))\\b)|(?:public|community|shareable) (?:address|link|url) (?:is |now |already )*(?:active|live|valid|working|works|up)|(?:has|have) been (?:public|live|online|published) (?:since (?:i|we) |(?:for|since) (?:about |a |an |the past |the last )?(?:[\\w-]+ )?(?:seconds?|minutes?|hours?))",
    bar: "without (?:an? |any |having |needing |asking )?(?:[\\w-]+ )?(?:account|asking|invit\\w+|log-?ins?|logging in|password|registering|registration|sign(?:ing)?[- ]?(?:in|up))|without (?:an? |any |the )?(?:slightest )?(?:errors?|hitch|incident|issues?|problems?|trouble|warnings?)",
    state: "state|status|visibility|access|sharing|publish(?:ed|ing)?|publication|page",
    task: "action|alarm|alert|beat|checks?|cron(?: expression)?|every|expression|frequency|interval|job|next (?:check|fire|run)|nudge|reminder|repeats?|rhythm|runs?|schedule|task|trigger|watcher|what|when",
  }),
  de: () => ({
    opened:
      "(?:nicht mehr|nicht länger) (?:geheim|privat|versteckt|verborgen)|von privat auf öffentlich|im (?:offenen|freien) (?:internet|netz)|auf (?:öffentlich|sichtbar) (?:gedreht|geschaltet|gesetzt|gestellt|umgestellt)|(?:öffentliche|geteilte)[rn]? (?:adresse|link|url) (?:ist )?(?:jetzt |nun |bereits |schon )?(?:aktiv|erreichbar|funktioniert|gültig|live|scharf)",
    bar: "(?:ganz )?ohne (?:[^\\s]+ )?(?:account|anmeldung|anzumelden|einladung|konto|log-?in|passwort|registrierung|zugangsdaten|zu fragen)|ohne (?:fehler|probleme|schwierigkeiten|zwischenfälle)",
    state: "status|zustand|stand|sichtbarkeit|zugriff|freigabe|veröffentlichung|seite",
    task: "aktion|aufgabe|auftrag|auslöser|erinnerung|intervall|job|nächste[rs]? (?:lauf|ausführung|termin)|rhythmus|takt|turnus|uhrzeit|wann|was|wecker|wiederholung|zeitplan",
  }),
  es: () => ({
    opened:
      "(?:ya no|dejó de|ha dejado de|no) (?:es|está|ser|estar)(?: [^\\s]+)? (?:ocult|privad|escondid)[oa]s?(?: ya)?(?<!^no (?:es|está) \\p{L}+)|de (?:borrador|privad[oa]) a públic[oa]|en la (?:web|red) abierta|(?:puse|pasé|cambié|dejé) (?:[^\\s]+ ){1,6}?(?:públic[oa]|en público)|(?:enlace|dirección|url) públic[oa] (?:ya )?(?:está )?(?:ya )?(?:activ[oa]|en marcha|funciona|funcionando)",
    bar: "sin (?:necesidad de )?(?:[^\\s]+ )?(?:cuenta(?: ni contraseña)?|contraseña|clave|iniciar sesión|inicio de sesión|invitación|login|pedir (?:acceso|permiso)|registr(?:o|arse)|usuario)|sin (?:ningún )?(?:contratiempos?|errores|incidencias|problemas?)",
    state: "estado|visibilidad|acceso|publicación|página",
    task: "acción|alarma|alerta|aviso|cada|cuándo|disparador|frecuencia|hora|intervalo|próxim[oa] (?:ejecución|aviso|vez)|qué|recordatorio|repetición|tarea|trabajo",
  }),
  fr: () => ({
    opened:
      "(?:n['’]est|ne sont|n['’]est déjà) (?:désormais )?plus (?:privée?s?|cachée?s?|masquée?s?|réservée?s?)|de (?:brouillon|privée?) à public|sur le web ouvert|(?:j['’]ai )?(?:basculé|passé|mis|rendu|réglé) (?:[^\\s]+ ){1,6}?(?:en public|publique?s?)|(?:lien public|adresse publique|url publique) (?:est )?(?:maintenant |désormais |déjà )?(?:acti(?:f|ve)|fonctionne|valide|en service)",
    bar: "sans (?:avoir besoin de |avoir à |devoir )?(?:[^\\s]+ )?(?:compte|connexion|identifiant|inscription|invitation|mot de passe|se connecter|s['’]inscrire|demander)|sans (?:le moindre |aucun )?(?:accroc|encombre|erreur|incident|problème|souci)s?",
    state: "statut|état|visibilité|accès|publication|page",
    task: "action|alarme|alerte|déclencheur|fréquence|heure|intervalle|prochaine? (?:exécution|rappel|envoi)|quand|quoi|rappel|répétition|rythme|tâche",
  }),
  pt: () => ({
    opened:
      "(?:não (?:é|está|tá) mais|deixou de (?:ser|estar)|já não (?:é|está)) (?:escondid|ocult|privad)[oa]s?|de (?:rascunho|privad[oa]) para públic[oa]|na (?:internet|web) aberta|(?:coloquei|deixei|mudei|passei|botei|tornei) (?:[^\\s]+ ){1,6}?(?:públic[oa]|em público)|(?:link públic|endereço públic|url públic)[oa] (?:já )?(?:está )?(?:já |agora )?(?:ativ[oa]|funciona|funcionando|no ar)",
    bar: "sem (?:precisar (?:de )?)?(?:[^\\s]+ )?(?:cadastro|cadastrar|convite|conta|entrar na conta|fazer login|login|pedir|registro|registo|senha)|sem (?:nenhum )?(?:contratempos?|erros?|problemas?)",
    state: "status|estado|visibilidade|acesso|publicação|página",
    task: "ação|alarme|alerta|aviso|frequência|gatilho|horário|intervalo|lembrete|o quê|próxim[oa] (?:execução|aviso|vez)|quando|repetição|tarefa",
  }),
  it: () => ({
    opened:
      "(?:non (?:è|sono) più|ha smesso di essere) (?:nascost|privat)[oaie]|da (?:bozza|privat[oa]) a pubblic[oa]|sul web aperto|(?:ho )?(?:impostat|mess|pass|portat|res)[oaie] (?:[^\\s]+ ){0,5}?pubblic[oa]|(?:link|indirizzo|url) pubblico (?:è )?(?:ora |già )?(?:attivo|funziona|funzionante|valido)",
    bar: "senza (?:bisogno di )?(?:[^\\s]+ )?(?:account|accedere|accesso|chiedere|credenziali|invito|login|password|registr(?:arsi|azione))|senza (?:alcun )?(?:errori|incidenti|intoppi|problem[ai])",
    state: "stato|visibilità|accesso|pubblicazione|pagina",
    task: "attività|azione|allarme|avviso|cosa|frequenza|innesco|intervallo|orario|promemoria|prossim[oa] (?:esecuzione|avviso)|quando|ripetizione|compito|lavoro",
  }),
  ru: () => ({
    opened:
      "(?:больше|уже) не (?:закрыт|приватн|скрыт|спрятан|личн)\\p{L}*|из (?:закрыт|приватн|личн|скрыт|черновик)\\p{L}* в (?:публичн|открыт|общедоступн)\\p{L}*|в открытом (?:интернете|доступе|вебе)|(?:сделал|перев[её]л|переключил|поставил)[аи]? (?:[^\\s]+ ){1,6}?(?:публичн|общедоступн|открытой|открытым)\\p{L}*|(?:публичная|общедоступная|открытая) (?:ссылка|страница) (?:уже |теперь )?(?:активна|действует|доступна|работает)",
    bar: "без (?:всякой |всяких |какой-либо )?(?:авторизации|аккаунта|входа|логина|паролей|пароля|приглашения|регистрации|уч[её]тной записи)|без (?:единой |всяких )?(?:заминок|ошиб(?:ки|ок)|проблем|сбоев)",
    state: "статус|состояние|видимость|доступ|публикация|страница",
    task: "действие|задача|интервал|когда|напоминание|период\\p{L}*|повтор\\p{L}*|расписание|следующ\\p{L}+ (?:запуск|срабатывание)|триггер|частота|что|время",
  }),
  uk: () => ({
    opened:
      "(?:більше|вже|уже) не (?:закрит|приватн|прихован|схован|особист)\\p{L}*|(?:з|із) (?:закрит|приватн|прихован|чернет)\\p{L}* (?:у|в|на) (?:публічн|відкрит)\\p{L}*|у відкритому (?:інтернеті|доступі|вебі)|(?:зроби|перев[іе]|перемкну|постави)(?:в|ла|ли) (?:[^\\s]+ ){1,6}?(?:публічн|загальнодоступн|відкрит)\\p{L}*|(?:публічне|відкрите|загальнодоступне) посилання (?:вже |тепер )?(?:активне|діє|працює)",
    bar: "без (?:жодної |жодних )?(?:авторизації|акаунта|акаунту|входу|логіна|паролів|пароля|запрошення|реєстрації|облікового запису)|без (?:жодних |жодної )?(?:заминок|збоїв|помил(?:ки|ок)|проблем)",
    state: "стан|статус|видимість|доступ|публікація|сторінка",
    task: "дія|завдання|інтервал|коли|нагадування|період\\p{L}*|повтор\\p{L}*|розклад|наступн\\p{L}+ (?:запуск|спрацювання)|тригер|частота|що|час",
  }),
  pl: () => ({
    opened:
      "(?:nie jest już|już nie jest|przestał\\p{L}* być) (?:prywatn|ukryt|schowan)\\p{L}*|z (?:prywatn|ukryt|szkicu)\\p{L}* (?:na|w) (?:publiczn|jawn)\\p{L}*|w otwartym internecie|(?:ustawi|przełączy|zmieni|przestawi|zrobi)ł[ae]m (?:[^\\s]+ ){1,6}?publiczn\\p{L}*(?=$|[.,;!])|(?:publiczny (?:link|adres) |(?:link|adres) publiczny )(?:jest )?(?:już |teraz )?(?:aktywny|działa)",
    bar: "bez (?:żadnego |żadnej )?(?:hasła|konta|logowania(?: się)?|loginu|rejestracji|zakładania konta|zaproszenia|pytania)|bez (?:żadnych )?(?:błędów|problemów|przeszkód|zakłóceń)",
    state: "stan|status|widoczność|dostęp|publikacja|strona",
    task: "akcja|alarm|co|częstotliwość|godzina|harmonogram|kiedy|następn[ea] (?:uruchomienie|odpalenie)|powtarzanie|przypomnienie|rytm|wyzwalacz|zadanie",
  }),
  tr: () => ({
    opened:
      "artık (?:gizli|özel|saklı|kapalı) değil|(?:gizliden|özelden|taslaktan) (?:herkese açığa|yayına)|açık (?:web|internet)(?:te|e)|(?:herkese açık|genel|halka açık) (?:adres|bağlantı|link)i? (?:artık |şu an |şimdi )?(?:aktif|çalışıyor|devrede|geçerli)",
    bar: "(?:hesap|kayıt|giriş|üyelik|şifre|parola|oturum) (?:açmadan|olmadan|yapmadan|gerekmeden|girmeden|istemeden|gerekmiyor|istemiyor|sormuyor)|(?:sorunsuz|hatasız|pürüzsüz)(?: bir şekilde)?",
    state: "durum|görünürlük|erişim|yayın|sayfa",
    task: "alarm|eylem|görev|hatırlatma|hatırlatıcı|iş|ne|ne zaman|saat|sıklık|sonraki çalışma|sonraki|tekrar|tetikleyici|uyarı|aralık",
  }),
  id: () => ({
    opened:
      "(?:sudah|kini|sekarang)? ?(?:tidak|tak|bukan|nggak|gak) (?:lagi )?(?:privat|pribadi|tersembunyi|rahasia)(?: lagi)?(?<!(?:masih|belum) (?:privat|pribadi))|dari (?:privat|pribadi|draf) (?:ke|jadi|menjadi) publik|di (?:web|internet) terbuka|(?:sudah|kini|telah|kuubah|kujadikan|diubah|saya ubah|aku ubah|disetel|kusetel) (?:[^\\s]+ ){0,5}?(?:jadi|menjadi|ke) publik|(?:alamat|link|tautan) publik(?:nya)? (?:sudah |kini |sekarang )?(?:aktif|berfungsi|bisa dipakai|jalan)",
    bar: "tanpa (?:perlu |harus )?(?:[^\\s]+ )?(?:akun|daftar|kata sandi|login|masuk akun|mendaftar|pendaftaran|password|sandi|undangan|izin)|tanpa (?:error|hambatan|kendala|kesalahan|masalah)",
    state: "status|keadaan|visibilitas|akses|publikasi|halaman",
    task: "aksi|alarm|apa|frekuensi|interval|jadwal|kapan|pemicu|pengingat|pengulangan|jam|tugas|(?:jalan|berikutnya|eksekusi) berikutnya|waktu",
  }),
  vi: () => ({
    opened:
      "(?:không còn|hết|thôi) (?:riêng tư|ẩn|bí mật|kín)(?: nữa)?(?: rồi)?|(?:chuyển|đặt|đổi|bật|gạt)(?: [^\\s]+){0,5}? (?:sang |thành |ở )?(?:chế độ )?công khai(?: rồi)?|từ riêng tư (?:sang|thành) công khai|trên (?:web|mạng) mở|hiện công khai|(?:liên kết|đường dẫn|link) công khai (?:đã |đang |hiện )?(?:hoạt động|có hiệu lực|chạy)",
    bar: "(?:không|khỏi|chẳng|chả) (?:cần|phải|đòi|hỏi|yêu cầu) (?:[^\\s]+ )?(?:đăng nhập|mật khẩu|tài khoản|đăng ký|lời mời)|(?:mà )?không (?:có |gặp )?(?:lỗi|sự cố|trục trặc|vấn đề)(?: gì| nào)?",
    state: "trạng thái|tình trạng|hiển thị|quyền xem|xuất bản|trang",
    task: "báo thức|chu kỳ|công việc|giờ|hành động|khi nào|lặp(?: lại)?|lịch|lần (?:chạy )?(?:kế|tới|tiếp)(?: theo)?|nhắc(?: nhở)?|tác vụ|tần suất|thời gian|việc|nội dung",
  }),
  zh: () => ({
    opened:
      "(?:不再|不是|已经不|已不)(?:是|再)?(?:私密|私有|仅自己可见|隐藏|保密)|(?:从|由)(?:私密|私有|草稿|仅自己可见)(?:改成|变成|切换?到|切换?成|转为|改为|设为)(?:了)?公开|(?:设|改|调|切|切换|转)(?:成|为|到)了?公开(?!前|吗)|(?:开放|公开)给(?:了)?(?:所有人|大家|公众|任何人)|(?:公网|公开|公共|分享)(?:的)?(?:链接|地址|网址)(?:现在|目前)?(?:已经|已)?(?:都)?(?:生效|激活|启用|可用|可以用|能用|有效|能打开|可以访问|能访问)",
    bar: "(?:不用|不必|无需|无须|不需要|免|没有|不|毋须)(?:再)?(?:任何)?(?:登录|登入|登陆|注册|账号|帐号|账户|密码|口令|邀请)|(?:没有?|毫?无)(?:任何)?(?:差错|错误|报错|问题|阻碍)",
    state: "状态|可见性|可见范围|访问权限|发布状态|发布|公开状态|页面状态",
    task: "任务|动作|频率|间隔|下次(?:触发|运行|执行)?|触发(?:条件|时间)?|表达式|提醒|重复|时间|周期|内容",
  }),
  ja: () => ({
    opened:
      "(?:もう|もはや|すでに)?非公開では(?:なく|ありません|ない)|非公開から公開(?:に|へ)(?:切り?替え|変え|変更|移し|し(?:まし|てあ|てお))|公開(?:状態|設定|範囲)(?:を|は|が|も)?(?:「?公開」?に|オンに|全体に)?(?:しました|してあります|しておきました|切り替え(?:ました|済み)|変更(?:しました|済み)|実施済み|済み|です)|(?:公開|共有)(?:用)?(?:リンク|URL|アドレス)(?:は|も|が)(?:もう|すでに|既に|現在)?(?:有効(?:です|にな)|使え(?:ます|るよう)|生きて|稼働|開けます)",
    bar: "(?:ログイン|サインイン|登録|アカウント|パスワード|招待|合言葉)(?:は|も|が|の)?(?:もう)?(?:不要|いりません|要りません|必要ありません|必要なし|無し|なし(?:で|に|でも)?|しなくても?|せずに|求められません|いらず)|(?:エラー|支障|滞り|トラブル|問題)なく",
    state: "状態|ステータス|公開(?:状態|設定|範囲)?|表示範囲",
    task: "ジョブ|タスク|内容|動作|頻度|間隔|次回(?:実行|通知)?|トリガー|条件|リマインダー|繰り返し|時刻|日時|周期",
  }),
  ko: () => ({
    opened:
      "(?:이제 |더 ?이상 )?(?:비공개|나만 보기|숨김)(?:가|는|을|를)? ?(?:아니에요|아닙니다|아니고|풀었|풀어|해제했|해제해|해제됐|끝났)|비공개에서 (?:전체 ?)?공개로|(?<!비)(?:전체 ?)?공개로 (?:바꿨|돌렸|전환했|설정했|해 ?뒀|변경했|바꿔|돌려)|(?:공개|공유) ?(?:링크|주소)(?:가|는|도)? ?(?:이제 |이미 |지금 )?(?:작동(?:합|해|하고)|활성화됐|활성화되었|유효합|살아 ?있|열립)[가-힣]*",
    bar: "(?:로그인|회원 ?가입|가입|계정|비밀번호|암호|초대)(?:은|는|이|가|도|을|를| 창도| 창이| 없이| 안 ?해도)? ?(?:없이(?:도)?|안 ?(?:해도|떠|뜨|물어|필요)[가-힣]*|필요 ?없[가-힣]*|하지 않아도|안 하고도|안 한)|(?:문제|오류|차질|탈) ?없이",
    state: "상태|공개 ?(?:범위|여부|상태)|접근|게시",
    task: "작업|내용|동작|빈도|간격|다음 (?:실행|알림)|트리거|조건|알림|반복|시각|시간|주기",
  }),
  ar: () => ({
    opened:
      "(?:لم (?:يعد|تعد)|ما عاد|ما عادت|ليست?|صار غير|مو) (?:[^\\s]+ )?(?:خاص|مخفي|سري)[\\p{L}\\p{M}]*(?: بعد الآن)?|من (?:خاص|مسودة|الخاص)[\\p{L}\\p{M}]* إلى (?:عام|العام)[\\p{L}\\p{M}]*|(?:صار|أصبح|بات|صارت|أصبحت|باتت|الآن|خلّ?يت|جعلت|حوّ?لت|غيّ?رت|بدّ?لت)ُ?(?:ها|ه)? (?:[^\\s]+ ){0,4}?(?:عامّ?ة|عامّ?ًا|علني[\\p{L}\\p{M}]*|متاح[\\p{L}\\p{M}]* (?:للجميع|للكل|لأي)|مفتوح[\\p{L}\\p{M}]* (?:للجميع|للكل|لمن|لأي)|مرئي[\\p{L}\\p{M}]* للجميع)|على (?:الويب|الإنترنت) المفتوح|(?:الرابط|العنوان) (?:العام|العلني) (?:صار |أصبح |بات |الآن )?(?:فعال|مفعّ?ل|نشط|يعمل)[\\p{L}\\p{M}]*",
    bar: "(?:بدون|بلا|دون|من دون|من غير|بغير) (?:أي )?(?:حاجة إلى )?(?:حساب|تسجيل(?: دخول)?|كلمة (?:مرور|سر)|دعوة|دخول|باسوورد|تسجيل الدخول)|(?:بدون|بلا|دون|من دون) (?:أي )?(?:أخطاء|خطأ|عقبات|عوائق|مشاكل|مشكلة)",
    state: "الحالة|حالة الصفحة|الظهور|الوصول|النشر|الإتاحة",
    task: "الإجراء|التذكير|التكرار|التنبيه|الفاصل|الموعد|المهمة|المحفّ?ز|الوقت|الجدول|التشغيل التالي|كل|ماذا|متى",
  }),
  hi: () => ({
    opened:
      "(?:अब |और )?(?:निजी|प्राइवेट|छिपा|छुपा|गुप्त)(?:[^।]{0,4}) ?(?:नहीं (?:रहा|रही|रहे|है)|से सार्वजनिक)|(?:निजी|प्राइवेट|ड्राफ़्ट) से (?:सार्वजनिक|पब्लिक)|(?:सार्वजनिक|पब्लिक) (?:कर (?:दिया|दी|दिए|चुका)|हो (?:गया|गई|चुका|चुकी)|बना (?:दिया|दी))|खुले वेब पर|(?:सार्वजनिक|पब्लिक) (?:लिंक|पता) (?:अब )?(?:चालू|सक्रिय|काम कर रहा)",
    bar: "(?:बिना|बग़ैर|बगैर) (?:किसी )?(?:खाते|खाता|अकाउंट|लॉगिन|लॉग-?इन|पासवर्ड|साइन-?इन|रजिस्ट्रेशन|पंजीकरण|न्योते)(?: (?:के|किए))?|(?:बिना|बग़ैर|बगैर) (?:किसी )?(?:गड़बड़ी|त्रुटि|दिक्कत|परेशानी|रुकावट|समस्या)(?: के)?",
    state: "स्थिति|दृश्यता|पहुँच|प्रकाशन",
    task: "काम|कार्य|कब|क्या|रिमाइंडर|आवृत्ति|अंतराल|अगली बार|ट्रिगर|समय|दोहराव|अलर्ट",
  }),
  th: () => ({
    opened:
      "ไม่(?:ได้)?(?:เป็น|ใช่)?ส่วนตัว(?:อีก)?(?:ต่อไป)?แล้ว|(?:เปลี่ยน|ปรับ|สลับ|ตั้ง)(?:[ก-๙ ]{0,16})?(?:เป็น|ให้เป็น)สาธารณะ(?:แล้ว|ให้แล้ว|เรียบร้อย)|จาก(?:ส่วนตัว|ฉบับร่าง)เป็นสาธารณะ|เปิดเป็นสาธารณะ(?:แล้ว|เรียบร้อย)|ลิงก์(?:สาธารณะ|เผยแพร่)(?:ตอนนี้)?(?:ใช้งานได้|ใช้ได้|เปิดใช้)(?:แล้ว|อยู่)",
    bar: "(?:โดย)?ไม่(?:ต้อง|จำเป็นต้อง)(?:มี|ใช้|ใส่|ขอ)?(?:ล็อกอิน|เข้าสู่ระบบ|บัญชี|รหัส(?:ผ่าน)?|สมัคร(?:สมาชิก)?|คำเชิญ)|(?:โดย)?ไม่มี(?:ข้อผิดพลาด|ปัญหา|อุปสรรค)(?:ใดๆ|อะไร)?",
    state: "สถานะ|การมองเห็น|การเข้าถึง|การเผยแพร่",
    task: "งาน|การกระทำ|ความถี่|ช่วงเวลา|ครั้งถัดไป|ทริกเกอร์|เงื่อนไข|เตือน|การเตือน|ทำซ้ำ|เวลา|รอบ",
  }),
};

/** The same, as what is searched. */
export type StandingWords = { readonly [List in keyof Lists]: RegExp } & {
  /** What a text holds that may say so; asked of texts in lower case. */
  readonly stems: RegExp;
};

/** Languages whose words no blank parts. */
const UNSPACED = new Set(["zh", "ja", "th", "ko"]);

const made = new Map<string, StandingWords>();

/** The patterns of a language; undefined of one without lists. Made when a text is first read in it. */
export function standingOf(id: string): StandingWords | undefined {
  const known = made.get(id);
  if (known) return known;
  const lists = LISTS[id]?.();
  if (!lists) return undefined;
  const standing = compiled(lists, UNSPACED.has(id));
  made.set(id, standing);
  return standing;
}

/** A clause without "without a login" or "without a hitch": no deed is taken back by it. */
export function withoutBar(id: string, clause: string): string {
  const bar = standingOf(id)?.bar;
  return bar?.test(clause) ? clause.replace(bar, " ").replace(/ {2,}/g, " ").trim() : clause;
}

function compiled(lists: Lists, unspaced: boolean): StandingWords {
  const any = (list: string, flags = "iu"): RegExp =>
    new RegExp(
      unspaced ? alternation(list) : `(?<![\\p{L}\\p{M}])${alternation(list)}(?![\\p{L}\\p{M}])`,
      flags,
    );
  const forms: Record<string, () => RegExp> = {
    // Without regard to case it would take three times as long to compile: asked of texts in lower case.
    stems: () => any(`${lists.opened}|${alternation(lists.state)} ?[:：]`, "u"),
  };
  for (const [name, list] of Object.entries(lists)) forms[name] = () => any(list);
  // Most texts hold none of the stems, and need no other list.
  const words = {};
  for (const [name, form] of Object.entries(forms)) Object.defineProperty(words, name, { get: lazy(form) });
  return words as StandingWords;
}
