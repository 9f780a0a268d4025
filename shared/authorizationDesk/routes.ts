import * as z from 'zod';
import { area, endpoint } from '../_contract/endpoint.ts';
import { zeroOrMore } from '../_contract/numberFields.ts';
import { pageFields, pageOf } from '../_contract/page.ts';
import { recordId } from '../_contract/recordId.ts';
import { moduleAccess } from '../_field/moduleAccess.ts';
import { sentence } from '../_field/sentence.ts';
import { refusalReason, refusedChange, waitingChange } from '../_parts/approval.ts';
import { authorizationAnswer } from '../authorization/answer.ts';
import { requestSubject } from '../authorization/codeNames.ts';
import { informationFields, informationRound } from '../authorization/information.ts';
import { authorizationRow } from '../authorization/routes.ts';
import { eligibilityRequest } from '../eligibility/routes.ts';
import { memberHit } from '../member/memberHit.ts';
import { deskDecision } from './decision.ts';

const access = moduleAccess.authorizationDesk;
const requirements = ['REQ-EAUTH-16'] as const;
const authorizationId = recordId;
const version = z.int().positive();
const seen = { authorizationId, version };
const mostFils = 100_000_000_00;

/** The states in which a request is in the queue, and the settings by which it can be filtered. */
export const queueStates = ['sent', 'underReview', 'informationRequested'] as const;
export const queueSettings = ['outpatient', 'inpatient', 'emergency'] as const;

/** No view is counted further than this. */
export const mostCountedRequests = 99;
/** So many of a member's earlier requests stand beside the form. */
export const mostEarlier = 10;
/** So many requests are approved by one call. */
export const mostAtOnce = 25;
export const mostTemplates = 100;

/** A request in the queue, with what only the payer's people see of it. */
export const deskRow = authorizationRow.extend({
  version,
  setting: z.enum(queueSettings).nullable(),
  /** A decision waits for a second person. */
  isProposed: z.boolean(),
  /** The facility passed over a warning of a rule: somebody has to look at it. */
  hasWarnings: z.boolean(),
  subject: requestSubject,
});
export type DeskRow = z.infer<typeof deskRow>;

const counted = z.strictObject({ count: z.int().min(0).max(mostCountedRequests), isMore: z.boolean() });

/** A decision that waits for a second person, as the provider would read it. */
const shownProposal = waitingChange.extend({ netFils: z.int(), answer: authorizationAnswer });

/** What a reviewer decides by, beside the request itself. */
export const deskContext = z.strictObject({
  note: z.strictObject({ text: z.string(), byName: z.string(), at: z.iso.datetime() }).nullable(),
  proposal: shownProposal.nullable(),
  /** Why a second person returned the last proposal. */
  returned: refusedChange.nullable(),
  information: z.array(informationRound),
  /** This member's other requests to the payer, newest first. */
  earlier: z.array(authorizationRow.extend({ subject: requestSubject })),
  /** Whom the payer's own register knows by the request's number. */
  members: z.array(memberHit),
  /** The eligibility answer from which the request began. */
  eligibility: eligibilityRequest
    .pick({
      eligibilityId: true,
      status: true,
      claim: true,
      serviceDate: true,
      answeredAt: true,
      coverages: true,
      payerReference: true,
    })
    .nullable(),
  /** The reviewer may not decide: they sent it themselves, or work for its facility. */
  isOwn: z.boolean(),
  secondPersonAboveFils: z.int().nullable(),
  /** What this reviewer has approved for this member today without a second person. */
  approvedTodayFils: z.int(),
});
export type DeskContext = z.infer<typeof deskContext>;

/** A decision that is made often: its code and its words. */
export const decisionTemplate = z.strictObject({
  templateId: recordId,
  name: z.string(),
  denialCode: z.string().nullable(),
  comments: z.string(),
  version: z.int(),
});
export type DecisionTemplate = z.infer<typeof decisionTemplate>;

const deskSettings = z.strictObject({ secondPersonAboveFils: z.int().nonnegative().nullable() });

const asked = z.iso.date(sentence('dateMissing', 'Enter a date.'));
const fils = z.coerce.number().int().min(0).max(mostFils).optional();

const change = <const Name extends string>(name: Name, summary: string) =>
  ({
    method: 'POST',
    path: `/api/authorizationdesk/${name}`,
    summary,
    access,
    audit: `authorizationDesk.${name}`,
    requirements,
  }) as const;

const moved = z.strictObject({ authorizationId });

