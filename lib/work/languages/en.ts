/** English: how an agent says what it did. */
import { alternation } from "../../core/words.ts";
import type { WorkClaimKind, WorkLanguage } from "../claim.ts";
import { lazyWork } from "./lazy.ts";
import { BUILD_TOOLS, CI, FORMAT_TOOLS, LINT_TOOLS, LOOKED_AT, TEST_TOOLS, TYPE_TOOLS } from "./shared.ts";

/** Whoever speaks, with or without an auxiliary; not a literal, which a minifier would repeat at each use. */
const I = alternation("(?:i|we)(?:['’]ve| have)?");

const ADV = `(?:${alternation(`
    actually|again|all|already|also|automatically|[a-z]+(?:ed|lt) and|being|both|carefully|cleanly|even|finally|
    first|fully|have|indeed|just|locally|manually|newly|now|only|properly|quickly|since|successfully|then|
    therefore
  `)} ){0,3}`;

/** In front of what I did: me, the start of a clause, a word that carries the subject on. */
const MINE =
  "(?:^(?:(?:done|ok|okay|great|sure|perfect|result|update|status|summary|note)\\W+)?|\\b(?:i|we)(?:['’]ve| have|['’]d| had)? (?:also |then |just |now |already |successfully |gone ahead and |went ahead and |first |finally |double-)?|(?:^|\\b)(?:and|then|have|has|i['’]ve|been able to) )";

/** In front of what is done now; a rule of how it is done is none. */
const IS =
  "(?<!\\b(?:that|which|who|what) )\\b(?:is|are)(?! (?!now|also|all|both|already|successfully|fully|then)[^.]{0,60}? (?:with(?! (?:the |these |this |a |an )?(?:commit )?(?:message|title|subject|notes|tag|description|changes|comment))|via|using|by|from|whenever|each|every|during|automatically|at (?:build|run)|on (?:each|every|push|merge))\\b)";

/** In front of what was done. */
const WAS = `(?<!\\b(?:that|which|who|what) )\\b${alternation(`
    gets|got|has been|have been|
    \\b(?:it|that|everything|this)['’]s(?= (?:\\w+ )?(?:committed|pushed|merged|deployed|tagged|rebased|
    installed|published|deleted|removed)\\b(?! (?:when|whenever|once|if|on (?:each|every)|automatically)))|
    ['’]s been|stands|(?<!\\b(?:that|which|who|what) (?:have|has|had) )been|['’]ve been|was|were
  `)}`;

/** Said as done: by me, without a subject at the start of a clause, or of a thing. */
export const done = (verbs: string): string =>
  `(?:${MINE}|(?:${IS}|${WAS}) )${ADV}(?:${verbs})\\b(?! by (?!me\\b|hand\\b|adding|using|removing|moving|changing|the (?:\\w+ ){0,2}tests?))`;

const CHANGED = alternation(`
    adjusted|annotated|backed up|bumped|bumped|changed|commented out|configured|converted|corrected|decreased|
    deduplicated|disabled|documented|doubled|edited|enabled|extended|extracted|fixed|halved|hardened|hooked up|
    implemented|increased|inlined|integrated|introduced|loosened|lowered|migrated|modified|moved|optimi[sz]ed|
    patched|pinned|raised|rearranged|reduced|refactored|renamed|reordered|replaced|resolved|restructured|
    reworked|rewritten|rewrote|shortened|simplified|split|switched|tidied|tightened|tuned|updated|upgraded|
    wired|wrapped
  `);
/** A thing and what became of it, as a whole clause: "Database migrated", "Changes committed and pushed". */
const became = (verbs: string): string =>
  `^(?!what\\b|who\\b|nothing\\b|nobody\\b|files? changed|changes made|[a-z]+ (?:you|they|he|she) )(?:[\\w'-]+ ){1,4}?(?:[a-z]+ed,? (?:and |& )?){0,2}(?:${verbs})(?: successfully)?$`;

const CREATED =
  "created|wrote|written|saved|generated|added|downloaded|exported|scaffolded|put|placed|stored|produced|drafted|set up|built";

/** A row for what was done: its verbs, and what stands behind them, are looked for first, because the whole is long and most clauses hold none of them. */
const did = (kind: WorkClaimKind, verbs: string, behind = ""): readonly [WorkClaimKind, string, string] => [
  kind,
  behind === "" ? `${done(verbs)}|${became(verbs)}` : done(verbs) + behind,
  behind === "" ? verbs : `(?:${verbs})${behind}`,
];

/** What is run, behind the verb. */
const RUNNABLE = `.*(?:‹(?:file|cmd|word|test|build|deploy|lint|types|install|git).›|\\b${alternation(`
    app|backfill|backup|benchmarks?|bot|build|cells|checks?|clippy|code|commands?|containers?|crawler|daemon|
    database|demo|docker|endpoint|eslint|everything|examples?|exports?|functions?|harness|imports?|instance|
    jest|jobs?|kafka|lint(?:er)?|linters?|loop|migrations?|model|mypy|mysql|nginx|notebook|phpunit|pipeline|
    plan|playbooks?|postgres\\w*|process|program|proxy|pytest|quer(?:y|ies)|queue|redis|repro(?:duction)?|rspec|ruff|
    samples?|scheduler|scraper|scripts?|seeds?|servers?|services?|simulation|snippets?|specs|suites?|sync|
    tests?|tox|training|tsc|type[- ]?checker?|vitest|vm|workers?
  `)}\\b)`;

/** What reaches outside of the working tree: nobody does it by looking. */
const OUTWARD = alternation(`
    announced|approved|archived|assigned|backported|banned|bisected|blacklisted|blocked|booked|cancell?ed|
    charged|cherry-picked|closed|deactivated|downgraded|e-?mailed|failed over|filed|forked|granted|invited|invoiced|
    labell?ed|locked|messaged|mirrored|muted|notari[sz]ed|notified|ordered|paid|posted|reassigned|rebooted|
    reactivated|re-?encrypted|refunded|registered|re-?indexed|reopened|rescheduled|restarted|revoked|rolled back|rotated|
    scaled|sent|shut down|signed|snapshotted|squashed|subscribed|transferred|triaged|truncated|unarchived|
    unblocked|unlocked|unsubscribed|upgraded|vacuumed|whitelisted
  `);

/** Going on: at the start of a sentence, or with me as its subject. */
const doing = (verbs: string): string =>
  `${alternation(`
    \\b(?:i['’]m|i am|we['’]re|we are) (?:now |just |currently |already )?|[,;—–:] (?:now )?|[.!] (?:now )?|
    ^(?:(?:ok(?:ay)?|sure(?: thing)?|great|alright|thanks[^—–,.]*|perfect|done|good|right|yes|found it|got it|
    understood|next)\\W+)?(?:(?:and |then )?now |currently )?
  `)}(?:${verbs})`;

