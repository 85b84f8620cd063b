/** Calls of a one-liner that send a credential away. */
import { type CodeCall, positional, type ScriptRun } from "./call.ts";
import { contentOf, homePath } from "./reads.ts";
import { type CodeValue, type Found, taintsOf } from "./value.ts";

/** Calls that send something to another host. */
const POST_CALL =
  /^(?:post|put|patch|urlopen|fetch|request|Request|sendall|sendfile|sendto|send|sendmail|mail|post_form|start|post_async|create_connection|getaddrinfo|gethostbyname|gethostbyname_ex|lookup|resolve|resolve4|resolve6|resolveTxt|getaddress|query|urlretrieve|fsockopen|curl_setopt|curl_setopt_array|setopt|stream_context_create|axios|got|ky|needle|superagent|syswrite|print|puts|write|writelines|end|get|delete|upload_file|upload_fileobj|put_object|fwrite|fputs|socket_write|socket_send|storbinary|storlines|file_get_contents|fopen|open|readfile|file|POST|PUT|PATCH|getstore|getprint|putfo|upload|send_message|sendMessage|send_document|send_photo|sendDocument|sendMail|putObject|chat_postMessage|files_upload|puttextfile|putbinaryfile|fastPut|post_content|postForm|publish|publish_message|httpPost|URL|open_uri|gethostbyaddr|set_data|beacon|sendBeacon|emit|getAddrInfo|make_request|post_json|RequestBuilder|write_all|nslookup|dns_get_record|checkdnsrr|gethostbynamel|form|body|data|datasend)$/;

/** Calls of the list above that other things have as well: they count only beside a socket or a web library. */
const COMMON_CALL =
  /^(?:request|send|start|query|print|puts|write|writelines|end|get|delete|lookup|resolve|put|patch|fwrite|fputs|file_get_contents|fopen|open|readfile|file|publish|upload|emit|form|body|URL|set_data|setopt)$/;

/** Calls that send whatever else the code says. */
const ALWAYS = /^(?:fetch|mail|dns_get_record|checkdnsrr|gethostbyname\w{0,3}|getaddrinfo)$/;

/** Words of code that talks to a network. */
const NETWORK =
  /\b(?:requests|urllib\d?|httpx|aiohttp|http|https|socket|smtplib|ftplib|boto3|paramiko|Net::\w{2,8}|TCPSocket|UDPSocket|open-uri|LWP|IO::Socket|HTTP::Tiny|net|dgram|tls|dns|fsockopen|curl_init|axios|got|fetch|websocket|WebSocket|Faraday|HTTParty|RestClient|curl|XMLHttpRequest|Bun\.connect|URI|LWP::Simple|pycurl|telegram|discord|slack_sdk|nodemailer|twilio|tweepy|pika|kafka|websockets?|telnetlib|Mechanize|Typhoeus|HTTPoison|httr|HTTP|TCPClient|Deno\.connect|resolv|Resolv|asyncio\.open_connection|ssl|pysftp|fabric|dropbox|minio|google\.cloud|azure|redis|pymongo|mqtt|grpc)\b/;

/** Named arguments and keys that are authentication or transport: `headers=…`, `cert=…`, `env=…`. */
const ASIDE =
  /^(?:headers?|auth|cert|verify|key|keyfile|certfile|key_filename|pkey|env|Authorization|httpsAgent|agent|params_auth|credentials|privateKey|token|api_key|apiKey|ca|ssl|tls)$/i;

/** The same among the keys of an object, which may be data. */
const ASIDE_KEY = /^(?:headers?|auth|cert|key|Authorization|httpsAgent|agent|privateKey)$/i;

/** Calls whose first argument is the path of what they send. */
const UPLOAD_CALL =
  /^(?:upload_file|uploadFile|fput_object|put_file|sftp_put|upload_from_filename|puttextfile|putbinaryfile|fastPut|put|upload|fput|files_upload|send_document|send_file|attach_file|UploadFile|putFile|fPutObject)$/;

