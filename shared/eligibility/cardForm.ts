import type { ValidationKey } from '../_field/validationKeys.ts';

/** A patient is named by the insurance card or by the Emirates ID; a screen may disable the field that is not used. */
export interface CardForm {
  readonly emiratesId: string;
  readonly cardNumber: string;
  readonly isEmiratesIdDisabled: boolean;
  readonly isCardNumberDisabled: boolean;
}

type CardFormProblem = Extract<ValidationKey, 'insuranceRequired' | 'emiratesIdRequired'>;

/** What a card form lacks: the field that is left when the other one is disabled (REQ-VALID-12, 13). */
export function cardFormProblems(form: CardForm): CardFormProblem[] {
  const problems: CardFormProblem[] = [];
  if (form.isEmiratesIdDisabled && form.cardNumber.trim() === '') problems.push('insuranceRequired');
  if (form.isCardNumberDisabled && form.emiratesId.trim() === '') problems.push('emiratesIdRequired');
  return problems;
}
