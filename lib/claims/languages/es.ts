/** Spanish: how an agent says that it published, posted or scheduled something. */
import { alternation } from "../../core/words.ts";
import type { Language } from "../claim.ts";
import { lazyLanguage } from "./lazy.ts";
import { widened } from "./wide.ts";

export const SPANISH: Language = lazyLanguage(
  {
    id: "es",
    script: new RegExp(
      `[ñ¡¿áéíóú]|\\b${alternation(`
        acabo|activad[oa]|activ[oa]|cada|marcha|vigilancia|monitoreo|actualizad[oa]|agendad[oa]|comentado|compartido|con|configurad[oa]|corregid[oa]|
        cread[oa]|cualquiera|del|desplegad[oa]|el|enlace|las|listo|lo|los|nuev[oa]|para|por|posteado|
        programad[oa]|publicad[oa]s?|publicar|puedes?|página|quieres?|recordatorio|respondido|su|subir|tarea|
        terminad[oa]|todos|tu|tus|una|vuelto|ya
      `)}\\b`,
      "i",
    ),
    feed: "coment[^\\s]{0,12} (?:[^\\s]{1,24} ){0,2}?(?:en|bajo|debajo de)(?:l| el| la)* (?:hilo|post|publicación|anuncio) de|coment[^\\s]{0,12} (?:[^\\s]{1,24} ){0,2}?(?:en|bajo|debajo de) su (?:hilo|post|publicación|anuncio)|(?:respond|contest)[^\\s]{1,5} (?:[^\\s]{1,24} ){0,4}?(?:comentario|(?:debajo de|bajo) (?:su|el|tu) (?:post|publicación))(?!.*(?:revis|código|PR))",
    stems: () =>
      new RegExp(
        alternation(`
        resumen|abiert[oa]s? (?:a|para)|abr(?:í|imos)|automati|contest|salió|planific|        monitor|vigil|vigía|cola|programador|planificador|respaldo|boletín|producción|todo el mundo|
automátic|visible|
        accesible|activ|agend|al aire|alarma|alert|aviso|coment|compart|comunidad|configur|cron|despleg|desplieg|
        disponible|enlace|en linea|en línea|en vivo|lanz|monitor|notific|post|program|puest|puse|p[uú]bli|record|
        respond|subid|subí|tarea
      `),
        "i",
      ),
  },
  () =>
    widened(
      {
        slots: {
          and: "(?:y|e|pero|además|también|luego|entonces|así que) ",
          but: "(?:pero|sin embargo|ahora|de hecho|sí|en cambio|así que|mientras tanto|he(?! (?:intentado|querido|pensado|creído)))(?![a-záéíóúñ])",
          w: "(?!(?:no|nunca|se|si|sí|cuando|que|está|están|fue|fueron|ha|han|será|serán|nada|ningún|ninguna|ninguno|sin|por|yo|he|hemos|queda|quedó)(?![a-záéíóúñ]))[^\\s]+",
          adv: `(?:${alternation(`
        abiertamente|ahora|a todos|automáticamente|bien|con éxito|correctamente|de nuevo|desde ya|efectivamente|
        exitosamente|finalmente|justo|oficialmente|otra vez|perfectamente|por fin|públicamente|recientemente|
        recién|también|todas?|todos?|totalmente|ya
      `)} ){0,4}`,
          pron: "(?:(?:te|lo|la|los|las|les?|se|os|me|nos|yo|nosotros|ya|también) ){0,4}",
          i: "{pron}(?:he|hemos|acabo de|acabamos de|he vuelto a|logré|conseguí|terminé de)",
          det: "(?:tus?|mis?|nuestr[oa]s?|sus?|el|la|los|las|est[eao]s?|esos?|esas?|una?|tod[oa]s?(?: (?:el|la|los|las|tus?))?|amb[oa]s?|l[oa]s dos|dos|tres|nuev[oa]s?)",
          page: alternation(`
        api|aplicaci(?:ón|ones)|apps?|artículo|blogs?|bot|calculadoras?|calendario|cambios|catálogos?|
        colecci(?:ón|ones)|contenido|cuestionarios?|currículum|cv|dashboards?|demos?|diario|editor|encuestas?|
        formularios?|galerías?|generador|gráfico|guía|herramientas?|informes?|invitación|juegos?|
        landing(?: page)?|lista|mapas?|menú|muro|paginas?|panel(?:es)?|planificador(?:es)?|portafolios?|
        portfolios?|preview|proyectos?|páginas?|página web|quiz|rastreador|recetario|recetas|ruleta|servicio|
        simulador|sitios?|sitio web|tableros?|tarjeta|temporizador|tiendas?|trabajo|versi(?:ón|ones)|vista previa|
        web|webs?
      `),
          np: alternation(`
        amb[oa]s|{det} \\uE002|
        (?:{det} )?(?:{w} ){0,3}?{page}(?: (?:de|del|para|con|sobre|en|web|a)(?: {w}){1,5}?)?(?: {w}){0,2}?|
        l[oa]s dos|todo|(?:tu|tus|nuestr[oa])(?: {w}){1,5}?
      `),
          be: `(?: ${alternation(`
        acaba de ser|acaban de ser|es|está|están|fue|fueron|han sido|ha quedado|ha sido|queda|quedaron|quedó|
        se encuentra|sigue|siguen|son|ya es|ya está|ya están|ya fue|ya son
      `)})`,
          sobj: alternation(`
        vigía|respaldos?|actualización(?= (?:de las|diaria|semanal|horaria|automática))|monitor|
alarmas?|alertas?|automatizaci(?:ón|ones)|avisos?|copias? de seguridad|cron(?: job)?|cronjobs?|
        informe (?:diario|semanal)|monitoreos?|monitorización|notificaci(?:ón|ones)|programación|recordatorios?|
        respaldo|resumen (?:diario|semanal|matutino|programado)|seguimiento diario|
        tareas?(?: (?:programadas?|diarias?|recurrentes?|semanales?|automáticas?|cron))?|temporizador|
        trabajos?(?: (?:programados?|cron))|vigilancia
      `),
          did: alternation(`
        activad[oa]s?|activ[oa]s?|actualizad[oa]s?|agendad[oa]s?|agregad[oa]s?|añadid[oa]s?|configurad[oa]s?|
        cread[oa]s?|dad[oa]s? de alta|definid[oa]s?|en funcionamiento|en marcha|establecid[oa]s?|fijad[oa]s?|
        funcionando|guardad[oa]s?|habilitad[oa]s?|iniciad[oa]s?|list[oa]s?|programad[oa]s?|puest[oa]s?|
        registrad[oa]s?|reprogramad[oa]s?
      `),
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
              `^{i} {adv}${alternation(`
            compartido (?:[^\\s]+ ){0,6}?(?:con|en) la comunidad|dejar públic[oa]s?|desplegado|desplegar|
            hacer públic[oa]s?|hecho públic[oa]s?|lanzado|lanzar|publicado|publicar|
            (?:puesto|poner) (?:{w} ){0,4}?(?:en línea|en vivo|online|al aire|en producción|públic[oa])|
            republicado|subido (?:[^\\s]+ ){0,5}?a la (?:comunidad|web)|vuelto a publicar
          `)}{end}`,
              "^{pron}(?:(?:volví|volvimos) a (?:publicar|desplegar)|publiqué|publicamos|republiqué|desplegué|desplegamos){end}",
              "^{pron}(?:lancé|subí|puse|hice|compartí|pusimos|hicimos|subimos|lanzamos|dejé|dejamos)(?: {w}){0,6}? (?:en línea|en vivo|online|al aire|públic[oa]s?|en producción|(?:a|en|con) la comunidad|disponible para todos|abiert[oa] al público){end}",
              `^{np}{be} {adv}${alternation(`
            abiert[oa]s? (?:al público|a todos)|accesibles? (?:para|a) (?:todos|todo el mundo|cualquiera)|al aire|
            compartid[oa]s? (?:con|en) la comunidad|desplegad[oa]s?|
            disponibles? (?:para (?:todos|todo el mundo|cualquiera|el público)|públicamente)|en la comunidad|
            en línea|en producción|en vivo|lanzad[oa]s?|online|publicad[oa]s?|puest[oa]s? en línea|públic[oa]s?|
            republicad[oa]s?|subid[oa]s? a la comunidad|visibles? para (?:todos|cualquiera)
          `)}{end}`,
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
              `^{i} {adv}(?!{coded})${alternation(`
            activado|activar|agendado|agregado|añadido|configurado|configurar|creado|crear|dejado|establecido|
            fijado|guardado|habilitado|iniciado|programado|programar|puesto|registrado|reprogramado
          `)}(?: {w}){0,6}? {sobj}`,
              "^{i} {adv}(?:programado|agendado|reprogramado){end}(?! (?:{w} ){0,3}?(?:reunión|llamada|cita|entrevista))",
              "^{pron}(?!{coded})(?:creé|configuré|programé|activé|establecí|agendé|registré|añadí|agregué|puse|habilité|inicié|fijé|reprogramé|dejé|creamos|configuramos|programamos)(?: {w}){0,6}? {sobj}",
              "^{pron}(?:programé|agendé|reprogramé){end}(?! (?:{w} ){0,3}?(?:reunión|llamada|cita|entrevista))",
              `^(?:ya )?se (?:ha |han )?${alternation(`
            activado|activó|agregado|agregó|añadido|añadió|configurado|configuró|creado|creó|establecido|
            estableció|guardado|programado|programó|registrado|registró
          `)}(?: {w}){0,5}? {sobj}`,
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
          "\\b(?:é|são) [oa]s? d[oae] [A-Z]|\\b(?:el|la) de (?!La |El |Los |{feed})[A-Z]|(?:^|\\s)(?:otro|otra|por (?:otro|otra|alguien)) (?:usuari[oa]|persona|autor)|^(?:[Éé]l|[Ee]lla|[Ee]llos|[Uu]sted(?:es)?|[Tt]ú) |^(?!(?:Yo|Tu|El|La|Los|Las|Su|Mi|Ya|Se|Todo|He|Listo|Publicado|Hecho)(?![a-záéíóúñ]))[A-Z][\\wáéíóúñ]+ (?:ha|han|ya ha) (?!sido|quedado)|^[A-Z][\\wáéíóúñ]+ (?:publicó|lanzó|desplegó|comentó|respondió|posteó|anunció)|\\bpor (?:el equipo|la empresa|el usuario|[A-Z][a-z]+) (?:el|la|en)\\b",
        filler: `^(?:${alternation(`
      además|ahora(?: sí(?: que)?)?|así que|bien|como pediste|después de \\w+(?: [^\\s]+){0,5}?|en cambio|entonces|
      esta (?:mañana|tarde|noche)|finalmente|genial|hecho|hoy|listo|mientras tanto|perfecto|por ahora|por fin|
      pronto|sí|también|todo|tras \\w+(?: [^\\s]+){0,5}?|ya
    `)} ){0,3}`,
        pronoun: "^(?:(?:él|ella|ellos|ellas) )?(?:ya )?(?:está|están|fue|fueron|es|son)(?![a-záéíóúñ])",
        unreal: `^(?:(?:y|pero|o) )?${alternation(`
      abre|a menos que|antes de|asegúrate|avísame|aún no|borrador|casi|confirma|creo que|cuando|cómo|debería|
      deseas|después de que|dices|dijiste|dime|ejemplo|en cuanto|error(?! (?:corregid|arreglad|resuelt))|
      estaba a punto|falló|hasta que|haz clic|iba a|intenté|me dijiste|mencionaste|nada|ninguna|ningún|no|nunca|
      para|parece|pediste|pienso|podemos|podría|por ejemplo|puedo|pulsa|querés|quiere|quieres|recuerda|según|si|
      supongo|tan pronto como|todavía no|una vez(?: que)?|vamos a|ve a|voy a
    `)}(?![a-záéíóúñ])`,
        never:
          "(?:^|\\s)(?:no|nunca|jamás|ningún|ninguna|nada|sin|casi|será|serán|sería|estaría|puede que|quizás?|todavía no|aún no|falló|fallido|fallida|local|borrador)(?![a-záéíóúñ])",
        elsewhere: `^(?:l[oa]s )?(?:hilos|posts|entradas|comentarios|páginas|tareas|fios|publicações|comentários) (?:publi\\w+|compart\\w+|program\\w+|agend\\w+|post\\w+) .{0,40}(?:no|não|se|pueden|podem|deben|devem|ficam|quedan) |(?:^|\\s)ayer(?![a-zà-ÿ])|^(?:(?:las|los|todas las|todos los) )?(?:páginas|publicaciones|proyectos|tareas|sitios|apps|aplicaciones) (?:públic|publicad|programad|compartid)[oa]s |(?:funci[oó]n|funcionalidad|módulo|clase|lista|sección|botón|componente|archivo) de |(?:^|\\s)${alternation(`
      aún no|bolsa|borrador|el año pasado|el mes pasado|en (?:1[89]|20)\\d\\d|en local|estaría|
      hace (?:\\w+ )?(?:días|semanas|meses|años)|ingresos|la semana pasada|localhost|mainnet|
      panel de la derecha|por (?:el|la) (?:gobierno|empresa|banco|equipo|fed|sec)|resultados|sería|testnet|
      todavía no|trimestr\\w+|vuelo
    `)}(?![a-záéíóúñ])`,
        retracts:
          "^(?:corrección|perdón|perdona|disculpa|espera|en realidad|me equivoqué|rectifico).{0,80}(?:no|falló|error|nunca|privad)|^(?:eso|esto) (?:no (?:era|fue|es) (?:cierto|verdad|así)|(?:era|fue) falso)(?![a-záéíóúñ])|^(?:(?:y|pero) )?(?:por ahora )?(?:(?:sol[oa]|sólo|solamente) (?:tú|usted|vos) (?:l[oa] )?(?:pued|ve)|nadie más)",
        asks: `^(?:(?:y|o) )?${alternation(`
      algo|cuál|cuándo|cómo|debo|deseas|dónde|es|está|están|hay|he|la[ ]|lo[ ]|necesitas|podría|prefieres|puedo|
      querés|quiere|quieres|quién|qué|se|te gustaría|te parece|ya
    `)}(?![a-záéíóúñ])`,
        tags: "^(?:verdad|no|cierto|correcto|vale|ok|sí)(?![a-záéíóúñ])",
        strong: "públic|publicad|publiqu|comunidad|todos|cualquiera|despleg",
        outside: "\\b(?:correo|incidencia|repositorio|rama|marketplace|reposte\\w*)\\b",
        cites:
          "\\b(?:mencionaste|me pasaste|me enviaste)|pediste (?:que )?(?:analiz|revis|comprob|le[ey]|prob|mir|resum|compar|vigil|traduc)|\\best(?:ilo|ética) de|enlace (?:a|hacia) \\uE000|(?:puedo|podría|no (?:está|es)|otr[oa]s|populares|ver también|inspirad|similar a|basad[oa] en|ejemplo|sería|será|anterior|como la de)",
        drafts:
          "(?:elige|elija|escoge|lemas|eslóganes|borrador|ejemplo|plantilla|sugerencia|propuesta|texto|pendiente|próximos pasos|falta|por hacer|(?<![a-záéíóúñ])plan(?= es|:))",
        given: {
          id: "es.given",
          standalone: alternation(`
        abiert[oa]|acabo de|accesible|activ[oa]|al aire|aquí|\\bhe(?:mos)? \\w+(?:ado|ido)|\\blink|\\blist[oa]|
        \\burl\\b|\\bya (?:est|se |tien|pued|qued|fu)|comentad|comp[aá]rt|desplegad|dirección|disfrút|
        disponible|enlace|en línea|en marcha|enviad|funcionando|míral|online|publicad|pueden|pued[eo]|
        públic[oa]|quedó|respondid|(?:^|[\\s¡])(?!aqu|nhé)[a-záéíóúñ]{2,24}[éí](?![a-záéíóúñ])|subid[oa]|visit|
        échale
      `),
          inline: alternation(`
        abiert|accesible|al aire|coloqué|comp[aá]rt|desplegad|disponible|en línea|está en|moví|publicad|
        publiqué|puede[ns]? (?:\\S+ )?(?:ver|abrir|entrar|jugar|visitar|leer)|puedes|puse|públic|subid|subí|
        visit
      `),
          hedges: alternation(`
        404|50\\d|
        (?<![a-záéíóúñ])(?:no (?!ar\\b|{feed}|feed\\b|seu\\b|site\\b|link\\b|perfil\\b|seus?\\b)|nunca|jamás|
          nadie|ningun|ningún|aún no|si |cuando|una vez|después de (?:public|que|tu)|tras (?:public|la apro)|
          antes|quiere|puedo |podría|debería|quizá|según|ejemplo|p\\. ?ej|formato|plantilla|borrador|idea|
          parecid|similar|popular|destacad|más (?:vist|gust|visit|comentad|votad|leíd)|otr[oa]s? (?!persona|
          usuario)|alguien|de otr|ayer|anoche|pasad[oa]|hace (?:\\w+ )?(?:días?|semanas?|mes(?:es)?|años?)|
          solo (?:tú|para ti)|que me (?:envi|mand|pas|mencion|diste)\\S*|(?:te|le) (?:ha )?respond(?:ió|ieron|
          ido)|respondieron|me gusta\\b|leí|revisé|miré|vi |encontré|analicé|comparé|copié|usé|tomé|probé|
          guardé|borré|eliminé|quité|resumí|descargué|visité|te refieres|propongo|propuest|tutorial|relacionad|
          detalle|hablé|hablaba|dije|mencion|respuesta nueva|nueva respuesta|sugier|sugerid|planead|previst|
          futur)|borrad[oa]|caíd|eliminad|(?<!(?:el|los) )error|estar[áí]|fall[óa]|inspir|
        la publicación de [A-ZÁÉ]|me basé|privad[oa](?! a)|quedar[áí]|referencia|retirad|rot[oa]\\b|ser[áí]|
        tendr[áí]|tu (?:última|anterior|mejor|vieja)|vista previa
      `),
        },
        presents:
          "(?:^[^\\uE000]{0,60}(?:enlace|link|url|dirección|aquí|acá|ver|visita|abre|entra)|^[^a-záéíóúñ]*\\uE000)",
        note: "Sin verificar: dije que algo se publicó o se programó, pero los registros del espacio de trabajo no lo muestran",
      },
      {
        letters: "a-záéíóúñü",
        done: {
          publish: [
            "(?:acabo de|logré|conseguí|pude|he podido|aproveché (?:{w} ){0,6}?para) (?:publicar|subir|desplegar|lanzar)\\w*",
            "abr(?:í|imos) (?:{w} ){1,4}?(?:a|para) (?:todos|todo el mundo|el público)",
            "sal(?:ió|ieron) (?:en vivo|al aire|en línea)",
            "sub(?:í|imos) (?:el|la|tu|su) (?:sitio|página|web|app)",
            "en producción(?! (?:de|los|las))",
            "publicación se (?:completó|realizó|hizo)",
            "(?:re)?publi(?:qué|camos|cad[oa]s?)",
            "(?:desplegué|desplegamos|desplegad[oa]s?|lancé|lanzad[oa]s?)",
            "pu(?:se|simos) (?:{w} ){0,4}?(?:en línea|online|en vivo|al aire)",
            "(?:acabo|acabamos) de (?:{w} )?(?:publicar|poner|desplegar|lanzar|hacer)\\S*",
            "hice (?:{w} ){0,3}?públic[oa]s?",
            "se (?:publicó|desplegó|lanzó)",
            "puest[oa]s? (?:en línea|online|al aire)",
          ],
          post: [
            "(?:acabo de) (?:colgar|dejar|poner)\\w*",
            "(?:acabo de|logré|conseguí|pude|he podido) (?:publicar|subir|postear|compartir|comentar|responder)\\w*",
            "(?:(?:t[wu]ite|contest)(?:é|amos|ad[oa]s?))",
            "(?:salió|ya salió)",
            "(?:publi(?:qué|camos|cad[oa]s?)|poste(?:é|amos|ad[oa]s?)|compart(?:í|imos|id[oa]s?)|respond(?:í|imos|ido)|coment(?:é|amos|ado)|dej(?:é|amos|ado)|anunci(?:é|amos|ad[oa])|envi(?:é|amos|ad[oa])|sub(?:í|imos|id[oa]s?))",
          ],
          schedule: [
            "dej(?:é|amos) (?:{w} ){0,4}?(?:cread|marcad|agendad|programad|puest)[oa]s?",
            "(?:acabo de|logré|conseguí) (?:programar|crear|agendar|activar|dejar puest[oa])",
            "arm(?:é|ad[oa]s?)",
            "anotad[oa]s?",
            "qued(?:ó|aron)(?= (?:el|la|las|los|tu|tus) )",
            "(?:quedó|quedaron|está|están|ya) (?:{w} ){0,3}?(?:en (?:la )?cola|en el (?:programador|planificador|scheduler))",
            "encendid[oa]s?|iniciad[oa]s?",
            "(?:program(?:é|amos|ad[oa]s?)|cre(?:é|amos|ad[oa]s?)|configur(?:é|amos|ad[oa]s?)|activ(?:é|amos|ad[oa]s?|[oa]s?)|puse|pusimos|puest[oa]s?|agend(?:é|amos|ad[oa]s?)|establec(?:í|id[oa]s?)|fij(?:é|ad[oa]s?)|registr(?:é|ad[oa]s?)|en marcha|ajustad[oa]s?)",
          ],
        },
        things: {
          publish: ["(?:diario|guía|atlas|archivo|versión)", "{page}", "(?:todo|recetario)"],
          post: ["encuestas?", "partes", "hilos?", "{post}", "texto"],
          schedule: ["{sobj}"],
        },
        puts: [
          "acabo de (?:colgar|poner|subir|meter)\\w*",
          "(?:sub(?:í|imos|id[oa]s?)|colg(?:ué|amos|ad[oa]s?)|mont(?:amos|ad[oa]s?)|pu(?:se|simos)|puest[oa]s?)",
        ],
        square: ["comunidad"],
        ticked: { post: ["(?:postead|publicad|compartid|enviad|respondid)[oa]s?"] },
        live: [
          "abiert[oa]s? (?:a|para) (?:toda )?la comunidad",
          "(?:está|ya|ahora|ya está) (?:{w} ){0,2}?en producción",
          "todo el mundo puede (?:{w} )?(?:ver|leer|visitar)\\S*",
          "(?:está|están|es|son|ya|ahora|quedó|quedaron|sigue) (?:{w} ){0,2}?(?:en línea|online|en vivo|públic[oa]s?|al aire)",
          "(?:visible|accesible|disponible|abiert[oa])s? (?:para|a) (?:todos|todo el mundo|cualquiera|el público)",
          "(?:cualquiera|todos) (?:ya )?pued\\w+ (?:{w} )?(?:ver|abrir|visitar|usar)\\S*",
        ],
        not: [
          "(?:foi|foram|não|uma?|outr[oa]|ontem|você|do|dos (?:usuários|outros|seus)|das?|em|é|è|stat[oaie]|il|gli|della|ieri|sono|su {feed})",
          "(?:rechazad[oa]s?|denegad[oa]s?)",
          "(?<=^)(?:una?|uma?|cada|toda?) [^\\s]+ (?:publicad|programad|compartid)[oa]",
          "(?:no|nunca|jamás|ning[uú]n\\w*|nada|sin|casi|será|serán|sería|estará|quedará|publicar(?:é|á|án)|pondré|puedo|podría|podemos|voy|vamos|quier\\w+|si|cuando|una vez|en cuanto|antes|después de que|ayer|pasad[oa]|(?:1[89]|20)\\d\\d|trimestr\\w*|borrador\\w*|vista previa|en local|localhost|error\\w*|falló|fallid\\w+|funci[oó]n\\w*|componentes?|clase|tablas?|botón|ejemplo|publicaste|has|hiciste|dejaste|tú|mism[oa]|usted|todavía|aún|não|você|debe\\w*|hay que|código|archivo|mainnet|casilla)",
          "por (?:publicar|programar)",
          "(?:en|a) (?:el |la |tu )?(?:app|aplicación|interfaz|lista|código|menú)",
        ],
        coded: "{coded}",
        act: ["(?:publicación|despliegue|puesta en línea|deploy)"],
        over: [
          "se (?:completó|realizó|hizo|llevó a cabo)",
          "(?:ya )?(?:salió|fue|ha salido) (?:bien|perfecto|sin problemas)",
          "(?:está |quedó |fue )?(?:ya )?(?:list[oa]|hech[oa]|terminad[oa]|completad[oa]|complet[oa]|finalizad[oa]|exitos[oa])",
        ],
        timing: ["(?:programación|planificación)"],
        moved: [
          "(?:(?:movid|cambiad|adelantad|retrasad|reprogramad)[oa]s?|(?:mov|cambi|adelant|retras|reprogram)[íé])",
          "ahora (?:{w} )?(?:llega|sale|suena)",
          "(?:llega|sale|suena) ahora",
          "pasa de las?",
        ],
        set: ["ya quedó", "(?:puest|programad|configurad|agendad|fijad)[oa]s?"],
        settled: ["(?:ya )?(?:hecho|listo|arreglado|anotado|resuelto|apuntado)"],
        tells: [
          "(?:solo |sólo )?(?:quería|quiero) (?:decir|avisar|contar|informar)(?:te|le|os|les)? (?:de )?que",
        ],
        digests: ["(?:resumen|boletín|parte|digest)"],
        every: ["(?:cada|todos los|todas las|a diario|diari[oa]|de lunes a)"],
        recalls: [
          "(?:te|le|os|les) (?:dije|había dicho|he dicho|comenté|aseguré|informé|conté|había (?:comentado|asegurado|informado|avisado))",
          "(?:^|yo |antes |arriba |ya )(?:dije|afirmé|aseguré|había (?:dicho|afirmado)|he dicho)",
          "(?:escribí|anuncié|reporté|informé|puse)(?= que(?![a-z])|:|$)|di (?:[^\\s]+ ){1,5}?por (?:publicad|hech|programad|enviad)[oa]s?",
          "lo que (?:te |le )?(?:dije|escribí|conté|afirmé)",
          "mi (?:último |anterior |primer |última )?(?:mensaje|respuesta)(?: anterior)?(?= (?:decía|ponía|anterior|dije|puse|era|fue))|en mi (?:último|anterior|última) (?:mensaje|respuesta)|en mi (?:mensaje|respuesta) anterior",
        ],
        explains: [
          "(?:así|cómo) (?:funciona|funcionan|va|es)(?:[^\\uE000]{0,40}:$)|^cómo [^\\uE000:]{1,40}? ?(?:funciona|funcionan)|(?:funciona|funcionan) así",
          "(?:la|las) diferencias?(?=:| (?:es|entre|son))|(?:el|la) (?:principio|idea|mecanismo)(?=:| (?:es|de|del|detrás))",
          "en (?:dos|tres|cuatro|cinco|\\d) pasos:",
          "(?:lo que|qué) (?:pasa|ocurre|sucede) (?:al|cuando|en|durante)",
          "(?:en general|generalmente|normalmente|habitualmente|por lo general|en principio)",
          "(?:se|es|son) (?:[^\\s]+ )?primero|primero (?:se|es|son)",
        ],
        instructs: [
          "^(?:(?:y|luego|ahora|solo|simplemente|primero|por favor) ){0,2}(?:pulsa|pulse|pulsá|haz clic|haga clic|toca|toque|tocá|elige|elija|elegí|escoge|selecciona|seleccione|escribe|escriba|escribí|responde|responda|respondé|confirma|confirme|ejecuta|ejecute|activa|active|ve a|vaya a|entra en|entre en|abre (?:los |el |la )?(?:ajustes|configuración|menú|panel|pestaña)|dale a|dale al|presiona|presione|marca|marque)(?! \\uE000)",
        ],
        afterwards: [
          "(?:después(?: de eso)?|luego|entonces|a partir de (?:ahí|entonces|ese momento)|desde (?:ahí|ese momento|entonces)|tras eso|(?:un|unos|dos|tres) (?:minutos?|segundos?|instantes?) (?:después|más tarde)|al (?:minuto|instante))",
        ],
        unseen: [
          "(?:solo|sólo|únicamente) (?:para )?(?:ti|tú|usted|vos)|solo (?:lo|la) (?:ves|puedes ver)",
          "(?:nadie|ningún otro|ninguna otra)",
          "(?:no|nada|nunca|todavía no|aún no) (?:[^\\s]+ ){0,3}?(?:públic[oa]|publicad[oa]|visible|compartid[oa]|accesible)",
          "sin publicar|privad[oa]",
          "(?:solo|sólo) (?:en|es|una|la|como) (?:[^\\s]+ )?(?:vista previa|previa|preview)",
          "(?:otros|demás|extraños|comunidad) (?:[^\\s]+ )?no",
        ],
        mine: ["(?:tus?|sus?|vuestr[oa]s?)"],
        stands: ["(?:está|están|aparece|figura|quedó) (?:{w} ){0,2}?en"],
        on: [
          "(?:registrad|guardad)[oa]s?",
          "(?:activ[oa]s?|activad[oa]s?|programad[oa]s?|cread[oa]s?|puest[oa]s?|en marcha|list[oa]s?)",
        ],
        recurs: [
          "(?:ya|ahora) (?:corre|se ejecuta|funciona|arranca) (?:{w} ){0,2}?(?:cada|todos|todas|a diario)",
          "automati(?:cé|zamos|zad[oa]s?) (?:{w} ){0,3}?(?:informe|resumen|reporte|boletín|copia)",
          "(?:seguimiento|boletín|resumen) (?:{w} ){0,5}?(?:programad[oa]|agendad[oa]|activo|en (?:la )?cola|en el programador)",
          "(?:se ejecuta|corre|se envía|sale|funciona) (?:ahora )?automáticamente (?:cada|todos|todas)",
          "(?:informe|resumen|reporte|chequeo)\\w* (?:{w} ){0,3}?(?:está|quedó|fue|ha sido) (?:{w} ){0,2}?(?:programad[oa]|agendad[oa])",
        ],
      },
    ),
);
