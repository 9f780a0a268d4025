import { describe, expect, it } from 'vitest';
import { isInternationalMobile } from '../../../shared/_field/mobile.ts';
import { caretAfter, emiratesIdMask, mobileMask } from '../../../web/ui/maskedText.ts';
import { fc } from '../../support/fc.ts';

describe('Emirates ID mask', () => {
  it('groups 3-4-7-1 while typing and drops what is too much', () => {
    expect(emiratesIdMask('7841')).toBe('784-1');
    expect(emiratesIdMask('784198500000017999')).toBe('784-1985-0000001-7');
  });

  it('takes digits of an Arabic keyboard', () => {
    expect(emiratesIdMask('٧٨٤١٩٨٥')).toBe('784-1985');
  });
});

describe('mobile mask', () => {
  it.each([
    ['0501234567', '+971-50-123-4567'],
    ['501234567', '+971-50-123-4567'],
    ['5', '+971-5'],
    ['+5', '+5'],
    ['502123456789', '+502-12-345-6789'],
    ['00971501234567', '+971-50-123-4567'],
    ['+971 50 123 4567', '+971-50-123-4567'],
    ['٠٥٠١٢٣٤٥٦٧', '+971-50-123-4567'],
    ['97150', '+971-50'],
    ['+', '+'],
    ['', ''],
  ])('writes %j as %j', (typed, masked) => expect(mobileMask(typed)).toBe(masked));

  it('makes a valid number of any twelve digits and does not change it again', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[1-9]\d{11}$/), (digits) => {
        const masked = mobileMask(digits);
        expect(isInternationalMobile(masked)).toBe(true);
        expect(mobileMask(masked)).toBe(masked);
      }),
    );
  });
});

it('keeps the caret behind the digit that was typed', () => {
  expect(caretAfter('784-1985', 4)).toBe(5);
  expect(caretAfter('+971-50', 0)).toBe(1);
  expect(caretAfter('784', 9)).toBe(3);
});
