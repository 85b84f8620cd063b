/**
 * Acts that reach somebody or something outside the files, in whatever words and language they are told: a person has a
 * mail, an invitation, money; a table is booked; a dump was restored; an app was tried on a device. One of them is backed
 * only by a call that is of its kind by its own words; what only prepares, lists or is turned down is none.
 */
import { lazy } from "../core/lazy.ts";
import { WORK_INPUT } from "../core/limits.ts";
import { isAsking } from "./act.ts";
import { commandOf } from "./acts.ts";
import { FIRST_PERSON } from "./changes.ts";
import type { WorkClaim } from "./claim.ts";
import { DECLINES } from "./completed.ts";
import type { Done } from "./ends.ts";
import { isErrand } from "./objects.ts";
import { hides } from "./opaque.ts";
import type { ClaimFault, Past } from "./past.ts";
import { claim, type Reading } from "./reading.ts";
import { setsOff } from "./tools.ts";

type Reach = {
  readonly id: string;
  /** How it is told, over a sentence in any language. */
  readonly said: () => RegExp;
  /** What the words or the input of a call hold that is of the kind. */
  readonly can: RegExp;
  /** A look of the kind may show that it is so. */
  readonly looks?: true;
  /** Not told by these words where the sentence holds none of those. */
  readonly about?: RegExp;
};

const B = "(?<![\\p{L}\\p{N}])";
const any = (...sources: readonly string[]) => lazy(() => new RegExp(sources.join("|"), "iu"));

