/**
 * Acts that leave traces of their own, in the words of the ten languages: who restarted something ran a command that
 * restarts, who wrote a test wrote into a file of tests. Beside real work of another kind none of them is backed.
 */
import { alternation, wordsOf } from "../../core/words.ts";
import type { Deed } from "../act.ts";
import { EFFECTS, type EffectTrace } from "./effects.ts";
import { done } from "./en.ts";

/** One kind of act. */
export type Trace = {
  readonly id: string;
  /** What an English clause must hold before the row is tried. */
  readonly needs?: string;
  /** How each language says that it was done, as sources over a clause; see claim.ts for the signs in it. */
  readonly said: Readonly<Record<string, string>>;
  /** What the words, or the input, of a call hold that could have done it. */
  readonly seen: string;
  /** What of a call counts besides: tags, commits, builds have their own programs. */
  readonly deeds?: readonly Deed[];
  /** A change of any file could be it: a setting in a manifest, a schedule in a workflow. */
  readonly edits?: true;
  /** A state of what serves, which the last look at it may deny. */
  readonly serves?: true;
  /** Files that it writes, and nothing else is it. */
  readonly writes?: string;
  /** It reaches somebody or something else, or is one more act beside others: no other word for what was done. */
  readonly outward?: true;
  /** No look by the name of its tool shows that it was done. */
  readonly unseen?: true;
};

const B = "(?<![\\p{L}\\p{N}])";
const E = "(?![\\p{L}\\p{N}])";

/** Any of the pieces, as whole words. */
const word = (list: string): string => `${B}${alternation(list)}${E}`;

/** A verb and its object, in either order. */
const both = (verbs: string, objects: string): string =>
  `${B}${alternation(verbs)}${E}.{0,40}?${B}${alternation(objects)}${E}|${B}${alternation(objects)}${E}.{0,40}?${B}${alternation(verbs)}${E}`;

/** The same where words stand without blanks. */
const joined = (verbs: string, objects: string): string =>
  `${alternation(verbs)}.{0,16}?${alternation(objects)}|${alternation(objects)}.{0,10}?${alternation(verbs)}`;

/** English: a done verb, and what may follow it. */
const english = (verbs: string, behind = ""): string => `${done(alternation(verbs))}${behind}`;

/** Nouns and verbs that stand in several rows. */
const MADE_DE = "angelegt|eingerichtet|ergänzt|erstellt|gemacht|geschrieben|gesetzt|hinzugefügt";
const MADE_ES =
  "agreg(?:ué|ado|ada)|añad(?:í|ido|ida|idas|idos)|configur(?:é|ado|ada)|cre(?:é|ado|ada)|escrib[íi]|escrit[oa]s?|hech[oa]|hice|program(?:é|ado|ada)|puse|realic(?:é|ado)";
const MADE_FR =
  "ajoutée?s?|configurée?s?|créée?s?|écrite?s?|effectuée?s?|faite?s?|mise? en place|planifiée?s?|programmée?s?";
const MADE_PT =
  "adicion(?:ei|ado|ada|ados|adas)|agend(?:ei|ado|ada)|configur(?:ei|ado|ada)|cri(?:ei|ado|ada)|escrevi|escrit[oa]s?|feit[oa]|fiz|program(?:ei|ado)";
const MADE_RU =
  "добав(?:ил|ила|лен|лена|лены|лено)|завёл|завел|завела|написа(?:л|ла|н|ны)|настро(?:ил|ила|ен|ена)|постав(?:ил|ила|лен)|сдела(?:л|ла|н|на)|созда(?:л|ла|н|на|ны)";
const MADE_VI = "đã (?:cài|đặt|tạo|thêm|viết|lập|thiết lập|bổ sung)|đã lên lịch";
const MADE_ZH =
  "(?:创建|添加|新建|新增|补充|编写|写|加|设置|配置|建|開|开)(?:了|好了?|完)|已(?:经)?(?:创建|添加|新建|新增|补充|编写|设置|配置|建立)";
const MADE_JA = "(?:作成|作り|追加|設定|登録|書き|用意)(?:し)?(?:ました|済み|ておきました)";
const MADE_KO = "(?:만들|생성|추가|작성|설정|등록)(?:었|했|해 (?:두었|뒀|놓았))";

