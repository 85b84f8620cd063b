/**
 * Interpreters of programming languages, by the option that takes code, and editors that run shell text.
 *
 * Sources: the manuals of Python 3.13, Node.js 22, Bun, Deno, Perl 5.40, Ruby 3.4, PHP 8.4, R, Julia, Elixir, Erlang, Lua,
 * Tcl, osascript(1), GNU Emacs, Vim, ed(1).
 */
import type { Card } from "./card.ts";

const URLS = { to: "http", by: "urls" } as const;

export const LANGUAGES: readonly Card[] = [
  {
    names: "python#",
    code: { language: "python", option: /^-[a-zA-Z]*c$/ },
    passes: "content",
    sends: [{ to: "http", by: "served" }],
  },
  { names: "pypy# ipython ipython3 uv-python", code: { language: "python", option: /^-[a-zA-Z]*c$/ } },
  {
    names: "manage.py django-admin flask scrapy odoo odoo-bin sage blender",
    code: { language: "python", option: /^-c$|^--(?:command|python-expr)$/ },
  },
  {
    names: "node nodejs",
    code: { language: "javascript", option: /^(?:-p?e|-p|-ep|--eval|--print|eval)$/ },
    passes: "content",
  },
  {
    names: "deno tsx ts-node zx qjs",
    code: { language: "javascript", option: /^(?:-p?e|-p|-ep|--eval|--print|eval)$/ },
  },
  {
    names: "bun",
    options: "cwd= filter= c|config= r|preload= env-file= g|global ignore-scripts p|package= y|yes q|quiet",
    tasks: {
      run: "run",
      installs: "install i",
      bare: true,
      commands:
        "a add audit build c create exec help info init link outdated patch patch-commit pm publish remove repl rm test unlink update upgrade why x",
    },
    launches: { verbs: "exec x", package: true, listed: true },
    code: { language: "javascript", option: /^(?:-p?e|-p|-ep|--eval|--print|eval)$/ },
    sends: [URLS],
  },
  {
    names: "perl#",
    options: "i=? e= E= I= M= m= F= 0 l n p w a s T U",
    code: { language: "perl", option: /^-[a-zA-Z\d]*[eE]$/ },
    passes: "content",
    pattern: true,
    effects: [{ does: "edit", with: "i" }],
  },
  {
    names: "ruby#",
    code: { language: "ruby", option: /^-[a-zA-Z\d]*e$/ },
    passes: "content",
    sends: [{ to: "http", when: /(?:^|\s)-run -e ?httpd\b/, files: "arguments" }],
  },
  { names: "jruby irb pry rake", code: { language: "ruby", option: /^-[a-zA-Z\d]*e$|^--exec(?:ute)?$/ } },
  {
    names: "rails padrino hanami spring",
    options: "e|environment=",
    code: { language: "ruby", option: /^r(?:unner)?$/ },
  },
  {
    names: "php# php-cli",
    code: { language: "php", option: /^-[rBRE]$|^--(?:run|execute)$/ },
    passes: "content",
    sends: [{ to: "http", by: "served" }],
  },
  {
    names: "artisan wp drush n98-magerun#",
    options: "path= l|uri= r|root= ssh= url= user=",
    code: { language: "php", option: /^(?:ev|(?:php[:-])?eval|dev:console|--exec(?:ute)?)$/ },
  },
  { names: "Rscript R littler r", code: { language: "r", option: /^-[eE]$/ } },
  { names: "julia", code: { language: "julia", option: /^-[eE]$/ } },
  {
    names: "elixir iex ocaml raku crystal",
    code: { language: "ruby", option: /^-[a-zA-Z]*[ec]$|^--eval$|^eval$/ },
  },
  {
    names: "mix",
    launches: { verbs: "cmd" },
    code: { language: "ruby", option: /^-e$|^(?:--)?eval$/ },
  },
  {
    names: "octave octave-cli matlab gnuplot",
    code: { language: "closures", option: /^-(?:-eval|batch|[er])$/ },
  },
  { names: "jshell groovy kotlin swift scala", code: { language: "closures", option: /^-[a-zA-Z]*e$/ } },
  { names: "guile racket clojure clj bb", code: { language: "lisp", option: /^-[a-zA-Z]*[ec]$|^--eval$/ } },
  { names: "lua# luajit#", code: { language: "lua", option: /^-e$/ } },
  { names: "erl ghc runghc", code: { language: "ruby", option: /^-{1,2}e(?:val)?$/ } },
  { names: "go", code: { language: "go" }, passes: "nothing", sends: [URLS] },
  { names: "osascript-js mongos", code: { language: "javascript", option: /^--eval$/ } },
  { names: "tclsh# wish", code: { language: "tcl" } },
  { names: "osascript", code: { language: "applescript" } },
  { names: "emacs", code: { language: "lisp", option: /^-{1,2}eval$/ } },
  { names: "gdb lldb", launches: { behind: "--args --", listed: true }, code: { language: "editor" } },
  { names: "vi nvim", code: { language: "editor" }, effects: [{ does: "edit" }] },
  { names: "vim view", code: { language: "editor" }, passes: "content", effects: [{ does: "edit" }] },
  {
    names: "ed ex",
    texts: [{ line: /^(?:r ?)?!/ }],
    code: { language: "editor" },
    passes: "content",
    effects: [{ does: "edit" }],
  },
  {
    names: "csh tcsh xonsh elvish rc es osh ysh execlineb",
    code: { language: "shell", option: /^-(?:c|e|x|lc|ic)$/ },
  },
  {
    names: "konsole alacritty kitty",
    launches: { behind: "-e --", listed: true },
    code: { language: "shell", option: /^-(?:c|e|x|lc|ic)$/ },
  },
];
