/**
 * The words that people and programs write next to a raw private key, and next to everything else that has its shape.
 */

/** Who a private key belongs to in a variable's name: DEPLOYER_KEY, OWNER_PK, eth_key. */
const OWNERS =
  "(?:deployer|owner|signer|signing|admin|minter|relayer|keeper|operator|funder|faucet|sender|trader|trading|bot|bridge|oracle|" +
  "proposer|validator|sequencer|batcher|executor|solver|attester|guardian|treasury|hot|cold|burner|main|dev|test|root|master|" +
  "eth|evm|bsc|bnb|polygon|matic|arbitrum|optimism|base|avax|tron|trx|sepolia|goerli|mainnet|testnet|hardhat|anvil|ganache|" +
  "meta\\s?mask|account|user|wallet|eoa|alice|bob|spending|view|spend|ecdsa|secp256k1|ed25519)";

/** Names of a private key in Latin and Cyrillic script; a word boundary stands on both sides. */
const SECRET = [
  "priv(?:ate)?[\\s_-]?(?:(?:spend|view|signing|staking)[\\s_-]?)?keys?(?:[\\s_-]?hex)?",
  "secret[\\s_-]?(?:exponent|scalar|key|seed|number)",
  `${OWNERS}(?:'s)?[\\s_-]?(?:wallet|account)?[\\s_-]?\\d{0,2}[\\s_-]?(?:key|pk|sk|secret|priv)(?:[\\s_-]?hex)?`,
  "(?:pk|sk|privkey|priv|prv|pkey|p_key)(?:[\\s_-]?hex)?",
  "from[\\s_]?key|importRawKey|import raw key",
  "new\\s{1,3}(?:ethers\\s?\\.\\s?)?Wallet",
  "wallet\\s?\\.\\s?add|vm\\s?\\.\\s?(?:start\\s?Broadcast|sign|addr|remember\\s?Key)",
  "(?:master|wallet|hd|account|hex|private|raw)[\\s_-]?seed",
  "seed(?:[\\s_-]?(?:hex|bytes))?",
  "mnemonic",
  "node[\\s_-]?key(?:[\\s_-]?hex)?",
  "(?<![\"'])accounts:\\s{0,4}\\[",
  "my\\s{1,3}key",
  "key\\s(?:to|for|of)\\s(?:my|the|our|this|a)\\s(?:\\w{1,12}\\s){0,2}(?:wallet|account|meta\\s?mask)",
  "unarmored[\\s_-]?hex",
  "import(?:ing)?(?:\\s\\w{1,12}){0,2}\\s(?:in)?to\\s(?:my\\s)?(?:meta\\s?mask|rabby|phantom|wallet|trust\\swallet)",
  "(?:import|restore|recover|sweep)(?:\\s(?:my|the|this|an?))?\\s(?:key|account|wallet)(?:\\s(?:with|from|using))?",
  "cl[ée]s?\\s{1,3}(?:priv[ée]e|secr[èe]te)s?",
  "(?:clave|llave)s?\\s{1,3}(?:privada|secreta)s?",
  "chaves?\\s{1,3}(?:privada|secreta)s?",
  "chiav[ei]\\s{1,3}(?:privat[ae]|segret[ae])",
  "(?:privat|geheim)(?:e[mnrs]?)?\\s?schl(?:ü|ue)ssel",
  "(?:приватн|закрыт|секретн)\\p{L}{2,4}\\s{1,3}ключ\\p{L}{0,2}",
  "(?:soukrom|tajn)\\p{L}{1,3}\\s{1,3}kl[íi][čc]\\p{L}{0,2}",
  "klucz\\p{L}{0,2}\\s{1,3}prywatn\\p{L}{1,3}",
  "(?:özel|gizli)\\s{1,3}anahtar\\p{L}{0,4}",
  "kunci\\s{1,3}(?:pribadi|privat|rahasia)",
  "khóa\\s{1,3}(?:riêng|bí mật)(?:\\s{1,3}tư)?",
  "المفتاح\\s{1,3}الخاص",
].join("|");

/** The same in scripts that leave no space between words. */
const SECRET_CJK = "[私密]\\s?[钥鑰匙]匙?|秘密鍵|(?:개인|비밀|비공개)\\s?키";

/** Names of everything else. */
const OTHER = [
  "tx(?:[\\s_-]?(?:id|hash))?n?s?",
  "transactions?",
  "sha-?\\d{1,3}(?:sums?)?|blake\\w{0,2}|keccak\\d{0,3}|ripemd\\d{0,3}|md5",
  "hash(?:es)?",
  "blocks?",
  "digests?|checksums?|fingerprints?|integrity|etag|cid",
  "commit(?:ment|s)?|revision|tree",
  "(?:(?:merkle|state|storage|receipts?)[\\s_-]?)?root(?![\\s_-]?key)",
  "(?:signature|sig)s?",
  "pub(?:lic)?[\\s_-]?(?:\\w{1,12}[\\s_-]?)?keys?(?:[\\s_-]?hex)?|pubkeys?|verifying[\\s_-]?key",
  "address(?:es)?|contracts?|topics?\\d?|slots?|selector",
  "salt|nonce|iv|mac|ciphertext|call\\s?data|input data|domain|proof|nullifier|guid|uuid|trace|span",
  "(?:object|package|key|order|session|user|token|container|image|layer|condition|market|peer)?[\\s_-]?ids?",
  "(?:cache|api|access|idempotency|partition|sort|primary|foreign|storage)[\\s_-]?keys?",
  "mint|tokens?",
  "(?:fuzz(?:er|ing)?|random|rng|shuffle|noise|simulation)[\\s_-]?seeds?",
  "(?:owner|holder|signer|signatory)s?(?=\\s(?:of|to)\\s)",
  "х[еэ]ш\\p{L}{0,3}|(?:транзакц|блок|подпис|підпис|адрес|контракт|отпечат|кор(?:ень|н))\\p{L}{0,4}|(?:публичн|открыт|публічн|відкрит)\\p{L}{2,4}\\s{1,3}ключ\\p{L}{0,2}",
  "cl[ée]s?\\s{1,3}publiques?|clave\\s{1,3}p[úu]blica|chave\\s{1,3}p[úu]blica|chiave\\s{1,3}pubblica|öffentliche[rn]?\\s?schlüssel|klucz\\s{1,3}publiczny|açık\\s{1,3}anahtar|kunci\\s{1,3}publik",
  "empreinte|adresse|blo[cq](?:ue|co|que)?|transacci[óo]n|transação|transazion[ei]|transaktion(?:en|s)?|direcci[óo]n|endereço|indirizzo|firma|assinatura|signatur|unterschrift|prüfsumme|huella|resumen|resumo",
  "transakcj[aieę]|skrót|podpis\\p{L}{0,2}|adres\\p{L}{0,3}|işlem|özet\\p{L}{0,2}|imza\\p{L}{0,3}|transaksi|alamat|giao dịch|khối|blok\\p{L}{0,2}|địa chỉ|chữ ký|khóa công khai",
  "(?:ال)?(?:معاملة|عنوان|توقيع)|المفتاح\\s{1,3}العام",
].join("|");

