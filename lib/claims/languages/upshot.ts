/**
 * What comes of a deed and is told instead of it: people see the page by now, it is out in the world, a post shows on the feed,
 * things come by themselves at their times, a watcher runs in the background; and the list of what is done. Lists of pieces of
 * patterns; the nouns are those of the language's own slots.
 */

import { lazy } from "../../core/lazy.ts";
import type { Language } from "../claim.ts";
import { wholeIn } from "./present.ts";

/** The lists of one language. */
type Lists = {
  /** One of these is in every text that says so; searched in lower case, inside of words too. */
  readonly stems: string;
  /** Those who see it: everybody, your neighbours. */
  readonly people: string;
  /** What they do, in the present: see it, can open the page. */
  readonly see: string;
  /** That it was not so before: now, already. */
  readonly now: string;
  /** Says by itself that a page left the agent's hands: out in the world, released to the public. */
  readonly outed: string;
  /** The whole of an answer: live, public now. */
  readonly bare: string;
  /** How a post is there; tells only beside the place of posts. */
  readonly fed: string;
  /** The user's own thing is on the place of posts, with that place in it. */
  readonly lies: string;
  /** A comment that was left under what somebody wrote. */
  readonly comment: string;
  /** Set up, entered, put on autopilot; tells only beside a time that comes again. */
  readonly arranged: string;
  /** What then comes or runs: you get, it goes out. One of these, a job or a message stands beside what is set up. */
  readonly comes: string;
  /** Put in line; tells only of a post, beside a day. */
  readonly queued: string;
  readonly days: string;
  /** A watcher that runs, whatever its times are. */
  readonly running: string;
  /** The heading of a list of what is done. */
  readonly heads: string;
  /** The deed in such a list, as a noun or an infinitive. */
  readonly items: string;
  /** Takes these back; the language's own words where this is missing. */
  readonly not?: string;
};

const EN_PEOPLE =
  "(?:any|every)(?:one|body)|people|folks|(?:all )?(?:the|your|all) (?:\\w+ ){0,2}?(?:boss|class|club|clubs|colleagues|community|crew|dad|family|fans|followers|friends|gran|grandma|guests|guild|kids|members|mum|mom|nan|neighbou?rs|parents|people|readers|students|subscribers|supporters|team|tenants|village|visitors|world)|(?:other |all )?members|visitors|the (?:public|rest of the world)";

