/** Keys: what carries a proof is found by it and lost with one changed character; what carries none follows its label. */
import assert from "node:assert/strict";
import { createHash, generateKeyPairSync, type KeyObject, randomBytes } from "node:crypto";
import { test } from "node:test";
import bs58 from "bs58";
import { decodeBase58 } from "../lib/secrets/wallet/base58.ts";
import { isKeyPair } from "../lib/secrets/wallet/ed25519.ts";
import { WALLET_RULES } from "../lib/secrets/wallet/index.ts";
import { anyCharacter, fc } from "./property.ts";
import { scanWallet } from "./wallet.scan.ts";

const rulesIn = (text: string): string[] => scanWallet(text).map(({ rule }) => rule);
const foundIn = (text: string): string[] => scanWallet(text).map(({ start, end }) => text.slice(start, end));

const bytes = (length: number): fc.Arbitrary<Uint8Array> =>
  fc.uint8Array({ minLength: length, maxLength: length });
const sha256 = (data: Uint8Array): Buffer => createHash("sha256").update(data).digest();
const BASE58 = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz";

const base58 = (data: Uint8Array): string => bs58.encode(data);

const base58check = (payload: Uint8Array): string =>
  base58(Buffer.concat([payload, sha256(sha256(payload)).subarray(0, 4)]));

/** `text` with the character at `place` replaced by the next of `alphabet`. */
function changed(text: string, place: number, alphabet: string): string {
  const next = alphabet[(alphabet.indexOf(text[place] ?? "") + 1) % alphabet.length] ?? "";
  return text.slice(0, place) + next + text.slice(place + 1);
}

/** Raw seed and public key of a new Ed25519 key, by the platform's own arithmetic. */
function edwardsPair(): { seed: Buffer; publicKey: Buffer; key: KeyObject } {
  const { privateKey, publicKey } = generateKeyPairSync("ed25519");
  return {
    seed: privateKey.export({ format: "der", type: "pkcs8" }).subarray(-32),
    publicKey: publicKey.export({ format: "der", type: "spki" }).subarray(-32),
    key: privateKey,
  };
}

test("base58 decodes as the reference does, up to its length", () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 90 }), (data) => {
      assert.deepEqual(decodeBase58(bs58.encode(data)), data);
    }),
  );
  const letters = fc.string({ unit: fc.constantFrom(..."1Az0OIl9+ é"), maxLength: 40 });
  fc.assert(
    fc.property(letters, (text) => {
      assert.deepEqual(decodeBase58(text), bs58.decodeUnsafe(text));
    }),
  );
  assert.equal(decodeBase58("2".repeat(129)), undefined);
});

test("the key pair test agrees with node:crypto, and one changed bit breaks it", () => {
  for (let i = 0; i < 40; i++) {
    const { seed, publicKey } = edwardsPair();
    assert.ok(isKeyPair(seed, publicKey));
    const broken = Buffer.from(publicKey);
    broken[i % 31] = (broken[i % 31] ?? 0) ^ (1 << (i % 8));
    assert.ok(!isKeyPair(seed, broken));
    assert.ok(!isKeyPair(randomBytes(32), publicKey));
  }
});

test("a pair is found in hexadecimal, with and without its prefix; a key may begin with some zeros", () => {
  const { seed, publicKey } = edwardsPair();
  const pair = Buffer.concat([seed, publicKey]).toString("hex");
  for (const text of [pair, `0x${pair}`]) assert.deepEqual(rulesIn(`id ${text}.`), ["ed25519-keypair"], text);
  const scalar = `000000a${seed.toString("hex").slice(7)}`;
  assert.deepEqual(rulesIn(`PRIVATE_KEY=0x${scalar}`), ["evm-private-key"]);
  assert.deepEqual(rulesIn(`PRIVATE_KEY=0x${"0".repeat(8)}${seed.toString("hex").slice(8)}`), []);
});

test("Solana keys are found as arrays and in base58; signatures and other bytes are not", () => {
  for (let i = 0; i < 25; i++) {
    const { seed, publicKey } = edwardsPair();
    const pair = Buffer.concat([seed, publicKey]);
    for (const array of [
      JSON.stringify([...pair]),
      `[\n  ${[...pair].join(",\n  ")}\n]`,
      `[${[...pair].map((byte) => `0x${byte.toString(16)}`).join(", ")}]`,
    ])
      assert.deepEqual(rulesIn(`key ${array} end`), ["solana-keypair"], array);
    assert.deepEqual(foundIn(`id ${base58(pair)}.`), [base58(pair)]);
    assert.deepEqual(rulesIn(`ed25519:${base58(pair)}`), ["near-private-key"]);
    assert.deepEqual(rulesIn(`${base58(randomBytes(64))}\n${JSON.stringify([...randomBytes(64)])}`), []);
  }
});

