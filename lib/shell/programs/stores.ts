/**
 * Stores of secrets: what prints a stored secret, and what hands secrets to the command that it starts.
 *
 * Sources: the manuals of pass, gopass, 1Password's op, Bitwarden's bw, HashiCorp Vault, Doppler, Infisical, chamber,
 * OpenBao, teller, aws-vault, SOPS, ansible-vault, lpass, secret-tool, keyring, macOS security(1), solana-keygen, boundary,
 * astro, rpk, step, wg(8), wg-quick(8), nmcli(1), tctl, saml2aws, docker-credential-helpers.
 */
import { type Card, secretStore } from "./card.ts";

export const STORES: readonly Card[] = [
  {
    names: "security",
    discloses: secretStore([
      [/(?:^|\s)find-(?:generic|internet)-password(?:\s|$)/, /\s-\w*[wg]/],
      [/(?:^|\s)(?:dump-keychain|export)(?:\s|$)/, /^/],
    ]),
  },
  {
    names: "pass gopass",
    discloses: secretStore(
      /^(?:show )?(?:-{1,2}[a-z]{1,16} ){0,3}(?!(?:ls|list|init|version|help)$)[\w@./-]+$/,
    ),
  },
  { names: "rbw", discloses: secretStore(/^(?:get|code)\b/) },
  {
    names: "dcli",
    discloses: secretStore(/^(?:p|password|n|note|o|otp|read|inject)\b/),
  },
  {
    names: "keepassxc-cli",
    discloses: secretStore([
      [/^(?:show|export|clip)\b/, /^export\b|\s-(?:s|-show-protected|a|-attributes|-all)\b/],
    ]),
  },
  {
    names: "kpcli",
    discloses: secretStore(/(?:^|\s)--command[= ]["']?show[ _]-f(?:[ _]|$)/),
  },
  { names: "himitsu hiq", discloses: secretStore(/(?:^|\s)-(?:d|-decrypt)(?:\s|$)/) },
  { names: "enpass-cli", discloses: secretStore(/(?:^|\s)(?:pass|show|copy)(?:\s|$)/) },
  {
    names: "op",
    launches: { behind: "--", listed: true },
    discloses: secretStore(/^(?:read|item get|document get|inject)\b/),
  },
  {
    names: "bw",
    discloses: secretStore(/^get (?:password|item|totp|notes)\b|^export\b/),
  },
  {
    names: "vault bao",
    discloses: secretStore(/^(?:kv get|read|token create|print token)\b/),
  },
  {
    names: "doppler",
    options: "p|project= c|config= t|token= command=",
    launches: { behind: "--", listed: true },
    texts: [{ option: "command" }],
    discloses: secretStore(/^secrets(?: (?:download|get)\b|$| -)/),
  },
  {
    names: "infisical",
    launches: { behind: "--", listed: true },
    discloses: secretStore(/^(?:export|secrets)\b/),
  },
  { names: "aws-vault secrethub vaultenv", launches: { behind: "--", listed: true } },
  {
    names: "teller",
    launches: { behind: "--", listed: true },
    discloses: secretStore(/^(?:env|sh|yaml|export)\b/),
  },
  {
    names: "chamber",
    launches: { behind: "--", listed: true },
    discloses: secretStore(/^(?:export|read)\b/),
  },
  { names: "secret-tool", discloses: secretStore(/^(?:lookup|search)\b/) },
  { names: "keyring git-credential-osxkeychain", discloses: secretStore(/^get\b/) },
  {
    names: "sops",
    options:
      "config= user= filename= input-type= output-type= keyservice= k|kms= p|pgp= age= background pristine no-fifo same-process",
    texts: [{ by: "decrypted" }],
    passes: "content",
    hides: /(?:^|\s)(?:-e|--encrypt|encrypt)(?:\s|$)/,
    discloses: secretStore(/(?:^|\s)(?:-d|--decrypt|decrypt)(?:\s|$)/),
  },
  { names: "lpass", discloses: secretStore(/^show\b/) },
  {
    names: "ansible-vault",
    passes: "content",
    discloses: secretStore(/^(?:view|decrypt)\b/),
  },
  { names: "solana-keygen", discloses: secretStore(/^recover\b/) },
  { names: "gh-secret", passes: "nothing" },
  {
    // What Docker asks for the logins of registries.
    names:
      "docker-credential-desktop docker-credential-pass docker-credential-osxkeychain docker-credential-secretservice docker-credential-wincred docker-credential-ecr-login docker-credential-gcr docker-credential-gcloud",
    discloses: secretStore(/^get\b/),
  },
  {
    // Keys of networks.
    names: "wg wg-quick",
    discloses: secretStore(/^(?:showconf|strip)\b|^show \S{1,32} (?:private-key|preshared-keys|dump)\b/),
  },
  {
    names: "nmcli",
    options:
      "g|get-values= f|fields= m|mode= c|colors= w|wait= e|escape= s|show-secrets a|ask p|pretty t|terse",
    discloses: secretStore([
      [/(?:^|\s)(?:-s|--show-secrets)(?:\s|$)/, /(?:^|\s)(?:show|c\w{0,9} s)(?:\s|$)/],
      [/(?:^|\s)wifi show-password(?:\s|$)/, /^/],
    ]),
  },
  {
    names: "tctl saml2aws",
    discloses: secretStore([
      [/^auth export\b/, /(?:^|\s)--keys\b/],
      [/^script\b/, /^/],
    ]),
  },
  {
    // What logs in to a service, as its own command prints it.
    names: "boundary astro rpk step",
    discloses: secretStore(/^(?:config get-token|(?:cloud )?auth token|ca token|oauth)\b/),
  },
  {
    names: "bws akeyless conjur berglas",
    discloses: secretStore(/^(?:secret (?:get|list)|get-secret-value|variable (?:get|value)|access)\b/),
  },
];
