/**
 * Shells, their own commands, and programs that run the program behind their options: sudo, env, nice, timeout …
 *
 * Sources: bash(1), POSIX.1-2017 XCU, sudo(8), su(1), util-linux 2.40, systemd-run(1), GNU parallel, at(1), crontab(1),
 * tmux(1), screen(1); each launcher's own man page.
 */
import type { Card, Launch } from "./card.ts";

const PLAIN: Launch = {};

const NEW_SHELL: Launch = { shell: true };

const TERMINAL: Launch = { behind: "--", listed: true };

const SU =
  "u|user= g|group= G|supp-group= s|shell= c|command|session-command= w|whitelist-environment= T= l|login";

const BWRAP =
  "dir= chdir= hostname= unsetenv= proc= dev= tmpfs= perms= size= uid= gid= lock-file= args= bind== bind-try== dev-bind== dev-bind-try== ro-bind== ro-bind-try== symlink== setenv== file== bind-data== ro-bind-data== chmod==";

export const SHELLS: readonly Card[] = [
  { names: "sh bash zsh dash ksh ash mksh rbash fish ksh93 yash nu", runs: "shell" },
  { names: "source .", runs: "sourced", quiet: true },

  // Commands of the shell itself.
  { names: "echo", prints: "words" },
  { names: "printf", prints: "formatted" },
  { names: "pwd", prints: "directory" },
  { names: "which type whence", prints: "program-path", asks: true },
  { names: "true cd", quiet: true, passes: "nothing" },
  { names: "false test [ [[", quiet: true, passes: "nothing", asks: true },
  {
    names:
      ": unset shift wait alias unalias shopt umask ulimit exit return break continue let read mapfile readarray pushd popd enable",
    quiet: true,
  },
  // Their words are text for the shell itself.
  { names: "eval", quiet: true, texts: [{ from: 0 }] },
  { names: "trap", quiet: true, texts: [{ from: 0 }] },
  { names: "coproc", launches: PLAIN },
  { names: "local readonly", quiet: true, declares: true },
  { names: "hash", quiet: true, copies: "name", asks: true },
  { names: "set", quiet: true, discloses: { source: "environment", words: /^(?:-[xgLU]{1,3})?$/ } },
  { names: "compgen", discloses: { source: "environment", words: /^-(?:e|v|A (?:export|variable))$/ } },
  {
    names: "export",
    quiet: true,
    declares: true,
    discloses: { source: "environment", words: /^$|^-p(?: |$)/ },
  },
  {
    names: "declare",
    quiet: true,
    declares: true,
    discloses: { source: "environment", words: /^(?:-[pxg]+(?: |$))+$/ },
  },
  {
    names: "typeset",
    quiet: true,
    declares: true,
    discloses: { source: "environment", words: /^(?:-[pxg]+(?: |$))*$/ },
  },
  { names: "command", launches: { queries: "v V" }, prints: "program-path", asks: true, options: "v V p" },
  { names: "builtin noglob nocorrect", launches: PLAIN },
  { names: "exec", options: "a=", launches: PLAIN, quiet: true },

  // Other users.
  {
    names: "sudo sudo-rs dzdo",
    options:
      "u|user= g|group= p|prompt= C|close-from= D|chdir= T|command-timeout= R|chroot= U|other-user= h|host= r|role= t|type= a|auth-type= login-class= l|list v|validate k K e|edit V|version s|shell i|login",
    launches: {
      assigns: true,
      chdir: "chdir",
      queries: "list validate k K edit version",
      shell: "shell login",
      login: "login",
    },
  },
  { names: "doas", options: "u= C= L n s", launches: { queries: "L", shell: "s" } },
  { names: "pkexec", options: "user=", launches: PLAIN },
  {
    names: "run0",
    options:
      "u|user= g|group= D|chdir= unit= property= description= slice= nice= setenv= background= machine=",
    launches: { chdir: "chdir", shell: true },
  },
  {
    names:
      "gosu su-exec taskset envdir setuidgid envuidgid setlock s6-setuidgid s6-envuidgid s6-setlock with-lock-ex faketime datefudge envchain",
    launches: { skip: 1 },
  },
  {
    names: "setpriv",
    options:
      "reuid= regid= groups= inh-caps= ambient-caps= bounding-set= securebits= pdeathsig= selinux-label= apparmor-profile=",
    launches: PLAIN,
  },
  { names: "runuser", options: SU, launches: { script: "session-command", shell: true, login: "login" } },
  {
    names: "su",
    options: SU,
    launches: { script: "session-command", shell: true, login: "login", skip: 99 },
  },
  { names: "sg", options: "c=", launches: { skip: 1, script: "c", shell: true } },
  { names: "newgrp", launches: { skip: 9, shell: true } },

  // Environment, priority, limits.
  { names: "cross-env", launches: { assigns: true } },
  { names: "cross-env-shell", launches: { assigns: true, joins: true } },
  {
    names:
      "nohup setsid unbuffer chronic ifne eatmydata torsocks torify tsocks rtk firejail valgrind catchsegv toybox catatonit winpty authbind nq tsp pfexec gksu gksudo kdesudo beesu",
    launches: PLAIN,
  },
  { names: "dumb-init tini docker-init", options: "r|rewrite= e= p=", launches: PLAIN },
  { names: "nice", options: "n|adjustment=", launches: PLAIN },
  { names: "ionice", options: "c|class= n|classdata= p|pid= P= u=", launches: PLAIN },
  { names: "chrt", options: "T|sched-runtime= P|sched-period= D|sched-deadline=", launches: { skip: 1 } },
  {
    names: "numactl",
    options: "i|interleave= N|cpunodebind= m|membind= C|physcpubind= p|preferred=",
    launches: PLAIN,
  },
  { names: "prlimit", options: "p|pid=", launches: PLAIN },
  { names: "softlimit", options: "a= d= f= l= m= p= r= s= t=", launches: PLAIN },
  { names: "chpst", options: "u= U= b= e= o= p= l= n= m= /=", launches: PLAIN },
  { names: "timeout gtimeout", options: "k|kill-after= s|signal=", launches: { skip: 1 } },
  { names: "sshpass", options: "p= f= d= P= e v h V", launches: PLAIN },
  { names: "stdbuf", options: "i|input= o|output= e|error=", launches: PLAIN },
  { names: "time gtime", options: "f|format= o|output=", launches: PLAIN },
  {
    names: "flock",
    options: "w|wait|timeout= E|conflict-exit-code= c|command=",
    launches: { script: "command", skip: 1 },
  },
  { names: "trickle", options: "u= d= s= t= w= l= L= n=", launches: PLAIN },
  { names: "cpulimit", options: "l= p= e= P= i=", launches: { behind: "--" } },
  { names: "caffeinate", options: "t= w=", launches: PLAIN },
  { names: "proxychains proxychains4", options: "f=", launches: PLAIN },

  // Namespaces, tracers, service managers.
  {
    names: "unshare",
    options:
      "S|setuid= G|setgid= R|root= w|wd= propagation= map-user= map-group= map-users= map-groups= setgroups= boottime= monotonic= kill-child=",
    launches: { chdir: "wd", shell: true },
  },
  {
    names: "nsenter",
    options: "t|target= S|setuid= G|setgid= r= w=",
    launches: { shell: true, leaves: true },
  },
  { names: "fakeroot fakechroot pseudo", options: "l|lib= s= i= b= f|faked=", launches: NEW_SHELL },
  { names: "proot", options: "r|rootfs= b|bind= w|cwd= q=", launches: { shell: true, chdir: "cwd" } },
  { names: "bwrap", options: BWRAP, launches: { chdir: "chdir" } },
  { names: "flatpak-spawn host-spawn distrobox-host-exec", options: "env= directory=", launches: PLAIN },
  {
    names: "strace",
    options: "a= b= e|trace= E|env= I= o|output= O= p|attach= P= s|string-limit= S= u|user= U= X= column=",
    launches: PLAIN,
  },
  {
    names: "ltrace",
    options: "a= A= e= F= l= n= o|output= p= s= u= w= x=",
    launches: PLAIN,
  },
  {
    names: "perf",
    options: "e|event= o|output= p= C= I=",
    launches: { verbs: "stat record trace mem c2c" },
  },
  {
    names: "systemd-run",
    options:
      "u|unit= p|property= P= M|machine= E|setenv= H|host= G= d|working-directory= description= slice= uid= gid= nice= on-active= on-boot= on-calendar= on-unit-active= timer-property= service-type=",
    launches: { chdir: "working-directory" },
  },
  { names: "systemd-inhibit", options: "what= who= why= mode=", launches: PLAIN },
  {
    names: "systemctl",
    passes: "nothing",
    discloses: { source: "environment", words: /^(?:--\w{1,16} )?show-environment\b/ },
  },
  { names: "cgexec", options: "g=", launches: PLAIN },
  { names: "dbus-run-session", options: "config-file= dbus-daemon=", launches: PLAIN },
  {
    names: "xvfb-run",
    options: "e|error-file= f|auth-file= n|server-num= p|xauth-protocol= s|server-args=",
    launches: PLAIN,
  },
  { names: "arch", options: "e=", launches: PLAIN },
  { names: "setarch", launches: { skip: 1, shell: true } },
  { names: "linux64 linux32", launches: NEW_SHELL },
  {
    names: "start-stop-daemon",
    options:
      "S|start K|stop T|status t|test x|exec= a|startas= p|pidfile= u|user= c|chuid= g|group= n|name= s|signal= r|chroot= d|chdir= N|nicelevel= P|procsched= I|iosched= k|umask= R|retry= O|output= o|oknodo b|background m|make-pidfile C|no-close q|quiet v|verbose h|help V|version",
    launches: { program: "exec", chdir: "chdir", queries: "stop status test help version" },
  },
  { names: "gnome-terminal ptyxis kgx", launches: TERMINAL },
  {
    names: "xterm",
    launches: { behind: "-e --", listed: true },
    code: { language: "shell", option: /^-(?:c|e|x|lc|ic)$/ },
  },
  { names: "daemonize", options: "a= c= e= p= o= l= u=", launches: PLAIN },
  {
    names: "screen",
    options: "c= e= h= p= s= S= t= T=",
    launches: { listed: true },
    texts: [{ next: /^stuff$/, until: /\^M|\\[nr]/ }],
  },
  { names: "zellij", launches: { verbs: "run", behind: "--" }, texts: [{ next: /^write-chars$/ }] },
  { names: "dtach abduco", options: "e= r=", launches: { listed: true, skip: 1 } },
  { names: "wsl", options: "d|distribution= u|user= cd=", launches: PLAIN },
  {
    names: "toolbox",
    options: "c|container= d|distro= r|release=",
    launches: { verbs: "run" },
  },
  { names: "entr", options: "a c d n p r s= x z", launches: { script: "s" } },
  { names: "watch viddy hwatch", options: "n|interval= q|equexit=", launches: { joins: true, listed: true } },
  // A box of many programs.
  {
    names: "busybox",
    options: "list help install",
    launches: { queries: "list help install" },
    passes: "content",
  },

  // Once for every item.
  {
    names: "xargs gxargs",
    options:
      "a|arg-file= d|delimiter= E= I|J= L= max-lines=? n|max-args= P|max-procs= R= S= s|max-chars= i|replace=? 0|null process-slot-var=",
    style: { stops: true },
    runs: "each-item",
    passes: "content",
  },
  {
    names: "parallel gparallel sem",
    options:
      "j|jobs= n|max-args= N|max-replace-args= I= S|sshlogin= a|arg-file= C|colsep= d|delimiter= E= L= l= P|max-procs= s= X= delay= timeout= joblog= results= sshloginfile= tmpdir= tempdir= retries= workdir= load= memfree= tagstring= 0|null shuf dryrun|dry-run",
    style: { stops: true },
    runs: "each-template",
    passes: "content",
    dry: "dry-run",
  },

  // Later, or in another terminal.
  { names: "at batch", options: "f= q= t= l d r", runs: "at-a-time" },
  { names: "crontab", options: "u=", runs: "timetable" },
  {
    names: "run-parts",
    options: "a|arg= u|umask= regex= lsbsysinit test list v|verbose report reverse exit-on-error new-session",
    runs: "each-script",
    dry: "test list",
  },
  {
    names: "tmux byobu",
    options: "c= f= L= S= T= n= s= t= x= y= F= e=",
    style: { stops: true },
    discloses: { source: "environment", words: /(?:^|\s)(?:show-environment|showenv)(?:\s|$)/ },
    runs: "terminal",
  },
  { names: "script", options: "c|command= I= O= o= B= T= m= E=", runs: "recorded" },

  {
    names: "mount",
    options: "o|options= t|types= L= U= B|bind R|rbind M|move r|read-only w|rw",
    copies: "mount",
  },
  { names: "umount", copies: "unmount", effects: [{ does: "rename" }] },

  // Launchers of other systems and tools.
  {
    names: "please",
    options: "u|user= g|group= t|target= d|dir= r|reason= a|allow-env= p|purge",
    launches: PLAIN,
  },
  { names: "choom", options: "n|adjust= p|pid=", launches: PLAIN },
  { names: "uclampset", options: "m= M= p|pid= s|system a|all-tasks R|reset-on-fork v", launches: PLAIN },
  { names: "rlwrap", options: "a= b= f= g= H= l= m= O= p= P= q= s= S= t= w= z=", launches: PLAIN },
  {
    names: "retry",
    options: "t|times= d|delay= m|min= u|until= w|while= e|on-error= f|on-fail=",
    launches: PLAIN,
  },
  { names: "heaptrack", options: "o|output= p|pid= use-inject r|raw d|debug", launches: PLAIN },
  { names: "rr", options: "o= n|no-syscall-buffer", launches: { verbs: "record" } },
  { names: "ssh-agent dbus-launch", options: "a= t= O= E= P= k s c", launches: { queries: "k s c" } },
  { names: "summon", options: "p|provider= f|yaml-file= e|environment= D= i|ignore=", launches: PLAIN },
  { names: "env-cmd", options: "f|file= e|environments= r|rc-file= x|expand-envs", launches: PLAIN },
  {
    names: "watchexec",
    options:
      "w|watch= e|exts= f|filter= i|ignore= s|signal= stop-signal= d|debounce= shell= delay-run= E|env= r|restart c|clear=?",
    launches: { joins: true, listed: true },
  },
  {
    names: "reflex",
    options: "r|regex= R|inverse-regex= g|glob= G|inverse-glob= c|config= d|decoration= t|shutdown-timeout=",
    launches: { listed: true },
  },
  {
    // They run the value of an option whenever a file changes, or for ever.
    names: "chokidar when-changed tsc-watch tsup air forever capsh",
    texts: [{ flag: /^(?:-c$|--(?:command|on\w{0,16}Success|onFailure|build\.cmd)(?:=|$))/ }],
  },
  {
    names: "pueue",
    options: "w|working-directory= g|group= a|after= d|delay= l|label= i|immediate s|stashed e|escape",
    launches: { verbs: "add", joins: true },
  },
];
