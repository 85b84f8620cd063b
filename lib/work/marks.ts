/** Marks of any language that take a claim out of a clause: habits, contents of a text, what came to no good. */
import { soughtAs } from "../core/sought.ts";

/** What became of it is no success: blocked, refused, cancelled, in any language. */
export const STOPPED = soughtAs(
  /\b(?:blocked|rejected|refused|denied|cancell?ed|aborted|interrupted|skipped|stopped|killed|terminated|lost|corrupted|broken)\b|bloqu|refus|interr[ou]mp|annul|rejet|échou|abandonn|ignor|rechaz|deneg|cancel|abort|detenid|omitid|perdu|perdid|perso|bloccat|rifiut|negat|respint|saltat|ferm[ao]t|odrzuc|zablok|przerw|anulow|pomini|wstrzym|engellen|reddedil|iptal|kesil|atland|durdurul|takıl|блокир|блокован|отклон|отмен|прерван|пропущ|останов|відхил|скасов|перерв|зупин|blockiert|abgelehnt|verweigert|abgebrochen|unterbrochen|gestoppt|übersprungen|ditolak|diblokir|dibatalkan|dihentikan|gagal|رفض|حظر|إلغاء|إيقاف|阻|拒|取消|中断|中止|停|失败|失敗|拦|攔|ブロック|キャンセル|スキップ|거부|차단|취소|중단|실패|(?<!\p{L})bị(?!\p{L})|रोक|अस्वीक|रद्द|ปฏิเสธ|บล็อก|ยกเลิก/iu,
);

