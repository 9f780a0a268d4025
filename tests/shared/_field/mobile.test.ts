import { describe, expect, it } from 'vitest';
import { isInternationalMobile, isUaeMobile } from '../../../shared/_field/mobile.ts';
import { eligibilityForm } from '../../../shared/eligibility/routes.ts';
import { fc } from '../../support/fc.ts';

describe('an international mobile number', () => {
  it('REQ-VALID-08 has the form +NNN-NN-NNN-NNNN', () => {
    fc.assert(fc.property(fc.stringMatching(/^\+\d{3}-\d{2}-\d{3}-\d{4}$/), isInternationalMobile));
  });

  it.each([
    '0501234567',
    '+971501234567',
    '971-50-123-4567',
    '+971-50-123-456',
    '+971-50-123-45678',
    ' +971-50-123-4567',
    '',
  ])('REQ-VALID-08 is not "%s"', (text) => expect(isInternationalMobile(text)).toBe(false));

  it('REQ-VALID-08 is refused by the form with the key invalidMobileNumber', () => {
    const parsed = eligibilityForm.safeParse({ mobileNumber: '0501234567' });
    expect(parsed.error?.issues).toContainEqual(
      expect.objectContaining({ path: ['mobileNumber'], params: { key: 'invalidMobileNumber' } }),
    );
  });
});

describe('a mobile number as written inside the Emirates', () => {
  it('REQ-VALID-09 is 05 or 5 and eight more digits', () => {
    fc.assert(fc.property(fc.stringMatching(/^0?5\d{8}$/), isUaeMobile));
  });

  it('REQ-VALID-09 has 9 digits after 5 and 10 after 05, no others', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^0?5\d{0,15}$/), (digits) => {
        const length = digits.startsWith('0') ? 10 : 9;
        return isUaeMobile(digits) === (digits.length === length);
      }),
    );
  });

  it.each(['+971501234567', '971501234567', '0401234567', '401234567', '050 123 4567', '٠٥٠١٢٣٤٥٦٧', ''])(
    'REQ-VALID-09 is not "%s"',
    (text) => expect(isUaeMobile(text)).toBe(false),
  );
});
