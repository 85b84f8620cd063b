/** Small tables of words that hold in whatever language a reply is written: courtesies, other days, parts of a whole, verbs of mass changes. */

/** An offer with which a reply ends, and no word of how it went. A second try or a rest that it offers tells of a first that was not enough. */
export const COURTESY =
  /^(?!.*\b(?:retr|again|rest|remaining|fix|instead|manual|other|failed|missing|resend|continue|finish)\w*)(?:(?:please |just )?let me know(?: if| when| should|$)|anything else|(?:do you )?want me to|shall i|should i|would you like|do(?:n['’]t| not) hesitate|feel free|is there anything else|happy to help)\b|^(?!.*(?:noch ?mal|noch einmal|erneut|übrig|rest|encore une fois|réessa|otra vez|de nuevo|reintent|tent(?:ar|e|o) de novo|novamente|riprov|ещё раз|еще раз|снова|повтор|остал|thử lại|làm lại|còn lại))(?:(?:melde? dich|sag(?:t|en sie)? (?:mir |einfach )?bescheid)(?=[,.! ]|$)|(?:n['’]hésite[zs]? pas|dis-moi si|no dud(?:es|e) en|av[ií]same si|não hesite|me avise se|fammi sapere se|дай(?:те)? знать, если|cứ (?:nói|nhắn|báo))(?!\p{L}))|^(?:如有(?:其他|任何)?(?:问题|問題|需要)|有(?:什么|任何)?(?:问题|問題|需要)(?:随时|隨時)|需要的?话?(?:随时|隨時)|何かあれば|필요하시면)(?!.*(?:重试|重試|再试|剩|残|もう一度|다시|나머지))/iu;

/** A day that is over: what happened then is no act of now. */
export const ANOTHER_DAY =
  /\b(?:yesterday|last (?:week|month|year|night|sprint|quarter|time)|(?:days?|weeks?|months?|years?) ago|in (?:19|20)\d\d)\b|(?<!\p{L})(?:(?:gestern|hier|ayer|ontem|ieri|вчера|вчора|wczoraj|dün|kemarin|hôm qua)(?!\p{L})|letzte[nrs]? (?:woche|monat|jahr|mal)|(?:la semaine|le mois) derni|(?:il y a|hace|há) \d|(?:semana|mes|mês) pass?ad|на прошлой неделе|в прошлом (?:месяц|год)|(?:tuần|tháng) trước)|昨[天日]|先[週月]|上(?:周|週|个月|個月)|\d ?[天周週日]前|어제|지난(?:주|달)|\d ?(?:일|주|달) ?전/iu;

/** A part of a whole, in words: "three of the five". */
export const SOME =
  /\b(?:one|two|three|four|five|six|seven|eight|nine|ten|most|some|many|half|several) of (?:the|its|our|your|my|them|these|those|two|three|four|five|six|seven|eight|nine|ten)\b|(?<!\p{L})(?:(?:eine[rs]?|zwei|drei|vier|meisten|einige|hälfte) (?:der|von)|(?:une?|deux|trois|quatre|plupart|moitié) d(?:es|['’]entre)|(?:un[oa]?|dos|tres|cuatro|uma|dois|duas|três|quatro|mayoría|maioria|mitad|metade) d(?:e l|e ell|el)?[oa]s|(?:один|одна|два|две|три|четыре|часть|половина) из|(?:một|hai|ba|bốn|phần lớn) trong)(?!\p{L})|其中(?:的)?[一二两兩三四几幾]|(?:大部分|一部分|半数)(?:的|の|は|が)|(?:대부분|일부|절반)(?:의|은|이|만)/iu;

/** Verbs of what is done to many things at once, as the names of tools and commands have them. */
export const CHANGES_MANY =
  /(?<![a-z])(?:re)?(?:import|sync|send|mail|notify|invite|update|upsert|insert|patch|apply|move|migrat|upload|copy|cp|transfer|deploy|publish|creat|delet|archiv|tag|label|assign|convert|resiz|renam|restor|backup|post|push|ingest|load|write|set|add|enroll|process|batch|bulk|replic|translat|fix|shift|playbook)/i;

/** Every one of several, in any language. */
export const ALL =
  /(?<!\p{L})(?:all|both|every\w*|each|alle\p{L}?|beide\p{L}?|sämtliche|tod[oa]s|amb[oa]s|tous|toutes|les deux|tutt[ie]|entramb[ie]|все|всё|оба|обе|усі|всі|wszystkie|oba|obie|tüm|hepsi|semua|tất cả|cả (?:hai|ba)|the (?:two|three|four|five|six)|l[oa]s (?:dos|tres)|les (?:deux|trois)|die (?:zwei|drei))(?!\p{L})|都|全部|全て|すべて|とも|両方|모두|전부|둘 다/iu;
