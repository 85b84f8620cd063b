/** Every cap of the project, each with the measurement or the source behind it. */

/** UTF-16 units of evidence that a reason may quote (the protocol's cards show about one line of 120). */
export const EVIDENCE_CHARS = 120;

/** Bytes of one event that are read from stdin. Starchild events are below 1 MiB; 64 MiB parses in about 0.4 s. */
export const EVENT_BYTES = 64 * 1024 * 1024;

/**
 * UTF-16 units of an event that is judged with little compiled: 64 KiB of the dearest commands take 0.89 of the processor
 * time that they take at the executable's own pace (median of 232). Longer commands wait less: 400 KB take 0.93 at 30 of what
 * they take at 100. Messages do not: 1 MB of real text takes 0.87 to 0.97 at 100 of what it takes at 30, 9 MB the same.
 */
export const SHORT_EVENT_UNITS = 256 * 1024;

/** Bytes of one event that the server takes, unless it is told otherwise: hosts send below 1 MiB. */
export const SERVER_BODY_BYTES = 8 * 1024 * 1024;

/** Bytes of bodies that are in the server's memory at once; what comes beyond is asked to come again. */
export const SERVER_HELD_BYTES = 128 * 1024 * 1024;

/** Requests that are being read or judged at once; 50 connections at 3,000 a second keep below 60 waiting. */
export const SERVER_OPEN_REQUESTS = 1024;

/** Connections at once; one costs about 20 KB. */
export const SERVER_CONNECTIONS = 10_000;

/** Milliseconds for all of a request's head, and for all of its body: slow senders hold a place no longer. */
export const SERVER_HEAD_MS = 10_000;
export const SERVER_BODY_MS = 15_000;

/** Milliseconds that an idle connection stays open; above the 60 s after which common balancers drop theirs. */
export const SERVER_IDLE_MS = 65_000;

/** Milliseconds that open requests get when the server stops; the slowest event takes 0.5 s. */
export const SERVER_STOP_MS = 10_000;

/** Clients whose rates are remembered. */
export const SERVER_CLIENTS = 10_000;

/** Milliseconds that the server of shared state gets for an answer; 64 at once on two busy cores take 12. */
export const STATE_WAIT_MS = 250;

/** Milliseconds between two tries to reach it again. */
export const STATE_RETRY_MS = 1000;

/** Runs of one judgement over shared rows; each that fails means that another went through, and a count ends at two. */
export const STATE_TRIES = 32;

/** UTF-16 units of one shared row; a command that is longer cannot be allowed by its code. */
export const STATE_ROW_UNITS = 64 * 1024;

/** Series of one measure that the telemetry keeps; guards × events × decisions × rows come to some hundreds. */
export const TELEMETRY_SERIES = 2000;

/** Spans that wait for the collector; what comes beyond is dropped and counted. */
export const TELEMETRY_SPANS = 2048;

/** Milliseconds between two reports, and those that the collector gets for one. */
export const TELEMETRY_EVERY_MS = 10_000;
export const TELEMETRY_WAIT_MS = 5000;

/** Milliseconds for the last report when the server ends; a collector that hangs must not hold a restart. */
export const TELEMETRY_STOP_MS = 1500;

/** Events that are read from one stdin, where every host sends one; where more follow, none is checked, which the answer says. */
export const EVENTS_AT_ONCE = 64;

/** Levels of JSON that `JSON.stringify` is given: it overflows at 5,000 (Node 20), and takes 1.2 s to do so at 40,000 (Bun 1.4). */
export const JSON_LEVELS = 1000;

/** Bytes that the audit trail may reach before it is rotated to `hook.log.1`. */
export const AUDIT_BYTES = 5 * 1024 * 1024;

/** Milliseconds between two tries on a pipe that is not ready; short, because a reader that is ready waits for us. */
export const PIPE_RETRY_MS = 2;

/** Milliseconds that a pipe may stay unready before the guard gives up; above the longest hook time-out (Codex, 600 s). */
export const PIPE_WAIT_MS = 600_000;

/** Seconds that the bus waits for a hook without a `timeout`, and at most (the agent-hooks skill, "Config file format"). */
export const HOOK_TIMEOUT_S = 20;
export const HOOK_TIMEOUT_MOST_S = 120;

/** Seconds below which a hook's `timeout` is named: an executable answers in 10 ms, Python on a busy machine in 0.5 s. */
export const HOOK_TIMEOUT_LEAST_S = 1;

/** Bytes of a hook's answer. An answer can hold a whole reply; `yes` fills this in 30 ms and is ended then. */
export const HOOK_STDOUT_BYTES = 32 * 1024 * 1024;

/** Bytes of a hook's stderr that are kept: a Python traceback has 2 KB, and exit code 2 makes a reason of it. */
export const HOOK_STDERR_BYTES = 8 * 1024;

/** Levels of an answer. A rewritten tool input is as deep as a model made it, and every JSON reader takes this much. */
export const ANSWER_LEVELS = 500;

