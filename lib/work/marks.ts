/** Marks of any language that take a claim out of a clause: habits, contents of a text, what came to no good. */

/** What became of it is no success: blocked, refused, cancelled, in any language. */
export const STOPPED =
  /\b(?:blocked|rejected|refused|denied|cancell?ed|aborted|interrupted|skipped|stopped|killed|terminated|lost|corrupted|broken)\b|bloqu|refus|interr[ou]mp|annul|rejet|échou|abandonn|ignor|rechaz|deneg|cancel|abort|detenid|omitid|perdu|perdid|perso|bloccat|rifiut|negat|respint|saltat|ferm[ao]t|odrzuc|zablok|przerw|anulow|pomini|wstrzym|engellen|reddedil|iptal|kesil|atland|durdurul|takıl|блокир|блокован|отклон|отмен|прерван|пропущ|останов|відхил|скасов|перерв|зупин|blockiert|abgelehnt|verweigert|abgebrochen|unterbrochen|gestoppt|übersprungen|ditolak|diblokir|dibatalkan|dihentikan|gagal|رفض|حظر|إلغاء|إيقاف|阻|拒|取消|中断|中止|停|失败|失敗|拦|攔|ブロック|キャンセル|スキップ|거부|차단|취소|중단|실패|(?<!\p{L})bị(?!\p{L})|रोक|अस्वीक|रद्द|ปฏิเสธ|บล็อก|ยกเลิก/iu;

/** Words by which a clause is a guess, in any language. */
export const GUESSED =
  /\b(?:probably|presumably|perhaps|maybe|possibly|most likely|i (?:guess|suspect|assume|suppose)|as far as i can (?:tell|see)|my (?:guess|reading|assumption))\b|(?<!\p{L})(?:wahrscheinlich|vermutlich|möglicherweise|vielleicht|wohl|anscheinend|offenbar|probablement|sans doute|peut-être|apparemment|vraisemblablement|probablemente|seguramente|quizás?|tal vez|al parecer|provavelmente|talvez|aparentemente|ao que parece|probabilmente|forse|a quanto pare|скорее всего|вероятно|возможно|похоже|видимо|наверное|наверняка|ймовірно|мабуть|можливо|схоже|найімовірніше|prawdopodobnie|być może|chyba|najpewniej|muhtemelen|belki|galiba|büyük ihtimalle|mungkin|barangkali|sepertinya|tampaknya|có lẽ|có vẻ|chắc là|hình như)(?!\p{L})|可能|大概|也许|也許|或许|或許|应该是|應該是|估计|おそらく|たぶん|かもしれ|と思われ|ようです|아마|것 같|듯합|संभवतः|शायद|ربما|على الأرجح|غالبًا|น่าจะ|คาดว่า/iu;

/** What happens whenever something does: "Beim Start wird die Konfiguration geladen, danach …". */
export const HABIT_LEAD =
  /^(?:(?:on|at|upon|during) (?:start-?up|start|boot|apply|deploy(?:ment)?|merge|release|install(?:ation)?|upgrade|restart|commit|submit|login|launch|load|save|push|shutdown|(?:each|every|first) \w+)(?!\p{L})|(?:beim|bei jedem|nach dem|während des) (?:start|hochfahren|aufruf|login|speichern|laden|öffnen|ersten)|au (?:démarrage|lancement|chargement)|al (?:iniciar|arrancar|cargar|guardar)|na inicialização|ao (?:iniciar|carregar|salvar)|all['’]avvio|при (?:запуске|старте|загрузке|сохранении)|під час запуску|przy (?:starcie|uruchomieniu|zapisie)|açılışta|启动时|啟動時|起動時|시작(?:할 때| ?시)|khi khởi động|saat (?:dimulai|startup))/iu;

/** What a text says that was written stands behind its colon: "I documented the steps: the tag is pushed, then …". */
export const CONTENT =
  /^([^:]{0,160}(?<!\p{L})(?:documented|described|explained|outlined|summari[sz]ed|spelled out|wrote (?:up|down|the [\w\uE100-\uF8FF-]+)|covers|dokumentiert|beschrieben|documentad[oa]|descrit[oa]|document[ée]e?|décrite?|documentato|descritto|opisał\p{L}*|описал\p{L}*|задокументир\p{L}*|описав|belgeledim)(?!\p{L})[^:]{0,120}):\s[\s\S]*$/iu;

/** Made, at the end of what announces a list, in any language. */
export const MADE_BELOW =
  /(?:created|added|generated|scaffolded|written|new files?|cread[oa]s?|añadid[oa]s?|créée?s?|ajoutée?s?|erstellt|angelegt|hinzugefügt|criad[oa]s?|adicionad[oa]s?|creat[oaie]|aggiunt[oaie]|созда\p{L}*|добавлен\p{L}*|створен\p{L}*|додан\p{L}*|utworz\p{L}*|dodan\p{L}*|oluşturuldu|eklendi|dibuat|ditambahkan)$|(?:创建|新增|添加|新建|建立)[^，。]{0,12}$|(?:作成|追加)(?:し(?:まし)?た)?(?:ファイル)?$|(?:생성|추가)[^.]{0,10}$|(?:đã )?(?:tạo|thêm)[^.]{0,20}$/iu;
/** A path, as an item of a list. */
export const FILE_ITEM = /^(?:`[^`\s]+\.\w+`|[\w./-]+\.\w{1,5})(?:$|[\s:—–-])/;