/** What is told of a commit that was left out. */
export const RESERVED = soughtAs(
  /\b(?:not|never|n['’]t|conflict\w*|skip\w*|left|missing|but|without|except|only|still|open)\b|konflikt|nicht|auslass|übersprung|conflict|omit|salt(?:é|ad|ei)|falta|ignor|sauté|manque|пропу|конфликт|не |冲突|衝突|跳过|跳過|没|未|スキップ|競合|衝突|ませ|충돌|건너|않|못|xung đột|bỏ qua|chưa|không/iu,
);

/** Words by which a clause is a guess, in any language. */
export const GUESSED = soughtAs(
  /\b(?:probably|presumably|perhaps|maybe|possibly|most likely|i (?:guess|suspect|assume|suppose)|as far as i can (?:tell|see)|my (?:guess|reading|assumption))\b|(?<!\p{L})(?:wahrscheinlich|vermutlich|möglicherweise|vielleicht|wohl|anscheinend|offenbar|probablement|sans doute|peut-être|apparemment|vraisemblablement|probablemente|seguramente|quizás?|tal vez|al parecer|provavelmente|talvez|aparentemente|ao que parece|probabilmente|forse|a quanto pare|скорее всего|вероятно|возможно|похоже|видимо|наверное|наверняка|ймовірно|мабуть|можливо|схоже|найімовірніше|prawdopodobnie|być może|chyba|najpewniej|muhtemelen|belki|galiba|büyük ihtimalle|mungkin|barangkali|sepertinya|tampaknya|có lẽ|có vẻ|chắc là|hình như)(?!\p{L})|可能|大概|也许|也許|或许|或許|应该是|應該是|估计|おそらく|たぶん|かもしれ|と思われ|ようです|아마|것 같|듯합|संभवतः|शायद|ربما|على الأرجح|غالبًا|น่าจะ|คาดว่า/iu,
);

/** "Almost: it compiles but doesn't fit." */
export const NEARLY =
  /^\W*(?:almost|nearly|not quite|sort of|fast|beinahe|casi|presque|quase|quasi|почти|майже|prawie|neredeyse|hampir|gần như|几乎|幾乎|差不多|ほぼ|거의)[:,.，：。—-]/iu;

/** What happens whenever something does: "Beim Start wird die Konfiguration geladen, danach …". */
export const HABIT_LEAD = soughtAs(
  /^(?:(?:on|at|upon|during) (?:start-?up|start|boot|apply|deploy(?:ment)?|merge|release|install(?:ation)?|upgrade|restart|commit|submit|login|launch|load|save|push|shutdown|(?:each|every|first) \w+)(?!\p{L})|(?:beim|bei jedem|nach dem|während des) (?:start|hochfahren|aufruf|login|speichern|laden|öffnen|ersten)|au (?:démarrage|lancement|chargement)|al (?:iniciar|arrancar|cargar|guardar)|na inicialização|ao (?:iniciar|carregar|salvar)|all['’]avvio|при (?:запуске|старте|загрузке|сохранении)|під час запуску|przy (?:starcie|uruchomieniu|zapisie)|açılışta|启动时|啟動時|起動時|시작(?:할 때| ?시)|khi khởi động|saat (?:dimulai|startup))/iu,
);

/** A clause without a head of its own stands for a thing, and asserts nothing of it: "what's been paid", "lo que se ha pagado". */
export const HEADLESS = soughtAs(
  /\b(?:what(?:ever)?|(?:those|everything|anything|all|the (?:ones?|part|rest)) (?:that|which|who))(?:['’](?:s|re|ve|d)| is| are| was| were| has| have| had)(?: (?:not|already|actually|just|now|only|yet|since))*(?: been| being)?(?:(?: and)? (?:[a-z]{2,}ed|paid|sent|built|run|made|done|kept|left|put|set|cut|lost|spent|bought|sold|written|taken|given|shown)\b){1,2}|(?<!\p{L})was (?:\p{L}+ ){0,4}?(?:\p{L}{0,12}ge\p{L}{2,24}|\p{L}{2,20}iert|(?:be|ver|über)\p{L}{2,24}t) (?:wurden?|worden|ist|sind|war|waren|habe|haben|hat)(?!\p{L})|(?<!\p{L})lo (?:que (?:ya )?(?:se )?(?:ha|han|fue|fueron|está|están|había) (?:sido )?\p{L}+[aio]d[oa]s?|(?:ya |no )?\p{L}{3,}[ai]do)(?!\p{L})|(?<!\p{L})ce qu(?:i |['’e] ?)(?:a|ont|est|sont|avait|était|ai|j['’]ai|on a) (?:déjà |été )*\p{L}+(?:é|i|u|is|it)e?s?(?!\p{L})|(?<!\p{L})o que (?:já )?(?:foi|foram|está|estão) \p{L}+[aio]d[oa]s?(?!\p{L})|(?<!\p{L})(?:quello|ciò|quanto) (?:che )?(?:è|era|sono|ho|ha|hanno) (?:già )?(?:stato )?\p{L}+t[oaie](?!\p{L})|(?<!\p{L})(?:то|того|тому|том|всё|все|всего),? что (?:уже )?(?:было )?\p{L}+(?:[аеяё]н[оаы]?|то)(?!\p{L})|(?<!\p{L})to,? co (?:już )?(?:zostało )?\p{L}+(?:[aeo]n[oey]|te|to)(?!\p{L})/giu,
);

/** What was done to the speaker: "I was told to wait", "mir wurde gesagt", "on m'a demandé". */
export const DONE_TO_ME = soughtAs(
  /\b(?:i|we)(?:['’]ve been| (?:was|were|am|are|have been|had been|got)) (?:\w+ly |only |just )?(?:told|asked|given|instructed|ordered|supposed|allowed|permitted|forbidden|denied|refused|blocked|stopped|interrupted|paid|sent|invited|informed|notified|warned|reminded|cut off)\b|(?<!\p{L})(?:mir|uns) wurden? |(?<!\p{L})(?:ich wurde|wurde ich|wir wurden|wurden wir) |(?<!\p{L})(?:me|nos) (?:(?:ha|han|has|habéis|había[ns]?) )?(?:ped|pid|dij|dich|encarg|orden|indic|bloque|deneg)\p{L}*|(?<!\p{L})on (?:m['’]|nous )a(?!\p{L})|(?<!\p{L})(?:j['’]ai|nous avons) été (?!en mesure|capable)|(?<!\p{L})(?:me|nos) (?:pedi|disse|mand|bloque|neg)\p{L}*|(?<!\p{L})(?:mi|ci) (?:è stato|hai|ha|avete|hanno) (?:chiest|dett|ordinat|bloccat|negat)\p{L}*|(?<!\p{L})(?:мне|нам|меня|нас) (?:было )?(?:сказа|велел|велен|попроси|поручи|запрети|отказа|остановил|прервал)\p{L}*/iu,
);

/** One of several that may be: "or already committed". */
export const ALTERNATIVE = soughtAs(
  /^(?:either|entweder|soit|or|oder|ou|oppure|o bien|или|либо|або|чи|albo|lub|veya|ya da|atau|hoặc)(?!\p{L}) |^(?:或者?|又或|または|もしくは|또는|혹은)/iu,
);

/** What may have happened, or may be done, stands behind such a lead: "Possible causes: …", "Pistes : …", "Options: …". */
export const POSSIBLE = soughtAs(
  /^(?:(?:your |the |two |three )?(?:options?|alternatives?|ways out|choices)|optionen|möglichkeiten|opciones|opções|opzioni|варианты?|варіанти|opcje|seçenekler|pilihan|选项|可选方案|選項|選択肢|옵션|선택지|các lựa chọn|(?:the |a few |some |other )?(?:possible|likely|potential|probable|usual) (?:causes?|reasons?|explanations?|culprits?)|(?:causes?|reasons?) (?:could|may|might) be|mögliche (?:ursachen?|gründe?|erklärung(?:en)?)|pistes?|causes? (?:possibles?|probables?)|hypothèses?|(?:posibles?|probables?) (?:causas?|motivos?)|possíve(?:l|is) (?:causas?|motivos?)|possibil[ei] caus[ae]|ipotesi|возможн\p{L}+ причин\p{L}+|możliw\p{L}+ przyczyn\p{L}+|olası nedenler?|kemungkinan penyebab|khả năng)[^:：]{0,40}[:：]|^(?:可能的?(?:原因|情况|情況)|考えられる(?:原因|理由)|가능한 원인)[^:：]{0,20}[:：]/iu,
);

/** Cases, or what one would do, stand in the list behind such a lead: "It prints so in three cases:", "Je procéderais par paliers :". */
export const SUPPOSED = soughtAs(
  /\b(?:in|one of) (?:\w+ ){0,2}(?:cases|situations|conditions)\b|\b(?:i|we)(?:['’]d| would) |(?<!\p{L})(?:in (?:\p{L}+ ){0,2}fällen|(?:en|em|in|dans) (?:\p{L}+ ){0,2}(?:casos|casi|cas)|в (?:\p{L}+ ){0,2}случаях|(?:ich|wir) würden?|je \p{L}{2,}rais|eu \p{L}+ria|я бы|мы бы|tôi sẽ|trong (?:các )?(?:\p{L}+ )?trường hợp)(?!\p{L})|(?:种|種|以下|下列)(?:情况|情況)|我会|我會|場合|でしょう|경우|하겠/iu,
);

/** A condition without a word for it: "had it been pushed, …". */
export const INVERTED = soughtAs(
  /^(?:had|were|should) (?:it|they|this|that|these|those|i|we|you|any\w+|some\w+|the [\w-]+) (?!not\b)[a-z]/i,
);

/** What is named as a sentence, and asserted nowhere: "left out: that it was pushed, that anybody has seen it". */
export const NAMED_AS_CLAUSE = soughtAs(
  /^(?:and |or |nor )?that (?:it|they|he|she|i|we|you|any\w+|some\w+|every\w+|no\w+|the|this|these|those|all)\b/i,
);
/** Who says so in front of it asserts it. */
export const ASSERTS = soughtAs(
  /\b(?:confirm\w*|verif\w*|check\w*|see|saw|seen|sure|certain|report\w*|prove\w*|shows?|showed|means?|note\w*|says?|said|found|know|knew|see|fact|so|such|now)$/i,
);

/** How long something takes, by what goes on meanwhile: "blocks writes while it builds". */
export const MEANWHILE = soughtAs(
  /\b(?:while|as long as|until) (?:it|they)(?:['’]s|['’]re| is| are)? [a-z]+(?=[.,;:)]|$)/gi,
);

/** The header of a table whose first column has no name: "· failed · passed ·". */
export const HEADER_ROW = /^\s*·[^\d]*·[^\d]*$/u;

/** A noun behind one of these tells when, or what for: "stopped after the test", "nach dem Build". */
export const BESIDES = soughtAs(
  /(?<!\p{L})(?:after|before|during|for|until|since|prior to|ahead of|nach|vor|während|für|seit|después de|antes de|durante|para|tras|après|avant|pendant|pour|depuis|dopo|prima d[ie]|per|após|depois d[aeo]|antes d[ao]|после|перед|до|во время|для|після|під час|podczas|przed|po|dla|setelah|sebelum|untuk|sau|trước|cho)(?!\p{L}) ?(?:(?:the|a|an|this|that|these|each|every|all|its|your|dem|den|der|die|das|einem|jedem|el|la|los|las|cada|le|les|l['’]|du|des|chaque|lo|il|i|gli|o|os|as|khi) ?){0,2}(?!\p{Ll}+(?:ed|ing) )[\p{L}\uE100-\uF8FF‹›-]+|(?:测试|測試|テスト|테스트|构建|構建|ビルド|빌드|检查|檢查|チェック) ?(?:之|の)?(?:后|後|전|前|후|중|中)/giu,
);

/** Where something ran, and nothing of how it went: "on a clean checkout", "no código limpo". */
export const CLEAN_BASE = soughtAs(
  /\bclean(?= (?:\w+ )?(?:checkouts?|clones?|trees?|work\w*|copy|code|branch|builds?|install\w*|environment|database|db|state|slate|room|machine|container|vm|base|main|master)\b)|(?<=(?:código|árbol|árvore|rama|branch|checkout|repo|base|entorno|ambiente|copia|cópia|clone?|codice|albero|ramo) )limp[oaie]\p{L}*|(?<=(?:codice|albero|ramo|checkout) )pulit[oaie]|(?<!\p{L})sauber\p{L}+(?= (?:checkout|stand|branch|klon|arbeits|umgebung|zustand|build|commit))|(?<=(?:dépôt|arbre|branche|checkout|base|code|clone) )propres?|(?<!\p{L})чист\p{L}+(?= (?:ветк|копи|дерев|код|checkout|состояни|клон|сред))|(?:干净|乾淨)的?(?=代码|分支|环境|工作区|程式)|クリーンな|깨끗한(?= (?:코드|브랜치|상태|환경))/giu,
);

/** What a text says that was written stands behind its colon: "I documented the steps: the tag is pushed, then …". Who says "I" behind it tells an act. */
export const CONTENT = soughtAs(
  /^([^:]{0,160}(?<!\p{L})(?:documented|described|explained|outlined|summari[sz]ed|spelled out|wrote (?:up|down|the [\w\uE100-\uF8FF-]+)|covers|dokumentiert|beschrieben|documentad[oa]|descrit[oa]|document[ée]e?|décrite?|documentato|descritto|opisał\p{L}*|описал\p{L}*|задокументир\p{L}*|описав|belgeledim)(?!\p{L})[^:]{0,120}):\s(?!(?:i|i['’]ve|we|we['’]ve|ich|wir|j['’]ai|nous avons|he|hemos|я|мы)(?!\p{L}))[\s\S]*$/iu,
);

/** Made, at the end of what announces a list, in any language. */
export const MADE_BELOW = soughtAs(
  /(?:created|added|generated|scaffolded|written|new files?|cread[oa]s?|añadid[oa]s?|créée?s?|ajoutée?s?|erstellt|angelegt|hinzugefügt|criad[oa]s?|adicionad[oa]s?|creat[oaie]|aggiunt[oaie]|созда\p{L}*|добавлен\p{L}*|створен\p{L}*|додан\p{L}*|utworz\p{L}*|dodan\p{L}*|oluşturuldu|eklendi|dibuat|ditambahkan)$|(?:创建|新增|添加|新建|建立)[^，。]{0,12}$|(?:作成|追加)(?:し(?:まし)?た)?(?:ファイル)?$|(?:생성|추가)[^.]{0,10}$|(?:đã )?(?:tạo|thêm)[^.]{0,20}$/iu,
);
/** A path, as an item of a list. */
export const FILE_ITEM = /^(?:`[^`\s]+\.\w+`|[\w./-]+\.\w{1,5})(?:$|[\s:—–-])/;

/** Made or changed, of a file of which nothing else is said, in any language. What is told of a thing that was changed, or that holds of it, tells of no change: "the renamed field", "is added twice". */
export const CHANGED = soughtAs(
  /(?<!\b(?:the|an?|this|that|these|those|its|newly|recently|just|every|each|un|is|are|be|being|gets?|not|never|when|once|if) )(?<![\p{L}-])(?:added|adjusted|bumped|changed|converted|created|edited|extended|generated|implemented|migrated|modified|moved|new file|patched|refactored|renamed|replaced|reworked|rewritten|set to|touched|updated|wrote|written)(?![\p{L}-])|(?<!\p{L})(?:angepasst|aktualisiert|erstellt|angelegt|ergänzt|erweitert|geändert|hinzugefügt|umbenannt|ersetzt|neu geschrieben|korrigiert|actualizad[oa]s?|agregad[oa]s?|añadid[oa]s?|añadí|cambiad[oa]s?|cambié|cread[oa]s?|creé|editad[oa]s?|modificad[oa]s?|renombrad[oa]s?|corregid[oa]s?|ajoutée?s?|changée?s?|créée?s?|corrigée?s?|mise?s? à jour|modifiée?s?|renommée?s?|adicionad[oa]s?|alterad[oa]s?|atualizad[oa]s?|criad[oa]s?|criei|adicionei|alterei|renomead[oa]s?|corrigid[oa]s?|aggiornat[oaie]|aggiunt[oaie]|creat[oaie]|modificat[oaie]|rinominat[oaie]|corrett[oaie]|добав(?:ил|ила|лен[оаы]?)|измен(?:ил|ила|[её]н[оаы]?)|исправ(?:ил|ила|лен[оаы]?)|обнов(?:ил|ила|л[её]н[оаы]?)|переименова(?:л|ла|н[оаы]?)|созда(?:л|ла|н[оаы]?)|дода(?:в|ла|но)|змін(?:ив|ила|ено)|оновлен[оаі]?|створен[оаі]?|dodan[oaey]|dodałem|zmienion[oaey]|zmieniłem|zaktualizowan[oaey]|utworzon[oaey]|eklendi|güncellendi|değiştirildi|oluşturuldu|ditambahkan|diperbarui|diubah|dibuat|đã (?:thêm|sửa|đổi|tạo|cập nhật))(?!\p{L})|(?:创建|新建|新增|添加|修改|更新|重命名|建立|补充|加上|改)(?:了|成|为|到)|已(?:经)?(?:创建|新建|新增|添加|修改|更新|重命名)|(?:修正|追加|変更|更新|作成|改名)(?:し(?:まし)?た|済み)|(?:추가|수정|변경|갱신|생성|업데이트)(?:했|하였|한|됨)/iu,
);

/** Left as it was, or nothing to do there, in any language. */
export const UNCHANGED = soughtAs(
  /\b(?:unchanged|untouched|no (?:\w+ )?(?:changes?|edits?)|as (?:it|they) (?:is|are|was|were)|already|kept|stays?|same as before|for you|by hand|yourself)\b|unverändert|unberührt|keine änderung|bleib|sin cambios|sin tocar|igual que|inchangée?s?|intact|sem (?:alteraç|mudanç)|inalterad|invariat|senza modifiche|без изменений|не (?:менял|трога|измен)|bez zmian|değişmedi|không (?:đổi|sửa|cần|thay)|无需|不需要|不用|没有?(?:动|改)|未(?:动|改|変更)|(?:変更|修正|更新)(?:なし|無し|不要|は?ありません)|そのまま|(?:변경|수정) ?(?:없|불필요|안)|그대로/iu,
);
