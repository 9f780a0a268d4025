import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  groupedCode,
  printedCodeChance,
  printedCodeOf,
  printedCodeSigns,
  readPrintedCode,
} from '../../../shared/document/printedCode.ts';

const chance = fc
  .array(fc.constantFrom(...printedCodeSigns), { minLength: printedCodeChance, maxLength: printedCodeChance })
  .map((signs) => signs.join(''));

it('has no two signs that look alike', () => {
  for (const alike of ['0OQ', '1IL', '2Z', '5S', '8B', 'UV']) {
    expect([...alike].filter((sign) => printedCodeSigns.includes(sign)).length, alike).toBeLessThan(2);
  }
});

it('reads every code that it makes, in groups too', () => {
  fc.assert(
    fc.property(chance, (signs) => {
      const code = printedCodeOf(signs);
      expect(code).toHaveLength(20);
      expect(readPrintedCode(code)).toBe(code);
      expect(groupedCode(code)).toMatch(/^(\w{5}-){3}\w{5}$/);
      expect(readPrintedCode(groupedCode(code))).toBe(code);
    }),
  );
});

it('finds each single wrong sign, and each pair of neighbours exchanged', () => {
  fc.assert(
    fc.property(chance, fc.nat(19), fc.constantFrom(...printedCodeSigns), (signs, at, other) => {
      const code = printedCodeOf(signs);
      const wrong = code.slice(0, at) + other + code.slice(at + 1);
      expect(readPrintedCode(wrong)).toBe(wrong === code ? code : null);
      const turned =
        code.slice(0, at) +
        code
          .slice(at, at + 2)
          .split('')
          .reverse()
          .join('') +
        code.slice(at + 2);
      expect(readPrintedCode(turned)).toBe(turned === code ? code : null);
    }),
  );
});

it.each(['', '-----', 'ACDEF', `${printedCodeOf('ACDEFGHJKMNPRTVWXY')}A`, 'O'.repeat(20)])('refuses %j', (typed) => {
  expect(readPrintedCode(typed)).toBeNull();
});
