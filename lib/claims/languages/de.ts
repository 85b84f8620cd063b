/** German: how an agent says that it published, posted or scheduled something. */
import type { Language } from "../claim.ts";

export const GERMAN: Language = {
  id: "de",
  script:
    /[äöüß]|\b(?:ich|der|das|die|zur|deployt|fertig|erledigt|ist|wurde|dein|deine|ihr|ihre|und|auf|gepostet|geteilt|geplant|aktiviert|erstellt|angelegt|erinnerung|gesetzt|eingerichtet|wecker|läuft|beitrag|abgeschlossen|jeder|kann|neu|bereits|soeben|online|für|mit|gerade|siehe|kommentiert|geantwortet|hochgeladen|neue|hat|eine|einen|von|dir|jetzt|hier|seite|sind|nicht|nach|unter|vom|habe|auch|wird)\b/i,
  stems:
    /community|veröffentlich|online|live|öffentlich|bereitgestellt|deploy|hochgeladen|freigegeben|freigeschaltet|gepostet|post|kommentier|geantwortet|geteilt|beitrag|erinner|alarm|aufgabe|cron|benachrichtig|geplant|eingerichtet|angelegt|aktiv|wecker|zeitplan|erreichbar|verfügbar|publi|zugänglich|für alle|gestellt|läuft/i,
  slots: {
    and: "(?:und|aber|außerdem|dann|danach|auch|sowie) ",
    but: "(?:aber|jedoch|jetzt|doch|ja|tatsächlich|stattdessen|sondern|inzwischen)(?![a-zäöüß])",
    w: "(?!(?:nicht|nie|niemals|kein\\w*|wenn|falls|sobald|dass|ob|ist|sind|wurde|wurden|wird|werden|nichts|ohne|ich|wir|du|sie|er|hat|habe|haben|würde|könnte|sollte|noch nicht)(?![a-zäöüß]))[^\\s]+",
    ws: "(?: {w}){0,9}?",
    adv: "(?:(?:jetzt|nun|bereits|schon|gerade|soeben|endlich|auch|erfolgreich|offiziell|automatisch|alle|beide|öffentlich|inzwischen|korrekt|wieder|erneut|vollständig|frisch|ab sofort|seit eben|nun auch|ebenfalls|sofort|direkt) ){0,4}",
    i: "(?:(?:ich|wir) (?:habe|haben|hab)|(?:habe|haben|hab) (?:ich|wir))",
    det: "(?:deine?[nrms]?|ihre?[nrms]?|eure?[nrms]?|meine?[nrms]?|unsere?[nrms]?|die|der|das|den|dem|diese[rsnm]?|eine?[nrms]?|alle|beide|zwei|drei|neue[rsn]?)",
    page: "(?:[\\wäöüß-]*(?:planer|sammlung(?:en)?|generator|editor|simulator|kalender|tagebuch|liste|wörterbuch|einladung|seiten?|website|webseite|homepage|dashboards?|apps?|anwendung|spiele?|projekte?|portfolios?|blogs?|shops?|läden|laden|demos?|landingpage|quiz|tools?|rechner|berichte?|karten?|galerie|version|vorschau|tracker|tafel|formular|umfrage|menü|katalog|lebenslauf|arbeit|inhalte?|änderungen|bot|dienst|api|leitfaden|artikel|sammlung|wand|diagramm)|sites?|web-?app)",
    np: "(?:(?:{det} )?(?:{w} ){0,3}?{page}(?: (?:für|mit|über|zu|von|zum|zur|der|des|in)(?: {w}){1,5}?)?|alles|es|sie|(?:dein|deine|ihr|ihre|unser|unsere)(?: {w}){1,4}?|beide|{det} \\uE002)",
    be: "(?: (?:ist|sind|wurde|wurden|bleibt|bleiben|steht|läuft|ging|gingen|war))",
    pub: "(?:(?:neu |erneut |wieder |noch einmal )?(?:veröffentlicht|publiziert|deployt|deployed)|bereitgestellt|freigeschaltet|online gestellt|live geschaltet|live gestellt|online gebracht|live gebracht|öffentlich gemacht|öffentlich geschaltet|öffentlich freigegeben|auf öffentlich gestellt|gelauncht|ausgerollt)",
    sobj: "(?:[\\wäöüß-]*(?:erinnerung(?:en)?|alarme?|wecker|benachrichtigung(?:en)?|cron-?jobs?|cronjobs?|zeitplan|zeitpläne|automatisierung(?:en)?|überwachung|warnung(?:en)?|aufgaben?|jobs?|timer|tasks?|briefing|zusammenfassung|bericht|backup|prüfung|check)|cron)",
    often:
      "(?:täglich\\w*|wöchentlich\\w*|stündlich\\w*|monatlich\\w*|geplante\\w*|wiederkehrende\\w*|regelmäßige\\w*|automatische\\w*|nächtliche\\w*|jeden|jede|morgendliche\\w*|zeitgesteuerte\\w*)",
    did: "(?:eingerichtet|erstellt|angelegt|gesetzt|geplant|aktiviert|konfiguriert|hinzugefügt|gespeichert|registriert|gestartet|aktiv|eingestellt|eingeplant|scharf|hinterlegt|programmiert|fertig|läuft|verschoben|umgestellt|eingetragen|terminiert|angesetzt|gestellt|geschaltet)",
    post: "(?:\\w*(?:beitrag|beiträge|posts?|kommentare?|antwort(?:en)?|threads?|nachricht|ankündigung|vorstellung|meldung))",
    end: "(?![a-zäöüß])",
    coded:
      ".*(?:(?<!für |an |über |um )(?<![a-zäöüß])(?:der|dem|die|das|deiner|deinem|deine|zur|zum|ins?|im|einer?|einem) (?:{w} )?[\\w-]*(?:app|seite|website|anwendung|spiel|projekt|dashboard|tracker|code|oberfläche|liste|komponente|modul|readme)(?![\\w-])|(?:liste|tabelle|schema|modell)n? (?:von|mit|für|der) |(?:^|\\s)(?!{sobj}|habe|haben|hab|ich|wir|paar)[^\\s]+ (?:für|von|mit) (?:die |den )?(?:erinnerungen|aufgaben|benachrichtigungen|alarme|warnungen|jobs|timer)(?![a-zäöüß]))",
  },
  claims: [
    {
      id: "de.publish",
      kind: "publish",
      verbs:
        "veröffentlich|publi|deploy|bereit|freig|freigeschaltet|online|live|öffentlich|community|netz|alle|jeder|gelauncht|hochgeladen|launch|ausgerollt",
      patterns: [
        "^{i}{ws} {pub}{end}",
        "^(?:{det} (?:{w} ){0,3}?{w}|das|alles|beide) (?:habe|haben) (?:ich|wir)(?: |{ws} )(?:{pub}|in der community geteilt){end}",
        "^(?:{w} ){1,7}?{w}{be}{ws} (?:in|mit|zu) (?:der|die) community {adv}(?:veröffentlicht|geteilt|gestellt|hochgeladen){end}",
        "^(?:die )?sichtbarkeit(?:{be})? {adv}(?:ist |wurde )?(?:jetzt )?(?:auf )?öffentlich(?: (?:gesetzt|gestellt|geändert|umgestellt))?{end}",
        "^{i}{ws} (?:mit|in) der (?:community|gemeinschaft) geteilt{end}",
        "^{i}{ws} (?:für (?:alle|jeden|die community)|öffentlich) (?:freigegeben|zugänglich gemacht|geöffnet){end}",
        "^{i}{ws} (?:in die|zur|in der) (?:community|produktion) (?:hochgeladen|gestellt|gebracht|geladen|gepusht){end}",
        "^{np}{be}{ws} (?:{pub}|(?:mit|in) der community geteilt){end}",
        "^{np}{be} {adv}(?:online|live|öffentlich|im netz|in der community|für alle (?:zugänglich|sichtbar|erreichbar|verfügbar|offen)|öffentlich (?:zugänglich|erreichbar|sichtbar|verfügbar)|freigegeben)(?:$|[!:.\\uE000]| (?:und|unter|auf|bei|hier|in|für|erreichbar|verfügbar|gegangen|gestellt)(?= |$))",
        "^(?:in (?:die|der)|zur|auf) (?:{hub}[- ])?community {adv}(?:{pub}|hochgeladen|gestellt|geteilt|gepusht){end}",
        "^(?:(?:\\w+ (?:behoben|korrigiert|aktualisiert|angepasst|überarbeitet)|korrigiert|aktualisiert|behoben|angepasst) und )?{adv}{pub}(?:$|[!.\\uE000]| (?:auf|unter|in|und|hier|mit|als)(?= |$))",
        "^{np} {adv}{pub}(?:$|[!.]| (?:auf|unter|in)(?= ))",
        "^(?:die |das |der )?(?:veröffentlichung|bereitstellung|deployment|publikation|freischaltung|launch)(?:{be}|{be} {adv})? {adv}(?:abgeschlossen|erfolgreich|fertig|erledigt|durch|geglückt|gelungen|vollendet){end}",
        "^(?:ist |sind |wir sind )?(?:jetzt |nun |schon |wieder )?(?:live|online|veröffentlicht|öffentlich)(?:!| ·| \\uE003)",
        "^(?:ist|sind|wir sind) (?:jetzt |nun |schon |wieder )?(?:live|online|veröffentlicht)$",
        "^(?:status|veröffentlichung|deployment): ?(?:\\uE003 ?)?(?:veröffentlicht|erfolgreich|fertig|live|online|ok|erledigt|abgeschlossen|\\uE003)",
        "^{i}{ws} (?:die |das |den |deine?n? |ihre?n? )?(?:{w} ){0,3}?{page}(?: {w}){0,3}? {pub}{end}",
        "^\\uE003 ?(?:{w} ){0,5}?(?:veröffentlichen|deployen|bereitstellen|online stellen|teilen){end}",
        "^(?:ab sofort |jetzt )?(?:kann|können) (?:jetzt |nun |ab sofort )?(?:jeder|alle) (?:{w} ){0,4}?(?:aufrufen|sehen|öffnen|zugreifen|besuchen)",
      ],
      linked: [
        "^{adv}(?:{pub}|online|live|öffentlich|verfügbar|erreichbar):?(?:$| )",
        "^(?:{w} ){0,6}?{w}{be} {adv}(?:verfügbar|fertig|aktiv|erreichbar|gehostet|online|live|draußen|hier|offen|abrufbar|zu finden|unter|öffentlich)",
        "^(?:hier|das)(?: {w})? (?:ist|findest|finden|gibt|geht)",
        "^(?:du|ihr|sie|jeder|alle|man) (?:kannst|könnt|können|kann)(?: {w}){0,5}? (?:ansehen|aufrufen|öffnen|teilen|besuchen|sehen|nutzen|testen|erreichen)",
        "^(?:der |dein )?öffentliche[rn]? (?:link|url|adresse)",
        "^(?:{w} ){1,6}?(?:habe|haben) (?:ich|wir){ws} (?:gestellt|gebracht|hochgeladen|geteilt|gehostet|geschaltet|{pub}){end}",
        "^{i}{ws} (?:gestellt|gebracht|hochgeladen|geteilt|gehostet|geschaltet){end}",
      ],
      adjacent: ["^(?:alles )?(?:fertig|erledigt|geschafft|abgeschlossen|bereit|ich bin fertig)[!:.]?$"],
    },
    {
      id: "de.post",
      kind: "post",
      verbs:
        "post|kommentier|geantwortet|geteilt|veröffentlich|beantwort|angekündigt|geschrieben|hinterlassen|getweetet|{feed}|beitrag|beiträge|antwort|thread|nachricht|ankündigung|vorstellung|meldung",
      patterns: [
        "^{i}(?=.*(?:{feed}|\\uE000|thread|feed|forum|beitrag|post)){ws} (?:gepostet|kommentiert|geantwortet|geteilt|veröffentlicht|beantwortet|angekündigt|geschrieben|hinterlassen|getweetet){end}",
        "^{i}{ws} (?:gepostet|kommentiert|geantwortet){end}",
        "^(?:{det} )?(?:{w} ){0,3}?{post}(?: (?:für|über|zu|auf|von)(?: {w}){1,5}?)?{be}{ws} (?:veröffentlicht|gepostet|online|live|draußen|gesendet|geteilt|raus|auf {feed}|abgeschickt|erschienen){end}",
        "^{adv}(?:auf|in) {feed} (?:gepostet|veröffentlicht|geteilt|kommentiert|geantwortet)",
        "^{adv}(?:gepostet|kommentiert|geantwortet|geteilt|veröffentlicht)(?: {w}){0,3}? (?:auf|in) (?:{feed}|dem feed)",
        "^{adv}(?:gepostet|kommentiert|geantwortet)(?:$|[!:.\\uE000]| )",
        "^(?:{det} )?(?:{w} ){0,2}?{post} (?:auf {feed} )?(?:veröffentlicht|erstellt|gepostet|gesendet){end}",
        "^(?!.*(?:konto|profil))(?:{det} )?(?:{w} ){0,4}?{w}{be} {adv}auf {feed}{end}",
        "^(?=.*{feed})(?:{det} )?(?:{w} ){0,6}?{w}{be}{ws} (?:erschienen|raus|veröffentlicht|gepostet|geteilt|angekündigt|gesendet){end}",
        "^(?=.*{feed})(?:{det} )?(?:{w} ){0,3}?{w} (?:habe|haben) (?:ich|wir){ws} (?:veröffentlicht|gepostet|geteilt|angekündigt|gesendet){end}",
        "^\\uE003 ?(?:{w} ){0,5}?(?:posten|kommentieren|antworten){end}",
      ],
      linked: [
        "^(?:{w} ){0,3}?(?:geantwortet|kommentiert|gepostet):?$",
        "^{adv}(?:veröffentlicht|geteilt|gesendet|raus|online)(?:$|[!:.]| )",
        "^{i}{ws} (?:veröffentlicht|geteilt|erstellt|hinterlassen|geschrieben|gesetzt){end}",
      ],
    },
    {
      id: "de.schedule",
      kind: "schedule",
      verbs:
        "erinnerung|alarm|wecker|benachrichtigung|cron|zeitplan|zeitpläne|automatis|überwach|warnung|aufgabe|job|timer|task|briefing|zusammenfassung|bericht|backup|prüfung|check|geplant|terminiert",
      patterns: [
        "^(?:{det} )?(?:{w} ){0,4}?{sobj}(?: (?:für|an|zu|um|am|mit|über|zum|zur|von)(?: {w}){1,6}?)?{be}{ws} {did}{end}",
        "^(?:{det} )?(?:{w} ){0,3}?{sobj}(?: (?:für|an|zu|um|am|zum|zur)(?: {w}){1,5}?)? {adv}{did}(?:$|[!:.]| (?:für|um|jeden|auf|und|ab)(?= ))",
        "^{i}(?!{coded})(?: {w}){0,7}? {sobj}(?: {w}){0,8}? {did}{end}",
        "^(?:{det} )?(?:{w} ){0,3}?{sobj}(?!{coded})(?: {w}){0,5}? (?:habe|haben) (?:ich|wir){ws} {did}{end}",
        "^{i}{ws} (?:eingeplant|terminiert|geplant){end}(?<!(?:meeting|termin|treffen|anruf|gespräch|besprechung).{0,40})",
        "^(?:{det} )?(?:{often} )?{sobj} (?:läuft|ist|sind) (?:{adv})(?:aktiv|jede[nrs]?|täglich|stündlich|ab)(?![a-zäöüß])",
        "^(?:{det} )?{often} {sobj} (?:läuft|ist aktiv){end}",
        "^{adv}(?:geplant|eingeplant)(?:$|[!.]| (?:für|um|jeden)(?= ))",
        "^\\uE003 ?(?:{w} ){0,6}?{sobj}(?: {w}){0,4}? (?:einrichten|erstellen|planen|anlegen|setzen){end}",
      ],
    },
  ],
  subject: "^(?:{i}|{det} |alles |es )",
  others:
    "\\bist von (?!mir|uns|dir|jetzt|nun|über|all|außen|je|heute|hier)[a-z]+\\b|^(?:[Ee]r|[Dd]u|[Ii]hr) (?:hat|hast|habt)|^(?!(?:Ich|Wir|Dein|Deine|Die|Der|Das|Alles|Es|Jetzt|Gerade|Außerdem)(?![a-zäöüß]))[A-Z][\\wäöüß]+ (?:hat|haben) (?!ich|wir)|\\bvon (?:(?:einem|einer) (?:ander|fremd|weiter)en [^\\s]+|jemand|dem Team|der Firma|[A-Z][a-zäöüß]+) (?:veröffentlicht|gepostet|geplant)",
  filler:
    "^(?:(?:fertig|erledigt|super|perfekt|gut|gute nachricht(?:en)?|jetzt|nun|endlich|außerdem|auch|nach (?:(?:dem|der|den|einer|einem) )?(?:{w} ){1,5}?|heute|gerade eben|wie gewünscht|alles|vorerst|stattdessen|inzwischen|ja|so|und|damit|gerade|zusätzlich|geschafft|soeben) ){0,3}",
  pronoun: "^(?:er|es|sie|beide)(?![a-zäöüß])",
  unreal:
    "^(?:(?:und|aber|oder) )?(?:wenn|falls|sobald|nachdem du|bevor|bis|sofern|um|soll|sollen|willst|möchtest|wollen sie|möchten sie|kann ich|könnte|ich (?:kann|könnte|werde|würde|wollte|möchte|plane|versuche|habe versucht|hätte|wäre|war kurz|dachte|glaube|denke|nehme an)|du (?:hast gesagt|sagtest|meintest|kannst|musst|wolltest|hattest)|laut|zum beispiel|z\\.? ?b|entwurf|beispiel|klicke|klick|öffne|gehe|sag|sage|bestätige|stelle sicher|denk daran|nicht|nie|noch nicht|kein|keine|nichts|wie|fehler(?! (?:behoben|korrigiert|gefixt|beseitigt|gefunden und))|fehlgeschlagen|es wurde (?:noch )?kein\\w*|es ist (?:noch )?nicht|beinahe|fast)(?![a-zäöüß])",
  never:
    "(?:^|\\s)(?:nicht|nie|niemals|kein\\w*|nichts|ohne|fast|beinahe|wird|werden|würde|könnte|vielleicht|noch nicht|fehlgeschlagen|lokal|entwurf|soll|sollte)(?![a-zäöüß])",
  elsewhere:
    "(?:^|\\s)gestern(?![a-zäöüß])|^(?:alle |die )?(?:öffentliche|veröffentlichte|geplante|geteilte)n? (?:seiten|beiträge|apps|projekte|aufgaben|jobs) (?:sind|haben|werden|können|bekommen|erhalten)(?![a-zäöüß])|\\b(?:wurde|ist) (?:im jahr )?(?:19|20)\\d\\d(?![-\\w])|(?:^|\\s)(?:würde|wäre|localhost|lokal|entwurf|letztes jahr|letzte woche|letzten monat|vor (?:\\w+ )?(?:tagen|wochen|monaten|jahren)|im jahr (?:19|20)\\d\\d|quartal\\w*|umsatz|mainnet|testnet|börse|flug|noch nicht|nicht|rechten (?:bereich|panel)|werden soll|zu veröffentlichen)(?![a-zäöüß])",
  retracts:
    "^(?:korrektur|entschuldigung|sorry|moment|halt|eigentlich|doch nicht|ich habe mich geirrt).{0,80}(?:nicht|fehl|nie|privat)",
  asks: "^(?:(?:und|oder) )?(?:soll|sollen|willst|möchtest|wollen|möchten|kann|darf|gibt|brauchst|noch etwas|wie|was|welche|wann|wo|wer|passt|ist|sind|hast|habe)(?![a-zäöüß])",
  tags: "^(?:oder|nicht wahr|richtig|stimmt|ok|ja|nicht)(?![a-zäöüß])",
  strong: "öffentlich|community|alle|jeder|veröffentlich|geteilt",
  outside: "\\b(?:repository|branch|marktplatz|marketplace|repostet)\\b",
  cites:
    "\\b(?:erwähnt|geschickt)\\b|(?:prüfen|ansehen|lesen|testen|analysieren|zusammenfassen|vergleichen|überwachen|übersetzen) soll(?:te)?|\\bstil von|link zu \\uE000|(?:ich kann|könnte|nicht|andere|weitere|beliebte|siehe auch|inspiriert|ähnlich|basierend auf|beispiel|wäre|wird|früher)",
  drafts: "(?:entwurf|beispiel|vorlage|vorschlag|text|offen|nächste schritte|noch zu tun)",
  given: {
    id: "de.given",
    standalone:
      "(?:\\bhier\\b|\\blink|\\burl\\b|adresse|verfügbar|online|offen|öffentlich|veröffentlicht|erreichbar|\\bfertig|bereit|kannst|können|kann|besuch|teil|viel spa(?:ß|ss)|schau|läuft|live|steht|wartet|\\b(?:habe?n?|ist|sind|wurden?) (?:\\S+ ){0,8}?[a-zäöüß]{0,12}ge?[a-zäöüß]{2,20}(?:t|en)(?![a-zäöüß])|gepostet|hochgeladen|geantwortet|kommentiert|gestellt|antwort|kommentar)",
    inline:
      "(?:erreichbar|verfügbar|online|öffentlich|veröffentlicht|offen|hochgeladen|gestellt|läuft|\\bteil|kannst|können|\\bkann|besuch|zu finden|findest|steht unter|live)",
    hedges:
      "(?:(?<![a-zäöüß])(?:nicht(?! nur)|nie|niemals|kein|nichts|niemand|wenn|falls|sobald|nachdem|nach (?:dem|der) (?:veröff|freig|start|publi)|bevor|bis|soll|willst|möchte|würde|könnte|wäre|werde|wird|vielleicht|laut|beispiel|z\\. ?b|format|muster|vorlage|entwurf|idee|vorbild|ähnlich|beliebt|angesagt|trend|meist|top|andere|jemand|fremd|gestern|letzte|vorige|vor (?:\\S+ )?(?:tagen?|wochen?|monat|jahr)|nur (?:für dich|du|für sie)|ich (?:\\S+ )?(?:lese|sehe)|habe (?:ich )?(?:\\S+ ){0,8}?(?:gelesen|gesehen|angesehen|angeschaut|gefunden|geprüft|verglichen|kopiert|übernommen|genutzt|benutzt|verwendet|getestet|gelöscht|entfernt|zusammengefasst|besucht|gespeichert|gemessen|analysiert|durchgesehen|gemeldet)|du hast|ihr habt|(?:dir|ihnen) geantwortet|genannte|erwähnt|vorschlag|vorgeschlagen|tutorial|anleitung|mehr dazu|sprach|neue antwort|geplant|künftig|alte)|inspir|referenz|vorschau|privat(?! auf| zu)|fehlgeschlagen|fehler(?! (?:ist |wurde |sind )?(?:behoben|korrigiert|weg))|404|50\\d|gelöscht|entfernt|kaputt|[A-ZÄÖÜ][a-zäöü]+s (?:beitrag|seite|dashboard|post))",
  },
  presents: "(?:^[^\\uE000]{0,60}(?:link|url|adresse|hier|unter|besuch|öffne|anseh)|^[^a-zäöüß]*\\uE000)",
  note: "Nicht bestätigt: Ich habe gesagt, dass etwas veröffentlicht oder geplant ist, aber die Aufzeichnungen des Arbeitsbereichs zeigen es nicht",
};
