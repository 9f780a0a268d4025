import { emiratesDateOf } from '../../shared/_field/serviceDate.ts';
import { ruleProblems } from '../../shared/authorizationRule/ruleProblems.ts';
import { fieldRefusal } from '../../shared/messages.ts';
import type { StoredAuthorizationRule } from '../_data/authorizationRule/authorizationRule.ts';
import { Failure } from '../_kit/failure.ts';

/** 400 with every field that the draft still lacks, and with an example that does not show what it should. */
export function checkComplete(
  draft: NonNullable<StoredAuthorizationRule['draft']>,
  { newest }: StoredAuthorizationRule,
  now: Date,
): void {
  const days = { today: emiratesDateOf(now), lastEffectiveFrom: newest?.effectiveFrom ?? null };
  const errors = ruleProblems(draft, days).map(({ field, problem }) => ({
    ...fieldRefusal(field, 'ruleNotComplete'),
    code: problem,
  }));
  if (errors.length > 0) throw new Failure('invalidInput', errors);
}
