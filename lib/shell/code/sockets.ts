/** Code that ties a process to a socket: the reverse and bind shells of one-liners. */
import { lazy } from "../../core/lazy.ts";
import { wordsOf } from "../../core/words.ts";

/** What each language says when it ties a process to a socket; all the words of a row must be there. */
const TIES: readonly string[] = [
  "socket dup2",
  "socket pty.spawn",
  "socket fileno subprocess",
  "socket recv subprocess send",
  "socket recv os.popen send",
  "Socket exec STDIN",
  "IO::Socket exec",
  "IO::Socket fdopen",
  "TCPSocket exec",
  "TCPSocket popen",
  "TCPSocket spawn",
  "fsockopen exec",
  "fsockopen proc_open",
  "fsockopen popen",
  "fsockopen system",
  "fsockopen passthru",
  "net.Socket spawn pipe",
  "connect( spawn pipe",
  "net exec stdin.pipe",
  "/inet/tcp getline",
  "/inet/udp getline",
  "socket io.popen",
  "socket os.execute",
  "Net.Sockets.TCPClient iex",
  "Net.Sockets.TCPClient Invoke-Expression",
  "Socket ProcessBuilder getInputStream",
  "Socket getRuntime getInputStream",
  "Socket .execute() outputStream",
  "net.Dial exec.Command Stdin",
  "net.Listen exec.Command Stdin",
  "gen_tcp System.cmd",
  "socket_create proc_open",
  "stream_socket_client proc_open",
  "tcp-connect process",
  "[socket exec puts",
];

const ties = lazy(() => TIES.map(wordsOf));

/** Would this code tie a process to a socket? */
export function tiesToSocket(code: string): boolean {
  return ties().some((words) => words.every((word) => code.includes(word)));
}
