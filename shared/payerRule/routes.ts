import * as z from 'zod';
import { area, endpoint } from '../_contract/endpoint.ts';
import { pageFields, pageOf } from '../_contract/page.ts';
import { recordId } from '../_contract/recordId.ts';
import { moduleAccess } from '../_field/moduleAccess.ts';
import { refusalReason, refusedChange, waitingChange } from '../_parts/approval.ts';
import { ruleContent, ruleKey, ruleStates } from './ruleModel.ts';

/** A version that went live. What it asks never changes again; in its days nothing is asked once it is retired. */
export const ruleVersion = z.strictObject({
  /** What a request carries that met this version (REQ-ELIG-20). */
  ruleId: recordId,
  ...ruleKey.shape,
  version: z.int().positive(),
  state: z.enum(ruleStates).exclude(['draft']),
  ...ruleContent.shape,
  wentLiveAt: z.iso.datetime(),
  wentLiveByName: z.string(),
  retiredAt: z.iso.datetime().nullable(),
  retiredByName: z.string().nullable(),
});
export type RuleVersion = z.infer<typeof ruleVersion>;

/** A rule as the list shows it: its newest version, and whether the next one is being written. */
export const ruleRow = z.strictObject({
  ...ruleKey.shape,
  title: z.string(),
  titleArabic: z.string(),
  questionCount: z.int(),
  /** The state of the newest version; `draft` before the first version exists. */
  state: z.enum(ruleStates),
  hasDraft: z.boolean(),
  version: z.int().nullable(),
  holdsFrom: z.iso.date().nullable(),
  changedAt: z.iso.datetime(),
  changedByName: z.string(),
});
export type RuleRow = z.infer<typeof ruleRow>;

/** A rule as its editor needs it. `edition` counts the changes: a save carries the edition that its user saw. */
const editedRule = z.strictObject({
  edition: z.int().nonnegative(),
  draft: ruleContent.nullable(),
  newest: ruleVersion.nullable(),
  /** Left out where the payer demands no second person for its rules. */
  approval: z.strictObject({ waiting: waitingChange.nullable(), refused: refusedChange.nullable() }).optional(),
});

export type EditedRule = z.infer<typeof editedRule>;

const edition = z.int().nonnegative();
const changedRule = z.strictObject({ edition });
/** An administrator names the payer; a payer's own people have one. */
const payerId = ruleKey.shape.payerId.optional();
const access = moduleAccess.eligibilityRules;
const readers = moduleAccess.eligibilityRuleReaders;

const query = z.strictObject({
  payerId: z.coerce.number().int().positive().max(999_999),
  serviceCategoryId: z.coerce.number().int().positive().max(999),
  consultationCategoryId: z.coerce.number().int().positive().max(999).optional(),
});

