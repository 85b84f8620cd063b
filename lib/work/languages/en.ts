/** English: how an agent says what it did. */
import type { WorkClaimKind, WorkLanguage } from "../claim.ts";
import { BUILD_TOOLS, CI, FORMAT_TOOLS, LINT_TOOLS, TEST_TOOLS, TYPE_TOOLS } from "./shared.ts";

const ADV =
  "(?:(?:now|also|then|just|already|successfully|all|both|fully|finally|locally|again|manually|properly|cleanly|since|quickly|carefully|actually|first|even|indeed|therefore|automatically|newly|only|being|have|[a-z]+(?:ed|lt) and) ){0,3}";

/** Said as done: by me, without a subject at the start of a clause, or of a thing. */
const done = (verbs: string): string =>
  `(?:(?:^(?:(?:done|ok|okay|great|sure|perfect|result|update|status|summary|note)\\W+)?|\\b(?:i|we)(?:['’]ve| have|['’]d| had)? (?:also |then |just |now |already |successfully |gone ahead and |went ahead and |first |finally |double-)?|(?:^|\\b)(?:and|then|have|has|i['’]ve|been able to) )${ADV}|(?<!\\b(?:that|which|who|what) )\\b(?:is|are)(?! (?!now|also|all|both|already|successfully|fully|then)[^.]{0,60}? (?:with|via|using|by|from|whenever|each|every|during|automatically|at (?:build|run)|on (?:each|every|push|merge))\\b) ${ADV}|(?<!\\b(?:that|which|who|what) )\\b(?:was|were|has been|have been|\\b(?:it|that|everything|this)['’]s(?= (?:\\w+ )?(?:committed|pushed|merged|deployed|tagged|rebased|installed|published|deleted|removed)\\b(?! (?:when|whenever|once|if|on (?:each|every)|automatically)))|['’]s been|['’]ve been|got|gets|(?<!\\b(?:that|which|who|what) (?:have|has|had) )been|stands) ${ADV})(?:${verbs})\\b(?! by (?!me\\b|hand\\b|adding|using|removing|moving|changing|the (?:\\w+ ){0,2}tests?))`;

const CHANGED =
  "updated|edited|modified|changed|fixed|refactored|rewrote|rewritten|replaced|renamed|moved|wired|converted|switched|extended|adjusted|simplified|implemented|corrected|patched|reworked|tidied|restructured|migrated|resolved|extracted|split|bumped|upgraded|enabled|disabled|introduced|integrated|hooked up|inlined|optimi[sz]ed|configured|backed up|raised|lowered|increased|decreased|reduced|doubled|halved|bumped|tuned|pinned|commented out|wrapped|hardened|deduplicated|documented|annotated|tightened|loosened|shortened|rearranged|reordered";
/** A thing and what became of it, as a whole clause: "Database migrated", "Changes committed and pushed". */
const became = (verbs: string): string =>
  `^(?!what\\b|who\\b|nothing\\b|nobody\\b|files? changed|changes made|[a-z]+ (?:you|they|he|she) )(?:[\\w'-]+ ){1,4}?(?:[a-z]+ed,? (?:and |& )?){0,2}(?:${verbs})(?: successfully)?$`;

const CREATED =
  "created|wrote|written|saved|generated|added|downloaded|exported|scaffolded|put|placed|stored|produced|drafted|set up|built";

/** A row for what was done: its verbs are looked for first, because the whole is long and most clauses hold none of them. */
const did = (kind: WorkClaimKind, verbs: string, behind = ""): readonly [WorkClaimKind, string, string] => [
  kind,
  behind === "" ? `${done(verbs)}|${became(verbs)}` : done(verbs) + behind,
  verbs,
];

/** What is run, behind the verb. */
const RUNNABLE =
  ".*(?:‹(?:file|cmd|word|test|build|deploy|lint|types|install).›|\\b(?:scripts?|servers?|migrations?|benchmarks?|imports?|exports?|notebook|cells|containers?|services?|commands?|snippets?|code|functions?|samples?|app|quer(?:y|ies)|jobs?|training|loop|endpoint|program|pipeline|seeds?|backfill|sync|plan|workers?|queue|proxy|vm|instance|process|daemon|bot|scheduler|model|redis|postgres\\w*|mysql|nginx|docker|kafka|linters?|harness|repro(?:duction)?|demo|examples?|simulation|crawler|scraper|backup|database|tests?|suites?|specs|checks?|lint(?:er)?|build|type[- ]?checker?|pytest|jest|vitest|rspec|tox|phpunit|eslint|ruff|mypy|tsc|clippy|everything)\\b)";

/** What reaches outside of the working tree: nobody does it by looking. */
const OUTWARD =
  "rotated|revoked|upgraded|downgraded|closed|reopened|filed|notified|posted|sent|e-?mailed|messaged|announced|archived|unarchived|granted|assigned|labell?ed|reassigned|subscribed|unsubscribed|invited|registered|whitelisted|blacklisted|blocked|unblocked|banned|refunded|charged|invoiced|cancell?ed|rescheduled|booked|ordered|paid|transferred|bisected|rebooted|restarted|shut down|scaled|failed over|snapshotted|re-?indexed|vacuumed|truncated|re-?encrypted|signed|notari[sz]ed|mirrored|forked|cherry-picked|squashed|backported|approved|rolled back|locked|unlocked|muted|triaged";

/** Going on: at the start of a sentence, or with me as its subject. */
const doing = (verbs: string): string =>
  `(?:^(?:(?:ok(?:ay)?|sure(?: thing)?|great|alright|thanks[^—–,.]*|perfect|done|good|right|yes|found it|got it|understood|next)\\W+)?(?:(?:and |then )?now |currently )?|\\b(?:i['’]m|i am|we['’]re|we are) (?:now |just |currently |already )?|[,;—–:] (?:now )?|[.!] (?:now )?)(?:${verbs})`;

