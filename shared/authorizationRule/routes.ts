import * as z from 'zod';
import { area, endpoint } from '../_contract/endpoint.ts';
import { pageFields, pageOf } from '../_contract/page.ts';
import { recordId } from '../_contract/recordId.ts';
import { documentTypes } from '../_field/documentTypes.ts';
import { moduleAccess } from '../_field/moduleAccess.ts';
import { refusalReason, refusedChange, waitingChange } from '../_parts/approval.ts';
import { checkedRequest } from './checkedRequest.ts';
import { findingKinds, findingSeverities } from './checkRequest.ts';
import { approvalNeeds, authorizationRuleContent, ruleEffects, serviceFamilies } from './ruleModel.ts';

export const authorizationRuleStates = ['draft', 'live', 'retired'] as const;

/** A version that went live. What it says never changes again; it speaks about no request any more once it is retired. */
export const authorizationRuleVersion = z.strictObject({
  ruleId: recordId,
  payerId: z.int(),
  version: z.int().positive(),
  state: z.enum(authorizationRuleStates).exclude(['draft']),
  ...authorizationRuleContent.shape,
  /** Who sent the draft to the second person, and who that was. */
  madeByName: z.string(),
  wentLiveAt: z.iso.datetime(),
  wentLiveByName: z.string(),
  retiredAt: z.iso.datetime().nullable(),
  retiredByName: z.string().nullable(),
});
export type AuthorizationRuleVersion = z.infer<typeof authorizationRuleVersion>;

/** A rule as the list shows it: its newest version, and whether the next one is being written. */
export const authorizationRuleRow = z.strictObject({
  ruleId: recordId,
  payerId: z.int(),
  name: z.string(),
  nameArabic: z.string(),
  serviceFamily: z.enum(serviceFamilies),
  needsApproval: z.enum(approvalNeeds),
  /** What the rule decides by itself; null for a rule that decides nothing. */
  decides: z.enum(ruleEffects).nullable(),
  /** The state of the newest version; `draft` before the first version exists. */
  state: z.enum(authorizationRuleStates),
  hasDraft: z.boolean(),
  /** The draft waits for a second person. */
  isWaiting: z.boolean(),
  version: z.int().nullable(),
  effectiveFrom: z.iso.date().nullable(),
  changedAt: z.iso.datetime(),
  changedByName: z.string(),
});
export type AuthorizationRuleRow = z.infer<typeof authorizationRuleRow>;

/** A rule as its editor needs it. `edition` counts the changes: a save carries the edition that its user saw. */
const editedAuthorizationRule = z.strictObject({
  ruleId: recordId,
  payerId: z.int(),
  edition: z.int().positive(),
  draft: authorizationRuleContent.nullable(),
  newest: authorizationRuleVersion.nullable(),
  waiting: waitingChange.nullable(),
  refused: refusedChange.nullable(),
  /** The reader wrote on the draft, by this account or another of theirs, so another person must set it live. */
  isAuthor: z.boolean(),
});
export type EditedAuthorizationRule = z.infer<typeof editedAuthorizationRule>;

const metRuleFields = authorizationRuleVersion.pick({
  ruleId: true,
  version: true,
  name: true,
  nameArabic: true,
  serviceFamily: true,
  codeSystem: true,
  codes: true,
  encounterTypes: true,
  diagnoses: true,
  needsApproval: true,
  documents: true,
  observations: true,
  severity: true,
  source: true,
  effectiveFrom: true,
  effectiveUntil: true,
});
/** A rule as a facility reads it before it sends: nothing of what is decided by it, or of other facilities. */
export const metAuthorizationRule = metRuleFields.extend({
  /** The plans for which the rule does not hold at this facility. */
  exceptedPlans: z.array(z.string()),
});
export type MetAuthorizationRule = z.infer<typeof metAuthorizationRule>;

/** What a rule says of a request or of one of its lines; see `RuleFinding` in checkRequest.ts. */
export const ruleFinding = z.strictObject({
  ruleId: z.string(),
  version: z.int(),
  line: z.string().optional(),
  severity: z.enum(findingSeverities),
  kind: z.enum(findingKinds),
  documents: z.array(z.enum(documentTypes)).readonly(),
  observations: authorizationRuleContent.shape.observations,
});

/** What a rule says of a request with which it is tried out. */
const triedRequest = z.strictObject({
  findings: z.array(ruleFinding),
  decisions: z.array(
    z.strictObject({ line: z.string(), decision: z.enum(ruleEffects), denialCode: z.string().nullable() }),
  ),
});

/** What a rule would have said of a past request, beside what was decided then. Nothing in it names the patient. */
const pastRequest = z.strictObject({
  authorizationId: recordId,
  serviceDate: z.iso.date(),
  state: z.string(),
  netFils: z.int(),
  findings: z.array(ruleFinding),
  decisions: z.array(
    z.strictObject({
      line: z.string(),
      decision: z.enum(ruleEffects),
      denialCode: z.string().nullable(),
      /** What was decided of the line; null where nothing was. */
      was: z.string().nullable(),
    }),
  ),
});
export type PastRequest = z.infer<typeof pastRequest>;

const access = moduleAccess.authorizationRules;
/** An administrator names the payer; a payer's own people have one. */
const payerId = z.int().positive().max(999_999).optional();
const edition = z.int().positive();
const rule = { authorizationRuleId: recordId, payerId, edition } as const;
const changed = z.strictObject({ edition });
const requirements = ['REQ-EAUTH-07'] as const;
const mostTried = 200;
const path = <Name extends string>(name: Name) => `/api/authorizationrule/${name}` as const;

