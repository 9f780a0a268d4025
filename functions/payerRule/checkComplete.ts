import { emiratesDateOf } from '../../shared/_field/serviceDate.ts';
import { fieldRefusal } from '../../shared/messages.ts';
import { ruleProblems } from '../../shared/payerRule/ruleMatch.ts';
import type { StoredRule } from '../_data/payerRule/payerRule.ts';
import { Failure } from '../_kit/failure.ts';

/** 400 with every field that the draft still lacks. */
export function checkComplete(draft: NonNullable<StoredRule['draft']>, rule: StoredRule, now: Date): void {
  const days = { today: emiratesDateOf(now), lastHoldsFrom: rule.newest?.holdsFrom ?? null };
  const problems = ruleProblems(draft, days);
  const errors = problems.map(({ field, problem }) => ({ ...fieldRefusal(field, 'ruleNotComplete'), code: problem }));
  if (errors.length > 0) throw new Failure('invalidInput', errors);
}