const LISTS: Readonly<Record<string, () => Lists>> = {
  en: () => ({
    stems:
      "out (?:there|in the (?:open|wide|wild|world))|(?:left|out of) (?:the )?draft|released to|opened (?:up )?to|open to the|made available|as (?:agreed|asked|promised|requested|wished|you (?:asked|wanted|wished))|publishing|hit publish|publish button|(?:pressed|clicked|pushed) (?:on )?(?:the )?publish|(?:body|clubs?|community|colleagues|crew|dad|everyone|anyone|family|fans|folks|followers|friends|gran|guests|kids|members|mum|nan|neighbou?rs|parents|people|public|readers|students|subscribers|supporters|team|tenants|village|visitors|world|boss|class) (?:can|could|finds?|gets?|sees?) |up for (?:every|the (?:whole )?world)|(?:live|online|public|published|released)(?: now)?\\W*$|out now|\\bup\\b[^.]{0,12}(?:now|at last)|(?:site|page|app|thing|shop|quiz)(?:['’]s| is) (?:away |all )?up|put live|shipped|up and (?:live|open|public)|joined the|entered the|discoverable|(?:comment|reply|note|answer)s? (?:under|below|beneath|on|to) |upvote|up-vote|an? like|diary|in (?:the|your) (?:books|calendar)|autopilot|on automatic|a timer|on repeat|to be (?:alerted|nudged|pinged|reminded|told)|set to |in the background|queued|lined up|scheduled|timed|watcher|monitor|tracker|all set|set(?: up)?[:.!]|up and running|booked|locked in|arranged|['’]ve set|recurring|set up an? |put a watch|(?:done|completed?|finished|sorted)[^.\\n]{0,12}[:]|that['’]s (?:set|in)|the (?:job|timer|alarm|reminder) is",
    people: EN_PEOPLE,
    see: "(?:can|could) (?:(?:all|already|both|finally|now) )*(?:(?:access|browse|look at|open|reach|read|see|use|view|visit)(?= (?:all of it|both|everything|it|that|them|this|(?:the|your) (?:\\w+ ){0,3}?{wide_page}))|have a look)|(?<=(?:is|['’]s) what .{0,40})(?:finds?|gets?|sees?)",
    now: "already|as of (?:now|this|today)|as we speak|from (?:now|today) on|now|on (?:the (?:open )?(?:internet|web)|your (?:community |own )?(?:page|profile))|right away|without (?:an? |any )?(?:account|login)",
    outed:
      "(?:left|come out of|came out of|(?:is|are|['’]s) out of) (?:the )?draft(?: (?:mode|state|status))?|out (?:there|in the (?:open|wide world|wild|world))(?= ?(?:$|[!.:,]|now\\b|for (?:all|everyone)|at last|already))|up for (?:everybody|everyone|the (?:whole )?world) to (?:see|visit)|(?:was|were|been|is|are|got|['’]s) (?:\\w+ ){0,2}?(?:made available|opened(?: up)?|released) to (?:all|every(?:body|one)|the (?:community|public|world|whole \\w+))|(?:public|published|live|out|released|online)(?: now)? as (?:agreed|asked|promised|requested|wished|you (?:asked|wanted|wished))|^(?:i |we )?(?:also )?(?:did (?:the )?publish(?:ing)?|finished publishing|just finished publishing)|^(?:(?:all|okay|right|just) )?done (?:deploying|publishing)(?= ?(?:$|[!.]|it\\b|the |your ))|^publishing(?: is|['’]s) (?:all )?done|(?:hit|pressed|clicked|pushed) (?:on )?(?:the )?publish(?: button)?(?= ?(?:$|[!.,]|and|for you|just))|^that['’]s your (?:\\w+ ){0,3}?{wide_page} (?:live|out|public|up)|(?:site|page|app|thing|shop|quiz)(?:['’]s| is) (?:away |all )?up(?= ?(?:$|[!.,:]|now|at last))|^(?:(?:while|when) i was at it )?i (?:also )?(?:put live|released|published|shipped) (?:the|your) (?:\\w+ ){0,3}?{wide_page}|(?:is|are|['’]s) (?:now|finally|already|officially) open to the (?:whole )?(?:world|public)|(?:just )?(?:joined|entered) the community(?: gallery)?|discoverable (?:by|for|to) (?:everyone|other|all)|^(?:yep |yes )?up and (?:live|open|public)",
    bare: "(?:it['’]s |that['’]s |it is |and |now |all )?(?:live|online|public|published|released)(?: now)?|out now",
    fed: "(?:is|are|['’]s) (?:now |already |up and )*(?:readable|up(?! (?:for|to))|visible)(?: now)?|can (?:now )?be (?:read|seen)(?: now)?|(?:now )?(?:appears|shows(?: up)?)(?: up)?(?: now)?|(?:has )?(?:gone|went) (?:out|through|up)|landed|on the timeline|(?:note|post|recap|thread|update|announcement|message) sent",
    lies: "(?<=\\S )(?:is|['’]s|sits|lives|hangs) (?:\\w+ ){0,2}?(?:on|in) (?:the |your )?{feed}(?!['’]s)",
    comment:
      "(?:^|(?:i|we|i['’]ve|we['’]ve|and) )(?:\\w+ly |just |also |already )*(?:added|dropped|left|posted|put|wrote) (?:an?|my|one|the|your|two|some) (?:[\\w-]+ ){0,3}?(?:comment|note|reply|thank-you|answer)s? (?:below|beneath|on|under|underneath|to) (?:[A-Z][\\w-]*['’]s?|her|his|their|the pinned) (?!(?:\\w+ )?(?:behalf|branch|card|code|commit|desk|doc|document|draft|file|function|issue|merge|mr|pr|pull|slide|sheet|table|ticket|repo)\\b)(?:[\\w-]+ ){0,3}?(?:log|post|thread|diary|entry|announcement|story|update|question|page|guide|write-?up|poll|recap|essay|photo|build|showcase|article|project)s?(?![\\w-])|^(?:i )?gave [A-Z]\\S+['’]s (?:post|thread|entry) an? (?:up-?vote|like)|your (?:answer|comment|reply) (?:on|to|under) [A-Z]\\S+['’]s (?:\\w+ )?(?:post|question|thread) (?:is|['’]s) (?:in|live|out|there|up)",
    arranged:
      "(?:that['’]s|it['’]s|that is|it is|that['’]s all|all) (?:now |all )?(?:booked(?: in)?|in (?:the|your) (?:books|calendar|diary)(?! of)|on (?:the|your) (?:books|calendar|schedule)|scheduled|set(?: up)?|locked in)|(?<!(?:can|could|me|shall|should|to|will|would) )(?:put|set|switched) (?:[^\\s]+ ){1,6}?(?:on|to) (?:auto(?:matic|pilot|mode)?|a timer|repeat)|(?:you['’]re|you are) (?:now )?(?:all )?(?:booked|down|set(?: up)?|signed up) to (?:be (?:alerted|nudged|pinged|reminded|told)|get|hear|receive)|i['’]ve set (?:it|that|this|everything)(?: all)? up|(?:it['’]s|all|set) (?:all )?(?:set(?: up)?|up and running)|the (?:job|timer|alarm|reminder) is (?:in place|set|on)|i['’]ve set the (?:job|timer|alarm|reminder)|it['’]s all arranged|i['’]ve arranged (?:it|that|this)|(?:is|['’]s) (?:now )?locked in",
    comes:
      "you['’]ll (?:get|hear|receive|be)|you (?:get|hear|receive)|i['’]ll (?:be (?:checking|sending)|check|message|nudge|ping|remind|send|tell)|i (?:ping|remind|send)|(?:it|that|which|they) (?:arrives?|checks?|comes?|fires?|goes|go|lands?|runs?|sends?)|goes out|to (?:be )?(?:remind|nudg|ping|alert|receiv|get|hear)\\w*|autopilot|fires|arrives|lands|first one",
    queued:
      "(?:^|(?:i|we|i['’]ve|we['’]ve|is|are|been) )(?:\\w+ly |just |also |now )*(?:lined up|queued(?: up)?|scheduled|timed)",
    days: "(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|tonight|next week",
    running:
      "(?:there['’]s|there is|you (?:now )?have|there['’]s now|you['’]ve (?:now )?got|now there['’]s) (?:now )?(?:an?|two|the) (?:[\\w-]+ ){0,3}?(?:watch(?:er)?|monitor|watch job|tracker|lookout|background (?:check|job|watch)|(?:daily|hourly|regular) check)s? (?:(?:that['’]s|now|already) )*(?:active|going|live|on|running|ticking|working)|(?:watch(?:er)?|monitor|tracker|lookout) is (?:now )?(?:running|ticking|active|live) (?:quietly )?in the background|(?:i |i['’]ve )(?:now )?(?:put|set up|started) an? (?:\\w+ ){0,2}?(?:watch|watcher|monitor|tracker|alert) (?:on|for)|(?:there['’]s|there is) (?:now )?an? (?:daily|hourly|nightly|recurring|scheduled|weekly) (?:check|job|reminder|task)(?: now)? (?:that|which)",
    heads:
      "(?:(?:all|everything)(?: is)? )?(?:done|completed?|finished|sorted|wrapped up|taken care of)(?: (?:so far|today|for you|now))?|(?:what['’]s|here['’]s what (?:is|i)) (?:done|did|finished)|(?:this|the following) is (?:all )?(?:done|complete|finished)|i (?:did|finished|completed) (?:this|the following|these)(?: \\w+)?|task (?:complete|list done)",
    items:
      "(?:the )?(?:publication|publishing|publish)(?: (?:of|to|in|on) (?:the |your )?(?:\\w+ ){0,2}?(?:community|{wide_page}|{hub}))*|(?:the )?(?:release|launch) (?:of|to|in|on) (?:the |your )?(?:\\w+ ){0,2}?(?:community|{wide_page}|{hub})|(?:community|page|site) (?:publication|publish|publishing|release|launch)|publish(?:ed|ing)? (?:the |it |your )?(?:\\w+ )?(?:to|in|on) (?:the )?(?:community|{hub})",
    not: "not|n['’]t|never|no(?! login)|nobody|none|nothing|only|if|unless|until|once|before|could|would|should|may|might|want|wants|let me|shall|will|['’]ll|almost|nearly|draft (?!(?:mode|state|status|banner))|try|tried|preview|ready|failed|locally|local|yesterday|last (?:week|month|year)|years?|to be|whether|cannot|supposed|answer|bug|cause|data|information|plenty|reason|solution|truth|ideas?|you (?:published|hit|pressed|click|press)|somewhere",
  }),
  de: () => ({
    stems:
      "(?:jede[rm]?|alle|nachbarn|follower|freunde|gäste|mitglieder|leute|kunden|leser|familie|eltern|kollegen|besucher|oma|welt|öffentlichkeit)(?: mit dem link)? (?:jetzt |nun )?(?:kann|können|sieht|sehen|kommt)|(?:kann|können) (?:\\S+ )?(?:jede|alle)|draußen|im netz|für jede[nr]? offen|entwurf|veröffentlich|öffentlich|freigabe|freischaltung|(?:live|online)\\W*$|(?:kommentar|antwort|notiz|zeilen)[^.]{0,24}(?:hinterlassen|geschrieben|dagelassen|gepostet)|eingerichtet|eingestellt|angelegt|gestellt|im kalender|eingetragen|programmiert|konfiguriert|autopilot|automatik|im hintergrund|eingeplant|vorgemerkt|terminiert|eingereiht|warteschlange|scharf|raus",
    people:
      "jede[rm]?|alle|alle welt|(?:deine|die|eure|ihre) (?:\\S+ )?(?:nachbarn|follower|freunde|gäste|mitglieder|leute|kunden|leser|familie|eltern|kollegen|besucher|oma|fans)|die (?:welt|ganze welt|öffentlichkeit|ganze gruppe)|deine oma",
    see: "(?:kann|können) .{0,60}?(?:sehen|öffnen|aufrufen|anschauen|ansehen|besuchen|lesen|finden|erreichen|reinschauen)|(?:sieht|sehen) (?:\\S+ ){0,3}?(?:seite|sie)|kommt (?:\\S+ )?(?:drauf|rein|dran)",
    now: "jetzt|ab sofort|nun|schon|bereits|seit \\S+|ab jetzt",
    outed:
      "(?:ist|sind|steht) (?:\\S+ ){0,3}?(?:draußen(?: in der welt)?|im netz|für jede[nr]? offen|raus in die welt)|(?:hat |haben )?(?:den |die )?(?:entwurfs(?:status|modus)|entwurf) verlassen|aus dem entwurf raus|kein entwurf mehr|(?:habe?|hab) (?:ich )?(?:\\S+ ){0,5}?auf veröffentlichen (?:gedrückt|geklickt)|(?:ding|teil) ist (?:\\S+ )?(?:veröffentlicht|öffentlich|online|live|draußen)|^(?:öffentlich|veröffentlicht|online|live)(?: \\S+)? wie (?:versprochen|gewünscht|besprochen)|^veröffentlicht ist (?:sie|er|es)|scharf ?geschaltet und (?:öffentlich|online)",
    bare: "(?:(?:ist|und|es ist|jetzt|nun|ist jetzt) )*(?:live|online|öffentlich|veröffentlicht|draußen)",
    fed: "(?:ist|steht|erscheint)(?: \\S+){0,5}? (?:sichtbar|zu sehen|zu lesen|online|drin)|raus|gesendet|durch(?:gegangen)?|eingestellt|steht in der timeline",
    lies: "(?<=\\S )(?:ist|steht|hängt|liegt|prangt) (?:\\S+ ){0,3}?(?:auf|bei|in) (?:dem |deinem )?{feed}",
    comment:
      "(?:unter|bei|zu) (?:[A-ZÄÖÜ]\\S*s|ihrem|seinem|deren|dem) (?:\\S+ ){0,2}?habe ich (?:\\S+ ){0,4}?(?:kommentar|antwort|notiz|zeilen)\\S* (?:hinterlassen|geschrieben|dagelassen|gepostet)|(?:habe?|hab) (?:ich )?(?:\\S+ ){0,4}?(?:kommentar|antwort) unter (?:\\S+s|ihrem|seinem) (?:\\S+ ){1,2}(?:hinterlassen|geschrieben|dagelassen|gepostet)",
    arranged:
      "^(?:steht|ist|alles|das ist|alles ist|ist alles)(?: (?:jetzt|alles|nun|im|schon|bereits|fest))*(?: (?:kalender|eingetragen|eingerichtet|eingestellt|eingeplant|terminiert|gebucht|im kalender))?(?=:)|(?:habe?|hab) (?:ich )?(?:\\S+ ){0,6}?so (?:eingerichtet|eingestellt|programmiert|konfiguriert)|(?:auf (?:autopilot|automatik)) (?:gestellt|gesetzt)|(?:ist alles eingerichtet|habe ich (?:\\S+ )?eingerichtet|eingerichtet und aktiv|angelegt und aktiviert)|(?:automatisch|automatik) (?:eingerichtet|eingestellt)|(?:ist|alles|habs|hab['’]s|habe? ich) (?:\\S+ )?(?:eingestellt|eingerichtet|gestellt|angelegt)",
    comes:
      "bekommst|erhältst|kommt|kriegst|erinner\\S*|schick\\S*|sende\\S*|klingelt|meld\\S+|läuft|rausgeht|nachschau\\S*|prüf\\S*|benachrichtig\\S*|raus",
    queued:
      "habe ich (?:\\S+ ){0,6}?(?:eingeplant|vorgemerkt|terminiert|eingereiht|(?:in die )?warteschlange gestellt)|(?:ist|sind) (?:\\S+ ){0,6}?(?:eingeplant|vorgemerkt|terminiert|in der warteschlange)",
    days: "montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|morgen|heute abend",
    running:
      "(?:im hintergrund|da) läuft (?:jetzt |nun |schon )?(?:ein|eine|der|die) (?:\\S+ ){0,2}?(?:wächter|monitor|beobachter|\\S*überwachung|\\S*beobachtung|\\S*check|\\S*prüfung|watcher|\\S*alarm|job)(?!\\S)|(?:wächter|monitor|\\S*überwachung|watcher) (?:läuft|ist) (?:\\S+ ){0,2}?(?:im hintergrund|aktiv)",
    heads:
      "(?:alles )?(?:erledigt|fertig|abgeschlossen|geschafft)|folgendes (?:ist|wurde|habe ich) (?:erledigt|gemacht|abgeschlossen)|das (?:ist|habe ich) (?:alles )?(?:erledigt|gemacht)|was (?:erledigt|gemacht) ist",
    items:
      "(?:die )?(?:veröffentlichung|freigabe|freischaltung)(?: (?:der|deiner|ihrer) (?:\\S+ )?{wide_page})?(?: in der community| auf {hub})?|{wide_page} in der community",
  }),
  es: () => ({
    stems:
      "(?:cualquiera|todos|mundo|gente|público|vecin[oa]s|soci[oa]s|seguidores|amig[oa]s|miembros|familia|usuarios|lectores|clientes) (?:ya |ahora )?(?:pued|ve)|a la luz|al mundo|borrador|(?:en línea|en vivo|públic[oa]|publicad[oa]|al aire)\\W*$|public|abierta? al|(?:comentario|respuesta|nota) |subí|agenda|apuntad|programad|program[ée]|qued[óa]|automático|configur|ajusté|segundo plano|en cola|dejé|puse|(?:hecho|completado|listo|terminado)[^.\\n]{0,20}:",
    people:
      "cualquiera|todos|todo el mundo|la gente|el público|(?:tus|los|las|sus) (?:\\S+ )?(?:vecin[oa]s|soci[oa]s|seguidores|amig[oa]s|miembros|visitantes|lectores|clientes|padres|alumnos|invitad[oa]s|compañer[oa]s|usuarios)|tu (?:familia|abuela|gente|equipo|comunidad)",
    see: "(?:pueden?|podemos) (?:\\S+ )?(?:verl[oa]s?|ver|abrirl[oa]s?|abrir|entrar|visitar|visitarl[oa]|leerl[oa]|acceder)|(?:ven?|visitan?) (?:la|el|tu)",
    now: "ya|ahora|desde (?:ahora|hoy|ya)|a partir de (?:ahora|hoy)",
    outed:
      "(?:ha salido|salió|está|ya está) (?:ya )?(?:a la luz|al mundo|fuera en el mundo|a la vista de todos)|(?:salió|ha salido|dejó) (?:del|de|el) (?:estado de )?borrador|ya no es (?:un )?borrador|abierta? al público|^(?:públic|publicad)[oa] como (?:prometí|pediste|querías)|^subí (?:el|la|tu) (?:\\S+ ){0,3}?(?:{wide_page}|planificador|mapa)",
    bare: "(?:ya |ahora |y |está |ya está )*(?:en línea|en vivo|públic[oa]|publicad[oa]|al aire|online)",
    fed: "(?:ya )?(?:se ve|aparece|está visible|es visible|figura)|(?:nota|post|publicación|hilo|mensaje)(?: de \\S+| en \\S+)? enviad[oa]|salió|pasó",
    lies: "(?<=\\S )(?:está|queda|quedó|anda) (?:\\S+ ){0,3}?en {feed}",
    comment:
      "(?:dejé|he dejado|escribí|he escrito|puse|agregué|añadí) (?:un|una|mi|tu) (?:\\S+ )?(?:comentario|respuesta|nota)(?: \\S+)? (?:en|bajo|debajo de|al|a) (?:el |la |los )?(?:\\S+ )?(?:hilo|post|publicación|diario|bitácora|entrada|anuncio|página|proyecto) d(?:e|el|e la)",
    arranged:
      "^(?:ya )?(?:queda|quedó|está|apuntad|anotad|agendad|programad|configurad|list)[oa]?(?: (?:en la agenda|en el calendario|apuntad[oa]|programad[oa]|configurad[oa]|agendad[oa]|list[oa]))?(?=:)|(?:puse|he puesto|dejé|he dejado) (?:\\S+ ){0,6}?en (?:piloto automático|automático)|(?:lo |la |los |las |todo )?(?:configuré|he configurado|dejé (?:todo )?configurad[oa]|programé|he programado|dejé programad[oa]|ajusté)(?: todo)? para(?: que)?|ya (?:lo |te lo |te |está )?(?:dejé|puse|configuré|programé|configurad[oa]|programad[oa])|todo (?:configurado|programado)",
    comes:
      "recibir\\S*|recibes|lleg\\S+|sale|salga|avis\\S*|record\\S*|enví\\S*|mand\\S*|revis\\S*|corr[ae]|suen[ae]",
    queued:
      "(?:dejé|he dejado|programé|he programado|puse|agendé|quedó) (?:\\S+ ){0,8}?(?:en cola|programad[oa]|agendad[oa]|para el)",
    days: "lunes|martes|miércoles|jueves|viernes|sábado|domingo|mañana",
    running:
      "(?:hay|ya hay|tienes|queda) (?:ya |ahora )?una? (?:\\S+ )?(?:vigilante|monitor|monitoreo|vigilancia|seguimiento|alerta|tarea)(?: \\S+){0,3}? (?:corriendo|activ[oa]|funcionando|en marcha) (?:ya |ahora )?en segundo plano",
    heads:
      "(?:ya )?(?:hecho|completado|terminado|listo|todo (?:hecho|listo))|(?:queda|quedó|está) (?:hecho|listo|completado) lo siguiente|lo que (?:está hecho|hice)|esto (?:está|quedó) (?:hecho|listo)",
    items:
      "(?:la )?publicación (?:en la comunidad|de (?:la|tu) {wide_page}|en {hub})|{wide_page} en la comunidad",
  }),
  fr: () => ({
    stems:
      "(?:monde|qui|chacun|gens|public|voisine?s|membres|abonnés|amis|famille|lecteurs|clients|parents) (?:\\S+ )?(?:peut|peuvent|voient)|brouillon|(?:en ligne|public|publique|publiée?|en direct)\\W*$|publi|mise en ligne|(?:commentaire|réponse|mot) |noté|agenda|calé|programmé|automatique|réglé|configuré|en place|arrière-plan|tâche de fond|en file|en attente|(?:terminé|fait|bouclé) ?:|dans la nature|c['’]est (?:fait|prêt)",
    people:
      "tout le monde|n['’]importe qui|chacun|les gens|le public|(?:tes|les|vos|ses) (?:\\S+ )?(?:voisins|voisines|membres|abonnés|amis|adhérents|visiteurs|lecteurs|clients|parents|élèves|invités|collègues)|(?:ta|ton) (?:famille|mamie|grand-mère|équipe|public)|le monde entier",
    see: "(?:peut|peuvent) (?:\\S+ ){0,2}?(?:la voir|le voir|voir|l['’]ouvrir|ouvrir|y accéder|accéder|visiter|lire|consulter)|voient (?:\\S+ )?(?:la|le|ta|ton)",
    now: "maintenant|désormais|déjà|dès (?:maintenant|à présent)|à présent",
    outed:
      "(?:a quitté|est sortie?|sortie?|n['’]est plus) (?:l['’]état de |du |en |un |le )*brouillon|(?:est|c['’]est) (?:\\S+ )?(?:dans la nature|lâchée? dans le monde|ouverte? au public)|^(?:public|publique|publiée?|en ligne) comme (?:promis|convenu|demandé)|(?:ai|j['’]ai) (?:cliqué|appuyé) sur (?:le bouton )?publier",
    bare: "(?:c['’]est |et |maintenant |elle est |ça y est )*(?:en ligne|publique?|publiée?|en direct)",
    fed: "(?:est|sont|apparaît|apparaissent|figure) (?:\\S+ )?(?:visibles?|en ligne|maintenant|désormais|déjà)|se voit déjà|visible|(?:post|message|billet|mot) (?:\\S+ )?(?:envoyé|parti|posté)|est (?:parti|passé)",
    lies: "(?<=\\S )(?:est|trône|figure) (?:\\S+ ){0,2}?sur {feed}",
    comment:
      "(?:ai|j['’]ai) (?:laissé|écrit|mis|déposé|ajouté) (?:un|une|mon|ton) (?:\\S+ )?(?:commentaire|réponse|mot)(?: \\S+)? (?:sous|sur|à) (?:le |la |l['’])?(?:\\S+ )?(?:journal|post|billet|publication|fil|annonce|article|page|projet)(?: d[eu'’]|(?!\\S))|(?:ai|j['’]ai) (?:laissé|écrit|mis|déposé|ajouté) (?:un|une) (?:\\S+ )?(?:commentaire|réponse) sous (?:son|sa|leur)",
    arranged:
      "^c['’]est (?:\\S+ )?(?:noté|programmé|dans l['’]agenda|au calendrier|calé|réglé|configuré|planifié)(?=:)|(?:ai|j['’]ai) (?:mis|passé|placé) (?:\\S+ ){0,6}?en (?:pilote )?automatique|(?:l['’]ai|j['’]ai tout|c['’]est|ai|j['’]ai) (?:\\S+ )?(?:réglé|configuré|programmé|paramétré)(?: tout)? pour|c['’]est (?:en place|fait|prêt)|tout est (?:en place|réglé|programmé)|je l['’]ai (?:mise? en place|programmée?|réglée?)",
    comes:
      "recevras|reçois|arriv\\S*|part(?:e|ira)?|préviens|prévenir|rappel\\S*|envoie\\S*|enverra\\S*|vérifie|sonne",
    queued:
      "(?:mis|placé|programmé|planifié|calé) (?:\\S+ ){0,5}?(?:en file|en attente|pour)|(?:est|sont) (?:en file|programmée?s?|planifiée?s?)",
    days: "lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|demain",
    running:
      "(?:une?|la|le) (?:\\S+ )?(?:veille|veilleur|surveillance|moniteur|tâche|alerte|vigie) (?:\\S+ ){0,3}?(?:tourne|est active?|fonctionne) (?:\\S+ )?en (?:arrière-plan|tâche de fond)",
    heads:
      "(?:tout est )?(?:terminé|fait|c['’]est fait|bouclé)|voici ce qui (?:est|a été) (?:fait|terminé)|ce (?:qui est|que j['’]ai) fait",
    items:
      "(?:la )?(?:publication|mise en ligne|mise en public) (?:dans la communauté|sur la communauté|de (?:la|ta|votre) {wide_page}|sur {hub})|{wide_page} dans la communauté",
  }),
  it: () => ({
    stems:
      "(?:tutti|chiunque|ognuno|gente|pubblico|vicini|soci|amici|iscritti|membri|persone|famiglia|lettori|clienti) (?:\\S+ )?(?:può|possono|ved)|bozza|in linea|in rete|(?:online|pubblic[oa]|pubblicat[oa]|in diretta)\\W*$|pubblic|(?:commento|risposta) |agenda|segnato|programmat|impostat|configurat|automatico|in background|sottofondo|in coda|pianificat|accodat|(?:completato|fatto|finito|concluso)[^.\\n]{0,20}:|là fuori",
    people:
      "tutti|chiunque|ognuno|la gente|il pubblico|(?:i tuoi|le tue|i|gli|le) (?:\\S+ )?(?:vicini|soci|follower|amici|iscritti|membri|visitatori|lettori|clienti|genitori|persone|colleghi|ospiti|studenti)|tua nonna|la tua famiglia|il mondo intero",
    see: "(?:può|possono) (?:\\S+ )?(?:veder(?:e|la|lo)|aprir(?:e|la|lo)|visitar(?:e|la|lo)|legger(?:e|la|lo)|accedere|entrare)|ved(?:e|ono) (?:\\S+ )?(?:già|il|la|lo)",
    now: "già|ora|adesso|da (?:ora|oggi|adesso)|finalmente",
    outed:
      "(?:non è più (?:una |in )?|uscit[oa] (?:dalla |dallo stato di )|lasciato lo stato di )bozza|(?:(?:ri)?mess[oaie]|rimess[oaie]|tornat[oa]) (?:\\S+ )?in (?:linea|rete)|(?:è|ora è) (?:\\S+ )?(?:là fuori|nel mondo|aperta? al pubblico)|^(?:pubblic|pubblicat|online)[oa]? come (?:promesso|richiesto)|(?:ho )?(?:premuto|cliccato) (?:su )?pubblica",
    bare: "(?:è |ora |e |adesso |già )*(?:online|in linea|pubblic[oa]|pubblicat[oa]|in diretta)",
    fed: "(?:è|sono) (?:\\S+ )?(?:visibil[ei]|online)|(?:si vede|compare|appare) (?:già|ora|adesso)|(?:post|nota|messaggio) (?:\\S+ ){0,2}?(?:inviat[oa]|uscit[oa])|è (?:uscit|partit|passat)[oa]",
    lies: "(?<=\\S )(?:è|sta) (?:\\S+ ){0,2}?su {feed}",
    comment:
      "(?:ho )?(?:lasciato|scritto|aggiunto) (?:un|una|il tuo) (?:\\S+ )?(?:commento|risposta)(?: \\S+)? (?:sotto|al|a|sul|nel) (?:il |la |l['’])?(?:\\S+ )?(?:diario|post|thread|articolo|pagina|progetto|annuncio)(?: d[ei]l? |(?!\\S))",
    arranged:
      "^(?:è |ora è |già )?(?:in agenda|in calendario|segnato|programmato|impostato|pianificato|annotato)(?=:)|ho messo (?:\\S+ ){0,6}?in (?:automatico|pilota automatico)|(?:l['’]ho|ho) (?:impostat|configurat|programmat)[oa](?: tutto)? (?:in modo che|perché|così che|per)|(?:l['’]ho|ho) (?:già )?(?:impostato|configurato|programmato)|è tutto impostato|tutto impostato",
    comes: "ricev\\S+|arriv\\S+|part[ae]|avvis\\S+|ricord\\S+|invi\\S+|manda|controlla|suona",
    queued:
      "(?:ho )?(?:messo in coda|programmato|pianificato|accodato) (?:\\S+ ){0,5}?per|(?:è|sono) (?:in coda|programmat[oi]) per",
    days: "lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica|domani",
    running:
      "(?:c['’]è|ora c['’]è) (?:già |ora )?un[a']? ?(?:\\S+ )?(?:controllo|monitor|monitoraggio|job|sorveglianza|avviso)(?: \\S+){0,3}? (?:attivo|in esecuzione|che gira|in funzione) (?:\\S+ )?in (?:background|sottofondo)",
    heads:
      "(?:tutto )?(?:completato|fatto|finito|concluso)|ecco (?:cosa|quello che) è (?:stato )?fatto|ho (?:completato|fatto) (?:quanto segue|questo)",
    items:
      "(?:la )?pubblicazione (?:nella community|della (?:tua )?{wide_page}|del (?:tuo )?{wide_page}|su {hub})|messa online (?:della|del) {wide_page}|{wide_page} nella community",
  }),
  pt: () => ({
    stems:
      "(?:qualquer (?:um|pessoa)|mundo|todos|pessoas|galera|pessoal|público|vizinh[oa]s|amig[oa]s|membros|família|leitores|clientes) (?:\\S+ )?(?:pode|veem)|rascunho|(?:no ar|públic[oa]|publicad[oa]|online|ao vivo)\\W*$|public|abert[oa] (?:pra|para|ao)|(?:comentário|resposta) |agenda|anotado|programad|program[ei]|automático|configur|ajustei|segundo plano|na fila|deixei|(?:concluído|feito|pronto|finalizado)[^.\\n]{0,20}:",
    people:
      "qualquer (?:um|pessoa)|todo mundo|todos|as pessoas|a galera|o pessoal|o público|(?:seus|suas|os|as) (?:\\S+ )?(?:vizinh[oa]s|seguidores|amig[oa]s|membros|sóci[oa]s|visitantes|leitores|clientes|pais|alun[oa]s|convidad[oa]s|colegas)|sua (?:avó|família|turma)|o mundo inteiro",
    see: "pode(?:m)? (?:\\S+ )?(?:ver|vê-l[ao]|abrir|acessar|visitar|ler|entrar)|ve(?:em|jam) (?:a|o|sua)",
    now: "já|agora|a partir de (?:agora|hoje)|desde já",
    outed:
      "(?:saiu do|não é mais|deixou de ser|deixou o) (?:um )?(?:modo |estado de )?rascunho|(?:está|tá|ficou) (?:\\S+ )?(?:solt[oa] no mundo|abert[oa] ao público|à vista de todos)|^(?:públic|publicad)[oa] como (?:prometi|prometido|pedido|você pediu)|(?:cliquei|apertei) (?:em |no botão )?publicar|(?:está|tá) (?:\\S+ )?abert[oa] (?:pra|para) (?:todo mundo|o mundo)",
    bare: "(?:já |está |tá |agora |e |já está |já tá )*(?:no ar|públic[oa]|publicad[oa]|online|ao vivo)",
    fed: "(?:já )?(?:aparece|está visível|é visível|dá pra ver)|(?:post|nota|mensagem|publicação) (?:\\S+ ){0,2}?(?:enviad[oa]|feit[oa])|saiu|passou",
    lies: "(?<=\\S )(?:está|tá|ficou) (?:\\S+ ){0,2}?(?:no|na|em) {feed}",
    comment:
      "(?:deixei|escrevi|coloquei|adicionei) (?:um|uma|seu|sua) (?:\\S+ )?(?:comentário|resposta)(?: \\S+)? (?:no|na|em|embaixo d[oa]|sob|abaixo d[oa]) (?:\\S+ )?(?:diário|post|publicação|tópico|anúncio|página|projeto)(?: d[aeo]|(?!\\S))",
    arranged:
      "^(?:já )?(?:está |tá |ficou )?(?:na agenda|no calendário|anotado|agendado|programado|configurado|marcado)(?=:)|(?:coloquei|deixei|botei) (?:\\S+ ){0,6}?no (?:piloto automático|automático)|(?:já )?(?:configurei|programei|deixei (?:tudo )?(?:configurad|programad)[oa]|ajustei)(?: tudo)? para(?: que)?|já (?:deixei|tá|está) (?:tudo )?(?:configurado|programado|agendado)|tudo configurado",
    comes: "receb\\S+|cheg\\S+|sai\\S*|avis\\S+|lembr\\S+|envi\\S+|mand\\S+|checa|toca",
    queued:
      "(?:deixei|coloquei|programei|agendei) (?:\\S+ ){0,6}?(?:na fila|programad[oa]|agendad[oa]|para)|(?:está|ficou) (?:na fila|agendad[oa]|programad[oa]) para",
    days: "segunda|terça|quarta|quinta|sexta|sábado|domingo|amanhã",
    running:
      "(?:tem|já tem|há|agora há|ficou) (?:já |agora )?uma? (?:\\S+ )?(?:monitor|monitoramento|vigia|vigilância|tarefa|alerta|verificação)(?: \\S+){0,3}? (?:rodando|ativ[oa]|funcionando) (?:já |agora )?em segundo plano",
    heads:
      "(?:tudo )?(?:concluído|feito|pronto|finalizado)|o que (?:foi feito|fiz)|(?:fiz|concluí) o seguinte|está tudo (?:feito|pronto)",
    items:
      "(?:a )?publicação (?:na comunidade|d[ao] (?:sua |seu )?{wide_page}|no {hub})|{wide_page} na comunidade",
  }),
  pl: () => ({
    stems:
      "(?:każdy|wszyscy|ludzie|świat|sąsiedzi|znajomi|członkowie|klienci|czytelnicy|goście|rodzina) (?:\\S+ )?(?:może|mogą|widz)|szkic|robocz|(?:online|w sieci|publiczn[aey]|opublikowan[aeoy]|na żywo)\\W*$|publi|w sieci|w świat|(?:komentarz|odpowiedź) |kalendarz|zapisane|zaplanowa|ustawi|skonfigurowa|automat|autopilot|w tle|kolej|(?:zrobione|gotowe|ukończone|wykonane|skończone)[^.\\n]{0,20}:",
    people:
      "każdy|wszyscy|ludzie|cały świat|(?:twoi|twoje|wasi|wszyscy) (?:\\S+ )?(?:sąsiedzi|obserwujący|znajomi|członkowie|klienci|czytelnicy|rodzice|goście|przyjaciele|koledzy)|członkowie|twoja babcia|twoja rodzina",
    see: "(?:może|mogą) (?:\\S+ ){0,3}?(?:zobaczyć|otworzyć|wejść|odwiedzić|obejrzeć|przeczytać|zajrzeć)|widzą|widzi",
    now: "już|teraz|od (?:teraz|dziś|dzisiaj)",
    outed:
      "(?:wyszł[ao] ze|nie jest już|przestał[ao] być|opuścił[ao]) (?:szkic\\S*|wersj\\S+ robocz\\S+|wersją roboczą)|(?:jest|wisi|poszł[ao]) (?:już )?(?:w sieci|w świat|dostępn\\S+ publicznie)|^(?:publiczn|opublikowan)\\S (?:tak )?jak (?:obiecał\\S+|prosił\\S+)|(?:klikn|nacisn)\\S+ opublikuj",
    bare: "(?:już |jest |teraz |i |już jest )*(?:online|w sieci|publiczn[aey]|opublikowan[aeoy]|na żywo)",
    fed: "(?:jest|są) (?:\\S+ )?(?:widoczn\\S+)|widać|(?:post|wpis|notka) (?:\\S+ ){0,2}?(?:wysłan\\S|poszedł|poszła)|pojawił[ao]? się",
    lies: "(?:jest|wisi|stoi) (?:\\S+ ){0,2}?(?:na|w) {feed}",
    comment:
      "(?:zostawił|napisał|dodał|dał)[ae]m (?:\\S+ )?(?:komentarz|odpowiedź)(?: \\S+)? (?:pod|przy|do) (?:\\S+ )?(?:dziennik|post|wpis|wątk|ogłoszeni|stron|projekt)\\S*",
    arranged:
      "^(?:już )?(?:jest )?(?:w kalendarzu|zapisane|zaplanowane|ustawione|skonfigurowane|umówione)(?=:)|(?:ustawi|skonfigurowa|zaprogramowa|zrobi)ł[ae]m (?:\\S+ ){0,4}?(?:tak )?(?:,? ?żeby|aby|by)|(?:ustawi|skonfigurowa|zaprogramowa)ł[ae]m (?:to |wszystko )?tak$|przestawił[ae]m (?:\\S+ ){0,4}?na (?:automat|autopilota)|(?:już|wszystko)(?: już)? (?:ustawione|ustawił\\S+|skonfigurowane|zaplanowane)",
    comes:
      "dostaniesz|dostajesz|przyjdzie|przychodzi\\S*|wychodzi\\S*|przypom\\S+|wyśl\\S+|wysył\\S+|powiadom\\S*|sprawdz\\S+|otrzym\\S+|zadzwoni",
    queued:
      "(?:doda|ustawi|zaplanowa|wstawi)ł[ae]m (?:\\S+ ){0,6}?(?:kolejk\\S|na)|(?:jest|czeka) (?:\\S+ )?w kolejce",
    days: "poniedziałek|wtorek|środę|czwartek|piątek|sobotę|niedzielę|jutro",
    running:
      "(?:w tle (?:\\S+ ){0,2}?działa|działa (?:\\S+ ){0,2}?w tle)(?: już)? (?:\\S+ )?(?:strażnik|monitor|monitoring|obserwator|zadanie|nadzór|alert)(?!\\S)",
    heads:
      "(?:wszystko )?(?:zrobione|gotowe|ukończone|wykonane|skończone)|(?:oto )?co (?:jest )?zrobione|zrobiłem (?:to|następujące rzeczy)",
    items:
      "publikacja (?:w społeczności|{wide_page}|na {hub})|(?:opublikowana|udostępniona) {wide_page}|{wide_page} w społeczności",
  }),
  ru: () => ({
    stems:
      "(?:любой|любая|угодно|каждый|все|люди|мир|соседи|друзья|участники|подписчики|клиенты|читатели|семья) (?:\\S+ )?(?:может|могут|вид)|чернов|(?:онлайн|в эфире|в сети|опубликован[оа]?|публичн[ао]|в открытом доступе)\\W*$|опубли|публикаци|открытом доступе|(?:комментарий|ответ|отзыв) |календар|записал|записано|запланирова|настро|автопилот|автомат|в фоне|фоном|в очеред|поставил|(?:готово|сделано|выполнено|завершено)[^.\\n]{0,20}:|включен",
    people:
      "любой|любая|кто угодно|каждый|все|люди|весь мир|(?:твои|ваши|все) (?:\\S+ )?(?:соседи|подписчики|друзья|участники|клиенты|читатели|родители|гости|коллеги|члены)|участники|(?:твоя|ваша) (?:бабушка|семья)",
    see: "(?:может|могут) (?:\\S+ ){0,3}?(?:открыть|увидеть|посмотреть|видеть|зайти|прочитать|читать)|вид(?:ит|ят)(?: её| страницу| сайт)?",
    now: "уже|теперь|сейчас|с этой минуты|отныне",
    outed:
      "(?:вышл[ао]|вышел|ушл[ао]) из (?:режима )?черновик\\S+|(?:больше|уже) не (?:в )?черновик\\S*|(?:страница|она|сайт) (?:\\S+ )?(?:в открытом доступе|в мире|на виду у всех)|нажала? (?:на )?(?:кнопку )?опубликовать|^(?:опубликован[оа]?|в сети) как (?:обещала?|просили|договаривались)",
    bare: "(?:страница |сайт |уже |вс[её] |теперь |и |она |страница )*(?:онлайн|в эфире|в сети|опубликован[оа]?|публичн[ао]|в открытом доступе)",
    fed: "(?:уже |теперь )?(?:видно|видна|виден|появил\\S+|висит)|(?:пост|запись|заметка) (?:\\S+ ){0,2}?(?:отправлен[ао]?|ушёл|ушла|вышел|вышла)",
    lies: "(?:уже|лежит|висит|теперь|стоит) (?:\\S+ ){0,2}?(?:в|на) {feed}",
    comment:
      "^(?:(?:я|уже|также|ещё|еще|и|только что|там) )*(?:оставил|написал|добавил)[аи]? (?:\\S+ )?(?:комментарий|ответ|отзыв)(?: \\S+)? (?:под|к) (?:\\S+ )?(?:запис|пост|дневник|тред|объявлени|публикаци|проект|страниц)\\S*",
    arranged:
      "^(?:уже )?(?:в календаре|записала?|записано|запланировано|настроено|занесено|в расписании)(?=:)|(?:настроил|запрограммировал|сделал)[аи]? (?:\\S+ ){0,4}?так$|(?:настроил|запрограммировал)[аи]? (?:\\S+ ){0,5}?чтобы|(?:поставил|перев[её]л)[аи]? (?:\\S+ ){0,5}?на (?:автопилот|автомат)|(?:создан|настроен)[ао]? и (?:включен|включён|активн|активирован)\\S*|вс[её] (?:уже )?(?:настроено|включено)|уже настроил\\S*|я (?:вс[её] )?настроил\\S*",
    comes:
      "получ\\S+|прид[её]т|приходи\\S+|отправл\\S+|напомн\\S+|пришл\\S+|присыл\\S+|уведом\\S+|провер\\S+|сработ\\S+",
    queued:
      "(?:поставил|добавил|запланировал)[аи]? (?:\\S+ ){0,6}?(?:в очередь|на)|(?:стоит|запланирован[ао]?) (?:\\S+ )?(?:в очереди|на)",
    days: "понедельник|вторник|среду|четверг|пятницу|субботу|воскресенье|завтра",
    running:
      "(?:в фоне|на фоне|фоном) (?:\\S+ ){0,2}?(?:работает|крутится|запущена?) (?:\\S+ )?(?:наблюдатель|монитор|мониторинг|проверка|слежение|отслеживание|задача)(?!\\S)",
    heads: "(?:вс[её] )?(?:готово|сделано|выполнено|завершено)|(?:вот )?что сделано|сделал[аи]? следующее",
    items:
      "публикаци[яю] (?:в сообществе|{wide_page}|на {hub})|{wide_page} в сообществе|(?:опубликована|открыта) {wide_page}",
  }),
  uk: () => ({
    stems:
      "(?:будь-хто|кожен|усі|всі|люди|світ|сусіди|друзі|учасники|підписники|клієнти|читачі|родина) (?:\\S+ )?(?:може|можуть|бач)|чернет|(?:онлайн|в ефірі|у мережі|опублікован[оа]|публічн[ао])\\W*$|опублі|публікаці|відкритому доступі|(?:коментар|відповідь|відгук) |календар|записа|заплан|налашт|автопілот|автомат|у фоні|в фоні|фоном|черг|постави|(?:готово|зроблено|виконано|завершено)[^.\\n]{0,20}:|увімкнен",
    people:
      "будь-хто|кожен|усі|всі|люди|увесь світ|(?:твої|ваші|усі) (?:\\S+ )?(?:сусіди|підписники|друзі|учасники|клієнти|читачі|батьки|гості|колеги|члени)|учасники|(?:твоя|ваша) (?:бабуся|родина)",
    see: "(?:може|можуть) (?:\\S+ ){0,3}?(?:відкрити|побачити|подивитися|бачити|зайти|прочитати)|бач(?:ить|ать)(?: її| сторінку| сайт)?",
    now: "вже|уже|тепер|зараз|відтепер",
    outed:
      "вийш(?:ла|ов|ло) (?:з|із) (?:режиму )?чернет\\S+|(?:більше|вже) не (?:в |у )?чернет\\S*|(?:сторінка|вона|сайт) (?:\\S+ )?(?:у відкритому доступі|у світі)|натисну(?:в|ла) (?:кнопку )?опублікувати|^(?:опубліковано|онлайн) як (?:обіця\\S+|просил\\S+|домовл\\S+)",
    bare: "(?:вже |усе |все |тепер |і |вона |сторінка )*(?:онлайн|в ефірі|у мережі|опублікован[оа]|публічн[ао])",
    fed: "(?:вже |тепер )?(?:видно|видна|видний|з['’ʼ]явив\\S+|висить)|(?:допис|пост|нотатк\\S) (?:\\S+ ){0,2}?(?:надіслан[ао]|пішов|пішла|вийшов)",
    lies: "(?:вже|уже|лежить|висить|тепер|стоїть) (?:\\S+ ){0,2}?(?:в|у|на) {feed}",
    comment:
      "^(?:(?:я|вже|також|ще|і|й|щойно|там) )*(?:залиши|написа|дода)(?:в|ла|ли) (?:\\S+ )?(?:коментар|відповідь|відгук)(?: \\S+)? (?:під|до) (?:\\S+ )?(?:запис|допис|пост|щоденник|тред|оголошенн|публікаці|проєкт|сторінк)\\S*",
    arranged:
      "^(?:вже )?(?:у календарі|в календарі|записа(?:в|ла)|записано|заплановано|налаштовано|у розкладі)(?=:)|(?:налаштува|запрограмува|зроби)(?:в|ла|ли) (?:\\S+ ){0,4}?так$|(?:налаштува|запрограмува)(?:в|ла|ли) (?:\\S+ ){0,5}?щоб|(?:поставив|поставила|перевів|перевела) (?:\\S+ ){0,5}?на (?:автопілот|автомат)|(?:створен|налаштован)[аое] ?(?:й|і|та) (?:увімкнен|активн|активован)\\S*|(?:усе|все) (?:вже )?(?:налаштовано|увімкнено)|вже налаштува\\S+|я (?:все )?налаштува\\S+",
    comes:
      "отрим\\S+|прийде|приходи\\S+|надсил\\S+|надішл\\S+|нагад\\S+|сповіст\\S+|перевір\\S+|спрацьов\\S+",
    queued:
      "(?:постави|дода|запланува)(?:в|ла|ли) (?:\\S+ ){0,6}?(?:у чергу|на)|(?:стоїть|заплановано) (?:\\S+ )?(?:у черзі|на)",
    days: "понеділок|вівторок|середу|четвер|п['’ʼ]ятницю|суботу|неділю|завтра",
    running:
      "(?:у фоні|в фоні|фоном) (?:\\S+ ){0,2}?(?:працює|крутиться|запущено) (?:\\S+ )?(?:спостерігач|монітор|моніторинг|перевірка|стеження|відстеження|завдання)(?!\\S)",
    heads: "(?:усе |все )?(?:готово|зроблено|виконано|завершено)|(?:ось )?що зроблено|зроби(?:в|ла) таке",
    items:
      "публікаці[яю] (?:у спільноті|в спільноті|{wide_page}|на {hub})|{wide_page} у спільноті|(?:опубліковано|відкрито) {wide_page}",
  }),
  tr: () => ({
    stems:
      "görebil|açabil|girebil|görüyor|okuyabil|taslak|(?:yayında|canlıda|çevrimiçi|herkese açık|yayınlandı)\\W*$|yayın|dünyaya|canlıda|paylaştı|(?:yorum|yanıt|cevap|not) (?:bıraktı|yazdı|ekledi)|takvim|not ettim|planla|ayarla|kurdu|kuruldu|şekilde|otomati|arka planda|sıraya|kuyru|zamanla|tamamland|bitti:|halloldu|yapılanlar",
    people:
      "herkes|komşular\\S*|takipçiler\\S*|üyeler\\S*|arkadaşlar\\S*|[iİ]nsanlar|ziyaretçiler\\S*|müşteriler\\S*|okurlar\\S*|veliler\\S*|aile\\S*|tüm dünya|büyükannen|isteyen",
    see: "görebil(?:ir|iyor|irler|iyorlar)|açabil(?:ir|iyor|irler|iyorlar)|girebil(?:ir|iyor|irler|iyorlar)|görüyor(?:lar)?|okuyabil\\S+|ziyaret edebil\\S+",
    now: "artık|şu an(?:da)?|şimdi(?:den)?|bundan sonra|şu andan itibaren",
    outed:
      "taslak(?:tan)? (?:çıktı|olmaktan çıktı)|artık taslak değil|(?:sayfa|site)\\S* (?:\\S+ )?(?:dünyaya açıldı|yayında|canlıda|çevrimiçi)|toplulukta (?:\\S+ )?(?:yayınladı[mk]|paylaştı[mk])|yayınla (?:düğmesine|butonuna) bastı[mk]|sayfayı (?:\\S+ ){0,3}?paylaştı[mk]",
    bare: "(?:artık |şu an |ve |evet )*(?:yayında|canlıda|çevrimiçi|herkese açık|yayınlandı)",
    fed: "görünüyor|görünür(?: durumda)?|duruyor|çıktı|gönderildi|gitti|gönderdi[mk]|yolladı[mk]",
    lies: "{feed}['’]?\\S* (?:artık )?(?:yayında|duruyor|var)",
    comment:
      "(?:altına|gönderisine|yazısına|günlüğüne) (?:\\S+ ){0,3}?(?:yorum|yanıt|cevap|not) (?:bıraktı[mk]|yazdı[mk]|ekledi[mk])",
    arranged:
      "^(?:takvimde|not ettim|planlandı|ayarlandı|ayarladım|takvime ekledim|kuruldu)(?=:)|(?:\\S+ )?\\S+[ae]c[ae][kğ]\\S* şekilde (?:\\S+ )?(?:ayarladı[mk]|kurdu[mk]|programladı[mk]|yapılandırdı[mk])|otomati(?:ğe|k pilota) (?:aldı[mk]|bağladı[mk])|(?:oluşturuldu|kuruldu) ve (?:etkin|aktif|açık)|(?:kurdu[mk]|ayarladı[mk])(?: bile)?",
    comes:
      "alacaksın|alırsın|gelecek|gelir|gider|gidecek|gönder\\S+|hatırlat\\S+|bildir\\S+|haber\\S*|çal\\S+|kontrol\\S*",
    queued: "planladı[mk]|sıraya (?:aldı[mk]|koydu[mk])|zamanladı[mk]|kuyruğa (?:aldı[mk]|koydu[mk])",
    days: "pazartesi|salı|çarşamba|perşembe|cuma|cumartesi|pazar|yarın",
    running:
      "arka planda (?:\\S+ ){0,2}?(?:izleyici|takip|izleme|görev|gözcü|kontrol|monitör)(?: \\S+)? (?:çalışıyor|dönüyor|aktif|devrede)",
    heads:
      "(?:hepsi )?(?:tamamlandı|bitti|halloldu|yapıldı|tamam)|yapılanlar|şunlar (?:yapıldı|tamamlandı|bitti)",
    items:
      "(?:\\S+ )?(?:sayfanın|sitenin|uygulamanın) (?:yayınlanması|yayımlanması|yayına alınması)|toplulukta (?:yayınlama|yayınlanma|paylaşım)|(?:sayfa|site) yayını",
  }),
  id: () => ({
    stems:
      "(?:orang|saja|siapa|tetangga|pengikut|teman|anggota|pembaca|pelanggan|keluarga|publik)\\S* (?:\\S+ )?bisa|draf|(?:live|online|terbit|tayang|publik)\\W*$|publish|publikasi|terbit|tayang|(?:komentar|balasan|catatan) |kalender|tercatat|terjadwal|(?:di|ku|saya |aku |gue )(?:atur|setel|set|pasang|jadwal|konfigurasi|antre)|jadwal|otomatis|latar belakang|balik layar|antre|(?:selesai|beres|rampung|tuntas)[^.\\n]{0,20}:",
    people:
      "semua orang|siapa (?:saja|pun)|orang-orang|publik|(?:para |semua )?(?:tetangga|pengikut|teman|anggota|pengunjung|pembaca|pelanggan|orang tua|warga|keluarga)\\S*|nenekmu|seluruh dunia",
    see: "bisa (?:\\S+ )?(?:melihat\\S*|lihat|membuka\\S*|buka|mengakses\\S*|akses|mengunjungi\\S*|membaca\\S*|baca|masuk)",
    now: "sudah|sekarang|kini|mulai (?:sekarang|hari ini)|udah",
    outed:
      "(?:sudah |telah )?keluar dari (?:status |mode )?draf|(?:bukan|tidak) (?:lagi )?draf(?: lagi)?|(?:halaman|situs)\\S* (?:sudah|kini|telah) (?:terbuka untuk (?:umum|semua)|ada di dunia maya|tayang)|menekan (?:tombol )?publikasikan|(?:sudah|udah|barusan|baru saja|telah) (?:gue|gw|aku|saya) (?:publish|publikasikan|terbitkan|tayangkan|rilis|unggah) (?:halaman|situs|{wide_page})\\S*",
    bare: "(?:sudah |udah |kini |sekarang |dan )*(?:live|online|terbit|tayang|publik)",
    fed: "(?:sudah|kini|sekarang) (?:terlihat|muncul|tampil|ada|kelihatan)|terkirim|sudah dikirim|(?:udah|sudah|barusan|baru saja) (?:gue|gw|aku|saya|ku) ?(?:post|posting|bagikan|unggah|share|kirim)\\S*",
    lies: "(?:sudah|kini|udah) (?:\\S+ ){0,2}?di {feed}",
    comment:
      "(?:tinggalkan|meninggalkan|tinggalin|menulis|tulis|kasih|menaruh) (?:\\S+ )?(?:komentar|balasan|catatan)(?: \\S+)? (?:di|pada) (?:\\S+ )?(?:log|postingan|post|utas|catatan|pengumuman|tulisan|halaman|proyek)\\S*",
    arranged:
      "^(?:sudah )?(?:masuk kalender|tercatat|terjadwal|diatur|dijadwalkan|dicatat)(?=:)|(?:sudah |udah )?(?:saya|aku|gue|ku) ?(?:atur|setel|set|pasang|jadwalkan|konfigurasi)\\S* (?:\\S+ ){0,4}?(?:supaya|agar|biar)|sudah (?:diatur|disetel) (?:supaya|agar|biar)|(?:mode|jadi) otomatis|(?:dibuat|dipasang) dan (?:aktif|diaktifkan)|sudah ?(?:ku|saya |aku |gue )(?:pasang|atur|setel|siapkan)\\S*|sudah (?:terpasang|diatur)",
    comes: "dapat|terima|menerima|datang|masuk|terkirim|kirim\\S*|ingat\\S*|kabar\\S*|jalan|cek",
    queued:
      "(?:saya|aku|gue|sudah) (?:antrekan|jadwalkan)|(?:sudah |telah )?(?:masuk antrean|dijadwalkan|diantrekan)",
    days: "senin|selasa|rabu|kamis|jumat|sabtu|minggu|besok",
    running:
      "(?:ada|sudah ada|sekarang ada)(?: \\S+)? (?:pemantau|pemantauan|monitor|tugas|pengawas|pengecekan)(?: \\S+){0,2}? (?:berjalan|jalan|aktif) di (?:latar belakang|background|balik layar)",
    heads:
      "(?:semua )?(?:sudah )?(?:selesai|beres|rampung|tuntas)|(?:yang|hal) (?:sudah )?(?:selesai|beres|dikerjakan)",
    items:
      "(?:publikasi|penerbitan|penayangan) (?:di komunitas|{wide_page}\\S*|ke komunitas|di {hub})|{wide_page} di komunitas",
  }),
  vi: () => ({
    stems:
      "(?:có thể|được|cũng|đều) (?:\\S+ )?(?:xem|mở|vào|đọc|thấy)|(?:xem|mở|vào|thấy|đọc) được|nháp|lên sóng|lên mạng|công khai|xuất bản|đưa |đẩy |(?:bình luận|câu trả lời|nhận xét)|vào lịch|lên lịch|đặt lịch|xếp lịch|cài |thiết lập|cấu hình|tự động|hẹn giờ|ngầm|chạy nền|xếp |(?:hoàn tất|xong|hoàn thành)[^.\\n]{0,20}:",
    people:
      "ai|mọi người|ai ai|bất kỳ ai|bất cứ ai|hàng xóm|thành viên|bạn bè|người theo dõi|khách|độc giả|phụ huynh|cả thế giới|bà (?:bạn|của bạn)",
    see: "(?:có thể|đều|cũng|được) (?:\\S+ )?(?:xem|mở|vào|đọc|truy cập|thấy)(?: được)?|(?:xem|mở|vào|thấy|đọc) được",
    now: "rồi|bây giờ|giờ|đã|ngay|hiện(?: giờ| nay)?|từ (?:giờ|bây giờ|nay)",
    outed:
      "(?:không còn là|đã thoát khỏi|đã ra khỏi|hết) (?:trạng thái |chế độ )?(?:bản )?nháp|đã bấm (?:nút )?xuất bản|(?:đã|vừa|vừa mới) (?:đưa|đẩy|cho) (?:\\S+ ){1,4}?(?:lên mạng|ra thế giới|ra công chúng|lên cộng đồng)",
    bare: "(?:nó |trang |đã |giờ |và )*(?:lên sóng|lên mạng|công khai|xuất bản|online)(?: rồi)?",
    fed: "(?:đã|giờ|đang)(?: được)? (?:hiện|hiển thị|xuất hiện|có|nằm)|(?:đã )?(?:gửi|lên)(?: đi)? rồi|đã (?:gửi|lên|đăng)",
    lies: "(?:đã|giờ) (?:\\S+ ){0,2}?(?:lên|trên|ở) {feed}",
    comment:
      "(?:đã|vừa|mới) (?:để lại|viết|thêm|gửi) (?:một |1 )?(?:\\S+ )?(?:bình luận|câu trả lời|lời nhắn|nhận xét)(?: \\S+ \\S+)? (?:dưới|ở|trong|vào) (?:nhật ký|bài|chủ đề|trang|dự án|thông báo)",
    arranged:
      "^(?:đã )?(?:ghi vào lịch|lên lịch|đặt lịch|cài xong|vào lịch|xếp lịch|đặt xong)(?=:)|(?:mình|tôi|em) (?:đã|vừa) (?:cài|thiết lập|đặt|cấu hình)(?: \\S+){0,4}? (?:để|cho)|(?:đã|vừa) (?:bật|chuyển) (?:\\S+ ){0,3}?(?:chế độ )?tự động|(?:đã )?(?:được )?tạo và (?:bật|kích hoạt)|(?:mình|tôi|em) (?:đã )?(?:cài|đặt|hẹn|thiết lập)(?: \\S+)? (?:xong|rồi)(?: rồi)?|(?:đã )?cài (?:đặt )?xong",
    comes: "nhận|đến|gửi|nhắc\\S*|báo|chạy|kiểm tra",
    queued: "(?:đã|vừa) (?:xếp|lên lịch|hẹn giờ|đặt lịch)",
    days: "thứ (?:hai|ba|tư|năm|sáu|bảy)|chủ nhật|ngày mai|mai",
    running:
      "(?:có|hiện có|đang có) (?:một |1 )?(?:trình theo dõi|tác vụ|bộ theo dõi|trình giám sát|giám sát|canh)(?: \\S+){0,2}? (?:đang )?chạy (?:ngầm|nền|dưới nền)",
    heads:
      "(?:đã )?(?:hoàn tất|xong|hoàn thành)(?: hết| cả)?|(?:các )?việc đã (?:xong|làm)|những việc đã (?:xong|hoàn tất)",
    items:
      "(?:việc )?(?:xuất bản|đăng|công khai|đưa)(?: {wide_page})?(?: lên| trên| trong) cộng đồng|(?:việc )?(?:xuất bản|công khai) {wide_page}(?: của bạn)?(?: lên cộng đồng)?",
  }),
  zh: () => ({
    stems:
      "(?:能|可以|可)(?:在[^，。]{0,8})?(?:看到|打开|访问|看得到|睇到|看)|睇到|撳入去|出[咗了]街|[咗]|草稿|公开|上线|发布|出去了|(?:留言|留了|评论|回复)|日程|登记|[设排定]好|安排好|设置|设成|设定|设为|设在|定在|创建|自动|后台|排[到进在]|安排在|(?:完成|搞定|办好|做完)[^。]{0,6}[:：]",
    people:
      "大家|所有人|任何人|谁都|人人|全世界|(?:你|您)?(?:的|啲)?(?:邻居|朋友|粉丝|成员|会员|同事|家人|读者|访客|街坊|客人|奶奶|家长)们?|成员们?",
    see: "(?:能|可以|可)?(?:在[^，。]{0,8})?(?:看到|打开|访问|看得到|睇到|撳入去|看见|浏览|点开)(?!的)|(?:能|可以|可)看(?=$|了|啦|得)",
    now: "现在|已经?|都(?=能|可以)|而家|从现在起|今后|了$|已可",
    outed:
      "出[咗了]街|(?:上|放)咗(?:线|网|上网)|(?:公开|发布|发布咗|发)咗|(?:已经?)?(?:不是|不再是|脱离)草稿(?:状态)?|从草稿(?:转为|变成|改成)公开|对外公开(?:了)?|[点按]了?发布(?:按钮|键)?(?:了)?$|公众可以访问|(?:放|挂)出去了",
    bare: "(?:它|页面|网站)?(?:已经?|现在)?(?:上线|发布|公开|上咗线)(?:成功)?(?:了|啦|咗|啰)?",
    fed: "(?:现在|已经?|刚)(?:可以|能)?(?:在)?.{0,20}(?:看到|出现|显示)了?|(?:已经?|现在)(?:能|可以)?在.{0,16}(?:里|上)了|(?:发|贴)(?:到|上|出|好)[^，。]{0,16}(?:了|去了)|已(?:发送|发出)|出现在|发到.{0,12}(?:上)?了",
    lies: "(?:已经?|现在)(?:挂|贴|放|躺|发)?在{feed}|(?:挂|贴|放)(?:到|在|上)了?{feed}",
    comment:
      "(?<=下|下面|下方)(?:留了言|留了[^，。]{0,4}(?:评论|留言)|(?:写|发|回)了[^，。]{0,8}(?:评论|留言|回复)|回复了)",
    arranged:
      "^(?:都|已经?)?(?:记入日程|登记|排好|设置好|安排好|设好|定好|加入日历|写进日历)了?(?=[:：])|(?:我)?(?:已经?)?(?:设置|设|设定|调|配置)(?:成|为)每.{0,20}(?:了|推送|发送|发给你|提醒|执行|运行)(?!吗)|(?:已|好)?创建(?:好)?(?:并|且)(?:启用|启动|生效)|(?:自动|定时)(?:推送|发送|运行)(?:已)?(?:开启|打开)了?|(?:已经?)?(?:设|定|排|安排)好(?:了|啦)|已经?(?:定|设|排)在每",
    comes: "收到|推送|发送|发给|提醒|通知|给你|推给|送达|运行|执行|检查|推",
    queued: "(?:排到|安排在|排进|定在|定时在|排在)",
    days: "周[一二三四五六日天]|星期[一二三四五六日天]|明天|今晚",
    running:
      "(?<!没)后台(?:已经?|现在)?(?:有|开了|跑着)(?:一?个)?[^，。]{0,6}(?:监控|监测|盯盘|巡检|检查|提醒|盯着|任务)[^，。]{0,6}(?:在跑|(?:正)?在运行|跑着|运行中)|(?:监控|监测)[^，。]{0,6}(?:正?在)后台(?:运行|跑)",
    heads:
      "(?:以下)?(?:都|均|全部)?(?:已经?)?(?:完成|搞定|办好|做完)(?:了)?(?:的?(?:事项|工作|内容|情况))?|完成(?:情况|事项|清单)",
    items:
      "(?:发布|公开|上线)(?:到|至)(?:了)?(?:社区|社群|{hub})|(?:在社区)?(?:发布|公开|上线)(?:了)?{wide_page}|{wide_page}(?:的)?(?:发布|公开|上线)",
  }),
  ja: () => ({
    stems:
      "(?:見られ|ご覧|閲覧|開け|見え|アクセスでき)|下書き|公開|ライブ|アップ|世に出|(?:コメント|返信|メッセージ)を|予定に|登録|設定|スケジュール|ように|自動|作成|バックグラウンド|裏で|キュー|予約|セット|仕込|(?:完了|対応|実施|処理)",
    people:
      "誰でも|どなたでも|だれでも|みなさん|皆さん|みんな|会員|メンバー|ご近所|お客さま|フォロワー|お友だち|友達|読者|世界中|ご家族|おばあ",
    see: "見られ(?:ます|る(?:状態|よう)に|るはずです)|ご覧(?:いただけ|になれ)(?:ます|る(?:状態|よう)に)|閲覧でき(?:ます|る(?:状態|よう)に)|開け(?:ます|る(?:状態|よう)に)|アクセスでき(?:ます|る(?:状態|よう)に)|見える(?:状態|よう)に",
    now: "もう|今すぐ|すでに|既に|今は|現在|これで|なって(?:い)?ます|なりました|なっております",
    outed:
      "下書きから(?:公開に)?(?:切り替わりました|切り替えました|出(?:て|ました))|(?:公開|投稿)ボタンを押しました|(?:公開|ライブ)(?:状態)?に(?:切り替わりました|切り替えました|なりました)|(?:ページ|サイト)[^。]{0,8}(?:を|、)[^。]{0,6}アップ(?:しました|しておきました|済みです)|世に出(?:ました|しました)|アップ(?:ロード)?完了",
    bare: "(?:もう|今|やっと)?(?:公開|ライブ|公開済み|公開中|公開完了|アップ完了)(?:です|しました|済みです|中です)?",
    fed: "出(?:ています|ました|ておりま)|見られ(?:ます|るよう)|表示され(?:ています|ました)|載っ(?:て(?:い)?ます|ています)|送信(?:しました|済み)|出しました|公開済み",
    lies: "{feed}(?:の[^、。]{1,8})?に(?:もう)?(?:上がって|載って|出て|置いて|並んで)(?:い|あり)?ます",
    comment:
      "(?:さん|様|氏|ちゃん|くん)の[^、。]{1,16}(?:に|へ|の下に)[^、。]{0,12}(?:コメント|返信|メッセージ)を(?:残し|書き|付け|つけ|書いておき|残しておき|入れ)(?:て(?:あり|おき))?ました",
    arranged:
      "^(?:予定|カレンダー|スケジュール)に(?:入れ|登録し)(?:ました|ておきました)(?=[:：])|^(?:登録しました|設定済みです?|スケジュール済みです?|設定しました|登録済みです?)(?=[:：])|(?:する|届く|送る|届ける|通知する|知らせる|お送りする|流れる|される|くる|来る)(?:よう(?:に)?|設定(?:を|に)?|形で)(?:設定)?(?:を)?(?:入れ|し|組み|済ませ|セットし|登録し)(?:て(?:おき|あり))?(?:まし|ます)|作成(?:し、?|して)(?:有効(?:化|に)?(?:し|しました)|稼働)|自動(?:化|運転)(?:に)?し(?:て(?:おき)?)?ました|ように(?:し|設定し|しておき)ました",
    comes: "届|送|通知|知らせ|鳴|流れ|リマインド|確認|チェック|受け取",
    queued: "(?:予約|キューに入れ|セットし|仕込み|仕込ん)(?:し)?(?:て(?:おき|あり))?(?:まし|済み|でおき)",
    days: "[月火水木金土日]曜|明日|今夜|あす",
    running:
      "(?:監視|ウォッチャー|見張り|モニター|モニタリング|巡回)[^、。]{0,8}(?:バックグラウンド|裏)で[^、。]{0,6}(?:動い|走っ|稼働|回っ)(?:て(?:い)?ます|ております|ています|中)",
    heads:
      "(?:以下|下記)?(?:の(?:とおり|通り|内容|作業|件))?(?:、|は|を|が)?(?:すべて|全て)?(?:完了|対応|実施|処理)(?:しました|いたしました|しております|済み(?:です)?|済みの(?:作業|もの))?|完了した(?:もの|作業|こと)|終わったこと|できたこと",
    items:
      "(?:コミュニティ(?:へ|で|に)?の?|ページの?|サイトの?|{wide_page}の?)(?:一般)?(?:公開|リリース)(?:作業|処理)?",
  }),
  ko: () => ({
    stems:
      "수 ?있|보여요|보입니다|열려|초안|라이브|전환|공개|출시|게시|배포|발행|(?:댓글|답글|한마디)|일정에|등록|예약|설정|도록|게끔|돌아가|돌고|작동|실행 중|대기열|걸어 ?[뒀놨]|맞춰|(?:완료|끝)",
    people:
      "누구나|누구든지?|모두(?:가|들)?|다들|이웃\\S*|회원\\S*|팔로워\\S*|친구\\S*|멤버\\S*|구독자\\S*|방문자\\S*|손님\\S*|독자\\S*|학부모\\S*|가족\\S*|할머니\\S*|사람들\\S*|온 ?세상\\S*|모두에게",
    see: "(?:볼|보실|열어 ?볼|접속할|들어갈|읽을|열람할|구경할|방문할) ?수 ?있(?:어요|습니다|게 ?됐|게 ?되었|네요)|보(?:여요|입니다)|열려 ?있\\S+",
    now: "이제|지금|벌써|이미|오늘부터|방금",
    outed:
      "(?<!비)(?:라이브|공개|출시)(?: ?상태)?로 ?(?:전환|변경|바뀌|바꿔|바꿨)(?:됐|되었|었|했|해)\\S*|(?:사이트|페이지|앱)\\S* (?:\\S+ )?(?<!비)(?:출시|공개|게시|배포)(?:됐|되었)(?!다[는고면])\\S*|초안(?:에서|을|이) ?(?:벗어나?|벗어났|아니고|아니에요|아닙니다)\\S*|(?:공개|게시|발행) ?버튼(?:을|까지)? ?눌렀\\S*|커뮤니티에 (?:\\S+ ){0,3}?(?:공개|게시|올려|올렸)\\S*(?:했|뒀|어요|습니다)\\S*|(?<!비)(?:게시|배포|공개)했(?:어요|습니다)",
    bare: "(?:이제 |지금 |방금 )*(?:라이브|공개|게시|배포|공개 ?완료|게시 ?완료|배포 ?완료|공개됐어요|게시됐어요|공개됐습니다)(?:예요|입니다|이에요)?",
    fed: "보(?:입니다|여요|이네요)|떠 ?있\\S+|올라와 ?있\\S+|볼 ?수 ?있\\S+|전송 ?완료|게시됨|올라갔\\S+|발행했\\S+",
    lies: "{feed}에 (?:\\S+ )?(?:올라가?|떠|걸려|올려져) ?있(?!는|던)\\S+",
    comment:
      "(?:님|씨)(?:의)? (?:\\S+ ){0,3}?(?:글|일지|게시글|스레드|포스트|공지|페이지|프로젝트)에 (?:\\S+ ){0,3}?(?:댓글|답글|한마디)(?:을|도)? ?(?:남겼|달았|달아|남겨|적었|썼)\\S*",
    arranged:
      "^(?:일정에 (?:넣었|등록했)|등록했|예약됐|예약했|설정 ?완료|설정했|등록 ?완료)\\S*(?=:)|(?:하도록|오도록|되도록|보내도록|가도록|뜨도록|받도록|도록|게끔) ?(?:\\S+ )?(?:설정|세팅|등록|예약|맞춰|해)(?:했|해|놨|놓았|뒀|두었|해 ?뒀|해 ?놨)?\\S*(?:했|뒀|놨|두었|습니다|어요)\\S*|(?:만들고|생성해서?|등록하고) ?(?:활성화|켜|켰)\\S*|(?:설정|등록|예약|세팅)해 ?(?:뒀|놨|놓았|두었)\\S*|맞춰 ?(?:놨|뒀)\\S*|(?:도록|게) 해 ?(?:놨|뒀)\\S*",
    comes: "보내|받|알려|알림|도착|울리|오도록|전송|확인|와요|옵니다",
    queued: "예약(?:했|해)\\S*|대기열에 (?:넣었|올렸)\\S*|걸어 ?(?:뒀|놨)\\S*",
    days: "월요일|화요일|수요일|목요일|금요일|토요일|일요일|내일|오늘 ?밤",
    running:
      "(?:감시|모니터링|모니터|추적|알림|확인 작업|체크)\\S*(?: \\S+){0,5}? (?:돌아가(?:는 중|고)|돌고|실행 중|작동(?:하고| ?중)|가동 중)\\S*",
    heads:
      "(?:모두 |전부 )?(?:작업 )?(?:완료|끝|처리 ?완료)(?:했습니다|됐습니다|했어요|됐어요)?|(?:다음|아래)\\S* (?:모두 )?(?:완료|처리)\\S*|(?:끝난|완료된|한) ?(?:일|작업|항목)",
    items: "(?:커뮤니티(?:에)? ?|페이지(?:를)? ?|사이트 ?)(?:게시|공개|배포|출시|발행)",
  }),
  ar: () => ({
    stems:
      "(?:يمكن|يستطيع|تستطيع|يقدر)|مسودة|المسودة|على الهواء|منشورة|عامة|متاحة للجميع|نُشر|النشر|نشر|تعليق|ردّ?[ًاّ]|التقويم|سجّ?لت|الجدولة|الإعداد|ضبط|أعدد|برمج|جهّ?ز|فعّ?ل|رتّ?ب|تلقائي|الخلفية|جدولت|الانتظار|(?:اكتمل|أُنجز|الإنجاز|إنجاز)|على العلن|للعلن|متناول",
    people:
      "(?:أي|كل) (?:شخص|أحد|واحد)|الجميع|الكل|الناس|العالم كله|(?:جيرانك|متابعوك|متابعينك|أصدقاؤك|أصحابك|الأعضاء|الزوار|القراء|زملاؤك|عائلتك|جدتك|الزبائن)|للجميع|لأي شخص",
    see: "(?:يمكن(?:هم?|ها|ه)?|يستطيع(?:ون)?|تستطيع|يقدر(?:ون)?|صاروا يقدرون|صار يقدر)(?: \\S+)? (?:رؤية|رؤيتها|رؤيته|فتح|فتحها|يفتح|يشوف|يشوفها|أن ي\\S+|زيارة|زيارتها|الدخول|تصفح\\S*|قراءة|مشاهدة)",
    now: "الآن|صار|صاروا|بالفعل|من الآن|منذ الآن|حاليًا|اليوم",
    outed:
      "(?:لم تعد|لم يعد|ما عادت) مسودة|خرج(?:ت)? من (?:وضع |حالة )?المسود(?:ة|ات)|(?:الصفحة|صفحتك|الموقع|موقعك) (?:\\S+ )?(?:على الهواء|في متناول الجميع|للعلن)|ضغطت (?:على )?(?:زر )?(?:نشر|النشر)|^(?:منشورة|عامة) كما (?:وعدتك|طلبت|اتفقنا)",
    bare: "(?:صارت |أصبحت |الصفحة |هي |الآن )*(?:على الهواء|منشورة|عامة|متاحة للجميع|نُشرت|تم النشر|أونلاين)(?: الآن)?",
    fed: "(?:ظاهر|موجود|معروض)ة?(?: الآن|ًا|ا)?|(?:يظهر|تظهر)(?: الآن)?|صار(?:ت)? ظاهر\\S*|(?:أُرسل|أرسل|انتشر|نزل)ت?|تم إرسال\\S*",
    lies: "(?:صار|أصبح|بات|موجود)(?:ت|ة)? (?:\\S+ )?(?:على|في) {feed}",
    comment:
      "^(?:لقد |و)?(?:تركت|كتبت|أضفت|علّقت|وضعت) (?:(?:له|لها|لك) )?(?:تعليق|ردّ?)\\S*(?: \\S+)? (?:تحت|على|أسفل) (?:\\S+ )?(?:يوميات|منشور|تدوينة|موضوع|إعلان|صفحة|مشروع)\\S*",
    arranged:
      "^(?:في التقويم|سجّ?لت\\S*|تمت? الجدولة|تم الإعداد|تم التسجيل|مجدول|أُدرج)(?=:)|(?:ضبط|أعدد|برمج|جهّ?ز)ت\\S*(?: \\S+){0,4}? (?:بحيث|كي|لكي|حتى|ل[يت]\\S+)|(?:أُنشئ|تم إنشاؤ|أُعدّ?)\\S* و(?:فُ?عّ?ل|تفعيل|مفعّ?ل)\\S*|(?:مفعّ?ل|نشط)ة? الآن|(?:الوضع|وضع) (?:ال)?تلقائي|(?:ضبط|جهّ?ز|فعّ?ل|رتّ?ب)ته\\S*|ضبطتها|كل شيء مضبوط",
    comes:
      "ستصلك|تصلك|يصلك|يوصلك|تصل|يصل|سأرسل\\S*|أرسل\\S*|سأذكرك|أذكرك|تذكير\\S*|تنبيه\\S*|ترسل|يرسل|ستتلقى|تعمل|يعمل",
    queued: "(?:جدولت|برمجت|حجزت)|(?:أضفت|وضعت) (?:\\S+ ){0,4}?(?:قائمة الانتظار|في الانتظار)",
    days: "(?:ال)?(?:اثنين|ثلاثاء|أربعاء|خميس|جمعة|سبت|أحد)|غدًا|غدا",
    running:
      "(?:هناك|يوجد|هناك الآن|يوجد الآن)(?: \\S+)? (?:مراقب|مراقبة|متابعة|مهمة|رصد|تنبيه)(?: \\S+){0,3}? (?:يعمل|تعمل|شغّ?الة?|نشطة?)(?: \\S+)? في الخلفية",
    heads:
      "(?:تم )?(?:اكتمل(?: العمل)?|أُنجز|الإنجاز|تم|انتهى)(?: كل شيء)?|(?:تم|جرى) إنجاز ما يلي|ما (?:تم إنجازه|أنجزته)",
    items:
      "(?:.{0,40} )?و?ال?نشر (?:في المجتمع|على المجتمع|{wide_page}(?: في المجتمع)?|الصفحة(?: في المجتمع)?|الموقع)|و?النشر في المجتمع",
  }),
  hi: () => ({
    stems:
      "(?:देख|खोल|पढ़) (?:सक|पा)|ड्राफ|लाइव|ऑनलाइन|सार्वजनिक|प्रकाशित|पब्लिश|प्रकाशन|(?:टिप्पणी|जवाब|कमेंट) |कैलेंडर|दर्ज कर|शेड्यूल|सेट|ऑटो|बैकग्राउंड|कतार|लगा (?:दी|दिया|रख)|चालू",
    people:
      "कोई भी|सब(?: लोग)?|सभी|हर कोई|लोग|दुनिया|(?:आपके |तुम्हारे |सारे )?(?:पड़ोसी|दोस्त|सदस्य|फ़ॉलोअर|ग्राहक|पाठक|मेहमान|रिश्तेदार|साथी)|आपकी दादी|घर वाले",
    see: "(?:देख|खोल|पढ़) (?:सकत[ेाी]|पा रह[ेाी])(?: हैं| है)?|जा सकत[ेाी] हैं",
    now: "अब|अभी|आज से|अब से|पहले से",
    outed:
      "(?:अब )?ड्राफ[़]?्ट (?:नहीं (?:है|रहा|रही)|से (?:बाहर|निकल)(?: \\S+)?)|(?:पेज|साइट) (?:\\S+ )?(?:सबके लिए खुल(?:ा|ी|ा गया) है|दुनिया के सामने है)|पब्लिश (?:का )?बटन दबा दिया",
    bare: "(?:अब |यह |पेज |और )*(?:लाइव|ऑनलाइन|सार्वजनिक|प्रकाशित|पब्लिश)(?: हो (?:गया|गई|चुका)| है)?(?: है)?",
    fed: "दिख (?:रह[ाी]|रहे) (?:है|हैं)|दिखाई दे रह[ाी] है|मौजूद है|भेज दी|जा चुकी(?: है)?|हो गई",
    lies: "{feed} पर (?:\\S+ )?(?:है|डाल दी है|डाल दिया है|आ गई है|मौजूद है)",
    comment: "(?:के नीचे|पर) (?:\\S+ ){0,3}?(?:टिप्पणी|जवाब|कमेंट) (?:छोड़|लिख|कर|डाल) (?:दी|दिया)",
    arranged:
      "^(?:कैलेंडर में (?:है|डाल दिया)|दर्ज कर (?:लिया|दिया)|शेड्यूल हो गया|सेट हो गया|नोट कर लिया)(?=:)|(?:ऐसे |इस तरह )?(?:सेट|कॉन्फ़िगर|शेड्यूल) (?:कर दिया|किया|कर रखा) है(?: कि)?|(?:बन गया|बना दिया|बनाकर) (?:और )?(?:चालू|सक्रिय)(?: है| कर दिया)?|ऑटो(?:मैटिक)? पर (?:डाल|कर) दिया|(?:लगा|सेट कर|शेड्यूल कर|चालू कर) (?:दिया|दी|रखा)",
    comes: "मिले\\S+|आए\\S*|भेज\\S*|याद\\S*|पहुँच\\S*|चले\\S*|सूचना|बताऊँगा|बताऊंगा",
    queued: "शेड्यूल कर दी|कतार में (?:लगा|डाल) (?:दी|दिया)|लगा दी",
    days: "सोमवार|मंगलवार|बुधवार|गुरुवार|शुक्रवार|शनिवार|रविवार|कल",
    running:
      "बैकग्राउंड में (?:\\S+ ){0,2}?(?:निगरानी|मॉनिटर|जाँच|ट्रैकर|अलर्ट|काम|पहरा) (?:\\S+ )?(?:चल रह[ाी]|सक्रिय|चालू)",
    heads:
      "(?:सब |काम )?(?:पूरा हुआ|पूरा हो गया|हो गया|पूरा|संपन्न)|(?:ये |सारे )?काम (?:पूरे हुए|हो गए|पूरा)|क्या-क्या हुआ",
    items: "(?:समुदाय में|पेज का|साइट का) प्रकाशन|(?:समुदाय में )?पेज (?:प्रकाशित|पब्लिश)",
  }),
  th: () => ({
    stems:
      "(?:เห็น|เปิดดู|เข้าดู|ดู|อ่าน|เปิด|เข้าถึง)[^ ]{0,12}ได้|ร่าง|ออนไลน์|สาธารณะ|เผยแพร่|ขึ้นแล้ว|เปิดให้|ปล่อย|โพสต์|(?:คอมเมนต์|ตอบกลับ|ความเห็น)|ปฏิทิน|บันทึก|ลงตาราง|ตั้ง|อัตโนมัติ|เบื้องหลัง|คิว",
    people: "ใครๆ|ใครก็|ทุกคน|เพื่อนบ้าน|สมาชิก|ผู้ติดตาม|เพื่อนๆ|คนอื่น|ลูกค้า|ผู้อ่าน|ผู้ปกครอง|ครอบครัว|คุณยาย|ทั้งโลก",
    see: "(?:เห็น|เปิดดู|เข้าดู|ดู|เข้าถึง|อ่าน|เปิด)(?:หน้าเว็บ|เว็บ|ได้|มัน)?ได้?",
    now: "แล้ว|ตอนนี้|ตั้งแต่ตอนนี้|จากนี้ไป",
    outed:
      "(?:ไม่ใช่|ออกจาก|พ้นจาก|ไม่เป็น)(?:สถานะ|โหมด)?(?:ฉบับ)?ร่างแล้ว|กด(?:ปุ่ม)?เผยแพร่(?:ไป)?แล้ว|(?:เพิ่ง|ได้)?(?:โพสต์|ปล่อย|เผยแพร่|เอา)(?:หน้าเว็บ|เว็บของคุณ|หน้า|เว็บ)(?:ให้คุณ|ขึ้นชุมชน|ในชุมชน|ลงชุมชน)?(?:แล้ว|เรียบร้อย)",
    bare: "(?:ตอนนี้|หน้าเว็บ)?(?:ออนไลน์|เผยแพร่|เป็นสาธารณะ|เปิดให้ดู|ขึ้น)แล้ว(?:ครับ|ค่ะ|นะ)?",
    fed: "(?:เห็นได้|แสดงอยู่|ขึ้นอยู่|อยู่|โชว์อยู่)(?:บน|ใน|ที่).*แล้ว|(?:ส่ง|ขึ้น|ลง|เผยแพร่)แล้ว|^(?:ผม|ฉัน|ดิฉัน|เรา|หนู)?(?:เพิ่ง|ได้)?(?:ลง|โพสต์|แชร์)(?!ของ|ใน)[^ ]{1,24}(?:บน|ใน|ลง) ?{feed} ?(?:ให้|เรียบร้อย)?แล้ว",
    lies: "(?:ขึ้น|อยู่บน|อยู่ใน|ลง) ?{feed} ?แล้ว",
    comment:
      "^(?:ผม|ฉัน|ดิฉัน|เรา|หนู)?(?:ก็)?(?:ได้)?(?:ไป)?(?:ทิ้งคอมเมนต์|คอมเมนต์|ตอบกลับ|ฝากความเห็น|ฝากคอมเมนต์|แสดงความเห็น)(?:ไว้)?(?:ใต้|ที่|ใน)(?:บันทึก|โพสต์|กระทู้|ประกาศ|เพจ)ของ",
    arranged:
      "^(?:ลงปฏิทิน|บันทึก|ตั้งเวลา|ตั้งไว้|ลงตาราง)(?:ไว้)?แล้ว(?:ครับ|ค่ะ)?(?=:)|ตั้ง(?:ค่า)?(?:ระบบ)?(?:ไว้)?ให้(?:ส่ง|ทำงาน|เตือน|รัน|แจ้ง)[^.]{0,30}(?:แล้ว|เรียบร้อย)|(?:ถูก)?สร้างและเปิดใช้(?:งาน)?แล้ว|(?:ตั้ง|เปิด)(?:เป็น)?(?:โหมด)?อัตโนมัติ(?:ไว้)?แล้ว|ตั้ง(?:ไว้|ค่าไว้|เวลาไว้)(?:ให้)?(?:แล้ว|เรียบร้อย)",
    comes: "ได้รับ|ส่ง|เตือน|แจ้ง|มา|ทำงาน|เช็ก|รัน",
    queued: "(?:ตั้ง|จัดคิว|ตั้งเวลา|ลงคิว|คิว)(?:โพสต์)?(?:ไว้)?",
    days: "วัน(?:จันทร์|อังคาร|พุธ|พฤหัส|ศุกร์|เสาร์|อาทิตย์)|พรุ่งนี้|คืนนี้",
    running:
      "มี(?:ตัว|งาน|ระบบ)?(?:เฝ้าดู|ติดตาม|มอนิเตอร์|เฝ้าระวัง|ตรวจสอบ)(?:ตัว|กำลัง)?(?:ทำงาน|รัน)(?:อยู่)?(?:ที่|ใน)?เบื้องหลัง",
    heads: "(?:ทำ)?(?:เสร็จ|เรียบร้อย)(?:แล้ว|หมดแล้ว)?|(?:งาน|สิ่ง)ที่(?:ทำ)?เสร็จแล้ว",
    items:
      "(?:และ)?(?:การ)?เผยแพร่(?:หน้าเว็บ|เว็บ)?(?:ใน|ลง|ขึ้น)ชุมชน|(?:และ)?(?:การ)?เผยแพร่(?:หน้าเว็บ|เว็บไซต์|เว็บ)",
  }),
};