/** UTF-16 units of a hook's reason, warning or context: it goes into a prompt, and a model reads about a tenth of a million. */
export const HOOK_TEXT_UNITS = 64 * 1024;

/** Milliseconds for a hook's last output after it ended; a pipe that is not held empties within one. */
export const HOOK_GRACE_MS = 250;

/** Times that one turn, or one goal, is sent back (the agent-hooks skill, "three levers"). */
export const REDOS = 3;

/** Goals whose count of redos is kept; an agent works on a handful. */
export const REDO_GOALS = 1000;

/** Bytes of a file of configuration that is read; 1,000 entries have 0.1 MB, and parsing one MB of YAML takes 0.3 s. */
export const HOOKS_FILE_BYTES = 1024 * 1024;

/** Entries of `shell_hooks.yaml` that count: each may cost every event a process. */
export const HOOKS_ENTRIES = 500;

/** Characters of a matcher, and of an event that a matcher is run on: RE2 takes up to 0.1 s for the second. */
export const MATCHER_CHARS = 1000;
export const MATCHED_CHARS = 256 * 1024;

/**
 * Turns of one session that may be inside the same event at once. Nobody types 16 messages within the 10 ms that hooks take:
 * one more is a hook that calls the agent again, where nothing else tells it.
 */
export const NESTED_TURNS = 16;

/** Calls of hooks that may be under way in one process: a hook that calls the agent without a session doubles them. */
export const HOOKS_AT_ONCE = 256;

/** Bytes of a request to the approve endpoint, and milliseconds for it to arrive; a request has 200 bytes. */
export const APPROVE_BYTES = 64 * 1024;
export const APPROVE_MS = 5000;

/** Milliseconds after a write in which a file's times cannot tell a second write: ext4 counts in ticks of 4 ms. */
export const SETTLED_MS = 50;

/** Bytes of the files of approvals and of health; 500 hooks have 0.3 MB. */
export const BUS_STATE_BYTES = 4 * 1024 * 1024;

/** UTF-16 units of shell source that are parsed: the worst input of this length took 0.2 s of processor time (Node 20). */
export const SHELL_SOURCE = 128 * 1024;

/** Nested openers (`(` and `{`) that are parsed; at 256 the parser gives up, and 100,000 unclosed `$(` cost it 9 s. */
export const SHELL_OPENERS = 64;

/** `<<` in one source; 100,000 unclosed here-documents cost the parser 41 s, these below 5 ms. */
export const SHELL_HEREDOCS = 512;

/** Compounds, substitutions, calls and nested scripts inside each other; one costs about a dozen stack frames. */
export const SHELL_DEPTH = 64;

/**
 * Steps of the evaluator, 4 to 10 µs each with what the rules make of them: a command, an expansion, 64 characters of text.
 * Of 20,758 real commands as many end here as at 40,000, and of 257 scripts of a Debian system 26 in the place of 19; a hook that
 * has just started takes 0.2 to 0.3 s less for the dearest 64 KiB. What ends here is read again in parts.
 */
export const SHELL_STEPS = 16_000;

/**
 * UTF-16 units of a command that cost as much as one step, at 1 to 1.5 µs each in a hook that has just started: they are
 * parsed, and where the steps end, looked through again. Of 525 scripts of a Debian system 34 end at what is left, in the
 * place of 31; of 20,758 real commands the dearest takes 3,410 steps.
 */
export const SHELL_STEP_UNITS = 8;

/** Invocations of one command line; each costs seven steps or more, so that the steps end first. */
export const SHELL_INVOCATIONS = 16_384;

/** Words that one word may become by brace expansion (`{1..1000}{1..1000}`). */
export const SHELL_FIELDS = 1024;

/** Characters that one expanded value may hold: above `SHELL_SOURCE`, so that only what grows (`a="$a$a"`) can reach it. */
export const SHELL_VALUE = 256 * 1024;

/** Stretches of known text and holes that one value may hold; unknown values double too. */
export const SHELL_PIECES = 4096;

/** Characters of a path that is followed: PATH_MAX of Linux. */
export const SHELL_PATH = 4096;

/** Iterations of one loop that are followed; further values of the same shape (`{1..1000}`) show nothing new. */
export const SHELL_LOOPS = 128;

/**
 * Paths that acts of one command line may reach: those that stand in them, what `find` names for each program that it
 * starts, what a container mounts. One costs 8 to 40 µs; half a line of start points and half of `-exec rm {} ;` would make
 * 24 million, and `a="$a b";rm $a;` over and over 45,000, which took 49 s.
 * Of more, the first and the last half of so many are looked at, and of plain relative names only what room is left.
 */
export const SHELL_TARGETS = 2048;

/** Ways to choose among the values that variables may hold after branches, for one command. */
export const SHELL_CHOICES = 8;

/**
 * Commands in front of a mirror among which the one that made its source is looked for: people write it right in front. Without a bound
 * 1,000 mirrors cost four times what so many ordinary commands do; a source that was made further away counts as one that holds something.
 */
