/**
 * Programs that talk to other machines: web clients, sockets, remote shells and copies, mail, name lookups, chats.
 *
 * Sources: curl(1) 8, GNU Wget 1.24, HTTPie 3; the man pages of OpenSSH 9, netcat, socat, lftp, mailx, mutt, swaks, dig,
 * logger(1), ab(1), mosquitto_pub(1), kcat(1), tarsnap(1), bup-save(1); the manuals of the HiveMQ MQTT CLI, nats, zrok.
 */
import { type Card, type ShellTextCard, secretStore } from "./card.ts";

const SSH =
  "i= p= P= l= o= F= L= R= D= W= J= b= B= c= E= e= I= m= O= Q= S= w= N f n q t T v x X Y A a C g k K 4 6";

/** `ssh -n`, and `-f`, which implies it, among the flags in front of the host: nothing of its input is read. */
const NO_INPUT =
  /^(?:-\S{1,64} (?:[^-\s]\S{0,256} )?){0,8}-[46AaCfGgKkMNnqsTtVvXxYy]{0,16}?[fn][46AaCfGgKkMNnqsTtVvXxYy]{0,16} /;

/** `ssh -o ProxyCommand=…` runs here, unlike the command for the host. */
const SSH_OPTIONS: ShellTextCard = { word: /^(?:-o)?(?:ProxyCommand|LocalCommand|KnownHostsCommand)[ =]/i };

/**
 * What a cloud tells its machines of their own credentials: AWS, ECS, Google Cloud, Azure, Alibaba Cloud, DigitalOcean,
 * Oracle.
 */
const METADATA: Card["discloses"] = {
  source: "secret-store",
  words: [
    [
      /169\.254\.(?:169\.254|170\.(?:2|23))|metadata\.google\.internal|fd00:ec2::254|100\.100\.100\.200/i,
      /security-credentials|service-accounts\/\S{1,128}\/(?:token|identity)|oauth2\/token|user-data|\/v2\/credentials|169\.254\.170\.23?…|identity-credentials/i,
    ],
  ],
};

