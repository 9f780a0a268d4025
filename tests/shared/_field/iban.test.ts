import { describe, expect, it } from 'vitest';
import { isUaeIban, maskIban } from '../../../shared/_field/iban.ts';
import { fc } from '../../support/fc.ts';

const numbers = [
  'AE070331234567890123456',
  'AE690260001015123456701',
  'AE760350000012345678901',
  'AE540460000000000000123',
];

describe('an IBAN of the Emirates', () => {
  it.each(numbers)('may be %s, in groups and in small letters too', (iban) => {
    expect(isUaeIban(iban)).toBe(true);
    expect(isUaeIban(iban.toLowerCase().replace(/.{4}/g, '$& '))).toBe(true);
  });

  it.each([
    'AE080331234567890123456',
    'AE0703312345678901234',
    'AE0703312345678901234567',
    // The check digits of these are right; only country and length are not.
    'DE070331234567890123456',
    'AE9003312345678901234567',
    'GB82WEST12345698765432',
    '',
  ])('is not "%s"', (iban) => expect(isUaeIban(iban)).toBe(false));

  it('has one pair of check digits from 02 to 98', () => {
    const pairs = Array.from({ length: 97 }, (_, at) => String(at + 2).padStart(2, '0'));
    fc.assert(
      fc.property(
        fc.stringMatching(/^\d{19}$/),
        (account) => pairs.filter((check) => isUaeIban(`AE${check}${account}`)).length === 1,
      ),
    );
  });

  it('does not survive a wrong digit', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...numbers),
        fc.integer({ min: 2, max: 22 }),
        fc.integer({ min: 1, max: 9 }),
        (iban, at, by) => {
          const wrong = (Number(iban[at]) + by) % 10;
          return !isUaeIban(iban.slice(0, at) + wrong + iban.slice(at + 1));
        },
      ),
    );
  });
});

describe('a masked IBAN', () => {
  it('REQ-UI-04 hides the first 11 characters', () => {
    expect(maskIban('AE07 0331 2345 6789 0123 456')).toBe('•••••••••••567890123456');
  });

  it('tells nothing of them and everything behind', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Z0-9]{0,34}$/), (iban) => {
        const hidden = Math.min(11, iban.length);
        expect(maskIban(iban)).toBe('•'.repeat(hidden) + iban.slice(hidden));
      }),
    );
  });
});
