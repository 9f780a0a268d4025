import { authorizationRuleApi } from '../../shared/authorizationRule/routes.ts';
import { ruleLimits } from '../../shared/authorizationRule/ruleModel.ts';
import { authorizationRulePut, listAuthorizationRules } from '../_data/authorizationRule/authorizationRule.ts';
import { ownPayer } from '../_data/payer/ownPayer.ts';
import type { BodyOf, ContextOf, Operation } from '../_kit/context.ts';
import { fail } from '../_kit/failure.ts';
import { changeBy, makerOf } from '../_parts/approval.ts';
import { once } from '../_store/idempotency.ts';
import { auditedDraft, withoutDraft } from './changeRule.ts';
import type { AuthorizationRuleCalls } from './whoseRules.ts';

type Add = AuthorizationRuleCalls['addAuthorizationRule'];

/** A new rule, as a draft: nobody meets it. */
export const addAuthorizationRule: Operation<Add> = async ({ body }, ctx) => {
  const { data } = await once(ctx, authorizationRuleApi.endpoints.addAuthorizationRule, () => prepare(body, ctx));
  ctx.audited({
    entity: 'authorizationRule',
    id: data.authorizationRuleId,
    before: null,
    after: auditedDraft(body.content),
  });
  return data;
};

async function prepare({ payerId: named, content }: BodyOf<Add>, ctx: ContextOf<Add>) {
  const payerId = await ownPayer(ctx, named);
  if ((await listAuthorizationRules(ctx.store, payerId)).length >= ruleLimits.rules) throw fail('notAllowed');
  const ruleId = ctx.newId();
  const begins = { ...withoutDraft, draft: content, authors: [await makerOf(ctx)], newest: null };
  const items = [authorizationRulePut(null, { ruleId, payerId, ...begins, ...changeBy(ctx) })];
  return { data: { authorizationRuleId: ruleId, edition: 1 }, items };
}
