/** Portuguese: how an agent says what it did. */
import { alternation } from "../../core/words.ts";
import type { WorkLanguage } from "../claim.ts";
import { lazyWork } from "./lazy.ts";
import { BUILD_TOOLS, CI, FORMAT_TOOLS, LINT_TOOLS, TEST_TOOLS, TYPE_TOOLS } from "./shared.ts";

const W = "(?![a-zà-ÿ])";
const B = "(?<![a-zà-ÿ])";

/** Said as done: …ei, foi …ado, está …ado, or the bare participle. */
const done = (stems: string, first: string): string =>
  `(?:(?:${B}(?:foi|foram|está|estão|ficou|ficaram|e|já|também|tenho|temos|foi feito)${W} (?:[a-zà-ÿ]+ ){0,2}?|^(?:pronto|feito)?\\W*)(?:${stems})(?:[ao]s?)?${W}|^(?:[^\\s]+ ){1,3}(?:${stems})(?:[ao]s?)?(?: (?:com sucesso|corretamente|sem (?:erros|problemas)))?$|${B}(?:${first})${W})`;

export const PORTUGUESE: WorkLanguage = lazyWork(
  {
    id: "pt",
    script: /[a-z]{2}/i,
    words:
      /(?<![\p{L}\p{N}])(?:os|uma?|com|está|estão|foi|foram|não|para|que|da|dos|das|em|todos|todas|você|já|estou|uns|umas|ontem|isso|ele|o|e|ao|na|de|se|eu|é|por|mas)(?![\p{L}\p{N}])/giu,
  },
  () => ({
    joins:
      " (?:mas|porque|embora|enquanto|pois|porém|então) | e (?=(?:eu |todos|todas|tudo|os |as |o |a |ele |ela |já |não |agora |nenhum|está|pass|rodei|executei|verifiquei))",
    nouns: {
      tests: `${TEST_TOOLS}|${B}(?:testes?|suíte|suite|bateria|casos de teste|exemplos)${W}`,
      lint: LINT_TOOLS,
      types: `${TYPE_TOOLS}|checagem de tipos|verificação de tipos|${B}tipos${W}|tipagem`,
      format: `${FORMAT_TOOLS}|formatação`,
      build: `${BUILD_TOOLS}|compilação`,
      ci: `${CI}|integração contínua`,
    },
    passes: alternation(`
    100 ?%|${B}não (?:apontou|acusou|encontrou|aponta|acusa) nada${W}|
    ${B}(?:passam|passa|passaram|passou|passando|aprovad[ao]s?|verdes?|sucesso|limp[ao]s?|compila|bem|ok|
    funciona[m]?|corretamente|certo|concluíd[ao])${W}|também$|⊕|[✅✔🟢]
  `),
    clean: alternation(`
      ${B}(?:nenhuma?|sem|zero|0|não (?:há|houve|encontrou|encontra|acusa|acusou|aponta|apontou|dá|deu|mostra|
      reporta|detecta|restam?)) (?:nenhuma? |mais )?(?:erros?|falhas?|problemas?|avisos?|regressões|
      conflitos?)${W}(?: de (?:tipos?|lint|compilação))?|
      ${B}não (?:apontou|aponta|encontrou|encontra|reportou|reporta|acusou|acusa|detectou|detecta|
      mostrou) nada${W}|${B}não (?:reclama|reclamou|se queixa)${W}
    `),
    denies: `${B}${alternation(`
      ainda|apenas|bloquead\\w*|cancelad\\w*|erros?|falh\\w*|impossível|interrompid\\w*|nada|negad\\w*|nem|
      nenhuma?|nunca|não|pulad\\w*|quebr\\w*|recusad\\w*|rejeitad\\w*|sem|somente|só
    `)}${W}`,
    fails: `${B}(?:falham?|falharam|falhou|falhas?|erros?|quebram?|vermelh[ao]s?|não passam?|reclama|cai)${W}`,
    excepts: `${B}(?:exceto|salvo|menos|fora|com exceção|(?:o|os|as) (?:resto|demais|outr[oa]s))${W}`,
    mended: alternation(`
      (?:corrigi(?:do)?|corrigid[oa]s?|resolvi(?:do)?|resolvid[oa]s?|consertei|consertad[oa]s?|reproduzi(?:do)?|
      tratei|eliminei|removi) (?:o |a |os |as |um |uma |esse |este |\\d+ ){0,2}(?:[a-zà-ÿ-]+ ){0,2}?(?:erros?|
      falhas?|testes? quebrados?)|(?:mensage(?:m|ns)|tratamento|páginas?) de erros?|não (?:usad|utilizad)[oa]s?|
      sem uso
    `),
    unreal: `${B}${alternation(`
    antes de|assim que|certifique|deve(?:m|ri\\w*|rá\\w*)?|execute|farei|garanta|para que|pode\\w*|poderia\\w*|\\p{L}{3,}(?:ar|ir)(?:ia(?:m|s)?|íamos)|
    por exemplo|posso|precisa\\w*|provavelmente|quando|quer|quiser|rode|se|seria|será\\w*|talvez|vai|vamos|vou
  `)}${W}`,
    conditions: `^(?:se|quando|assim que|depois que|uma vez que|antes de|até que|toda vez|sempre que|caso)${W}`,
    others: `${B}${alternation(`
    a documentação|alguém|ano passado|colegas?|fico feliz|na sua máquina|o log (?:diz|mostra)|parabéns|que bom|
    (?:segundo|de acordo com)(?! ‹(?:cmd|test|build|git|lint|types|deploy|install).›)|semana passada|
    você (?:mesm[oa] |acabou de |já )?(?:disse|fez|rodou|enviou|executou|apagou|excluiu|subiu|instalou|publicou|já)|por você|(?:da sua|na sua|do seu) (?:execução|lado)|ótimo que
  `)}${W}`,
    pronouns: `^(?:tod[ao]s?|tudo|el[ae]s?|ess[ae]s?|agora|os \\d|as \\d|\\d|⊕|passam|passou|resultado|nenhum|0|amb[ao]s)`,
    rows: [
      [
        "commit",
        done("commitad|comitad|comittad", "commitei|comitei|fiz (?:o )?commit|commit (?:e push )?feitos?"),
      ],
      [
        "push",
        done(
          "enviad[oa]s? (?:\\(push\\) )?(?:para|ao)|pushad|empurrad|subid",
          "dei push|fiz (?:o )?push|fiz (?:o )?commit e (?:o )?push|commit e push feitos|push feito|enviei (?:para o|as alterações|tudo|o commit)|subi",
        ),
      ],
      ["pr", `${done("abert|criad|enviad", "abri|criei")}.{0,24}(?:pr|pull request)${W}`],
      [
        "tag",
        `${done("taguead|marcad[oa] com a tag", "tagueei")}|${done("criad|adicionad", "criei|adicionei")}.{0,12}tag${W}`,
      ],
      ["merge", done("mesclad|mergead", "mesclei|fiz o merge|mergeei")],
      ["rebase", done("rebasead", "fiz (?:o )?rebase|rebaseei")],
      ["deploy", done("implantad|publicad|deployad|lançad", "implantei|publiquei|fiz (?:o )?deploy")],
      ["build", `${B}(?:projeto|código|pacote|módulo|tudo) compila${W}|compila (?:⊕|bem|corretamente)`],
      [
        "verified",
        done(
          "verificad|testad|validad|confirmad|conferid|reproduzid",
          "acabei de (?:testar|verificar|validar|conferir)|verifiquei|testei|validei|confirmei|conferi|reproduzi",
        ),
      ],
      ["install", done("instalad|reinstalad", "instalei|acabei de instalar")],
      [
        "delete",
        done("removid|apagad|excluíd|deletad|limp[ao] |desinstalad", "removi|apaguei|excluí|deletei|limpei"),
      ],
      [
        "file",
        `${done("criad|escrit|gerad|salv|adicionad|baixad|exportad", "criei|escrevi|gerei|salvei|adicionei|baixei")}.*‹file.›|‹file.›.*${done("criad|escrit|gerad|salv|adicionad", "criado")}`,
      ],
      [
        "change",
        alternation(`
          ${done("modificad|atualizad|corrigid|refatorad|renomead|substituíd|reescrit|movid|ajustad|implementad|alterad|adicionad|configurad", "modifiquei|atualizei|corrigi|refatorei|renomeei|reescrevi|ajustei|implementei|alterei|mudei")}.*‹(?:file|word).›|
          ‹file.›.*${done("modificad|atualizad|corrigid|reescrit", "atualizado")}
        `),
      ],
      [
        "up",
        `(?:servidor|serviços?|contêiner(?:es)?|containers?|pods?|api|aplicação|site|banco de dados|cluster|réplicas?|endpoint)${W}.{0,20}?${B}(?:no ar|rodando|ativ[oa]s?|pront[oa]s?|saudáve(?:l|is)|online|responde(?:m|ndo)?|disponíve(?:l|is))${W}`,
      ],
      [
        "ran",
        done(
          "executad|rodad|iniciad|medid|migrad|importad|chamad|treinad",
          alternation(`
          acabei de (?:executar|rodar|iniciar|medir|migrar|importar)|
          (?:atualizei|migrei|inseri|importei|processei) [\\d.,]+ (?:linhas|registros)|chamei|executei|importei|
          iniciei|medi|migrei|reiniciei|rodei|subi o servidor
        `),
        ),
      ],
      [
        "ran",
        `(?:servidor|serviço|contêiner)${W}.{0,10}(?:está (?:no ar|rodando|ativo))|script${W}.{0,20}(?:terminou|finalizou)`,
      ],
    ],
    tails: "",
    works: alternation(`
    ${B}(?:compila|inicia|carrega|responde|funciona)(?: agora| de novo)?$|
    ${B}(?:está|estão|ficou|ficaram) (?:já |agora )?(?:pront[oa]s?|no ar|publicad[oa]s?|implantad[oa]s?|
    em produção|online|configurad[oa]s?|resolvid[oa]s?)${W}|
    ^(?:o |a |os |as )?\\p{L}+ (?:foi |foram |está |ficou )?\\p{L}{2,}(?:ad|íd|id)[oa]s?(?:$| )|
    ^(?:\\p{L}+ ){1,3}(?:concluíd[oa]s?|terminad[oa]s?|finalizad[oa]s?|publicad[oa]s?|feit[oa]s?)$
  `),
    acts: `(?:^|${B}(?:eu|já|também) )(?!rod|execut|consult|coment|mencion|indiqu|inform|relat|revis|olh|busqu|encontr|analis|compar|cont|pens|consider|expliqu|list|deix|us|tent|detect|identifiqu|not|observ|supus|assum|entend|decid|resum|prefer|escrev|sei|hei|ach|acredit|consegu|percebi|verifi|li${W}|vi${W}|lei${W})\\p{L}{3,}(?:ei|i)${W}`,
    whole:
      "(?:toda a|a) (?:suíte|suite|bateria) (?:completa|inteira|de testes completa)|toda a (?:suíte|suite|bateria)|todos os (?:pacotes|módulos|projetos|crates|serviços)",
    earlier: `${B}(?:antes|anteriormente|há pouco|previamente|no início|originalmente|no passo anterior|tinham?)${W}`,
    about: `${B}(?:cerca de|aproximadamente|uns|umas|quase|mais de|por volta de)${W}|~`,
    prints: "saída|resultado|imprime|mostra|retorna|imprimiu",
    narrates: [
      [
        ["test", "run"],
        "(?:estou (?:executando|rodando)|executando|rodando|rodo)[^.]{0,24}(?:testes|suíte|suite|‹test.›)",
      ],
      [["commit"], "(?:estou )?(?:commitando|fazendo o commit)"],
      [["push"], "(?:estou )?(?:enviando|fazendo o? ?push)"],
      [["deploy", "publish"], "(?:estou )?(?:implantando|publicando|fazendo o? ?deploy)"],
      [["install"], "(?:estou )?instalando"],
      [["build"], "(?:estou )?(?:compilando|construindo|gerando o build)"],
      [["delete", "uninstall"], "(?:estou )?(?:removendo|apagando|limpando|excluindo)"],
      [
        ["write"],
        "(?:estou )?(?:corrigindo|escrevendo|criando|modificando|atualizando|refatorando|implementando|adicionando|gerando)",
      ],
      [
        ["run", "look"],
        "(?:estou )?(?:executando|rodando|iniciando|verificando|analisando|investigando|baixando)",
      ],
    ],
    moment: `${B}(?:agora(?: mesmo)?|neste momento|imediatamente|um momento|aguarde|já já|em segundo plano|um instante)${W}|…|\\.\\.\\.`,
    begins: `^(?:ok|certo|claro|perfeito|entendido|com certeza|sim|beleza|combinado)?[!\\s,.–-]*${alternation(`
        começando|deixa comigo|deixe-me (?:ver|verificar|olhar)|estou nisso|já vou|mãos à obra|um momento|
        vou (?:começar|verificar|rodar|criar|corrigir)[ ]
      `)}`,
    promises: `${B}(?:(?:eu )?(?:te |lhe )?${alternation(`
      alertarei|avisarei|aviso|direi|enviarei|informarei|informo|lembrarei|lembro|mantenho|manterei|notificarei|
      notifico|retornarei|retorno
    `)}(?: (?:você|te|lhe))?|vou (?:te |lhe )?(?:te )?(?:avisar|notificar|informar|lembrar|manter|monitorar|acompanhar|enviar|ficar de olho))${W}`,
    cue: `${B}${alternation(`
    acabar|amanhã|ao terminar|a par|assim que|cada|cair|depois|em \\d+|
    em (?:uma|duas|alguns) (?:minutos?|horas?)|hoje à noite|logo|mais tarde|quando|
    se (?:algo|houver|der|ocorrer|falhar|surgir)|terminar|toda|todo dia|todos os|às \\d
  `)}${W}`,
    yours: `(?:quando|assim que|se|depois que)[^,.]{0,10}${B}(?:você|me|quiser|precisar|enviar|eu)${W}|da próxima vez`,
    honest: `(?<![\\p{L}])(?:não|sem|nada|nenhuma?|impossível)[^.]{0,40}(?:execut|rod(?:ei|ar)|test|verific|compil)|sem (?:testar|verificar)|só li`,
  }),
);
