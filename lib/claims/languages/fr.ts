/** French: how an agent says that it published, posted or scheduled something. */
import type { Language } from "../claim.ts";

export const FRENCH: Language = {
  id: "fr",
  script:
    /[éèêàçùœ]|\b(?:votre|vos|ton|le|la|les|une|est|des|sur|mis|mise|en ligne|rappel|alerte|je|vient|viens|lien|publique|du|au|pour|avec|dans|tu|vous|dès)\b/i,
  stems:
    /communauté|publi|en ligne|déplo|deploy|lanc|mis |mise |post|comment|répond|partag|programm|planifi|rappel|réveil|tâche|alert|alarm|notific|cron|configur|activ|accessible|disponible|lien|annonc/i,
  slots: {
    and: "(?:et|mais|ensuite|puis|aussi|de plus|enfin) ",
    but: "(?:mais|cependant|maintenant|en fait|oui|en revanche|donc|du coup|à la place)(?![a-zà-ÿ])",
    w: "(?!(?:ne|n['’][^\\s]+|pas|jamais|si|quand|qui|que|est|sont|été|était|sera|seront|rien|aucune?|sans|par|je|j['’][^\\s]+|nous|vous|il|elle|on|reste)(?![a-zà-ÿ]))[^\\s]+",
    adv: "(?:(?:déjà|maintenant|désormais|enfin|également|aussi|bien|correctement|avec succès|officiellement|automatiquement|tous|toutes|publiquement|à présent|donc|récemment|de nouveau|à nouveau|entièrement|bel et bien|été|tout juste|juste|dès maintenant|actuellement) ){0,4}",
    i: "(?:je (?:te |vous |l['’]|les )?(?:l['’]|les )?ai|j['’](?:ai|y ai)|je (?:te |vous )?l['’]ai|je viens (?:juste )?de|nous (?:l['’]|les |vous )?avons|on a|je t['’]ai|je vous ai|j['’]ai réussi à|j['’]ai fini de)",
    det: "(?:votre|vos|ton|ta|tes|mon|ma|mes|notre|nos|le|la|les|l['’]|ce|cet|cette|ces|une?|tou(?:t|te|s|tes)(?: (?:le|la|les|vos|tes))?|les deux|deux|trois|nouve(?:au|lle))",
    page: "(?:planificat(?:eur|rice)s?|collections?|minuteurs?|générat(?:eur|rice)s?|éditeurs?|simulateurs?|calendriers?|journal|roulette|faire-part|pages?|sites?(?: web)?|tableaux? de bord|dashboards?|apps?|applications?|jeux?(?! de données)|projets?|portfolios?|blogs?|boutiques?|démos?|landing(?: page)?|quiz|questionnaires?|outils?|calculat(?:eur|rice)s?|rapports?|cartes?|galeries?|versions?|aperçus?|prévisualisation|menus?|catalogues?|formulaires?|sondages?|cv|travail|contenu|modifications|bot|service|api|guide|article|mur|graphique|traqueur)",
    np: "(?:(?:{det} ?)?(?:{w} ){0,3}?{page}(?: (?:de|du|des|d['’][^\\s]+|pour|avec|sur|en|web)(?: {w}){0,5}?)?(?: {w}){0,2}?|tout|il|elle|ils|elles|c['’]|(?:votre|ton|ta|notre)(?: {w}){1,5}?|les deux|{det} \\uE002)",
    be: "(?: ?(?:est|sont|a (?:bien |désormais |maintenant |déjà |enfin )?été|ont (?:bien |tous |toutes |déjà |enfin )?été|vient d['’]être|viennent d['’]être|reste|restent|était|se trouve))",
    sobj: "(?:rappels?|réveils?|alertes?|alarmes?|tâches?(?: (?:planifiées?|quotidiennes?|récurrentes?|hebdomadaires?|automatiques?|cron|programmées?))?|cron(?: job)?|cronjobs?|notifications?|automatisations?|surveillances?|résumé (?:quotidien|hebdomadaire|matinal)|rapport (?:quotidien|hebdomadaire)|minuteur|planification|sauvegardes?|veille|job)",
    did: "(?:créée?s?|configurée?s?|programmée?s?|planifiée?s?|activée?s?|définie?s?|enregistrée?s?|ajoutée?s?|mise?s? en place|prête?s?|lancée?s?|en place|active?s?|en cours d['’]exécution|en marche|réglée?s?|paramétrée?s?|installée?s?|posée?s?|reprogrammée?s?|sauvegardée?s?|opérationnel(?:le)?s?|fixée?s?|démarrée?s?|mise?s? à jour)",
    post: "(?:publications?|posts?|fils?|commentaires?|réponses?|messages?|annonces?|billets?|présentation)",
    end: "(?![a-zà-ÿ])",
    coded:
      ".*(?:(?:^|\\s)(?:(?:à|dans|sur) (?:(?:le|la|les|votre|ton|ta|vos|tes|cette|ce|une?) |l['’])|aux? )(?:{w} )?(?:{page}|liste|interface|code|dépôt|readme|fichier|composant|module)|(?:tables?|schéma|modèle|fonction(?:nalité)?|option|bouton|liste|prise en charge) (?:de |des |d['’])|(?:^|\\s)(?!{sobj}|paire|série|total)[^\\s]+ (?:de |des |d['’]){sobj})",
  },
  claims: [
    {
      id: "fr.publish",
      kind: "publish",
      verbs: "publi|déplo|lanc|ligne|communauté|accessib|disponib|ouvert|visib|production|partag|peut",
      patterns: [
        "^{i} {adv}(?:publiée?s?|publier|republier|republiée?s?|déployée?s?|déployer|mise?s? en ligne|mettre (?:{w} ){0,6}?en (?:ligne|production)|rendre (?:{w} ){0,5}?(?:publi(?:c|que)s?|accessibles? à tous)|rendue?s? (?:{w} ){0,5}?(?:publi(?:c|que)s?|(?:accessible|visible)s? (?:à|par) tous)|mise?s? (?:{w} ){0,6}?en (?:ligne|production)|lancée?s? (?:{w} ){0,4}?en ligne|partagée?s? (?:{w} ){0,6}?(?:avec|dans|sur) la communauté|poussée? (?:{w} ){0,5}?en (?:ligne|production)|passée?s? (?:{w} ){1,6}?en (?:mode )?public|terminé la (?:publication|mise en ligne)|effectué la (?:publication|mise en ligne)){end}",
        "^{np}{be} {adv}(?:publiée?s?|republiée?s?|déployée?s?|en ligne|mise?s? en ligne|publi(?:c|que)s?|en production|accessibles? (?:à tous|publiquement|par tous|au public|à tout le monde)|disponibles? (?:pour tous|publiquement|pour tout le monde)|ouverte?s? (?:au public|à tous)|lancée?s?|partagée?s? (?:avec|dans) la communauté|dans la communauté|rendue?s? publi(?:c|que)s?|visibles? (?:par|de|pour) tous){end}",
        "^{adv}(?:(?:corrigée?s?|mise?s? à jour|réparée?s?|modifiée?s?) et )?(?:republiée?s?|publiée?s?|déployée?s?|mise?s? en ligne|en ligne)(?:$|[!.\\uE000]| (?:sur|dans|avec succès|et|ici|à|le|la|votre|ton|sous|pour|sans)(?= |$))",
        "^{np} {adv}(?:publiée?s?|déployée?s?|mise?s? en ligne|en ligne)(?:$|[!.]| (?:sur|avec|dans|ici)(?= ))",
        "^(?:la |le |votre )?(?:publication|déploiement|mise en ligne|lancement)(?:{be})? {adv}(?:terminée?|réussie?|effectuée?|complète?|achevée?|faite?|finalisée?|finie?){end}",
        "^(?:la )?visibilité(?:{be})? {adv}(?:passée|mise|réglée|définie|changée)? ?(?:en |à |sur )?publi(?:c|que){end}",
        "^(?:{w} ){1,7}?{w}{be} {adv}(?:publiée?s?|partagée?s?|déployée?s?|mise?s? en ligne) (?:dans|sur|avec) la communauté{end}",
        "^\\uE003 ?(?:publier|déployer|mettre en ligne|partager|publication|mise en ligne)(?: {w}){0,6}?",
        "^(?:désormais |maintenant )?(?:tout le monde|n['’]importe qui|chacun) peut (?:désormais |maintenant |y )+(?:accéder|la voir|le voir|l['’]ouvrir|voir|ouvrir)",
      ],
      linked: [
        "^{adv}(?:republiée?s?|remise?s? en ligne|publiée?s?|en ligne|(?:re)?déployée?s?|publi(?:c|que)|disponible|mise? en ligne) ?:?(?:$| )",
        "^(?:{w} ){0,6}?{w}{be} {adv}(?:disponibles?|prête?s?|active?s?|accessibles?|hébergée?s?|publiée?s?|(?:re)?déployée?s?|lancée?s?|(?:re)?mise?s? en ligne|en ligne|ici|ouverte?|visibles?)",
        "^(?:c['’]est|il est|elle est|tout est) {adv}(?:publiée?|en ligne|disponible|déployée?|prête?|live|bon)",
        "^(?:voici|voilà)(?: {w}){0,5}",
        "^(?:vous|tu|tout le monde|on) (?:pouvez|peux|peut) (?:désormais |maintenant |déjà |y |la |le |l['’])*(?:voir|visiter|accéder|ouvrir|partager|consulter|tester|essayer)",
        "^(?:le |votre |ton )?(?:lien|url|adresse)(?: {w}){0,2}? publi(?:c|que)",
        "^{i} {adv}(?:mise?|lancée?|hébergée?|partagée?)",
      ],
      adjacent: [
        "^{adv}(?:c['’]est (?:fait|prêt|bon|terminé|fini)|terminé|fini|prêt|tout est prêt|j['’]ai (?:terminé|fini))[!:.]?$",
      ],
    },
    {
      id: "fr.post",
      kind: "post",
      verbs:
        "post|publi|comment|répond|partag|paraî|sort|annonc|tweet|{feed}|laiss|écrit|envoy|billet|message|fil",
      patterns: [
        "^{i} {adv}(?:postée?s?|publiée?s?|commentée?s?|répondu|partagée?s?|annoncée?s?|poster|publier|laissé|écrit|tweeté)(?: {w}){0,8}? (?:sur|dans|à|sous) (?:{feed}|(?:le |la |son )?(?:fil|post|feed|forum|publication)|\\uE000)",
        "^{i} {adv}(?:postée?s?|commentée?s?|répondu|poster){end}",
        "^(?:{det} ?)?(?:{w} ){0,3}?{post}(?: (?:de|du|sur|pour|d['’][^\\s]+)(?: {w}){0,5}?)?{be} {adv}(?:publiée?s?|postée?s?|en ligne|envoyée?s?|sur {feed}|visibles?|partagée?s?|partie?s?){end}",
        "^{adv}(?:publiée?s?|postée?s?|partagée?|commentée?|répondu|envoyée?|annoncée?)(?: {w}){0,5}? (?:sur|dans) (?:{feed}|le (?:fil|feed|forum))",
        "^(?=.*{feed})(?:c['’]est|voilà) {adv}(?:postée?|publiée?|partagée?|annoncée?|en ligne|envoyée?){end}",
        "^{adv}(?:postée?s?|commentée?s?|répondu)(?:$|[!:.\\uE000]| )",
        "^(?:{det} ?)?(?:{w} ){0,2}?{post} (?:sur {feed} )?(?:publiée?s?|créée?s?|envoyée?s?|postée?s?){end}",
        "^(?=.*(?:{feed}|\\uE000))(?:{det} ?)?(?:{w} ){0,6}?{w} (?:vient|viennent) de (?:paraître|sortir){end}",
        "^(?:le|la|les|votre|vos|ton|ta|tes|l['’]) ?(?!.*(?:compte|profil))(?:{w} ){0,4}?{w}{be} {adv}sur {feed}{end}",
        "^(?=.*{feed})(?:(?:{det} ?)?(?:{w} ){0,6}?{w}){be} {adv}(?:publiée?s?|postée?s?|partagée?s?|annoncée?s?|envoyée?s?){end}",
        "^\\uE003 ?(?:poster|commenter|répondre|publier)(?: {w}){0,6}? (?:sur )?{feed}",
      ],
      linked: [
        "^(?:c['’]est )?{adv}(?:postée?|publiée?s?|envoyée?s?|partagée?s?|prête?)(?:$|[!:.]| )",
        "^{i} {adv}(?:publiée?s?|partagée?s?|laissée?|créée?|écrit|mise?|répondu|commentée?|répondre|commenter|publier|poster|partager)",
      ],
    },
    {
      id: "fr.schedule",
      kind: "schedule",
      verbs:
        "rappel|réveil|alert|alarme|tâche|cron|notific|automat|surveill|résumé|rapport|minut|planif|programm|sauvegarde|veille|job",
      patterns: [
        "^(?:(?:{det} ?)?(?:{w} ){0,3}?{sobj}(?: (?:de|du|des|d['’][^\\s]+|pour|sur|qui|à|quotidien(?:ne)?|hebdomadaire|matinale?|chaque|[A-Z][^\\s]+)(?: {w}){0,6}?)?){be} {adv}{did}{end}",
        "^(?:(?:{det} ?)?(?:{w} ){0,2}?{sobj}(?: (?:de|du|d['’][^\\s]+|quotidien(?:ne)?|hebdomadaire)(?: {w}){0,5}?)?) {adv}{did}(?:$|[!:.]| (?:pour|à|chaque|avec|et|dès|tous|toutes|le)(?= ))",
        "^{i} {adv}(?!{coded})(?:créée?s?|configurée?s?|programmée?s?|planifiée?s?|activée?s?|définie?s?|enregistrée?s?|ajoutée?s?|mise? en place|réglée?|paramétrée?|installée?|posée?|mise?|lancée?|reprogrammée?|créer|configurer|programmer|planifier|activer)(?: {w}){0,6}? (?:[ld]['’])?{sobj}",
        "^{i} {adv}(?:programmée?s?|planifiée?s?|reprogrammée?s?){end}(?! (?:{w} ){0,3}?(?:réunion|appel|rendez-vous|entretien))",
        "^(?:créée?|configurée?|programmée?|planifiée?|activée?)(?: {w}){0,5}? {sobj}",
        "^{adv}(?:programmée?s?|planifiée?s?)(?:$|[!.]| (?:pour|à|chaque|tous)(?= ))",
        "^\\uE003 ?(?:programmer|créer|configurer|activer|planifier)(?: {w}){0,6}? {sobj}",
      ],
    },
  ],
  subject: "^(?:{i}|{det} ?|tout |c['’])",
  others:
    "^(?:[Ii]ls?|[Ee]lles?) (?:a|ont) (?!(?:\\S+ )?été)|^[Vv]ous avez|^[Tt]u as|^(?!(?:Je|J|Votre|Ton|Le|La|Les|Tout|Publié|Voici|On|Nous)(?![a-zà-ÿ]))[A-Z][\\wà-ÿ]+ (?:a|ont) (?:déjà |bien )?(?!(?:\\S+ )?été)\\S+é|\\bpar (?:une? autre|d['’]autres|quelqu['’]un|l['’]équipe|la société|l['’]utilisateur|[A-Z][a-zà-ÿ]+ (?:le|la|en))",
  filler:
    "^(?:(?:c['’]est fait|voilà|parfait|super|bien|maintenant|enfin|également|aussi|après (?:avoir )?\\w+(?: [^\\s]+){0,5}?|aujourd['’]hui|ce (?:matin|soir)|comme demandé|tout|pour l['’]instant|à la place|donc|du coup|oui|fait|terminé|bonne nouvelle) ){0,3}",
  pronoun: "^(?:il|elle|ils|elles)(?![a-zà-ÿ])",
  unreal:
    "^(?:(?:et|mais|ou) )?(?:si|s['’]il|quand|lorsque?|une fois|dès que?|dès|après que|avant|jusqu|à moins|pour|voulez|veux|souhaitez|puis-je|je peux|je pourrais|je vais|je voulais|je comptais|j['’]allais|j['’]étais sur|j['’]ai failli|j['’]ai essayé|je pense|je crois|il semble|vous (?:avez|m['’]avez|disiez|pouvez|devez)|tu (?:as|m['’]as|peux)|selon|d['’]après|par exemple|brouillon|exemple|cliquez|clique|ouvrez|allez|dites|dis-moi|confirmez|assurez|n['’]oubliez|je n|il n|elle n|aucun|aucune|rien|pas encore|jamais|comment|échec|erreur(?! (?:corrigée|résolue))|impossible)(?![a-zà-ÿ])",
  never:
    "(?:^|[\\s'’])(?:ne|n|pas|jamais|aucune?|rien|sans|presque|failli|sera|seront|serait|peut-être|pas encore|échoué|local|brouillon)(?![a-zà-ÿ])",
  elsewhere:
    "(?:^|\\s)hier(?![a-zà-ÿ])|^(?:toutes )?les (?:pages|publications|sites|applications|tâches) (?:publi(?:que|ée)s|programmées|planifiées|partagées) |(?:fonction(?:nalité)?|module|classe|liste|section|bouton|composant|fichier) de |(?:^|\\s)(?:serait|seraient|localhost|brouillon|l['’]an dernier|l['’]année dernière|la semaine dernière|le mois dernier|il y a (?:\\w+ )?(?:jours|semaines|mois|ans)|en (?:19|20)\\d\\d|trimestr\\w+|résultats|chiffre d['’]affaires|mainnet|testnet|bourse|vol|pas encore|panneau de droite|ne|n['’]\\w+ pas|n['’]est|n['’]a)(?![a-zà-ÿ])",
  retracts:
    "^(?:correction|pardon|désolée?|attendez|attends|en fait|erratum|je me trompe).{0,80}(?:pas|échou|erreur|jamais|privé)",
  asks: "^(?:(?:et|ou) )?(?:voulez|veux|souhaitez|puis|dois|est-ce|y a|avez|as|besoin|comment|que|quoi|quel|quelle|quand|où|qui|autre chose|préférez|ça vous|je (?:le|la|les)|on)(?![a-zà-ÿ])",
  tags: "^(?:n['’]est-ce pas|non|d['’]accord|correct|ok|oui|pas vrai|c['’]est ça)(?![a-zà-ÿ])",
  strong: "publi|communauté|tous|tout le monde|déploy|partag",
  outside: "(?:^|\\s)(?:courriel|dépôt|branche|marketplace|repost\\w*)(?![a-zà-ÿ])",
  cites:
    "demandé d(?:e |['’])(?:analyser|vérifier|relire|lire|tester|regarder|examiner|résumer|comparer|surveiller|traduire)|mentionnée?|style de|lien vers \\uE000|(?:je peux|pourrais|n['’]est pas|autres|populaires|voir aussi|inspirée?|similaire|basée? sur|exemple|serait|sera|ancien)",
  drafts: "(?:brouillon|exemple|modèle|suggestion|proposition|texte|à faire|prochaines étapes|reste)",
  given: {
    id: "fr.given",
    standalone:
      "(?:voici|voilà|\\bici\\b|\\blien|\\burl\\b|adresse|disponible|en ligne|ouvert|publi[cqé]|viens de|accessible|\\bprêt|peut|peuvent|pouvez|peux|visit|partag|profitez|profite|amusez|amuse-toi|regarde|consult|\\b(?:j['’]ai|nous avons|on a|a été|ont été|est|sont) (?:\\S+ ){0,3}?[a-zà-ÿ]{1,20}(?:é|i|is|u)e?s?(?![a-zà-ÿ])|désormais|tourne|fonctionne|hébergé|déployé|posté|mis en)",
    inline:
      "(?:visit|accessible|disponible|en ligne|publi[cqé]|ouvert|déployé|poussé|mis |partag|peut (?!-)|peuvent|pouvez|peux|hébergé|tourne sur)",
    hedges:
      "(?:(?<![a-zà-ÿ])(?:ne |n['’]|pas |jamais|aucun|rien|personne ne|si |s['’]il|quand|lorsque|dès que|une fois|après (?:la |ta |votre )?(?:public|valid|approb)|avant|voul[eo]|veux|pourr|devr|peut-être|selon|d['’]après|exemple|format|modèle|brouillon|idée|semblable|similaire|populaire|tendance|les plus|le plus|autre|quelqu|hier|derni[eè]r|il y a|seul|lu |j['’]ai (?:\\w+ ){0,2}(?:re)?(?:lu|vu|regardé|examiné|vérifié|consulté|trouvé|analysé|comparé|copié|utilisé|repris|testé|visité|enregistré|supprimé|retiré|résumé|parcouru|relevé|mesuré)|tu as|(?:t['’]a|vous a|ont) répondu|vous m['’]avez|vous avez (?!désormais|maintenant|une?|un )|propos|suggér|tutoriel|détail|parl(?:ais|é)|nouvelle réponse|réponse nouvelle|suggest|prévu|futur|ancien)|sera|serai[te]|deviendr|inspir|référence|aperçu|privé(?!e? à)|échou|(?<!l['’]|les )erreur|404|50\\d|supprim|retir|cassé|mort|le post de [A-Z]|la page de [A-Z])",
  },
  presents:
    "(?:^[^\\uE000]{0,60}(?:lien|url|adresse|ici|voir|visitez|ouvrez|voici|consult)|^[^a-zà-ÿ]*\\uE000)",
  note: "Non vérifié : j’ai dit que quelque chose était publié ou programmé, mais les registres de l’espace de travail ne le montrent pas",
};
