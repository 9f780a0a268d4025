import { describe, expect, it } from 'vitest';
import { deviceIdentifier, deviceIdentifierOrPlaceholder } from '../../../shared/_field/deviceIdentifier.ts';
import { fc } from '../../support/fc.ts';

const right = '356938035643809';
const placeholders = ['0', '1', '2', '9'].map((digit) => digit.repeat(15));
const digits = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 15, maxLength: 15 });

/** The Luhn sum by its own words: from the right every second digit is doubled, and both digits of a product count. */
const luhnSum = (text: string): number =>
  [...text]
    .reverse()
    .flatMap((digit, at) => [...String(at % 2 === 1 ? Number(digit) * 2 : Number(digit))])
    .reduce((sum, digit) => sum + Number(digit), 0);

describe('a device identifier', () => {
  it.each([right, '35-693803-564380-9', ' 35 693803 564380 9 ', 'IMEI: 356938035643809'])(
    'REQ-VALID-18 is read from %j by its digits',
    (typed) => {
      expect(deviceIdentifier.parse(typed)).toBe(right);
    },
  );

  it.each(['', 'IMEI', right.slice(0, 14), `${right}0`, '356938035643808', '356938035643089'])(
    'REQ-VALID-18 is not %j: 15 digits whose Luhn sum is a multiple of 10',
    (typed) => {
      for (const schema of [deviceIdentifier, deviceIdentifierOrPlaceholder])
        expect(schema.safeParse(typed).success).toBe(false);
    },
  );

  it('REQ-VALID-18 passes where its Luhn sum is a positive multiple of 10, and nowhere else', () => {
    fc.assert(
      fc.property(digits, (drawn) => {
        const text = drawn.join('');
        const sum = luhnSum(text);
        expect(deviceIdentifier.safeParse(text).success, text).toBe(sum > 0 && sum % 10 === 0);
      }),
    );
  });

  it('REQ-VALID-19 is no placeholder: 15 zeros have a sum of 0', () => {
    expect(luhnSum('0'.repeat(15))).toBe(0);
    expect(placeholders.filter((text) => deviceIdentifier.safeParse(text).success)).toEqual([]);
  });

  it('REQ-VALID-19 may be one of four placeholders where a form takes them, and no other repeated digit', () => {
    const repeated = Array.from({ length: 10 }, (_, digit) => String(digit).repeat(15));
    const passes = repeated.filter((text) => deviceIdentifierOrPlaceholder.safeParse(text).success);
    expect(passes).toEqual(placeholders);
    expect(deviceIdentifierOrPlaceholder.parse(right)).toBe(right);
  });
});
