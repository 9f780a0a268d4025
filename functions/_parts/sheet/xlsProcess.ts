import { fileURLToPath } from 'node:url';
import { JobFailure } from '../job/jobKind.ts';
import { formula, type Line } from './lines.ts';
import { readXlsBook, type XlsSheet } from './xlsBook.ts';

/** Brings the workbook and asks for its sheets, or asks for the next lines of one; another `reading` begins at the first line, and ends the one before it. */
export type XlsQuestion = { readonly oldWorkbook: Uint8Array } | { readonly reading: number; readonly sheet: number };

/** A line on its way between processes, which the mark of a formula cannot cross: null stands for it. */
export interface SentLine extends Omit<Line, 'cells'> {
  readonly cells: readonly (string | null)[];
}

/** The sheets, the next lines (an empty list after the last line), or why there are none. */
export type XlsReply =
  | { readonly sheets: readonly XlsSheet[] }
  | { readonly lines: readonly SentLine[] }
  | { readonly failure: string };

/** This file, which is the process's program too: in a bundle it has a chunk of its own. */
export const xlsProgram = fileURLToPath(import.meta.url);
/** By this argument the file knows that it is the program, and not a part of one. */
export const isXlsProgram = 'read-old-workbook';

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

function answers(): (question: XlsQuestion) => Promise<XlsReply> {
  let opened: ReturnType<typeof readXlsBook> | undefined;
  let current: { reading: number; lines: Generator<Line> } | undefined;
  return async (question) => {
    if ('oldWorkbook' in question) opened = readXlsBook(Buffer.from(question.oldWorkbook));
    if (!opened) throw new JobFailure('notReadable');
    const { sheets, lines } = await opened;
    if ('oldWorkbook' in question) return { sheets };
    if (current?.reading !== question.reading) {
      current = { reading: question.reading, lines: lines(question.sheet) };
    }
    return { lines: nextLines(current.lines) };
  };
}

const failed = (error: unknown): XlsReply => ({ failure: error instanceof JobFailure ? error.code : 'notReadable' });

if (process.argv.includes(isXlsProgram)) {
  const answer = answers();
  process.on('message', async (question: XlsQuestion) => {
    process.send?.(await answer(question).catch(failed));
  });
}
