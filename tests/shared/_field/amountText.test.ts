import { expect, it } from 'vitest';
import { dirhamDigits, percentText } from '../../../shared/_field/amountText.ts';
import { coPaymentText } from '../../../shared/eligibility/coPaymentText.ts';

it('writes dirhams with two decimals and marks of thousands, and a percentage without a space', () => {
  expect(dirhamDigits(1_234_550)).toBe('12,345.50');
  expect(percentText(20)).toBe('20%');
});

it('writes a co-payment alike in both languages, with the currency where each language has it', () => {
  expect(coPaymentText({ coPaymentFils: 123_450, coPaymentPercent: 20 })).toEqual({
    en: '20% and AED 1,234.50',
    ar: '20% و 1,234.50 د.إ',
  });
});
