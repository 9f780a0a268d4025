import type { Readable } from 'node:stream';
import { Worker } from 'node:worker_threads';
import { JobFailure } from '../job/jobKind.ts';
import { formula, type Line } from './lines.ts';
import type { XlsSheet } from './xlsBook.ts';
import type { XlsQuestion, XlsReply, XlsThreadData } from './xlsThread.ts';

/** What reading an old workbook may cost. */
export interface XlsLimits {
  /** Of the file, which is not compressed. */
  readonly bytes: number;
  /** Of the thread's heap: the library holds every cell of a sheet at once. */
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

/** The thread's answer. Throws a JobFailure; a thread that has no memory or no time left reads too heavy a file. */
async function replyOf(thread: Worker, question: XlsQuestion, seconds: number): Promise<XlsReply> {
  const { promise, resolve, reject } = Promise.withResolvers<XlsReply>();
  const tooHeavy = () => reject(new JobFailure('tooHeavy'));
  const fail = (error: Error & { code?: string }) =>
    error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? tooHeavy() : reject(error);
  const timer = setTimeout(tooHeavy, seconds * 1000);
  thread.once('message', resolve).once('error', fail);
  try {
    thread.postMessage(question);
    const reply = await promise;
    if ('failure' in reply) throw new JobFailure(reply.failure);
    return reply;
  } finally {
    clearTimeout(timer);
    thread.off('message', resolve).off('error', fail);
  }
}

/** An old workbook that is open until `close`. Its sheets are counted from 0; one is read at a time. */
export interface XlsBook {
  readonly sheets: readonly XlsSheet[];
  readonly lines: (sheet: number) => AsyncGenerator<Line>;
  readonly close: () => Promise<unknown>;
}

/**
 * Opens an old workbook (.xls) in a thread of its own: a file that is made to be heavy fails alone, as `tooHeavy`, and takes neither
 * the worker's memory nor its time. The thread knows nothing of the worker's environment.
 */
export async function openXlsBook(source: Readable, { bytes, heapMb, seconds } = usual): Promise<XlsBook> {
  const oldWorkbook = await contentOf(source, bytes);
  const { threadProgram } = await import('./xlsThread.ts');
  const thread = new Worker(threadProgram, {
    workerData: { oldWorkbook } satisfies XlsThreadData,
    resourceLimits: { maxOldGenerationSizeMb: heapMb },
    env: {},
    execArgv: [],
  });
  // Between two questions too: an error that nobody hears would end the worker.
  thread.on('error', () => undefined);
  const close = () => thread.terminate();
  let readings = 0;
  const lines = async function* (sheet: number): AsyncGenerator<Line> {
    readings += 1;
    for (const reading = readings; ; ) {
      const reply = await replyOf(thread, { reading, sheet }, seconds);
      if (!('lines' in reply) || reply.lines.length === 0) return;
      for (const line of reply.lines) yield { ...line, cells: line.cells.map((cell) => cell ?? formula) };
    }
  };
  try {
    const reply = await replyOf(thread, { reading: null }, seconds);
    return { sheets: 'sheets' in reply ? reply.sheets : [], lines, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** The lines of the first sheet of an old workbook (.xls). */
export async function* xlsLines(source: Readable, limits = usual): AsyncGenerator<Line> {
  const book = await openXlsBook(source, limits);
  try {
    yield* book.lines(0);
  } finally {
    await book.close();
  }
}
