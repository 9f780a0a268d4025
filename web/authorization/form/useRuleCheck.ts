import { type Control, useWatch } from 'react-hook-form';
import { asksAboutEarlier } from '../../../shared/authorization/authorizationTypes.ts';
import { authorizationApi } from '../../../shared/authorization/routes.ts';
import type { RuleCheck } from '../../../shared/authorization/ruleCheck.ts';
import { useApi } from '../../api/useApi.ts';
import { useDelayed } from '../../ui/useDelayed.ts';
import { bodyOf, type FormValues } from './formValues.ts';

/** How long the form has to stand before its payer's rules are asked. */
const pauseMs = 1200;

/** What rules look at; the reasons that are being typed change nothing of it. */
function questionOf(values: FormValues) {
  const { payerId, ...asked } = bodyOf({ ...values, patientName: '', remarks: '', reasons: {} });
  const hasCode = asked.lines.some(({ code }) => code !== '');
  return payerId === undefined || !hasCode || asksAboutEarlier(values.type) ? null : { ...asked, payerId };
}

/** What a refused sending said, and of which question. */
export interface HeldCheck {
  readonly check: RuleCheck;
  readonly question: string;
}

/** The check that came with a refused sending of these values. */
export const heldCheckOf = (check: RuleCheck, values: FormValues): HeldCheck => ({
  check,
  question: JSON.stringify(questionOf(values)),
});

/** What the payer's rules say of the form as it stands. Until the form is another question, what a refused sending said of it holds. */
export function useRuleCheck(control: Control<FormValues>, held: HeldCheck | null) {
  const values = useWatch({ control }) as FormValues;
  const now = JSON.stringify(questionOf(values));
  const settled = useDelayed(now, pauseMs);
  const question = JSON.parse(settled) as ReturnType<typeof questionOf>;
  const read = useApi(authorizationApi.endpoints.checkAuthorization, question && { body: { draft: question } }, {
    isQuiet: true,
    keepPreviousData: true,
  });
  const check = held?.question === now ? held.check : ((question && read.data) ?? null);
  return { check, lineIds: values.lines.map(({ lineId }) => lineId) };
}