export const ENGLISH: WorkLanguage = lazyWork(
  {
    id: "en",
    script: /[a-z]{2}/i,
    words:
      /\b(?:the|is|are|and|of|to|it|this|that|for|with|was|were|not|but|i|you|have|has|on|my|we|be|by|from|now|which|your|there|all|any|did|at|or|still|then|just)\b/gi,
  },
  () => ({
    joins: alternation(`
      (?<!\\d) and (?=\\d|‹\\w+.› (?:now |all |still )?pass)|
      [ ]and (?=(?:i|we|it|they|all|everything|nothing|no|none|the|that|those|these|is|are|was|were|did|didn|
      have|has|so|your|there|confirmed|then)\\b|\\w+ed\\b|ran\\b|wrote\\b|put\\b)|
      (?<=(?:ed|up|live|done|green|clean|fine|gone|built|sent|set|pass|passes)) and (?=(?:[\\w#./'-]+ |
      ‹\\w+.› ){1,4}?(?:is|are|was|were|has|have|opened|created|pushed|merged|deployed|restarted|published|
      updated|tagged|installed|removed|deleted|sent|closed|applied|released|committed|notified|passe[sd]|
      pass)\\b)|(?<!\\bnot) (?:but|so|while|whereas|although|though|however|because|since|which|then|yet)[ ]
    `),
    nouns: {
      tests: alternation(`
      \\ball passing\\b|\\b(?:and|all|everything(?: is|['’]s)?|back to|again) green\\b|\\b\\d+ ?/ ?\\d+ (?:are |all )?(?:green|pass)|
      \\beverything(?:['’]s| is)? (?:now |still )?(?:passing|passes|green)\\b|\\b\\d+ examples\\b|
      \\b(?:go|cargo|dotnet|mvn|npm|mix|deno|swift) test\\b|
      \\b(?:packages|modules|crates|workspaces) (?:now |all |still )?pass\\w*|\\b\\d+ (?:passed|passing)\\b|
      \\bscenarios\\b|\\bself-?tests?\\b|
      (?<!\\b(?:config|configuration|syntax) )\\btest\\b(?! (?:environment|server|data|account|the|it|this|page|inventory|cluster|tenant|instance|case for))|${TEST_TOOLS}|
      \\b(?:tox|nox|mvn|gradle)\\b(?! v?\\d)|
      \\b(?:(?:unit|integration|smoke|regression)[ -])?(?:tests|test suites?|test cases?|test runs?|
      test results?|test files?|suites?|specs)\\b|\\bxcodebuild\\b
    `),
      lint: `${LINT_TOOLS}|\\blints\\b(?= (?:and|cleanly|clean|fine|ok|without|now))|\\b(?:npm|pnpm|yarn|cargo|security|dependency|bundle) audit\\b|\\baudit (?:is|came|comes|reports?|shows?|finds?|found)\\b|\\blint(?:s|ing)? errors?\\b|\\bstyle checks?\\b|\\bcode style\\b|\\banaly[sz]er\\b|\\bflutter analyze\\b|\\bpint\\b|\\b(?:html|css|w3c|schema|link|links|spelling|accessibility|a11y|license) (?:validator|validation|checker|checks?)\\b`,
      types: `${TYPE_TOOLS}|\\btype[- ]?check(?:s|ing|ers?)?\\b|\\btypes?\\b(?= (?:errors|checks|and|or)| are| is)|\\btypes\\b|\\btypings?\\b`,
      format: `${FORMAT_TOOLS}|\\bformatting\\b|\\bformat check\\b`,
      build: `${BUILD_TOOLS}|\\bcompilation\\b|\\bcrate\\b(?= (?:builds?|compiles?|is|now|still|checks))|\\brebuild\\b|\\bbundle\\b(?! (?:exec|install|update|add|check|lock|outdated|audit|config)\\b)|\\bdocker image\\b`,
      ci: alternation(`
      \\ball jobs\\b|\\b(?:windows|linux|macos|ubuntu|build|test|deploy|lint) jobs?\\b(?= (?:is|are|now|pass\\w*|went|looks?) )|\\bchecks (?:on|for|of) (?:#\\d+|main|master|the (?:pr|branch|commit)|pr)\\b|${CI}|
      \\b(?:its|pr|required) checks\\b|\\b(?:latest|last|newest|most recent) run\\b(?! of)|
      \\bnightly\\b(?= (?:is|looks|went|passe))|\\b(?:nightly|scheduled) (?:runs?|jobs?|builds?)\\b|
      \\brun #?\\d{3,}\\b|\\bstatus checks\\b|\\b(?:workflow|pipeline|actions) (?:run|jobs?)\\b
    `),
    },
    passes: alternation(`
      \\b100 ?%|\\bagrees?\\b|\\b(?:all |is |are |was |were |looks |stays |remains |now |still |fully )green\\b|
      \\b(?:are|is|all|look|looks|was|were) (?:both |all |now |still |also )?(?:fine|good|ok|okay|sound|
      right)\\b|\\bcheck(?:s)? out\\b|\\bclean(?:ly)?\\b|\\bcompleted successfully\\b|
      \\bcompletes? (?:fine|cleanly|successfully|without)\\b|\\bconfirms?\\b|
      \\bexit(?:s|ed)? (?:with )?(?:code )?0\\b|\\bfinish(?:es|ed) (?:with|without|cleanly|successfully)\\b|
      \\bformatted\\b|\\b(?:goe?s?|runs?) through\\b|\\bgreen\\b|\\bhappy\\b|\\bhas no complaints\\b|
      \\b(?:is|are|stays?|was|were) (?:now |still )?(?:quiet|silent)\\b|\\bis happy\\b|
      (?<!\\b(?:i|we) )\\bw(?:ent|ent all the way) through\\b|\\bok\\b|\\bpass(?:es|ed|ing)?\\b|
      \\b(?:reports?|reported|finds?|found|shows?|raises?|raised|flags?|flagged|says?|
      said) nothing\\b(?! (?:that|which|matching|like|by|for|to install)\\b)|\\bsound\\b|
      \\bsucce(?:eds?|eded|ssful(?:ly)?)\\b|\\bsuccess\\b|\\btype[s-]? ?checks$|\\bworks?\\b|⊕|[🟢💚✅✔]
    `),
    clean: alternation(`
      \\b(?:did|does|do|has|have)(?: not|n['’]t) (?:find|found|report(?:ed)?|flag(?:ged)?|raise[d]?|show[n]?|
      turn(?:ed)? up|print(?:ed)?|reveal(?:ed)?|detect(?:ed)?) (?:any(?:thing)?|a single)\\b(?: \\w+)?|
      \\b(?:did|does|do|has|have)(?: not|n['’]t) (?:have any |find any |report any |
      raise any )?(?:complain(?:ed|t|ts)?|object(?:ed|ions)?)\\b|\\berror-free\\b|
      \\b(?:found|finds|has|had|reports?|reported|with) nothing (?:to (?:say|report|complain|fix|flag|
      object)\\w*(?: about)?|wrong|new)|\\bnone (?:(?:of (?:them|these|the \\w+) )?(?:is|are|was|were) )?(?:failing|failed|red|broken|dead|invalid)\\b|
      \\bnothing (?:failed|broke|fails|breaks)\\b|\\bnothing (?:is left|remains|left|to fix)\\b|
      \\b(?:no|zero|(?<![\\d.])0) (?:failing|failed|broken|red) (?:\\w+ )?(?:tests?|specs?|checks?|cases?)\\b|
      \\b(?:no|zero|(?<![\\d.])0|without(?: any| a single| a)?|free of|not (?:a single|one)|any) (?:more |new |further |
      other |remaining |known )?(?:(?:type|lint(?:er|ing)?|tests?|build|compiler?|syntax|style|clippy|eslint|
      ruff|mypy|tsc|console|runtime|deprecation|vet)(?:,? (?:or|and|nor) |, | )){0,3}(?:failures?|fail(?:ed|s)|
      errors?|regressions?|issues?|problems?|warnings?|conflicts?|offen[sc]es?|vulnerabilit(?:y|ies)|complaints?|findings|leaks?|
      lost blocks|violations?|crash(?:es)?)\\b(?: (?:found|reported|detected|left|remain(?:ing)?))?
    `),
    denies: `\\b${alternation(`
      abort(?:s|ed)|aren|(?<!\\b(?:filter|skip|ignor|drop|exclud|avoid|detect|handl)[a-z]* (?:out )?(?:the |all |any )?)blocked|breaks|broke|broken|can|cancel(?:l?ed)|cannot|couldn|crash(?:es|ed)?|declined|
      denied|didn|doesn|don|errors?|fail(?:s|ed|ing|ures?)?|hasn|haven|instead of|interrupted|isn|neither|never|
      nobody|none of|nor|not|no (?:tests?|test suite|run|commits?|builds?|checks?|changes?)|
      nothing (?:was|has|is)|(?:tested|ran|checked|verified|changed|touched|sent|run) (?:nothing|neither|none)|(?<!(?:was|were) )pending(?! (?:\\w+ ){1,2}(?:ran\\b|(?:(?:have|has) been|were|was|are|got) (?:now |all |successfully )?(?:\\w+ed|run|done|sent)))|rather than|red|refused|rejected|skipped|stops|timed out|unable|unchecked|
      uncommitted|unless|untested|unverified|wasn|without (?:running|testing|trying|checking)|won|would have|
      wouldn|yet to
    `)}\\b(?!['’]?t? (?:only|just))(?<!\\bcan)|n['’]t\\b`,
    fails: `\\b${alternation(`
      complains?|(?:could|can)(?: not|n['’]t|not) (?:reach|start|connect)|crash(?:ed|ing|ed? ?loop\\w*)|
      crash(?:es)?|
      died|did(?: not|n['’]t) (?:\\w+ )?(?:finish|complete|come (?:up|back)|start|succeed|work|pass|go through|
      respond|answer)|dies|dumps? core|errors? out|exits? with (?:code )?[1-9]|failed|fails?|hangs|
      (?:is|are)(?: not|n['’]t) (?:yet )?(?:healthy|ready|reachable|running|up|responding)|
      (?:is|are)(?:n['’]t| not) (?:yet )?(?:green|happy|clean|passing|there)|
      (?:is|are|still|stays?|remains?|currently) (?:still )?(?:failing|red|broken)|
      keeps? (?:on )?(?:crashing|restarting|failing|dying)|objects?|
      (?:one|two|three|four|five|six|\\d+)(?: [\\w-]+){0,3} (?:is|are) (?:dead|missing|broken|invalid|corrupt)|
      (?:one|two|three|four|five|six|\\d+)(?: [\\w-]+)? (?:failures?|failing|errors?|errored|red|fail)|
      raises an?|restarts over|segfault\\w*|segmentation|throws?|timed out|times? out
    `)}\\b`,
    excepts: `\\b${alternation(`
        all but|all (?:the )?others?|(?:apart|aside) from(?! (?:\\w+ ){0,3}warnings?)|but (?:one|two|three|the|a)\\b|every other|
        everything else|except(?:ing|ions?)?|minus|other than|save for|the (?:rest|others?|remaining)
      `)}\\b`,
    mended: `\\b${alternation(`
      address(?:e[ds]|ing)|catche?s?|caught|clear(?:s|ed)|correct(?:s|ed)|cover(?:s|ed)|debugg(?:ed|ing)|
      eliminat(?:es|ed)|fix(?:e[ds]|ing)?|found|handle[ds]|patch(?:e[ds])|remov(?:e[ds]|ing)|repair(?:s|ed)|
      reproduc(?:e[ds]|ing)|resolv(?:e[ds]|ing)|sort(?:s|ed)(?: out)?|traced
    `)}\\b (?:the |this |that |a |an |all |both |those |these |its |your |every |two |three |four |five |\\d+ ){0,2}(?:(?!and\\b|but\\b|that\\b|which\\b)[\\w-]+ ){0,3}?(?:crash(?:es|ed)?|errors?|fail(?:ing|ed|ures?)|broken|breaks?|leaks?|red|flaky|regressions?|skipped|rejected|blocked|cancel(?:l?ed))\\b(?: (?:tests?|specs?|checks?|builds?|cases?|assertions?|imports?|links?))?|\\b(?:failing|broken|flaky|crashing|skipped|failed) (?:tests?|builds?|specs?|checks?|cases?)\\b(?= (?:is |are |was |were |now |has |have )*(?:pass|green|fixed|ok|work|resolved|succe))|\\bfailing (?:tests?|specs?)(?: case)?\\b(?= (?:for|covering|to reproduce|first)\\b)|\\b(?:longer|shorter|higher|lower|larger|new|default|read|write|connect(?:ion)?|busy|lock|request|session|idle) time-?outs?\\b|\\b(?:error|crash|bug|leak|overflow|deadlock|hang|race|regression|exception|panic|failure)s? (?:is|are|was|were|has been|have been) (?:now |also |all |both )*(?:solved|fixed|gone|resolved|cured|closed)\\b|\\b(?:error|crash|failure|core)[ -](?:dumps?|reports?|rates?|budgets?|trackers?|handling|handlers?|messages?|cases?|paths?|boundar(?:y|ies)|reporting|codes?|pages?|states?|types?|class(?:es)?|logs?)\\b`,
    unreal:
      "^or (?:i|we)\\b|\\b(?:is|are) [a-z]+ed (?:with|by|via|using) ‹|" +
      alternation(`
      ^(?:and |then )?(?:after|once|when|with|via) ‹(?:cmd|deploy|build|install|git|test).›|
      ['’]d (?=[a-z]+\\b)(?!.*\\b(?:already|just))|['’]ll\\b|
      \\b${alternation(`
        about to|aims?|^an? (?:green|passing|failing|successful|clean|red|broken|pushed|unit|good)\\b|anyone|
        anything|apparently|appears? to|can(?! be found| now)|could|e\\.g|ensure|every time|expect(?:s|ed)? to|
        for example|for instance|generally|going to|has to|have to|hopefully|how (?!i\\b)|i\\.e|if|in order to|
        (?:is|are) [\\w ]{1,20} (?:when|whenever|once|if|as soon as)|(?:is|are|gets?) [a-z]+ed within|
        i (?:think|believe|guess|suspect|expect(?:ed)?|hoped|assumed?)|let['’]s|likely|['’]ll|make sure|may|
        might|must|needs? to|ought to|before (?:it|they|this|that|everything) (?:compiles?|builds?|pass(?:es)?|works?|runs?|can)|normally|often|^only (?:after|then)|only pass(?:es)?|only when|pass(?:es)? only|
        plan(?:s|ned)? to|please|presumably|probably|ready to|
        (?:runs?|starts?|happens?) (?:only )?(?:after|once|when|before|first)|seem(?:s|ed)? to|shall|should|
        sometimes|so that|(?:sounds?|looks?) like|such as|supposed|tends? to|
        (?<!\\b(?:that|which) )(?:explains?|describes?|documents)|to be[ ]|typically|unless|until|usually|
        want(?:s|ed)? (?:me |to )|whatever|(?:when|whenever|once) (?:an?|any|each|every)|whether|whichever|will|
        within (?:\\w+ )?(?:business|working) (?:days?|hours?)|would
      `)}\\b
    `),
    conditions: `^(?:(?:and|but|so|then|or|also) )?${alternation(`
      .*\\buntil (?:you|he|she|they|we) |say (?:go|yes|the word|so|when|ok(?:ay)?)|give me (?:a |the )?(?:go|green light|ok|nod)|
      after (?!the (?:change|edit|fix|refactor|rename|last)|that|which|fixing|editing|changing|adding|updating|
      running|rebasing|re-?running|a )|as far as i|as long as|as soon as|assuming|
      before (?!the (?:change|edit|rename|refactor|fix)|that)|
      (?:each|every|any) (?!(?:one|of|single|tests?|specs?|checks?|packages?|suites?|modules?|cases?|files?|
      item)\\b)[\\w-]+|ensure|every time|from what i|here(?:['’]s| is) (?:the|my|a) plan|how to|if|
      in (?!addition|total|short|summary|all|both|fact|the|this|my|your|order)[\\w+#.-]+(?: \\w+)?$|in case|
      in general|in my experience|in (?:that|this) case|in theory|make sure|once|provided|suppose|the moment|
      (?:the|my) plan|to[ ]|to my knowledge|unless|until|
      ^(?!version|release|build|v)\\w+ \\d[\\d.]* (?:has been|was|is) released|when|whenever|where|
      with (?:it|that|them|these|those)$
    `)}\\b`,
    others: alternation(`
      \\b${alternation(`
        (?:took|take|taking) (?:your|their|his|her|the \\w+['’]s) .{1,60} (?:as given|at face value|for granted|on trust|as read)|
        according to(?! ‹(?:cmd|test|build|git|lint|types|deploy|install).›)|as you (?:say|wrote|posted)|
        colleagues?|congrat\\w*|(?:could|might|would|should) (?:say|read|be worded)|
        (?:each|every|any|an?) (?:\\w+ ){0,2}(?:tests?|builds?|checks?|specs?) (?:that|which)|
        each (?:one )?(?:that|of which)|for (?:unit|integration) tests|glad|good to (?:hear|know|see)|great job|
        happy (?:to hear|that)|(?:good|great|nice) that|
        (?:he|she|they)(?:['’]ve| have| has)? (?:since |already |also |just )?(?:ran|said|pushed|committed|
        reported|deployed|merged|released|published|agreed|promised|installed|removed|fixed)(?! (?:fine|ok|
        cleanly|successfully))|imagine|in 20\\d\\d|in my last job|in other words|
        installed as an? (?:\\w+ )?dependency of|in the (?:past|example)|
        in (?:the|this|that) (?:story|scenario|novel|tale)|it says|
        some(?:body|one)(?: else)? (?:has |had |have )?[a-z]+ed|(?<!keep )you (?:posted|pasted|sent|shared|showed)|last (?:week|month|year)|means (?:\\w+ )?that|
        nice work|whoever|once upon|put differently|QA(?! (?:is|was) (?:\\w+ed|up|on|at|down|live)\\b)|
        (?<!\\b(?:ran|run|executed|tested|tried|merged|fixed|updated|deployed|checked|rebased|
        installed) )your (?:message|post|report|question|description|words?|logs?|output|stack ?trace|trace|
        error|snippet|screenshots?|history|diff)\\b|(?:since|because|as|that) you|team ?mates?|
        (?:tests?|builds?|checks?|specs?|suites?|services?) (?:that|which) (?:pass|succeed|were|was|are|is|have|
        has)|(?:tests?|suite|build|ci) (?:\\w+ )?(?:pass(?:es|ed|ing)?|green)\\b[^.]{0,20} (?:because|since)|
        the (?:notes?|docs?|documentation|readme|logs?|report|article|ticket|issue|changelog|runbook|comments?|
        history|author|message|page) (?:says?|shows?|tells?|mentions?|claims?|states?|reads?|now says)|
        the (?:team|authors?|maintainers?|contributors|community) (?:(?:also|then|later) )?[a-z]+ed|think of it|yours to (?:confirm|check|verify|decide|run|say)|(?:taken|took|copied|have it|got it)(?: over)? from you|on your word|
        well done|years? ago|(?:from|in|of) your (?:own )?(?:run|test run|session|terminal)|(?<!for )by you|your (?:colleague|team ?mate|machine|side|end|laptop|log)|
        you(?:['’]ve| have)? (?:said|ran|run|pushed|committed|deleted|removed|installed|told|mentioned|wrote|
        did|already|confirmed|reported|declined|rejected|merged|deployed)
      `)}\\b|
      (?<!\\b(?:i|we)\\b[^.]{0,80})\\b[a-z]+ed (?:in|since|as of|with) (?:[a-z][\\w.]* )?(?:version |release |
      v)?(?!(?:\\d+\\.){3}\\d)\\d+(?:\\.\\d+)*(?=[,;:]|\\.(?!\\d)|$| and\\b)|^(?:nice|great|awesome|cool|perfect|wonderful)[,!]? so\\b|
      (?:since|because|as|if) your\\b|
      ^(?:(?:then|first|now|so|just|please|next|afterwards|and|or|otherwise)[, ]+)?(?:${alternation(`
        add|ask|assume|avoid|call|choose|click|clone|compare|consider|copy|create|delete|disable|download|edit|
        enable|enter|export|give|go|imagine|import|install|keep|log in|look|make|move|open|pass|paste|pick|
        prefer|put|read|reload|remember|remove|rename|replace|restart|save|see|send|sign|start|suppose|switch|
        take|tell|think|try|turn|type|upgrade|use|wait|write
      `)}(?= )(?! (?:check(?:s|ing|er)?|is|are|was|were|finished|done|complete[d]?|works|went|passe[sd]|succeeded|fine|green|clean|ok)\\b)(?!.*\\b(?:i|we)(?:['’]ve)?\\b)|(?:run|build|change|check|test|commit|push|merge|release|deploy|update|set|rebuild|format|lint|publish|tag|branch)(?= (?:‹|the |your |a |an |it |this |that |these |them ))(?!.*\\b(?:i|we)(?:['’]ve)?\\b|.*\\b(?:is|are|was|were|has been|have been|passes|passed|went|succeeded|works)\\b))
    `),
    pronouns: `^${alternation(`
      100|all|both|clean|each|every one|everything|fine|green|it|no\\b|nothing|now|ok|only \\w+ fail|pass|
      passed|passes|still|success|that|there (?:is|are|was|were)|the rest|these|they|those|which|zero|⊕|\\d
    `)}`,
    rows: [
      did(
        "commit",
        "(?:committed(?! to (?:\\d|(?:an?|making|being|the (?:idea|goal|plan|date|deadline|target|project|cause|sla)|quality|\\w+ing)\\b))|amended)",
      ),
      [
        "commit",
        alternation(`
        \\bcommits? and push(?:es)? (?:both |all )?(?:went|worked|succeeded|are|were|done)|
        \\bcommits? (?:went through|(?:was|were|is|has been) (?:made|created|done|successful)|succeeded|created|
        done)\\b|^commit(?:ted)?:? (?:as )?(?:‹word.›|[0-9a-f]{7,12}\\b)(?! (?:\\w+ )?(?:[a-z]+ed|made|broke|is|was|has|does|adds|drops|introduces)\\b)|
        \\b${I} (?:also |then |just |now )?(?:created|made|added) (?:a|an|one|the|two|
        three|\\d+)(?: [\\w-]+)? commits?\\b
      `),
      ],
      did("push", "(?:force-?)?pushed"),
      did("push", "synced|synchroni[sz]ed|uploaded", ".{0,20}\\b(?:remote|origin|github|gitlab|upstream)\\b"),
      [
        "push",
        alternation(`
          (?:\\b(?:changes?|commits?|branch|code|work|everything|it|that|fix|feature)(?:['’]s| is| are)|
          ›(?: is| are))(?: \\w+ed and)? (?:now |all |already )?(?:up )?on (?:(?:the |your )?(?:github|gitlab|
          bitbucket|origin|remote|upstream)\\b|‹(?:word|file).›(?= now| already|$| as\\b|\\.))|
          \\bpush(?:es)? (?:\\w+ ){0,2}?(?:went through|succeeded|worked|landed)|
          ^(?:the |your |all )?(?:changes?|commits?|branch|code|work|everything|fix|feature) pushed to\\b
        `),
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
        alternation(`
          \\b(?:pr|pull request|merge request)(?: #?\\d+)?(?:['’]s| is| was| has been) (?:now )?(?:open(?:ed)?|up|
          created|submitted)\\b|
          ^(?:pr|pull request|merge request)(?: #?\\d+)? (?:open(?:ed)?|created|submitted|raised)(?: (?:from|for|against|with|to|at|in|as)\\b|$)
        `),
      ],
      [
        "tag",
        "^(?:the |an? |git )*tag (?:‹word.›|v?\\d[\\w.-]*) (?:is |was |has been )?(?:now )?(?:created|pushed|set|made)\\b",
      ],
      did("tag", "(?<!^(?:also|even|only) )tagged"),
      did("tag", "created|added|pushed", ".{0,12}\\btags?\\b"),
      did("merge", "(?:squash-?|rebase-?|fast-forward-?)?merged"),
      did("merge", "(?:completed|finished|concluded)", " (?:the |this |that )?merge\\b"),
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
        "(?:re-?)?deployed|rolled(?= (?:\\w+ ){0,4}out\\b)|shipped to|published|released(?= (?:as|to|on (?:github|gitlab|npm|pypi)|v?\\d|version|it|the new|‹))",
        "(?! (?:in|on|back in|last|by) (?:\\w+ )?(?:\\d{1,2},? )?(?:19|20)\\d\\d| (?:a|some|many) )",
      ),
      [
        "deploy",
        `\\b${alternation(`
          api|app|change|config\\w*|docs?|feature|fix|image|it|new version|package|page|policy|(?:re-?)?deploy(?:ment)?|release|
          rules?|service|site|version [\\d.]+|worker
        `)}\\b.{0,20}?\\b(?:is|are|went|has gone|is now) (?:now )?live\\b`,
      ],
      [
        "deploy",
        "^(?:the )?(?:terraform|tofu|pulumi|manifests?|helm|chart|plan|stack|infrastructure)(?: (?:plan|changes?|stack))? (?:was |is |has been |have been |are |were )?(?:now )?(?:successfully )?(?:applied|provisioned)\\b",
      ],
      ["deploy", `${became("published|deployed|released")}|^released$`],
      [
        "deploy",
        "\\b(?:is|are) (?:now |already )?(?:up )?on (?:npm|pypi|crates\\.io|rubygems|maven central|nuget|packagist|hex|docker hub|test ?flight|the (?:app|play) store|the marketplace)\\b",
      ],
      [
        "deploy",
        "^(?:terraform|tofu|pulumi) (?:has )?(?:changed|created|destroyed|added|updated|replaced)\\b",
      ],
      did("deploy", "provisioned"),
      [
        "deploy",
        alternation(`
          \\blive (?:on|at|in|under) (?:the |your |our )?(?:\\w+ )?(?:prod(?:uction)?|staging|preview|site|url|
          domain|cdn|app ?store|play store|‹link|https?)|
          ^(?:[\\w -]+: )?\\d+ (?:new )?resources? (?:(?:are|were|have been) )?(?:now )?(?:added|created|
          provisioned|destroyed)\\b|
          \\b(?:pods?|deployments?|replicas?|nodes?|rollout) (?:(?:are|were|was|is|has been|have been|
          got) )?(?:now |all |then )?(?:restarted|rolled(?: out| over| back)?|scaled|redeployed|drained|
          recreated)\\b
        `),
      ],
      did(
        "deploy",
        "applied",
        ".*\\b(?:plan|terraform|manifests?|helm|chart|infrastructure|resources|stack)\\b",
      ),
      [
        "deploy",
        alternation(`
          \\bdeployment (?:has been|was) (?:now )?(?:updated|configured|applied|changed)\\b|
          ^deployment (?:updated|scaled|rolled back|restarted)\\b|
          ^(?:the |your )?(?:new )?(?:chart|app|application|service|site|stack|release|version [\\w.]+|version|
          function|worker|image|api)(?: v?\\d[\\w.]*)? (?:is|has been|was) (?:now )?(?:deployed|released|published|
          rolled out)\\b(?! (?:by|via|through|from|whenever|when|each|every|on|automatically|as)\\b)
        `),
      ],
      did(
        "deploy",
        "restarted|scaled|rolled back|drained",
        ".*\\b(?:pods?|deployments?|replicas?|revision|nodes?|release)\\b",
      ),
      did("deploy", "rolled (?:it|them|this|that|everything) out"),
      [
        "deploy",
        alternation(`
          \\b(?:buckets?|clusters?|vpc|subnets?|resources)(?: (?:‹word.›|\\d[\\d./]*))? (?:is|are|was|were|has been|
          have been) (?:now )?(?:created|provisioned|updated)\\b|
          \\binfrastructure (?:is |was |has been )?(?:now )?(?:updated|provisioned|created)|
          \\b(?:terraform|tofu|pulumi|cdk|kubectl|helm)\\b.{0,12}\\b(?:apply|up|upgrade|install|deploy|
          applied)\\b.{0,16}\\b(?:finished|completed|succeeded|done|ran|went through|without|addition|changes?)
        `),
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
        alternation(`
        \\bbuilds (?:fine|cleanly|ok|again|without|now|and|successfully)\\b|^built\\b(?! (?:concurrently|from|on|with|in|into|by|around|for|as|to)\\b)|
        \\bcompiled (?:fine|cleanly|without|successfully|⊕)|
        \\b(?:image|project|app|site|docs|everything|it) builds\\b|
        (?:\\b(?:it|crate|modules?|code|project|package|everything|app|files?|they|all|which|this)|›) (?:now |
        still |all )?compiles?\\b(?! (?:in)?to\\b| down)
      `),
      ],
      did(
        "verified",
        alternation(`
        checked (?:that|it|whether|in|with|on|both|all|every)|confirmed|double-checked|reproduced|re-?tested|
        re-?verified|smoke-tested|tested|test-ran|validated|verified
      `),
      ),
      did("verified", "tried", " (?:it|this|that|both)\\b(?! (?:and|but) (?:it )?(?:failed|didn))"),
      did("verified", "checked", ".{0,40} (?:with|using|via) (?:curl|‹cmd.›|a request|the browser)"),
      [
        "verified",
        "\\b(?:all|both|every) (?:of the )?checks? (?:now |also )?(?:pass(?:es|ed)?|succeed(?:s|ed)?|(?:is|are|came back|look) (?:green|fine|clean|good))\\b",
      ],
      did("verified", "visited|loaded", " ‹link"),
      ["verified", "\\bverified(?: it)? (?:with|by|in|on|against|using|locally|via)\\b"],
      [
        "verified",
        alternation(`
          ^manual(?:ly)? (?:check|test|verification|tested|verified)|
          \\bno longer (?:reproduces|reproducible)\\b|
          \\b(?:valgrind|the (?:output|profiler|debugger|browser|benchmark|reproduction|console)|a (?:quick |
          manual |test )?run|a trial run) (?:confirms?|shows?|proves?)\\b
        `),
      ],
      did("install", "installed|reinstalled"),
      [
        "install",
        alternation(`
          ^added [\\w@/.-]+(?: v?\\d[\\w.]*)?(?: with .{1,30}?)? to (?:cargo\\.toml|‹file.›|package\\.json|
          the (?:dependencies|project))|
          \\b${I} (?:now |also |just )?added ‹word.›(?:(?:,| and|
          , and) ‹word.›)* (?:to the (?:project|dependencies|dev ?dependencies|app|repo|package)|
          as (?:an? )?(?:dev )?dependenc)
        `),
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
      [
        "pr",
        "^(?:so |and )?(?:the |your |a |an )?(?:new |draft )?(?:prs?|pull requests?|mrs?|merge requests?)\\b[^.,]{0,60} (?:is|are) (?:now |already )?(?:open|opened|up|created|in place)\\b",
      ],
      did("file", CREATED, ".*‹file.›"),
      [
        "file",
        `‹file.›(?:,? (?:and )?‹file.›)* (?:is|are|was|were|has been|have been) (?:now |both |all |also |already |in place and ){0,2}(?:${CREATED}|in place|ready)\\b(?! (?:for|to be|by)\\b)`,
      ],
      [
        "file",
        `^(?!only )(?:the |your |a |an )?(?:[\\w-]+ ){0,2}${alternation(`
          analysis|backup|charts?|copy|data|diagram|documentation|draft|exports?|guides?|introduction|lists?|
          notes?|output|pages?|plan|plots?|reports?|results?|spreadsheet|summar(?:y|ies)|tables?
        `)} (?:(?:is|are|was|were) )?(?:now )?(?:in|at|saved (?:as|in|to|under)|written to) ‹file.›`,
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
      [
        "change",
        `\\b${I} (?:also |then |just |now |already )?(?:${CHANGED}) (?:it|them|those|these|both|all (?:of them|\\d+|three|four))\\b`,
        CHANGED,
      ],
      did("change", CHANGED, ".*‹file.›"),
      [
        "change",
        "^(?:and )?‹file.› now (?:documents|contains|has|includes|uses|exports|says|lists|shows|reads|explains|covers|mentions|describes|points to)\\b",
      ],
      [
        "change",
        `^(?:and )?(?:the |your )?‹file.›(?:(?:, and |, | and )‹file.›)+ (?:are |were |have been )?(?:now |both |all )?(?:${CHANGED}|created|added)$`,
      ],
      ["change", "\\b(?:went|moved|goes|bumped|is up) from [\\^~]?v?\\d[\\w.]*\\.\\d[\\w.]* to [\\^~]?v?\\d"],
      did("change", "linked|referenced|registered|listed", ".*\\b(?:from|in) ‹file.›"),
      did(
        "change",
        "stashed|reverted|restored",
        ".*(?:‹file.›|\\b(?:changes?|commits?|files?)\\b|\\b(?=[a-f]*\\d)[0-9a-f]{7,40}\\b)",
      ),
      ["change", `\\bboth ‹file.› and ‹file.› (?:are|were|have been) (?:now )?(?:${CHANGED}|created)\\b`],
      [
        "change",
        `(?:‹file.›|\\b(?:files?|functions?|modules?|class(?:es)?|components?|tests?|imports?|references?|occurrences?|variables?|handlers?|endpoints?)) (?:were|was|have been|has been|are now|is now|got) (?:all |now |also )?(?:${CHANGED}|added|created)\\b(?! by)`,
      ],
      did(
        "change",
        `${CHANGED}|added|created`,
        `.*(?:‹word.›|\\b${alternation(`
        bugs?|cache|checks?|class(?:es)?|code|columns?|components?|config|configuration|crash|endpoints?|error|
        fields?|files?|functions?|handlers?|hooks?|imports?|issue|leak|limiter|logic|loop|methods?|middleware|
        migration|modules?|off-by-one|parser|problem|queries|query|race|retry|route|tests?|timeout|types?|
        typos?|validation|variables?
      `)}\\b)`,
      ),
      [
        "ran",
        `\\b${alternation(`
          api|app|application|backups?|containers?|daemon|database|dumps?|jobs?|migrations?|pods?|scripts?|
          servers?|services?|site|stack|workers?
        `)} (?:was|were|has been|have been) (?:now |[a-z]+ and )?(?:re-?)?(?:started|imported|restored|built|executed|run|launched|migrated|seeded|stopped)\\b`,
      ],
      did("ran", "benchmarked|profiled|backfilled"),
      [
        "ran",
        alternation(`
        \\b(?:all )?(?:the )?migrations? (?:\\w+ ){0,4}?(?:applied|ran|executed|run)\\b(?! (?:on (?:start\\w*|boot|deploy\\w*|each|every|push|merge|release)|at|when|by|
        before|after)\\b)|
        \\b(?:cron ?jobs?|schedules?|reminders?|timers?) (?:is|are|was|were|has been|
        have been) (?:now )?(?:set up|in place|active|scheduled|created|configured)\\b|
        \\b(?:i|we)(?:['’]ve)? (?:just |also )?measured (?:it|this|that|both|the)\\b|
        \\bmodel (?:is|was|has been) (?:now )?(?:trained|fine-tuned)\\b
      `),
      ],
      did("ran", "scheduled", "(?: (?:it|this|that|the|a|an|your|for|daily|nightly|every|to run)\\b|$)"),
      [
        "ran",
        "\\b(?:is|are|has been|was) (?:now )?scheduled (?:for|to run|every|at|daily|nightly|weekly)\\b",
      ],
      [
        "ran",
        "^(?:the |a |your )?(?:cron(?:tab)?|schedule|reminder|timer|scheduled)(?: (?:job|entry|task|line))? (?:added|installed|created|set(?: up)?|in place)\\b",
      ],
      ["ran", "(?:\\b(?:i |just |re-?){1,2}|^(?:and |then ))ran (?:them|it)\\b"],
      did("ran", "stopped|killed", ".*\\b(?:process|server|service|container|daemon)\\b"),
      did("ran", "cloned", ".*\\b(?:repo(?:sitory)?|project)\\b"),
      [
        "ran",
        alternation(`
          \\b(?:rows?|records?|documents) (?:(?:were|have been|has been|are|got) (?:now |all )?)?(?:updated|
          migrated|inserted|backfilled|imported|written|processed|converted)\\b|
          ^(?:the |your )?(?:full |long |whole )?(?:benchmark|backfill|migration|import|export|sync|upload|download|backup|restore|seeding|
          conversion)(?: is| was| has been| has)? (?:now )?(?:done|completed?|finished|through)\\b|
          \\b(?:updated|migrated|inserted|backfilled|imported|converted) [\\d,.]+ (?:\\w+ )?(?:rows?|records?|
          documents)\\b
        `),
      ],
      did(
        "ran",
        "sent|copied|uploaded|transferred|synced",
        ".*\\b(?:servers?|hosts?|buckets?|s3|scp|rsync|cluster)\\b",
      ),
      did(
        "ran",
        "ran|re-?ran|executed|profiled|benchmarked|started(?! (?:from|at|with|out|as|over)\\b)|launched|restarted|invoked|migrated|seeded|trained|fetched|queried|evaluated|measured|dispatched|triggered",
        RUNNABLE,
      ),
      [
        "ran",
        `(?:\\b(?:i|we)(?:['’]ve| have) (?:just |now |also |then |already |since ){0,2}(?:re-?)?run\\b|\\b${I} (?:just |also |then )?(?:called|looked (?:it|this|that|them) up)\\b)${RUNNABLE}|\\b${I} (?:just |also |then )?(?:retried|re-?tested|repeated|replayed|queried) (?:the|it|that|your|both|all)\\b`,
      ],
      [
        "ran",
        alternation(`
          \\b${I} (?:now |also |just )?(?:set|set up|created|scheduled|added|
          configured) (?:a |an |the |your |that )?(?:daily |hourly |weekly |nightly |recurring |
          new )?(?:cron(?: ?jobs?)?|crontab|scheduled (?:tasks?|jobs?)|reminders?|timers?|alarms?)\\b|
          ^(?:the |your |all )?(?:\\w+ ){0,2}?${alternation(`
            backup|containers?|data|databases?|db|export|import|jobs?|migrations?|pipeline|pods?|scripts?|seed|
            servers?|services?|stack|training|workers?
          `)} (?:[a-z]+ed and )?(?:re)?(?:started|run|ran|executed|migrated|launched|seeded|completed|finished|trained|imported|exported)(?: (?:and|successfully|on port)\\b.*)?$
        `),
      ],
      [
        "up",
        `\\b${alternation(`
        all|api|app|backend|cluster|containers?|daemon|databases?|db|deployments?|endpoints?|environment|
        everything|frontend|health ?checks?|infrastructure|instances?|kafka|mysql|nginx|nodes?|pods?|
        postgres\\w*|prod(?:uction)?|proxy|redis|replicas?|servers?|services?|site|stack|staging|workers?
      `)} ?(?:(?:is|are|['’]s|['’]re|came|comes|reports?|look|looks|stays?) )?(?:(?:now|all|both|back|fully|currently|successfully|up and|alive and) ){0,3}(?:[a-z]+ed and )?(?:up(?! to| for)|running(?! (?:low|out|on node|python|an?|version))|healthy|ready(?! to| for)|online|serving|responding|reachable|listening|alive|accessible)\\b`,
      ],
      [
        "ran",
        alternation(`
        \\b(?:script|import|export|migration|job|backup|run)\\b.{0,20}\\b(?:completed|finished|
        ran) (?:successfully|without|⊕|fine|cleanly|all|through)|
        ‹(?:test|cmd|build|lint|types|file|deploy|install|git).› (?:now |has )?(?:completed|finished|succeeded|
        went through|ran (?:fine|cleanly|successfully|through))|
        ‹(?:test|cmd|build|lint|types|file).› (?:now )?exit(?:s|ed) (?:with )?(?:code |status )?\\d|
        ^(?:the )?training (?:is |was |has )?(?:completed?|finished|done|ran)
      `),
      ],
    ],
    tails:
      "(?<=\\w{3}[^.]{6,})(?:,? and)? (?:ready (?:to|for)|so that|so you|in order to|to (?:make|be) sure|whenever you|(?:and|if) you can)\\b.*$",
    works: alternation(`
      \\bas (?:expected|intended)\\b|
      \\bexit(?:s|ed)? (?:cleanly|with )?(?:an? )?(?:exit )?(?:code |status )?(?:of )?(?:0|zero)\\b|
      (?:\\b(?:is|are)|['’]s|['’]re) (?:now )?(?:in|on) (?:the|your|our) (?:calendar|board|backlog|schedule|playlist|cart|diary|wishlist)\\b|
      ^(?:the |your |all |both )?(?:[\\w-]+ ){1,3}(?:is|are) (?:now )?(?:flashed|deployed|uploaded|migrated|converted|restored|imported|exported|installed|published|applied|renamed|moved|deleted|sent) (?:with|to|onto|in|into|from|at)\\b|
      ^(?:released|applied|deployed|published|migrated|converted|imported|renamed|restored|uploaded|flashed|sent|archived|cancelled|refunded|synced)[.!]?$|
      \\b(?:is|are) (?:now |all |both )?gone$|
      ^(?:the |your )?(?:new )?(?:issue|ticket|bug|task|card|pr|pull request|event|invite|meeting) (?:is |was |has been )?(?:now )?(?:opened|filed|created|raised|closed|booked|scheduled)\\b|
      \\b(?:builds|compiles|runs|loads|renders|starts|boots|responds|installs)\\b(?: (?:now|again|fine|
      from top to bottom|end to end|as expected|without))?$|
      \\b(?:came|comes|come) back (?:clean|green|spotless|fine|ok)\\b|
      \\b(?:is|are|['’]s|['’]re) (?:now |all |both |already ){0,2}(?:out|live|shipped|done|in place|set up|
      configured|deployed|published|released|available|back|spotless|perfect|flawless|happy|content|fixed|sorted|
      up to date)\\b|
      \\b(?:is|are|has been|have been) (?:now |all |both |fully |finally ){0,2}(?:(?!based|needed|used|called|named|
      supposed|expected|required|allowed|intended|limited|related|located|designed|meant|failed|blocked|missed|
      ignored|skipped|unchanged|unrelated|affected|untouched|interested|outdated|deprecated|unused|involved|
      generated|described|defined|listed|passed|stored|kept|loaded|executed|called|included|shared|exposed)[a-z]{4,}ed|
      rewritten|rebuilt)$|
      ^(?:the |your |all )?[a-z][\\w-]*(?: [a-z][\\w-]*)? (?!need|need(?:ed|s))(?:[a-z]{3,}ed|built|cut|made|run|
      sent|set|taken|torn down|written)(?: and [a-z]+ed)?(?: successfully)?$
    `),
    acts:
      `^(?:${OUTWARD})$|` +
      `\\b${I} (?:also |then |just |now )?(?:opened|created|raised|logged) (?:an? |the |two |three )?(?:\\w+ ){0,2}?(?:issues?|tickets?|bug reports?)\\b|` +
      `^(?:(?:and|then|also) )?(?:${OUTWARD})(?: ${alternation(`
        a|all|an|both|each|every|(?:in|to|into|on) (?:#|@|‹|the\\b|your\\b)|it|its|our|the|them|
        [\\w.-]+(?: to\\b|$)|your|\\d+|‹\\w+.›|#\\d+
      `)})|^(?:(?:the|a|an|your|all) )?(?:[\\w#-]+ ){1,3}?(?:(?:is|are|was|were|has been|have been|got) )?(?:now |all |both )?(?:${OUTWARD})(?: (?:now|successfully|too|again|as well)| (?:to|from|in|on|with|for|about) .*)?$|\\b(?:has gone|went|is) out(?: to [\\w@. -]+)?$|^(?:the )?(?:terraform|tofu|pulumi|ansible|helm|kubectl|docker|script|migration|command|installer|playbook) (?:has |have )?(?:now |already |successfully )?(?!failed|crashed|errored|timed|stopped|complained|refused|rejected|reported|printed|listed|showed|exited|aborted|skipped|returned|planned|needed|used)[a-z]{3,}ed (?:the|both|all|a|an|\\d+|it|them|your|our|‹)|` +
      `\\b${I} (?:also |then |just |now )?(?:opened|loaded|clicked through) .{0,40}\\bin (?:the|a|my) (?:real |headless )?browser\\b|\\b${I} (?:also |then |just |now )?(?:replied|responded|commented) (?:to|on)\\b.*\\b(?:comments?|threads?|reviews?|issues?|prs?|pull requests?|tickets?)\\b|\\b${I} (?:also |then |just |now )?marked .*\\bresolved\\b|` +
      `(?:^|\\b(?:and|then) |\\b)${I} (?:(?:now|also|then|just|already|successfully|gone ahead and|went ahead and|finally|since|quickly|carefully|first|all|both|even) ){0,3}(?!${alternation(`
      (?:took|taken)(?= (?:this|these|that|those|it|them|the \\w+|most \\w+|\\w+) (?:\\w+ )?from\\b)|rendered(?= .* as\\b)|
      ${LOOKED_AT}|
      multiplied|subtracted|summed|began|broke|came|chose|come|concentrated|did|disagreed|enjoyed|felt|forgot|
      forgotten|gave|got|gotten|knew|put|ran|realised|realized|re-?read|saw|showed|went|wrote
    `)}\\b)(?:[a-z-]{3,}ed|sent|built|rebuilt|rewrote|rewritten|set|reset|took|taken|moved|cut|split|brought|shut|bought|paid|undid|undone|redid|redone|threw|thrown|hid|hidden|drew|drawn|spun|swept|swapped)\\b(?! (?:nothing|none|no|neither)\\b)`,
    whole: `\\b${alternation(`
      across the (?:board|repo)|all (?:\\w+ )?(?:packages|modules|projects|workspaces|suites|crates|services)|
      rest of the (?:suite|tests) (?:pass(?:es)?|(?:is|are|stays?) (?:also |now |still )?(?:clean|fine|green|ok|passing))|(?:entire|full|whole|complete) (?:[\\w-]+ )?(?:suite|test ?suite|test run|set of tests|project|repo|
      workspace|code ?base)|every (?:package|module|suite|test in|crate|service|project|workspace)|re-?ran everything
    `)}\\b`,
    earlier: `\\b${alternation(`
      already ran|a moment ago|at the (?:start|beginning|time)|before (?:the|that|my|this|i|it)|earlier|had passed|
      in the (?:previous|last|first) (?:turn|run|step)|last time|originally|previously|prior to|until the|
      up to that point
    `)}\\b`,
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
      [
        ["deploy", "publish", "run"],
        doing(
          "applying\\b[^.]*\\b(?:to|on|against) (?:the |our |your )?(?:\\w+ )?(?:cluster|prod(?:uction)?|staging|servers?|database|db|hosts?|boxe?s?|nodes?)\\b",
        ),
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
          `${alternation(`
            analy[sz]ing|benchmarking|checking|downloading|executing|fetching|investigating|kicking off|
            launching|looking|profiling|running|scanning|setting up|spinning up|starting
          `)}\\b`,
        ),
      ],
    ],
    moment: `\\b${alternation(`
      as we speak|at the moment|currently|give me a (?:moment|minute|sec(?:ond)?)|hang (?:tight|on)|hold on|
      immediately|in the background|(?:may|might|will|can) take|now|one (?:moment|sec(?:ond)?)|please wait|
      right away|right now|shortly|stand by
    `)}\\b|…|\\.\\.\\.`,
    begins: `^(?:ok(?:ay)?|sure(?: thing)?|great|alright|understood|got it|certainly|absolutely|of course|perfect|yes|no problem)?[\\s,!.–—:-]*${alternation(`
      getting (?:started|right on)|
      give me (?:an?|one|two|five|ten|\\d+|a few|a couple of|some|just a) (?:\\w+ )?(?:moments?|min(?:ute)?s?|
      sec(?:ond)?s?|time|while)|hang tight|
      i(?:['’]ll| will) (?:start|begin|get started|go ahead|now|take care|do (?:that|it|this) now|look|check|
      run|fix|create|implement|write)|i(?:['’]m| am) (?:on it|starting|going to|now)|
      let me (?!know|explain|be |put|answer|think|clarify|say|show|guess|summari|give|start by (?:saying|
      explaining)|walk)|one moment|on it\\b|starting (?:with|now|by)|working on (?:it|that|this)
    `)}`,
    promises: alternation(`
      \\b(?:and|,) (?:then )?(?:will|['’]ll) (?:alert|notify|ping|tell|message|let|update|warn) you\\b|
      ^expect (?:an? )?(?:updates?|message|word|report|summary)\\b|
      \\b(?:i['’]m|i am) (?:now |already )?(?:monitoring|watching|keeping (?:an eye|watch)|tracking)\\b|
      \\b(?:i|we)(?:['’]ll| will|['’]m going to| am going to) (?:\\w+ ){0,4}?${alternation(`
        alert|check (?:back|in|on|the|again|every)|circle back|come back|email you|follow up|get back to|
        have (?:it|the \\w+|that|this|your \\w+) (?:ready|done|finished|for you)|
        keep (?:an eye|watching|monitoring|checking)|keep you (?:posted|updated|informed|in the loop)|
        let you know|merge it|message you|monitor|notify|ping|post (?:an |the )?updates?|remind|
        report (?:back|what|the|to)|send you|tell you|text you|try (?:it |this |that )?again|drop you an?|update you|watch|write (?:to )?you
      `)}|
      \\byou(?:['’]ll| will) (?:get|hear|receive|have) (?:\\w+ ){0,8}?(?:from me|back from me|by (?:\\w+day|
      tomorrow|noon|eod))
    `),
    cue: `\\b${alternation(`
    after|an eye|as it|as soon as|as they|at \\d|
    by (?:monday|tuesday|wednesday|thursday|friday|noon|eod|tomorrow|the end)|daily|each|every|
    for the (?:next|rest)|give me (?:\\w+ ){0,2}(?:minutes?|moments?|hours?|seconds?)|hourly|
    how (?:it|they|things|that) go(?:es)?|if (?:it|anything|the|something|any|there|either|one|they|both)|through the (?:night|day|weekend)|
    in (?:\\d+|an?|two|three|five|ten|half|a few) (?:minutes?|mins?|hours?|h|days?|weeks?|seconds?|while)|
    in the morning|later|next (?:hour|day|week|morning|monday|month|\\d+|few)|once|
    (?:on )?(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)|overnight|posted|soon|the moment|
    (?:the )?(?:results|outcome)|tomorrow|tonight|until it|weekly|what happens|when|whenever|while it
  `)}\\b`,
    yours: alternation(`
      ^(?:just |please |then )?(?:forward|paste|send|share|drop|post|give|tell|show|upload|attach|copy|bring)\\b[^.]{0,80}\\b(?:and|then) i(?:['’]ll| will)\\b|
      \\b(?:ask|call|message|nudge|ping|poke|remind|send|tell|write)(?: to)? me\\b(?!.{0,40}\\bwill you\\b)|
      \\bif (?:i|you)\\b|\\bin (?:this|the same) (?:reply|message|answer)\\b|\\bnext time\\b|
      \\b(?:when|once|after|as soon as|if|whenever|until|the moment|every time|each time|before) (?:you|i['’]m|
      i am|i|your)\\b
    `),
    honest: `n['’]t (?:\\w+ ){0,3}?(?:re-?)?(?:run|test(?:ed|s)?|execut(?:ed|ions?)|verif(?:ied|y)|compiled?|buil[dt]|checked|tried|linted|repeat(?:ed)?|redone?)\\b|\\b${alternation(`
      (?:did|have|has|could|can|was|were|do|does|am)(?: not|n['’]t|not)\\b[^.]{0,40}\\b(?:run|ran|tests?|tested|
      execut\\w*|verif\\w*|compil\\w*|lint\\w*|build|built|check\\w*|try|tried|able to)|haven['’]t (?:run|tried|tested)|
      i did(?: not|n['’]t)(?=[.!,;]|$)|i['’]d (?:run|check|test|try)|
      nothing (?:\\w+ ){0,2}?(?:run|ran|tested|executed|checked|built|compiled)|
      nothing (?:to run|was run|has been run|was executed)|
      (?:not|never|n['’]t|no) (?:\\w+ ){0,3}?(?:re-?)?(?:run|ran|test(?:ed|s)?|execut(?:ed|ions?)|verif(?:ied|
      y)|compiled?|buil[dt]|checked|tried|linted)|not re-?(?:run|peated|tested)|
      not (?:yet )?(?:been )?(?:yet )?(?:tested|verified|run|executed|compiled|checked|applied)|
      no way to (?:test|run|check)|(?:could|can|did|have|has|ran) neither|(?:once|one) more time|only read|please (?:run|test|check|try)|
      still to be (?:run|done)|
      there (?:is|was|were|are)(?:n['’]t| not|['’]s)? (?:no|nothing|any)\\b[^.]{0,40}\\b(?:to run|tests?|here)|
      unbuilt|unchecked|untested|unverified|without (?:running|testing|trying)
    `)}\\b`,
  }),
);
