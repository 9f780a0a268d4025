import { checkRequest, decideLines } from '../../shared/authorizationRule/checkRequest.ts';
import { ruleAlone } from '../../shared/authorizationRule/ruleExamples.ts';
import { indexRules } from '../../shared/authorizationRule/ruleIndex.ts';
import { ownPayer } from '../_data/payer/ownPayer.ts';
import type { Operation } from '../_kit/context.ts';
import type { AuthorizationRuleCalls } from './whoseRules.ts';

/** What the rule alone says of each request, as if it had held on its day. The requests are the caller's own text; nothing is stored. */
export const tryAuthorizationRule: Operation<AuthorizationRuleCalls['tryAuthorizationRule']> = async (
  { body },
  ctx,
) => {
  const payerId = await ownPayer(ctx, body.payerId);
  const index = indexRules([{ ...ruleAlone(body.content), payerId }]);
  const requests = body.requests.map((request) => {
    const asked = { ...request, payerId };
    const decided = [...decideLines(asked, index, request.serviceDate)];
    return {
      findings: checkRequest(asked, index, request.serviceDate),
      decisions: decided.map(([line, { decision, denialCode }]) => ({ line, decision, denialCode })),
    };
  });
  return { requests };
};
