import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pathToFileURL } from 'node:url';
import { CFB, utils, type WorkSheet, write } from '@e965/xlsx';
import { describe, expect, it, vi } from 'vitest';
import { JobFailure } from '../../../../functions/_parts/job/jobKind.ts';
import { formula, type Line } from '../../../../functions/_parts/sheet/lines.ts';
import { readXlsBook } from '../../../../functions/_parts/sheet/xlsBook.ts';
import { xlsLines } from '../../../../functions/_parts/sheet/xlsLines.ts';
import { contentOfFile } from '../../../../functions/_parts/sheetImport/jobBook.ts';
import { bundleOf, prepareBundles } from '../../../../infra/builds/bundle.ts';
import { importFileTypes } from '../../../../shared/_field/fileUpload.ts';
import { jobKinds } from '../../../../shared/job/jobKinds.ts';
import { fc } from '../../../support/fc.ts';

/** A workbook of the old format, as Excel 97 to 2003 write it. */
function xlsOf(rows: (string | number)[][], change: (sheet: WorkSheet) => void = () => undefined): Buffer {
  const sheet = utils.aoa_to_sheet(rows);
  change(sheet);
  const book = utils.book_new(sheet, 'First');
  utils.book_append_sheet(book, utils.aoa_to_sheet([['second']]), 'Second');
  return write(book, { type: 'buffer', bookType: 'biff8' });
}

/** The same workbook with something done to its container. */
function withContainer(content: Buffer, change: (container: ReturnType<typeof CFB.read>) => void): Buffer {
  const container = CFB.read(content, { type: 'buffer' });
  change(container);
  return Buffer.from(CFB.write(container, { type: 'buffer' }) as Uint8Array);
}

/** The number in a cell of the first sheet becomes the outcome of the formula `=1`, as Excel stores it. */
function withFormula(stream: Buffer, row: number, column: number): Buffer {
  const place = Buffer.alloc(4);
  place.writeUInt16LE(row, 0);
  place.writeUInt16LE(column, 2);
  const number = Buffer.concat([Buffer.from([0x03, 0x02, 14, 0]), place]);
  const at = stream.indexOf(number);
  if (at < 0) throw new Error('No number in this cell');
  const end = at + 4 + 14;
  const computed = Buffer.from([0, 0, 0, 0, 0, 0, 3, 0, 0x1e, 1, 0]);
  const content = Buffer.concat([stream.subarray(at + 4, end), computed]);
  const head = Buffer.from([0x06, 0x00, content.length, 0]);
  return Buffer.concat([stream.subarray(0, at), head, content, stream.subarray(end)]);
}

async function linesOf(content: Buffer): Promise<Line[]> {
  const lines: Line[] = [];
  for await (const line of xlsLines(Readable.from([content]))) lines.push(line);
  return lines;
}
/** Without a process. */
const allLines = async (content: Buffer): Promise<Line[]> => [...(await readXlsBook(content)).lines(0)];
const failureIn = (reading: Promise<unknown>): Promise<unknown> =>
  reading.then(
    () => null,
    (error: unknown) => (error instanceof JobFailure ? error.message : error),
  );
const failureOf = (content: Buffer): Promise<unknown> => failureIn(linesOf(content));

/** The workbook with these records behind the dimensions of its first sheet. */
const withRecords = (content: Buffer, records: Buffer): Buffer =>
  withContainer(content, (container) => {
    const entry = CFB.find(container, '/Workbook');
    if (!entry) throw new Error('No workbook');
    const stream = Buffer.from(entry.content as Uint8Array);
    const at = stream.indexOf(Buffer.from([0x00, 0x02, 0x0e, 0x00])) + 18;
    entry.content = Buffer.concat([stream.subarray(0, at), records, stream.subarray(at)]) as never;
    entry.size = (entry.content as Uint8Array).length;
  });

const rows = [
  ['MemberID', 'FullName', 'CoPaymentAED'],
  ['SDR-1', 'سارة المخترعة', 20.5],
  ['', 'Sara', 0],
];

