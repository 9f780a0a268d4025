import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isCardNumber } from '../../../shared/_field/cardNumber.ts';
import { formatEmiratesId } from '../../../shared/_field/emiratesId.ts';

describe('the number of an insurance card', () => {
  it('REQ-VALID-20 is no Emirates ID, however it is written', () => {
    const digits = fc.stringMatching(/^784\d{12}$/);
    const grouped = (each: string) => [each, formatEmiratesId(each), each.replace(/(.{3})/g, '$1 '), `${each}/`];
    fc.assert(fc.property(digits, (each) => grouped(each).every((text) => !isCardNumber(text))));
  });

  it.each(['SDR-000001', '88-7700013-01', '784', 'A784198500000017', '7841985000000171', '78419850000001', 'x/1.2_3'])(
    'REQ-VALID-20 may be %s',
    (text) => expect(isCardNumber(text)).toBe(true),
  );

  it.each(['', ' ', '--', '=1+1', '@SUM(A1)', '+97150', 'كرت1', '٧٨٤١٩٨٥٠٠٠٠٠٠١٧', 'A<1', "A'1", 'A\u0000'])(
    'REQ-VALID-20 has letters, digits and separators only: not %j',
    (text) => expect(isCardNumber(text)).toBe(false),
  );
});
