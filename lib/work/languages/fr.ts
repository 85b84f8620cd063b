/** French: how an agent says what it did. */
import type { WorkLanguage } from "../claim.ts";
import { BUILD_TOOLS, CI, FORMAT_TOOLS, LINT_TOOLS, TEST_TOOLS, TYPE_TOOLS } from "./shared.ts";

const W = "(?![a-zà-ÿ])";
const B = "(?<![a-zà-ÿ])";

/** Said as done: j'ai …é, a été …é, est …é, or the bare participle. */
const done = (verbs: string): string =>
  `(?:(?:${B}(?:j['’]ai|nous avons|on a|ai|a été|ont été|est|sont|et|était|étaient|bien|aussi|également|déjà|désormais)${W} (?:[a-zà-ÿ]+ ){0,2}?|^|${B}je viens (?:de |d['’]))(?:${verbs})(?:e?s?)${W}|^(?:[^\\s]+ ){1,3}(?:${verbs})(?:e?s?)(?: (?:avec succès|correctement|sans erreur))?$)`;

export const FRENCH: WorkLanguage = {
  id: "fr",
  script: /[a-z]{2}/i,
  words:
    /(?<![\p{L}\p{N}])(?:échecs?|exécutée?s?|réussie?s?|j['’]ai|je|les|des|est|sont|le|la|une|dans|pas|tous|tout|avec|pour|été|vous|sur|aucune?|et|en|de|du|un|à|au|que|qui|ce|il|ne|mais)(?![\p{L}\p{N}])/giu,
  joins:
    " (?:mais|car|parce que|puisque|alors que|tandis que|donc) | et (?=(?:j['’]|je |il |elle |ils |tout|tous|les |le |la |aucun|rien|c['’]))",
  nouns: {
    tests: `${TEST_TOOLS}|${B}(?:tests?|suite de tests|suite|specs?|exemples?)${W}`,
    lint: `${LINT_TOOLS}`,
    types: `${TYPE_TOOLS}|typage|vérification (?:des|de) types?|${B}types${W}`,
    format: `${FORMAT_TOOLS}|formatage`,
    build: `${BUILD_TOOLS}|compilation`,
    ci: `${CI}|intégration continue`,
  },
  passes: `⊕|(?:aussi|également)$|${B}(?:passe(?:nt)?|passées?|passés?|au vert|verts?|verte?s?|réussi(?:e?s?|t|ssent)?|succès|avec succès|ok|propres?|compile(?:nt)?|fonctionne(?:nt)?|bons?|bonne)${W}|[✅✔🟢]|100 ?%`,
  clean: `${B}(?:aucune?|sans|zéro|0|pas d['’]|pas de|plus d['’]|plus de|(?:ne|n['’]a?) ?(?:signale|trouve|trouvé|remonte|relève|détecte|donne|renvoie|reste) (?:plus )?(?:aucune?|d['’]|pas d['’])) ?(?:seule? |autre |nouvelle? )?(?:erreurs?|échecs?|problèmes?|avertissements?|régressions?|fuites?|conflits?|défauts?)${W}(?: de (?:typ(?:e|age)|lint|compilation))?|(?:ne|n['’]a?) ?(?:\\w+ )?(?:signale|trouve|relève|remonte|signalé|trouvé|relevé|remonté|détecte|affiche) (?:plus )?rien|n['’]a rien (?:signalé|trouvé|relevé|remonté|détecté)|ne se plaint (?:pas|plus|de rien)|rien à signaler`,
  denies: `${B}(?:n['’]|ne|pas|jamais|échou\\w*|échec\\w*|erreurs?|impossible|refus\\w*|bloqu\\w*|rejet\\w*|interromp\\w*|annul\\w*|sans|seulement|uniquement|cassé\\w*|plant\\w*|encore|rien|aucune?|non)${W}`,
  fails: `${B}(?:échoue(?:nt)?|échou(?:é|ait|aient)|échecs?|erreurs?|rouges?|plante(?:nt)?|ne passe(?:nt)? pas|se plaint|tombe)${W}`,
  excepts: `${B}(?:sauf|hormis|excepté|à part|à l['’]exception|le reste|les autres|tout le reste)${W}`,
  mended:
    "non utilisée?s?|(?:corrigé|résolu|réparé|reproduit|éliminé|supprimé|traité)(?:e?s?) (?:l['’]|le |la |les |une? |cette? |ces |\\d+ )?(?:[a-zà-ÿ-]+ ){0,2}?(?:erreurs?|échecs?|plantages?|pannes?|tests? (?:cassés?|en échec))|(?:messages?|gestion|pages?) d['’](?:erreurs?|échec)",
  unreal: `${B}(?:devrai\\w*|pourrai\\w*|pouv\\w*|peu(?:t|x|vent)|voulez|veux|souhait\\w*|si|afin|pour que|doit|doivent|va|vais|vont|sera|seront|serait|avant de|faut|probablement|sans doute|veuillez|lancez|prévu|j['’]aimerais|ferai|par exemple)${W}`,
  conditions: `^(?:si|quand|lorsqu|une fois|dès que|tant que|au cas où|avant d|chaque fois|à moins)`,
  others: `${B}(?:collègues?|vous avez|tu as|(?:d['’]après|selon)(?! mes| ‹(?:cmd|test|build|git|lint|types|deploy|install).›)|bravo|félicitations|ravi|tant mieux|content que|le journal|la doc\\w*|l['’]an dernier|la semaine dernière|sur votre machine)${W}`,
  pronouns: `^(?:tous|toutes|tout|ils|elles|il|elle|ce|ces|les \\d|\\d|⊕|passe|passent|désormais|maintenant|aucun|0)`,
  rows: [
    ["commit", done("commit(?:t?ée?s?|ed)?|validé dans git|archivé")],
    [
      "push",
      `${done("poussé|push(?:é|ed)")}|^(?:commits?|branche|modifications?|tout)(?: \\S+)? poussée?s?${W}`,
    ],
    [
      "pr",
      `${done("ouvert|créé|soumis|proposé")}.{0,20}(?:pr|pull request|merge request)${W}|(?:pr|pull request)${W}.{0,20}(?:ouverte|créée)`,
    ],
    ["tag", `${done("tagué|taggé|étiqueté")}|${done("créé|posé|ajouté|poussé")}.{0,12}(?:tag|étiquette)`],
    ["merge", done("fusionné|merg(?:é|ed)")],
    ["rebase", done("rebas(?:é|ed)")],
    ["deploy", done("déployé|publié|mis en (?:ligne|production)|livré")],
    ["build", `${B}(?:projet|code|ça|il|module|tout) compile${W}|compile (?:⊕|correctement|à nouveau)`],
    [
      "verified",
      done("(?:vérifi|test|valid|contrôl)er|vérifié|testé|validé|confirmé|contrôlé|reproduit|retesté"),
    ],
    ["install", done("installé|réinstallé")],
    ["delete", done("supprimé|effacé|retiré|enlevé|nettoyé|désinstallé|vidé")],
    [
      "file",
      `${done("créé|écrit|généré|enregistré|sauvegardé|ajouté|téléchargé|rédigé|exporté|placé")}.*‹file.›|‹file.›.*${done("créé|écrit|généré|enregistré|ajouté|rédigé")}`,
    ],
    [
      "change",
      `${done("modifié|mis à jour|corrigé|refactoré|refactorisé|renommé|remplacé|réécrit|déplacé|adapté|implémenté|ajusté|ajouté|simplifié|configuré")}.*‹(?:file|word).›|‹file.›.*${done("modifié|mis à jour|corrigé|réécrit")}`,
    ],
    [
      "up",
      `(?:serveurs?|services?|conteneurs?|pods?|api|application|site|base de données|cluster|réplicas?|endpoint)${W}.{0,20}?${B}(?:démarré[es]*|en marche|tournent?|sains?|saine?s?|prêt[es]*|en ligne|répond(?:ent)?|disponibles?|opérationnel(?:le)?s?)${W}`,
    ],
    [
      "ran",
      `${done("(?:appliqu|effectu)ée?s? avec succès|lanc(?:é|er)|relanc(?:é|er)|exécut(?:é|er)|mettre à jour [\\d  .,]+ lignes|mis à jour [\\d  .,]+ lignes|réexécuté|démarré|redémarré|appelé|mesuré|migré|importé|profilé|entraîné")}`,
    ],
    [
      "ran",
      `(?:serveur|service|conteneur) (?:est (?:démarré|lancé|en marche)|tourne|écoute)|script${W}.{0,30}terminé`,
    ],
  ],
  tails: "",
  works: `^(?:l[ea] |les |l['’])?\\p{L}+ (?:est |sont |a été |ont été )?\\p{L}{2,}(?:é|ée|és|ées|uit|uite|uits)(?:$| )|^(?:\\p{L}+ ){1,3}(?:terminé[es]*|achevé[es]*|publié[es]*|effectué[es]*)$|${B}(?:est|sont) (?:maintenant |désormais |déjà )?(?:en production|en ligne|prêt[es]*|déployé[es]*|publié[es]*|en place|configuré[es]*|réglé[es]*)${W}|${B}(?:compile|démarre|fonctionne|répond|tourne)(?: maintenant| de nouveau| désormais)?$`,
  acts: `${B}(?:j['’]ai|nous avons|je l['’]ai|je les ai) (?:\\p{L}+ment |aussi |bien |déjà |également |ensuite )?(?!lu|vu|regardé|relu|trouvé|cherché|pensé|comparé|compté|analysé|examiné|dit|écrit|fait|mis|eu|été|pu|voulu|supposé|expliqué|listé|résumé|proposé|compris|décidé|laissé|considéré|noté|remarqué|vérifié|repéré|identifié|consulté|choisi|préféré|essayé|oublié|parcouru|besoin|bien|une?|des?|les?|la)\\p{L}{2,}(?:é|ée|és|i|is|it|u|ert)${W}`,
  whole:
    "(?:toute|ensemble de) la suite|suite (?:complète|entière)|tous les (?:paquets|modules|projets)|l['’]intégralité",
  earlier: `${B}(?:plus tôt|auparavant|précédemment|tout à l['’]heure|avant (?:la|le|cette|ce|de)|à l['’]origine|au départ|initialement|avaient?)${W}`,
  about: `${B}(?:environ|près de|presque|plus de|à peu près|quelque)${W}|~`,
  prints: "affiche|sortie|résultat|renvoie|retourne|imprime",
  narrates: [
    [["test", "run"], "(?:je (?:lance|relance|exécute)|lancement)[^.]{0,24}(?:tests?|suite|‹test.›)"],
    [["commit"], "je commite?"],
    [["push"], "je pousse"],
    [["deploy", "publish"], "(?:je (?:déploie|publie|mets en ligne)|déploiement en cours)"],
    [["install"], "(?:j['’]installe|installation (?:en cours|de))"],
    [["build"], "(?:je (?:compile|construis|lance (?:la compilation|le build))|compilation en cours)"],
    [["delete", "uninstall"], "je (?:supprime|nettoie|retire|efface)"],
    [
      ["write"],
      "(?:je (?:corrige|crée|écris|modifie|mets à jour|refactorise|ajoute|rédige|génère|remplace)|j['’](?:écris|ajoute|implémente))",
    ],
    [
      ["run", "look"],
      "je (?:lance|exécute|démarre|vérifie|regarde|télécharge|prépare)|j['’](?:exécute|analyse|examine)",
    ],
  ],
  moment: `${B}(?:maintenant|en ce moment(?: même)?|tout de suite|immédiatement|un instant|un moment|patientez|en cours|actuellement|de suite)${W}|…|\\.\\.\\.`,
  begins:
    "^(?:d['’]accord|ok|très bien|bien sûr|parfait|entendu|compris|oui|certainement)?[\\s,!.–-]*(?:je m['’](?:en occupe|y mets)|je (?:commence|vais commencer|regarde|vérifie)|laissez-moi (?:regarder|vérifier|examiner)|un instant|c['’]est parti)",
  promises: `${B}(?:je (?:vous |te )(?:le |la |les )?(?:préviens|préviendrai|tiens|tiendrai|dirai|rappelle(?:rai)?|informe(?:rai)?|avertis|avertirai|recontacte(?:rai)?|fais|ferai|envoie|enverrai|notifie(?:rai)?|alerte(?:rai)?)|je (?:reviens|reviendrai) vers|je (?:surveille(?:rai)?|garde un œil))${W}`,
  cue: `${B}(?:s['’]il (?:y a|se)|si (?:quelque|un|une|le|la|jamais|ça)|en cas de|dès que?|quand|lorsqu\\w*|une fois|après|demain|ce soir|plus tard|bientôt|dans \\d+|dans (?:une|deux|quelques) (?:minutes?|heures?)|chaque|tous les|toutes les|à \\d+|au courant|à la fin|ensuite|d['’]ici)${W}|dès qu['’]`,
  yours: `(?:dès que|quand|lorsque|une fois que|si|après que)[^,.]{0,10}${B}(?:vous|tu|je)${W}|la prochaine fois`,
  honest: `(?:n['’]ai|n['’]a|pas|rien|aucune?|sans|impossible)[^.]{0,40}(?:lanc|exécut|test|vérifi|compil|essay|valid)|non (?:testé|vérifié)|seulement lu|d['’]après ma lecture`,
};
