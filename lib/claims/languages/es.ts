/** Spanish: how an agent says that it published, posted or scheduled something. */
import type { Language } from "../claim.ts";

export const SPANISH: Language = {
  id: "es",
  script:
    /[ñ¡¿áéíóú]|\b(?:el|los|las|tu|tus|para|una|del|publicad[oa]s?|cread[oa]|programad[oa]|agendad[oa]|desplegad[oa]|respondido|comentado|posteado|compartido|configurad[oa]|activad[oa]|listo|ya|enlace|recordatorio|tarea|acabo|publicar|terminad[oa]|cualquiera|todos|lo|su|quieres?|página|subir|puedes?|nuev[oa]|corregid[oa]|actualizad[oa]|vuelto|con|por)\b/i,
  stems:
    /comunidad|p[uú]bli|accesible|en línea|en linea|al aire|en vivo|despleg|desplieg|lanz|subid|subí|puest|puse|post|coment|respond|compart|program|record|tarea|alert|alarma|aviso|notific|cron|configur|agend|monitor|activ|disponible|enlace/i,
  slots: {
    and: "(?:y|e|pero|además|también|luego|entonces|así que) ",
    but: "(?:pero|sin embargo|ahora|de hecho|sí|en cambio|así que|mientras tanto)(?![a-záéíóúñ])",
    w: "(?!(?:no|nunca|se|si|sí|cuando|que|está|están|fue|fueron|ha|han|será|serán|nada|ningún|ninguna|ninguno|sin|por|yo|he|hemos|queda|quedó)(?![a-záéíóúñ]))[^\\s]+",
    adv: "(?:(?:ya|ahora|recién|finalmente|también|correctamente|exitosamente|con éxito|oficialmente|automáticamente|todos?|todas?|públicamente|por fin|bien|desde ya|a todos|abiertamente|efectivamente|justo|recientemente|de nuevo|otra vez|totalmente|perfectamente) ){0,4}",
    pron: "(?:(?:te|lo|la|los|las|les?|se|os|me|nos|yo|nosotros|ya|también) ){0,4}",
    i: "{pron}(?:he|hemos|acabo de|acabamos de|he vuelto a|logré|conseguí|terminé de)",
    det: "(?:tus?|mis?|nuestr[oa]s?|sus?|el|la|los|las|est[eao]s?|esos?|esas?|una?|tod[oa]s?(?: (?:el|la|los|las|tus?))?|amb[oa]s?|l[oa]s dos|dos|tres|nuev[oa]s?)",
    page: "(?:planificador(?:es)?|colecci(?:ón|ones)|temporizador|generador|editor|simulador|diario|calendario|lista|ruleta|tarjeta|recetas|invitación|páginas?|web|paginas?|sitios?|webs?|sitio web|página web|tableros?|panel(?:es)?|dashboards?|apps?|aplicaci(?:ón|ones)|juegos?|proyectos?|portafolios?|portfolios?|blogs?|tiendas?|demos?|landing(?: page)?|cuestionarios?|quiz|herramientas?|calculadoras?|informes?|mapas?|galerías?|versi(?:ón|ones)|vista previa|preview|menú|catálogos?|formularios?|encuestas?|currículum|cv|trabajo|contenido|cambios|bot|servicio|api|rastreador|recetario|guía|artículo|muro|gráfico)",
    np: "(?:(?:{det} )?(?:{w} ){0,3}?{page}(?: (?:de|del|para|con|sobre|en|web|a)(?: {w}){1,5}?)?(?: {w}){0,2}?|todo|(?:tu|tus|nuestr[oa])(?: {w}){1,5}?|amb[oa]s|l[oa]s dos|{det} \\uE002)",
    be: "(?: (?:está|están|fue|fueron|ha sido|han sido|quedó|quedaron|queda|se encuentra|sigue|siguen|ha quedado|acaba de ser|acaban de ser|ya está|ya están|ya fue|es|son|ya es|ya son))",
    sobj: "(?:recordatorios?|alertas?|alarmas?|avisos?|tareas?(?: (?:programadas?|diarias?|recurrentes?|semanales?|automáticas?|cron))?|trabajos?(?: (?:programados?|cron))|cron(?: job)?|cronjobs?|notificaci(?:ón|ones)|automatizaci(?:ón|ones)|monitoreos?|monitorización|resumen (?:diario|semanal|matutino|programado)|informe (?:diario|semanal)|temporizador|programación|vigilancia|seguimiento diario|copias? de seguridad|respaldo)",
    did: "(?:cread[oa]s?|configurad[oa]s?|programad[oa]s?|activad[oa]s?|establecid[oa]s?|agendad[oa]s?|registrad[oa]s?|añadid[oa]s?|agregad[oa]s?|guardad[oa]s?|habilitad[oa]s?|iniciad[oa]s?|list[oa]s?|puest[oa]s?|fijad[oa]s?|reprogramad[oa]s?|dad[oa]s? de alta|en marcha|activ[oa]s?|funcionando|en funcionamiento|definid[oa]s?|actualizad[oa]s?)",
    post: "(?:publicaci(?:ón|ones)|posts?|hilos?|comentarios?|respuestas?|mensajes?|anuncios?|resúmen(?:es)?|resumen|entradas?|tuits?|presentación)",
    end: "(?![a-záéíóúñ])",
    coded:
      ".*(?:(?:^|\\s)(?:(?:a|en|dentro de) (?:(?:el|la|los|las|tu|tus|su|este|esta|un|una) )?|al |del )(?:{w} )?(?:{page}|lista|interfaz|código|repositorio|readme|archivo|componente|módulo)|(?:tablas?|listado|esquema|modelo|función|funcionalidad|soporte|opción|botón|lista) (?:de|con) |(?:^|\\s)(?!{sobj}|par|serie|total)[^\\s]+ de (?:los |las |tus )?{sobj})",
  },
  claims: [
    {
      id: "es.publish",
      kind: "publish",
      verbs:
        "p[uú]blic|publiqu|despli?eg|lan[zc]|línea|vivo|online|aire|comunidad|accesib|disponib|abiert|visible|subid|puede",
      patterns: [
        "^{i} {adv}(?:publicado|publicar|republicado|vuelto a publicar|hacer públic[oa]s?|dejar públic[oa]s?|desplegado|desplegar|lanzado|lanzar|hecho públic[oa]s?|(?:puesto|poner) (?:{w} ){0,4}?(?:en línea|en vivo|online|al aire|en producción|públic[oa])|subido (?:[^\\s]+ ){0,5}?a la (?:comunidad|web)|compartido (?:[^\\s]+ ){0,6}?(?:con|en) la comunidad){end}",
        "^{pron}(?:(?:volví|volvimos) a (?:publicar|desplegar)|publiqué|publicamos|republiqué|desplegué|desplegamos){end}",
        "^{pron}(?:lancé|subí|puse|hice|compartí|pusimos|hicimos|subimos|lanzamos|dejé|dejamos)(?: {w}){0,6}? (?:en línea|en vivo|online|al aire|públic[oa]s?|en producción|(?:a|en|con) la comunidad|disponible para todos|abiert[oa] al público){end}",
        "^{np}{be} {adv}(?:publicad[oa]s?|republicad[oa]s?|desplegad[oa]s?|en línea|en vivo|online|al aire|públic[oa]s?|en producción|disponibles? (?:para (?:todos|todo el mundo|cualquiera|el público)|públicamente)|accesibles? (?:para|a) (?:todos|todo el mundo|cualquiera)|abiert[oa]s? (?:al público|a todos)|lanzad[oa]s?|compartid[oa]s? (?:con|en) la comunidad|en la comunidad|puest[oa]s? en línea|subid[oa]s? a la comunidad|visibles? para (?:todos|cualquiera)){end}",
        "^(?:{w} ){1,7}?{w}{be} {adv}(?:publicad[oa]s?|compartid[oa]s?|subid[oa]s?|desplegad[oa]s?) (?:en|a|con) la comunidad{end}",
        "^(?:la )?visibilidad(?:{be})? {adv}(?:cambiad|puest|configurad|establecid|fijad|pasad)?[ao]? ?(?:a |en |como )?públic[oa]{end}",
        "^{i} {adv}(?:subir|poner|dejar|compartir)(?: {w}){0,6}? (?:a la comunidad|en línea|online|al aire|en vivo|públic[oa]){end}",
        "^(?:ya )?(?:está|están|estamos) (?:en vivo|al aire|publicad[oa]s?|en línea|online)(?:$|[!.])",
        "^(?:estado|publicación|despliegue): ?(?:\\uE003 ?)?(?:publicad[oa]|complet[oa]|completad[oa]|list[oa]|ok|hecho|exitos[oa]|\\uE003)",
        "^{np} acaban? de (?:publicarse|lanzarse|subirse|desplegarse|salir al aire){end}",
        "^{pron}(?:puse|dejé|configuré|pasé|cambié)(?: {w}){1,6}? (?:en modo |a modo |como |a )?públic[oa]s?{end}",
        "^(?:{np} )?(?:ya )?se (?:(?:ha|han) (?:publicado|desplegado|lanzado)|publicó|publicaron|desplegó|lanzó){end}",
        "^{adv}(?:(?:corregid[oa]s?|arreglad[oa]s?|actualizad[oa]s?|revisad[oa]s?) y )?(?:publicad[oa]s?|republicad[oa]s?|vuelt[oa]s? a publicar|desplegad[oa]s?|lanzad[oa]s?)(?:$|[!.\\uE000]| (?:en|con éxito|y|aquí|ya|correctamente|exitosamente|tu|el|la|tus|a|bajo|para|sin)(?= |$))",
        "^(?:{np} )(?:publicad[oa]s?|desplegad[oa]s?)(?:$|[!.]| (?:en|con|correctamente|exitosamente|ya)(?= ))",
        "^(?:la |el |tu )?(?:publicación|despliegue|lanzamiento)(?:{be})? {adv}(?:complet[oa]|completad[oa]|exitos[oa]|realizad[oa]|terminad[oa]|finalizad[oa]|list[oa]|hech[oa]){end}",
        "^\\uE003 ?(?:publicar|desplegar|lanzar|compartir)(?: {w}){0,6}?",
        "^(?:ahora |ya )(?:cualquiera|todo el mundo|todos) (?:ya )?(?:puede|pueden) (?:ver|acceder|abrir|visitar|entrar)",
      ],
      linked: [
        "^{adv}(?:publicad[oa]s?|republicad[oa]s?|vuelt[oa]s? a publicar|en línea|en vivo|online|al aire|desplegad[oa]s?|públic[oa]|disponible):?(?:$| )",
        "^(?:{w} ){0,6}?{w}{be} {adv}(?:disponibles?|list[oa]s?|activ[oa]s?|accesibles?|alojad[oa]s?|arriba|publicad[oa]s?|en línea|online|en vivo|subid[oa]s?|funcionando|aquí|abiert[oa])",
        "^(?:ya )?(?:está|están|quedó|fue) {adv}(?:publicad[oa]s?|en línea|online|en vivo|al aire|disponibles?|desplegad[oa]s?|arriba|activ[oa]s?|list[oa])",
        "^(?:aquí|acá) (?:está|tienes|va|tenés|te dejo|los tienes)",
        "^(?:ya )?(?:lo |la |los |las )?(?:puedes|pueden|podés|cualquiera puede|todos pueden) (?:ya )?(?:ver|visitar|acceder|abrir|compartir|usar|probar|entrar)",
        "^(?:el |tu )?(?:enlace|link|url|dirección)(?: {w}){0,2}? públic[oa]",
        "^{pron}(?:puse|subí|lancé|dejé|hice)",
        "^{i} {adv}(?:subido|puesto|dejado|compartido|alojado)",
      ],
      adjacent: [
        "^{adv}(?:(?:todo )?(?:listo|lista|hecho|terminado|completado)|ya está(?: list[oa])?|{i} {adv}(?:terminado|acabado))[!:.]?$",
      ],
    },
    {
      id: "es.post",
      kind: "post",
      verbs:
        "post|public|publiqu|coment|respond|contest|compart|anunci|tuite|{feed}|escrib|dejad|dejé|subí|envia",
      patterns: [
        "^{pron}(?:posteé|publiqué|comenté|respondí|compartí|anuncié|contesté|publicamos|tuiteé|subí|escribí|dejé)(?: {w}){0,8}? (?:en|a) (?:{feed}|el (?:hilo|post|feed|foro)|(?:su|la) publicación|\\uE000)",
        "^{i} {adv}(?:posteado|publicado|comentado|respondido|compartido|anunciado|contestado|postear|publicar|tuiteado|dejado|escrito)(?: {w}){0,8}? (?:en|a) (?:{feed}|el (?:hilo|post|feed|foro)|\\uE000)",
        "^{pron}(?:posteé|comenté|respondí|contesté){end}",
        "^{i} {adv}(?:posteado|comentado|respondido){end}",
        "^(?:{det} )?(?:{w} ){0,3}?{post}(?: (?:de|del|sobre|para|en)(?: {w}){1,5}?)?{be} {adv}(?:publicad[oa]s?|en vivo|en línea|arriba|enviad[oa]s?|post(?:ead)?[oa]s?|en {feed}|visible|subid[oa]){end}",
        "^{adv}(?:publicad[oa]s?|posteado|compartid[oa]|comentado|respondido|enviad[oa]|anunciad[oa])(?: {w}){0,5}? (?:en|a) (?:{feed}|el feed|el hilo)",
        "^{adv}(?:posteado|comentado|respondido)(?:$|[!:.\\uE000]| )",
        "^(?:{det} )?(?:{w} ){0,2}?{post} (?:en {feed} )?(?:publicad[oa]s?|cread[oa]s?|enviad[oa]s?){end}",
        "^(?=.*(?:{feed}|\\uE000))(?:{w} ){1,7}?acaban? de (?:salir|publicarse|postearse|aparecer){end}",
        "^(?:tu|tus|la|el|los|las) (?!.*(?:cuenta|perfil))(?:{w} ){0,4}?{w}{be} {adv}en {feed}{end}",
        "^(?=.*{feed})(?:{w} ){1,7}?{w}{be} {adv}(?:publicad[oa]s?|postead[oa]s?|compartid[oa]s?|anunciad[oa]s?|subid[oa]s?|enviad[oa]s?){end}",
        "^\\uE003 ?(?:postear|comentar|responder|publicar)(?: {w}){0,6}? (?:en )?{feed}",
      ],
      linked: [
        "^{adv}(?:publicad[oa]s?|enviad[oa]s?|compartid[oa]s?|list[oa])(?:$|[!:.]| )",
        "^{pron}(?:publiqué|compartí|subí|dejé|escribí|creé|hice)",
        "^{i} {adv}(?:publicado|compartido|creado|dejado|subido|respondido|comentado|contestado|responder|comentar|contestar|publicar|compartir)",
      ],
    },
    {
      id: "es.schedule",
      kind: "schedule",
      verbs:
        "record|alert|alarm|aviso|tarea|trabajo|cron|notific|automat|monitor|resumen|informe|temporiz|program|vigilan|seguim|copia|agend",
      patterns: [
        "^(?:(?:{det} )?(?:{w} ){0,3}?{sobj}(?: (?:de|del|para|sobre|que|con|a|diari[oa]|semanal|matutin[oa]|mensual|cada)(?: {w}){0,6}?)?){be} {adv}{did}{end}",
        "^(?:(?:{det} )?(?:{w} ){0,2}?{sobj}(?: (?:de|del|para|diari[oa]|semanal)(?: {w}){0,5}?)?) {adv}{did}(?:$|[!:.]| (?:para|a|cada|con|en|correctamente|exitosamente|y|desde)(?= ))",
        "^{i} {adv}(?!{coded})(?:creado|configurado|programado|activado|establecido|agendado|registrado|añadido|agregado|puesto|habilitado|iniciado|fijado|reprogramado|dejado|crear|configurar|programar|activar|guardado)(?: {w}){0,6}? {sobj}",
        "^{i} {adv}(?:programado|agendado|reprogramado){end}(?! (?:{w} ){0,3}?(?:reunión|llamada|cita|entrevista))",
        "^{pron}(?!{coded})(?:creé|configuré|programé|activé|establecí|agendé|registré|añadí|agregué|puse|habilité|inicié|fijé|reprogramé|dejé|creamos|configuramos|programamos)(?: {w}){0,6}? {sobj}",
        "^{pron}(?:programé|agendé|reprogramé){end}(?! (?:{w} ){0,3}?(?:reunión|llamada|cita|entrevista))",
        "^(?:ya )?se (?:ha |han )?(?:creó|configuró|programó|activó|añadió|agregó|estableció|registró|creado|configurado|programado|activado|añadido|agregado|establecido|registrado|guardado)(?: {w}){0,5}? {sobj}",
        "^(?:cread[oa]|configurad[oa]|programad[oa]|activad[oa])(?: {w}){0,5}? {sobj}",
        "^(?:ya )?(?:está|están|queda|quedó|quedaron) {adv}{did}(?: {w}){0,4}? {sobj}",
        "^{adv}(?:programad[oa]s?|agendad[oa]s?)(?:$|[!.]| (?:para|a|cada)(?= ))",
        "^\\uE003 ?(?:programar|crear|configurar|activar)(?: {w}){0,6}? {sobj}",
        "^(?:tengo|dejé|tienes) (?:{w} ){0,4}?{sobj}(?: {w}){0,4}? (?:programad[oa]|configurad[oa]|activ[oa]|cread[oa])",
      ],
    },
  ],
  subject: "^(?:{i}|{det} |se |ya |todo )",
  others:
    "(?:^|\\s)(?:otro|otra|por (?:otro|otra|alguien)) (?:usuari[oa]|persona|autor)|^(?:[Éé]l|[Ee]lla|[Ee]llos|[Uu]sted(?:es)?|[Tt]ú) |^(?!(?:Yo|Tu|El|La|Los|Las|Su|Mi|Ya|Se|Todo|He|Listo|Publicado|Hecho)(?![a-záéíóúñ]))[A-Z][\\wáéíóúñ]+ (?:ha|han|ya ha) (?!sido|quedado)|^[A-Z][\\wáéíóúñ]+ (?:publicó|lanzó|desplegó|comentó|respondió|posteó|anunció)|\\b(?:por|de) (?:el equipo|la empresa|el usuario|[A-Z][a-z]+) (?:el|la|en)\\b",
  filler:
    "^(?:(?:ya|listo|hecho|perfecto|genial|bien|ahora|por fin|finalmente|además|también|después de \\w+(?: [^\\s]+){0,5}?|tras \\w+(?: [^\\s]+){0,5}?|hoy|esta (?:mañana|tarde|noche)|como pediste|todo|por ahora|mientras tanto|en cambio|entonces|así que|pronto|sí) ){0,3}",
  pronoun: "^(?:(?:él|ella|ellos|ellas) )?(?:ya )?(?:está|están|fue|fueron|es|son)(?![a-záéíóúñ])",
  unreal:
    "^(?:(?:y|pero|o) )?(?:si|cuando|una vez(?: que)?|en cuanto|tan pronto como|después de que|antes de|hasta que|a menos que|para|quieres|quiere|querés|deseas|puedo|podría|podemos|voy a|vamos a|pienso|intenté|casi|estaba a punto|iba a|debería|dijiste|mencionaste|me dijiste|pediste|dices|según|por ejemplo|borrador|ejemplo|haz clic|pulsa|abre|ve a|dime|avísame|confirma|asegúrate|recuerda|no|nunca|aún no|todavía no|ningún|ninguna|nada|creo que|parece|supongo|cómo|falló|error(?! (?:corregid|arreglad|resuelt)))(?![a-záéíóúñ])",
  never:
    "(?:^|\\s)(?:no|nunca|jamás|ningún|ninguna|nada|sin|casi|será|serán|sería|estaría|puede que|quizás?|todavía no|aún no|falló|fallido|fallida|local|borrador)(?![a-záéíóúñ])",
  elsewhere:
    "(?:^|\\s)ayer(?![a-zà-ÿ])|^(?:(?:las|los|todas las|todos los) )?(?:páginas|publicaciones|proyectos|tareas|sitios|apps|aplicaciones) (?:públic|publicad|programad|compartid)[oa]s |(?:funci[oó]n|funcionalidad|módulo|clase|lista|sección|botón|componente|archivo) de |(?:^|\\s)(?:sería|estaría|localhost|en local|borrador|el año pasado|la semana pasada|el mes pasado|hace (?:\\w+ )?(?:días|semanas|meses|años)|en (?:19|20)\\d\\d|trimestr\\w+|resultados|ingresos|mainnet|testnet|bolsa|por (?:el|la) (?:gobierno|empresa|banco|equipo|fed|sec)|panel de la derecha|vuelo|aún no|todavía no)(?![a-záéíóúñ])",
  retracts:
    "^(?:corrección|perdón|perdona|disculpa|espera|en realidad|me equivoqué|rectifico).{0,80}(?:no|falló|error|nunca|privad)",
  asks: "^(?:(?:y|o) )?(?:quieres|quiere|querés|deseas|te gustaría|puedo|podría|lo |la |debo|hay|necesitas|algo|cómo|qué|cuál|cuándo|dónde|quién|te parece|prefieres|está|están|es|ya|se|he)(?![a-záéíóúñ])",
  tags: "^(?:verdad|no|cierto|correcto|vale|ok|sí)(?![a-záéíóúñ])",
  strong: "públic|publicad|publiqu|comunidad|todos|cualquiera|despleg",
  outside: "\\b(?:correo|incidencia|repositorio|rama|marketplace|reposte\\w*)\\b",
  cites:
    "\\b(?:mencionaste|me pasaste|me enviaste)|pediste (?:que )?(?:analiz|revis|comprob|le[ey]|prob|mir|resum|compar|vigil|traduc)|\\best(?:ilo|ética) de|enlace (?:a|hacia) \\uE000|(?:puedo|podría|no (?:está|es)|otr[oa]s|populares|ver también|inspirad|similar a|basad[oa] en|ejemplo|sería|será|anterior|como la de)",
  drafts:
    "(?:borrador|ejemplo|plantilla|sugerencia|propuesta|texto|pendiente|próximos pasos|falta|por hacer)",
  given: {
    id: "es.given",
    standalone:
      "(?:aquí|enlace|\\blink|\\burl\\b|dirección|disponible|en línea|al aire|online|abiert[oa]|públic[oa]|publicad|accesible|activ[oa]|\\blist[oa]|pued[eo]|pueden|visit|comp[aá]rt|acabo de|míral|disfrút|échale|funcionando|en marcha|\\bya (?:est|se |tien|pued|qued|fu)|\\bhe(?:mos)? \\w+(?:ado|ido)|(?:^|[\\s¡])(?!aqu|nhé)[a-záéíóúñ]{2,24}[éí](?![a-záéíóúñ])|quedó|subid[oa]|desplegad|comentad|respondid|enviad)",
    inline:
      "(?:visit|accesible|disponible|en línea|al aire|públic|publicad|publiqué|abiert|desplegad|subí|subid|comp[aá]rt|puede[ns]? (?:\\S+ )?(?:ver|abrir|entrar|jugar|visitar|leer)|puedes|puse|coloqué|moví|está en)",
    hedges:
      "(?:(?<![a-záéíóúñ])(?:no (?!ar\\b|{feed}|feed\\b|seu\\b|site\\b|link\\b|perfil\\b|seus?\\b)|nunca|jamás|nadie|ningun|ningún|aún no|si |cuando|una vez|después de (?:public|que|tu)|tras (?:public|la apro)|antes|quiere|puedo |podría|debería|quizá|según|ejemplo|p\\. ?ej|formato|plantilla|borrador|idea|parecid|similar|popular|destacad|más (?:vist|gust|visit|comentad|votad|leíd)|otr[oa]s? (?!persona|usuario)|alguien|de otr|ayer|anoche|pasad[oa]|hace (?:\\w+ )?(?:días?|semanas?|mes(?:es)?|años?)|solo (?:tú|para ti)|que me (?:envi|mand|pas|mencion|diste)\\S*|(?:te|le) (?:ha )?respond(?:ió|ieron|ido)|respondieron|me gusta\\b|leí|revisé|miré|vi |encontré|analicé|comparé|copié|usé|tomé|probé|guardé|borré|eliminé|quité|resumí|descargué|visité|te refieres|propongo|propuest|tutorial|relacionad|detalle|hablé|hablaba|dije|mencion|respuesta nueva|nueva respuesta|sugier|sugerid|planead|previst|futur)|ser[áí]|estar[áí]|quedar[áí]|tendr[áí]|inspir|referencia|me basé|vista previa|privad[oa](?! a)|fall[óa]|(?<!(?:el|los) )error|404|50\\d|eliminad|borrad[oa]|retirad|caíd|rot[oa]\\b|tu (?:última|anterior|mejor|vieja)|la publicación de [A-ZÁÉ])",
  },
  presents:
    "(?:^[^\\uE000]{0,60}(?:enlace|link|url|dirección|aquí|acá|ver|visita|abre|entra)|^[^a-záéíóúñ]*\\uE000)",
  note: "Sin verificar: dije que algo se publicó o se programó, pero los registros del espacio de trabajo no lo muestran",
};
