/** English: how an agent says that it published, posted or scheduled something. */
import { anyOf, wordsOf } from "../../core/words.ts";
import type { Language } from "../claim.ts";

/**
 * What an agent does to a page that goes out, as participles. A verb of your own is one more word here and two cases in
 * the self-tests, one active and one passive; a test asks for them.
 */
export const RELEASED: readonly string[] = wordsOf(
  "deployed hosted launched listed promoted released shipped syndicated uploaded",
);

/** The same in everyday words, which say nothing of a page by themselves. */
export const MOVED: readonly string[] = wordsOf("added exported moved pushed put sent shared submitted");

/** What an agent does to a job that is set up; the same rule. */
export const SCHEDULED: readonly string[] = wordsOf(`
  activated added armed arranged booked changed configured created defined enabled enqueued established installed launched logged
  made moved placed programmed put queued reactivated re-created recreated re-enabled registered rescheduled
  re-scheduled restarted resumed saved scheduled set started stored submitted updated
`);

/** How an agent claims success in English. */
export const ENGLISH: Language = {
  id: "en",
  script: /[a-z]/i,
  stems: new RegExp(
    `\\b(?:${anyOf(RELEASED)}|(?:re-?)?(?:publish|deploy|post|launch|releas|schedul)|publication|public|tweeted|live|online|shipped|hosted|shared?|replied|comment|announce|remind|alert|alarm|cron|jobs?\\b|tasks?\\b|notif|nudge|digest|brief|timer|automation|pushed|accessible|available|feed|out (?:there|in the)|up and running|everyone|anyone|marketplace|gallery|listed|follow-?up|queued|booked|armed|visible|internet|the world|production|(?:site|page|app|game|changes|version)(?:['’]s| is| are) (?:up|out)|public|nightly|hourly|daily|weekly|recurring|monitor|backup|refresh|community)`,
    "i",
  ),
  slots: {
    and: "(?:and|but|so|yet|while|plus|also|then|because|since) ",
    but: "(?:but|however|anyway|instead|meanwhile|so|still|yes|indeed|actually|in fact|now|done|fixed)\\b",
    word: "(?!(?:is|are|was|were|be|by|that|which|who|if|when|no|not|never|will|would|can|could|should|has|have|had|to|means?|says?|said|shows?|lets?|makes?|whether|because|than|like|i|we|you|he|she|they|their|his|her|others?|sees|returns|contains|includes|renders|displays|supports|handles|expects|stores|tells|allows|enables|becomes|[\\w]+n['’]t)\\b)[^\\s]+",
    words: "(?:{word} ){0,6}?",
    adv: "(?:(?:just|now|already|also|finally|successfully|then|officially|been|since|currently|fully|even|actually|indeed|definitely|properly|safely|quickly|automatically|immediately|publicly|right|back|again|gone ahead and|went ahead and|gone and|managed to get it|too|both|all|once more|still|up and|formally|here|therefore|instead|live and|fine and|since been|\\w+ed and|built,? (?:tested )?and|at last|first|happily|proudly|personally) ){0,4}",
    i: "(?:i|we)(?:['’]ve| have|['’]d| had)?",
    det: "(?:your|my|our|the|this|that|these|those|an?|both|all|each|every|two|three|four|\\d+|its|another|new)",
    mine: "(?:your|my|our|this|both|these|all (?:of )?(?:your|my|our|the)|all|the new|the updated|a new)",
    pagenoun:
      "(?:(?:web ?|home ?|landing[- ]|micro)?(?:pages?|sites?)|dashboards?|(?:web ?)?apps?|applications?|mini[- ]?apps?|games?|projects?|previews?|portfolios?|trackers?|quiz(?:zes)?|blogs?|stores?|shops?|demos?|builds?|calculators?|galler(?:y|ies)|decks?|slides|showcases?|screeners?|scanners?|leaderboards?|planners?|visuali[sz](?:ation|er)s?|prototypes?|mock-?ups?|mini-?sites?|redesigns?|artifacts?|creations?)",
    medianoun:
      "(?:reports?|articles?|api|apis|services?|backends?|front-?ends?|servers?|widgets?|charts?|docs|documentation|stor(?:y|ies)|newsletters?|guides?|forms?|surveys?|polls?|menus?|resumes?|cvs?|catalogs?|collections?|bots?|tools?|features?|updates?|changes|versions?|maps?|boards?|walls?|timelines?|templates?|works?|files?|recipes?|poems?|lists?|music|videos?|content|boxes|box|radars?|clocks?|timers?|notes?|fixes|fix|code)",
    rel: "(?: (?:that |which )?(?:you|we) (?:asked for|wanted|requested|ordered|described|needed|asked me to \\w+))",
    tail: "{rel}?(?: (?:for|to|of|with|about|on|called|named|titled|at|in|\\uE002|\\uE000)(?: {word}){0,5}?)?",
    thing:
      "(?:it|everything|the (?:whole|entire|full) (?:thing|package|lot)|(?:{det} )?{words}{pagenoun}{tail}|(?:{mine} ){words}{medianoun}{tail}|(?:that|both|they|all|these|those)|all of (?:it|them)|both of them|the (?:rest|others?|remaining (?:one|page|site)s?)|{mine} \\uE002|v?\\d[\\w.]*|{words}\\uE002 {pagenoun}|your(?: {word}){1,5}?)",
    be: "(?: (?:is|are|was|were|has|have|stays|remains|got|gets|went)|['’](?:s|re|ve)|)",
    go: "(?: (?:is|are|was|were|has|have|stays|remains|got|went|goes|has gone|is going)|['’](?:s|re|ve))",
    pub: "(?:re-?)?published",
    launch: `(?:re-?)?${anyOf([...RELEASED, ...MOVED, "rolled out"])}`,
    released: `(?:re-?)?${anyOf([...RELEASED, "rolled out"])}`,
    scheduled: anyOf(SCHEDULED),
    place:
      "(?:(?:the )?(?:{hub} )?(?:community|gallery|marketplace|public)(?: (?:site|page|hub|gallery|space|feed))?|(?:the )?{hub}|production|prod|everyone|the (?:world|web|internet)|public view)",
    end: "(?=$|[!:.\\uE000-\\uE004·]| (?:it|the|your|my|our|to|at|on|as|under|and|here|too|for|with|live|now|successfully|both|all|this|that|these|a|an|v?\\d|[\\uE000-\\uE004·]|in|there|from|everything|just|via|using|today|ok|fine|publicly|by me|again|[a-z]+ly|about|back|already|without|so|new|version|online|of|two|three|earlier|moments|minutes|seconds|a few|this)(?= |$|[!:.\\uE000]))",
    live: "(?:live|public|online|on the (?:open )?(?:internet|net|world wide web)|(?:visible|viewable|accessible|open|readable) (?:to|for) (?:all|the (?:whole )?(?:world|internet))|up for (?:everyone|all|the world)|publicly (?:available|accessible|visible|viewable|reachable|hosted)|(?:available|accessible|open|visible|viewable|reachable|readable|playable|discoverable) (?:to|for|by) (?:everyone|everybody|anyone|anybody|the (?:public|world|community|whole world)|all|other users|others|all users|the whole community)|available (?:online|publicly)|out (?:there )?(?:for (?:everyone|the world|all|anyone)|in the (?:wild|open))|in (?:production|the community|the gallery)|(?:visible|listed|shown|up|featured) (?:in|on) the (?:{hub} )?(?:community|gallery|marketplace)|on (?:the (?:public )?(?:web|internet|community)|the air)|up on (?:the )?community|public(?:ly)? (?:facing|listed)|no longer private|open to (?:everyone|the public|all|anyone|the world)|world-readable|gone (?:live|public)|live(?:-| )and(?:-| )public)",
    sobj: "(?:reminders?|alerts?|alarms?|cron(?:[- ]?(?:jobs?|tasks?|schedule|entry))?|crontab|nudges?|notifications?|(?:scheduled|recurring|repeating|periodic) (?:tasks?|jobs?|runs?|checks?|reports?|posts?|messages?|scans?|updates?|workflows?)|timers?|automations?|tasks?|jobs?|pings?|check-ins?|follow-?ups?)",
    weak: "(?:digests?|briefings?|summar(?:y|ies)|reports?|checks?|monitors?|monitoring|watch(?:es|er|ers)?|backups?|refresh(?:es)?|recaps?|updates?|scans?|sweeps?|triggers?|workflows?|routines?|posts?|trackers?|newsletters?|run|runs|sync|syncs|reviews?|roundups?|round-ups?|prompts?|messages?|e-?mails?|pushes|push|wake-up calls?|price checks?)",
    // Code and lists have reminders, timers and tasks too.
    part: "(?:parser|syntax|expression|library|helper|package|daemon|editor|picker|builder|support|format|string|plugin|log|dialog|modal|menu|toggle|filter|model|schema|entity|record|row|list|board|component|banner|box|section|page|button|icon|handler|system|function|class|tracker|dashboard|template|script|runner|queue|manager|app|form|ui|widget|feature|module|endpoint|file|text|copy|feed|sound|setting|logic|api|bell|tone|color|badge|card|table|column|field|test|preference|emoji|threshold|title|description|name|status|level|volume|type|application|posting|condition|owner|interval|details|board|market|rule|rules? file|policy|column|reading|level)",
    coded:
      ".*(?:\\b(?:lists?|sets?|numbers?|tables?|collections?|series|queues?|kinds?|types?|overviews?) of (?:[^\\s]+ ){0,2}?{sobj}|\\b(?:support for|component|class|function|button|section|variable|hook|module|markdown|csv|spreadsheet|pipeline|sprint|backlog)\\b|\\.(?:md|ts|js|py|json|csv|html)\\b|\\b(?:to|in|into|on|inside|within) (?:the|your|this|its|our|a|every|each) (?:[^\\s]+ ){0,2}?(?:{pagenoun}|library|package|module|sdk|backend|frontend|game|page|app(?:['’]s)?|site|website|code|codebase|component|ui|list|column|folder|archive|to-?do|project|repo|readme|dashboard|file|form|header|footer|board|backlog|docs|settings|plan|roadmap|document|notes)\\b)",
    cue: ".*(?:remind|alarm|cron|schedul|\\d|{often}|\\b(?:every|each|tomorrow|tonight|today|later|next|when|if|whenever|once|as soon as|until|before|after|in (?:an|two|three) |at|for|to|that|which|you)\\b)",
    often:
      "(?:daily|weekly|hourly|nightly|monthly|yearly|recurring|scheduled|repeating|periodic|automatic|automated|everyday|morning|evening|weekday|price|one-off|one-time|\\d+[- ]?(?:min(?:ute)?|hour|h|m|am|pm)|monday|tuesday|wednesday|thursday|friday|saturday|sunday|timed|regular|quarterly|bi-?weekly|fortnightly|cron|midnight|noon)",
    job: "(?:{sobj}|(?:{word} ){0,3}?{often} (?:{word} ){0,3}?{weak})(?![\\w-]|\\.\\w)(?! {part}s?\\b)",
    what: "(?: (?:for|to|about|of|with|on|at|called|named|every|each|before|after|\\uE002)(?: [^\\s]+){0,14}?| (?:that|which)(?: [^\\s]+){1,14}?)?:?",
    // In a clause with one of these nothing is said to be done by the agent just now.
    hedge:
      "(?:\\b(?:not|never|no|none|nothing|without|nobody|almost|nearly|will|would|could|should|might|may|must|shall|if|once|when|whenever|unless|until|till|before|want|wants|wanted|please|draft|example|sample|template|yesterday|last|previous|previously|formerly|originally|old|older|he|she|his|her|they|their|someone|somebody|another|others?|users?|owner|how|what|why|which|who|whose|failed|fails|error|local|locally|localhost|preview|previews|function|class|table|component|section|button|script|code|pending|private|unpublished|was going|about to|going to|supposed|planned|review|reviewed|had been|would be|to be|being|competitors?|company|after|whether|unable|cannot|verify|says?|said|saying|sees?|saw|shows?|cancell?ed|deleted|removed|means|syntax|only|think|thought|believe|assume|seems?|appears?|hope|glad|congrat\\w*|tell|told|claims?|claimed|according|demo|video|example|assuming|check|ensure|sure|wait(?:ing)?|require[sd]?|needs?|need(?:ed)?|by (?!me|us|now|default|hand)[a-z]+)\\b|n['’]t\\b|['’]ll\\b|\\b(?:in|since) (?:19|20)\\d\\d|\\uE001)",
    own: "(?:your|my|our|the|this|that|both|all|everything|it|version|v?\\d[\\w.]*)",
    out: "(?:(?:made )?(?:available|accessible|visible|open) to (?:all|everyone|everybody|anyone|the (?:public|world|community))|a public (?:page|site|web ?site|app|dashboard)|live|public|online|published|deployed|launched|released|discoverable|in production|in the (?:wild|community|gallery)|publicly \\w+|visible to (?:all|everyone|the \\w+)|open (?:to (?:all|everyone|the (?:public|world))|for business))",
    made: "(?:{scheduled}(?: up)?|turned on|switched on|kicked off|got|built|lined up|wired up|entered)",
  },
  claims: [
    {
      id: "en.publish",
      kind: "publish",
      verbs:
        "{released}|\\uE003|internet|the world|visib|\\bout\\b|\\bup\\b|production|in the wild|discoverable|open for|uploaded|publishing|deploying|(?:publish|deploy|launch|releas)ed|(?:publi|deploy|release|launch).*(?:\\bok|success|passed|green|worked)|public(?:(?![a-zà-ÿ])|ation|ly)|shipped|\\blive\\b|online|(?:publish|deploy|release|launch|rollout).*(?:complete|done|finish|succe|through|work|yes)|(?:did|hit|clicked|pressed|able to|managed to|succeeded in) .*(?:publish|deploy|launch)|(?:pushed|put|made|got|brought|took|taken|set|turned|moved|switched|flipped|marked|opened|sent|shared|listed|uploaded|submitted|rolled|hosted|exported|promoted|added).*(?:live|public|online|community|everyone|{hub}|prod|gallery|marketplace|accessible|anyone|world|web|internet)|can now|can see|accessible|available|open to|out there|out for|up and running|everyone|anyone|we[’']re|playable|viewable|visible|community|out in the|serv(?:es|ing)|can be",
      patterns: [
        // I have just published …, I went ahead and made your site public, I pushed it live
        "^{i} {adv}{pub}\\b",
        "^(?:i|we) did (?:indeed |also |then )?(?:publish|deploy|launch|release|make (?:{word} ){1,5}?(?:public|live))\\b",
        "^we(?:['’]re| are) {adv}live\\b",
        "^(?:i|we)(?: have|['’]ve)? {adv}(?:went|gone) live\\b",
        "^{thing}{go} {adv}(?:moved|switched|gone|changed|flipped|set|been set)(?: [^\\s]+){0,3}? to (?:published|public|live)\\b",
        "^(?:{word} ){0,4}?visibility{be} {adv}(?:(?:set|switched|changed) to )?public\\b",
        "^(?:{det} )?(?:{word} ){0,4}?(?:status|state){be} {adv}(?:changed|set|switched|updated|moved|gone)(?: from [^\\s]+)? to (?:published|public|live)\\b",
        "^{adv}(?:deployed|launched|released) and (?:verified|tested|checked|working|live|running)\\b",
        "^{thing} can now be (?:seen|viewed|opened|accessed|visited|played|used|found|reached|browsed) by (?:everyone|anyone|all|the)\\b",
        "^{thing}{go} {adv}(?:up|running|there|ready|visible|accessible|available)(?: and [a-z]+)? (?:for|to) (?:everyone|everybody|anyone|all|the public|the world)\\b",
        "^{i} {adv}{launch} (?:it|everything|(?:{det} ){words}{pagenoun}|(?:{mine} ){words}{medianoun}|v?\\d[\\w.]*|[^\\s]+ to {place}|\\uE000)",
        "^{i} {adv}{launch} (?:[^\\s]+ ){0,8}?(?:to|on|in|into|onto|for) {place}\\b",
        "^(?:{i} )?{adv}(?:put|pushed|got|brought|taken|took|set|made|turned|moved|switched|flipped|marked|opened|taking|sent|shared|released) (?:{word} ){1,8}?(?:{live}|to {live})(?: |$|[!:.\\uE000-\\uE004])",
        "^(?:{i} )?{adv}(?:opened|opened up) (?:{word} ){1,5}?to (?:the public|everyone|anyone|the community)\\b",
        "^{i} (?:have |had |now |['’]ve )?{adv}(?:completed|finished|finali[sz]ed|done|performed|handled) (?:the |your )?(?:publication|publishing|deployment|release|launch|rollout)\\b",
        "^{i} {adv}(?:got|gotten|have|had) (?:it|everything|(?:{det} ){words}{pagenoun}) {adv}(?:{pub}|deployed|launched|live|online)\\b",
        // Your page has been published, the site went live, both are public now
        "^{thing}{be} {adv}{pub}{end}",
        "^{thing}{go} {adv}{launch}(?: [^\\s]+){0,4}? (?:to|on|in|into|for|with) {place}\\b",
        "^(?:it|everything|(?:{det} )?{words}{pagenoun}{tail}|(?:{mine} ){words}{medianoun}){go} {adv}(?:(?:re-?)?(?:deployed|launched)|made (?:public|live)|set (?:to )?public|pushed live|put (?:online|live)|taken (?:live|public)|brought online|rolled out)\\b",
        "^(?:it|everything|they|both|all|the (?:whole|entire) thing|(?:{det} )?{words}{pagenoun}{tail}|(?:{mine} ){words}{medianoun}){go} {adv}{live}(?:$|[!:.\\uE000-\\uE004· ])",
        "^(?:your|my|our)(?: {word}){1,6}?{go} {adv}(?:live|public|online)(?:$|[!:.\\uE000-\\uE004]| (?:now|at|on|for|and|here|in)\\b)",
        "^{thing}{go} {adv}(?:live|public)(?: and (?:public|live|open))?$",
        // Published! Deployed to the community. Made it public
        "^{adv}{pub}(?:!|$|\\.| (?:it|the|your|my|our|to|at|under|here|too|live|successfully|both|this|\\uE000|as|a new|version|v\\d|on the|on {hub}|now|everything|all|publicly|for|ok|fine|just|and)(?= |$|[!:.\\uE000]))",
        "^(?:{i} )?{adv}{launch} (?:[^\\s]+ ){0,8}?(?:to|on|in|into|onto|out to) {place}\\b",
        "^{i} {adv}(?:rolled|pushed|shipped|sent) (?:{word} ){1,5}?out to {place}\\b",
        "^you(?:['’]re| are) {adv}(?:live|online|public)[!.]?$",
        "^{adv}(?:shipped|launched|deployed|released)(?: it)?!",
        "^{adv}shipped it$",
        "^(?:{det} )?{words}{pagenoun} {adv}(?:{pub}|deployed|launched|made (?:public|live)|set (?:to )?public)(?:!|$|[.:]| (?:to|at|on|successfully|here|now|for|and|under)\\b)",
        // Publication complete, the publish went through
        "^(?:the |your )?(?:publish(?:ing)?|publication|deploy(?:ment)?|release|launch|rollout)(?: (?:step|run|job|process|action|call|request|command|task))?(?: to {place}| of (?:{word} ){1,4}?)?{be} {adv}(?:complete[d]?|done|finished|success(?:ful|fully)?(?: completed)?|succeeded|went through|gone through|worked|is through)\\b",
        "^(?:successfully|finally) (?:{pub}|deployed|launched)\\b",
        "^(?:{i} )?{adv}(?:hit|pressed|clicked) (?:publish|deploy)\\b",
        "^(?:i|we)(?: was| were| have been|[’']ve been)? (?:able to|managed to|succeeded in) {adv}(?:(?:re-?)?publish(?:ing)?|deploy(?:ing)?|launch(?:ing)?|(?:make|making) (?:{word} ){1,5}?(?:public|live))\\b",
        "^(?:{word} ){0,6}?{word}{go} {adv}(?:{pub}|{launch}) (?:[^\\s]+ ){0,2}?(?:to|on|in) (?:the )?(?:{hub} )?(?:community|gallery|marketplace)\\b",
        "^{thing} {adv}(?:{pub}|deployed) (?:fine|ok|okay|successfully|correctly|cleanly|without (?:a|any)|at last|just fine|smoothly|on the (?:second|third|next|last))\\b",
        // A ticked box is a deed: [x] Publish to community
        "^\\uE003 ?(?:publish|deploy|launch|ship|release|push|share|go live|list)\\b(?!ing\\b)(?: [^\\s]+){0,6}?(?: (?:to|on|in) {place}|$| (?:it|the|your|a)? ?(?:{word} ){0,3}?{pagenoun})",
        // Publish: OK · Deployment: ✅ successful
        "^(?:{word} ){0,3}?(?:publish(?:ed|ing)?(?: to {place})?|publication|deploy(?:ed|ment|ing)?(?: to {place})?|release|launch|community|public|go(?:ing)? live)(?: (?:step|status|page|site))?:? ?(?:\\uE003 ?)?(?:ok(?:ay)?|done|yes|complete|completed|success|successful|succeeded|finished|live|green|passed|worked)\\b",
        "^(?:publish(?:ed|ing)?(?: to {place})?|publication|deploy(?:ed|ment)?(?: to {place})?|community|public|go(?:ing)? live): ?\\uE003",
        // A page, whatever is said of it in between, and the state that only publishing leaves it in
        "^(?!.*{hedge})(?=.*\\b{own}\\b)(?:.* )?(?:{pagenoun}|storefront|release|version(?: \\d[\\w.]*)?)\\b(?: .*)? (?:is|are|was|were|has|have|been|got|gets|went|goes) (?:\\w+ ){0,3}?{out}(?=$|[!.,;:· \\uE000])",
        "^(?:the |your )?{pagenoun}['’]s {adv}(?:up|out|{out})(?=$|[!.,;:· ])",
        "^(?!.*{hedge})your (?:{word} ){0,3}?(?:changes|updates?|edits|fix(?:es)?|work|redesign){go} {adv}(?:out|{out})(?=$|[!.,;:· ])",
        "^(?!.*{hedge})(?:.* )?(?:finished|completed|done|handled|wrapped up|including|success(?:ful(?:ly)?)? in) (?:the |with )?(?:re-?)?(?:publishing|publication|deploying|deployment|launching|making (?:it|your|the) (?:{word} ){0,3}?public)\\b",
        "^(?!.*{hedge})(?:the |my |your )?(?:re-?)?(?:publish|deploy|upload|release|launch)(?:ing|ment)? (?:call|step|command|request|job|tool|action|process|run|attempt)?(?: ?{adv})(?:returned (?:success|ok|200)|succeeded|went through|worked|finished|completed|came back (?:green|ok|clean|fine)|was successful)\\b",
        "^(?:re-?)?publish(?:ing|ed)?(?: (?:it|page|site|the page|the site|to {place}))? \\uE003",
        // Live ✅ · It's out there!
        "^\\uE003 ?(?:it['’]s |now |and )?(?:live|public|published|deployed|online)[!.]?$",
        "^(?:live|public|published|deployed|online) \\uE003",
        "^(?:it|that|everything)(?:['’]s| is) {adv}(?:out there|on the (?:internet|web|air)|up for (?:all|everyone))\\b",
        "^{adv}(?:made|gone|went|turned|set to|put|taken|pushed|switched to) (?:public|live|online)(?:$|[!.:]| (?:now|too|for|at|in|on)\\b)",
        "^{i} {adv}(?:took the liberty of|ended up|went ahead and started|am done|finished|succeeded in|got around to|wrapped up) {adv}(?:re-?)?(?:publishing|deploying|launching|releasing|making (?:{word} ){1,5}?(?:public|live))\\b",
        "^{i} {adv}(?:flipped|switched|toggled|changed|set|turned) (?:{word} ){0,4}?(?:visibility|privacy)\\b(?! (?:to )?private)",
        "^(?:{i} )?{adv}(?:opened|opened up|rolled|put|pushed|sent) (?:{word} ){1,5}?(?:up |out )?(?:to|for|in front of) (?:the (?:whole )?(?:public|world|internet|community)|everyone|everybody|anyone|all)\\b",
        "^(?:{word} ){0,4}?(?:you|{pagenoun}|it)(?: now| already)? (?:have|has|got) (?:now )?(?:an?|its own|your own) (?:{word} ){0,2}?(?:public|live) (?:{word} )?(?:address|url|link|page|web ?site|site|home|app|dashboard)\\b",
        "^(?:{det} )?{words}{pagenoun}{tail} can (?:now |already |be ){1,2}(?:now )?(?:seen|viewed|opened|accessed|visited|played|used|found|reached|browsed|read) by (?:anyone|everyone|everybody|all|the (?:public|world))\\b",
        "^(?:strangers?|people|visitors|anyone with the link|anyone on the internet|(?:everyone|anyone|everybody|all members) (?:in|on|of) the community|all) can (?=now |already |.* now\\b|.* without (?:a |any )?(?:log|sign|account))(?:now |already )?(?:see|open|view|visit|access|play|use|find|browse|reach) (?:it|your|the|this)\\b",
        "^(?:that['’]s|there goes|there you have) (?:the|your) (?:{word} ){0,4}?{pagenoun} (?:up|out|live|online|public|published)\\b",
        "^(?:{det} )?(?:{word} )?(?:upload|push|publish) (?:worked|went (?:through|well|fine)|succeeded)\\b(?=.*\\b(?:public|visible|live|online|everyone|all)\\b)",
        "^(?:the|your) (?:new|updated|latest|next|finished) (?:{word} ){0,3}?(?:{pagenoun}|version|edition)(?: (?:with|of|for)(?: {word}){1,5})?{go} {adv}out(?:$|[!.·])",
        "^{thing}{go} {adv}made publicly (?:visible|available|accessible|viewable)\\b",
        "^(?:{word} ){0,8}?{pagenoun} (?:that )?(?:i|we)(?:['’]ve)? (?:published|made public|put up|deployed|launched)(?: {word}){0,4}? (?:is|are) still (?:live|up|online|public|running|there)\\b",
        "^{pagenoun} (?:up|live|online|public|published|deployed)(?:$|[!.·])",
        "^it (?:went|has gone|is going) (?:out |live |up )(?:to|on|in) (?:the )?(?:community|public|gallery|world)\\b",
        "^(?:public (?:url|link|address)) (?:has been |was |is |)?(?:allocated|assigned|issued|created|generated|active|live|working)\\b",
        "^(?:anyone|everyone|everybody|the (?:whole )?(?:world|community)|all users|other users) can (?=now |.* now\\b)(?:now )?(?:see|open|view|visit|access|play|use|find|browse|reach|try) (?:it|your|the|this)\\b",
      ],
      linked: [
        "^{adv}{pub}:?(?:$| )",
        "^{adv}(?:(?:re-?)?(?:deployed|launched|released|hosted|shipped)|live|online|public|it['’]s (?:live|up|online|public|there|out)|we['’]re live|now live|up and running)(?:$|[!:.]| (?:now|at|on|here|under|in|for|as|after|again|since|v?\\d[\\w.]*|version|[\\uE000-\\uE004])(?= |$|[!:.\\uE000]))",
        "^{i} {adv}(?:{launch}|put|pushed|made|uploaded)\\b",
        "^(?:it|everything|they|both|all|(?:{word} ){0,7}?{word}{rel}?){go} {adv}(?:up(?: and running)?|live|online|public|hosted|served|available|accessible|shareable|out|running|deployed|launched|pushed|uploaded|released|shipped|rolled out|{pub}|reachable|open|viewable|serving|there|ready)(?:$|[!:.\\uE000-\\uE004]| (?:now|visitors|traffic|at|on|here|under|in|for|from|and|via|to|with|there)\\b)",
        "^(?:here(?:['’]s| is| are) |your |the )?(?:{word} ){0,2}?(?:public|live|shareable|published|permanent|share|sharing|hosted)(?: {word}){0,2}? (?:url|link|address|page|site|version|website|preview|app|dashboard|game)s?\\b",
        "^here(?:['’]s| is| are) (?:your|the) (?:{word} ){0,3}?{pagenoun}",
        "^{thing} can (?:now )?be (?:seen|viewed|opened|accessed|visited|played|used|found|reached|browsed)\\b",
        "^(?:open|visit|see|view|go to|head to|check) \\uE000 (?:to|and) (?:{word} ){1,3}?your (?:published|live|public) ",
        "^(?:you|anyone|everyone|people|your (?:friends|users|team|group)|they) can (?:now |already )?(?:{word} )?(?:see|view|find|open|visit|access|play|use|try|check|reach|browse|share)\\b",
        "^(?:view|visit|open|see|play|try|check|browse|find|access|explore)(?: (?:it(?: out)?|them|the (?:result|page|site|app|game|dashboard)|your (?:{word} ){0,2}?{pagenoun}))?(?: (?:live|here|now|online|at|the live)\\b|$)",
        "^(?:is|are|was|were|has been|have been) {adv}(?:{pub}|live|public|online|deployed|up)\\b",
        "^(?:but )?(?:it|they)(?:['’]s| is| are) now:?$",
        "^you(?:['’]ll| will) (?:find|see) (?:it|the (?:published|live|public)|your)\\b",
        "^(?:a )?link to (?:the|your) (?:{word} )?(?:published|live|public)\\b",
        "^(?:{word} ){0,4}?(?:now )?has (?:a|its own|its) (?:public|live) (?:address|url|link|page)\\b",
        "^(?:{word} ){0,6}?{word} (?:now |already )?lives (?:at|on|under|here)\\b",
        "^(?:it|that|everything|(?:the|my) (?:{word} ){0,3}?(?:attempt|try|retry|one|time|run|publish)) (?:went (?:through|live|out|up)|worked|succeeded|goes live)\\b",
        "^{adv}(?:(?:re-?)?(?:deployed|launched|released)|shipped|rolled out|hosted|uploaded|pushed) (?:[^\\s]+ ){0,6}?(?:to|at|on|under) \\uE000",
        "^(?:(?:the |your )?(?:live|public|community|production|published|hosted|share) (?:url|link|site|page|address)|now serving)\\b",
        "^(?:{word} ){0,5}?(?:{word}) (?:now )?(?:serves|is (?:now )?serving) (?:{word} ){0,2}?(?:visitors|users|traffic|everyone)\\b",
        "^{adv}(?:deployed|launched|released|shipped|uploaded) (?:it|them|everything|this|that)\\b",
      ],
      adjacent: [
        "^(?:all )?(?:done|set|finished|complete[d]?|ready|wrapped up|good to go)(?: and (?:dusted|ready|done))?[!.:]?$",
        "^{i} {adv}(?:finished|completed|wrapped up|done|all set)(?: (?:it|everything|building|with (?:it|everything)|(?:your|the) (?:{word} ){0,2}?(?:{pagenoun}|work|task|job)))?[!.:]?$",
        "^(?:it|everything|(?:your|the) (?:{word} ){0,3}?{pagenoun})(?:['’]s| is| are) {adv}(?:ready|done|finished|complete|all set|good to go)\\b",
        "^(?:here you (?:go|are)|there you (?:go|are)|enjoy|ta-?da)(?:$|[!:.]| (?=.*\\byour\\b)).*\\byour (?:{word} ){0,2}?{pagenoun}",
        "^(?:your|the (?:new|updated|finished|final|public|live|community)) (?:{word} ){0,4}?{pagenoun}(?=.* (?:now|own|home|here|ready|done)\\b) (?:(?!will|would|could|can|should|may|might|was|were|resembles|reminds)[^\\s]+ ){0,8}?[^\\s]+:$",
        "^(?:the )?community (?:version|page|edition|site) ",
        "^(?:here you (?:go|are)|there you (?:go|are)|enjoy|ta-?da|your|the finished) (?:{word} ){0,2}?{pagenoun}(?:[!:.]|[ ·]*\\uE000)?$",
      ],
    },
    {
      id: "en.post",
      kind: "post",
      verbs:
        "(?:post|tweet|comment|respond|shar|announc|publish|quot|answer)ed|replied|{feed}|feed|\\uE003|^(?=.*(?:post|thread|comment|repl|tweet|announce|intro|\\bgm\\b|shout))(?=.*(?:\\b(?:up|out|live|sent|put|left|there|done|made|went|got|have)\\b|submitt|deliver|visible|pinned|added|created|succe|complete|dropped|pushed|uploaded|shipped|started|wr[io]t|synced))",
      patterns: [
        "^{i} {adv}(?:(?:re-?|cross-?)?posted|tweeted|replied|commented|responded|answered (?=.*{feed}))\\b",
        "^{i} {adv}(?:shared|announced|published|dropped|put|sent|submitted|pushed|uploaded|shipped|left|made|created|started|wrote|written|added|synced|quoted)(?: [^\\s]+){0,8}? (?:(?:on|to|in|via|over on) (?:the |your )?(?:{feed}|(?:community )?feed|{hub})|(?:post|thread|comment|reply|tweet)\\b)",
        "^{adv}(?:(?:re-?|cross-?|quote-?)?posted|tweeted|replied|commented)(?:!|$|\\.|:| (?:it|the|your|my|our|to|on|in|under|at|a|an|this|that|these|both|all|here|successfully|about|as|everything|two|three|\\d+|[\\uE000-\\uE004]|just|with|and|now|from|for|back|gm)(?= |$|[!:.\\uE000]))",
        "^{adv}(?:shared|announced|published|dropped|sent|submitted|pushed|cross-?posted)(?: [^\\s]+){0,6}? (?:on|to|in|via) (?:the )?(?:{feed}|feed)\\b",
        "^(?:(?:{det} )?{words}(?:posts?|threads?|comments?|repl(?:y|ies)|tweets?|announcements?|intro(?:duction)?s?|gm|messages?|updates?|charts?|screenshots?|stor(?:y|ies)|polls?|articles?|notes?|recaps?|summar(?:y|ies)|memes?|links?|shout-?outs?){tail}|it|everything|both|all|they){go} {adv}(?:(?:re-?|cross-?)?posted|tweeted)(?:$|[!:.\\uE000-\\uE004]| (?:now|on|at|to|in|for|and|here|a (?:minute|moment)|just|as|under|with|already|there|over)\\b)",
        "^(?:(?:{det} )?{words}(?:posts?|threads?|comments?|repl(?:y|ies)|tweets?|announcements?|intro(?:duction)?s?|gm|shout-?outs?){tail}){go} {adv}(?:up|out|live|in|published|shared|announced|sent|submitted|delivered|visible|pinned|there|added)(?:$|[!:.\\uE000-\\uE004]| (?:now|on|at|to|in|for|and|here|a (?:minute|moment)|just|as|under|with|already|there|over)\\b)",
        "^(?:(?:{det} )?{words}(?:posts?|threads?|comments?|repl(?:y|ies)|intro(?:duction)?|gm|announcement|message|update|chart|article|poll|note|recap|summary)){go} {adv}(?:on|in) (?:the |your )?(?:{feed}|feed|community feed)",
        "^(?:{det} )?(?:{feed} )?(?:{word} ){0,3}?(?:posts?|threads?|comments?|repl(?:y|ies)|gm|announcement|intro|tweet|message) {adv}(?:(?:re-?)?posted|published|created|sent|added|submitted|went (?:out|live|up)|made|shared|successful|complete)\\b(?! by\\b)",
        "^\\uE003 ?(?:post|announce|share|tweet|comment|reply)\\b(?! (?:ideas?|drafts?))",
        "^(?:{word} ){0,2}?(?:post|thread|comment|reply|announcement|intro)(?: (?:to|on|in) (?:the )?(?:{feed}|feed))?: ?(?:\\uE003|(?:done|ok|yes|sent|published|posted|success\\w*|complete)\\b)",
        "^{i} (?:now )?{adv}(?:have|got) (?:a|your|the) (?:{word} ){0,3}?(?:post|thread|comment|reply) (?:up|live|out)\\b",
        "^(?:it|this|that|everything){go} {adv}(?:on|up on|live on) (?:the |your )?(?:{feed}|feed)\\b",
        "^(?:your|my|our) (?:{word} ){0,5}?(?!account|profile|handle|username|wallet|name|balance|history|feed){word}{go} {adv}(?:up )?(?:on|in) {feed}\\b",
        "^(?=.*{feed})(?:{det} )?{words}(?:polls?|charts?|updates?|messages?|summar(?:y|ies)|recaps?|notes?|links?|memes?|stor(?:y|ies)|articles?|images?|screenshots?|questions?|reports?){go} {adv}(?:live|up|out|published|shared|posted|visible)\\b",
        "^(?=.*{feed}){adv}(?:(?:re-?|cross-?|quote-?)?posted|replied|commented|announced|shared|quoted|retweeted)\\b",
        "^(?:posting|post) (?:is |was )?(?:complete|done|successful|succeeded)\\b",
      ],
      linked: [
        "^(?:here(?:['’]s| is) (?:your|the|my)|view|see|read) (?:your |the |my )?(?:{word} ){0,2}?(?:post|thread|comment|reply|permalink|announcement)\\b",
        "^(?:it|everything|that|both|all|they){go} {adv}(?:out|up|live|posted)\\b",
        "^(?:{word} ){0,5}?{word}{go} {adv}(?:up|out|live|posted|published|shared)\\b",
        "^{adv}(?:shared|announced|published|dropped|shipped|sent)\\b",
        "^{i} {adv}(?:shared|announced|published|dropped|left|sent|started|created|wrote|added|put)\\b",
        "^\\uE003 ?(?:{word} ){0,2}?(?:post|thread|comment|reply|announcement|intro):?(?:$| )",
        "^(?:gm|intro|thread|post|reply|comment|announcement|update)(?: {word}){0,2}? (?:posted|out|up|live|sent|done)\\b",
      ],
    },
    {
      id: "en.schedule",
      kind: "schedule",
      verbs:
        "^(?:queued|booked|armed|locked in|lined up|programmed|pencil+ed)|^(?=.*(?:backup|briefing|digest|report|schedul|monitor|watch|remind|alert|alarm|cron|\\bjobs?\\b|\\btasks?\\b|nudge|notif|timer|automation|daily|weekly|hourly|nightly|monthly|recurring|every|morning|evening|check-?in|follow-?up|ping|periodic|automatic|regular|\\uE002))(?=.*(?:{scheduled}|\\b(?:set|made|planned|put|got|have|moved|built|live|on|up|ready|runs|fires|triggers|executes)\\b|\\uE003|scheduled|created|added|configured|registered|activ|enabled|started|saved|armed|queued|booked|pencil|going|now|recreated|program|switched|installed|turned|switched|kicked|arranged|establish|in place|placed|resumed|updated|changed|stored|launched|lined|wired|defined|submitted|entered|logged|running|confirmed|locked|operational|adjusted|extended|ticking|humming))",
      patterns: [
        "^{i} {adv}(?:re-?)?scheduled(?! (?:{word} ){0,4}?(?:meetings?|calls?|votes?|events?|appointments?|interviews?|demos?|sessions?|deliver(?:y|ies)|dinner|lunch|visit|tests?|flights?|renders?|loops?|callbacks?|microtasks?|coroutines?|threads?|animations?|re-?renders?|workers?|kernels?|process(?:es)?)\\b)",
        "^{i} {adv}(?!{coded}|.*\\bon an? (?:[^\\s]+ )?{sobj})(?={cue}){made} (?:up )?(?:{word} ){0,9}?{sobj}(?![\\w-]|\\.\\w)(?! {part}s?\\b)",
        "^{i} {adv}(?!{coded})(?:set up|scheduled|enabled|activated|queued|turned on|switched on|armed|programmed|registered|configured|arranged|rescheduled|started|kicked off) (?:{word} ){0,9}?{job}",
        "^{i} {adv}(?:switched|turned) (?:{word} ){0,5}?(?:{job}|{often} {weak}) (?:back )?on\\b",
        "^{det} (?:{word} ){0,4}?{job}{what} (?:now )?(?:runs|fires|triggers|executes|kicks in) (?:every|daily|at|each|hourly|on|once)\\b",
        "^(?:re-?)?scheduled(?:!|$|\\.|:| (?:it|a|an|the|your|for|to|every|both|all|two|three|\\d+|and|daily|weekly|in)(?= |$))(?! (?:{word} )?(?:presentation|release|publication|launch|discussion|delivery|demolition|surgery|trial|removal|deletion|review)\\b)(?! (?:{word} ){0,4}?(?:meetings?|calls?|events?|appointments?|interviews?)\\b)",
        "^(?:created|added|configured|registered|activated|enabled|set up|armed|rescheduled|programmed|turned on|moved|shifted|resumed|restarted|extended)(?!{coded})(?={cue}) (?:an?|the|your|two|three|four|both|\\d+|new|another|daily|weekly|hourly|recurring)\\b ?(?:{word} ){0,9}?{job}",
        "^(?:(?:{det} )?(?:{word} ){0,7}?{job}{what}){go} {adv}(?:(?:re-?)?scheduled|set(?: up)?|created|added|configured|registered|activated|active|enabled|running|in place|armed|live|saved|on|queued|booked|up and running|up|ready to (?:go|run|fire)|installed|programmed|good to go|in the (?:scheduler|system|books|calendar)|on (?:the )?(?:schedule|calendar|books)|running now|confirmed|turned on|made|stored|established|started|restarted|resumed|locked in|updated|changed|moved|adjusted|rescheduled|extended|operational|ticking|humming|recreated|re-?created|going)(?:$|[!:.\\uE000-\\uE004]| )",
        "^(?:your |the |a |an )?(?:{word} ){0,5}?{job}{what} {adv}(?:scheduled|set(?: up)?|created|recreated|re-?created|added|configured|registered|activated|enabled|armed|saved|queued|booked|confirmed|started|running|moved)(?:!|$|\\.|:| (?:for|at|to|every|on|in|and|successfully|with|as|now|daily|from)\\b)(?!.* (?:is|are|gets?|will|can|have|has) )",
        "^(?:your|my|our) (?:{word} ){0,2}?\\uE002(?: {word})?{go} {adv}(?:(?:re-?)?scheduled|set|armed|queued|booked|in place|in the scheduler|confirmed)(?:$|[!:.\\uE000-\\uE004]| )",
        "^(?!.*{hedge})(?!{coded})(?:.* )?{sobj}(?! {part}s?\\b)(?: .*)? (?:is|are|was|were|has been|have been|got) (?:\\w+ ){0,2}?(?:{scheduled}(?: (?:up|for|to))?|switched (?:on|to))(?=$|[!.,;:· ])",
        "^(?!.*{hedge})(?!{coded}){i} {adv}(?:saved|registered|scheduled|activated|enabled|armed|queued) (?:it (?:with|in) the scheduler|(?:the|your|a) (?:{word} ){0,3}?{sobj}(?! {part}s?\\b))",
        // Queued for 9am · The backup now runs nightly · Reminder: daily at 8, created
        "^(?:queued|booked|armed|locked in|lined up|programmed|pencil+ed in)(?: up)? for (?:\\d|noon|midnight|tomorrow|tonight|next|mon|tues?|wed|thu|fri|sat|sun)",
        "^(?:the|your) (?:{word} ){0,3}?(?:{sobj}|{weak}) now (?:runs|fires|triggers|executes|goes out|arrives|kicks in)\\b",
        "^(?:{word} ){0,3}?{sobj}: (?:.{0,40} )?(?:\\uE003|created|set|saved|active|scheduled|on|enabled|armed|added|done|ok)$",
        "^{sobj} (?:started|running|armed|is on|on|active|set)(?:$|[!.·])",
        "^{i} {adv}set (?:things|it|everything|this|that) up (?:so|to)\\b(?=.*(?:every|daily|each|nightly|weekly|hourly|at \\d))",
        "^you now have (?:an?|your|two|three|\\d+) (?:{word} ){0,6}?{job}",
        "^{i} {adv}(?!{coded})(?:set up|started|enabled|activated|configured|turned on) (?:{word} ){0,3}?(?:monitoring|an? (?:{word} ){0,3}?(?:monitor|watcher|watch))\\b(?! {part}s?\\b)",
        "^(?:the|your) (?:(?:new|cron|job|task|run|posting|reminder|report|digest|daily|weekly) ){0,2}schedule{go} {adv}(?:set(?: up)?|updated|changed|saved|active|in place|created)\\b",
        "^(?:the|your|an?) (?:{word} ){0,3}?(?:monitor|watcher|watch|monitoring|tracker job|watchdog){what}{go} {adv}(?:active|up|running|set(?: up)?|scheduled|live|enabled|created|on|in place|armed)\\b",
        "^{i} (?:now )?(?:have|got|['’]ve got) (?:an?|your|the) (?:{word} ){0,6}?{job}{what} {adv}(?:set(?: up)?|scheduled|running|in place|active|queued|armed)\\b",
        "^\\uE003 ?(?:schedule|set(?: up)?|create|add|configure) (?:an?|the|your)? ?(?:{word} ){0,6}?(?:{job}|refresh)",
        "^(?:it|that|this|everything)(?:['’]s| is| has been| was) {adv}(?:(?:re-?)?scheduled|on the schedule|in the scheduler|registered (?:now|as|in the scheduler|with the scheduler)|saved in the scheduler)\\b",
        "^(?:{det} )?(?:{word} ){0,4}?(?:{often} )?(?:{weak}|price check)(?:{what}){go} {adv}(?:(?:re-?)?scheduled)(?: (?:for|to|at|every|on|daily|weekly|now)\\b|$|[!.])",
        "^(?:{word} ){0,3}?{weak} (?:{adv})scheduled(?:!|$| (?:for|at|every|daily|weekly|to)\\b)",
        "^(?:next (?:run|execution|trigger)|first (?:run|reminder|alert))(?: (?:is|will be|at|on))? (?:is )?(?:scheduled|set)\\b",
      ],
    },
  ],
  subject: "^(?:and |but |so )?(?:i|we|your|my|our|it|the|this|both|all|everything|they['’]re|they)\\b",
  others:
    "^(?:[Aa]nother|[Ss]ome|[Aa]n?other) (?:user|person|member|agent|team|creator|builder|developer)(?:['’]s|s['’])? |\\bthat (?!it|that|this|the|your|today)[A-Za-z]+['’]s (?:page|post|site|dashboard|app|thread|game|project|comment|website|article)\\b|^(?!(?:it|that|here|there|let|what|who|today|tonight|everything|everyone|everybody|anyone|site|page|app|game|link|post|job|one|this)['’])[a-z]\\w+['’]s (?:\\w+ ){1,4}(?:lives?|is|was|has|runs|went)\\b|^(?:[A-Z][a-z]+ (?:from|at|of) (?:your|the|our) |(?!(?:I|We|Your|My|Our|It|The|This|Both|All|Everything|Here|Yes|Done|{feed}|Successfully|Just|Now|Finally|Already|Reminder|Alert|Everyone|Anyone|Page|Site|Post|Thread|Dashboard)\\b)[A-Z]\\w+(?: [A-Z]\\w+)? (?:has |have |had |just |also |already )?(?!need)\\w+ed\\b(?! (?:successfully|to|at|on|for|and)\\b|\\W*$|:)|(?:[Yy]our|[Mm]y|[Tt]he|[Aa]) (?:\\w+ )?(?:team(?:mate)?|colleague|co-?worker|friend|boss|partner|manager|assistant|designer|developer|client|brother|sister|wife|husband|owner|admin|moderator)s? (?:has |have |had |already |just |also )*\\w+ed\\b(?! (?:to|on|at)\\b)|(?:[Hh]e|[Ss]he|[Tt]hey|[Yy]ou(?! have (?:an?|your) | can| may now| now have| asked (?:me|for))|[Ww]ho) |(?:[Tt]he|[Aa]n?|[Tt]heir|[Hh]is|[Hh]er) (?:(?!was |were |is |are |been |be |got |gets )[A-Za-z-]+ ){1,3}(?:has |have |had |just |also |already ){0,2}(?:(?:re)?launched|published|posted|released|announced|deployed|shipped|scheduled|shared|listed|opened|made|set|put) (?:an?|the|its|their|his|her|new|three|two|\\d+)\\b|(?!Reminder|Alert|Alarm|Cron|Task|Job|Page|Site|Post|Just|Now|Also|Then|Finally|Already|Successfully|{feed}|Timer|Everything)[A-Z][a-z]+ (?:[A-Z][a-z]+ )?(?:has |had |just )?(?:set|put|made|sent|wrote|built|left|gave|took|ran|put up) (?:the|an?|up|out|her|his|their|its)\\b|(?:[Tt]he|[Aa]) (?:team|company|[Ff]ed|SEC|user|author|foundation|bank|exchange|protocol|developers?|project team)\\b)|\\bby (?!me\\b|us\\b|default|hand|your|you|{feed}|{hub}|now|then|the agent)(?:[A-Z0]\\w+|(?:the|a|an) (?:user|team|company|author|Fed|community manager|admin|owner))|^(?!(?:It|That|Here|Let|There|What|Who|Today|Everything|Site|Page|App|Post|Thread|Reply|Comment|Reminder|Alert|Job|Game|Dashboard|Deploy|Preview|He|She)['’])[A-Z][a-z]+['’]s \\w|\\b[A-Z][a-z]+['’]s (?:post|page|site|dashboard|app|thread|game|project|reminder|comment|website|article) (?:is|was|has|went|got)\\b",
  filler:
    "^(?:(?:for now|right now|now|so|and|but|also|then|yes|yep|yeah|today|tonight|earlier|earlier today|this morning|this evening|finally|just now|just|meanwhile|instead|additionally|plus|first|second|third|lastly|next|as requested|as promised|alright|all right|sure|sure thing|absolutely|perfect|nice|awesome|excellent|congrats|congratulations|done|good news|great news|update|ok|okay|great|status|(?:once|when|as soon as|after) (?:the |your |all |my )?(?:\\w+ ){1,3}?(?:\\w{2,}ed|was \\w+|were \\w+|went \\w+|ran|came \\w+)(?= (?:i|we|it|everything|the (?:page|site))\\b)|(?:mission accomplished|the goal (?:is|was|has been) (?:complete|done|achieved|reached):?|goal (?:achieved|complete|done|reached):?)|(?:and |but )?(?:after|following) (?:\\w+ ){1,4}(?:attempts?|tries|retries|errors?|hiccups?|failures?)|after \\w+ing(?: [^\\s]+){1,6}?(?= (?:i|we|it|they|everything|your|the (?:page|site|app|game|dashboard))\\b)|a (?:moment|minute|second) ago|with that|in the end|step \\d+|hey|it['’]s official|result|i['’]m happy to (?:say|report)|happy to report) ){0,3}",
  pronoun:
    "^(?:(?:it|they|both|all (?:three|four|of (?:it|them)))(?:['’]|\\b)|(?:re-?)?(?:made|put|set|published|posted|shared|deployed|released|shipped|pushed|announced|launched|listed|scheduled) (?:it|them)\\b)",
  unreal:
    "^(?:fixed|new|improved|changed|removed|bug ?fix(?:es)?|known issues?|deprecated):$|^(?:(?:and|but|so|then|or) )?(?:one (?:click|word|tap)\\b|say the word|after (?:that|you|i|we|it|the|your|publish|this|(?:publishing|deployment|launch|approval|confirmation)$)(?! (?:\\w+ ){0,3}?(?:\\w{3,}ed|went|ran)\\b)|(?:once|when|as soon as)(?! (?:the |your |all |every |my )?(?:\\w+ ){0,2}?(?:i|we|you|tests?|build|checks?|it|they|everything|upload|deploy|review|fix|preview|pipeline|server|\\w+) (?!been)(?:\\w{2,}ed|was \\w+|were \\w+|went|ran|came|got|said|gave|told|did|built)\\b)|(?:only )?(?:if|whenever|unless|until|till|assuming|provided|in case|suppose|before|whether|should you|had (?:i|you|we)|were (?:i|you)|as if|imagine|let['’]?s|let me|to [a-z]+|please|make sure|ensure|remember to|click|press|tap|choose|go to|run|type|say|ask|tell me|reply(?! (?:sent|posted|published|added|is|has|was|went))|confirm|approve|you (?:said|mentioned|asked(?! for| me)|told|wanted|wrote|claimed|wanted|think|thought|can say|could|should|may|might|need|have to)|i (?:said|thought|assumed|believed|claimed|wrote (?:that|in my|earlier)|was going|was about|meant|planned|wanted|tried|hoped|expected|almost|nearly|think|guess|believe|suppose|wish|used to|assume|would have|could have)|my (?:previous|last|earlier) (?:message|reply|response|answer)|as (?:you|he|she|they|the user|[a-z]+) (?:said|mentioned|noted|wrote|told)|according to|for example|e\\.?g|example|in theory|supposedly|reportedly|allegedly|apparently|the (?:docs|documentation|manual|user|tool (?:said|says)|plan|idea)|the goal(?! (?:is|was|has been) (?:now )?(?:complete|done|achieved|reached|met|finished))|suggested|draft|template|sample|correction|how [a-z]+ works?|not yet|note that (?:published|scheduled)|no (?:page|site|post|reminder|job|task|alert)|nothing|none|neither|never|how to|where|why|would|could|might|(?:is|are|does|has|was|were) (?:it|the|your|this|that|there|my|our|any))\\b|there (?:is|are|was|were) no|then (?:your|the|it)\\b)",
  never:
    "\\b(?:no|not|never|none|nothing|neither|nor|without|almost|nearly|cannot|unpublished|un-?scheduled|hardly|barely|\\w+n['’]t|to be|being|will|would|could|should|might|may|must|partially|unsuccessfully|yet to|failed|fails|error|private(?! to public)|draft(?! (?:in)?to )|locally|local|localhost|staging|sandbox)\\b",
  elsewhere:
    "\\b(?:someone|somebody|another (?:user|person|member))(?: else)?['’]s\\b|\\b(?:is|are) then\\b|\\b(?:re|quote-?|re-)posted\\b|\\b(?:was|were|am|are) (?:talking|speaking) about\\b|\\blooks? like (?:this|that|so)\\b|\\b(?:added|moved|saved|appended|written) to (?:the|your|our|its) (?:[^\\s]+ )?(?:backlog|board|to-?do|list|readme|settings|sidebar|header|footer|menu|form|ui|template|docs|wiki|roadmap|changelog)\\b|\\b(?:valid|live|works|working|visible|reachable|available|public|active) (?:only )?(?:once|as soon as|after|when) |\\b(?:stays?|remains?|is|was) (?:as it was|the same|unchanged|untouched|as before)\\b|\\blast (?:updated|changed|edited|modified)\\b|\\byesterday\\b(?!.*\\bstill\\b)|\\bpublic (?:domain|transport|holiday|sector|school|library|opinion|health|policy|relations|key|method|class|field|function|api|member|variable|property|interface)s?\\b|^the [a-z]+['’]s (?:[a-z]+ )?{sobj} (?:was|were|is|are)\\b|\\bopen (?:to|for) .*\\b(?:from \\d|daily|admission|until \\d|\\d ?(?:am|pm)\\b|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)|\\bby default\\b|\\b(?:stored|saved|kept|persisted) (?:in|as|under) (?:an? |the |your )?(?:[^\\s]+ )?(?:json|files?|databases?|tables?|memory|browser|localstorage|folder|config|sqlite|postgres|redis)\\b|^(?:(?:about|over|nearly|only|around|roughly|just|more than|at least) )?(?:\\d[\\d.,]* ?(?:%|(?:percent|of)\\b)|(?:half|most|many|some|several|few|a third|two thirds|none)\\b)|\\b(?:on|to) (?:the|its|their) (?:main ?)?network\\b|^an? (?:[^\\s]+ ){0,2}?(?:posts?|reply|comment|page|site|thread|preview|app|dashboard) (?:is|gets) |\\b(?:flight|boarding|for check-in|check-in (?:opens|desk)|train|ticket)\\b|^(?:(?:cron|scheduled|recurring|all) )?(?:reminders|alerts|alarms|jobs|tasks|notifications|pages|posts|sites|projects|previews) are (?:\\w+ )?(?:\\w+ed|set(?: up)?) (?:with|by|using|via|through|when|whenever|once|after|if|under|per|as|in (?:a|the order))\\b|^an? (?:[^\\s]+ ){0,2}?(?:job|task|reminder|alert|notification|message) is \\w+$|^(?:all |the )?(?:public|published|live|deployed|scheduled|shared|private) (?:pages|sites|apps|posts|previews|projects|jobs|tasks|games|dashboards|threads) (?:are|have|get|can|will|load|run)\\b|24/7|\\bfor all (?!users|to\\b|of\\b|the\\b|your|our|visitors|members)\\w+|\\bas an? (?:\\w+ )?(?:card|ticket|issue|to-?do)\\b|\\b(?:re)?(?:started|launched|submitted) (?:the|an?|this|that) (?:\\w+ )?(?:job|task)s?\\b(?!.*(?:every|daily|hourly|weekly|each|cron|schedul|recurring|nightly|that (?:runs|checks)))|^an? (?:published|public|live|private|deployed|scheduled)\\b|\\b(?:background|build|ci|test|batch|training|import|export|npm|print) (?:job|task)s?\\b|\\b(?:after|upon|pending|awaiting|subject to) (?:your|approval|you)\\b|\\b(?:mainnet|testnet|on-?chain|chains|ethereum|trading|token|tokens|block \\d|liquidity|quarter|earnings|revenue|record (?:high|low)|app store|play store|testflight|years? ago|months? ago|weeks? ago|last (?:week|month|year|spring|summer|fall|autumn|winter|quarter)|back in|in (?:19|20)\\d\\d|originally|used to|supposed to|on localhost|localhost|right-hand panel|preview panel|side panel|panel|as a draft|in draft|your own (?:account|site)|according to|would)\\b|\\b(?:nothing|never|no longer|not yet|yet to)\\b|\\bpublish(?:ed|ing)? (?:checklist|date|status|state|button|flow|step(?! (?:has |was |is )?(?:complete|succe|done|finish|went))|date)",
  retracts:
    "^(?:correction|scratch that|oops|wait|sorry|actually|no|edit|hold on|hmm)\\b.{0,80}\\b(?:it|that|this|the (?:\\w+ )?(?:page|site|publish(?:ing)?|upload|deploy(?:ment)?|tool|call|link|post|job|reminder|registry|server|command)|nothing|i)\\b.{0,60}(?:\\bnot\\b|n['’]t\\b|fail|\\berror|never|private|404|rejected|wrong|misread|mistak|mistook|incorrect)",
  asks: "^(?:(?:and|but|so|or) )?(?:want|shall|should|would|do|does|did|is|are|was|were|has|have|had|can|could|will|may|might|need|any|anything|how|what|which|when|where|who|why|ready|care|like|fancy|interested|happy|ok|okay|are you|if you)\\b",
  tags: "^(?:right|correct|no|yes|isn['’]t it|didn['’]t (?:you|i|we)|hasn['’]t it|haven['’]t (?:i|you|we)|wasn['’]t it|is it|did you|did i|yeah|true|huh)\\b",
  strong:
    "(?<!un)publi|community|everyone|anyone|world|deploy(?!.*\\b(?:to|in|on) (?:the |your |a )?(?:[^\\s]+ )?preview)|share",
  feed: "\\b(?:feed|post id)\\b",
  outside:
    "\\b(?:mail|pull request|pr #?\\d+|issue #?\\d+|branch|repo(?:sitory)?|registry|staging|nature|journal|(?:skills? |plugin |extension |app )?(?:marketplace|web store)|skills? (?:market|store|hub)|app stores?|re-?post(?:ed|s)?|quote-?posted|boosted)\\b",
  cites:
    "\\b(?:(?:(?:i|we) (?:can|could|would|will|['’]ll|['’]d)|could|would|might|should|will be|shall|want me|previously|formerly|trending|(?:is|are|was|were)(?:n['’]t| not)|not (?:yet|public|published|live)|draft|^(?:in (?:reply|response) to|responding to|quoting)|(?:other|top|latest|hot|related|recent|similar) (?:\\w+ )?(?:posts|pages|dashboards|projects|apps|sites|threads|examples|links))|see also|also see|\\b(?:un-?published|took (?:\\w+ )?down|taken down|replaced|removed|deleted|retired|archived|moved (?:\\S+ ){0,3}?from)\\b|\\bi (?:used|borrowed|took|copied|fetched|compared|reused|followed|studied|liked|quoted|mentioned)|\\b(?:it|that|which) (?:answers|quotes|mentions|refers|links|replies|continues|follows|answered|replied)|for context|(?:asked|told|wanted) (?:me )?to (?:review|check|look|read|test|analy[sz]e|audit|summari[sz]e|compare|debug|inspect|visit|watch|monitor|translate|explain)|(?:refers|responds|related|replies) to|(?:uses?|using|reads?|pulls?|shows?) (?:the |its |live )?(?:data|prices|feed|api|template|code|layout|style|design|colou?rs) (?:of|from|on|by)|source|credits?|made by|another user|inspired by|inspiration|for reference|popular|trending|similar to|^(?:similar|related|alike)\\b|based (?:on|off)|forked from|in the style of|compare|compared|unlike|like the|example|instead of|rather than|would be|will be|reserved|old|previous|former|by (?!(?:any|every)(?:one|body)|all\\b|me\\b|us\\b|now\\b|default|the way|[a-z]+ing\\b)[a-z]+)\\b",
  drafts:
    "\\b(?:draft(?:ed)?|example|e\\.?g\\.?|sample|template|suggest(?:ed|ion)|propos(?:al|ed)|(?:would|could|can|might|i['’]d) (?:post|say|write|publish|look|send|use|paste)|commit message|wording|mock|placeholder|you (?:said|wrote)|message says|quoted?|copy[- ]paste|text for|here(?:['’]s| is) (?:a|the|my|your) (?:draft|text|copy|caption|tweet|message|wording)|plan|to-?do|next steps|what['’]s left|remaining|still (?:open|to do)|not done)\\b",
  given: {
    id: "en.given",
    standalone:
      "^(?![^]*[\\u0400-\\u1fff\\u2e80-\\ud7af])(?:[^]*?(?:\\b(?:here(?:['’]s| is| are| you go| it is| they are)|(?:link|url|address|permalink)s?\\b|enjoy\\b|have fun\\b|(?:take|have) a look|you(?:['’]ll| will) (?:find|see)|you (?:now )?have an? |congrat\\w*|(?:try|play|share|see|view|visit|open|check|browse|read|join) (?:it|them|here|the result)\\b|public\\b|live\\b|look:|(?:good|ready) to go|all set|in the (?:{hub} |community )?(?:gallery|community)|went (?:well|smoothly|fine|through|great))|\\b(?:is|are|was|were|has|have|got|gets|been|now|stays|went|goes|it['’]s|you['’]re|they['’]re|[a-z]+['’]s) (?:[^\\s]+ ){0,3}?(?:up|out|online|open|available|accessible|reachable|ready|running|hosted|served|visible|deployed|published|posted|shared|released|launched|pushed|done|on {feed}|on the feed|collecting|pinned|moved|taking|receiving|greeting|waiting|browsable|playable|a home)\\b|\\blives? (?:at|on|under)\\b|\\b(?:works?|opens?|loads?) for (?:every|any|all)|\\b(?:can|may) (?:now |already |also )?(?:be )?(?:visit|reach|see|seen|read|open|play|find|found|share|send|sent|view|access|use|try|brows|pass|hand|watch|point|join|vote|book|order|sign)|\\b(?:visitors|readers|players|followers|customers|guests|everyone|anyone|everybody|anybody)\\b|\\b(?:i|we)(?:['’]ve| have)? (?:\\w+ly |just |also |already |then |now |gone ahead and |went ahead and ){0,3}(?:\\w{2,}ed|spread|put|gave|left|told|sent|said|made|got|took|brought|built|set|ran|did|went|wrote)\\b)|\\W*(?:successfully |just |also |all |re-)?(?:\\w{3,}ed|spread|put|gave|left|told|sent|said|made|got|took|brought|built|set|ran|did|went|wrote)\\b)",
    inline:
      "\\b(?:publicly|public\\b(?! page| link)(?![a-zà-ÿ])|live|online|hosted|served|deployed|published|launched|released|landed|sitting|showing|collecting|(?:been|got) (?:\\w+ )?(?:shared|posted|sent|added)|greeting|feel free|is what|(?<=(?:^\\W*\\w{3,20}ed|\\b(?:i|we)) .{0,200})see:? \\uE000|share \\uE000|(?:send|point|invite|show) (?:people|them|everyone|friends|your \\w+)|(?:can|may) (?:now |already |also )?(?:be )?(?:reach|visit|see|seen|read|open|play|find|found|view|access|use|used|browse|listen|watch|enter|join|vote|book|order|try)\\w*|(?:is|are|went|goes|go|it['’]s|they['’]re|page['’]s|site['’]s|game['’]s|app['’]s) (?:\\w+ ){0,2}(?:up|out|open|running|reachable|accessible|available|visible|ready)|(?:check out|open|see|visit|view|play|try|explore|meet|browse|enjoy) (?:your\\b|it\\b)|you(?:['’]ll| will) find (?:it|your|them)|(?:i|we)(?:['’]ve| have)? (?:\\w+ly |just |also |already |then |now |gone ahead and |went ahead and ){0,2}(?:pushed|put|moved|uploaded|turned|got|brought|shipped|exposed|opened|sent|shared|gave|posted|said|left|dropped|wrote|answered|commented|replied|introduced|announced|renamed))",
    hedges:
      "\\b(?:not|never|cannot|nothing|nowhere|none|\\w+n['’]t|no (?:longer|such|page|site|post|one|entry|record|public)|neither|nor|unpublish\\w*|fail\\w*|(?<!\\b(?:no|without|any|the|an|that|this) )errors?|404|50\\d|dead|broken|offline|expired?|outdated|phish\\w*|scam|rejected|denied|blocked|timed out)\\b|\\b(?:would|could|should|might|if|once|whenever|unless|until|before|as soon as|as though|whether|shall|going to|about to|supposed|(?:will|['’]ll) (?!(?:\\w+ )?(?:see|find|notice|love|reach|land|hear|get|see))|after (?:you|we|it|that|i|approv\\w*|publish\\w*|confirm\\w*|the (?:publish|launch|review|deploy))|when (?:you|we|i|it|the) |worth a (?:look|visit|read|try)|(?:replies|comments|answers|reactions) (?:under|on|to|below|in)|there(?:['’]s| is| are) (?:an?|some|new|one|two|three|\\d+)|\\b(?:some|several|a few|two|three|four|five|six|ten|\\d+) (?:\\w+ ){0,2}(?:sites|pages|posts|threads|dashboards|apps|games|projects|people)\\b(?! (?:are|is|have|has|i|we) )|wrong|incorrect|mistaken?|made (?:that|it) up|ignore|disregard|my (?:last|previous|earlier) message|candidates?|options?|alternatives?|(?:valid|other|accepted) forms?|valid once|tutorial|original|(?:links?|urls?|address(?:es)?|pages?) like|always|looks? like|this (?:week|month)|discussions?|details|more about|(?:was|were|am|are) (?:talking|speaking) about|mentioned|points? (?:at|to)|links? to|(?:people|users|members|readers|nobody|everybody else) (?:say|repl|answer|comment|wrote|think)\\w*|want me|would you|to publish|ready to publish|hit publish|say the word|tell me|please|assum\\w*|suppos\\w*|imagine|pretend|let['’]s|planned|plans?|propos\\w*|suggest\\w*|recommend\\w*|draft\\w*|caption|ideas?|template|examples?|e\\.g|sample|placeholder|format|pattern|scheme|mock\\w*|reserve[ds]?|todo|to-do|pending|awaiting|scheduled|upcoming|future)\\b|\\bi (?:\\w+ly |just |also |have |then |recently |briefly |already |only ){0,2}(?:read|look\\w*|saw|see|found|fetch\\w*|brows\\w*|scann?\\w*|review\\w*|tested|test|compar\\w*|cop(?:y|ied)|borrow\\w*|bookmark\\w*|like[ds]?|used?|took|stud\\w*|visit\\w*|went (?:through|over)|analy\\w*|summari\\w*|crawl\\w*|scrap\\w*|download\\w*|quot\\w*|cit\\w*|mention\\w*|follow\\w*|archiv\\w*|delet\\w*|remov\\w*|report\\w*|flag\\w*|upvot\\w*|lik\\w*|sav\\w*|track\\w*|monitor\\w*|watch\\w*|based|notic\\w*|collect\\w*|pulled|list\\w*|opened|checked|searched|measured|loaded|translated|cloned|forked|modell?ed|traced|skimmed|picked|unlinked|tried|edited|thought|meant|believe\\w*|said the|told you|claimed|wrote that)\\b|\\b(?:someone|somebody|another|(?:an)?others?(?! (?:users )?can)|else|competitors?|authors?|creators?|owners?|rivals?|colleagues?|belongs?|owned|taken by|is taken|(?:made|built|written|posted|published|shared|created|run|maintained) by(?! me)|trending|popular|hottest|top|most|best|resembl\\w*|similar|like (?:this|that) one|inspir\\w*|inspiration|referenc\\w*|source[ds]?|credits?|compared?|comparison|unlike|explains?|explained|describ\\w*|says|mention\\w*|asks?\\b|asked (?!for)|claims?|according|quotes|screenshot|logs?|logged|readme|docs|documentation|manual|article by|routes?|endpoint|redirect\\w*|bug|typo|removed?|deleted?|deletion|took down|taken down|previous\\w*|former\\w*|formerly|originally|yesterday|last (?:week|month|year|night|time|spring|summer|autumn|fall|winter|mon|tues|wednes|thurs|fri|satur|sun)\\w*|(?:days?|weeks?|months?|years?) ago|in (?:january|february|march|april|may|june|july|august|september|october|november|december)\\b|your (?:last|latest|first|most|top|oldest|older|previous|other|old|earlier|existing)|only you|for you only|not public|privately|locally|previewing|you (?:sent|gave|linked|shared|posted|published|mentioned|asked(?! for| me)|wrote|pasted|had|said|found|made|built|created)|they|he|she|his|her|their)\\b",
  },
  presents:
    "^(?:[^\\uE000]{0,60}(?:link|url|address|permalink|here|view|visit|open|see|check|find|available|live|at|title|access|share)\\b|[\\W\\uE000]*\\uE000)",
  note: "I said that something was published, posted or scheduled, but the records of this workspace do not show it. Please check before you rely on it",
};
