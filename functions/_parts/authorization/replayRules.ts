import { checkedRequestOf } from '../../../shared/authorization/checkedForm.ts';
import { checkRequest, decideKnownLines } from '../../../shared/authorizationRule/checkRequest.ts';
import { indexRules } from '../../../shared/authorizationRule/ruleIndex.ts';
import type { StoredAuthorization } from '../../_data/authorization/authorization.ts';
import { findAuthorizationRuleVersion } from '../../_data/authorizationRule/authorizationRuleVersion.ts';
import type { SessionContext } from '../../_kit/context.ts';
import type { OwnPayerId } from '../../_kit/ownIds.ts';

/**
 * What the versions that were asked when a request was sent say of it now: the same as then, whatever the rules say since
 * (REQ-EAUTH-17). Null for a request of which no rules were asked.
 */
export async function replayRules(
  { store }: Pick<SessionContext, 'store'>,
  payerId: OwnPayerId,
  { form, ruleCheck, facilityLicense, regulatorId }: StoredAuthorization,
) {
  if (!form || !ruleCheck) return null;
  const found = await Promise.all(ruleCheck.rules.map((rule) => findAuthorizationRuleVersion(store, payerId, rule)));
  const index = indexRules(found.filter((version) => version !== null));
  const { on, planName } = ruleCheck;
  const request = checkedRequestOf(form, {
    ...{ facilityLicense, facilityRegulator: regulatorId },
    ...{ planName, serviceDate: on },
  });
  return { findings: checkRequest(request, index, on), decisions: decideKnownLines(request, index, on) };
}
