import type { AuthorizationForm } from '../../shared/authorization/form.ts';
import { isHeld, type RuleCheck, warningRules } from '../../shared/authorization/ruleCheck.ts';
import type { StoredRuleCheck } from '../_data/authorization/ruleCheck.ts';
import type { SessionContext } from '../_kit/context.ts';
import { fail } from '../_kit/failure.ts';
import { askRules } from '../_parts/authorization/askRules.ts';

type Facility = Omit<Parameters<typeof askRules>[2], 'on'>;

/** What was passed over, by rule, with the sender's reason. */
function passedWarnings({ findings, rules }: RuleCheck, reasons: ReadonlyMap<string, string>) {
  return warningRules(findings).flatMap((ruleId) => {
    const rule = rules.find((each) => each.ruleId === ruleId);
    const own = findings.filter((finding) => finding.ruleId === ruleId && finding.severity === 'warn');
    const [first] = own;
    if (!rule || !first) return [];
    const { version, name, nameArabic } = rule;
    return [
      {
        ...{ ruleId, version, name, nameArabic },
        lines: [...new Set(own.flatMap(({ line }) => line ?? []))],
        documents: [...new Set(own.flatMap(({ documents }) => documents))],
        observations: own.find(({ observations }) => observations.length > 0)?.observations ?? [],
        reason: reasons.get(ruleId) ?? '',
      },
    ];
  });
}

/**
 * REQ-EAUTH-07: asks the rules at sending. A blocking finding holds the request and a warning needs a reason; both are answered with
 * all findings, and nothing is stored. Answers the check as it is kept with the request.
 */
export async function passRules(ctx: SessionContext, form: AuthorizationForm, facility: Facility & { on: string }) {
  const asked = await askRules(ctx, form, facility);
  const { check, met, request } = asked;
  if (isHeld(check.findings)) throw fail('heldByRules', { data: check });
  const reasons = new Map(form.warningReasons.map(({ ruleId, reason }) => [ruleId, reason]));
  const warned = warningRules(check.findings);
  if (warned.some((ruleId) => !reasons.has(ruleId)))
    throw fail('warningNeedsReason', { field: 'warningReasons', data: check });
  const kept: StoredRuleCheck = {
    on: facility.on,
    planName: request.planName ?? '',
    rules: met.map(({ ruleId, version, isHidden }) => ({ ruleId, version, isHidden })),
    warnings: passedWarnings(check, reasons),
  };
  // A reason for what was no warning says nothing.
  const warningReasons = form.warningReasons.filter(({ ruleId }) => warned.includes(ruleId));
  return { ...asked, kept, warningReasons };
}