/** Acts with rows for each language. */
const OWN: readonly Trace[] = [
  {
    id: "restart",
    outward: true,
    needs: "bounced|reboot|reload|restart",
    said: {
      en: english("bounced|rebooted|reloaded|restarted"),
      de: word("neu geladen|neu gestartet|neugestartet"),
      es: word("reinici(?:é|ado|ada|ados|adas|amos)"),
      fr: word("redémarrée?s?|rechargée?s?"),
      pt: word("reinici(?:ei|ado|ada|ados|adas|amos)"),
      ru: `${B}(?:перезапуст|перезагруз)(?:ил|ила|или)${E}|${B}(?:перезапущен|перезагружен)[аоы]?${E}`,
      vi: word("đã khởi động lại|đã restart"),
      zh: "重[启啟](?:了|完|好)|已(?:经|經)?重[启啟]",
      ja: "再起動(?:し|済|完了|を(?:行|実施))",
      ko: "재(?:시작|부팅|기동)(?:했|하였|됐|되었|완료|을 (?:했|완료))",
    },
    seen: "restart|reload|reboot|rollout|\\bup\\b|start|\\bkill|HUP|delete (?:-\\S+ )*pod|recreate|deploy|apply|\\bdown\\b|\\brun\\b|\\bdev\\b|serve|daemon|respawn|upgrade|init [0-6]|bounce|cycle|purge|flush",
  },
  {
    id: "schedule",
    outward: true,
    needs: "cron|remind|recurring|daily|weekly|nightly|hourly|monthly",
    said: {
      en: `${english("added|arranged|configured|created|installed|put|scheduled|set|set up", ".{0,40}?\\b(?:cron(?:tab)?|reminders?|recurring|(?:daily|weekly|nightly|hourly|monthly) (?:job|task|run|check|backup|report|export|cleanup|sync))\\b")}`,
      de: both(`${MADE_DE}|eingeplant`, "cronjobs?|cron-job|erinnerung|zeitplan"),
      es: both(MADE_ES, "cron(?:job)?|recordatorio|tarea programada|tarea semanal|tarea diaria"),
      fr: both(MADE_FR, "cron|rappel|tâche (?:planifiée|hebdomadaire|quotidienne)"),
      pt: both(MADE_PT, "cron(?:job)?|lembrete|tarefa (?:agendada|semanal|diária)"),
      ru: both(MADE_RU, "cron\\S*|крон\\S*|напоминани\\p{L}|расписани\\p{L}"),
      vi: both(MADE_VI, "cron(?: ?job)?|lời nhắc|lịch chạy|tác vụ định kỳ"),
      zh: joined(MADE_ZH, "cron|定时任务|定時任務|提醒|计划任务"),
      ja: joined(MADE_JA, "cron|リマインダー|定期実行|スケジュール"),
      ko: joined(MADE_KO, "cron|크론|알림 예약|예약 작업|리마인더"),
    },
    seen: "cron|schedul|timer|remind|alarm|calendar|workflow|\\bat\\b|systemd|\\bwatch|task|recurr|every|daily|weekly|nightly|hourly",
    edits: true,
  },
  {
    id: "backup",
    outward: true,
    needs: "back|snapshot|dump",
    said: {
      en: `${english("backed up")}|${english("created|got|kept|made|saved|started|stored|taken|took|triggered", " (?:an? |the |another |one )?(?:[\\w-]+ ){0,2}?(?:back-?ups?|snapshots? of|db dump|database dump|disk snapshot)\\b")}`,
      de: `${word("gesichert")}|${both(`${MADE_DE}|angestoßen|gezogen`, "backups?|sicherung|snapshot|sicherungskopie")}`,
      es: both(`${MADE_ES}|lanc[ée]|lanzad[oa]`, "copia de seguridad|respaldo|backup"),
      fr: `${word("sauvegardé(?:e|s|es)?")}|${both(`${MADE_FR}|lancée?|relancée?`, "sauvegarde|copie de sauvegarde|backup")}`,
      pt: both(MADE_PT, "backup|cópia de segurança"),
      ru: both(`${MADE_RU}|снял|сняла|снят`, "бэкап\\p{L}*|резервн\\p{L}+ копи\\p{L}+|дамп"),
      vi: word("đã sao lưu|đã backup|đã tạo bản sao lưu"),
      zh: "备份(?:了|好|完成|完毕)|已(?:经)?(?:重新)?备份|做了.{0,6}备份",
      ja: "バックアップ(?:を(?:取|作成|実行)|しました|済み|完了)",
      ko: "백업(?:했|하였|을 (?:만들|생성|받|했|완료)|해 (?:두|놓))",
    },
    seen: "dump|back-?up|\\bbak\\b|\\.bak|\\bcp\\b|copy|\\btar\\b|rsync|snapshot|export|\\bzip\\b|clone|save|stash|mirror|\\.orig|archive|restic|borg|gzip",
  },
  {
    id: "upload",
    outward: true,
    needs: "uploaded",
    said: {
      en: english("uploaded", "(?! (?:\\w+ ){1,2}(?:is|are|was|were|get|gets|can|will|now|by)\\b)"),
      de: word(
        "hochgeladen|(?:ins|in die|in das|in unsere|zum|zur) (?:registry|bucket|repository) (?:gepusht|geladen|geschoben|übertragen)",
      ),
      es: word("sub[íi]|he subido|subid[oa]s? a(?:l)?"),
      fr: word(
        "téléversée?s?|mis en ligne|(?:poussée?|envoyée?|publiée?)s? (?:vers|dans|sur|au) (?:le |la |notre |votre )?(?:registre|registry|bucket)",
      ),
      pt: word(
        "fiz upload|fiz o upload|enviei para o|subi|(?:enviad|publicad|carregad)[oa]s? (?:para|no|na|ao|à) (?:o |a |nosso |nossa )?(?:registro|registry|bucket|servidor)",
      ),
      ru: word(
        "залил|залила|выгрузил|выгрузила|загрузил|загрузила|(?:залит|выгружен|загружен|выложен|отправлен)[аоы]? (?:в|на) (?:\\p{L}+ )?(?:реестр|хранилищ|бакет|облак|сервер|registry|docker|s3)\\p{L}*",
      ),
      vi: word("đã upload|đã tải [^.,]{0,24}lên"),
      zh: "上[传傳](?:了|完|好|到|至)|已(?:经)?上[传傳]",
      ja: "アップロード(?:し|済|完了)",
      ko: "업로드(?:했|하였|됐|되었|완료|를 (?:했|완료))",
    },
    seen: "upload|push|publish|deploy|\\bs3\\b|scp|rsync|s?ftp|gsutil|rclone|curl|\\bput\\b|post|send|sync|\\bgh |codecov|twine|artifact|release|attach|drive|blob|azcopy|\\bcp\\b|import|transfer|create_|mlflow|hugging|hf ",
  },
  {
    id: "notify",
    outward: true,
    unseen: true,
    needs:
      "alerted|mailed|messaged|notified|paged|pinged|texted|informed|posted|sent|shared|replied|responded|back",
    said: {
      en: `${english("alerted|e-?mailed|messaged|notified|paged|pinged|texted")}|${english("replied|responded|wrote back|got back", " (?:that|to (?:him|her|them|the \\w+|\\p{Lu}\\p{L}+)|saying|with (?:the|your|a))\\b")}|${english("informed", " (?:the|your|our|\\w+)\\b")}|${english("posted|sent|shared", ".{0,40}?\\b(?:e-?mails?|messages?|notifications?|newsletter|invites?|invitations?|(?:to|in|on) (?:the )?(?:#|slack|teams|discord|telegram|channel|team\\b|customers?|group))")}`,
      de: `${word("benachrichtigt|alarmiert|angeschrieben|angepingt")}|${both("geschickt|gesendet|verschickt|versendet|gepostet", "e?-?mails?|nachricht|slack|kanal|kunden?|team")}`,
      es: `${word("avis(?:é|ado) a|notifi(?:qué|cado)")}|${both("envi(?:é|ado|ada)|mand(?:é|ado)|publi(?:qué|cado)", "correos?|e-?mails?|mensajes?|slack|canal")}`,
      fr: `${word("notifié|prévenu|averti")}|${both("envoyée?s?|postée?|publiée?", "e-?mails?|courriels?|messages?|slack|canal")}`,
      pt: `${word("avisei|notifiquei")}|${both("envi(?:ei|ado|ada)|mandei|publiquei|postei", "e-?mails?|mensage(?:m|ns)|slack|canal")}`,
      ru: `${word("уведомил|уведомила|оповестил|оповестила|предупредил|предупредила")}|${both("отправил|отправила|отправлен[оа]?|написал|написала|опубликовал", "писем|письм\\p{L}|сообщени\\p{L}|slack|канал\\p{L}*|почт\\p{L}")}`,
      vi: `${word("đã báo cho|đã thông báo")}|${both("đã gửi|đã đăng", "email|thư|tin nhắn|slack|kênh")}`,
      zh: "(?:通知|告知|提醒)了|已(?:经)?(?:通知|告知)|(?:发送|发|寄)了?.{0,6}(?:邮件|消息|通知)(?!功能|模块|服务|代码)|(?:邮件|消息)已(?:经)?发",
      ja: "(?:に|へ)(?:通知|連絡|メール)(?:し|を送)|(?:メール|メッセージ|通知)を(?:送信|送り|投稿)(?:し)?ました",
      ko: "(?:에게|께|팀에) ?(?:알렸|통보했|연락했)|(?:메일|메시지|알림)(?:을|를) (?:보냈|전송했|게시했)",
    },
    seen: "slack|mail|send|post|message|notif|curl|webhook|comment|\\bsms\\b|teams|discord|telegram|\\bgh |issue|page|alert|invite|announce|publish|share|chat|irc|wall\\b|create_|http",
  },
  {
    id: "ticket",
    outward: true,
    needs: "issue|ticket|bug report|jira|linear|incident",
    said: {
      en: english(
        "created|filed|logged|opened|raised|written up|wrote up",
        " (?:an? |the |two |three |new |follow-up )*(?:[\\w-]+ ){0,2}?(?:issues?|tickets?|bug reports?|jira|linear|incident)\\b(?! (?:template|model|class|component|page|view|form|type|table|list))",
      ),
      de: both(`${MADE_DE}|aufgemacht|eröffnet|geöffnet`, "tickets?|issues?"),
      es: both(`${MADE_ES}|abiert[oa]|abr[íi]`, "tickets?|incidencias?|issues?"),
      fr: both(`${MADE_FR}|ouverte?`, "tickets?|issues?"),
      pt: both(`${MADE_PT}|abert[oa]|abri`, "tickets?|issues?|chamados?"),
      ru: both(`${MADE_RU}|открыл|открыла`, "тикет\\p{L}*|issue|задач\\p{L} в (?:jira|трекер\\p{L})"),
      vi: both(`${MADE_VI}|đã mở`, "issue|ticket|phiếu"),
      zh: joined(`${MADE_ZH}|提交了|提了`, "工单|issue|ticket|缺陷单"),
      ja: joined(`${MADE_JA}|起票(?:し|済)`, "issue|イシュー|チケット|課題"),
      ko: joined(`${MADE_KO}|열었`, "이슈|티켓"),
    },
    seen: "issue|ticket|jira|linear|bug|task|card|api|curl|\\bgh |glab|incident|create_|asana|trello|notion",
  },
  {
    id: "review",
    outward: true,
    needs: "approved|review|comment|replied",
    said: {
      en: `${english("approved")}|${english("added|left|posted|submitted|written|wrote", " (?:an? |my |the |some |two |three |\\d+ )?(?:[\\w-]+ )?(?:review(?: comments?)?|comments? (?:on|to|in) (?:the )?(?:pr|mr|pull|merge|issue|ticket|review|#))")}|${english("commented|replied", " .{0,30}?\\b(?:on|to|in) ")}`,
      de: word("(?<!\\d ?[KMGT]i?B(?: \\p{L}{1,20}){0,2} )freigegeben|kommentiert"),
      es: word("aprob(?:é|ado|ada)|coment(?:é|ado)"),
      fr: word("approuvée?|commentée?"),
      pt: word("aprov(?:ei|ado|ada)|coment(?:ei|ado)"),
      ru: word("заапрувил|заапрувила|одобрил|одобрила|одобрен|прокомментировал|прокомментировала"),
      vi: word("đã phê duyệt|đã duyệt|đã bình luận"),
      zh: "批准了|已(?:经)?批准|(?:评论|留言)了|已(?:经)?评论|审批通过了",
      ja: "承認(?:し|済)|コメント(?:を(?:残|投稿|追加)し|しまし)",
      ko: "승인(?:했|하였|됐|완료)|댓글(?:을|로) ?(?:남겼|달았|작성했)|코멘트를 남겼",
    },
    seen: "approv|review|comment|reply|graphql|accept|post_|note|\\bgh api|curl|merge|discussion|respond|lgtm|create_|add_",
  },
  {
    id: "measure",
    outward: true,
    needs: "marked|measured|profiled|timed|tested",
    said: {
      en: english("benchmarked|measured|profiled|timed(?! out)|load[- ]tested|stress[- ]tested"),
      de: word("gemessen|profiliert|gebenchmarkt"),
      es: word("med[íi]|he medido|hemos medido|perfilé|he perfilado"),
      fr: `${B}(?:j['’]ai|nous avons|je l['’]ai) (?:\\p{L}+ )?(?:mesurée?s?|profilée?s?|chronométrée?s?)${E}`,
      pt: word("medi|perfilei|cronometrei"),
      ru: word("замерил|замерила|измерил|измерила|профилировал|спрофилировал"),
      vi: word("đã đo|tôi đo"),
      zh: "(?:测量|測量|实测|實測)了|已(?:经)?(?:测量|实测)|我测了|压测了|压测过",
      ja: "(?:計測|測定)(?:し(?!て(?:い)?ません)|済)|ベンチマークを(?:取|実行し)",
      ko: "(?:측정|벤치마크)(?:했|하였|을 (?:했|완료)|해 (?:보았|봤))",
    },
    seen: "bench|time|perf|prof|hyperfine|\\bk6\\b|\\bwrk\\b|\\bab\\b|lighthouse|\\bdu\\b|\\bwc\\b|size|curl|trace|flame|explain|pprof|vegeta|locust|\\bhey\\b|autocannon|-v\\b|durations|verbose|stat|measure|test|train|eval|script|\\bselect\\b|ping|zstd -b",
  },
  {
    id: "rotate",
    outward: true,
    needs: "issued|renewed|revoked|rotated",
    said: {
      en: english("re-?issued|renewed|revoked|rotated"),
      de: word("erneuert|rotiert|widerrufen"),
      es: word("renov(?:é|ado|ada)|revo(?:qué|cado|cada)|rot(?:é|ado|ada)"),
      fr: word("renouvelée?s?|révoquée?s?"),
      pt: word("renov(?:ei|ado|ada)|revog(?:uei|ado|ada)|rotacion(?:ei|ado|ada)"),
      ru: word("отозвал|отозвала|отозван|перевыпустил|перевыпущен|продлил|продлила|ротировал"),
      vi: word("đã gia hạn|đã thu hồi|đã xoay"),
      zh: "(?:轮换|輪換|吊销|续期|續期|更换)了|已(?:经)?(?:轮换|吊销|续期|撤销)",
      ja: "ローテーション(?:し|済)|(?:証明書|鍵|キー|トークン)を(?:更新|失効)(?:し|さ)",
      ko: "(?:인증서|키|토큰)(?:를|을) (?:갱신|교체|폐기|회전)(?:했|하였)",
    },
    seen: "rotat|revo[ck]|renew|re-?gener|reissue|\\bkeys?\\b|secret|token|cert|acme|vault|credential|passw|openssl|keygen",
    edits: true,
  },
  {
    id: "roll back",
    outward: true,
    needs: "back|undid|undone",
    said: {
      en: english("rolled (?:\\w+ ){0,3}?back|undid|undone"),
      de: word("rückgängig gemacht|zurückgerollt"),
      es: word("deshice|he deshecho|hice rollback"),
      fr: word("annulé le (?:commit|déploiement|changement)|fait un rollback"),
      pt: word("desfiz|fiz (?:o )?rollback"),
      ru: word("откатил|откатила|откачен[аоы]?"),
      vi: word("đã hoàn tác|đã rollback"),
      zh: "回[滚滾退]了|已(?:经)?回[滚滾退]",
      ja: "ロールバック(?:し|済|完了)|元に戻しました",
      ko: "롤백(?:했|하였|완료)|되돌렸",
    },
    seen: "roll-?_?back|revert|reset|restore|checkout|undo|previous|switch|stash|downgrade|down\\b|deploy|abort|promote|set image|replace|--to-revision|rollout|migrate",
    edits: true,
  },
  {
    id: "test file",
    outward: true,
    needs: "test|spec",
    said: {
      en: english(
        "added|created|extended|included|put in|wrote|written",
        " (?:it with )?(?:an? |the |some |new |more |two |three |four |five |six |\\d+ |failing |passing |missing |also )*(?:[\\w-]+ ){0,2}?(?:tests?|specs?|test cases?|regression tests?)\\b(?! (?:data|environment|server|account|user|mode|run|runner|button|id|script|command|job|page|config|coverage|fixtures?))",
      ),
      de: both(MADE_DE, "\\p{L}*-?tests?|testf[aä]lle?"),
      es: both(MADE_ES, "pruebas?(?: \\p{L}+)?|tests?|casos? de prueba"),
      fr: both("ajoutée?s?|écrite?s?|créée?s?", "tests?|cas de test"),
      pt: both(MADE_PT, "testes?|casos? de teste"),
      ru: both(MADE_RU, "тест(?:ы|а|ов)?|тест-кейс\\p{L}*"),
      vi: both("đã (?:thêm|viết|bổ sung)", "(?:bài |ca )?(?:test|kiểm thử)"),
      zh: joined(
        "(?:添加|编写|編寫|补充|補充|写|寫|加|新增)(?:了|好了?|上)|已(?:经)?(?:添加|编写|补充|新增)",
        "测试(?!环境|服务器|数据|账号|通过)|測試(?!環境)|用例",
      ),
      ja: "(?:テスト|テストケース)(?:を|も)(?:追加|作成|書き|新規作成)(?:し)?(?:ました|済み)",
      ko: "테스트(?: 케이스)?(?:를|도|을)? ?(?:추가|작성)(?:했|하였|완료|해 (?:두|놓))",
    },
    seen: "test|spec",
    writes: "test|spec|__snapshots__|cypress|e2e|(?:^|/)t/|feature$|doctest",
  },
  {
    id: "document",
    outward: true,
    needs: "read-?me|changelog|docs|documentation|release notes",
    said: {
      en: `${english("added|adjusted|amended|edited|expanded|extended|rewrote|updated|wrote|written", ".{0,30}?\\b(?:read-?me|changelog|docs|documentation|release notes)\\b(?! (?:site|server|build|job|page|folder|generator|link|checker))")}|^(?:the )?(?:read-?me|changelog|docs|documentation)(?: entry| section)?(?: (?:is|are|was|were|has been|have been))? (?:now |also |both )?(?:added|adjusted|amended|updated|written|extended|rewritten)\\b`,
      de: both(
        "aktualisiert|angepasst|ergänzt|erweitert|nachgezogen|überarbeitet",
        "changelog|doku|dokumentation|readme",
      ),
      es: both(
        "actuali(?:cé|zado|zada)|amplié|ampliad[oa]|complet(?:é|ado)",
        "changelog|documentación|readme|registro de cambios",
      ),
      fr: both("complétée?|mis(?:e)? à jour|enrichie?", "changelog|documentation|readme"),
      pt: both("atualiz(?:ei|ado|ada)|complement(?:ei|ado)", "changelog|documentação|readme"),
      ru: both(
        "дополнил|дополнила|дополнен\\p{L}*|обновил|обновила|обновлен\\p{L}*|обновлён\\p{L}*",
        "changelog|readme|документаци\\p{L}|список изменений",
      ),
      vi: both("đã cập nhật|đã bổ sung", "changelog|readme|tài liệu|nhật ký thay đổi"),
      zh: joined(
        "(?:更新|补充|補充)了|已(?:经)?(?:更新|补充)",
        "README|变更日志|更新日志|文档|文檔|CHANGELOG",
      ),
      ja: "(?:README|ドキュメント|変更履歴|CHANGELOG)(?:を|も)(?:更新|追記|修正)(?:し)",
      ko: "(?:README|문서|변경 ?(?:로그|이력)|CHANGELOG)(?:를|을|도|에)? ?(?:업데이트|갱신|수정|보완|추가)(?:했|하였)",
    },
    seen: "readme|changelog|docs?|release|wiki|confluence|notion|page",
    writes:
      "readme|change|history|news|release|\\.(?:mdx?|rst|adoc|txt|html?|ipynb|ya?ml|json|tex|md)$|(?:^|/)docs?/|(?:^|/)man/",
  },
  {
    id: "git hook",
    outward: true,
    needs: "hook",
    said: {
      en: english(
        "added|configured|created|enabled|installed|set up|wired(?: up)?",
        ".{0,40}?\\b(?:pre-commit|pre-push|git|husky) hooks?\\b",
      ),
    },
    seen: "husky|pre-commit|lefthook|hook|lint-staged|simple-git",
    edits: true,
  },
  {
    id: "commit",
    outward: true,
    said: {
      es: both("hice|hecho|realic(?:é|ado)|he subido", "(?:el |un |los )?commits?"),
      ko: "커밋(?:까지|도)? ?(?:했|하였|완료|됐|되었)",
      vi: word("đã commit|đã tạo commit"),
    },
    seen: "commit",
    deeds: ["commit", "merge", "rebase"],
  },
  {
    id: "tag",
    outward: true,
    said: {
      de: both("angelegt|erstellt|gesetzt|gepusht|vergeben", "tag|git-tag"),
      es: both("cre(?:é|ado|ada)|puest[oa]|puse|publicad[oa]", "tag|etiqueta v?\\d\\S*"),
      fr: both("créé|posé|poussé", "tag|étiquette v?\\d\\S*"),
      pt: both("criad[ao]|criei|publicada", "tag"),
      ru: both("поставил|поставлен|создал|создан|запушен", "тег"),
      ja: "タグ.{0,14}(?:作成|打|付け|プッシュ)(?:し|済|ち|ま)",
      ko: "태그(?:를|도|까지)? ?(?:달았|만들었|생성(?:했|됐|되었)|푸시했|붙였)",
      vi: both("đã (?:gắn|tạo|đẩy|đánh)", "tag"),
      zh: joined("(?:打|创建|建|推送|推)了|已(?:经)?(?:打|创建|推送)", "标签|標籤|tag"),
    },
    seen: "\\btag\\b|release",
    deeds: ["tag", "publish"],
  },
  {
    id: "pull request",
    outward: true,
    said: {
      de: `${B}(?:der |den )?(?:pr|pull[- ]request|merge[- ]request)(?: #?\\d+)? (?:ist|steht) (?:jetzt |nun )?(?:offen|online)${E}`,
      pt: `${B}(?:o )?(?:pr|pull request)(?: #?\\d+)? (?:já )?está (?:aberto|no ar)${E}|${both("abri|aberto|criei", "pr|pull request")}`,
      ja: "(?:PR|プルリクエスト|プルリク)を(?:出し|作成し|作り|オープンし|立て|上げ)ました",
      ko: "(?:PR|풀 ?리퀘스트)(?:을|를)? ?(?:올렸|만들었|열었|생성했|작성했)",
      vi: both("đã (?:mở|tạo|gửi)", "pr|pull request"),
      zh: joined("(?:提|开|提交|创建|发起)了|已(?:经)?(?:提|开|提交|创建|发起)", "PR|合并请求|拉取请求"),
    },
    seen: "pull|merge_request|\\bpr\\b",
    deeds: ["pr"],
  },
  {
    id: "merge or rebase",
    outward: true,
    said: {
      es: both("hice|hecho", "rebase|merge"),
      zh: "已(?:经)?(?:rebase|变基)|(?:rebase|变基)(?:了|完成|好了)",
    },
    seen: "rebase|merge|pull",
    deeds: ["rebase", "merge"],
  },
  {
    id: "image",
    needs: "image",
    said: {
      en: `${english("built|rebuilt", " (?:an? |the |your |both )?(?:new )?(?:[\\w-]+ )?(?:docker |container )?images?\\b")}|\\b(?:docker |container )?images? (?:‹word.› )?(?:(?:is|are|was|were|has been|have been|got) )?(?:now )?(?:re)?built\\b`,
      de: both("gebaut|neu gebaut", "image|images|abbild|container-image"),
      es: both("constru(?:í|ido|ida)", "imagen"),
      fr: both("construite?|reconstruite?", "image"),
      pt: both("constru(?:í|ído|ída)", "imagem"),
      ru: both("собрал|собрала|собран|пересобрал|пересобран", "образ"),
      vi: both("đã(?: được)? (?:build|dựng)", "image"),
      zh: joined("(?:构建|構建)(?:了|好|完)|已(?:经)?(?:构建|構建)", "镜像|鏡像"),
      ja: "イメージ(?:を|の)(?:再)?ビルド(?:し(?:ま|済)|が(?:完了|終わ)|済)",
      ko: "이미지(?:를|도)? ?(?:다시 )?빌드(?:했|하였|됐|되었|가 (?:끝났|완료))",
    },
    seen: "docker|podman|buildah|kaniko|image|nerdctl|compose|packer|earthly|bake|nix|deploy|\\bfly |heroku|gcloud",
    deeds: ["build"],
  },
  {
    id: "build",
    said: {
      ko: "빌드(?:가|도) ?(?:됩니다|성공|잘 됩|통과)",
      vi: word("build thành công|build đã thành công|biên dịch thành công"),
    },
    seen: "build|compile|make",
    deeds: ["build", "types", "test"],
  },
  {
    id: "migration",
    needs: "migration",
    said: {
      en: "\\b(?:the |all |both |database )?migrations? (?:went through|(?:has|have|was|were|is|are) (?:been )?(?:now )?(?:applied|run|executed|completed|done))\\b(?! (?:on|at|when|by|before|after|each|every|in)\\b)",
      de: `${B}migration(?:en)? (?:ist|sind|wurden?|lief(?:en)?) (?:[^.,]{0,20})?(?:durchgelaufen|angewendet|ausgeführt|durch|abgeschlossen)${E}`,
      es: `${B}migraci(?:ón|ones) (?:terminó|terminaron|pasó|pasaron|se (?:aplicó|aplicaron|ejecutó|ejecutaron)|(?:ha|han) (?:terminado|pasado)|está aplicada)${E}`,
      fr: `${B}migrations? [^.]{0,30}l['’]ai (?:ensuite |aussi )?(?:appliqu|exécut|lanc)ée|${B}migrations? (?:est passée|sont passées|a été appliquée|ont été appliquées|est appliquée|s['’]est (?:terminée|exécutée))${E}`,
      pt: `${B}migraç(?:ão|ões) (?:rodou|rodaram|passou|foi aplicada|foram aplicadas|terminou|concluída)${E}`,
      ru: `${B}миграци(?:я|и) (?:прошл[аи]|выполнен[аы]|применен[аы]|накатил(?:ась|ись)|завершил(?:ась|ись))${E}`,
      vi: `${B}migrations? (?:đã )?(?:chạy xong|chạy thành công|được áp dụng|hoàn tất)`,
      zh: "迁移.{0,6}(?:跑完|完成|执行|成功)|(?:执行|跑)了.{0,6}迁移",
      ja: "マイグレーション.{0,10}(?:完了し|適用し|実行し|終わり|済)",
      ko: "마이그레이션.{0,8}(?:끝났|완료|적용했|실행했|돌렸|성공)",
    },
    seen: "migrat|upgrade|alembic|prisma|flyway|liquibase|sql|\\bdb\\b|rake|ecto|knex|atlas|dbmate|goose|schema|mongo|convert",
  },
  {
    id: "flash",
    outward: true,
    said: {
      en: "\\bflashed\\b",
      de: `${B}(?:geflasht|aufgespielt)${E}`,
      es: `${B}(?:flashe[éóa]\\p{L}*|grabé el firmware)${E}`,
      fr: `${B}flash[ée]\\p{L}*${E}`,
      pt: `${B}(?:gravei|gravad[oa]) (?:o firmware|na placa)${E}`,
      ru: `${B}(?:прошил\\p{L}*|прошит\\p{L}*)${E}`,
      zh: "(?:烧录|刷入)(?:了|完成|成功)|已(?:经)?(?:烧录|刷入)",
      ja: "(?:書き込み|フラッシュ)(?:ました|完了|済み)|書き込みました",
      ko: "플래시(?:했|했습니다|완료)|펌웨어를 (?:올렸|구웠)",
    },
    seen: "flash|upload|esptool|dfu|openocd|st-?link|nrfjprog|program|avrdude|fastboot|picotool|bossac|jlink",
  },
  {
    id: "script",
    said: {
      es: `${B}(?:el )?(?:script|programa) (?:se ejecutó|corrió|terminó|ha terminado|funcionó)${E}`,
      fr: `${B}(?:le )?(?:script|programme) (?:s['’]est (?:exécuté|terminé)|a tourné|a fonctionné)${E}`,
      pt: `${B}(?:o )?(?:script|programa) (?:rodou|executou|terminou|funcionou)${E}`,
      vi: `${B}(?:script|chương trình) (?:đã )?chạy (?:không lỗi|xong|thành công|tốt)`,
      zh: "脚本(?:运行|执行)?.{0,4}(?:没有报错|成功|跑完|通过|跑通)|(?:运行|执行|跑)了.{0,6}脚本",
      ja: "スクリプト.{0,10}(?:エラーなく|正常に|問題なく).{0,6}(?:終わり|完了|動き|実行)",
      ko: "스크립트.{0,8}(?:오류 없이|정상적으로|문제없이).{0,6}(?:끝났|완료|실행)",
    },
    seen: "script|python|node|bash",
    deeds: ["run", "test", "build", "deploy"],
  },
  {
    id: "clear away",
    needs: "cleaned|cleared|deleted|purged|removed|wiped",
    said: {
      en: english(
        "cleaned up|cleared|deleted|purged|removed|wiped",
        " (?:all |both |the |your |some |any )*(?:old |stale |unused |temporary |temp |obsolete |leftover )?(?:logs?|log files?|temp files?|caches?|build artifacts?|backups?|dumps?|snapshots?|volumes?|branches|originals)\\b",
      ),
      de: both(
        "aufgeräumt|entfernt|gelöscht",
        "logs?|logdateien|cache|caches|temporäre dateien|originale|backups|volumes",
      ),
      es: both(
        "borr(?:é|ado|ados|adas)|elimin(?:é|ado|ados|adas)",
        "logs?|registros antiguos|caché|temporales|originales",
      ),
      fr: both("effacée?s?|supprimée?s?|vidé", "logs?|journaux|cache|fichiers temporaires|originaux"),
      pt: both(
        "apag(?:uei|ados|adas)|remov(?:i|idos|idas)|exclu[íi]|limpei",
        "logs?|cache|temporários|originais",
      ),
      ru: both(
        "почистил|очистил|удалил|удалила|удален[ыо]|удалён",
        "логи|кэш|временные файлы|оригиналы|бэкапы",
      ),
      vi: both("đã xo[áa]|đã dọn|đã xóa", "log|cache|tệp tạm|file tạm|bản gốc"),
      zh: joined(
        "(?:删除|清理|清空|刪除)(?:了|完|干净)|已(?:经)?(?:删除|清理|清空)",
        "日志|缓存|临时文件|原图|原始文件|备份",
      ),
      ja: "(?:ログ|キャッシュ|一時ファイル|元の?ファイル|元画像|バックアップ)(?:を|も)(?:すべて|全て)?(?:削除|消去|クリア)(?:し)",
      ko: "(?:로그|캐시|임시 파일|원본|백업)(?:를|을|도)? ?(?:모두 )?(?:지웠|삭제했|비웠|정리했)",
    },
    seen: "\\brm\\b|delete|remove|clean|prune|purge|truncate|unlink|flush|clear|drop|trash|rotate|vacuum|reset|invalidate|-gc\\b",
  },
  {
    id: "service",
    outward: true,
    needs: "back|up|healthy|running|online|alive|stable",
    said: {
      en: `\\b(?:services?|servers?|app|api|site|workers?|pods?|containers?|database|cluster) (?:is|are) (?:now )?back\\b(?! (?:in|to|at|on) (?:the (?:code|repo|list)|stock))|\\b(?:it|everything|they)(?:['’]s|['’]re| is| are) (?:now |back |all )*(?:up|healthy|running|online|alive|stable) (?:again|now)\\b`,
      de: `${B}(?:läuft|laufen|antwortet|funktioniert) (?:jetzt |nun )?(?:wieder|normal|stabil)${E}`,
      es: `${B}(?:ya )?(?:vuelven?|ha vuelto|han vuelto) a (?:funcionar|estar|responder)${E}|${B}(?:ya )?(?:funcionan?|responden?|está en marcha) (?:ya |de nuevo |con normalidad|correctamente)`,
      fr: `${B}(?:est|sont) (?:de nouveau |à nouveau )?(?:repartie?s?|de retour|rétablie?s?)${E}|${B}(?:est|sont) (?:tous |toutes )?(?:en bonne santé|opérationnel(?:le)?s?)${E}|${B}(?:tourne|fonctionne|répond)(?:nt)? (?:de nouveau|à nouveau|normalement|correctement)${E}`,
      pt: `${B}(?:já )?(?:voltou|voltaram) (?:a funcionar|ao ar|a responder)${E}|${B}(?:está|estão) (?:rodando|funcionando|no ar)${E}`,
      ru: `${B}снова (?:работа|отвеча)(?:ет|ют)${E}|${B}работа(?:ет|ют) (?:нормально|стабильно|штатно)${E}`,
      zh: "(?:运行|工作|服务)(?:已|又|都)?(?:恢复)?正常|已恢复(?:正常|运行)|恢复正常",
      ja: "(?:正常に|再び|問題なく)(?:動作|稼働|起動)し(?:て|ま)|(?:サービス|サーバー|サイト|API|アプリ)(?:は|が)(?:復旧|復帰|再開)し(?:ま|て)",
      ko: "(?:서비스|서버|사이트|API|앱)(?:가|는|도)? ?(?:복구(?:됐|되었|했)|다시 (?:정상|살아))|정상(?:적으로)? ?(?:작동|동작|실행)(?:하고 있|합니다|됩니다|중)",
      vi: `${B}(?:đã )?(?:hoạt động|chạy) (?:lại|bình thường)${E}`,
    },
    serves: true,
    seen: "restart|start|\\bup\\b|deploy|rollout|curl|status|get|health|\\brun\\b|docker|kubectl|systemctl|service|pm2|apply|serve|reboot|scale|compose",
    deeds: ["deploy", "run", "look"],
  },
];

