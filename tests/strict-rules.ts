/** The lines of a rules file under the strict profile, with a row of its own in each table and cases for them. */
import { createHash } from "node:crypto";

/** A value of the made-up vendor's form: a digest, so that it opens nothing and is no placeholder. */
export const ACME = `acme_${createHash("sha256").update("acme").digest("hex").slice(0, 32)}`;

export const RULES = [
  "guard: security_guard",
  "profile: strict",
  "off: [git-reset-remote]",
  "secret_patterns:",
  "  - { id: acme, label: Acme key, keep: 5, keywords: [acme_], shape: 'acme_[0-9a-f]{32}' }",
  "destructive:",
  "  - { id: redis-flush, run: cachectl, args: [flushall], text: '^-n$', why: flushing a database }",
  "  - { id: db-drop, run: shopctl, words: '^db:drop', notWords: '^RAILS_ENV=test$', why: dropping a database }",
  "allowed_commands:",
  "  - { command: rm -rf /srv, cwd: /srv, reason: it is rebuilt }",
  "cases:",
  `  - { id: acme.message, message: ${ACME}, expect: block, rule: acme }`,
  "  - { id: redis, command: cachectl -n 1 flushall, expect: block, rule: redis-flush }",
];
