import { describe, expect, it } from 'vitest';
import { csvLine, safeText } from '../../../shared/_field/sheetText.ts';
import { fc } from '../../support/fc.ts';

const formula = /^\s*[=+\-@]/;

/** The cells as a program that knows no quotes finds them. */
const cellsBy = (separator: string, line: string): string[] =>
  line.split(/[\r\n]/).flatMap((row) => row.split(separator));

describe('a text in a sheet', () => {
  it('is never read as a formula', () => {
    for (const text of ['=1+1', '+1', '-1', '@SUM(A1)', ' =1', '\t=1']) expect(safeText(text)).toBe(`'${text}`);
    for (const text of ['1=1', 'a+b', 'Al-Nuaimi', '2026-11-22']) expect(safeText(text)).toBe(text);
  });
});

describe('a line of CSV', () => {
  it('holds its cells as they are', () => {
    expect(csvLine(['a', 'b;c', 'd,"e"', 5, -5, null])).toBe('a,b;c,"d,""e""",5,-5,\r\n');
  });

  it.each([';', ',', '|', '\t'])('has no formula in it where %j separates', (separator) => {
    expect(
      cellsBy(separator, csvLine(['x;=1+2', 'x|@SUM(A1)', 'x\t-1', 'x\n=1', 'x, +1'])).filter((cell) =>
        formula.test(cell),
      ),
    ).toEqual([]);
    const piece = fc.constantFrom('=1', '+', '-', '@', ';', ',', '|', '\t', '\n', '\r', ' ', '"', 'a', "'");
    const text = fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(''));
    fc.assert(
      fc.property(fc.array(text, { minLength: 1, maxLength: 4 }), (cells) => {
        // A cell in quotes begins with a quote for a program that knows none.
        expect(cellsBy(separator, csvLine(cells)).filter((cell) => formula.test(cell))).toEqual([]);
      }),
    );
  });
});
