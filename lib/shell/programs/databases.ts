/**
 * Clients of databases.
 *
 * Sources: psql(1), mysql(1), the manuals of sqlite3, mongosh, redis-cli, clickhouse-client.
 */
import { type Card, type ShellTextCard, secretStore } from "./card.ts";

const CLIENT = "h|host= p= P= u= U= d= D= c|e|eval|execute|query|q|command= f|file= v= A t";

/** mysql's `-f` and `-q` have no value. */
const MYSQL =
  "h|host= P|port= p|password=? u|user= D|database= e|execute|command= S|socket= init-file= A t f|force q|quick v";

/** `\! command` of psql, `.shell command` of sqlite3, `system command` of mysql, `COPY t TO PROGRAM 'command'`. */
const COMMANDS: readonly ShellTextCard[] = [
  { line: /^(?:\\!|\.(?:shell|system) |system |\\(?:o|g|gx|w) ?\|)/ },
  { quoted: /\bprogram\s{1,8}$/i, place: "remote" },
];

export const DATABASES: readonly Card[] = [
  {
    names: "psql pgcli usql vsql ysqlsh",
    options: CLIENT,
    texts: COMMANDS,
    includes: { options: "file", lines: /^\\i(?:r|nclude|nclude_relative)?\s{1,8}/ },
    sends: [{ to: "socket", by: "client" }],
  },
  {
    names: "mysql mariadb mycli",
    options: MYSQL,
    texts: COMMANDS,
    includes: { options: "init-file", lines: /^(?:source|\\\.)\s{1,8}/i },
    sends: [{ to: "socket", by: "client" }],
  },
  {
    names: "sqlite3 duckdb",
    options: "init= cmd= separator= nullvalue= newline= mmap= vfs=",
    style: { longDash: true },
    texts: COMMANDS,
    includes: { options: "init", lines: /^\.read\s{1,8}/ },
    passes: "content",
    hides: /(?:^|\s)\.(?:schema|tables|indexes|databases)\b/,
  },
  {
    names: "consul nomad",
    options:
      "http-addr|address|host= token= token-file= ca-file= client-cert= client-key= datacenter= namespace=",
    style: { longDash: true },
    discloses: secretStore(/^(?:kv|var) (?:get|export)\b/),
    sends: [
      {
        to: "socket",
        when: /^(?:kv (?:put|import)|var put)\s/,
        hosts: { options: "host" },
        hostsIn: "CONSUL_HTTP_ADDR NOMAD_ADDR",
        here: true,
        input: true,
        files: "operands",
        texts: "operands",
      },
    ],
  },
  {
    names: "etcdctl",
    options: "endpoints|host= user= password= cacert= cert= key= lease= w|write-out=",
    discloses: secretStore(/^get\s(?:[^\n]{0,512}\s)?--(?:prefix|from-key)\b/),
    sends: [
      {
        to: "socket",
        when: /(?:^|\s)(?:put|txn)(?:\s|$)/,
        hosts: { options: "host" },
        hostsIn: "ETCDCTL_ENDPOINTS",
        here: true,
        input: true,
        texts: "operands",
      },
    ],
  },
  {
    names: "mongo clickhouse-client clickhouse mongoimport mongorestore influx",
    options: `${CLIENT} uri|host= token= org= bucket= username= password= collection= db=`,
    sends: [{ to: "socket", by: "client" }],
  },
  {
    names: "mongosh",
    options: CLIENT,
    code: { language: "javascript", option: /^--eval$/ },
    sends: [{ to: "socket", by: "client" }],
  },
  {
    names: "redis-cli valkey-cli keydb-cli",
    options: "h|host= p= a= n= u|host= x|file",
    sends: [{ to: "socket", by: "client" }],
  },
  {
    names: "cypher-shell trino presto",
    options:
      "a|address|server|host= u|username= p|password= d|database= f|file= execute|command= catalog= schema=",
    sends: [{ to: "socket", by: "client" }],
  },
  {
    names: "sqlcmd",
    options: "S|host= U= P= d= Q|q|command= i|file= o= v=",
    sends: [{ to: "socket", by: "client" }],
  },
  {
    names: "bcp",
    options: "S= U= P= d= b= e= f= F= L= m= r= t= i= o= a= h= q= C= K= c n w N k E T",
    sends: [{ to: "socket", when: /\sin\s/, hosts: { options: "S" }, files: "operands" }],
  },
  {
    names: "snowsql snow",
    options:
      "a|accountname|c|connection|h|host= p|port= q|query|command= f|filename|file= u|username= d|dbname= s|schemaname= w|warehouse= r|rolename= o|option= D|variable=",
    texts: [{ line: /^!(?:system|!)\s{1,8}/ }],
    sends: [
      { to: "socket", by: "service" },
      { to: "cloud", when: /^stage copy\s[^\n]{0,512}\s@/, files: "operands" },
    ],
  },
  { names: "sqlplus sqlcl", texts: [{ line: /^(?:host|ho|!|\$)\s{0,8}/i }] },
];
