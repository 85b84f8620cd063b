/** Spanish: how an agent says what it did. */
import { alternation } from "../../core/words.ts";
import type { WorkLanguage } from "../claim.ts";
import { lazyWork } from "./lazy.ts";
import { BUILD_TOOLS, CI, FORMAT_TOOLS, LINT_TOOLS, TEST_TOOLS, TYPE_TOOLS } from "./shared.ts";

const W = "(?![a-zà-ÿ])";
const B = "(?<![a-zà-ÿ])";

/** Said as done: he …ado, ha sido …ado, está …ado, …é, or the bare participle. */
const done = (stems: string, first = ""): string =>
  `(?:(?:${B}(?:he|hemos|ha|han|fue(?:ron)?|está|están|quedó|quedaron|queda|quedan|y|ya|también|ha sido|han sido|se ha|se han)${W} (?:[a-zà-ÿ]+ ){0,2}?|^(?:listo|hecho)?\\W*)(?:${stems})(?:[ao]s?)?${W}|^(?:[^\\s]+ ){1,3}(?:${stems})(?:[ao]s?)?(?: (?:con éxito|correctamente|sin (?:errores|problemas)))?$${first === "" ? "" : `|${B}(?:${first})${W}`})`;

export const SPANISH: WorkLanguage = lazyWork(
  {
    id: "es",
    script: /[a-z]{2}/i,
    words:
      /(?<![\p{L}\p{N}])(?:cuando|te|he|se|el|la|lo|los|las|una?|con|ahora|ningun[oa]|está|están|he|todas?|todos|para|que|del|por|se|ya|ningún|en|y|de|es|al|mi|tu|su|hay|está|al|lo|desplegado|listo)(?![\p{L}\p{N}])/giu,
  },
  () => ({
    joins:
      " (?:pero|porque|aunque|ya que|mientras|sino|así que) | y (?=(?:he |todo|todas|los |las |el |la |ya |no |ahora |ningún|pas|está|ejecut))",
    nouns: {
      tests: `${TEST_TOOLS}|${B}(?:pruebas?|tests?|suite|batería|casos de prueba|ejemplos)${W}`,
      lint: LINT_TOOLS,
      types: `${TYPE_TOOLS}|comprobación de tipos|verificación de tipos|${B}tipos${W}|tipado`,
      format: `${FORMAT_TOOLS}|formato`,
      build: `${BUILD_TOOLS}|compilación|${B}build${W}|construcción`,
      ci: `${CI}|integración continua`,
    },
    passes: alternation(`
    100 ?%|
    ${B}(?:pasan?|pasando|pasaron|pasó|pasado|superad[ao]s?|en verde|verdes?|éxito|exitos[ao]s?(?:mente)?|
    correctamente|limpi[ao]s?|compila|bien|ok|funcionan?|correct[ao]s?|concluid[ao] sin)${W}|también$|⊕|[✅✔🟢]
  `),
    clean: alternation(`
    ${B}(?:ningún|ninguna|sin|cero|0|no (?:hay|hubo|da|dio|encuentra|reporta|muestra|señala|detecta|arroja|
    quedan?|encontr[óé])) (?:ningún |ninguna |otr[oa]s? )?(?:errore?s?|fallos?|fallas?|problemas?|advertencias?|
    regresiones?|conflictos?|avisos)${W}(?: de (?:tipos?|lint|compilación))?|
    ${B}no (?:falla|fall[óo]|hay|queda|hubo)(?:n|ron)? (?:ningun[oa]|nada)(?: de ell[oa]s)?${W}|
    ${B}no (?:reporta|reportó|encuentra|encontró|señala|señaló|detecta|detectó|muestra|mostró|marca|
    marcó) nada${W}|${B}no (?:se queja|se quejó|protesta)${W}
  `),
    denies: `${B}${alternation(`
      aún|bloque\\w*|cancel\\w*|deneg\\w*|errore?s?|fall\\w*|imposible|interrump\\w*|nada|ni|ningun[oa]?|no|nunca|
      omit\\w*|rechaz\\w*|rot[oa]s?|sin|solamente|solo|sólo|tampoco|todavía
    `)}${W}`,
    fails: `${B}(?:fallan?|fallaron|falló|fallos?|fallas|errores?|roj[ao]s?|rompen?|no pasan?|se (?:cae|queja)|termina con)${W}`,
    excepts: `${B}(?:excepto|salvo|menos|a excepción|con la excepción|(?:el|los|las) (?:resto|demás|otr[ao]s)|todo lo demás)${W}`,
    mended: alternation(`
      (?:corregid[oa]|corregí|arreglad[oa]|arreglé|resuelt[oa]|resolví|solucionad[oa]|solucioné|reproducid[oa]|
      reproduje|eliminé|eliminad[oa])s? (?:el |la |los |las |un |una |ese |este |
      \\d+ ){0,2}(?:[a-zà-ÿ-]+ ){0,2}?(?:error|errores|fall[oa]s?|pruebas? (?:rotas?|que fallaban?))|
      (?:mensajes?|manejo|páginas?) de errore?s?|no (?:usad|utilizad)[oa]s?|sin (?:usar|uso|utilizar)
    `),
    unreal: `${B}${alternation(`
    antes de|asegúrate|asegúrese|cuando|deben?|debería\\w*|ejecuta|ejecute|haré|hay que|ojalá|para que|planeo|
    podría\\w*|\\p{L}{3,}(?:ar|ir|nd)ía(?:n|s|mos)?|por ejemplo|probablemente|puede\\w*|puedo|quiere|quieres|quizás?|será\\w*|sería|si|va a|vamos a|
    voy a
  `)}${W}`,
    conditions: `^(?:si|cuando|una vez que|en cuanto|antes de|hasta que|cada vez|siempre que|en caso)${W}`,
    others: `${B}${alternation(`
    alguien|colegas?|por (?:ti|usted)|tu (?:propia )?(?:ejecución|parte|lado)|(?:ejecut|corr|borr|elimin|sub|hic|lanz|pas|despleg|instal)(?:aste|iste)|has (?:\\p{L}+[ai]do)|compañer[oa]s?|el año pasado|el registro dice|enhorabuena|en tu (?:máquina|equipo)|
    felicidades|has (?:dicho|hecho|subido|ejecutado)|la documentación|la semana pasada|me alegr\\w*|qué bien|
    qué bueno|según(?! ‹(?:cmd|test|build|git|lint|types|deploy|install).›)|usted ha
  `)}${W}`,
    pronouns: `^(?:tod[ao]s?|ell[ao]s|est[ao]s|ahora|las \\d|los \\d|\\d|⊕|pasan?|resultado|ningún|0|ambas)`,
    rows: [
      [
        "commit",
        `${done("confirmad|commit(?:eado|ead|ted)|comiteado|comitead", "hice (?:el |un )?commit|he hecho (?:yo )?(?:el |un )?commit|commiteé|acabo de hacer commit")}|${B}commit${W} (?:‹|[0-9a-f]{7})`,
      ],
      [
        "push",
        done(
          "subid|pushead|enviad[oa] al remoto|empujad",
          "subí|acabo de (?:subir|hacer push)|hice (?:[a-z]+ y )?(?:el )?push|hice commit y push",
        ),
      ],
      [
        "pr",
        `${done("abiert|cread|enviad", "abrí|creé")}.{0,24}(?:pr|pull request|solicitud de)${W}|${B}(?:pr|pull request)${W}.{0,8}(?:está|queda|quedó)${W} (?:abiert|cread)[oa]`,
      ],
      [
        "tag",
        `${done("etiquetad|taggead", "etiqueté")}|${done("cread|añadid", "creé")}.{0,12}(?:tag|etiqueta)`,
      ],
      ["merge", done("fusionad|mergead|merged", "fusioné")],
      ["rebase", done("rebasad|rebase(?:ad)?")],
      ["deploy", done("desplegad|publicad|lanzad[oa] a|puest[oa] en producción", "desplegué|publiqué")],
      [
        "push",
        `${B}(?:cambios|commits?|rama|todo)${W}.{0,12}${B}(?:está|están|queda|quedan)${W} en (?:el remoto|origin|github|gitlab)`,
      ],
      ["deploy", `${done("aplicad", "apliqué")}.{0,16}${B}plan${W}|${B}plan${W}.{0,16}${done("aplicad")}`],
      [
        "deploy",
        `${done("reiniciad|escalad|revertid", "reinicié|escalé|revertí")}.{0,20}${B}(?:pods?|despliegue|réplicas?)${W}`,
      ],
      ["build", `${B}(?:volví a|acabo de) (?:compilar|construir)${W}`],
      ["build", `${B}(?:proyecto|código|paquete|módulo|todo) compila${W}|compila (?:⊕|bien|correctamente)`],
      [
        "verified",
        done(
          "verificad|probad|comprobad|confirmad que|validad|reproducid|revisad[oa] en|confirmé",
          "acabo de (?:probar|verificar|comprobar|validar)|verifiqué|probé|comprobé|validé|confirmé",
        ),
      ],
      ["install", done("instalad|reinstalad", "instalé|acabo de instalar")],
      [
        "delete",
        done("eliminad|borrad|quitad|retirad|limpiad|desinstalad|vaciad", "eliminé|borré|quité|limpié"),
      ],
      [
        "file",
        `${done("cread|escrit|generad|guardad|añadid|descargad|redactad|exportad|agregad", "creé|escribí|generé|guardé|añadí|agregué")}.*‹file.›|‹file.›.*${done("cread|escrit|generad|guardad|añadid")}`,
      ],
      [
        "change",
        alternation(`
          ${done("modificad|actualizad|corregid|refactorizad|renombrad|reemplazad|reescrit|movid|ajustad|implementad|arreglad|cambiad|añadid|configurad", "modifiqué|actualicé|corregí|refactoricé|renombré|arreglé|cambié|implementé|ajusté")}.*‹(?:file|word).›|
          ‹file.›.*${done("modificad|actualizad|corregid|reescrit")}
        `),
      ],
      [
        "up",
        `(?:servidor|servicios?|contenedor(?:es)?|pods?|api|aplicación|sitio|base de datos|clúster|réplicas?|endpoint)${W}.{0,20}?${B}(?:en marcha|corriendo|activ[oa]s?|list[oa]s?|san[oa]s?|en línea|arriba|responden?|disponibles?|levantad[oa]s?)${W}`,
      ],
      [
        "ran",
        done(
          "reiniciad|ejecutad|lanzad|corrid|iniciad|arrancad|medid|migrad|importad|llamad(?!as? (?:a|en|de|\\()|as?$|as? )|entrenad",
          alternation(`
          (?:acabo de|volví a) (?:ejecutar|correr|lanzar|iniciar|arrancar|medir|migrar|importar)|
          (?:actualicé|migré|inserté|importé|procesé) [\\d.,]+ (?:filas|registros)|arranqué|corrí|ejecuté|
          inicié|lancé|medí|reinicié
        `),
        ),
      ],
      [
        "ran",
        `(?:servidor|servicio|contenedor)${W}.{0,10}(?:está (?:en marcha|corriendo|activo)|arrancad)|script${W}.{0,20}(?:terminó|finalizó)`,
      ],
    ],
    tails: "",
    works: alternation(`
    ${B}(?:compila|arranca|carga|responde|funciona)(?: ya| ahora| de nuevo)?$|
    ${B}(?:está|están|quedó|quedaron|queda|quedan) (?:ya |ahora )?(?:list[oa]s?|publicad[oa]s?|desplegad[oa]s?|
    en producción|en línea|configurad[oa]s?|resuelt[oa]s?)${W}|
    ^(?:el |la |los |las )?\\p{L}+ (?:fue |fueron |está |quedó |se )?\\p{L}{2,}(?:ad|id)[oa]s?(?:$| )|
    ^(?:\\p{L}+ ){1,3}(?:completad[oa]s?|terminad[oa]s?|finalizad[oa]s?|publicad[oa]s?|hech[oa]s?)$
  `),
    acts: alternation(`
      ${B}(?:ya )?(?:he|hemos) (?:ya )?(?!le[íi]do|visto|mirado|revisado|encontrado|buscado|pensado|comparado|
      contado|analizado|dicho|escrito|hecho|puesto|estado|tenido|podido|querido|supuesto|asumido|explicado|
      listado|comentado|mencionado|indicado|señalado|informado|resumido|propuesto|entendido|decidido|dejado|considerado)\\p{L}{2,}(?:ado|ido|sto|cho|rto)${W}|
      ^(?:ya )?(?!caché|café|comité|qué|aquí|ahí|allí|así|coment|mencion|indiqu|señal|inform|dije|ejecut|corr|consult|revis|mir|busqu|encontr|analic|compar|cont|pens|consider|expliqu|list|dej|us|logr|intent|
      detect|identifiqu|not|observ|supus|asum|le[íi]|v[ií]|entend|decid|resum|prefer|escrib|le |la |me |
      te )\\p{L}{3,}(?:é|í)${W}
    `),
    whole:
      "(?:toda la|la) (?:suite|batería) (?:completa|entera|de pruebas completa)|toda la (?:suite|batería)|todos los (?:paquetes|módulos|proyectos|crates|servicios)",
    earlier: `${B}(?:antes|anteriormente|hace un momento|previamente|al principio|originalmente|en el paso anterior|habían?)${W}`,
    about: `${B}(?:unos|unas|aproximadamente|alrededor de|casi|más de|cerca de)${W}|~`,
    prints: "salida|resultado|imprime|muestra|devuelve|imprimió",
    narrates: [
      [
        ["test", "run"],
        "(?:estoy (?:ejecutando|corriendo|lanzando)|ejecuto|ejecutando|corriendo|lanzo)[^.]{0,24}(?:pruebas|tests?|suite|‹test.›)",
      ],
      [["commit"], "(?:estoy )?(?:haciendo (?:el )?commit|confirmando los cambios)"],
      [["push"], "(?:estoy )?(?:subiendo|haciendo push)"],
      [["deploy", "publish"], "(?:estoy )?(?:desplegando|publicando)"],
      [["install"], "(?:estoy )?instalando"],
      [["build"], "(?:estoy )?(?:compilando|construyendo)"],
      [["delete", "uninstall"], "(?:estoy )?(?:eliminando|borrando|limpiando)"],
      [
        ["write"],
        "(?:estoy )?(?:corrigiendo|escribiendo|creando|modificando|actualizando|refactorizando|implementando|añadiendo|arreglando|generando)",
      ],
      [
        ["run", "look"],
        "(?:estoy )?(?:ejecutando|iniciando|revisando|analizando|investigando|arrancando|descargando|comprobando)",
      ],
    ],
    moment: `${B}(?:ahora(?: mismo)?|en este momento|ya mismo|de inmediato|inmediatamente|un momento|espera|enseguida|en segundo plano)${W}|…|\\.\\.\\.`,
    begins: `^(?:ok|vale|claro|perfecto|entendido|por supuesto|de acuerdo|sí|muy bien)?[¡!\\s,.–-]*${alternation(`
        comienzo|déjame (?:ver|revisar|mirar|comprobar)|empiezo|en ello|enseguida|estoy en ello|manos a la obra|
        me pongo a ello|un momento|voy a (?:empezar|comenzar|revisar|ejecutar|crear|arreglar)
      `)}`,
    promises: `${B}(?:(?:te|le|os) ${alternation(`
    alertaré|avisare|avisaré|aviso|confirmo|contaré|cuento|digo|diré|enviaré|envío|escribiré|escribo|informaré|
    informo|lo recordaré|lo recuerdo|mando|mantendré|mantengo|notificaré|notifico|recordaré|recuerdo
  `)}|(?:vigilaré|monitorizaré|monitorearé|estaré pendiente|volveré con|daré seguimiento))${W}`,
    cue: `${B}${alternation(`
    acabe|a las \\d|al tanto|al terminar|apenas|cada|cuando|después|en \\d+|en cuanto|
    en (?:una|dos|unos) (?:minutos?|horas?)|esta noche|informad[oa]|luego|mañana|más tarde|pronto|
    si (?:algo|hay|se|surge|aparece|falla|ocurre)|tan pronto|termine|todos los|una vez
  `)}${W}`,
    yours: `(?:cuando|en cuanto|una vez que|si|apenas)[^,.]{0,10}${B}(?:me|tú|usted|quieras|necesites|envíes|tengo|tenga)${W}|la próxima vez`,
    honest: `(?<![\\p{L}])(?:no|sin|nada|tampoco|ningun[oa]?|imposible)[^.]{0,40}(?:ejecut|prob|verific|compil|corr|comprob|prueba)|sin (?:probar|verificar)|solo (?:he )?leíd`,
  }),
);
