import { checkedRequestOf } from '../../../shared/authorization/checkedForm.ts';
import { needsOf, type RuleCheck } from '../../../shared/authorization/ruleCheck.ts';
import type { CheckedRequest } from '../../../shared/authorizationRule/checkedRequest.ts';
import { checkForFacility, versionsMet } from '../../../shared/authorizationRule/checkRequest.ts';
import type { RuleIndex } from '../../../shared/authorizationRule/ruleIndex.ts';
import { liveAuthorizationRules } from '../../_data/authorizationRule/authorizationRuleVersion.ts';
import type { SessionContext } from '../../_kit/context.ts';
import { planOf } from './planOf.ts';

type Form = Parameters<typeof checkedRequestOf>[0] & Parameters<typeof planOf>[0];

/** Who asks: the facility at which the caller works. */
interface Asking {
  readonly facilityLicense: string;
  readonly regulatorId: number;
}

/** A request as the rules of its payer were asked about it. */
interface AskedRules {
  readonly request: CheckedRequest;
  readonly index: RuleIndex;
  readonly met: ReturnType<typeof versionsMet>;
  /** What the facility may know of it. */
  readonly check: RuleCheck;
}

/** Asks the payer's live rules about a form, on its day of service (REQ-EAUTH-07). */
export async function askRules(
  ctx: SessionContext,
  form: Form,
  { facilityLicense, regulatorId, on }: Asking & { readonly on: string },
): Promise<AskedRules> {
  const [{ index }, planName] = await Promise.all([
    liveAuthorizationRules(ctx.store, form.payerId),
    planOf(form, on, ctx),
  ]);
  const request = checkedRequestOf(form, {
    ...{ facilityLicense, planName },
    facilityRegulator: regulatorId,
    serviceDate: on,
  });
  const met = versionsMet(request, index, on);
  const findings = checkForFacility(request, index, on);
  const named = new Set(findings.map(({ ruleId }) => ruleId));
  const needs = needsOf(
    form.lines.map(({ lineId }) => lineId),
    findings,
  );
  const rules = met
    .filter(({ ruleId }) => named.has(ruleId))
    .map(({ ruleId, version, name, nameArabic, source }) => ({ ruleId, version, name, nameArabic, source }));
  return { request, index, met, check: { on, needs, findings, rules } };
}
