import { spawnSync } from "node:child_process";
import { join } from "node:path";

/** A certificate of this machine's own address, signed with its own key, as files in `folder`. */
export function certificateIn(folder: string): { readonly cert: string; readonly key: string } {
  const [cert, key] = [join(folder, "cert.pem"), join(folder, "key.pem")];
  const kind = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-days", "1"];
  const names = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost,IP:127.0.0.1"];
  const made = spawnSync("openssl", ["req", "-x509", ...kind, ...names, "-keyout", key, "-out", cert]);
  if (made.status !== 0) throw new Error(String(made.stderr));
  return { cert, key };
}
