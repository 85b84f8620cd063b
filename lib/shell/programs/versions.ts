/**
 * Version control and the forges around it.
 *
 * Sources: git(1), git-reset(1), git-clean(1), git-config(1), git-submodule(1) of Git 2.47; the manuals of gh, glab, hub.
 */
import { type Both, type Card, type SendCard, secretStore } from "./card.ts";

const FORGE =
  "F|body-file|input|field= b|m|message|description|body= t|title= R|repo= d|desc= f|raw-field= H|header= n|notes= notes-file= X|method= q|jq= p|public w|web a= l= filename=";

/** What prints the token with which a forge is used. */
const LOGINS: readonly Both[] = [
  [/^auth token\b/, /^/],
  [/^auth status\b/, /(?:^|\s)(?:-\w{0,2}t|--show-token)(?:\s|=|$)/],
];

/** What goes into gists, releases, issues and comments. */
const PUBLISHED: SendCard = {
  to: "paste",
  unless: /^(?:secret|variable|auth|ssh-key|gpg-key|config|codespace|cs|run)\b/,
  by: "forge",
};

export const VERSIONS: readonly Card[] = [
  {
    names: "git",
    options:
      "C= c= git-dir= work-tree= namespace= super-prefix= config-env= exec-path=? p|paginate P|no-pager bare no-replace-objects literal-pathspecs",
    style: { stops: true },
    subcommands: {
      reset:
        "hard soft mixed merge keep q|quiet N|intent-to-add p|patch recurse-submodules=? no-recurse-submodules pathspec-from-file=",
      apply: "p= directory= R|reverse 3 v stat numstat summary check cached index unsafe-paths",
      am: "p= directory= 3 s k",
      clean: "d f|force x X q|quiet n|dry-run i|interactive e|exclude=",
      fetch: "q f",
      pull: "q f",
      remote: "q f",
      difftool: "x|extcmd= t|tool=",
      grep: "O|open-files-in-pager=? e= f=",
      rebase: "x|exec= s= X= C= onto=",
    },
    texts: [{ by: "git" }],
    passes: "content",
    shows:
      /(?:^|\s)(?:show|diff|cat-file|archive|blame|annotate|format-patch|difftool|-p|-u|--patch)(?:\s|$)/,
    hides: /\s--(?:stat|numstat|shortstat|summary|name-only|name-status|quiet|check)(?:\s|=|$)|\s-s(?:\s|$)/,
    discloses: secretStore(
      /(?:^|\s)credential(?:-\w{1,32})?(?: --\w{1,16}[ =]\S{1,256}){0,4} (?:fill|get)(?:\s|$)/,
    ),
    effects: [{ does: ["reset-to-remote", "delete"], by: "git" }],
    sends: [{ to: "git", by: "git" }],
  },
  {
    names: "gh hub tea",
    options: FORGE,
    passes: "nothing",
    discloses: secretStore(LOGINS),
    sends: [PUBLISHED, { to: "copy", by: "copying", when: /^(?:codespace|cs) cp\s/ }],
  },
  {
    // What GitLab calls variables are GitHub's secrets, and can be read.
    names: "glab",
    options: FORGE,
    passes: "nothing",
    discloses: secretStore([
      ...LOGINS,
      [/^config get\b/, /(?:^|\s)token(?:\s|$)/],
      [/^variable (?:get|export)\b/, /^/],
    ]),
    sends: [PUBLISHED],
  },
];
