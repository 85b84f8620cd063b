/** Values that are known to open nothing, by digest: the table itself gives none of them away. */
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import { latest, lazy, remember } from "../core/lazy.ts";
import { digestOf } from "./sha256.ts";
import { TEST_CHAIN_DIGESTS } from "./wallet/known.ts";

/** A value that somebody declared harmless: its {@link fingerprint}, and why. */
export type AllowedValue = { readonly digest: string; readonly reason: string };

/** Separates these digests from any other list of SHA-256 digests of the same values. */
const SALT = "agent-guards/allowed/1:";

/** Bytes of the salt and a value that find room in what is made once; a longer value has bytes of its own. */
const SALTED_BYTES = 1024;

const salted = lazy(() => {
  const encoder = new TextEncoder();
  const bytes = new Uint8Array(SALTED_BYTES);
  const { written } = encoder.encodeInto(SALT, bytes);
  return { encoder, bytes, salt: written, room: bytes.subarray(written) };
});

/** SHA-256 over the salt and `value`; it holds until the next call. */
function saltedDigest(value: string): Uint8Array {
  const { encoder, bytes, salt, room } = salted();
  const { read, written } = encoder.encodeInto(value, room);
  return digestOf(read < value.length ? utf8ToBytes(SALT + value) : bytes.subarray(0, salt + written));
}

/** The digest that stands for `value` in an ALLOWED table: SHA-256 over the table's salt and the value, as hex. */
export function fingerprint(value: string): string {
  return bytesToHex(saltedDigest(value));
}