export const SHELL_MADE_BEFORE = 32;

/** Alternatives of one quoted word with braces, which double with each pair; what stands behind them is not known. */
export const SHELL_BRACED = 64;

/** Units of a command's words that patterns read as one line; what stands behind is no subcommand. */
export const SHELL_LINE = 2000;

/**
 * Words in front of a command among which its subcommand is looked for behind options, each with a line of its own. Behind so many, any word
 * that is no option may be it, and only so many words behind it are read: 16,000 words take 0.06 s.
 */
export const SHELL_FRONT_WORDS = 32;
export const SHELL_LATE_WORDS = 16;

/** Links and bind mounts of one command line that are followed; each is held against every path behind it. */
export const SHELL_LINKS = 64;

/** Invocations whose output reaches a `kill` that are looked through for a guard's name; more are nobody's way to end a process. */
export const OWN_FEEDERS = 256;

/** Invocations piped into each other that are followed at once; longer chains are followed one by one, behind a first try. */
export const FLOW_CHAIN = 64;

/** Nodes that one script may cost: about 20 ms, and 150 where all of them make texts. */
export const CODE_STEPS = 10_000;

/** Expressions inside expressions that are followed: a chain of 300 terms, as far below what the stack holds. */
export const CODE_NESTED = 300;

/** Calls inside calls of the script's own functions, and calls of one of them. */
export const CODE_CALL_DEPTH = 12;

export const CODE_CALLS = 200;

/** Code beyond this is a program, not a one-liner; it costs about 1 µs for 20 characters. */
export const CODE_UNITS = 64 * 1024;

/** Units of code whose parsing costs as much as one step, at 0.5 to 0.9 µs each in a hook that has just started. */
export const CODE_STEP_UNITS = 40;

/** Steps that code costs however short it is: some dozen patterns are asked of it. */
export const CODE_START = 4;

/** Arguments of a script whose values it may use, those first that may lead far: 20,000 cost 0.1 s in a hook that has just started. */
export const CODE_GIVEN = 512;

/** Shell texts of one script that are judged. */
export const CODE_SHELL_TEXTS = 64;

/** Texts inside expressions inside texts that are read. */
export const CODE_EMBEDDED_DEPTH = 4;

/** Possibilities of one value that are followed. */
export const CODE_CHOICES = 32;

/** Units of the longest text that is followed: `a = a + a` doubles it. */
export const CODE_TEXT_UNITS = 4096;

/** Known and unknown stretches of one text. */
export const CODE_TEXT_PIECES = 64;

/** Places of one format that are filled: each costs up to 32 texts. */
export const CODE_HOLES = 64;

/** Items of a list that are followed. */
export const CODE_ITEMS = 128;

/** Nested expressions and blocks that are followed. */
export const CODE_DEPTH = 48;

/** Texts of one call that are judged, where a word of it may be one of several. */
export const CODE_CALL_TEXTS = 16;

/** Folders of one command whose links are resolved on the disk, at 0.01 ms, and the UTF-16 units of their paths. */
export const REAL_PATHS = 256;
export const REAL_UNITS = 64 * 1024;

/** UTF-16 units that are decoded in one piece; a piece costs its length once more, and pieces overlap. */
export const DECODED_UNITS = 256 * 1024;

/** UTF-16 units of one line that are read as sentences at once; longer lines are cut at a space. Prose stays far below. */
export const SENTENCE_CHARS = 4000;

/** UTF-16 units of one clause that a claim pattern sees; verb and object of every labelled claim stand within 150. */
export const CLAUSE_CHARS = 200;

/** UTF-16 units of a sentence in which what came of a deed is looked for; nobody tells it in one of hundreds of clauses. */
export const UPSHOT_CHARS = 800;

/**
 * UTF-16 units of a reply whose mood is looked at as a whole; a longer one tells of too much to be of one mood, and is held to its
 * words alone. A fresh process took 55 ms for 3,900 units, and 49 for 4,100.
 */
export const MOOD_CHARS = 4000;

/** UTF-16 units of a sentence that stands for a claim of a whole reply. */
export const TOLD_CHARS = 400;

/** Sentences of one reply that are read for claims, the first and the last half of so many; one takes about 0.1 ms. */
export const READ_SENTENCES = 400;

/** Milliseconds of processor time after which the rest of a reply stays unread, which the answer says; replies take below 5. */
export const READ_MS = 2000;

/** Sentences behind a claim in which its link may still be handed over. */
export const CITED_SENTENCES = 24;

/** UTF-16 units of prose that are taken apart at once; a longer paragraph is cut, and parts without a stem are skipped. */
export const PARAGRAPH_CHARS = 4000;

/** Parts of a reply that are taken apart, the first and the last half of so many: 0.24 MB of prose full of claims. */
export const READ_PARAGRAPHS = 60;

/** UTF-16 units at each end of a reply that tell its languages; asking all of 5 MB for ten languages takes 40 ms. */
export const SAMPLE_CHARS = 100_000;

