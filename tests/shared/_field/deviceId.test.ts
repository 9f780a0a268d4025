import { describe, expect, it } from 'vitest';
import { isDeviceId } from '../../../shared/_field/deviceId.ts';
import { passesLuhn } from '../../../shared/_field/luhn.ts';
import { fc } from '../../support/fc.ts';

const numbers = ['356938035643809', '490154203237518', '860123456789014'];
const fifteen = fc.stringMatching(/^\d{15}$/);

describe('a device identifier', () => {
  it.each(numbers)('REQ-VALID-18 may be %s', (number) => expect(isDeviceId(number)).toBe(true));

  it('REQ-VALID-18 is read past everything that is no digit', () => {
    expect(isDeviceId('35-693803-564380-9')).toBe(true);
    const noise = fc.array(fc.stringMatching(/^[^0-9]*$/), { minLength: 16, maxLength: 16 });
    fc.assert(
      fc.property(fc.constantFrom(...numbers), noise, (number, signs) =>
        isDeviceId(signs.map((sign, at) => sign + (number[at] ?? '')).join('')),
      ),
    );
  });

  it('REQ-VALID-18 has a check digit: of ten endings one passes', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^\d{13}[1-9]$/),
        (body) => [...'0123456789'].filter((digit) => isDeviceId(body + digit)).length === 1,
      ),
    );
  });

  it('REQ-VALID-18 has exactly 15 digits, though longer and shorter numbers pass the check as well', () => {
    expect(passesLuhn('18')).toBe(true);
    expect(isDeviceId('18')).toBe(false);
    expect(isDeviceId('')).toBe(false);
    fc.assert(fc.property(fc.stringMatching(/^\d*$/), (digits) => digits.length === 15 || !isDeviceId(digits)));
  });

  it('REQ-VALID-18 is not all zeros: their sum is a multiple of 10, but no positive one', () => {
    expect(isDeviceId('0'.repeat(15))).toBe(false);
  });

  it.each(['0', '1', '2', '9'])('REQ-VALID-19 may be nothing but %s where stand-ins are accepted', (digit) => {
    expect(isDeviceId(digit.repeat(15), { areStandInsAccepted: true })).toBe(true);
    expect(isDeviceId(digit.repeat(14), { areStandInsAccepted: true })).toBe(false);
  });

  it('REQ-VALID-19 accepts no other stand-in, and none unless asked to', () => {
    const repeated = (options?: { areStandInsAccepted: boolean }) =>
      [...'0123456789'].filter((digit) => isDeviceId(digit.repeat(15), options)).join('');
    const passing = [...'0123456789'].filter((digit) => passesLuhn(digit.repeat(15))).join('');
    expect(repeated()).toBe(passing);
    expect(repeated({ areStandInsAccepted: true })).toBe([...new Set(`0129${passing}`)].sort().join(''));
    fc.assert(
      fc.property(
        fifteen.filter((digits) => !/^(.)\1*$/.test(digits)),
        (digits) => isDeviceId(digits, { areStandInsAccepted: true }) === isDeviceId(digits),
      ),
    );
  });
});
