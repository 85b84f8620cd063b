/** German: how an agent says that it published, posted or scheduled something. */
import { alternation } from "../../core/words.ts";
import type { Language } from "../claim.ts";
import { lazyLanguage } from "./lazy.ts";
import { widened } from "./wide.ts";

export const GERMAN: Language = lazyLanguage(
  {
    id: "de",
    script: new RegExp(
      `[äöüß]|\\b${alternation(`
        zeitplan|zeitsteuerung|gespeichert|eingetragen|abgeschlossen|aktiviert|angelegt|auch|auf|beitrag|bereits|das|dein|deine|deployt|der|die|dir|eine|einen|
        eingerichtet|erinnerung|erledigt|erstellt|fertig|für|geantwortet|geplant|gepostet|gerade|gesetzt|geteilt|
        habe|hat|hier|hochgeladen|ich|ihr|ihre|ist|jeder|jetzt|kann|kommentiert|läuft|mit|nach|neu|neue|nicht|
        online|seite|siehe|sind|soeben|und|unter|vom|von|wecker|wird|wurde|zur|überwachung|auftrag|steht|stehen
      `)}\\b`,
      "i",
    ),
    feed: "komment[^\\s]{0,12} (?:[^\\s]{1,24} ){0,4}?unter (?:[^\\s]{1,24} ){1,3}?(?:beitrag|post|thread)|unter (?:[^\\s]{1,24} ){1,3}?(?:beitrag|post|thread) (?:[^\\s]{1,24} ){0,4}?komment|(?:auf|unter) (?:[^\\s]{1,24} ){1,3}?(?:kommentar|post|beitrag) (?:[^\\s]{1,24} ){0,2}?geantwortet",
    stems: () =>
      new RegExp(
        alternation(`
        übersicht|zusammenfass|briefing|digest|bericht|eingestellt|ist raus|automatisiert|wächter|überwach|zeitsteuer|terminierung|auftrag|aufträge|beobacht|planer|terminiert|steh(?:t|en) auf|gesendet|
ausgerollt|automatisch|sichtbar|
        aktiv|alarm|angelegt|aufgabe|beitrag|benachrichtig|bereitgestellt|community|cron|deploy|eingerichtet|
        erinner|erreichbar|freigegeben|freigeschaltet|für alle|geantwortet|geplant|gepostet|gestellt|geteilt|
        hochgeladen|kommentier|live|läuft|online|post|publi|verfügbar|veröffentlich|wecker|zeitplan|zugänglich|
        öffentlich
      `),
        "i",
      ),
  },
  () =>
    widened(
      {
        slots: {
          and: "(?:und|aber|außerdem|dann|danach|auch|sowie) ",
          but: "(?:aber|jedoch|jetzt|doch|ja|tatsächlich|stattdessen|sondern|inzwischen|ich habe?|habe? ich)(?![a-zäöüß])(?! (?:nicht|nichts|kein|noch))",
          w: `(?!${alternation(`
        dass|du|er|falls|habe|haben|hat|ich|ist|kein\\w*|könnte|nicht|nichts|nie|niemals|noch nicht|ob|ohne|sie|
        sind|sobald|sollte|wenn|werden|wir|wird|wurde|wurden|würde
      `)}(?![a-zäöüß]))[^\\s]+`,
          ws: "(?: {w}){0,9}?",
          adv: `(?:${alternation(`
        ab sofort|alle|auch|automatisch|beide|bereits|direkt|ebenfalls|endlich|erfolgreich|erneut|frisch|gerade|
        inzwischen|jetzt|korrekt|nun|nun auch|offiziell|schon|seit eben|soeben|sofort|tatsächlich|vollständig|wieder|wirklich|
        öffentlich
      `)} ){0,4}`,
          i: "(?:(?:ich|wir) (?:habe|haben|hab)|(?:habe|haben|hab) (?:ich|wir)|(?<=^)habe?)",
          det: "(?:deine?[nrms]?|ihre?[nrms]?|eure?[nrms]?|meine?[nrms]?|unsere?[nrms]?|die|der|das|den|dem|diese[rsnm]?|eine?[nrms]?|alle|beide|zwei|drei|neue[rsn]?)",
          page: `(?:[\\wäöüß-]*${alternation(`
        anwendung|api|apps?|arbeit|artikel|berichte?|blogs?|bot|dashboards?|demos?|diagramm|dienst|editor|
        einladung|formular|galerie|generator|homepage|inhalte?|kalender|karten?|katalog|laden|landingpage|
        lebenslauf|leitfaden|liste|läden|menü|planer|portfolios?|projekte?|quiz|rechner|sammlung|sammlung(?:en)?|
        seiten?|shops?|simulator|spiele?|tafel|tagebuch|tools?|tracker|umfrage|version|vorschau|wand|webseite|
        website|wörterbuch|änderungen
      `)}|sites?|web-?app)`,
          np: alternation(`
        alles|beide|(?:dein|deine|ihr|ihre|unser|unsere)(?: {w}){1,4}?|{det} \\uE002|
        (?:{det} )?(?:{w} ){0,3}?{page}(?: (?:für|mit|über|zu|von|zum|zur|der|des|in)(?: {w}){1,5}?)?|es|sie
      `),
          be: "(?: (?:ist|sind|wurde|wurden|bleibt|bleiben|steht|läuft|ging|gingen|war))",
          pub: alternation(`
        auf öffentlich gestellt|ausgerollt|bereitgestellt|freigeschaltet|gelauncht|live gebracht|live geschaltet|
        live gestellt|(?:neu |erneut |wieder |noch einmal )?(?:veröffentlicht|publiziert|deployt|deployed)|
        online gebracht|online gestellt|öffentlich freigegeben|öffentlich gemacht|öffentlich geschaltet
      `),
          sobj: `(?:[\\wäöüß-]*${alternation(`
        auftrag|aufträge|wächter|beobachtung|
alarme?|aufgaben?|automatisierung(?:en)?|backup|benachrichtigung(?:en)?|bericht|briefing|check|
        cron-?jobs?|cronjobs?|erinnerung(?:en)?|jobs?|prüfung|tasks?|timer|warnung(?:en)?|wecker|zeitplan|
        zeitpläne|zusammenfassung|überwachung
      `)}|cron)`,
          often: alternation(`
        automatische\\w*|geplante\\w*|jede|jeden|monatlich\\w*|morgendliche\\w*|nächtliche\\w*|regelmäßige\\w*|
        stündlich\\w*|täglich\\w*|wiederkehrende\\w*|wöchentlich\\w*|zeitgesteuerte\\w*
      `),
          did: alternation(`
        aktiv|aktiviert|angelegt|angesetzt|eingeplant|eingerichtet|eingestellt|eingetragen|erstellt|fertig|
        geplant|geschaltet|gesetzt|gespeichert|gestartet|gestellt|hinterlegt|hinzugefügt|konfiguriert|läuft|
        programmiert|registriert|scharf|terminiert|umgestellt|verschoben
      `),
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
              `^{np}{be} {adv}${alternation(`
            freigegeben|für alle (?:zugänglich|sichtbar|erreichbar|verfügbar|offen)|im netz|in der community|live|
            online|öffentlich|öffentlich (?:zugänglich|erreichbar|sichtbar|verfügbar)
          `)}(?:$|[!:.\\uE000]| (?:und|unter|auf|bei|hier|in|für|erreichbar|verfügbar|gegangen|gestellt)(?= |$))`,
              "^(?:in (?:die|der)|zur|auf) (?:{hub}[- ])?community {adv}(?:{pub}|hochgeladen|gestellt|geteilt|gepusht){end}",
              "^(?:(?:\\w+ (?:behoben|korrigiert|aktualisiert|angepasst|überarbeitet)|korrigiert|aktualisiert|behoben|angepasst) und )?{adv}{pub}(?:$|[!.\\uE000]| (?:auf|unter|in|und|hier|mit|als)(?= |$))",
              "^{np} {adv}{pub}(?:$|[!.]| (?:auf|unter|in)(?= ))",
              "^(?:die |das |der )?(?:veröffentlichung|bereitstellung|deployment|publikation|freischaltung|launch)(?:{be}|{be} {adv})? {adv}(?:abgeschlossen|erfolgreich|fertig|erledigt|durch|geglückt|gelungen|vollendet){end}",
              "^(?:ist |sind |wir sind )?(?:jetzt |nun |schon |wieder )?(?:live|online|veröffentlicht|öffentlich)(?:!| ·| \\uE003)",
              "^(?:(?:ist|sind|wir sind) (?:jetzt |nun |schon |wieder )?|ab sofort )(?:live|online|veröffentlicht|öffentlich)$",
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
            adjacent: [
              "^(?:alles )?(?:fertig|erledigt|geschafft|abgeschlossen|bereit|ich bin fertig)[!:.]?$",
            ],
          },
          {
            id: "de.post",
            kind: "post",
            verbs: alternation(`
          angekündigt|ankündigung|antwort|beantwort|beitrag|beiträge|{feed}|geantwortet|geschrieben|geteilt|
          getweetet|hinterlassen|kommentier|meldung|nachricht|post|thread|veröffentlich|vorstellung
        `),
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
            verbs: alternation(`
          alarm|aufgabe|automatis|backup|benachrichtigung|bericht|briefing|check|cron|erinnerung|geplant|job|
          prüfung|task|terminiert|timer|warnung|wecker|zeitplan|zeitpläne|zusammenfassung|überwach
        `),
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
          "\\b(?:der|die|das) von (?!Mir|Uns|Ihnen)[A-Z][a-z]+(?= ?$)|\\bist von (?!mir|uns|dir|jetzt|nun|über|all|außen|je|heute|hier)[a-z]+\\b|^(?:[Ee]r|[Dd]u|[Ii]hr) (?:hat|hast|habt)|^(?!(?:Ich|Wir|Dein|Deine|Die|Der|Das|Alles|Es|Jetzt|Gerade|Außerdem)(?![a-zäöüß]))[A-Z][\\wäöüß]+ (?:hat|haben) (?!ich|wir)|\\bvon (?:(?:einem|einer) (?:ander|fremd|weiter)en [^\\s]+|jemand|dem Team|der Firma|[A-Z][a-zäöüß]+) (?:veröffentlicht|gepostet|geplant)",
        filler: `^(?:${alternation(`
      alles|auch|außerdem|damit|endlich|erledigt|fertig|gerade|gerade eben|geschafft|gut|gute nachricht(?:en)?|
      heute|inzwischen|ja|jetzt|nach (?:(?:dem|der|den|einer|einem) )?(?:{w} ){1,5}?|nun|perfekt|so|soeben|
      stattdessen|super|und|vorerst|wie gewünscht|zusätzlich
    `)} ){0,3}`,
        pronoun: "^(?:er|es|sie|beide)(?![a-zäöüß])",
        unreal: `^(?:(?:und|aber|oder) )?${alternation(`
      es stimmt nicht|es ist (?:falsch|unwahr)|beinahe|beispiel|bestätige|bevor|bis|denk daran|
      du (?:hast gesagt|sagtest|meintest|kannst|musst|wolltest|hattest)|entwurf|es ist (?:noch )?nicht|
      es wurde (?:noch )?kein\\w*|falls|fast|fehler(?! (?:behoben|korrigiert|gefixt|beseitigt|gefunden und))|
      fehlgeschlagen|gehe|
      ich (?:kann|könnte|werde|würde|wollte|möchte|plane|versuche|habe versucht|hätte|wäre|war kurz|dachte|
        glaube|denke|nehme an)|kann ich|kein|keine|klick|klicke|könnte|laut|möchten sie|möchtest|nachdem du|
      nicht|nichts|nie|noch nicht|sag|sage|sobald|sofern|soll|sollen|stelle sicher|um|wenn|wie|willst|
      wollen sie|z\\.? ?b|zum beispiel|öffne
    `)}(?![a-zäöüß])`,
        never:
          "(?:^|\\s)(?:nicht|nie|niemals|kein\\w*|nichts|ohne|fast|beinahe|wird|werden|würde|könnte|vielleicht|noch nicht|fehlgeschlagen|lokal|entwurf|soll|sollte)(?![a-zäöüß])",
        elsewhere: `(?:^|\\s)gestern(?![a-zäöüß])|^(?:alle |die )?(?:öffentliche|veröffentlichte|geplante|geteilte)n? (?:seiten|beiträge|apps|projekte|aufgaben|jobs) (?:sind|haben|werden|können|bekommen|erhalten)(?![a-zäöüß])|\\b(?:wurde|ist) (?:im jahr )?(?:1[89]|20)\\d\\d(?![-\\w])|(?:^|\\s)${alternation(`
      (?:an der |aktien)börse|entwurf|flug|im jahr (?:1[89]|20)\\d\\d|letzten monat|letztes jahr|letzte woche|localhost|lokal|
      mainnet|nicht|noch nicht|quartal\\w*|rechten (?:bereich|panel)|testnet|umsatz|
      vor (?:\\w+ )?(?:tagen|wochen|monaten|jahren)|werden soll|wäre|würde|(?<!(?:geschafft|gelungen) .{0,60})zu veröffentlichen
    `)}(?![a-zäöüß])`,
        retracts:
          "^(?:korrektur|entschuldigung|sorry|moment|halt|eigentlich|doch nicht|ich habe mich geirrt).{0,80}(?:nicht|fehl|nie|privat)|^das (?:stimmte (?:so )?nicht|(?:war|ist) (?:nicht (?:wahr|richtig|korrekt)|falsch|unwahr))(?![a-zäöüß])|^(?:(?:und|aber) )?(?:derzeit |vorerst )?(?:nur (?:du|sie) (?:kannst|können|siehst|sehen)|niemand sonst)",
        asks: "^(?:(?:und|oder) )?(?:soll|sollen|willst|möchtest|wollen|möchten|kann|darf|gibt|brauchst|noch etwas|wie|was|welche|wann|wo|wer|passt|ist|sind|hast|habe)(?![a-zäöüß])",
        tags: "^(?:oder|nicht wahr|richtig|stimmt|ok|ja|nicht)(?![a-zäöüß])",
        strong: "öffentlich|community|alle|jeder|veröffentlich|geteilt",
        outside: "\\b(?:repository|branch|marktplatz|marketplace|repostet)\\b",
        cites:
          "\\b(?:erwähnt|geschickt)\\b|(?:prüfen|ansehen|lesen|testen|analysieren|zusammenfassen|vergleichen|überwachen|übersetzen) soll(?:te)?|\\bstil von|link zu \\uE000|(?:ich kann|könnte|nicht|andere|weitere|beliebte|siehe auch|inspiriert|ähnlich|basierend auf|beispiel|wäre|wird|früher)",
        drafts:
          "(?:(?<![a-zäöüß])plan(?= ist|:)|zur auswahl|such dir|wähle|sprüche|slogans?|entwurf|beispiel|vorlage|vorschlag|text|offen|nächste schritte|noch zu tun)",
        given: {
          id: "de.given",
          standalone: alternation(`
        adresse|antwort|bereit|besuch|\\bfertig|
        \\b(?:habe?n?|ist|sind|wurden?) (?:\\S+ ){0,8}?[a-zäöüß]{0,12}ge?[a-zäöüß]{2,20}(?:t|en)(?![a-zäöüß])|
        \\bhier\\b|\\blink|\\burl\\b|erreichbar|geantwortet|gepostet|gestellt|hochgeladen|kann|kannst|kommentar|
        kommentiert|können|live|läuft|offen|online|schau|steht|teil|verfügbar|veröffentlicht|viel spa(?:ß|ss)|
        wartet|öffentlich
      `),
          inline: alternation(`
        besuch|\\bkann|\\bteil|erreichbar|findest|gestellt|hochgeladen|kannst|können|live|läuft|offen|online|
        steht unter|verfügbar|veröffentlicht|zu finden|öffentlich
      `),
          hedges: alternation(`
        404|50\\d|[A-ZÄÖÜ][a-zäöü]+s (?:beitrag|seite|dashboard|post)|
        (?<![a-zäöüß])(?:nicht(?! nur)|nie|niemals|kein|nichts|niemand|wenn|falls|sobald|nachdem|bekäme|lautete|hieße|nach (?:dem|
          der) (?:veröff|freig|start|publi)|bevor|bis|soll|willst|möchte|würde|könnte|wäre|werde|wird|
          vielleicht|laut|beispiel|z\\. ?b|format|muster|vorlage|entwurf|idee|vorbild|ähnlich|beliebt|angesagt|
          trend|meist|top|andere|jemand|fremd|gestern|letzte|vorige|vor (?:\\S+ )?(?:tagen?|wochen?|monat|jahr)|
          nur (?:für dich|du|für sie)|ich (?:\\S+ )?(?:lese|sehe)|habe (?:ich )?(?:\\S+ ){0,8}?(?:gelesen|
          gesehen|angesehen|angeschaut|gefunden|geprüft|verglichen|kopiert|übernommen|genutzt|benutzt|verwendet|
          getestet|gelöscht|entfernt|zusammengefasst|besucht|gespeichert|gemessen|analysiert|durchgesehen|
          gemeldet)|du hast|ihr habt|(?:dir|ihnen) geantwortet|genannte|erwähnt|vorschlag|vorgeschlagen|
          tutorial|anleitung|mehr dazu|sprach|neue antwort|geplant|künftig|alte)|entfernt|
        fehler(?! (?:ist |wurde |sind )?(?:behoben|korrigiert|weg))|fehlgeschlagen|gelöscht|inspir|kaputt|
        privat(?! auf| zu)|referenz|vorschau
      `),
        },
        presents:
          "(?:^[^\\uE000]{0,60}(?:link|url|adresse|hier|unter|besuch|öffne|anseh)|^[^a-zäöüß]*\\uE000)",
        note: "Nicht bestätigt: Ich habe gesagt, dass etwas veröffentlicht oder geplant ist, aber die Aufzeichnungen des Arbeitsbereichs zeigen es nicht",
      },
      {
        letters: "a-zäöüß",
        done: {
          publish: [
            "(?:geschafft|gelungen|dazu gekommen)(?: {w}){0,8}? (?:zu veröffentlichen|freizuschalten|online zu stellen)",
            "(?:seite|website|webseite|app) (?:{w} )?hochgeladen",
            "(?:ist|sind) (?:{w} )?raus",
            "veröffentlichung (?:{w} )?(?:hat geklappt|hat funktioniert|ist durch|war erfolgreich|abgeschlossen)",
            "(?:veröffentlicht|publiziert|deployt|deployed|ausgerollt|freigeschaltet|freigegeben|bereitgestellt)",
            "(?:online|live) (?:gestellt|gebracht|gesetzt|geschaltet|genommen|gegangen)",
            "(?:auf )?öffentlich (?:gestellt|gesetzt|gemacht|geschaltet|zugänglich gemacht)",
            "ging (?:{w} )?(?:online|live)",
          ],
          post: [
            "(?:gepostet|geteilt|kommentiert|geantwortet|veröffentlicht|hinterlassen|abgesetzt|abgeschickt|angekündigt|hochgeladen|reingestellt|online gestellt)",
          ],
          schedule: [
            "steht(?=$|[.!:]| auf \\d)",
            "(?:ist|sind) drin(?=$|[.!:])",
            "(?:eingerichtet|angelegt|eingeplant|geplant|gestellt|eingestellt|gesetzt|aktiviert|programmiert|hinterlegt|terminiert|angesetzt|scharf geschaltet|aktiv)",
          ],
        },
        things: {
          publish: [
            "(?:neue |neueste |aktualisierte )?(?:fassung|ausgabe)|\\w*(?:tagebuch|buch|trainer|atlas|archiv|börse|chronik|lexikon)",
            "{page}",
            "(?:alles|beides|kochbuch)",
          ],
          post: ["\\w*umfragen?", "(?:teile?|threads?|fadens?|beiträge)", "{post}", "text"],
          schedule: ["{sobj}"],
        },
        puts: [
          "(?:rausgehauen|rausgeschickt|abgesetzt|reingestellt)",
          "(?:hoch|rein|online |rauf)(?:geladen|gestellt|gehauen|gepackt)",
          "(?:gestellt|geworfen|gepackt|getweetet)",
        ],
        square: ["community", "gemeinschaft"],
        ticked: { post: ["(?:gepostet|geteilt|kommentiert|abgeschickt)"] },
        live: [
          "(?:für (?:die community|alle)|der community) (?:{w} )?(?:geöffnet|freigegeben|freigeschaltet)",
          "(?:ist|sind|steht|stehen|läuft|jetzt|nun|ab sofort|bereits|schon) (?:{w} ){0,3}?(?:online|live|öffentlich|im netz)",
          "(?:für alle|für jeden|öffentlich) (?:sichtbar|zugänglich|erreichbar|einsehbar|verfügbar|abrufbar|offen)",
          "(?:jeder|alle) (?:{w} ){0,3}?(?:sehen|aufrufen|öffnen|besuchen|nutzen)",
        ],
        not: [
          "(?:nicht|kein\\w*|nie|niemals|nichts|ohne|fast|beinahe|werde|werden|wird|wirst|würde\\w*|könnte\\w*|kann ich|soll\\w*|muss|müssen|möchte\\w*|will|willst|wollen|wenn|falls|sobald|bevor|nachdem|ob|hat(?! (?:geklappt|funktioniert))|hast|habt|haben sie|hatte\\w*|gestern|letzte[nrs]?|vorige\\w*|im jahr|(?:1[89]|20)\\d\\d|quartal\\w*|entwurf|entwürfe|vorschau|lokal|localhost|fehler|fehlgeschlagen|funktion|komponente|klasse|tabelle|schaltfläche|knopf|button|beispiel|laut|selbst|bitte|code|readme|mainnet|mal)",
          "noch (?:nicht|zu|kein\\w*)",
          "(?:für|von|mit) (?:die |den )?(?:erinnerungen|aufgaben|benachrichtigungen|alarme|termine)",
          "(?:in|im|zur|zum|auf) (?:der |die |deiner |deine )?(?:seite|app|website|liste)",
        ],
        coded: "{coded}",
        act: ["(?:veröffentlichung|bereitstellung|deployment|deploy)"],
        over: [
          "(?:gut|glatt|reibungslos|problemlos|sauber) (?:ge|durchge|ver)laufen",
          "(?:ver)?lief (?:{w} )?(?:gut|glatt|reibungslos|problemlos|erfolgreich|durch)",
          "hat (?:{w} )?(?:geklappt|funktioniert)",
          "(?:ist |wurde |war )?(?:jetzt |nun )?(?:durch|geglückt|gelungen|fertig|abgeschlossen|erledigt|erfolgreich|beendet)",
        ],
        timing: ["(?:zeitplan|terminierung|zeitsteuerung)"],
        moved: [
          "(?:verschoben|verlegt|umgestellt|vorgezogen|geändert|angepasst|umgeplant)",
          "(?:kommt|läuft|startet|klingelt) (?:jetzt|nun|künftig|ab (?:jetzt|sofort|morgen))",
        ],
        set: [
          "(?:ist )?(?:drin|steht|eingestellt|eingerichtet|eingeplant|geplant|gesetzt|angelegt|vorgemerkt)",
        ],
        settled: ["(?:alles )?(?:erledigt|fertig|geklärt|abgemacht|geschafft|notiert|passt|steht)"],
        tells: [
          "(?:ich|wir) (?:wollten?|möchten?) (?:(?:dir|ihnen|euch|nur|kurz|noch|eben|schnell) ){0,4}(?:sagen|bescheid (?:sagen|geben)|mitteilen|melden)",
        ],
        digests: ["(?:\\w*übersicht|zusammenfassung\\w*|briefing|digest|\\w*bericht)"],
        every: [
          "(?:jede[nrs]?|täglich\\w*|werktags|wöchentlich\\w*|stündlich\\w*|(?:mon|diens|donners|frei|sams|sonn)tags|mittwochs|alle (?:\\d+|zwei|drei|paar))",
        ],
        recalls: [
          "(?:ich|wir) (?:(?:dir|ihnen|euch|vorhin|zuvor|eben|vorher|schon|ja) ){0,3}(?:sagte|meldete|behauptete|versicherte|schrieb(?=$|:))",
          "(?:sagte|schrieb|meldete|behauptete) ich(?=$|:| dir| ihnen)",
          "(?:ich|wir) (?:habe|hatte|haben|hatten) (?:(?:dir|ihnen|euch|vorhin|zuvor|eben|vorher|doch|ja|zwar) ){0,3}(?:gesagt|geschrieben|gemeldet|behauptet|mitgeteilt|versichert|angekündigt|erzählt)(?=$|:)",
          "(?:habe|hatte|haben|hatten) (?:ich|wir) (?:(?:dir|ihnen|euch|noch|zwar) ){0,2}(?:gesagt|geschrieben|gemeldet|behauptet|mitgeteilt|versichert|erzählt)(?=$|:)",
          "hieß es (?:von mir|bei mir|in meine[rm])|von mir hieß es",
          "(?:in )?meine[rnm]? (?:letzten?|vorigen?|vorherigen?|ersten?|früheren?) (?:nachricht|antwort|meldung|aussage)",
          "von mir (?:gelesen|gehört)",
          "was ich (?:[^\\s]+ ){0,8}?(?:sagte|schrieb|gesagt|geschrieben|behauptet)",
          "richtigstellung:?",
        ],
        explains: [
          "^so (?:läuft|laufen|funktioniert|funktionieren|geht|arbeitet|arbeiten)[^\\uE000]{0,40}:$",
          "^wie [^\\uE000:]{1,40} (?:läuft|funktioniert|funktionieren|arbeitet|geht)",
          "(?:der|die|den) (?:unterschiede?|prinzip)(?=:| (?:ist|zwischen|sind))|das prinzip(?=:| (?:ist|hinter|von))",
          "in (?:zwei|drei|vier|fünf|\\d) schritten:",
          "was (?:[^\\s]+ ){0,3}?passiert",
          "(?:funktioniert|funktionieren) (?:immer )?so:?",
          "(?:grundsätzlich|im allgemeinen|üblicherweise|normalerweise|typischerweise|im prinzip)",
          "(?:wird|werden) (?:zuerst|erst|zunächst)",
        ],
        instructs: [
          "^(?:(?:und|dann|bitte|nun|jetzt|einfach|nur|zuerst|erst) ){0,2}(?:drück(?:e|en sie)?|klick(?:e|en sie)?|tipp(?:e|en sie)?|wähl(?:e|en sie)|bestätig(?:e|en sie)|antworte(?:n sie)?|schreib(?:e|en sie)?|gib|geben sie|geh(?:e|en sie)?|(?:stell|leg|schieb)(?:e|en sie)? (?:den|die) (?:schalter|regler|sichtbarkeit)|schalt(?:e|en sie)|führ(?:e|en sie)? (?:[^\\s]+ ){1,5}?aus|such(?:e|en sie)? dir|ruf(?:e|en sie)?|nimm)(?! \\uE000)",
          "(?:antippen|anklicken|drücken|auswählen|bestätigen)$",
        ],
        afterwards: [
          "(?:danach|dann|anschließend|daraufhin|ab (?:dann|da|diesem (?:moment|zeitpunkt))|von da an|(?:eine|wenige|ein paar|zwei|drei) (?:minuten?|sekunden?|augenblicke?|momente?) (?:später|danach))",
        ],
        unseen: [
          "nur (?:für )?(?:dich|du|sie|deine augen)|(?:außer|ausser) (?:dir|ihnen)",
          "(?:niemand(?:e[mn])?|keiner|sonst (?:kommt|sieht|kann))",
          "(?:nichts|nicht|noch nicht) (?:[^\\s]+ ){0,2}?(?:öffentlich|veröffentlicht|sichtbar|geteilt|erreichbar)",
          "(?:öffentlich|veröffentlicht|geteilt) (?:[^\\s]+ ){0,4}?(?:nichts|nicht|niemande[mn])",
          "(?:unveröffentlicht|privat)",
          "nur (?:in|als|die|eine) (?:der |die |eine )?vorschau",
          "(?:andere|fremde|community)\\w* (?:[^\\s]+ ){0,4}?(?:nicht|nichts)",
        ],
        mine: ["(?:dein\\w*|ihre?[nmrs]?|eure?\\w*)"],
        stands: [
          "(?:stehen|sind|liegen) (?:{w} ){0,2}?(?:auf|in|bei)",
          "(?:steht|ist|liegt|sitzt|findet sich) (?:{w} ){0,2}?(?:auf|in|bei)",
        ],
        on: [
          "(?:eingetragen|registriert|gespeichert)",
          "(?:aktiv|aktiviert|an|ein|eingerichtet|geplant|eingeplant|gesetzt|angelegt|läuft)",
        ],
        recurs: [
          "(?:bericht|zusammenfassung|überblick|backup)\\w* (?:{w} ){0,3}?automatisiert",
          "\\w*(?:rückblick|übersicht|newsletter) (?:{w} ){0,5}?(?:eingeplant|terminiert|geplant)",
          "\\w*(?:überwachung|wächter|beobachtung|watcher)(?: {w}){0,2}? (?:läuft(?! bei)|aktiv|gestartet|aktiviert|eingeschaltet|scharf)",
          "(?:ist|steht|sind|stehen|liegt) (?:{w} ){0,2}?(?:im|in den) (?:planer|scheduler|zeitplaner|terminplaner)",
          "(?:ab sofort|ab jetzt|ab heute) (?:läuft|startet) (?:täglich|stündlich|wöchentlich|jede[nrms]?)",
          "(?:läuft|startet|kommt|geht) (?:{w} )?(?:jetzt|nun|ab sofort|ab jetzt) (?:{w} ){0,3}?(?:täglich|stündlich|wöchentlich|jede[nrms]?|automatisch)",
          "[^\\s]*(?:bericht|check|prüfung|zusammenfassung|überblick)\\w* (?:{w} ){0,3}?(?:ist|wurde) (?:{w} ){0,5}?(?:eingeplant|geplant|terminiert|scharf geschaltet)",
        ],
      },
    ),
);
