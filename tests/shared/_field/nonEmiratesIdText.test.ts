import { describe, expect, it } from 'vitest';
import { formatEmiratesId } from '../../../shared/_field/emiratesId.ts';
import { isNonEmiratesIdText } from '../../../shared/_field/nonEmiratesIdText.ts';
import { fc } from '../../support/fc.ts';

describe('a text that is no Emirates ID', () => {
  it('REQ-VALID-20 is letters and digits', () => {
    const text = fc.stringMatching(/^[A-Za-z0-9]*$/).filter((each) => !/^784\d{12}$/.test(each));
    fc.assert(fc.property(text, isNonEmiratesIdText));
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Za-z0-9]*[^A-Za-z0-9][A-Za-z0-9]*$/), (each) => !isNonEmiratesIdText(each)),
    );
  });

  it('REQ-VALID-20 is neither 784 and 12 digits nor 784-NNNN-NNNNNNN-N, whether or not the number is a real one', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^784\d{12}$/),
        (number) => !isNonEmiratesIdText(number) && !isNonEmiratesIdText(formatEmiratesId(number)),
      ),
    );
  });

  it.each(['78419850000001', '7841985000000170', '783198500000017', 'A784198500000017'])(
    'REQ-VALID-20 may be %s, which only resembles one',
    (text) => expect(isNonEmiratesIdText(text)).toBe(true),
  );

  it.each(['AB 12', 'بطاقة', '٧٨٤', 'AB12\n'])('REQ-VALID-20 is not %j', (text) =>
    expect(isNonEmiratesIdText(text)).toBe(false),
  );
});