/** Bytes of a registry that is still read; 50 MB of entries parse in about a second, and real ones hold kilobytes. */
export const REGISTRY_BYTES = 64 * 1024 * 1024;

/** Milliseconds before a registry that could not be parsed is read again; writers rename or fill a file within a few. */
export const REGISTRY_RETRY_MS = 40;

/** UTF-16 units of an entry's title that are compared with a sentence. */
export const TITLE_CHARS = 300;

/** Seconds after which a session's count of blocks is forgotten; the Python guard's two hours. */
export const CAP_IDLE_S = 2 * 60 * 60;

/** Bytes of the file of counts beyond which it is broken: 1,000 sessions with ids of 200 units take 0.3 MB. */
export const CAP_BYTES = 1024 * 1024;

/** Sessions whose counts are kept. */
export const CAP_SESSIONS = 1000;

/** Milliseconds that a guard waits for a lock; 64 guards on two cores pass it within one second, hosts wait ten. */
export const LOCK_WAIT_MS = 5000;

/** Milliseconds after which a lock is a dead guard's where nothing else tells: a living one holds it for below one. */
export const LOCK_DEAD_MS = 4000;

/** Links that a reason lists; every one of a real reply, and not megabytes of a hostile one. */
export const REPORTED_LINKS = 100;

/**
 * UTF-16 units that masking reads to find further places of the values it masks, a whole text for each value. A gigabyte
 * takes 0.1 to 0.3 s; without the cap 70,000 keys in 10 MB would take a minute.
 */
export const MASK_SEARCH_UNITS = 1 << 30;
/** UTF-16 units that a name goes on after the word that makes it a secret's (`token_for_the_staging_environment`). */
export const NAME_UNITS = 40;

/** UTF-16 units of a value that only its name gives away: refresh tokens of Microsoft Entra have up to 2,000. */
export const VALUE_UNITS = 4096;

/**
 * UTF-16 units that a process searches for keywords word by word before it builds a prefilter and a sieve for one pass: the
 * first costs a fresh process less up to 24 KB, the second from 32 KB on (at 48 KB 0.8 of it).
 */
export const PREFILTER_UNITS = 32_768;

/**
 * UTF-16 units of a text that is worth handing to the sieve; shorter ones go through the prefilter. A quarter of a tree's files
 * and most of what is decoded in them is shorter than 256: what runs for those alone is not worth compiling (0.96 of a scan).
 */
export const SIFTED_UNITS = 8;

/**
 * Units of a text that the sieve reads at once, and units on both sides that it sees beside them: more than any keyword, gap
 * or word that it compares. All of its memory stays in a processor's cache.
 */
export const SIEVE_CORE_UNITS = 32_768;
export const SIEVE_MARGIN_UNITS = 256;

/**
 * UTF-16 units of what is encoded that the sieve decodes and judges in its own pass: in 4,000 real files all encoded parts of
 * addresses are shorter, 96 of 100 lines with an escape, 85 of 100 runs of base64. What is longer is decoded elsewhere.
 */
export const SIEVE_INNER_UNITS = 1024;

/**
 * Findings after which a text that is refused as a whole is read no further: its reason names the first and counts the
 * kinds. One costs up to 30 us, and 10 MB of keys hold 200,000.
 */
export const SECRETS_ENOUGH = 256;

/** Times that masking looks at a text again; random texts of touching secrets (60,000) never needed a third. */
export const MASK_ROUNDS = 4;

/**
 * Ed25519 key pairs that one text's proofs may cost, at 0.15 ms each in Node. A text with more strings of 64 bytes is a log or a
 * fixture; of the rest only those are proved that a label calls a secret.
 */
export const KEY_PAIR_PROOFS = 48;

/** The same for what ends like a signature, which is what a log is full of: one key of fifteen does. */
export const SIGNATURE_PROOFS = 12;

/**
 * Proofs in one text for what a label calls a secret, at 0.5 ms each: behind so many the label alone decides, because a
 * person's text has no more, and a megabyte of candidates would take seconds.
 */
export const LABELLED_PROOFS = 128;

/** Electrum proofs in one text, at 30 us each: a text with more lines of 12 words is a list, not a person's seed. */
export const ELECTRUM_PROOFS = 64;

/** TON proofs in one text, at 2 to 4 ms each. */
export const TON_PROOFS = 6;

/** Words of a run that are read at once: a longer list is read in pieces, for the sake of the memory it takes. */
export const PHRASE_WORDS = 1024;

/**
 * Words of a region from which on it is told by how many different ones it has, and how many a refrain has at most: a megabyte of
 * two words of a list takes 11 ms instead of 27.
 */
export const REFRAIN_WORDS = 64;
export const REFRAIN_KINDS = 4;

/** Units of a PEM block that are read: an RSA key of 16,384 bits has 12,800 characters of base64, indented or commented twice that. */
export const PEM_UNITS = 32_768;