/** The payer's desk of requests for approval: its queue, what reviewers decide by, and their decisions. */
export const authorizationDeskApi = area('authorizationDesk', {
  getDeskQueue: endpoint({
    method: 'GET',
    path: '/api/authorizationdesk/getqueue',
    summary: "The payer's open requests, earliest deadline first",
    access,
    query: z.strictObject({
      state: z.enum(queueStates).optional(),
      setting: z.enum(queueSettings).optional(),
      fromFils: fils,
      toFils: fils,
      whose: z.enum(['all', 'mine', 'nobody', 'overdue', 'proposed']).default('all'),
      ...pageFields,
    }),
    answer: pageOf(deskRow),
    audit: 'authorizationDesk.list',
    requirements,
  }),
  getDeskCounts: endpoint({
    method: 'GET',
    path: '/api/authorizationdesk/getcounts',
    summary: 'How many of the requests that are due first are in each view of the queue',
    access,
    answer: z.strictObject({ mine: counted, nobody: counted, overdue: counted, proposed: counted, all: counted }),
    isBackground: true,
    requirements,
  }),
  getAuthorizationContext: endpoint({
    method: 'GET',
    path: '/api/authorizationdesk/getcontext',
    summary:
      "What a reviewer decides by: earlier requests, the eligibility answer, what was asked, and the reviewer's limit",
    access,
    query: z.strictObject({ authorizationId }),
    answer: deskContext,
    audit: 'authorizationDesk.readContext',
    requirements,
  }),
  takeNextAuthorization: endpoint({
    ...change('takenext', 'Takes the request that is due first of those that nobody has; null when there is none'),
    answer: moved.nullable(),
  }),
  handOverAuthorization: endpoint({
    ...change('handover', 'Gives a request that the caller has taken to a colleague, with a note'),
    body: z.strictObject({ ...seen, assignee: z.string().max(40), note: z.string().trim().max(500).optional() }),
    answer: moved,
  }),
  decideAuthorization: endpoint({
    ...change(
      'decide',
      'Decides about every line of a request; above the limit the decision waits for a second person',
    ),
    body: deskDecision,
    answer: moved.extend({ state: z.string(), isProposed: z.boolean() }),
    idempotent: true,
  }),
  askAuthorization: endpoint({
    ...change('ask', 'Asks the facility for documents or words; the clock stands still until it answers'),
    body: z.strictObject({ ...seen, ...informationFields }),
    answer: moved,
    idempotent: true,
  }),
  approveProposal: endpoint({
    ...change('approveproposal', 'A second person approves the decision that waits'),
    body: z.strictObject(seen),
    answer: moved,
    idempotent: true,
  }),
  returnProposal: endpoint({
    ...change('returnproposal', 'A second person returns the decision that waits, with the reason'),
    body: z.strictObject({ ...seen, reason: refusalReason }),
    answer: moved,
  }),
  approveAuthorizations: endpoint({
    ...change('approvemany', 'Approves several requests as they were asked, each over its own version; a row for each'),
    body: z.strictObject({
      requests: z.array(z.strictObject(seen)).min(1).max(mostAtOnce),
      validFrom: asked,
      validTo: asked,
      comments: z.string().trim().max(2000).optional(),
    }),
    /** The code of what stood against it; null for a request that is approved now. */
    answer: z.array(z.strictObject({ authorizationId, code: z.string().nullable() })),
  }),
  getDecisionTemplates: endpoint({
    method: 'GET',
    path: '/api/authorizationdesk/gettemplates',
    summary: "The payer's templates of decisions",
    access,
    answer: z.array(decisionTemplate),
    requirements,
  }),
  saveDecisionTemplate: endpoint({
    ...change('savetemplate', 'Adds a template of a decision, or changes one over the version that was seen'),
    access: ['PayerAdmin'],
    body: z.strictObject({
      templateId: recordId.optional(),
      version: z.int().positive().optional(),
      name: z.string().trim().min(1, sentence('valueMissing', 'This value is required.')).max(100),
      denialCode: z.string().max(20).optional(),
      comments: z.string().trim().max(2000),
    }),
    answer: decisionTemplate,
  }),
  removeDecisionTemplate: endpoint({
    ...change('removetemplate', 'Removes a template of a decision'),
    access: ['PayerAdmin'],
    body: z.strictObject({ templateId: recordId, version: z.int().positive() }),
    answer: z.null(),
  }),
  getAuthorizationSettings: endpoint({
    method: 'GET',
    path: '/api/authorizationdesk/getsettings',
    summary: 'Above which amount a decision needs a second person; null for none',
    access: ['PayerAdmin', 'SuperAdmin'],
    query: z.strictObject({ payerId: z.coerce.number().int().positive().optional() }),
    answer: deskSettings,
    requirements,
  }),
  updateAuthorizationSettings: endpoint({
    ...change(
      'updatesettings',
      'Sets above which amount a decision needs a second person; only the portal raises or ends it',
    ),
    access: ['PayerAdmin', 'SuperAdmin'],
    body: z.strictObject({
      payerId: z.int().positive().optional(),
      /** The limit that the administrator saw. */
      before: zeroOrMore(z.int().max(mostFils)).nullable(),
      secondPersonAboveFils: zeroOrMore(z.int().max(mostFils)).nullable(),
    }),
    answer: deskSettings,
  }),
});
