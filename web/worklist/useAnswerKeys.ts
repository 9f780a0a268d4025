import { flushSync } from 'react-dom';
import type { UseFormReturn } from 'react-hook-form';
import { deskKeys } from '../parts/desk/deskKeys.ts';
import { focusField, useDeskKeys } from '../parts/desk/useDeskKeys.ts';
import type { AnswerValues } from './answerForm.ts';

/** The keys of an answer, by the answer that they choose. */
export const answerKeys = { eligible: deskKeys.yes, notEligible: deskKeys.no } as const;
type Answered = keyof typeof answerKeys;

const focusChoice = (answer: Answered): void =>
  document.querySelector<HTMLElement>(`input[name="result"][value="${answer}"]`)?.focus();

/**
 * Answers by single keys: A and D choose, and lead on to what has to be typed. A cover that is known leaves nothing to type.
 * Answers whether the user has shortcuts switched on.
 */
export function useAnswerKeys(form: UseFormReturn<AnswerValues>): boolean {
  const act = (answer: Answered) => {
    // The fields that the answer asks for have to be there before one of them has the focus.
    flushSync(() => form.setValue('result', answer, { shouldDirty: true }));
    form.clearErrors('result');
    if (answer === 'notEligible') return focusField('denial');
    const unnamed = form.getValues('covers').findIndex(({ planName }) => planName === '');
    return unnamed < 0 ? focusChoice(answer) : focusField(`covers.${unnamed}.planName`);
  };
  return useDeskKeys({ keys: answerKeys, act });
}
