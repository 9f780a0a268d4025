import { emiratesDateOf } from '../../shared/_field/serviceDate.ts';
import { checkedRequestOf } from '../../shared/authorization/checkedForm.ts';
import { checkRequest, decideKnownLines } from '../../shared/authorizationRule/checkRequest.ts';
import type { PastRequest } from '../../shared/authorizationRule/routes.ts';
import { ruleAlone } from '../../shared/authorizationRule/ruleExamples.ts';
import { indexRules, type RuleIndex } from '../../shared/authorizationRule/ruleIndex.ts';
import { authorizations, type StoredAuthorization } from '../_data/authorization/authorization.ts';
import { ownPayer } from '../_data/payer/ownPayer.ts';
import type { Operation } from '../_kit/context.ts';
import type { AuthorizationRuleCalls } from './whoseRules.ts';

interface Tried {
  readonly index: RuleIndex;
  readonly from: string | undefined;
  readonly to: string | undefined;
}

/** What the rule would have said of a past request on its day; null where it is not about it, or the day is not one of the period. */
function triedOn(found: StoredAuthorization, { index, from, to }: Tried): PastRequest | null {
  const { form, ruleCheck, authorizationId, state, answer, netFils, openedAt } = found;
  if (!form) return null;
  const serviceDate = ruleCheck?.on ?? found.serviceDate ?? emiratesDateOf(new Date(openedAt));
  if ((from && serviceDate < from) || (to && serviceDate > to)) return null;
  const request = checkedRequestOf(form, {
    ...{ facilityLicense: found.facilityLicense, facilityRegulator: found.regulatorId },
    ...{ planName: ruleCheck?.planName ?? '', serviceDate },
  });
  const findings = checkRequest(request, index, serviceDate);
  if (findings.length === 0) return null;
  const decisions = [...decideKnownLines(request, index, serviceDate)].map(([line, { decision, denialCode }]) => {
    const was = answer?.lines.find(({ lineId }) => lineId === line)?.outcome ?? null;
    return { line, decision, denialCode, was };
  });
  return { authorizationId, serviceDate, state, netFils, findings, decisions };
}

/** REQ-EAUTH-07: tries a rule out, alone, on what was asked of its payer before, so that it goes live with open eyes. Nothing is stored. */
export const tryRuleOnPastRequests: Operation<AuthorizationRuleCalls['tryRuleOnPastRequests']> = async (
  { body },
  ctx,
) => {
  const { content, payerId: named, from, to, ...page } = body;
  const payerId = await ownPayer(ctx, named);
  const index = indexRules([{ ...ruleAlone(content), payerId }]);
  const list = { payerId, part: 'settled' } as const;
  return authorizations.list(ctx.store, list, page, (found) => triedOn(found, { index, from, to }));
};
