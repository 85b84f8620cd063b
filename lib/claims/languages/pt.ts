/** Portuguese: how an agent says that it published, posted or scheduled something. */
import type { Language } from "../claim.ts";

export const PORTUGUESE: Language = {
  id: "pt",
  script:
    /[ãõçáéíóúâê]|\b(?:seu|sua|para|uma|(?:re)?publicad[oa]s?|corrigid[oa]|atualizad[oa]|publiquei|postei|agendei|agendad[oa]|criei|criad[oa]|painel|lembrete|tarefa|no ar|comentei|respondi|compartilhei|configurei|configurad[oa]|ativad[oa]|implantad[oa]|coloquei|acabei|lancei|subi|ativei|jogo|foi|ficou|feito|terminei|agora|pront[oa]|publicou|postou|um|seus|suas|isso|está|compartilhe|erro|voltou)\b/i,
  stems:
    /comunidade|p[uú]bli|[na]o ar|ao vivo|online|implant|deploy|qualquer|lanç|lanc|subi|coloqu|coloc|post|coment|respond|compartilh|program|agend|lembr|taref|alert|alarm|aviso|notific|cron|configur|monitor|ativ|dispon|link/i,
  slots: {
    and: "(?:e|mas|além disso|também|então|depois) ",
    but: "(?:mas|porém|agora|na verdade|sim|em vez disso|então|enquanto isso)(?![a-záâãàéêíóôõúç])",
    w: "(?!(?:não|nunca|se|quando|que|está|estão|foi|foram|será|serão|nada|nenhum|nenhuma|sem|por|eu|nós|ficou|já)(?![a-záâãàéêíóôõúç]))[^\\s]+",
    adv: "(?:(?:já|agora|recém|finalmente|também|corretamente|com sucesso|oficialmente|automaticamente|todos?|todas?|publicamente|enfim|bem|devidamente|efetivamente|novamente|de novo|totalmente|recentemente|sido) ){0,4}",
    i: "(?:eu |nós |também |já |a gente ){0,3}",
    det: "(?:(?:o |a |os |as )?(?:seus?|suas?|meus?|minhas?|noss[oa]s?|teus?|tuas?)|os?|as?|est[ea]s?|ess[ea]s?|uma?|tod[oa]s?(?: [oa]s?)?|amb[oa]s|os dois|as duas|dois|duas|nov[oa]s?)",
    page: "(?:planejador(?:es)?|coleç(?:ão|ões)|temporizador|gerador|editor|simulador|diário|calendário|lista|roleta|convite|receitas|enquetes?|pesquisas?|páginas?|sites?|websites?|painel|painéis|dashboards?|apps?|aplicativos?|aplicaç(?:ão|ões)|jogos?|projetos?|portfólios?|blogs?|lojas?|demos?|landing(?: page)?|quiz|questionário|ferramentas?|calculadoras?|relatórios?|mapas?|galerias?|vers(?:ão|ões)|prévia|preview|cardápio|catálogos?|formulários?|currículo|trabalho|conteúdo|mudanças|alterações|bot|serviço|api|rastreador|guia|artigo|mural|gráfico)",
    np: "(?:(?:{det} )?(?:{w} ){0,3}?{page}(?: (?:de|do|da|dos|das|para|com|sobre|em|web)(?: {w}){1,5}?)?(?: {w}){0,2}?|tudo|(?:o seu|a sua|seu|sua|noss[oa])(?: {w}){1,5}?|amb[oa]s|os dois|as duas|{det} \\uE002)",
    be: "(?: (?:acabou de ser|acabaram de ser|acaba de ser|está|estão|foi|foram|ficou|ficaram|já está|já estão|já foi|continua|encontra-se|segue|é|são|tá|agora é|agora está|já é))",
    sobj: "(?:lembretes?|alertas?|alarmes?|avisos?|tarefas?(?: (?:agendadas?|diárias?|recorrentes?|semanais|semanal|automáticas?|cron))?|cron(?: job)?|cronjobs?|notificaç(?:ão|ões)|automaç(?:ão|ões)|monitoramentos?|resumo (?:diário|semanal|matinal)|relatório (?:diário|semanal)|temporizador|agendamentos?|rotina|backups?|job)",
    did: "(?:criad[oa]s?|configurad[oa]s?|programad[oa]s?|ativad[oa]s?|definid[oa]s?|agendad[oa]s?|registrad[oa]s?|adicionad[oa]s?|salv[oa]s?|habilitad[oa]s?|iniciad[oa]s?|pront[oa]s?|marcad[oa]s?|reagendad[oa]s?|ativ[oa]s?|rodando|em execução|funcionando|cadastrad[oa]s?|feit[oa]s?|atualizad[oa]s?|no lugar)",
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
        "^{i}{adv}(?:publiquei|publicamos|republiquei|voltei a publicar|implantei|implantamos|acabei de publicar|consegui publicar|terminei de publicar|fiz o deploy|fiz a publicação){end}",
        "^{i}{adv}(?:lancei|subi|coloquei|botei|pus|tornei|deixei|compartilhei|colocamos|lançamos|tornamos|subimos|enviei|acabei de (?:colocar|lançar|subir))(?: {w}){0,6}? (?:no ar|online|ao vivo|(?:como |em modo )?públic[oa]s?|em produção|(?:à|a|na|com a|para a) comunidade|disponível para todos|abert[oa] ao público){end}",
        "^{np}{be} {adv}(?:publicad[oa]s?|republicad[oa]s?|implantad[oa]s?|no ar|online|ao vivo|públic[oa]s?|ao ar|em produção|disponíve(?:l|is) (?:para (?:todos|todo mundo|qualquer (?:um|pessoa)|o público)|publicamente)|acessíve(?:l|is) (?:para|a) (?:todos|todo mundo|qualquer)|abert[oa]s? (?:ao público|a todos)|lançad[oa]s?|compartilhad[oa]s? (?:com|na) (?:a )?comunidade|na comunidade|colocad[oa]s? no ar|visíve(?:l|is) para (?:todos|qualquer)){end}",
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
        "^{i}{adv}(?!{coded})(?:criei|configurei|programei|ativei|defini|agendei|registrei|adicionei|coloquei|habilitei|iniciei|reagendei|deixei|marquei|cadastrei|criamos|configuramos|agendamos|acabei de (?:criar|configurar|agendar|programar))(?: {w}){0,6}? {sobj}",
        "^{i}{adv}(?:agendei|programei|reagendei){end}(?! (?:{w} ){0,3}?(?:reunião|chamada|consulta|entrevista))",
        "^(?:criad[oa]|configurad[oa]|agendad[oa]|ativad[oa])(?: {w}){0,5}? {sobj}",
        "^{adv}(?:agendad[oa]s?|programad[oa]s?)(?:$|[!.]| (?:para|às|a cada)(?= ))",
        "^\\uE003 ?(?:agendar|criar|configurar|ativar|programar)(?: {w}){0,6}? {sobj}",
      ],
    },
  ],
  subject: "^(?:eu |nós |{det} |já |tudo )",
  others:
    "^(?:[Ee]le|[Ee]la|[Ee]les|[Vv]ocês?|[Tt]u) (?!pode)|^(?!(?:Eu|Seu|Sua|O|A|Os|As|Já|Pronto|Tudo|Publicado|Feito)(?![a-záâãàéêíóôõúç]))[A-Z][\\wáâãéêíóôõúç]+ (?:publicou|lançou|implantou|comentou|respondeu|postou|anunciou|divulgou)|\\bpel[oa] (?:equipe|empresa|usuário)|\\bpor (?:outr[oa]|alguém)",
  filler:
    "^(?:(?:já|pronto|feito|perfeito|ótimo|certo|bem|agora|finalmente|enfim|também|além disso|depois de \\w+(?: [^\\s]+){0,5}?|após \\w+(?: [^\\s]+){0,5}?|hoje|tudo|por enquanto|enquanto isso|em vez disso|então|sim|conforme pedido|como pediu|beleza) ){0,3}",
  pronoun: "^(?:(?:ele|ela|eles|elas) )?(?:já )?(?:está|estão|foi|foram|é|são)(?![a-záâãàéêíóôõúç])",
  unreal:
    "^(?:(?:e|mas|ou) )?(?:depois d[aeo]s? (?:sua|seu)|após (?:a sua|sua|o seu|seu)|se|quando|assim que|uma vez que|depois que|antes de|até que|a menos que|para|quer|você quer|deseja|posso|poderia|podemos|vou|vamos|pretendo|tentei|quase|ia|estava prestes|deveria|você (?:disse|mencionou|pediu|pode|precisa|quer)|segundo|de acordo|por exemplo|rascunho|exemplo|clique|abra|vá|me diga|diga|avise|confirme|certifique|lembre-se|não|nunca|ainda não|nenhum|nenhuma|nada|acho que|parece|suponho|como|falha|falhou|erro(?! (?:corrigid|resolvid)))(?![a-záâãàéêíóôõúç])",
  never:
    "(?:^|\\s)(?:não|nunca|jamais|nenhum|nenhuma|nada|sem|quase|será|serão|ficará|ficarão|estará|estarão|seria|estaria|talvez|ainda não|falhou|local|rascunho)(?![a-záâãàéêíóôõúç])",
  elsewhere:
    "(?:^|\\s)ontem(?![a-zà-ÿ])|(?:funç(?:ão|ões)|recursos?|componentes?) d[eao]s? (?:{sobj})|^(?:(?:as|os|todas as|todos os) )?(?:páginas|publicações|projetos|tarefas|sites|apps|aplicativos) (?:públic|publicad|agendad|compartilhad)[oa]s |(?:lista|seção|botão|componente|arquivo) de |(?:^|\\s)(?:seria|estaria|localhost|rascunho|ano passado|semana passada|mês passado|há (?:\\w+ )?(?:dias|semanas|meses|anos)|em (?:19|20)\\d\\d|trimestr\\w+|resultados|receita|mainnet|testnet|bolsa|pel[oa] (?:governo|empresa|banco|equipe|fed|sec)|painel (?:da|à) direita|voo|ainda não)(?![a-záâãàéêíóôõúç])",
  retracts:
    "^(?:correção|desculp|perdão|espera|na verdade|retifico|me enganei).{0,80}(?:não|falhou|erro|nunca|privad)",
  asks: "^(?:(?:e|ou) )?(?:quer|deseja|gostaria|posso|poderia|devo|há|tem|precisa|algo|como|o que|qual|quando|onde|quem|você quer|prefere|está|é|já|que tal)(?![a-záâãàéêíóôõúç])",
  tags: "^(?:né|não é|certo|correto|ok|sim|verdade|tá bom)(?![a-záâãàéêíóôõúç])",
  strong: "públic|public|comunidade|todos|qualquer|implant",
  outside: "(?:^|\\s)(?:repositório|branch|marketplace|repost\\w*)(?![a-zà-ÿ])",
  cites:
    "\\b(?:mencionou|mencionaste|me enviou)|pediu para (?:analis|revis|verific|ler|test|olh|resum|compar|monitor|traduz)|\\best(?:ilo|ética) d[eao]|link para \\uE000|(?:posso|poderia|não (?:está|é)|outr[oa]s|populares|veja também|inspirad|similar a|basead[oa] em|exemplo|seria|será|anterior)",
  drafts: "(?:rascunho|exemplo|modelo|sugestão|proposta|texto|pendente|próximos passos|falta|a fazer)",
  given: {
    id: "pt.given",
    standalone:
      "(?:aqui|\\blink|\\burl\\b|endereço|disponível|online|no ar|abert[oa]|públic[oa]|publicad|publiquei|acessível|ativ[oa]|\\bpront[oa]|\\bpode|podem|consegue|visit|compartilh|confira|divirta|veja|dá uma olhada|rodando|\\bjá (?:est|se |tem|pode|fic|foi)|(?:^|\\s)(?!aqu)[a-záâãàéêíóôõúç]{2,24}ei(?![a-záâãàéêíóôõúç])|(?:^|\\s)(?:subi|respondi|abri|inseri|enviei|pus)(?![a-zçãõáéí])|ficou|deixei|acabei de|postad|enviad|comentad|respondid|hospedad|implantad|está no {feed})",
    inline:
      "(?:visit|acessível|disponível|online|no ar|public|públic|abert|subi|implantad|compartilh|\\bpode|podem|consegue|hospedad|está em|rodando|coloquei)",
    hedges:
      "(?:(?<![a-záâãàéêíóôõúç])(?:não(?! só| precisa)|nunca|jamais|ninguém|nenhum|nada|se (?:você|quiser|o |a )|quando|assim que|uma vez|depois (?:d[eao]|que)|após|antes|quer |posso |poderia|deveria|talvez|segundo|exemplo|formato|modelo|rascunho|ideia|parecid|similar|semelhante|popular|destaque|mais (?:vist|curtid|visitad|comentad|lid)|outr[oa]s? (?!pessoa|usuári)|alguém|ontem|passad[oa]|há (?:\\S+ )?(?:dias?|semanas?|m[eê]s|meses|anos?)|só (?:você|para)|li |revisei|olhei|vi |encontrei|achei|analisei|comparei|copiei|usei|peguei|testei|salvei|apaguei|excluí|removi|resumi|baixei|visitei|me baseei|que você (?:mandou|enviou|citou|passou|me)|te respondeu|respondeu (?:ao|à) seu|curtidas|proponho|propost|tutorial|nova resposta|detalhe|falei|falava|mencion|relacionad|sugest|sugiro|sugerid|planejad|previst|futur|antig)|ser[áã]|seria|ficar[áã]|estar[áã]|inspir|referência|prévia|pré-visual|privad[oa](?! para)|falh[oa]u?|(?<!\\bos? )erros?(?![a-z])|404|50\\d|excluíd|apagad|removid|quebrad|o post d[aoe]|a página d[aoe] [A-Z])",
  },
  presents:
    "(?:^[^\\uE000]{0,60}(?:link|url|endereço|aqui|ver|veja|visite|abra|acesse|confira)|^[^a-záâãàéêíóôõúç]*\\uE000)",
  note: "Não verificado: eu disse que algo foi publicado ou agendado, mas os registros do espaço de trabalho não o mostram",
};
