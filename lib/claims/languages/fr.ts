/** French: how an agent says that it published, posted or scheduled something. */
import { alternation } from "../../core/words.ts";
import type { Language } from "../claim.ts";
import { lazyLanguage } from "./lazy.ts";
import { widened } from "./wide.ts";

export const FRENCH: Language = lazyLanguage(
  {
    id: "fr",
    script:
      /[éèêàçùœ]|\b(?:planification|programmation|votre|vos|ton|le|la|les|une|est|des|sur|mis|mise|en ligne|rappel|alerte|je|vient|viens|lien|publique|du|au|pour|avec|dans|tu|vous|dès|voici|voilà|ta|postée?|publiée?)\b/i,
    feed: "comment[^\\s]{0,12} (?:[^\\s]{1,24} ){0,2}?(?:sous|sur|dans) (?:le |la |l['’])?(?:billet|post|publication|fil|annonce) d|comment[^\\s]{0,12} (?:[^\\s]{1,24} ){0,2}?sous (?:son|leur|sa) (?:billet|post|publication|fil|annonce)|répondu (?:[^\\s]{1,24} ){0,2}?(?:commentaire|sous (?:son|leur|le|ton) (?:post|billet))(?!.*(?:revue|code|PR))",
    stems: () =>
      new RegExp(
        alternation(`
        résumé|récap|digest|ouverte?s? |réglé|calé|sorti|automatis|veille|surveill|planificateur|dans la file|file d['’]attente|bulletin|monde entier|
automatiqu|visible|
        accessible|activ|alarm|alert|annonc|comment|communauté|configur|cron|deploy|disponible|déplo|en ligne|
        lanc|lien|mis[ ]|mise[ ]|notific|partag|planifi|post|programm|publi|rappel|répond|réveil|tâche
      `),
        "i",
      ),
  },
  () =>
    widened(
      {
        slots: {
          and: "(?:et|mais|ensuite|puis|aussi|de plus|enfin) ",
          but: "(?:mais|cependant|maintenant|en fait|oui|en revanche|donc|du coup|à la place|j['’]ai(?! (?:pas|rien|essayé|failli|voulu|cru|pensé|tenté)))(?![a-zà-ÿ])",
          w: "(?!(?:ne|n['’][^\\s]+|pas|jamais|si|quand|qui|que|est|sont|été|était|sera|seront|rien|aucune?|sans|par|je|j['’][^\\s]+|nous|vous|il|elle|on|reste)(?![a-zà-ÿ]))[^\\s]+",
          adv: `(?:${alternation(`
        actuellement|aussi|automatiquement|avec succès|bel et bien|bien|correctement|de nouveau|donc|
        dès maintenant|déjà|désormais|enfin|entièrement|juste|maintenant|officiellement|publiquement|récemment|
        tous|toutes|tout juste|à nouveau|à présent|également|été
      `)} ){0,4}`,
          i: alternation(`
        j['’]ai fini de|j['’]ai réussi à|j['’](?:ai|y ai)|je t['’]ai|je (?:te |vous )?l['’]ai|
        je (?:te |vous |l['’]|les )?(?:l['’]|les )?ai|je viens (?:juste )?de|je vous ai|
        nous (?:l['’]|les |vous )?avons|on a
      `),
          det: alternation(`
        ce|ces|cet|cette|deux|l['’]|la|le|les|les deux|ma|mes|mon|nos|notre|nouve(?:au|lle)|ta|tes|ton|
        tou(?:t|te|s|tes)(?: (?:le|la|les|vos|tes))?|trois|une?|vos|votre
      `),
          page: alternation(`
        aperçus?|api|applications?|apps?|article|blogs?|bot|boutiques?|calculat(?:eur|rice)s?|calendriers?|
        cartes?|catalogues?|collections?|contenu|cv|dashboards?|démos?|faire-part|formulaires?|galeries?|
        graphique|guide|générat(?:eur|rice)s?|jeux?(?! de données)|journal|landing(?: page)?|menus?|minuteurs?|
        modifications|mur|outils?|pages?|planificat(?:eur|rice)s?|portfolios?|projets?|prévisualisation|
        questionnaires?|quiz|rapports?|roulette|service|simulateurs?|sites?(?: web)?|sondages?|tableaux? de bord|
        traqueur|travail|versions?|éditeurs?
      `),
          np: alternation(`
        c['’]|{det} \\uE002|
        (?:{det} ?)?(?:{w} ){0,3}?{page}(?: (?:de|du|des|d['’][^\\s]+|pour|avec|sur|en|
          web)(?: {w}){0,5}?)?(?: {w}){0,2}?|elle|elles|il|ils|les deux|tout|(?:votre|ton|ta|notre)(?: {w}){1,5}?
      `),
          be: `(?: ?${alternation(`
        a (?:bien |désormais |maintenant |déjà |enfin )?été|est|ont (?:bien |tous |toutes |déjà |enfin )?été|
        reste|restent|se trouve|sont|viennent d['’]être|vient d['’]être|était
      `)})`,
          sobj: alternation(`
        sauvegarde hebdomadaire|
alarmes?|alertes?|automatisations?|cron(?: job)?|cronjobs?|job|minuteur|notifications?|planification|
        rappels?|rapport (?:quotidien|hebdomadaire)|résumé (?:quotidien|hebdomadaire|matinal)|réveils?|
        sauvegardes?|surveillances?|
        tâches?(?: (?:planifiées?|quotidiennes?|récurrentes?|hebdomadaires?|automatiques?|cron|programmées?))?|
        veille
      `),
          did: alternation(`
        active?s?|activée?s?|ajoutée?s?|configurée?s?|créée?s?|définie?s?|démarrée?s?|en cours d['’]exécution|
        en marche|en place|enregistrée?s?|fixée?s?|installée?s?|lancée?s?|mise?s? en place|mise?s? à jour|
        opérationnel(?:le)?s?|paramétrée?s?|planifiée?s?|posée?s?|programmée?s?|prête?s?|reprogrammée?s?|
        réglée?s?|sauvegardée?s?
      `),
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
              `^{i} {adv}${alternation(`
            déployer|déployée?s?|effectué la (?:publication|mise en ligne)|lancée?s? (?:{w} ){0,4}?en ligne|
            mettre (?:{w} ){0,6}?en (?:ligne|production)|mise?s? en ligne|
            mise?s? (?:{w} ){0,6}?en (?:ligne|production)|
            partagée?s? (?:{w} ){0,6}?(?:avec|dans|sur) la communauté|passée?s? (?:{w} ){1,6}?en (?:mode )?public|
            poussée? (?:{w} ){0,5}?en (?:ligne|production)|publier|publiée?s?|
            rendre (?:{w} ){0,5}?(?:publi(?:c|que)s?|accessibles? à tous)|
            rendue?s? (?:{w} ){0,5}?(?:publi(?:c|que)s?|(?:accessible|visible)s? (?:à|par) tous)|republier|
            republiée?s?|terminé la (?:publication|mise en ligne)
          `)}{end}`,
              `^{np}{be} {adv}${alternation(`
            accessibles? (?:à tous|publiquement|par tous|au public|à tout le monde)|dans la communauté|
            disponibles? (?:pour tous|publiquement|pour tout le monde)|déployée?s?|en ligne|en production|
            lancée?s?|mise?s? en ligne|ouverte?s? (?:au public|à tous)|partagée?s? (?:avec|dans) la communauté|
            publi(?:c|que)s?|publiée?s?|rendue?s? publi(?:c|que)s?|republiée?s?|visibles? (?:par|de|pour) tous
          `)}{end}`,
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
              `^(?:{w} ){0,6}?{w}{be} {adv}${alternation(`
            accessibles?|active?s?|disponibles?|en ligne|hébergée?s?|ici|lancée?s?|ouverte?|prête?s?|publiée?s?|
            (?:re)?déployée?s?|(?:re)?mise?s? en ligne|visibles?
          `)}`,
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
              `^{i} {adv}(?!{coded})${alternation(`
            activer|activée?s?|ajoutée?s?|configurer|configurée?s?|créer|créée?s?|définie?s?|enregistrée?s?|
            installée?|lancée?|mise?|mise? en place|paramétrée?|planifier|planifiée?s?|posée?|programmer|
            programmée?s?|reprogrammée?|réglée?
          `)}(?: {w}){0,6}? (?:[ld]['’])?{sobj}`,
              "^{i} {adv}(?:programmée?s?|planifiée?s?|reprogrammée?s?){end}(?! (?:{w} ){0,3}?(?:réunion|appel|rendez-vous|entretien))",
              "^(?:créée?|configurée?|programmée?|planifiée?|activée?)(?: {w}){0,5}? {sobj}",
              "^{adv}(?:programmée?s?|planifiée?s?)(?:$|[!.]| (?:pour|à|chaque|tous)(?= ))",
              "^\\uE003 ?(?:programmer|créer|configurer|activer|planifier)(?: {w}){0,6}? {sobj}",
            ],
          },
        ],
        subject: "^(?:{i}|{det} ?|tout |c['’])",
        others:
          "\\b(?:celui|celle|ceux|celles) d(?:e |['’])[A-Z]|^(?:[Ii]ls?|[Ee]lles?) (?:a|ont) (?!(?:\\S+ )?été)|^[Vv]ous avez|^[Tt]u as|^(?!(?:Je|J|Votre|Ton|Le|La|Les|Tout|Publié|Voici|On|Nous)(?![a-zà-ÿ]))[A-Z][\\wà-ÿ]+ (?:(?:vous |nous |te |me |l['’]|m['’]|t['’]|y ){0,2})(?:a|ont) (?:déjà |bien )?(?!(?:\\S+ )?été)\\S+|\\bpar (?:une? autre|d['’]autres|quelqu['’]un|l['’]équipe|la société|l['’]utilisateur|[A-Z][a-zà-ÿ]+ (?:le|la|en))",
        filler: `^(?:${alternation(`
      après (?:avoir )?\\w+(?: [^\\s]+){0,5}?|aujourd['’]hui|aussi|bien|bonne nouvelle|ce (?:matin|soir)|
      c['’]est fait|comme demandé|donc|du coup|enfin|fait|maintenant|oui|parfait|pour l['’]instant|super|
      terminé|tout|voilà|à la place|également
    `)} ){0,3}`,
        pronoun: "^(?:il|elle|ils|elles)(?![a-zà-ÿ])",
        unreal: `^(?:(?:et|mais|ou) )?${alternation(`
      il est faux|allez|après que|assurez|aucun|aucune|avant|brouillon|clique|cliquez|comment|confirmez|d['’]après|dis-moi|
      dites|dès(?! (?:aujourd|ce soir|demain|lundi|maintenant))|dès que?|elle n|erreur(?! (?:corrigée|résolue))|exemple|il n|il semble|impossible|
      j['’]ai essayé|j['’]ai failli|j['’]allais|jamais|je comptais|je crois|je n|je pense|je peux|je pourrais|
      je vais|je voulais|jusqu|j['’]étais sur|lorsque?|n['’]oubliez|ouvrez|par exemple|pas encore|pour|puis-je|
      quand|rien|selon|si|s['’]il|souhaitez|tu (?:as|m['’]as|peux)|une fois|veux|voulez|
      vous (?:avez|m['’]avez|disiez|pouvez|devez)|à moins|échec
    `)}(?![a-zà-ÿ])`,
        never:
          "(?:^|[\\s'’])(?:ne|n|pas|jamais|aucune?|rien|sans|presque|failli|sera|seront|serait|peut-être|pas encore|échoué|local|brouillon)(?![a-zà-ÿ])",
        elsewhere: `^(?:les |des )?(?:billets|fils|commentaires|messages|pages|tâches) (?:publi|partag|programm|post)ée?s .{0,40}(?:ne|peuvent|doivent|restent|sont) |(?:^|\\s)hier(?![a-zà-ÿ])|^(?:toutes )?les (?:pages|publications|sites|applications|tâches) (?:publi(?:que|ée)s|programmées|planifiées|partagées) |(?:fonction(?:nalité)?|module|classe|liste|section|bouton|composant|fichier) de |(?:^|\\s)${alternation(`
      bourse|brouillon|chiffre d['’]affaires|en (?:1[89]|20)\\d\\d|il y a (?:\\w+ )?(?:jours|semaines|mois|ans)|
      l['’]an dernier|l['’]année dernière|la semaine dernière|le mois dernier|localhost|mainnet|n['’]a|ne|
      n['’]est|n['’]\\w+ pas|panneau de droite|pas encore|résultats|seraient|serait|testnet|trimestr\\w+|vol
    `)}(?![a-zà-ÿ])`,
        retracts:
          "^(?:correction|pardon|désolée?|attendez|attends|en fait|erratum|je me trompe).{0,80}(?:pas|échou|erreur|jamais|privé)|^(?:ce n['’](?:était|est) pas (?:vrai|exact|le cas)|c['’]était faux)(?![a-zà-ÿ])|^(?:(?:et|mais) )?(?:(?:vous êtes|tu es) l[ae] seule? à|(?:vous|toi) seule? (?:pouvez|peux)|seule?s? (?:vous|toi) (?:pouvez|peux)|personne d['’]autre)",
        asks: "^(?:(?:et|ou) )?(?:voulez|veux|souhaitez|puis|dois|est-ce|y a|avez|as|besoin|comment|que|quoi|quel|quelle|quand|où|qui|autre chose|préférez|ça vous|je (?:le|la|les)|on)(?![a-zà-ÿ])",
        tags: "^(?:n['’]est-ce pas|non|d['’]accord|correct|ok|oui|pas vrai|c['’]est ça)(?![a-zà-ÿ])",
        strong: "publi|communauté|tous|tout le monde|déploy|partag",
        outside: "(?:^|\\s)(?:courriel|dépôt|branche|marketplace|repost\\w*)(?![a-zà-ÿ])",
        cites:
          "demandé d(?:e |['’])(?:analyser|vérifier|relire|lire|tester|regarder|examiner|résumer|comparer|surveiller|traduire)|mentionnée?|style de|lien vers \\uE000|(?:je peux|pourrais|n['’]est pas|autres|populaires|voir aussi|inspirée?|similaire|basée? sur|exemple|serait|sera|ancien)",
        drafts:
          "(?:au choix|choisi(?:s|ssez)|accroches?|slogans?|brouillon|exemple|modèle|suggestion|proposition|texte|à faire|prochaines étapes|reste|(?<![a-zà-ÿ])plan(?= ?:))",
        given: {
          id: "fr.given",
          standalone: alternation(`
        accessible|adresse|amuse-toi|amusez|\\bici\\b|
        \\b(?:j['’]ai|nous avons|on a|a été|ont été|est|sont) (?:\\S+ ){0,3}?[a-zà-ÿ]{1,20}(?:é|i|is|
          u)e?s?(?![a-zà-ÿ])|\\blien|\\bprêt|\\burl\\b|consult|disponible|déployé|désormais|en ligne|fonctionne|
        hébergé|mis en|ouvert|partag|peut|peuvent|peux|posté|pouvez|profite|profitez|publi[cqé]|regarde|tourne|
        viens de|visit|voici|voilà
      `),
          inline:
            "(?:visit|accessible|disponible|en ligne|publi[cqé]|ouvert|déployé|poussé|mis |partag|peut (?!-)|peuvent|pouvez|peux|hébergé|tourne sur)",
          hedges: alternation(`
        404|50\\d|aperçu|
        (?<![a-zà-ÿ])(?:ne |n['’]|pas |jamais|aucun|rien|personne ne|si |s['’]il|quand|lorsque|dès que|une fois|
          après (?:la |ta |votre )?(?:public|valid|approb)|avant|voul[eo]|veux|pourr|devr|peut-être|selon|
          d['’]après|exemple|format|modèle|brouillon|idée|semblable|similaire|populaire|tendance|les plus|
          le plus|autre|quelqu|hier|derni[eè]r|il y a|seul|lu |j['’]ai (?:\\w+ ){0,2}(?:re)?(?:lu|vu|regardé|
          examiné|vérifié|consulté|trouvé|analysé|comparé|copié|utilisé|repris|testé|visité|enregistré|supprimé|
          retiré|résumé|parcouru|relevé|mesuré)|tu as|(?:t['’]a|vous a|ont) répondu|vous m['’]avez|
          vous avez (?!désormais|maintenant|une?|un )|propos|suggér|tutoriel|détail|parl(?:ais|é)|
          nouvelle réponse|réponse nouvelle|suggest|prévu|futur|ancien)|cassé|deviendr|inspir|la page de [A-Z]|
        le post de [A-Z]|(?<!l['’]|les )erreur|mort|privé(?!e? à)|retir|référence|sera|serai[te]|supprim|échou
      `),
        },
        presents:
          "(?:^[^\\uE000]{0,60}(?:lien|url|adresse|ici|voir|visitez|ouvrez|voici|consult)|^[^a-zà-ÿ]*\\uE000)",
        note: "Non vérifié : j’ai dit que quelque chose était publié ou programmé, mais les registres de l’espace de travail ne le montrent pas",
      },
      {
        letters: "a-zà-ÿœ",
        done: {
          publish: [
            "(?:ai|avons|a) (?:{w} ){0,2}?(?:pu|réussi à|fini par|tenu à|profité (?:{w} ){1,6}?pour|pris le temps de) (?:{w} )?(?:publier|mettre en ligne|déployer|diffuser)",
            "(?:viens|venons) (?:{w} )?de (?:{w} )?(?:publier|mettre en ligne|déployer)",
            "ouvert (?:{w} ){1,4}?(?:à|pour) (?:tous|tout le monde|le public)",
            "(?:ai|avons|est|sont) (?:{w} )?sorti(?:e|s|es)?(?= (?:{w} ){0,2}?(?:version|appli)|$|[.!,:])",
            "(?:balancé|passé|repassé|remis)e?s? (?:{w} ){0,4}?(?:en public|en ligne|publique?s?)",
            "publication (?:s['’]est |est |a été )?(?:{w} )?(?:bien passée|réussie|terminée|effectuée|aboutie)",
            "(?:re)?publiée?s?",
            "mis(?:e|es)? (?:{w} ){0,4}?(?:en ligne|en production|en public)",
            "(?:viens|venons|vient) (?:juste |tout juste )?d(?:e|['’]être) ?(?:{w} ){0,2}?(?:mettre|publi|déploy|lanc|rendre|mise)\\S*",
            "rendue?s? (?:{w} ){0,3}?(?:publique?s?|publics?|accessibles?)",
            "(?:déploy|diffus|lanc)ée?s?",
          ],
          post: [
            "(?:viens|venons) (?:{w} )?de (?:{w} )?(?:publier|poster|partager|commenter|répondre)",
            "(?:publi|post|partag|annonc|envoy|dépos)ée?s?",
            "(?:j['’](?:y )?ai|nous avons|ai|avons|été) (?:{w} ){0,3}?(?:répondu|commenté|laissé|mis en ligne)",
          ],
          schedule: [
            "(?:est|sont) (?:{w} ){0,2}?(?:dans la file|dans le planificateur|en file d['’]attente|au planning|dans le scheduler)",
            "(?:programm|planifi|cré|activ|régl|configur|pos|enregistr|paramétr|cal|arm)ée?s?",
            "mis(?:e|es)?(?! à jour| en page)",
            "(?:actifs?|actives?|en place)",
          ],
        },
        things: {
          publish: ["(?:journal|guide|atlas|archives?)", "{page}", "(?:tout|l['’]ensemble|carnet|recueil)"],
          post: ["sondages?", "{post}", "texte"],
          schedule: ["{sobj}"],
        },
        puts: ["(?:balanc|pouss|téléchargé|upload|pos|tweet)ée?s?", "mis(?:e|es)?"],
        square: ["communauté"],
        ticked: { post: ["(?:posté|publié|partagé|envoyé)e?s?"] },
        live: [
          "accessibles? publiquement",
          "ouvert[es]* (?:à|pour) (?:toute )?la communauté",
          "le monde entier peut (?:{w} ){0,3}?(?:voir|lire|consulter|visiter)",
          "(?:est|sont|désormais|maintenant|déjà|reste) (?:{w} ){0,3}?(?:en ligne|publique?s?|publics?)",
          "(?:visible|accessible|ouverte?|disponible)s? (?:par|à|de|pour|au) (?:tous|toutes|tout le monde|n['’]importe qui|chacun|public)",
          "(?:tout le monde|chacun) peut (?:{w} ){0,3}?(?:voir|ouvrir|consulter|visiter|accéder)",
        ],
        not: [
          "(?<=^)(?:tu|vous) (?:as|avais|avez|aviez)",
          "(?:refusée?s?|rejetée?s?)",
          "(?<=^)(?:une?|chaque|toute) [^\\s]+ (?:publi|programm|partag)ée?",
          "(?:ne|n['’]\\w+|pas|jamais|aucune?|rien|sans|presque|failli|sera|seront|serait|seraient|pourr\\w+|peux|vais|allons|veux|voulez|souhait\\w+|si|quand|lorsqu\\S*|dès|une fois|avant|après que|après votre|hier|derni(?:er|ère)|(?:1[89]|20)\\d\\d|trimestr\\w*|brouillons?|aperçus?|en local|localhost|erreurs?|échou\\w+|échec|fonctions?|composants?|classe|boutons?|exemple|doit|devr\\w+|faut|code|fichier|mainnet|proposition|qui)",
          "(?:vous(?: l['’]| les | m['’]| )?avez|tu(?: l['’]| m['’]| )?as|vous-mêmes?|toi-même|ils? (?:a|ont)|elles? (?:a|ont)) ?",
          "à (?:publier|programmer|planifier)",
          "(?:dans|à|sur) (?:le|la|les|votre|ton|ta) (?:page|application|appli|app|interface|liste|site|menu)",
        ],
        coded: "{coded}",
        act: ["(?:publication|mise en ligne|déploiement)"],
        over: [
          "s['’]est (?:bien |parfaitement )?(?:déroulée|passée)",
          "(?:s['’]est (?:bien|parfaitement) passée?|a (?:bien )?(?:marché|réussi|fonctionné))",
          "(?:est |a été )?(?:maintenant |bien |enfin )?(?:terminée?|réussie?|faite?|effectuée?|finie?|achevée?|bouclée?)",
        ],
        timing: ["(?:planification|programmation)"],
        moved: [
          "(?:décal|déplac|avanc|recul|modifi|chang|reprogramm)ée?s?",
          "(?:arrive|part|tombe|sonne) (?:maintenant|désormais)",
        ],
        set: ["(?:c['’]est )?(?:programmé|planifié|réglé|configuré|calé)e?s?"],
        settled: ["(?:c['’]est |voilà )?(?:fait|bon|noté|réglé|prêt|en place)"],
        tells: [
          "je (?:voulais|tenais à) ?(?:(?:juste|simplement|seulement) )?(?:(?:vous|te) )?(?:dire|signaler|informer|prévenir)(?: que)?",
        ],
        digests: ["(?:résumé|récap\\w*|bulletin|brief|digest)"],
        every: ["(?:chaque|tous les|toutes les|quotidien\\w*|par jour)"],
        recalls: [
          "j['’](?:ai|avais) (?:[^\\s]+ )?(?:dit|affirmé|prétendu|assuré|(?:annoncé|écrit|signalé|indiqué)(?=$|:| (?:que|qu['’]))|présenté (?:[^\\s]+ ){1,5}?comme)",
          "je (?:(?:vous|te|t['’]|l['’]|le) ?){1,2}(?:ai|avais) (?:[^\\s]+ )?(?:dit|annoncé|écrit|signalé|indiqué|assuré|affirmé)",
          "je (?:vous |te |t['’])?disais|j['’](?:annonçais|affirmais|écrivais)",
          "ce que (?:j['’]|je (?:vous |te )?)(?:ai|avais) (?:dit|écrit|annoncé)",
          "(?:ma|mon) (?:(?:dernière|précédente|dernier|précédent|premier|première) (?:réponse|message)|(?:réponse|message) précédente?)",
          "de ma part",
        ],
        explains: [
          "(?:ça|cela) (?:marche|fonctionne) (?:comme|ainsi)|(?:marche|marchent|fonctionne|fonctionnent) (?:comme (?:ça|ceci|suit)|ainsi)",
          "^(?:voici |voilà )?comment [^\\uE000:]{0,50}(?:marche|fonctionne|fonctionnent)",
          "(?:la|les) différences?(?=:| (?:est|entre|sont))|le (?:principe|mécanisme)(?=:| (?:est|d['’eu]))",
          "en (?:deux|trois|quatre|cinq|\\d) étapes:",
          "ce qui se passe",
          "(?:en général|généralement|normalement|d['’]ordinaire|en principe|typiquement)",
          "(?:est|sont) d['’]abord",
          "^dans un (?:[^\\s]+ ){0,2}?(?:déploiement|release)",
        ],
        instructs: [
          "^(?:(?:et|puis|ensuite|alors|maintenant|simplement) ){0,2}(?:cliqu|appuy|touch|choisiss|sélectionn|saisiss|confirm|répond|écriv|lanc|valid|activ|coch|tap)(?:ez|e|is)(?: (?:donc|juste|simplement))?(?![a-zà-ÿ])(?! \\uE000)",
          "^(?:allez|va) dans|^mett(?:ez|s) (?:l['’]interrupteur|le (?:bouton|curseur))|^ouvr(?:ez|e) (?:les |le |l['’])?(?:réglages|paramètres|menu|panneau|onglet)",
          "^(?:tu |vous )?(?:cliques|cliquez|appuies|appuyez)",
        ],
        afterwards: [
          "(?:ensuite|puis|après (?:ça|cela)|alors|à partir de (?:là|ce moment)|dès lors|(?:une|quelques|deux|trois) (?:minutes?|secondes?|instants?) (?:après|plus tard))",
        ],
        unseen: [
          "(?:rien que|seulement|uniquement|juste) (?:pour )?(?:vous|toi)|(?:vous|toi) seule?|à part (?:vous|toi)",
          "personne",
          "(?:pas|jamais|rien) (?:[^\\s]+ ){0,3}?(?:publique?|publiée?|visible|partagée?|accessible|en ligne)",
          "rien n['’]est",
          "non publiée?|invisible|privée?(?! à publi)",
          "(?:qu['’]un|seulement en|en simple|juste un) aperçu",
          "(?:n['’]en voit|ne voit|ne peuvent pas|ne peut pas|n['’]a été partagée?|n['’]a pas)",
        ],
        mine: ["(?:votre|vos|ta|ton|tes)"],
        stands: [
          "(?:est|sont) (?:{w} )?(?:mont|arriv|pass)ée?s? sur",
          "(?:est|sont|figure|se trouve|apparaît) (?:{w} ){0,2}?(?:sur|dans)",
        ],
        on: [
          "(?:enregistr|inscrit|sauvegard)é?e?s?",
          "(?:active?s?|actifs?|activée?|programmée?|planifiée?|en place|créée?|réglée?)",
        ],
        recurs: [
          "(?:automatis|planifi|programm)é(?:e|s)? (?:{w} ){0,3}?(?:rapport|résumé|récap|bulletin|sauvegarde)\\w*",
          "(?:rapport|récap|résumé)\\w* (?:{w} )?(?:planifié|programmé)s?",
          "(?:bulletin|synthèse|suivi) (?:{w} ){0,5}?(?:programmée?|planifiée?|lancé|dans le planificateur|dans la file)",
          "(?:tourne|s['’]exécute|part|se lance|s['’]envoie|passe) (?:désormais|maintenant|à présent|automatiquement) (?:{w} ){0,3}?(?:chaque|toutes|tous|quotidiennement|automatiquement)",
          "(?:rapport|bilan|résumé|point|contrôle)\\w* (?:{w} ){0,3}?(?:est|a été) (?:{w} ){0,2}?(?:planifié|programmé)",
        ],
      },
    ),
);
