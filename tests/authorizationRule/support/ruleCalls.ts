import { randomUUID } from 'node:crypto';
import { handler } from '../../../functions/authorizationRule/index.ts';
import { emiratesDateOf } from '../../../shared/_field/serviceDate.ts';
import { authorizationRuleApi } from '../../../shared/authorizationRule/routes.ts';
import type { RuleContent } from '../../../shared/authorizationRule/ruleModel.ts';
import { callApi, type SignedIn, signIn } from '../../support/api.ts';
import { aRuleContent } from './someRules.ts';

export const authorizationRuleCalls = authorizationRuleApi.endpoints;

/** A rule as a call names it. */
interface NamedRule {
  readonly authorizationRuleId: string;
  readonly edition: number;
}

/** One of the payer's administrators, with an Emirates ID of invented digits. */
export const anAdmin = (payerId: number, emiratesId = '784198500000017') =>
  signIn({ roles: ['PayerAdmin'], facility: null, payerId, stored: { emiratesId } });

/** Another person of the payer. */
export const aChecker = (payerId: number) => anAdmin(payerId, '784199000000025');

/** A complete rule that holds from today on. */
export const aRuleFromToday = (given: Partial<RuleContent> = {}): RuleContent =>
  aRuleContent({ effectiveFrom: emiratesDateOf(new Date()), ...given });

export async function added(as: SignedIn, content = aRuleFromToday()): Promise<NamedRule> {
  const headers = { 'idempotency-key': randomUUID() };
  const { data, errors } = await callApi(handler, authorizationRuleCalls.addAuthorizationRule, {
    as,
    body: { content },
    headers,
  });
  if (!data) throw new Error(`Not added: ${JSON.stringify(errors)}`);
  return data;
}

export const readRule = (as: SignedIn, { authorizationRuleId }: Pick<NamedRule, 'authorizationRuleId'>) =>
  callApi(handler, authorizationRuleCalls.getAuthorizationRule, { as, query: { authorizationRuleId } });

export const saveRule = (as: SignedIn, rule: NamedRule, content = aRuleFromToday()) =>
  callApi(handler, authorizationRuleCalls.saveAuthorizationRuleDraft, { as, body: { ...rule, content } });

/** The calls that change a rule and take nothing but its name and edition. */
export const move = (
  as: SignedIn,
  name:
    | 'discardAuthorizationRuleDraft'
    | 'sendAuthorizationRuleForApproval'
    | 'withdrawAuthorizationRuleChange'
    | 'retireAuthorizationRule',
  rule: NamedRule,
) => callApi(handler, authorizationRuleCalls[name], { as, body: { ...rule } });

export const goLive = (as: SignedIn, rule: NamedRule) =>
  callApi(handler, authorizationRuleCalls.setAuthorizationRuleLive, { as, body: { ...rule } });

export const refuse = (as: SignedIn, rule: NamedRule, reason = 'The codes are too many') =>
  callApi(handler, authorizationRuleCalls.refuseAuthorizationRuleChange, { as, body: { ...rule, reason } });

/** A draft that waits for a second person. */
export async function waitingRule(as: SignedIn, content = aRuleFromToday()): Promise<NamedRule> {
  const rule = await added(as, content);
  const { data, errors } = await move(as, 'sendAuthorizationRuleForApproval', rule);
  if (!data) throw new Error(`Not sent: ${JSON.stringify(errors)}`);
  return { ...rule, ...data };
}

/** A rule that a second person has set live. */
export async function aLiveAuthorizationRule(payerId: number, content = aRuleFromToday()): Promise<NamedRule> {
  const rule = await waitingRule(await anAdmin(payerId), content);
  const { data, errors } = await goLive(await aChecker(payerId), rule);
  if (!data) throw new Error(`Not live: ${JSON.stringify(errors)}`);
  return { authorizationRuleId: rule.authorizationRuleId, edition: data.edition };
}