/** The same in scripts without spaces; a hash is one inside any longer word: codehash, keyhash, hashlock. */
const OTHER_CJK =
  "hash|哈希|摘要|指[纹紋]|フィンガープリント|지문|地址|公钥|公鑰|签名|簽名|交易|区块|區塊|ハッシュ|アドレス|公開鍵|署名|トランザクション|取引|ブロック|해시|주소|공개\\s?키|서명|트랜잭션|거래|블록";

/** What says before the name of a private key, or behind it, that none is there: "no private key needed", "秘密鍵は不要". */
export const ABSENT_BEFORE =
  /(?:(?<!\p{L})(?:no|without|nor|sans|aucune|ohne|kein(?:en?|er)?|sin|sem|senza|nessuna|bez|без|tanpa|không cần|don['’]t\s(?:need|require|use|have)|not\s(?:need|require|use|have|ask for))\s(?:(?:the|a|an|any|your|my|our|la|le|les|una?|lo|el|den|dein(?:en)?)\s)?|(?:不[需必]?要|无需|無需|不用|没有|沒有)(?:提供|输入|輸入)?)$/iu;
export const ABSENT_BEHIND =
  /^\p{L}{0,4}(?:\s\p{L}{1,8})?(?:\s?[はがも]?(?:不要|なし|無し|いりません|必要(?:ない|ありません))|\s?(?:는|은|가|이)?\s?(?:필요\s?없|없이)|不[需必]要|\s(?:is\s)?(?:not|n['’]t)\s(?:needed|required|necessary)|\sне\s(?:нуж|треб|потр|пона)|\snicht\s(?:nötig|erforderlich|benötigt)|\snie\sjest|\s(?:gerekmez|gerekmiyor|gerekli\sdeğil)|\stidak\s(?:perlu|diperlukan)|\sno\s(?:es|hace)|\snão\s(?:é|precisa)|\snon\s(?:è|serve))/iu;

/** What joins a private key to what it opens: "private key for the address", "закрытый ключ от адреса". */
export const OPENS =
  /^\p{L}{0,3}\s(?:for|of|to|behind|für|zu[rm]?|pour|de|du|des|para|del|da|do|d[ei]ll[ao]?|per|для|от|к|від|do|dla)(?:\s\p{L}{1,6}){0,2}[\s'’]$/iu;

/** "hash of the private key", "sha256(private_key)": what is named first is what stands there. */
const DERIVED = `(?:(?:\\s{1,3}(?:of|for|from)(?:\\s{1,3}(?:the|my|your|a|this))?\\s{1,3}|\\s?\\(\\s?["']?)(?:${SECRET}))?`;

let all: RegExp | undefined;
let behind: RegExp | undefined;

/** A label at a place (sticky); the group that matched says what it names. Made on first need: it costs 3 ms. */
export function labels(): RegExp {
  all ??= new RegExp(
    `(?<![\\p{L}])(?:(?<secret>${SECRET})|(?<other>(?:${OTHER})${DERIVED}))(?![\\p{L}])|(?<secretCjk>${SECRET_CJK})|(?<otherCjk>${OTHER_CJK})`,
    "iuy",
  );
  return all;
}

/** A label behind its value: "0x… is my private key", "… <- private key", "… # deployer pk", "… 是我的私钥". */
export function labelBehind(): RegExp {
  behind ??= new RegExp(
    `^["'\`)\\],;]{0,4}\\s{0,4}(?:(?:<?[-=]{1,4}>?|←|#|//|--|—|is|was|as|\\()\\s{0,2})?(?:(?:my|the|a|our|this|use|as|\\w{1,12})\\s){0,3}(?:(?:${SECRET})(?![\\p{L}.])|into\\s(?:my\\s)?(?:meta\\s?mask|rabby|phantom|wallet)|.{0,6}?(?:${SECRET_CJK}))`,
    "iu",
  );
  return behind;
}

/** A piece of every name of a private key: a clause without one calls nothing a secret. */
export const STEMS =
  /priv|secret|seed|mnemonic|key|prv|wallet|import|restore|recover|sweep|broadcast|accounts|unarmored|(?<![a-z\d])(?:pk|sk|vm)(?![a-z\d])|[私密]|秘密鍵|키|cl[ée]|clave|llave|chave|chiav|schl|ключ|kl[íi][čc]|klucz|anahtar|kunci|khóa|المفتاح/i;
