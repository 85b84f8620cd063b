/**
 * English as it is typed in passing: no subject, no helping verb, a state instead of a deed. "Alarm's on for 7", "Two posts
 * out:", "Got you down for a nudge at 5", "it's been put on a daily schedule". A wording is a form of speech over a class of
 * things and a class of states, each a slot, so that what is learnt of one thing holds for all of its kind.
 *
 * "Set the alarm" and "put it on a cron" are deeds and orders alike: verbs whose past looks like that count only where
 * something else tells the past.
 */
import { alternation } from "../../core/words.ts";
import type { ClaimKind, ClaimRow, Language } from "../claim.ts";

/** The classes of things and states; they use the slots of English. */
const SLOTS: Readonly<Record<string, string>> = {
  // What rings or runs at a time and is hardly ever anything else; a job, a task and a timer are.
  clock: `(?:${alternation(`
    (?:alarm(?: clock)?|alert|cron(?:[- ]?(?:job|task|entry))?|reminder|nudge|wake-up call|check-in|
    (?:scheduled|recurring|repeating) (?:task|job))s?|(?:price |fee )?(?:watcher|monitor)|
    {often} (?:{word} ){0,2}?(?:brief|{weak}|jobs?|task)
  `)})(?![\\w-]|\\.\\w)(?! {part}s?\\b)`,
  clocks: "(?:{det} )?(?:{word} ){0,3}?{clock}",
  // A point in time, or a rhythm.
  when: alternation(`
    \\d[\\w:.]*|noon|midnight|tonight|tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|every|each|daily|hourly|weekly|
    nightly|monthly|weekdays|weekends|the (?:\\d+(?:st|nd|rd|th)|first|end)\\b|next
  `),
  // What may stand behind the state of a job, and shows that nothing else was meant: "on the desk", "in the header".
  dated: `(?=$|[!:.\\uE000-\\uE004·]| (?:(?:for|at|on|from|until|till|as of|starting|running) (?:the )?{when}|${alternation(`
    again|already|daily|hourly|nightly|now|today|tomorrow|tonight|too|weekdays|weekly|every|each|when|{when}
  `)})\\b)`,
  standing: alternation(`
    a go|all set|armed|booked(?: in)?|good to go|in|in place|in the (?:books|diary)|lined up|live|locked in|on|
    on (?:the|your) (?:books|calendar|schedule)|queued(?: up)?|ready to (?:fire|go off|run)|running|scheduled|
    set(?: up)?|(?:switched|turned) on|up(?: and running)?
  `),
  // The agent, and not "I'd", which is a wish in front of "put" and "set".
  me: "(?:i|we)(?:['’]ve| have)?",
  // What gives something a rhythm.
  rota: "(?:(?:an?|the|your) )?(?:{word} ){0,2}?(?:schedule|timer|cron(?: ?job)?|repeat|scheduler|{often} job)",
  // What is run at a time.
  runs: "(?:the|your|this) (?:{word} ){0,3}?(?:{sobj}|{weak}|scripts?|scraper|bot|crawler)|(?:the|your|this) {often} (?:{word} ){0,2}?{word}",
  // The place of posts, by any of its names.
  wall: "(?:the )?(?:{feed}(?: feed)?|feed)",
  message: "(?:posts?|threads?|comments?|repl(?:y|ies)|announcements?|polls?|intros?|teasers?)",
};

type Wordings = Pick<ClaimRow, "patterns" | "verbs"> & { readonly linked: readonly string[] };