/** Units around a field in which the other fields of the same object stand: a keystore with all its fields has 700. */
export const OBJECT_UNITS = 2048;

/** Units before a value in which a list's heading or a table's header is looked for: twenty lines of keys. */
export const HEADING_UNITS = 1600;

/**
 * UTF-16 units of a text that the second look takes apart itself, at 60 to 300 ns each. Of a longer one it gets an excerpt,
 * for which one look at each unit is enough: 60 MB of commands took 10 to 17 s and 2 GB of memory without it.
 */
export const UNREAD_UNITS = 1024 * 1024;

/** UTF-16 units of that excerpt. */
export const EXCERPT_UNITS = 256 * 1024;

/** UTF-16 units of one part of a text that could not be read whole; a longer one is read around the programs in it. */
export const UNREAD_PIECE = 4096;

/** Parts of such a text that are read, one after the other: 256 take 20 to 60 ms. */
export const UNREAD_PIECES = 256;

/** UTF-16 units of such parts together. */
export const UNREAD_SCRIPT = 32 * 1024;

/** Segments with such a program that the rough reader turns into commands, the last ones; one costs about 10 µs. */
export const UNREAD_SEGMENTS = 512;

/** Steps of the evaluator for all of them together: a seventh of what one command may take. */
export const UNREAD_STEPS = 2400;

/** Bytes of a script, package.json, makefile or justfile that is read when a command names it; 935 real scripts end at 120 KB. */
export const SCRIPT_BYTES = 256 * 1024;

/** Paths that one command line may make the guard look for: an absent one costs 0.01 ms, a script that is read 0.1 ms. */
export const SCRIPT_FILES = 64;

/**
 * Folders that one command line may make the guard list (`find . -exec sh {} +`, `for f in *.sh`), at 0.03 ms, and names of
 * one folder; the answer says what is beyond.
 */
export const SCRIPT_FOLDERS = 256;
export const SCRIPT_NAMES = 4096;

/** Folders inside each other in which `find` and `**` look for scripts. */
export const SCRIPT_LEVELS = 12;

/** Programs between a file and the shell that reads it (`cat x | sed … | sh`) that are followed. */
export const SCRIPT_FILTERS = 8;

/** Folders of one command in which the guard's own files are looked for behind links, at some 0.02 ms; the answer says what is beyond. */
export const OWN_FOLDERS = 256;

/** Scripts of one folder of hooks that are read for the program that they start: ten times what a host has events. */
export const OWN_SCRIPTS = 256;

/** Paths that it looks for by themselves, at 0.01 ms when it has just started; what is beyond counts as it is written, which the answer says. */
export const OWN_PATHS = 1024;

/** Folders that a start-up file puts into PATH in which the guard's runtime is looked for, at 0.01 ms each; real ones name a dozen. */
export const PATH_FOLDERS = 256;

/** Bytes of a host's configuration that is read to see whether it starts the guard; real ones hold kilobytes. */
export const SETTINGS_BYTES = 1024 * 1024;

/** Bytes of git's index that are searched for a configuration: some 100 a file, so that 150,000 files fit; 2 ms. */
export const GIT_INDEX_BYTES = 16 * 1024 * 1024;

/** Folders above a file in which its repository is looked for. */
export const GIT_PARENTS = 16;

/** Lines of a makefile that are read; the largest of 78 public repositories has 2,600. */
export const MAKE_LINES = 20_000;

/** Targets that one `make` or `just` may reach through prerequisites; the next ones are named as unread. */
export const MAKE_TARGETS = 128;

/** UTF-16 units that the variables of one recipe may be expanded to. */
export const MAKE_UNITS = 256 * 1024;

/** UTF-16 units of plain text that a masked stream keeps back at most: what stands behind a value often says what it is. */
export const STREAM_LAG_UNITS = 64;

/** Units behind a place that must be known before the place is let out: a step of eight units costs 0.1 to 0.3 ms. */
export const STREAM_AHEAD_UNITS = 56;

/** Units that a masked stream holds at most while they may be a secret: an RSA key of 8,192 bits in PEM has 6,400. */
export const STREAM_HELD_UNITS = 8192;

/** Units before a place that a masked stream still reads: how far behind a name, a heading or a field is looked for. */
export const STREAM_BEHIND_UNITS = 2048;

/** Values that a masked stream knows again where no rule finds them. */
export const STREAM_VALUES = 64;

/** UTF-16 units of a call's output that a record keeps: test summaries stand in the last 2,000, and 500 calls make 8 MB. */
export const WORK_OUTPUT = 16 * 1024;

/**
 * UTF-16 units of one word of an output, a longer one keeps its head and its tail: a digest has 128 and nobody repeats more. 20 outputs
 * of 16,000 digits in one word took 30 s of processor time to judge, and 0.06 s since.
 */
export const WORK_WORD = 256;

