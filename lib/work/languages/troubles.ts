/** The words with which a reply tells that something went wrong, by language. */

/** Counts of nothing that a language's table does not know; they are good news with a bad word in them. */
export const NOTHING_OF =
  /(?<!\p{L})(?:no|not an?y?|without(?: any)?|zero|0|free of|sin|sans|ohne|sem|senza|keine?[rn]?|aucune?|ningún|ninguna?|nenhuma?|nessun\p{L}{0,2}|без|нет|жодн\p{L}{1,3}|żadnych|bez|tanpa|không (?:có|còn|gặp)(?: bất kỳ)?|没有任何|沒有任何|没有|沒有|無|无|未见|零) ?(?:\p{L}{1,20} ){0,2}(?:errors?|warnings?|issues?|problems?|failures?|violations?|offenses?|conflicts?|(?<!logistic |linear )regressions?|avisos?|errores|advertencias?|erreurs?|avertissements?|problèmes?|fehler\p{L}{0,6}|warnung\p{L}{0,3}|probleme?|erros?|problemas?|errori|avvisi|ошиб\p{L}{1,4}|предупрежд\p{L}{1,6}|замечан\p{L}{1,4}|проблем\p{L}{0,4}|помил\p{L}{1,4}|błęd\p{L}{1,4}|ostrzeże\p{L}{1,3}|kesalahan|lỗi|cảnh báo|vấn đề|错误|錯誤|警告|问题|問題|违规|違規|报错|報錯|失败|失敗)|(?:エラー|警告|違反|問題|失敗)(?:は|も)?(?:なし|ゼロ|ありません|0 ?件)|(?:오류|경고|에러|위반|문제|실패|변경)(?:은|는|가|도|은|이)? ?(?:없|0 ?[개건])/giu;

