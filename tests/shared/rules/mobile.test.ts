import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { eligibilityForm } from '../../../shared/api/eligibility.ts';
import { isInternationalMobile } from '../../../shared/rules/mobile.ts';

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
