import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { denialWordingArabic } from '../../../functions/eligibility/pdf/wording.ts';
import { denialCodes } from '../../../shared/_field/denialCodes.ts';
import arabic from '../../../web/eligibility/texts/ar.json' with { type: 'json' };
import english from '../../../web/eligibility/texts/en.json' with { type: 'json' };

const reference = join(import.meta.dirname, '../../../../shared/domain/reference/denial_codes.csv');
const sorted = (record: object): string[] => Object.keys(record).sort();

describe('each denial code that an answer may carry', () => {
  const codes = sorted(denialCodes);

  it.each([
    ['a meaning in English', english.denial],
    ['a meaning in Arabic', arabic.denial],
    ['what to do next in English', english.denialNext],
    ['what to do next in Arabic', arabic.denialNext],
    ['a meaning on Arabic paper', denialWordingArabic],
  ])('has %s', (_, texts) => {
    expect(sorted(texts)).toEqual(codes);
    for (const text of Object.values(texts)) expect(text).toMatch(/\S/);
  });

  it.runIf(existsSync(reference))('is one of the regulators', () => {
    const known = new Set(
      readFileSync(reference, 'utf8')
        .split('\n')
        .map((line) => line.split(',')[0]),
    );
    expect(codes.filter((code) => !known.has(code))).toEqual([]);
  });
});
