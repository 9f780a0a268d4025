import { describe, expect, it } from 'vitest';
import { errorsOf } from '../../../functions/_kit/input.ts';
import { emiratesIdDigits, formatEmiratesId, isEmiratesId } from '../../../shared/_field/emiratesId.ts';
import { passesLuhn } from '../../../shared/_field/luhn.ts';
import { eligibilityForm } from '../../../shared/eligibility/routes.ts';
import { fc } from '../../support/fc.ts';

const digits = (length: number) => fc.stringMatching(new RegExp(`^\\d{${length}}$`));
const withCheckDigit = (body: string) => body + [...'0123456789'].find((digit) => passesLuhn(body + digit));

describe('the Luhn check', () => {
  it('accepts exactly one check digit for every number', () => {
    fc.assert(
      fc.property(
        digits(14).filter((body) => /[1-9]/.test(body)),
        (body) => [...'0123456789'].filter((digit) => passesLuhn(body + digit)).length === 1,
      ),
    );
  });

  it('finds every single wrong digit', () => {
    fc.assert(
      fc.property(digits(14), fc.nat(14), fc.integer({ min: 1, max: 9 }), (body, place, shift) => {
        const number = withCheckDigit(`1${body.slice(1)}`);
        const wrong = (Number(number[place]) + shift) % 10;
        return !passesLuhn(number.slice(0, place) + wrong + number.slice(place + 1));
      }),
    );
  });

  it('does not accept nothing but zeros', () => {
    expect(passesLuhn('000000000000000')).toBe(false);
    expect(passesLuhn('')).toBe(false);
  });
});

describe('an Emirates ID', () => {
  it.each(['784-1985-0000001-7', '784-1990-1234567-6', '784-2005-1112223-4', '784197209876545', '784 2020 9999999 1'])(
    'REQ-VALID-06 accepts %s',
    (text) => expect(isEmiratesId(text)).toBe(true),
  );

  it.each([
    '784-1985-0000001-8',
    '784-1990-1234567-7',
    '784-1985-000001-7',
    '784-19A0-1234567-6',
    '7841985000000170',
    '0784198500000017',
    '111-1111-1111111-1',
    '٧٨٤١٩٨٥٠٠٠٠٠٠١٧',
    '',
  ])('REQ-VALID-06 refuses "%s"', (text) => expect(isEmiratesId(text)).toBe(false));

  it('REQ-VALID-06 is never anything but 15 digits, dashes and blanks aside', () => {
    fc.assert(fc.property(fc.string(), (text) => !isEmiratesId(text) || /^\d{15}$/.test(emiratesIdDigits(text))));
  });

  it('REQ-VALID-06 is refused by the form with the key invalidEmiratesId and the specified message', () => {
    const parsed = eligibilityForm.safeParse({ payerId: 1, emiratesId: '784-1985-0000001-8', eidReasonId: 1 });
    expect(errorsOf(parsed.error?.issues ?? [])).toContainEqual(
      expect.objectContaining({
        code: 'invalidEmiratesId',
        field: 'emiratesId',
        message: 'Valid Emirates ID Required',
      }),
    );
  });

  it('REQ-VALID-07 is grouped 3-4-7-1, as far as it is typed', () => {
    expect(formatEmiratesId('784198500000017')).toBe('784-1985-0000001-7');
    expect(formatEmiratesId('78419')).toBe('784-19');
    expect(formatEmiratesId('')).toBe('');
    expect(formatEmiratesId('7841985000000170')).toBe('784-1985-0000001-7');
    fc.assert(fc.property(digits(15), (number) => emiratesIdDigits(formatEmiratesId(number)) === number));
  });
});
