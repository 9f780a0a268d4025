import { expect, it } from 'vitest';
import { cardFormProblems } from '../../shared/eligibility/cardForm.ts';
import { fc } from '../support/fc.ts';

const blank = fc.constantFrom('', ' ', '  ');
const filled = fc.string().filter((text) => text.trim() !== '');
const anything = fc.oneof(blank, filled);

it('REQ-VALID-12 requires the card exactly when the Emirates ID is disabled and the card is empty', () => {
  fc.assert(
    fc.property(anything, anything, fc.boolean(), fc.boolean(), (emiratesId, cardNumber, noId, noCard) => {
      const form = { emiratesId, cardNumber, isEmiratesIdDisabled: noId, isCardNumberDisabled: noCard };
      expect(cardFormProblems(form).includes('insuranceRequired')).toBe(noId && cardNumber.trim() === '');
    }),
  );
});

it('REQ-VALID-13 requires the Emirates ID exactly when the card is disabled and the Emirates ID is empty', () => {
  fc.assert(
    fc.property(anything, anything, fc.boolean(), fc.boolean(), (emiratesId, cardNumber, noId, noCard) => {
      const form = { emiratesId, cardNumber, isEmiratesIdDisabled: noId, isCardNumberDisabled: noCard };
      expect(cardFormProblems(form).includes('emiratesIdRequired')).toBe(noCard && emiratesId.trim() === '');
    }),
  );
});
