import { newestOf, rulePut, type StoredRule } from '../_data/payerRule/payerRule.ts';
import { newVersionPuts, type OwnVersion } from '../_data/payerRule/ruleVersion.ts';
import type { Operation, SessionContext } from '../_kit/context.ts';
import { fail } from '../_kit/failure.ts';
import { changeBy, checkSecondPerson } from '../_parts/approval.ts';
import { writeTogether } from '../_store/transaction.ts';
import { needsApproval } from './approval.ts';
import { checkComplete } from './checkComplete.ts';
import { keyWithin, type RuleApi, ruleAsSeen, ruleName } from './whoseRules.ts';

function versionOf(rule: StoredRule, draft: NonNullable<StoredRule['draft']>, ctx: SessionContext): OwnVersion {
  const { payerId, serviceCategoryId, consultationCategoryId, newest } = rule;
  return {
    ruleId: ctx.newId(),
    payerId,
    serviceCategoryId,
    consultationCategoryId,
    version: (newest?.version ?? 0) + 1,
    state: 'live',
    ...draft,
    wentLiveAt: ctx.now().toISOString(),
    wentLiveByName: ctx.user.displayName,
    retiredAt: null,
    retiredByName: null,
  };
}

/** Where the payer demands it, the draft waits already, and the caller is not its maker. */
async function checkApproved(ctx: SessionContext, rule: StoredRule): Promise<void> {
  if (!(await needsApproval(ctx, rule.payerId))) return;
  if (!rule.waiting) throw fail('secondPersonNeeded');
  await checkSecondPerson(ctx, rule.waiting);
}

/**
 * The draft becomes a version; the one before it holds until the new one's first day. Where the payer demands a second person, this
 * call is that person's approval.
 */
export const setRuleLive: Operation<RuleApi['setRuleLive']> = async ({ body }, ctx) => {
  const key = await keyWithin(ctx, body);
  const rule = await ruleAsSeen(ctx, key, body.edition);
  if (!rule?.draft) throw fail('changedMeanwhile');
  await checkApproved(ctx, rule);
  checkComplete(rule.draft, rule, ctx.now());
  const made = versionOf(rule, rule.draft, ctx);
  const next = { ...rule, draft: null, waiting: null, refused: null, newest: newestOf(made), ...changeBy(ctx) };
  if (!(await writeTogether(ctx.store, [rulePut(rule, next), ...newVersionPuts(made)]))) throw fail('changedMeanwhile');
  ctx.audited({ entity: 'rule', id: ruleName(key), before: rule.newest, after: { ...made, maker: rule.waiting } });
  return { edition: body.edition + 1, ruleId: made.ruleId, version: made.version };
};
