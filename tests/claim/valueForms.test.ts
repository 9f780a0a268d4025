import { describe, expect, it } from 'vitest';
import { fileInstant } from '../../functions/_connect/postOffice/fileDate.ts';
import { isInstantText, plainInstant } from '../../shared/claim/valueForms.ts';
import { fc } from '../support/fc.ts';

const two = (most: number) => fc.nat({ max: most }).map((number) => String(number).padStart(2, '0'));

describe('an instant of a claim file', () => {
  it('means what it does in any other file, on every day and on days that there are not', () => {
    fc.assert(
      fc.property(
        two(32),
        two(13),
        fc.integer({ min: 1896, max: 2104 }),
        two(23),
        two(61),
        (day, month, year, hour, minute) => {
          const text = `${day}/${month}/${year} ${hour}:${minute}`;
          expect(plainInstant(text)).toBe(fileInstant(text));
          expect(isInstantText(text)).toBe(fileInstant(text) !== null);
        },
      ),
      { numRuns: 5000 },
    );
  });

  it.each([
    '1/2/2026 10:00',
    '01/02/2026',
    '01-02-2026 10:00',
    '01/02/2026 10:000',
    '01/02/2026 24:00',
    '01/02/2026 :00',
    '01/02/2026  1:00',
    '',
  ])('in another form is none of the schema: %s', (text) => {
    expect([plainInstant(text), isInstantText(text)]).toEqual([null, false]);
  });
});