test("a log of signatures does not use up the proofs of the key behind it", () => {
  // The last byte of a signature is at most 0x10, that of a public key hardly ever is.
  const log = Array.from({ length: 500 }, () => base58(Buffer.concat([randomBytes(63), Buffer.of(7)]))).join(
    "\n",
  );
  let pair = edwardsPair();
  while ((pair.publicKey[31] ?? 0) <= 0x10) pair = edwardsPair();
  const key = base58(Buffer.concat([pair.seed, pair.publicKey]));
  assert.deepEqual(foundIn(`${log}\n${key}`), [key]);
  assert.deepEqual(foundIn(`${log}\nprivate key: ${key}`), [key]);
});

test("WIF keys of every network are found, and clean with one changed character", () => {
  fc.assert(
    fc.property(
      bytes(32),
      fc.constantFrom(0x80, 0xef, 0xb0, 0x9e, 0xcc),
      fc.boolean(),
      fc.nat(48),
      (key, version, compressed, place) => {
        const wif = base58check(
          Buffer.concat([Buffer.of(version), key, Buffer.alloc(compressed ? 1 : 0, 1)]),
        );
        assert.deepEqual(foundIn(`sweep ${wif} now`), [wif]);
        assert.deepEqual(rulesIn(changed(wif, place + 2, BASE58)), []);
      },
    ),
  );
});

test("extended private keys are found, extended public keys are clean", () => {
  const versions = [0x0488ade4, 0x049d7878, 0x04b2430c, 0x04358394, 0x044a4e28, 0x045f18bc];
  fc.assert(
    fc.property(bytes(73), fc.constantFrom(...versions), fc.constantFrom(0, 2, 3), (rest, version, kind) => {
      const payload = Buffer.alloc(78);
      payload.writeUInt32BE(version);
      payload.set(rest, 4);
      payload[45] = kind;
      assert.deepEqual(rulesIn(`(${base58check(payload)}/0/*)`), kind === 0 ? ["bip32-xprv"] : []);
    }),
  );
});

/** Every wrapping a PEM block is met in. */
const WRAPPINGS: Readonly<Record<string, (pem: string) => string>> = {
  file: (pem) => pem,
  "carriage returns": (pem) => pem.replaceAll("\n", "\r\n"),
  "JSON string": (pem) => JSON.stringify({ private_key: pem }),
  "JSON in JSON": (pem) => JSON.stringify(JSON.stringify({ private_key: pem })),
  "environment variable": (pem) => `KEY="${pem.trim().replaceAll("\n", "\\n")}"`,
  "one line": (pem) => pem.trim().replaceAll("\n", " "),
  "no breaks": (pem) => pem.trim().replaceAll("\n", ""),
  "YAML block": (pem) => `key: |\n${pem.replace(/^/gm, "    ")}`,
  "quoted reply": (pem) => pem.replace(/^/gm, "> "),
  "shell comment": (pem) => pem.replace(/^/gm, "# "),
  diff: (pem) => pem.trim().replace(/^/gm, "+"),
  "joined strings": (pem) =>
    pem
      .trim()
      .split("\n")
      .map((line) => JSON.stringify(`${line}\n`))
      .join(" +\n"),
  array: (pem) => JSON.stringify(pem.trim().split("\n")),
  "numbered listing": (pem) =>
    pem
      .trim()
      .split("\n")
      .map((line, i) => `${i + 1}\t${line}`)
      .join("\n"),
  "search result": (pem) =>
    pem
      .trim()
      .split("\n")
      .map((line, i) => `key.pem:${i + 1}:${line}`)
      .join("\n"),
  "code block": (pem) => `here it is\n\`\`\`\n${pem}\`\`\`\nthanks`,
  "cut off": (pem) => pem.slice(0, Math.floor(pem.length * 0.7)),
  "no last line": (pem) => pem.slice(0, pem.indexOf("-----END")),
};

const rsa = generateKeyPairSync("rsa", { modulusLength: 2048 });
const ec = generateKeyPairSync("ec", { namedCurve: "P-256" });
const secret = { cipher: "aes-256-cbc", passphrase: "test" };

const PRIVATE: readonly string[] = [
  rsa.privateKey.export({ type: "pkcs1", format: "pem" }),
  rsa.privateKey.export({ type: "pkcs8", format: "pem" }),
  rsa.privateKey.export({ type: "pkcs1", format: "pem", ...secret }),
  rsa.privateKey.export({ type: "pkcs8", format: "pem", ...secret }),
  ec.privateKey.export({ type: "sec1", format: "pem" }),
  ec.privateKey.export({ type: "pkcs8", format: "pem" }),
  edwardsPair().key.export({ type: "pkcs8", format: "pem" }),
].map(String);

