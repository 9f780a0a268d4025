import { describe, expect, it } from 'vitest';
import { fileSizeText } from '../../../shared/_field/fileSize.ts';
import { importFileTypes, uploadMessage, uploadProblems } from '../../../shared/_field/fileUpload.ts';
import { filledText } from '../../../shared/_field/sentence.ts';
import { fc } from '../../support/fc.ts';

const limits = { maxFiles: 2, maxBytes: 1_048_576, types: importFileTypes };
const messages = (files: { name: string; size: number }[]) =>
  uploadProblems(files, limits).map((problem) => uploadMessage(problem));

describe('files to upload', () => {
  it('REQ-VALID-15 are refused when larger than the limit, not when as large', () => {
    expect(messages([{ name: 'claims.xlsx', size: 1_048_576 }])).toEqual([]);
    expect(messages([{ name: 'claims.xlsx', size: 1_048_577 }])).toEqual([
      'claims.xlsx: Invalid file size, maximum upload size is 1 MB.',
    ]);
  });

  it('REQ-VALID-16 REQ-UI-02 are refused when of another type than xls and xlsx, by the last ending in any case', () => {
    const size = 1;
    expect(messages([{ name: 'Claims.XLS', size }])).toEqual([]);
    expect(messages([{ name: 'claims.v2.xlsx', size }])).toEqual([]);
    for (const name of ['claims.csv', 'claims.xlsx.exe', 'xlsx', 'claims', 'claims.', 'claims.xlsm']) {
      expect(messages([{ name, size }])).toEqual([`${name}: Invalid file type, allowed file types: xls, xlsx.`]);
    }
  });

  it('REQ-VALID-17 are refused when there are too many', () => {
    const files = (count: number) => Array.from({ length: count }, (_, at) => ({ name: `${at}.xls`, size: 1 }));
    expect(messages(files(2))).toEqual([]);
    expect(messages(files(3))).toEqual(['Maximum number of files exceeded, limit is 2 at most.']);
  });

  it('REQ-VALID-15 REQ-VALID-16 REQ-VALID-17 name everything that is wrong with any of them', () => {
    const file = fc.record({ name: fc.constantFrom('a.xls', 'b.xlsx', 'c.pdf'), size: fc.nat(2_000_000) });
    fc.assert(
      fc.property(fc.array(file, { maxLength: 6 }), (files) => {
        const wrong = [
          files.filter(({ name }) => name === 'c.pdf').length,
          files.filter(({ size }) => size > limits.maxBytes).length,
          files.length > limits.maxFiles ? 1 : 0,
        ];
        expect(uploadProblems(files, limits)).toHaveLength(wrong.reduce((sum, each) => sum + each, 0));
      }),
    );
  });

  it('are named as they are, even by a name full of braces and dollars, in any language', () => {
    expect(messages([{ name: '{types}$&.pdf', size: 1 }])).toEqual([
      '{types}$&.pdf: Invalid file type, allowed file types: xls, xlsx.',
    ]);
    const [problem] = uploadProblems([{ name: 'a.pdf', size: 1 }], limits);
    expect(filledText('نوع الملف {{file}} غير مسموح؛ المسموح: {{types}} {{n}}', problem?.values)).toBe(
      'نوع الملف a.pdf غير مسموح؛ المسموح: xls, xlsx {{n}}',
    );
  });
});

describe('a file size', () => {
  const units = ['B', 'KB', 'MB', 'GB', 'TB', 'PB', 'EB', 'ZB', 'YB'];

  it('REQ-UI-22 has the units B, KB, MB, GB, TB, PB, EB, ZB, YB', () => {
    expect(units.map((_, power) => fileSizeText(1024 ** power))).toEqual(units.map((unit) => `1 ${unit}`));
    expect(fileSizeText(1024 ** 9)).toBe('1024 YB');
  });

  it.each([
    [0, '0 B'],
    [1023, '1023 B'],
    [1536, '1.5 KB'],
    [1_234_567, '1.177 MB'],
    [1024 ** 3 - 1, '1 GB'],
  ])('REQ-UI-22 writes %d as %s', (bytes, text) => expect(fileSizeText(bytes)).toBe(text));

  it('REQ-UI-22 is right to a two-thousandth of its unit, and below 1024 of it', () => {
    fc.assert(
      fc.property(fc.maxSafeNat(), (bytes) => {
        const [number, unit] = fileSizeText(bytes).split(' ');
        const scale = 1024 ** units.indexOf(unit!);
        expect(Number(number)).toBeLessThan(1024);
        expect(Math.abs(Number(number) - bytes / scale)).toBeLessThanOrEqual(0.000501);
      }),
    );
  });
});
