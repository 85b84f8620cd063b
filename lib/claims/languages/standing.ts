/**
 * What stands and is no deed: who can get in by now, and what the agent watches or says at its time. Lists of pieces of patterns,
 * searched anywhere in a clause, without regard to case. No wording of a list claims by itself: {@link opens} and {@link promises}
 * tell which of them have to come together, and which take the whole back.
 */
import { lazy } from "../../core/lazy.ts";
import { alternation } from "../../core/words.ts";

/** The lists of one language. */
type Lists = {
  /** Nobody in particular: anyone, everyone, the world. */
  readonly who: string;
  /** People other than the user: your grandma, the parents. */
  readonly folk: string;
  /** They can get in: can open it, sees it. */
  readonly enters: string;
  /** Nothing keeps them out: without a login, no password. */
  readonly bar: string;
  /** Says by itself that a thing is public: no longer private, open to all comers. */
  readonly opened: string;
  /** What was pressed to that end. */
  readonly pressed: string;
  readonly now: string;
  /** Takes openness back: will, once, only you, a preview. */
  readonly shut: string;
  /** Places with doors, which are open to all as well. */
  readonly venues: string;
  /** The agent watches something. */
  readonly watching: string;
  /** What watches or reminds is on. */
  readonly armed: string;
  /** It happens without anybody. */
  readonly auto: string;
  /** The agent turns to the user: I ping you, you get. */
  readonly notifies: string;
  /** From some time on. */
  readonly from: string;
  /** What comes again, or a time before something. */
  readonly beat: string;
  /** A limit is crossed, or something happens. */
  readonly crossing: string;
  /** It is arranged: booked in, saved, armed. */
  readonly done: string;
  /** Takes a promise back: if you like, shall I, I can. */
  readonly offers: string;
  /** Labels of a state, and the values that mean that a thing is public, or that a job is on. */
  readonly state: string;
  readonly public: string;
  readonly running: string;
  /** Labels of what a job does and when. */
  readonly task: string;
  /** Is to be found somewhere. */
  readonly sits: string;
};

