import { expect, it } from 'vitest';
import { isPositive, isPositiveOrZero } from '../../../shared/_field/positiveNumber.ts';
import { fc } from '../../support/fc.ts';

const noNumbers = [Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
const above = fc.double({ min: 0, minExcluded: true, noNaN: true, noDefaultInfinity: true });

it('REQ-VALID-10 takes every number above zero and no other', () => {
  fc.assert(fc.property(above, (number) => isPositive(number) && !isPositive(-number)));
  for (const number of [0, -0, ...noNumbers]) expect(isPositive(number)).toBe(false);
});

it('REQ-VALID-11 differs at zero only', () => {
  expect([isPositiveOrZero(0), isPositiveOrZero(-0)]).toEqual([true, true]);
  fc.assert(fc.property(above, (number) => isPositiveOrZero(number) && !isPositiveOrZero(-number)));
  for (const number of noNumbers) expect(isPositiveOrZero(number)).toBe(false);
});
