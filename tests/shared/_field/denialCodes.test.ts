import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { denialCodes } from '../../../shared/_field/denialCodes.ts';
import arabic from '../../../web/eligibility/texts/ar.json' with { type: 'json' };
import english from '../../../web/eligibility/texts/en.json' with { type: 'json' };

const reference = join(import.meta.dirname, '../../../../shared/domain/reference/denial_codes.csv');
const sorted = (record: object): string[] => Object.keys(record).sort();

describe('each denial code that an answer may carry', () => {
  const codes = sorted(denialCodes);

  it.each([
    ['what to do next in English', english.denialNext],
    ['what to do next in Arabic', arabic.denialNext],
  ])('has %s', (_, texts) => {
    expect(sorted(texts)).toEqual(codes);
    for (const text of Object.values(texts)) expect(text).toMatch(/\S/);
  });

  it('has a meaning in both languages', () => {
    for (const { en, ar } of Object.values(denialCodes)) {
      expect(en).toMatch(/^[A-Z][^\u0600-\u06FF]+$/);
      expect(ar).toMatch(/^[\u0600-\u06FF]/);
    }
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
