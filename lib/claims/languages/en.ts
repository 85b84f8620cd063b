/** English: how an agent says that it published, posted or scheduled something. */
import { alternation, anyOf, wordsOf } from "../../core/words.ts";
import type { Language } from "../claim.ts";
import { casual } from "./casual.ts";
import { lazyLanguage } from "./lazy.ts";
import { widened } from "./wide.ts";

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
export const ENGLISH: Language = lazyLanguage(
  {
    id: "en",
    script: /[a-z]/i,
    feed: "\\b(?:feed|post id)\\b|\\b(?:\\d{2,3} characters|hashtags?)\\b|\\b(?:below|on|to|under) [\\w-]+['’]s (?:post|thread)\\b|\\bup-?vote (?:cast|given|left)\\b|\\bup-?voted (?:it )?and\\b|\\bvoted (?:it|(?:[^\\s]+ )?post) up\\b|\\bvote cast\\b|\\b(?:comment|repl|answer)[^\\s]{0,12} (?:[^\\s]{1,24} ){0,6}?(?:under|beneath|below) (?:[^\\s]{1,24} ){0,3}?(?:post|thread|announcement)\\b(?=$|[.,;:!?—–]| (?:with|and|thanking|saying|about|asking|explaining|linking|to|that|for|from|so)\\b)|\\b(?:repl|answer|respond)[^\\s]{1,4} (?:to )?(?:[^\\s]+['’]s|his|her|their) comment\\b(?!.*(?:review|code|\\bPR\\b))",
    carries:
      "^(?:(?:and|but|so|then) )?(?:i|we)(?:['’]ve)? (?!(?:can|could|would|will|should|may|might|need|want|plan|think|believe)\\b)|^{adv}(?:\\w{3,}ed|built|cut|drew|found|made|proofread|ran|read|took|wrote) (?:all|an?|both|her|his|it|its|the|this|your|\\d+)\\b",
    stems: () =>
      new RegExp(
        `\\b${alternation(`
        summary|briefing|recap|round-?up|newsletter|rolled out|fired|monitoring|surveillance|watch(?:er)? (?:is |has |now )*(?:on[.!:,]|active|running|started|in place|enabled)|in the scheduler|tracking|
accessible|alarm|alert|announce|${anyOf(RELEASED)}|anyone|armed|automation|available|backup|booked|brief|
        comment|community|cron|daily|digest|everyone|feed|follow-?up|gallery|hosted|hourly|internet|jobs?\\b|
        listed|live|marketplace|monitor|nightly|notif|nudge|online|out (?:there|in the)|production|public|
        publication|pushed|queued?|scheduler|recurring|refresh|remind|replied|repl(?:y|ies) (?:under|beneath|below)|
        (?:re-?)?(?:publish|deploy|post|launch|releas|schedul)|shared?|shipped|
        (?:site|page|app|game|changes|version)(?:['’]s| is| are) (?:up|out)|tasks?\\b|the world|timer|tweeted|
        serving|made it|(?:live|public) (?:page|site)|up and running|visible|weekly|anybody|\\bprod\\b|lined up|locked in|good to go|went up|\\bwatcher|\\bset(?::| and| up:)|locked in|hooked up|nudge|up-?vot|
        \\bset (?:you|us|for|(?:(?:it|that|this) )?(?:up )?to (?:run|fire|go|ring|ping))\\b|repeat|rollout|\\bping|calendar|in the (?:books|diary)|everybody|(?:version|edition)\\b.{0,40}\\b(?:out|up)\\b|from now on|
        (?:pages?|sites?|apps?|games?|quiz|dashboard|gallery|blog|shop|store|version)(?:['’]s| is| are|) (?:\\w+ )?(?:up|out)\\b
      `)}`,
        "i",
      ),
  },
  () =>
    widened(
      casual({
        slots: {
          and: "(?:and|but|so|yet|while|plus|also|then|because|since) ",
          but: "(?:but|however|anyway|instead|meanwhile|so|still|yes|indeed|actually|in fact|now|done|fixed|i['’]ve(?! (?:tried|never|not|yet))|i (?:put|set|published|posted|scheduled|deployed|created|added))\\b",
          word: `(?!${alternation(`
        allows|are|be|because|becomes|by|can|contains|could|displays|enables|expects|had|handles|has|have|he|her|
        his|i|if|includes|is|lets?|like|makes?|means?|never|no|not|others?|renders|returns|said|says?|sees|she|
        should|shows?|stores|supports|tells|than|that|their|they|to|was|we|were|when|whether|which|who|will|
        [\\w]+n['’]t|would|you
      `)}\\b)[^\\s]+`,
          words: "(?:{word} ){0,6}?",
          adv: `(?:${alternation(`
        actually|again|all|already|also|at last|really|truly|automatically|back|been|both|built,? (?:tested )?and|currently|
        definitely|even|finally|fine and|first|formally|fully|gone ahead and|gone and|happily|here|immediately|
        indeed|instead|just|live and|managed to get it|now|officially|once more|personally|properly|proudly|
        publicly|quickly|right|safely|since|since been|still|successfully|then|therefore|too|up and|\\w+ed and|
        went ahead and
      `)} ){0,4}`,
          i: "(?:i|we)(?:['’]ve| have|['’]d| had)?",
          det: "(?:your|my|our|the|this|that|these|those|an?|both|all|each|every|two|three|four|\\d+|its|another|new)",
          mine: "(?:your|my|our|this|both|these|all (?:of )?(?:your|my|our|the)|all|the new|the updated|a new)",
          pagenoun: alternation(`
        applications?|artifacts?|blogs?|builds?|calculators?|creations?|dashboards?|decks?|demos?|
        galler(?:y|ies)|games?|leaderboards?|mini[- ]?apps?|mini-?sites?|mock-?ups?|planners?|portfolios?|
        previews?|projects?|prototypes?|quiz(?:zes)?|redesigns?|scanners?|screeners?|shops?|showcases?|slides|
        stores?|trackers?|visuali[sz](?:ation|er)s?|(?:web ?)?apps?|
        (?:web ?|home ?|landing[- ]|micro)?(?:pages?|sites?)
      `),
          medianoun: alternation(`
        api|apis|articles?|backends?|boards?|bots?|box|boxes|catalogs?|changes|charts?|clocks?|code|
        collections?|content|cvs?|docs|documentation|features?|files?|fix|fixes|forms?|front-?ends?|guides?|
        lists?|maps?|menus?|music|newsletters?|notes?|poems?|polls?|radars?|recipes?|reports?|resumes?|servers?|
        services?|stor(?:y|ies)|surveys?|templates?|timelines?|timers?|tools?|updates?|versions?|videos?|walls?|
        widgets?|works?
      `),
          rel: "(?: (?:that |which )?(?:you|we) (?:asked for|wanted|requested|ordered|described|needed|asked me to \\w+))",
          tail: "{rel}?(?: (?:for|to|of|with|about|on|called|named|titled|at|in|\\uE002|\\uE000)(?: {word}){0,5}?)?",
          thing: alternation(`
        all of (?:it|them)|both of them|(?:{det} )?{words}{pagenoun}{tail}|everything|it|{mine} \\uE002|
        (?:{mine} ){words}{medianoun}{tail}|(?:that|both|they|all|these|those)|
        the (?:rest|others?|remaining (?:one|page|site)s?)|the (?:whole|entire|full) (?:thing|package|lot)|
        v?\\d[\\w.]*|{words}\\uE002 {pagenoun}|your(?: {word}){1,5}?
      `),
          be: "(?: (?:(?:really|truly) )?(?:is|are|was|were|has|have|stays|remains|got|gets|went)|['’](?:s|re|ve)|)",
          go: "(?: (?:is|are|was|were|has|have|stays|remains|got|went|goes|has gone|is going)|['’](?:s|re|ve))",
          pub: "(?:re-?)?published",
          launch: `(?:re-?)?${anyOf([...RELEASED, ...MOVED, "rolled out"])}`,
          released: `(?:re-?)?${anyOf([...RELEASED, "rolled out"])}`,
          scheduled: anyOf(SCHEDULED),
          place: alternation(`
        everyone|(?:prod|production)(?! (?:tables?|data\\w*|code|config\\w*|branch|env\\w*|builds?|servers?|logs?))|public view|(?:the )?{hub}|
        (?:(?:the|your|our) )?(?:{hub} )?(?:community|gallery|marketplace|public)(?: (?:site|page|hub|gallery|space|feed))?|
        the (?:world|web|internet)
      `),
          end: `(?=$|[!:.\\uE000-\\uE004·]| ${alternation(`
        a|about|a few|again|all|already|an|and|as|at|[a-z]+ly|back|both|by me|earlier|everything|fine|for|from|
        here|in|it|just|live|minutes|moments|my|new|now|of|ok|on|online|our|publicly|seconds|so|successfully|that|
        the|there|these|this|three|to|today|too|two|[\\uE000-\\uE004·]|under|using|v?\\d|version|via|with|without|
        your
      `)}(?= |$|[!:.\\uE000]))`,
          live: alternation(`
        (?:available|accessible|open|visible|viewable|reachable|readable|playable|discoverable) (?:to|for|
          by) (?:everyone|everybody|anyone|anybody|the (?:public|world|community|whole world)|all|other users|
          others|all users|the whole community)|available (?:online|publicly)|gone (?:live|public)|
        in (?:production|the community|the gallery)|live|live(?:-| )and(?:-| )public|no longer private|online|
        on the (?:open )?(?:internet|net|world wide web)|
        on (?:the (?:public )?(?:web|internet|community)|the air)|
        open to (?:everyone|the public|all|anyone|the world)|
        out (?:there )?(?:for (?:everyone|the world|all|anyone)|in the (?:wild|open))|public|
        publicly (?:available|accessible|visible|viewable|reachable|hosted)|public(?:ly)? (?:facing|listed)|
        up for (?:everyone|all|the world)|up on (?:the )?community|
        (?:visible|listed|shown|up|featured) (?:in|on) the (?:{hub} )?(?:community|gallery|marketplace)|
        (?:visible|viewable|accessible|open|readable) (?:to|for) (?:all|the (?:whole )?(?:world|internet))|
        world-readable
      `),
          sobj: alternation(`
        alarms?|alerts?|automations?|check-ins?|cron(?:[- ]?(?:jobs?|tasks?|schedule|entry))?|crontab|
        follow-?ups?|jobs?|notifications?|nudges?|pings?|reminders?|
        (?:scheduled|recurring|repeating|periodic) (?:tasks?|jobs?|runs?|checks?|reports?|posts?|messages?|scans?|
          updates?|workflows?)|tasks?|timers?
      `),
          weak: alternation(`
        backups?|briefings?|checks?|digests?|e-?mails?|messages?|monitoring|monitors?|newsletters?|posts?|
        price checks?|prompts?|push|pushes|recaps?|refresh(?:es)?|reports?|reviews?|round-ups?|roundups?|
        routines?|run|runs|scans?|summar(?:y|ies)|sweeps?|sync|syncs|trackers?|triggers?|updates?|wake-up calls?|
        watch(?:es|er|ers)?|workflows?
      `),
          // Code and lists have reminders, timers and tasks too.
          part: alternation(`
        api|app|application|badge|banner|bell|board|box|builder|button|card|class|color|column|component|
        condition|copy|daemon|dashboard|description|details|dialog|editor|emoji|endpoint|entity|expression|
        feature|feed|field|file|filter|form|format|function|handler|helper|icon|interval|level|library|list|log|
        logic|manager|market|menu|modal|model|module|name|owner|package|page|pane|panel|parser|picker|plugin|policy|posting|
        preference|queue|reading|record|row|rule|rules? file|runner|schema|script|section|setting|sound|status|
        string|support|syntax|system|tab|table|template|test|text|threshold|title|toggle|tone|tracker|type|ui|volume|
        widget
      `),
          coded: `.*(?:\\b(?:lists?|sets?|numbers?|tables?|collections?|series|queues?|kinds?|types?|overviews?) of (?:[^\\s]+ ){0,2}?{sobj}|\\b(?:support for|component|class|function|button|section|variable|hook|module|markdown|csv|spreadsheet|pipeline|sprint|backlog)\\b|\\.(?:md|ts|js|py|json|csv|html)\\b|\\b(?:to|in|into|on|inside|within) (?:the|your|this|its|our|a|every|each) (?:[^\\s]+ ){0,2}?${alternation(`
        app(?:['’]s)?|archive|backend|backlog|board|code|codebase|column|component|dashboard|docs|document|file|
        folder|footer|form|frontend|game|header|library|list|module|notes|package|page|{pagenoun}|plan|project|
        readme|repo|roadmap|sdk|settings|site|to-?do|ui|website
      `)}\\b)`,
          cue: `.*${alternation(`
        alarm|
        \\b(?:every|each|tomorrow|tonight|today|later|next|when|if|whenever|once|as soon as|until|before|after|
          in (?:an|two|three) |at|for|to|that|which|you)\\b|cron|\\d|{often}|remind|schedul
      `)}`,
          often: alternation(`
        automated|automatic|bi-?weekly|cron|daily|\\d+[- ]?(?:min(?:ute)?|hour|h|m|am|pm)|evening|everyday|
        fortnightly|friday|hourly|midnight|monday|monthly|morning|nightly|noon|one-off|one-time|periodic|price|
        quarterly|recurring|regular|repeating|saturday|scheduled|sunday|thursday|timed|tuesday|wednesday|
        weekday|weekly|yearly
      `),
          job: "(?:{sobj}|(?:{word} ){0,3}?{often} (?:{word} ){0,3}?{weak})(?![\\w-]|\\.\\w)(?! {part}s?\\b)",
          what: "(?: (?:for|to|about|of|with|on|at|called|named|every|each|before|after|\\uE002)(?: [^\\s]+){0,14}?| (?:that|which)(?: [^\\s]+){1,14}?)?:?",
          // In a clause with one of these nothing is said to be done by the agent just now.
          hedge: `(?:\\b${alternation(`
        about to|according|after|almost|another|appears?|assume|assuming|before|being|believe|button|
        by (?!me|us|now|default|hand)[a-z]+|cancell?ed|cannot|check|claimed|claims?|class|code|company|
        competitors?|component|congrat\\w*|could|deleted|demo|draft|ensure|error|example|failed|fails|formerly|
        function|glad|going to|had been|he|her|his|hope|how|if|last|local|localhost|locally|may|means|might|
        must|nearly|need(?:ed)?|needs?|never|no|nobody|none|not|nothing|old|older|once|only|originally|others?|
        owner|pending|planned|please|preview|previews|previous|previously|private|removed|require[sd]?|review|
        reviewed|said|sample|saw|saying|says?|script|section|seems?|sees?|shall|she|should|shows?|somebody|
        someone|supposed|sure|syntax|table|tell|template|their|they|think|thought|till|to be|told|unable|unless|
        unpublished|until|users?|verify|video|wait(?:ing)?|want|wanted|wants|was going|what|when|whenever|
        whether|which|who|whose|why|will|without|would|would be|yesterday
      `)}\\b|n['’]t\\b|['’]ll\\b|\\b(?:in|since) (?:1[89]|20)\\d\\d|\\uE001)`,
          own: "(?:your|my|our|the|this|that|both|all|everything|it|version|v?\\d[\\w.]*)",
          out: alternation(`
        a public (?:page|site|web ?site|app|dashboard)|deployed|discoverable|in production|
        in the (?:wild|community|gallery)|launched|live|
        (?:made )?(?:available|accessible|visible|open) to (?:all|everyone|everybody|anyone|the (?:public|world|
          community))|online|open (?:to (?:all|everyone|the (?:public|world))|for business)|public|publicly \\w+|
        published|released|visible to (?:all|everyone|the \\w+)
      `),
          made: "(?:{scheduled}(?: up)?|turned on|switched on|kicked off|got|built|lined up|wired up|entered)",
        },
        claims: [
          {
            id: "en.publish",
            kind: "publish",
            verbs: alternation(`
          accessible|anyone|available|\\blive\\b|\\bout\\b|\\bup\\b|can be|can now|can see|community|deploying|
          (?:did|hit|clicked|pressed|able to|managed to|succeeded in) .*(?:publish|deploy|launch)|discoverable|
          everyone|internet|in the wild|online|open for|open to|out for|out in the|out there|playable|
          production|public(?:(?![a-zà-ÿ])|ation|ly)|
          (?:publi|deploy|release|launch).*(?:\\bok|success|passed|green|worked)|
          (?:publish|deploy|launch|releas)ed|
          (?:publish|deploy|release|launch|rollout).*(?:complete|done|finish|succe|through|work|yes)|publishing|
          (?:pushed|put|made|got|brought|took|taken|set|turned|moved|switched|flipped|marked|opened|sent|shared|
            listed|uploaded|submitted|rolled|hosted|exported|promoted|added).*(?:live|public|online|community|
            everyone|{hub}|prod|gallery|marketplace|accessible|anyone|world|web|internet)|{released}|
          serv(?:es|ing)|shipped|the world|\\uE003|up and running|uploaded|viewable|visib|visible|we[’']re
        `),
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
              `^(?:it|everything|(?:{det} )?{words}{pagenoun}{tail}|(?:{mine} ){words}{medianoun}){go} {adv}${alternation(`
            brought online|made (?:public|live)|pushed live|put (?:online|live)|(?:re-?)?(?:deployed|launched)|
            rolled out|set (?:to )?public|taken (?:live|public)
          `)}\\b`,
              "^(?:it|everything|they|both|all|the (?:whole|entire) thing|(?:{det} )?{words}{pagenoun}{tail}|(?:{mine} ){words}{medianoun}){go} {adv}{live}(?:$|[!:.\\uE000-\\uE004· ])",
              "^(?:your|my|our)(?: {word}){1,6}?{go} {adv}(?:live|public|online)(?:$|[!:.\\uE000-\\uE004]| (?:now|at|on|for|and|here|in)\\b)",
              "^{thing}{go} {adv}(?:live|public)(?: and (?:public|live|open))?$",
              // Published! Deployed to the community. Made it public
              `^{adv}{pub}(?:!|$|\\.| ${alternation(`
            all|and|a new|as|at|both|everything|fine|for|here|it|just|live|my|now|ok|on {hub}|on the|our|publicly|
            successfully|the|this|to|too|\\uE000|under|v\\d|version|your
          `)}(?= |$|[!:.\\uE000]))`,
              "^(?:{i} )?{adv}{launch} (?:[^\\s]+ ){0,8}?(?:to|on|in|into|onto|out to) {place}\\b",
              "^{i} {adv}(?:rolled|pushed|shipped|sent) (?:{word} ){1,5}?out to {place}\\b",
              "^you(?:['’]re| are) {adv}(?:live|online|public)[!.]?$",
              "^{adv}(?:shipped|launched|deployed|released)(?: it)?!",
              "^{adv}shipped it$",
              "^(?:{det} )?{words}{pagenoun} {adv}(?:{pub}|deployed|launched|made (?:public|live)|set (?:to )?public)(?:!|$|[.:]| (?:to|at|on|successfully|here|now|for|and|under)\\b)",
              // Publication complete, the publish went through
              "^(?:the |your )?(?:publish(?:ing)?|publication|deploy(?:ment)?|release|launch|rollout)(?: (?:step|run|job|process|action|call|request|command|task))?(?: to {place}| of (?:{word} ){1,4}?)?{be} {adv}(?:complete[d]?|done(?! (?:right|well|wrong|properly)\\b)|finished|success(?:ful|fully)?(?: completed)?|succeeded|went through|gone through|worked|is through)\\b",
              "^(?:successfully|finally) (?:{pub}|deployed|launched)\\b",
              "^(?:{i} )?{adv}(?:hit|pressed|clicked) (?:publish|deploy)\\b",
              "^(?:i|we)(?: was| were| have been|[’']ve been)? (?:able to|managed to|succeeded in) {adv}(?:(?:re-?)?publish(?:ing)?|deploy(?:ing)?|launch(?:ing)?|(?:make|making) (?:{word} ){1,5}?(?:public|live))\\b",
              "^(?:{word} ){0,6}?{word}{go} {adv}(?:{pub}|{launch}) (?:[^\\s]+ ){0,2}?(?:to|on|in) (?:the )?(?:{hub} )?(?:community|gallery|marketplace)\\b",
              "^{thing} {adv}(?:{pub}|deployed) (?:fine|ok|okay|successfully|correctly|cleanly|without (?:a|any)|at last|just fine|smoothly|on the (?:second|third|next|last))\\b",
              // A ticked box is a deed: [x] Publish to community
              "^\\uE003 ?(?:publish|deploy|launch|ship|release|push|share|go live|list)\\b(?!ing\\b)(?: [^\\s]+){0,6}?(?: (?:to|on|in) {place}|$| (?:it|the|your|a)? ?(?:{word} ){0,3}?{pagenoun})",
              // Publish: OK · Deployment: ✅ successful
              "^(?:{word} ){0,3}?(?:publish(?:ed|ing)?(?: to {place})?|publication|deploy(?:ed|ment|ing)?(?: to {place})?|release|launch|community|public|go(?:ing)? live)(?: (?:step|status|page|site))?:? ?(?:\\uE003 ?)?(?:ok(?:ay)?|done(?! (?:right|well|wrong|properly)\\b)|yes|complete|completed|success|successful|succeeded|finished|live|green|passed|worked)\\b",
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
              "^(?:the|your) (?:new|updated|latest|next|finished) (?:{word} ){0,3}?(?:{pagenoun}|version|edition)(?: (?:with|(?:of|for) (?:my|our|the|your))(?: {word}){1,5})?{go} {adv}out(?:$|[!.·])",
              "^{thing}{go} {adv}made publicly (?:visible|available|accessible|viewable)\\b",
              "^(?:{word} ){0,8}?{pagenoun} (?:that )?(?:i|we)(?:['’]ve)? (?:published|made public|put up|deployed|launched)(?: {word}){0,4}? (?:is|are) still (?:live|up|online|public|running|there)\\b",
              "^{pagenoun} (?:up|live|online|public|published|deployed)(?:$|[!.·])",
              "^it (?:went|has gone|is going) (?:out |live |up )(?:to|on|in) (?:the )?(?:community|public|gallery|world)\\b",
              "^(?:public (?:url|link|address)) (?:has been |was |is |)?(?:allocated|assigned|issued|created|generated|active|live|working)\\b",
              "^(?:anyone|everyone|everybody|the (?:whole )?(?:world|community)|all users|other users) can (?=now |.* now\\b)(?:now )?(?:see|open|view|visit|access|play|use|find|browse|reach|try) (?:it|your|the|this)\\b",
            ],
            linked: [
              "^{adv}{pub}:?(?:$| )",
              `^{adv}${alternation(`
            it['’]s (?:live|up|online|public|there|out)|live|now live|online|public|
            (?:re-?)?(?:deployed|launched|released|hosted|shipped)|up and running|we['’]re live
          `)}(?:$|[!:.]| (?:now|at|on|here|under|in|for|as|after|again|since|v?\\d[\\w.]*|version|[\\uE000-\\uE004])(?= |$|[!:.\\uE000]))`,
              "^{i} {adv}(?:{launch}|put|pushed|made|uploaded)\\b",
              `^(?:it|everything|they|both|all|(?:{word} ){0,7}?{word}{rel}?){go} {adv}${alternation(`
            accessible|available|deployed|hosted|launched|live|online|open|out|{pub}|public|pushed|reachable|
            ready|released|rolled out|running|served|serving|shareable|shipped|there|up(?: and running)?|uploaded|
            viewable
          `)}(?:$|[!:.\\uE000-\\uE004]| (?:now|visitors|traffic|at|on|here|under|in|for|from|and|via|to|with|there)\\b)`,
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
              "^{i} {adv}(?:done|did) (?:that|this|it|so|the same|the (?:switch|flip|honours|honors))(?: (?:for|with|to) (?:{word} ){1,5}?{word})?:?$",
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
            verbs: alternation(`
          feed|{feed}|
          ^(?=.*(?:post|thread|comment|repl|tweet|announce|intro|\\bgm\\b|shout))(?=.*(?:\\b(?:up|out|live|sent|
            put|left|there|done|made|went|got|have)\\b|submitt|deliver|visible|pinned|added|created|succe|
            complete|dropped|pushed|uploaded|shipped|started|wr[io]t|synced))|
          (?:post|tweet|comment|respond|shar|announc|publish|quot|answer)ed|replied|\\uE003
        `),
            patterns: [
              "^{i} {adv}(?:(?:re-?|cross-?)?posted|tweeted|replied|commented|responded|answered (?=.*{feed}))\\b",
              "^{i} {adv}(?:shared|announced|published|dropped|put|sent|submitted|pushed|uploaded|shipped|left|made|created|started|added|synced|quoted)(?: [^\\s]+){0,8}? (?:(?:on|to|in|via|over on) (?:the |your )?(?:{feed}|(?:community )?feed|{hub})|(?:post|thread|comment|reply|tweet)\\b)",
              `^{adv}(?:(?:re-?|cross-?|quote-?)?posted|tweeted|replied|commented)(?:!|$|\\.|:| ${alternation(`
            a|about|all|an|and|as|at|back|both|\\d+|everything|for|from|gm|here|in|it|just|my|now|on|our|
            successfully|that|the|these|this|three|to|two|[\\uE000-\\uE004]|under|beneath|below|with|your
          `)}(?= |$|[!:.\\uE000]))`,
              "^{adv}(?:shared|announced|published|dropped|sent|submitted|pushed|cross-?posted)(?: [^\\s]+){0,6}? (?:on|to|in|via) (?:the )?(?:{feed}|feed)\\b",
              `^${alternation(`
            all|both|
            (?:{det} )?{words}(?:posts?|threads?|comments?|repl(?:y|ies)|tweets?|announcements?|
              intro(?:duction)?s?|gm|messages?|updates?|charts?|screenshots?|stor(?:y|ies)|polls?|articles?|
              notes?|recaps?|summar(?:y|ies)|memes?|links?|shout-?outs?){tail}|everything|it|they
          `)}{go} {adv}(?:(?:re-?|cross-?)?posted|tweeted)(?:$|[!:.\\uE000-\\uE004]| (?:now|on|at|to|in|for|and|here|a (?:minute|moment)|just|as|under|with|already|there|over)\\b)`,
              "^(?:(?:{det} )?{words}(?:posts?|threads?|comments?|repl(?:y|ies)|tweets?|announcements?|intro(?:duction)?s?|gm|shout-?outs?){tail}){go} {adv}(?:up|out|live|in|published|shared|announced|sent|submitted|delivered|visible|pinned|there|added)(?:$|[!:.\\uE000-\\uE004]| (?:now|on|at|to|in|for|and|here|a (?:minute|moment)|just|as|under|with|already|there|over)\\b)",
              "^(?:(?:{det} )?{words}(?:posts?|threads?|comments?|repl(?:y|ies)|intro(?:duction)?|gm|announcement|message|update|chart|article|poll|note|recap|summary)){go} {adv}(?:on|in) (?:the |your )?(?:{feed}|feed|community feed)",
              "^(?:{det} )?(?:{feed} )?(?:{word} ){0,3}?(?:posts?|threads?|comments?|repl(?:y|ies)|gm|announcement|intro|tweet|message) {adv}(?:(?:re-?)?posted|published|created|sent|added|submitted|went (?:out|live|up)|made|shared|successful|complete)\\b(?! by\\b)",
              "^\\uE003 ?(?:post|announce|share|tweet|comment|reply)\\b(?! (?:ideas?|drafts?))",
              "^(?:{word} ){0,2}?(?:post|thread|comment|reply|announcement|intro)(?: (?:to|on|in) (?:the )?(?:{feed}|feed))?: ?(?:\\uE003|(?:done|ok|yes|sent|published|posted|success\\w*|complete)\\b)",
              "^{i} (?:now )?{adv}(?:have|got) (?:a|your|the) (?:{word} ){0,3}?(?:post|thread|comment|reply) (?:up|live|out)\\b",
              "^(?:it|this|that|everything){go} {adv}(?:on|up on|live on) (?:the |your )?(?:{feed}|feed)\\b",
              "^(?:your|my|our) (?:{word} ){0,5}?(?!account|profile|handle|username|wallet|name|balance|history|feed){word}{go} {adv}(?:up )?(?:on|in) {feed}\\b(?!['’]s)",
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
            verbs: `^(?:queued|booked|armed|locked in|lined up|programmed|pencil+ed)|^(?=.*${alternation(`
          alarm|alert|automatic|automation|backup|\\bjobs?\\b|briefing|\\btasks?\\b|check-?in|cron|daily|digest|
          evening|every|follow-?up|hourly|monitor|monthly|morning|nightly|notif|nudge|periodic|ping|recurring|
          regular|remind|report|schedul|timer|\\uE002|watch|weekly
        `)})(?=.*${alternation(`
          activ|added|adjusted|armed|arranged|booked|
          \\b(?:set|made|planned|put|got|have|moved|built|live|on|up|ready|runs|fires|triggers|executes)\\b|
          changed|configured|confirmed|created|defined|enabled|entered|establish|extended|going|humming|
          in place|installed|in the scheduler|kicked|launched|lined|locked|logged|now|operational|pencil|placed|program|queued|
          recreated|registered|resumed|running|saved|scheduled|{scheduled}|started|stored|submitted|switched|
          ticking|turned|\\uE003|updated|wired
        `)})`,
            patterns: [
              `^{i} {adv}(?:re-?)?scheduled(?! (?:{word} ){0,4}?${alternation(`
            animations?|appointments?|callbacks?|calls?|coroutines?|deliver(?:y|ies)|demos?|dinner|events?|
            flights?|interviews?|kernels?|loops?|lunch|meetings?|microtasks?|process(?:es)?|renders?|re-?renders?|
            sessions?|tests?|threads?|visit|votes?|workers?
          `)}\\b)`,
              "^{i} {adv}(?!{coded}|.*\\bon an? (?:[^\\s]+ )?{sobj})(?={cue}){made} (?:up )?(?:{word} ){0,9}?{sobj}(?![\\w-]|\\.\\w)(?! {part}s?\\b)",
              "^{i} {adv}(?!{coded})(?:set up|scheduled|enabled|activated|queued|turned on|switched on|armed|programmed|registered|configured|arranged|rescheduled|started|kicked off) (?:{word} ){0,9}?{job}",
              "^{i} {adv}(?:switched|turned) (?:{word} ){0,5}?(?:{job}|{often} {weak}) (?:back )?on\\b",
              "^{det} (?:{word} ){0,4}?{job}{what} (?:now )?(?:runs|fires|triggers|executes|kicks in) (?:every|daily|at|each|hourly|on|once)\\b",
              "^(?:re-?)?scheduled(?:!|$|\\.|:| (?:it|a|an|the|your|for|to|every|both|all|two|three|\\d+|and|daily|weekly|in)(?= |$))(?! (?:{word} )?(?:presentation|release|publication|launch|discussion|delivery|demolition|surgery|trial|removal|deletion|review)\\b)(?! (?:{word} ){0,4}?(?:meetings?|calls?|events?|appointments?|interviews?)\\b)",
              "^(?:created|added|configured|registered|activated|enabled|set up|armed|rescheduled|programmed|turned on|moved|shifted|resumed|restarted|extended|(?:set|made)(?= (?:two|three|four|both|\\d+) ))(?!{coded})(?={cue}) (?:an?|the|your|two|three|four|both|\\d+|new|another|daily|weekly|hourly|recurring)\\b ?(?:{word} ){0,9}?{job}",
              `^(?:(?:{det} )?(?:{word} ){0,7}?{job}{what}){go} {adv}${alternation(`
            activated|active|added|adjusted|armed|booked|changed|configured|confirmed|created|enabled|established|
            extended|going|good to go|humming|in place|installed|in the (?:scheduler|system|books|calendar)|live|
            locked in|made|moved|on(?! (?:an?|its|line|my|page|screen|the|top|your)\\b)|on (?:the )?(?:schedule|calendar|books)|operational|programmed|queued|
            ready to (?:go|run|fire)|re-?created|recreated|registered|(?:re-?)?scheduled|rescheduled|restarted|
            resumed|running|running now|saved|set(?: up)?|started|stored|ticking|turned on|up|up and running|
            updated
          `)}(?:$|[!:.\\uE000-\\uE004]| )`,
              `^(?:your |the |a |an )?(?:{word} ){0,5}?{job}{what} {adv}${alternation(`
            activated|added|armed|booked|configured|confirmed|created|enabled|moved|queued|re-?created|recreated|
            registered|running|saved|scheduled|set(?: up)?|started
          `)}(?:!|$|\\.|:| (?:for|at|to|every|on|in|and|successfully|with|as|now|daily|from)\\b)(?!.* (?:is|are|gets?|will|can|have|has) )`,
              "^(?:your|my|our) (?:{word} ){0,2}?\\uE002(?: {word})?{go} {adv}(?:(?:re-?)?scheduled|set|armed|queued|booked|in place|in the scheduler|confirmed)(?:$|[!:.\\uE000-\\uE004]| )",
              "^(?!.*{hedge})(?!{coded})(?:.* )?{sobj}(?! {part}s?\\b)(?: .*)? (?:is|are|was|were|has been|have been|got) (?:\\w+ ){0,2}?(?:{scheduled}(?: (?:up|for|to))?|switched (?:on|to))(?=$|[!.,;:· ])",
              "^(?!.*{hedge})(?!{coded}){i} {adv}(?:saved|registered|scheduled|activated|enabled|armed|queued) (?:it (?:with|in) the scheduler|(?:the|your|a) (?:{word} ){0,3}?{sobj}(?! {part}s?\\b))",
              // Queued for 9am · The backup now runs nightly · Reminder: daily at 8, created
              "^(?:queued|booked|armed|locked in|lined up|programmed|pencil+ed in)(?: up| in)? for (?:\\d|noon|midnight|tomorrow|tonight|next|mon|tues?|wed|thu|fri|sat|sun)",
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
          alternation(`\\b[Yy]ou(?:['’]ve)? (?:already |just )?(?:re)?(?:published|posted|deployed|launched|scheduled|shipped)\\b(?! (?:is|are)\\b)|\\bone (?:of|by|from) (?!yours|mine|the|your|my)[A-Z]|
      ^(?:[Aa]nother|[Ss]ome|[Aa]n?other) (?:user|person|member|agent|team|creator|builder|developer)(?:['’]s|
        s['’])?[ ]|
      ^(?:[A-Z][a-z]+ (?:from|at|of) (?:your|the|our) |(?!(?:I|We|Your|My|Our|It|The|This|Both|All|Everything|
        Here|Yes|Done|{feed}|Successfully|Just|Now|Finally|Already|Reminder|Alert|Everyone|Anyone|Page|Site|
        Post|Thread|Dashboard|Portfolio|Game|Blog|Quiz|Tracker|Calculator|Menu|Shop|Store|Gallery|Project|Publishing|Publication|Deployment|Deploy|Release|Launch|Upload|Comment|Announcement|Digest|Briefing|Backup|Task|Job|Cron|Recurring|Alarm|Nudge|Poll|Watcher|Monitor|Daily|Weekly|Monthly|Hourly|Morning|Evening|Nightly|Price|Update|Message|Intro|Version|Two|Three|Build|App|Website|Landing|Notification|Timer|Schedule|Result|Status|Homepage|Storefront|Survey|Form|Demo|Changes|New|Latest|Answer)\\b)[A-Z]\\w+(?: [A-Z]\\w+)? (?:has |have |had |just |also |
        already )?(?!need)\\w+ed\\b(?! (?:successfully|to|at|on|for|and)\\b|\\W*$|:)|(?:[Yy]our|[Mm]y|[Tt]he|
        [Aa]) (?:\\w+ )?(?:team(?:mate)?|colleague|co-?worker|friend|boss|partner|manager|assistant|designer|
        developer|client|brother|sister|wife|husband|owner|admin|moderator)s? (?:has |have |had |already |just |
        also )*\\w+ed\\b(?! (?:to|on|at)\\b)|(?:[Hh]e|[Ss]he|[Tt]hey|[Yy]ou(?! have (?:an?|
        your) | can| may now| now have| asked (?:me|for))|[Ww]ho) |(?:[Tt]he|[Aa]n?|[Tt]heir|[Hh]is|
        [Hh]er) (?:(?!was |were |is |are |been |be |got |gets )[A-Za-z-]+ ){1,3}(?:has |have |had |just |also |
        already ){0,2}(?:(?:re)?launched|published|posted|released|announced|deployed|shipped|scheduled|shared|
        listed|opened|made|set|put) (?:an?|the|its|their|his|her|new|three|two|\\d+)\\b|(?!Reminder|Alert|Alarm|
        Cron|Task|Job|Page|Site|Post|Just|Now|Also|Then|Finally|Already|Successfully|{feed}|Timer|
        Everything)[A-Z][a-z]+ (?:[A-Z][a-z]+ )?(?:has |had |just )?(?:set|put|made|sent|wrote|built|left|gave|
        took|ran|put up) (?:the|an?|up|out|her|his|their|its)\\b|(?:[Tt]he|[Aa]) (?:team|company|[Ff]ed|SEC|
        user|author|foundation|bank|exchange|protocol|developers?|project team)\\b)|
      ^(?:The |A )?(?:new |latest |next )?(?!Version|Your|My|Our|The|This|That|It|They|Everything|New|Both|All|App|Page|Site|Build|Planner|Dashboard)[A-Z][\\w.]+(?: (?:version|release|build|update))?(?: [\\w.]*\\d[\\w.]*)? (?:has been|was|is|have been) (?:now |just |already |officially |finally )?released\\b|
      \\b[A-Z][a-z]+['’]s (?:post|page|site|dashboard|app|thread|game|project|reminder|comment|website|
        article) (?:is|was|has|went|got)\\b|
      \\bby (?!me\\b|us\\b|default|hand|your|you|{feed}|{hub}|now|then|the agent)(?:[A-Z0]\\w+|(?:the|a|
        an) (?:user|team|company|author|Fed|community manager|admin|owner))|
      \\bthat (?!it|that|this|the|your|today)[A-Za-z]+['’]s (?:page|post|site|dashboard|app|thread|game|project|
        comment|website|article)\\b|
      ^(?!(?:It|That|Here|Let|There|What|Who|Today|Everything|Site|Page|App|Post|Thread|Reply|Comment|Reminder|
        Alarm|Alert|Announcement|Backup|Briefing|Cron|Digest|Intro|Job|Monitor|Note|Poll|Prod|Quiz|Recap|Report|Task|Timer|Watcher|Game|Dashboard|Deploy|Preview|He|She)['’])[A-Z][a-z]+['’]s \\w|
      ^(?!(?:it|that|here|there|let|what|who|today|tonight|everything|everyone|everybody|anyone|site|page|app|
        game|link|post|job|one|this)['’])[a-z]\\w+['’]s (?:\\w+ ){1,4}(?:lives?|is|was|has|runs|went)\\b
    `),
        filler: `^(?:${alternation(`
      absolutely|additionally|
      after \\w+ing(?: [^\\s]+){1,6}?(?= (?:i|we|it|they|everything|your|the (?:page|site|app|game|
        dashboard))\\b)|all right|alright|also|a (?:moment|minute|second) ago|and|
      (?:and |but )?(?:after|following) (?:\\w+ ){1,4}(?:attempts?|tries|retries|errors?|hiccups?|failures?)|
      as promised|as requested|awesome|but|congrats|congratulations|done|earlier|earlier today|excellent|
      finally|first|for now|good news|great|great news|happy to report|hey|i['’]m happy to (?:say|report)|
      instead|in the end|it['’]s official|just(?! you)|just now|lastly|meanwhile|
      (?:mission accomplished|the goal (?:is|was|has been) (?:complete|done|achieved|reached):?|
        goal (?:achieved|complete|done|reached):?)|next|nice|now|ok|okay|
      (?:(?:as|because|once|since|when|as soon as|after) (?:the |your |all |my )?|(?:the|your|all) )(?:\\w+ ){1,3}?(?:\\w{2,}ed|was \\w+|were \\w+|
        went \\w+|ran|came \\w+)(?= (?:i|we|it|everything|the (?:page|site))\\b)|perfect|plus|result|right now|
      second|so|status|step \\d+|sure|sure thing|then|third|this evening|this morning|this time|today|tonight|update|
      while (?:i|we) (?:was|were) (?:at it|at that|in there|there)|with that|yeah|yep|yes
    `)} ){0,3}`,
        pronoun:
          "^(?:(?:it|they|both|all (?:three|four|of (?:it|them)))(?:['’]|\\b)|(?:re-?)?(?:made|put|set|published|posted|shared|deployed|released|shipped|pushed|announced|launched|listed|scheduled) (?:it|them)\\b)",
        unreal: `^(?:fixed|new|improved|changed|removed|bug ?fix(?:es)?|known issues?|deprecated):$|^(?:(?:and|but|so|then|or) )?${alternation(`
      after (?:that|you|i|we|it|the|your|publish|this|(?:publishing|deployment|launch|approval|
        confirmation)$)(?! (?:\\w+ ){0,3}?(?:\\w{3,}ed|went|ran)\\b)|
      (?:once|when|as soon as)(?! (?:the |your |all |every |my )?(?:\\w+ ){0,2}?(?:i|we|you|tests?|build|
        checks?|it|they|everything|upload|deploy|review|fix|preview|pipeline|server|\\w+) (?!been)(?<!\\b(?:is|are|gets?) )(?:\\w{2,}ed|
        was \\w+|were \\w+|went|ran|came|got|said|gave|told|did|built)\\b)|one (?:click|word|tap)\\b|
      (?:only )?(?:if|whenever|unless|until|till|assuming|provided|in case|suppose|before|whether|should you|
        had (?:i|you|we)|were (?:i|you)|as if|imagine|let['’]?s|let me|to [a-z]+|please|make sure|ensure|
        remember to|click|press|tap|tick|toggle|select|paste|choose|go to|run|type|say|ask|tell me|reply(?!['’]s)(?! (?:sent|posted|published|
        added|is|has|was|went))|confirm|approve|you (?:said|mentioned|asked(?! for| me)|told|wanted|wrote|
        claimed|wanted|think|thought|can say|could|should|may|might|need|have to)|i (?:said|thought|assumed|
        believed|claimed|wrote (?:that|in my|earlier)|was going|was about|meant|planned|wanted|tried|hoped|
        expected|almost|nearly|think|guess|believe|suppose|wish|used to|assume|would have|could have)|
        my (?:previous|last|earlier) (?:message|reply|response|answer)|as (?:you|he|she|they|the user|
        [a-z]+) (?:said|mentioned|noted|wrote|told)|according to|for example|e\\.?g|example|in theory|
        supposedly|reportedly|allegedly|apparently|the (?:docs|documentation|manual|user|tool (?:said|says)|
        plan|idea)|the goal(?! (?:is|was|has been) (?:now )?(?:complete|done|achieved|reached|met|finished))|
        suggested|draft|template|sample|correction|how [a-z]+ works?|not yet|note that (?:published|scheduled)|
        no (?:page|site|post|reminder|job|task|alert)|nothing|none|neither|never|how to|where|why|would|could|
        might|(?:is|are|does|has|was|were) (?:it|the|your|this|that|there|my|our|any))\\b|say the word|
      then (?:your|the|it)\\b|there (?:is|are|was|were) no\\b
    `)}`,
        never: `\\b${alternation(`
      (?:has|have|had) live|on every (?:build|click|commit|deploy|load|merge|pull request|push|release|save|visit)|almost|barely|being|cannot|could|draft(?! (?:in)?to )|error|failed|fails|hardly|local|localhost|locally|
      may|might|must|nearly|neither|never|no|none|nor|not|nothing|partially|private(?! to public)|sandbox|
      should|staging|to be|unpublished|un-?scheduled|unsuccessfully|will|without|\\w+n['’]t|would|yet to
    `)}\\b`,
        elsewhere:
          alternation(`^(?!(?:your|both|all|my|the|our|these) )(?:\\w+ )?(?:posts|comments|threads|replies|pages|apps|sites) (?:that (?:are|were) )?(?:published|posted|shared|scheduled|deployed|left) .{0,40}\\b(?:can(?:not|['’]t)?|may|must|will|get|stay|remain|expire|appear|have)\\b|
      \\bon (?:the|an?|its|their|his|her) (?!community|platform|user)[\\w-]+['’]s (?:[\\w-]+ )?(?:app|portal|site|store|website)\\b|
      24/7|\\bin utc\\b|\\b(?:build|css|file|sass|test|tsc|vite|webpack) watch(?:er)?\\b|\\brunning locally\\b|
      \\bscheduler(?:\\.\\w| (?:class|code|config|docs|file|log|module|page|service|tab|table)\\b)|
      ^(?:an?|each|every) (?:[^\\s]+ ){0,3}?(?:alert|cron|job|reminder|task)(?: [^\\s]+){0,8}? (?:executes|fires|runs|triggers)\\b(?!.*\\bnow\\b)|
      (?:\\b(?:is|are)|['’]s) live (?:charts?|data|feeds?|prices?|scores?)\\b|\\bwith (?:an?|\\d+|some|several) (?:[^\\s]+ )?errors?\\b|
      ^(?:(?:about|over|nearly|only|around|roughly|just|more than|at least) )?(?:\\d[\\d.,]* ?(?:%|(?:percent|
        of)\\b)|(?:half|most|many|some|several|few|a third|two thirds|none)\\b)|
      ^(?:all |the )?(?:public|published|live|deployed|scheduled|shared|private) (?:pages|sites|apps|posts|
        previews|projects|jobs|tasks|games|dashboards|threads) (?:are|have|get|can|will|load|run)\\b|
      ^an? (?:published|public|live|private|deployed|scheduled)\\b|
      ^an? (?:[^\\s]+ ){0,2}?(?:job|task|reminder|alert|notification|message) is \\w+$|
      ^an? (?:[^\\s]+ ){0,2}?(?:job|task|reminder|alert|post|page|site|preview|app) (?:that|which) (?:is|was|has been)[ ]|
      ^an? (?:[^\\s]+ ){0,2}?(?:posts?|reply|comment|page|site|thread|preview|app|dashboard) (?:is|gets)[ ]|
      \\b(?:added|moved|saved|appended|written) to (?:the|your|our|its) (?:[^\\s]+ )?(?:backlog|board|to-?do|
        list|readme|settings|sidebar|header|footer|menu|form|ui|template|docs|wiki|roadmap|changelog)\\b|
      \\b(?:sits?|sitting|waiting|parked|left|kept|stays?|is|are|lives?) (?:\\w+ )?(?:in|under) (?:the |your |my )?(?:drafts?|outbox)\\b|
      \\b(?:after|upon|pending|awaiting|subject to) (?:your|approval|you)\\b|
      \\bas an? (?:\\w+ )?(?:card|ticket|issue|to-?do)\\b|
      \\b(?:background|build|ci|test|batch|training|import|export|npm|print) (?:job|task)s?\\b|\\bby default\\b|
      \\b(?:flight|train|ticket)\\b(?! (?:price|fare|deal|cost)s?\\b)|\\b(?:boarding|for check-in|check-in (?:opens|desk))\\b|
      \\bfor all (?!users|to\\b|of\\b|the\\b|your|our|visitors|members)\\w+|\\b(?:is|are) then\\b|
      \\blast (?:updated|changed|edited|modified)\\b|\\b{feed}['’]s (?:roadmap|backlog|blog|docs|faq|changelog)\\b|\\blooks? like (?:this|that|so)\\b|
      \\b(?:mainnet|testnet|on-?chain|chains|ethereum|block \\d|
        (?:trading|tokens?|liquidity|quarter|earnings|revenue)(?! (?:watch|alert|monitor|reminder|digest|check|tracker|job|task|briefing|summary|report|dashboard|page|calendar))|record (?:high|low)|app store|play store|testflight|years? ago|months? ago|weeks? ago|
        last (?:week|month|year|spring|summer|fall|autumn|winter|quarter)|back in|in (?:1[89]|20)\\d\\d|originally|
        used to|supposed to|on localhost|localhost|right-hand panel|preview panel|side panel|panel|as a draft|
        in draft|your own (?:account|site)|according to|would)\\b|
      \\b(?:nothing|never|no longer|not yet|yet to)\\b|\\b(?:on|to) (?:the|its|their) (?:main ?)?network\\b|
      \\bopen (?:to|for) .*\\b(?:from \\d|daily|admission|until \\d|\\d ?(?:am|pm)\\b|(?:mon|tues|wednes|thurs|
        fri|satur|sun)days?)|
      \\bpublic (?:domain|transport|holiday|sector|school|library|opinion|health|policy|relations|key|method|
        class|field|function|api|member|variable|property|interface)s?\\b|
      (?<!\\bran (?:the |my )?)\\bpublish(?:ed|ing)? (?:checklist|date|status|state|button|flow|step(?!:? (?:has |was |is )?(?:complete|
        succe|done|finish|went))|date)|\\b(?:re|quote-?|re-)posted\\b|
      \\b(?:re)?(?:started|launched|submitted) (?:the|an?|this|that) (?:\\w+ )?(?:job|task)s?\\b(?!.*(?:every|
        daily|hourly|weekly|each|cron|schedul|recurring|nightly|that (?:runs|checks)))|
      \\b(?:someone|somebody|another (?:user|person|member))(?: else)?['’]s\\b|
      \\b(?:stays?|remains?|is|was) (?:as it was|the same|unchanged|untouched|as before)\\b|
      \\b(?:stored|saved|kept|persisted) (?:in|as|under) (?:an? |the |your )?(?:[^\\s]+ )?(?:json|files?|
        databases?|tables?|memory|browser|localstorage|folder|config|sqlite|postgres|redis)\\b|
      \\b(?:valid|live|works|working|visible|reachable|available|public|active) (?:only )?(?:once|as soon as|
        after|when)[ ]|\\b(?:was|were|am|are) (?:talking|speaking) about\\b|\\byesterday\\b(?!.*\\bstill\\b)|
      ^(?:(?:cron|scheduled|recurring|all) )?(?:reminders|alerts|alarms|jobs|tasks|notifications|pages|posts|
        sites|projects|previews) are (?:\\w+ )?(?:\\w+ed|set(?: up)?) (?:with|by|using|via|through|when|
        whenever|once|after|if|under|per|as|in (?:a|the order))\\b|
      ^the [a-z]+['’]s (?:[a-z]+ )?{sobj} (?:was|were|is|are)\\b
    `),
        retracts:
          "^(?:correction|scratch that|oops|wait|sorry|actually|no|edit|hold on|hmm)\\b.{0,80}\\b(?:it|that|this|the (?:\\w+ )?(?:page|site|publish(?:ing)?|upload|deploy(?:ment)?|tool|call|link|post|job|reminder|registry|server|command)|nothing|i)\\b.{0,60}(?:\\bnot\\b|n['’]t\\b|fail|\\berror|never|private|404|rejected|wrong|misread|mistak|mistook|incorrect)|^(?:that|this) (?:was|is)(?: not|n['’]t) (?:true|accurate|the case)\\b|^that was (?:false|untrue|a false claim)\\b|^(?:(?:and|but) )?(?:for now )?(?:only you|you alone|just you|nobody else|no one else|nobody but you)\\b.{0,24}\\b(?:see|open|view|access|visit|reach)",
        asks: `^(?:(?:and|but|so|or) )?${alternation(`
      any|anything|are|are you|can|care|could|did|do|does|fancy|had|happy|has|have|how|if you|interested|is|like|
      may|might|need|ok|okay|ready|shall|should|want|was|were|what|when|where|which|who|why|will|would
    `)}\\b`,
        tags: "^(?:right|correct|no|yes|isn['’]t it|didn['’]t (?:you|i|we)|hasn['’]t it|haven['’]t (?:i|you|we)|wasn['’]t it|is it|did you|did i|yeah|true|huh)\\b",
        strong:
          "(?<!un)publi|community|everyone|anyone|world|deploy(?!.*\\b(?:to|in|on) (?:the |your |a )?(?:[^\\s]+ )?preview)|share",
        outside: `\\b(?:an?|each|every|that|the|this) (?:[^\\s]+ )?(?:constructor|field|function|method|property|struct|variable)s?(?=$|[.,:;]| (?:and|are|in|is|now|public|to)\\b)|\\bin the (?:class|header file|interface|module|struct)\\b|\\b${alternation(`
      app stores?|block ?list|boosted|branch|canonical|redirects?|sitemap|issue #?\\d+|journal|mail|nature|pr #?\\d+|pull request|quote-?posted|registry|
      repo(?:sitory)?|re-?post(?:ed|s)?|skills? (?:market|store|hub)|
      (?:skills? |plugin |extension |app )?(?:marketplace|web store)|staging
    `)}\\b`,
        cites: `\\b${alternation(`
      also see|another user|(?:this|that) one|lacks?|example|similar|
      (?:asked|told|wanted) (?:me )?to (?:review|check|look|read|test|analy[sz]e|audit|summari[sz]e|compare|
        debug|inspect|visit|watch|monitor|translate|explain)|based (?:on|off)|
      \\b(?:it|that|which) (?:answers|quotes|mentions|refers|links|replies|continues|follows|answered|replied)|
      \\bi (?:used|borrowed|took|copied|fetched|compared|reused|followed|studied|liked|modell?ed|patterned|quoted|mentioned)|
      \\b(?:un-?published|took (?:\\w+ )?down|taken down|replaced|removed|deleted|retired|archived|
        moved (?:\\S+ ){0,3}?from)\\b|
      by (?!(?:any|every)(?:one|body)|all\\b|me\\b|us\\b|now\\b|default|the way|[a-z]+ing\\b)[a-z]+|compare|
      compared|credits?|example|for context|forked from|former|for reference|inspiration|inspired by|instead of|
      in the style of|
      (?:(?:i|we) (?:can|could|would|will|['’]ll|['’]d)|could|would|might|should|will be|shall|want me|
        previously|formerly|trending|(?:is|are|was|were)(?:n['’]t| not)|not (?:yet|public|published|live)|draft|
        ^(?:in (?:reply|response) to|responding to|quoting)|(?:other|top|latest|hot|related|recent|
        similar) (?:\\w+ )?(?:posts|pages|dashboards|projects|apps|sites|threads|examples|links))|like the|
      made by|old|popular|previous|rather than|(?:refers|responds|related|replies) to|reserved|see also|
      ^(?:similar|related|alike)\\b|similar to|source|trending|unlike|
      (?:uses?|using|reads?|pulls?|shows?) (?:the |its |live )?(?:data|prices|feed|api|template|code|layout|
        style|design|colou?rs) (?:of|from|on|by)|will be|would be
    `)}\\b`,
        drafts: `\\b${alternation(`
      (?:pick|choose) (?:one|from|between|a|your)|(?:tag ?lines?|slogans?|captions?|headlines?)(?= (?:you|to|for|that)\\b|:)|(?:two|three|four|five|\\d+|several|some) (?:\\w+ )?(?:versions|variants|options|wordings) (?:for|to|you)|
      commit message|copy[- ]paste|draft(?:ed)?|e\\.?g\\.?|example|
      here(?:['’]s| is) (?:a|the|my|your) (?:draft|text|copy|caption|tweet|message|wording)|message says|mock|
      next steps|not done|placeholder|plan|propos(?:al|ed)|quoted?|remaining|sample|still (?:open|to do)|
      suggest(?:ed|ion)|template|text for|to-?do|what['’]s left|wording|
      (?:would|could|can|might|i['’]d) (?:post|say|write|publish|look|send|use|paste)|you (?:said|wrote)
    `)}\\b`,
        given: {
          id: "en.given",
          standalone: `^(?![^]*[\\u0400-\\u1fff\\u2e80-\\ud7af])(?:[^]*?${alternation(`
        \\b(?:can|may) (?:now |already |also )?(?:be )?(?:visit|reach|see|seen|read|open|play|find|found|share|
          send|sent|view|access|use|try|brows|pass|hand|watch|point|join|vote|book|order|sign)|
        \\b(?:here(?:['’]s| is| are| you go| it is| they are)|(?:link|url|address|permalink)s?\\b|enjoy\\b|
          have fun\\b|(?:take|have) a look|you(?:['’]ll| will) (?:find|see)|you (?:now )?have an? |congrat\\w*|
          (?:try|play|share|see|view|visit|open|check|browse|read|join) (?:it|them|here|the result)\\b|
          public\\b|live\\b|look:|(?:good|ready) to go|all set|in the (?:{hub} |community )?(?:gallery|
          community)|went (?:well|smoothly|fine|through|great))|
        \\b(?:is|are|was|were|has|have|got|gets|been|now|stays|went|goes|it['’]s|you['’]re|they['’]re|
          [a-z]+['’]s) (?:[^\\s]+ ){0,3}?(?:up|out|online|open|available|accessible|reachable|ready|running|
          hosted|served|visible|deployed|published|posted|shared|released|launched|pushed|done|on {feed}|
          on the feed|collecting|pinned|moved|taking|receiving|greeting|waiting|browsable|playable|a home)\\b|
        \\b(?:i|we)(?:['’]ve| have)? (?:\\w+ly |just |also |already |then |now |gone ahead and |
          went ahead and ){0,3}(?:\\w{2,}ed|spread|put|gave|left|told|sent|said|made|got|took|brought|built|set|
          ran|did|went|wrote)\\b|\\blives? (?:at|on|under)\\b|
        \\b(?:visitors|readers|players|followers|customers|guests|everyone|anyone|everybody|anybody)\\b|
        \\b(?:works?|opens?|loads?) for (?:every|any|all)
      `)}|\\W*(?:successfully |just |also |all |re-)?(?:\\w{3,}ed|spread|put|gave|left|told|sent|said|made|got|took|brought|built|set|ran|did|went|wrote)\\b)`,
          inline: `\\b${alternation(`
        (?:been|got) (?:\\w+ )?(?:shared|posted|sent|added)|
        (?:can|may) (?:now |already |also )?(?:be )?(?:reach|visit|see|seen|read|open|play|find|found|view|
          access|use|used|browse|listen|watch|enter|join|vote|book|order|try)\\w*|
        (?:check out|open|see|visit|view|play|try|explore|meet|browse|enjoy) (?:your\\b|it\\b)|collecting|
        deployed|feel free|greeting|hosted|
        (?:is|are|went|goes|go|it['’]s|they['’]re|page['’]s|site['’]s|game['’]s|app['’]s) (?:\\w+ ){0,2}(?:up|
          out|open|running|reachable|accessible|available|visible|ready)|is what|
        (?:i|we)(?:['’]ve| have)? (?:\\w+ly |just |also |already |then |now |gone ahead and |
          went ahead and ){0,2}(?:pushed|put|moved|uploaded|turned|got|brought|shipped|exposed|opened|sent|
          shared|gave|posted|said|left|dropped|wrote|answered|commented|replied|introduced|announced|renamed)|
        landed|launched|live|online|public\\b(?! page| link)(?![a-zà-ÿ])|publicly|published|released|
        (?:send|point|invite|show) (?:people|them|everyone|friends|your \\w+)|served|share \\uE000|showing|
        sitting|(?<=(?:^\\W*\\w{3,20}ed|\\b(?:i|we)) .{0,200})see:? \\uE000|
        you(?:['’]ll| will) find (?:it|your|them)
      `)}`,
          hedges: `\\b${alternation(`
        404|50\\d|block(?:ed|[- ]?list)|(?<!\\b(?:no|without|any|the|an|that|this) )errors?|broken|cannot|dead|denied|
        expired?|fail\\w*|neither|never|no (?:longer|such|page|site|post|one|entry|record|public)|none|nor|not|
        nothing|nowhere|offline|outdated|phish\\w*|rejected|scam|timed out|unpublish\\w*|\\w+n['’]t
      `)}\\b|\\b${alternation(`
        about to|
        after (?:you|we|it|that|i|approv\\w*|publish\\w*|confirm\\w*|the (?:publish|launch|review|deploy))|
        alternatives?|always|as soon as|assum\\w*|as though|awaiting|before|
        \\b(?:some|several|a few|two|three|four|five|six|ten|\\d+) (?:\\w+ ){0,2}(?:sites|pages|posts|threads|
          dashboards|apps|games|projects|people)\\b(?! (?:are|is|have|has|i|we) )|candidates?|caption|could|
        details|discussions?|disregard|draft\\w*|e\\.g|examples?|format|future|going to|hit publish|ideas?|if|
        ignore|imagine|incorrect|let['’]s|links? to|(?:links?|urls?|address(?:es)?|pages?) like|looks? like|
        made (?:that|it) up|mentioned|might|mistaken?|mock\\w*|more about|my (?:last|previous|earlier) message|
        once|options?|original|pattern|pending|
        (?:people|users|members|readers|nobody|everybody else) (?:say|repl|answer|comment|wrote|think)\\w*|
        placeholder|planned|plans?|please|points? (?:at|to)|pretend|propos\\w*|ready to publish|recommend\\w*|
        (?:replies|comments|answers|reactions) (?:under|on|to|below|in)|reserve[ds]?|sample|say the word|
        scheduled|scheme|shall|should|suggest\\w*|supposed|suppos\\w*|tell me|template|
        there(?:['’]s| is| are) (?:an?|some|new|one|two|three|\\d+)|this (?:week|month)|to-do|todo|to publish|
        tutorial|unless|until|upcoming|valid once|(?:valid|other|accepted) forms?|want me|
        (?:was|were|am|are) (?:talking|speaking) about|whenever|when (?:you|we|i|it|the)[ ]|whether|
        (?:will|['’]ll) (?!(?:\\w+ )?(?:see|find|notice|love|reach|land|hear|get|see))|
        worth a (?:look|visit|read|try)|would|would you|wrong
      `)}\\b|\\bi (?:\\w+ly |just |also |have |then |recently |briefly |already |only ){0,2}${alternation(`
        analy\\w*|archiv\\w*|based|believe\\w*|bookmark\\w*|borrow\\w*|brows\\w*|checked|cit\\w*|claimed|cloned|
        collect\\w*|compar\\w*|cop(?:y|ied)|crawl\\w*|delet\\w*|download\\w*|edited|fetch\\w*|flag\\w*|
        follow\\w*|forked|found|like[ds]?|lik\\w*|list\\w*|loaded|look\\w*|meant|measured|mention\\w*|modell?ed|
        monitor\\w*|notic\\w*|opened|picked|pulled|quot\\w*|read|remov\\w*|report\\w*|review\\w*|said the|
        sav\\w*|saw|scann?\\w*|scrap\\w*|searched|see|skimmed|stud\\w*|summari\\w*|test|tested|thought|told you|
        took|traced|track\\w*|translated|tried|unlinked|upvot\\w*|used?|visit\\w*|watch\\w*|
        went (?:through|over)|wrote that
      `)}\\b|\\b${alternation(`
        according|another|(?:an)?others?(?! (?:users )?can)|article by|asked (?!for)|asks?\\b|authors?|belongs?|
        best|bug|claims?|colleagues?|compared?|comparison|competitors?|creators?|credits?|
        (?:days?|weeks?|months?|years?) ago|deleted?|deletion|describ\\w*|docs|documentation|else|endpoint|
        explained|explains?|formerly|former\\w*|for you only|he|her|his|hottest|
        in (?:january|february|march|april|may|june|july|august|september|october|november|december)\\b|
        inspiration|inspir\\w*|is taken|
        last (?:week|month|year|night|time|spring|summer|autumn|fall|winter|mon|tues|wednes|thurs|fri|satur|
          sun)\\w*|like (?:this|that) one|locally|logged|logs?|
        (?:made|built|written|posted|published|shared|created|run|maintained) by(?! me)|manual|mention\\w*|most|
        not public|only you|originally|owned|owners?|popular|previewing|previous\\w*|privately|quotes|readme|
        redirect\\w*|referenc\\w*|removed?|resembl\\w*|rivals?|routes?|says|screenshot|she|similar|(?:just|nobody but) you|you alone|no(?:body| one) else|somebody|
        someone|source[ds]?|taken by|taken down|their|they|took down|top|trending|typo|unlike|yesterday|
        your (?:last|latest|first|most|top|oldest|older|previous|other|old|earlier|existing)|
        you (?:sent|gave|linked|shared|posted|published|mentioned|asked(?! for| me)|wrote|pasted|had|said|found|
          made|built|created)
      `)}\\b`,
        },
        presents:
          "^(?:[^\\uE000]{0,60}(?:link|url|address|permalink|here|view|visit|open|see|check|find|available|live|at|title|access|share)\\b|[\\W\\uE000]*\\uE000)",
        note: "I said that something was published, posted or scheduled, but the records of this workspace do not show it. Please check before you rely on it",
      }),
      {
        letters: "",
        done: {
          publish: [
            "^(?:just )?rolled out (?:the|your|a|our) (?:\\w+ ){0,3}?(?:version|{pagenoun})\\b",
            "(?:^|\\b(?:is|are|was|were|been|got|i|we|have|has|had|just|now|already|then|and|successfully|finally) |['’](?:ve|s|re) )(?:re-?)?(?:published|deployed|launched|rolled out)(?=$|[!.:,· \\uE000-\\uE004])(?! (?:by|pages?|sites?|posts?|apps?|version))",
            "\\b(?:went|gone) (?:out to|live|public|online)\\b",
            "(?:^|\\b(?:i|we|i['’]ve|we['’]ve|and) )(?:just |finally |also )?got (?:the|your|an?|my|it|both) ?(?:[^\\s]+ ){0,5}?(?:published|deployed|launched)(?=$|[!.:,·]| (?:now|at|on|to|for|and|in|with)\\b)",
            "\\b(?:made|taken|took|brought|put|pushed|set|turned|moved|got) (?:\\w+ ){0,6}?(?:public|live|online|to the public|(?:in)?to production|available to (?:all|everyone|the community))(?=$|[!.:,·]| (?:now|at|on|for|and|so|just|today|again|here|as|too|\\uE000))",
            "\\b(?:shared|listed|submitted|added|moved|sent) (?:[^\\s]+ ){1,5}?(?:with|to|in) the (?:whole |{hub} )?(?:community|gallery|world|public)\\b",
          ],
          post: [
            "(?:^|\\b(?:i|we|i['’]ve|we['’]ve|and) )(?:\\w+ly |just |also ){0,2}(?:replied to|responded to|answered) (?:[^\\s]+['’]s?|his|her|their) comment\\b",
            "(?:^|\\b(?:i|we|i['’]ve|we['’]ve|and) )(?:\\w+ly |just |also ){0,2}(?:replied|answered|commented) (?:under|below|beneath) (?:[^\\s]+ ){1,3}?post\\b",
            "\\b(?:fired|sent|shot|pushed) (?:[^\\s]+ ){1,4}?(?:off |out |up )?(?:to|on|onto) {feed}",
            "\\b(?:is|are|was|were|been|got|now|already|just|i|we|and|it|then|successfully|i['’]ve|we['’]ve) (?:\\w+ly |just |also |now |already ){0,2}(?:posted|shared|announced|submitted|uploaded|replied|commented)\\b",
            "\\b(?:is|are|was|were|been|got) (?:\\w+ ){0,2}?(?:added|left|put up|sent out)\\b",
            "\\b(?:i|we|i['’]ve|we['’]ve)(?: (?!can\\b|to\\b)\\w+){0,2}? put (?:it|them|this|that|the \\w+|your \\w+) (?:up|out|on|live)\\b",
            "\\b(?:sent (?:it|them) out|i did,? on)\\b",
            "(?:^|\\b(?:i|we|i['’]ve|we['’]ve|and) )(?:\\w+ly |just |also ){0,2}(?:left|dropped|added|wrote) (?:an?|my|your|one|the) (?:\\w+ ){0,3}?(?:comment|reply|answer)\\b",
            "^(?:the |your |my |a )?(?:\\w+ ){0,2}?(?:comment|reply|answer|teaser|thread|announcement) (?:left|posted|added|dropped|sent)\\b",
          ],
          schedule: [
            "\\b(?:i|we|i['’]ve|we['’]ve)(?: \\w+){0,2}? (?:set|got) (?:an?|the|your|that) (?:[^\\s]+ ){1,4}?up(?=$|[.!:,]| (?:for|on|at|with|to|so|and)\\b)",
            "(?:\\bis|['’]s) (?:\\w+ )?in(?: place)?(?=$|[:.!]| for)",
            "\\b(?:is|are|was|were|been|got|now|already) (?:\\w+ ){0,2}?(?:scheduled|queued|armed|set(?: up| for)?|in the (?:queue|scheduler)|(?:put )?on the schedule|booked|lined up|ticking|programmed|activated|enabled)(?=$|[!.:,· ])",
            "\\b(?:i|we|i['’]ve|we['’]ve)(?: (?!can\\b)\\w+){0,2}? (?:put|got) (?:an?|the|your) (?:[^\\s]+ ){1,4}?in(?=$| (?:for|on|at|every|the calendar))",
          ],
        },
        things: {
          publish: [
            "\\b(?:journal|diary|guide|almanac|archive|atlas|cookbook|cv|résumé)\\b",
            "\\b{pagenoun}\\b",
            "\\b(?:list|planner|version|build|menu|lot|both|everything|survey|poll|site)\\b",
          ],
          post: [
            "\\b(?:posts?|threads?|comments?|repl(?:y|ies)|announcements?|answers?|intro|update|teaser|text|digest|brief|recap|take|parts)\\b",
          ],
          schedule: ["\\b{job}"],
        },
        puts: [
          "\\b(?:threw|dropped|stuck|chucked|popped|tossed|thrown) (?:[^\\s]+ ){1,4}?(?:up|on|onto|in|into)\\b",
        ],
        square: ["\\bcommunity\\b"],
        ticked: { post: ["\\b(?:posted|shared|replied|commented|tweeted)\\b"] },
        live: [
          "\\bpublicly (?:accessible|available|reachable|visible|viewable)\\b",
          "(?:\\b(?:is|are|now|already|stays)|['’]s) (?:\\w+ ){0,2}?(?:public|live|online|published|deployed|out there|open to (?:all|everyone)|in production|up for everyone)(?=$|[!.:,· \\uE000])(?! (?:key|api|domain|in (?:the|a) preview))",
          "\\b(?:can|may) (?:now )?be (?:seen|viewed|opened|visited|read|played|used|reached) by (?:anyone|everyone|all|the public)\\b",
          "\\b(?:running|up) in production\\b",
          ": (?:live|public|published|online|deployed)[.!]?$",
          "\\bhas (?:now )?(?:its|an?) (?:own )?public (?:address|url|link)\\b",
        ],
        not: [
          "{hedge}",
          "^you\\b",
          "\\byou (?:already |have |had |just |then )*(?:published|posted|took|made|put|deployed|scheduled|shared)",
          "\\b(?:wrong|misleading|limited|globals?|feature|settings|by default|each time|to be|yet|ideas?|unless|supports?|i['’]d|should|would|untouched|wired|mean(?:s|t)?|call(?:ed)? it)\\b",
          "^there (?:is|are|was|were)\\b",
          "\\b(?:on|in|to) (?:mainnet|testnet|localhost)\\b",
        ],
        hard: [
          "\\b(?:not|never|no|nothing|none|if|when|whenever|once|until|till|unless|before|after|will|would|could|should|cannot|may|might|must|to be|draft|failed|fails?|error|ready|unpublished|private|preview|almost|nearly|said|says?|needs?|needed|cancell?ed|deleted|removed|local|locally|localhost|yesterday|without|yet|supposed|last (?:week|month|year)|want|wants|please|old|previous|whether)\\b",
          "\\b(?:can|to)\\b(?! (?:the (?:community|public|world)|public|live|published|everyone|\\d|midnight|be (?:seen|viewed|visited|opened)))",
          "n['’]t\\b|['’]ll\\b|^you\\b",
        ],
        coded: "{coded}",
        named: [
          `(?<!\\b${anyOf("the an? no all any every of with only shows? lists? to")} )\\b(?:(?:re-?)?(?:published|deployed|launched|rolled out)|(?:went|gone|is|now|are|been|['’]s|:) (?:\\w+ ){0,2}?(?:live|public|online|out|up))(?=$|[!.:,· \\uE000-\\uE004])(?! (?:by|posts|pages|sites|apps|version|date|state|recipes))`,
          "\\b(?:shared|listed|submitted|added|made|taken|put|pushed|brought) (?:[^\\s]+ ){1,6}?(?:(?:with|to|in) the (?:whole |{hub} )?(?:community|gallery|world|public)|public|live|online)(?![\\w-])",
        ],
        act: ["\\b(?:publication|publishing|publish|deployment|deploy|public release)\\b"],
        over: [
          "(?:went|ran) (?:off |through )?(?:smoothly|well|fine|great|perfectly|cleanly|through)(?! (?:in|on|for) (?:testing|staging))",
          "(?:succeeded|went)(?=$|[!.,])|succeeded (?:on|at|after|this)\\b",
          "(?:(?:is|was|has been) |['’]s )?(?:now |all |fully )?(?:complete|completed|finished|done|successful|worked|(?:a )?success|ok|passed|through)(?=$|[!.,:·\\uE000\\uE003]| (?:[·\\uE000\\uE003]|(?:and|at|on|for|now|here)\\b))",
        ],
        timing: ["\\bschedul(?:e|ing)\\b"],
        moved: [
          "(?:^|\\b(?:i|we|i['’]ve|we['’]ve|been|was|is|and) )(?:\\w+ly |just |now |also )?(?:moved|shifted|changed|switched|bumped|pushed (?:(?:[^\\s]+ ){1,4}?)?back|rescheduled)\\b",
          "\\bnow (?:comes|arrives|goes (?:off|out)|fires|rings|lands)\\b",
        ],
        set: [
          "(?:i['’]ve )?set (?:both|it|that|them|this) up",
          "it['’]s in(?: place)?",
          "(?:all |it['’]s (?:all )?)?(?:set(?: up)?(?: and running)?|scheduled|booked in|locked in|lined up|on the (?:schedule|calendar))",
        ],
        settled: [
          "you['’]re (?:all )?set",
          "(?:all |that['’]s )?(?:done|sorted|settled|arranged|finished|good to go|taken care of)",
          "noted",
        ],
        tells: [
          "(?:i |we )?(?:(?:just|only) )?wanted to (?:just )?(?:let you know|tell you|say|mention|report)(?: that\\b)?",
        ],
        digests: ["\\b(?:digest|summary|briefing|recap|round-?up|newsletter)\\b"],
        every: ["\\b(?:every|each|daily|weekly|hourly|weekdays?|nightly|once an?)\\b"],
        recalls: [
          "(?<!\\b(?:as|like) )\\b(?:i|we)(?:['’]ve|['’]d| have| had)? (?:just |also |earlier |already |previously |wrongly |mistakenly )?(?:told you|let you know|claimed|stated|said|(?:announced|reported|wrote|written)(?= that\\b| it as\\b|$|:)|reported (?:[^\\s]+ ){1,6}?as\\b)",
          "\\bwhat (?:i|we)(?:['’]d|['’]ve| had| have)? (?:told|said|wrote|reported|claimed)\\b",
          "\\bmy (?:last|previous|earlier|first|former) (?:message|reply|answer|response|report|note)\\b",
          "\\byou (?:read|heard) from me\\b",
        ],
        explains: [
          "^(?:(?:here|this)(?:['’]s| is) )?how [^\\uE000:]{1,50} (?:works?|behaves?|functions?|goes|run|is done)\\b",
          "\\bwhat happens (?:on|when|at|during|if|after|behind)\\b",
          "\\bdifferences? (?:is|are|between)\\b|\\bdifferences?(?: between .{1,40})?:$",
          "\\bthe (?:idea|principle|concept|mechanism) (?:is|of|behind)\\b",
          "\\bin (?:two|three|four|five|six|\\d) steps:$",
          "\\b(?:generally|usually|normally|typically|in general|in principle|conceptually)\\b",
          "^in an? (?:[^\\s]+ ){0,3}?(?:release|rollout|deploy(?:ment)?)\\b",
          "\\b(?:is|are|gets?) first \\w+(?:ed|nt|ut|wn)\\b|^an? (?:[^\\s]+ ){1,10}?first$",
          "^with an? (?:[^\\s]+ ){0,3}?(?:task|job|reminder|cron|preview)\\b",
          "\\bworks? (?:like this|like so|this way)\\b",
        ],
        instructs: [
          "^(?:(?:just|now|then|please|first|simply|so|and) ){0,2}(?:(?:give|tell) me (?:an?|the|your|when|which)|hit|press|click|tap|pick|choose|select|type|confirm|approve|flip|toggle|tick|run (?:the|this|that|it|\\uE002)|(?:set|flip|turn|switch) the (?:[^\\s]+ ){0,2}?(?:toggle|switch|visibility|option)|open (?:[^\\s]+ ){0,3}?(?:settings|menu|panel|tab|dialog)|go (?:to|into)|(?:reply|answer) (?:with|yes|ok)|write|enter)\\b(?! \\uE000)",
        ],
        afterwards: [
          "\\b(?:then|after (?:that|this)|afterwards?|from (?:then|that (?:point|moment)|there) on|from (?:then|there)|once (?:that|it|done)|(?:a|some|few|two|three) (?:few )?(?:minutes?|seconds?|moments?) (?:later|after)|right after)\\b",
        ],
        unseen: [
          "\\b(?:just|only|solely) (?:for )?(?:you|your eyes)\\b|\\byou alone\\b",
          "\\b(?:nobody|no ?one)(?: else| but you| apart from you)?(?= (?:can|could|gets?|sees?|has (?:seen|access|been)|is able|but|will (?:see|find)|knows)\\b)",
          "\\b(?:not|never) (?:[^\\s]+ ){0,2}?(?:public|published|visible|shared|reachable|accessible|on the community)\\b",
          "\\bnothing (?:here )?(?:is |has been |went |goes )?(?:[^\\s]+ )?(?:public|published|shared)\\b",
          "\\b(?:un-?published|(?<!no longer )private(?! to public))\\b",
          "n['’]t (?:[^\\s]+ ){0,2}?(?:public|published|visible|shared|see|seen|open|access|reach)\\b",
          "\\b(?:only|just) (?:in|a|the|as a) (?:[^\\s]+ )?(?:preview|draft)\\b|\\bpreview only\\b",
        ],
        mine: ["\\byour\\b"],
        stands: ["\\b(?:is|are|sits|stands|now|already) (?:\\w+ ){0,5}?(?:on|in|at)\\b"],
        on: ["\\b(?:registered|saved|active|enabled|scheduled|set|on|armed|created|running|queued|done)\\b"],
        recurs: [
          "(?:^|\\b(?:the|your|my|price|fee) )(?:monitoring|watch|watcher|surveillance|tracking)(?: job| task)? (?:(?:is|has|been|now|already) )*(?:on|active|running|started|in place|enabled|armed)(?=$|[!.:,])",
          "\\b(?:sits|is|are|stands|waits) (?:\\w+ )?in the scheduler\\b",
          "^it (?:runs|fires|goes (?:off|out)|repeats) (?:\\w+ ){0,3}?(?:every|each|daily|hourly|weekly|nightly)\\b.* from now on\\b",
          "\\b(?:now|it['’]ll) (?:\\w+ ){0,3}?(?:runs?|fires?|goes out|repeats?) (?:\\w+ ){0,3}?(?:every|daily|hourly|weekly|nightly|each)\\b",
          "\\bnow on an? (?:daily|weekly|hourly|nightly|monthly) (?:schedule|run|cycle)\\b",
          "\\b(?:is|are) (?:\\w+ )?(?:in the (?:queue|scheduler)|on the schedule)(?=$|[!.,·]| and| for)",
        ],
      },
    ),
);
