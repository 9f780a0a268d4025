import type { StoredAuthorizationRule } from '../_data/authorizationRule/authorizationRule.ts';
import type { Operation, SessionContext } from '../_kit/context.ts';
import { makerOf } from '../_parts/approval.ts';
import { auditedDraft, changeRule } from './changeRule.ts';
import { type AuthorizationRuleCalls, ruleAsSeen } from './whoseRules.ts';

/** Everybody who has written on the draft, each once. */
const authorsWith = async (
  { authors }: StoredAuthorizationRule,
  ctx: SessionContext,
): Promise<StoredAuthorizationRule['authors']> =>
  authors.some(({ makerId }) => makerId === ctx.user.userId) ? authors : [...authors, await makerOf(ctx)];

/** Keeps what was written so far, complete or not. What waited for a second person does so no more: that person saw another text. */
export const saveAuthorizationRuleDraft: Operation<AuthorizationRuleCalls['saveAuthorizationRuleDraft']> = async (
  { body },
  ctx,
) => {
  const rule = await ruleAsSeen(ctx, body);
  ctx.audited({
    entity: 'authorizationRule',
    id: rule.ruleId,
    before: auditedDraft(rule.draft),
    after: auditedDraft(body.content),
  });
  const authors = await authorsWith(rule, ctx);
  return changeRule(ctx, rule, { draft: body.content, authors, waiting: null, refused: null });
};