/** Bytes of a transcript that are read, from its end: 16 MiB parse in 0.12 s, and an hour of work writes 1 to 4 MB. */
export const WORK_TRANSCRIPT = 16 * 1024 * 1024;

/**
 * Milliseconds to wait between looks at a transcript that lacks the last words or the last result: Claude Code 2.1 had
 * written them 20 to 100 ms after it asked. A file untouched for longer than `WORK_WRITTEN_MS` is not being written.
 */
export const WORK_WAITS_MS: readonly number[] = [15, 30, 60, 120];
export const WORK_WRITTEN_MS = 2000;

/** Bytes of one line of a transcript; longer ones are images and whole files, whose words no claim hangs on. */
export const WORK_LINE = 1024 * 1024;

/** Bytes that a session's own record may reach before its older half is lost. */
export const WORK_RECORD = 8 * 1024 * 1024;

/** Seconds after which the record of an idle session is removed: a session that is taken up a day later still has its own. */
export const WORK_IDLE_S = 2 * 24 * 60 * 60;

/** Calls of a session whose commands are worked out, the newest; one costs 0.05 ms. */
export const WORK_CALLS = 2000;

/** Sentences of a reply that are read, half from its start and half from its end: one costs 0.4 ms, and the longest report seen has 150. */
export const WORK_SENTENCES = 600;

/**
 * UTF-16 units of a reply that are read, half from its start and half from its end; the longest report seen has 12,000, and the
 * dearest texts cost 0.04 ms a unit.
 */
export const WORK_REPLY = 24 * 1024;

/**
 * Characters of one sentence of a reply that are read together; a longer one is read in pieces. No sentence of the lists in
 * tests/data/work is longer than 400; 64 KiB in one sentence took 25 s of processor time whole, and 1 s in pieces.
 */
export const WORK_SENTENCE = 1000;

/**
 * Milliseconds of processor time after which the claims that are left are not judged, which the answer says: hosts wait ten
 * seconds and then let everything pass. The dearest of 2,339 sessions takes 0.4 s, cold; 200 sentences of five figures
 * beside 256 KiB of tables 2 s.
 */
export const WORK_MS = 3000;

/** UTF-16 units of one text of a tool's input that a record keeps: commands are shorter, and the content of a file tells nothing. */
export const WORK_INPUT = 8 * 1024;

/** UTF-16 units of a call's input in which the trace of an act is looked for: 23 patterns read as many in 2 ms; a longer one may hold any. */
export const WORK_TRACES = 20_000;

/** UTF-16 units of a text that is marked for the literals in it: of 4,096 marks one of 2,000 units sets four in five. */
export const SOUGHT_UNITS = 2048;

/** Texts whose marks are kept, half a kilobyte each; the longest reply has as many sentences and clauses. */
export const SOUGHT_TEXTS = 1024;

/** Clauses of which it is kept whether they tell of an effect; the longest report of the lists has 300. */
export const WORK_CLAUSES = 512;

/** UTF-16 units of what the acts of a run were given and printed that a sentence's names are looked up in: 200 sentences beside 256 calls took 14 s without it. */
export const WORK_ACTS = 256 * 1024;

/** Files of one list of a reply that are held against what was written: each is told with all others, and 40 are no list that anybody writes by hand. */
export const WORK_LISTED = 40;

/**
 * Characters of a user's message, and messages, in which the user's own acts are looked for once something is held against a
 * reply: people tell them at the start, and lately. What lies behind them excuses nothing. Three full ones take 12 ms.
 */
export const WORK_ASKED = 2048;
export const WORK_ASKED_RUNS = 3;

/**
 * Words of what was mended that are taken out of one sentence before it is asked for trouble: no sentence of the lists holds
 * more than three. With more it tells of trouble, and its reply is left alone.
 */
export const WORK_MENDED = 4;

/** Lines with one label that a number is held against: 400 numbers beside 5,600 lines took 6 s without it. */
export const WORK_LABELLED = 200;

/**
 * Numbers of all outputs among which any other one is an answer of its own, so few are they: with 1 instead of 3, three lies more
 * in 478 of the lists are missed, and as many honest reports are stopped. Behind it a number is held against its line.
 */
export const WORK_FEW = 3;

/** Numbers of all outputs of which none is looked for that a reply mistyped: among more some are alike by chance. 20 and 100 give the same on the lists. */
export const WORK_MANY = 40;

/** How many times as large one value of a quantity is as another at most. 5 and 100 give the same on the lists. */
export const WORK_ALIKE = 20;

/** Numbers of the lines with one name whose sums and differences explain another one; a line has three to eight. */
export const WORK_BESIDE = 16;

/**
 * Sizes of a session among which a reply may have mistaken one, and those of which every pair is tried. Without an end a
 * directory of thousands of files explains any size.
 */
export const WORK_SIZES = 40;
export const WORK_SIZE_PAIRS = 48;

/**
 * Numbers of a session of which every pair is tried; of more, sums in a row only. Four sentences of figures beside four tables of
 * 300 rows take 1.4 s of processor time to judge, and 2.3 s with ten times as many.
 */
