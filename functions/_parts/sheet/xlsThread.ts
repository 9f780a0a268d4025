import { parentPort, workerData } from 'node:worker_threads';
import { JobFailure } from '../job/jobKind.ts';
import { formula, type Line } from './lines.ts';
import { readXlsBook, type XlsSheet } from './xlsBook.ts';

/** What the thread is started with. A function may itself run in a thread, with other data. */
export interface XlsThreadData {
  readonly oldWorkbook: Uint8Array;
}

/** Asks for the sheets, or for the next lines of one; another `reading` begins at the first line, and ends the one before it. */
export type XlsQuestion = { readonly reading: null } | { readonly reading: number; readonly sheet: number };

/** A line on its way between threads, which the mark of a formula cannot cross: null stands for it. */
export interface SentLine extends Omit<Line, 'cells'> {
  readonly cells: readonly (string | null)[];
}

/** The sheets, the next lines (an empty list after the last line), or why there are none. */
export type XlsReply =
  | { readonly sheets: readonly XlsSheet[] }
  | { readonly lines: readonly SentLine[] }
  | { readonly failure: string };

/** This file, which is the thread's program too: in a bundle it has a chunk of its own. */
export const threadProgram = new URL(import.meta.url);

/** So many characters cross at a time, and one line more: a text may stand in each cell and is copied for each. */
const mostCharacters = 1024 * 1024;

function nextLines(lines: Generator<Line>): SentLine[] {
  const found: SentLine[] = [];
  for (let characters = 0; characters < mostCharacters; ) {
    const { value, done } = lines.next();
    if (done) break;
    const cells = value.cells.map((cell) => (cell === formula ? null : cell));
    found.push({ ...value, cells });
    for (const cell of cells) characters += (cell?.length ?? 0) + 1;
  }
  return found;
}

function replies({ oldWorkbook }: XlsThreadData): (question: XlsQuestion) => Promise<XlsReply> {
  const opened = readXlsBook(Buffer.from(oldWorkbook));
  // A failure is told when the sheets are asked for.
  opened.catch(() => undefined);
  let current: { reading: number; lines: Generator<Line> } | undefined;
  return async (question) => {
    const { sheets, lines } = await opened;
    if (question.reading === null) return { sheets };
    if (current?.reading !== question.reading) {
      current = { reading: question.reading, lines: lines(question.sheet) };
    }
    return { lines: nextLines(current.lines) };
  };
}

const failed = (error: unknown): XlsReply => ({ failure: error instanceof JobFailure ? error.code : 'notReadable' });

const data = workerData as Partial<XlsThreadData> | null;
if (data?.oldWorkbook) {
  const replyTo = replies({ oldWorkbook: data.oldWorkbook });
  parentPort?.on('message', async (question: XlsQuestion) => {
    parentPort?.postMessage(await replyTo(question).catch(failed));
  });
}
