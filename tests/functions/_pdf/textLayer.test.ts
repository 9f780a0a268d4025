import { describe, expect, it } from 'vitest';
import { loadFonts } from '../../../functions/_pdf/fonts.ts';
import { PdfWriter } from '../../../functions/_pdf/pdfWriter.ts';
import type { TextStyle } from '../../../functions/_pdf/textBlock.ts';
import { pdfReaders, readPdf } from '../../support/pdfReaders.ts';
import { drawnTexts } from '../../support/pdfText.ts';

const style: TextStyle = { size: 11, weight: 'regular', colour: '#000000', direction: 'auto', align: 'start' };

async function printed(lines: readonly string[], weight: TextStyle['weight'] = 'regular'): Promise<Uint8Array> {
  const facts = { title: 'Print', subject: 'Print', author: 'Wasla', language: 'ar', createdAt: new Date(0) } as const;
  const writer = new PdfWriter({ ...facts, fonts: await loadFonts() });
  for (const line of lines) {
    const block = writer.layOut(line, writer.width, style);
    writer.write(block, { x: writer.left, y: writer.y, width: writer.width }, { ...style, weight }, 'P');
    writer.y += block.height + 6;
  }
  return writer.finish();
}

const wordsOf = (text: string): string[] => text.match(/[\p{Script=Arabic}\p{M}]+/gu) ?? [];

/** Ligatures of all kinds: lam with each alef, and the pairs that the typeface joins. */
const ligatures = [
  'شبكة الرعاية الأهلية',
  'لا يغطي التأمين هذه الخدمة إلا بموافقة مسبقة',
  'الآن للأطفال والإناث في دبي غير متاح حتى الشرح',
];
const marks = ['مقدّم الخدمة محمّد الشّامسي', 'ساريًا يومًا جزئيًا', 'يُسجَّل ويُرفض تلقائيًا'];
const mixed = [
  'موافقة رقم 12345 صالحة حتى 31/12/2026',
  'المبلغ الموافق عليه 1,250.00 درهم من أصل 1,400.00',
  'الهوية 784-1985-0000001-7 والهاتف +971-50-123-4567',
  'رفضت شركة التأمين السطر الأول: NCOV-003 – الخدمة غير مغطاة',
  'عيادة نور للأسرة (Noor Family Clinic) دبي',
  'The payer: شركة الأمان للتأمين, Abu Dhabi',
];

describe.each(pdfReaders)('in %s', (reader) => {
  it.each(['regular', 'bold'] as const)(
    'a line of Arabic in %s letters is found and copied as it was written',
    async (weight) => {
      const text = await readPdf(reader, await printed([...ligatures, ...marks], weight));
      for (const line of [...ligatures, ...marks]) expect(text).toContain(line.normalize('NFC'));
    },
  );

  it('each Arabic word beside numbers, codes and Latin names is found whole', async () => {
    const found = new Set(wordsOf(await readPdf(reader, await printed(mixed))));
    expect(mixed.flatMap(wordsOf).filter((word) => !found.has(word))).toEqual([]);
  });

  it('amounts, dates, numbers and names are found in one piece', async () => {
    const text = await readPdf(reader, await printed(mixed));
    for (const each of ['12345', '31/12/2026', '1,250.00', '1,400.00', '784-1985-0000001-7', '+971-50-123-4567']) {
      expect(text.split(/\s+/)).toContain(each);
    }
  });
});

it('an amount in an Arabic sentence stands as it is said, thousands first', async () => {
  const texts = drawnTexts(await printed(['من أصل 1,400.00 درهم و 12,345,678.90']));
  expect(texts.map(({ text }) => text)).toEqual(expect.arrayContaining(['1,400.00', '12,345,678.90']));
});
