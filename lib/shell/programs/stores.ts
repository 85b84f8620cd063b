/**
 * Stores of secrets: what prints a stored secret, and what hands secrets to the command that it starts.
 *
 * Sources: the manuals of pass, gopass, 1Password's op, Bitwarden's bw, HashiCorp Vault, Doppler, Infisical, chamber,
 * OpenBao, teller, aws-vault, SOPS, ansible-vault, lpass, secret-tool, keyring, macOS security(1), solana-keygen, boundary,
 * astro, rpk, step, wg(8), wg-quick(8), nmcli(1), tctl, saml2aws, docker-credential-helpers.
 */
import type { Card } from "./card.ts";

export const STORES: readonly Card[] = [
  {
    names: "security",
    discloses: {
      source: "secret-store",
      words: [
        [/(?:^|\s)find-(?:generic|internet)-password(?:\s|$)/, /\s-\w*[wg]/],
        [/(?:^|\s)(?:dump-keychain|export)(?:\s|$)/, /^/],
      ],
    },
  },
  {
    names: "pass gopass",
    discloses: {
      source: "secret-store",
      words: /^(?:show )?(?:-{1,2}[a-z]{1,16} ){0,3}(?!(?:ls|list|init|version|help)$)[\w@./-]+$/,
    },
  },
  { names: "rbw", discloses: { source: "secret-store", words: /^(?:get|code)\b/ } },
  {
    names: "dcli",
    discloses: { source: "secret-store", words: /^(?:p|password|n|note|o|otp|read|inject)\b/ },
  },
  {
    names: "keepassxc-cli",
    discloses: {
      source: "secret-store",
      words: [[/^(?:show|export|clip)\b/, /^export\b|\s-(?:s|-show-protected|a|-attributes|-all)\b/]],
    },
  },
  {
    names: "kpcli",
    discloses: { source: "secret-store", words: /(?:^|\s)--command[= ]["']?show[ _]-f(?:[ _]|$)/ },
  },
  { names: "himitsu hiq", discloses: { source: "secret-store", words: /(?:^|\s)-(?:d|-decrypt)(?:\s|$)/ } },
  { names: "enpass-cli", discloses: { source: "secret-store", words: /(?:^|\s)(?:pass|show|copy)(?:\s|$)/ } },
  {
    names: "op",
    launches: { behind: "--", listed: true },
    discloses: { source: "secret-store", words: /^(?:read|item get|document get|inject)\b/ },
  },
  {
    names: "bw",
    discloses: { source: "secret-store", words: /^get (?:password|item|totp|notes)\b|^export\b/ },
  },
  {
    names: "vault bao",
    discloses: { source: "secret-store", words: /^(?:kv get|read|token create|print token)\b/ },
  },
  {
    names: "doppler",
    options: "p|project= c|config= t|token= command=",
    launches: { behind: "--", listed: true },
    texts: [{ option: "command" }],
    discloses: { source: "secret-store", words: /^secrets(?: (?:download|get)\b|$| -)/ },
  },
  {
    names: "infisical",
    launches: { behind: "--", listed: true },
    discloses: { source: "secret-store", words: /^(?:export|secrets)\b/ },
  },
  { names: "aws-vault secrethub vaultenv", launches: { behind: "--", listed: true } },
  {
    names: "teller",
    launches: { behind: "--", listed: true },
    discloses: { source: "secret-store", words: /^(?:env|sh|yaml|export)\b/ },
  },
  {
    names: "chamber",
    launches: { behind: "--", listed: true },
    discloses: { source: "secret-store", words: /^(?:export|read)\b/ },
  },
  { names: "secret-tool", discloses: { source: "secret-store", words: /^(?:lookup|search)\b/ } },
  { names: "keyring git-credential-osxkeychain", discloses: { source: "secret-store", words: /^get\b/ } },
  {
    names: "sops",
    options:
      "config= user= filename= input-type= output-type= keyservice= k|kms= p|pgp= age= background pristine no-fifo same-process",
    texts: [{ by: "decrypted" }],
    passes: "content",
    hides: /(?:^|\s)(?:-e|--encrypt|encrypt)(?:\s|$)/,
    discloses: { source: "secret-store", words: /(?:^|\s)(?:-d|--decrypt|decrypt)(?:\s|$)/ },
  },
  { names: "lpass", discloses: { source: "secret-store", words: /^show\b/ } },
  {
    names: "ansible-vault",
    passes: "content",
    discloses: { source: "secret-store", words: /^(?:view|decrypt)\b/ },
  },
  { names: "solana-keygen", discloses: { source: "secret-store", words: /^recover\b/ } },
  { names: "gh-secret", passes: "nothing" },
  {
    // What Docker asks for the logins of registries.
    names:
      "docker-credential-desktop docker-credential-pass docker-credential-osxkeychain docker-credential-secretservice docker-credential-wincred docker-credential-ecr-login docker-credential-gcr docker-credential-gcloud",
    discloses: { source: "secret-store", words: /^get\b/ },
  },
  {
    // Keys of networks.
    names: "wg wg-quick",
    discloses: {
      source: "secret-store",
      words: /^(?:showconf|strip)\b|^show \S{1,32} (?:private-key|preshared-keys|dump)\b/,
    },
  },
  {
    names: "nmcli",
    options:
      "g|get-values= f|fields= m|mode= c|colors= w|wait= e|escape= s|show-secrets a|ask p|pretty t|terse",
    discloses: {
      source: "secret-store",
      words: [
        [/(?:^|\s)(?:-s|--show-secrets)(?:\s|$)/, /(?:^|\s)(?:show|c\w{0,9} s)(?:\s|$)/],
        [/(?:^|\s)wifi show-password(?:\s|$)/, /^/],
      ],
    },
  },
  {
    names: "tctl saml2aws",
    discloses: {
      source: "secret-store",
      words: [
        [/^auth export\b/, /(?:^|\s)--keys\b/],
        [/^script\b/, /^/],
      ],
    },
  },
  {
    // What logs in to a service, as its own command prints it.
    names: "boundary astro rpk step",
    discloses: {
      source: "secret-store",
      words: /^(?:config get-token|(?:cloud )?auth token|ca token|oauth)\b/,
    },
  },
  {
    names: "bws akeyless conjur berglas",
    discloses: {
      source: "secret-store",
      words: /^(?:secret (?:get|list)|get-secret-value|variable (?:get|value)|access)\b/,
    },
  },
];
