import * as z from 'zod';
import { area, endpoint } from '../_contract/endpoint.ts';
import { aboveZero, zeroOrMore } from '../_contract/numberFields.ts';
import { pageFields, pageOf } from '../_contract/page.ts';
import { recordId } from '../_contract/recordId.ts';
import { moduleAccess } from '../_field/moduleAccess.ts';
import { sentence } from '../_field/sentence.ts';
import { fileAddress } from '../_parts/attachment.ts';
import { message, messageFields } from '../_parts/conversation.ts';
import { eligibilityRequest, eligibilityRow, timelineEvent } from '../eligibility/routes.ts';
import { deskContext } from './deskContext.ts';

/** The requests that the user took, those without a reviewer, the overdue ones of all reviewers, and all. */
export const worklistViews = ['mine', 'waiting', 'overdue', 'all'] as const;
export type WorklistView = (typeof worklistViews)[number];

/** No view is counted further than this. */
export const mostCountedWork = 99;

const holder = z.strictObject({ userId: z.string(), name: z.string() });

/** The facts of a request that only the payer's users see, not its facility. */
const atDesk = {
  /** When the answer is due by the payer's own promise. */
  deskDueAt: z.iso.datetime(),
  deskHolder: holder.nullable(),
  version: z.int(),
};

export const worklistRow = eligibilityRow
  .pick({
    eligibilityId: true,
    status: true,
    identifierEnding: true,
    serviceDate: true,
    serviceCategoryId: true,
    facilityName: true,
    facilityNameArabic: true,
    submittedAt: true,
    hasPayerQuestion: true,
  })
  .extend(atDesk);
export type WorklistRow = z.infer<typeof worklistRow>;

export const worklistItem = eligibilityRequest.extend({
  ...atDesk,
  timeline: z.array(timelineEvent),
  /** What a reviewer asked the facility and what it answered, newest first. */
  messages: z.array(message),
  /** What the reviewer who handed it over wrote to the next one. */
  deskNote: z.strictObject({ text: z.string(), byName: z.string(), at: z.iso.datetime() }).nullable(),
  /** Until when the answer can be taken back, if nobody reads it before; null for one that is final. */
  heldUntil: z.iso.datetime().nullable(),
});
export type WorklistItem = z.infer<typeof worklistItem>;

const day = z.iso.date(sentence('dateMissing', 'Enter a date.'));

/** A cover as a reviewer enters it. */
export const deskCoverage = z
  .strictObject({
    planName: z.string().trim().min(1, sentence('planMissing', 'Plan is required.')).max(200),
    policyNumber: z.string().trim().min(1, sentence('policyNumberMissing', 'Policy number is required.')).max(50),
    validFrom: day,
    validTo: day,
    coPaymentFils: zeroOrMore(z.int().max(1_000_000_00)).nullable(),
    coPaymentPercent: zeroOrMore(z.number().max(100)).nullable(),
  })
  .refine(({ validFrom, validTo }) => validFrom <= validTo, {
    message: sentence('beforeFrom', 'The end date is before the start date.'),
    path: ['validTo'],
  });

/** A reviewer's answer. Eligible comes with a cover, not eligible with its denial code, as in a payer's own message. */
export const deskAnswer = z
  .strictObject({
    eligibilityId: recordId,
    /** The version of the request that the reviewer looked at. */
    version: z.int().positive(),
    result: z.enum(['eligible', 'notEligible', 'underReview'], sentence('worklist:answerMissing', 'Choose an answer.')),
    /** Until when the payer reviews, for an answer without a result. */
    until: z.iso.datetime(sentence('worklist:untilMissing', 'Enter until when you review.')).optional(),
    /** One of the regulators' denial codes. */
    denialCode: z.string().max(20).optional(),
    patientName: z.string().trim().max(200).optional(),
    /** The payer's number of its approval; without one from the reviewer the portal makes it. */
    payerReference: z.string().trim().max(50).optional(),
    comments: z.string().trim().max(2000).optional(),
    coverages: z.array(deskCoverage).max(10).default([]),
  })
  .refine(({ result, denialCode }) => result !== 'notEligible' || denialCode !== undefined, {
    message: sentence('worklist:denialMissing', 'Choose a reason.'),
    path: ['denialCode'],
  })
  .refine(({ result, until }) => result !== 'underReview' || until !== undefined, {
    message: sentence('worklist:untilMissing', 'Enter until when you review.'),
    path: ['until'],
  })
  .refine(({ result, denialCode }) => result === 'notEligible' || denialCode === undefined, {
    message: sentence('worklist:denialNotNeeded', 'Remove the reason: only a patient who is not eligible is refused.'),
    path: ['denialCode'],
  })
  .refine(({ result, coverages }) => result !== 'eligible' || coverages.length > 0, {
    message: sentence('worklist:coverMissing', 'Enter at least one cover.'),
    path: ['coverages'],
  });
export type DeskAnswer = z.input<typeof deskAnswer>;

/** What the payer's administrator sets: its promise to facilities, and how hard the portal may press its system. */
export const deskSettings = z.strictObject({
  answerMinutes: aboveZero(
    z.int().max(20_160, sentence('worklist:atMostDays', 'Enter at most {{days}} days.', { days: 14 })),
    sentence('worklist:atLeastOneMinute', 'Enter at least one minute.'),
  ),
  concurrent: aboveZero(z.int().max(100, sentence('atMost', 'Enter at most {{most}}.', { most: 100 }))),
  perMinute: aboveZero(z.int().max(10_000, sentence('atMost', 'Enter at most {{most}}.', { most: 10_000 }))),
  version: z.int().min(0),
});
export type DeskSettings = z.infer<typeof deskSettings>;