export const WORK_PAIRS = 150;

/** Numbers of one kind, and those that stand first in the outputs, of which sums and differences are tried in every unit: with ten times as many the same four sentences take 7.3 s. */
export const WORK_FIRST = 24;

/** Numbers of one text of which every pair is tried: with ten times as many the same four sentences take 2.2 s. */
export const WORK_EACH = 200;

/** Numbers of a session of which every ratio is tried: with ten times as many the same four sentences take 1.9 s. */
export const WORK_RATIOS = 150;

/** Totals of columns that are worked with further, as a share of one or in another unit: of more, any number is a total. */
export const WORK_TOTALS = 24;

/** Lines of one output that are read as rows of a table: a screen and more; ten times as many cost the same, and add up to anything. */
export const WORK_COLUMNS = 240;

/** Columns of such a table, and of a line of which two numbers are taken from a third. */
export const WORK_WIDE = 8;
export const WORK_NARROW = 6;

/** Moments of one text of which every pair is tried: a log of more holds any length of time. */
export const WORK_MOMENTS = 12;

/** Numbers of a session among which a price and a count are looked for: of more, anything is a product. */
export const WORK_PRICES = 12;

/** UTF-16 units of a tool's input, and of a command line, that are taken for the words of an act: what it is stands in the first hundred. */
export const WORK_WORDS = 4000;
export const WORK_LINE_WORDS = 2000;

/** Lines that hold one name and a number, of all outputs of a session: 200 are read in 0.3 ms. */
export const LABELLED_LINES = 200;

/** UTF-16 units of a line that may tell of a loss: of 662 such lines of 1,900 sessions the longest has 281, and data in one line is no news. */
export const LOSS_LINE = 400;

/** UTF-16 units of one pattern of a rules file; the longest of the catalogue has 300. */
export const PATTERN_UNITS = 2000;

/**
 * Ways in which a pattern of a rules file may match from one starting point: 20 ns each, so that 10 MB of the worst text
 * that has a keyword at every hundredth place take 20 s at most, and `[\w-]{20,200}\.[\w-]{20,200}` (33,000) is one of them.
 */
export const PATTERN_WAYS = 50_000;

/** What a repeat without a bound counts for where it can start only once. */
export const PATTERN_REPEATS = 4096;

/** Bytes of a sealed rules file; 200 rows take 40 KB. */
export const RULES_BYTES = 4 * 1024 * 1024;

/** Bytes of the sealed code of a guard of one's own; one with a parser and its tables takes 200 KB. */
export const CODE_BYTES = 8 * 1024 * 1024;

/** Milliseconds of the longest pause: a working day's end comes before it, and a forgotten one is over by morning. */
export const PAUSE_MS = 8 * 60 * 60 * 1000;

/** Milliseconds by which a pause's clocks may disagree: a clock that is being set right goes back by less. */
export const PAUSE_SLACK_MS = 5000;

/** Commands of one place that runs by itself that are judged; a crontab of a busy server has some dozens. */
export const AUTORUN_COMMANDS = 256;

/** File changes of one tool call that are judged; one costs about 0.1 ms, and a patch of a whole project has hundreds. */
export const FILE_CHANGES = 1024;

/**
 * Objects and lists of one input, or of one event, that are looked through for what would run, in 0.35 s. What comes
 * behind is searched as one text, and the answer says that it was not looked through.
 */
export const INNER_BOXES = 100_000;

/**
 * How often a text of settings is read again for blocks in blocks; behind that each inner block is read by itself. 1,500 blocks
 * in each other, 1.1 MB, took 8.8 s without it.
 */
export const SETTINGS_TIMES = 4;

/**
 * Lists in lists that are read as one argument vector, `["sh", ["-c", ["…"]]]`; what lies deeper is judged piece by piece.
 * Every level of a list asks again: 50,000 levels take no longer than without (0.3 to 0.4 s).
 */
export const OPTION_LISTS = 4;

/** UTF-16 units of one line of a chained log: a masked call with its output cut to 4,000 units has 12,000. */
export const CHAIN_LINE = 64 * 1024;

/** Older files of a chained log that are kept; with the one in use they hold 90 MB, about 300,000 calls. */
export const CHAIN_FILES = 8;

/** Bytes at which a chained log is moved aside: 30,000 calls, which are verified in 0.2 s. */
export const CHAIN_BYTES = 10 * 1024 * 1024;

/** UTF-16 units of one text of a call that the audit log keeps. */
export const AUDIT_TEXT = 4000;

/** Tool calls, and tools, whose inputs wait for their results at once: a host runs at most some dozens side by side. */
export const CALLS_OPEN = 64;

/** Bytes of the file in which they wait; one holds at most 16,000 units. */
export const CALLS_BYTES = 8 * 1024 * 1024;

/** Milliseconds that a writer of a chained log tries to chain its own line before it leaves it to the next one. */
export const CHAIN_TRY_MS = 400;

