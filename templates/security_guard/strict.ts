/**
 * The rows of the strict profile. They read what programs are asked to do, by the verbs of their own manuals; what they
 * would delete belongs to a team more than to a project.
 *
 * Sources: the references of the programs that the rows name, as of 2026.
 */
import type { ShellRows } from "../../lib/shell/index.ts";

/** The same program under the names of those that pass everything on to it. */
const KUBECTL = ["kubectl", "oc", "kubecolor", "microk8s.kubectl"];

/** Rows over clients of Redis and its kin. */
const FLUSHES = {
  category: "sql-drop",
  run: ["redis-cli", "valkey-cli", "keydb-cli"],
  why: "emptying a database of Redis or its kin",
  instead: "delete the keys by name",
};

/** An environment that is made to be thrown away, and no other beside it; the task's own name must be there. */
const IN_TESTS =
  /^(?![^\n]*(?:(?:RAILS|RACK|APP|MIX|NODE)_ENV=|\s(?:-e|--env|--environment)[ =])(?!test(?:ing)?(?:\s|$)))(?=[^\n]*\w[:.]\w)[^\n]*(?:(?:RAILS|RACK|APP|MIX|NODE)_ENV=|\s(?:-e|--env|--environment)[ =])test/;

/** Off by default, because it is normal work for many: destructive, but inside the project or the team's own systems. */
export const STRICT: ShellRows = [
  {
    id: "strict-git-reset",
    category: "git-discard",
    run: "git",
    args: ["reset"],
    flags: ["hard"],
    why: "git reset --hard drops uncommitted work",
    instead: "git stash",
  },
  {
    id: "strict-git-checkout",
    category: "git-discard",
    run: "git",
    words: /(?:^|\s)checkout (?:[^\n]{0,256}\s)?(?:\.\/?|:\/|-f|--force)(?:\s|$)/,
    why: "git checkout of everything drops uncommitted work",
    instead: "git stash",
  },
  {
    id: "strict-git-clean",
    category: "git-discard",
    run: "git",
    args: ["clean"],
    flags: ["f|force", "x"],
    unless: ["n|dry-run"],
    why: "git clean deletes ignored files, too",
    instead: "git clean -n first",
  },
  {
    id: "strict-git-push",
    category: "git-history",
    run: "git",
    args: ["push"],
    flags: ["f|force"],
    why: "force-push overwrites what others have pushed",
    instead: "git push --force-with-lease",
  },
  {
    id: "strict-git-stash",
    category: "git-discard",
    run: "git",
    args: ["stash", "clear"],
    why: "git stash clear drops every stash",
  },
  {
    id: "strict-git-restore",
    category: "git-discard",
    run: "git",
    words: /(?:^|\s)restore (?:[^\n]{0,128}\s)?(?:\.\/?|:\/)(?:\s|$)/,
    notWords: /^(?![^\n]*\s(?:--worktree|-W)(?:\s|$))[^\n]*\s(?:--staged|-S)(?:\s|$)/,
    why: "git restore of everything drops uncommitted work",
    instead: "git stash",
  },
  {
    id: "strict-git-history",
    category: "git-history",
    run: "git",
    words:
      /(?:^|\s)(?:filter-branch|filter-repo|update-ref (?:-d|--delete)|reflog expire (?:[^\n]{0,256}\s)?--expire(?:-unreachable)?=(?:now|all))(?:\s|$)|(?:^|\s)push (?:[^\n]{0,256}\s)?(?:--mirror|--delete|-d|[:+][\w./-]{1,256})(?:\s|$)/,
    unless: ["n|dry-run"],
    why: "rewriting history, or deleting what others have pushed",
    instead: "keep a branch of it first",
  },
  {
    id: "strict-git-folder",
    category: "git-history",
    run: "rm",
    flags: ["r|R|recursive"],
    text: /(?:^|\/)\.git\/?$/,
    why: "deleting a repository with all its history",
    instead: "move it away",
  },
  {
    id: "strict-sql-drop",
    category: "sql-drop",
    run: [
      ...[
        "psql",
        "mysql",
        "mariadb",
        "sqlite3",
        "cockroach",
        "clickhouse-client",
        "clickhouse",
        "sqlcmd",
        "pgcli",
      ],
      ...[
        "mycli",
        "usql",
        "duckdb",
        "cqlsh",
        "snowsql",
        "snow",
        "sqlplus",
        "sqlcl",
        "trino",
        "wrangler",
        "prisma",
      ],
      ...["turso", "bq"],
    ],
    text: /\b(?:drop\s{1,8}(?:database|schema|table|keyspace|owned)\b|truncate\s{1,8}(?:table\s{1,8})?["\w]|delete\s{1,8}from\s{1,8}["\w.]{1,128}\s{0,8}(?:;|$))/i,
    unless: ["local"],
    why: "dropping a database, schema or table",
    instead: "take a dump first",
  },
  {
    id: "strict-dropdb",
    category: "sql-drop",
    run: "dropdb",
    why: "dropping a database",
    instead: "pg_dump it first",
  },
  {
    id: "strict-terraform-destroy",
    category: "infra-delete",
    run: ["terraform", "tofu", "terragrunt"],
    words: /^(?:run(?:-all)? )?destroy(?:\s|$)/,
    why: "destroying infrastructure",
    instead: "terraform plan -destroy",
  },
  {
    id: "strict-pulumi-destroy",
    category: "infra-delete",
    run: "pulumi",
    words: /^(?:destroy|down|dn)(?:\s|$)/,
    why: "destroying infrastructure",
  },
  {
    id: "strict-kubectl-delete",
    category: "infra-delete",
    run: KUBECTL,
    args: ["delete"],
    text: /^(?:[\w.-]{1,64},){0,8}(?:ns|namespaces?|projects?|pvc?|persistentvolume(?:claim)?s?|nodes?|crds?|customresourcedefinitions?|-{2}all(?==true$|$))(?:[,/=].*)?$/i,
    unless: ["dry-run=?"],
    why: "deleting a namespace, node or volume of a cluster",
  },
  {
    id: "strict-docker-prune",
    category: "dk-multi-del",
    run: ["docker", "podman"],
    args: ["system", "prune"],
    flags: ["a|all"],
    why: "deleting every unused image, and volumes with --volumes",
  },
  {
    id: "strict-docker-volumes",
    category: "dk-multi-del",
    run: ["docker", "podman", "nerdctl", "docker-compose", "podman-compose"],
    words:
      /^volume (?:rm|remove|prune)(?:\s|$)|(?:^|\s)down (?:[^\n]{0,128}\s)?(?:-v\w{0,2}|--volumes(?:=true)?)(?:\s|$)|^machine (?:rm|reset)(?:\s|$)|^system reset(?:\s|$)/,
    why: "deleting volumes with all their data",
    instead: "leave the volumes",
  },
  {
    id: "strict-terraform-state",
    category: "infra-delete",
    run: ["terraform", "tofu", "terragrunt", "pulumi"],
    words: /(?:^|\s)(?:apply (?:[^\n]{0,256}\s)?--?destroy|state rm|workspace delete|stack rm)(?:\s|$)/,
    why: "destroying infrastructure, or forgetting that it is there",
    instead: "terraform plan -destroy",
  },
  {
    // Where a script for taking it away is given no word, it takes all away.
    id: "strict-cluster-reset",
    category: "infra-delete",
    run: ["kubeadm", "talosctl", "k0s", "microk8s", "k3s-uninstall.sh", "rke2-uninstall.sh"],
    words: /^(?:reset(?:\s|$)|$)/,
    why: "taking a cluster apart with all its data",
  },
  {
    id: "strict-unpublish",
    category: "infra-delete",
    run: ["npm", "pnpm", "cargo", "gem"],
    words: /^(?:unpublish|yank)(?:\s|$)/,
    unless: ["dry-run", "undo"],
    why: "taking back a release that others may use",
    instead: "deprecate it",
  },
  {
    id: "strict-user-delete",
    category: "fs-delete",
    run: ["userdel", "deluser"],
    words: /(?:^|\s)(?:-\w{0,4}r\w{0,4}|--remove|--remove-home|--remove-all-files)(?:\s|$)/,
    why: "deleting a user with the home directory",
    instead: "lock the account",
  },
  {
    id: "strict-crontab-remove",
    category: "fs-delete",
    run: "crontab",
    flags: ["r"],
    why: "deleting every timed job of a user",
    instead: "crontab -e",
  },
  {
    id: "strict-cloud-delete",
    category: "infra-delete",
    run: [
      ...[
        "aws",
        "gcloud",
        "az",
        "doctl",
        "gsutil",
        "hcloud",
        "linode-cli",
        "vultr-cli",
        "scw",
        "exo",
        "civo",
        "upctl",
      ],
      ...["ibmcloud", "oci", "aliyun", "tccli", "yc", "ovhcloud", "openstack"],
    ],
    text: /^(?:delete|(?:batch-)?delete-[\w-]{1,64}|terminate|terminate-instances|rb|destroy|remove|purge|[\w-]{1,48}-(?:delete|rm)|(?:Delete|Terminate)[A-Z]\w{1,64})$/,
    why: "deleting cloud resources",
  },
  {
    id: "strict-bucket-delete",
    category: "infra-delete",
    run: [
      ...[
        "aws",
        "gcloud",
        "gsutil",
        "mc",
        "mcli",
        "s3cmd",
        "s5cmd",
        "rclone",
        "b2",
        "backblaze-b2",
        "ossutil",
        "ossutil64",
      ],
      ...["coscli", "obsutil", "bq"],
    ],
    words:
      /(?:^|\s)(?:rb|purge|bucket delete|delete-bucket)(?:\s|$)|(?:^|\s)(?:rm|del|storage rm)\s(?:[^\n]{0,512}\s)?(?:-\w{0,8}[rR]\w{0,8}|--recursive(?:=true)?|\S{0,256}\/\*)(?:\s|$)|(?:^|\s)delete \S{1,256}:/,
    unless: ["n|dry-run|dryrun"],
    why: "deleting a bucket, a data set, or all that is below a path of one",
    instead: "list it first",
  },
  {
    id: "strict-eksctl-delete",
    category: "infra-delete",
    run: ["eksctl", "kops", "kind", "minikube", "k3d"],
    args: ["delete"],
    why: "deleting a cluster",
  },
  {
    id: "strict-migrator-drop",
    category: "sql-drop",
    run: ["dbmate", "flyway", "liquibase", "migrate", "sqitch"],
    text: /^(?:drop|clean|drop-?all)$/i,
    why: "dropping everything in a database",
    instead: "dump it first",
  },
  {
    // sqlx, diesel, Entity Framework; golang-migrate; alembic; hasura; supabase.
    id: "strict-migrator-reset",
    category: "sql-drop",
    run: ["sqlx", "cargo", "diesel", "dotnet", "dotnet-ef", "migrate", "alembic", "hasura", "supabase"],
    words:
      /(?:^|\s)(?:database (?:drop|reset)|down -all|downgrade base|migrate apply (?:[^\n]{0,256}\s)?--down[ =]all)(?:\s|$)|(?:^|\s)db reset [^\n]{0,256}--(?:linked|db-url)\b/,
    unless: ["dry-run", "sql", "help"],
    why: "dropping a database, or taking back every migration of it",
    instead: "dump it first",
  },
  {
    id: "strict-goose-reset",
    category: "sql-drop",
    run: "goose",
    words: /(?:^|\s)(?:reset|down-to 0)(?:\s|$)/,
    why: "taking back every migration of a database",
    instead: "dump it first",
  },
  {
    // Maven and Gradle with the plug-ins of Flyway and Liquibase.
    id: "strict-build-drop",
    category: "sql-drop",
    run: ["mvn", "mvnw", "mvnd", "gradle", "gradlew"],
    text: /(?:^|:)(?:flyway:clean|flywayClean|liquibase:dropAll|dropAll)$/,
    why: "dropping everything in a database",
    instead: "dump it first",
  },
  {
    id: "strict-rails-drop",
    category: "sql-drop",
    run: ["rails", "rake"],
    words:
      /(?:^|\s)db:(?:drop|reset|purge|truncate_all|migrate:reset|schema:load|structure:load|seed:replant)(?::(?!test\b)\w{1,64})?(?:\s|$)/,
    notWords: IN_TESTS,
    why: "dropping a Rails application's database",
    instead: "dump it first",
  },
  {
    // Laravel's artisan, Symfony's console with Doctrine.
    id: "strict-artisan-drop",
    category: "sql-drop",
    run: ["php", "artisan", "sail", "symfony", "console"],
    text: /^(?:migrate:(?:fresh|refresh|reset)|db:wipe|doctrine:(?:database|schema):drop)$/,
    unless: ["dump-sql", "pretend"],
    notWords: IN_TESTS,
    why: "dropping every table of an application's database",
    instead: "dump it first",
  },
  {
    id: "strict-django-flush",
    category: "sql-drop",
    run: ["python", "python3", "manage.py", "django-admin"],
    words: /^(?:(?:\S{0,256}\/)?manage\.py |-m django )?(?:flush|reset_db)(?:\s|$)/,
    why: "emptying every table of a Django application's database",
    instead: "dumpdata first",
  },
  {
    id: "strict-ecto-drop",
    category: "sql-drop",
    run: "mix",
    text: /^ecto\.(?:drop|reset)$/,
    notWords: IN_TESTS,
    why: "dropping an Elixir application's database",
    instead: "dump it first",
  },
  {
    id: "strict-prisma-reset",
    category: "sql-drop",
    run: "prisma",
    words: /^migrate reset(?:\s|$)|^db push [^\n]{0,256}--(?:force-reset|accept-data-loss)(?:\s|$)/,
    unless: ["help"],
    why: "dropping a database, or columns with their data",
    instead: "prisma migrate dev --create-only shows what would change",
  },
  {
    id: "strict-atlas-clean",
    category: "sql-drop",
    run: "atlas",
    words: /^schema clean(?:\s|$)|^schema apply (?:[^\n]{0,512}\s)?--auto-approve(?:\s|$)/,
    unless: ["dry-run"],
    why: "changing a database's schema without asking, or dropping all of it",
    instead: "atlas schema apply --dry-run",
  },
  {
    // Sequelize, TypeORM, MikroORM, Knex, Drizzle.
    id: "strict-orm-drop",
    category: "sql-drop",
    run: [
      ...[
        "sequelize",
        "sequelize-cli",
        "typeorm",
        "typeorm-ts-node-commonjs",
        "typeorm-ts-node-esm",
        "mikro-orm",
      ],
      ...["knex", "drizzle-kit"],
    ],
    words:
      /^(?:db:drop|db:migrate:undo:all|schema:(?:drop|fresh)|migration:fresh)(?:\s|$)|^migrate:rollback (?:[^\n]{0,256}\s)?--all(?:\s|$)|^push (?:[^\n]{0,256}\s)?--force(?:\s|$)/,
    unless: ["dump"],
    notWords: IN_TESTS,
    why: "dropping an application's database, or taking back every migration of it",
    instead: "dump it first",
  },
  {
    id: "strict-mysqladmin-drop",
    category: "sql-drop",
    run: ["mysqladmin", "mariadb-admin"],
    text: /^drop$/,
    why: "dropping a database",
    instead: "mysqldump it first",
  },
  {
    id: "strict-restore-over",
    category: "sql-drop",
    run: ["pg_restore", "mongorestore"],
    words: /(?:^|\s)(?:-\w{0,4}c|--clean|--drop)(?:\s|$)/,
    unless: ["dryRun", "f|file=", "l|list"],
    why: "dropping what a database holds in favour of a dump",
    instead: "restore into a new database",
  },
  {
    id: "strict-mongo-drop",
    category: "sql-drop",
    run: ["mongo", "mongosh"],
    text: /\bdropDatabase\s?\(|\.drop\s?\(\s?\)|\bdeleteMany\s?\(\s?\{\s?\}\s?\)/,
    why: "dropping a database or collection",
    instead: "mongodump it first",
  },
  {
    id: "strict-redis-flush",
    ...FLUSHES,
    words: /^(?:-\S{1,64}(?: [^-\s]\S{0,255})? ){0,16}flush(?:all|db)(?:\s|$)/i,
  },
  {
    // Without a command it reads them from its input.
    id: "strict-redis-flush-input",
    ...FLUSHES,
    words: /^(?:-\S{1,64}(?: [^-\s]\S{0,255})?(?: |$)){0,16}$/,
    text: /(?:^|\n)\s{0,8}flush(?:all|db)(?:\s|$)/i,
  },
  {
    // etcd, ZooKeeper, InfluxDB.
    id: "strict-keys-delete",
    category: "sql-drop",
    run: ["etcdctl", "zkCli.sh", "zkCli", "influx"],
    words:
      /(?:^|\s)del [^\n]{0,512}--(?:prefix|from-key)\b|(?:^|\s)(?:deleteall|rmr) \/|^(?:bucket )?delete(?:\s|$)/,
    why: "deleting everything below a key, or in a bucket",
    instead: "delete by name",
  },
  {
    id: "strict-hashicorp-delete",
    category: "infra-delete",
    run: ["consul", "nomad", "vault", "bao"],
    words:
      /^kv delete (?:[^\n]{0,256}\s)?--?recurse\b|^snapshot restore\b|^operator raft snapshot restore\b|^secrets disable\b|^kv (?:metadata delete|destroy)\b|^(?:job )?stop (?:[^\n]{0,256}\s)?--?purge\b|^system gc\b|^namespace delete\b/,
    why: "deleting or overwriting what a cluster keeps",
    instead: "take a snapshot first",
  },
  {
    // Kafka, Redpanda, RabbitMQ, NATS, Pulsar.
    id: "strict-queue-delete",
    category: "infra-delete",
    run: [
      ...[
        "kafka-topics",
        "kafka-topics.sh",
        "kafka-delete-records",
        "kafka-delete-records.sh",
        "rpk",
        "rabbitmqctl",
      ],
      ...["rabbitmqadmin", "nats", "pulsar-admin"],
    ],
    words:
      /(?:^|\s)--delete(?:\s|$)|(?:^|\s)--offset-json-file\b|^topic delete\b|^(?:delete_vhost|delete_queue|purge_queue|force_reset|reset)(?:\s|$)|(?:^|\s)(?:delete|purge) (?:queue|exchange|vhost|queues|exchanges|vhosts)\b|(?:^|\s)(?:stream|kv|object|consumer) (?:rm|del|delete|purge)(?:\s|$)|(?:^|\s)(?:topics|namespaces|tenants|clusters) delete\b/,
    why: "deleting or emptying a queue or topic",
    instead: "list it first",
  },
  {
    id: "strict-backup-delete",
    category: "infra-delete",
    run: ["restic", "borg", "kopia", "tarsnap", "velero", "pgbackrest", "wal-g", "duplicity", "rustic"],
    words:
      /(?:^|\s)(?:forget|prune)(?:\s|$)|^(?:delete|backup delete|snapshot delete|delete everything)\b|(?:^|\s)stanza-delete(?:\s|$)|(?:^|\s)(?:-d|--nuke|remove-older-than|remove-all-but-n-full)(?:\s|$)/,
    unless: ["n|dry-run"],
    why: "deleting backups",
    instead: "list them first",
  },
  {
    // Proxmox, LXC and Incus, Vagrant, Lima, Colima, Tart, UTM, Parallels.
    id: "strict-vm-delete",
    category: "infra-delete",
    run: ["qm", "pct", "pvesm", "lxc", "incus", "vagrant", "limactl", "colima", "tart", "utmctl", "prlctl"],
    words: /^(?:destroy|delete|free|storage (?:volume )?delete)(?:\s|$)/,
    unless: ["help"],
    why: "deleting a virtual machine or container with its disks",
    instead: "stop it, or take a snapshot first",
  },
  {
    // `virsh destroy` only switches off.
    id: "strict-virsh-delete",
    category: "infra-delete",
    run: "virsh",
    words:
      /(?:^|\s)undefine [^\n]{0,256}--(?:remove-all-storage|storage|wipe-storage)\b|(?:^|\s)(?:vol|pool)-(?:delete|wipe)(?:\s|$)/,
    why: "deleting a virtual machine with its disks, or a volume",
    instead: "virsh undefine, which leaves the disks",
  },
  {
    // VirtualBox, Multipass, vSphere, Xen.
    id: "strict-vm-purge",
    category: "infra-delete",
    run: ["VBoxManage", "vboxmanage", "multipass", "govc", "xe"],
    words:
      /^(?:unregistervm|closemedium) (?:[^\n]{0,256}\s)?--delete(?:-all)?(?:\s|$)|^purge(?:\s|$)|^delete (?:[^\n]{0,256}\s)?(?:-p|--purge)(?:\s|$)|^(?:vm|datastore|pool)\.(?:destroy|rm)(?:\s|$)|^(?:vm-destroy|vm-uninstall|vdi-destroy|sr-destroy)(?:\s|$)/,
    why: "deleting a virtual machine with its disks",
    instead: "stop it, or take a snapshot first",
  },
  {
    id: "strict-phone-wipe",
    category: "block-device",
    run: ["fastboot", "heimdall", "adb", "ideviceerase", "idevicerestore"],
    words:
      /(?:^|\s)(?:erase|format(?::\S{1,32})?|-w|flashing (?:lock|unlock)\w{0,16}|oem (?:lock|unlock)|--repartition|--erase|--wipe_data)(?:\s|$)/,
    why: "wiping a phone with all its data",
  },
  {
    id: "strict-fuse-burn",
    category: "block-device",
    run: ["espefuse", "espefuse.py"],
    text: /^burn[-_]\w{1,32}$/,
    why: "burning fuses of a chip, which nothing takes back",
  },
  {
    id: "strict-helm-uninstall",
    category: "infra-delete",
    run: ["helm", "helm3"],
    words: /^(?:uninstall|delete|del|un)(?:\s|$)/,
    unless: ["dry-run"],
    why: "removing an application from a cluster",
    instead: "helm uninstall --dry-run",
  },
  {
    id: "strict-cluster-uninstall",
    category: "infra-delete",
    run: ["argocd", "flux", "istioctl", "ibmcloud"],
    words:
      /^(?:app|appset|proj|project|cluster) (?:delete|rm)\b|^uninstall\b|^delete (?:kustomization|helmrelease|source)\b|^(?:ks|oc) cluster rm\b/,
    unless: ["dry-run"],
    why: "removing applications, or what runs them, from a cluster",
  },
  {
    // Heroku, Fly.io, Vercel, Netlify, Railway, Firebase, Cloudflare, Cloud Foundry, Elastic Beanstalk.
    id: "strict-app-delete",
    category: "infra-delete",
    run: [
      ...[
        "heroku",
        "fly",
        "flyctl",
        "vercel",
        "netlify",
        "ntl",
        "railway",
        "render",
        "firebase",
        "wrangler",
        "cf",
        "eb",
      ],
    ],
    words:
      /^(?:\w{1,32}:)?(?:destroy|terminate)(?:\s|$)|^(?:pg:reset|sites:delete|firestore:delete|database:remove|delete|remove|rm|down|delete-(?:org|space|service))(?:\s|$)|^(?:apps|volumes|machines?|services|projects?|domains|d1|r2 bucket|kv:?\s?namespace|queues|pages project|blob store|volume|environment) (?:destroy|delete|remove|rm)(?:\s|$)/,
    unless: ["help", "dry-run"],
    why: "deleting an application or its data at its host",
  },
  {
    // Supabase, PlanetScale, Neon, Turso.
    id: "strict-hosted-database-delete",
    category: "sql-drop",
    run: ["supabase", "pscale", "neonctl", "neon", "turso"],
    words:
      /^(?:projects?|database|databases|branch|branches|db|group) (?:delete|destroy|reset (?:[^\n]{0,256}\s)?--parent)(?:\s|$)/,
    why: "deleting a hosted database or a branch of one",
  },
  {
    id: "strict-repository-delete",
    category: "git-history",
    run: ["gh", "glab", "tea"],
    words:
      /^(?:repo|repos|project|release|releases) (?:delete|d|rm)(?:\s|$)|^api (?:[^\n]{0,512}\s)?(?:-X|--method)[ =]?DELETE\b/i,
    why: "deleting a repository or a release of it",
  },
  {
    // AWS CDK, SAM, Serverless, SST, Copilot, Amplify, CDK for Terraform.
    id: "strict-stack-delete",
    category: "infra-delete",
    run: ["cdk", "sam", "serverless", "sls", "sst", "copilot", "amplify", "cdktf"],
    words: /^(?:destroy|delete|remove)(?:\s|$)|^(?:app|env|svc|job|pipeline) delete(?:\s|$)/,
    why: "deleting a stack of cloud resources",
  },
  {
    id: "strict-zone-delete",
    category: "infra-delete",
    run: ["pdnsutil", "flarectl"],
    words: /^(?:delete-zone|(?:zone|dns) delete)(?:\s|$)/,
    why: "deleting a zone of the domain name system",
  },
  {
    id: "strict-chef-delete",
    category: "infra-delete",
    run: "knife",
    words: /^(?:node|client|data ?bag|environment|role|cookbook|vault) (?:bulk )?delete\b/,
    why: "deleting what a Chef server knows of machines",
  },
  {
    id: "strict-curl-shell",
    category: "net-exec",
    run: ["sh", "bash", "zsh", "dash", "python", "python3", "node", "perl", "ruby"],
    fedBy: ["curl", "wget"],
    why: "running a script straight from the network",
    instead: "download it, read it, then run it",
  },
];
