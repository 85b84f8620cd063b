/**
 * The mood of a whole reply. One that denies nothing, reports no trouble, puts nothing off and tells of nobody else says with
 * whatever words that things are as it shows them, and then the registry alone tells whether they are. So these lists are wide where
 * those of deeds are narrow: a word too many silences a reply, and none of them ever makes a claim.
 */

import { lazy } from "../../core/lazy.ts";
import { NO_HOUSE, wholeIn } from "./present.ts";

/** The lists of one language: pieces of patterns, read without regard to case. */
type Lists = {
  /** Denies something, but nothing that matters: no account needed, nothing left to do, never miss it again. */
  readonly spares: string;
  /** No, and everything that goes wrong, ends, or is kept from others: failed, cancelled, offline, private, a draft. */
  readonly no: string;
  /** Conditions, questions, offers, proposals, examples. */
  readonly asks: string;
  /** Yet to come, which is what a job is for and a page is not. */
  readonly will: string;
  /** What others did, made or wrote, and what was only read: his page, inspired by, a summary of. */
  readonly theirs: string;
  /** No longer so: used to, until May. */
  readonly past: string;
};

const LISTS: Readonly<Record<string, () => Lists>> = {
  en: () => ({
    spares:
      "(?:no|without (?:an?|any|the)?) ?(?:\\p{L}+ )?(?:account|cost|delay|errors?|fuss|hassle|hitch|hitches|invitation|issues?|log-?ins?|password|problems?|registration|sign-?(?:in|up)s?|trouble|warnings?|worries)(?: (?:at all|is |are )?(?:needed|required))?|nothing (?:(?:else|further|left|more|is left|remains)(?: \\p{L}+){0,2} )?(?:for (?:you|them) )?to \\p{L}+|(?:nothing|no) more (?:steps|to do)|nothing for you to \\p{L}+|no (?:further |more |other )?(?:action|changes|clicks?|input|setup|steps)(?: (?:is|are))?(?: (?:needed|required|from you))?|no need to \\p{L}+|(?:no longer|not) (?:an? )?(?:draft|hidden|preview|private)(?: (?:any ?more|any longer))?|not (?:just|only)|(?:do|does|need)n['’]t (?:have|need) to|don['’]t worry|(?:never|won['’]t) (?:be missed|forget|miss)|as (?:you )?(?:asked|planned|promised|requested|wanted|wished)(?: for)?|you (?:wanted|wished)|stops? by|non-?stop|missing from your list",
    no: "rate-limit\\p{L}*|unsent|still (?:here|sitting|open|in)|wrong|incorrect|outdated|mistake\\p{L}*|typos?|not|\\p{L}+n['’]t|cannot|no|nope|none|nor|neither|never|nobody|nothing|nowhere|without|unable|fail\\p{L}*|errors?|errored|40\\d|429|50\\d|5\\d\\d|http|timed? ?out|time-?outs?|quota|limit|reject\\p{L}*|refus\\p{L}*|denied|crash\\p{L}*|broken?|stuck|block(?:s|ed)?|cancel\\p{L}*|delet\\p{L}*|remov\\p{L}*|stop(?:s|ped|ping)?|paus\\p{L}*|expir\\p{L}*|archived?|off|offline|unpublish\\p{L}*|reverted?|taken down|took (?:\\p{L}+ ){1,5}down|withdr\\p{L}*|disabled?|inactive|instead|tried|try|attempt\\p{L}*|missing|dead|gone|lost|ended?|last run|private(?:ly)?|preview(?:s|ed)?|draft\\p{L}*|hidden|reserved|placeholders?|hold|holding|parked|pending|wait(?:s|ing)?|await\\p{L}*|local(?:ly)?|localhost|staging|test run|dry run|simulat\\p{L}*",
    asks: "(?:i|we) can|possible|to-do|to do:|(?:is|are|what['’]s) left(?! for you)|remaining|remains|an? (?:\\p{L}+ )?(?:comment|job|page|post|reminder|reply|task) (?:is|in|on|shows|goes|has|can)|an? cron|\\p{L}+ entry of|add (?:this|it) to|crontab|^to \\p{L}+ .{0,60}:|set the \\p{L}+ on your|tap|press|paste|copy the|fill (?:it|in)|checklist|template|syntax|expressions?|means|cron (?:line|pattern)|here is how|here['’]s how|on request|on your word|you can set|if|unless|once|when(?:ever)?|whether|until|till|as soon as|before|would|could|should|shall|might|may|plan|plans|planned|planning|intend\\p{L}*|propos\\p{L}*|suggest\\p{L}*|recommend\\p{L}*|want|wish|like me to|let me know|say (?:go|yes|the word)|go-ahead|approv\\p{L}*|confirm|ready (?:for|to|when)|to publish|for example|e\\.g|such as|looks? like|as in|consists? of|usually|normally|typically|always look|how to|steps|option|options|either|imagine|suppos\\p{L}*|expected|sooner or later|still to",
    will: "tomorrow|tonight|next,? (?:i|we|up)|then i|only then|afterwards|shortly|in a (?:bit|minute|moment|second)|(?:i|we)(?:['’]ll| will|['’]d)|publishing now|(?:publish|deploy|post)ing(?=…|\\.\\.)|in progress|underway|to be (?:posted|published)|only after|will (?:be|get|have|live|stand)|will be (?:at|available|found|live|online|public|published|under)|(?:is|are) going to|about to|future|eventual|next version",
    theirs:
      "refers to|(?:his|her) own|ceo['’]s|boss['’]s|someone|somebody|they|their(?! own)|theirs|(?:his|her) (?:own )?(?:page|site|version)|hers|whose|another|other (?:people|users?)|somebody else|neighbou?r\\p{L}*['’]s|colleague\\p{L}*|competitor\\p{L}*|friend['’]s|user['’]s|author\\p{L}*|by (?:an?|the|his|her) \\p{L}+|credit\\p{L}*|inspir\\p{L}*|reads?|reading|look(?:ed|ing)? at|saw|found (?!at|here|on|under)|search\\p{L}*|hits?|compar\\p{L}*|copied|copies|borrow\\p{L}*|follows|(?:from|of) \\uE000|took (?:the|it|them)|based on|adapted|like (?:the|that) one|similar|referenc\\p{L}*|sources?|cited?|cites|summari[sz]\\p{L}*|summary of \\uE000|quote[sd]?|translat\\p{L}*|review\\p{L}*|encodes?|links? to|belongs?|screenshot|checked|tested|trending|top (?:pages|posts)|you (?:sent|mentioned|said|shared|linked|posted|published|wrote|asked about|asked whether)|says|said|writes|wrote|claims?|according to|documentation|docs|tutorial|readme|(?:i|we) (?:was|were|talked|told)|mention\\p{L}*|analy[sz]\\p{L}*|went through|lacks|button|leads? to|points? to|canonical|settings|style of",
    past: "used to|formerly|previously|earlier|back then|briefly|for a while|last (?:\\p{L}+day|week|month|year|spring|summer|autumn|fall|winter)|in (?:january|february|march|april|may|june|july|august|september|october|november|december)|existed|history|any ?more|old version",
  }),
  de: () => ({
    spares:
      "(?:ganz )?(?:ohne|keine?n?) (?:\\p{L}+ )?(?:account|anmeldung|einladung|fehler|konto|kosten|log-?in|passwort|probleme?|registrierung|schwierigkeiten|zugangsdaten|zutun)(?: (?:nötig|notwendig|erforderlich))?|ohne sich anzumelden|nichts (?:mehr |weiter |weiteres )?(?:zu|tun)(?: \\p{L}+)?|nicht (?:mehr |länger )?(?:privat|geheim|versteckt)|nicht nur|keine? (?:weitere[nr]?|klicks?) (?:\\p{L}+ )?(?:nötig|notwendig|schritte)|keine sorge|wie (?:du )?(?:gewünscht|gewollt|besprochen|geplant|versprochen)(?: hast)?",
    no: "falsch\\p{L}*|veraltet\\p{L}*|nicht|kein\\p{L}*|nichts|nie|niemand|niemals|nirgends|ohne|weder|fehl(?:er|t|en|geschlagen|schlug)\\p{L}*|scheiter\\p{L}*|gescheitert|abgebrochen|abgelehnt|verweigert|kaputt|gesperrt|4\\d\\d|5\\d\\d|http|zeitüberschreitung|timeout|kontingent|abgesagt|storniert|gelöscht|gestrichen|entfern\\p{L}*|beende\\p{L}*|gestoppt|stopp\\p{L}*|pausier\\p{L}*|ruht|abgelaufen|aus|ausgeschaltet|abgeschaltet|abgestellt|deaktivier\\p{L}*|offline|zurückgezogen|zurückgenommen|statt|stattdessen|versucht?|privat\\p{L}*|vorschau\\p{L}*|entwurf\\p{L}*|entwürfe|versteckt|reserviert\\p{L}*|platzhalter|wart\\p{L}*|lokal\\p{L}*|testlauf|probelauf|noch",
    asks: "(?:ich|wir) (?:kann|können)|kann ich|können wir|möglich|offen:|zu tun|ausstehend|übrig|fehlt|es bleibt|eine? \\p{L}+ (?:in der|auf) |auf wunsch|tipp\\p{L}*|drück\\p{L}*|klick\\p{L}*|checkliste|vorlage|syntax|ausdruck|bedeutet|heißt|so geht|wenn|falls|sobald|sofern|bevor|ob|bis|würde\\p{L}*|könnte\\p{L}*|sollte?\\p{L}*|soll|möchtest|willst|wollen|magst|wäre\\p{L}*|dürfte\\p{L}*|geplant\\p{L}*|plan|vorgesehen\\p{L}*|vorschl\\p{L}*|schlage|empfehl\\p{L}*|sag (?:mir )?(?:bescheid|einfach)|freigabe|zustimm\\p{L}*|bestätig\\p{L}*|bereit (?:für|zu)|beispiel\\p{L}*|z\\. ?b|etwa|normalerweise|üblicherweise|besteht aus|zum veröffentlichen|um .{0,30}zu",
    will: "morgen|danach|dann|anschließend|gleich|demnächst|nachher|werde|käme\\p{L}*|künftig\\p{L}*|später|wird (?:\\S+ ){0,6}(?:sein|liegen|stehen|heißen)",
    theirs:
      "jemand\\p{L}*|andere\\p{L}*|kolleg\\p{L}*|konkurren\\p{L}*|nutzer\\p{L}*|autor\\p{L}*|frau|herr|von (?:einem|einer|der|dem|\\uE000|\\uE001)|vorbild\\p{L}*|inspir\\p{L}*|gelesen|lese|angesehen|angeschaut|gesehen|gefunden|suche|treffer|vergl\\p{L}*|übernommen|kopiert|quelle\\p{L}*|zitiert|zitat|zusammengefasst|zusammenfassung|übersetzt|rezension|screenshot|geprüft|getestet|notizen|trend\\p{L}*|laut|sagt|schreibt|schrieb|behauptet|dokumentation|anleitung|gehört|skript|script|verweist|verlinkt|erwähn\\p{L}*|analys\\p{L}*|schau|anschau\\p{L}*|knopf|schaltfläche|führt zu|im stil",
    past: "früher|ehemals|vorher|zuvor|damals|letzte[nrsm]?|im (?:januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember)|stand|seither",
  }),
  es: () => ({
    spares:
      "sin (?:necesidad de )?(?:\\p{L}+ )?(?:cuenta|contraseña|clave|coste?|costo|errores|problemas?|incidencias|invitación|login|registr\\p{L}+|iniciar sesión|usuario)|no (?:tienes que|hay que|hace falta|necesita(?:s|n)?|se necesita)(?: \\p{L}+){0,3}|no te preocupes|no (?:solo|sólo)|ya no (?:es|está) (?:privad|ocult)[oa]|nada más que (?:hacer)|como (?:pediste|querías|quedamos|acordamos)|no se te (?:olvid|pas|escap)\\p{L}+",
    no: "incorrect\\p{L}*|equivocad\\p{L}*|desactualizad\\p{L}*|no|nunca|jamás|nada|nadie|ningun[oa]?|ningún|sin|tampoco|ni|fall[oóae]\\p{L}*|error\\p{L}*|4\\d\\d|5\\d\\d|http|rechaz\\p{L}*|denegad\\p{L}*|cuota|cancel\\p{L}*|elimin\\p{L}*|borr\\p{L}*|quit(?:é|ado|ada|amos)|detuv\\p{L}*|deten\\p{L}*|paus\\p{L}*|par(?:é|ado|ada)|caduc\\p{L}*|expir\\p{L}*|apag\\p{L}*|desactiv\\p{L}*|deshabilit\\p{L}*|retir\\p{L}*|despublic\\p{L}*|offline|intent\\p{L}*|en vez|privad\\p{L}*|vista previa|previsualiz\\p{L}*|borrador\\p{L}*|ocult\\p{L}*|reservad\\p{L}*|pendiente\\p{L}*|esper\\p{L}*|local|prueba|todavía|aún",
    asks: "puedo|podemos|posible|por hacer|falta\\p{L}*|resta\\p{L}*|queda(?:n)? por|pendiente|pulsa|toca|haz clic|pega|copia|elige|plantilla|lista de control|sintaxis|expresión|significa|si|cuando|en cuanto|una vez|hasta|antes de|podría\\p{L}*|sería\\p{L}*|quedaría\\p{L}*|debería\\p{L}*|quieres|quisieras|querrías|previst\\p{L}*|plane\\p{L}*|propon\\p{L}*|propuest\\p{L}*|suger\\p{L}*|recom\\p{L}*|dime|avísame|confirm\\p{L}*|aprob\\p{L}*|apruebes|list[oa] para|por ejemplo|ejemplos?|p\\. ?ej|como por|para publicar|normalmente|se compone",
    will: "mañana|después|luego|enseguida|en breve|pronto|[a-zñ]{3,}(?:aré|eré|iré)|publicando|subiendo|será|serán|estará|quedará|voy a|vas a|va a|futur\\p{L}*|más tarde",
    theirs:
      "alguien|otr[oa]s?|vecin\\p{L}* de|compañer\\p{L}*|colega\\p{L}*|competencia|amig[oa] de|usuari\\p{L}*|autor\\p{L}*|de \\uE000|según|inspir\\p{L}*|leí|leíd\\p{L}*|(?<!la )vist[oa]|miré|encontré|búsqueda|compar\\p{L}*|copi\\p{L}*|tomé|tomado|basad\\p{L}*|referencia|fuente|cit[aéo]\\p{L}*|resum\\p{L}*|traduj\\p{L}*|traducid\\p{L}*|revis\\p{L}*|captura|comprob\\p{L}*|prob(?:é|ado)|notas|tendencia\\p{L}*|dice|dijo|escribe|escribió|documentación|script|función|código|enlaza|mencion\\p{L}*|analiz\\p{L}*|botón|lleva a|al estilo",
    past: "antes|solía\\p{L}*|anteriormente|entonces|pasad[oa]|en (?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)|existi\\p{L}*",
  }),
  fr: () => ({
    spares:
      "sans (?:avoir (?:besoin de |à )|devoir )?(?:\\p{L}+ )?(?:compte|connexion|erreur|frais|identifiant|incident|inscription|invitation|mot de passe|problème|souci|se connecter|s['’]inscrire|accroc|rien faire)s?|(?:tu n['’]as|vous n['’]avez) (?:plus )?(?:rien|pas) (?:d['’]autre )?à \\p{L}+|rien (?:d['’]autre |de plus )?à \\p{L}+|(?:il n['’]y a )?plus rien à \\p{L}+|pas (?:seulement|besoin)(?: d(?:e |['’])\\p{L}+)?|n['’](?:est|y a) pas besoin|n['’]est plus (?:privée?|cachée?)|ne t['’]inquiète pas|comme (?:tu (?:l['’]as )?(?:voulais|demandé|souhaitais)|demandé|convenu|prévu|promis)",
    no: "fauss?e?s?|erroné\\p{L}*|incorrect\\p{L}*|obsolète\\p{L}*|ne|n['’]\\p{L}+|pas|jamais|rien|personne|aucune?|sans|ni|échou\\p{L}*|échec|erreurs?|4\\d\\d|5\\d\\d|http|refus\\p{L}*|rejet\\p{L}*|bloqu\\p{L}*|quota|annul\\p{L}*|supprim\\p{L}*|effac\\p{L}*|retir\\p{L}*|arrêt\\p{L}*|stopp\\p{L}*|paus\\p{L}*|mis en pause|suspend\\p{L}*|expir\\p{L}*|éteint\\p{L}*|coup[ée]\\p{L}*|désactiv\\p{L}*|dépubli\\p{L}*|hors ligne|au lieu|essay\\p{L}*|tent\\p{L}*|privée?s?|aperçus?|prévisualis\\p{L}*|brouillons?|cachée?s?|réserv\\p{L}*|en attente|attend\\p{L}*|local\\p{L}*|essai|encore",
    asks: "(?:je|nous) (?:peux|pouvons)|peut-on|possible|à faire|reste\\p{L}*|il manque|appuie\\p{L}*|clique\\p{L}*|colle|copie|choisis\\p{L}*|modèle|liste de contrôle|syntaxe|expression|signifie|si|s['’]il|quand|lorsque|dès que|une fois|jusqu\\p{L}*|avant|pourr\\p{L}*|serait|seraient|devrait|veux-tu|voulez|veux|souhaite\\p{L}*|plan|propos\\p{L}*|suggèr\\p{L}*|recommand\\p{L}*|dis-moi|dites-moi|confirm\\p{L}*|approuv\\p{L}*|valid\\p{L}*|prête?s? (?:à|pour)|par exemple|exemples?|p\\. ?ex|tel(?:le)?s? que|d['’]habitude|normalement|pour publier|se compose",
    will: "demain|ensuite|après|puis|bientôt|\\p{L}{2,}rai|en cours|sera|seront|va (?:être|se)|vais|futur\\p{L}*|plus tard|prévu\\p{L}*",
    theirs:
      "quelqu['’]un|autres?|il a|elle a|ils|elles ont|collègue\\p{L}*|concurrent\\p{L}*|utilisat\\p{L}*|auteure?s?|(?:de|d['’]) ?\\uE000|selon|d['’]après|inspir\\p{L}*|lu|lue|vu|vue|regard\\p{L}*|trouvé\\p{L}*|recherche|compar\\p{L}*|copi\\p{L}*|repris\\p{L}*|tiré\\p{L}*|basé\\p{L}*|référence|source|cit[ée]\\p{L}*|résum\\p{L}*|traduit\\p{L}*|relu\\p{L}*|capture|vérifi\\p{L}*|test[ée]\\p{L}*|notes|tendance\\p{L}*|dit|écrit|écrivait|explique|documentation|script|fonction|code|renvoie|mairie|mentionn\\p{L}*|analys\\p{L}*|bouton|mène|dans le style",
    past: "avant|autrefois|auparavant|jadis|dernier|dernière|passée?|en (?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)|existait",
  }),
  pt: () => ({
    spares:
      "sem (?:precisar (?:de )?)?(?:\\p{L}+ )?(?:cadastro|conta|convite|custo|erros?|login|problemas?|registro|registo|senha|se cadastrar|entrar)|não (?:precisa\\p{L}*|é preciso|tem que|só|se preocup\\p{L}*)(?: \\p{L}+){0,3}|já não (?:é|está) (?:privad|ocult)[oa]|nada (?:mais )?(?:a|para) (?:você )?fazer|como (?:você )?(?:pediu|queria|combinamos|combinado)|no ar|pra não esquecer",
    no: "errad\\p{L}*|incorret\\p{L}*|desatualizad\\p{L}*|não|nunca|jamais|nada|ninguém|nenhum\\p{L}*|sem|nem|falh\\p{L}*|erros?|4\\d\\d|5\\d\\d|http|rejeit\\p{L}*|recus\\p{L}*|bloque\\p{L}*|cota|cancel\\p{L}*|exclu\\p{L}*|apag\\p{L}*|remov\\p{L}*|tir(?:ei|ado|ada)|par(?:ei|ado|ada)|paus\\p{L}*|encerr\\p{L}*|expir\\p{L}*|deslig\\p{L}*|desativ\\p{L}*|despubli\\p{L}*|fora do ar|offline|tent\\p{L}*|em vez|privad\\p{L}*|prévia|pré-visualiz\\p{L}*|rascunhos?|ocult\\p{L}*|escondid\\p{L}*|reservad\\p{L}*|pendente\\p{L}*|esper\\p{L}*|aguard\\p{L}*|local|teste|ainda",
    asks: "podemos|possível|a fazer|falta\\p{L}*|resta\\p{L}*|pendente|toque|clique|cole|copie|escolha|basta|modelo|sintaxe|expressão|significa|posso|se|quando|assim que|depois que|uma vez|até|antes de|poderia\\p{L}*|seria\\p{L}*|ficaria\\p{L}*|deveria\\p{L}*|quer que|queres|gostaria|plan[eo]\\p{L}*|propo\\p{L}*|suger\\p{L}*|recomend\\p{L}*|me (?:diga|avise|fala)|avis[ae] se|confirm\\p{L}*|aprov\\p{L}*|pront[oa] para|por exemplo|exemplos?|para publicar|normalmente|é composto",
    will: "amanhã|depois|em seguida|logo|em breve|\\p{L}+(?:arei|erei|irei)|publicando|subindo|será|serão|ficará|estará|vai ser|vai ficar|vou|futur\\p{L}*|mais tarde|previst\\p{L}*",
    theirs:
      "alguém|outr[oa]s?|vizinh\\p{L}* d\\p{L}+|colega\\p{L}*|concorrente\\p{L}*|amig[oa] d\\p{L}+|usuári\\p{L}*|utilizador\\p{L}*|autor\\p{L}*|d[eo] \\uE000|segundo|inspir\\p{L}*|li|lid[oa]|vi|vist[oa]|olhei|encontrei|busca|compar\\p{L}*|copi\\p{L}*|peguei|tirad[oa]|basead\\p{L}*|referência|fonte|cit[aeo]\\p{L}*|resum\\p{L}*|traduzi\\p{L}*|revis\\p{L}*|captura|verifi\\p{L}*|test(?:ei|ado|ada)|anotações|tendência\\p{L}*|diz|disse|escreveu|documentação|script|função|código|mencion\\p{L}*|analis\\p{L}*|botão|leva para|no estilo",
    past: "antes|antigamente|anteriormente|passad[oa]|em (?:janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro)|existia|existiu",
  }),
  it: () => ({
    spares:
      "senza (?:bisogno di |dover )?(?:\\p{L}+ )?(?:account|accesso|accedere|costi|credenziali|errori|invito|login|password|problemi|registra\\p{L}+|intoppi)|non (?:devi|serve|servono|occorre|c['’]è bisogno|c['’]è altro|solo|preoccuparti)(?: \\p{L}+){0,3}|non è più (?:privat|nascost)[oa]|nient['’]altro da fare|niente da fare|come (?:hai )?(?:chiesto|volevi|concordato|promesso|richiesto)",
    no: "sbagliat\\p{L}*|errat\\p{L}*|non|mai|niente|nulla|nessun\\p{L}*|senza|né|fallit\\p{L}*|errore|errori|4\\d\\d|5\\d\\d|http|rifiut\\p{L}*|respint\\p{L}*|bloccat\\p{L}*|quota|annull\\p{L}*|cancell\\p{L}*|elimin\\p{L}*|rimoss\\p{L}*|tolt\\p{L}*|fermat\\p{L}*|sospes\\p{L}*|in pausa|pausa|scadut\\p{L}*|spent\\p{L}*|disattiv\\p{L}*|ritirat\\p{L}*|offline|invece|prov(?:ato|o)|tentat\\p{L}*|privat\\p{L}*|anteprim\\p{L}*|bozz[ae]|nascost\\p{L}*|riservat\\p{L}*|prenotat\\p{L}*|in attesa|attend\\p{L}*|aspett\\p{L}*|locale|prova|ancora",
    asks: "possiamo|possibile|da fare|manca\\p{L}*|resta\\p{L}*|premi|tocca|clicca|incolla|copia|scegli|basta|modello|sintassi|espressione|significa|posso|se|quando|appena|una volta|finché|fino a|prima di|potrebbe\\p{L}*|sarebbe\\p{L}*|dovrebbe\\p{L}*|vuoi|vorresti|volessi|pianific\\p{L}*|piano|propo\\p{L}*|suggeri\\p{L}*|consigli\\p{L}*|fammi sapere|dimmi|conferm\\p{L}*|approv\\p{L}*|pront[oa] (?:per|a)|per esempio|ad esempio|esempi[oi]?|per pubblicare|normalmente|si compone",
    will: "domani|dopo|poi|presto|tra poco|a breve|\\p{L}+(?:erò|irò|arò)|in corso|sarà|saranno|andrà|verrà|verranno|futur\\p{L}*|più tardi|previst\\p{L}*",
    theirs:
      "qualcun\\p{L}*|altr[oaie]|un['’]altra|vicin[oa] di|collega\\p{L}*|colleghi|concorrent\\p{L}*|utent\\p{L}*|autor\\p{L}*|da \\uE000|di \\uE000|secondo|ispir\\p{L}*|letto|lett[oa]|vist[oa]|guardat\\p{L}*|trovat[oa]|ricerca|confront\\p{L}*|copiat\\p{L}*|pres[oaie]|basat\\p{L}*|riferimento|fonte|cit[ao]\\p{L}*|riassun\\p{L}*|riepilog\\p{L}*|tradott\\p{L}*|rivist\\p{L}*|verificat\\p{L}*|testat\\p{L}*|note|appunti|tendenz\\p{L}*|dice|scrive|ha scritto|spiega|documentazione|script|funzione|codice|menziona\\p{L}*|analizz\\p{L}*|pulsante|porta a|nello stile",
    past: "un tempo|in passato|precedentemente|scors[oa]|in (?:gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre)|esisteva",
  }),
  pl: () => ({
    spares:
      "bez (?:\\p{L}+ )?(?:błędów|hasła|konta|kosztów|logowania|problemów|rejestracji|zaproszenia|zakładania konta)|nie (?:musisz|trzeba|potrzeba|tylko|martw się)(?: \\p{L}+){0,3}|nie jest już (?:prywatn|ukryt)\\p{L}+|nic więcej (?:do zrobienia|nie)(?: \\p{L}+){0,3}|(?:tak )?jak (?:chciał\\p{L}*|prosił\\p{L}*|ustaliliśmy)",
    no: "nieaktualn\\p{L}*|nie|nigdy|nic|nikt|nikogo|żad\\p{L}+|bez|ani|niepowodzen\\p{L}*|błąd|błęd\\p{L}*|4\\d\\d|5\\d\\d|http|odrzuc\\p{L}*|odmów\\p{L}*|zablok\\p{L}*|limit\\p{L}*|anulow\\p{L}*|odwoła\\p{L}*|usun\\p{L}*|usunię\\p{L}*|skasow\\p{L}*|zatrzyma\\p{L}*|wstrzyma\\p{L}*|pauz\\p{L}*|wygas\\p{L}*|wyłącz\\p{L}*|zdją\\p{L}*|zdję\\p{L}*|wycofa\\p{L}*|cofn\\p{L}*|offline|prób\\p{L}*|zamiast|prywatn\\p{L}*|podgląd\\p{L}*|szkic\\p{L}*|wersj\\p{L}+ robocz\\p{L}+|ukryt\\p{L}*|zarezerwow\\p{L}*|czeka\\p{L}*|oczek\\p{L}*|lokaln\\p{L}*|test\\p{L}*|jeszcze",
    asks: "możemy|możliwe|do zrobienia|zostało|pozostało|zostaje|naciśnij|kliknij|wklej|skopiuj|wybierz|szablon|lista kontrolna|składnia|wyrażenie|oznacza|mogę|jeśli|jeżeli|gdy|gdyby\\p{L}*|kiedy|po tym jak|zanim|dopóki|dopiero|czy|mógłb\\p{L}*|mogłab\\p{L}*|byłob\\p{L}*|byłab\\p{L}*|chcesz|chciał\\p{L}*|plan|propon\\p{L}*|propozycj\\p{L}*|sugeruj\\p{L}*|polecam|daj znać|potwierdź|zatwierdz\\p{L}*|akcept\\p{L}*|gotow\\p{L}+ do|na przykład|przykład\\p{L}*|np|aby opublikować|zwykle|zazwyczaj|składa się",
    will: "jutro|potem|następnie|zaraz|wkrótce|opublikuję|wrzucę|udostępnię|wystawię|zamieszczę|w trakcie|będzie|będą|przyszł\\p{L}*|później|planow\\p{L}*",
    theirs:
      "ktoś|kogoś|inn\\p{L}+|koleg\\p{L}*|koleżan\\p{L}*|konkurenc\\p{L}*|użytkowni\\p{L}*|autor\\p{L}*|z \\uE000|według|inspir\\p{L}*|wzią\\p{L}+|wzięt\\p{L}+|przeczyta\\p{L}*|czyta\\p{L}*|widzia\\p{L}*|obejrza\\p{L}*|znalaz\\p{L}*|wyszuk\\p{L}*|porówn\\p{L}*|skopiow\\p{L}*|na podstawie|wzór|wzor\\p{L}*|źród\\p{L}*|cyt\\p{L}*|streszcz\\p{L}*|streści\\p{L}*|podsumow\\p{L}*|przetłumacz\\p{L}*|recenz\\p{L}*|sprawdzi\\p{L}*|przetestow\\p{L}*|notat\\p{L}*|popularn\\p{L}*|mówi|pisze|napisa\\p{L}*|dokumentacj\\p{L}*|skrypt\\p{L}*|funkcj\\p{L}*|kod\\p{L}*|wspomnia\\p{L}*|analiz\\p{L}*|przycisk\\p{L}*|prowadzi|w stylu",
    past: "kiedyś|dawniej|wcześniej|poprzedni\\p{L}*|zeszł\\p{L}+|ubiegł\\p{L}+|istniał\\p{L}*|do (?:stycznia|lutego|marca|kwietnia|maja|czerwca|lipca|sierpnia|września|października|listopada|grudnia)",
  }),
  tr: () => ({
    spares:
      "(?:hesap|giriş|şifre|kayıt|üyelik|davet)(?: \\p{L}+)? (?:olmadan|gerekmeden|yapmadan|açmadan|gerekmiyor|gerekmez)|(?:üye|kayıt) olmadan|(?:başka )?(?:bir şey|hiçbir şey) yapman(?:a|ıza|ız)? gerek (?:yok|kalmadı)|merak etme\\p{L}*|sorunsuz\\p{L}*|hatasız|(?:artık )?gizli değil|yalnızca \\p{L}+ değil|istediğin gibi|yapacağın(?:ız)? (?:başka )?bir şey (?:yok|kalmadı)",
    no: "yanlış\\p{L}*|değil\\p{L}*|yok\\p{L}*|hiç|hiçbir|henüz|daha|\\p{L}+(?:madı|medi|madım|medim|mıyor|miyor|muyor|müyor|maz|mez|mayacak|meyecek|madan|meden|amadım|emedim|ılamadı|ilemedi|mamış|memiş)\\p{L}*|başarısız\\p{L}*|hata\\p{L}*|4\\d\\d|5\\d\\d|http|redde\\p{L}*|kota\\p{L}*|engel\\p{L}*|iptal\\p{L}*|sil(?:di|in|me)\\p{L}*|kaldır\\p{L}*|durdur\\p{L}*|durdu|duraklat\\p{L}*|kapat\\p{L}*|kapalı|kapandı|sona er\\p{L}*|süresi dol\\p{L}*|devre dışı|yayından|geri al\\p{L}*|çevrimdışı|dene\\p{L}*|yerine|özel|önizleme\\p{L}*|taslak\\p{L}*|taslağ\\p{L}*|gizli|ayrılmış|ayırdı\\p{L}*|bekl\\p{L}*|yerel|deneme",
    asks: "\\p{L}+(?:abilirim|ebilirim|abiliriz|ebiliriz)|mümkün|kalan\\p{L}*|yapılacak\\p{L}*|bas(?:ın)?|tıkla\\p{L}*|yapıştır\\p{L}*|seç(?:in)?|şablon|sözdizimi|ifadesi|demek|eğer|\\p{L}+(?:[aeıiuü]rs[ae]n?|s[ae]n[ıi]z|ys[ae]|d[ıi]ys[ae]|yorsa|l[sz][ae])|\\p{L}+(?:ınca|ince|unca|ünce|dığında|diğinde|duğunda|düğünde|dıktan|dikten|duktan|dükten)|ister misin\\p{L}*|mı|mi|mu|mü|mısın|misin|olabilir|öner\\p{L}*|onay\\p{L}*|haber ver\\p{L}*|söyle\\p{L}*|hazır olduğunda|örne[kğ]\\p{L}*|genellikle|normalde|oluşur",
    will: "yarın|birazdan|yakında|\\p{L}+(?:ıyorum|iyorum|uyorum|üyorum)|sonra|ileride|gelecek(?:te)?|önce|plan\\p{L}*|\\p{L}+(?:acak|ecek|acağ|eceğ)\\p{L}*",
    theirs:
      "biri\\p{L}*|başka\\p{L}*|diğer\\p{L}*|onun|onların|kullanıcı\\p{L}*|yazar\\p{L}*|rakip\\p{L}*|\\uE000 ?['’]?(?:sayfasından|adresinden|dan|den)|göre|esinlen\\p{L}*|ilham|okudum|oku\\p{L}+|baktım|gördüm|buldum|arama\\p{L}*|karşılaştır\\p{L}*|kopyala\\p{L}*|kaynak\\p{L}*|kaynağ\\p{L}*|alıntı\\p{L}*|özet\\p{L}*|çevir\\p{L}*|incele\\p{L}*|kontrol ettim|test ettim|notlar\\p{L}*|diyor|dedi|yazmış|belge\\p{L}*|betik\\p{L}*|betiğ\\p{L}*|fonksiyon\\p{L}*|kod\\p{L}*|bahset\\p{L}*|analiz\\p{L}*|düğme\\p{L}*|buton\\p{L}*|tarz\\p{L}*",
    past: "eskiden|önceki|önceden|geçen|vardı|kadar",
  }),
  id: () => ({
    spares:
      "tanpa (?:perlu |harus )?(?:\\p{L}+ )?(?:akun|biaya|daftar|error|kata sandi|kendala|login|masalah|masuk|mendaftar|undangan)|(?:tidak|tak|nggak|gak|ga) (?:perlu|usah|hanya)(?: \\p{L}+){0,3}|tidak ada (?:lagi )?yang perlu(?: \\p{L}+){0,2}|jangan khawatir|(?:sudah )?tidak (?:lagi )?(?:privat|tersembunyi|rahasia)|seperti (?:yang )?(?:kamu |anda )?(?:minta|diminta)|sesuai permintaan",
    no: "salah|usang|tidak|tak|bukan|belum|jangan|nggak|enggak|gak|ga|tanpa|gagal|error|galat|4\\d\\d|5\\d\\d|http|ditolak|menolak|diblokir|kuota|dibatal\\p{L}*|membatal\\p{L}*|batal\\p{L}*|dihapus|menghapus|hapus|dihenti\\p{L}*|berhenti|menghenti\\p{L}*|dijeda|jeda|kedaluwarsa|dimatikan|matikan|mematikan|mati|nonaktif\\p{L}*|dinonaktif\\p{L}*|ditarik|offline|luring|mencoba|coba|daripada|privat\\p{L}*|pratinjau|draf\\p{L}*|konsep|tersembunyi|dipesan|tertunda|menunggu|tunggu|lokal|uji coba|masih|dulu",
    asks: "(?:saya|aku|kami) bisa|mungkin|sisa\\p{L}*|belum dikerjakan|tinggal|ketuk|klik|tekan|tempel|pilih|templat|sintaks|ekspresi|artinya|bisa saya|jika|kalau|bila|apabila|saat|ketika|setelah|sampai|sebelum|bisa (?:saya|aku)|mau|ingin|apakah|usul\\p{L}*|saran\\p{L}*|menyarankan|konfirmasi\\p{L}*|setuju|disetujui|persetujuan|beri tahu saya|kabari|siap (?:untuk|di)|misalnya|contoh\\p{L}*|seperti \\uE000|biasanya|umumnya|terdiri|untuk (?:menerbitkan|mempublikasikan)",
    will: "besok|kemudian|sebentar lagi|segera|sedang|akan|nanti|rencana\\p{L}*|direncana\\p{L}*",
    theirs:
      "seseorang|orang lain|lain\\p{L}*|dia|mereka|rekan|pesaing|pengguna|penulis\\p{L}*|dari \\uE000|milik|menurut|terinspirasi|inspirasi|membaca|kubaca|dibaca|melihat|menemukan|pencarian|banding\\p{L}*|membanding\\p{L}*|menyalin|salin\\p{L}*|diambil|ambil|berdasarkan|sumber|rujukan|mengutip|kutip\\p{L}*|ringkas\\p{L}*|merangkum|rangkum\\p{L}*|menerjemah\\p{L}*|meninjau|memeriksa|cek|menguji|catatan|tren|kata|tulis\\p{L}*|menulis|dokumentasi|skrip|fungsi|kode|menyebut\\p{L}*|sebut\\p{L}*|analisis|tombol\\p{L}*|bergaya",
    past: "dulunya|sebelumnya|pernah|lalu|bulan lalu|tahun lalu|sempat",
  }),
  vi: () => ({
    spares:
      "(?:không|khỏi|chẳng) (?:cần|phải)(?: (?:\\p{L}+)){0,4}|không (?:còn )?(?:bị )?(?:ẩn|riêng tư)|không chỉ|không lo|đừng lo|không (?:có )?lỗi(?: nào)?|như (?:bạn )?(?:yêu cầu|muốn|đã hẹn)|không (?:bị )?(?:bỏ lỡ|quên)",
    no: "sai|nhầm|không|chưa|chẳng|đừng|chả|thất bại|lỗi|4\\d\\d|5\\d\\d|http|từ chối|bị chặn|hạn mức|hủy|huỷ|xóa|xoá|gỡ|dừng|ngừng|tạm dừng|hết hạn|tắt|vô hiệu|thu hồi|rút lại|ngoại tuyến|offline|thử|thay vì|riêng tư|xem trước|bản nháp|nháp|ẩn|giữ chỗ|dành sẵn|đang chờ|chờ|cục bộ|vẫn",
    asks: "(?:tôi|mình|em) có thể|còn lại|việc cần|cần làm|nhấn|bấm|chạm|dán|chọn|mẫu|cú pháp|biểu thức|nghĩa là|nếu|khi|sau khi|trước khi|cho đến|đến khi|có muốn|muốn|có thể (?:tôi|mình)|hay không|nhé\\?|dự định|kế hoạch|đề xuất|gợi ý|xác nhận|đồng ý|duyệt|cho (?:tôi|mình) biết|báo (?:tôi|mình)|sẵn sàng để|ví dụ|chẳng hạn|thường|gồm|để (?:xuất bản|đăng)",
    will: "ngày mai|sau đó|rồi mới|lát nữa|đang (?:đăng|xuất bản)|sẽ|sắp|sau này|dự kiến",
    theirs:
      "ai đó|người khác|khác|anh ấy|cô ấy|họ|của (?:anh|chị|ông|bà|cô|hàng xóm)|đồng nghiệp|đối thủ|người dùng|tác giả|từ \\uE000|theo|lấy cảm hứng|cảm hứng|đọc|xem qua|đã xem|tìm thấy|tìm|so sánh|sao chép|lấy|dựa trên|tham khảo|nguồn|trích|tóm tắt|dịch|kiểm tra|thử nghiệm|ghi chú|thịnh hành|nói|viết|tài liệu|tập lệnh|hàm|mã nguồn|nhắc|phân tích|vừa xem|nút|phong cách",
    past: "trước đây|trước kia|từng|trước đó|năm ngoái|tháng trước|hồi",
  }),
  ru: () => ({
    spares:
      "без (?:\\p{L}+ )?(?:авторизации|аккаунта|входа|логина|ошибок|оплаты|пароля|приглашения|проблем|регистрации|заминок|сбоев|вашего участия|твоего участия)|(?:ничего )?(?:больше |дополнительно )?(?:не нужно|не надо|не требуется|не придётся)(?: \\p{L}+){0,3}|ничего делать не (?:нужно|надо)|(?:делать )?больше ничего не (?:нужно|надо|требуется)|не (?:только|волнуй\\p{L}*|беспокой\\p{L}*)|(?:больше|уже) не (?:закрыт|скрыт|приватн|черновик)\\p{L}*|как (?:ты |вы )?(?:просил\\p{L}*|хотел\\p{L}*|договаривались)|не (?:забуд|пропуст)\\p{L}+",
    no: "неверн\\p{L}*|неправильн\\p{L}*|устар\\p{L}*|не|нет|ни|нельзя|никогда|никто|никому|ничего|нигде|без|неудач\\p{L}*|ошибк\\p{L}*|4\\d\\d|5\\d\\d|http|сорва\\p{L}*|сбо[йяеи]\\p{L}*|упал\\p{L}*|отказ\\p{L}*|отклон\\p{L}*|заблок\\p{L}*|лимит\\p{L}*|квот\\p{L}*|отмен\\p{L}*|удал\\p{L}*|убра\\p{L}*|снят\\p{L}*|снял\\p{L}*|остан\\p{L}*|пауз\\p{L}*|приостан\\p{L}*|ист[её]к\\p{L}*|отключ\\p{L}*|выключ\\p{L}*|закрыт\\p{L}*|отозва\\p{L}*|офлайн|пыта\\p{L}*|попыт\\p{L}*|попроб\\p{L}*|вместо|приватн\\p{L}*|личн\\p{L}*|предпросмотр\\p{L}*|превью|чернов\\p{L}*|скрыт\\p{L}*|зарезерв\\p{L}*|жд[уё]\\p{L}*|ожида\\p{L}*|локальн\\p{L}*|тестов\\p{L}*|пока|ещ[её]",
    asks: "можем|возможно|осталось|осталас\\p{L}*|сделать:|предстоит|нажми\\p{L}*|выбер\\p{L}+|вставь\\p{L}*|скопируй\\p{L}*|шаблон|чек-лист|синтаксис|выражение|означает|значит|могу|если|когда|как только|после того|до того|прежде|пока|ли|бы|можно|могу|хочешь|хотите|хотел|план|предлаг\\p{L}*|предлож\\p{L}*|совету\\p{L}*|рекоменд\\p{L}*|скажи\\p{L}*|дай знать|дайте знать|подтверд\\p{L}*|соглас\\p{L}*|одобр\\p{L}*|готов\\p{L}* к|например|пример\\p{L}*|чтобы опубликовать|для публикации|обычно|состоит|собира\\p{L}*",
    will: "завтра|потом|затем|скоро|опубликую|выложу|размещу|открою|сделаю|публикую|выкладываю|будет|будут|будущ\\p{L}*|позже|планир\\p{L}*",
    theirs:
      "кто-то|чуж\\p{L}*|друг(?:ой|ая|ие|им|ого)|их|коллег\\p{L}*|конкурент\\p{L}*|пользовател\\p{L}*|автор\\p{L}*|(?:с|со|из|у) \\uE000|судя|по словам|вдохнов\\p{L}*|прочита\\p{L}*|прочёл|читал\\p{L}*|смотрел\\p{L}*|посмотрел\\p{L}*|увидел\\p{L}*|наш[её]л|нашла|поиск\\p{L}*|сравн\\p{L}*|скопир\\p{L}*|взял\\p{L}*|взят\\p{L}*|на основе|источник\\p{L}*|цит\\p{L}*|пересказ\\p{L}*|кратко|сводк\\p{L}+ по|перев[её]л|перевод\\p{L}*|рецензи\\p{L}*|провер\\p{L}*|протестир\\p{L}*|заметк\\p{L}*|тренд\\p{L}*|популярн\\p{L}*|говорит|сказал\\p{L}*|пишет|написал\\p{L}*|объясня\\p{L}*|документац\\p{L}*|скрипт\\p{L}*|функци\\p{L}*|код\\p{L}*|упомя\\p{L}*|анализ\\p{L}*|кнопк\\p{L}*|вед[её]т|в стиле",
    past: "раньше|ранее|прежн\\p{L}*|прошл\\p{L}*|когда-то|до (?:января|февраля|марта|апреля|мая|июня|июля|августа|сентября|октября|ноября|декабря)|существовал\\p{L}*|была|был|было",
  }),
  uk: () => ({
    spares:
      "без (?:\\p{L}+ )?(?:авторизації|акаунта|акаунту|входу|логіна|оплати|пароля|помилок|запрошення|проблем|реєстрації|збоїв)|(?:нічого )?(?:більше |додатково )?не (?:потрібно|треба|доведеться)(?: \\p{L}+){0,3}|більше нічого не (?:треба|потрібно)|не (?:лише|тільки|хвилюй\\p{L}*)|(?:більше|вже|уже) не (?:закрит|прихован|приватн|чернет)\\p{L}*|як (?:ти |ви )?(?:просили?|просив|хотіли?|хотів|домовлялися)|не (?:забуд|пропуст)\\p{L}+",
    no: "хибн\\p{L}*|неправильн\\p{L}*|застар\\p{L}*|не|ні|немає|нема|ніколи|ніхто|нікому|нічого|ніде|без|невдал\\p{L}*|помилк\\p{L}*|4\\d\\d|5\\d\\d|http|зірва\\p{L}*|збі[йяеї]\\p{L}*|збо[їюя]\\p{L}*|впал\\p{L}*|відмов\\p{L}*|відхил\\p{L}*|заблок\\p{L}*|ліміт\\p{L}*|квот\\p{L}*|скас\\p{L}*|видал\\p{L}*|прибра\\p{L}*|знят\\p{L}*|зняв|зняла|зупин\\p{L}*|пауз\\p{L}*|призупин\\p{L}*|закінч\\p{L}*|вимкн\\p{L}*|відключ\\p{L}*|закрит\\p{L}*|відклик\\p{L}*|офлайн|намага\\p{L}*|спроб\\p{L}*|спробу\\p{L}*|замість|приватн\\p{L}*|попередн\\p{L}+ перегляд\\p{L}*|прев['’]?ю|чернет\\p{L}*|прихован\\p{L}*|зарезерв\\p{L}*|чека\\p{L}*|очіку\\p{L}*|локальн\\p{L}*|тестов\\p{L}*|поки|ще",
    asks: "можемо|можливо|залиши\\p{L}*|лишилос\\p{L}*|зробити:|належить|натисни\\p{L}*|вибер\\p{L}+|обер\\p{L}+|встав(?:те)?|скопіюй\\p{L}*|шаблон|синтаксис|вираз|означає|можу|якщо|коли|щойно ти|після того|до того|перш ніж|доки|чи|би|б|можна|можу|хочеш|хочете|план\\p{L}*|заплановано за|запланована адреса|пропон\\p{L}*|радж\\p{L}*|рекоменд\\p{L}*|скажи\\p{L}*|дай знати|підтверд\\p{L}*|погод\\p{L}*|схвал\\p{L}*|готов\\p{L}* до|наприклад|приклад\\p{L}*|щоб опублікувати|для публікації|зазвичай|складається|збира\\p{L}*",
    will: "завтра|потім|згодом|незабаром|опублікую|викладу|розміщу|відкрию|зроблю|публікую|викладаю|заплан\\p{L}*|буде|будуть|майбутн\\p{L}*|пізніше",
    theirs:
      "хтось|чуж\\p{L}*|інш\\p{L}+|їхн\\p{L}*|колег\\p{L}*|конкурент\\p{L}*|користувач\\p{L}*|автор\\p{L}*|(?:з|із|зі|у) \\uE000|судячи|за словами|натхнен\\p{L}*|прочита\\p{L}*|читав|читала|дивив\\p{L}*|переглянув|переглянула|побачив|знайш\\p{L}*|пошук\\p{L}*|порівн\\p{L}*|скопію\\p{L}*|взяв|взяла|узят\\p{L}*|взят\\p{L}*|на основі|джерел\\p{L}*|цит\\p{L}*|переказ\\p{L}*|стисло|переклад\\p{L}*|переклав|рецензі\\p{L}*|перевір\\p{L}*|протесту\\p{L}*|нотат\\p{L}*|тренд\\p{L}*|популярн\\p{L}*|каже|сказав|сказала|пише|написав|написала|пояснює|документац\\p{L}*|скрипт\\p{L}*|функці\\p{L}*|код\\p{L}*|згада\\p{L}*|аналіз\\p{L}*|кнопк\\p{L}*|веде|у стилі",
    past: "раніше|колишн\\p{L}*|минул\\p{L}*|колись|до (?:січня|лютого|березня|квітня|травня|червня|липня|серпня|вересня|жовтня|листопада|грудня)|існува\\p{L}*|була|був|було",
  }),
  zh: () => ({
    spares:
      "[无無不][需用必](?:任何)?(?:再)?(?:要)?(?:注[册冊]|登[录錄入]|[账帳][号號户戶]|密[码碼]|邀[请請]|操作|[做动動]手?|[点點][击擊]?|[设設]置|担心|擔心|等待|[付花][费費钱錢])|[没沒][有]?(?:任何)?(?:[问問][题題]|[报報][错錯]|[错錯][误誤])|免[登注][录錄册冊]?|不再(?:是)?(?:私密|[隐隱]藏|草稿|[预預][览覽])|不[仅僅只]|不[会會](?:错过|錯過|漏)|按(?:你|您)?(?:的)?(?:要求|[说說]的|吩咐)",
    no: "[没沒]有|[错錯]了|[错錯]的|有[误誤]|不|没|沒|未|无|無|非(?!常)|别|別|勿|失[败敗]|[错錯][误誤]|[报報][错錯]|[异異]常|4\\d\\d|5\\d\\d|http|拒[绝絕]|超[时時]|配[额額]|上限|取消|[删刪]除?|移除|撤|停|[暂暫]|[过過]期|[关關]掉|[关關][闭閉]|[关關]了|下[线線架]|[离離][线線]|[尝嘗][试試]|[试試][了着著图圖]|[测測][试試]|草稿|[预預][览覽]|私[密有人]|本地|[隐隱]藏|[预預]留|保留|占位|等待?|待|尚|仍|[还還](?=[是没沒未不在])",
    asks: "我(?:可以|能)|可[为為]你|剩|待[办辦]|下一步|[还還]差|点了.{0,4}[之以]?[后後]|[点點][击擊选選]|[按]一?下|粘[贴貼]|[选選][择擇]|模板|范本|[语語]法|表[达達]式|意思|[您你]挑|如果|要是|若|假如|倘|的[话話]|一旦|之?[后後](?:才|再|就|即|[会會]|可)|[发發][布佈][后後]|才|打算|准[备備](?:好)?|方案|建[议議]|可以(?:的[话話])?(?:由)?我|要不要|是否|[吗嗎呢]|[请請][告确確]|告[诉訴]我|批准|同意|例如|比如|例子|示例|[类類]似|通常|一般|[组組]成",
    will: "明天|然[后後]|接[着著]|[马馬]上|即[将將]|正在|再(?=[发發公])|[选選]好|[会會]是|[将將]|以[后後]|[稍回][后後]|[预預][定计計]|[计計][划劃]",
    theirs:
      "[别別]人|他|她|其他|另一|有人|[网網]友|用[户戶]|作者|同事|[对對]手|老[\\u4e00-\\u9fff](?:的[页頁]|[写寫])|[参參]考|借[鉴鑒]|灵感|靈感|摘[录錄要]|要[点點]|[总總][结結]|概括|整理在|翻[译譯]|[阅閱][读讀]|看完|[读讀][了完]|看了|[浏瀏][览覽]|[发發][现現]|找到|搜|[对對]比|比[较較](?:了|一下)|复制了|複製了|引用|[来來]源|出自|[检檢]查|[测測][试試]|[热熱][门門帖]|收藏|提到|[写寫]道|文[档檔]|[教说說][程明]|[脚腳]本|[函][数數]|代[码碼]|程序|程式|[根][据據]|[据據](?=[说說报報悉])|公司|分析|指向|按[钮鈕]|[点點][发發][布佈]|[风風]格",
    past: "以前|之前|曾|[过過]去|原[来來先]|上[个個]?[月周]|去年|昨晚|早先|旧|舊",
  }),
  ja: () => ({
    spares:
      "(?:ログイン|アカウント|登録|会員登録|パスワード|設定|操作|招待|手続き)(?:は|も|なし|は一切|の必要は?)?(?:不要|いりません|要りません|必要ありません|ありません|なしで|せずに)|なしで(?:も)?(?:見|開|閲覧|ご覧)|(?:問題|エラー|不具合)(?:は|も)?(?:なく|ありません(?:でした)?|なし)|(?:もう|何も|特に)(?:する|していただく|やる)?(?:こと|必要)は?(?:もう)?(?:ありません|ない)|(?:もう)?(?:非公開|下書き|プレビュー)では(?:なく|ありません)|だけで(?:は)?なく|ご(?:要望|希望|依頼|指示)(?:どおり|通り|の通り)|忘れ(?:ません|ない)|ご安心",
    no: "間違|ません|ない|なく|なかった|ず(?:に|、)|未|不|無(?![事料])|失敗|エラー|4\\d\\d|5\\d\\d|http|タイムアウト|拒否|却下|上限|中断|取り?消|キャンセル|削除|消し|停止|止め|止ま|解除|一時|期限切れ|オフ|無効|取り下げ|非公開|オフライン|試み|試し|代わり|下書き|プレビュー|草稿|ローカル|予約済みのアドレス|確保|保留|待ち|まだ|仮(?!想)|ダミー|終了|終わりに|切りました",
    asks: "(?:設定|登録|公開|投稿|予約|お送り)できま|可能です|残り|残って|必要です|押す|押して|選ぶ|選んで|入れて|貼り|テンプレ|チェックリスト|手順|構文|式|という意味|なら|れば|たら|もし|場合|よろしければ|ご希望|ましょうか|でしょうか|ますか|(?:し|っ|い|い)てから|(?:公開|確認|承認|投稿)後|までは|つもり|計画|案|提案|おすすめ|お知らせください|ください(?:ね)?(?:。|$)|教えてください|承認|例えば|たとえば|例|ような|通常|一般に|構成|準備(?:が)?(?:でき|整)",
    will: "明日|これから|そのあと|まもなく|(?:公開|投稿|掲載|送信)(?:いた)?します|中です|予定|今後|いずれ|次に",
    theirs:
      "さん(?:の|が|は)|様の|他の|別の|誰か|彼|彼女|同僚|ユーザー|作者|競合|によると|によれば|参考|参照|引用|出典|要約|まとめ(?:ました|まし|です)|整理|翻訳|読み|拝見|見つけ|見つか|検索|比較|比べ|真似|コピー|借り|流用|お手本|確認した|テストし|メモ|トレンド|人気|話題|と言|と書|と述|ドキュメント|マニュアル|スクリプト|関数|コード|プログラム|市の|市が|会社|分析|挙げ|ボタン|に合わせ",
    past: "以前|かつて|前は|まで(?:は|公開)|先月|昨年|去年|過去|当時|でした",
  }),
  ko: () => ({
    spares:
      "(?:로그인|계정|가입|회원가입|비밀번호|설정|초대|추가 작업|별도)(?:이|은|도|을)? ?(?:없이|필요 ?없\\S*|안 해도|하지 않아도)|더 (?:이상 )?(?:하실|할|하지) ?(?:일|것|건)?(?:은|이)? ?(?:없|않)\\S*|(?:아무것도|따로) (?:안|하지 않)\\S* (?:돼|되|좋)\\S*|(?:문제|오류|에러) ?없이|(?:더 이상 )?(?:비공개|초안)(?:가|이)? 아니\\S*|뿐(?:만)? 아니라|걱정 ?(?:마|하지)\\S*|요청하신 ?대로|말씀하신 ?대로|잊(?:지|을) \\S+|놓치\\S+",
    no: "잘못|틀렸|틀린|없|않|안 |못|아니|아직|말고|실패|오류|에러|4\\d\\d|5\\d\\d|http|거부|거절|한도|시간 ?초과|막혔|취소|삭제|제거|지웠|중단|중지|멈췄|정지|일시|만료|껐|꺼|해제|비활성|종료|내렸|내려갔|철회|오프라인|시도|대신|초안|미리 ?보기|비공개|숨김|로컬|자리 ?표시|확보|보류|대기|기다|임시",
    asks: "수 있|남은|남았|할 일|누르|클릭하|붙여|선택하|템플릿|체크리스트|절차|구문|표현식|뜻입|의미|(?<![화측장표])면 |려면|다면|라면|경우|까요|나요|겠습니까|제안|추천|말씀해|알려 ?주|승인|확인해 ?주|허락|동의|예를 들|예시|예로|같은 주소|보통|일반적|구성|준비(?:가)? ?(?:됐|되었|되어)|후에? |전에|하고 나면",
    will: "내일|이따|곧|잠시 후|그다음|(?:게시|공개|등록)하겠|(?:게시|공개) ?중|드릴게요|할게요|예정|다음에|나중|계획",
    theirs:
      "님[이의은]|다른 (?:사람|분|사용자|이용자)|누군가|그가|그녀|그분|동료|사용자|작성자|경쟁|저자|따르면|의하면|참고|참조|인용|출처|요약|정리|번역|읽[었어고]|봤|살펴|찾았|검색|비교|베꼈|복사|빌려|따왔|본보기|점검|테스트|메모|인기|화제|트렌드|라고 |말했|썼|적었|문서|설명서|스크립트|함수|코드|프로그램|시청|회사|언급|분석|후보|버튼|스타일",
    past: "예전|이전에|과거|지난|까지는|당시|했었|있었",
  }),
  ar: () => ({
    spares:
      "(?:بدون|دون|بلا) (?:أي |الحاجة إلى )?(?:\\p{L}+ )?(?:حساب|تسجيل|كلمة مرور|كلمة سر|دعوة|أخطاء|خطأ|مشاكل|تكلفة|رسوم)|(?:لا|ما) (?:حاجة|داعي|يلزم\\p{L}*|يحتاج\\p{L}*|تحتاج\\p{L}*)(?: \\p{L}+){0,4}|ليس عليك (?:أي|فعل)(?: \\p{L}+)*|لم (?:تعد|يعد) (?:خاص|مخفي|مسودة)\\p{L}*|ليس فقط|لا تقلق|كما (?:طلبت|أردت|اتفقنا)|(?:لن|لا) (?:تفوت|تنسى)\\p{L}*",
    no: "خاطئ\\p{L}*|[وف]?(?:لا|لم|لن|ما|ليس|ليست|غير|دون|بدون|بلا|أبدًا|أبدا)|فشل\\p{L}*|[وال]*خطأ|أخطاء|تعذ[ّر]\\p{L}*|4\\d\\d|5\\d\\d|http|رفض\\p{L}*|رُفض\\p{L}*|حظر\\p{L}*|الحصة|حصة|[أإ]?لغ[يىا]\\p{L}*|إلغاء|حذف\\p{L}*|[أإ]زال\\p{L}*|أزلت\\p{L}*|أوقف\\p{L}*|إيقاف\\p{L}*|توقف\\p{L}*|موقوف\\p{L}*|معلق\\p{L}*|انته[ىت]\\p{L}*|عط[ّل]\\p{L}*|تعطيل|مطفأ\\p{L}*|أطفأت\\p{L}*|سحب\\p{L}*|حاول\\p{L}*|محاولة|بدلا?ً?|خاصة?|معاينة|المعاينة|مسودة|مسوّ?دات|المسودة|مخفي\\p{L}*|محجوز\\p{L}*|انتظار|بانتظار|محلي\\p{L}*|تجريبي\\p{L}*|بعد(?=[.!]|$)|لا يزال|لا تزال|ما زال\\p{L}*",
    asks: "المتبقي\\p{L}*|بقي|يبقى|ممكن|اضغط\\p{L}*|انقر\\p{L}*|ألصق\\p{L}*|اختر\\p{L}*|قالب|صيغة|تعبير|يعني|تعني|[وف]?(?:إذا|إن|لو|عندما|حين|حالما|بمجرد|قبل|حتى|هل|سوف)|بعد (?:أن|النشر|موافق\\p{L}*)|يمكنني|أستطيع|تريد|ترغب|تود|مخطط\\p{L}*|المخطط(?: له)?|خطة|أقترح|اقتراح\\p{L}*|أنصح|أكّ?د|تأكيد\\p{L}*|وافق\\p{L}*|موافقت\\p{L}*|أخبرني|جاهزة? لل\\p{L}*|مثلا?ً?|مثال|مثل|عادةً?|يتكون|تتكون|للنشر",
    will: "غدا?ً?ا?|ثم|بعد ذلك|قريبا?ً?ا?|جارٍ|جاري|(?:ال)?(?:مخطط|متوقع|مقرر)(?: له)?|[وف]?س[تيأن]\\p{L}{3,}|لاحقا?ً?|المتوقع\\p{L}*",
    theirs:
      "شخص|آخر|أخرى|زميل\\p{L}*|منافس\\p{L}*|مستخدم\\p{L}*|المستخدم\\p{L}*|كاتب\\p{L}*|مؤلف\\p{L}*|من \\uE000|بحسب|حسب|وفقا?ً?|استوح\\p{L}*|مستوحا\\p{L}*|قرأت\\p{L}*|رأيت\\p{L}*|شاهدت\\p{L}*|وجدت\\p{L}*|بحث\\p{L}*|قارن\\p{L}*|نسخت\\p{L}*|أخذت\\p{L}*|اقتبس\\p{L}*|مصدر\\p{L}*|المصدر|مرجع\\p{L}*|لخص\\p{L}*|ملخص\\p{L}*|ترجم\\p{L}*|راجعت\\p{L}*|تحقق\\p{L}*|اختبر\\p{L}*|ملاحظات\\p{L}*|رائج\\p{L}*|قال\\p{L}*|يقول|تقول|كتب\\p{L}*|الوثائق|توثيق|السكربت|الدالة|الكود|وزارة|الوزارة|البلدية|شركة|ذكرت\\p{L}*|تحليل\\p{L}*|يقود|تقود|زر|بأسلوب",
    past: "كان|كانت|سابقا?ً?|السابق\\p{L}*|الماضي|الماضية|في السابق|قديم\\p{L}*",
  }),
  hi: () => ({
    spares:
      "(?:बिना|बग़ैर) (?:किसी )?(?:\\p{L}\\p{M}*)+ (?:के|किए|बनाए)|(?:लॉगिन|अकाउंट|खाते|पासवर्ड|रजिस्ट्रेशन|साइन ?अप) (?:के बिना|की (?:कोई )?(?:ज़रूरत|जरूरत) नहीं)|(?:कुछ (?:भी |और )?)?(?:करने )?की (?:कोई )?(?:ज़रूरत|जरूरत) नहीं|(?:और )?कुछ नहीं करना|अब (?:निजी|छिपा|ड्राफ़्ट) नहीं|ही नहीं|चिंता (?:न|मत) कर\\S*|(?:आपके|जैसा आपने) (?:कहे|कहा|चाहा)\\S*|नहीं (?:भूल|छूट)\\S*",
    no: "ग़?लत|नहीं|न|ना|मत|कभी|कोई भी|बिना|विफल|असफल|फेल|त्रुटि|एरर|गड़बड़|4\\d\\d|5\\d\\d|http|अस्वीकार|मना|रद्द|हटा\\S*|डिलीट|बंद|रोक\\S*|रुक\\S*|स्थगित|समाप्त|ख़त्म|खत्म|निष्क्रिय|वापस ले\\S*|ऑफ़लाइन|कोशिश|प्रयास|बजाय|निजी|प्रीव्यू|पूर्वावलोकन|ड्राफ़्ट|ड्राफ्ट|मसौदा|छिपा\\S*|आरक्षित|इंतज़ार|इंतजार|लंबित|अभी तक|अभी भी|लोकल|टेस्ट",
    asks: "बाकी|बाक़ी|बचा|सकते|संभव|दबाएँ|दबाइए|चुनें|चुनिए|चिपकाएँ|टेम्पलेट|सिंटैक्स|मतलब|अगर|यदि|जब|जैसे ही|के बाद|से पहले|तब तक|क्या|सकता हूँ|सकती हूँ|चाहें|चाहते|चाहिए|योजना|प्रस्ताव|सुझाव|बताइए|बताएँ|बताएं|पुष्टि|मंज़ूरी|अनुमति|तैयार है|उदाहरण|जैसे कि|आमतौर",
    will: "कल|फिर|इसके बाद|जल्द|रहा हूँ|रही हूँ|होगा|होगी|होंगे|करूँगा|करूंगा|करूँगी|दूँगा|बाद में|तय",
    theirs:
      "किसी|दूसर\\S*|अन्य|सहकर्मी|प्रतियोगी|यूज़र|उपयोगकर्ता|लेखक|\\uE000 ?(?:से|के)|अनुसार|मुताबिक|प्रेरित|पढ़\\S*|देखा|देखी|मिला|मिली|खोज\\S*|तुलना|कॉपी|से लि\\S+|आधार|स्रोत|संदर्भ|उद्धृत|सार|सारांश|अनुवाद|जाँच\\S*|जांच\\S*|परखा|नोट्स|ट्रेंड\\S*|कहा|कहते|लिखा|लिखते|दस्तावेज़\\S*|स्क्रिप्ट|फ़ंक्शन|फंक्शन|कोड|विश्लेषण|बटन|शैली",
    past: "पहले|था|थी|थे|पिछल\\S*|पुरान\\S*|तक",
  }),
  th: () => ({
    spares:
      "(?:โดย)?ไม่(?:ต้อง|จำเป็นต้อง)(?:มี|ใช้|ขอ|สร้าง)?(?:ล็อกอิน|เข้าสู่ระบบ|สมัคร|บัญชี|รหัสผ่าน|ทำอะไร|กังวล|กด|ตั้งค่า)\\S*|ไม่มี(?:ข้อผิดพลาด|ปัญหา)\\S*|ไม่(?:เป็นส่วนตัว|ซ่อน|ใช่(?:ฉบับ)?ร่าง)(?:แล้ว|อีก)\\S*|ไม่ใช่แค่|ไม่(?:ลืม|พลาด)|ตามที่(?:คุณ)?(?:ขอ|ต้องการ|สั่ง|บอก)",
    no: "ผิด|ไม่|มิได้|อย่า|ยัง|ล้มเหลว|ผิดพลาด|ขัดข้อง|4\\d\\d|5\\d\\d|http|ปฏิเสธ|โควตา|หมดเวลา|ยกเลิก|ลบ|เอาออก|นำออก|หยุด|พัก|หมดอายุ|(?<!เ)ปิด|ระงับ|ถอน|ออฟไลน์|พยายาม|ลองเผยแพร่|แทนที่|ส่วนตัว|พรีวิว|ตัวอย่าง|ร่าง|ดราฟต์|ซ่อน|จอง|สำรอง|รอ|ทดสอบ",
    asks: "ผม(?:สามารถ|ช่วย)|เหลือ|ค้าง|ได้นะ|(?<!การ)กด(?!ดู)|แตะ|วาง|เลือก|เทมเพลต|ไวยากรณ์|หมายถึง|แปลว่า|ถ้า|หาก|เมื่อ|หลังจาก|ก่อนที่|จนกว่า|ไหม|หรือไม่|หรือเปล่า|อยากให้|ต้องการให้|แผน|วางแผน|เสนอ|แนะนำ|ยืนยัน|อนุมัติ|บอกได้|แจ้งมา|พร้อมเผยแพร่|พร้อมที่|เช่น|โดยปกติ|โดยทั่วไป|ประกอบด้วย",
    will: "พรุ่งนี้|แล้วค่อย|จากนั้น|เดี๋ยว|กำลัง|จะ|ภายหลัง|ทีหลัง|คาด",
    theirs:
      "คนอื่น|ผู้อื่น|ของคุณ(?:ปู|ป้า|ลุง|น้า)|เขา|เธอ|คู่แข่ง|ผู้ใช้|ผู้เขียน|จาก ?\\uE000|ตามที่ \\S+ บอก|แรงบันดาลใจ|อ่าน(?!ได้)|เจอ|ค้นหา|ค้น|เปรียบเทียบ|เทียบ|คัดลอก|นำมาจาก|เอามาจาก|อ้างอิง|แหล่ง|อ้าง|สรุป|แปล|ตรวจ|ทดสอบ|โน้ต|ยอดนิยม|เทรนด์|กล่าว|เขียนไว้|เอกสาร|คู่มือ|สคริปต์|ฟังก์ชัน|โค้ด|โปรแกรม|เทศบาล|บริษัท|พูดถึง|วิเคราะห์|ปุ่ม|สไตล์",
    past: "เคย|ก่อนหน้า|เมื่อก่อน|ที่ผ่านมา|เดือนก่อน|ปีก่อน|เก่า",
  }),
};