/** Lists by language; those whose words stand without blanks are in {@link UNSPACED}. */
const LISTS: Readonly<Record<string, () => Lists>> = {
  en: () => ({
    who: "any(?:body|one)|every(?:body|one)|strangers|all comers|(?:the )?(?:whole |entire )?(?:world|public|internet|community)|whoever|people",
    folk: "(?:your|the|her|his|their|my) (?:[\\w’'-]+ ){0,2}?(?:aunt|boss|brother|choir|class|classmates|clients?|club|colleagues?|coworkers?|crew|customers?|dad|daughter|family|fans?|flatmates?|followers?|friends?|gran(?:dma|dpa|ny)?|grandmother|guests?|kids|members?|mom|mother|mum|neighbou?rs?|parents|players|pupils|readers?|recruiters?|sister|son|staff|students|team(?:mates)?|tenants|visitors?|volunteers?)|recruiters|visitors|parents",
    enters:
      "(?:can|may|gets? to|(?:is|are) (?:able|free|welcome) to) (?:now |already |just |freely |simply |actually |also )*(?:access|be (?:found|opened|reached|read|seen|viewed|visited)|browse|check|come in|drop in|enter|find|get (?:in|at|to)|have a look|look|open|peek|play|reach|read|see|stop by|take a look|view|visit|walk in|wander)|(?:loads|opens) (?:\\w+ ){0,2}?(?:in|from|on)|to see (?:it|them)|to open it|(?:now )?(?:finds?|sees?|gets? in(?:to)?)\\b",
    bar: "without (?:an? |any |having |needing |asking )?(?:[\\w-]+ )?(?:account|asking|invit\\w+|log-?ins?|logging in|password|registering|registration|sign(?:ing)?[- ]?(?:in|up))|no (?:[\\w-]+ )?(?:account|invitation|log-?in|password|sign[- ]?(?:in|up))(?: (?:is )?(?:needed|required|in the way))?|(?:don['’]t|doesn['’]t|won['’]t|no longer|not) (?:even )?(?:be asked|have|need|require)s? (?:to (?:log|sign) in|(?:an? )?(?:[\\w-]+ ){0,2}?(?:account|log-?in|password))|(?:a |any )?logged[- ]out|(?:a |an )?(?:private|incognito) window",
    opened:
      "(?:is|are|\\w+['’]s|now) (?:\\w+ )?on the (?:internet|net|web)(?=$|[.,;:!)])|no longer (?:hidden|just (?:for you|yours)|locked|only yours|private)(?=$|[.,;:!?)]| (?:and|as|at|since|so)\\b)|(?:isn['’]t|not) (?:hidden|private) (?:any ?more|any longer)|from (?:draft|hidden|private|unlisted) to public|(?:open|opened(?: it| this)?)(?: up)? (?:to|for) (?:all(?: comers)?|any(?:body|one)|every(?:body|one)|strangers|the (?:public|world|whole \\w+)|visitors)|(?:on|onto|out on) the open (?:internet|net|web)|(?:(?:is|are|sits|landed|now|['’]s) (?:now |already )?(?:in|on)|joined) the (?:community )?showcase|world-readable|(?:has |have )?opened its doors|greets its first visitors|out there for|visibility(?: is|:)?(?: now)?(?: set to)? public|public page\\b.*\\b(?:switched on|live|up)|(?:flipped|set|switched|turned|took|taken|made|brought) (?:[^\\s]+ ){1,5}?public|publicly (?:accessible|available|reachable|visible)|public at last|went public",
    pressed:
      "(?:i|we)(?:['’]ve)? (?:just |also |finally |already |went ahead and )*(?:clicked|hit|pressed|pushed|tapped) (?:on )?(?:the )?(?:publish|share|go[- ]live|button(?=$|[.,;:!?)]))|(?:i|we)(?:['’]ve)? (?:just )?flipped the (?:visibility )?switch|(?:took|taken) the wraps off",
    now: "(?:by|through|via|with) the link|(?:from|on) (?:\\w+ )?(?:phones?|tablets?|browser|laptop|home|computer)|now|already|right away|as of (?:now|a minute ago|today)|at last|finally|from (?:now|today|here|this \\w+) on|from this (?:moment|minute)|straight away|just",
    shut: "public (?:pages?|posts?|sites?)|store|market|docs|from \\d|\\d+ to \\d+|on your end|i see|off$|closed$|disabled$|methods?|fields?|class|constructor|functions?|variables?|repo(?:sitory)?|datasets?|endpoints?|buckets?|over \\d+|if|once|when(?:ever)?|until|unless|after|before|will|would|could|should|might|must|may(?= be)|going to|gonna|wants?|like to|let me|let['’]s|cannot|still|only you|nobody|no one|not yet|yet|previews?|drafts?|localhost|locally|reads?:|says|to make|in order|used to|was(?= open)|were(?= open)|suppose|imagine|for example|as soon|plans?|planned|means?|never|recommend|suggest|ask|whether|how|option|an? public|be(?= (?:public|open|visible|live))|sundays?|mondays?|app|game|museum|festival|sign-ups|shop|link no|api|feature|users|in the (?:code|config|script|app|game|level)|you (?:can|could|may|should|already|shared|made|published|took)|['’]ll|['’]d|(?:don|doesn|isn|wasn|can|haven|hasn|didn)['’]t",
    watching:
      "keep(?:ing)? (?:an|a close|one|my) eye on|keep(?:ing)? (?:a )?watch|(?:i['’]m|i am|am|is|are|now|already) (?:now |already )?(?:watching|monitoring|tracking|on the lookout)(?! the (?:build|deploy|logs?|tests?))|on watch|(?:checks?|checked|checking|looks?|a look) (?:[^\\s]+ ){0,5}?every",
    notifies:
      "(?:i|it)(?:['’]ll| will)? (?:also |just |then )?(?:alert|buzz|dm|message|nudge|nag|ping|poke|remind|shout|tell|text|wake|warn|write|let you know|send you|drop you|give you a)|i['’]ll shout|you(?:['’]ll| will)? (?:hear from me|get|receive|be (?:alerted|nudged|notified|pinged|reminded|woken))|(?:pings?|nudges?|reminds?|messages?|texts?|alerts?|tells?|wakes?) you|(?:an?|the|another|your|first) (?:[\\w-]+ ){0,3}?(?:alert|digest|message|nudge|ping|prompt|reminder|summary|recap) (?:will )?(?:arrive|come|drop|go out|land|pop up|show up)s?|(?:will|to) land in this chat",
    from: "from (?:here|now|today|tonight|tomorrow|next \\w+|this \\w+|\\w+day)(?: on(?:wards?)?)?(?= |$|,)|starting (?:now|today|tonight|tomorrow|next|this|\\w+day)|as of (?:today|tonight|tomorrow)|from here on",
    beat: "(?:every|each) (?:other )?(?:\\d+ |two |three |four |five |six |ten |fifteen |twenty |thirty )?(?:day|evening|hour|minute|month|morning|night|noon|quarter|week|weekday|weekend|year|(?:mon|tues|wednes|thurs|fri|satur|sun)day|couple|few|half)s?|(?:daily|hourly|nightly|weekly|monthly)|(?:mon|tues|wednes|thurs|fri|satur|sun)days|\\d+ (?:minutes|hours|days|min|h) (?:ahead|before)|(?:an hour|a day|the (?:day|evening|night)|half an hour) (?:ahead|before)|before each|(?:every|each|on the) (?:first|second|last|\\d+(?:st|nd|rd|th)) of (?:the|each|every) month",
    crossing:
      "(?:(?:drops?|dips?|falls?|goes|is|rises?|climbs?|breaks?|crosses|exceeds?|tops?|hits?|reaches|under|below|above|over|beyond) )+(?:[^\\s]+ )?[$€£¥]?\\d|[$€£]?\\d[\\d.,k]*|the (?:moment|second|minute|instant)|as soon as|whenever",
    done: "(?:all|it['’]s|that['’]s|you['’]re|everything['’]s) (?:all )?(?:arranged|booked|done|hooked up|in|in place|locked in|set|settled|sorted|taken care of|wired up)|all (?:done|hooked up|set|sorted|wired up)|^(?:ok(?:ay)?[,!. ]+)?(?:armed|booked|done|hooked up|noted|saved|scheduled|set|settled|sorted|taken care of)(?: in| up| and armed)?(?=$|[!.,:])|^set an? (?:[\\w-]+ ){0,3}?(?:alarm|alert|nudge|reminder|timer) for|booked in|noted and armed|in the (?:system|scheduler|diary)|on (?:the|my|your) (?:calendar|list|schedule)(?: of jobs)?|(?:up|already|up and) running|taken care of|locked in|i (?:looked|checked) twice",
    offers:
      "previews?|mock|if you(?:['’]d)? (?:like|want|need|prefer)|if (?:that|it) helps|shall i|should i|want me|would you|could|would|i can|can i|let me know|say the word|just say|do you|once you|when you (?:confirm|say)|you (?:could|can|may|might)|plan|idea|suggest|recommend|option|until|not|n['’]t (?!miss|forget|worry|need)|failed|no job|script|the (?:app|bot|code|clinic|job|shop)|your plant|i['’]d|rather|they|demo|example|draft|text:",
    state: "state|status|visibility|access|sharing|publish(?:ed|ing)?|publication|page",
    public:
      "public(?: at last| now)?|live|published|open(?: to (?:all|everyone|anyone))?|visible to (?:all|everyone)",
    running: "active|armed|enabled|on|queued|running|scheduled|set|watching|in place",
    task: "action|alarm|alert|beat|checks?|cron(?: expression)?|every|expression|frequency|interval|job|next (?:check|fire|run)|nudge|reminder|repeats?|rhythm|runs?|schedule|task|trigger|watcher|what|when",
    sits: "(?:is|are|(?:is|\\w+['’]s) sitting|(?:has|have) gone|sits?|lives?|stands?|\\w+['’]s|hangs?|appears?|landed|has (?:landed|arrived|joined|made it)|made it|made its way|joined|found its way|went) (?:now |already |up |out |also )*(?:on|in|into|onto|to)?",
    armed:
      "(?:backup|check|digest|report|scan|summary|sync)(?: [^\\s]+){0,4}? (?:now |already )?(?:has been |is |was )?(?:automated|switched on|turned on|(?:now |already )(?:runs|goes out))|(?:alarm|alert|bot|job|monitor|reminder|tracker|watcher)(?: [^\\s]+){0,6}?(?: is| are|['’]s) (?:now |already )?(?:armed|on|up|running|live|set|active|in place|queued(?: up)?)",
    auto: "(?:all |now )?(?:automated|automatic(?:ally)?|by itself|by themselves|on its own|takes care of itself|on autopilot)",
    venues:
      "bakery|bank|caf[eé]|church|course|exhibition|gym|hall|library|park|pharmacy|pool|restaurant|workshop|zoo",
  }),
  de: () => ({
    who: "alle(?!s\\b)|alle welt|jeder(?:mann|frau)?|jede und jeder|man|wer (?:den link hat|mag|will|möchte)|fremde|die (?:ganze )?(?:community|öffentlichkeit|welt)",
    folk: "(?:deine?[rnms]?|die|der|das|eure?[rn]?|ihre?[rn]?) (?:[^\\s]+ ){0,2}?(?:\\p{L}*(?:besucher|bruder|chor|eltern|familie|freund|gäste|gruppe|kinder|klasse|kolleg|kund|leser|leute|mannschaft|mitglied|mutter|nachbar|oma|opa|schüler|schwester|team|truppe|verein)\\p{L}*)",
    enters:
      "(?:kann|können|darf|dürfen)(?: [^\\s]+){0,6}? (?:abrufen|angucken|anschauen|ansehen|aufrufen|betreten|besuchen|durchstöbern|finden|gucken|hin|lesen|mitspielen|öffnen|ran|rein|reinschauen|rauf|sehen|spielen|stöbern|zugreifen)|komm(?:t|en)(?: [^\\s]+){0,4}? (?:dran|drauf|hin|hinein|ran|rauf|rein)|(?:sieht|sehen|findet|finden|erreicht|erreichen|öffnet|öffnen) (?:sie|es|ihn|die|das|den)",
    bar: "(?:ganz )?ohne (?:[^\\s]+ )?(?:account|anmeldung|anzumelden|einladung|konto|log-?in|passwort|registrierung|zugangsdaten|zu fragen)|kein(?:e|en)? (?:account|anmeldung|konto|log-?in|passwort|registrierung)(?: (?:mehr )?(?:nötig|nötig|erforderlich))?|(?:im|in einem) (?:privaten|inkognito-?) ?fenster|ausgeloggt|abgemeldet",
    opened:
      "(?:nicht mehr|nicht länger) (?:geheim|privat|versteckt|verborgen)|von privat auf öffentlich|(?:für|vor) (?:alle|alle welt|jeden|jedermann|die (?:ganze )?(?:community|öffentlichkeit|welt))(?: [^\\s]+){0,2} (?:einsehbar|geöffnet|offen|sichtbar|zugänglich)|(?:offen|sichtbar|zugänglich|geöffnet) für (?:alle|jeden|jedermann)|freigeschaltet|im (?:offenen|freien) (?:internet|netz)|öffentlich (?:einsehbar|erreichbar|sichtbar|zugänglich)|steht(?: [^\\s]+){0,3} (?:allen|jedem) offen|auf (?:öffentlich|sichtbar) (?:gedreht|geschaltet|gesetzt|gestellt|umgestellt)|in der auslage der community",
    pressed:
      "(?:hab|habe|hab['’]s) (?:[^\\s]+ ){0,3}?(?:den (?:knopf|schalter|veröffentlichen-knopf) (?:gedrückt|umgelegt)|auf (?:veröffentlichen|freigeben) (?:gedrückt|geklickt|getippt))",
    now: "(?:über den|per|mit dem) link|(?:am|vom) (?:handy|tablet|rechner|laptop)|von zu ?hause|ab (?:jetzt|sofort)|bereits|endlich|jetzt|nun|schon|seit eben|von jetzt an",
    shut: "öffentliche\\p{L}* (?:seiten?|beiträge)|von \\d|geschlossen$|aus$|die haben|wird|werden|würden?|könnten?|sollten?|sollen?|möchtest|willst|wollen|wenn|sobald|falls|einmal veröffentlicht|noch (?:nicht|privat)|weiterhin|nur (?:du|für dich)|niemand|vorschau|entwurf|damit|danach|erst|bevor|bis|app|museum|nachher|später|dann|nicht(?! (?:mehr|länger|nur))|zum|spiel|sonntags|vorschlag|plan|ob|wie|eine? öffentliche",
    watching:
      "(?:ich )?(?:behalte|behalt|hab|habe)(?: [^\\s]+){0,5} im (?:auge|blick)|(?:ich )?(?:beobachte|überwache|verfolge|passe auf)|(?:schaue?|gucke?|prüfe|sehe)(?: [^\\s]+){0,5} (?:alle|jede)",
    notifies:
      "(?:ich |und )?(?:melde|meld) (?:ich )?mich|(?:ich )?(?:erinnere|erinner|schreibe?|pinge?|sage?|stupse?|wecke?|warne?|informiere|benachrichtige|schicke?) (?:ich )?(?:dir|dich|euch|ihnen|sie)|(?:dich|dir|dich dann) (?:[^\\s]+ ){0,4}?(?:erinnern|schreiben|bescheid)|(?:gebe?|sage?) (?:ich )?dir (?:[^\\s]+ )?bescheid|bekommst du|kriegst du|du (?:bekommst|kriegst|hörst)|(?:kommt|landet|trudelt) (?:[^\\s]+ ){0,4}?(?:bei dir|bericht|erinnerung|hier im chat)",
    from: "ab (?:heute|morgen|jetzt|sofort|nächster|\\p{L}+tag)|von (?:heute|jetzt|morgen) an|künftig|fortan",
    beat: "jede[nrsm]? (?:zweiten? )?(?:abend|mittag|monat|morgen|nacht|stunde|tag|woche|\\p{L}+tag)|alle (?:\\d+|zwei|drei|vier|fünf|sechs|zehn|fünfzehn|zwanzig|dreißig|paar) (?:minuten|stunden|tage|wochen)|täglich|stündlich|wöchentlich|monatlich|(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)s|(?:morgens|abends|mittags|werktags)|(?:eine stunde|\\d+ (?:minuten|stunden|tage)|am (?:tag|abend)) (?:vorher|davor|vor)",
    crossing:
      "(?:fällt|sinkt|rutscht|steigt|klettert|geht|unter|über)(?: [^\\s]+){0,3} \\d[\\d.,]*|sobald|in dem moment",
    done: "^(?:alles )?(?:abgemacht|alles klar|eingerichtet|eingetragen|erledigt|geht klar|geritzt|gespeichert|ist drin|läuft|notiert|scharf|steht|vermerkt)(?![\\p{L}])|(?:ist|hab(?:e|['’]s)?|wurde) (?:[^\\s]+ ){0,3}?(?:abgespeichert|eingerichtet|eingetragen|gespeichert|hinterlegt|scharf gestellt|vorgemerkt)|sitzt:",
    offers:
      "vorschau|wenn du (?:magst|möchtest|willst|das willst)|soll ich|sollen wir|möchtest|willst|ich kann|kann ich|könnte|würde|sag (?:nur|einfach|mir)|vorschlag|plan|idee|erst|sobald du|noch nicht|kein(?:e|en)? (?:job|aufgabe)|skript|die app|nicht|bücherei|im code|entwurf",
    state: "status|zustand|stand|sichtbarkeit|zugriff|freigabe|veröffentlichung|seite",
    public:
      "öffentlich|live|online|veröffentlicht|(?:für alle )?(?:sichtbar|offen|freigeschaltet)(?: für alle)?",
    running: "aktiv|aktiviert|an|läuft|geplant|eingerichtet|scharf|gestellt",
    task: "aktion|aufgabe|auftrag|auslöser|erinnerung|intervall|job|nächste[rs]? (?:lauf|ausführung|termin)|rhythmus|takt|turnus|uhrzeit|wann|was|wecker|wiederholung|zeitplan",
    sits: "(?:hängt|steht|ist|liegt|prangt|landete|ist gelandet|findet sich|erscheint)",
    armed:
      "\\p{L}*(?:bericht|check|prüfung|sicherung|backup|abgleich|übersicht)(?: [^\\s]+){0,3}? (?:läuft|rennt|startet|kommt) (?:jetzt|ab|nun|künftig|bereits|schon)|(?:\\p{L}*(?:alarm|erinnerung|überwachung|wächter|wecker|job|bot))(?: [^\\s]+){0,5}? (?:ist (?:scharf|aktiv|an)|läuft|steht|sitzt)|wacht jetzt",
    auto: "automatisch|von (?:allein|alleine|selbst)|selbsttätig|automatisiert",
    venues:
      "bäckerei|bad|bibliothek|bücherei|café|halle|kirche|laden|markt|park|restaurant|werkstatt|zoo|ausstellung",
  }),
  es: () => ({
    who: "cualquiera|quien (?:quiera|tenga el enlace)|todo el mundo|todos|la (?:comunidad|gente)(?: entera)?|el (?:mundo|público)|desconocidos",
    folk: "(?:tus?|los|las|el|la|sus?) (?:[^\\s]+ ){0,2}?(?:abuel[oa]s?|alumn[oa]s?|amig[oa]s?|client(?:e|es|a|as)|compañer[oa]s?|colegas?|equipo|famili(?:as?|ares)|grupo|herman[oa]s?|hij[oa]s?|invitad[oa]s?|jefe|jefa|lector(?:es)?|madre|mamá|miembros|padres?|papá|profes(?:ores)?|reclutadores|seguidor(?:es)?|socios|vecin[oa]s?|visitantes)",
    enters:
      "(?:(?:la|lo|las|los) )?puede[ns]? (?:ya |ahora )?(?:abrir(?:l[oa]s?)?|acceder|consultar(?:l[oa])?|entrar|jugar|leer(?:l[oa])?|mirar(?:l[oa])?|navegar|pasar|usar(?:l[oa])?|ver(?:l[oa]s?)?|visitar(?:l[oa])?)|(?:l[oa]s? )?(?:abre[ns]?|encuentra[ns]?|ve[ns]?|entra[ns]?)",
    bar: "sin (?:necesidad de )?(?:[^\\s]+ )?(?:cuenta(?: ni contraseña)?|contraseña|clave|iniciar sesión|inicio de sesión|invitación|login|pedir (?:acceso|permiso)|registr(?:o|arse)|usuario)|no (?:hace falta|se necesita|piden?|necesitan?) (?:ya )?(?:[^\\s]+ )?(?:cuenta|contraseña|clave|iniciar sesión|registrarse)|(?:en (?:una )?)?(?:ventana|pestaña) (?:de incógnito|privada)",
    opened:
      "(?:ya no|dejó de|ha dejado de|no) (?:es|está|ser|estar)(?: [^\\s]+)? (?:ocult|privad|escondid)[oa]s?(?: ya)?(?<!^no (?:es|está) \\p{L}+)|de (?:borrador|privad[oa]) a públic[oa]|abiert[oa]s? (?:ya )?(?:al (?:público|mundo)|a la (?:comunidad|gente)|a (?:todos|todo el mundo|cualquiera|quien)|para (?:todos|cualquiera|quien|todo el mundo))|a la vista de (?:todos|todo el mundo|cualquiera)|visible para (?:todos|cualquiera|todo el mundo)|en la (?:web|red) abierta|(?:puse|pasé|cambié|dejé) (?:[^\\s]+ ){1,6}?(?:públic[oa]|en público)|accesible públicamente|(?:está|quedó|anda) (?:[^\\s]+ ){0,2}?en (?:la vitrina|el escaparate|la galería de la comunidad)",
    pressed:
      "(?:(?:ya )?le di al|pulsé(?: el)?|apreté(?: el)?|toqué(?: el)?|presioné(?: el)?) (?:botón(?: de (?:publicar|compartir))?|interruptor|publicar)|(?:moví|giré|activé) el interruptor",
    now: "(?:con|por) el (?:enlace|link)|(?:desde|en) (?:el|su|la) (?:móvil|celular|teléfono|tableta|tablet|ordenador|casa)|ahora|a partir de (?:ahora|hoy|ya)|desde (?:ahora|hoy|ya|hace)|por fin|ya",
    shut: "no(?! solo)|páginas? públicas?|de \\d+ a \\d+|desactivad[oa]$|cerrad[oa]$|si|cuando|una vez|en cuanto|hasta|podrá[ns]?|podría[ns]?|será|sería|quieres|querés|quiere|para (?:que|hacer)|solo (?:tú|vos|tu|para ti)|nadie|vista previa|borrador|todavía|aún|sigue|la app|museo|domingos|después de|antes|propongo|sugiero|recomiendo|plan|opción|seguro que|cómo|no (?:la|lo) (?:he|publiqué)|una página pública",
    watching:
      "(?:estoy|quedo|ya estoy|sigo) (?:ya )?(?:vigilando|pendiente|monitoreando|siguiendo|atent[oa])|^vigilando|(?:vigilo|monitoreo|sigo de cerca)|le echo un ojo|(?:reviso|miro|chequeo|revisa|revisando) (?:[^\\s]+ ){0,4}?cada",
    notifies:
      "te (?:voy a )?(?:aviso|avisaré|avisar|escribo|escribiré|mando|mandaré|recuerdo|recordaré|digo|doy (?:un|el) toque|despierto|llega|llegará|salta|suena|caerá|cae|envío|enviaré|notifico)|(?:recibes|recibirás|tendrás|vas a recibir)",
    from: "(?:desde|a partir de(?:l)?) (?:hoy|esta (?:noche|tarde|semana)|mañana|ahora|el (?:lunes|martes|miércoles|jueves|viernes|sábado|domingo)|lunes|la (?:próxima|semana))|de ahora en adelante",
    beat: "cada (?:\\d+ |dos |tres |cinco |seis |diez |quince |treinta |media )?(?:año|cuarto|día|hora|lunes|martes|mañana|mes|miércoles|minutos?|jueves|noche|sábado|domingo|semana|tarde|viernes|horas|días)|todos los (?:días|lunes|martes|miércoles|jueves|viernes|sábados|domingos|meses)|todas las (?:mañanas|noches|semanas|tardes)|a diario|diariamente|semanalmente|los (?:lunes|martes|miércoles|jueves|viernes|sábados|domingos)|(?:una hora|\\d+ (?:minutos|horas)|la (?:noche|víspera)) antes|antes de cada",
    crossing:
      "(?:baja|baje|cae|caiga|sube|suba|supera|supere|pasa|pase|toca|toque|por debajo|por encima|menos|más) (?:[^\\s]+ ){0,3}?[$€]?\\d[\\d.,]*|en cuanto|apenas",
    done: "^(?:ya )?(?:anotado|armado|arreglado|agendado|guardado|hecho|listo|programado|resuelto|todo listo|apuntado|lista|queda (?:armado|hecho|listo|guardado))(?![\\p{L}])|(?:ha quedado|quedó|queda|está|lo dejé|lo acabo de dejar) (?:[^\\s]+ )?(?:agendad|anotad|apuntad|armad|configurad|guardad|list|program|puest|registrad)(?:[oa]|ad[oa])s?",
    offers:
      "vista previa|si (?:quieres|querés|te sirve|prefieres|lo necesitas)|quieres|querés|puedo|podría|¿|dime|avísame|propongo|idea|plan|cuando (?:me|confirmes)|todavía|aún|no (?:hay|he|pude|quedó)|el script|la app|biblioteca|borrador",
    state: "estado|visibilidad|acceso|publicación|página",
    public: "públic[oa]|publicad[oa]|en línea|abiert[oa](?: a tod[oa]s)?|visible para todos",
    running: "activ[oa]|activad[oa]|encendid[oa]|en marcha|corriendo|programad[oa]|en curso",
    task: "acción|alarma|alerta|aviso|cada|cuándo|disparador|frecuencia|hora|intervalo|próxim[oa] (?:ejecución|aviso|vez)|qué|recordatorio|repetición|tarea|trabajo",
    sits: "(?:está|anda|quedó|cuelga|aparece|vive|circula|aterrizó|llegó|salió|se ve)",
    armed:
      "(?:revisión|chequeo|control|copia|informe|resumen|verificación)(?: [^\\s]+){0,4}? (?:ya )?(?:corre|se ejecuta|funciona|sale|marcha)|(?:alarma|alerta|vigilante|monitor|aviso|recordatorio|tarea|bot) (?:[^\\s]+ ){0,5}?(?:está|queda|quedó|anda) (?:ya )?(?:activ[oa]|armad[oa]|corriendo|en marcha|funcionando|encendid[oa])",
    auto: "automátic\\p{L}+|automatizad[oa]|en automático|por sí (?:sol[oa]|mism[oa])|corre sol[oa]|sol[oa] cada",
    venues:
      "biblioteca|café|exposición|feria|iglesia|mercado|panadería|parque|piscina|restaurante|taller|tienda",
  }),
  fr: () => ({
    who: "n['’]importe qui|chacun|tout le monde|tous|quiconque|le (?:monde entier|public|grand public)|la communauté(?: entière)?|des inconnus|qui (?:veut|voudra)",
    folk: "(?:tes|ton|ta|vos|votre|les|la|le|ses) (?:[^\\s]+ ){0,2}?(?:adhérents|amis?|ami[e]s|camarades|clients?|collègues|copains|copines|élèves|enfants|équipe|familles?|frère|grand-mère|invités|lecteurs|mamie|maman|membres|mère|papa|papi|parents|potes|recruteurs|sœur|voisins?|visiteurs)",
    enters:
      "(?:peut|peuvent) (?:déjà |désormais |maintenant |y |l['’]|la |le |les |s['’]y )*(?:accéder|aller|consulter|entrer|jeter un œil|jouer|lire|mettre|ouvrir|parcourir|regarder|rejoindre|venir|visiter|voir)|(?:l['’]|la |le |les )?(?:ouvre(?:nt)?|voit|voient|trouve(?:nt)?) ",
    bar: "sans (?:avoir besoin de |avoir à |devoir )?(?:[^\\s]+ )?(?:compte|connexion|identifiant|inscription|invitation|mot de passe|se connecter|s['’]inscrire|demander)|(?:plus |pas )?(?:besoin )?(?:d['’]aucun |de |d['’]|aucun )(?:compte|connexion|inscription|mot de passe)(?: (?:requis|nécessaire|demandé))?|(?:en |dans une )?(?:fenêtre|navigation) privée|hors connexion",
    opened:
      "(?:n['’]est|ne sont|n['’]est déjà) (?:désormais )?plus (?:privée?s?|cachée?s?|masquée?s?|réservée?s?)|de (?:brouillon|privée?) à public|ouverte?s? (?:désormais |maintenant )?(?:à (?:tous|toutes|tout le monde|n['’]importe qui|la communauté)|au (?:public|monde))|visibles? (?:par|de|pour) (?:tous|tout le monde|n['’]importe qui)|sur le web ouvert|(?:j['’]ai )?(?:basculé|passé|mis|rendu|réglé) (?:[^\\s]+ ){1,6}?(?:en public|publique?s?)|accessibles? (?:publiquement|à (?:tous|tout le monde))|(?:est|a rejoint|figure) (?:[^\\s]+ ){0,2}?(?:dans )?la vitrine",
    pressed:
      "j['’]ai (?:[^\\s]+ )?(?:appuyé|cliqué|tapé) sur (?:le )?(?:bouton|publier|partager)|j['’]ai (?:[^\\s]+ )?(?:actionné|basculé) l['’]interrupteur",
    now: "(?:avec|par|via) le lien|(?:depuis|sur) (?:leur|son|le|la|sa) (?:téléphone|portable|tablette|ordinateur)|de chez (?:eux|elle|lui)|à partir de (?:maintenant|ce moment)|déjà|désormais|dès (?:maintenant|à présent)|enfin|maintenant|ça y est",
    shut: "ne(?! .* que)|n['’]\\p{L}+ pas|pages? publiques?|de \\d+ à \\d+|désactivée?$|fermée?$|si|quand|lorsque|dès que|une fois|après|avant|jusqu['’]à|pourra|pourront|pourrait|pourraient|sera|seront|serait|veux|voulez|voudrais|pour (?:que|la|le|les|rendre)|toi seul|seule?ment|personne|aperçu|brouillon|encore|toujours|l['’]appli|musée|dimanche|propose|suggère|conseille|option|sûr de|comment|une page publique|ne (?:[^\\s]+ )?pas",
    watching:
      "(?:je )?(?:surveille|guette|garde un œil|veille|suis de près|suis à l['’]affût)|(?:je )?(?:vérifie|regarde|consulte|contrôle)(?: [^\\s]+){0,5} (?:toutes|tous|chaque)",
    notifies:
      "je (?:te|vous|t['’])(?: )?(?:préviens|rappelle|écris|envoie|alerte|avertis|réveille|relance|ping|dis|fais signe|fais)|je (?:te|vous) (?:préviendrai|rappellerai|écrirai|enverrai)|tu (?:reçois|recevras|auras)|(?:te|vous) (?:parvient|arrive|tombe)|j['’]envoie",
    from: "(?:à partir de|dès) (?:ce soir|demain|aujourd['’]hui|maintenant|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|la semaine)|désormais|dorénavant",
    beat: "(?:chaque|tous les|toutes les) (?:\\d+ |deux |trois |cinq |six |dix |quinze |trente )?(?:ans?|heures?|jours?|lundis?|mardis?|mercredis?|jeudis?|vendredis?|samedis?|dimanches?|matins?|midis?|minutes|mois|nuits?|quarts? d['’]heure|semaines?|soirs?|demi-heures?)|quotidiennement|le (?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)|(?:une heure|\\d+ (?:minutes|heures|h|min)|la veille|le soir) avant|avant chaque",
    crossing:
      "(?:passe|descend|tombe|baisse|monte|dépasse|franchit|sous|au-dessus|en dessous) (?:[^\\s]+ ){0,3}?\\d[\\d.,  ]*|dès que|aussitôt que|dès qu['’]",
    done: "^(?:c['’]est (?:bon|calé|enregistré|fait|noté|réglé|programmé|en place|parti)|calé|enregistré|fait|noté|programmé|réglé|tout est (?:calé|en place|prêt|réglé))(?![\\p{L}])|(?:est|sont|a été) (?:[^\\s]+ )?(?:calé|enregistré|en place|programmé|armé)e?s?|tu peux dormir tranquille",
    offers:
      "aperçu|si (?:ça t['’]arrange|tu (?:veux|préfères|le souhaites)|besoin|vous)|tu veux|voulez-vous|veux-tu|je peux|puis-je|pourrais|souhaites|dis-moi|propose|idée|plan|une fois|quand tu|pas encore|aucune? (?:tâche|rappel)|le script|l['’]appli|bibliothèque|brouillon|n['’](?:ai|est) (?:rien|pas)",
    state: "statut|état|visibilité|accès|publication|page",
    public: "publi(?:que|c|ée?)s?|en ligne|ouverte?(?: à tous)?|visible par tous",
    running: "activ(?:e|ée?)|en cours|en marche|programmée?|planifiée?|allumée?",
    task: "action|alarme|alerte|déclencheur|fréquence|heure|intervalle|prochaine? (?:exécution|rappel|envoi)|quand|quoi|rappel|répétition|rythme|tâche",
    sits: "(?:est|a rejoint|se trouve|figure|trône|circule|a atterri|apparaît|est arrivée?|est partie?)",
    armed:
      "(?:vérification|contrôle|sauvegarde|rapport|résumé|relevé)(?: [^\\s]+){0,4}? (?:tourne|se lance|part|s['’]exécute)|(?:alarme|alerte|rappel|robot|surveillance|tâche|veille) (?:[^\\s]+ ){0,5}?(?:est (?:[^\\s]+ )?(?:activée?|armée?|en place|en route|lancée?)|tourne)",
    auto: "automatique(?:ment)?|automatisée?|tout(?:e)? seule?|d['’](?:elle|lui)-même",
    venues: "bibliothèque|boulangerie|café|église|exposition|gymnase|marché|parc|piscine|restaurant|boutique",
  }),
  pt: () => ({
    who: "qualquer (?:um|pessoa)|quem (?:quiser|tiver o link)|todo mundo|todos|toda a gente|a (?:comunidade|galera)(?: inteira)?|o (?:mundo(?: inteiro)?|público)|desconhecidos",
    folk: "(?:seus?|suas?|os|as|o|a|teus?|tuas?) (?:[^\\s]+ ){0,2}?(?:alunos|amig[oa]s?|avó|avô|avós|chefe|clientes?|colegas|equipe|equipa|famílias?|filh[oa]s?|grupo|irmã|irmão|leitores|mãe|membros|pai|pais|recrutadores|seguidores|time|turma|vizinh[oa]s?|visitantes|vó|vovó)",
    enters:
      "(?:pode|podem|consegue|conseguem) (?:já |agora )?(?:abrir|acessar|aceder|conferir|dar uma olhada|encontrar|entrar|jogar|ler|olhar|usar|ver|visitar)|(?:abre|abrem|entra|entram|vê|veem|acessa|acessam|acha)",
    bar: "sem (?:precisar (?:de )?)?(?:[^\\s]+ )?(?:cadastro|cadastrar|convite|conta|entrar na conta|fazer login|login|pedir|registro|registo|senha)|não precisa(?:m)? (?:mais )?(?:de )?(?:[^\\s]+ )?(?:cadastro|conta|login|senha)|(?:em )?(?:janela|aba|guia) anônima",
    opened:
      "(?:não (?:é|está|tá) mais|deixou de (?:ser|estar)|já não (?:é|está)) (?:escondid|ocult|privad)[oa]s?|de (?:rascunho|privad[oa]) para públic[oa]|abert[oa]s? (?:agora |já )?(?:ao (?:público|mundo)|à comunidade|a (?:todos|toda a|qualquer|quem)|p(?:a)?ra (?:todos|todo mundo|quem|qualquer))|à vista de (?:todos|todo mundo)|visível (?:a|para|pra) (?:todos|todo mundo|qualquer)|na (?:internet|web) aberta|(?:coloquei|deixei|mudei|passei|botei|tornei) (?:[^\\s]+ ){1,6}?(?:públic[oa]|em público)|acessível publicamente|(?:está|entrou|já) (?:[^\\s]+ ){0,2}?n(?:a|o) (?:vitrine|galeria da comunidade)",
    pressed:
      "(?:virei|liguei|acionei) a chave|(?:apertei|cliquei|toquei)(?: n?o| em)? (?:o )?(?:botão(?: de (?:publicar|compartilhar))?|publicar|compartilhar)(?! n[oa] )",
    now: "(?:pelo|com o) link|(?:pelo|no|do) (?:celular|telefone|tablet|computador)|de casa|agora|a partir de (?:agora|hoje|já)|desde (?:agora|já|há)|enfim|finalmente|já",
    shut: "não(?! só)|páginas? públicas?|das \\d+ às \\d+|desativad[oa]$|fechad[oa]$|se|quando|assim que|depois|uma vez|até|antes|poderá|poderão|poderia|será|seria|quer|quiser(?! ver| entrar| abrir)|para (?:que|deixar|tornar)|só (?:você|tu|para você|pra você)|ninguém|prévia|pré-visualização|rascunho|ainda|continua|no app|museu|domingo|proponho|sugiro|recomendo|opção|certeza de que|como|não (?:publiquei|foi)|uma página pública",
    watching:
      "(?:estou|tô|fico|ficando|sigo) (?:já |agora )?(?:de olho|monitorando|acompanhando|vigiando|atento)|(?:monitoro|vigio|acompanho)|(?:checo|verifico|olho|checando) (?:[^\\s]+ ){0,4}?(?:a cada|cada|todo)",
    notifies:
      "(?:eu )?te (?:aviso|avisarei|chamo|mando|lembro|lembrarei|escrevo|cutuco|acordo|envio|falo|digo|dou um toque)|(?:eu )?(?:aviso|chamo|lembro|mando) (?:você|pra você|na hora)|você (?:recebe|vai receber|receberá)|chega (?:pra você|para você|aqui)",
    from: "a partir de (?:hoje|amanhã|agora|segunda|terça|quarta|quinta|sexta|sábado|domingo)|de (?:hoje|agora) em diante|desde hoje",
    beat: "(?:a )?cada (?:\\d+ |duas |dois |três |cinco |seis |dez |quinze |trinta |meia )?(?:dia|dias|hora|horas|manhã|mês|minutos?|noite|semana|quinze)|tod[oa]s? (?:os |as |o )?(?:dias?|manhãs?|mês|meses|noites?|segundas?|terças?|quartas?|quintas?|sextas?|sábados?|domingos?|semanas?|tardes?)|diariamente|semanalmente|às (?:segundas|terças|quartas|quintas|sextas)|(?:uma hora|\\d+ (?:minutos|horas)|na véspera|no dia) antes|antes de cada",
    crossing:
      "(?:cair?|caiu|baixar|baixou|descer|desceu|subir|subiu|passar|passou|bater|bateu|abaixo|acima|menos|mais) (?:[^\\s]+ ){0,3}?(?:r?\\$ ?)?\\d[\\d.,]*|assim que|na hora que",
    done: "^(?:já )?(?:agendado|anotado|armado|combinado|feito|fechado|marcado|programado|pronto|prontinho|resolvido|salvo|tudo (?:certo|pronto))(?![\\p{L}])|(?:ficou|está|tá|foi|já deixei|deixei) (?:[^\\s]+ ){0,3}?(?:agendad(?:o|inho|a)|anotad[oa]|criad[oa]|gravad[oa]|marcad[oa]|programad[oa]|salv[oa]|valendo)",
    offers:
      "prévia|se (?:quiser|precisar|preferir|ajudar)|quer que|quer|posso|poderia|me (?:avise|diga|fala)|sugiro|ideia|plano|quando você|ainda não|nenhum|o script|o app|biblioteca|rascunho|não (?:há|criei|consegui)",
    state: "status|estado|visibilidade|acesso|publicação|página",
    public: "públic[oa]|publicad[oa]|no ar|online|abert[oa](?: a todos)?|visível para todos",
    running: "ativ[oa]|ativad[oa]|ligad[oa]|rodando|agendad[oa]|programad[oa]|em andamento",
    task: "ação|alarme|alerta|aviso|frequência|gatilho|horário|intervalo|lembrete|o quê|próxim[oa] (?:execução|aviso|vez)|quando|repetição|tarefa",
    sits: "(?:está|tá|anda|foi parar|apareceu|circula|saiu|chegou|já se encontra|pousou)",
    armed:
      "(?:checagem|verificação|cópia|backup|relatório|resumo|conferência)(?: [^\\s]+){0,4}? (?:já )?(?:roda|corre|sai|funciona)|(?:alarme|alerta|lembrete|monitor|robô|tarefa|vigia|bot) (?:[^\\s]+ ){0,5}?(?:está|tá|ficou|já) (?:já |está |tá )?(?:ativ[oa]|armad[oa]|ligad[oa]|no ar|rodando|valendo)",
    auto: "automátic[oa]|automaticamente|no automático|automatizad[oa]|sozinh[oa]|por conta própria",
    venues: "biblioteca|café|exposição|feira|igreja|mercado|padaria|parque|piscina|restaurante|loja",
  }),
  it: () => ({
    who: "chiunque|tutti|tutto il mondo|il (?:mondo(?: intero)?|pubblico)|la (?:comunità|community)(?: intera)?|chi (?:vuole|ha il link)|sconosciuti",
    folk: "(?:i tuoi|le tue|il tuo|la tua|tua|tuo|i|le|gli|la|il) (?:[^\\s]+ ){0,2}?(?:alliev[ie]|alunni|amic[ihe]+|bambini|capo|client[ei]|colleg(?:hi|he|a)|compagni|famigli[ae]|figli|fratello|genitori|gruppo|invitati|lettori|madre|mamma|membri|nonn[aoi]|ospiti|papà|parenti|selezionatori|sorella|squadra|studenti|vicini|visitatori)",
    enters:
      "(?:la |lo |le |li |ci )?(?:può|possono) (?:già |ora |adesso )?(?:aprir(?:e|l[oa])|accedere|consultar(?:e|l[oa])|dare un['’]occhiata|guardar(?:e|l[oa])|sfogliar(?:e|l[oa])|entrare|giocar[ec]i?|legger(?:e|l[oa])|trovar(?:e|l[oa])|usar(?:e|l[oa])|veder(?:e|l[oa])|visitar(?:e|l[oa]))|(?:la |lo |ci )(?:apr(?:e|ono)|entra(?:no)?|ved(?:e|ono)|trova(?:no)?)",
    bar: "senza (?:bisogno di )?(?:[^\\s]+ )?(?:account|accedere|accesso|chiedere|credenziali|invito|login|password|registr(?:arsi|azione))|non (?:serve|servono|occorre|chiede) (?:più )?(?:[^\\s]+ )?(?:account|login|password|registrazione)|(?:in )?(?:finestra|navigazione|scheda) (?:anonima|privata|in incognito)",
    opened:
      "(?:non (?:è|sono) più|ha smesso di essere) (?:nascost|privat)[oaie]|da (?:bozza|privat[oa]) a pubblic[oa]|apert[oaie] (?:ora |ormai |già )?(?:a(?:l pubblico| tutti| chiunque| chi)|per (?:tutti|chiunque))|sotto gli occhi di tutti|visibil[ei] (?:a|da|per) (?:tutti|chiunque)|sul web aperto|(?:ho )?(?:impostat|mess|pass|portat|res)[oaie] (?:[^\\s]+ ){0,5}?pubblic[oa]|accessibil[ei] pubblicamente|(?:è|sta) (?:[^\\s]+ ){0,2}?(?:nella|in) vetrina",
    pressed:
      "ho (?:[^\\s]+ )?(?:girato|azionato|attivato) l['’]interruttore|ho (?:[^\\s]+ )?(?:premuto|cliccato|schiacciato)(?: su)? (?:il )?(?:pulsante|bottone|tasto|pubblica|condividi)",
    now: "(?:dal|col|con il) link|(?:dal|sul) (?:telefono|cellulare|tablet|computer)|da casa|adesso|da (?:adesso|ora|subito)|finalmente|già|ora|ormai",
    shut: "non(?! solo)|pagine pubbliche|dalle \\d+ alle \\d+|disattivat[oa]$|chius[oa]$|se|quando|una volta|appena|dopo|prima|finché|potrà|potranno|potrebbe|sarà|sarebbe|vuoi|vorrei|per (?:render|far)\\p{L}*|solo (?:tu|per te)|nessuno|anteprima|bozza|ancora|resta|nell['’]app|museo|domenica|propongo|suggerisco|consiglio|opzione|sicuro di|come|una pagina pubblica",
    watching:
      "(?:tengo|sto tenendo) (?:[^\\s]+ )?d['’]occhio|(?:sto )?(?:sorveglio|monitoro|monitorando|seguo|controllando)|(?:controllo|guardo|verifico) (?:[^\\s]+ ){0,5}?(?:ogni|tutti|tutte)",
    notifies:
      "ti (?:avviso|avvertirò|avviserò|scrivo|scriverò|ricordo|ricorderò|mando|manderò|sveglio|dico|faccio sapere|arriva|arriverà|invio|segnalo)|(?:ricevi|riceverai|avrai)",
    from: "da (?:stasera|oggi|domani|adesso|ora|lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica)(?: in poi)?|d['’]ora in poi|a partire da",
    beat: "ogni (?:\\d+ |due |tre |cinque |sei |dieci |quindici |trenta )?(?:anno|dì|giorno|giorni|giovedì|lunedì|martedì|mattina|mercoledì|mese|mezz['’]ora|minut[oi]|notte|or[ae]|sabato|domenica|sera|settimana|venerdì)|tutti i (?:giorni|lunedì|martedì|mercoledì|giovedì|venerdì|mesi)|tutte le (?:mattine|sere|settimane|ore)|quotidianamente|(?:un['’]ora|\\d+ (?:minuti|ore)|la sera|il giorno) prima|prima di (?:ogni|ciascun)",
    crossing:
      "(?:scende|cala|crolla|sale|supera|tocca|passa|sotto|sopra|oltre) (?:[^\\s]+ ){0,3}?\\d[\\d.,]*|appena|non appena",
    done: "^(?:già )?(?:a posto|annotato|armato|fatto|impostato|programmato|registrato|salvato|segnato|sistemato|tutto (?:a posto|fatto|pronto))(?![\\p{L}])|(?:è|ho) (?:[^\\s]+ )?(?:annotat|impostat|memorizzat|programmat|registrat|salvat)[oa]",
    offers:
      "anteprima|se (?:ti va|vuoi|preferisci|serve)|vuoi|posso|potrei|dimmi|fammi sapere|proporrei|idea|piano|quando (?:mi|confermi)|non (?:ancora|ho|è)|nessun|lo script|l['’]app|biblioteca|bozza",
    state: "stato|visibilità|accesso|pubblicazione|pagina",
    public: "pubblic[oa]|pubblicat[oa]|online|in linea|apert[oa](?: a tutti)?|visibile a tutti",
    running: "attiv[oa]|attivat[oa]|access[oa]|in corso|in funzione|programmat[oa]|pianificat[oa]",
    task: "attività|azione|allarme|avviso|cosa|frequenza|innesco|intervallo|orario|promemoria|prossim[oa] (?:esecuzione|avviso)|quando|ripetizione|compito|lavoro",
    sits: "(?:è|gira|si trova|sta|compare|circola|è finit[oa]|è arrivat[oa]|è approdat[oa]|campeggia)",
    armed:
      "(?:controllo|verifica|copia|backup|rapporto|riepilogo)(?: [^\\s]+){0,4}? (?:gira|parte|corre|scatta)|(?:allarme|allerta|avviso|bot|controllo|monitoraggio|promemoria|sorveglianza|sveglia) (?:[^\\s]+ ){0,5}?(?:è (?:[^\\s]+ )?(?:attiv|access|impostat|puntat)[oa]|gira|in funzione|parte)",
    auto: "automatic\\p{L}+|in automatico|automatizzat[oa]|da (?:sé|sol[oa])",
    venues: "biblioteca|bar|chiesa|fiera|mercato|mostra|palestra|panetteria|parco|piscina|ristorante|negozio",
  }),
  ru: () => ({
    who: "все(?:м|ми|х)?(?! ещё)|всякий|кажд(?:ый|ому)|кто (?:угодно|хочет)|люб(?:ой|ому|ые)|весь мир|люди|посторонние|сообщество",
    folk: "(?:бабушк|брат|гост|групп|дедушк|дет|друз|жильц|знаком|клиент|коллег|команд|мам|одноклассник|отец|пап|подписчик|посетител|родител|родн|сестр|сосед|сотрудник|студент|ученик|участник|читател|школьник|хор|клуб)\\p{L}*",
    enters:
      "(?:может|могут|можно) (?:уже |теперь |спокойно |сразу )?(?:взглянуть|войти|глянуть|зайти|заходить|играть|найти|открыть|открывать|полистать|попасть|посмотреть|почитать|прочесть|прочитать|смотреть|увидеть|читать)|(?:видит|видят|видна|виден|видно|зайд[её]т|зайдут|заходит|заходят|откроет|откроют|открывает|открывают|попад[её]т|попадут|заходи|заходите)",
    bar: "без (?:всякой |всяких |какой-либо )?(?:авторизации|аккаунта|входа|логина|паролей|пароля|приглашения|регистрации|уч[её]тной записи)|(?:пароль|аккаунт|регистрация|вход|логин) (?:больше |уже )?не (?:нужен|нужна|нужно|требуется|спрашивают|спрашивает)|(?:в )?(?:режиме инкогнито|приватном окне)|не входя в аккаунт",
    opened:
      "(?:больше|уже) не (?:закрыт|приватн|скрыт|спрятан|личн)\\p{L}*|из (?:закрыт|приватн|личн|скрыт|черновик)\\p{L}* в (?:публичн|открыт|общедоступн)\\p{L}*|(?:открыт[аоы]?|доступ(?:ен|на|но|ны)) (?:теперь |уже )?(?:всем|для всех|каждому|кому угодно|любому|для (?:любого|каждого|посетителей))|(?:на виду|у всех на виду|видно всем|видна всем|виден всем)|в открытом (?:интернете|доступе|вебе)|(?:сделал|перев[её]л|переключил|открыл|поставил)[аи]? (?:[^\\s]+ ){1,6}?(?:публичн|общедоступн|открытой|открытым|всем)\\p{L}*|(?:висит|стоит|уже|теперь) (?:[^\\s]+ ){0,2}?(?:в|на) витрине",
    pressed:
      "наж(?:ал|ала|али) (?:[^\\s]+ ){0,2}?(?:кнопк|«?опубликовать|публикац|поделиться)\\p{L}*|(?:щ[её]лкнул|переключил|повернул)[аи]? (?:[^\\s]+ )?(?:переключатель|тумблер)",
    now: "по ссылке|с (?:телефона|планшета|компьютера|ноутбука)|из дома|наконец|отныне|с этой минуты|сейчас|теперь|уже",
    shut: "не(?! только)|нельзя|(?:публичн|открыт)\\p{L}+ страниц\\p{L}*(?= (?:видн|доступн|можно))|с \\d+ до \\d+|выключен[аоы]?$|закрыт[аоы]?$|если|когда|как только|после|пока(?! )|пока что|пока (?:закрыт|приватн|не|только|видит|есть)\\p{L}*|сможет|смогут|можно будет|будет|будут|станет|хотите|хочешь|чтобы|бы|только (?:вы|ты|вам|тебе)|никто|предпросмотр\\p{L}*|черновик\\p{L}*(?! в)|ещё не|ещё|в приложении|музей|воскресен\\p{L}+|предлагаю|советую|вариант|точно|как|план|не опубликован\\p{L}*",
    watching:
      "(?:я )?(?:уже |теперь )?(?:слежу|отслеживаю|присматриваю|приглядываю|мониторю|наблюдаю|караулю)|(?:проверяю|смотрю|поглядываю)(?: [^\\s]+){0,5} (?:кажд|раз в)\\p{L}*",
    notifies:
      "(?:напишу|напоминаю|напомню|пришлю|присылаю|сообщу|скажу|предупрежу|разбужу|дам знать|маякну|пингану|дёрну|отпишусь|уведомлю)|буду (?:напоминать|писать|присылать|сообщать|уведомлять|слать|будить)|(?:придёт|придет|приходит|будет приходить|прилетит) (?:[^\\s]+ ){0,4}?(?:сводк|напоминан|отч[её]т|дайджест|сообщени|уведомлени|сюда)\\p{L}*|(?:получишь|получите|будете получать)",
    from: "(?:с|со|начиная с) (?:сегодняшн\\p{L}+|завтрашн\\p{L}+|этого|этой|понедельника|вторника|среды|четверга|пятницы|субботы|воскресенья|завтра|сегодня)|отныне|с сегодня",
    beat: "кажд(?:ый|ую|ое|ые|ых) (?:\\d+ |два |две |три |пять |шесть |десять |пятнадцать |тридцать )?(?:вечер|воскресенье|вторник|год|день|дня|месяц|минут\\p{L}*|недел\\p{L}+|ноч\\p{L}+|понедельник|пятницу|полчаса|среду|субботу|утро|час\\p{L}*|четверг)|раз в (?:\\d+ )?(?:день|час|минут\\p{L}*|недел\\p{L}+|месяц|полчаса|сутки)|ежедневно|ежечасно|еженедельно|по (?:понедельникам|вторникам|средам|четвергам|пятницам|субботам|воскресеньям|утрам|вечерам|будням)|за (?:час|\\d+ минут|день|полчаса) до|накануне",
    crossing:
      "(?:упад[её]т|опустится|подн(?:имется|ялась)|перевалит|превысит|дойд[её]т|пробь[её]т|снизится|вырастет|ниже|выше|дешевле|дороже) (?:[^\\s]+ ){0,3}?\\d[\\d.,]*|как только|сразу как|едва",
    done: "^(?:всё )?(?:готово|записал[аи]?|запомнил[аи]?|сделано|устроено|настроено|сохранил[аи]?|поставил[аи]?|хорошо|принято|завед[её]но|ок)(?![\\p{L}])|(?:стоит|заведен[оа]?|заряжен[оа]?|сохранен[оа]?|сохранён|записан[оа]?|поставлен[оа]?|настроен[оа]?)",
    offers:
      "предпросмотр\\p{L}*|если (?:хочешь|хотите|нужно|надо|удобно)|хотите|хочешь|могу|мог(?:ла)? бы|скажи(?:те)?(?! как)|предлагаю|идея|план|когда (?:подтверд|скаж)\\p{L}*|ещё не|пока не|не (?:получилось|удалось|создал|поставил)\\p{L}*|скрипт\\p{L}*|приложени\\p{L}*|библиотек\\p{L}*|черновик\\p{L}*|бы",
    state: "статус|состояние|видимость|доступ|публикация|страница",
    public:
      "открыт[аоы]?(?: (?:всем|для всех))?|публичн(?:ый|ая|о)|опубликован[аоы]?|онлайн|виден всем|видна всем",
    running:
      "активн[аоы]?|активен|активно|включ[её]н[аоы]?|включено|запущен[аоы]?|работает|запланирован[аоы]?|в работе",
    task: "действие|задача|интервал|когда|напоминание|период\\p{L}*|повтор\\p{L}*|расписание|следующ\\p{L}+ (?:запуск|срабатывание)|триггер|частота|что|время",
    sits: "(?:висит|лежит|стоит|находится|появил\\p{L}+|оказал\\p{L}+|гуляет|красуется|попал\\p{L}*|улетел\\p{L}*|ушл?а?|ушёл)",
    armed:
      "(?:проверка|копия|бэкап|отч[её]т|сводка|резервирование)(?: [^\\s]+){0,4}? (?:крутится|работает|запускается|уходит|идёт|бегает)|(?:алерт|будильник|бот|мониторинг|наблюдение|напоминание|слежение|сторож|уведомление)(?: [^\\s]+){0,5} (?:включ[её]н\\p{L}*|запущен\\p{L}*|работает|на посту|крутится|стоит|завед[её]н\\p{L}*)",
    auto: "автоматически|автоматом|на автомате|сам(?:о|а|и)?(?= |$|[:,.])|само собой|автоматизирован[аоы]?",
    venues: "библиотека|бассейн|выставка|кафе|магазин|парк|пекарня|ресторан|рынок|церковь|зал",
  }),
  uk: () => ({
    who: "всі(?:м|ма|х)?|усі(?:м|ма|х)?|кож(?:ен|ному)|хто (?:завгодно|хоче)|будь-(?:хто|кому)|весь світ|люди|спільнота",
    folk: "(?:бабус|брат|гост|груп|дід|діт|друз|знайом|клієнт|колег|команд|мам|однокласник|батьк|тат|підписник|відвідувач|родин|сестр|сусід|співробітник|студент|учн|учасник|читач|школяр|хор|клуб)\\p{L}*",
    enters:
      "(?:може|можуть|можна) (?:вже |тепер |одразу )?(?:глянути|зазирнути|зайти|заходити|грати|знайти|відкрити|відкривати|погортати|потрапити|подивитися|подивитись|почитати|прочитати|дивитися|побачити|читати)|(?:зазирнути|зайти|відкрити|подивитися) (?:[^\\s]+ )?може|(?:бачить|бачать|видно|зайде|зайдуть|заходить|заходять|відкриє|відкриють|відкриває|потрапить|заходь|заходьте)",
    bar: "без (?:жодної |жодних )?(?:авторизації|акаунта|акаунту|входу|логіна|паролів|пароля|запрошення|реєстрації|облікового запису)|(?:пароль|акаунт|реєстрація|вхід|логін) (?:більше |вже )?не (?:потрібен|потрібна|потрібно|питають|питає)|(?:у|в) (?:режимі інкогніто|приватному вікні)",
    opened:
      "(?:більше|вже|уже) не (?:закрит|приватн|прихован|схован|особист)\\p{L}*|(?:з|із) (?:закрит|приватн|прихован|чернет)\\p{L}* (?:у|в|на) (?:публічн|відкрит)\\p{L}*|(?:відкрит\\p{L}+|доступн\\p{L}+) (?:тепер |вже )?(?:всім|усім|для (?:всіх|усіх|кожного|будь-кого)|кожному|будь-кому)|(?:видно|видна) (?:всім|усім)|у відкритому (?:інтернеті|доступі|вебі)|(?:зроби|перев[іе]|перемкну|відкри|постави)(?:в|ла|ли) (?:[^\\s]+ ){1,6}?(?:публічн|загальнодоступн|відкрит|всім|усім)\\p{L}*|(?:висить|стоїть|вже|тепер) (?:[^\\s]+ ){0,2}?(?:у|в|на) вітрині",
    pressed:
      "натисну(?:в|ла|ли) (?:[^\\s]+ ){0,2}?(?:кнопк|«?опублікувати|публікац|поділитися)\\p{L}*|(?:клацну|перемкну)(?:в|ла|ли) (?:[^\\s]+ )?(?:перемикач|тумблер)",
    now: "за посиланням|з (?:телефона|телефону|планшета|комп['’]ютера)|з дому|нарешті|відтепер|зараз|тепер|вже|уже",
    shut: "не(?! тільки| лише)|(?:публічн|відкрит)\\p{L}+ сторін\\p{L}*(?= (?:видн|доступн|можна))|з \\d+ до \\d+|вимкнен[аоі]?$|закрит[аоі]?$|якщо|коли|як тільки|щойно (?:опубліку|натисн)\\p{L}*|після|поки(?! )|поки що|поки (?:закрит|приватн|не|лише|є)\\p{L}*|зможе|зможуть|буде|будуть|стане|хочеш|хочете|щоб|би|б|(?:лише|тільки) (?:ти|ви|тобі|вам)|ніхто|перегляд\\p{L}*|чернетк\\p{L}*|ще не|ще|у застосунку|музей|неділ\\p{L}+|пропоную|раджу|варіант|точно|як|план|не опублікован\\p{L}*",
    watching:
      "(?:я )?(?:вже |тепер )?(?:стежу|відстежую|наглядаю|моніторю|спостерігаю|чатую|пильную)|(?:перевіряю|дивлюся|поглядаю)(?: [^\\s]+){0,5} (?:кожн|що|раз на)\\p{L}*",
    notifies:
      "(?:напишу|нагадую|нагадаю|надішлю|надсилаю|повідомлю|скажу|попереджу|розбуджу|дам знати|маякну|пінгану)|(?:нагадуватиму|писатиму|надсилатиму|повідомлятиму)|буду (?:нагадувати|писати|надсилати|повідомляти)|(?:прийде|приходить|прилетить|надійде) (?:[^\\s]+ ){0,4}?(?:зведенн|нагадуванн|звіт|дайджест|повідомленн|сюди)\\p{L}*|(?:отримаєш|отримаєте)",
    from: "відсьогодні|відзавтра|відтепер|(?:з|від|із|починаючи з) (?:сьогоднішн\\p{L}+|завтрашн\\p{L}+|цього|понеділка|вівторка|середи|четверга|п['’]ятниці|суботи|неділі|завтра|сьогодні)",
    beat: "щовечора|щодня|щогодини|щопонеділка|щовівторка|щосереди|щочетверга|щоп['’]ятниці|щосуботи|щонеділі|щоранку|щотижня|щомісяця|щоночі|(?:що|кож(?:ен|ну|ні|не|них)) (?:п['’]ять |десять |п['’]ятнадцять |тридцять |\\d+ |дві |три |шість |пів)?(?:вечір|день|годин\\p{L}*|хвилин\\p{L}*|тижд\\p{L}*|понеділок|вівторок|середу|четвер|п['’]ятницю|суботу|неділю|ранок|місяць)|раз на (?:\\d+ )?(?:день|годину|хвилин\\p{L}*|тиждень|місяць|півгодини|добу)|за (?:годину|\\d+ хвилин|день|півгодини) до|напередодні",
    crossing:
      "(?:впаде|опуститься|підніметься|перевищить|дійде|проб['’]є|знизиться|виросте|нижче|вище|дешевше|дорожче) (?:[^\\s]+ ){0,3}?\\d[\\d.,]*|як тільки|щойно|тільки-но",
    done: "^(?:усе |все )?(?:готово|записа(?:в|ла)|запам['’]ята(?:в|ла)|зроблено|налаштовано|зберіг|зберегла|гаразд|домовились|прийнято|ок)(?![\\p{L}])|(?:стоїть|заведен[оа]|збережен[оа]|записан[оа]|поставлен[оа]|налаштован[оа])",
    offers:
      "перегляд\\p{L}*|якщо (?:хочеш|хочете|треба|потрібно)|хочеш|хочете|можу|міг би|могла б|скажи|пропоную|ідея|план|коли (?:підтверд|скаж)\\p{L}*|ще не|поки не|не (?:вдалося|створи|постави)\\p{L}*|скрипт\\p{L}*|застосун\\p{L}*|бібліотек\\p{L}*|чернетк\\p{L}*|би?",
    state: "стан|статус|видимість|доступ|публікація|сторінка",
    public: "відкрит(?:а|ий|о)(?: (?:всім|усім|для всіх))?|публічн(?:а|ий|о)|опублікован(?:а|ий|о)|онлайн",
    running: "активн(?:е|а|ий|о)|увімкнен(?:о|а|ий)|запущен(?:о|а|ий)|працює|заплановано",
    task: "дія|завдання|інтервал|коли|нагадування|період\\p{L}*|повтор\\p{L}*|розклад|наступн\\p{L}+ (?:запуск|спрацювання)|тригер|частота|що|час",
    sits: "(?:висить|лежить|стоїть|перебуває|з['’]явил\\p{L}+|опинил\\p{L}+|гуляє|красується|потрапил\\p{L}*|полетіл\\p{L}*|пішл?а?|пішов)",
    armed:
      "(?:перевірка|копія|бекап|звіт|зведення)(?: [^\\s]+){0,4}? (?:крутиться|працює|запускається|йде|надходить)|(?:алерт|будильник|бот|моніторинг|нагадування|спостереження|стеження|сторож|сповіщення)(?: [^\\s]+){0,5} (?:увімкнен\\p{L}*|запущен\\p{L}*|працює|на посту|крутиться|стоїть|заведен\\p{L}*)",
    auto: "автоматично|на автоматі|сам(?:о|а|е|і)?(?= |$|[:,.])|автоматизован\\p{L}+",
    venues: "бібліотека|басейн|виставка|кафе|крамниця|магазин|парк|пекарня|ресторан|ринок|церква|зал",
  }),
  pl: () => ({
    who: "każd(?:y|emu)|wszyscy|wszystkim|kto (?:chce|ma link)|ktokolwiek|cały świat|ludzie|obcy|społeczność",
    folk: "(?:babci|brat|chór|czytelni|dzieci|goś|grup|klas|klient|klub|koleg|koleżan|lokator|mam|ojc|tat|przyjaci|rodzi|rodzin|rekruter|sąsiad|siostr|uczni|uczestni|współpracowni|znajom|zespół|odwiedzając|użytkownicy spoza)\\p{L}*",
    enters:
      "(?:może|mogą|można) (?:już |teraz |od razu |ją |go )*(?:czytać|grać|obejrzeć|oglądać|otworzyć|przejrzeć|przeczytać|wejść|wchodzić|zajrzeć|zaglądać|zobaczyć|znaleźć)|(?:widzi|widzą|widać|wchodzi|wchodzą|wejdzie|wejdą|otworzy|otworzą|otwiera|znajdzie|zajrzy)",
    bar: "bez (?:żadnego |żadnej )?(?:hasła|konta|logowania(?: się)?|loginu|rejestracji|zakładania konta|zaproszenia|pytania)|(?:hasło|konto|logowanie|rejestracja) (?:już )?nie (?:jest )?(?:potrzebn|wymagan)\\p{L}+|nie (?:trzeba|potrzeba|wymaga) (?:już )?(?:hasła|konta|logowania|się logować)|(?:w )?(?:oknie prywatnym|trybie incognito|prywatnym oknie)",
    opened:
      "(?:nie jest już|już nie jest|przestał\\p{L}* być) (?:prywatn|ukryt|schowan)\\p{L}*|z (?:prywatn|ukryt|szkicu)\\p{L}* (?:na|w) (?:publiczn|jawn)\\p{L}*|otwart(?:y|a|e) (?:już |teraz )?(?:dla (?:każdego|wszystkich|społeczności)|na świat)|widoczn(?:y|a|e) (?:już |teraz )?dla (?:każdego|wszystkich)|w otwartym internecie|(?:ustawi|przełączy|zmieni|przestawi|zrobi)ł[ae]m (?:[^\\s]+ ){1,6}?publiczn\\p{L}*(?=$|[.,;!])|(?:jest|trafił\\p{L}*|już) (?:[^\\s]+ ){0,2}?(?:w|do) (?:witrynie|witryny|galerii społeczności)|publicznie dostępn\\p{L}+",
    pressed:
      "(?:nacisnął|nacisnęł|wcisnął|wcisnęł|kliknął|kliknęł)[ae]m (?:[^\\s]+ )?(?:przycisk|guzik|publikuj|opublikuj|udostępnij)|(?:przestawił|przełączył)[ae]m (?:[^\\s]+ )?(?:przełącznik|wajchę)",
    now: "(?:z|przez|po) link\\p{L}+|z (?:telefonu|tabletu|komputera|domu)|na telefonie|już|nareszcie|od (?:teraz|zaraz)|teraz|wreszcie",
    shut: "nie(?! tylko)|publiczne strony|od \\d+ do \\d+|wyłączon[aey]$|zamknięt[aey]$|jeśli|jeżeli|gdy|kiedy|jak tylko|po (?:opublikowaniu|publikacji)|dopiero|zanim|będzie|będą|byłby|byłaby|chcesz|chce(?!my)|żeby|aby|tylko (?:ty|dla ciebie)|nikt|podgląd\\p{L}*|szkic\\p{L}*|jeszcze|nadal|wciąż|w aplikacji|muzeum|niedziel\\p{L}+|proponuję|sugeruję|opcja|na pewno|jak|plan|publiczną stronę",
    watching:
      "(?:pilnuję|śledzę|obserwuję|monitoruję|czuwam|mam oko)|(?:sprawdzam|zaglądam|patrzę)(?: [^\\s]+){0,5} (?:co|każd)\\p{L}*",
    notifies:
      "(?:dam znać|daję znać|napiszę|przypominam|przypomnę|wyślę|wysyłam|powiadomię|zawiadomię|ostrzegę|obudzę|szturchnę|odezwę się|dostaniesz|dostajesz|otrzymasz)|będę (?:cię |ci )?(?:przypominać|przypominał|przypominała|pisać|wysyłać|powiadamiać)|(?:przyjdzie|przychodzi|wpadnie|wyląduje) (?:[^\\s]+ ){0,4}?(?:podsumowani|przypomnieni|raport|wiadomoś|tutaj|do ciebie)\\p{L}*",
    from: "od (?:dziś|dzisiaj|jutra|teraz|poniedziałku|wtorku|środy|czwartku|piątku|soboty|niedzieli|przyszłego)|począwszy od|odtąd",
    beat: "codziennie|co (?:\\d+ |dwie |trzy |pięć |sześć |dziesięć |piętnaście |trzydzieści |pół )?(?:dzień|dni|godzin\\p{L}*|minut\\p{L}*|tydzień|miesiąc|wieczór|rano|kwadrans|poniedziałek|wtorek|środę|czwartek|piątek|sobotę|niedzielę|noc)|każd(?:y|ego|ą|ej) (?:dnia|poniedziałek|wtorek|środę|czwartek|piątek|sobotę|niedzielę|ranka|wieczoru|tygodnia|dzień|wieczór)|w (?:poniedziałki|wtorki|środy|czwartki|piątki|soboty|niedziele)|(?:godzinę|\\d+ minut|dzień|wieczór) (?:przed|wcześniej)|przed każd\\p{L}+",
    crossing:
      "(?:spadnie|zejdzie|wzrośnie|przekroczy|przebije|dojdzie|poniżej|powyżej|pod|ponad) (?:[^\\s]+ ){0,3}?\\d[\\d.,]*|jak tylko|gdy tylko|z chwilą",
    done: "^(?:dobrze|gotowe|załatwione|zrobione|zapisane|ustawione|zanotowane|zapisał[ae]m|wszystko (?:gotowe|ustawione)|umówione)(?![\\p{L}])|(?:jest|został[oay]?) (?:[^\\s]+ )?(?:zapisan|ustawion|zaplanowan|nastawion|uzbrojon)[eay]|nastawiony",
    offers:
      "podgląd\\p{L}*|jeśli (?:chcesz|wolisz|trzeba)|mam (?:ci|cię)|chcesz|mogę|mógłbym|mogłabym|czy|powiedz|daj mi znać|proponuję|pomysł|plan|kiedy potwierdzisz|jeszcze nie|na razie nie|nie (?:udało|utworzył|ustawił)\\p{L}*|skrypt\\p{L}*|aplikacj\\p{L}*|bibliotek\\p{L}*|szkic\\p{L}*",
    state: "stan|status|widoczność|dostęp|publikacja|strona",
    public:
      "publiczn[aey]|opublikowan[aey]|online|otwart[aey](?: dla wszystkich)?|widoczn[aey] dla wszystkich",
    running: "aktywn[aey]|włączon[aey]|uruchomion[aey]|działa|zaplanowan[aey]|w toku",
    task: "akcja|alarm|co|częstotliwość|godzina|harmonogram|kiedy|następn[ea] (?:uruchomienie|odpalenie)|powtarzanie|przypomnienie|rytm|wyzwalacz|zadanie",
    sits: "(?:wisi|jest|leży|znajduje się|pojawił\\p{L}*|trafił\\p{L}*|krąży|wylądował\\p{L}*|poleciał\\p{L}*|poszł\\p{L}*)",
    armed:
      "(?:sprawdzanie|kontrola|kopia|backup|raport|podsumowanie)(?: [^\\s]+){0,4}? (?:chodzi|leci|rusza|uruchamia się|idzie|działa)|(?:alarm|alert|bot|budzik|czujka|monitoring|przypomnienie|stróż|zadanie)(?: [^\\s]+){0,5} (?:działa|chodzi|włączon\\p{L}+|aktywn\\p{L}+|uzbrojon\\p{L}+|nastawion\\p{L}+|ustawion\\p{L}+)",
    auto: "automatyczn\\p{L}+|samo(?:czynnie)?|sam(?:a|e)?(?= co| od)|zautomatyzowan\\p{L}+",
    venues: "basen|biblioteka|kawiarnia|kościół|park|piekarnia|restauracja|rynek|sklep|wystawa|hala",
  }),
  tr: () => ({
    who: "herkes(?:e|in|i)?|isteyen(?: herkes)?|kim isterse|bütün dünya|tüm (?:dünya|topluluk)|bağlantıyı bilen(?:ler)?|yabancılar|dileyen(?: herkes)?",
    folk: "(?:anneanne|arkadaş|anne|baba|dede|ev arkadaş|kardeş|komşu|konuk|koro|kulüp|meslektaş|misafir|müşteri|nine|okur|öğrenci|takım|takipçi|veli|ziyaretçi|üye|iş arkadaş|aile|çocuk|ekip|sınıf)\\p{L}*",
    enters:
      "(?:açabil|bakabil|bulabil|erişebil|girebil|görebil|gezebil|okuyabil|oynayabil|ulaşabil|ziyaret edebil)(?:iyor|ir)(?:lar|ler)?|görüyor(?:lar)?|giriyor(?:lar)?|açıyor(?:lar)?",
    bar: "(?:hesap|kayıt|giriş|üyelik|şifre|parola|oturum) (?:açmadan|olmadan|yapmadan|gerekmeden|girmeden|istemeden|gerekmiyor|istemiyor|sormuyor)|(?:hesapsız|parolasız|şifresiz|üyeliksiz|davetsiz|girişsiz)|gizli pencerede",
    opened:
      "artık (?:gizli|özel|saklı|kapalı) değil|(?:gizliden|özelden|taslaktan) (?:herkese açığa|yayına)|herkese (?:açık(?! (?:bir|değil))|açıldı|açtım)|herkesin (?:görebileceği|erişimine)|herkes tarafından (?:görülebiliyor|görünüyor)|açık (?:web|internet)(?:te|e)|vitrin(?:de|e)(?: [^\\s]+)?|halka açık(?: [^\\s]+)? (?:hâle|hale|oldu)|herkese görünür",
    pressed:
      "(?:düğme(?:ye|sine)|buton(?:a|una)|yayınla(?:ya|['’]ya)?) (?:[^\\s]+ )?(?:bastım|tıkladım)|anahtarı çevirdim",
    now: "link(?:ten|le|e tıkla\\p{L}+)|bağlantıdan|(?:telefon|tablet|bilgisayar)(?:un)?dan|evden|artık|nihayet|şimdi|şu an(?:dan itibaren)?|bundan böyle|sonunda",
    shut: "\\p{L}+(?:m[ıiuü]yor|em(?:ez|iyor)|am(?:az|ıyor))\\p{L}*|(?:kapalı|kapatıldı)$|(?:herkese açık|kamuya açık) (?:sayfalar|erişim)|belediye\\p{L}*|bakanlık\\p{L}*|eğer|(?:yayınla|aç|bas)\\p{L}*(?:ınca|ince|unca|ünce|arsan|ersen|dığında|diğinde|dıktan|dikten)|sonra|önce|yalnızca sen|sadece sen|kimse|önizleme\\p{L}*|taslak|hâlâ|hala|henüz|uygulama\\p{L}*|müze\\p{L}*|pazar(?: gün\\p{L}*)?|öner\\p{L}*|seçenek|ister misin|istiyor mu\\p{L}*|\\p{L}+(?:acak|ecek)(?:ler|lar)?|nasıl|için|değil(?<!(?:gizli|özel|saklı|kapalı) değil)",
    watching:
      "(?:takip ediyorum|izliyorum|gözlüyorum|kolluyorum|takipteyim|göz kulak oluyorum|gözüm üzerinde|gözüm (?:[^\\s]+ )?üstünde)|(?:kontrol ediyorum|bakıyorum|yokluyorum)",
    notifies:
      "(?:haber veririm|haber vereceğim|yazarım|yazacağım|hatırlatırım|hatırlatıyorum|hatırlatacağım|bildiririm|uyarırım|uyandırırım|mesaj atarım|dürterim|gönderirim|gönderiyorum|sana (?:[^\\s]+ ){0,3}?(?:gelecek|geliyor|gelir)|alacaksın|alırsın)",
    from: "(?:bu akşamdan|bugünden|yarından|şu andan|bundan|pazartesiden|salıdan|çarşambadan|perşembeden|cumadan|cumartesiden|pazardan) (?:itibaren|sonra|böyle)",
    beat: "her (?:\\d+ |iki |üç |beş |on |on beş |yarım )?(?:akşam|cuma|cumartesi|çarşamba|dakika|gece|gün|hafta|ay|pazar|pazartesi|perşembe|saat|sabah|salı|öğlen|yarım saat)(?:te|de|da|ta)?(?: bir)?|(?:saatte|yarım saatte|günde|haftada|ayda|(?:\\d+|iki|üç|beş|on|on beş|otuz) (?:dakikada|saatte|günde)) bir|günlük|saatlik|haftalık|(?:bir saat|\\d+ (?:dakika|saat)|bir gün) önce",
    crossing:
      "\\d[\\d.,]*(?:['’]?\\p{L}+)? (?:[^\\s]+ )?(?:altına|üstüne|üzerine|aşarsa|aşınca|geçerse|geçince)(?: [^\\s]+)?|(?:düşünce|inince|çıkınca|yükselince|düşerse|inerse|çıkarsa|anda|görür görmez)",
    done: "^(?:hazır|kuruldu|kurdum|tamam|tamamdır|hallettim|halloldu|ayarlandı|ayarladım|kaydettim|kaydedildi|not ettim|not aldım)(?![\\p{L}])|(?:kuruldu|ayarlandı|kaydedildi|kayıtlı|devrede|takvimde|zamanlandı)",
    offers:
      "önizleme\\p{L}*|istersen(?:iz)?|ister misin(?:iz)?|\\p{L}+(?:eyim|ayım) mı|\\p{L}+(?:ebil|abil)\\p{L}+|öner\\p{L}*|fikir|plan|söyle(?:yin)?|onaylayınca|henüz|kurulmadı|kurmadım|betik|uygulama\\p{L}*|kütüphane|taslak|değil",
    state: "durum|görünürlük|erişim|yayın|sayfa",
    public: "herkese açık|yayında|yayınlandı|açık|çevrimiçi|canlı",
    running: "aktif|etkin|açık|çalışıyor|kuruldu|planlandı|zamanlandı|devrede",
    task: "alarm|eylem|görev|hatırlatma|hatırlatıcı|iş|ne|ne zaman|saat|sıklık|sonraki çalışma|sonraki|tekrar|tetikleyici|uyarı|aralık",
    sits: "(?:duruyor|görünüyor|yer alıyor|dolaşıyor|asılı|bulunuyor|yerini aldı|yayında)",
    armed:
      "(?:kontrol|yedek|yedekleme|rapor|özet|tarama)(?:ü|u|i|ı)?(?: [^\\s]+){0,6}? (?:dönüyor|çalışıyor|koşuyor|gidiyor)|(?:alarm|bot|görev|hatırlatma|hatırlatıcı|nöbetçi|takip|takib|uyarı)(?:s?[ıiuü])? (?:[^\\s]+ ){0,3}?(?:devrede|açık|çalışıyor|kuruldu|aktif|kurulu)",
    auto: "otomatik(?:\\p{L}+)?|kendiliğinden|kendi kendine",
    venues: "fırın|havuz|kafe|kilise|cami|kütüphane|lokanta|mağaza|park|pazar yeri|restoran|sergi",
  }),
  id: () => ({
    who: "siapa (?:saja|pun)|semua (?:orang|warga)|setiap orang|siapapun|orang-orang|publik|seluruh (?:dunia|komunitas)|khalayak",
    folk: "(?:adik|anak|anggota|ayah|bos|guru|ibu|kakak|kakek|kawan|keluarga|klien|kolega|murid|nenek|orang ?tua|pelanggan|pembaca|pengikut|pengunjung|perekrut|rekan|saudara|siswa|tamu|teman|teman-teman|tetangga|tim|warga)(?:mu|nya|ku)?",
    enters:
      "(?:bisa|dapat|boleh) (?:langsung |sudah |ikut |juga )*(?:akses|buka|lihat|masuk|mampir|main|membaca|membuka|mengakses|mengintip|mengunjungi|melihat|menemukan|baca|kunjungi|mengecek|intip)(?:nya)?|(?:dibuka|diakses|dilihat|dikunjungi) (?:oleh )?(?:siapa|semua)",
    bar: "tanpa (?:perlu |harus )?(?:[^\\s]+ )?(?:akun|daftar|kata sandi|login|masuk akun|mendaftar|pendaftaran|password|sandi|undangan|izin)|(?:tidak|tak|nggak|ga|gak) (?:perlu|butuh|usah) (?:lagi )?(?:[^\\s]+ )?(?:akun|login|kata sandi|password|daftar)|(?:di )?(?:jendela|tab|mode) (?:penyamaran|privat|incognito)",
    opened:
      "(?:sudah|kini|sekarang)? ?(?:tidak|tak|bukan|nggak|gak) (?:lagi )?(?:privat|pribadi|tersembunyi|rahasia)(?: lagi)?(?<!(?:masih|belum) (?:privat|pribadi))|dari (?:privat|pribadi|draf) (?:ke|jadi|menjadi) publik|terbuka (?:untuk|buat|bagi) (?:siapa|semua|umum|publik|khalayak)|(?:kubuka|saya buka|aku buka|dibuka) (?:untuk|buat|bagi) (?:siapa|semua|umum|publik)|(?:bisa dilihat|terlihat|tampak) (?:oleh )?(?:semua|siapa|publik|umum)|di (?:web|internet) terbuka|(?:sudah|kini|telah|kuubah|kujadikan|diubah|saya ubah|aku ubah|disetel|kusetel) (?:[^\\s]+ ){0,5}?(?:jadi|menjadi|ke) publik|(?:masuk|sudah di|nongol di|tampil di|ada di) etalase",
    pressed:
      "(?:tombol(?:nya)?|tombol (?:terbit|publikasi|bagikan)\\p{L}*) (?:sudah |barusan )?(?:kutekan|kupencet|kuklik|saya tekan|aku tekan|ditekan|saya klik)|(?:saya|aku)? ?(?:sudah )?(?:menekan|memencet|mengklik|tekan|pencet|klik) tombol(?: (?:terbit|publikasi|bagikan)\\p{L}*)?(?! di)",
    now: "(?:lewat|pakai|dari) (?:link|tautan)\\p{L}*|dari (?:ponsel|hp|tablet|laptop|rumah)(?:nya)?|akhirnya|kini|mulai (?:sekarang|detik ini|hari ini)|sekarang|sudah|langsung",
    shut: "belum|tidak|tak|halaman publik|dari jam|nonaktif$|tertutup$|dinas|kamu sendiri|kamu yang|kalau|jika|bila|setelah|sesudah|begitu (?:terbit|diterbitkan)|nanti|akan|sebelum|supaya|agar|untuk membuat\\p{L}*|hanya (?:kamu|anda)|cuma (?:kamu|anda)|tidak ada yang|pratinjau|draf|masih|belum|di aplikasi|museum|minggu(?! ini)|usul\\p{L}*|saran\\p{L}*|opsi|yakin|bagaimana|halaman publik bisa|rencana|mau",
    watching:
      "(?:aku|saya|kami)? ?(?:sedang |lagi |terus |sudah )?(?:pantau(?! pantau)|memantau|mengawasi|mengamati|pantengin|jaga)|(?:kupantau|kuawasi)|(?:cek|mengecek|kucek)(?: [^\\s]+){0,5} (?:tiap|setiap)",
    notifies:
      "(?:aku|saya|kami) (?:akan )?(?:ingatkan|kabari|beri ?tahu|kirim|kirimi|hubungi|bangunkan|infokan)|(?:kuingatkan|kukabari|kuberi ?tahu|kukirim|kuhubungi)|(?:kamu|anda) (?:akan )?(?:dapat|menerima|terima)|(?:langsung )?(?:kukabari|dikabari|diingatkan)|(?:masuk|muncul|mendarat) (?:di|ke) (?:chat|obrolan) ini",
    from: "(?:mulai|sejak) (?:malam|hari|besok|sekarang|nanti|senin|selasa|rabu|kamis|jumat|sabtu|minggu|pagi)(?: ini)?|ke depannya",
    beat: "(?:tiap|setiap) (?:\\d+ |dua |tiga |lima |enam |sepuluh |setengah )?(?:bulan|detik|hari|jam|malam|menit|minggu|pagi|pekan|rabu|senin|selasa|kamis|jumat|sabtu|siang|sore|tahun)|(?:\\d+ (?:menit|jam)|setengah jam|seperempat jam) sekali|harian|mingguan|bulanan|(?:sejam|satu jam|\\d+ (?:menit|jam)|sehari|malam) sebelum\\p{L}*",
    crossing:
      "(?:turun|jatuh|naik|tembus|menembus|melewati|di bawah|di atas|kurang dari|lebih dari) (?:[^\\s]+ ){0,3}?\\d[\\d.,]*|begitu|sesaat setelah",
    done: "^(?:beres|oke|ok|selesai|siap|sip|sudah (?:diatur|dicatat|disimpan|beres|jalan)|tercatat|terjadwal|tersimpan|tuntas|sudah)(?![\\p{L}])|(?:sudah|telah) (?:[^\\s]+ )?(?:kusimpan|disimpan|tersimpan|dicatat|kucatat|diatur|kuatur|dipasang|kupasang|terpasang|terjadwal|dijadwalkan|masuk jadwal|di jadwal)",
    offers:
      "pratinjau|kalau (?:mau|perlu|kamu mau)|jika (?:mau|perlu)|mau(?! tidur| kerja)|bisa (?:aku|saya|pantau|kuingatkan)|(?:aku|saya) bisa|apakah|perlukah|usul\\p{L}*|ide|rencana|bilang saja|belum|gagal|skrip|aplikasi|perpustakaan|draf|tidak (?:ada|jadi)",
    state: "status|keadaan|visibilitas|akses|publikasi|halaman",
    public: "publik|terbit|diterbitkan|daring|online|terbuka(?: untuk (?:semua|umum))?|live",
    running: "aktif|jalan|berjalan|menyala|terjadwal|terpasang|nyala",
    task: "aksi|alarm|apa|frekuensi|interval|jadwal|kapan|pemicu|pengingat|pengulangan|jam|tugas|(?:jalan|berikutnya|eksekusi) berikutnya|waktu",
    sits: "(?:ada|nongol|tampil|muncul|nangkring|terpampang|mendarat|sampai|beredar|sudah) (?:di|ke)?",
    armed:
      "(?:pengecekan|pemeriksaan|pencadangan|laporan|ringkasan)(?: [^\\s]+){0,4}? (?:jalan|berjalan|dikirim|keluar)|(?:alarm|bot|pemantau|pemantauan|pengingat|peringatan|tugas)(?:nya)?(?: [^\\s]+){0,5} (?:aktif|jalan|berjalan|menyala|terpasang)",
    auto: "otomatis|sendiri(?:nya)?|dengan sendirinya",
    venues: "gereja|kafe|kolam|masjid|pameran|pasar|perpustakaan|restoran|taman|toko",
  }),
  vi: () => ({
    who: "ai (?:cũng|có link|có mạng|muốn)|mọi người|tất cả mọi người|bất (?:cứ|kỳ) ai|cả thế giới|người lạ|cả cộng đồng|công chúng|ai ai",
    folk: "(?:bà|ba mẹ|bạn bè|bạn cùng (?:lớp|phòng)|bố|bố mẹ|cả lớp|cả nhà|cả nhóm|các em|chị|cháu|con cái|cư dân|dì|đồng nghiệp|độc giả|gia đình|hàng xóm|học sinh|học trò|khách(?: hàng)?|mẹ|nhà tuyển dụng|nhân viên|ông bà|phụ huynh|sếp|thành viên|bà con|ngoại)(?: (?:ngoại|nội|bạn|em|anh|chị))?",
    enters:
      "(?:có thể )?(?:vào|mở|xem|đọc|truy cập|ghé|thấy|chơi|tìm thấy)(?: [^\\s]+){0,2}? (?:được|thoải mái)|có thể (?:vào|mở|xem|đọc|truy cập|ghé|chơi|tìm)|vào được|xem được|mở được|mở (?:link|ra|lên) là thấy|cũng (?:vào|mở|xem|đọc|truy cập|thấy)|xem cũng được",
    bar: "(?:không|khỏi|chẳng|chả) (?:cần|phải|đòi|hỏi|yêu cầu) (?:[^\\s]+ )?(?:đăng nhập|mật khẩu|tài khoản|đăng ký|lời mời)|khỏi (?:đăng nhập|đăng ký|mật khẩu)|khi chưa đăng nhập|(?:cửa sổ|tab|chế độ) ẩn danh",
    opened:
      "(?:không còn|hết|thôi) (?:riêng tư|ẩn|bí mật|kín)(?: nữa)?(?: rồi)?|(?:để|chuyển|đặt|đổi|bật|gạt|cho)(?: [^\\s]+){0,5}? (?:sang |thành |ở )?(?:chế độ )?công khai(?: rồi)?|mở (?:cửa )?(?:cho|với) (?:mọi người|tất cả|công chúng|bất kỳ ai)|từ riêng tư (?:sang|thành) công khai|trên (?:web|mạng) mở|(?:đã|đang) (?:[^\\s]+ )?(?:ở|vào|nằm trên) (?:tủ kính|gian trưng bày)|hiện công khai",
    pressed:
      "(?:đã |vừa |mới )?(?:bấm|nhấn|gạt)(?: [^\\s]+)? (?:nút|công tắc)(?: (?:công khai|đăng|xuất bản|chia sẻ))?(?: rồi)?",
    now: "(?:bằng|có|mở|bấm) link|(?:bằng|trên|từ|mở) (?:điện thoại|máy tính|máy tính bảng|nhà)|bây giờ|giờ|hiện|ngay|rồi|từ (?:giờ|bây giờ|nay)|cuối cùng|đã",
    shut: "không|chẳng|trang công khai|từ \\d+|đã tắt$|đã đóng$|nếu|khi(?! chưa đăng nhập)|sau khi|trước khi|sẽ|muốn|để (?:công khai|mọi người)(?! rồi)|hãy|chỉ (?:bạn|mình bạn|có bạn)|không ai|xem trước|bản nháp|vẫn|chưa(?! đăng nhập)|trong ứng dụng|bảo tàng|chủ nhật|đề xuất|gợi ý|lựa chọn|chắc|làm sao|cách|phần cài đặt|kế hoạch|một trang công khai",
    watching:
      "(?:mình |em |tôi )?(?:đang |vẫn |sẽ |đã )?(?:canh|theo dõi|để mắt|trông chừng|giám sát)|(?:kiểm tra|quét|xem)(?: [^\\s]+){0,5} (?:mỗi|một lần)",
    notifies:
      "(?:mình|em|tôi)? ?(?:sẽ )?(?:báo|nhắc|nhắn|gửi|gọi|đánh thức|thông báo)(?: tin)?(?: cho)? (?:bạn|anh|chị|em|liền|ngay)|là (?:báo|nhắn|nhắc)|(?:bạn|anh|chị) (?:sẽ )?(?:nhận|được nhắc)",
    from: "(?:từ|bắt đầu từ|kể từ) (?:tối|sáng|hôm|ngày|mai|giờ|thứ|chủ nhật|tuần|nay)(?: nay| mai)?",
    beat: "mỗi (?:\\d+ |hai |ba |năm |sáu |mười |nửa )?(?:buổi|chiều|chủ nhật|đêm|giờ|ngày|phút|sáng|tháng|thứ|tiếng|tối|trưa|tuần|năm)|hằng (?:ngày|tuần|tháng|giờ)|hàng (?:ngày|tuần|tháng|giờ)|(?:\\d+ (?:phút|tiếng|giờ)|nửa tiếng)(?: [^\\s]+)? một lần|thứ \\p{L}+ hằng tuần|(?:trước|sớm) (?:\\d+ (?:phút|tiếng)|một (?:giờ|tiếng|ngày))",
    crossing:
      "(?:xuống|giảm|rớt|tăng|lên|vượt|chạm|dưới|trên|thấp hơn|cao hơn)(?: [^\\s]+){0,3} \\d[\\d.,]*|ngay khi|hễ",
    done: "^(?:đã )?(?:cài xong|đặt xong|lưu rồi|ok|ổn rồi|rồi nhé|vâng|xong|xong rồi|ghi nhận|đã (?:lưu|đặt|cài|hẹn|ghi))(?![\\p{L}])|(?:đã|vừa) (?:được )?(?:lưu|đặt|cài|hẹn|ghi|lên|nằm)(?: [^\\s]+){0,2}? ?(?:lịch|trong hệ thống|báo thức|nhắc|sẵn|lại|xong|rồi)",
    offers:
      "xem trước|nếu (?:cần|muốn|bạn)|có muốn|muốn (?:mình|em|tôi)|mình có thể|em có thể|có cần|được không|nhé\\?|đề xuất|ý tưởng|kế hoạch|khi bạn (?:xác nhận|đồng ý)|chưa|thất bại|script|ứng dụng|thư viện|bản nháp|không (?:tạo|có) (?:được|lịch)",
    state: "trạng thái|tình trạng|hiển thị|quyền xem|xuất bản|trang",
    public: "công khai|đã đăng|đã xuất bản|online|trực tuyến|mở cho mọi người|đang mở",
    running: "đang chạy|đang bật|đã bật|hoạt động|đang hoạt động|đã lên lịch|đã đặt|bật",
    task: "báo thức|chu kỳ|công việc|giờ|hành động|khi nào|lặp(?: lại)?|lịch|lần (?:chạy )?(?:kế|tới|tiếp)(?: theo)?|nhắc(?: nhở)?|tác vụ|tần suất|thời gian|việc|nội dung",
    sits: "(?:nằm|lên sóng|có mặt|xuất hiện|đang ở|đã ở|chễm chệ|đã có)(?: trên)?",
    armed:
      "(?:kiểm tra|sao lưu|báo cáo|quét)(?: [^\\s]+){0,4}? (?:chạy|đang chạy)|(?:báo thức|bot|bộ|cảnh báo|lịch(?: báo cáo| nhắc)?|lời nhắc|nhắc nhở|tác vụ|trình)(?: [^\\s]+){0,7} (?:đang chạy|đã bật|hoạt động|đã nằm trong hệ thống|đã vào lịch)",
    auto: "tự động|tự chạy|tự nó",
    venues: "công viên|hồ bơi|nhà hàng|nhà thờ|quán|siêu thị|thư viện|tiệm bánh|triển lãm|cửa hàng",
  }),
  zh: () => ({
    who: "谁都|任何人|所有人|大家|人人|每个人|陌生人|全世界|公众|谁想|外人|有链接的人|路人",
    folk: "(?:阿嬤|阿嬷|奶奶|外婆|爷爷|家人|家长|父母|妈妈|爸爸|朋友|同事|同学|学生|客户|客人|粉丝|邻居|队友|室友|组员|成员|读者|老师|街坊|老板|面试官|访客|群里的(?:人|家长|朋友)|摊主|店家|商家|乡亲|团员)们?",
    enters:
      "(?:可以|能|能够|可|都能|就能)(?:直接|马上|随时|自由|立刻|够)?(?:打开|访问|看到|看见|浏览|进来|进入|进去|查看|点开|玩|使用|读到|找到|逛)|(?:就能|都能|也能)(?:看|玩|用|进)|(?:看|打|进|点)(?:得到|得见|得开|得了)|打开了?就(?:能看|看到|看得到)|都看得到|看得见|也看得到",
    bar: "(?:不用|不必|无需|无须|不需要|免|没有|不|毋须)(?:再)?(?:任何)?(?:登录|登入|登陆|注册|账号|帐号|账户|密码|口令|邀请)|未登录|没登录|无痕(?:窗口|模式)|隐身(?:窗口|模式)",
    opened:
      "(?:不再|不是|已经不|已不)(?:是|再)?(?:私密|私有|仅自己可见|隐藏|保密)|(?:从|由)(?:私密|私有|草稿|仅自己可见)(?:改成|变成|切换?到|切换?成|转为|改为|设为)(?:了)?公开|(?:已|已经|现在|目前)?(?:对外|向(?:所有人|公众|大家|全世界))(?:开放|公开)(?:了)?|(?:设|改|调|切|切换|转)(?:成|为|到)了?公开(?!前|吗)|(?:开放|公开)给(?:了)?(?:所有人|大家|公众|任何人)|人人可见|所有人可见|全网可见|挂(?:到|上)(?:了)?(?:展示区|橱窗|社区首页)|(?:上|进)了?(?:展示区|橱窗)",
    pressed:
      "(?:按下?|点|点击|摁下?|打开|拨动)(?:了(?:公开|发布|分享)(?:的|这个)?(?:开关|按钮|键)?|(?:公开|发布|分享)(?:的|这个)?(?:开关|按钮|键)?了)(?=$|[，,。])|(?:帮你|替你|已经|刚|我)(?:按|点)(?:下)?了(?:公开|发布|分享)(?:的)?(?:开关|按钮)?|(?:按下|打开)了公开的?开关",
    now: "点(?:开)?(?:连接|链接)|扫码|手机上?|平板上?|电脑上?|在家|现在|已经|终于|从(?:现在|今天|此刻)起|马上|立即|这会儿|已",
    shut: "(?:图书馆|博物馆|商店|餐厅|公园|展览)的|不(?!仅|但|变)|没(?!问题)|公开(?:的)?(?:页面|网页|帖子)|的是|旧版|关闭$|不公开|非公开|如果|要是|若|的话|之后|以后|等|一旦|还(?:没|未|是|在)|尚未|才能|将|会(?!员)|想|要(?!不要登|密码)|需要(?!登)|只有(?:你|您)|仅(?:你|您)|没人|预览|草稿|建议|方案|选项|确定|怎么|如何|示例|博物馆|应用里|游戏里|投票|接口|周日|开馆|本地|可选|请(?:点|按|在)|设置里",
    watching:
      "(?:帮你|替你|给你|为你|我)?(?:正在|一直|已经|会|在|开始)?(?:盯着|盯住|盯上|盯|监控|监测|监视|留意|关注|看着)|每(?:隔)?[^，。]{1,8}(?:检查|查|看|扫)一(?:次|遍|眼)",
    notifies:
      "(?:我)?(?:会|就|再|便|立刻|马上|立即|第一时间|准时|都)*(?:提醒|通知|告诉|告知|叫醒|叫|发消息|发信息|发通知|推送|发给|喊)(?:给)?(?:你|您)|(?:就|立刻|马上|立即|第一时间)(?:发消息|发信息|通知|告诉|提醒|推送|报)|(?:你|您)(?:会|将|就会|就能)(?:收到|接到)|发到这里",
    from: "从(?:今天|今晚|明天|明早|现在|今日|下周|本周|周[一二三四五六日])(?:起|开始)?|今后|以后每|自(?:今天|明天)起",
    beat: "每(?:隔)?(?:天|日|晚|早|周|月|年|小时|分钟|个?(?:小时|星期|礼拜|月)|半小时|[一二三四五六七八九十两\\d]+(?:天|小时|分钟|个小时|周)|周[一二三四五六日天]|星期[一二三四五六日天]|礼拜[一二三四五六日天])|天天|早晚|(?:提前|前)(?:一|半|两|\\d+)(?:天|小时|分钟|个小时)",
    crossing:
      "(?:过了?(?=\\d)|跌破|跌到|跌至|低于|高于|涨破|涨到|突破|超过|降到|降至|升到|升破|破)[^，。]{0,6}[\\d一二三四五六七八九十百千万]+|一(?=[^，。]{0,12}就)",
    done: "^(?:好(?:的|了|嘞|啦)?|设好(?:了|啦|囉)?|搞定(?:了|啦)?|安排好(?:了)?|弄好了|记(?:下|住)了|收到|没问题|妥了|办好了|存好了|已(?:保存|设好|安排|记录|设定|添加))|(?:已经|已|都)?(?:帮你|替你|给你)?(?:排进去|排好|设好|安排好|存好|保存好|记下|加好|放进日程|挂上|上好|开好|启动|设定好|定好)(?:了)?|(?:帮你|替你|已经)盯",
    offers:
      "预览|不想|取消|要不要|需要(?:我|的话)|如果(?:你|您|需要|想)|想要|可以(?:帮|给|替)|能(?:帮|给|替)(?:你|您)|要的话|是否|要是你|吗|建议|方案|计划|等你(?:确认|同意)|还没|尚未|失败|没(?:有)?(?:设|建|创建)|脚本|应用|图书馆|草稿|文案|跌破.{0,12}的话|程序",
    state: "状态|可见性|可见范围|访问权限|发布状态|发布|公开状态|页面状态",
    public: "已?公开|已发布|所有人可见|公开可见|对外开放|已上线|在线|开放",
    running: "已?(?:启用|开启|生效|激活|安排|设定|启动)|运行中|进行中|监控中|开",
    task: "任务|动作|频率|间隔|下次(?:触发|运行|执行)?|触发(?:条件|时间)?|表达式|提醒|重复|时间|周期|内容",
    sits: "(?:挂|躺|出现|登|待)(?:在|到|上)|(?:已经?|现在)(?:在|上了)|(?:丢|发|放|扔|推|搬)(?:到|上|去)",
    armed:
      "(?:检查|备份|报告|日报|周报|汇总|扫描)[^，。]{0,6}(?:在跑|跑着|运行中|跑起来)|(?:提醒|闹钟|任务|监控|推送|警报|定时)[^，。]{0,10}(?:已经?|正在|都)?(?:生效|启用|开启|运行|排进去|上岗|就位|跑起来)(?:了|中)?",
    auto: "自动|自行|自己(?=跑|运行|会)",
    venues: "商店|餐厅|图书馆|公园|泳池|展览|教堂|面包店|咖啡馆|超市",
  }),
  ja: () => ({
    who: "誰(?:でも|もが)|だれ(?:でも|もが)|どなた(?:でも|様でも)|みんな|皆(?:さん|様|さま)?|全員|全世界|世界中|不特定多数|一般の(?:方|人)|知らない人",
    folk: "(?:おばあ(?:さま|さん|ちゃん)|おじい(?:さま|さん|ちゃん)|お母(?:さま|さん)|お父(?:さま|さん)|ご家族|ご両親|保護者|友達|友だち|友人|同僚|生徒|学生|部員|会員|お客(?:さま|様|さん)|ご近所|隣人|チーム|メンバー|読者|訪問者|採用担当|ファン|クラス|町内)(?:の(?:方|皆さん|みなさん))?",
    enters:
      "(?:見|観|読|開|入|使|遊|閲覧|アクセス)(?:られ|らられ|め|け|れ|え|べ|でき)(?:ます|る(?:よう)?|ました|ています)|(?:ご覧|お読み|お入り|お使い|お楽しみ)(?:いただけ|になれ|頂け)(?:ます|る)|(?:閲覧|アクセス|入場|利用)(?:が)?(?:できます|可能(?:です)?|できる)|見(?:え|れ)(?:ます|る)|たどり着け(?:ます|る)",
    bar: "(?:ログイン|サインイン|登録|アカウント|パスワード|招待|合言葉)(?:は|も|が|の)?(?:もう)?(?:不要|いりません|要りません|必要ありません|必要なし|無し|なし(?:で|に|でも)?|しなくても?|せずに|求められません|いらず)|未ログイン|ログアウト(?:した)?状態|シークレット(?:ウィンドウ|モード|タブ)|プライベート(?:ウィンドウ|ブラウズ)",
    opened:
      "(?:もう|もはや|すでに)?非公開では(?:なく|ありません|ない)|非公開から公開(?:に|へ)(?:切り?替え|変え|変更|移し|し(?:まし|てあ|てお))|(?:一般|全体|社外|外部|誰でも|だれでも)(?:に|へ|から)?(?:も)?(?:公開|開放)(?:して(?:います|あります|おきました)|しました|され(?:ています|ました)|済み|中)|(?:世界|全世界|みんな|皆(?:さん|様)|全員|一般)(?:に|へ)(?:向けて)?(?:開かれ(?:て|まし)|公開(?:しま|して|され|中)|オープン)|公開(?:状態|設定|範囲)(?:を|は|が|も)?(?:「?公開」?に|オンに|全体に)?(?:しました|してあります|しておきました|切り替え(?:ました|済み)|変更(?:しました|済み)|実施済み|済み|です)|(?:ショーケース|展示コーナー)(?:に|へ)(?:載|並|入|掲載)[^、。]{0,8}(?:ました|ています|ます)",
    pressed:
      "(?:公開|投稿|シェア)?(?:の)?(?:ボタン|スイッチ)を(?:押し(?:ました|ておきました|て)|入れ(?:ました|ておきました)|オンにし(?:ました|ておきました))",
    now: "リンク(?:から|を開)|(?:スマホ|タブレット|パソコン|お手元|ご自宅)(?:から|で)|このまま|今|いま|もう|すでに|ただいま|現在|これで|本日から|たった今|ようやく",
    shut: "ません|ない(?!で)|公開ページ|協会|省|庁|市役所|オフ$|なら(?!び)|れば|(?:公開|投稿|押し|クリック)(?:すると|したら|しますと|後|してから|する前)|押すと|まだ|これから|予定|つもり|でしょう|かもしれ|たい|ほしい|ください|下さい|だけが|(?:あなた|ご本人|本人|自分)(?:だけ|しか|のみ)|しか|プレビュー|下書き|ません(?<!(?:いり|要り|必要あり|では|求められ)ません)|例えば|たとえば|仮に|提案|案|場合|博物館|アプリ(?:で|では|内)|ゲーム|日曜|ローカル|本当に|方法|設定の|オンにして|投票|作り",
    watching:
      "(?:見張|監視|見守|注視|チェック|ウォッチ|追跡|追いかけ)(?:って|して|り|し)(?:い(?:ます|る)|おり(?:ます)|始め(?:ました|ます)|続け(?:ます|ています)|ま(?:す|した))",
    notifies:
      "(?:お知らせ|ご連絡|連絡|通知|ご案内|声(?:を)?(?:お)?かけ|お声がけ|リマインド|メッセージ|報告|ご報告|お届け|お送り)(?:を)?(?:し(?:ます|ていきます|てまいります)|いたします|致します|送ります|します|入れます|が届きます|が来ます)|知らせ(?:ます|てくれます)|届き(?:ます)|起こし(?:ます)|送り(?:ます)|流れ(?:ます)",
    from: "(?:今日|今夜|本日|明日|明朝|今晩|来週|今週|これ|月曜|火曜|水曜|木曜|金曜|土曜|日曜)から",
    beat: "毎(?:日|朝|晩|夜|週|月|年|時|夕|昼|正午|[日月火水木金土]曜)|(?:\\d+|[一二三四五六七八九十半数])(?:分|時間|日|週間)(?:おき|ごと|に一度|に1回|毎)|[月火水木金土日]曜(?:日)?ごと|平日|(?:\\d+|[一二三])(?:分|時間|日)前|前日|前夜",
    crossing:
      "(?:\\d|円|ドル|万)[^、。]{0,8}(?:割ったら|割れば|割り込|下回|上回|超え|切ったら|切れば|達し|なったら|下がったら|上がったら)|(?:たら|次第)(?:すぐ|即|ただちに|直ちに)",
    done: "ようになりました|ようにして(?:あり|おき)|^(?:承知(?:しました|いたしました)|かしこまりました|了解(?:です|しました)|わかりました|できました|設定(?:済み|しました|完了)|登録(?:済み|しました|完了)|お任せください|準備(?:完了|できました)|完了|ok|はい)|(?:設定|登録|予約|仕掛け|セット|保存|組み込|手配|用意)(?:て|して|んで)?(?:しました|済み|あります|おきました|おいた|完了)",
    offers:
      "プレビュー|なら|その時|ましょうか|ますか|でしょうか|ご希望(?:でしたら|なら)|よろしければ|必要(?:なら|でしたら)|もし|(?:でき|出来)ます(?!。)|いかが|案|提案|予定|計画|まだ|失敗|していません|ません|スクリプト|アプリ|図書館|下書き|文面|と思います|ください|バス|たいです|場合",
    state: "状態|ステータス|公開(?:状態|設定|範囲)?|表示範囲",
    public: "公開(?:中|済み)?|オン|全体(?:公開)?|一般公開|誰でも閲覧可|オンライン",
    running: "有効|稼働中|動作中|オン|登録済み|実行中|設定済み|予約済み",
    task: "ジョブ|タスク|内容|動作|頻度|間隔|次回(?:実行|通知)?|トリガー|条件|リマインダー|繰り返し|時刻|日時|周期",
    sits: "(?:載って|上がって|並んで|出て|流れて|あって)(?:い(?:ます|る)|おり)|(?:載り|上がり|並び|出|流れ)ました|あります",
    armed:
      "(?:確認|チェック|バックアップ|週報|日報|レポート|集計)[^、。]{0,8}(?:回って|走って|流れるように|動いて)(?:います|いる|なりました)|(?:見張り|監視|ウォッチ|お知らせ|リマインダー|アラーム|目覚まし|通知|まとめ|定期実行)(?:を|は|が|も|、|・)?(?:もう|すでに)?(?:始め|開始|スタート|稼働|動い|オン|仕掛け|仕込|組み込|鳴るように)(?:し|て|ん)?(?:ました|ています|ます|中|おきました|あります)",
    auto: "自動(?:で|的に|化)?|ひとりでに|勝手に",
    venues: "店舗|図書館|公園|プール|展覧会|教会|カフェ|レストラン|スーパー",
  }),
  ko: () => ({
    who: "누구(?:나|든지|든|라도)|아무나|모두|모든 (?:사람|분)|다들|전 ?세계|모르는 사람|외부(?:인|에서도)|일반(?:인| 이용자)",
    folk: "(?:할머니|할머님|할아버지|어머니|어머님|엄마|아버지|아버님|아빠|부모님|학부모|가족|친구|동료|직원|학생|반 친구|회원|손님|고객|이웃|팀원|멤버|독자|방문자|면접관|팬|룸메이트|입주민|친척|선생님)(?:들|님|님들)?(?:도|이|가|은|는|께서|께서도)?",
    enters:
      "(?:볼|보실|들어올|들어오실|들어갈|열|여실|열어볼|접속할|접속하실|이용할|읽을|찾을|구경할|놀|찾아올) 수 (?:있|가 있)|(?:보여요|보입니다|열려요|열립니다|들어와져요|접속돼요|접속됩니다|보세요|보실 거예요)|(?:열람|접속|이용|관람) ?가능",
    bar: "(?:로그인|회원 ?가입|가입|계정|비밀번호|암호|초대)(?:은|는|이|가|도|을|를| 창도| 창이| 없이| 안 ?해도)? ?(?:없이(?:도)?|안 ?(?:해도|떠|뜨|물어|필요)[가-힣]*|필요 ?없[가-힣]*|하지 않아도|안 하고도|안 한)|로그아웃(?:한)? 상태|시크릿 ?(?:창|모드)",
    opened:
      "(?:이제 |더 ?이상 )?(?:비공개|나만 보기|숨김)(?:가|는|을|를)? ?(?:아니에요|아닙니다|아니고|풀었|풀어|해제했|해제해|해제됐|끝났)|비공개에서 (?:전체 ?)?공개로|(?:누구나|모두|아무나|다들)[^.]{0,14}(?:열어|풀어) ?(?:뒀|두었|놨|놓았|드렸)|(?:모두에게|전체에게|전체|일반에|외부에|대중에|누구에게나|모두한테) ?(?:공개|개방|열려|열렸|열었)(?:했|됐|되었|돼|되어| 있|습니|어요|해)[가-힣]*|(?<!비)(?:전체 ?)?공개로 (?:바꿨|돌렸|전환했|설정했|해 ?뒀|변경했|바꿔|돌려)|쇼케이스에 (?:올라|걸려|실려|들어)[가-힣]*",
    pressed: "(?:공개|게시|공유)? ?(?:버튼|스위치)(?:을|를)? ?(?:눌렀|눌러 ?(?:뒀|드렸|놨)|켰|켜 ?(?:뒀|놨))",
    now: "링크(?:로|만|를)|(?:휴대폰|핸드폰|폰|태블릿|컴퓨터|집)(?:으로|로|에서)(?:도)?|이제|지금|방금|드디어|벌써|이미|오늘부터|바로",
    shut: "못|안 |공개 페이지|협회|구청|시청|꺼짐$|비공개로|려면|(?:공개|게시|발행)(?:하면|되면|하시면|한 (?:뒤|후)|하고 나면)|아직|까요|나요|을까|ㄹ까|예정|계획|원하시면|필요하면|수 있게 됩니다|본인만|나만 볼|혼자만|미리 ?보기|초안|해 ?주세요|하세요|켜 주|눌러 주|괜찮으|예를 들|만약|박물관|앱에서|게임|일요일|제안|추천|방법|투표|로컬|않았|싶",
    watching:
      "(?:지켜보|감시하|살펴보|눈여겨보|주시하|모니터링하|추적하|들여다보)(?:고 있|는 중|기 시작|ㅂ니다|겠)|(?:지켜봅|살핍)니다",
    notifies:
      "(?:알려|말씀|연락|전해|깨워|불러|보내|메시지|알림|귀띔|톡)(?:을|를)? ?(?:드리게|드리도록|드릴게|드리겠|드려|드리도록|줄게|드립|보낼게|보내겠|해 ?드릴게)[가-힣]*|(?:알려|연락|말씀)[^.]{0,4}(?:드릴게요|드리겠습니다|드려요)|받게 되|(?:도착|발송)(?:합니다|해요|됩니다|돼요)|알림이 (?:가요|갑니다|와요|옵니다|울려요)",
    from: "(?:오늘|오늘 밤|내일|지금|이번 주|다음 주|월요일|화요일|수요일|목요일|금요일|토요일|일요일|내일 아침|오늘 저녁) ?(?:밤|아침|저녁)?부터|앞으로",
    beat: "매(?:일|주|월|시간|년|분|번)|(?:\\d+|한|두|세|네|다섯|여섯|오|십|삼십|반) ?(?:시간|분|일|주|달)마다|(?:\\d+|한|두|세|삼십) ?(?:시간|분|일)에 한 ?번|날마다|아침마다|저녁마다|밤마다|(?:월|화|수|목|금|토|일)요일마다|평일|주말마다|(?:\\d+|한|두) ?(?:시간|분|일) 전|전날",
    crossing:
      "\\d[^.]{0,10}(?:아래|밑|위|이상|이하|미만|초과|넘|떨어지|내려가|올라가|찍|돌파)[가-힣]*|(?:하자마자|되는 대로|되자마자|나오는 대로)",
    done: "^(?:알겠(?:습니다|어요)|네|넵|됐(?:습니다|어요)|완료|설정 ?완료|등록 ?완료|준비 ?(?:완료|됐)|처리(?:했|됐)|저장(?:했|됐)|걱정 마세요|맡겨)|(?:걸어|켜|맞춰|넣어|잡아|저장해|등록해|설정해|예약해|세팅해|만들어) ?(?:뒀|두었|놨|놓았|드렸)|(?:켰|걸었|등록했|저장했|설정했|예약했)(?:습니다|어요|고)",
    offers:
      "미리 ?보기|까요|나요|을까|원하시면|필요하시면|괜찮으시면|드릴 수 (?:있|도)|해도 될|제안|아이디어|계획|예정|확인해 주시면|아직|실패|못 ?했|않았|스크립트|앱|도서관|초안|문구|만약",
    state: "상태|공개 ?(?:범위|여부|상태)|접근|게시",
    public: "(?:전체 ?)?공개(?:됨| 중)?|게시됨|누구나|온라인",
    running: "활성(?:화)?(?:됨)?|켜짐|작동 중|실행 중|예약됨|등록됨|가동 중",
    task: "작업|내용|동작|빈도|간격|다음 (?:실행|알림)|트리거|조건|알림|반복|시각|시간|주기",
    sits: "(?:올라가|올라와|떠|걸려|실려|게시돼|있)(?: ?있)?(?:습니다|어요|네요)|(?:떴|올라갔|실렸|걸렸)(?:습니다|어요)",
    armed:
      "(?:확인|점검|백업|보고|요약)[^.]{0,8}(?:돌아가고|돌고|실행되고) ?있|(?:감시|모니터링|추적|알림|알람|리마인더|정리|요약|작업)(?: ?작업|을|를|은|는|이|가)?[^.]{0,6}(?:켰|켜 ?(?:뒀|놨|두었)|시작했|걸었|걸어|돌려|돌고|가동)",
    auto: "자동(?:으로|화)?|알아서|저절로",
    venues: "가게|도서관|공원|수영장|전시회|교회|카페|식당|마트|빵집",
  }),
  ar: () => ({
    who: "الجميع|للجميع|أي (?:شخص|أحد|زائر)|أيّ? ?كان|كل (?:الناس|شخص|أحد|من)|لمن (?:يريد|يشاء|شاء)|من (?:يريد|يشاء)|العالم (?:كله|أجمع)|المجتمع كله|الغرباء|العموم|للعموم|للعلن",
    folk: "(?:و?لل|ل|ال|و)?(?:أهالي|جدت|جد|أمّ?|والدت|والد|والدي|أصدقاء|أصدقائ|صديق|زملاء|زملائ|زميل|طلاب|تلاميذ|عملاء|زبائن|جيران|ضيوف|أعضاء|أهل|عائلت|عائلة|أفراد|إخوت|أخت|أخ|فريق|فريقك|قراء|زوار|الزوار|أولياء)[\\p{L}\\p{M}]*",
    enters:
      "(?:يستطيع|تستطيع|يستطيعون|يمكن|يقدر|تقدر|يقدرون|بإمكان|بوسع)(?:ه|ها|هم)?(?: [^\\s]+){0,3}? (?:أن )?(?:فتح|يفتح|تفتح|رؤي|يرى|ترى|يشوف|تشوف|دخول|الدخول|يدخل|تدخل|زيارة|يزور|تصفح|يتصفح|قراءة|يقرأ|الوصول|الاطلاع|يطلع|يفوت)[\\p{L}\\p{M}]*|(?:يفتحها|يفتحه|تفتحه|تفتحها|يراها|يراه|تراها|يشوفها|يدخلها|يدخل عليها|تُفتح|يفتحونها)",
    bar: "(?:بدون|بلا|دون|من دون|من غير|بغير) (?:أي )?(?:حاجة إلى )?(?:حساب|تسجيل(?: دخول)?|كلمة (?:مرور|سر)|دعوة|دخول|باسوورد|تسجيل الدخول)|(?:لا|ما|ولا|لم تعد|لن) (?:تحتاج|يحتاج|يحتاجون|تطلب|يُطلب|يطلب)(?: [^\\s]+)? (?:إلى )?(?:حساب|تسجيل|كلمة)|(?:في )?(?:نافذة|وضع) (?:خاصة|خاص|التصفح المتخفي|متخفية)",
    opened:
      "(?:لم (?:يعد|تعد)|ما عاد|ما عادت|ليست?|صار غير|مو) (?:[^\\s]+ )?(?:خاص|مخفي|سري)[\\p{L}\\p{M}]*(?: بعد الآن)?|من (?:خاص|مسودة|الخاص)[\\p{L}\\p{M}]* إلى (?:عام|العام)[\\p{L}\\p{M}]*|(?:صار|أصبح|بات|صارت|أصبحت|باتت|الآن|خلّ?يت|جعلت|حوّ?لت|غيّ?رت|بدّ?لت)ُ?(?:ها|ه)? (?:[^\\s]+ ){0,4}?(?:عامّ?ة|عامّ?ًا|علني[\\p{L}\\p{M}]*|متاح[\\p{L}\\p{M}]* (?:للجميع|للكل|لأي)|مفتوح[\\p{L}\\p{M}]* (?:للجميع|للكل|لمن|لأي)|مرئي[\\p{L}\\p{M}]* للجميع)|(?:متاح|مفتوح|مرئي|معروض)[\\p{L}\\p{M}]* (?:الآن )?(?:للجميع|للعموم|للعلن|لأي شخص|لمن (?:يريد|شاء)|أمام الجميع)|فتحت(?:ُ|ها|ه)? (?:[^\\s]+ ){0,4}?(?:للجميع|للعموم)|على (?:الويب|الإنترنت) المفتوح",
    pressed:
      "(?:ضغطت|كبست|نقرت)ُ? (?:على )?(?:زر(?: النشر| المشاركة)?|الزر|نشر)|(?:قلبت|فعّ?لت|شغّ?لت)ُ? (?:مفتاح|المفتاح)(?: [^\\s]+)?",
    now: "(?:بالرابط|عبر الرابط|من الرابط|معه الرابط)|من (?:الهاتف|الجوال|الموبايل|اللوح|البيت|حاسوبه[\\p{L}\\p{M}]*)|الآن|الحين|هلق|دلوقتي|أخيرًا|منذ الآن|من الآن|بات|صار|صارت|أصبح|أصبحت|قد|خلاص",
    shut: "لا|لم|لن|ليست?|البلدية|الوزارة|الصفحات العامة|مغلقة?$|معطلة?$|إذا|لو|عندما|حين(?!ه)|متى|بعد(?! الآن)|قبل|سوف|سيمكن|سيستطيع|ستكون|سيكون|تريد|هل|لكي|حتى|لجعل[\\p{L}\\p{M}]*|أنت فقط|لا يراها? (?:غيرك|أحد|سواك)|وحدك|لا أحد|معاينة|المعاينة|مسودة|ما زال[\\p{L}\\p{M}]*|لا يزال|لا تزال|بعدها|في التطبيق|التطبيق|متحف|المتحف|الأحد|أقترح|خيار|متأكد|كيف|الإعدادات|صفحة عامة|خطة",
    watching:
      "(?:أراقب|أتابع|أرصد|أترصد|عيني على|سأراقب|بدأت (?:المراقبة|أراقب)|أتفقد|أتحقق|براقب|قاعد أراقب)",
    notifies:
      "(?:س|ف|و|فس|وس)?(?:أذكّ?رك|أخبرك|أكتب لك|أنبّ?هك|أرسل (?:لك|إليك)|أبلغك|أعلمك|أوقظك|أراسلك|أشعرك|أعطيك خبر|بذكرك|بخبرك|ببعتلك)[\\p{L}\\p{M}]*|(?:ستصلك|يصلك|تصلك|سيصلك|تتلقى|ستتلقى|سوف تصلك)",
    from: "(?:ابتداءً?|بدءًا|اعتبارًا) من|من (?:اليوم|الليلة|الغد|الآن|غدًا|هذه الليلة|هذا المساء|الاثنين|الأحد|الثلاثاء|الأربعاء|الخميس|الجمعة|السبت)(?: فصاعدًا| وصاعدًا)?",
    beat: "(?:كل|يوميًا|يوميا|أسبوعيًا|شهريًا|كلّ)(?: (?:\\d+|خمس|عشر|ثلاث|ست))?(?: (?:يوم|ليلة|صباح|مساء|أسبوع|ساعة|ساعتين|نصف ساعة|ربع ساعة|شهر|دقيقة|دقائق|ساعات|اثنين|أحد|ثلاثاء|أربعاء|خميس|جمعة|سبت))?|قبل (?:كل|الموعد|[^\\s]+ ب(?:ساعة|نصف|يوم|ليلة))[\\p{L}\\p{M}]*|قبلها ب\\p{L}+",
    crossing:
      "(?:ينزل|يهبط|يرتفع|يتجاوز|يصل|تجاوز|نزل|هبط|انخفض|ارتفع|تحت|فوق|دون|عن)(?: [^\\s]+){0,3} \\d[\\d.,]*|حالما|فور|أول ما|بمجرد",
    done: "^(?:تم|تمام|حاضر|أبشر|جاهز|حفظت|سجّ?لت|خلاص|أُ?نجز|مضبوط|ضبطت|مسجل|انتهى|حسنًا|رتبت|كل شيء (?:جاهز|مضبوط))|(?:قد |و?قد )?(?:حفظت|سجّ?لت|ضبطت|جدولت|أضفت|فعّ?لت|حُفظ|سُجّ?ل|ضُبط|تم (?:الحفظ|الضبط|التفعيل|التسجيل|الجدولة))[\\p{L}\\p{M}]*",
    offers:
      "المعاينة|إن (?:أردت|شئت|أحببت)|إذا (?:أردت|أحببت|حابب|تريد)|هل|أستطيع|يمكنني|بإمكاني|أقدر|لو (?:أردت|تحب|سمحت)|تحب|أقترح|فكرة|خطة|حين تؤكد|لم (?:أ|يتم|تُ)|لا يوجد|فشل|السكربت|التطبيق|المكتبة|مسودة|ليس بعد",
    state: "الحالة|حالة الصفحة|الظهور|الوصول|النشر|الإتاحة",
    public: "عامة|عام|منشورة|منشور|متاحة للجميع|مفتوحة(?: للجميع)?|على الهواء",
    running: "نشطة?|مفعّ?لة?|قيد التشغيل|تعمل|يعمل|مجدولة?|شغّ?الة?",
    task: "الإجراء|التذكير|التكرار|التنبيه|الفاصل|الموعد|المهمة|المحفّ?ز|الوقت|الجدول|التشغيل التالي|كل|ماذا|متى",
    sits: "(?:صارت?|أصبحت?|باتت?|موجودة?|معلّ?قة?|ظهرت?|تظهر|يظهر|وصلت?|نزلت?|هي الآن|هو الآن)",
    armed:
      "(?:فحص|نسخ|تقرير|ملخص|مراجعة)(?: [^\\s]+){0,3}? (?:يعمل|تعمل|يجري|ينطلق)|(?:المراقبة|المراقب|التنبيه|التذكير|المنبه|الإنذار|البوت|المهمة)(?: [^\\s]+){0,5} (?:تعمل|يعمل|مفعّ?ل[\\p{L}\\p{M}]*|شغّ?ال[\\p{L}\\p{M}]*|قائمة?|مضبوطة?)",
    auto: "تلقائي[\\p{L}\\p{M}]*|آلي[\\p{L}\\p{M}]*|وحده|وحدها|من تلقاء نفسه[\\p{L}\\p{M}]*",
    venues: "المتجر|المطعم|المخبز|الحديقة العامة|المسبح|المعرض|المسجد|المقهى|السوق",
  }),
  hi: () => ({
    who: "कोई भी|हर कोई|सब(?: लोग)?|सभी(?: लोग)?|सबके|सबको|पूरी दुनिया|अनजान लोग|जनता|जो चाहे",
    folk: "(?:दादी|दादा|नानी|नाना|माँ|पापा|पिता|माता|दोस्त|सहकर्मी|परिवार|घरवाले|बच्चे|छात्र|विद्यार्थी|ग्राहक|मेहमान|पड़ोसी|सदस्य|टीम|पाठक|अभिभावक|भाई|बहन|रिश्तेदार|कक्षा)(?: [^\\s]+)?",
    enters:
      "(?:देख|खोल|पढ़|पहुँच|पहुंच|खेल|आ|जा|इस्तेमाल कर|एक्सेस कर)(?:ने)? ?सक(?:ता|ते|ती)(?: (?:है|हैं))?|(?:दिखता|दिखती|दिख रहा|दिख रही|खुलता|खुलती|खुल रहा|खुला|खुल जाता|खुल जाती) ?(?:है|हैं)?",
    bar: "(?:बिना|बग़ैर|बगैर) (?:किसी )?(?:खाते|खाता|अकाउंट|लॉगिन|लॉग-?इन|पासवर्ड|साइन-?इन|रजिस्ट्रेशन|पंजीकरण|न्योते)(?: (?:के|किए))?|(?:लॉगिन|पासवर्ड|खाते|अकाउंट) की (?:भी )?(?:ज़रूरत|जरूरत) नहीं|(?:प्राइवेट|इनकॉग्निटो|गुप्त) (?:विंडो|टैब)",
    opened:
      "(?:अब |और )?(?:निजी|प्राइवेट|छिपा|छुपा|गुप्त)(?:[^।]{0,4}) ?(?:नहीं (?:रहा|रही|रहे|है)|से सार्वजनिक)|(?:निजी|प्राइवेट|ड्राफ़्ट) से (?:सार्वजनिक|पब्लिक)|(?:सबके|सभी के|जनता के|हर किसी के) लिए (?:अब )?(?:खुल|खोल|उपलब्ध|चालू)[^\\s]*|(?:सार्वजनिक|पब्लिक) (?:कर (?:दिया|दी|दिए|चुका)|हो (?:गया|गई|चुका|चुकी)|बना (?:दिया|दी))|खुले वेब पर|(?:शोकेस|प्रदर्शनी) में (?:आ|लग|शामिल|जुड़)[^।]{0,8}",
    pressed:
      "(?:बटन|स्विच) (?:दबा|चालू कर|ऑन कर) ?(?:दिया|दी|चुका|चुकी)|(?:प्रकाशित|पब्लिश|शेयर)[^।]{0,6}(?:बटन )?दबा (?:दिया|चुका)",
    now: "लिंक से|(?:फ़ोन|फोन|मोबाइल|टैबलेट|घर) (?:से|पर)|अब|अभी|अब से|आज से|आख़िरकार|आखिरकार|तुरंत",
    shut: "नहीं|मत|विभाग|मंत्रालय|सार्वजनिक पेज|बंद$|अगर|यदि|जब|जैसे ही|बाद|पहले|तक|होगा|होगी|सकेगा|सकेगी|सकेंगे|चाहें|चाहते|क्या|ताकि|के लिए सेटिंग|करने के लिए|सिर्फ़ आप|सिर्फ आप|केवल आप|कोई नहीं|प्रीव्यू|पूर्वावलोकन|ड्राफ़्ट|अभी (?:निजी|भी|तक)|ऐप में|ऐप|संग्रहालय|रविवार|सुझाव|विकल्प|कैसे|सार्वजनिक पेज|योजना|करें",
    watching:
      "(?:नज़र|नजर|निगाह)(?: [^\\s]+)? (?:रख|लगा)(?: ?रहा| ?रही|े हुए|ूँगा|ूँगी| दी)[^।]{0,4}|(?:निगरानी|ट्रैक|मॉनिटर)(?: [^\\s]+)? (?:कर रहा|कर रही|चालू|जारी|शुरू)|हर [^।]{1,16}(?:जाँच|चेक|देख)[^।]{0,6}(?:रहा|रही|हूँ|होगी)",
    notifies:
      "(?:याद (?:दिलाऊँगा|दिलाऊँगी|दिलाता|दिलाती|दिलाऊंगा)|बता (?:दूँगा|दूँगी|दूंगा)|सूचित (?:करूँगा|करूँगी)|संदेश (?:भेजूँगा|भेजूँगी|दूँगा)|भेज(?:ूँगा|ूँगी| दूँगा)|लिख(?:ूँगा|ूँगी)|जगा(?:ऊँगा|ऊँगी| दूँगा)|मैसेज (?:करूँगा|करूँगी)|ख़बर (?:दूँगा|दूँगी)|आपको [^।]{0,24}(?:मिलेगा|मिलेगी|मिलेंगे|आएगा|आएगी))",
    from: "(?:आज|आज रात|कल|कल सुबह|अभी|सोमवार|मंगलवार|बुधवार|गुरुवार|शुक्रवार|शनिवार|रविवार|अब|अगले हफ़्ते) से",
    beat: "(?:रोज़|रोज|प्रतिदिन|हर (?:दिन|रात|सुबह|शाम|हफ़्ते|हफ्ते|महीने|घंटे|मिनट|सोमवार|मंगलवार|बुधवार|गुरुवार|शुक्रवार|शनिवार|रविवार|आधे घंटे|(?:\\d+|दो|तीन|पाँच|छह|दस) (?:मिनट|घंटे|दिन)|दो घंटे|तीन घंटे)|रोज़ाना|साप्ताहिक|दैनिक)|(?:एक घंटा|\\d+ मिनट|एक दिन) पहले",
    crossing: "\\d[^।]{0,12}(?:नीचे|ऊपर|कम|ज़्यादा|पार)[^।]{0,10}|(?:आते ही|होते ही|गिरते ही|पहुँचते ही|जैसे ही|चढ़ते ही)",
    done: "^(?:ठीक है|हो गया|सेट (?:हो गया|कर दिया|है)|कर दिया|तैयार|नोट (?:कर लिया|किया)|सेव (?:कर दिया|हो गया)|सहेज (?:लिया|दिया)|लगा दिया|पक्का)|(?:सेव|सेट|शेड्यूल|दर्ज|नोट|सहेज|चालू|लगा) ?(?:कर)? ?(?:दिया|दी|लिया|ली|हो गया|हो गई)(?: (?:है|गया))?",
    offers:
      "प्रीव्यू|क्या (?:मैं|आप)|चाहें तो|अगर (?:आप|चाहें)|सकता हूँ|सकती हूँ|बताइए|कहें तो|सुझाव|योजना|विचार है|अभी तक नहीं|नहीं (?:बना|हुआ|हो|लगा|किया)|विफल|स्क्रिप्ट|ऐप|पुस्तकालय|ड्राफ़्ट",
    state: "स्थिति|दृश्यता|पहुँच|प्रकाशन",
    public: "सार्वजनिक|प्रकाशित|ऑनलाइन|लाइव|सबके लिए खुला",
    running: "चालू|सक्रिय|चल रहा(?: है)?|निर्धारित|शेड्यूल्ड|सेट",
    task: "काम|कार्य|कब|क्या|रिमाइंडर|आवृत्ति|अंतराल|अगली बार|ट्रिगर|समय|दोहराव|अलर्ट",
    sits: "(?:है|आ गया|आ गई|पहुँच गया|पहुँच गई|दिख रहा|दिख रही|मौजूद|छप गया|छप गई)",
    armed:
      "(?:जाँच|बैकअप|रिपोर्ट|सारांश)(?: [^\\s]+){0,5}? (?:चल रही|चल रहा|चलता|चलती)|(?:अलार्म|रिमाइंडर|अलर्ट|निगरानी|कार्य|बॉट)(?: [^\\s]+){0,5} (?:चालू|सक्रिय|चल रहा|लगा (?:हुआ|दिया)|सेट)",
    auto: "अपने आप|स्वतः|ऑटोमैटिक|खुद-?ब-?खुद",
    venues: "दुकान|बेकरी|पार्क|मंदिर|बाज़ार|रेस्तराँ|कैफ़े|प्रदर्शनी",
  }),
  th: () => ({
    who: "ใคร(?:ๆ)?ก็|ทุกคน|คนทั่วไป|ทั้งโลก|ทั่วโลก|สาธารณชน|ใครที่อยาก|คนแปลกหน้า|ผู้คน|ทั้งชุมชน|ใครมีลิงก์",
    folk: "(?:คุณยาย|คุณย่า|คุณตา|คุณปู่|ยาย|แม่|พ่อ|ผู้ปกครอง|เพื่อน(?:ร่วมงาน|ๆ|บ้าน|ร่วมห้อง)?|นักเรียน|ลูกค้า|แขก|สมาชิก|ครอบครัว|ญาติ|ทีม|ผู้อ่าน|ผู้เข้าชม|เด็กๆ|พี่น้อง|หัวหน้า|แฟนคลับ|ลูกบ้าน)",
    enters:
      "(?:เปิด|เข้า|เข้าชม|เข้าดู|ดู|อ่าน|เห็น|ใช้|เล่น|เข้าถึง|เข้ามา)(?:ชม|ดู|อ่าน|ได้)?(?:[ก-๙]{0,20})?ได้(?:แล้ว|เลย|ทันที)?|มองเห็น|เห็นแล้ว",
    bar: "(?:โดย)?ไม่(?:ต้อง|จำเป็นต้อง)(?:มี|ใช้|ใส่|ขอ)?(?:ล็อกอิน|เข้าสู่ระบบ|บัญชี|รหัส(?:ผ่าน)?|สมัคร(?:สมาชิก)?|คำเชิญ)|โดยไม่ล็อกอิน|ไม่ถามรหัส|หน้าต่าง(?:ส่วนตัว|ไม่ระบุตัวตน)|โหมดไม่ระบุตัวตน",
    opened:
      "ไม่(?:ได้)?(?:เป็น|ใช่)?ส่วนตัว(?:อีก)?(?:ต่อไป)?แล้ว|(?:เปลี่ยน|ปรับ|สลับ|ตั้ง)(?:[ก-๙ ]{0,16})?(?:เป็น|ให้เป็น)สาธารณะ(?:แล้ว|ให้แล้ว|เรียบร้อย)|จาก(?:ส่วนตัว|ฉบับร่าง)เป็นสาธารณะ|เปิด(?:ให้|สู่|ต่อ)(?:ทุกคน|สาธารณะ|สาธารณชน|คนทั่วไป|ใครก็)(?:[ก-๙ ]{0,20})?(?:แล้ว|เรียบร้อย)|เปิดเป็นสาธารณะ(?:แล้ว|เรียบร้อย)|ทุกคน(?:เห็น|ดู|เข้า)[ก-๙]{0,12}แล้ว|ขึ้น(?:ตู้โชว์|หน้าโชว์)(?:[ก-๙ ]{0,8})?แล้ว",
    pressed:
      "กด(?:ปุ่ม|สวิตช์)?(?:เผยแพร่|แชร์|เปิดสาธารณะ)?(?:ให้)?(?:แล้ว|เรียบร้อย)|(?:เปิด|สับ)สวิตช์(?:ให้)?(?:แล้ว|เรียบร้อย)",
    now: "(?:ผ่าน|จาก)ลิงก์|(?:จาก|บน|ใน)(?:มือถือ|แท็บเล็ต|คอม|ที่บ้าน)|ตอนนี้|แล้ว|ทันที|ตั้งแต่(?:ตอนนี้|วันนี้)|ในที่สุด|เลย",
    shut: "ไม่|กระทรวง|กรม|เทศบาล|หน้าสาธารณะ|ปิด$|ถ้า|หาก|เมื่อ(?!กี้)|หลัง(?:จาก|เผยแพร่)|ก่อน|จะ(?!ๆ)|ต้องการ|อยาก(?:ให้)|เพื่อ(?!น)|มีแค่คุณ|เฉพาะคุณ|คุณคนเดียว|ไม่มีใคร|พรีวิว|ตัวอย่าง|ฉบับร่าง|ยัง|ในแอป|แอป|พิพิธภัณฑ์|วันอาทิตย์|เสนอ|ตัวเลือก|แน่ใจ|อย่างไร|ยังไง|การตั้งค่า|แผน(?!ที่)|ไหม|มั้ย|หรือเปล่า|โหวต",
    watching: "(?:กำลัง|คอย|เริ่ม|ช่วย)(?:เฝ้า|จับตา|ติดตาม|ดู|ส่อง)(?:ดู)?|เฝ้า(?:ดู|ระวัง|ราคา|ให้)|จับตาดู",
    notifies:
      "(?:จะ|ผมจะ|ฉันจะ|แล้วจะ)?(?:เตือน|แจ้ง|บอก|ทัก|ส่งข้อความ|ปลุก|ส่งสรุป|รายงาน)(?:คุณ|ให้|กิน|ทันที|ทุก|ไป|เลย|ว่า)|จะ(?:เตือน|แจ้ง|บอก|ทัก|ปลุก|ส่ง)|คุณจะได้(?:รับ)?",
    from: "(?:ตั้งแต่|เริ่ม)(?:คืนนี้|วันนี้|พรุ่งนี้|ตอนนี้|วัน(?:จันทร์|อังคาร|พุธ|พฤหัส|ศุกร์|เสาร์|อาทิตย์)|เช้า|สัปดาห์หน้า)|นับจากนี้|ต่อจากนี้",
    beat: "ทุก(?:ๆ )?(?: ?(?:\\d+|สอง|สาม|ห้า|หก|สิบ|สามสิบ) ?)?(?:วัน|คืน|เช้า|เย็น|ชั่วโมง|สัปดาห์|อาทิตย์|เดือน|นาที|ครึ่งชั่วโมง|สองชั่วโมง|วันจันทร์)|รายวัน|รายสัปดาห์|รายชั่วโมง|(?:ชั่วโมงละ|วันละ|\\d+ ?นาที)ครั้ง|ก่อน(?:หน้า|ถึง)[ก-๙ ]{0,10}(?:ชั่วโมง|นาที|วัน)",
    crossing:
      "(?:ต่ำกว่า|สูงกว่า|เกิน|หลุด|แตะ|ทะลุ|ลง(?:ไป)?ถึง|ขึ้น(?:ไป)?ถึง|ลดลง|ถึง) ?(?:[^\\s]+ ){0,2}?\\d[\\d.,]*|ทันทีที่",
    done: "^(?:ได้เลย|เรียบร้อย|เสร็จแล้ว|ตั้ง(?:ให้|ไว้)?แล้ว|โอเค|ครับ|รับทราบ|จัดให้|บันทึกแล้ว)|(?:บันทึก|ตั้ง|จัด|ลง(?:ตาราง|เวลา)|เปิด|กำหนด)(?:เวลา|การเตือน)?(?:ให้|ไว้)?(?:แล้ว|เรียบร้อย|อยู่)|เฝ้า[ก-๙ ]{0,10}(?:ให้อยู่|ไว้แล้ว)",
    offers:
      "พรีวิว|พอ(?=ตั้ง)|ถ้า(?:ต้องการ|อยาก|สะดวก|คุณ)|หากต้องการ|ไหม|มั้ย|(?:ผม|ฉัน|เรา)?(?:สามารถ|เฝ้าราคาให้ได้)|ให้ได้|ดีไหม|เสนอ|แผน(?!ที่)|ไอเดีย|ยังไม่|ล้มเหลว|ไม่สำเร็จ|สคริปต์|แอป|ห้องสมุด|ฉบับร่าง|ไม่ได้(?:ตั้ง|สร้าง)",
    state: "สถานะ|การมองเห็น|การเข้าถึง|การเผยแพร่",
    public: "สาธารณะ|เผยแพร่แล้ว|ออนไลน์|เปิดให้ทุกคน|เปิดสาธารณะ",
    running: "ทำงานอยู่|เปิดใช้งาน|ใช้งาน|กำลังทำงาน|ตั้งเวลาแล้ว|เปิดอยู่",
    task: "งาน|การกระทำ|ความถี่|ช่วงเวลา|ครั้งถัดไป|ทริกเกอร์|เงื่อนไข|เตือน|การเตือน|ทำซ้ำ|เวลา|รอบ",
    sits: "(?:อยู่|ไปอยู่|ขึ้น|ปรากฏ|โผล่|ลง)(?:บน|ใน|ที่)?",
    armed:
      "(?:การตรวจ|สำรองข้อมูล|รายงาน|สรุป)[ก-๙ ]{0,16}(?:ทำงาน|รัน)|(?:ตัวเฝ้า|การแจ้งเตือน|การเตือน|นาฬิกาปลุก|บอต|ระบบเตือน|งาน)[ก-๙ ]{0,16}(?:ทำงาน|เปิดอยู่|เปิดแล้ว|ตั้งแล้ว|พร้อม)",
    auto: "อัตโนมัติ|โดยตัวเอง|เองทุก",
    venues: "ร้านค้า|ร้านอาหาร(?=เปิด)|สวนสาธารณะ|สระว่ายน้ำ|นิทรรศการ|วัด|ตลาด|คาเฟ่",
  }),
};