export const ENGLISH: WorkLanguage = {
  id: "en",
  script: /[a-z]{2}/i,
  words:
    /\b(?:the|is|are|and|of|to|it|this|that|for|with|was|were|not|but|i|you|have|has|on|my|we|be|by|from|now|which|your|there|all|any|did|at|or|still|then|just)\b/gi,
  joins:
    "(?<!\\bnot) (?:but|so|while|whereas|although|though|however|because|since|which|then|yet) | and (?=(?:i|we|it|they|all|everything|nothing|no|none|the|that|those|these|is|are|was|were|did|didn|have|has|so|your|there|confirmed|then)\\b|\\w+ed\\b|ran\\b|wrote\\b|put\\b)|(?<!\\d) and (?=\\d)|(?<=(?:ed|up|live|done|green|clean|fine|gone|built|sent|set|pass|passes)) and (?=(?:[\\w#./'-]+ |‹\\w+.› ){1,4}?(?:is|are|was|were|has|have|opened|created|pushed|merged|deployed|restarted|published|updated|tagged|installed|removed|deleted|sent|closed|applied|released|committed|notified|passe[sd]|pass)\\b)",
  nouns: {
    tests: `${TEST_TOOLS}|\\b(?:(?:unit|integration|smoke|regression)[ -])?(?:tests|test suites?|test cases?|test runs?|test results?|test files?|suites?|specs)\\b|\\btest\\b(?! (?:environment|server|data|account|the|it|this|page|case for))|\\b(?:go|cargo|dotnet|mvn|npm|mix|deno|swift) test\\b|\\b\\d+ examples\\b|\\b\\d+ (?:passed|passing)\\b|\\bself-?tests?\\b|\\bxcodebuild\\b|\\b(?:tox|nox|mvn|gradle)\\b|\\bscenarios\\b|\\b(?:packages|modules|crates|workspaces) (?:now |all |still )?pass\\w*|\\beverything(?:['’]s| is)? (?:now |still )?(?:passing|passes|green)\\b|\\ball passing\\b|\\b\\d+ ?/ ?\\d+ (?:are |all )?(?:green|pass)`,
    lint: `${LINT_TOOLS}|\\blint(?:s|ing)? errors?\\b|\\bstyle checks?\\b|\\bcode style\\b|\\banaly[sz]er\\b|\\bflutter analyze\\b|\\bpint\\b`,
    types: `${TYPE_TOOLS}|\\btype[- ]?check(?:s|ing|ers?)?\\b|\\btypes?\\b(?= (?:errors|checks|and|or)| are| is)|\\btypes\\b|\\btypings?\\b`,
    format: `${FORMAT_TOOLS}|\\bformatting\\b|\\bformat check\\b`,
    build: `${BUILD_TOOLS}|\\bcompilation\\b|\\bcrate\\b(?= (?:builds?|compiles?|is|now|still|checks))|\\brebuild\\b|\\bbundle\\b|\\bdocker image\\b`,
    ci: `${CI}|\\b(?:latest|last|newest|most recent) run\\b(?! of)|\\brun #?\\d{3,}\\b|\\bnightly\\b(?= (?:is|looks|went|passe))|\\bchecks (?:on|for|of) (?:#\\d+|main|master|the (?:pr|branch|commit)|pr)\\b|\\b(?:its|pr|required) checks\\b|\\b(?:nightly|scheduled) (?:runs?|jobs?|builds?)\\b|\\b(?:workflow|pipeline|actions) (?:run|jobs?)\\b|\\ball jobs\\b|\\bstatus checks\\b`,
  },
  passes:
    "⊕|\\bpass(?:es|ed|ing)?\\b|\\b(?:all |is |are |was |were |looks |stays |remains |now |still |fully )green\\b|\\bgreen\\b|\\bsuccess\\b|\\bsucce(?:eds?|eded|ssful(?:ly)?)\\b|\\bclean(?:ly)?\\b|(?<!\\b(?:i|we) )\\bw(?:ent|ent all the way) through\\b|\\b(?:goe?s?|runs?) through\\b|\\bis happy\\b|\\btypes check$|\\bagrees?\\b|\\bconfirms?\\b|\\bformatted\\b|\\bhappy\\b|\\b(?:are|is|all|look|looks|was|were) (?:both |all |now |still |also )?(?:fine|good|ok|okay|sound|right)\\b|\\bcheck(?:s)? out\\b|\\bworks?\\b|\\bok\\b|\\b(?:reports?|reported|finds?|found|shows?|raises?|raised|flags?|flagged|says?|said) nothing\\b(?! (?:that|which|matching|like|by|for|to install)\\b)|\\bhas no complaints\\b|\\bfinish(?:es|ed) (?:with|without|cleanly|successfully)\\b|\\bexit(?:s|ed)? (?:with )?(?:code )?0\\b|\\b100 ?%|\\b(?:is|are|stays?|was|were) (?:now |still )?(?:quiet|silent)\\b|[🟢💚✅✔]|\\bsound\\b|\\bcompletes? (?:fine|cleanly|successfully|without)\\b|\\bcompleted successfully\\b",
  clean:
    "\\b(?:did|does|do|has|have)(?: not|n['’]t) (?:have any |find any |report any |raise any )?(?:complain(?:ed|t|ts)?|object(?:ed|ions)?)\\b|\\b(?:did|does|do|has|have)(?: not|n['’]t) (?:find|found|report(?:ed)?|flag(?:ged)?|raise[d]?|show[n]?|turn(?:ed)? up|print(?:ed)?|reveal(?:ed)?|detect(?:ed)?) (?:any(?:thing)?|a single)\\b(?: \\w+)?|\\b(?:found|finds|has|had|reports?|reported|with) nothing (?:to (?:say|report|complain|fix|flag|object)\\w*(?: about)?|wrong|new)|\\bnothing (?:failed|broke|fails|breaks)\\b|\\b(?:no|zero|0) (?:failing|failed|broken|red) (?:\\w+ )?(?:tests?|specs?|checks?|cases?)\\b|\\bnone (?:failing|failed|red|broken)\\b|\\b(?:no|zero|0|without(?: any| a single| a)?|free of|not (?:a single|one)|any) (?:more |new |further |other |remaining |known )?(?:(?:type|lint(?:er|ing)?|tests?|build|compiler?|syntax|style|clippy|eslint|ruff|mypy|tsc|console|runtime|deprecation|vet)(?:,? (?:or|and|nor) |, | )){0,3}(?:failures?|fail(?:ed|s)|errors?|regressions?|issues?|problems?|warnings?|conflicts?|offen[sc]es?|complaints?|findings|leaks?|lost blocks|violations?|crash(?:es)?)\\b(?: (?:found|reported|detected|left|remain(?:ing)?))?|\\berror-free\\b|\\bnothing (?:is left|remains|left|to fix)\\b",
  denies:
    "\\b(?:not|never|cannot|unable|fail(?:s|ed|ing|ures?)?|errors?|broke|broken|breaks|red|crash(?:es|ed)?|rejected|denied|refused|declined|blocked|skipped|untested|unverified|unchecked|uncommitted|abort(?:s|ed)|stops|interrupted|timed out|cancel(?:l?ed)|unless|yet to|pending|nobody|none of|nothing (?:was|has|is)|neither|nor|without (?:running|testing|trying|checking)|instead of|rather than|would have|no (?:tests?|test suite|run|commits?|builds?|checks?|changes?)|didn|hasn|haven|wasn|isn|aren|don|doesn|couldn|wouldn|won|can)\\b(?!['’]?t? (?:only|just))(?<!\\bcan)|n['’]t\\b",
  fails:
    "\\b(?:fails?|failed|(?:is|are|still|stays?|remains?|currently) (?:still )?(?:failing|red|broken)|(?:one|two|three|four|five|six|\\d+)(?: [\\w-]+)? (?:failures?|failing|errors?|errored|red|fail)|crash(?:es)?|dies|dumps? core|segfault\\w*|segmentation|errors? out|exits? with (?:code )?[1-9]|(?:is|are)(?:n['’]t| not) (?:yet )?(?:green|happy|clean|passing|there)|objects?|complains?|raises an?|throws?|timed out|times? out|hangs|crash(?:ed|ing|ed? ?loop\\w*)|keeps? (?:on )?(?:crashing|restarting|failing|dying)|restarts over|did(?: not|n['’]t) (?:\\w+ )?(?:finish|complete|come (?:up|back)|start|succeed|work|pass|go through|respond|answer)|(?:is|are)(?: not|n['’]t) (?:yet )?(?:healthy|ready|reachable|running|up|responding)|(?:could|can)(?: not|n['’]t|not) (?:reach|start|connect))\\b",
  excepts:
    "\\b(?:all but|but (?:one|two|three|the|a)\\b|except(?:ing|ions?)?|apart from|aside from|other than|everything else|the (?:rest|others?|remaining)|all (?:the )?others?|every other|save for|minus)\\b",
  mended:
    "\\b(?:fix(?:e[ds]|ing)?|resolv(?:e[ds]|ing)|reproduc(?:e[ds]|ing)|address(?:e[ds]|ing)|handle[ds]|catche?s?|caught|correct(?:s|ed)|patch(?:e[ds])|remov(?:e[ds]|ing)|debugg(?:ed|ing)|repair(?:s|ed)|cover(?:s|ed)|clear(?:s|ed)|eliminat(?:es|ed)|sort(?:s|ed)(?: out)?|found|traced)\\b (?:the |this |that |a |an |all |both |those |these |its |your |every |two |three |four |five |\\d+ ){0,2}(?:(?!and\\b|but\\b|that\\b|which\\b)[\\w-]+ ){0,3}?(?:crash(?:es|ed)?|errors?|fail(?:ing|ed|ures?)|broken|breaks?|leaks?|red|flaky|regressions?|skipped|rejected|blocked|cancel(?:l?ed))\\b(?: (?:tests?|specs?|checks?|builds?|cases?|assertions?|imports?|links?))?|\\b(?:failing|broken|flaky|crashing|skipped|failed) (?:tests?|builds?|specs?|checks?|cases?)\\b(?= (?:is |are |was |were |now |has |have )*(?:pass|green|fixed|ok|work|resolved|succe))|\\b(?:error|crash|failure)[ -](?:handling|handlers?|messages?|cases?|paths?|boundar(?:y|ies)|reporting|codes?|pages?|states?|types?|class(?:es)?|logs?)\\b",
  unreal:
    "\\b(?:should|would|could|might|may|must|shall|will|['’]ll|going to|want(?:s|ed)? (?:me |to )|let['’]s|make sure|ensure|expect(?:s|ed)? to|to be |needs? to|has to|have to|supposed|hopefully|likely|probably|presumably|apparently|plan(?:s|ned)? to|please|ready to|about to|aims?|so that|in order to|until|unless|whether|if|only when|^only (?:after|then)|how (?!i\\b)|(?:when|whenever|once) (?:an?|any|each|every)|pass(?:es)? only|only pass(?:es)?|(?:is|are|gets?) [a-z]+ed within|within (?:\\w+ )?(?:business|working) (?:days?|hours?)|(?:sounds?|looks?) like|i (?:think|believe|guess|suspect|expect(?:ed)?|hoped|assumed?)|seem(?:s|ed)? to|appears? to|usually|often|typically|generally|tends? to|normally|sometimes|(?:runs?|starts?|happens?) (?:only )?(?:after|once|when|before|first)|(?<!\\b(?:that|which) )(?:explains?|describes?|documents)|^an? (?:green|passing|failing|successful|clean|red|broken|pushed|unit|good)\\b|(?:is|are) [\\w ]{1,20} (?:when|whenever|once|if|as soon as)|whatever|whichever|anything|anyone|every time|e\\.g|i\\.e|for example|for instance|such as|can(?! be found| now))\\b|['’]ll\\b|['’]d (?=[a-z]+\\b)(?!.*\\b(?:already|just))|^(?:and |then )?(?:after|once|when|with|via) ‹(?:cmd|deploy|build|install|git|test).›",
  conditions:
    "^(?:(?:and|but|so|then|or|also) )?(?:(?:each|every|any) (?!(?:one|of|single|tests?|specs?|checks?|packages?|suites?|modules?|cases?|files?|item)\\b)[\\w-]+|if|when|whenever|once|unless|until|after (?!the (?:change|edit|fix|refactor|rename|last)|that|which|fixing|editing|changing|adding|updating|running|rebasing|re-?running|a )|before (?!the (?:change|edit|rename|refactor|fix)|that)|suppose|assuming|provided|in case|as long as|as soon as|the moment|every time|where|how to|to |as far as i|from what i|to my knowledge|in my experience|in general|in theory|in (?:that|this) case|here(?:['’]s| is) (?:the|my|a) plan|(?:the|my) plan|in (?!addition|total|short|summary|all|both|fact|the|this|my|your|order)[\\w+#.-]+(?: \\w+)?$|^(?!version|release|build|v)\\w+ \\d[\\d.]* (?:has been|was|is) released|make sure|ensure|with (?:it|that|them|these|those)$)\\b",
  others:
    "^(?:(?:then|first|now|so|just|please|next|afterwards|and|or|otherwise)[, ]+)?(?:(?:use|open|start|try|install|create|make|put|call|assume|suppose|imagine|consider|remember|wait|go|click|type|enter|copy|paste|replace|remove|delete|edit|keep|look|see|read|ask|tell|give|take|pick|choose|avoid|prefer|restart|reload|log in|sign|write|add|move|rename|pass|turn|switch|enable|disable|upgrade|export|import|save|send|compare|think|clone|download)(?= )(?! (?:check(?:s|ing|er)?|is|are|was|were|finished|done|complete[d]?|works|went|passe[sd]|succeeded|fine|green|clean|ok)\\b)(?!.*\\b(?:i|we)(?:['’]ve)?\\b)|(?:run|build|change|check|test|commit|push|merge|release|deploy|update|set|rebuild|format|lint|publish|tag|branch)(?= (?:‹|the |your |a |an |it |this |that |these |them ))(?!.*\\b(?:i|we)(?:['’]ve)?\\b|.*\\b(?:is|are|was|were|passes|passed|went|succeeded|works)\\b))|(?<!\\b(?:i|we)\\b[^.]{0,80})\\b[a-z]+ed (?:in|since|as of|with) (?:[a-z][\\w.]* )?(?:version |release |v)?\\d+(?:\\.\\d+)*(?=[,.;:]|$| and\\b)|(?:since|because|as|if) your\\b|^(?:nice|great|awesome|cool|perfect|wonderful)[,!]? so\\b|\\b(?:glad|congrat\\w*|nice work|great job|well done|good to (?:hear|know|see)|happy (?:to hear|that)|according to(?! ‹(?:cmd|test|build|git|lint|types|deploy|install).›)|(?:since|because|as|that) you|you(?:['’]ve| have)? (?:said|ran|run|pushed|committed|deleted|removed|installed|told|mentioned|wrote|did|already|confirmed|reported|declined|rejected|merged|deployed)|your (?:colleague|team ?mate|machine|side|end|laptop|log)|colleagues?|team ?mates?|the (?:team|authors?|maintainers?|contributors|community) (?:(?:also|then|later) )?[a-z]+ed|QA|(?:he|she|they)(?:['’]ve| have| has)? (?:since |already |also |just )?(?:ran|said|pushed|committed|reported|deployed|merged|released|published|agreed|promised|installed|removed|fixed)(?! (?:fine|ok|cleanly|successfully))|the (?:notes?|docs?|documentation|readme|logs?|report|article|ticket|issue|changelog|runbook|comments?|history|author|message|page) (?:says?|shows?|tells?|mentions?|claims?|states?|reads?|now says)|in my last job|in 20\\d\\d|in the (?:past|example)|last (?:week|month|year)|years? ago|for (?:unit|integration) tests|means (?:\\w+ )?that|think of it|imagine|put differently|in other words|each (?:one )?(?:that|of which)|it says|installed as an? (?:\\w+ )?dependency of|(?:tests?|suite|build|ci) (?:\\w+ )?(?:pass(?:es|ed|ing)?|green)\\b[^.]{0,20} (?:because|since)|as you (?:say|wrote|posted)|(?<!keep )you (?:posted|pasted|sent|shared|showed)|(?<!\\b(?:ran|run|executed|tested|tried|merged|fixed|updated|deployed|checked|rebased|installed) )your (?:message|post|report|question|description|words?|logs?|output|stack ?trace|trace|error|snippet|screenshots?|history|diff)\\b|(?:each|every|any|an?) (?:\\w+ ){0,2}(?:tests?|builds?|checks?|specs?) (?:that|which)|(?:tests?|builds?|checks?|specs?|suites?|services?) (?:that|which) (?:pass|succeed|were|was|are|is|have|has)|in (?:the|this|that) (?:story|scenario|novel|tale)|(?:could|might|would|should) (?:say|read|be worded)|once upon)\\b",
  pronouns:
    "^(?:there (?:is|are|was|were)|all|everything|they|it|both|each|every one|those|these|that|the rest|⊕|\\d|no\\b|nothing|which|now|still|passes|passed|pass|green|clean|ok|fine|100|success|zero|only \\w+ fail)",
  rows: [
    did(
      "commit",
      "(?:committed(?! to (?:\\d|(?:an?|making|being|the (?:idea|goal|plan|date|deadline|target|project|cause|sla)|quality|\\w+ing)\\b))|amended)",
    ),
    [
      "commit",
      "\\bcommits? and push(?:es)? (?:both |all )?(?:went|worked|succeeded|are|were|done)|^commit(?:ted)?:? (?:as )?(?:‹word.›|[0-9a-f]{7,12}\\b)|\\b(?:i|we)(?:['’]ve| have)? (?:also |then |just |now )?(?:created|made|added) (?:a|an|one|the|two|three|\\d+)(?: [\\w-]+)? commits?\\b|\\bcommits? (?:went through|(?:was|were|is|has been) (?:made|created|done|successful)|succeeded|created|done)\\b",
    ],
    did("push", "(?:force-?)?pushed"),
    did("push", "synced|synchroni[sz]ed|uploaded", ".{0,20}\\b(?:remote|origin|github|gitlab|upstream)\\b"),
    [
      "push",
      "\\bpush(?:es)? (?:\\w+ ){0,2}?(?:went through|succeeded|worked|landed)|(?:\\b(?:changes?|commits?|branch|code|work|everything|it|that|fix|feature)(?:['’]s)?|›)(?: is| are)?(?: \\w+ed and)? (?:now |all |already )?(?:up )?on (?:(?:the |your )?(?:github|gitlab|bitbucket|origin|remote|upstream)\\b|‹(?:word|file).›(?= now| already|$| as\\b|\\.))",
    ],
    [
      "push",
      "^(?:the )?[\\w./‹›\uE100-\uF8FF-]*[/‹][\\w./‹›\uE100-\uF8FF-]* (?:is|are) (?:now |all |already )?(?:up )?on (?:the |your )?(?:github|gitlab|bitbucket|origin|remote|upstream)\\b",
    ],
    did(
      "pr",
      "opened|created|submitted|raised|filed|put up|made|sent",
      ".{0,20}?\\b(?:prs?|pull requests?|merge requests?|mrs?)\\b",
    ),
    [
      "pr",
      "^(?:pr|pull request|merge request)(?: #?\\d+)? (?:open(?:ed)?|created|submitted|raised)$|\\b(?:pr|pull request|merge request)(?: #?\\d+)? (?:is|was|has been) (?:now )?(?:open(?:ed)?|up|created|submitted)\\b",
    ],
    did("tag", "tagged"),
    did("tag", "created|added|pushed", ".{0,12}\\btags?\\b"),
    did("merge", "merged"),
    did("rebase", "rebased"),
    [
      "rebase",
      "^(?:the |and )?rebase (?:is |was |has )?(?:now )?(?:done|completed?|finished|went through|succeeded|clean)\\b|\\b(?:branch|it|commits?) (?:is|are|has been|was) (?:now )?rebased\\b",
    ],
    [
      "merge",
      "^(?:the |and )?merge (?:is |was |has )?(?:now )?(?:done|completed?|finished|went through|succeeded)\\b",
    ],
    [
      "deploy",
      "^(?:the |your |and )?(?:new )?(?:(?:re-?)?deploy(?:ment)?|release|rollout) (?:is |was |has |has been )?(?:now )?(?:done|completed?|finished|succeeded|successful|went (?:through|out|fine|well))\\b",
    ],
    did(
      "deploy",
      "(?:re-?)?deployed|rolled(?= (?:\\w+ ){0,4}out\\b)|shipped to|published|released(?= (?:as|to|v?\\d|version|it|the new|‹))",
      "(?! (?:in|on|back in|last|by) (?:\\w+ )?(?:\\d{1,2},? )?(?:19|20)\\d\\d| (?:a|some|many) )",
    ),
    [
      "deploy",
      "\\b(?:new version|(?:re-?)?deploy(?:ment)?|release|site|app|service|worker|page|api|it|image|change|fix|feature|package|version [\\d.]+|docs?)\\b.{0,20}?\\b(?:is|are|went|has gone|is now) (?:now )?live\\b",
    ],
    [
      "deploy",
      "^(?:the )?(?:terraform|tofu|pulumi|manifests?|helm|chart|plan|stack|infrastructure)(?: (?:plan|changes?|stack))? (?:was |is |has been |have been |are |were )?(?:now )?(?:successfully )?(?:applied|provisioned)\\b",
    ],
    did("deploy", "provisioned"),
    [
      "deploy",
      "^(?:[\\w -]+: )?\\d+ (?:new )?resources? (?:(?:are|were|have been) )?(?:now )?(?:added|created|provisioned|destroyed)\\b|\\b(?:pods?|deployments?|replicas?|nodes?|rollout) (?:(?:are|were|was|is|has been|have been|got) )?(?:now |all |then )?(?:restarted|rolled(?: out| over| back)?|scaled|redeployed|drained|recreated)\\b|\\blive (?:on|at|in|under) (?:the |your |our )?(?:\\w+ )?(?:prod(?:uction)?|staging|preview|site|url|domain|cdn|app ?store|play store|‹link|https?)",
    ],
    did(
      "deploy",
      "applied",
      ".*\\b(?:plan|terraform|manifests?|helm|chart|infrastructure|resources|stack)\\b",
    ),
    [
      "deploy",
      "^(?:the |your )?(?:new )?(?:chart|app|application|service|site|stack|release|version [\\w.]+|version|function|worker|image|api) (?:is|has been|was) (?:now )?(?:deployed|released|published|rolled out)\\b(?! (?:by|via|through|from|whenever|when|each|every|on|automatically|as)\\b)|\\bdeployment (?:has been|was) (?:now )?(?:updated|configured|applied|changed)\\b|^deployment (?:updated|scaled|rolled back|restarted)\\b",
    ],
    did(
      "deploy",
      "restarted|scaled|rolled back|drained",
      ".*\\b(?:pods?|deployments?|replicas?|revision|nodes?|release)\\b",
    ),
    did("deploy", "rolled (?:it|them|this|that|everything) out"),
    [
      "deploy",
      "\\b(?:terraform|tofu|pulumi|cdk|kubectl|helm)\\b.{0,12}\\b(?:apply|up|upgrade|install|deploy|applied)\\b.{0,16}\\b(?:finished|completed|succeeded|done|ran|went through|without|addition|changes?)|\\binfrastructure (?:is |was |has been )?(?:now )?(?:updated|provisioned|created)|\\b(?:buckets?|clusters?|vpc|subnets?|resources) (?:is|are|was|were|has been|have been) (?:now )?(?:created|provisioned|updated)\\b",
    ],
    did("build", "rebuilt|recompiled"),
    did("build", "compiled", " (?:it|everything|the (?:project|code|app|crate))\\b"),
    [
      "deploy",
      "\\b(?:uploaded|synced|submitted)\\b.*\\b(?:to|with) (?:the )?(?:s3|bucket|play store|app store|testflight|pypi|npm|registry|cdn|docker ?hub)\\b|\\b(?:and|then) released$",
    ],
    did("build", "built", " (?:it|everything|the (?:project|app|image|site|binary|bundle|package))\\b"),
    [
      "build",
      "(?:\\b(?:it|crate|modules?|code|project|package|everything|app|files?|they|all|which|this)|›) (?:now |still |all )?compiles?\\b(?! (?:in)?to\\b| down)|^built\\b|\\bbuilds (?:fine|cleanly|ok|again|without|now|and|successfully)\\b|\\b(?:image|project|app|site|docs|everything|it) builds\\b|\\bcompiled (?:fine|cleanly|without|successfully|⊕)",
    ],
    did(
      "verified",
      "verified|tested|validated|confirmed|double-checked|reproduced|re-?tested|smoke-tested|re-?verified|checked (?:that|it|whether|in|with|on|both|all|every)|test-ran",
    ),
    did("verified", "tried", " (?:it|this|that|both)\\b(?! (?:and|but) (?:it )?(?:failed|didn))"),
    did("verified", "checked", ".{0,40} (?:with|using|via) (?:curl|‹cmd.›|a request|the browser)"),
    [
      "verified",
      "\\b(?:all|both|every) (?:of the )?checks? (?:now |also )?(?:pass(?:es|ed)?|succeed(?:s|ed)?|(?:is|are|came back|look) (?:green|fine|clean|good))\\b",
    ],
    ["verified", "\\bverified(?: it)? (?:with|by|in|on|against|using|locally|via)\\b"],
    [
      "verified",
      "\\b(?:valgrind|the (?:output|profiler|debugger|browser|benchmark|reproduction|console)|a (?:quick |manual |test )?run|a trial run) (?:confirms?|shows?|proves?)\\b|^manual(?:ly)? (?:check|test|verification|tested|verified)|\\bno longer (?:reproduces|reproducible)\\b",
    ],
    did("install", "installed|reinstalled"),
    [
      "install",
      "\\b(?:i|we)(?:['’]ve| have)? (?:now |also |just )?added ‹word.›(?:(?:,| and|, and) ‹word.›)* (?:to the (?:project|dependencies|dev ?dependencies|app|repo|package)|as (?:an? )?(?:dev )?dependenc)|^added [\\w@/.-]+(?: v?\\d[\\w.]*)?(?: with .{1,30}?)? to (?:cargo\\.toml|‹file.›|package\\.json|the (?:dependencies|project))",
    ],
    did(
      "delete",
      "deleted|removed|destroyed|dropped|purged|wiped|pruned|cleared|uninstalled|erased|cleaned up|emptied",
    ),
    [
      "delete",
      "(?:\\b(?:files?|folders?|director(?:y|ies)|fixtures?|branch(?:es)?|artefacts?|artifacts?|caches?)|›) (?:is|are) (?:now )?(?:all )?gone\\b",
    ],
    did(
      "file",
      CREATED,
      " (?:the|your|a|an) (?:[\\w-]+ ){0,2}(?:report|summary|document|spreadsheet|chart)$",
    ),
    did("file", CREATED, ".*‹file.›"),
    [
      "file",
      `‹file.›(?:,? (?:and )?‹file.›)* (?:is|are|was|were|has been|have been) (?:now |both |all |also |already |in place and ){0,2}(?:${CREATED}|in place|ready)\\b(?! (?:for|to be|by)\\b)`,
    ],
    [
      "file",
      "^(?:the |your |a |an )?(?:[\\w-]+ ){0,2}(?:reports?|summar(?:y|ies)|results?|output|notes?|draft|charts?|plots?|exports?|lists?|tables?|pages?|guides?|documentation|introduction|spreadsheet|diagram|plan|analysis|backup|copy|data) (?:(?:is|are|was|were) )?(?:now )?(?:in|at|saved (?:as|in|to|under)|written to) ‹file.›",
    ],
    [
      "file",
      "(?:^|\\b(?:i|we|and|now|has been|have been)(?:['’]ve| have)? )(?:created|written|saved|generated)$",
    ],
    [
      "file",
      "^(?:the |a |an )?(?:new )?(?:[\\w-]+ ){1,3}(?:added|created|written|saved|stored) (?:at|to|in|under|as) ‹file.›",
    ],
    ["file", "\\b(?:new|added|additional|extra) (?:[\\w-]+ ){1,3}in ‹file.›"],
    did("change", CHANGED, ".*‹file.›"),
    did("change", "linked|referenced|registered|listed", ".*\\b(?:from|in) ‹file.›"),
    did("change", "stashed|reverted|restored", ".*(?:‹file.›|\\b(?:changes?|commits?|files?)\\b)"),
    ["change", `\\bboth ‹file.› and ‹file.› (?:are|were|have been) (?:now )?(?:${CHANGED}|created)\\b`],
    [
      "change",
      `(?:‹file.›|\\b(?:files?|functions?|modules?|class(?:es)?|components?|tests?|imports?|references?|occurrences?|variables?|handlers?|endpoints?)) (?:were|was|have been|has been|are now|is now|got) (?:all |now |also )?(?:${CHANGED}|added|created)\\b(?! by)`,
    ],
    did(
      "change",
      `${CHANGED}|added|created`,
      ".*(?:‹word.›|\\b(?:functions?|modules?|class(?:es)?|components?|endpoints?|handlers?|tests?|bugs?|race|imports?|validation|retry|methods?|fields?|columns?|config|configuration|variables?|files?|code|logic|loop|query|queries|error|off-by-one|checks?|typos?|crash|leak|issue|problem|types?|hooks?|middleware|limiter|parser|cache|timeout|route|migration)\\b)",
    ),
    [
      "ran",
      "\\b(?:servers?|services?|app|application|api|site|daemon|containers?|database|dumps?|backups?|migrations?|scripts?|jobs?|stack|workers?|pods?) (?:was|were|has been|have been) (?:now |[a-z]+ and )?(?:re-?)?(?:started|imported|restored|built|executed|run|launched|migrated|seeded|stopped)\\b",
    ],
    did("ran", "benchmarked|profiled|backfilled"),
    [
      "ran",
      "\\b(?:all )?(?:the )?migrations? (?:\\w+ ){0,4}?(?:applied|ran|executed|run)\\b(?! (?:on|at|when|by|before|after)\\b)|\\bmodel (?:is|was|has been) (?:now )?(?:trained|fine-tuned)\\b|\\b(?:i|we)(?:['’]ve)? (?:just |also )?measured (?:it|this|that|both|the)\\b|\\b(?:cron ?jobs?|schedules?|reminders?|timers?) (?:is|are|was|were|has been|have been) (?:now )?(?:set up|in place|active|scheduled|created|configured)\\b",
    ],
    did("ran", "scheduled", "(?: (?:it|this|that|the|a|an|your|for|daily|nightly|every|to run)\\b|$)"),
    ["ran", "\\b(?:is|are|has been|was) (?:now )?scheduled (?:for|to run|every|at|daily|nightly|weekly)\\b"],
    [
      "ran",
      "^(?:the |a |your )?(?:cron(?:tab)?|schedule|reminder|timer|scheduled)(?: (?:job|entry|task|line))? (?:added|installed|created|set(?: up)?|in place)\\b",
    ],
    ["ran", "\\b(?:i |just |re-?){1,2}ran (?:them|it)\\b"],
    did("ran", "stopped|killed", ".*\\b(?:process|server|service|container|daemon)\\b"),
    did("ran", "cloned", ".*\\b(?:repo(?:sitory)?|project)\\b"),
    [
      "ran",
      "\\b(?:rows?|records?|documents) (?:(?:were|have been|has been|are|got) (?:now |all )?)?(?:updated|migrated|inserted|backfilled|imported|written|processed|converted)\\b|\\b(?:updated|migrated|inserted|backfilled|imported|converted) [\\d,.]+ (?:\\w+ )?(?:rows?|records?|documents)\\b|^(?:the |your )?(?:backfill|migration|import|export|sync|upload|download|backup|restore|seeding|conversion)(?: is| was| has been)? (?:now )?(?:done|completed?|finished|through)\\b",
    ],
    did(
      "ran",
      "sent|copied|uploaded|transferred|synced",
      ".*\\b(?:servers?|hosts?|buckets?|s3|scp|rsync|cluster)\\b",
    ),
    did(
      "ran",
      "ran|re-?ran|executed|profiled|benchmarked|started|launched|restarted|invoked|migrated|seeded|trained|fetched|queried|evaluated|measured|dispatched|triggered",
      RUNNABLE,
    ),
    [
      "ran",
      `(?:\\b(?:i|we)(?:['’]ve| have) (?:just |now |also |then |already |since ){0,2}(?:re-?)?run\\b|\\b(?:i|we)(?:['’]ve| have)? (?:just |also |then )?(?:called|looked (?:it|this|that|them) up)\\b)${RUNNABLE}`,
    ],
    [
      "ran",
      "\\b(?:i|we)(?:['’]ve| have)? (?:now |also |just )?(?:set|set up|created|scheduled|added|configured) (?:a |an |the |your |that )?(?:daily |hourly |weekly |nightly |recurring |new )?(?:cron(?: ?jobs?)?|crontab|scheduled (?:tasks?|jobs?)|reminders?|timers?|alarms?)\\b|^(?:the |your |all )?(?:\\w+ ){0,2}?(?:servers?|databases?|db|scripts?|migrations?|services?|containers?|jobs?|workers?|stack|pods?|import|export|backup|seed|pipeline|training|data) (?:[a-z]+ed and )?(?:re)?(?:started|run|ran|executed|migrated|launched|seeded|completed|finished|trained|imported|exported)(?: (?:and|successfully|on port)\\b.*)?$",
    ],
    [
      "up",
      "\\b(?:servers?|services?|app|api|containers?|pods?|stack|daemon|site|replicas?|deployments?|cluster|endpoints?|workers?|proxy|redis|postgres\\w*|mysql|nginx|kafka|nodes?|instances?|backend|frontend|databases?|db|health ?checks?|infrastructure|environment|everything|all) ?(?:(?:is|are|['’]s|['’]re|came|comes|reports?|look|looks|stays?) )?(?:(?:now|all|both|back|fully|currently|successfully|up and|alive and) ){0,3}(?:up(?! to| for)|running(?! (?:low|out|on node|python|an?|version))|healthy|ready(?! to| for)|online|serving|responding|reachable|listening|alive|accessible)\\b",
    ],
    [
      "ran",
      "^(?:the )?training (?:is |was |has )?(?:completed?|finished|done|ran)|\\b(?:script|import|export|migration|job|backup|run)\\b.{0,20}\\b(?:completed|finished|ran) (?:successfully|without|⊕|fine|cleanly|all|through)|‹(?:test|cmd|build|lint|types|file|deploy|install|git).› (?:now |has )?(?:completed|finished|succeeded|went through|ran (?:fine|cleanly|successfully|through))|‹(?:test|cmd|build|lint|types|file).› (?:now )?exit(?:s|ed) (?:with )?(?:code |status )?\\d",
    ],
  ],
  tails:
    "(?<=\\w{3}[^.]{6,})(?:,? and)? (?:ready (?:to|for)|so that|so you|in order to|to (?:make|be) sure|whenever you|(?:and|if) you can)\\b.*$",
  works:
    "\\b(?:is|are|['’]s|['’]re) (?:now |all |both |already ){0,2}(?:out|live|shipped|done|in place|set up|configured|deployed|published|released|available|spotless|perfect|flawless|happy|content|fixed|sorted|up to date)\\b|^(?:the |your |all )?[a-z][\\w-]*(?: [a-z][\\w-]*)? (?!need|need(?:ed|s))(?:[a-z]{3,}ed|built|written|run|sent)(?: and [a-z]+ed)?(?: successfully)?$|\\b(?:builds|compiles|runs|loads|renders|starts|boots|responds|installs)\\b(?: (?:now|again|fine|from top to bottom|end to end|as expected|without))?$|\\b(?:came|comes|come) back (?:clean|green|spotless|fine|ok)\\b|\\bas (?:expected|intended)\\b",
  acts:
    `^(?:(?:and|then|also) )?(?:${OUTWARD})(?: (?:the|a|an|all|both|every|each|your|our|its|it|them|\\d+|‹\\w+.›|#\\d+|(?:in|to|into|on) (?:#|@|‹|the\\b|your\\b)|[\\w.-]+(?: to\\b|$)))|^(?:(?:the|a|an|your|all) )?(?:[\\w#-]+ ){1,3}?(?:(?:is|are|was|were|has been|have been|got) )?(?:now |all |both )?(?:${OUTWARD})(?: (?:now|successfully|too|again|as well)| (?:to|from|in|on|with|for|about) .*)?$|\\b(?:has gone|went|is) out(?: to [\\w@. -]+)?$|^(?:the )?(?:terraform|tofu|pulumi|ansible|helm|kubectl|docker|script|migration|command|installer|playbook) (?:has |have )?(?:now |already |successfully )?(?!failed|crashed|errored|timed|stopped|complained|refused|rejected|reported|printed|listed|showed|exited|aborted|skipped|returned|planned|needed|used)[a-z]{3,}ed (?:the|both|all|a|an|\\d+|it|them|your|our|‹)|` +
    "\\b(?:i|we)(?:['’]ve| have)? (?:also |then |just |now )?(?:opened|loaded|clicked through) .{0,40}\\bin (?:the|a|my) (?:real |headless )?browser\\b|\\b(?:i|we)(?:['’]ve| have)? (?:also |then |just |now )?(?:replied|responded|commented) (?:to|on)\\b.*\\b(?:comments?|threads?|reviews?|issues?|prs?|pull requests?|tickets?)\\b|\\b(?:i|we)(?:['’]ve| have)? (?:also |then |just |now )?marked .*\\bresolved\\b|" +
    "(?:^|\\b(?:and|then) |\\b)(?:i|we)(?:['’]ve| have)? (?:(?:now|also|then|just|already|successfully|gone ahead and|went ahead and|finally|since|quickly|carefully|first|all|both|even) ){0,3}(?!(?:looked|fetched|queried|retrieved|downloaded|requested|pulled|loaded|read|re-?read|searched|found|noticed|seen|saw|checked|reviewed|inspected|examined|scanned|browsed|explored|studied|considered|thought|assumed|believed|decided|chosen|chose|picked|preferred|understood|learned|remembered|recalled|noted|counted|compared|analy[sz]ed|investigated|traced|tracked|identified|spotted|explained|described|listed|outlined|summari[sz]ed|sketched|drafted|suggested|proposed|recommended|mentioned|said|told|asked|answered|replied|given|gave|shown|showed|attached|included|quoted|pasted|highlighted|marked|clarified|stated|written|wrote|put|kept|left|stopped|skipped|tried|wanted|hoped|expected|needed|used|followed|received|got|gotten|had|been|went|gone|come|came|began|started|finished|done|did|made|focused|concentrated|planned|prepared|gathered|collected|determined|concluded|verified|confirmed|tested|ran|run|translated|rephrased|reworded|calculated|computed|estimated|guessed|interpreted|ignored|avoided|limited|referred|based|organi[sz]ed|broken|broke|divided|categori[sz]ed|ranked|sorted|rated|opened|consulted|watched|heard|felt|knew|known|liked|loved|enjoyed|agreed|disagreed|apologi[sz]ed|misread|missed|misunderstood|forgot|forgotten|overlooked|added|intended|meant|realized|realised|worked|waited|tended)\\b)(?:[a-z-]{3,}ed|sent|built|rebuilt|rewrote|rewritten|set|reset|took|taken|moved|cut|split|brought|shut|bought|paid|undid|undone|redid|redone|threw|thrown|hid|hidden|drew|drawn|spun|swept|swapped)\\b(?! (?:nothing|none|no|neither)\\b)",
  whole:
    "\\b(?:(?:entire|full|whole|complete) (?:[\\w-]+ )?(?:suite|test ?suite|test run|set of tests|project|repo|workspace|code ?base)|all (?:packages|modules|projects|workspaces|suites|crates|services)|every (?:package|module|suite|test in)|across the (?:board|repo)|re-?ran everything)\\b",
  earlier:
    "\\b(?:earlier|previously|before (?:the|that|my|this|i)|prior to|a moment ago|at the (?:start|beginning|time)|in the (?:previous|last|first) (?:turn|run|step)|originally|had passed|last time|already ran|up to that point|until the)\\b",
  about:
    "\\b(?:about|around|roughly|approximately|nearly|almost|over|more than|some|circa|at least|under|less than|ca\\.)\\b|[~≈]|\\+(?= )|-odd",
  prints:
    "\\b(?:output|prints?|printed|result|returns?|returned|responds?|answers?|shows?|says)\\b[^.]*$|\\b(?:output|result|response)\\b",
  narrates: [
    [
      ["test", "run"],
      doing(
        "(?:running|executing|re-?running|kicking off|starting)\\b[^.]*\\b(?:tests?|suites?|specs|pytest|jest|vitest|checks?|‹test.›)",
      ),
    ],
    [
      ["test", "run"],
      "^(?!.*\\b(?:ci|github|gitlab|pipeline|actions)\\b)(?:the |your |all )?(?:tests?|suite|build|deploy(?:ment)?|migration|import|install(?:ation)?) (?:is|are) (?:now |currently |still )*(?:running|in progress|under way)\\b",
    ],
    [["commit"], doing("committing\\b")],
    [["push"], doing("pushing\\b")],
    [["pr"], doing("(?:opening|creating)\\b[^.]*\\b(?:pr|pull request)\\b")],
    [
      ["deploy", "publish"],
      doing("(?:deploying|publishing|releasing|shipping|rolling out)\\b|kicking off\\b[^.]*\\bdeploy"),
    ],
    [["install"], doing("installing\\b")],
    [["build"], doing("(?:building|compiling|bundling|rebuilding)\\b")],
    [["lint", "types", "format"], doing("(?:linting|formatting|type-?checking)\\b")],
    [
      ["delete", "uninstall"],
      doing("(?:deleting|removing|cleaning (?:up|out))\\b|proceeding with the (?:deletion|removal)"),
    ],
    [
      ["write"],
      doing(
        "(?:fixing|writing|creating|updating|editing|refactoring|implementing|adding|renaming|applying|patching|changing|generating|rewriting|converting|migrating)\\b",
      ),
    ],
    [["merge", "rebase"], doing("(?:merging|rebasing)\\b")],
    [
      ["run", "look"],
      doing(
        "(?:running|executing|starting|launching|spinning up|setting up|fetching|downloading|profiling|benchmarking|kicking off|checking|looking|analy[sz]ing|investigating|scanning)\\b",
      ),
    ],
  ],
  moment:
    "\\b(?:now|right now|right away|as we speak|at the moment|currently|immediately|one (?:moment|sec(?:ond)?)|hang (?:tight|on)|hold on|please wait|stand by|give me a (?:moment|minute|sec(?:ond)?)|shortly|in the background|(?:may|might|will|can) take)\\b|…|\\.\\.\\.",
  begins:
    "^(?:ok(?:ay)?|sure(?: thing)?|great|alright|understood|got it|certainly|absolutely|of course|perfect|yes|no problem)?[\\s,!.–—:-]*(?:on it\\b|working on (?:it|that|this)|let me (?!know|explain|be |put|answer|think|clarify|say|show|guess|summari|give|start by (?:saying|explaining)|walk)|i(?:['’]ll| will) (?:start|begin|get started|go ahead|now|take care|do (?:that|it|this) now|look|check|run|fix|create|implement|write)|i(?:['’]m| am) (?:on it|starting|going to|now)|starting (?:with|now|by)|getting (?:started|right on)|give me (?:an?|one|two|five|ten|\\d+|a few|a couple of|some|just a) (?:\\w+ )?(?:moments?|min(?:ute)?s?|sec(?:ond)?s?|time|while)|one moment|hang tight)",
  promises:
    "\\b(?:i|we)(?:['’]ll| will|['’]m going to| am going to) (?:\\w+ ){0,4}?(?:let you know|notify|ping|remind|tell you|update you|keep you (?:posted|updated|informed|in the loop)|get back to|report (?:back|what|the|to)|follow up|circle back|check (?:back|in|on|the|again|every)|watch|monitor|keep (?:an eye|watching|monitoring|checking)|message you|alert|send you|come back|email you|text you|post (?:an |the )?updates?|merge it|have (?:it|the \\w+|that|this|your \\w+) (?:ready|done|finished|for you))|^expect (?:an? )?(?:updates?|message|word|report|summary)\\b|\\b(?:i['’]m|i am) (?:now |already )?(?:monitoring|watching|keeping (?:an eye|watch)|tracking)\\b|\\b(?:and|,) (?:then )?(?:will|['’]ll) (?:alert|notify|ping|tell|message|let|update|warn) you\\b|\\byou(?:['’]ll| will) (?:get|hear|receive|have) (?:\\w+ ){0,4}(?:from me|back from me|by (?:\\w+day|tomorrow|noon|eod))",
  cue: "\\b(?:when|once|as soon as|after|the moment|tomorrow|tonight|later|soon|in (?:\\d+|an?|two|three|five|ten|half|a few) (?:minutes?|mins?|hours?|h|days?|weeks?|seconds?|while)|every|each|hourly|daily|weekly|at \\d|by (?:monday|tuesday|wednesday|thursday|friday|noon|eod|tomorrow|the end)|next (?:hour|day|week|morning|monday|month|\\d+|few)|for the (?:next|rest)|(?:on )?(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)|as it|as they|while it|until it|if (?:it|anything|the|something|any|there)|whenever|in the morning|overnight|posted|an eye|how (?:it|they|things|that) go(?:es)?|what happens|give me (?:\\w+ ){0,2}(?:minutes?|moments?|hours?|seconds?)|(?:the )?(?:results|outcome))\\b",
  yours:
    "\\b(?:when|once|after|as soon as|if|whenever|until|the moment|every time|each time|before) (?:you|i['’]m|i am|i|your)\\b|\\bif (?:i|you)\\b|\\bnext time\\b|\\bin (?:this|the same) (?:reply|message|answer)\\b",
  honest:
    "n['’]t (?:\\w+ ){0,3}?(?:re-?)?(?:run|test(?:ed|s)?|execut(?:ed|ions?)|verif(?:ied|y)|compiled?|buil[dt]|checked|tried|linted)\\b|\\b(?:untested|unverified|unchecked|unbuilt|nothing (?:\\w+ ){0,2}?(?:run|ran|tested|executed|checked|built|compiled)|(?:not|never|n['’]t|no) (?:\\w+ ){0,3}?(?:re-?)?(?:run|ran|test(?:ed|s)?|execut(?:ed|ions?)|verif(?:ied|y)|compiled?|buil[dt]|checked|tried|linted)|not (?:yet )?(?:been )?(?:yet )?(?:tested|verified|run|executed|compiled|checked|applied)|nothing (?:to run|was run|has been run|was executed)|no way to (?:test|run|check)|(?:did|have|has|could|can|was|were|do|does|am)(?: not|n['’]t|not)\\b[^.]{0,40}\\b(?:run|ran|tests?|tested|execut\\w*|verif\\w*|compil\\w*|build|built|check\\w*|try|tried|able to)|without (?:running|testing|trying)|there (?:is|was|were|are)(?:n['’]t| not|['’]s)? (?:no|nothing|any)\\b[^.]{0,40}\\b(?:to run|tests?|here)|only read|haven['’]t (?:run|tried|tested)|i['’]d (?:run|check|test|try)|still to be (?:run|done)|not re-?(?:run|peated|tested)|(?:once|one) more time|please (?:run|test|check|try)|i did(?: not|n['’]t)(?=[.!,;]|$))\\b",
};