/** What was none of the job, and stays as it was: an assurance, and no trouble. */
export const SCOPE =
  /\b(?:left|leav(?:es?|ing)|stays?|stayed|remains?|kept|is|are|was|were) (?:[\w./-]+ ){0,4}(?:untouched|unchanged|unaffected|intact|alone|as (?:it|they) (?:was|were|is|are))\b|\b(?:did ?n[o'’]t|have ?n[o'’]t|has ?n[o'’]t|was ?n[o'’]t|were ?n[o'’]t|not) (?:been )?(?:touch|affect|chang)(?:ed)?\b(?! any| since| or)|\bno(?:thing)? (?:other|else)\b|\bno other [\w-]+|unverändert|unberührt|nicht (?:angefasst|berührt|verändert|betroffen)|keine? ander\p{L}+|inchangée?s?|pas (?:été )?touchée?s?|aucune? autre|sin cambios|no (?:se )?(?:he |ha |han |fueron )?(?:toqu|tocad|modific|cambi|afect)\p{L}*(?! ning| nada)|ningun[oa]? otr[oa]|inalterad[oa]s?|não (?:foi|foram|mexi|toquei|alterei|afeta)\p{L}*(?: (?:tocad|alterad|mexid|afetad)\p{L}*)?|nenhum(?:a)? outr[oa]|не (?:трогал|тронут|изменял|изменил|менял|затронут|затраг)\p{L}*|без изменений|больше ничего не|(?:其余|其他|其餘|别的|別的)?[^，。；,]{0,12}(?:没有?动|沒有?動|没(?:有)?改|未(?:改动|改動|变|變|修改)|不变|不變|不受影响|不受影響|不影响|不影響|没有?影响|沒有?影響)|没有其他|沒有其他|影響(?:は|も)?(?:しません|ありません|ない)|手(?:は|を)?(?:加えて|付けて|つけて)い?ません|触って(?:い)?ません|そのまま|그대로|영향(?:은|이|도)? ?(?:없|주지)|건드리지 않|변경하지 않|giữ nguyên|không (?:đụng|động|chạm|ảnh hưởng|thay đổi)|\bbez zmian|değişmedi|tidak (?:berubah|diubah|terpengaruh)/giu;

/** What was wrong before the work, as the reason for it: "the error came from …", "der Fehler saß in …". */
export const CAUSE =
  /(?<!\p{L})(?:the |this |that )?(?:bug|error|crash|failure|problem|issue|regression) (?:was|came from|sat in|lay in|stemmed from|was caused by)(?!\p{L})|(?<!\p{L})(?:der fehler|das problem|der absturz) (?:saß|lag|steckte|kam|war)(?!\p{L})|(?<!\p{L})(?:l['’]erreur|le problème|le bug|le plantage) (?:venait|était|se trouvait|provenait)(?!\p{L})|(?<!\p{L})(?:el (?:error|fallo|problema)|o (?:erro|problema)|la falla) (?:estaba|era|venía|estava|vinha)(?!\p{L})|(?<!\p{L})(?:ошибка|проблема) (?:была|крылась|возникала)(?!\p{L})|(?:错误|錯誤|问题|問題)(?:出在|在于|在於)|(?:不具合|エラー|問題)の原因は|(?:오류|문제)의 원인은|lỗi (?:nằm ở|là do)/giu;

/** Failures, refusals, denials of an act, and what is left, by language. */
export const WORDS: readonly string[] = [
  // English
  "fail(?!over|safe|-?back)|error|(?<!\\p{L})warn|den(?:y|ied|ies)(?!\\p{L})|declin|refus|reject|(?<!un)block|bounc|(?<!\\p{L})(?:not|never|neither|nor|can['’]?t|cannot|\\p{L}{2,8}n['’]t)(?!\\p{L})|unable|abort|tim(?:ed|es?|ing)[ -]?out|forbid|quota|expire|interrupt|cancel|crash|conflict|stuck|permission|no (?:luck|way|access|rights?|space|room|such)|said no|gave up|gives up|giv(?:en|ing) up|tripped|turned (?:\\p{L}{1,20} ){0,3}down|ran out|run out|too (?:large|big|long|many|old)|limit (?:of|was|is|hit|reached)|hit (?:my|the|a|its) |(?<!\\p{L})(?:half|missing|lacks?|lacking|mismatch|broken|broke|breaks|wrong|stopped (?:at|on|after|because|by|me|it|the)|only|halt(?:ed|s)|yet|pending|remaining|stays? (?:as|where|in place|on|at|put|the same)|unfinished|incomplete|still (?:\\p{L}{1,20} )?(?:in|on|at|there|where|open|missing|need|have|has|ha[ds]|wants?|runn|wait|out|fails?|red|shows?|says?))(?!\\p{L})|no \\p{L}{1,20} (?:\\p{L}{1,20} )?yet|with(?:out| no) (?:success|luck)",
  "(?<![\\d#.,:/-])(?:40[0134589]|41[0239]|42[2369]|451|50[0-4])(?![\\d.,:/-]\\d|\\d| \\p{L}{3,20}s(?!\\p{L}))|[❌✗✘🔴⚠]",
  // German
  "(?<!\\p{L})nicht(?!\\p{L})|(?<!\\p{L})kein(?!\\p{L})|(?<!\\p{L})(?:nie|weder|leider)(?!\\p{L})|abgelehn|verweiger|gescheiter|scheiter|fehlgeschlagen|(?<!\\p{L})schl(?:ug|ägt|ugen) fehl|abgebroch|brach ab|bricht ab|(?<!\\p{L})fehl(?:t|en|te|ten|schl\\p{L}{1,6})(?!\\p{L})|gesperrt|geblockt|blockier|(?<!\\p{L})(?:noch|offen|hängt|voll|halb)(?!\\p{L})|unveränder|unmöglich|verbot",
  // French
  "échou|échec|erreur|impossible|(?<!\\p{L})n['’](?:a|ai|est|ont|étai|y|exist|en|appar|arriv)|(?<!\\p{L})ne \\p{L}{1,20} (?:pas|plus|rien)(?!\\p{L})|(?<!\\p{L})(?:pas|rien|aucun|manque|reste|restent|toujours|hélas|malheureusement|seulement)(?!\\p{L})|rejet|bloqu|interromp|expir|plein",
  // Spanish, Portuguese, Italian
  "(?<!\\p{L})(?:no|ni|não|nem|non|né) (?:se |me |lo |la |los |las |le |o |a |os |as |li |mi |si )?(?:pud|pued|ha|he|hu|fue|est|quis|logr|dej|lleg|exist|tien|corr|conseg|foi|tem|deu|pôde|pod|pos|è|sono|esist|riesc|c['’]è)|(?<!\\p{L})(?:falló|fall[aeioáéí]\\p{L}{0,8})(?!\\p{L})|(?<!\\p{L})(?:no|não|non) (?:\\p{L}{1,12} )?\\p{L}{2,14}(?:ó|ou|eu|iu|to|ti|ta|te)(?!\\p{L})|(?<!\\p{L})falt|rechaz|rejeit|respint|deneg|fracas|a medias|bloque|detenid|se detuvo|vencid|caduc|pendiente|(?<!\\p{L})não(?!\\p{L})|falh|(?<!\\p{L})erro(?!\\p{L})|recus|negad|impedi|incomplet|fallit|rifiut|negat|manca|mancano|scadut|purtroppo|lamentablemente|infelizmente|sólo|solo (?:\\d|un|el|la|se)|(?<!\\p{L})apenas(?!\\p{L})|todavía|aún|ainda|ancora",
  // Russian, Ukrainian, Polish
  "(?<!\\p{L})(?:не|нет|нельзя|невозможно|немає|неможливо|ні)(?!\\p{L})|ошиб|отказ|отклон|отверг|прерв|упал|зава(?:л|ли)|сбой|лишь|только|осталось|остал(?:ся|ась|ись)|помил|відмов|відхил|(?<!\\p{L})nie(?!\\p{L})|błąd|błęd|odmow|odrzuc|niepowodz|zabrak|brak(?!\\p{L})|tylko|jeszcze",
  // Turkish, Indonesian, Vietnamese
  "başarısız|hata|etmedi|takıl|redd|olmad|yapılamad|edilemed|\\p{L}{2,20}(?:ama|eme)d[ıi]|henüz|gagal|(?<!\\p{L})(?:tidak|belum|ditolak|tanpa hasil)(?!\\p{L})|(?<!\\p{L})(?:chưa|không|thất bại|từ chối|lỗi|bị|còn lại|mới chỉ|vẫn)(?!\\p{L})",
  // Chinese, Japanese, Korean
  "失败|失敗|警告|拦|攔|阻|取消|驳回|駁回|错误|錯誤|报错|報錯|没|沒|未|不能|不了|不到|不上|不可|无法|無法|不足|拒|不允许|不允許|还剩|還剩|剩下|只有|仍|超时|逾時|超時|中断|中斷|冲突|衝突|但|不过|不過|エラー|ブロック|(?:ませ|なかっ|でき(?:ず|な)|られず|せず)|ません|弾かれ|止ま|残り|残って|のみ|まま|だけ|ただし|失効|期限切れ|실패|오류|못|않(?!던|는|은)|막(?:혀|혔|으|았|힌)|멈|거부|권한|(?<!\\p{L})안 |아직|여전히|남(?:은|아|았)|거절|만료|중단|없(?:어|습|었|는|다|음)",
  // Hindi, Arabic, Thai
  "नहीं|विफल|असफल|त्रुटि|(?<!\\p{L})(?:لم|لا|لن|ليس|فشل|تعذر|رفض)(?!\\p{L})|خطأ|ไม่|ล้มเหลว|ผิดพลาด|ปฏิเสธ|ยังคง|เหลือ",
];

/** Reserves, exceptions, needs and findings: words by which a reply that is not glad may be known, and which glad ones have, too. */
export const HINTS: readonly string[] = [
  // English
  "(?<!\\p{L})(?:but|however|though|although|except|nothing|nobody|none|unreachable|offline|unavailable|invalid|busy|occupied|taken (?:by|already)|regressions?|exits? (?:with|code)|exited|(?:exit |error )?code [1-9]|stops? (?:at|with|on|in)|needs?(?! (?:no|to know))|requires?|must|already|partial(?:ly)?|part of|vulnerabilit\\p{L}{1,4}|went wrong|proposed|suggested|disagree\\p{L}{0,2}|complain\\p{L}{0,3}|dead|starting|down)(?!\\p{L})|(?<!\\p{L})(?:left|locally|locked|in use|unused|issues?|in that case|to push|conflict\\p{L}{0,3}|off the hook|no \\p{L}{1,20} (?:went|is|was|were|got) (?:out|set|sent)|red|skip\\p{L}{0,4}|no results?|no \\p{L}{1,20} for|ought|would|before|(?:start|run|execute|apply) (?:it|the|‹\\p{L}{1,10}))(?!\\p{L})",
  // German, French, Spanish, Portuguese, Italian
  "(?<!\\p{L})(?:aber|jedoch|außer|bis auf|belegt|tote?|nichts|keiner|erst|muss|müssen|braucht|benötigt|kaputt|rot|übersprungen|ungültig|unerreichbar|nicht)(?!\\p{L})|problem",
  "arrêt|(?<!\\p{L})(?:mais|sauf|hormis|excepté|encore|besoin|faut|nécessite\\p{L}{0,2}|invalide|injoignable|rouge)(?!\\p{L})|problème",
  "(?<!\\p{L})(?:pero|mas|porém|ma|però|salvo|excepto|exceto|eccetto|tranne|nada|niente|nunca|sigue\\p{L}{0,1}|queda\\p{L}{0,1}|continua\\p{L}{0,1}|resta\\p{L}{0,2}|requier\\p{L}{1,3}|requer\\p{L}{0,2}|necesit\\p{L}{1,3}|precisa\\p{L}{0,1}|serve|servono|propuest[oa]|propost[oa])(?!\\p{L})|problema",
  // Russian, Ukrainian, Polish, Turkish, Indonesian, Vietnamese
  "(?<!\\p{L})(?:но|однако|кроме|але|проте|крім|ale|jednak|oprócz|poza|ничего|нічого|nic|предупре\\p{L}{2,8}|зупин\\p{L}{1,4}|нужн\\p{L}{1,2}|требу\\p{L}{1,4}|потрібн\\p{L}{1,2}|zablok\\p{L}{1,6}|wymaga\\p{L}{0,2})(?!\\p{L})|конфликт|остановил|неиспольз",
  "(?<!\\p{L})(?:ama|ancak|fakat|hariç|tetapi|tapi|namun|kecuali|nhưng|tuy nhiên|ngoại trừ|trừ)(?!\\p{L})",
  // Chinese, Japanese, Korean
  "除了|除|需要|提示|漏洞|问题|問題|除[きい]|以外|見送|ですが|が、|必要|跳[过過]|スキップ|건너|아닙|탓|指摘|未使用|지만|제외|빼고|필요|그대로|문제",
];
