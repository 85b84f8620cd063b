/**
 * Command lines of clouds and of their stores.
 *
 * Sources: the references of AWS CLI 2, gcloud, gsutil, doctl, Azure CLI, rclone, s3cmd, s5cmd, azcopy, MinIO's mc, B2,
 * wrangler, heroku, vercel.
 */
import type { Card } from "./card.ts";

export const CLOUD: readonly Card[] = [
  {
    names: "aws",
    texts: [{ by: "remote-commands" }],
    passes: "nothing",
    discloses: {
      source: "secret-store",
      words: [
        [/\bconfigure get\b/, /secret|key|token/],
        [/\bssm get-parameters?\b/, /--with-decryption/],
        [
          /\b(?:configure export-credentials|secretsmanager get-secret-value|sts (?:get-session-token|assume-role)|ecr get-login-password)\b/,
          /^/,
        ],
      ],
    },
    sends: [
      { to: "cloud", by: "upwards", when: /\bs3 (?:cp|mv|sync)\b/ },
      {
        to: "cloud",
        by: "upload",
        when: /\bs3api put-object\b|\b(?:sns|sqs|ses|lambda|events|kinesis|firehose|dynamodb|logs)\b/,
      },
    ],
  },
  { names: "gsutil", sends: [{ to: "cloud", by: "upwards", when: /\b(?:cp|mv|rsync)\b/ }] },
  {
    names: "gcloud",
    options: "command=",
    texts: [{ option: "command", place: "remote" }],
    passes: "nothing",
    discloses: {
      source: "secret-store",
      words: /\bauth (?:application-default )?print-(?:access|identity)-token\b|\bsecrets versions access\b/,
    },
    sends: [
      { to: "cloud", by: "upwards", when: /\bstorage (?:cp|mv|rsync)\b|\bcompute scp\b/ },
      { to: "cloud", by: "upload", when: /\bpubsub topics publish\b/ },
      { to: "copy", texts: { options: "command" } },
    ],
  },
  {
    names: "doctl",
    options: "ssh-command= ssh-key-path= ssh-port= ssh-user= t|access-token= c|config= context= o|output=",
    texts: [{ option: "ssh-command", place: "remote" }],
    sends: [{ to: "copy", texts: { options: "ssh-command" } }],
  },
  {
    names: "az",
    passes: "nothing",
    discloses: {
      source: "secret-store",
      words: /\baccount get-access-token\b|\bkeyvault secret show\b/,
    },
    sends: [{ to: "cloud", by: "upload", when: /\bstorage (?:blob|file) upload/ }],
  },
  {
    names: "rclone",
    options: "n|dry-run i|interactive config= include= exclude= filter= v P",
    dry: "dry-run interactive",
    effects: [
      { does: "delete", verbs: "purge delete rmdirs", to: "rest", whole: true, local: true },
      { does: "delete", verbs: "sync", by: "mirroring", local: true },
    ],
    sends: [{ to: "cloud", by: "upwards", when: /\b(?:copy|copyto|sync|move|moveto|rcat|cp|mv)\b/ }],
  },
  {
    names: "s5cmd azcopy",
    sends: [{ to: "cloud", by: "upwards", when: /\b(?:copy|copyto|sync|move|moveto|rcat|cp|mv)\b/ }],
  },
  {
    names: "s3cmd s4cmd mc mcli b2 ossutil coscmd gdrive dropbox_uploader.sh ipfs",
    sends: [
      {
        to: "cloud",
        by: "upload",
        when: /\b(?:put|sync|cp|copy|mv|mirror|pipe|upload|upload-file|upload_file|add)\b/,
      },
    ],
  },
  {
    names: "wrangler",
    sends: [{ to: "cloud", by: "upload", when: /\b(?:r2 object|kv:?\s?key) put\b/ }],
  },
  {
    names: "heroku",
    discloses: { source: "secret-store", words: /^config(?::get)?\b/ },
  },
  {
    names: "vercel",
    discloses: { source: "secret-store", words: [[/^env pull\b/, /\/dev\/stdout/]] },
  },
];
