import { describe, expect, it } from 'vitest';
import { directionsOf, visualRuns } from '../../../functions/_pdf/visualRuns.ts';
import { fc } from '../../support/fc.ts';

const runsOf = (text: string, direction: 'ltr' | 'rtl' | 'auto' = 'auto') =>
  visualRuns(text, directionsOf(text, direction), 0, text.length);
const textsOf = (text: string, direction?: 'ltr' | 'rtl') => runsOf(text, direction).map((run) => run.text);

const rightToLeftMark = '\u200f';

describe('visualRuns', () => {
  it('leaves Latin text as it is', () => {
    expect(runsOf('Noor Clinic (DHA-F-1)')).toEqual([{ text: 'Noor Clinic (DHA-F-1)', script: 'latin' }]);
  });

  it('leaves the turning of Arabic words and letters to the shaper', () => {
    expect(textsOf('عيادة نور')).toEqual(['عيادة نور']);
  });

  it('keeps a number in one run of its own, in its order', () => {
    expect(textsOf('رقم 784-1985')).toEqual(['1985', '-', '784', ' ', 'رقم']);
    expect(textsOf('عام 2026 م')).toEqual(['م', ' ', rightToLeftMark, '2026', ' ', 'عام']);
  });

  it('mirrors brackets around Arabic', () => {
    expect(textsOf('(نور)')).toEqual(['(', 'نور', ')']);
  });

  it('never draws marks of direction', () => {
    expect(textsOf('\u2066784-1\u2069', 'rtl')).toEqual(['784-1']);
  });

  it('keeps vowel marks with the letters of their word', () => {
    expect(runsOf('ضماناً للسداد').map(({ script }) => script)).toEqual(['arabic']);
  });

  it('draws each character once, whatever the mixture', () => {
    const character = fc.constantFrom(...'abcXYZ 0123456789-/+.,:() سلامعيةأ،؟Şđ');
    const direction = fc.constantFrom('ltr', 'rtl', 'auto' as const) as fc.Arbitrary<'ltr' | 'rtl' | 'auto'>;
    const sorted = (text: string) => [...text.replace(/[()]/g, '|')].sort().join('');
    fc.assert(
      fc.property(fc.array(character, { maxLength: 40 }), direction, (characters, base) => {
        const text = characters.join('');
        const drawn = runsOf(text, base).map((run) => run.text);
        expect(sorted(drawn.join('').replaceAll(rightToLeftMark, ''))).toBe(sorted(text));
      }),
    );
  });

  it('never lets digits and Arabic letters share a run', () => {
    const character = fc.constantFrom(...'0123456789 سلامعية');
    fc.assert(
      fc.property(fc.array(character, { maxLength: 40 }), (characters) => {
        const mixed = runsOf(characters.join(''), 'rtl').filter(
          ({ text }) => /\d/.test(text) && /\p{Script=Arabic}/u.test(text),
        );
        expect(mixed).toEqual([]);
      }),
    );
  });
});