/** Payers' rules: the questions that a payer asks before it is asked (ADR 0023). */
export const payerRuleApi = area('payerRule', {
  getRuleInfo: endpoint({
    method: 'GET',
    path: '/api/eligibilitycheck/geteligibilityruleinfobyruleId',
    summary: "A version of a payer's rule with its questions, by its id or by a request of the caller that carries it",
    access: moduleAccess.eligibility,
    query: z.strictObject({
      ruleId: recordId,
      /** The request that carries the rule: its provider sees the questions also when the payer has retired them. */
      eligibilityId: recordId.optional(),
    }),
    answer: ruleVersion,
    requirements: ['REQ-ELIG-03'],
  }),
  searchRuleHistory: endpoint({
    method: 'POST',
    path: '/api/eligibilitycheck/geteligibilityrulehistory',
    summary: "The versions of a payer's rule, newest first",
    access: readers,
    body: z.strictObject({
      ...pageFields,
      payerId,
      serviceCategoryId: ruleKey.shape.serviceCategoryId,
      consultationCategoryId: ruleKey.shape.consultationCategoryId.default(null),
    }),
    answer: pageOf(ruleVersion),
    requirements: ['REQ-ELIG-14'],
  }),
  searchRules: endpoint({
    method: 'POST',
    path: '/api/eligibilitycheck/geteligibilityrules',
    summary: "A payer's rules, by category, state and words of their title",
    access: readers,
    body: z.strictObject({
      ...pageFields,
      payerId,
      serviceCategoryId: ruleKey.shape.serviceCategoryId.optional(),
      state: z.enum(ruleStates).optional(),
      search: z.string().trim().max(100).optional(),
    }),
    answer: pageOf(ruleRow),
    requirements: ['REQ-ELIG-14'],
  }),
  getRule: endpoint({
    method: 'GET',
    path: '/api/eligibilitycheck/geteligibilityrule',
    summary: 'A rule for its editor: the draft and the newest version, each null if it does not exist yet',
    access: readers,
    query,
    answer: editedRule,
    requirements: ['REQ-ELIG-14'],
  }),
  saveRuleDraft: endpoint({
    method: 'POST',
    path: '/api/eligibilitycheck/saveeligibilityruledraft',
    summary: 'Save the draft of the next version of a rule; requests do not use it yet',
    access,
    body: z.strictObject({ ...ruleKey.shape, edition, content: ruleContent }),
    answer: changedRule,
    audit: 'rule.saveDraft',
    requirements: ['REQ-ELIG-14'],
  }),
  discardRuleDraft: endpoint({
    method: 'POST',
    path: '/api/eligibilitycheck/discardeligibilityruledraft',
    summary: 'Delete the draft of a rule; its versions stay',
    access,
    body: z.strictObject({ ...ruleKey.shape, edition }),
    answer: changedRule,
    audit: 'rule.discardDraft',
    requirements: ['REQ-ELIG-14'],
  }),
  setRuleLive: endpoint({
    method: 'POST',
    path: '/api/eligibilitycheck/seteligibilityrulelive',
    summary: 'Publish the draft as a version: requests for services from its day on get its questions',
    access,
    body: z.strictObject({ ...ruleKey.shape, edition }),
    answer: changedRule.extend({ ruleId: recordId, version: z.int() }),
    audit: 'rule.setLive',
    requirements: ['REQ-ELIG-14', 'REQ-ELIG-20'],
  }),
  sendRuleForApproval: endpoint({
    method: 'POST',
    path: '/api/eligibilitycheck/sendeligibilityruleforapproval',
    summary: "Send the draft to a second person, if the payer demands one; that person's call sets it live",
    access,
    body: z.strictObject({ ...ruleKey.shape, edition }),
    answer: changedRule,
    audit: 'rule.sendForApproval',
    requirements: ['REQ-ELIG-14'],
  }),
  refuseRuleChange: endpoint({
    method: 'POST',
    path: '/api/eligibilitycheck/refuseeligibilityrulechange',
    summary: 'Refuse the draft that waits for approval, as the second person, with the reason',
    access,
    body: z.strictObject({ ...ruleKey.shape, edition, reason: refusalReason }),
    answer: changedRule,
    audit: 'rule.refuse',
    requirements: ['REQ-ELIG-14'],
  }),
  withdrawRuleChange: endpoint({
    method: 'POST',
    path: '/api/eligibilitycheck/withdraweligibilityrulechange',
    summary: 'Withdraw the draft that waits for approval, as its maker',
    access,
    body: z.strictObject({ ...ruleKey.shape, edition }),
    answer: changedRule,
    audit: 'rule.withdraw',
    requirements: ['REQ-ELIG-14'],
  }),
  demandRuleApproval: endpoint({
    method: 'POST',
    path: '/api/eligibilitycheck/demandeligibilityruleapproval',
    summary: "Require a second person for a payer's rules; only a portal administrator can end this",
    access,
    body: z.strictObject({ payerId, isDemanded: z.boolean() }),
    answer: z.strictObject({ isDemanded: z.boolean() }),
    audit: 'payer.demandRuleApproval',
    requirements: ['REQ-ELIG-14'],
  }),
  retireRule: endpoint({
    method: 'POST',
    path: '/api/eligibilitycheck/retireeligibilityrule',
    summary: 'Retire a version: requests for its days get no questions any more',
    access,
    body: z.strictObject({ ruleId: recordId, edition }),
    answer: changedRule,
    audit: 'rule.retire',
    requirements: ['REQ-ELIG-14'],
  }),
});
