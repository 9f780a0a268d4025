import { randomUUID } from 'node:crypto';
import { handler as eligibilityHandler } from '../../../functions/eligibility/index.ts';
import { handler } from '../../../functions/payerRule/index.ts';
import { emiratesDateOf } from '../../../shared/_field/serviceDate.ts';
import { eligibilityApi } from '../../../shared/eligibility/routes.ts';
import { payerRuleApi } from '../../../shared/payerRule/routes.ts';
import type { RuleContent, RuleKey, RuleQuestion } from '../../../shared/payerRule/ruleModel.ts';
import { type CallOptions, callApi, type SignedIn, signIn } from '../../support/api.ts';

export const ruleCalls = payerRuleApi.endpoints;

export const aRuleQuestion = (changes: Partial<RuleQuestion> = {}): RuleQuestion => ({
  key: 'Q1',
  kind: 'yesNo',
  text: 'Is it an accident?',
  textArabic: 'هل هو حادث؟',
  options: [],
  ...changes,
});

/** One question of each kind. */
export const everyKind: RuleQuestion[] = [
  aRuleQuestion(),
  aRuleQuestion({
    key: 'PLACE',
    kind: 'list',
    text: 'Where?',
    textArabic: 'أين؟',
    options: [
      { key: 'HOME', text: 'At home', textArabic: 'في المنزل' },
      { key: 'WORK', text: 'At work', textArabic: 'في العمل' },
    ],
  }),
  aRuleQuestion({ key: 'Q3', kind: 'text', text: 'What happened?', textArabic: 'ماذا حدث؟' }),
  aRuleQuestion({ key: 'Q4', kind: 'date', text: 'When?', textArabic: 'متى؟' }),
];

/** Answers that fit `everyKind`. */
export const fittingAnswers = [
  { question: 'Q1', answer: 'yes' },
  { question: 'PLACE', answer: 'WORK' },
  { question: 'Q3', answer: 'Fell <from> a ladder & broke it' },
  { question: 'Q4', answer: '2026-11-02' },
];

export const aRuleContent = (changes: Partial<RuleContent> = {}): RuleContent => ({
  title: 'Accidents',
  titleArabic: 'الحوادث',
  holdsFrom: emiratesDateOf(new Date()),
  questions: everyKind,
  ...changes,
});

export const payerAdmin = (payerId: number): Promise<SignedIn> =>
  signIn({ roles: ['PayerAdmin'], facility: null, payerId });

export const saveDraft = (as: SignedIn, key: RuleKey, edition: number, content = aRuleContent()) =>
  callApi(handler, ruleCalls.saveRuleDraft, { as, body: { ...key, edition, content } });

export const goLive = (as: SignedIn, key: RuleKey, edition: number) =>
  callApi(handler, ruleCalls.setRuleLive, { as, body: { ...key, edition } });

export const editedRule = (as: SignedIn, { payerId, serviceCategoryId, consultationCategoryId }: RuleKey) =>
  callApi(handler, ruleCalls.getRule, {
    as,
    query: { payerId, serviceCategoryId, ...(consultationCategoryId !== null && { consultationCategoryId }) },
  });

export const retire = (as: SignedIn, ruleId: string, edition: number) =>
  callApi(handler, ruleCalls.retireRule, { as, body: { ruleId, edition } });

export const ruleInfo = (as: SignedIn, ruleId: string, eligibilityId?: string) =>
  callApi(handler, ruleCalls.getRuleInfo, { as, query: { ruleId, ...(eligibilityId && { eligibilityId }) } });

/** Writes the next version of a rule and sets it live; answers its id and the rule's edition. */
export async function aLiveRule(key: RuleKey, content = aRuleContent()): Promise<{ ruleId: string; edition: number }> {
  const as = await payerAdmin(key.payerId);
  const seen = await editedRule(as, key);
  const saved = await saveDraft(as, key, seen.data!.edition, content);
  const { data, errors } = await goLive(as, key, saved.data!.edition);
  if (!data) throw new Error(`Not live: ${JSON.stringify(errors)}`);
  return { ruleId: data.ruleId, edition: data.edition };
}

interface Answering {
  eligibilityId: string;
  ruleId: string;
  answers?: { question: string; answer: string }[];
}

export const answerRule = (
  as: SignedIn,
  { eligibilityId, ruleId, answers = fittingAnswers }: Answering,
  options: CallOptions = {},
) =>
  callApi(eligibilityHandler, eligibilityApi.endpoints.answerRule, {
    as,
    body: { eligibilityId, ruleId, answers },
    headers: { 'idempotency-key': randomUUID() },
    ...options,
  });