describe('REQ-UI-02 a workbook of the old format', () => {
  it('is accepted wherever sheets are, beside the new one', () => {
    expect(importFileTypes).toEqual(['xls', 'xlsx']);
    // Claims come as the regulators' XML, and as no sheet.
    const { claimFile: _, claimTakeOver: __, ...ofSheets } = jobKinds;
    const uploads = Object.values(ofSheets).flatMap(({ upload }) => (upload ? [upload.types] : []));
    expect(uploads).toHaveLength(2);
    for (const types of uploads) expect(types).toEqual(expect.arrayContaining(['xls', 'xlsx']));
  });

  it('is read cell by cell, its first sheet only', async () => {
    expect(await linesOf(xlsOf(rows))).toEqual([
      { row: 1, cells: ['MemberID', 'FullName', 'CoPaymentAED'] },
      { row: 2, cells: ['SDR-1', 'سارة المخترعة', '20.5'] },
      { row: 3, cells: ['', 'Sara', '0'] },
    ]);
  });

  it('is opened by its content, under its own name only', async () => {
    const content = xlsOf(rows);
    const open = (fileName: string, file = content) =>
      contentOfFile({ fileName, bytes: file.length, open: async () => Readable.from([file]) });
    expect(await open('Members.XLS')).toBe('xls');
    await expect(open('members.csv')).rejects.toThrow('contentDiffers');
    // The container of the old format under the name of the new one: a new workbook with a password.
    await expect(open('members.xlsx')).rejects.toThrow('passwordProtected');
    await expect(open('members.xls', Buffer.from('MemberID,FullName'))).rejects.toThrow('contentDiffers');
    await expect(open('members.xls', Buffer.from('PK\u0003\u0004 a new one'))).rejects.toThrow('contentDiffers');
  });

  it('says which of its cells compute, and takes no value of theirs', async () => {
    const content = withContainer(xlsOf(rows), (container) => {
      const entry = CFB.find(container, '/Workbook');
      if (!entry) throw new Error('No workbook');
      entry.content = withFormula(Buffer.from(entry.content as Uint8Array), 1, 2) as never;
      entry.size = (entry.content as Uint8Array).length;
    });
    const [, line] = await linesOf(content);
    expect(line?.cells).toEqual(['SDR-1', 'سارة المخترعة', formula]);
  });
});

describe('a file that only looks like an old workbook', () => {
  const good = xlsOf(rows);
  const added = (path: string) => withContainer(good, (each) => CFB.utils.cfb_add(each, path, Buffer.from('x')));

  it.each([
    ['has macros', 'macros', () => added('/_VBA_PROJECT_CUR/VBA/dir')],
    ['is a new workbook with a password', 'passwordProtected', () => added('/EncryptedPackage')],
    ['has no workbook', 'notReadable', () => withContainer(good, (each) => void CFB.utils.cfb_del(each, '/Workbook'))],
    [
      'is a document of another program',
      'notReadable',
      () => Buffer.from(`${'d0cf11e0a1b11ae1'}${'00'.repeat(600)}`, 'hex'),
    ],
    ['ends early', 'notReadable', () => good.subarray(0, 600)],
    ['is larger than any register', 'tooLarge', () => Buffer.concat([good, Buffer.alloc(16 * 1024 * 1024)])],
  ])('%s', async (_, failure, content) => expect(await failureOf(content())).toBe(failure));

  it('has a password in its own stream', async () => {
    const at = good.indexOf(Buffer.from([0x85, 0x00]));
    const locked = Buffer.from(good);
    locked.writeUInt16LE(0x002f, at);
    expect(await failureOf(locked)).toBe('passwordProtected');
  });

  it('promises sixteen million cells and has six', async () => {
    const dimensions = good.indexOf(Buffer.from([0x00, 0x02, 0x0e, 0x00]));
    expect(dimensions).toBeGreaterThan(0);
    const wide = Buffer.from(good);
    wide.writeUInt32LE(0x10000, dimensions + 8);
    wide.writeUInt16LE(0x100, dimensions + 14);
    const lines = await linesOf(wide);
    expect(lines.length).toBeLessThan(10);
    expect(lines.flatMap(({ cells }) => cells).length).toBeLessThan(30);
  });

  const link = [0xb8, 0x01, 32, 0, 0, 0, 0xff, 0xff, 0, 0, 0xff, 0, ...Array<number>(24).fill(0)];
  const merge = [0xe5, 0x00, 10, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0];
  it.each([
    ['links over all cells', link, 1],
    ['a thousand lists of joined cells', merge, 1001],
  ])('has %s, which would keep the worker busy for hours', async (_, added, times) => {
    const busy = withRecords(good, Buffer.concat(Array<Buffer>(times).fill(Buffer.from(added))));
    expect(await failureOf(busy)).toBe('tooLarge');
  });

  it('is broken in any other way: a failure of the file, never of the portal', async () => {
    const changes = fc.array(fc.tuple(fc.nat(good.length - 1), fc.nat(255)), { minLength: 1, maxLength: 40 });
    const told = vi.spyOn(console, 'error');
    await fc.assert(
      fc.asyncProperty(changes, async (places) => {
        const broken = Buffer.from(good);
        for (const [at, value] of places) if (at >= 8) broken[at] = value;
        const failure = await failureIn(allLines(broken));
        expect(failure === null || typeof failure === 'string', String(failure)).toBe(true);
      }),
    );
    // Nothing of the file reaches the log.
    expect(told).not.toHaveBeenCalled();
  });
});