/** Rules of authorisations: what needs a payer's approval, what must be attached, and what is decided by itself (ADR 0076). */
export const authorizationRuleApi = area('authorizationRule', {
  getRulesFor: endpoint({
    method: 'GET',
    path: path('getrulesfor'),
    summary: 'The rules of a payer that hold on a day for the facility that asks, with their sources',
    access: ['MedicalProvider'],
    query: z.strictObject({
      payerId: z.coerce.number().int().positive().max(999_999),
      serviceDate: z.iso.date(),
      ...pageFields,
    }),
    answer: pageOf(metAuthorizationRule),
    requirements,
  }),
  searchAuthorizationRules: endpoint({
    method: 'POST',
    path: path('searchrules'),
    summary: "A payer's rules of authorisations, by kind of care, state and words of their name",
    access,
    body: z.strictObject({
      ...pageFields,
      payerId,
      serviceFamily: z.enum(serviceFamilies).optional(),
      /** `waiting`: a draft waits for a second person. */
      state: z.enum([...authorizationRuleStates, 'waiting']).optional(),
      search: z.string().trim().max(100).optional(),
    }),
    answer: pageOf(authorizationRuleRow),
    requirements,
  }),
  searchAuthorizationRuleHistory: endpoint({
    method: 'POST',
    path: path('searchrulehistory'),
    summary: 'The versions of a rule of authorisations, newest first',
    access,
    body: z.strictObject({ ...pageFields, authorizationRuleId: recordId, payerId }),
    answer: pageOf(authorizationRuleVersion),
    requirements,
  }),
  getAuthorizationRule: endpoint({
    method: 'GET',
    path: path('getrule'),
    summary: 'A rule of authorisations for its editor: the draft and the newest version, each null if there is none',
    access,
    query: z.strictObject({
      authorizationRuleId: recordId,
      payerId: z.coerce.number().int().positive().max(999_999).optional(),
    }),
    answer: editedAuthorizationRule,
    requirements,
  }),
  addAuthorizationRule: endpoint({
    method: 'POST',
    path: path('addrule'),
    summary: 'Add a rule of authorisations as a draft',
    access,
    body: z.strictObject({ payerId, content: authorizationRuleContent }),
    answer: z.strictObject({ authorizationRuleId: recordId, edition }),
    audit: 'authorizationRule.add',
    idempotent: true,
    requirements,
  }),
  saveAuthorizationRuleDraft: endpoint({
    method: 'POST',
    path: path('saveruledraft'),
    summary: 'Save the draft of the next version of a rule; it takes back what waits for a second person',
    access,
    body: z.strictObject({ ...rule, content: authorizationRuleContent }),
    answer: changed,
    audit: 'authorizationRule.saveDraft',
    requirements,
  }),
  discardAuthorizationRuleDraft: endpoint({
    method: 'POST',
    path: path('discardruledraft'),
    summary: 'Delete the draft of a rule; its versions stay',
    access,
    body: z.strictObject(rule),
    answer: changed,
    audit: 'authorizationRule.discardDraft',
    requirements,
  }),
  sendAuthorizationRuleForApproval: endpoint({
    method: 'POST',
    path: path('sendruleforapproval'),
    summary: 'Send the draft to a second person; its examples must show what the rule means',
    access,
    body: z.strictObject(rule),
    answer: changed,
    audit: 'authorizationRule.sendForApproval',
    requirements,
  }),
  setAuthorizationRuleLive: endpoint({
    method: 'POST',
    path: path('setrulelive'),
    summary: 'Set the draft that waits live as a version, as a person who did not write on it',
    access,
    body: z.strictObject(rule),
    answer: changed.extend({ version: z.int() }),
    audit: 'authorizationRule.setLive',
    requirements: ['REQ-EAUTH-07', 'REQ-EAUTH-17'],
  }),
  refuseAuthorizationRuleChange: endpoint({
    method: 'POST',
    path: path('refuserulechange'),
    summary: 'Refuse the draft that waits, as the second person, with the reason',
    access,
    body: z.strictObject({ ...rule, reason: refusalReason }),
    answer: changed,
    audit: 'authorizationRule.refuse',
    requirements,
  }),
  withdrawAuthorizationRuleChange: endpoint({
    method: 'POST',
    path: path('withdrawrulechange'),
    summary: 'Withdraw the draft that waits, as the person who sent it',
    access,
    body: z.strictObject(rule),
    answer: changed,
    audit: 'authorizationRule.withdraw',
    requirements,
  }),
  retireAuthorizationRule: endpoint({
    method: 'POST',
    path: path('retirerule'),
    summary: 'Retire the newest version of a rule: requests do not meet it any more',
    access,
    body: z.strictObject(rule),
    answer: changed,
    audit: 'authorizationRule.retire',
    requirements,
  }),
  tryAuthorizationRule: endpoint({
    method: 'POST',
    path: path('tryrule'),
    summary: 'What a rule would say of requests that the caller gives; nothing is stored',
    access,
    body: z.strictObject({
      payerId,
      content: authorizationRuleContent,
      requests: z.array(checkedRequest).min(1).max(mostTried),
    }),
    answer: z.strictObject({ requests: z.array(triedRequest) }),
    requirements: ['REQ-EAUTH-07', 'REQ-EAUTH-17'],
  }),
  tryRuleOnPastRequests: endpoint({
    method: 'POST',
    path: path('tryonpast'),
    summary:
      "What a rule would have said of the payer's answered requests, newest first; those it is not about are left out",
    access,
    body: z.strictObject({
      ...pageFields,
      payerId,
      content: authorizationRuleContent,
      /** The first and the last day of service; all where they are left out. */
      from: z.iso.date().optional(),
      to: z.iso.date().optional(),
    }),
    answer: pageOf(pastRequest),
    requirements: ['REQ-EAUTH-07', 'REQ-EAUTH-17'],
  }),
});
