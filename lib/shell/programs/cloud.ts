/**
 * Command lines of clouds and of their stores.
 *
 * Sources: the references of AWS CLI 2, gcloud, gsutil, doctl, Azure CLI, rclone, s3cmd, s5cmd, azcopy, MinIO's mc, B2,
 * wrangler, heroku, vercel.
 */
import { type Card, secretStore } from "./card.ts";

export const CLOUD: readonly Card[] = [
  {
    names: "aws",
    options:
      "profile= region= endpoint-url= output= query= ca-bundle= include= exclude= acl= sse= storage-class= content-type= cache-control= metadata= page-size=",
    texts: [{ by: "remote-commands" }],
    passes: "nothing",
    discloses: secretStore([
      [/(?:^|\s)configure get\s/, /secret|key|token/],
      [/(?:^|\s)ssm get-parameters?(?:\s|$)/, /(?:^|\s)--with-decryption/],
      [
        /(?:^|\s)(?:configure export-credentials|ec2 (?:create-key-pair|get-password-data)|lightsail (?:create-key-pair|download-default-key-pair)|redshift get-cluster-credentials|secretsmanager (?:batch-)?get-secret-value|sts (?:get-session-token|assume-role|get-federation-token)|ecr get-login-password|iam create-access-key|eks get-token|sso get-role-credentials|rds generate-db-auth-token|codeartifact get-authorization-token)(?:\s|$)/,
        /^/,
      ],
    ]),
    sends: [
      { to: "cloud", by: "upwards", when: /(?:^|\s)s3 (?:cp|mv|sync)(?:\s|$)/ },
      {
        to: "cloud",
        by: "upload",
        when: /(?:^|\s)(?:s3api put-object|sns|sqs|ses|lambda|events|kinesis|firehose|dynamodb|logs)(?:\s|$)/,
      },
    ],
  },
  {
    names: "gsutil",
    options: "i= o= h= x= m q D",
    sends: [{ to: "cloud", by: "upwards", when: /(?:^|\s)(?:cp|mv|rsync)(?:\s|$)/ }],
  },
  {
    names: "gcloud",
    options:
      "command= project= zone= account= configuration= impersonate-service-account= format= ssh-key-file=",
    texts: [
      { option: "command", place: "remote" },
      { dashes: "ssh", place: "remote" },
    ],
    passes: "nothing",
    discloses: {
      source: "secret-store",
      words:
        /(?:^|\s)(?:auth (?:application-default )?print-(?:access|identity|refresh)-token|secrets versions access|service-accounts keys create (?:-|\/dev\/stdout))(?:\s|$)/,
    },
    sends: [
      { to: "cloud", by: "upwards", when: /(?:^|\s)(?:storage (?:cp|mv|rsync)|compute scp)(?:\s|$)/ },
      { to: "cloud", by: "upload", when: /(?:^|\s)(?:pubsub topics publish|functions call)(?:\s|$)/ },
      { to: "copy", texts: { options: "command" } },
    ],
  },
  {
    names: "doctl",
    options: "ssh-command= ssh-key-path= ssh-port= ssh-user= t|access-token= c|config= context= o|output=",
    texts: [{ option: "ssh-command", place: "remote" }],
    discloses: secretStore([
      [/(?:^|\s)(?:kubeconfig show|auth token|databases connection)(?:\s|$)/, /^/],
      [/(?:^|\s)secrets (?:get|g)(?:\s|$)/, /(?:^|\s)--(?:show|raw)\b/],
    ]),
    sends: [{ to: "copy", texts: { options: "ssh-command" } }],
  },
  {
    names: "az",
    options:
      "scripts= g|resource-group= n|name= command-id= f|file= c|container-name= s|source= d|destination= u|uri|url= b|body= headers= in-file= m|method|http-method=",
    texts: [{ option: "scripts", place: "remote" }],
    passes: "nothing",
    discloses: {
      source: "secret-store",
      words:
        /(?:^|\s)(?:account get-access-token|keyvault secret show|keys? list|credential (?:show|list|reset)|show-connection-string|ad sp create-for-rbac|appsettings list|list-(?:keys|connection-strings)|acr login\s(?:[^\n]{0,256}\s)?--expose-token|aks get-credentials\s(?:[^\n]{0,256}\s)?(?:-f|--file)[ =](?:-|\/dev\/stdout))(?:\s|$)/,
    },
    sends: [
      { to: "cloud", by: "upload", when: /(?:^|\s)storage (?:blob|file) upload/ },
      {
        to: "http",
        when: /^(?:rest|devops invoke)\b/,
        hosts: { options: "url" },
        bodies: "body",
        uploads: "in-file",
        texts: { options: "url" },
        headers: "headers",
      },
    ],
  },
  {
    names: "rclone",
    options:
      "n|dry-run i|interactive config= include= exclude= filter= include-from= exclude-from= files-from= password-command= log-file= ca-cert= client-cert= client-key= transfers= checkers= bwlimit= max-age= min-age= v P",
    dry: "dry-run interactive",
    effects: [
      { does: "delete", verbs: "purge delete rmdirs", to: "rest", whole: true, local: true },
      { does: "delete", verbs: "sync", by: "mirroring", local: true },
    ],
    sends: [
      { to: "cloud", by: "upwards", when: /(?:^|\s)(?:copy|copyto|sync|move|moveto|rcat|cp|mv)(?:\s|$)/ },
    ],
  },
  {
    names: "s5cmd azcopy",
    options:
      "credentials-file= profile= endpoint-url= log= include= exclude= include-pattern= exclude-pattern= r json",
    sends: [
      { to: "cloud", by: "upwards", when: /(?:^|\s)(?:copy|copyto|sync|move|moveto|rcat|cp|mv)(?:\s|$)/ },
    ],
  },
  {
    names:
      "s3cmd s4cmd mc mcli b2 backblaze-b2 ossutil ossutil64 obsutil coscmd coscli qshell uplink gdrive dropbox_uploader.sh dbxcli ipfs",
    options: "c|config=",
    sends: [
      {
        to: "cloud",
        by: "upload",
        when: /(?:^|\s)(?:put|sync|cp|copy|mv|mirror|pipe|upload|upload-file|upload_file|add|fput|qupload)(?:\s|$)/,
      },
    ],
  },
  {
    names: "oci ibmcloud linode-cli hcloud scw exo ovhcloud vultr-cli civo aliyun tccli",
    discloses: {
      source: "secret-store",
      words:
        /(?:^|\s)(?:iam oauth-tokens|secret-bundle get|secret version access|(?:kubernetes|k8s|ks|lke|sks)\s(?:[^\n]{0,64}\s)?(?:get-|create-)?(?:kubeconfig|config)|kubeconfig-view|config dump|config get (?:secret-key|token (?:[^\n]{0,64}\s)?--allow-sensitive)|secrets-manager secret(?:-by-name|-version)?|GetSecretValue|ShowSecretVersion)(?:\s|$)/,
    },
    sends: [
      {
        to: "cloud",
        by: "upload",
        when: /(?:^|\s)(?:put|upload|bulk-upload|object-put|multipart-upload|cp|sync)(?:\s|$)/,
      },
    ],
  },
  {
    names: "yc",
    options: "profile= folder-id= cloud-id= token= format= key=",
    passes: "nothing",
    discloses: {
      source: "secret-store",
      words:
        /(?:^|\s)(?:lockbox (?:v0 )?payload get|iam (?:v0 )?create-(?:id-)?token|get-credentials (?:[^\n]{0,256}\s)?--kubeconfig[ =]\/dev\/stdout)(?:\s|$)/,
    },
    sends: [
      { to: "cloud", by: "upwards", when: /(?:^|\s)storage s3 (?:cp|mv|sync)(?:\s|$)/ },
      { to: "cloud", by: "upload", when: /(?:^|\s)storage s3api put-object(?:\s|$)/ },
    ],
  },
  {
    names: "wrangler",
    options: "project-name= branch= file= c|config= e|env= commit-message= assets= site=",
    sends: [
      {
        to: "cloud",
        by: "upload",
        when: /(?:^|\s)(?:r2 object|kv:?\s?key) put(?:\s|$)/,
        unless: /(?:^|\s)--local(?:\s|$)/,
      },
      { to: "cloud", by: "folders", when: /(?:^|\s)(?:pages (?:deploy|publish)|deploy|publish)(?:\s|$)/ },
    ],
  },
  {
    names: "heroku",
    texts: [{ from: 1, verb: "run", place: "remote" }],
    discloses: {
      source: "secret-store",
      words:
        /^(?:config(?::get)?|auth:token|pg:credentials:url)\b|^run\b[^\n]{0,128}\s(?:env|printenv)(?:\s|$)/,
    },
  },
  {
    names: "vercel now",
    options:
      "t|token= b|build-env= e|env= A|local-config= Q|global-config= S|scope= T|team= cwd= prod y|yes target= name= prebuilt archive=?",
    discloses: secretStore([[/^env pull\b/, /\/dev\/stdout/]]),
    sends: [
      { to: "cloud", when: /^blob put\s/, files: "operands" },
      { to: "cloud", by: "folders", when: /^(?:(?:--?prod|--yes|-y|--prebuilt|deploy)(?:\s|$)|[./]|$)/ },
    ],
  },
  {
    names: "netlify ntl",
    options:
      "d|dir= f|functions= s|site= m|message= a|auth= p|prod alias= filter= timeout= context= cwd= i|input=",
    discloses: secretStore([
      [/^env:list\b/, /(?:^|\s)--(?:plain|json)\b/],
      [/^env:get\b/, /^/],
    ]),
    sends: [
      { to: "cloud", when: /^blobs?:set\b/, files: { options: "input" }, texts: "operands" },
      { to: "cloud", by: "folders", when: /^deploy\b/ },
    ],
  },
  {
    names: "surge gh-pages",
    options:
      "p|project= d|dist|dir= D|domain= b|branch= r|repo= m|message= t|dotfiles u|user= s|src= o|remote= a|add",
    sends: [{ to: "cloud", by: "folders" }],
  },
  {
    names: "firebase",
    options: "only= public|dir= P|project= token= m|message= config= except=",
    discloses: secretStore(/^(?:functions:config:get|functions:secrets:access|login:ci|auth:export)\b/),
    sends: [{ to: "cloud", by: "folders", when: /^(?:deploy|hosting:channel:deploy)\b/ }],
  },
  {
    names: "railway",
    options: "s|service= e|environment= k|kv json",
    launches: { verbs: "run", listed: true },
    discloses: secretStore(/^(?:variables|vars|variable list)\b/),
    sends: [{ to: "cloud", by: "folders", when: /^up\b/ }],
  },
  {
    names: "supabase",
    discloses: secretStore(/^(?:projects api-keys|status)\b/),
    sends: [{ to: "cloud", by: "upload", when: /^storage (?:cp|mv)\b/ }],
  },
  {
    names: "pulumi",
    options: "C|cwd= s|stack= show-secrets",
    passes: "nothing",
    discloses: secretStore([[/^(?:config|stack|env)\b/, /(?:^|\s)--show-secrets\b/]]),
    sends: [{ to: "http", by: "urls" }],
  },
  {
    names: "hf huggingface-cli",
    options:
      "repo-type= revision= token= commit-message= commit-description= include= exclude= delete= every= private",
    sends: [
      {
        to: "cloud",
        when: /^(?:repo )?upload(?:-large-folder)?\b/,
        files: { options: "include", operands: true },
      },
    ],
  },
  {
    names: "kaggle",
    options: "p|path= f|file= m|message= version-notes= q|quiet r|dir-mode=",
    sends: [
      {
        to: "cloud",
        when: /^(?:datasets|d|kernels|k|models|m|competitions|c)\s(?:[^\n]{0,256}\s)?(?:create|version|push|submit)(?:\s|$)/,
        files: { options: "path file" },
      },
    ],
  },
  {
    // Stores that a verb fills from the files behind it.
    names: "ia modal wandb arkb arweave",
    options: "H|header= e|env= m|metadata= remote-name= n|name= t|type=",
    sends: [{ to: "cloud", when: /^(?:upload|volume put|artifact put|deploy)\b/, files: "rest" }],
  },
  {
    // Hosts of applications, which keep their environment.
    names: "dokku cf eb",
    discloses: secretStore(/^(?:config:(?:show|export|get)|env|oauth-token|service-key|printenv)(?:\s|$)/),
  },
  {
    names: "cloudflared",
    discloses: secretStore(/^(?:tunnel token|access token)\b/),
  },
  {
    names: "databricks",
    options: "p|profile= t|target= o|output= file= format= language= overwrite",
    discloses: secretStore(/^(?:secrets get-secret|auth token)\b/),
    sends: [
      { to: "cloud", by: "upwards", when: /^fs (?:cp|mv)\s/ },
      { to: "cloud", when: /^workspace import\s/, files: { options: "file", operands: true } },
    ],
  },
  {
    names: "jira",
    options: "b|body= T|template= s|summary= t|type= p|project= c|config=",
    sends: [
      {
        to: "paste",
        when: /^issue (?:create|edit|comment|worklog)\b/,
        input: true,
        files: { options: "template" },
        texts: { options: "body summary", operands: true },
      },
    ],
  },
  {
    names: "keybase",
    options: "attachment= title=",
    sends: [
      { to: "paste", when: /^fs (?:cp|mv)\s[^\n]{0,512}\s\/keybase\//, files: "operands" },
      { to: "paste", when: /^chat (?:send|upload)\s/, input: true, files: "operands", texts: "operands" },
    ],
  },
  {
    names: "juicefs",
    options: "include= exclude= start= end= threads= p= dry manager= worker=",
    dry: "dry",
    sends: [{ to: "cloud", by: "upwards", when: /^sync\s/ }],
  },
  {
    names: "twilio",
    options: "p|profile= body= from= to= media-url= env=",
    sends: [{ to: "paste", when: /^(?:api|conversations|email):/, texts: "arguments" }],
  },
  {
    names: "openstack",
    options: "file= name= os-cloud= disk-format= container-format= property= tag=",
    sends: [
      {
        to: "cloud",
        when: /(?:^|\s)(?:object|image) create(?:\s|$)/,
        files: { options: "file", operands: true },
      },
    ],
  },
  {
    names: "bq",
    options: "project_id= dataset_id= location= source_format= schema= format=",
    sends: [{ to: "cloud", when: /(?:^|\s)(?:load|insert)\s/, input: true, files: "operands" }],
  },
  {
    names: "convex",
    options: "env-file= deployment= url= admin-key= prod",
    discloses: secretStore(/^env (?:list|get)\b/),
  },
  {
    names: "stripe",
    options: "api-key= config= device-name= p|project-name= log-level= color=",
    discloses: secretStore([[/^config\b/, /(?:^|\s)--list\b/]]),
  },
  {
    // Programs that builds talk through: what they hand in, everyone sees who may see the build.
    names: "buildkite-agent",
    options: "job= context= style= endpoint= agent-access-token= content-type= log-level=",
    discloses: secretStore(/^(?:secret get|env (?:get|dump)|oidc request-token)\b/),
    sends: [
      { to: "cloud", when: /^artifact upload\b/, files: "rest" },
      { to: "paste", when: /^(?:annotate|meta-data set)\b/, input: true, texts: "rest" },
    ],
  },
  {
    names: "neonctl neon pscale turso upstash",
    discloses: secretStore(/(?:^|\s)(?:connection-string|password create|tokens? create|auth token)(?:\s|$)/),
  },
];