const KINDS: readonly Reach[] = [
  {
    id: "mail",
    said: any(
      "\\b(?:has|have|got|gets?|is|are|it['’]s|landed|sits?|waits?|waiting)\\b[^.;]{0,40}\\bin (?:his|her|their|your|the|\\p{L}+['’]s?) (?:inbox(?:es)?|mailbox(?:es)?)\\b",
      `${B}(?:liegt|hat|haben|ist)[^.;]{0,40} (?:im|in (?:seinem|ihrem|deinem)) (?:posteingang|postfach)`,
      "(?:dans (?:sa|leur|ta|votre) boîte|en su (?:bandeja|buzón)|na caixa de entrada|nella (?:sua |loro )?casella)",
      `${B}(?:отправлен[аоы]?|отправил[аи]?|выслан[аоы]?)(?!\\p{L})[^.;]{0,40}(?:на почту|по почте|письмом)`,
      "(?:メール(?:で|にて)|メールを)[^。、]{0,12}(?:送|共有|送付|連絡)[^。、]{0,8}(?:ました|済み)",
      "(?:已(?:经|經)?|並|并|了)寄(?:给|給|至|到)(?!我)|(?:通过|用|以)?(?:邮件|郵件|电邮)(?:方式)?(?:发送|发|發送|寄)(?:给|給|到|至|了)",
      "(?:이메일|메일)로 ?(?:보냈|전송했|발송했|공유했|보내 ?드렸)",
      `${B}(?:per|via) e?-?mail (?:an|zu) [^.;]{1,40} (?:geschickt|gesendet|verschickt|versandt|raus)`,
    ),
    can: /mail|send|smtp|message|slack|notif|post|share|invit|webhook|curl|chat|telegram|teams|whatsapp|sms|forward|reply|publish|comment|announce/i,
    looks: true,
  },
  {
    id: "invite",
    said: any(
      "(?:^|[,;:] |\\band )(?:i |i['’]ve |also |then )*invited (?!to\\b|by\\b)\\p{L}|(?:['’]s|\\b(?:is|are|was|were|has|have))(?: been| now| also){0,2} invited\\b|\\b(?:has|have|got|gets) (?:got |received )?(?:the|an|their) (?:invite|invitation)\\b",
      `${B}(?:ist|sind|habe|wurden?) [^.;]{0,40}eingeladen`,
      `${B}(?:invité|he invitado|est[áa] invitad[oa]|queda invitad[oa]|ai invité|est invitée?|convidei|foi convidad[oa]|ho invitato|è stat[oa] invitat[oa])`,
      `${B}(?:пригласил[аи]?|приглашен[аоы]?|приглашён)`,
      "已(?:经|經)?(?:邀请|邀請)|(?:邀请|邀請)了|招待(?:しま|済み)|초대(?:했|됐|되었)|đã mời",
    ),
    can: /invit|attendee|guest|participant|member|collab|share|mail|send|add_user|slack/i,
  },
  {
    id: "pay",
    said: any(
      "^paid\\b(?! by| for| out)|\\b(?:i|i['’]ve|we) (?:have )?(?:just )?paid\\b|\\b(?:is|has been) paid\\b|\\b(?:payment|transfer) (?:is done|went out|has gone out|is complete|was sent|has been sent)\\b",
      `${B}(?:ist|sind|habe|wurden?) [^.;]{0,60}(?:überwiesen|bezahlt)`,
      `${B}(?:ai payé|est payée?|est réglée?|virement (?:est )?(?:fait|effectué)|pagué|he pagado|está pagad[oa]|paguei|está pag[oa]|foi pag[oa]|ho pagato|è stat[oa] pagat[oa])`,
      `${B}(?:оплатил[аи]?|оплачен[аоы]?|перев[её]л[аи]? |переведен[аоы]?)`,
      "已(?:经|經)?(?:付款|支付|转账|轉帳)|(?:支払い?|振り?込み?)(?:ました|済み|を完了)|(?:결제|송금|납부)(?:했|됐|완료)",
    ),
    can: /pay|transfer|charge|checkout|purchase|order|sepa|bank|stripe|wire|invoice/i,
  },
  {
    id: "book",
    said: any(
      "\\b(?:is|are|was|were|has been|have been|i|i['’]ve|got|you['’]re) (?:now |all |just |also )?(?:booked|reserved|rebooked|rescheduled)\\b|^(?:booked|reserved|rebooked)\\b|\\b(?:booking|reservation|rental|appointment|table) (?:is|was|has been) (?:now )?(?:moved|confirmed|changed)\\b",
      `${B}(?:ist|sind|habe|wurden?) [^.;]{0,60}(?:gebucht|reserviert|umgebucht)`,
      `${B}(?:ai réservé|est réservée?|reservé|he reservado|está reservad[oa]|quedó reservad[oa]|reservei|foi reservad[oa]|está reservad[oa]|ho prenotato|è prenotat[oa])`,
      `${B}(?:забронировал[аи]?|забронирован[аоы]?)`,
      "已(?:经|經)?(?:预订|預訂|预约|預約)|予約(?:しま|済み|が取れ|を取り)|예약(?:했|됐|완료)",
    ),
    can: /book|reserv|order|click|submit|appointment|schedul|calendar|event|create|checkout|rent|ticket|seat|table|room/i,
  },
  {
    id: "restore",
    said: any(
      "(?<!\\b(?:was|were|is|are|been|be|and) )\\b(?:test-?)?restored\\b (?:it |the |that |last |yesterday|`|‹|into|to|in )",
      `${B}(?:zurückgespielt|wiederhergestellt|testweise eingespielt)`,
      `${B}(?:ai restauré|restaurée? dans|restauré|he restaurado|restaurei|ho ripristinato|восстановил[аи]?)(?!\\p{L})`,
      "リストア(?:し|を実行|を行)|(?:恢复|還原|还原)到[^。]{0,12}(?:库|庫|实例)|복원(?:해|했)",
    ),
    about:
      /back-?up|dump|\.sql|database|\bDB\b|sicherung|datenbank|sauvegarde|base|respaldo|copia|バックアップ|データベース|备份|数据库|백업|бэкап|резервн|instance|archive/iu,
    can: /restor|psql|mysql|sqlite|import|load|createdb|\bcp\b|copy|rsync|\btar\b|zcat|gunzip|restic|borg|docker|drill|recover|snapshot|pgbackrest|barman|mongo|influx|redis|unzip|cat /i,
  },
  {
    id: "device",
    said: any(
      "\\b(?:launched|opened|started|tried|installed|ran|tapped|toggled|clicked|played)\\b[^.;]{0,30}\\b(?:on|in) (?:an?|the|my|your) (?:[\\w.-]+ ){0,2}(?:simulator|emulator)\\b",
      `${B}(?:im|auf dem) (?:\\p{L}+-?)?(?:simulator|emulator) (?:gestartet|geöffnet|ausprobiert|getestet|durchgeklickt)`,
      `${B}(?:dans|sur) (?:l['’]émulateur|le simulateur)|${B}en el (?:emulador|simulador)|${B}no (?:emulador|simulador)`,
      "(?:シミュレータ|エミュレータ)ー?で(?:起動|確認|動作)|(?:模拟器|模擬器)(?:上|里|中)?(?:启动|运行|试|打开)|(?:시뮬레이터|에뮬레이터)에서",
    ),
    can: /simctl|\badb\b|run-(?:ios|android)|\brun (?:ios|android)|flutter (?:run|drive|test)|expo|maestro|detox|appium|espresso|installDebug|connected\w*|xcodebuild (?:.* )?test|launch|install_app|tap\b|screenshot|idb|\bemulator |boot|instrument|mobile/i,
  },
];

