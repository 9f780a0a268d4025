import type { MetAuthorizationRule } from '../../shared/authorizationRule/routes.ts';
import { rulesOn } from '../../shared/authorizationRule/ruleIndex.ts';
import type { CheckedRule } from '../../shared/authorizationRule/ruleModel.ts';
import { liveAuthorizationRules } from '../_data/authorizationRule/authorizationRuleVersion.ts';
import { getPayer, isServing } from '../_data/payer/payer.ts';
import type { Operation } from '../_kit/context.ts';
import { fail } from '../_kit/failure.ts';
import { ulidCursor } from '../_store/cursor.ts';
import { pageOfAll } from '../_store/pageOfAll.ts';
import type { AuthorizationRuleCalls } from './whoseRules.ts';

/** The exceptions that are a facility's business: its own, and those for everybody. Which others have some is not. */
const exceptionsFor = ({ exceptions }: CheckedRule, license: string) =>
  exceptions.filter(
    ({ facilityLicense }) => facilityLicense === '' || facilityLicense.toUpperCase() === license.toUpperCase(),
  );

/** What the facility may know of a rule that holds for it; nothing of one from which it is excepted. */
function metRule(rule: CheckedRule, license: string): MetAuthorizationRule[] {
  const exceptions = exceptionsFor(rule, license);
  if (exceptions.some(({ planName }) => planName === '')) return [];
  const { ruleId, version, name, nameArabic, serviceFamily, codeSystem, codes, encounterTypes, diagnoses } = rule;
  const { needsApproval, documents, observations, severity, source, effectiveFrom, effectiveUntil } = rule;
  return [
    {
      ...{ ruleId, version, name, nameArabic, serviceFamily, codeSystem, codes, encounterTypes, diagnoses },
      ...{ needsApproval, documents, observations, severity, source, effectiveFrom, effectiveUntil },
      exceptedPlans: exceptions.map(({ planName }) => planName),
    },
  ];
}

/** What holds for the caller's facility on a day, so that its form shows rules with their sources before anything is sent. */
export const getRulesFor: Operation<AuthorizationRuleCalls['getRulesFor']> = async ({ query }, ctx) => {
  const { payerId, serviceDate, ...page } = query;
  if (ctx.scope.kind !== 'facility') throw fail('notAllowed');
  const payer = await getPayer(ctx.store, payerId);
  if (!payer || !isServing(payer)) throw fail('notFound');
  const { index } = await liveAuthorizationRules(ctx.store, payerId);
  const license = ctx.user.facilityLicense ?? '';
  const found = rulesOn(index, payerId, serviceDate).flatMap((rule) => metRule(rule, license));
  return pageOfAll(found, { ...page, codec: ulidCursor, positionOf: ({ ruleId }) => ruleId });
};