/** Milliseconds of one such try; a batch of 64 lines is chained in 6. */
export const CHAIN_TURN_MS = 20;

/** Bytes of the budget's ledger: 500 sessions and 60 days with 30 models each have 1.2 MB. */
export const LEDGER_BYTES = 4 * 1024 * 1024;

/** Sessions that the ledger holds, the newest. */
export const LEDGER_SESSIONS = 500;

/** Days that it holds. */
export const LEDGER_DAYS = 60;

/** Milliseconds that a judging model may take: Starchild's own example waits as long. */
export const JUDGE_MS = 40_000;

/** Tokens that it may answer with. */
export const JUDGE_TOKENS = 200;

/** UTF-16 units of an event that it is shown, both ends: about 6,000 tokens. */
export const JUDGE_UNITS = 24_000;

/** Bytes of its answer that are read. */
export const JUDGE_ANSWER = 64 * 1024;

/** Verdicts that are kept, and the seconds for which one holds. */
export const JUDGE_CACHE = 500;
export const JUDGE_CACHE_S = 3600;

/** Milliseconds in which a command that a person allowed passes once. */
export const ALLOW_MS = 10 * 60 * 1000;

/** Milliseconds in which a person may allow what was blocked. */
export const ALLOW_PENDING_MS = 60 * 60 * 1000;

/** Blocks that are kept for a person to lift, the newest. */
export const ALLOW_KEPT = 20;

/** Bytes of the record of them: twenty commands of 128 KiB, in JSON. */
export const ALLOW_BYTES = 8 * 1024 * 1024;

/** Bytes of a file of notes: a hundred of 1,000 units each. */
export const NOTES_BYTES = 512 * 1024;

/** UTF-16 units of one typed line whose editing keys are followed: the worst, from end to end for each key, take 20 ms. */
export const TYPED_LINE = 4096;

/** UTF-16 units of what was typed into one shell that are kept: whole lines, the last ones, and the keys behind them. */
export const TYPED_LINES = 4096;
export const TYPED_KEYS = 8 * 1024;

/** Changes of directory before the kept lines that are kept, too: `cd /` and `cd ..` lead from one to the next. */
export const TYPED_MOVES = 8;

/** Shells whose typed text is kept, the last ones. */
export const TYPED_SHELLS = 32;

/** Milliseconds after which it is forgotten; an agent types on within minutes. */
export const TYPED_MS = 60 * 60 * 1000;

/** Bytes of the file of them: 32 shells with 25,000 units each, in JSON. */
export const TYPED_BYTES = 8 * 1024 * 1024;
/** Bytes of a project's own settings (`.agent-guards.yaml`): 200 globs and reasons take 20 KB, YAML parses a megabyte in 0.3 s. */
export const PROJECT_BYTES = 64 * 1024;

/** Globs of one project, and levels of its settings; each glob costs every path 1 µs. */
export const PROJECT_GLOBS = 200;
export const PROJECT_LEVELS = 8;

/** Bytes of a baseline; 50,000 findings take 6 MB. */
export const BASELINE_BYTES = 16 * 1024 * 1024;

/** Bytes that one archive may unpack to: 2 GiB of text are searched in two minutes. */
export const ARCHIVE_BYTES = 2 * 1024 * 1024 * 1024;

/** Bytes that it may unpack to for each of its own, beyond the first 64 MiB: logs shrink by 10 to 100, a bomb by 1,000. */
export const ARCHIVE_RATIO = 200;
export const ARCHIVE_FREE_BYTES = 64 * 1024 * 1024;

/** Entries of one archive, those of archives in it included; the largest package of npm has 30,000. */
export const ARCHIVE_ENTRIES = 100_000;

/** Archives inside each other. */
export const ARCHIVE_DEPTH = 4;

/** Bytes of an archive that is held in memory because it must be read from its end (a zip in a tar). */
export const ARCHIVE_HELD_BYTES = 128 * 1024 * 1024;

/** Bytes of files from which on a scan is shared among processes: each costs 0.4 s of processor time, in which 8 MB are searched. */
export const SCAN_SHARED_BYTES = 64 * 1024 * 1024;

/**
 * UTF-16 units behind which a scan lets Bun's compiler wait: 15 MB of files in 0.92 of the processor time, 60 MB in 0.92; after half
 * as many in 0.97.
 */
export const SCAN_WARM_UNITS = 1_000_000;

/** Processes that share a scan at most. */
export const SCAN_PROCESSES = 16;

/** Transcripts that one replay reads; a year of daily work leaves some thousands. */
export const REPLAY_FILES = 50_000;

/** Bytes of one line of a transcript; the longest that hold a picture have 8 MB. */
export const REPLAY_LINE = 16 * 1024 * 1024;

/** UTF-16 units of a transcript that is one object over many lines. */
export const REPLAY_WHOLE = 64 * 1024 * 1024;

/** Different findings that a replay keeps; the rest is counted. */
export const REPLAY_FINDINGS = 2000;
