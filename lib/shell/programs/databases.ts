/**
 * Clients of databases.
 *
 * Sources: psql(1), mysql(1), the manuals of sqlite3, mongosh, redis-cli, clickhouse-client.
 */
import type { Card, ShellTextCard } from "./card.ts";

const CLIENT = "h|host= p= P= u= U= d= D= c|e|eval|execute|query|q|command= f|file= v= A t";

/** `\! command` of psql, `.shell command` of sqlite3, `system command` of mysql, `COPY t TO PROGRAM 'command'`. */
const COMMANDS: readonly ShellTextCard[] = [
  { line: /^(?:\\!|\.(?:shell|system) |system |\\o \|)/ },
  { quoted: /\bprogram\s{1,8}$/i, place: "remote" },
];

export const DATABASES: readonly Card[] = [
  { names: "psql mysql", options: CLIENT, texts: COMMANDS, sends: [{ to: "socket", by: "client" }] },
  {
    names: "sqlite3",
    texts: COMMANDS,
    passes: "content",
    hides: /(?:^|\s)\.(?:schema|tables|indexes|databases)\b/,
  },
  { names: "consul", discloses: { source: "secret-store", words: /^kv get\b|^kv export\b/ } },
  {
    names: "etcdctl",
    discloses: { source: "secret-store", words: /^get\s[^\n]{0,512}--(?:prefix|from-key)\b/ },
  },
  { names: "mariadb mongo clickhouse-client", options: CLIENT, sends: [{ to: "socket", by: "client" }] },
  {
    names: "mongosh",
    options: CLIENT,
    code: { language: "javascript", option: /^--eval$/ },
    sends: [{ to: "socket", by: "client" }],
  },
  {
    names: "redis-cli",
    options: "h|host= p= a= n= u|host= x|file",
    sends: [{ to: "socket", by: "client" }],
  },
];