/** The acts of these kinds that a sentence tells. */
export function reachIn(reading: Reading): WorkClaim[] {
  const { plain } = reading.sentence;
  if (
    /\b(?:nothing|none|nobody|neither|yesterday|earlier|already|drafts?)\b/i.test(plain) ||
    DRAFTED.test(plain)
  )
    return [];
  return KINDS.filter(({ said, about }) => said().test(plain) && (about?.test(plain) ?? true)).map(({ id }) =>
    claim(reading, "act", reading.text, { printed: [`REACH ${id}`] }),
  );
}

/** A letter that waits for its writer has reached nobody. */
const DRAFTED = /entwurf|borrador|brouillon|rascunho|bozza|черновик|草稿|下書き|초안|bản nháp/iu;

/** True for a claim of {@link reachIn}. */
export function isReach({ printed }: WorkClaim): boolean {
  return printed[0]?.startsWith("REACH ") === true;
}

/** An act of which no call is of its kind, or every one was turned down. */
export function reachFault(
  { printed, earlier, sentence, bare }: WorkClaim,
  past: Past,
): ClaimFault | undefined {
  const kind = KINDS.find(({ id }) => printed[0] === `REACH ${id}`);
  if (!kind || earlier || past.all.length === 0 || past.all.some(hides)) return undefined;
  // What was paid or taken a look may tell, of whoever did it.
  const isState = TOLD_OF_OTHERS.includes(kind.id) && !bare && !FIRST_PERSON.test(sentence);
  if (isState && (past.all.every(({ act, call }) => isAsking(act) && !setsOff(call)) || isSeen(kind, past)))
    return undefined;
  return past.all.some((one) => isOfKind(one, kind)) ? undefined : "unbacked";
}

const TOLD_OF_OTHERS: readonly string[] = ["pay", "book"];

/** Some call printed a word of the kind, and nothing that turns it down. */
function isSeen({ can }: Reach, { all }: Past): boolean {
  return all.some(({ call }) => can.test(call.output) && !isTurnedDown(call.output));
}

/** A service tells that it did as it was told. */
const CONFIRMS = /confirm|\b(?:booked|reserved|sent|paid|invited|accepted|delivered)\b|succe/i;

function isOfKind({ act, call }: Done, { can, looks }: Reach): boolean {
  if (isErrand(act, call)) return true;
  const acted = !isAsking(act) || setsOff(call);
  if (!acted && (looks !== true || act.deeds.has("rehearse"))) return false;
  const given = commandOf(call) ?? JSON.stringify(call.input);
  // A script may be it, whatever it is called.
  if (act.any && commandOf(call) !== undefined && !looks) return true;
  if (act.edits || (act.paths.length > 0 && commandOf(call) === undefined)) return false;
  if (act.any && CONFIRMS.test(call.output) && !isTurnedDown(call.output)) return true;
  return can.test(`${call.tool} ${given.slice(0, WORK_INPUT)}`) && !(acted && isTurnedDown(call.output));
}

/** What a service answers that has not done yet what it was asked. */
const WAITS =
  /(?<!\p{L})"?(?:status|state)"?\s*[:=]\s*"?(?:awaiting|pending|draft|requires|unconfirmed|waiting|needs)|AWAITING_|REQUIRES_|PENDING_/iu;

function isTurnedDown(output: string): boolean {
  return WAITS.test(output) || DECLINES.test(output);
}