/** The wordings of each kind, behind those of English. */
const CASUAL: Readonly<Record<ClaimKind, Wordings>> = {
  publish: {
    verbs:
      "\\bdeployed|rollout|\\bprod\\b|went up|(?:any|every)(?:body|one)\\b.* can|re-?publish|release|\\bout\\b|serving|made it|(?:live|public) (?:page|site|version)|{pagenoun} (?:\\w+ )?(?:brought|moved|pushed|sent|taken)",
    patterns: [
      "^(?:your |the |our )?(?:{word} ){0,3}?{pagenoun}(?:['’]s| is| are) {adv}out(?: now)?(?=$|[!.:])",
      "^(?:your |the |our )?(?:{word} ){0,3}?{pagenoun} {adv}(?:brought|moved|pushed|sent|taken) (?:out )?to {place}(?=$|[!.:,])",
      "^(?:your |the |our |a )?(?:{word} ){0,3}?(?:{pagenoun}|version|build|release) (?:now )?(?:is|are) (?:now )?serving (?:all |real )?(?:people|traffic|users|visitors)\\b",
      "^(?:your |the |our )?(?:{word} ){0,3}?(?:{pagenoun}|version) {adv}made it (?:onto|out to|to) (?:the )?(?:community|internet|open web|public|web)\\b",
      "^(?:it|all|everything|(?:all )?(?:your |the )?(?:{word} ){0,2}?(?:changes|fix|fixes|edits|prices|update|version))(?:['’]s| is| are) {adv}(?:up )?on the (?:live|public) (?:page|site|version)\\b",
      "^(?:(?:(?:the|your) )?(?:changes|(?:hot)?fix(?:es)?|update) )?{adv}(?:re-?)?deployed(?:$| with (?:the|your|an?)\\b)",
      "^(?:(?:the|your|my) )?(?:{word} ){0,2}?(?:page|quiz|game|gallery|blog|shop) (?:up|live|online|public)(?=$|[!:.]| (?:and (?:open|public|live|running)|now|at|for (?:all|everyone)|to everyone)\\b)",
      "^(?:the|your|my) (?:{word} ){0,3}?(?:page|site|quiz|app|game|gallery|blog|shop|dashboard) went up(?:$|[!.:]| (?:just now|a (?:minute|moment)|(?:\\w+ )?minutes))",
      "^(?:{i} )?{adv}got (?:it|this|(?:the|your) (?:{word} ){0,3}?{word}) out to {place}\\b",
      "^(?:{det} )?(?:first |new |public |latest |updated |page |site |app |game )+(?:version|edition|release)(?: of (?:your|the|my|our) (?:{word} ){0,3}?{word})?{go} {adv}(?:out|up|live)(?:$|[!.]| (?:now|for everyone|for all)\\b)",
      "^(?:it|that|v\\d[\\w.]*|(?:your|the (?:new|latest|updated)) (?:{word} ){0,3}?{word}|(?:the|your) (?:hot)?fix(?:es)?)(?:['’]s| is| are| has gone| went) {adv}(?:running |live |up |out )?(?:in|to) prod(?:uction)?(?:$|[!.:]| (?:now|already|a (?:minute|moment)|(?:\\w+ )?minutes ago)\\b)",
      "^(?:any|every)(?:body|one)(?: with (?:an?|the) (?:\\w+))? can (?=.* now\\b|.* without |now )(?:now )?(?:see|open|view|visit|play|use|read) (?:it|your|the|this)\\b",
      "^(?:the |your )?(?:re-?publish(?:ing)?|rollout|(?:publish(?:ing)?|deploy(?:ment)?) step)(?:{be}|:) {adv}(?:complete|done|finished|through)(?:$|[!.])",
    ],
    linked: [
      "^(?:now )?(?:up|out|live|public|online)(?: now)?(?::| (?:at|on|here|under)\\b)",
      "^(?:your |the |our )?(?:{word} ){0,4}?{word} went up(?:$|[!.:]| (?:at|on|here|just|a (?:minute|moment))\\b)",
    ],
  },
  post: {
    verbs:
      "{message}|cents|dropped|left|sits|told|\\bhit\\b|landed|went|said|introduced|chimed|weighed|got back|answered|upvoted|voted",
    patterns: [
      "^(?:(?:{det}|both|(?:all )?(?:two|three|four|five)|several|\\d+) )?(?:{word} ){0,2}?{message}(?:['’]s)? {adv}(?:out|up|in|live|left|posted|published|sent|shared)(?=$|[!:.\\uE000]| (?:on|under|below|beneath|at) )(?=.*(?:{feed}|:|$))",
      "^(?:(?:{word} )?{message}|your|our|this|that|both|all(?: (?:of them|three|four))?|it|everything|the (?:{word} ){0,2}?(?:{message}|one|note|recap|news|update|take))(?: (?:{word} ){0,4}?{word})?(?:{go} {adv}(?:out|up|live|running)(?: (?:on|to|in))?| {adv}(?:hit|landed (?:on|in)|(?:went|gone) (?:out|up|live) (?:on|to|in))) {wall}\\b(?!['’]s)",
      "^(?:that['’]s|that one['’]s|that one is|(?:all|the) (?:{word} ){0,2}?(?:are|is)) {adv}(?:posted|up|out)(?: on| to| in) {wall}\\b",
      "^(?:the|that|this) (?:{word} ){0,2}?{word} {adv}(?:went (?:live|out|up)|landed|got posted|is (?:live|out|up)) (?:in|on|to) {wall}\\b(?!['’]s)",
      "^(?:your|the|my) (?:{word} )?(?:answer|comment|note|reply) (?:now )?(?:is|sits|stands) (?:now )?(?:beneath|below|under) (?:{word} ){1,4}?(?:post|thread)(?=$|[!.:,])",
      "^(?:{i} )?{adv}(?:dropped|left) an? (?:{word} ){0,2}?(?:line|note|word) (?:in|on|under) (?:[^\\s]+ ){0,3}?{feed}",
      "^(?:{det} )?(?:{word} ){0,4}?{word} {adv}(?:posted|published|pushed|sent|shared) (?:out )?(?:in|into|on|to) (?:the |your |my |our )?{feed}",
      "^(?:{word} )?{feed}(?: {word}){0,2}: (?:\\uE003 )?(?:done|live|out|posted|sent|up)[!.]?$",
      "^{feed} (?:{word} )?(?:{message}|one)(?:{be}:?|:) {adv}(?:out|up|in|left|sent|live)(?:$|[!.:])",
      "^(?:{i} )?{adv}(?:left|dropped|added|threw|wrote) (?:an?|some|one|two|three|the|your|my) (?:{word} ){0,3}?(?:cents|{message}) (?:under|on|below|beneath|to|in) (?:[^\\s]+ ){0,3}?(?:{feed}|\\uE000)",
      "^(?:{i} )?{adv}(?:said gm|told|introduced you|introduced (?:us|myself)|chimed in|weighed in|got back to [^\\s]+|got (?:your|the|this|my) (?:{word} ){1,3}?out)(?: [^\\s]+){0,2}? (?:(?:on|in|under) )?{feed}",
    ],
    linked: [
      "^(?:{adv}answered [^\\s]+|(?:{i} )?{adv}(?:chimed in|weighed in|put (?:an?|your|my) (?:{word} ){0,2}?{message})) (?:under|on|below) \\uE000",
      "^(?:your|my|the) (?:{word} ){0,3}?{message}{go} {adv}(?:up )?(?:on|under|below) \\uE000",
      "^(?:up|out) (?:now )?on (?:the |your )?(?:{feed}|feed)",
    ],
  },
  schedule: {
    verbs:
      "{clock}|{rota}|automated|exists?|on repeat|\\bset (?:it |that |this )?(?:up )?to\\b|^set for|(?:queued|scheduled|lined up|programmed) (?:for|to)|\\b(?:down|booked|set up) (?:for|with)|calendar|in the (?:books|diary)|from (?:daily|weekly|hourly)",
    patterns: [
      "^{clocks}{what}(?:{go}|) {adv}{standing}{dated}",
      "^(?:{i} )?{adv}(?!{coded})(?:got|popped|dropped|stuck|threw|lined up|wired up|spun up|booked|made|snoozed|started|kicked off) (?:you |us )?(?:up )?(?:an?|the|your|this|that|two|tomorrow['’]s) (?:{word} ){0,3}?{clock}(?! in (?:an?|the) )",
      "^set (?:you|us)(?: up)?(?: with)? an? (?:{word} ){0,3}?{job}",
      "^(?:{me} )?{adv}(?:got|have|put|set|signed) you (?:down|in|on|up|booked(?: in)?)(?: (?:for|on|with))? (?:an?|the|your) (?:{word} ){0,3}?{job}",
      "^you['’]re {adv}(?:booked(?: in)?|down|set(?: up)?|good) (?:for|with) (?:an?|the|your) (?:{word} ){0,3}?{job}",
      "^(?:it|that|this|everything|{runs})(?:['’]s|['’]re| is| are| was| has| have)(?: got)? {adv}(?:put |placed |moved )?on {rota}{dated}",
      "^(?:it|that|this)(?:['’]s| is| has been) {adv}(?:on (?:the|your) calendar|in the (?:diary|books)) (?:for|at) {when}",
      "^(?:{i} )?{adv}(?:threw|stuck|got|hooked|added|moved) (?:it|that|this|everything|{runs}) (?:(?:up|over) )?(?:on|onto|to|into) {rota}(?:$|[!:.]| (?:at|for|with|every|running)\\b)",
      "^{me} {adv}(?:put|set) (?:it|that|this|everything|{runs}) (?:up )?(?:on|onto|in|into) {rota}(?:$|[!:.]| (?:at|for|with|every|running)\\b)",
      "^(?:it|that|this|everything|{runs})(?:['’]s|['’]re| is| are| has been) {adv}(?:(?:set(?: up)?|scheduled|programmed|queued(?: up)?|lined up|timed) to (?:check|execute|fire|go off|go out|land|ping|post|remind|repeat|ring|run|send|trigger)\\b(?=.* {when})|(?:queued|lined up)(?: up)? for {when})",
      "^{me} {adv}(?:set|got) (?:it|that|this|everything|{runs}) (?:up )?to (?:check|execute|fire|go off|go out|ping|post|remind|repeat|ring|run|send|trigger)\\b(?=.* {when})",
      "^(?:{i} )?{adv}(?:turned|made) (?:it|that|this) (?:into )?an? (?:{word} ){0,2}?(?:{often} )?(?:job|task|cron)",
      "^set for (?:\\d{1,2}[:.]\\d\\d|\\d{1,2} ?[ap]m\\b|noon|midnight|tomorrow|tonight|(?:mon|tues|wednes|thurs|fri|satur|sun)day)",
      "^there(?:['’]s| is| are) now (?:an?|two|your) (?:{word} ){0,3}?(?:{clock}|job (?:that|for|in place))",
      "^you['’]ve (?:now )?got (?:an?|your|two|three) (?:{word} ){0,3}?{clock}(?: .{1,30})? now$",
      "^{i} (?:got )?an? (?:{word} ){0,3}?{clock} (?:down|in|on|booked|lined up) (?:for|at) {when}",
      "^(?:{i} )?{adv}(?:switched|changed|moved) (?:the|your) (?:{word} ){0,3}?(?:{weak}|{sobj}) (?:from {often} to {often}|to (?:fire|go off|ring|run) (?:[^\\s]+ )?{when})",
      "^{clocks} (?:now exists?|exists? now|exists? as of (?:now|today))\\b",
      "^(?:it|that|this|everything|{runs}|(?:the|your) (?:{word} ){0,3}?{word})(?:['’]s| is| has been) {adv}(?:automated|on an? (?:daily|hourly|monthly|nightly|weekly) (?:cron|cycle|rota|timer))\\b",
      "^(?:{i} {adv}put|{adv}put(?=.*{clock})) (?:[^\\s]+ ){1,6}?on repeat\\b",
      "^{clocks} (?:is|are) now (?:at|for|on) {when}",
      "^(?:{i} )?{adv}(?:switched|turned) (?:on (?:the|your) (?:{word} ){0,2}?{clock}|(?:the|your) (?:{word} ){0,2}?{clock} (?:back )?on)(?:$|[!.:]| for\\b)",
    ],
    linked: [],
  },
};

/** The tables of English with the casual wordings of each kind behind its own. */
export function casual<T extends Pick<Language, "slots" | "claims">>(tables: T): T {
  return { ...tables, slots: { ...tables.slots, ...SLOTS }, claims: tables.claims.map(casualRow) };
}

function casualRow(row: ClaimRow): ClaimRow {
  const { verbs, patterns, linked } = CASUAL[row.kind];
  return {
    ...row,
    verbs: `${row.verbs}|${verbs}`,
    patterns: [...row.patterns, ...patterns],
    linked: [...(row.linked ?? []), ...linked],
  };
}
