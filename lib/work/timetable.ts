/** What is said to run later, or again and again, where every try to put it into a timetable came to nothing. */
import { soughtAs } from "../core/sought.ts";
import { actsOf } from "./acts.ts";
import type { WorkClaim } from "./claim.ts";
import { endOf } from "./ends.ts";
import type { Past } from "./past.ts";
import { callsOf } from "./record.ts";

/** Words of timetables and of times, in any language: they only tell together with a try that failed. */
const TIMED = soughtAs(
  /\b(?:cron(?:tab)?|schedul\w+|remind\w*|every|each|nightly|daily|weekly|hourly|monthly|later|report back|tomorrow|tonight)\b|(?<![\d.])\d{1,2}(?:[:：h]\d\d| ?(?:Uhr|часов|giờ|horas?)(?!\p{L})| ?h(?!\p{L}))|(?<!\p{L})(?:erinner|jede|nächtlich|täglich|eingeplant|eingetragen|recordar|recuerd|cada |programad|rappel|chaque|planifi|lembr|agend|tod[ao]s [ao]s|напомн|кажд|ежедн|крон|расписан|заплан|nhắc|mỗi|đặt lịch|lên lịch)|每|提醒|定时|定時|\d ?[点點時시]|毎|お知らせ|リマインド|登録|매일|매주|매시|알려|예약|등록/iu,
);

/** `SCHEDULED at` for a sentence that may tell of a timetable. */
export function timedIn(plain: string): string[] {
  return TIMED.test(plain) ? ["SCHEDULED at"] : [];
}

/** False where all that was to be scheduled was refused or failed, and the reply takes nothing back. */
export function wasScheduled({ reserved, candid, admits }: WorkClaim, { session, known }: Past): boolean {
  if (reserved || candid || admits || !known.run || !session.complete || known.wakes === true) return true;
  const tries = callsOf(session).flatMap((call) =>
    actsOf(call)
      .filter(({ deeds, any }) => any || deeds.has("schedule"))
      .map((act) => ({ act, call })),
  );
  const own = tries.filter(({ act }) => act.deeds.has("schedule"));
  if (own.length === 0 || own.length < tries.length) return true;
  return !own.every(
    (one) =>
      one.call.outcome === "refused" || one.call.outcome === "failed" || endOf(one, "schedule") === "failed",
  );
}