/** Pattern sources of a language, in which its slots are still to be filled. */
export type Upshot = { readonly [List in Exclude<keyof Lists, "stems">]-?: string } & {
  /** One of these is in every text that says so. */
  readonly stems: () => RegExp;
  /** A second look at a text that holds one of them, which spares most of these the language's own tables. */
  readonly likely: (text: string) => boolean;
  /** Found where a post is said to be on the place of posts. */
  readonly put: () => RegExp;
};

const made = new Map<string, Upshot>();

/** What is searched in a language; undefined of one without lists. Made when a text is first read in it. */
export function upshotOf({ id }: Pick<Language, "id">): Upshot | undefined {
  const known = made.get(id);
  if (known) return known;
  const lists = LISTS[id]?.();
  if (!lists) return undefined;
  const { stems, bare, heads, items, not, ...searched } = lists;
  const words = Object.fromEntries(Object.entries(searched).map(([name, list]) => [name, wholeIn(id, list)]));
  const upshot = {
    ...(words as Record<keyof typeof searched, string>),
    bare: `^(?:${bare})$`,
    heads: `^(?:${heads})$`,
    items: `^(?:${items})$`,
    not: not === undefined ? "{wide_not}|{wide_unseen}" : wholeIn(id, not),
    stems: lazy(() => new RegExp(stems, "mu")),
    likely: likelyIn(lists),
    put: lazy(() => new RegExp(withoutSlots(`${lists.fed}|${lists.lies}`), "mu")),
  };
  made.set(id, upshot);
  return upshot;
}

/** Asked of texts in lower case and without the slots of a language. */
function likelyIn(lists: Lists): Upshot["likely"] {
  const look = (list: string): (() => RegExp) => lazy(() => new RegExp(withoutSlots(list), "mu"));
  const { outed, comment, running, arranged, queued, days, heads, items, bare, people, see } = lists;
  const alone = look(`${outed}|${comment}|${running}|^\\W*(?:${bare})\\W*$`);
  const [set, line, day, head, item, who, sees] = [
    look(arranged),
    look(queued),
    look(days),
    look(heads),
    look(items),
    look(people),
    look(see),
  ];
  return (text) =>
    alone().test(text) ||
    (/\d/.test(text) && (set().test(text) || (line().test(text) && day().test(text)))) ||
    (head().test(text) && item().test(text)) ||
    (sees().test(text) && text.split(/[.!?。！？\n]/).some((part) => sees().test(part) && who().test(part)));
}

/** A list with any few words for each slot, in lower case. */
function withoutSlots(list: string): string {
  return list
    .replace(/\{[a-z]\w*\}/g, "[^.]{1,24}?")
    .replaceAll("A-Z", "a-z")
    .replaceAll("ÄÖÜ", "äöü");
}
