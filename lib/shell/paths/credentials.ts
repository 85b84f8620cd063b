/**
 * Which files hold credentials.
 *
 * Sources: the default locations in the manuals of OpenSSH, AWS CLI, kubectl, npm, twine, curl (netrc), Git, gh, gcloud,
 * Azure CLI, Docker, Terraform, Vault, GnuPG, pass, Solana CLI, Bitcoin Core, Ethereum clients.
 */

import { lazy } from "../../core/lazy.ts";
import type { SourceKind } from "../effect.ts";
import type { Arg } from "../invocation.ts";
import { canMatch, hasSigns, hasUnknown, lettered, spell, takesAll } from "../word/globs.ts";

type FileRow = {
  readonly kind: SourceKind;
  /** The path's last components, joined by `/`. */
  readonly file: RegExp;
  /** Names that stand for the row where the path holds a glob. */
  readonly samples: readonly string[];
  /** The file holds one value and nothing else: it can be a header's value as it is. */
  readonly single?: true;
};

/** Text at the beginning of the path or behind a slash. */
function at(pattern: string): RegExp {
  return new RegExp(`(?:^|/)(?:${pattern})/?$`, "i");
}

const FILES: readonly FileRow[] = [
  {
    kind: "env-file",
    file: at(
      "\\.env(?:\\.[\\w.-]+)?|(?!(?:process|import|meta|import\\.meta|Deno|Bun)\\.)[\\w.-]+\\.env|\\.envrc|\\.dev\\.vars|\\.flaskenv|env\\.(?:prod|production|local)|secrets?\\.(?:ya?ml|json|toml|txt|ini|properties)|\\.secrets?",
    ),
    samples: [".env", ".env.local", ".env.production"],
  },
  {
    kind: "ssh-key",
    file: at(
      "id_(?:rsa|dsa|ecdsa|ed25519|xmss)(?:_sk)?(?:[._-][\\w-]+)?|\\.ssh|\\.ssh/(?!(?:known_hosts|config|authorized_keys|environment|rc)(?:[./]|$))[\\w.-]+|ssh_host_\\w+_key|identity",
    ),
    samples: ["id_rsa", "id_ed25519", "id_ecdsa"],
  },
  {
    kind: "cloud-credentials",
    file: at(
      "\\.aws|\\.aws/(?:credentials|config|sso/cache(?:/.*)?|cli/cache(?:/.*)?)|\\.kube|\\.kube/config[\\w.-]*|kubeconfig(?:\\.ya?ml)?|[\\w-]+\\.kubeconfig|admin\\.conf|\\.config/gcloud(?:/.*)?|application_default_credentials\\.json|\\.azure(?:/.*)?|\\.oci/.*|\\.config/doctl/config\\.yaml|\\.terraform\\.d/credentials\\.tfrc\\.json|\\.terraformrc|\\.boto|\\.s3cfg|\\.config/rclone/rclone\\.conf|rclone\\.conf|[\\w.-]*service[-_]?account[\\w.-]*\\.json|[\\w.-]*firebase-adminsdk[\\w.-]*\\.json|(?:gcp|gcs|gcloud|google|sa)[-_]?(?:key|creds?|credentials)\\.json|credentials?\\.json|client_secrets?[\\w.-]*\\.json|key(?:file)?\\.json",
    ),
    samples: ["credentials", "credentials.json", "service-account.json"],
  },
  {
    kind: "token-file",
    single: true,
    file: at(
      "\\.vault-token|serviceaccount/token|\\.config/gh/token|\\.github[-_]token|run/secrets/[\\w.-]+",
    ),
    samples: [],
  },
  {
    kind: "token-file",
    file: at(
      "\\.npmrc|\\.yarnrc\\.yml|\\.pypirc|[._]netrc|\\.git-credentials|\\.config/git/credentials|\\.pgpass|\\.my\\.cnf|\\.mylogin\\.cnf|\\.docker|\\.docker/config\\.json|\\.dockercfg|\\.config/gh|\\.config/gh/hosts\\.yml|\\.config/hub|\\.config/glab-cli(?:/.*)?|\\.cargo/credentials(?:\\.toml)?|\\.gem/credentials|\\.composer/auth\\.json|auth\\.json|\\.m2/settings\\.xml|\\.gradle/gradle\\.properties|\\.htpasswd|\\.config/op(?:/.*)?|\\.netlify/config\\.json|\\.config/configstore/.*|\\.heroku/.*|\\.fly/config\\.yml|\\.claude/\\.credentials\\.json|\\.codex/auth\\.json|\\.snowsql/config|\\.dbt/profiles\\.yml|etc/g?shadow|etc/master\\.passwd|etc/krb5\\.keytab|[\\w.-]+\\.keytab|logins\\.json|key4\\.db|login data|cookies\\.sqlite",
    ),
    samples: [".npmrc", ".netrc", ".git-credentials"],
  },
  {
    kind: "private-key",
    file: at(
      "[\\w.@*-]+\\.(?:pem|key|p12|pfx|jks|keystore|ppk|p8|kdbx|agekey)|\\.gnupg|\\.gnupg/.*|\\.password-store(?:/.*)?|private[-_]?key[\\w.-]*|ssl/private(?:/.*)?|keychains(?:/.*)?|[\\w.-]+\\.keychain(?:-db)?|keys\\.txt",
    ),
    samples: ["server.pem", "server.key"],
  },
  {
    kind: "wallet",
    file: at(
      "wallet\\.(?:dat|json|txt|db|aes\\.json)|[\\w-]*wallet\\.(?:dat|json)|\\.config/solana(?:/(?:id\\.json|.*keypair.*))?|[\\w.-]*keypair[\\w.-]*\\.json|solana/id\\.json|id\\.json|(?:\\.ethereum|geth|ethereum)/keystore(?:/.*)?|keystore\\.json|utc--.*|\\.bitcoin(?:/.*)?|\\.electrum(?:/wallets.*)?|[\\w.-]*(?:mnemonic|seed[-_]?phrase|seedphrase|recovery[-_]?phrase)[\\w.-]*|seed\\.txt|\\.monero(?:/.*)?|\\.foundry/keystores(?:/.*)?|\\.brownie/accounts(?:/.*)?",
    ),
    samples: ["wallet.dat", "wallet.json", "id.json"],
  },
  { kind: "environment", file: at("proc/[^/]+/environ"), samples: [] },
];

