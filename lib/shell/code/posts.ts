/** Calls of a one-liner that send a credential away. */
import { isOneOf } from "../../core/words.ts";
import { type CodeCall, positional, type ScriptRun } from "./call.ts";
import { contentOf, homePath } from "./reads.ts";
import { type CodeValue, type Found, taintsOf } from "./value.ts";

/** Calls that send something to another host. */
const POST_CALL = `
  PATCH POST PUT Request RequestBuilder URL axios beacon body chat_postMessage checkdnsrr
  create_connection curl_setopt curl_setopt_array data datasend delete dns_get_record emit end fastPut
  fetch file file_get_contents files_upload fopen form fputs fsockopen fwrite get getAddrInfo getaddress
  getaddrinfo gethostbyaddr gethostbyname gethostbyname_ex gethostbynamel getprint getstore got httpPost
  ky lookup mail make_request needle nslookup open open_uri patch post postForm post_async post_content
  post_form post_json print publish publish_message put putObject put_object putbinaryfile putfo puts
  puttextfile query readfile request resolve resolve4 resolve6 resolveTxt send sendBeacon sendDocument
  sendMail sendMessage send_document send_message send_photo sendall sendfile sendmail sendto set_data
  setopt socket_send socket_write start storbinary storlines stream_context_create superagent syswrite
  upload upload_file upload_fileobj urlopen urlretrieve write write_all writelines`;

/** Calls of the list above that other things have as well: they count only beside a socket or a web library. */
const COMMON_CALL = `
  URL body delete emit end file file_get_contents fopen form fputs fwrite get lookup open patch print
  publish put puts query readfile request resolve send set_data setopt start upload write writelines`;

/** Calls that send whatever else the code says. */
const ALWAYS = /^(?:fetch|mail|dns_get_record|checkdnsrr|gethostbyname\w{0,3}|getaddrinfo)$/;

/** Words of code that talks to a network. */
const NETWORK =
  /\b(?:requests|urllib\d?|httpx|aiohttp|http|https|socket|smtplib|ftplib|boto3|paramiko|Net::\w{2,8}|TCPSocket|UDPSocket|open-uri|LWP|IO::Socket|HTTP::Tiny|net|dgram|tls|dns|fsockopen|curl_init|axios|got|fetch|websocket|WebSocket|Faraday|HTTParty|RestClient|curl|XMLHttpRequest|Bun\.connect|URI|LWP::Simple|pycurl|telegram|discord|slack_sdk|nodemailer|twilio|tweepy|pika|kafka|websockets?|telnetlib|Mechanize|Typhoeus|HTTPoison|httr|HTTP|TCPClient|Deno\.connect|resolv|Resolv|asyncio\.open_connection|ssl|pysftp|fabric|dropbox|minio|google\.cloud|azure|redis|pymongo|mqtt|grpc)\b/;

/** Clients of models that run on other machines, by the names of their modules; what makes one takes a key of its own. */
const MODEL_CALL =
  /^(?:@ai-sdk|@?anthropic(?:-ai)?|ai(?=\.(?:generate|stream))|boto3\.client\(\)(?=\.(?:converse|invoke_model))|cohere(?:-ai)?|@?google\.(?:gen-?ai|generative-?ai)|groq(?:-sdk)?|huggingface_hub|litellm|@?mistralai|openai|replicate|together(?:-ai)?|vertexai)(?:\(\))?\./;

/** Named arguments and keys that are authentication or transport: `headers=…`, `cert=…`, `env=…`. */
const ASIDE =
  /^(?:headers?|auth|cert|verify|key|keyfile|certfile|key_filename|pkey|env|Authorization|httpsAgent|agent|params_auth|credentials|privateKey|token|api_key|apiKey|ca|ssl|tls)$/i;

/** The same among the keys of an object, which may be data. */
const ASIDE_KEY = /^(?:headers?|auth|cert|key|Authorization|httpsAgent|agent|privateKey)$/i;

/** Calls whose first argument is the path of what they send. */
const UPLOAD_CALL = `
  UploadFile attach_file fPutObject fastPut files_upload fput fput_object put putFile put_file
  putbinaryfile puttextfile send_document send_file sftp_put upload uploadFile upload_file
  upload_from_filename`;

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
  if (name === "pipe") return piped(run, call);
  if (isOneOf("submit perform execute", name))
    return run.networked || hasAddress(call) ? (receiver?.taints ?? []) : [];
  if (MODEL_CALL.test(call.full) && /^[a-z]/.test(name)) return taintsOf(sentValues(call));
  if (!isOneOf(POST_CALL, name)) return [];
  const isWeb = run.networked || ALWAYS.test(name) || hasAddress(call);
  if (!isWeb || (isOneOf(COMMON_CALL, name) && !sends(run, call))) return [];
  const found = taintsOf(sentValues(call));
  return [...found, ...uploaded(run, call)];
}

/** What is piped into something that is neither a file nor the script's own output. */
function piped(run: ScriptRun, call: CodeCall): readonly Found[] {
  const [to] = positional(call);
  const isAway = run.networked && !OWN_OUTPUT.test(to?.full ?? "") && to?.paths.length === 0;
  return isAway ? (call.receiver?.taints ?? []) : [];
}

/** A common call counts where what it is a method of is no file and not the script's own output. */
function sends(run: ScriptRun, call: CodeCall): boolean {
  const handle = call.args.find(({ name }) => name === "handle")?.value ?? call.receiver;
  if (isOneOf("print puts write writelines fwrite fputs emit", call.name)) {
    const target = handle ?? (/^f/.test(call.name) ? positional(call)[0] : undefined);
    if (target === undefined) return false;
    return (
      !OWN_OUTPUT.test(target.full ?? "") &&
      target.paths.every((path) => /:\/\//.test(path.join(""))) &&
      target.feeds.length === 0 &&
      target.items === undefined
    );
  }
  if (isOneOf("fopen open file file_get_contents readfile", call.name))
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
  if (!isOneOf(UPLOAD_CALL, call.name)) return [];
  // `put(local, remote)`: what is local stands first.
  const isPair = isOneOf(
    "put upload upload_file uploadFile sftp_put putFile fastPut puttextfile putbinaryfile",
    call.name,
  );
  return contentOf(
    run,
    positional(call)
      .slice(0, isPair ? 1 : undefined)
      .flatMap(({ texts }) => texts.map((path) => homePath(path, run.home))),
  );
}
