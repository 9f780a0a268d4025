import { ownPayer } from '../_data/payer/ownPayer.ts';
import { demandApproval, getPayer } from '../_data/payer/payer.ts';
import type { Operation } from '../_kit/context.ts';
import { fail } from '../_kit/failure.ts';
import type { RuleApi } from './whoseRules.ts';

/**
 * From now on a second person must approve the payer's rules. Only an administrator of the portal can end this: a user
 * of the payer who could end it alone could publish rules without a check.
 */
export const demandRuleApproval: Operation<RuleApi['demandRuleApproval']> = async ({ body }, ctx) => {
  const payerId = await ownPayer(ctx, body.payerId);
  const { isDemanded } = body;
  const before = await getPayer(ctx.store, payerId);
  ctx.audited({
    entity: 'payer',
    id: String(payerId),
    before: { rulesNeedApproval: before?.rulesNeedApproval },
    after: { rulesNeedApproval: isDemanded },
  });
  if (!isDemanded && ctx.scope.kind !== 'all') throw fail('notAllowed');
  if (!(await demandApproval(ctx.store, payerId, isDemanded))) throw fail('notFound');
  return { isDemanded };
};