/** Words in one of which every row's English begins, for a quick first look. */
/** An effect as a row: English by its verbs, all others at once. */
function effect({ id, en, behind, any, joined: grown, seen, edits, outward }: EffectTrace): Trace {
  const sources = [
    ...(any === undefined ? [] : [`${B}(?:${any})${E}`]),
    ...(grown === undefined ? [] : [grown]),
  ];
  const said = { en: english(en, behind), ...(sources.length === 0 ? {} : { any: sources.join("|") }) };
  return { id, needs: en, said, seen, ...(edits ? { edits } : {}), ...(outward ? { outward } : {}) };
}

/** Every row; a clause may be of several. */
export const TRACES: readonly Trace[] = [...OWN, ...EFFECTS.map(effect)];

export const TRACE_VERBS: readonly string[] = wordsOf(`
  enabled wired   added adjusted alerted amended approved arranged backed benchmarked bounced commented configured created edited
  emailed e-mailed expanded extended filed got included informed installed kept left load logged made measured messaged
  notified opened paged pinged posted profiled put raised rebooted reissued re-issued reloaded renewed replied restarted
  revoked flashed rewrote rolled rotated saved scheduled sent set shared started stored stress submitted taken texted timed took
  triggered built cleaned cleared deleted purged removed wiped rebuilt healthy running online alive stable up image images migration migrations back undid undone updated uploaded written wrote readme changelog docs documentation
`);
