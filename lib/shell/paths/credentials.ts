/**
 * Which files hold credentials.
 *
 * Sources: the default locations in the manuals of OpenSSH, AWS CLI, kubectl, k3s, RKE2, npm, twine, curl (netrc), Git, gh, gcloud,
 * Azure CLI, Docker, Terraform, Vault, GnuPG, pass, Solana CLI, Bitcoin Core, Ethereum clients; the profile directories of
 * Chromium, Firefox and Safari.
 */

import { remember } from "../../core/lazy.ts";
import { anyOf } from "../../core/words.ts";
import type { SourceKind } from "../effect.ts";
import type { Arg } from "../invocation.ts";
import { canMatch, hasSigns, hasUnknown, lettered, spell, takesAll } from "../word/globs.ts";

type FileRow = {
  readonly kind: SourceKind;
  /** The path's last components, joined by `/`, each a piece of a pattern. */
  readonly files?: string;
  /** Directories all of whose content counts. */
  readonly trees?: string;
  /** What the last component holds, and how it ends. */
  readonly names?: readonly { readonly holds: RegExp; readonly ends: RegExp }[];
  /** Names that stand for the row where the path holds a glob. */
  readonly samples: readonly string[];
  /** The file holds one value and nothing else: it can be a header's value as it is. */
  readonly single?: true;
};

const FILES: readonly FileRow[] = [
  {
    kind: "env-file",
    files: `
      \\.env(?:\\.[\\w.-]+)? [\\w.-]+\\.env \\.envrc \\.dev\\.vars \\.flaskenv env\\.(?:prod|production|local)
      secrets?\\.(?:ya?ml|json|toml|txt|ini|properties) \\.secrets?`,
    samples: [".env", ".env.local", ".env.production"],
  },
  {
    kind: "ssh-key",
    files: `
      id_(?:rsa|dsa|ecdsa|ed25519|xmss)(?:_sk)?(?:[._-][\\w-]+)? \\.ssh \\.ssh/[\\w.-]+ ssh_host_\\w+_key identity`,
    samples: ["id_rsa", "id_ed25519", "id_ecdsa"],
  },
  {
    kind: "cloud-credentials",
    files: `
      \\.aws \\.aws/(?:credentials|config) \\.kube \\.kube/config[\\w.-]* kubeconfig(?:\\.ya?ml)? [\\w-]+\\.kubeconfig
      admin\\.conf rancher/(?:k3s/k3s|rke2/rke2)\\.yaml application_default_credentials\\.json \\.config/doctl/config\\.yaml
      \\.terraform\\.d/credentials\\.tfrc\\.json \\.terraformrc \\.boto \\.s3cfg \\.config/rclone/rclone\\.conf
      rclone\\.conf (?:[\\w-]+[-_])?(?:gcp|gcs|gcloud|google|sa)[-_]?(?:key|creds?|credentials)\\.json credentials?\\.json
      client_secrets?[\\w.-]*\\.json key(?:file)?\\.json`,
    trees: "\\.aws/(?:sso|cli)/cache \\.config/gcloud \\.azure \\.oci",
    names: [{ holds: /service[-_]?account|firebase-adminsdk/i, ends: /\.json$/i }],
    samples: ["credentials", "credentials.json", "service-account.json"],
  },
  {
    // Where the command lines of clouds and hosts keep the keys that they log in with.
    kind: "cloud-credentials",
    files: `
      \\.config/(?:hcloud/cli\\.toml|scw/config\\.ya?ml|fly/config\\.yml|linode-cli|exoscale/exoscale\\.toml|vultr-cli\\.yaml)
      \\.config/(?:stripe/config\\.toml|ngrok/ngrok\\.yml|turso/settings\\.json|planetscale/access-token|\\.wrangler/config/default\\.toml)
      \\.wrangler/config/default\\.toml \\.ngrok2/ngrok\\.yml \\.civo\\.json \\.railway/config\\.json
      \\.(?:aliyun|bluemix|mc|jfrog)/config\\.json \\.tccli/default\\.credential \\.(?:databrickscfg|sentryclirc|b2_account_info)
      \\.snowflake/connections\\.toml openstack/(?:clouds|secure)\\.ya?ml \\.circleci/cli\\.yml \\.cloudflared/[\\w-]+\\.json`,
    samples: [],
  },
  {
    kind: "token-file",
    single: true,
    files: `
      \\.vault-token serviceaccount/token \\.config/gh/token \\.github[-_]token run/secrets/[\\w.-]+
      \\.(?:cache/)?huggingface/token \\.supabase/access-token \\.?vault[-_]pass(?:word)?(?:\\.txt)?`,
    samples: [],
  },
  {
    kind: "token-file",
    files: `
      kaggle\\.json \\.msmtprc \\.fetchmailrc \\.offlineimaprc \\.nuget/nuget/nuget\\.config \\.config/pypoetry/auth\\.toml
      \\.config/github-copilot/(?:hosts|apps)\\.json \\.config/tea/config\\.yml \\.cassandra/credentials
      (?:[\\w-]+[-_.])?secrets?(?:\\.auto)?\\.tfvars`,
    trees: "\\.local/share/keyrings \\.config/borg/keys",
    samples: [],
  },
  {
    // What browsers keep of logins, and the folders that hold it.
    kind: "token-file",
    files: `
      login\\x20data(?:\\x20for\\x20account)? cookies\\.binarycookies
      (?:default|profile\\x20\\d{1,3}|guest\\x20profile|network)/cookies \\.mozilla(?:/firefox)?
      \\.config/(?:google-chrome|chromium|microsoft-edge|bravesoftware/brave-browser)(?:/default)?`,
    samples: [],
  },
  {
    kind: "token-file",
    files: `
      \\.npmrc \\.yarnrc\\.yml \\.pypirc [._]netrc \\.git-credentials \\.config/git/credentials \\.pgpass \\.my\\.cnf
      \\.mylogin\\.cnf \\.docker \\.docker/config\\.json \\.dockercfg \\.config/gh \\.config/gh/hosts\\.yml \\.config/hub
      \\.cargo/credentials(?:\\.toml)? \\.gem/credentials \\.composer/auth\\.json auth\\.json \\.m2/settings\\.xml
      \\.gradle/gradle\\.properties \\.htpasswd \\.netlify/config\\.json \\.fly/config\\.yml \\.claude/\\.credentials\\.json
      \\.codex/auth\\.json \\.snowsql/config \\.dbt/profiles\\.yml etc/g?shadow etc/master\\.passwd etc/krb5\\.keytab
      [\\w.-]+\\.keytab logins\\.json key[34]\\.db signons\\.sqlite cookies\\.sqlite oauth_creds\\.json`,
    trees: "\\.config/glab-cli \\.config/op \\.config/configstore \\.heroku",
    samples: [".npmrc", ".netrc", ".git-credentials"],
  },
  {
    kind: "private-key",
    files: `
      [\\w.@*-]+\\.(?:pem|key|p12|pfx|jks|keystore|ppk|p8|kdbx|agekey) private[-_]?key[\\w.-]*
      [\\w.-]+\\.keychain(?:-db)? keys\\.txt`,
    trees: "\\.gnupg \\.password-store ssl/private keychains",
    samples: ["server.pem", "server.key"],
  },
  {
    kind: "wallet",
    files: `
      wallet\\.(?:dat|json|txt|db|aes\\.json) [\\w-]*wallet\\.(?:dat|json) \\.config/solana \\.config/solana/id\\.json solana/id\\.json
      id\\.json keystore\\.json utc--[^/]* seed\\.txt`,
    trees: `
      (?:\\.ethereum|geth|ethereum)/keystore \\.bitcoin \\.electrum \\.monero \\.foundry/keystores \\.brownie/accounts`,
    names: [
      { holds: /keypair/i, ends: /\.json$|keypair$/i },
      { holds: /mnemonic|seed[-_]?phrase|recovery[-_]?phrase/i, ends: /[\w.-]$/ },
    ],
    samples: ["wallet.dat", "wallet.json", "id.json"],
  },
  { kind: "environment", files: "proc/[^/]+/environ", samples: [] },
];

