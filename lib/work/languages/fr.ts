/** French: how an agent says what it did. */
import { alternation } from "../../core/words.ts";
import type { WorkLanguage } from "../claim.ts";
import { lazyWork } from "./lazy.ts";
import { BUILD_TOOLS, CI, FORMAT_TOOLS, LINT_TOOLS, TEST_TOOLS, TYPE_TOOLS } from "./shared.ts";

const W = "(?![a-zà-ÿ])";
const B = "(?<![a-zà-ÿ])";

/** Said as done: j'ai …é, a été …é, est …é, or the bare participle. */
const done = (verbs: string): string =>
  `(?:(?:${B}(?:j['’]ai|nous avons|on a|ai|a été|ont été|est|sont|et|était|étaient|bien|aussi|également|déjà|désormais)${W} (?:[a-zà-ÿ]+ ){0,2}?|^|${B}je viens (?:de |d['’]))(?:${verbs})(?:e?s?)${W}|^(?:[^\\s]+ ){1,3}(?:${verbs})(?:e?s?)(?: (?:avec succès|correctement|sans erreur))?$)`;

export const FRENCH: WorkLanguage = lazyWork(
  {
    id: "fr",
    script: /[a-z]{2}/i,
    words:
      /(?<![\p{L}\p{N}])(?:échecs?|exécutée?s?|réussie?s?|j['’]ai|je|les|des|est|sont|le|la|une|dans|pas|tous|tout|avec|pour|été|vous|sur|aucune?|et|en|de|du|un|à|au|que|qui|ce|il|ne|mais)(?![\p{L}\p{N}])/giu,
  },
  () => ({
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
    passes: alternation(`
    100 ?%|(?:aussi|également)$|
    ${B}(?:passe(?:nt)?|passées?|passés?|au vert|verts?|verte?s?|réussi(?:e?s?|t|ssent)?|succès|avec succès|ok|
    propres?|compile(?:nt)?|fonctionne(?:nt)?|bons?|bonne)${W}|⊕|[✅✔🟢]
  `),
    clean: alternation(`
    ${B}(?:aucune?|sans|zéro|0|pas d['’]|pas de|plus d['’]|plus de|(?:ne|n['’]a?) ?(?:signale|trouve|trouvé|
    remonte|relève|détecte|donne|renvoie|reste) (?:plus )?(?:aucune?|d['’]|pas d['’])) ?(?:seule? |autre |
    nouvelle? )?(?:erreurs?|échecs?|problèmes?|avertissements?|régressions?|fuites?|conflits?|
    défauts?)${W}(?: de (?:typ(?:e|age)|lint|compilation))?|
    n['’]a rien (?:signalé|trouvé|relevé|remonté|détecté)|
    (?:ne|n['’]a?) ?(?:\\w+ )?(?:signale|trouve|relève|remonte|signalé|trouvé|relevé|remonté|détecte|
    affiche) (?:plus )?rien|ne se plaint (?:pas|plus|de rien)|rien à signaler
  `),
    denies: `${B}${alternation(`
      annul\\w*|aucune?|bloqu\\w*|cassé\\w*|encore|erreurs?|impossible|interromp\\w*|jamais|n['’]|ne|ni|non|pas|
      plant\\w*|refus\\w*|rejet\\w*|rien|sans|seulement|uniquement|échec\\w*|échou\\w*
    `)}${W}`,
    fails: `${B}(?:échoue(?:nt)?|échou(?:é|ait|aient)|échecs?|erreurs?|rouges?|plante(?:nt)?|ne passe(?:nt)? pas|se plaint|tombe)${W}`,
    excepts: `${B}(?:sauf|hormis|excepté|à part|à l['’]exception|le reste|les autres|tout le reste)${W}`,
    mended: alternation(`
        (?:corrigé|résolu|réparé|reproduit|éliminé|supprimé|traité)(?:e?s?) (?:l['’]|le |la |les |une? |cette? |
        ces |\\d+ )?(?:[a-zà-ÿ-]+ ){0,2}?(?:erreurs?|échecs?|plantages?|pannes?|tests? (?:cassés?|en échec))|
        (?:messages?|gestion|pages?) d['’](?:erreurs?|échec)|non utilisée?s?
      `),
    unreal: `${B}${alternation(`
    afin|avant de|devrai\\w*|doit|doivent|faut|ferai|j['’]aimerais|lancez|par exemple|peu(?:t|x|vent)|pour que|
    pourrai\\w*|pouv\\w*|probablement|prévu|sans doute|aurai(?:t|ent)|sera|serai(?:t|ent)|seront|si|souhait\\w*|va|vais|veuillez|veux|
    vont|voulez
  `)}${W}`,
    conditions: `^(?:si|quand|lorsqu|une fois|dès que|tant que|au cas où|avant d|chaque fois|à moins)`,
    others: `${B}${alternation(`
    bravo|collègues?|content que|
    (?:d['’]après|selon)(?! mes| ‹(?:cmd|test|build|git|lint|types|deploy|install).›)|félicitations|la doc\\w*|
    l['’]an dernier|la semaine dernière|le journal|ravi|sur votre machine|par (?:toi|vous)|(?:ton|ta|votre|ce) (?:propre )?(?:exécution|lancement)|(?:ton|votre) (?:côté|poste)|chez (?:toi|vous)|(?:as-tu|avez-vous)|tant mieux|tu as|vous avez
  `)}${W}`,
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
        alternation(`
          ${done("modifié|mis à jour|corrigé|refactoré|refactorisé|renommé|remplacé|réécrit|déplacé|adapté|implémenté|ajusté|ajouté|simplifié|configuré")}.*‹(?:file|word).›|
          ‹file.›.*${done("modifié|mis à jour|corrigé|réécrit")}
        `),
      ],
      [
        "up",
        `(?:serveurs?|services?|conteneurs?|pods?|api|application|site|base de données|cluster|réplicas?|endpoint)${W}.{0,20}?${B}(?:démarré[es]*|en marche|tournent?|sains?|saine?s?|prêt[es]*|en ligne|répond(?:ent)?|disponibles?|opérationnel(?:le)?s?)${W}`,
      ],
      [
        "ran",
        `${done(
          alternation(`
        appelé|(?:appliqu|effectu)ée?s? avec succès|démarré|entraîné|exécut(?:é|er)|importé|lanc(?:é|er)|mesuré|
        mettre à jour [\\d  .,]+ lignes|migré|mis à jour [\\d  .,]+ lignes|profilé|redémarré|relanc(?:é|er)|
        réexécuté
      `),
        )}`,
      ],
      [
        "ran",
        `(?:serveur|service|conteneur) (?:est (?:démarré|lancé|en marche)|tourne|écoute)|script${W}.{0,30}terminé`,
      ],
    ],
    tails: "",
    works: alternation(`
    ${B}(?:compile|démarre|fonctionne|répond|tourne)(?: maintenant| de nouveau| désormais)?$|
    ${B}(?:est|sont) (?:maintenant |désormais |déjà )?(?:en production|en ligne|prêt[es]*|déployé[es]*|
    publié[es]*|en place|configuré[es]*|réglé[es]*)${W}|
    ^(?:l[ea] |les |l['’])?\\p{L}+ (?:est |sont |a été |ont été )?\\p{L}{2,}(?:é|ée|és|ées|uit|uite|
    uits)(?:$| )|^(?:\\p{L}+ ){1,3}(?:terminé[es]*|achevé[es]*|publié[es]*|effectué[es]*)$
  `),
    acts: `${B}(?:j['’]ai|nous avons|je l['’]ai|je les ai) (?:\\p{L}+ment |aussi |bien |déjà |également |ensuite )?(?!lu|vu|regardé|relu|trouvé|cherché|pensé|comparé|compté|analysé|examiné|dit|écrit|fait|mis|eu|été|pu|voulu|supposé|expliqué|listé|résumé|indiqué|mentionné|signalé|précisé|rapporté|annoncé|proposé|compris|décidé|laissé|considéré|noté|remarqué|vérifié|repéré|identifié|consulté|choisi|préféré|essayé|oublié|parcouru|besoin|bien|une?|des?|les?|la)\\p{L}{2,}(?:é|ée|és|i|is|it|u|ert)${W}`,
    whole:
      "(?:toute|ensemble de) la suite|suite (?:complète|entière)|tous les (?:paquets|modules|projets|crates|services|packages)|toutes les (?:bibliothèques|apps)|l['’]intégralité",
    earlier: `${B}(?:plus tôt|auparavant|précédemment|tout à l['’]heure|avant (?:la|le|cette|ce|de)|à l['’]origine|au départ|initialement|avaient?)${W}`,
    about: `${B}(?:environ|près de|presque|plus de|à peu près|quelque)${W}|~`,
    prints: "affiche|sortie|résultat|renvoie|retourne|imprime",
    narrates: [
      [["test", "run"], "(?:je (?:lance|relance|exécute)|lancement)[^.]{0,24}(?:tests?|suite|‹test.›)"],
      [["commit"], "je commite?"],
      [["push"], "je pousse"],
      [["deploy", "publish"], "(?:je (?:l[ae]s? )?(?:déploie|publie|mets en ligne)|déploiement en cours)"],
      [["install"], "(?:j['’]installe|installation (?:en cours|de))"],
      [
        ["build"],
        "(?:je (?:l[ae]s? )?(?:re)?(?:compile|construis|lance (?:la compilation|le build))|compilation en cours)",
      ],
      [["delete", "uninstall"], "je (?:l[ae]s? )?(?:supprime|nettoie|retire|efface)"],
      [
        ["write"],
        "(?:je (?:l[ae]s? )?(?:corrige|crée|écris|modifie|mets à jour|refactorise|ajoute|rédige|génère|remplace)|j['’](?:écris|ajoute|implémente))",
      ],
      [
        ["run", "look"],
        "je (?:l[ae]s? )?(?:(?:re)?lance|exécute|(?:re)?démarre|vérifie|regarde|télécharge|prépare)|j['’](?:exécute|analyse|examine)",
      ],
    ],
    moment: `${B}(?:maintenant|en ce moment(?: même)?|tout de suite|immédiatement|un instant|un moment|patientez|en cours|actuellement|de suite)${W}|…|\\.\\.\\.`,
    begins: `^(?:d['’]accord|ok|très bien|bien sûr|parfait|entendu|compris|oui|certainement)?[\\s,!.–-]*${alternation(`
        c['’]est parti|je (?:commence|vais commencer|regarde|vérifie)|je m['’](?:en occupe|y mets)|
        laissez-moi (?:regarder|vérifier|examiner)|un instant
      `)}`,
    promises: `${B}(?:je (?:vous |te )(?:le |la |les )?${alternation(`
      alerte(?:rai)?|avertirai|avertis|dirai|enverrai|envoie|fais|ferai|informe(?:rai)?|notifie(?:rai)?|
      préviendrai|préviens|rappelle(?:rai)?|recontacte(?:rai)?|tiendrai|tiens
    `)}|je (?:reviens|reviendrai) vers|je (?:surveille(?:rai)?|garde un œil))${W}`,
    cue: `${B}${alternation(`
    après|au courant|bientôt|ce soir|chaque|dans \\d+|dans (?:une|deux|quelques) (?:minutes?|heures?)|demain|
    d['’]ici|dès que?|en cas de|ensuite|lorsqu\\w*|plus tard|quand|s['’]il (?:y a|se)|
    si (?:quelque|un|une|le|la|jamais|ça)|tous les|toutes les|une fois|à \\d+|à la fin
  `)}${W}|dès qu['’]`,
    yours: `(?:dès que|quand|lorsque|une fois que|si|après que)[^,.]{0,10}${B}(?:vous|tu|je)${W}|la prochaine fois`,
    honest: alternation(`
    d['’]après ma lecture|
    (?:n['’]ai|n['’]a|pas|rien|aucune?|sans|impossible)[^.]{0,40}(?:lanc|exécut|test|vérifi|compil|essay|valid)|
    non (?:testé|vérifié)|seulement lu
  `),
  }),
);
