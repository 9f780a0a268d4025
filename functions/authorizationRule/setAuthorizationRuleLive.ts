import { newestOf, type StoredAuthorizationRule } from '../_data/authorizationRule/authorizationRule.ts';
import {
  newAuthorizationRuleVersion,
  type OwnAuthorizationRuleVersion,
} from '../_data/authorizationRule/authorizationRuleVersion.ts';
import type { Operation, SessionContext } from '../_kit/context.ts';
import { fail } from '../_kit/failure.ts';
import { checkSecondPerson } from '../_parts/approval.ts';
import { changeRule, withoutDraft } from './changeRule.ts';
import { checkComplete } from './checkComplete.ts';
import { type AuthorizationRuleCalls, ruleAsSeen } from './whoseRules.ts';

type Waiting = StoredAuthorizationRule & {
  readonly draft: NonNullable<StoredAuthorizationRule['draft']>;
  readonly waiting: NonNullable<StoredAuthorizationRule['waiting']>;
};

const versionOf = (rule: Waiting, ctx: SessionContext): OwnAuthorizationRuleVersion => ({
  ruleId: rule.ruleId,
  payerId: rule.payerId,
  version: (rule.newest?.version ?? 0) + 1,
  state: 'live',
  ...rule.draft,
  madeByName: rule.waiting.makerName,
  wentLiveAt: ctx.now().toISOString(),
  wentLiveByName: ctx.user.displayName,
  retiredAt: null,
  retiredByName: null,
});

/** The draft waits, and the caller neither sent it nor wrote on it: who writes a rule and lets a colleague send it is its author still. */
async function checkApproved(ctx: SessionContext, rule: StoredAuthorizationRule): Promise<Waiting> {
  const { draft, waiting, authors } = rule;
  if (!draft) throw fail('changedMeanwhile');
  if (!waiting) throw fail('secondPersonNeeded');
  await checkSecondPerson(ctx, waiting, ...authors);
  return { ...rule, draft, waiting };
}

/** The draft becomes a version, by a second person, always; the one before it holds until the new one's first day. */
export const setAuthorizationRuleLive: Operation<AuthorizationRuleCalls['setAuthorizationRuleLive']> = async (
  { body },
  ctx,
) => {
  const rule = await checkApproved(ctx, await ruleAsSeen(ctx, body));
  // Its day may have passed while it waited.
  checkComplete(rule.draft, rule, ctx.now());
  const made = versionOf(rule, ctx);
  const { waiting, authors } = rule;
  ctx.audited({
    entity: 'authorizationRule',
    id: rule.ruleId,
    before: rule.newest,
    after: { ...made, maker: waiting, authors },
  });
  const writes = newAuthorizationRuleVersion(made, [waiting, ...authors], ctx.newId());
  const { edition } = await changeRule(ctx, rule, { ...withoutDraft, newest: newestOf(made) }, writes);
  return { edition, version: made.version };
};