/** Files of the same names that hold nothing secret: templates, public halves, certificates, encrypted copies. */
const PUBLIC = [
  /\.(?:example|sample|template|tmpl|dist|defaults?|schema|test|pub|enc|age|gpg|asc|sops|crt|cer|csr|md)$/i,
  /(?:^|\/)[^/]*(?:example|sample|template)[^/]*$/i,
  /(?:^|[/_.-])(?:ca|cacerts?|certs?|certificate|chain|fullchain|bundle|root|rootca|intermediate|dhparams?)(?:[-_.][\w.-]*)?\.pem$/i,
  /(?:^|[/_.-])(?:public|pub|pubkey|public[-_]?key)(?:[-_.][\w.-]*)?\.(?:pem|key)$/i,
  /(?:^|[/_.-])truststore\.(?:jks|p12)$/i,
];

function isPublic(path: string): boolean {
  return !path.includes(".gnupg/") && PUBLIC.some((pattern) => pattern.test(path));
}

/** The end of a path that tells what it is; names are at most 255 bytes long, and the patterns are quadratic. */
const TAIL_CHARS = 320;

/** What a path word holds, if it is a credential file or a directory of such. Relative paths need no directory. */
export function credentialAt(path: Arg): { readonly kind: SourceKind; readonly single: boolean } | undefined {
  const spelled = spell(path)
    .slice(-TAIL_CHARS)
    .replace(/\/{2,}|\/(?:\.\/)+/g, "/");
  const row = hasSigns(spelled) ? globRow(spelled) : fileRow(spelled);
  if (row === undefined || isPublic(spelled)) return undefined;
  return { kind: row.kind, single: row.single === true };
}

/** The row of a path with signs: `.env*`, `~/.ssh/*`, `$HOME/.aws/credentials`. */
function globRow(spelled: string): FileRow | undefined {
  const cut = spelled.lastIndexOf("/");
  const name = spelled.slice(cut + 1);
  if (takesAll(name)) return cut > 0 ? fileRow(lettered(spelled.slice(0, cut))) : undefined;
  if (!hasSigns(name)) return fileRow(lettered(spelled));
  if (hasUnknown(name)) return undefined;
  return FILES.find(({ samples }) => samples.some((sample) => canMatch(name, sample)));
}

/** All rows at once: nearly every path is none of them. */
const ANY_FILE = lazy(() => new RegExp(FILES.map(({ file }) => file.source).join("|"), "i"));

function fileRow(path: string): FileRow | undefined {
  return ANY_FILE().test(path) ? FILES.find(({ file }) => file.test(path)) : undefined;
}

/** Names of variables that hold a secret. */
const SECRET_NAME =
  /KEY|TOKEN|SECRET|PASS(?:WORD|WD|PHRASE)?|CREDENTIAL|AUTH|PRIVATE|MNEMONIC|SEED|DATABASE_URL|DSN/i;

/** True when a variable of this name usually holds a secret. */
export function isSecretName(name: string): boolean {
  return SECRET_NAME.test(name);
}
