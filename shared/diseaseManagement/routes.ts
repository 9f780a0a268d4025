import * as z from 'zod';
import { area, endpoint } from '../_contract/endpoint.ts';
import { pageFields, pageOf } from '../_contract/page.ts';
import { recordId } from '../_contract/recordId.ts';
import { moduleAccess } from '../_field/moduleAccess.ts';
import { sentence } from '../_field/sentence.ts';
import { typedPatient } from '../_field/typedPatient.ts';
import { patientAnswer } from '../_parts/patientAnswer.ts';
import { draftVersion } from '../_parts/typed.ts';
import { consentKinds } from './consentKinds.ts';
import { careItemNames, criteria, programmeNames } from './programmes.ts';

/** An enrolment goes on, or the member has left. */
export const enrolmentStates = ['active', 'left'] as const;
export type EnrolmentState = (typeof enrolmentStates)[number];

/** Why a member leaves a programme. */
export const leaveReasons = [
  'goalsReached',
  'memberWish',
  'notReached',
  'noCover',
  'moved',
  'deceased',
  'mistake',
] as const;

/** How the care team was in contact. */
export const contactKinds = ['call', 'visit', 'message', 'noAnswer'] as const;

const programme = z.enum(programmeNames, sentence('diseaseManagement:programmeMissing', 'Choose the programme.'));
const item = z.enum(careItemNames);

/** What is due of one item of the plan; `lastOn` null before the first time. */
export const planItem = z.strictObject({
  item,
  lastOn: z.iso.date().nullable(),
  dueOn: z.iso.date(),
  /** The newest results, one of a day, the oldest first; none of an examination. */
  results: z.array(z.strictObject({ on: z.iso.date(), value: z.number() })),
});
export type PlanItem = z.infer<typeof planItem>;

/** An enrolment as lists show it. */
export const enrolmentRow = z.strictObject({
  enrolmentId: recordId,
  programme: z.enum(programmeNames),
  state: z.enum(enrolmentStates),
  patientName: z.string().nullable(),
  patientNameArabic: z.string().nullable(),
  patientEnding: z.string(),
  payerName: z.string(),
  payerNameArabic: z.string(),
  facilityName: z.string(),
  facilityNameArabic: z.string().nullable(),
  enrolledOn: z.iso.date(),
  /** The day on which the first item is due; null for who has left. */
  nextDueOn: z.iso.date().nullable(),
  /** How many items are overdue today. */
  gaps: z.int(),
});
export type EnrolmentRow = z.infer<typeof enrolmentRow>;

/** The whole record. */
export const enrolment = enrolmentRow.extend({
  version: z.int(),
  criteria: z.array(z.enum(criteria)),
  consentOn: z.iso.date(),
  consentKind: z.enum(consentKinds),
  goals: z.string(),
  plan: z.array(planItem),
  enrolledByName: z.string(),
  left: z
    .strictObject({
      on: z.iso.date(),
      reason: z.enum(leaveReasons),
      note: z.string().nullable(),
      byName: z.string(),
    })
    .nullable(),
  /** Whether the reader is of the care team; a payer's people only read. */
  mayChange: z.boolean(),
});
export type Enrolment = z.infer<typeof enrolment>;

/** A result, a contact or new goals of an enrolment; of goals the note has the text. */
export const enrolmentEntry = z.strictObject({
  entryId: recordId,
  on: z.iso.date(),
  kind: z.enum(['result', 'contact', 'goals']),
  item: item.nullable(),
  value: z.number().nullable(),
  contact: z.enum(contactKinds).nullable(),
  note: z.string().nullable(),
  at: z.iso.datetime(),
  byName: z.string(),
});
export type EnrolmentEntry = z.infer<typeof enrolmentEntry>;

/** How a programme does: of those enrolled, how many have a result of the last year, and how many of these are controlled. */
export const outcome = z.strictObject({
  programme: z.enum(programmeNames),
  enrolled: z.int(),
  measured: z.int(),
  controlled: z.int(),
  /** More are enrolled than were counted. */
  isPart: z.boolean(),
});
export type Outcome = z.infer<typeof outcome>;

const byId = z.strictObject({ enrolmentId: recordId });
const change = { enrolmentId: recordId, version: z.int().positive() };
const note = z.string().trim().max(500).optional();
const goals = z.string().trim().max(1000);
const day = z.iso.date(sentence('diseaseManagement:dayMissing', 'Enter on which day.'));
const common = { requirements: ['REQ-NET-29'] } as const;
const reads = { access: moduleAccess.careReaders, ...common };
const changes = { access: moduleAccess.careTeam, ...common, answer: byId };

