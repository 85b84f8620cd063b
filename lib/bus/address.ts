/**
 * Which addresses an HTTP hook may be at: the public internet, and nothing that only this machine or its network can
 * reach (server-side request forgery).
 *
 * Sources: the IANA special-purpose address registries (RFC 6890) as ipaddr.js holds them; RFC 4291 2.4 (global unicast is
 * 2000::/3); RFC 5180, RFC 9637, RFC 2928; Azure's documentation of 168.63.129.16.
 */
import { lookup } from "node:dns/promises";
import ipaddr from "ipaddr.js";

/** An address to connect to. */
export type SocketAddress = { readonly address: string; readonly family: 4 | 6 };

/** Ranges that a local service may be in, where the user said that they want one. Metadata services are in none of them. */
const LOCAL: ReadonlySet<string> = new Set(["loopback", "private", "uniqueLocal", "carrierGradeNat"]);

/** Beyond the library's ranges: what no public service is reached by. */
const CLOSED: readonly (readonly [cidr: string, name: string])[] = [
  ["168.63.129.16/32", "a cloud's metadata service"],
  ["100.100.100.200/32", "a cloud's metadata service"],
  ["fd00:ec2::/32", "a cloud's metadata service"],
  ["fd20:ce::/32", "a cloud's metadata service"],
  ["2001::/23", "an IETF protocol's address"],
  ["2001:db8::/32", "an address for documentation"],
  ["3fff::/20", "an address for documentation"],
];

const ranges = CLOSED.map(([cidr, name]) => ({ range: ipaddr.parseCIDR(cidr), name }));
const globalUnicast = ipaddr.parseCIDR("2000::/3");

const NAMES: Readonly<Record<string, string>> = {
  linkLocal: "link-local, where clouds keep their metadata",
  ipv4Mapped: "an IPv4 address in IPv6 clothes",
  rfc6052: "an IPv4 address behind NAT64",
  "6to4": "an IPv4 address behind 6to4",
  teredo: "an IPv4 address behind Teredo",
};

/** Why nothing may be sent to `address`, or undefined. With `local`, this machine and its private network are allowed. */
export function refusalOf(address: string, local: boolean): string | undefined {
  // A zone (fe80::1%eth0) only exists for addresses that are refused anyway.
  if (!ipaddr.isValid(address)) return `${address} is no address`;
  const parsed = ipaddr.parse(address);
  const closed = ranges.find(({ range }) => parsed.kind() === range[0].kind() && parsed.match(range));
  if (closed) return `${address} is ${closed.name}`;
  const range = parsed.range();
  if (local && LOCAL.has(range)) return undefined;
  if (range !== "unicast") return `${address} is ${NAMES[range] ?? range}`;
  return parsed.kind() === "ipv6" && !parsed.match(globalUnicast)
    ? `${address} is outside the public internet`
    : undefined;
}

/** Why a hook's URL cannot be one, from the text alone, or the URL. */
export function urlOf(text: unknown): URL | { readonly problem: string } {
  if (typeof text !== "string" || !URL.canParse(text)) return { problem: "the url is no URL" };
  const url = new URL(text);
  if (url.protocol !== "https:" && url.protocol !== "http:")
    return { problem: `the url must be http or https, not ${url.protocol.slice(0, -1)}` };
  // They would be sent to whoever answers, and shown wherever the hook is named.
  if (url.username !== "" || url.password !== "") return { problem: "the url holds a name or a password" };
  return url;
}

/** Asks for the addresses of a name; replaced in tests. */
export type Resolve = (host: string) => Promise<readonly SocketAddress[]>;

/** The system's own resolver, as a connection would use it. */
export const resolveName: Resolve = async (host) =>
  (await lookup(host, { all: true, verbatim: true })).map(({ address, family }) => ({
    address,
    family: family === 6 ? 6 : 4,
  }));

/**
 * The address to connect to for `url`, or why there is none. One address of a name that may not be used refuses the name: who
 * answers with both kinds is trying something.
 *
 * @throws what `resolve` throws, when the name has no address.
 */
export async function targetOf(
  url: URL,
  local: boolean,
  resolve: Resolve,
): Promise<SocketAddress | { readonly problem: string }> {
  const host = url.hostname.replace(/^\[|\]$/g, "");
  const all: readonly SocketAddress[] = ipaddr.isValid(host)
    ? [{ address: host, family: host.includes(":") ? 6 : 4 }]
    : await resolve(host);
  for (const { address } of all) {
    const problem = refusalOf(address, local);
    if (problem !== undefined) return { problem: host === address ? problem : `${host} is at ${problem}` };
  }
  return all[0] ?? { problem: `${host} has no address` };
}