/** Published test keys of vendors; each opens a documentation or test account that belongs to everybody. */
export const WELL_KNOWN: readonly AllowedValue[] = [
  {
    digest: "47d4dd1023c34d14fbbd17300bf9ce211c26eb5dc667cdcae12b7a9a21594a32",
    reason: "AWS documentation: access key id",
  },
  {
    digest: "516fc9692fdf1dacc01c36e3e563b4de58687552a3b2ad4231ff9cf1b86dc353",
    reason: "AWS documentation: secret access key",
  },
  {
    digest: "fc3f2fc1cefd1ab060eea03a0004b5ce5d5c39848802e8266ca11a718466c7e1",
    reason: "AWS documentation: second access key id",
  },
  {
    digest: "cb354ab6ccef62c046a3e88838aed5fb2dd056b80ae9f49ab02eb24226fcde83",
    reason: "AWS documentation: second secret access key",
  },
  {
    digest: "eca5f13f6c26c7ea99870bc8f382dc69c8110bad8940dbcad778d8bd539708a3",
    reason: "Stripe documentation: secret test key",
  },
  {
    digest: "9bd5899b4171bef765f03aca0856d7aeb740cce45ba500430bdf69262602ccc5",
    reason: "Stripe documentation: older secret test key",
  },
  {
    digest: "de06f64bed31a5292e40d9be8742c068fdde3e08d16aea2a237d99aba8ce801f",
    reason: "Stripe documentation: secret test key of the quick starts",
  },
  {
    digest: "dfa87b4ba10c648704f8091d07ad1dd3e42dc873a5e250a870c5e2e7a166302d",
    reason: "Stripe documentation: secret test key of the API reference",
  },
  {
    digest: "313b863de17e11432ae9efe50829d5d6263a12f64ccce07a95dcbecf0c2f5399",
    reason: "RFC 5849: sample consumer key",
  },
  {
    digest: "5a1fff27ceb888083f275b91513a2704ddb9839884c85042ed89d986f83b5e77",
    reason: "RFC 5849: sample token",
  },
  {
    digest: "89350e3066f7cba413dc640e897c9a6ef2acac5c613c85044465aff81f7368d1",
    reason: "Google Authenticator's key URI format: example secret",
  },
  {
    digest: "36b8d10940faa6417b7a02f5587539bcfaf902ab98c7ff7999fc97f1de436be5",
    reason: "RFC 5849: sample token",
  },
  {
    digest: "c58fdd75d3bd8e2847f7fd699992c751d067b12b28445165843067ca954c827f",
    reason: "RFC 5849: sample consumer key",
  },
  {
    digest: "92d1209519eaf82fd9567b0c78046ea193ce53e9ca02d027d00795c133f49c55",
    reason: "RFC 6749: sample access token",
  },
  {
    digest: "759aee308be079885c990a70179511ad3827d5f45ecac6cde16e5df8211d9afc",
    reason: "RFC 6749: sample refresh token",
  },
  {
    digest: "433570eb17a96a59d786114045c29468a847f7b29332cbd90d98605788509b7a",
    reason: "RFC 6749: sample authorization code",
  },
  {
    digest: "2aaeac1373bd7f060248a973e604b5fda48e6e3b12c5fc7820a53be47e7edab4",
    reason: "RFC 6749: sample client secret",
  },
  {
    digest: "97bd15ece005914eacb4ea6143c43e9835ec41c807af6494bd79e5d986f7f55d",
    reason: "RFC 6749: sample client credentials",
  },
  {
    digest: "6ea8e990c4c43ffff1095a5fd434b5b649b08ed170ead0027ba256fc7db115ee",
    reason: "RFC 6749: sample client credentials",
  },
  {
    digest: "bd19d31571790c129ae444c90e3235f39b399368f34eeb361573c21c1fe1b633",
    reason: "RFC 7519: sample token",
  },
  {
    digest: "ef1b1a74f4d073ddb73680486b278aefad881af1f9bed21341ce3f9d8bc947c6",
    reason: "RFC 7617: sample credentials",
  },
  {
    digest: "2886113e57386a0cc789c0b40dea6f7fe7a62cf74557c79a3d44dfe349ca69a2",
    reason: "systemd.netdev(5): sample WireGuard key",
  },
  {
    digest: "f540ec1412a96517af12ce9229731bd7b4673ac43ac298e0dd1fbe84b04bb771",
    reason: "RFC 7009: sample token",
  },
  {
    digest: "0416d4273a3a100893c97e92d08d98cc4c6aca14319747b6136cb1f3801425bf",
    reason: "oauthlib documentation: sample token",
  },
  {
    digest: "1640105814b4aa7ab14e6b1062be9b1726e78a7c34ab37d727b192035e215630",
    reason: "RFC 6750: sample token",
  },
  {
    digest: "947e9f68abd371163046ede34ecdf5c4e8ced8c4079f8682da8cb57e08a8eeea",
    reason: "Azurite: account of the storage emulator",
  },
  {
    digest: "932edb61310637123a21d7e9e5534c8c67ff2c0cdecab359590ab02e50ec3598",
    reason: "Azure Cosmos DB: account of the emulator",
  },
  {
    digest: "6dc41151771ceb9ab5096f8faabd321b53045ab123b5cd2fd0d20e1c8d533e08",
    reason: "axios documentation: sample password",
  },
  {
    digest: "d4ffa91b8bf953e530819d0d2e4d230ac4c8a5f19e8ca3ee617aaf91149a4ccb",
    reason: "node-forge documentation: sample seed",
  },
  {
    digest: "ffc51d8618e6dfc6cd9ed78116f2f2b9f9b46f6e0435ac78421d87319b43b2cc",
    reason: "ethers: shared key of its users for Alchemy",
  },
  {
    digest: "62e95a756fe9292ea1f618f05582c4e8eeafd82d1fd1c1c27cd9b9c4fa10f359",
    reason: "ethers: shared token of its users for QuickNode",
  },
  {
    digest: "ac530f7a02bfcb4dc5c82b60eec29f436534ae33afca138639994d100584ffc0",
    reason: "ethers: shared key of its users for Ankr",
  },
  ...TEST_CHAIN_DIGESTS.map((digest) => ({
    digest,
    reason: "Hardhat and Anvil: accounts of a fresh test chain",
  })),
];

/** The digests of a table, and their first four bytes: writing a digest out takes as long as making it. */
const digestsOf = remember((table: readonly AllowedValue[]) => ({
  heads: new Set(table.map(({ digest }) => Number.parseInt(digest.slice(0, 8), 16))),
  whole: new Set(table.map(({ digest }) => digest)),
}));

/** The first four bytes of a digest as one number. */
function headOf(digest: Uint8Array): number {
  let head = 0;
  for (let at = 0; at < 4; at++) head = (head << 8) | (digest[at] ?? 0);
  return head >>> 0;
}

/** A test for values that `tables` allow; it hashes only when it is asked, and once what several rows find. */
export function allowedBy(...tables: readonly (readonly AllowedValue[])[]): (value: string) => boolean {
  return latest((value) => {
    const digest = saltedDigest(value);
    const head = headOf(digest);
    return tables.some((table) => {
      const { heads, whole } = digestsOf(table);
      return heads.has(head) && whole.has(bytesToHex(digest));
    });
  });
}