/** Programmes for people with a chronic disease: the care team of a facility keeps them, and the payer reads those of its members. */
export const diseaseManagementApi = area('diseaseManagement', {
  getEnrolments: endpoint({
    method: 'GET',
    path: '/api/diseasemanagement/getenrolments',
    summary:
      "A facility's enrolments, or those of a payer's members; of the active ones those first of whom something is due",
    query: z.strictObject({ state: z.enum(enrolmentStates).default('active'), ...pageFields }),
    answer: pageOf(enrolmentRow),
    audit: 'diseaseManagement.list',
    ...reads,
  }),
  getEnrolment: endpoint({
    method: 'GET',
    path: '/api/diseasemanagement/getenrolment',
    summary: 'One enrolment with its care plan',
    query: byId,
    answer: enrolment,
    audit: 'diseaseManagement.read',
    ...reads,
  }),
  getEnrolmentEntries: endpoint({
    method: 'GET',
    path: '/api/diseasemanagement/getentries',
    summary: 'What was entered of an enrolment, the newest first',
    query: byId.extend({ ...pageFields, take: pageFields.take.default(50) }),
    answer: pageOf(enrolmentEntry),
    audit: 'diseaseManagement.readEntries',
    ...reads,
  }),
  getOutcomes: endpoint({
    method: 'GET',
    path: '/api/diseasemanagement/getoutcomes',
    summary: 'How each programme does, by the newest results of the active enrolments',
    answer: z.array(outcome),
    audit: 'diseaseManagement.readOutcomes',
    ...reads,
  }),
  findCandidates: endpoint({
    method: 'POST',
    path: '/api/diseasemanagement/findcandidates',
    summary: "The facility's own latest answers about a patient, by Emirates ID or card number",
    body: typedPatient,
    audit: 'diseaseManagement.findCandidates',
    ...changes,
    answer: z.array(patientAnswer),
  }),
  getCandidate: endpoint({
    method: 'GET',
    path: '/api/diseasemanagement/getcandidate',
    summary: 'An answer of the facility about a patient, from which the patient is enrolled',
    query: z.strictObject({ eligibilityId: recordId }),
    audit: 'diseaseManagement.readCandidate',
    ...changes,
    answer: patientAnswer,
  }),
  enrolMember: endpoint({
    method: 'POST',
    path: '/api/diseasemanagement/enrol',
    summary:
      'Enrols a member in a programme, with every criterion and a consent; a member has one active enrolment in a programme',
    body: z.strictObject({
      eligibilityId: recordId,
      programme,
      criteria: z.array(z.enum(criteria)),
      consentOn: day,
      consentKind: z.enum(
        consentKinds,
        sentence('diseaseManagement:consentMissing', 'Choose how the member has consented.'),
      ),
      goals: goals.default(''),
      draftVersion,
    }),
    audit: 'diseaseManagement.enrol',
    idempotent: true,
    ...changes,
  }),
  addResult: endpoint({
    method: 'POST',
    path: '/api/diseasemanagement/addresult',
    summary: 'A care item was done, with its result where it has one: the day is planned on which it is due again',
    body: z.strictObject({
      ...change,
      item: z.enum(careItemNames, sentence('diseaseManagement:itemMissing', 'Choose what was done.')),
      on: day,
      value: z.number().optional(),
      note,
    }),
    audit: 'diseaseManagement.addResult',
    ...changes,
  }),
  addContact: endpoint({
    method: 'POST',
    path: '/api/diseasemanagement/addcontact',
    summary: 'A contact of the care team with the member',
    body: z.strictObject({
      ...change,
      contact: z.enum(contactKinds, sentence('diseaseManagement:contactMissing', 'Choose how.')),
      on: day,
      note,
    }),
    audit: 'diseaseManagement.addContact',
    ...changes,
  }),
  changeGoals: endpoint({
    method: 'POST',
    path: '/api/diseasemanagement/changegoals',
    summary: 'New goals of the member and the care team; those before them stay in the log',
    body: z.strictObject({ ...change, goals }),
    audit: 'diseaseManagement.changeGoals',
    ...changes,
  }),
  leaveProgramme: endpoint({
    method: 'POST',
    path: '/api/diseasemanagement/leave',
    summary: 'The member leaves the programme, for a reason',
    body: z.strictObject({
      ...change,
      on: day,
      reason: z.enum(leaveReasons, sentence('diseaseManagement:reasonMissing', 'Choose why.')),
      note,
    }),
    audit: 'diseaseManagement.leave',
    ...changes,
  }),
});
