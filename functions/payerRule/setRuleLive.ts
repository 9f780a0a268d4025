import { emiratesDateOf } from '../../shared/_field/serviceDate.ts';
import type { RuleVersion } from '../../shared/payerRule/routes.ts';
import { ruleProblems } from '../../shared/payerRule/ruleMatch.ts';
import { newestOf, rulePut, type StoredRule } from '../_data/payerRule/payerRule.ts';
import { newVersionPuts } from '../_data/payerRule/ruleVersion.ts';
import type { Operation, SessionContext } from '../_kit/context.ts';
import { Failure, fail } from '../_kit/failure.ts';
import { writeTogether } from '../_store/transaction.ts';
import { changeBy, keyWithin, type RuleApi, ruleAsSeen, ruleName } from './whoseRules.ts';

/** 400 with every field that the draft still lacks. */
function checkComplete(draft: NonNullable<StoredRule['draft']>, rule: StoredRule, now: Date): void {
  const days = { today: emiratesDateOf(now), lastHoldsFrom: rule.newest?.holdsFrom ?? null };
  const problems = ruleProblems(draft, days);
  const errors = problems.map(({ field, problem }) => ({ field, code: problem, message: 'The rule is not complete.' }));
  if (errors.length > 0) throw new Failure('invalidInput', errors);
}

function versionOf(rule: StoredRule, draft: NonNullable<StoredRule['draft']>, ctx: SessionContext): RuleVersion {
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

/** The draft becomes a version; the one before it holds until the new one's first day. */
export const setRuleLive: Operation<RuleApi['setRuleLive']> = async ({ body }, ctx) => {
  const key = await keyWithin(ctx, body);
  const rule = await ruleAsSeen(ctx, key, body.edition);
  if (!rule?.draft) throw fail('changedMeanwhile');
  checkComplete(rule.draft, rule, ctx.now());
  const made = versionOf(rule, rule.draft, ctx);
  const next = { ...rule, draft: null, newest: newestOf(made), ...changeBy(ctx) };
  if (!(await writeTogether(ctx.store, [rulePut(rule, next), ...newVersionPuts(made)]))) throw fail('changedMeanwhile');
  ctx.audited({ entity: 'rule', id: ruleName(key), before: rule.newest, after: made });
  return { edition: body.edition + 1, ruleId: made.ruleId, version: made.version };
};