/** What keeps a reply from being held to what it shows; each a list of {@link Lists}. */
export type Silencer = "no" | "asks" | "will" | "theirs" | "past";

/** The lists of a language, as patterns that are put together at first use. */
type Silencers = { readonly holds: (silencer: Silencer, text: string) => boolean };

const made = new Map<string, Silencers>();

/** The silencers of a language; undefined of one without lists. */
export function silencersOf(id: string): Silencers | undefined {
  const table = LISTS[id];
  const known = made.get(id);
  if (known || !table) return known;
  const lists = lazy(table);
  const spares = lazy(() => new RegExp(wholeIn(id, lists().spares), "giu"));
  const patterns = new Map<Silencer, RegExp>();
  const found: Silencers = {
    holds: (silencer, text) => {
      const pattern = patterns.get(silencer) ?? new RegExp(wholeIn(id, lists()[silencer]), "iu");
      patterns.set(silencer, pattern);
      return pattern.test(text.replace(spares(), " "));
    },
  };
  made.set(id, found);
  return found;
}

/** In the place of pages, by languages: what stands in front of its name, and what behind it. */
const WITHIN: Readonly<Record<string, readonly [before: string, behind: string]>> = {
  ar: ["(?:في|على|إلى|ضمن) (?:\\S+ )?", ""],
  de: ["(?:auf|an|in) (?:der |die |deiner |eurer )?(?:\\S+ )?", ""],
  en: ["(?:in|on|into|onto|to|across) (?:the |your )?(?:\\w+ )?", ""],
  es: ["(?:en|a) (?:la |tu |el )?(?:\\S+ )?", ""],
  fr: ["(?:dans|sur|à) (?:la |ta |votre )?(?:\\S+ )?", ""],
  hi: ["", " (?:\\S+ )?(?:में|पर|को)"],
  id: ["(?:di|ke|pada|kepada) (?:\\S+ )?", ""],
  it: ["(?:nella|in|alla|sulla|su) (?:\\S+ )?", ""],
  ja: ["", "(?:[にへで]|公開|上)"],
  ko: ["", " ?(?:에|로|공개|게시)"],
  pl: ["(?:na|w|we|do) (?:\\S+ )?", ""],
  pt: ["(?:n[ao]|pra|para a|à|em) (?:\\S+ )?", ""],
  ru: ["(?:в|во|на) (?:\\S+ )?", ""],
  th: ["(?:ใน|บน|สู่|ลง|ที่|ไปยัง)", ""],
  tr: ["", "(?<=[dt][ae]|[ğk][ae]|['’][aye]{1,2})(?!\\p{L})"],
  uk: ["(?:у|в|на|до) (?:\\S+ )?", ""],
  vi: ["(?:lên|trên|ở|vào|cho|với) (?:\\S+ )?", ""],
  zh: ["[到在上入进進给給于於至][了]?(?:\\S{0,3}?)", ""],
};

/** The pattern of a name of the place of pages with what puts something into it, in which slots are still to be filled. */
export function withinOf(id: string): string {
  const [before = "", behind = ""] = WITHIN[id] ?? [];
  const name = id === "ko" ? "(?:커뮤니티|{hub})" : "(?:{wide_square}|(?<!\\w){hub}(?!\\w))";
  return `${before === "" || id === "zh" || id === "th" ? before : `(?:^|[^\\wÀ-ɏЀ-ӿ])${before}`}${name}${NO_HOUSE}${behind}`;
}