export const NETWORK: readonly Card[] = [
  {
    names: "curl curlie",
    options:
      "X|request= d|data|data-binary|data-ascii|json|data= data-raw= data-urlencode= F|form= form-string= T|upload-file= H|header= u|user= o|output= O|remote-name A|user-agent= e|referer= b|cookie= c|cookie-jar= E|cert= key= cacert= capath= pass= K|config= x|proxy= U|proxy-user= m|max-time= w|write-out= r|range= C|continue-at= y= Y= z= connect-timeout= retry= retry-delay= retry-max-time= resolve= connect-to= interface= limit-rate= max-filesize= netrc-file= oauth2-bearer= cert-type= key-type= ciphers= tls-max= unix-socket= D|dump-header= url= url-query= aws-sigv4= noproxy= proto= ssl-reqd Q|quote= P|ftp-port= t|telnet-option= dns-servers= doh-url= hostpubmd5= pubkey= service-name= socks5= socks5-hostname= socks4= socks4a= preproxy= create-file-mode= output-dir= stderr= trace= trace-ascii= variable= mail-from= mail-rcpt= L|location s|silent S|show-error f|fail k|insecure I|head i|include v|verbose G|get g|globoff n|netrc N|no-buffer p|proxytunnel Z|parallel a|append B|use-ascii j l R q 0 1 2 3 4 6 #|progress-bar",
    reads: "config",
    passes: "nothing",
    effects: [{ does: "replace", to: { option: "output" } }],
    discloses: METADATA,
    sends: [
      {
        to: "http",
        config: true,
        hosts: { options: "url", operands: true },
        detours: "proxy preproxy socks5 socks5-hostname socks4 socks4a resolve connect-to",
        bodies: "data",
        fields: "data-urlencode url-query variable",
        forms: "form",
        uploads: "upload-file",
        texts: {
          options: "url data-raw form-string user-agent referer cookie request quote",
          operands: true,
        },
        headers: "header",
        logins: "user oauth2-bearer proxy-user",
      },
    ],
  },
  {
    names: "wget wget2 aria2c axel",
    options:
      "O|output-document= o|output-file= P|directory-prefix= post-file= post-data= body-file= body-data= method= header= user= password= http-user= http-password= i|input-file= U|user-agent= referer= e|execute= t|tries= T|timeout= certificate= private-key= ca-certificate= load-cookies= save-cookies= use-askpass=",
    texts: [{ option: "use-askpass" }],
    passes: "nothing",
    effects: [{ does: "replace", to: { option: "output-document" } }],
    discloses: METADATA,
    sends: [
      {
        to: "http",
        hosts: "operands",
        uploads: "post-file body-file",
        texts: { options: "post-data body-data user-agent referer", operands: true },
        headers: "header",
      },
    ],
  },
  {
    names: "http https xh xhs httpie",
    options:
      "a|auth= A|auth-type= o|output= p|print= s|style= session= verify= cert= cert-key= timeout= j|json f|form raw=",
    discloses: METADATA,
    sends: [{ to: "http", by: "items" }],
  },
  {
    names: "nc ncat netcat nc.traditional nc.openbsd telnet cryptcat sbd pwncat rustcat gnutls-cli",
    options: "p= s= w= i= q= e= c= X= x= I= O= T= V= l u v n z k N",
    dry: "z",
    passes: "nothing",
    sends: [{ to: "socket", hosts: "first", input: true, commands: "e c", texts: "operands" }],
  },
  // tcpsvd(8) of ipsvd and BusyBox, tcpserver(1) of ucspi-tcp, s6-tcpserver(1), websocketd(1).
  {
    names: "tcpsvd udpsvd",
    options: "c= C= b= u= l= i= x= t= L= v E h p",
    launches: { skip: 2, listed: true },
    serves: true,
  },
  {
    names: "tcpserver s6-tcpserver s6-tcpserver4 s6-tcpserver6 s6-tcpserver-socketbinder",
    options: "c= b= x= B= g= u= l= t= C= G= q Q v h H p P r R o O d D 1",
    launches: { skip: 2, listed: true },
    serves: true,
  },
  {
    names: "websocketd",
    options: "port= address= dir= staticdir= cgidir= loglevel= maxforks= origin= header= sslcert= sslkey=",
    launches: { listed: true },
    serves: true,
  },
  { names: "telnetd utelnetd", options: "l= p= b= f= w= F K i S", serves: "l" },
  // ttyd(1) 1.7 and GoTTY let nobody type unless they are told to.
  {
    names: "ttyd",
    options:
      "p|port= i|interface= U|socket-owner= c|credential= H|auth-header= u|uid= g|gid= s|signal= w|cwd= t|client-option= T|terminal-type= m|max-clients= q= o B O W|writable a|url-arg R|readonly b|base-path= P|ping-interval= I|index= d|debug= A|ssl-ca= C|ssl-cert= K|ssl-key= S|ssl",
    launches: { listed: true },
    serves: "writable",
  },
  {
    names: "gotty",
    options:
      "w|permit-write p|port= a|address= c|credential= r|random-url t|tls title-format= max-connection= once timeout=",
    launches: { listed: true },
    serves: "permit-write",
  },
  {
    names: "systemd-socket-activate",
    options: "l|listen= a|accept d|datagram inetd E|setenv= fdname=",
    launches: { listed: true },
    serves: "inetd",
  },
  {
    names: "socat",
    options: "b= T= t= L= W= u U",
    descriptors: /^(?:FD:)?\+?(0x[\da-f]{1,4}|\d{1,6})(?=,|$)/i,
    texts: [
      {
        word: /^(?:EXEC|SYSTEM|SHELL):/i,
        until: /,(?:pty|stderr|setsid|sigint|sane|raw|echo|ctty)\b/i,
      },
    ],
    effects: [
      { does: "replace", to: "second", with: "u" },
      { does: "replace", to: { behind: /^(?:OPEN|GOPEN|CREATE):/i }, with: "u" },
    ],
    sends: [{ to: "socket", by: "addresses" }],
  },
  {
    names: "ssh autossh",
    options: SSH,
    style: { stops: true },
    runs: "remote-shell",
    texts: [SSH_OPTIONS],
    passes: "nothing",
    sends: [
      { to: "copy", hosts: "first", input: true, unless: NO_INPUT },
      { to: "copy", hosts: "first", texts: "rest" },
    ],
  },
  {
    names: "mosh",
    options: "p= P= ssh= server= client= predict=",
    style: { stops: true },
    texts: [{ from: 1, place: "remote" }],
    sends: [{ to: "copy", hosts: "first", input: true, texts: "rest" }],
  },
  {
    names: "scp pscp rcp",
    options: "i= P= o= F= c= l= J= S= D= X= r p q v C 3 4 6 B T O R",
    texts: [SSH_OPTIONS],
    passes: "nothing",
    effects: [{ does: "supersede", to: "last" }],
    sends: [{ to: "copy", by: "copying" }],
  },
  {
    names: "sftp ftp lftp ncftp tftp psftp ncftpput smbclient cadaver",
    options: "i= P= o= F= b= e= c= u p=",
    texts: [SSH_OPTIONS],
    passes: "nothing",
    sends: [{ to: "copy", by: "transfer" }],
  },
  {
    names: "atftp",
    options: "g|get p|put l|local-file= r|remote-file= m|mtftp= option= verbose trace",
    sends: [{ to: "copy", when: /(?:^|\s)(?:-\w*p|--put)(?:\s|$)/, files: { options: "local-file" } }],
  },
  { names: "ssh-add ssh-keygen ssh-copy-id", passes: "nothing" },
  {
    names: "pdsh",
    options: "w= x= l= f= g= t= u=",
    style: { stops: true },
    texts: [{ from: 0, place: "remote" }],
  },
  {
    names: "pssh parallel-ssh",
    options: "h= H= l= p= t= o= e=",
    style: { stops: true },
    texts: [{ from: 0, place: "remote" }],
  },
  {
    names: "clush",
    options: "w= x= g= X= l= f= t= u= o=",
    style: { stops: true },
    texts: [{ from: 0, place: "remote" }],
  },
  {
    names: "salt salt-call salt-run",
    options: "c|config-dir= u|user= b|batch-size= t|timeout=",
    texts: [{ by: "minions" }],
  },
  {
    names: "salt-ssh",
    options: "c|config-dir= i r|raw-shell|raw",
    texts: [{ by: "minions" }],
  },
  {
    names: "ansible",
    options: "a|args= m|module-name= e|extra-vars= i|inventory= u|user= f|forks= B= P= C|check",
    texts: [{ by: "playbook" }],
    code: { language: "shell", option: /^(?:-a|--args)$/ },
  },
  { names: "ansible-console", options: "C|check", texts: [{ by: "console" }] },
  {
    names: "adb",
    options: "s= H= P= L= t= one-device=",
    style: { stops: true },
    texts: [{ by: "device" }],
  },
  { names: "vagrant", options: "c|command=", texts: [{ option: "command", place: "remote" }] },
  {
    names: "fly flyctl",
    options: "C|command= a|app= s|select= m|mode=",
    texts: [{ option: "command", place: "remote" }],
    sends: [{ to: "copy", when: /^(?:ssh )?sftp put\s/, files: "operands" }],
    discloses: {
      source: "secret-store",
      words:
        /^(?:auth token|tokens create|ssh issue|wireguard create)\b|^ssh console\b[^\n]{0,128}(?:-C|--command)[ =](?:env|printenv)\b/,
    },
  },
  {
    names: "expect",
    code: { language: "tcl" },
    texts: [{ line: /^\s*(?:spawn|exec|system)\s+(?:-\w+\s+)*/, cut: ";" }],
  },
  {
    names: "nslookup dig host drill kdig doggo dog resolvectl ping ping6 traceroute",
    sends: [{ to: "dns", texts: "arguments", files: { behind: /^-f$/ } }],
  },
  {
    names: "getent",
    prints: "account",
    sends: [{ to: "dns", texts: "arguments", files: { behind: /^-f$/ } }],
  },
  { names: "whois finger", sends: [{ to: "dns", texts: "arguments" }] },
  {
    names: "mail mailx s-nail mutt neomutt sendmail msmtp swaks mpack sendemail ssmtp uuencode-mail himalaya",
    options:
      "a|attach|A= s|subject= r= c= b= S= e= f|from= t|to= body= server= header= h= i|include= d= H= F= C= tls-cert= tls-key= tls-ca-path= auth-user|au= auth-password|ap=",
    sends: [
      {
        to: "mail",
        input: true,
        files: { options: "A include body d", operands: true },
        texts: "arguments",
      },
    ],
  },
  {
    names:
      "websocat wscat telegram-send slackcat signal-cli apprise gotify zulip-send sendxmpp toot ntfy notify irc sic ii tcpspout",
    sends: [{ to: "socket", by: "upload" }],
  },
  {
    // Without a broker it is the one of this machine.
    names: "mosquitto_pub mosquitto_rr",
    options:
      "h|L|host= p= u= P= t= f|file= m|message|command= l s|stdin-file n r d q= i= I= k= o= A= V= D= x= cafile= capath= cert= key= proxy= psk= psk-identity= will-topic= will-payload=",
    sends: [{ to: "socket", by: "client" }],
  },
  {
    names: "kcat kafkacat",
    options: "b|host= t= p= F|config= X= G= K= D= c= o= z= P C L Q J",
    sends: [{ to: "socket", hosts: { options: "host" }, by: "upload" }],
  },
  {
    names: "nats",
    options: "s|server= tlscert= tlskey= tlsca= creds= nkey= context= c|config=",
    sends: [{ to: "socket", hosts: { options: "server" }, hostsIn: "NATS_URL", by: "upload" }],
  },
  {
    names: "amqp-publish rabbitmqadmin",
    options: "s|u|url|H|host|server= cacert= cert= key= c|config=",
    sends: [{ to: "socket", hosts: { options: "server" }, detours: "config", here: true, by: "upload" }],
  },
  {
    names: "xdg-open open firefox chromium google-chrome start links elinks grpcurl hurl slack",
    sends: [{ to: "http", texts: "arguments" }],
  },
  {
    names: "twurl",
    options: "d|data= r|raw-data= H|host= X|request-method= A|header= f|file= F|file-field= t|trace",
    sends: [{ to: "http", files: { options: "file" }, texts: { options: "data raw-data", operands: true } }],
  },
  {
    // They open an address as they open a file.
    names:
      "pandoc ffmpeg ffprobe ffplay mpv vlc cvlc mplayer yt-dlp youtube-dl gallery-dl streamlink wkhtmltopdf wkhtmltoimage",
    sends: [{ to: "http", by: "urls" }],
  },
  {
    names: "lynx w3m",
    sends: [
      { to: "http", texts: "arguments" },
      {
        to: "http",
        when: /(?:^|\s)-{1,2}post(?:_data)?(?:\s|$)/,
        input: true,
        files: { behind: /^-{1,2}post(?:_data)?$/ },
      },
    ],
  },
  {
    names: "ab hey siege vegeta bombardier oha wrk",
    sends: [
      {
        to: "http",
        when: /(?:^|\s)(?:-(?:p|D|f|body-file)|--body(?:-file)?)(?:\s|$)/,
        input: true,
        files: { behind: /^-(?:p|D|f|body-file)$|^--(?:body|body-file)$/ },
      },
    ],
  },
  {
    names: "logger",
    options: "n|server|host= f|file= P= p= t= i s e",
    passes: "nothing",
    sends: [{ to: "socket", by: "client" }],
  },
  {
    names:
      "pastebinit pastebin ix dpaste gist termbin 0x0 wgetpaste fiche imgur transfer transfer.sh ffsend croc wormhole magic-wormhole wormhole-william portal onionshare onionshare-cli sendme bashupload airshare",
    sends: [{ to: "paste", by: "upload" }],
  },
  { names: "tailscale", sends: [{ to: "paste", by: "upload", when: /^file cp\b/ }] },
  {
    names: "kdeconnect-cli",
    options: "n|name= d|device= share= share-text= ping-msg=",
    sends: [{ to: "paste", files: { options: "share" } }],
  },
  {
    names: "bluetooth-sendto blueman-sendto ussp-push obexftp localsend",
    sends: [{ to: "paste", by: "upload" }],
  },
  { names: "ngrok", sends: [{ to: "http", by: "served" }] },
  {
    // What they serve, anyone may fetch.
    names: "http-server serve live-server darkhttpd miniserve dufs simple-http-server",
    options:
      "p|port= a|addr= l|listen= d|dir ssl-cert= ssl-key= ssl-pass= C|cert= K|key= tls-cert= tls-key= c= T|title=",
    sends: [{ to: "http", files: "operands" }],
  },
  {
    names: "caddy",
    options: "r|root= l|listen= d|domain= b|browse a|access-log",
    sends: [{ to: "http", when: /^file-server\b/, files: { options: "root" } }],
  },
  { names: "httpd", options: "h= p= c= u= r= f v i", sends: [{ to: "http", files: { options: "h" } }] },
  { names: "pbcopy xclip", passes: "nothing" },
  {
    // Backups, and folders that are kept the same on two machines.
    names: "restic",
    options:
      "r|repo= p|password-file= password-command= e|exclude= i|include= iexclude= exclude-file= files-from= tag= H|host= t|target= o|option= cacert= parent= n|dry-run q v",
    texts: [{ option: "password-command" }],
    sends: [
      {
        to: "cloud",
        when: /(?:^|\s)(?:-r|--repo)[ =](?:s3|sftp|rest|b2|azure|gs|swift|rclone):/,
        unless: /(?:^|\s)(?:restore|dump|find|ls|mount|diff|forget|snapshots|stats|check|prune)(?:\s|$)/,
        files: "rest",
      },
    ],
  },
  {
    names: "borg",
    options:
      "e|exclude= C|compression= s|stats p|progress v n|dry-run x pattern= patterns-from= comment= rsh= remote-path= timestamp=",
    texts: [{ option: "rsh" }],
    sends: [
      {
        to: "copy",
        when: /(?:^|\s)create\s(?:[^\n]{0,512}\s)?(?:ssh:\/\/|[^\s/@]{1,128}@[\w.-]{1,128}:)/,
        files: "rest",
      },
    ],
  },
  {
    names: "duplicity",
    options:
      "include= exclude= encrypt-key= sign-key= full-if-older-than= archive-dir= name= ssh-options= gpg-options= t|time= file-to-restore=",
    sends: [{ to: "copy", by: "upwards", unless: /file:\/\/|(?:^|\s)restore(?:\s|$)/ }],
  },
  {
    names: "unison mutagen",
    options: "name= ignore= path= sshargs= sshcmd= mode= i|ignore= n|name=",
    sends: [{ to: "copy", by: "upwards" }],
  },
  {
    names: "lsyncd",
    options: "log= pidfile= nodaemon delay=",
    sends: [{ to: "copy", files: { behind: /^-rsync(?:ssh)?$/ } }],
  },
  {
    names: "tsh",
    options: "P|port= l|login= i|identity= proxy= cluster= r|recursive q p|preserve",
    sends: [{ to: "copy", by: "copying", when: /(?:^|\s)scp\s/ }],
  },
  {
    names: "kafka-console-producer kafka-console-producer.sh",
    options: "bootstrap-server= broker-list= topic= producer.config= property= command-property=",
    sends: [{ to: "socket", hosts: { options: "bootstrap-server broker-list" }, input: true }],
  },
  {
    names: "matrix-commander",
    options: "c|credentials= s|store= r|room= f|file= i|image= a|audio= m|message= u|user=",
    sends: [
      { to: "paste", input: true, files: { options: "file image audio" }, texts: { options: "message" } },
    ],
  },
  {
    // Reports of tests and builds.
    names: "codecov codecovcli sentry-cli datadog-ci",
    options: "t|token|auth-token= f|file= F|flag= n|name= url= org= project= m|message= service= env=",
    sends: [
      {
        to: "http",
        files: { options: "file", operands: true },
        texts: { options: "message", operands: true },
        logins: "auth-token",
      },
    ],
  },
  {
    names: "lwp-request GET POST PUT",
    options: "m= b= t= i= c= C= H= a p= P o=",
    sends: [{ to: "http", input: true, hosts: "operands", texts: "operands" }],
  },
  { names: "wput davix-put", sends: [{ to: "http", by: "upload" }] },
  {
    // A folder that is added goes to every machine that it is shared with.
    names: "syncthing",
    options: "home= config= data= gui-address= gui-apikey= id= label= path= type=",
    sends: [{ to: "paste", when: /(?:^|\s)config folders add(?:\s|$)/, files: { options: "path" } }],
  },
  {
    names: "zrok zrok2",
    options: "b|backend-mode= basic-auth= frontend= n|name-selection= oauth-provider= headless insecure",
    sends: [
      { to: "http", when: /(?:^|\s)share\s/, files: "operands" },
      { to: "http", by: "upwards", when: /^(?:copy|cp)\s/ },
    ],
  },
  {
    names: "tarsnap",
    options:
      "f= C= X= T= s= keyfile= cachedir= configfile= csv-file= maxbw= maxbw-rate= maxbw-rate-up= maxbw-rate-down= checkpoint-bytes= creationtime= newer= newer-than= newer-mtime= newer-mtime-than= strip-components= passphrase= exclude= include= dry-run c x t d r v",
    dry: "dry-run",
    sends: [{ to: "cloud", when: /(?:^|\s)-[a-zA-Z]{0,8}c/, files: "operands" }],
  },
  {
    names: "rdiff-backup",
    options: "exclude= include= exclude-filelist= include-filelist= remote-schema= api-version= v= b r=",
    sends: [{ to: "copy", by: "copying", unless: /(?:^|\s)(?:restore|-r)(?:\s|$)/ }],
  },
  {
    names: "bupstash",
    options: "r|repository= k|key= p|primary-key= exclude= e|exec= q|query= send-log= xattrs",
    sends: [{ to: "copy", when: /^put\s(?:[^\n]{0,512}\s)?(?:-r|--repository=)?ssh:\/\//, files: "rest" }],
  },
  {
    names: "bup",
    options:
      "r|remote= n|name= d|bup-dir= date= f|indexfile= bwlimit= max-pack-size= max-pack-objects= fanout= exclude= smaller= strip-path= graft= b c t q v",
    sends: [
      {
        to: "copy",
        when: /(?:^|\s)(?:save|split)\s(?:[^\n]{0,512}\s)?(?:-r|--remote)/,
        input: true,
        files: "rest",
      },
    ],
  },
  {
    names: "megaput megacopy mega-put skicka drive",
    options: "u|username= p|password= path= l|local= r|remote= config= limit-speed= reload no-progress",
    sends: [{ to: "cloud", by: "upload" }],
  },
  {
    names: "seaf-cli seafile-cli",
    options: "l|library= s|server= d|folder= u|username= p|password= e= c|confdir= T|token=",
    sends: [{ to: "cloud", when: /^sync\b/, files: { options: "folder" } }],
  },
  {
    names: "nextcloudcmd owncloudcmd",
    options:
      "u|user= p|password= path= exclude= unsyncedfolders= httpproxy= max-sync-retries= uplimit= n s|silent",
    sends: [{ to: "cloud", by: "upwards" }],
  },
  {
    names: "mqtt mqttx",
    options: "h|hostname|host= p|port= t|topic= m|message= i|identifier= u|user= pw|password= q|qos=",
    sends: [{ to: "socket", hosts: { options: "host" }, by: "upload" }],
  },
  {
    names: "pulsar-client",
    options: "url= auth-plugin= auth-params= listener-name= m|messages= f|files=",
    sends: [{ to: "socket", when: /(?:^|\s)produce\s/, hosts: { options: "url" }, by: "upload" }],
  },
  {
    // What is no option of theirs names what follows: `attach -file x`.
    names: "mailsend-go mailsend nullmailer-inject sendgmail exim exim4",
    sends: [{ to: "mail", by: "upload" }],
  },
  {
    // Chef's and Puppet's commands for many machines.
    names: "knife",
    options:
      "x|ssh-user= P|ssh-password= i|ssh-identity-file= a|attribute= C|concurrency= G|ssh-gateway= p|ssh-port= c|config= k|key= s|server-url= u|user= E|environment= exec=",
    texts: [{ from: 2, verb: "ssh", place: "remote" }],
    discloses: secretStore([
      [/^data ?bag show\b/, /(?:^|\s)--secret(?:-file)?(?:[\s=]|$)/],
      [/^vault show\b/, /^/],
    ]),
  },
  {
    names: "bolt",
    options:
      "t|targets= n|nodes= i|inventoryfile= u|user= p|password= private-key= run-as= tmpdir= c|concurrency= m|modulepath= transport=",
    texts: [{ from: 2, verb: "command", place: "remote" }],
    sends: [{ to: "copy", when: /^file upload\s/, files: "rest" }],
  },
  {
    names: "puppet",
    options: "e|execute= modulepath= l|logdest= v d noop test",
    texts: [{ by: "manifest" }],
  },
];
