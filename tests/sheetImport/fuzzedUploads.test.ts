import { utils, write } from '@e965/xlsx';
import { describe, expect, it } from 'vitest';
import { JobFailure } from '../../functions/_parts/job/jobKind.ts';
import { readSheetFile } from '../../functions/_parts/sheetImport/readSheetFile.ts';
import type { ImportKindFacts } from '../../shared/_parts/sheetImport.ts';
import { importKinds } from '../../shared/sheetImport/kindsByName.ts';
import english from '../../web/parts/job/texts/en.json' with { type: 'json' };
import { anOwner } from '../contract/owner.ts';
import { type SignedIn, signIn, startBackend } from '../support/api.ts';
import { fc } from '../support/fc.ts';
import { importsOf } from '../support/imports.ts';
import { zipOf } from '../support/registerFiles.ts';

const { store } = await startBackend();

/** Cells that a program may stumble over, besides what fast-check finds. */
const cell = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.constantFrom(
    '',
    '=1+1',
    '"',
    '""',
    ';',
    '\r',
    '\n',
    '\u0000',
    '\ud800',
    '\u200f',
    '٧٨٤',
    '1e400',
    '#REF!',
    '<',
    '&#0;',
  ),
  fc.constantFrom('constructor', '__proto__', 'toString', '7.84E+14', '31/02/2026', 'x'.repeat(5000)),
);
const cells = fc.array(fc.array(cell, { maxLength: 8 }), { maxLength: 6 });

/** What may become of a file on its way, or by somebody who means harm. */
const harm = fc.record({
  what: fc.constantFrom('set', 'cut', 'repeat', 'insert'),
  at: fc.nat({ max: 1_000_000 }),
  length: fc.integer({ min: 1, max: 40 }),
  byte: fc.integer({ min: 0, max: 255 }),
});
type Harm = typeof harm extends fc.Arbitrary<infer Value> ? Value : never;

function harmed(content: Buffer, harms: readonly Harm[]): Buffer {
  return harms.reduce((before, { what, at, length, byte }) => {
    const from = at % Math.max(before.length, 1);
    const part = before.subarray(from, from + length);
    const middle = {
      set: Buffer.alloc(part.length, byte),
      cut: Buffer.alloc(0),
      repeat: Buffer.concat([part, part]),
      insert: Buffer.concat([Buffer.alloc(length, byte), part]),
    }[what];
    return Buffer.concat([before.subarray(0, from), middle, before.subarray(from + length)]);
  }, content);
}

type Rows = readonly (readonly string[])[];
const csvOf = (rows: Rows): Buffer => Buffer.from(rows.map((row) => row.join(',')).join('\r\n'));

const xml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const sheetXml = (rows: Rows): string => {
  const inRow = (row: readonly string[], at: number) =>
    row.map((text, column) => {
      const place = `${String.fromCharCode(65 + (column % 26))}${at + 1}`;
      return column < 26 ? `<c r="${place}" t="inlineStr"><is><t>${xml(text)}</t></is></c>` : '';
    });
  const lines = rows.map((row, at) => `<row r="${at + 1}">${inRow(row, at).join('')}</row>`);
  return `<worksheet><sheetData>${lines.join('')}</sheetData></worksheet>`;
};

/** A workbook whose sheet is harmed before it is packed: what is harmed afterwards seldom gets beyond the unpacking. */
const xlsxOf = (rows: Rows, harms: readonly Harm[]): Buffer =>
  zipOf({
    'xl/workbook.xml': '<workbook><sheets><sheet name="A" r:id="r1"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels': '<R><Relationship Id="r1" Target="worksheets/sheet1.xml"/></R>',
    'xl/worksheets/sheet1.xml': harmed(Buffer.from(sheetXml(rows)), harms),
  });

function xlsOf(rows: Rows): Buffer {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows.map((row) => [...row])), 'A');
  return write(book, { type: 'buffer', bookType: 'biff8' });
}

const formats = {
  'a CSV': { name: 'a.csv', runs: 25, of: (rows: Rows, harms: readonly Harm[]) => harmed(csvOf(rows), harms) },
  'a workbook, harmed within': { name: 'a.xlsx', runs: 25, of: xlsxOf },
  'a workbook, harmed as a whole': {
    name: 'a.xlsx',
    runs: 25,
    of: (rows: Rows, harms: readonly Harm[]) => harmed(xlsxOf(rows, []), harms),
  },
  // Each is read in a thread of its own.
  'an old workbook': { name: 'a.xls', runs: 4, of: (rows: Rows, harms: readonly Harm[]) => harmed(xlsOf(rows), harms) },
} as const;

async function senderOf({ scopes }: ImportKindFacts): Promise<SignedIn> {
  if (scopes.includes('payer')) return (await anOwner(store)).payer;
  return signIn({
    roles: scopes.includes('all') ? ['SuperAdmin'] : ['ProviderAdmin', 'Eligibility', 'EauthClaim'],
    ...(scopes.includes('all') && { facility: null }),
  });
}

describe.each(Object.values(importKinds))('a sheet for $name', (facts) => {
  const { sent, reading } = importsOf(facts.name, {});
  const heads = Object.values(facts.columns)
    .map(({ title }) => title.en)
    .slice(0, 20);

  it.each(Object.entries(formats))('is read or refused with a reason, whatever became of it: %s', async (_, format) => {
    // One person may send sixty in an hour, and a format is tried less often.
    const as = await senderOf(facts);
    const tried = fc.asyncProperty(cells, fc.array(harm, { maxLength: 6 }), async (rows, harms) => {
      const content = format.of([heads, ...rows], harms);
      if (content.length === 0) return;
      // An answer that is none of the contract's, as of an error that nobody has thought of, is thrown by the call.
      const { failure, lines } = await reading(as, await sent(as, format.name, content));
      if (failure === null) expect(lines.length).toBeGreaterThan(0);
      else expect(Object.keys(english.failure)).toContain(failure);
      // And to its last row, by the reader of the calls that take a file in a form.
      const whole = await readSheetFile(new File([new Uint8Array(content)], format.name), facts).catch(
        (error) => error,
      );
      if (whole instanceof JobFailure) expect(Object.keys(english.failure)).toContain(whole.code);
      else expect(whole).toBeInstanceOf(Array);
    });
    await fc.assert(tried, { numRuns: format.runs });
  });
});
