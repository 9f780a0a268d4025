import { tidyContent } from '../../shared/payerRule/ruleMatch.ts';
import { rulePut } from '../_data/payerRule/payerRule.ts';
import type { Operation } from '../_kit/context.ts';
import { fail } from '../_kit/failure.ts';
import { changeBy } from '../_parts/approval.ts';
import { writeTogether } from '../_store/transaction.ts';
import { keyWithin, type RuleApi, ruleAsSeen, ruleName } from './whoseRules.ts';

/** Keeps what was written so far, complete or not. */
export const saveRuleDraft: Operation<RuleApi['saveRuleDraft']> = async ({ body }, ctx) => {
  const key = await keyWithin(ctx, body);
  const rule = await ruleAsSeen(ctx, key, body.edition);
  const draft = tidyContent(body.content);
  const next = { ...key, draft, newest: rule?.newest ?? null, ...changeBy(ctx) };
  if (!(await writeTogether(ctx.store, [rulePut(rule, next)]))) throw fail('changedMeanwhile');
  ctx.audited({ entity: 'rule', id: ruleName(key), before: rule?.draft ?? null, after: draft });
  return { edition: body.edition + 1 };
};