/** Rows of 256 numbers each, in records of six bytes a number: little to send, much to hold. */
function numbersOf(rows: number): Buffer {
  const columns = 256;
  const record = Buffer.alloc(4 + 4 + 6 * columns + 2);
  record.writeUInt16LE(0x00bd, 0);
  record.writeUInt16LE(record.length - 4, 2);
  for (let column = 0; column < columns; column += 1) record.writeInt32LE((column << 2) | 2, 10 + 6 * column);
  record.writeUInt16LE(columns - 1, record.length - 2);
  return Buffer.concat(
    Array.from({ length: rows }, (_, row) => {
      const each = Buffer.from(record);
      each.writeUInt16LE(row + 3, 4);
      return each;
    }),
  );
}

describe('a file that is made to be heavy', () => {
  const limits = { bytes: 16 * 1024 * 1024, heapMb: 800, seconds: 120 };
  const linesWithin = (content: Buffer, most: Partial<typeof limits>, read = xlsLines) =>
    Array.fromAsync(read(Readable.from([content]), { ...limits, ...most }));
  const heavy = withRecords(xlsOf(rows), numbersOf(2000));

  it('is read as far as its columns go, while there is memory and time', async () => {
    const lines = await linesWithin(heavy, {});
    expect(lines).toHaveLength(2003);
    expect(lines.at(-1)?.cells).toHaveLength(200);
  });

  it.each([
    ['the memory of its process', { heapMb: 64 }],
    ['the time until its first lines', { seconds: 0.001 }],
  ])('fails alone when it takes more than %s', async (_, most) => {
    expect(await failureIn(linesWithin(heavy, most))).toBe('tooHeavy');
    // The worker goes on to the next file.
    expect(await linesOf(xlsOf(rows))).toHaveLength(3);
  });

  it('crosses from its process in pieces, line after line', async () => {
    const content = xlsOf(Array.from({ length: 600 }, (_, row) => Array<string>(10).fill(`${row}${'x'.repeat(240)}`)));
    expect(await linesOf(content)).toEqual(await allLines(content));
  });

  it('is read in a process in the bundle of a function as well', async () => {
    const root = join(import.meta.dirname, '../../../..');
    const entry = 'functions/_parts/sheet/xlsLines.ts';
    await prepareBundles(root, [entry]);
    const { href } = pathToFileURL(join(bundleOf(root, entry).folder, 'index.mjs'));
    const bundled = (await import(/* @vite-ignore */ href)) as { xlsLines: typeof xlsLines };
    expect(await linesWithin(xlsOf(rows), {}, bundled.xlsLines)).toEqual(await linesOf(xlsOf(rows)));
    await expect(linesWithin(heavy, { heapMb: 64 }, bundled.xlsLines)).rejects.toThrow('tooHeavy');
  });
});