/** The patterns of a row, made when the first path is looked at. A row that names no files matches none. */
const patternsOf = remember(({ files = "(?!)", trees = "(?!)" }: FileRow): readonly RegExp[] => [
  new RegExp(`(?:^|/)${anyOf(files)}/?$`, "i"),
  new RegExp(`(?:^|/)${anyOf(trees)}(?:/|$)`, "i"),
]);

/** Does the path name what a row holds? */
function isOf(row: FileRow, path: string): boolean {
  if (patternsOf(row).some((pattern) => pattern.test(path))) return true;
  const name = path.slice(path.lastIndexOf("/") + 1);
  return row.names?.some(({ holds, ends }) => holds.test(name) && ends.test(name)) === true;
}

/** Names of the same kinds that hold nothing secret: templates, public halves, encrypted copies, an expression of code. */
const PUBLIC_NAME = [
  /\.(?:example|sample|template|tmpl|dist|defaults?|schema|test|pub|enc|age|gpg|asc|sops|crt|cer|csr|md)$/i,
  // As a part of a host's name (RFC 2606) it says nothing of the file: `www.example.com.key`.
  /example(?!\.(?:com|net|org)\b)|sample|template/i,
  /(?:^|[_.-])truststore\.(?:jks|p12)$/i,
  /^(?:process|meta|import|import\.meta|deno)\.(?:[\w.-]+\.)?env$|^bun\.env$/i,
];

/** Files of `.ssh` that are no keys. */
const SSH_SETTINGS = /\.ssh\/(?:known_hosts|config|authorized_keys|environment|rc)(?:[./]|$)/i;

/** Certificates and public keys among the files of keys. */
const CERTIFICATE =
  /(?:^|[_.-])(?:ca|cacerts?|certs?|certificate|chain|fullchain|bundle|root|rootca|intermediate|dhparams?)(?:[-_.]|$)/i;
const PUBLIC_KEY = /(?:^|[_.-])(?:public|pub|pubkey|public[-_]?key)(?:[-_.]|$)/i;

function isPublic(path: string): boolean {
  if (path.includes(".gnupg/")) return false;
  const name = path.slice(path.lastIndexOf("/") + 1);
  if (SSH_SETTINGS.test(path) || PUBLIC_NAME.some((pattern) => pattern.test(name))) return true;
  if (!/\.(?:pem|key)$/i.test(name)) return false;
  const stem = name.slice(0, -".pem".length);
  return PUBLIC_KEY.test(stem) || (/pem$/i.test(name) && CERTIFICATE.test(stem));
}

/** The end of a path that tells what it is; names are at most 255 bytes long. */
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

function fileRow(path: string): FileRow | undefined {
  return FILES.find((row) => isOf(row, path));
}

/** Names of variables that hold a secret. */
const SECRET_NAME =
  /KEY|TOKEN|SECRET|PASS(?:WORD|WD|PHRASE)?|CREDENTIAL|AUTH|PRIVATE|MNEMONIC|SEED|DATABASE_URL|DSN/i;

/** True when a variable of this name usually holds a secret. */
export function isSecretName(name: string): boolean {
  return SECRET_NAME.test(name);
}
