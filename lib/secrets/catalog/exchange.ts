/**
 * Keys of exchanges and of chain infrastructure; wallet formats have a folder of their own. It must not know how rows
 * are searched for.
 */
import { following } from "../finders.ts";
import type { SecretRow } from "../row.ts";

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/;

/** Exchanges, node providers and explorers. */
export const exchangeRows = (): readonly SecretRow[] => [
  {
    id: "binance",
    label: "Binance API key",
    words: ["binance", "币安"],
    shape: /[A-Za-z0-9]{64}/,
    keep: 0,
    source: "https://developers.binance.com/docs/binance-spot-api-docs/rest-api/request-security",
  },
  {
    id: "coinbase-cdp",
    label: "Coinbase CDP key name",
    keywords: ["organizations/"],
    find: following(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\/apiKeys\//, UUID),
    keep: 0,
    source: "trufflehog coinbase",
  },
  {
    id: "coinbase-secret",
    label: "Coinbase API secret",
    words: ["coinbase"],
    shape: /[A-Za-z0-9+/]{86}==|[A-Za-z0-9_-]{64}/,
    keep: 0,
    source: "gitleaks coinbase.go; trufflehog coinbase",
  },
  {
    id: "kraken",
    label: "Kraken API key",
    words: ["kraken"],
    shape: /[A-Za-z0-9/+]{80,90}={0,2}|[A-Za-z0-9/+]{56}/,
    keep: 0,
    source: "trufflehog kraken; gitleaks kraken.go",
  },
  {
    id: "kucoin",
    label: "KuCoin API key",
    words: ["kucoin"],
    shape: new RegExp(`${UUID.source}|[0-9a-f]{24}`),
    keep: 0,
    source: "gitleaks kucoin.go",
  },
  {
    id: "okx",
    label: "OKX API credential",
    words: ["okx", "okex", "欧易"],
    shape: new RegExp(`[0-9A-F]{32}|${UUID.source}`),
    keep: 0,
    source: "https://www.okx.com/docs-v5/en/#overview-rest-authentication",
  },
  {
    id: "bybit",
    label: "Bybit API credential",
    words: ["bybit"],
    shape: /[A-Za-z0-9]{36}|[A-Za-z0-9]{18}/,
    keep: 0,
    source: "https://bybit-exchange.github.io/docs/v5/guide",
  },
  {
    id: "polymarket",
    label: "Polymarket API credential",
    words: ["poly"],
    shape: new RegExp(`[A-Za-z0-9_-]{43}=|[0-9a-f]{64}|${UUID.source}`),
    keep: 0,
    source: "betterleaks polymarket-*",
  },
  {
    id: "alchemy",
    label: "Alchemy API key",
    keywords: ["alcht_"],
    shape: /alcht_[A-Za-z0-9]{30}/,
    keep: 6,
    source: "trufflehog alchemy",
  },
  {
    id: "alchemy-url",
    label: "Alchemy endpoint with its key",
    keywords: [".alchemy.com/v2/", ".alchemyapi.io/v2/"],
    find: following(/(?:)/, /[\w-]{32}/),
    keep: 0,
    source: "trufflehog alchemy; portcullis rules.go",
  },
  {
    id: "alchemy-key",
    label: "Alchemy API key",
    words: ["alchemy"],
    shape: /[A-Za-z0-9_-]{32}/,
    keep: 0,
    source: "trufflehog alchemy",
  },
  {
    id: "infura-url",
    label: "Infura endpoint with its key",
    keywords: ["infura.io/v3/", "infura.io/ws/v3/", "infura.io/v2/"],
    find: following(/(?:)/, /[0-9a-f]{32}/),
    keep: 0,
    source: "trufflehog infura",
  },
  {
    id: "infura",
    label: "Infura API key",
    words: ["infura"],
    shape: /[0-9a-f]{32}/,
    keep: 0,
    source: "trufflehog infura",
  },
  {
    id: "helius",
    label: "Helius API key",
    words: ["helius"],
    shape: UUID,
    keep: 0,
    source: "https://www.helius.dev/docs/api-reference/authentication",
  },
  {
    id: "quicknode-url",
    label: "QuickNode endpoint with its token",
    keywords: [".quiknode.pro/"],
    find: following(/(?:)/, /[0-9a-f]{40}/),
    keep: 0,
    source: "https://www.quicknode.com/docs (endpoint URLs)",
  },
  {
    id: "etherscan",
    label: "Etherscan API key",
    words: ["etherscan", "bscscan", "polygonscan", "arbiscan", "basescan", "snowtrace", "ftmscan"],
    shape: /[A-Z0-9]{34}/,
    keep: 0,
    source: "trufflehog etherscan; portcullis rules.go",
  },
  {
    id: "moralis",
    label: "Moralis API key",
    words: ["moralis"],
    shape: /[A-Za-z0-9]{64}/,
    keep: 0,
    source: "trufflehog moralis",
  },
];
