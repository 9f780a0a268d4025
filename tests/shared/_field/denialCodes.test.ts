import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { denialCodes } from '../../../shared/_field/denialCodes.ts';
import { denialFamilyOf } from '../../../shared/_field/denialFamily.ts';
import { deskDenials } from '../../../shared/worklist/deskDenials.ts';
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
    const next = codes.map(
      (code) => texts[code as keyof typeof texts] ?? texts[denialFamilyOf(code) as keyof typeof texts],
    );
    expect(next.filter((text) => !text)).toEqual([]);
    const used = new Set(codes.flatMap((code) => [code, denialFamilyOf(code)]));
    expect(sorted(texts).filter((name) => !used.has(name))).toEqual([]);
    for (const text of Object.values(texts)) expect(text).toMatch(/\S/);
  });

  it('has a meaning in both languages', () => {
    for (const { en, ar } of Object.values(denialCodes)) {
      expect(en).toMatch(/^[A-Z][^\u0600-\u06FF]+$/);
      expect(ar).toMatch(/^[\u0600-\u06FF]/);
    }
  });

  it('is known, all 108 of them, and those of an eligibility answer among them', () => {
    expect(codes).toHaveLength(108);
    expect(deskDenials.filter((code) => !codes.includes(code))).toEqual([]);
    for (const code of codes) expect(code).toMatch(/^[A-Z]{3,4}-\d{3,4}$/);
  });

  it.runIf(existsSync(reference))('is one of the regulators, and none of theirs is left out', () => {
    const [, ...lines] = readFileSync(reference, 'utf8').trim().split('\n');
    expect(codes).toEqual(lines.map((line) => line.split(',')[0]).sort());
  });
});
