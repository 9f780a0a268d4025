import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { type Listener, longestText, saxRows } from '../../../../functions/_parts/sheet/saxRows.ts';
import { TextTable } from '../../../../functions/_parts/sheet/textTable.ts';

const megabyte = 1024 * 1024;

describe('the shared texts of a workbook', () => {
  it('come back as they were put in, across the borders of blocks and in any script', () => {
    const table = new TextTable();
    const texts = ['', 'Layla', 'x'.repeat(megabyte - 7), 'ليلى عمر', 'y'.repeat(2 * megabyte), '😀', ''];
    for (const text of texts) table.add(text);
    expect(table.count).toBe(texts.length);
    expect(texts.map((_, at) => table.get(at) === texts[at])).toEqual(texts.map(() => true));
  });

  it('are found behind the first thousand, too', () => {
    const table = new TextTable();
    for (let at = 0; at < 3000; at += 1) table.add(`text ${at}`);
    for (const at of [0, 1023, 1024, 2047, 2048, 2999]) expect(table.get(at)).toBe(`text ${at}`);
  });

  it.each([-1, 1, 0.5, Number.NaN, Number.POSITIVE_INFINITY])(
    'have none of the number %d, which a cell may name',
    (at) => {
      const table = new TextTable();
      table.add('one');
      expect(() => table.get(at)).toThrow('notReadable');
    },
  );

  it('are 128 megabytes at the most', () => {
    const table = new TextTable();
    const text = 'x'.repeat(megabyte);
    for (let count = 0; count < 128; count += 1) table.add(text);
    expect(() => table.add('x')).toThrow('tooLarge');
  });
});

describe('a document as it arrives', () => {
  const listener = (): Listener<string> => {
    const heard: string[] = [];
    return {
      open: () => undefined,
      text: (text) => void heard.push(text),
      close: () => undefined,
      take: () => heard.splice(0),
    };
  };
  const read = (...pieces: (string | Buffer)[]) =>
    Array.fromAsync(saxRows(Readable.from(pieces.map((piece) => Buffer.from(piece as string))), listener()));
  const lengthOf = (texts: readonly string[]) => texts.join('').length;

  it('may have a text of 32 KB in a cell and not a letter more, in one piece or in several', async () => {
    const longest = 'x'.repeat(longestText);
    expect(lengthOf(await read(`<a>${longest}</a>`))).toBe(longestText);
    await expect(read(`<a>${longest}x</a>`)).rejects.toThrow('notReadable');
    await expect(read(`<a>${longest}<!-- --><![CDATA[x]]></a>`)).rejects.toThrow('notReadable');
    // Another cell begins anew.
    expect(lengthOf(await read(`<a><b>${longest}</b><b>x</b></a>`))).toBe(longestText + 1);
  });

  it('in which nothing begins or ends for a megabyte is not read on', async () => {
    const quiet = Array.from({ length: 3 }, () => ' '.repeat(megabyte / 2));
    await expect(read('<a ', ...quiet, '/>')).rejects.toThrow('notReadable');
    expect(await read('<a ', ...quiet.slice(2), '/>')).toEqual([]);
  });

  it('that is cut within a sign, or has one that UTF-8 has not, is refused', async () => {
    await expect(read('<a>', Buffer.from([0xff]), '</a>')).rejects.toThrow('notReadable');
    await expect(read('<a>half')).rejects.toThrow('notReadable');
  });
});
