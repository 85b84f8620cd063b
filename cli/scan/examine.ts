/**
 * One file, or one window of a large one, looked at: what any process of a scan does by itself.
 */
import { delayCompiler } from "../../lib/core/compiler.ts";
import { SCAN_WARM_UNITS } from "../../lib/core/limits.ts";
import { Refusal } from "../terminal.ts";
import { archivePieces, type Reading } from "./archive.ts";
import { openFile, windowCount } from "./files.ts";
import { isStray } from "./names.ts";
import { type Find, findsIn, type Lens, type Piece, placeBehind } from "./piece.ts";

/** A part of the work: a file, or one window of it. */
export type Job = {
  readonly file: string;
  /** How reports name it, and how the project does. */
  readonly path: string;
  readonly name: string;
  readonly window: number;
};

/** Something that could not be read. */
type Fault = { readonly message: string; readonly hint: string | undefined };

/** What a job came to. Places are counted from the beginning of its window. */
export type Examined = {
  readonly finds: readonly Find[];
  readonly units: number;
  readonly texts: number;
  readonly binary: number;
  /** Archives that were not looked into, with their kinds. */
  readonly closed: readonly string[];
  readonly faults: readonly Fault[];
  /** The place behind the window's own part. */
  readonly end: { readonly line: number; readonly column: number };
};

/** The jobs of one file of so many bytes. */
export function jobsOf(job: Omit<Job, "window">, size: number): Job[] {
  return Array.from({ length: windowCount(size) }, (_, window) => ({ ...job, window }));
}

/** What is written down while a job is looked at. */
type Book = {
  finds: Find[];
  units: number;
  texts: number;
  binary: number;
  closed: string[];
  faults: Fault[];
  end: Examined["end"];
};

/** Units that are left to read until the compiler is told to wait. */
let untilWarm = SCAN_WARM_UNITS;

/** Tells the compiler to wait when what every file asks for is compiled: what is hot only now and then does not pay for itself. */
function pace(units: number): void {
  if (untilWarm > 0 && untilWarm <= units) delayCompiler(WARM_SCALE);
  untilWarm -= units;
}

/** How much longer the compiler waits from then on. */
const WARM_SCALE = 100;

/** Looks at one job. What cannot be read is a fault of the answer. @throws what no file is to blame for. */
export async function examine(job: Job, lens: Lens): Promise<Examined> {
  const book = newBook();
  try {
    await look(job, lens, book);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    book.faults.push({ message: error.message, hint: error.hint });
  }
  pace(book.units);
  return book;
}

/** Looks at bytes that come one after the other: standard input. */
export async function examineStream(
  chunks: AsyncIterable<Uint8Array>,
  path: string,
  lens: Lens,
): Promise<Examined> {
  const book = newBook();
  for await (const piece of archivePieces(chunks, { path }, readingFor(book))) write(book, piece, lens);
  return book;
}

function newBook(): Book {
  return { finds: [], units: 0, texts: 0, binary: 0, closed: [], faults: [], end: { line: 1, column: 1 } };
}

function readingFor(book: Book): Reading {
  return {
    done: (isText) => {
      if (isText) book.texts++;
      else book.binary++;
    },
    closed: (path, kind) => {
      book.closed.push(`${path} (${kind})`);
    },
    unread: (path, why) => {
      book.faults.push({
        message: `${path} ${why}`,
        hint: "what is in it was not searched; --exclude leaves it out",
      });
    },
  };
}

async function look({ file: path, window, ...named }: Job, lens: Lens, book: Book): Promise<void> {
  const file = openFile(path);
  const reading = readingFor(book);
  try {
    if (file.encoding !== undefined) {
      const piece = file.window(window, named);
      write(book, piece, lens);
      if (piece.until !== undefined) book.end = placeBehind(book.end, piece.text.slice(0, piece.until));
      if (window === 0) reading.done(true);
    } else if (window > 0) {
      // An archive, and what only its end tells, are read whole with the first window.
    } else if (file.closed !== undefined) reading.closed(named.path, file.closed);
    else if (file.isBinary) reading.done(false);
    else {
      const about = file.isSized && !isStray(path) ? { file: path, size: file.size } : {};
      for await (const piece of archivePieces(file.stream(), named, reading, about)) write(book, piece, lens);
    }
  } finally {
    file.close();
  }
}

function write(book: Book, piece: Piece, lens: Lens): void {
  for (const find of findsIn(piece, lens)) book.finds.push(find);
  book.units += piece.until ?? piece.text.length;
}

/** A finding whose place is counted from `base`, the place where its window begins. */
export function shifted(find: Find, base: Examined["end"]): Find {
  const column = (line: number, at: number): number => (line === 1 ? at + base.column - 1 : at);
  return {
    ...find,
    line: find.line + base.line - 1,
    column: column(find.line, find.column),
    endLine: find.endLine + base.line - 1,
    endColumn: column(find.endLine, find.endColumn),
  };
}
