/**
 * Effects on the world outside of the files, by their verbs in any language: who sent, restarted, revoked or archived
 * something made a call that did. `en` are verbs as {@link done} takes them; `any` whole forms of a done act in all other
 * languages at once, of which none is a word of another language that means something else.
 */

/** One effect. */
export type EffectTrace = {
  readonly id: string;
  readonly en: string;
  /** What follows the English verb. */
  readonly behind?: string;
  readonly any?: string;
  /** The same where words stand without blanks, or grow together. */
  readonly joined?: string;
  /** What the words, the input or the output of a call hold that could have done it. */
  readonly seen: string;
  /** A change of a file could be it. */
  readonly edits?: true;
  /** It reaches somebody or something else. */
  readonly outward?: true;
};

/** Every effect; a clause may tell of several. */
export const EFFECTS: readonly EffectTrace[] = [
  {
    id: "send",
    outward: true,
    en: "sent|e-?mailed|mailed|forwarded|dispatched|delivered|on its way to",
    behind:
      "(?! (?:as|with|via|in|by|back|when|only|through|over|along)\\b| to (?:the |its? )?(?:api|server|client|backend|browser|endpoint|parser|queue|handler|function|log|console|std\\w+|sentry)\\b)",
    any: "verschickt|abgeschickt|versendet|gesendet|geschickt|envié|enviad[oa]s?|mandé|envoyée?s?|enviei|mandei|inviat[oaie]|spedit[oa]|отправил[аи]?|отправлен[оаы]?|выслал[аи]?|разослал[аи]?|надіслав|надіслала|надіслано|відправив|відправила|відправлено|wysłał[ae]m|wysłano|wysłan[aey]|gönderdim|gönderildi|yolladım|dikirim|terkirim|mengirim(?:kan)?|đã gửi|và gửi",
    joined:
      "已(?:经)?(?:发送|发给|寄出|发出)|(?:发送|发给|寄给)了|送信(?:しました|済み|完了)|送りました|보냈|발송했|전송했|भेज (?:दिया|दी|दिए)|भेजा (?:है|गया)|أرسلت|تم إرسال|ส่ง[^ ]{0,20}แล้ว",
    seen: "send|sent|mail|post(?!g)|message|forward|smtp|slack|notif|curl|share|publish|reply|telegram|discord|webhook|dispatch|deliver|push|sms|invite|submit|upload|http|transfer|comment|rsync|\\bscp\\b|s?ftp|rclone|\\bnc\\b|croc|syncthing|sync",
  },
  {
    id: "patch",
    en: "applied",
    behind: "(?= (?:the |your |both |all |their )?(?:[\\w-]+ )?(?:patch(?:es)?|diff)\\b)",
    any: "patch (?:ist |wurde |sind )?(?:jetzt )?angewendet|(?:parche|patch) aplicado|apliqué el parche|(?:correctif|patch) (?:est |a été )?appliqué|apliquei o patch|patch applicata?|патч примен[её]н|применил[аи]? патч|đã áp dụng (?:bản vá|patch)|bản vá đã được áp dụng",
    joined:
      "(?:补丁|補丁)已?(?:经)?(?:成功)?(?:应用|打上|套用)|已?(?:应用|打上|套用)了?(?:补丁|補丁)|パッチを(?:適用|当て)(?:し|ま)|패치를?[^.]{0,30}적용(?:했|하였|됐|되었)",
    seen: "apply|\\bam\\b|patch|edit|write|merge|cherry|pull|checkout|reset|sed|deploy|install",
  },
  {
    id: "tell",
    outward: true,
    en: "informed|told|invited|declined|let (?:everybody|everyone|them|him|her|people|the \\w+|your \\w+) know|replied|wrote (?:back )?to|written (?:back )?to|answered (?:her|him|them|the (?:mail|email|ticket|customer))",
    behind:
      "(?! (?:you|it|[a-z]{1,2}\\d+|the (?:script|report|program|tool|linter|compiler|agent|model|parser|user)|(?:the |a |its )?(?:files?|sheet|cells?|db|database|disk|logs?|table|column|std\\w+|config|cache|rows?|range|folder|bucket|path|output|report|server|socket))\\b| [‹/~.])",
    any: "écrit à (?:votre|ton|son|ma|mon|la|l['’]équipe)|répondu à|informé|prévenu|averti|le escribí|avisé a|informé a|respondi a|avisei|geantwortet|angeschrieben|benachrichtigt|informiert|ответил[аи]? (?:ему|ей|им|клиент\\p{L}*)|сообщил[аи]? (?:ему|ей|им|клиент\\p{L}*|команде)|ho (?:avvisato|risposto|informato|scritto a)|odpisałem|powiadomi(?:łem|łam|ono)|bilgilendirdim|haber verdim|memberi ?tahu|повідомив|відповів",
    seen: "send|sent|mail|post(?!g)|message|reply|repl|respond|slack|notif|comment|invit|attend|decline|rsvp|share|telegram|discord|webhook|sms|chat|draft|curl|http|transition|member|event",
  },
  {
    id: "remind",
    outward: true,
    en: "set|added|created|scheduled",
    behind: " (?:an? |the |two |another |second )*(?:[\\w-]+ )?reminders?\\b",
    any: "recordatorio (?:creado|programado|puesto)|rappel (?:créé|programmé|mis)|lembrete (?:criado|agendado)|напоминание (?:создано|поставлено|установлено)|erinnerung (?:gesetzt|angelegt|eingerichtet)",
    joined: "提醒已(?:设置|创建)|リマインダーを(?:設定|作成|登録)し|알림을 (?:설정|등록|만들)",
    seen: "remind|schedul|cron|calendar|event|alarm|timer|task|todo|\\bat ",
  },
  {
    id: "fail over",
    outward: true,
    en: "failed (?:it )?over|promoted|switched over",
    any: "failover (?:yapıldı|durchgeführt|realizado|effectué|выполнен|eseguito|wykonan[oy])",
    joined: "切换完成|フェイルオーバー(?:し|完了)|페일오버(?:했|완료)",
    seen: "promot|fail-?over|switch|primary|repmgr|patroni|release|deploy|stage|tag|merge",
  },
  {
    id: "restart elsewhere",
    outward: true,
    en: "rebooted|power-?cycled",
    any: "riavviat[oaie]|zrestartował[ae]m|zrestartowano|uruchomił[ae]m ponownie|yeniden başlattım|yeniden başlatıldı|перезапустив|перезапустила|перезапущено|direstart|memulai ulang|dimulai ulang",
    joined: "रीस्टार्ट|पुनः आरंभ किया|أعدت تشغيل|รีสตาร์ท[^ ]{0,20}แล้ว",
    seen: "restart|reload|reboot|rollout|\\bup\\b|start|\\bkill|recreate|deploy|apply|\\brun\\b|upgrade",
  },
  {
    id: "reformat",
    outward: true,
    en: "reformatted|formatted",
    behind: " (?:the|all|both|your|every|it|them|\\d+|two|three|four|five) ",
    any: "(?:neu |um)formatiert|reformatead[oa]s?|reformateé|reformatée?s?|reformatad[oa]s?|reformatei|riformattat[oaie]|переформатировал[аи]?|переформатирован[оаы]?|отформатировал[аи]?",
    joined:
      "(?:格式化|重新排版)了|(?:整形|フォーマット)し(?:直し)?ました|(?:포맷|서식)(?:팅)?(?:을 )?(?:했|적용했)",
    seen: "^(?!.*(?:--check|--list-different|--dry-run|--diff| -l(?: |$)|check-only))(?:.*(?:format|fmt|prettier|black|ruff|biome|eslint|isort|yapf|goimports|--fix|--write|pre-commit|lint|style|pint|rubocop|standard|spotless|sed |perl |indent|tidy|commit))",
  },
  {
    id: "turn",
    en: "armed|disarmed|unlocked|unmuted|muted|dimmed",
    seen: "\\barm|disarm|alarm|lock|mute|volume|dim|bright|turn_|set_",
    edits: true,
  },
  {
    id: "lift",
    en: "lifted",
    behind: " (?:the |its |that )",
    seen: "lift|unlock|remove|disable|allow|delete|unset|off",
    edits: true,
  },
  {
    id: "unsubscribe",
    outward: true,
    en: "unsubscribed",
    seen: "unsub|opt.?out",
    any: "desabonnée?|abbestellt|desuscrit[oa]|abgemeldet",
  },
  {
    id: "archive",
    en: "archived",
    any: "archiviert|archivad[oa]s?|archivée?s?|archiviat[oaie]|заархивирован\\p{L}*|zarchiwizowan\\p{L}+|arşivlendi|arşivledim",
    joined: "已(?:全部)?归档|アーカイブしました|보관했",
    seen: "archiv|tar|zip|move|label|mv ",
  },
  {
    id: "pay",
    outward: true,
    en: "paid|refunded|charged|ordered|bought|purchased|booked|reserved",
    behind: "(?! (?:by|for by|words?|memory|space)\\b)",
    any: "bezahlt|bestellt|gebucht|erstattet|reservé|reservad[oa]s?|pagué|pagad[oa]s?|comprad[oa]s?|compré|réservée?s?|payée?s?|commandée?s?|remboursée?s?|reservei|paguei|comprei|prenotat[oa]|pagat[oa]|забронирова\\p{L}+|оплатил[аи]?|оплачен\\p{L}*|заказал[аи]?|zarezerwowa\\p{L}+|zapłaci\\p{L}+|rezerve ett\\p{L}+|ödedim|dipesan|đã (?:đặt (?:vé|bàn|phòng|chỗ)|thanh toán)",
    joined:
      "(?:预订|预定|支付|退款|下单)(?:了|成功|完成)|已(?:预订|预定|支付|退款|下单)|予約しました|支払いました|注文しました|예약했|결제했|주문했",
    seen: "pay|refund|charg|order|buy|book|reserv|event|calendar|create_|purchase|checkout|invoice|stripe|transaction|ticket|flight|hotel|table|seat|schedul|appointment|meeting",
  },
  {
    id: "download",
    en: "downloaded",
    any: "heruntergeladen|descargu[ée]|descargad[oa]s?|téléchargée?s?|baixei|baixad[oa]s?|scaricat[oaie]|скачал[аи]?|скачан\\p{L}*|pobrał[ae]m|pobrano|indirdim|indirildi|diunduh|mengunduh|đã tải (?:về|xuống)",
    joined: "下载(?:了|完成)|已下载|ダウンロードしました|다운로드했|다운로드 완료",
    seen: "download|curl|wget|fetch|get\\b|get_|pull|clone|http|scp|sync|aria|yt-dlp|install|export|s3|gsutil|artifact|\\bgh ",
  },
  {
    id: "export",
    en: "exported",
    any: "exporté|exportad[oa]s?|exportée?s?|exportei|esportat[oaie]|экспортирова\\p{L}+|wyeksportowa\\p{L}+|dışa aktar\\p{L}+|diekspor|đã xuất",
    joined: "导出(?:了|完成)|已导出|エクスポートしました|내보냈",
    seen: "export|csv|dump|to_|write|save|> |copy|report|print|json|xlsx|pdf|download|out\\b|render|convert",
    edits: true,
  },
  {
    id: "load",
    en: "imported|loaded|seeded|ingested|restored",
    behind:
      "(?! (?:by|from (?:the )?config|lazily|when|once|at|on|only|into (?:memory|the browser)|in the)\\b)",
    any: "eingespielt|wiederhergestellt|importé|importad[oa]s?|restaurad[oa]s?|restauré|importée?s?|restaurée?s?|importei|restaurei|importat[oaie]|ripristinat[oaie]|импортирова\\p{L}+|восстанов(?:ил|ила|лен\\p{L}*)|zaimportowa\\p{L}+|przywróci\\p{L}+|içe aktar\\p{L}+|geri yükle\\p{L}+|diimpor|dipulihkan|đã (?:nhập|khôi phục)",
    joined: "(?:导入|恢复)(?:了|完成)|已(?:导入|恢复)|(?:インポート|復元)しました|(?:가져왔|복원했|복구했)",
    seen: "import|load|copy|seed|insert|ingest|restor|fixture|populate|psql|checkout|revert|cp |mv |undo|roll|recover|zip|tar|git |bq |sql|\\bdb|data|backup|write|create|apply|update",
    edits: true,
  },
  {
    id: "close",
    outward: true,
    en: "closed|reopened|re-opened|assigned|labell?ed|triaged",
    behind:
      " (?:it|them|both|all|the (?:\\w+ )?(?:issue|ticket|pr|mr|pull|bug|task|card|thread)s?|issue|ticket|#\\d|[A-Z]{2,}-\\d)",
    seen: "close|reopen|state|update|assign|label|transition|edit|status|merge|resolve|fix(?:es|ed)? #|PATCH|api",
  },
  {
    id: "kill",
    en: "killed|terminated|stopped",
    behind:
      " (?:it|them|both|all|the (?:[\\w-]+ )?(?:process|server|container|service|instance|job|pod|worker|daemon)s?)",
    seen: "kill|stop|terminat|down|delete|scale|shut|\\brm\\b|disable|fuser|quit|cancel|timeout|drain",
  },
  {
    id: "purge",
    en: "flushed|purged|invalidated|cleared",
    behind: " (?:(?:the|its|your|both|all|redis|cdn) )*(?:[\\w-]+ )?(?:caches?|cdn|queues?|redis)",
    seen: "cache|purge|invalidat|flush|clear|clean|rm |delete|reset|drain|expire",
    edits: true,
  },
  {
    id: "drop",
    en: "dropped",
    behind: " .{0,40}?(?:index(?:es)?|tables?|columns?|constraints?|databases?|schemas?|views?)\\b",
    seen: "drop|delete|remove|migrat|prune",
    edits: true,
  },
  {
    id: "vacuum",
    en: "ran|executed|vacuumed|analy[sz]ed|reindexed",
    behind: "(?: (?:an? |the )?(?:vacuum|analy[sz]e|reindex)\\b| the tables?\\b)",
    seen: "vacuum|analy[sz]|reindex|optimi",
  },
  {
    id: "renew",
    en: "renewed",
    seen: "renew|certbot|acme|issue|updat|sign|order|subscri|creat|extend|lego|rotat",
    edits: true,
  },
  {
    id: "grant",
    outward: true,
    en: "granted|invited|shared",
    behind:
      " .{0,40}?(?:access|permissions?|rights|roles?|the (?:folder|doc|document|sheet|file|page|board|calendar)|with (?:the )?(?:team|everyone|[A-Z]\\w+))\\b",
    any: "(?<!\\d ?[KMGT]i?B(?: \\p{L}{1,20}){0,2} )freigegeben|compartid[oa]s?|compartí|partagée?s?|compartilhei|compartilhad[oa]|condivis[oa]|udostępni\\p{L}+|paylaştım|paylaşıldı|đã chia sẻ",
    joined: "已共享|共享(?:了|给)|共有しました|공유했",
    seen: "grant|perm|role|access|invit|member|iam|chmod|chown|acl|policy|share|add_|publish|collab|link|send|post(?!g)|upload",
    edits: true,
  },
  {
    id: "subscribe",
    outward: true,
    en: "subscribed|registered|enrolled|signed up",
    behind: " (?:you|it|the|your)\\b",
    seen: "subscri|regist|enrol|sign|account|create|add|join|hook|domain",
    edits: true,
  },
  {
    id: "merge request",
    outward: true,
    en: "cherry-picked",
    seen: "cherry|pick|backport",
  },
  {
    id: "force",
    outward: true,
    en: "force-?pushed",
    any: "forcé (?:le push|avec)|forzado con|принудительно (?:отправил|запушил)",
    seen: "force|-f\\b|\\+\\w",
  },
  { id: "bisect", outward: true, en: "bisected", seen: "bisect" },
  {
    id: "sign",
    outward: true,
    en: "notari[sz]ed|code-?signed|signed",
    behind: " (?:it|the|your|both|and)\\b",
    seen: "sign|notar|staple|gpg|cosign|codesign|\\bgit tag -s|-S\\b",
  },
  {
    id: "compress",
    en: "zipped|gzipped|compressed",
    behind: "(?! \\d[\\d.,]* ?[kKMG]i?B)",
    seen: "zip|compress|tar|gz|zst|brotli|optimi|ffmpeg|convert|magick|sharp|squash|minif|crf",
    edits: true,
  },
  {
    id: "monitor",
    outward: true,
    en: "monitored|watched",
    behind:
      " (?:it|the|them|both|logs?|metrics)\\b.{0,30}\\bfor (?:\\d+|a few|several|ten|five|an?) (?:minutes?|hours?|seconds?)",
    seen: "sleep|watch|tail|log|monitor|loop|top|stat|metric|wait|while|for |get_",
  },
  {
    id: "attach",
    outward: true,
    en: "attached",
    behind: " (?:it|the|them|both|a)\\b",
    seen: "attach|upload|file|add|comment|volume|link",
    edits: true,
  },
  {
    id: "cancel",
    outward: true,
    en: "cancell?ed",
    behind: " (?:it|the|your|both|all|that|#)",
    any: "storniert|abgesagt|cancelé|cancelad[oa]s?|annulée?s?|cancelei|annullat[oa]|отменил[аи]?|отменен\\p{L}*|отменён\\p{L}*|anulowa\\p{L}+|odwoła\\p{L}+|iptal ett\\p{L}+|iptal edildi|dibatalkan|đã hủy",
    joined: "取消(?:了|成功)|已取消|キャンセルしました|취소했",
    seen: "cancel|delete|remove|stop|abort|abort|kill|refund|terminat|archive|decline|void|rm ",
    edits: true,
  },
];