/** What prints to the script's own output, or to a file. */
const OWN_OUTPUT =
  /^(?:sys\.std(?:out|err)(?:\.buffer)?|process\.std(?:out|err)|\$?std(?:out|err)|STD(?:OUT|ERR)|console|logging|logger|log|io|Console|System\.(?:out|err)|php:.*)$/i;

/** Does the code talk to a network by a library? */
export function isNetworked(code: string): boolean {
  return NETWORK.test(code);
}

/** What a call sends away: credentials, and what the script is given. */
export function postedBy(run: ScriptRun, call: CodeCall): readonly Found[] {
  const { receiver } = call;
  const name = call.name.replace(/[!?]$/, "");
  if (name === "pipe")
    return run.networked &&
      receiver &&
      !OWN_OUTPUT.test(positional(call)[0]?.full ?? "") &&
      positional(call)[0]?.paths.length === 0
      ? receiver.taints
      : [];
  if (/^(?:submit|perform|execute)$/.test(name))
    return run.networked || hasAddress(call) ? (receiver?.taints ?? []) : [];
  if (!POST_CALL.test(name)) return [];
  const isWeb = run.networked || ALWAYS.test(name) || hasAddress(call);
  if (!isWeb || (COMMON_CALL.test(name) && !sends(run, call))) return [];
  const found = taintsOf(sentValues(call));
  return [...found, ...uploaded(run, call)];
}

/** A common call counts where what it is a method of is no file and not the script's own output. */
function sends(run: ScriptRun, call: CodeCall): boolean {
  const handle = call.args.find(({ name }) => name === "handle")?.value ?? call.receiver;
  if (/^(?:print|puts|write|writelines|fwrite|fputs|emit)$/.test(call.name)) {
    const target = handle ?? (/^f/.test(call.name) ? positional(call)[0] : undefined);
    if (target === undefined) return false;
    return (
      !OWN_OUTPUT.test(target.full ?? "") &&
      target.paths.every((path) => /:\/\//.test(path.join(""))) &&
      target.feeds.length === 0 &&
      target.items === undefined
    );
  }
  if (/^(?:fopen|open|file|file_get_contents|readfile)$/.test(call.name))
    return hasAddress(call) || run.language === "ruby" || call.name === "file_get_contents";
  return run.networked || hasAddress(call);
}

function hasAddress({ args }: CodeCall): boolean {
  return args.some(({ value }) =>
    value.texts.some(
      (text) =>
        typeof text[0] === "string" && /^\s*(?:https?|ftps?|wss?|tcp|udp|ssl|tls):\/\//i.test(text[0]),
    ),
  );
}

function sentValues(call: CodeCall): CodeValue[] {
  return call.args.flatMap(({ name, value }) => {
    if (name !== undefined) return ASIDE.test(name) ? [] : [value];
    return withoutAside(value);
  });
}

/** The values of an object, without those that are authentication. */
function withoutAside(value: CodeValue): CodeValue[] {
  const { fields } = value;
  if (fields === undefined || ![...fields.keys()].some((key) => ASIDE_KEY.test(key))) return [value];
  const inner = [...fields].flatMap(([key, held]) => (ASIDE_KEY.test(key) ? [] : [held]));
  return [...inner, ...(value.items ?? [])];
}

function uploaded(run: ScriptRun, call: CodeCall): readonly Found[] {
  if (!UPLOAD_CALL.test(call.name)) return [];
  // `put(local, remote)`: what is local stands first.
  const isPair =
    /^(?:put|upload|upload_file|uploadFile|sftp_put|putFile|fastPut|puttextfile|putbinaryfile)$/.test(
      call.name,
    );
  return contentOf(
    run,
    positional(call)
      .slice(0, isPair ? 1 : undefined)
      .flatMap(({ texts }) => texts.map((path) => homePath(path, run.home))),
  );
}
