/**
 * Secrets of no particular vendor: headers, tokens of open standards, URLs, assignments. It must not know how rows are
 * searched for.
 */
import { findAssignedPassword, findAssignedSecret } from "../assignment.ts";
import {
  findBasic,
  findBearer,
  findCommandPassword,
  findConnectionPassword,
  findConnectPassword,
  findJoinedPassword,
  findNetrc,
  findNetworkCredential,
  findSshPassword,
  findSudoPassword,
  findUrlPassword,
  findUserOption,
} from "../context.ts";
import { following } from "../finders.ts";
import { isSecretJwt } from "../proof.ts";
import type { SecretRow } from "../row.ts";

/** Open standards and plain assignments. */
export const genericRows = (): readonly SecretRow[] => [
  {
    id: "jwt",
    label: "JSON Web Token",
    keywords: ["eyJ"],
    shape: /eyJ[\w-]{10,4000}\.[\w-]{2,8000}\.[\w-]{16,2000}(?:\.[\w-]{10,8000}\.[\w-]{10,200})?/,
    proof: isSecretJwt,
    keep: 3,
    source: "RFC 7515; gitleaks jwt.go; portcullis validJWT",
  },
  {
    id: "bearer",
    label: "Bearer token",
    keywords: ["bearer"],
    find: findBearer,
    keep: 0,
    source: "RFC 6750; gitleaks curl.go",
  },
  {
    id: "basic-auth",
    label: "HTTP Basic credentials",
    keywords: ["basic", '"auth', "_auth"],
    find: findBasic,
    keep: 0,
    source: "RFC 7617; gitleaks curl-auth-header",
  },
  {
    id: "url-password",
    label: "password in a URL",
    keywords: ["://"],
    find: findUrlPassword,
    keep: 0,
    source: "RFC 3986 3.2.1; secretlint-rule-basicauth and -database-connection-string",
  },
  {
    id: "curl-password",
    label: "password on a command line",
    keywords: [" -u", "\t-u", " --user"],
    find: findUserOption,
    keep: 0,
    source: "gitleaks curl-auth-user",
  },
  {
    id: "netrc",
    label: "password of a .netrc file",
    keywords: ["machine "],
    find: findNetrc,
    keep: 0,
    source: "https://everything.curl.dev/usingcurl/netrc; noseyparker netrc.yml",
  },
  {
    id: "network-credential",
    label: "password of a .NET credential",
    keywords: ["networkcredential(", "directoryentry("],
    find: findNetworkCredential,
    keep: 0,
    source: "https://learn.microsoft.com/dotnet/api/system.net.networkcredential; noseyparker generic.yml",
  },
  {
    id: "connect-call",
    label: "password of a data base",
    keywords: [
      "mysql_connect(",
      "mysqli_connect(",
      "new mysqli(",
      "new pdo(",
      "dbi->connect(",
      "dbi.connect(",
    ],
    find: findConnectPassword,
    keep: 0,
    source: "https://www.php.net/manual/en/mysqli.construct.php; titus dbconn.yml",
  },
  {
    id: "connection-string",
    label: "password of a data base",
    keywords: ["password=", "pwd="],
    find: findConnectionPassword,
    keep: 0,
    source:
      "https://learn.microsoft.com/dotnet/framework/data/adonet/connection-strings; https://www.postgresql.org/docs/current/libpq-connect.html",
  },
  {
    id: "command-password",
    label: "password on a command line",
    keywords: ["redis-cli", "psexec", "plink", "pscp", "docker login", "mongosh", "ldapsearch", "net use"],
    find: findCommandPassword,
    keep: 0,
    source:
      "https://redis.io/docs/latest/develop/tools/cli/; noseyparker psexec.yml; https://docs.docker.com/reference/cli/docker/login/",
  },
  {
    id: "mysql-password",
    label: "password on a command line",
    keywords: ["mysql ", "mysqldump", "mysqladmin", "mariadb "],
    find: findJoinedPassword,
    keep: 0,
    source: "https://dev.mysql.com/doc/refman/8.4/en/connecting.html",
  },
  {
    id: "sudo-password",
    label: "password of sudo",
    keywords: ["sudo -s"],
    find: findSudoPassword,
    keep: 0,
    source: "https://www.sudo.ws/docs/man/sudo.man/",
  },
  {
    id: "sshpass",
    label: "password of an SSH login",
    keywords: ["sshpass -p"],
    find: findSshPassword,
    keep: 0,
    source: "https://manpages.debian.org/sshpass",
  },
  {
    id: "gitlab-session",
    label: "GitLab session",
    keywords: ["_gitlab_session="],
    find: following(/(?:)/, /[0-9a-z]{32}/),
    keep: 0,
    source: "gitleaks gitlab.go",
  },
  {
    id: "azure-storage",
    label: "Azure storage account key",
    keywords: ["AccountKey=", "SharedAccessKey="],
    find: (text, _at, end) => {
      const shape = /[A-Za-z0-9+/]{43}=|[A-Za-z0-9+/]{86}==/y;
      shape.lastIndex = end;
      return shape.test(text) ? { start: end, end: shape.lastIndex } : undefined;
    },
    keep: 0,
    source: "portcullis rules.go; trufflehog azure_storage",
  },
  {
    id: "aws-secret",
    label: "AWS secret access key",
    words: ["aws", "secret_access_key", "secretaccesskey", "secret access key"],
    shape: /[A-Za-z0-9/+]{40}/,
    keep: 0,
    source: "secretlint-rule-aws; betterleaks aws-secret-access-key",
  },
  {
    id: "password",
    label: "password",
    keywords: [
      ...[
        "pass",
        "pwd",
        "identified by",
        "密码",
        "密碼",
        "口令",
        "mot de passe",
        "contraseña",
        "senha",
        "wachtwoord",
      ],
      ...["hasło", "heslo", "parola", "şifre", "ароль", "パスワード", "비밀번호"],
    ],
    find: findAssignedPassword,
    keep: 0,
    source: "detect-secrets keyword plugin; gitleaks generic.go",
  },
  {
    id: "secret",
    label: "secret",
    keywords: ["secret", "token", "key", "credential", "creds", "auth", "密钥", "密鑰", "令牌", "凭证"],
    find: findAssignedSecret,
    keep: 0,
    source: "gitleaks generic.go",
  },
];