const PUBLIC: readonly string[] = [
  rsa.publicKey.export({ type: "pkcs1", format: "pem" }),
  rsa.publicKey.export({ type: "spki", format: "pem" }),
  ec.publicKey.export({ type: "spki", format: "pem" }),
].map(String);

for (const [name, wrap] of Object.entries(WRAPPINGS))
  test(`PEM as ${name}: private keys are found to their last line, public keys are clean`, () => {
    for (const pem of PRIVATE) {
      const [found] = foundIn(wrap(pem));
      assert.ok(found, wrap(pem).slice(0, 60));
      const last = pem.trim().split("\n").at(-2) ?? "";
      assert.ok(name === "cut off" || found.includes(last), "the span ends early");
    }
    for (const pem of PUBLIC) assert.deepEqual(rulesIn(wrap(pem)), []);
  });

const hex = (): string => randomBytes(32).toString("hex");

const SECRET_LABELS: readonly ((key: string) => string)[] = [
  (key) => `PRIVATE_KEY=${key}`,
  (key) => `DEPLOYER_KEY="${key}"`,
  (key) => `const privateKey = "${key}";`,
  (key) => `{"address":"0x92c0e67cc0304df752b1f265c8326a8f0b232506","privateKey":"${key}"}`,
  (key) => `cast send --private-key ${key} 0x92c0e67cc0304df752b1f265c8326a8f0b232506`,
  (key) => `new ethers.Wallet("${key}", provider)`,
  (key) => `accounts: ["${key}"], // deployer private key`,
  (key) => `Private key (hex):\n\n    ${key}\n`,
  (key) => `Private Keys\n============\n(0) 0x${hex()}\n(1) ${key}`,
  (key) => `address,private_key\n0x92c0e67cc0304df752b1f265c8326a8f0b232506,${key}`,
  (key) => `${key} is my private key`,
  (key) => `我的私钥是${key}`,
  (key) => `秘密鍵: ${key}`,
  (key) => `내 개인 키는 ${key}`,
  (key) => `ma clé privée est ${key}`,
  (key) => `приватный ключ: ${key}`,
];

const OTHER_LABELS: readonly ((key: string) => string)[] = [
  (key) => key,
  (key) => `tx: ${key}`,
  (key) => `https://etherscan.io/tx/${key}`,
  (key) => `{"transactionHash":"${key}","status":1}`,
  (key) => `${key}  private-key.tar.gz`,
  (key) => `Do not share your private key. Transaction hash: ${key}`,
  (key) => `hash of the private key ${key}`,
  (key) => `private key fingerprint (sha256): ${key}`,
  (key) => `public signing key ${key}`,
  (key) => `signing key id ${key}`,
  (key) => `keystore sha256 ${key}`,
  (key) => `private_key,tx_hash\n,${key}`,
  (key) => `私钥已更换，交易哈希 ${key}`,
  (key) => `公钥: ${key}`,
  (key) => `bytes32 constant DOMAIN = ${key};`,
];

test("32 bytes of hex are a private key when the nearest label says so", () => {
  for (const [i, text] of SECRET_LABELS.entries()) {
    const key = hex();
    assert.ok(foundIn(text(`0x${key}`)).includes(key), `${i}: ${text("…")}`);
  }
  for (const text of OTHER_LABELS) assert.deepEqual(rulesIn(text(`0x${hex()}`)), [], text("…"));
});

test("every rule id is unique and has a class, a label and a reason", () => {
  assert.equal(new Set(WALLET_RULES.map(({ id }) => id)).size, WALLET_RULES.length);
  for (const { label, why } of WALLET_RULES) assert.ok(label && why && !why.endsWith("."));
});

test("no text makes the scan throw, and every span lies in the text", () => {
  const pieces = fc.constantFrom(
    "-----BEGIN PRIVATE KEY-----",
    "word 1: ",
    "abandon ",
    "\\n",
    "<b>",
    "&",
    "0x",
    "私钥",
    "[1,2,",
    'kty"',
    'cipher"',
    "ed25519:",
    "\ud800",
    "É",
    "あ",
    "1",
  );
  const text = fc
    .array(fc.oneof(pieces, fc.string(), fc.string({ unit: anyCharacter })), { maxLength: 40 })
    .map((parts) => parts.join(""));
  fc.assert(
    fc.property(text, (value) => {
      for (const { start, end } of scanWallet(value))
        assert.ok(start >= 0 && start < end && end <= value.length);
    }),
    { numRuns: 3000 },
  );
});
