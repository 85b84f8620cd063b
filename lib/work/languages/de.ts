/** German: how an agent says what it did. */
import { alternation } from "../../core/words.ts";
import type { WorkLanguage } from "../claim.ts";
import { lazyWork } from "./lazy.ts";
import { BUILD_TOOLS, CI, FORMAT_TOOLS, LINT_TOOLS, TEST_TOOLS, TYPE_TOOLS } from "./shared.ts";

/** Said as done: habe … ge…t, ist/wurde … ge…t, or the bare participle. */
const done = (verbs: string): string =>
  `(?:(?:\\b(?:ich habe|habe ich|wir haben|habe|ist|sind|wurden?|worden|und|bereits|jetzt|erfolgreich|nun|schon|auch|‹|›)\\b|›)[^.]{0,90}?|^(?:[^\\s]+ ){0,8}?)(?<![a-zäöüß])(?:${verbs})(?![a-zäöüß])`;

export const GERMAN: WorkLanguage = lazyWork(
  {
    id: "de",
    script: /[a-z]{2}/i,
    words:
      /(?<![\p{L}\p{N}])(?:zu|den|dem|im|ein|eine|einen|auch|noch|es|von|ich|und|ist|sind|der|die|das|nicht|wurde|wurden|alle|jetzt|habe|hat|haben|bitte|mit|für|auf|keine|laufen|bestanden|ausgeführt|angelegt|gelöscht|installiert)(?![\p{L}\p{N}])/giu,
  },
  () => ({
    joins:
      " (?:aber|doch|sondern|weil|denn|obwohl|während|so ?dass) | und (?=(?:ich|es|sie|alle|alles|der|die|das|keine|nichts|habe|ist|sind|wurde|noch)\\b)",
    nouns: {
      tests: `${TEST_TOOLS}|\\btests?\\b|\\w*tests\\b|test-?suite|testl(?:auf|äufe)\\w*`,
      lint: `${LINT_TOOLS}`,
      types: `${TYPE_TOOLS}|typ(?:en)?prüfung|\\btypen\\b|typfehler`,
      format: `${FORMAT_TOOLS}|formatierung`,
      build: `${BUILD_TOOLS}|kompilierung|übersetzung`,
      ci: CI,
    },
    passes: alternation(`
      100 ?%|\\bauch$|bestanden|bestehen|besteht|durchgelaufen|ebenso|erfolgreich|fehlerfrei|funktionier|
      gelingt|gelungen|grün|\\bgut\\b|in ordnung|klappt|kompiliert|laufen (?:[a-zäöüß\\d.]+ ){0,6}durch|
      läuft (?:[a-zäöüß\\d.]+ ){0,6}durch|\\bOK\\b|sauber|⊕|[✅✔🟢]
    `),
    clean: alternation(`
      (?:beschwert|beklagt) sich nicht|(?:findet|meldet|fand|beanstandet|moniert) (?:auch )?nichts|
      hat keine (?:beanstandungen|einwände)|
      \\b(?:keine(?:n|rlei)?|ohne|null|0) (?:weiteren? |einzigen |jegliche )?(?:fehler\\w*|fehlschläge?n?|
      probleme?|warnungen|beanstandungen|regressionen|typfehler|verstöße)(?: gefunden| mehr)?|meckert nicht|
      nichts (?:zu beanstanden|auszusetzen|gefunden|gemeldet|zu meckern|beanstandet|bemängelt|angemerkt)
    `),
    denies: `(?<![a-zäöüß])${alternation(`
      abgebrochen|abgelehnt|außer|blockiert|bricht ab|fehl(?!erfrei)\\w*|gescheitert|kaputt|kein\\w*|konnte|
      nichts?|nie|noch offen|nur|ohne|rot|scheiter\\w*|stürzt|ungetestet|unterbrochen|verweigert|weder|übersprungen
    `)}(?![a-zäöüß])`,
    fails:
      "(?<![a-zäöüß])(?:schlägt|schlagen|fehlschl\\w*|fehlgeschlagen|scheiter\\w*|gescheitert|rot|bricht|stürzt|fehler|noch offen|hängt)(?![a-zäöüß])",
    excepts:
      "(?<![a-zäöüß])(?:bis auf|außer|ausgenommen|abgesehen|übrig\\w*|restliche\\w*|die anderen|der rest|alles andere)(?![a-zäöüß])",
    mended: alternation(`
        (?:den|die|das|einen|alle|beide|zwei|drei) (?:[a-zäöüß-]+ ){0,2}?(?:fehl\\w*|absturz|abstürze|
        bruch)[^.,;]{0,60}?(?:behoben|korrigiert|beseitigt|reproduziert|nachgestellt|repariert|abgefangen|
        gefixt)|fehler(?:behandlung|meldung\\w*|fall|fälle|seite|code)|
        nicht (?:mehr )?(?:benutzt|verwendet|benötigt|genutzt|gebraucht)\\w*
      `),
    unreal: `(?<![a-zäöüß])${alternation(`
      beispielsweise|bitte|damit|falls|geplant|hoffentlich|kann(?:st)?|können|könnte\\w*|muss|möchte\\w*|müssen|
      müsste\\w*|ob|plane|sobald|soll(?:en|st)?|sollte\\w*|um .* zu|vermutlich|wahrscheinlich|wenn|werde\\w*|
      willst|wird|wollen|würde\\w*|z\\. ?b
    `)}(?![a-zäöüß])`,
    conditions:
      "^(?:stelle?(?! ich)|vergewissere|achte|sorge|wenn|falls|sobald|sofern|bevor|bis|nachdem du|angenommen|jedes mal)(?![a-zäöüß])",
    others: `(?<![a-zäöüß])${alternation(`
      das log sagt|dein(?:em|er|en)? (?:rechner|seite|(?:eigenen )?(?:test)?lauf|laptop|terminal)|du hast|hast du|haben sie (?:selbst|schon|gerade|lokal)|(?:von|durch) (?:dir|euch)|bei (?:dir|euch|ihnen) (?:lokal|schon|bereits)|(?:von dir|aus deiner \\p{L}+) (?:übernommen|gehört|gelesen)|deiner angabe|freut mich|glückwunsch|gut, dass|ihr habt|
      kollege\\w*|kollegin|laut(?! ‹(?:cmd|test|build|git|lint|types|deploy|install).›)|letztes jahr|
      letzte woche|prima, dass|schön, dass|sie haben (?:gesagt|geschrieben)|super, dass
    `)}(?![a-zäöüß])`,
    pronouns: "^(?:alle\\w*|alles|sie|es|diese|beide|\\d|⊕|jetzt|bestanden|grün|davon|ergebnis)",
    rows: [
      ["commit", done("committe?t|eingecheckt|committed")],
      ["push", done("gepusht|gepushed|hochgeladen auf")],
      [
        "push",
        "(?:commits?|änderung\\w*|branch|zweig|alles|es|stand) (?:ist|sind|liegt|liegen) (?:jetzt |nun |schon |bereits )?(?:auf|beim) (?:dem |der )?(?:remote|origin|github|gitlab)",
      ],
      ["deploy", "\\bplan\\b.{0,30}(?<![a-zäöüß])(?:angewendet|angewandt|ausgerollt)"],
      [
        "pr",
        "(?:pr|pull[- ]request|merge[- ]request)\\b.{0,40}(?:erstellt|geöffnet|angelegt|eröffnet|gestellt)",
      ],
      ["tag", "getaggt|\\btag\\b.{0,20}(?:erstellt|angelegt|gesetzt)"],
      ["merge", done("gemergt|gemerged|zusammengeführt")],
      ["rebase", done("rebased|gerebased|rebast")],
      ["deploy", done("deployt|deployed|ausgerollt|veröffentlicht|bereitgestellt|ausgeliefert")],
      [
        "build",
        "(?:kompiliert|baut) (?:jetzt |nun |wieder )?(?:⊕|fehlerfrei|sauber|durch|erfolgreich|problemlos)|\\b(?:projekt|code|es|crate|modul) (?:kompiliert|baut)",
      ],
      [
        "verified",
        done(
          "verifiziert|getestet|überprüft|geprüft|bestätigt|validiert|nachgestellt|reproduziert|nachgeprüft",
        ),
      ],
      ["install", done("installiert")],
      ["delete", done("gelöscht|entfernt|aufgeräumt|deinstalliert|bereinigt|geleert")],
      [
        "file",
        alternation(`
          (?:angelegt|erstellt|geschrieben|erzeugt|gespeichert|generiert)(?: als| in| unter)? ‹file.›|
          (?:bericht|analyse|ergebnis\\w*|zusammenfassung|ausgabe|export|daten|notizen) (?:liegt|liegen|steht|
          stehen|ist|sind) (?:jetzt |nun )?(?:in|unter) ‹file.›|
          ‹file.›.{0,60}(?<![a-zäöüß])(?:angelegt|erstellt|geschrieben|erzeugt|gespeichert|generiert|
          hinzugefügt|heruntergeladen|abgelegt)
        `),
      ],
      [
        "change",
        `‹(?:file|word).›.{0,60}(?<![a-zäöüß])${alternation(`
          aktualisiert|angepasst|bearbeitet|behoben|ergänzt|ersetzt|geändert|hinzugefügt|implementiert|
          korrigiert|refaktoriert|umbenannt|umgebaut|verschoben|überarbeitet
        `)}`,
      ],
      [
        "up",
        `(?<![a-zäöüß])${alternation(`
          anwendung|api|app|backend|cluster|container|datenbank|dienste?|endpunkte?|frontend|instanz(?:en)?|
          knoten|pods?|proxy|prozesse?|replikas?|seite|server|stack|umgebung|web|worker
        `)}(?![a-zäöüß]).{0,20}?(?<![a-zäöüß])(?:läuft|laufen|gesund|bereit|online|erreichbar|antwortet|antworten|oben|hochgefahren)(?![a-zäöüß])`,
      ],
      [
        "ran",
        done(
          "ausgeführt|neu gestartet|laufen lassen|gestartet|aufgerufen|gemessen|migriert|importiert|durchgeführt|laufengelassen",
        ),
      ],
      [
        "ran",
        alternation(`
          (?<![a-zäöüß])(?:skript|script|job|import|export|migration|training).{0,10} (?:lief|ist durchgelaufen|
          wurde (?:beendet|abgeschlossen)|ist (?:fertig|abgeschlossen|beendet))|
          (?:server|dienst|anwendung|app|container) (?:läuft|ist gestartet)
        `),
      ],
    ],
    tails: "",
    works: alternation(`
      ^(?:[a-zäöüß-]+ ){1,2}(?:abgeschlossen|fertig|beendet|veröffentlicht|umgesetzt|erledigt)$|
      (?<![a-zäöüß])(?:ist|sind) (?:jetzt |nun |schon )?(?:live|fertig|draußen|bereit|eingerichtet|online|
      umgesetzt|behoben)(?![a-zäöüß])|
      (?<![a-zäöüß])(?:ist|sind|wurden?) [^.]{0,40}?(?:ge[a-zäöüß]{2,}(?:t|en)|[a-zäöüß]{3,}iert|(?:ver|er|ent|
      be)[a-zäöüß]{3,}(?:t|en))$|(?:läuft|baut|startet|lädt|antwortet)(?: jetzt| wieder| nun)?$
    `),
    acts: "(?:^|(?<![a-zäöüß]))(?:ich habe|habe ich|wir haben)(?! mich| uns)(?![^.]*(?<![a-zäöüß])(?:nichts|nicht|kein))[^.]{0,80}?(?<![a-zäöüß])(?!gelesen|gesehen|geschaut|gefunden|gedacht|geprüft|verglichen|gezählt|gesucht|geschrieben|gesagt|genannt|gefragt|gegeben|gemeint|verstanden|betrachtet|untersucht|analysiert|notiert|gelassen|gelernt|gemacht|getan|gehabt|gewählt|beschrieben|erwähnt|gemeldet|berichtet|angegeben|angekündigt|zusammengefasst|vorgeschlagen|angesehen|angeschaut|durchgesehen|gewartet|geplant|skizziert|erklärt|aufgelistet|ausgelassen|entschieden|angenommen|vermutet)(?:(?:um|ab|an|auf|aus|ein|neu|weg|zu|hoch|zurück)?ge[a-zäöüß]{2,}(?:t|en)|[a-zäöüß]{3,}iert|(?:ver|er|ent|be|zer|über)[a-zäöüß]{3,}(?:t|en))(?![a-zäöüß])",
    whole:
      "(?:gesamte|ganze|komplette|vollständige)\\w* (?:test-?suite|suite|testlauf|tests)|alle(?:n)? (?:pakete|module|projekte|crates|dienste)n?",
    earlier:
      "(?<![a-zäöüß])(?:vorhin|zuvor|vorher|früher|vor der (?:änderung|umbenennung)|vor dem|eben|ursprünglich|im letzten (?:lauf|schritt))(?![a-zäöüß])",
    about: "\\b(?:etwa|rund|ungefähr|circa|ca\\.|knapp|fast|über|mehr als|gut)\\b|~",
    prints: "ausgabe|ergebnis|gibt .{0,20}aus|liefert|zeigt|druckt",
    narrates: [
      [["test", "run"], "(?:führe|lasse|starte)[^.]{0,30}(?:tests?|suite|‹test.›)"],
      [["commit"], "committe\\b"],
      [["push"], "pushe\\b"],
      [["deploy", "publish"], "(?:deploye|veröffentliche|rolle)\\b"],
      [["install"], "installiere\\b"],
      [["build"], "(?:baue|kompiliere)\\b|starte[^.]{0,16}build"],
      [["delete", "uninstall"], "(?:lösche|entferne|räume)\\b"],
      [
        ["write"],
        "(?:behebe|schreibe|erstelle|ändere|passe|lege|implementiere|aktualisiere|korrigiere|refaktoriere|füge|baue)\\b",
      ],
      [["run", "look"], "(?:führe|starte|prüfe|untersuche|analysiere|lade|schaue?)\\b"],
    ],
    moment:
      "(?<![a-zäöüß])(?:jetzt|gerade|nun|sofort|gleich|einen moment|augenblick|moment bitte|bitte warten|im hintergrund)(?![a-zäöüß])|…|\\.\\.\\.",
    begins: `^(?:ok(?:ay)?|klar|gerne?|alles klar|verstanden|natürlich|sicher|gut|mache? ich)?[\\s,!.–-]*${alternation(`
      bin dran|einen moment|ich (?:führe|lösche|installiere|baue|behebe|prüfe) (?:jetzt|gerade|nun|gleich)|
      ich (?:mache mich|kümmere mich|fange|beginne|starte|schaue|sehe (?:mir|nach)|werde jetzt|lege los)|
      mache? ich
    `)}`,
    promises: alternation(`
        (?<![a-zäöüß])(?:ich )?(?:melde|gebe|sage|benachrichtige|erinnere|informiere|halte|schreibe|berichte|
        behalte|beobachte|überwache|schicke)(?![a-zäöüß])[^.]{0,30}(?<![a-zäöüß])(?:mich|dir|dich|ihnen|sie|
        euch|bescheid|auge|laufenden)(?![a-zäöüß])|
        ${alternation(`
          benachrichtige ich|erinnere ich|gebe ich (?:dir|ihnen)|informiere ich|melde ich mich|sage ich dir|
          werde (?:dich|dir|sie|ihnen)|werde ich (?:dir|dich)
        `)}
      `),
    cue: `(?<![a-zäöüß])${alternation(`
      bis|danach|fertig|heute abend|in \\d+|in (?:einer|zwei|einem) (?:minuten?|stunden?)|jede\\w*|laufenden|
      morgen|nachdem|nach dem|sobald|später|stündlich|täglich|über nacht|die nacht|nachts|falls|weiterhin|um \\d|wenn|während|wöchentlich
    `)}(?![a-zäöüß])`,
    yours:
      "(?<![a-zäöüß])(?:sobald|wenn|falls|nachdem|bevor)[^,.]{0,16}(?<![a-zäöüß])(?:du|sie mir|ihr|ich)(?![a-zäöüß])|beim nächsten mal",
    honest: alternation(`
      nichts? (?:noch einmal |nochmals? |erneut |mehr |wieder )?(?:gestartet|laufen lassen|wiederholt)|
      (?<![a-zäöüß])(?:ausgeführt|getestet|laufen lassen|laufen gelassen|geprüft|verifiziert|kompiliert|gebaut|
      ausprobiert)(?![a-zäöüß])[^.]{0,40}(?<![a-zäöüß])(?:nicht|nichts|nie|kein\\w*)(?![a-zäöüß])|
      konnte[^.]{0,40}nicht|(?:liefen|lief) zuletzt|
      (?:nicht|ohne|nichts|nie|kein\\w*)[^.]{0,40}(?:ausgeführt|getestet|laufen lassen|geprüft|verifiziert|
      kompiliert|gebaut|test)|nur gelesen|ungetestet|zuletzt (?:vor|liefen|lief)
    `),
  }),
);
