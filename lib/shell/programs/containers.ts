/**
 * Programs that run a command in a container, a cluster, a virtual machine or under another root.
 *
 * Sources: the references of docker, podman, nerdctl, kubectl, oc, kubecolor, k3s, k0s, MicroK8s, minikube, kind, k3d, talosctl,
 * vcluster, argocd, kubeseal, lxc, incus, multipass, machinectl(1), chroot(1).
 */
import { alike, type Card, secretStore } from "./card.ts";

const DOCKER_RUN =
  "a|attach= c|cpu-shares= e|env= H= h|hostname= l|label= m|memory= p|publish= u|user= v|volume= w|workdir= f|file= add-host= annotation= blkio-weight= cap-add= cap-drop= cgroup-parent= cgroupns= cidfile= cpu-period= cpu-quota= cpus= cpuset-cpus= cpuset-mems= detach-keys= device= device-cgroup-rule= dns= dns-option= dns-search= domainname= entrypoint= env-file= expose= gpus= group-add= health-cmd= health-interval= index= ip= ip6= ipc= isolation= label-file= link= log-driver= log-opt= mac-address= memory-reservation= memory-swap= mount= name= network= network-alias= net= oom-score-adj= pid= pids-limit= platform= pull= restart= runtime= security-opt= shm-size= stop-signal= stop-timeout= storage-opt= sysctl= tmpfs= ulimit= userns= uts= volume-driver= volumes-from=";

export const CONTAINERS: readonly Card[] = [
  {
    names: "docker podman nerdctl docker-compose podman-compose",
    options:
      "H|host= l|log-level= c|context= D= n|namespace= config= tlscacert= tlscert= tlskey= address= url= connection= project-directory= file= profile= env-file= project-name= ansi=",
    style: { stops: true },
    subcommands: alike("run exec create", DOCKER_RUN),
    runs: "container",
    images: true,
    passes: "nothing",
    discloses: {
      source: "environment",
      words: [
        [/^(?:container )?inspect\s/, /^(?![\s\S]*\s(?:-f|--format))|\s(?:-f|--format)[ =]?\S{0,512}Env/],
        [
          /(?:^|\s)(?:config|convert)(?:\s|$)/,
          /^(?![\s\S]*\s(?:-q|--(?:quiet|services|volumes|images|profiles|hash|networks)))/,
        ],
      ],
      besides: true,
    },
  },
  {
    names: "kubectl oc kubecolor microk8s.kubectl",
    options:
      "n|namespace= c|container= s|server= context= cluster= kubeconfig= user= as= as-group= token= retries= strategy= exclude= include=",
    runs: "pod",
    passes: "nothing",
    discloses: secretStore([
      [/(?:^|\s)get secrets?(?:[/\s,]|$)/, /(?:^|\s)(?:-o|--output)/],
      [/(?:^|\s)config view(?:\s|$)/, /(?:^|\s)--raw/],
      [
        /(?:^|\s)(?:create token|whoami (?:-t|--show-token)|(?:serviceaccounts|sa) (?:get|new)-token|extract secret\b[^\n]{0,256}\s--to=-)(?:\s|$)/,
        /^/,
      ],
    ]),
    sends: [
      { to: "copy", by: "pods" },
      {
        to: "copy",
        when: /(?:^|\s)(?:exec|attach|run|debug)\s(?:(?!--\s)\S{1,128}\s){0,16}(?:-\w{0,4}i\w{0,4}|--stdin)(?:=true)?(?:\s|$)/,
        input: true,
      },
    ],
  },
  {
    names: "k3s rke2 k0s microk8s minikube rancher",
    options: "p|profile= debug data-dir= d= server= l|log=",
    launches: { holds: "kubectl ctr crictl helm helm3 istioctl", listed: true },
    discloses: secretStore(/^(?:config|kubeconfig (?:admin|create)\b[^\n]{0,256})$/),
  },
  {
    names: "kind k3d talosctl vcluster",
    options: "name= n|nodes= e|endpoints= context= talosconfig= kubeconfig= namespace=",
    discloses: secretStore(
      /^(?:get kubeconfig|kubeconfig (?:get|print|-)|connect\b[^\n]{0,256}\s--print)(?:\s|$)/,
    ),
  },
  {
    names: "argocd",
    options: "n|namespace= server= auth-token= config= core",
    discloses: secretStore(/^(?:account generate-token|admin initial-password)\b/),
  },
  {
    names: "kubeseal",
    // What it prints is sealed.
    passes: "nothing",
    discloses: secretStore(/(?:^|\s)--recovery-unseal(?:\s|$)/),
  },
  {
    // Its containers have the disks of the machine.
    names: "cephadm",
    options: "fsid= c|config= k|keyring= image= v|volume= m|mount= e|env= n|name= timeout=",
    launches: { verbs: "shell", holds: "ceph-volume", listed: true },
  },
  { names: "lxc incus multipass", texts: [{ dashes: "exec", place: "container" }] },
  {
    names: "machinectl",
    style: { stops: true },
    texts: [
      { dashes: "exec", place: "container" },
      { from: 2, verb: "shell" },
    ],
  },
  {
    names: "chroot",
    options: "userspec= groups=",
    style: { stops: true },
    runs: "new-root",
  },
  {
    names: "helm helm3",
    passes: "nothing",
    discloses: secretStore(/^get (?:values|all)\b/, true),
    sends: [{ to: "http", by: "urls" }],
  },
  {
    names: "skopeo crane oras regctl",
    sends: [
      { to: "cloud", by: "upload", when: /(?:^|\s)(?:copy|sync|push|append|attach|artifact put)(?:\s|$)/ },
    ],
  },
  {
    // What they run, they run in containers, clusters or apps of their own.
    names: "crictl ctr apptainer singularity",
  },
  { names: "buildah", options: "authfile= creds= cert-dir= chown= chmod= from= f|format=", images: true },
];
