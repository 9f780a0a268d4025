import { type ChildProcess, fork } from 'node:child_process';
import type { Readable } from 'node:stream';
import { JobFailure } from '../job/jobKind.ts';
import { formula, type Line } from './lines.ts';
import type { XlsSheet } from './xlsBook.ts';
import type { XlsQuestion, XlsReply } from './xlsProcess.ts';

/** What reading an old workbook may cost. */
export interface XlsLimits {
  /** Of the file, which is not compressed. */
  readonly bytes: number;
  /** Of the heap of the process that reads it: the library holds every cell of a sheet at once. */
  readonly heapMb: number;
  /** Until an answer is there: the first lines come when the whole sheet has been read. */
  readonly seconds: number;
}

/**
 * The old format knows 65,536 rows of 256 columns. A register of so many rows is some 12 MB, takes 3 seconds of a processor and holds
 * some 500 MB. The workers of jobs have 1769 MB and fifteen minutes.
 */
const usual: XlsLimits = { bytes: 16 * 1024 * 1024, heapMb: 800, seconds: 120 };

async function contentOf(source: Readable, most: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const chunk of source) {
    size += (chunk as Buffer).length;
    if (size > most) {
      source.destroy();
      throw new JobFailure('tooLarge');
    }
    parts.push(chunk as Buffer);
  }
  return Buffer.concat(parts);
}

/** The process's answer. Throws a JobFailure; a process that has no memory or no time left reads too heavy a file. */
async function replyOf(reader: ChildProcess, question: XlsQuestion, seconds: number): Promise<XlsReply> {
  const { promise, resolve, reject } = Promise.withResolvers<XlsReply>();
  const tooHeavy = () => reject(new JobFailure('tooHeavy'));
  // Without memory it ends itself by a signal, or the system ends it.
  const ended = (code: number | null) =>
    code === null ? tooHeavy() : reject(new Error(`The reader of old workbooks ended with ${code}.`));
  const timer = setTimeout(tooHeavy, seconds * 1000);
  reader.once('message', resolve).once('error', reject).once('exit', ended);
  try {
    if (!reader.connected) tooHeavy();
    // What cannot be sent any more is told by its end.
    reader.send(question, () => undefined);
    const reply = await promise;
    if ('failure' in reply) throw new JobFailure(reply.failure);
    return reply;
  } finally {
    clearTimeout(timer);
    reader.off('message', resolve).off('error', reject).off('exit', ended);
  }
}

/** An old workbook that is open until `close`. Its sheets are counted from 0; one is read at a time. */
export interface XlsBook {
  readonly sheets: readonly XlsSheet[];
  readonly lines: (sheet: number) => AsyncGenerator<Line>;
  readonly close: () => void;
}

/** The runtime of a function may have libraries of its own; nothing else of its environment reaches the process. */
const bareEnvironment = (): NodeJS.ProcessEnv => {
  const { LD_LIBRARY_PATH } = process.env;
  return LD_LIBRARY_PATH === undefined ? {} : { LD_LIBRARY_PATH };
};

async function startReader(heapMb: number): Promise<ChildProcess> {
  const { xlsProgram, isXlsProgram } = await import('./xlsProcess.ts');
  const reader = fork(xlsProgram, [isXlsProgram], {
    execArgv: [`--max-old-space-size=${heapMb}`],
    env: bareEnvironment(),
    // Carries the workbook as it is.
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  // Between two questions too: an error that nobody hears would end the worker.
  return reader.on('error', () => undefined);
}

/**
 * Opens an old workbook (.xls) in a process of its own: a file that is made to be heavy fails alone, as `tooHeavy`, and takes neither the worker's memory
 * nor its time. A thread would not do: when its heap is full, the engine ends the whole process at times.
 */
export async function openXlsBook(source: Readable, { bytes, heapMb, seconds } = usual): Promise<XlsBook> {
  const oldWorkbook = await contentOf(source, bytes);
  const reader = await startReader(heapMb);
  const close = () => void reader.kill('SIGKILL');
  let readings = 0;
  const lines = async function* (sheet: number): AsyncGenerator<Line> {
    readings += 1;
    for (const reading = readings; ; ) {
      const reply = await replyOf(reader, { reading, sheet }, seconds);
      if (!('lines' in reply) || reply.lines.length === 0) return;
      for (const line of reply.lines) yield { ...line, cells: line.cells.map((cell) => cell ?? formula) };
    }
  };
  try {
    const reply = await replyOf(reader, { oldWorkbook }, seconds);
    return { sheets: 'sheets' in reply ? reply.sheets : [], lines, close };
  } catch (error) {
    close();
    throw error;
  }
}

/** The lines of the first sheet of an old workbook (.xls). */
export async function* xlsLines(source: Readable, limits = usual): AsyncGenerator<Line> {
  const book = await openXlsBook(source, limits);
  try {
    yield* book.lines(0);
  } finally {
    book.close();
  }
}