/** The same, as what is searched. */
export type StandingWords = { readonly [List in keyof Lists]: RegExp } & {
  /** What a text holds that may say so; asked of texts in lower case. */
  readonly stems: RegExp;
};

/** Languages whose words no blank parts. */
const UNSPACED = new Set(["zh", "ja", "th", "ko"]);

const made = new Map<string, StandingWords>();

/** The patterns of a language; undefined of one without lists. Made when a text is first read in it. */
export function standingOf(id: string): StandingWords | undefined {
  const known = made.get(id);
  if (known) return known;
  const lists = LISTS[id]?.();
  if (!lists) return undefined;
  const standing = compiled(lists, UNSPACED.has(id));
  made.set(id, standing);
  return standing;
}

/** A clause without "without a login": no deed is taken back by it. */
export function withoutBar(id: string, clause: string): string {
  const bar = standingOf(id)?.bar;
  return bar?.test(clause) ? clause.replace(bar, " ").replace(/ {2,}/g, " ").trim() : clause;
}

function compiled(lists: Lists, unspaced: boolean): StandingWords {
  const any = (list: string, flags = "iu"): RegExp =>
    new RegExp(
      unspaced ? alternation(list) : `(?<![\\p{L}\\p{M}])${alternation(list)}(?![\\p{L}\\p{M}])`,
      flags,
    );
  const { who, folk, bar, opened, pressed, watching, armed, auto, notifies, state } = lists;
  const stems = [
    who,
    folk,
    bar,
    opened,
    pressed,
    watching,
    armed,
    auto,
    notifies,
    `${alternation(state)} ?[:：]`,
  ];
  const forms: Record<string, () => RegExp> = {
    // Without regard to case it would take three times as long to compile: asked of texts in lower case.
    stems: () => any(stems.join("|"), "u"),
  };
  for (const [name, list] of Object.entries(lists)) forms[name] = () => any(list);
  // Most texts hold none of the stems, and need no other list.
  const words = {};
  for (const [name, form] of Object.entries(forms)) Object.defineProperty(words, name, { get: lazy(form) });
  return words as StandingWords;
}