const access = moduleAccess.worklist;
const byId = z.strictObject({ eligibilityId: recordId });
const counted = z.strictObject({ count: z.int().min(0).max(mostCountedWork), isMore: z.boolean() });

const version = z.int().positive();

/** A reviewer's question to the facility: the promised time stands still until it is answered or its own time has passed. */
export const deskQuestion = byId.extend({
  version,
  text: messageFields.text,
  answerBy: z.iso.datetime(sentence('worklist:answerByMissing', 'Enter until when the facility should answer.')),
});

const change = <const Name extends string>(name: Name, summary: string) =>
  ({
    method: 'POST',
    path: `/api/eligibilityworklist/${name}`,
    summary,
    access,
    answer: worklistItem,
    audit: `worklist.${name}`,
    requirements: ['REQ-ELIG-18'],
  }) as const;

/** The work list of a payer's people: the requests that wait for a reviewer's answer. Only payers have a work list. */
export const worklistApi = area('worklist', {
  getWorklist: endpoint({
    method: 'GET',
    path: '/api/eligibilityworklist/getworklist',
    summary: "A view of the payer's work list, earliest deadline first",
    access,
    query: z.strictObject({ view: z.enum(worklistViews).default('waiting'), ...pageFields }),
    answer: pageOf(worklistRow),
    audit: 'worklist.list',
    requirements: ['REQ-ELIG-01'],
  }),
  getWorklistCounts: endpoint({
    method: 'GET',
    path: '/api/eligibilityworklist/getworklistcounts',
    summary: 'How many requests each view of the work list holds',
    access,
    answer: z.strictObject({ mine: counted, waiting: counted, overdue: counted, all: counted }),
    isBackground: true,
    requirements: ['REQ-ELIG-01'],
  }),
  getWorklistItem: endpoint({
    method: 'GET',
    path: '/api/eligibilityworklist/getworklistitem',
    summary: 'One request of the work list with its timeline; an answered one can still be read',
    access,
    query: byId,
    answer: worklistItem,
    audit: 'eligibility.read',
    requirements: ['REQ-ELIG-20'],
  }),
  takeRequest: endpoint({ ...change('take', 'Take a request that no reviewer has taken'), body: byId }),
  releaseRequest: endpoint({ ...change('release', 'Release a request to the work list'), body: byId }),
  assignRequest: endpoint({
    ...change('assign', "Assign a request to one of the payer's reviewers"),
    access: ['PayerAdmin'],
    body: byId.extend({ version: z.int().positive(), assignee: z.string().max(40) }),
  }),
  answerRequest: endpoint({ ...change('answer', 'Answer a request that the caller has taken'), body: deskAnswer }),
  takeBackAnswer: endpoint({
    ...change('takeback', 'Take back an answer that nobody at the facility has read, within a minute'),
    body: byId,
  }),
  askFacility: endpoint({
    ...change('ask', 'Ask the facility about a request that the caller has taken'),
    body: deskQuestion,
  }),
  handOverRequest: endpoint({
    ...change('handover', 'Give a request that the caller has taken to a colleague, with a note'),
    body: byId.extend({ version, assignee: z.string().max(40), note: z.string().trim().max(500).optional() }),
  }),
  takeNextRequest: endpoint({
    ...change(
      'takenext',
      'Take the request that is due first of those that no reviewer has taken; null when there is none',
    ),
    answer: worklistItem.nullable(),
  }),
  getDeskContext: endpoint({
    method: 'GET',
    path: '/api/eligibilityworklist/getcontext',
    summary:
      "What a reviewer decides by: the register's covers, earlier requests, the facility's contract and its queries",
    access,
    query: byId,
    answer: deskContext,
    audit: 'worklist.readContext',
    requirements: ['REQ-ELIG-18'],
  }),
  getDeskAttachment: endpoint({
    method: 'GET',
    path: '/api/eligibilityworklist/getattachment',
    summary: "An address from which the browser may fetch a document of the facility's answer for five minutes",
    access,
    query: byId.extend({ attachmentId: recordId }),
    answer: fileAddress,
    audit: 'worklist.download',
    requirements: ['REQ-ELIG-18'],
  }),
  getReviewers: endpoint({
    method: 'GET',
    path: '/api/eligibilityworklist/getreviewers',
    summary: "The payer's reviewers who can be given requests",
    access,
    answer: z.array(holder),
    requirements: ['REQ-ELIG-18'],
  }),
  getDeskSettings: endpoint({
    method: 'GET',
    path: '/api/eligibilityworklist/getsettings',
    summary: "The payer's promised answer time, and the limits for calls to its system",
    access: ['PayerAdmin'],
    answer: deskSettings,
    requirements: ['REQ-PAYER-08'],
  }),
  updateDeskSettings: endpoint({
    method: 'POST',
    path: '/api/eligibilityworklist/updatesettings',
    summary: "Change the payer's promised answer time and limits; they apply to new requests",
    access: ['PayerAdmin'],
    body: deskSettings,
    answer: deskSettings,
    audit: 'payer.updateDeskSettings',
    requirements: ['REQ-PAYER-08'],
  }),
});
