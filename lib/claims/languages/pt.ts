/** Portuguese: how an agent says that it published, posted or scheduled something. */
import { alternation } from "../../core/words.ts";
import type { Language } from "../claim.ts";
import { lazyLanguage } from "./lazy.ts";
import { widened } from "./wide.ts";

export const PORTUGUESE: Language = lazyLanguage(
  {
    id: "pt",
    script: new RegExp(
      `[ãõçáéíóúâê]|\\b${alternation(`
        acabei|botei|joguei|larguei|agendamento|finalizad[oa]|estreou|estrearam|ativ[oa]|aviso|cada|vigia|monitoramento|fila|agendad[oa]|agendei|agora|ativad[oa]|ativei|atualizad[oa]|coloquei|comentei|compartilhe|
        compartilhei|configurad[oa]|configurei|corrigid[oa]|criad[oa]|criei|erro|está|feito|ficou|foi|
        implantad[oa]|isso|jogo|lancei|lembrete|no ar|painel|para|postei|postou|pront[oa]|publicou|publiquei|
        (?:re)?publicad[oa]s?|respondi|seu|seus|sua|suas|subi|tarefa|terminei|um|uma|voltou|postad[oa]s?|compartilhad[oa]s?|fiz|loja|foram|dos|alertas?
      `)}\\b`,
      "i",
    ),
    feed: "coment[^\\s]{0,12} (?:[^\\s]{1,24} ){0,2}?(?:no|na|em|abaixo d[ao]) (?:post|tópico|publicação|fio|anúncio) d|coment[^\\s]{0,12} (?:[^\\s]{1,24} ){0,2}?(?:no|na|em) (?:post|thread|tópico|publicação|fio|anúncio)(?: del[ae]|(?=[.!,]|$))|respond[^\\s]{1,4} (?:[^\\s]{1,24} )?(?:comentário|(?:embaixo|abaixo) d[oae])(?!.*(?:revis|código|PR))",
    stems: () =>
      new RegExp(
        alternation(`
        resumo|abert[oa]s? (?:para|à)|abri|automatiz|monitor|vigi|agendamento|estre|na fila|agendador|backup|boletim|produção|
automatic|automát|visíve|
        agend|alarm|alert|ao vivo|ativ|aviso|coloc|coloqu|coment|compartilh|comunidade|configur|cron|deploy|
        dispon|implant|lanc|lanç|lembr|link|monitor|[na]o ar|notific|online|post|program|p[uú]bli|qualquer|
        respond|subi|taref
      `),
        "i",
      ),
  },
  () =>
    widened(
      {
        slots: {
          and: "(?:e|mas|além disso|também|então|depois) ",
          but: "(?:mas|porém|agora|na verdade|sim|em vez disso|então|enquanto isso)(?![a-záâãàéêíóôõúç])",
          w: "(?!(?:não|nunca|se|quando|que|está|estão|foi|foram|será|serão|nada|nenhum|nenhuma|sem|por|eu|nós|ficou|já)(?![a-záâãàéêíóôõúç]))[^\\s]+",
          adv: `(?:${alternation(`
        agora|automaticamente|bem|com sucesso|corretamente|de novo|devidamente|efetivamente|enfim|finalmente|já|
        novamente|oficialmente|publicamente|recentemente|recém|sido|também|todas?|todos?|totalmente
      `)} ){0,4}`,
          i: "(?:eu |nós |também |já |a gente ){0,3}",
          det: alternation(`
        amb[oa]s|as?|as duas|dois|duas|ess[ea]s?|est[ea]s?|nov[oa]s?|
        (?:o |a |os |as )?(?:seus?|suas?|meus?|minhas?|noss[oa]s?|teus?|tuas?)|os?|os dois|tod[oa]s?(?: [oa]s?)?|
        uma?
      `),
          page: alternation(`
        alterações|api|aplicativos?|aplicaç(?:ão|ões)|apps?|artigo|blogs?|bot|calculadoras?|calendário|cardápio|
        catálogos?|coleç(?:ão|ões)|conteúdo|convite|currículo|dashboards?|demos?|diário|editor|enquetes?|
        ferramentas?|formulários?|galerias?|gerador|gráfico|guia|jogos?|landing(?: page)?|lista|lojas?|mapas?|
        mudanças|mural|painel|painéis|pesquisas?|planejador(?:es)?|portfólios?|preview|projetos?|prévia|páginas?|
        questionário|quiz|rastreador|receitas|relatórios?|roleta|serviço|simulador|sites?|temporizador|trabalho|
        vers(?:ão|ões)|websites?
      `),
          np: alternation(`
        amb[oa]s|as duas|{det} \\uE002|
        (?:{det} )?(?:{w} ){0,3}?{page}(?: (?:de|do|da|dos|das|para|com|sobre|em|
          web)(?: {w}){1,5}?)?(?: {w}){0,2}?|os dois|(?:o seu|a sua|seu|sua|noss[oa])(?: {w}){1,5}?|tudo
      `),
          be: `(?: ${alternation(`
        acaba de ser|acabaram de ser|acabou de ser|agora está|agora é|continua|encontra-se|está|estão|ficaram|
        ficou|foi|foram|já está|já estão|já foi|já é|segue|são|tá|é
      `)})`,
          sobj: alternation(`
        vigias?|vigilância|atualização(?= (?:d[ae]s?|diária|semanal|automática))|cópia de segurança|monitor|
agendamentos?|alarmes?|alertas?|automaç(?:ão|ões)|avisos?|backups?|cron(?: job)?|cronjobs?|job|lembretes?|
        monitoramentos?|notificaç(?:ão|ões)|relatório (?:diário|semanal)|resumo (?:diário|semanal|matinal)|rotina|
        tarefas?(?: (?:agendadas?|diárias?|recorrentes?|semanais|semanal|automáticas?|cron))?|temporizador
      `),
          did: alternation(`
        adicionad[oa]s?|agendad[oa]s?|ativad[oa]s?|ativ[oa]s?|atualizad[oa]s?|cadastrad[oa]s?|configurad[oa]s?|
        criad[oa]s?|definid[oa]s?|em execução|feit[oa]s?|funcionando|habilitad[oa]s?|iniciad[oa]s?|marcad[oa]s?|
        no lugar|programad[oa]s?|pront[oa]s?|reagendad[oa]s?|registrad[oa]s?|rodando|salv[oa]s?
      `),
          post: "(?:publicaç(?:ão|ões)|posts?|postage(?:m|ns)|threads?|comentários?|respostas?|mensage(?:m|ns)|anúncios?|apresentação)",
          end: "(?![a-záâãàéêíóôõúç])",
          coded:
            ".*(?:(?:^|\\s)(?:ao|à|aos|às|no|na|nos|nas) (?:(?:seu|sua|meu|minha) )?(?:{w} )?(?:{page}|lista|interface|código|repositório|readme|arquivo|componente|módulo)|(?:tabelas?|esquema|modelo|função|funcionalidade|suporte|opção|botão|lista) (?:de|a|com) |(?:^|\\s)(?!{sobj}|par|série|total)[^\\s]+ d(?:e|os|as) {sobj})",
        },
        claims: [
          {
            id: "pt.publish",
            kind: "publish",
            verbs:
              "p[uú]blic|publiqu|implant|lan[çc]|[na]o ar|online|vivo|comunidade|acess|dispon|abert|visív|deploy|pode",
            patterns: [
              `^{i}{adv}${alternation(`
            acabei de publicar|consegui publicar|fiz a publicação|fiz o deploy|implantamos|implantei|publicamos|
            publiquei|republiquei|terminei de publicar|voltei a publicar
          `)}{end}`,
              "^{i}{adv}(?:lancei|subi|coloquei|botei|pus|tornei|deixei|compartilhei|colocamos|lançamos|tornamos|subimos|enviei|acabei de (?:colocar|lançar|subir))(?: {w}){0,6}? (?:no ar|online|ao vivo|(?:como |em modo )?públic[oa]s?|em produção|(?:à|a|na|com a|para a) comunidade|disponível para todos|abert[oa] ao público){end}",
              `^{np}{be} {adv}${alternation(`
            abert[oa]s? (?:ao público|a todos)|acessíve(?:l|is) (?:para|a) (?:todos|todo mundo|qualquer)|ao ar|
            ao vivo|colocad[oa]s? no ar|compartilhad[oa]s? (?:com|na) (?:a )?comunidade|
            disponíve(?:l|is) (?:para (?:todos|todo mundo|qualquer (?:um|pessoa)|o público)|publicamente)|
            em produção|implantad[oa]s?|lançad[oa]s?|na comunidade|no ar|online|publicad[oa]s?|públic[oa]s?|
            republicad[oa]s?|visíve(?:l|is) para (?:todos|qualquer)
          `)}{end}`,
              "^{adv}(?:(?:corrigid[oa]s?|atualizad[oa]s?|ajustad[oa]s?|revisad[oa]s?) e )?(?:publicad[oa]s?|republicad[oa]s?|implantad[oa]s?|lançad[oa]s?|no ar)(?:$|[!.\\uE000]| (?:em|no|na|com sucesso|e|aqui|já|seu|sua|o|a|sob|para|sem)(?= |$))",
              "^{np} {adv}(?:publicad[oa]s?|implantad[oa]s?|no ar)(?:$|[!.]| (?:em|no|na|com|corretamente|já)(?= ))",
              "^(?:a |o |sua )?(?:publicação|implantação|deploy|lançamento)(?:{be})? {adv}(?:complet[oa]|concluíd[oa]|bem-sucedid[oa]|realizad[oa]|terminad[oa]|finalizad[oa]|pront[oa]|feit[oa]|com sucesso){end}",
              "^(?:a )?visibilidade(?:{be})? {adv}(?:alterad|definid|mudad|colocad|configurad)?[ao]? ?(?:para |como |em )?públic[oa]{end}",
              "^(?:{w} ){1,7}?{w}{be} {adv}(?:publicad[oa]s?|compartilhad[oa]s?|enviad[oa]s?|implantad[oa]s?) (?:na|com a|para a|à) comunidade{end}",
              "^\\uE003 ?(?:publicar|implantar|lançar|compartilhar)(?: {w}){0,6}?",
              "^(?:agora |já )(?:qualquer (?:um|pessoa)|todo mundo|todos) (?:já )?(?:pode|podem) (?:ver|acessar|abrir|visitar|entrar)",
            ],
            linked: [
              "^{adv}(?:publicad[oa]s?|republicad[oa]s?|no ar|online|ao vivo|implantad[oa]s?|públic[oa]|disponível):?(?:$| )",
              "^(?:{w} ){0,6}?{w}{be} {adv}(?:disponíve(?:l|is)|pront[oa]s?|ativ[oa]s?|acessíve(?:l|is)|hospedad[oa]s?|publicad[oa]s?|no ar|online|ao vivo|funcionando|aqui|abert[oa]|em)",
              "^(?:já )?(?:está|estão|ficou|foi|tá) {adv}(?:publicad[oa]s?|no ar|online|ao vivo|disponíve(?:l|is)|implantad[oa]s?|ativ[oa]s?|pront[oa])",
              "^aqui (?:está|vai|tem|estão)",
              "^(?:já )?(?:você |vocês |qualquer um |todos )?(?:pode|podem|dá para) (?:já )?(?:ver|visitar|acessar|abrir|compartilhar|usar|testar|conferir)",
              "^(?:o |seu )?(?:link|endereço|url)(?: {w}){0,2}? públic[oa]",
              "^{i}(?:coloquei|subi|lancei|deixei|fiz|hospedei|botei)",
            ],
            adjacent: [
              "^{adv}(?:(?:tudo )?(?:pronto|pronta|prontinho|feito|terminado|concluído)|{i}(?:terminei|concluí))[!:.]?$",
            ],
          },
          {
            id: "pt.post",
            kind: "post",
            verbs: "post|public|publiqu|coment|respond|compartilh|anunci|tuit|{feed}|escrev|deix|envia",
            patterns: [
              "^{i}{adv}(?:postei|publiquei|comentei|respondi|compartilhei|anunciei|postamos|publicamos|escrevi|deixei|tuitei)(?: {w}){0,8}? (?:no|na|em|ao) (?:{feed}|(?:post|thread|feed|fórum|tópico)|publicação|\\uE000)",
              "^{i}{adv}(?:postei|comentei|respondi|acabei de postar){end}",
              "^{i}{adv}(?:mandei|joguei|soltei)(?: {w}){0,6}? (?:pro|para o|pra o|no) {feed}{end}",
              "^(?:{det} )?(?:{w} ){0,3}?{post}(?: (?:de|do|da|sobre|para|no|na)(?: {w}){1,5}?)?{be} {adv}(?:publicad[oa]s?|postad[oa]s?|no ar|online|enviad[oa]s?|no {feed}|visível){end}",
              "^{adv}(?:publicad[oa]s?|postad[oa]s?|compartilhad[oa]|comentado|respondido|enviad[oa]|anunciad[oa])(?: {w}){0,5}? (?:no|na|em|ao) (?:{feed}|feed|fórum)",
              "^{adv}(?:postad[oa]|comentado|respondido)(?:$|[!:.\\uE000]| )",
              "^(?:{det} )?(?:{w} ){0,2}?{post} (?:no {feed} )?(?:publicad[oa]s?|criad[oa]s?|enviad[oa]s?|feit[oa]s?){end}",
              "^(?=.*(?:{feed}|\\uE000))(?:{w} ){1,7}?(?:acabou|acaba) de (?:sair|aparecer){end}",
              "^(?:o|a|os|as|seu|sua|seus|suas) (?!.*(?:conta|perfil))(?:{w} ){0,4}?{w}{be} {adv}no {feed}{end}",
              "^(?=.*{feed})(?:{w} ){1,7}?{w}{be} {adv}(?:publicad[oa]s?|postad[oa]s?|compartilhad[oa]s?|anunciad[oa]s?|enviad[oa]s?){end}",
              "^\\uE003 ?(?:postar|comentar|responder|publicar)(?: {w}){0,6}? (?:no )?{feed}",
            ],
            linked: [
              "^{adv}(?:publicad[oa]s?|enviad[oa]s?|compartilhad[oa]s?|pront[oa])(?:$|[!:.]| )",
              "^{i}{adv}(?:publiquei|compartilhei|deixei|escrevi|criei|fiz|respondi|comentei|acabei de (?:responder|comentar|publicar|postar))",
            ],
          },
          {
            id: "pt.schedule",
            kind: "schedule",
            verbs:
              "lembrete|alert|alarme|aviso|tarefa|cron|notific|automa|monitor|resumo|relatório|tempor|agend|program|rotina|backup|job",
            patterns: [
              "^(?:(?:{det} )?(?:{w} ){0,3}?{sobj}(?: (?:d[eao]s?|para|sobre|que|com|às|diári[oa]|semanal|mensal|matinal|a cada)(?: {w}){0,6}?)?){be} {adv}{did}{end}",
              "^(?:(?:{det} )?(?:{w} ){0,2}?{sobj}(?: (?:de|do|da|para|diári[oa]|semanal)(?: {w}){0,5}?)?) {adv}{did}(?:$|[!:.]| (?:para|às|a|cada|com|em|e|desde|todo|toda)(?= ))",
              `^{i}{adv}(?!{coded})${alternation(`
            acabei de (?:criar|configurar|agendar|programar)|adicionei|agendamos|agendei|ativei|cadastrei|
            coloquei|configuramos|configurei|criamos|criei|defini|deixei|habilitei|iniciei|marquei|programei|
            reagendei|registrei
          `)}(?: {w}){0,6}? {sobj}`,
              "^{i}{adv}(?:agendei|programei|reagendei){end}(?! (?:{w} ){0,3}?(?:reunião|chamada|consulta|entrevista))",
              "^(?:criad[oa]|configurad[oa]|agendad[oa]|ativad[oa])(?: {w}){0,5}? {sobj}",
              "^{adv}(?:agendad[oa]s?|programad[oa]s?)(?:$|[!.]| (?:para|às|a cada)(?= ))",
              "^\\uE003 ?(?:agendar|criar|configurar|ativar|programar)(?: {w}){0,6}? {sobj}",
            ],
          },
        ],
        subject: "^(?:eu |nós |{det} |já |tudo )",
        others:
          "\\b(?:é|são) [oa]s? d[oae] [A-Z]|\\b(?:el|la) de [A-Z]|^(?:[Ee]le|[Ee]la|[Ee]les|[Vv]ocês?|[Tt]u) (?!pode)|^(?!(?:Eu|Seu|Sua|O|A|Os|As|Já|Pronto|Tudo|Publicado|Feito)(?![a-záâãàéêíóôõúç]))[A-Z][\\wáâãéêíóôõúç]+ (?:publicou|lançou|implantou|comentou|respondeu|postou|anunciou|divulgou)|\\bpel[oa] (?:equipe|empresa|usuário)|\\bpor (?:outr[oa]|alguém)",
        filler: `^(?:${alternation(`
      agora|além disso|após \\w+(?: [^\\s]+){0,5}?|beleza|bem|certo|como pediu|conforme pedido|
      depois de \\w+(?: [^\\s]+){0,5}?|em vez disso|enfim|enquanto isso|então|feito|finalmente|hoje|já|perfeito|
      por enquanto|pronto|sim|também|tudo|ótimo
    `)} ){0,3}`,
        pronoun: "^(?:(?:ele|ela|eles|elas) )?(?:já )?(?:está|estão|foi|foram|é|são)(?![a-záâãàéêíóôõúç])",
        unreal: `^(?:(?:e|mas|ou) )?${alternation(`
      abra|acho que|ainda não|a menos que|antes de|após (?:a sua|sua|o seu|seu)|assim que|até que|avise|
      certifique|clique|como|confirme|de acordo|depois d[aeo]s? (?:sua|seu)|depois que|deseja|deveria|diga|
      erro(?! (?:corrigid|resolvid))|estava prestes|exemplo|falha|falhou|ia|lembre-se|me diga|nada|nenhum|
      nenhuma|nunca|não|para|parece|podemos|poderia|por exemplo|posso|pretendo|quando|quase|quer|rascunho|se|
      segundo|suponho|tentei|uma vez que|vamos|você (?:disse|mencionou|pediu|pode|precisa|quer)|você quer|vou|vá
    `)}(?![a-záâãàéêíóôõúç])`,
        never:
          "(?:^|\\s)(?:aún|todavía|não|nunca|jamais|nenhum|nenhuma|nada|sem|quase|será|serão|ficará|ficarão|estará|estarão|seria|estaria|talvez|ainda não|falhou|local|rascunho)(?![a-záâãàéêíóôõúç])",
        elsewhere: `^(?:[oa]s )?(?:hilos|posts|fios|comentários|páginas|tarefas|publicações) (?:publi\\w+|compart\\w+|program\\w+|agend\\w+|post\\w+) .{0,40}(?:não|no|se|pueden|podem|devem|ficam|quedan) |(?:^|\\s)ontem(?![a-zà-ÿ])|(?:funç(?:ão|ões)|recursos?|componentes?) d[eao]s? (?:{sobj})|^(?:(?:as|os|todas as|todos os) )?(?:páginas|publicações|projetos|tarefas|sites|apps|aplicativos) (?:públic|publicad|agendad|compartilhad)[oa]s |(?:lista|seção|botão|componente|arquivo) de |(?:^|\\s)${alternation(`
      ainda não|ano passado|bolsa|em (?:1[89]|20)\\d\\d|estaria|há (?:\\w+ )?(?:dias|semanas|meses|anos)|localhost|
      mainnet|mês passado|painel (?:da|à) direita|pel[oa] (?:governo|empresa|banco|equipe|fed|sec)|rascunho|
      receita|resultados|semana passada|seria|testnet|trimestr\\w+|voo
    `)}(?![a-záâãàéêíóôõúç])`,
        retracts:
          "^(?:correção|desculp|perdão|espera|na verdade|retifico|me enganei).{0,80}(?:não|falhou|erro|nunca|privad)|^(?:isso|isto) (?:não (?:era|foi|é) (?:verdade|certo|correto)|(?:era|foi) falso)(?![a-záâãàéêíóôõúç])|^(?:(?:e|mas) )?(?:por enquanto )?(?:(?:só|somente|apenas) você (?:consegue|pode|vê)|ninguém mais)",
        asks: "^(?:(?:e|ou) )?(?:quer|deseja|gostaria|posso|poderia|devo|há|tem|precisa|algo|como|o que|qual|quando|onde|quem|você quer|prefere|está|é|já|que tal)(?![a-záâãàéêíóôõúç])",
        tags: "^(?:né|não é|certo|correto|ok|sim|verdade|tá bom)(?![a-záâãàéêíóôõúç])",
        strong: "públic|public|comunidade|todos|qualquer|implant",
        outside: "(?:^|\\s)(?:repositório|branch|marketplace|repost\\w*)(?![a-zà-ÿ])",
        cites:
          "\\b(?:mencionou|mencionaste|me enviou)|pediu para (?:analis|revis|verific|ler|test|olh|resum|compar|monitor|traduz)|\\best(?:ilo|ética) d[eao]|link para \\uE000|(?:posso|poderia|não (?:está|é)|outr[oa]s|populares|veja também|inspirad|similar a|basead[oa] em|exemplo|seria|será|anterior)",
        drafts:
          "(?:escolha|slogans?|rascunho|exemplo|modelo|sugestão|proposta|texto|pendente|próximos passos|falta|a fazer|(?<![a-zà-ÿ])plano(?=:))",
        given: {
          id: "pt.given",
          standalone: alternation(`
        abert[oa]|acabei de|acessível|aqui|ativ[oa]|\\bjá (?:est|se |tem|pode|fic|foi)|\\blink|\\bpode|
        \\bpront[oa]|\\burl\\b|comentad|compartilh|confira|consegue|deixei|disponível|divirta|dá uma olhada|
        endereço|enviad|está no {feed}|ficou|hospedad|implantad|no ar|online|podem|postad|publicad|publiquei|
        públic[oa]|respondid|rodando|(?:^|\\s)(?!aqu)[a-záâãàéêíóôõúç]{2,24}ei(?![a-záâãàéêíóôõúç])|
        (?:^|\\s)(?:subi|respondi|abri|inseri|enviei|pus)(?![a-zçãõáéí])|veja|visit
      `),
          inline:
            "(?:visit|acessível|disponível|online|no ar|public|públic|abert|subi|implantad|compartilh|\\bpode|podem|consegue|hospedad|está em|rodando|coloquei)",
          hedges: alternation(`
        404|50\\d|apagad|a página d[aoe] [A-Z]|
        (?<![a-záâãàéêíóôõúç])(?:não(?! só| precisa)|nunca|jamais|ninguém|nenhum|nada|se (?:você|quiser|o |a )|
          quando|assim que|uma vez|depois (?:d[eao]|que)|após|antes|quer |posso |poderia|deveria|talvez|segundo|
          exemplo|formato|modelo|rascunho|ideia|parecid|similar|semelhante|popular|destaque|mais (?:vist|curtid|
          visitad|comentad|lid)|outr[oa]s? (?!pessoa|usuári)|alguém|ontem|passad[oa]|há (?:\\S+ )?(?:dias?|
          semanas?|m[eê]s|meses|anos?)|só (?:você|para)|li |revisei|olhei|vi |encontrei|achei|analisei|comparei|
          copiei|usei|peguei|testei|salvei|apaguei|excluí|removi|resumi|baixei|visitei|me baseei|
          que você (?:mandou|enviou|citou|passou|me)|te respondeu|respondeu (?:ao|à) seu|curtidas|proponho|
          propost|tutorial|nova resposta|detalhe|falei|falava|mencion|relacionad|sugest|sugiro|sugerid|planejad|
          previst|futur|antig)|(?<!\\bos? )erros?(?![a-z])|estar[áã]|excluíd|falh[oa]u?|ficar[áã]|inspir|
        o post d[aoe]|privad[oa](?! para)|prévia|pré-visual|quebrad|referência|removid|seria|ser[áã]
      `),
        },
        presents:
          "(?:^[^\\uE000]{0,60}(?:link|url|endereço|aqui|ver|veja|visite|abra|acesse|confira)|^[^a-záâãàéêíóôõúç]*\\uE000)",
        note: "Não verificado: eu disse que algo foi publicado ou agendado, mas os registros do espaço de trabalho não o mostram",
      },
      {
        letters: "a-záâãàéêíóôõúç",
        done: {
          publish: [
            "(?:acabei de|consegui|pude|deu (?:{w} )?para|aproveitei (?:{w} ){0,6}?(?:para|pra)) (?:publicar|subir|lançar|colocar no ar)",
            "abri(?:mos)? (?:{w} ){1,4}?(?:a|para) (?:todos|todo mundo|o público)",
            "subi(?:mos)? (?:o|a|seu|sua) (?:site|página|app)",
            "estre(?:ou|aram)",
            "em produção(?! (?:de|dos|das))",
            "(?:re)?publi(?:quei|camos|cad[oa]s?)",
            "(?:implantei|implantad[oa]s?|lancei|lançad[oa]s?|disponibilizad[oa]s?|disponibilizei)",
            "(?:fiz|fizemos) (?:o )?deploy",
            "(?:coloquei|colocamos|pus|botei) (?:{w} ){0,4}?(?:no ar|online|em produção)",
            "(?:acabei|acabamos|acabou) de (?:{w} )?(?:publicar|colocar|implantar|lançar|tornar|ser)\\S*",
            "tornei (?:{w} ){0,3}?públic[oa]s?",
            "(?:subi|foi) (?:{w} ){0,3}?(?:ao ar|no ar)",
          ],
          post: [
            "(?:acabei de|consegui) (?:publicar|postar|subir|compartilhar|comentar|responder)",
            "saiu",
            "(?:publi(?:quei|camos|cad[oa]s?)|post(?:ei|amos|ad[oa]s?)|compartilh(?:ei|amos|ad[oa]s?)|respond(?:i|emos|ido)|coment(?:ei|amos|ado)|deix(?:ei|amos|ado)|anunci(?:ei|amos|ad[oa])|envi(?:ei|amos|ad[oa])|divulg(?:uei|amos|ad[oa]))",
          ],
          schedule: [
            "deix(?:ei|amos) (?:{w} ){0,4}?(?:criad|marcad|agendad|programad|pront)[oa]s?",
            "armad[oa]s?",
            "de pé",
            "(?:tá|está) valendo",
            "(?:está|estão|ficou|ficaram|já) (?:{w} ){0,2}?(?:na fila|no agendador|no scheduler)",
            "ligad[oa]s?|registrad[oa]s?|iniciad[oa]s?",
            "(?:agend(?:ei|amos|ad[oa]s?)|cri(?:ei|amos|ad[oa]s?)|configur(?:ei|amos|ad[oa]s?)|ativ(?:ei|amos|ad[oa]s?|[oa]s?)|coloquei|pus|program(?:ei|amos|ad[oa]s?)|defin(?:i|id[oa]s?)|marc(?:ei|ad[oa]s?)|ajust(?:ei|ad[oa]s?)|em execução)",
          ],
        },
        things: {
          publish: ["(?:diário|guia|atlas|arquivo|versão)", "{page}", "tudo"],
          post: ["enquetes?", "partes", "fios?", "{post}", "texto"],
          schedule: ["{sobj}"],
        },
        puts: [
          "acabei de (?:p[ôo]r|colocar|botar|subir|jogar)",
          "(?:sub(?:i|imos|id[oa]s?)|(?:jog|bot|coloc|colo|larg)(?:uei|quei|uei|ei|amos|ad[oa]s?))",
        ],
        square: ["comunidade"],
        ticked: { post: ["(?:postad|publicad|compartilhad|enviad|respondid)[oa]s?"] },
        live: [
          "acessíve(?:l|is) publicamente",
          "abert[oa]s? (?:para (?:toda )?a|à) comunidade",
          "(?:está|já|agora) (?:{w} ){0,2}?em produção",
          "(?:está|estão|é|são|já|agora|ficou|ficaram|continua) (?:{w} ){0,2}?(?:no ar|online|ao vivo|públic[oa]s?)",
          "(?:visível|visíveis|acessível|acessíveis|disponível|disponíveis|abert[oa]s?) (?:para|a) (?:todos|todo mundo|qualquer|o público)",
          "(?:qualquer um|qualquer pessoa|todos|todo mundo) (?:já )?pode\\w* (?:{w} )?(?:ver|abrir|visitar|usar|acessar)\\S*",
        ],
        not: [
          "(?:aún|todavía|no está)",
          "(?:fue|fueron|el|los|las|una?|en|ayer|otr[oa]|ha|han|y|con|quedó|è|stat[oaie])",
          "(?:rejeitad[oa]s?|recusad[oa]s?|negad[oa]s?|cada (?:página|tarefa))",
          "(?<=^)(?:una?|uma?) [^\\s]+ (?:publicad|agendad|compartilhad)[oa]",
          "(?:não|nunca|jamais|nenhum\\w*|nada|sem|quase|será|serão|seria|ficará|estará|publicarei|vou|vamos|posso|poderia|podemos|quer\\w*|se|quando|assim que|uma vez|antes|depois que|ontem|passad[oa]|(?:1[89]|20)\\d\\d|trimestr\\w*|rascunhos?|prévia|localhost|local|erros?|falh\\w+|funç\\w+|componentes?|classe|tabelas?|botão|exemplo|você|vocês|mesm[oa]|ainda|todavía|aún|no (?:está|están|fue|es|se|he|ha|han)|deve\\w*|precisa\\w*|código|arquivo|mainnet|caixa)",
          "(?:a|por) (?:publicar|agendar)",
          "(?:no|na|ao|à) (?:seu |sua )?(?:app|aplicativo|interface|lista|código|menu)",
        ],
        coded: "{coded}",
        act: ["(?:publicação|implantação|deploy)"],
        over: [
          "(?:foi|correu|ocorreu) (?:muito )?(?:bem|tranquil\\w+|normalmente)",
          "foi um sucesso",
          "(?:deu certo|funcionou|correu bem|rolou)",
          "(?:está |foi |ficou )?(?:já )?(?:pront[oa]|feit[oa]|concluíd[oa]|terminad[oa]|finalizad[oa]|complet[oa])",
        ],
        timing: ["(?:agendamento|programação)"],
        moved: [
          "(?:movi|mudei|alterei|adiantei|adiei|passei|reagendei|(?:movid|mudad|alterad|adiantad|adiad|reagendad)[oa]s?)",
          "agora (?:{w} )?(?:chega|sai|toca)",
          "(?:chega|sai|toca) agora",
        ],
        set: ["já está lá", "(?:agendad|programad|configurad|definid|marcad)[oa]s?"],
        settled: ["(?:já )?(?:feito|pronto|resolvido|anotado|certo|combinado)"],
        tells: [
          "(?:só )?(?:queria|quero) (?:(?:te|lhe) )?(?:dizer|avisar|contar|informar)(?:-te|-lhe)? (?:de )?que",
        ],
        digests: ["(?:resumo|boletim|digest)"],
        every: ["(?:cada|tod[oa]s?|diari[oa]\\w*|por dia)"],
        recalls: [
          "(?:te|lhe|vos) (?:disse|falei|avisei|informei|garanti|tinha dito)|(?:disse|falei|afirmei|avisei|informei|garanti|tinha dito|havia dito) (?:a você|pra você|para você|que)",
          "(?:^|eu |antes |acima |já )(?:disse|falei|afirmei|garanti|tinha (?:dito|falado|afirmado)|havia (?:dito|falado))",
          "(?:escrevi|anunciei|reportei|relatei|informei)(?= que(?![a-z])|:|$)|dei (?:[^\\s]+ ){1,5}?como (?:publicad|feit|agendad|enviad)[oa]s?",
          "o que (?:eu )?(?:disse|escrevi|falei|afirmei)",
          "(?:na )?minha (?:última|anterior|primeira) (?:mensagem|resposta)|minha (?:mensagem|resposta) anterior",
        ],
        explains: [
          "(?:assim|como) (?:funciona|funcionam)[^\\uE000]{0,40}:$|^como [^\\uE000:]{1,40}? ?(?:funciona|funcionam)|(?:funciona|funcionam) assim",
          "(?:a|as) diferenças?(?=:| (?:é|entre|são))|(?:o|a) (?:princípio|ideia|mecanismo)(?=:| (?:é|d[eo]|por trás))",
          "em (?:dois|três|quatro|cinco|\\d) passos:",
          "o que acontece",
          "(?:em geral|geralmente|normalmente|habitualmente|em princípio)",
          "(?:é|são) primeiro|primeiro (?:é|são)",
        ],
        instructs: [
          "^(?:(?:e|depois|agora|só|apenas|primeiro|por favor) ){0,2}(?:clique|clica|toque|toca|aperte|aperta|pressione|escolha|escolhe|selecione|seleciona|digite|escreva|escreve|responda|responde|confirme|confirma|execute|rode|ative|ativa|marque|entre em|vá (?:em|a|até|para|nas?)|abra (?:as |o |a )?(?:configurações|menu|painel|aba|definições)|carregue em)(?! \\uE000)",
        ],
        afterwards: [
          "(?:depois(?: disso)?|em seguida|então|a partir (?:daí|desse momento|dali)|daí em diante|após isso|(?:um|uns|dois|três|alguns) (?:minutos?|segundos?|instantes?) depois)",
        ],
        unseen: [
          "(?:só|somente|apenas) (?:para |pra )?(?:você|ti|tu)|além de você",
          "(?:ninguém|nenhuma outra pessoa|mais ninguém)",
          "(?:não|nada|nunca|ainda não) (?:[^\\s]+ ){0,3}?(?:públic[oa]|publicad[oa]|visível|compartilhad[oa]|partilhad[oa]|acessível)",
          "sem publicar|não publicad[oa]|privad[oa]",
          "(?:só|apenas|somente) (?:em|na|é|uma|como) (?:[^\\s]+ )?(?:prévia|pré-visualização|preview)",
          "(?:outros|outras pessoas|estranhos|comunidade) (?:[^\\s]+ )?não",
        ],
        mine: ["(?:seus?|suas?|teus?|tuas?)"],
        stands: [
          "(?:subi|entr|cheg)(?:u|ou) (?:{w} )?(?:no|na|em)",
          "(?:está|estão|aparece|ficou) (?:{w} ){0,2}?(?:no|na|em)",
        ],
        on: [
          "(?:registrad|salv|gravad)[oa]s?",
          "(?:ativ[oa]s?|ativad[oa]s?|agendad[oa]s?|criad[oa]s?|programad[oa]s?|em execução|pront[oa]s?)",
        ],
        recurs: [
          "(?:já|agora) (?:roda|executa|sai) (?:{w} ){0,2}?(?:cada|tod[oa]s?)",
          "automati(?:zei|zamos|zad[oa]s?) (?:{w} ){0,3}?(?:relatório|resumo|boletim|cópia|backup)",
          "deix(?:ei|amos) (?:{w} )?(?:programad|agendad)[oa]s?",
          "(?:boletim|resumo) (?:{w} ){0,5}?(?:agendad[oa]|programad[oa]|na fila|no agendador)",
          "(?:roda|executa|é enviad[oa]|sai|funciona) (?:agora )?automaticamente (?:a )?(?:cada|tod[oa]s?)",
          "(?:relatório|resumo|checagem)\\w* (?:{w} ){0,3}?(?:está|ficou|foi) (?:{w} ){0,2}?(?:agendad[oa]|programad[oa])",
        ],
      },
    ),
);
