import * as z from 'zod';
import { area, endpoint } from '../_contract/endpoint.ts';
import { pageFields, pageOf } from '../_contract/page.ts';
import { recordId } from '../_contract/recordId.ts';
import { moduleAccess } from '../_field/moduleAccess.ts';
import { caseEndpoints, caseEvent, caseFields, caseRowFields, moveBody } from '../_parts/caseRoutes.ts';
import { payerOption } from '../payer/routes.ts';
import { authorizationAnswer, regulatorFinding } from './answer.ts';
import { authorizationCriteria, authorizationState } from './authorizationCriteria.ts';
import { authorizationTypeNames } from './authorizationTypes.ts';
import { codeNames } from './codeNames.ts';
import { favourite, favouriteFields } from './favourites.ts';
import { authorizationDraft, authorizationForm, authorizationFormFields } from './form.ts';
import { informationAnswers, informationRound } from './information.ts';
import { authorizationLife } from './life.ts';
import { listedDrug, mostDrugs } from './listedDrug.ts';
import { fileReasons, keptFile, keptFileRow, shownFileStates } from './postOfficeFiles.ts';
import { answerReview } from './rereadAnswer.ts';
import { ruleCheck, sentRuleCheck } from './ruleCheck.ts';

const requirements = ['REQ-EAUTH-03'] as const;
/** Both sides, and administrators of the portal: the store's keys say whose records each of them reaches. */
const access = [...moduleAccess.eauth, 'InsurerUser'] as const;
const authorizationId = recordId;
const state = authorizationState;

/** A request as lists show it, to both sides. Identifiers of the patient are masked here; the record shows them whole. */
export const authorizationRow = z.strictObject({
  authorizationId,
  /** The number under which regulator and payer know the request; a draft has none. */
  requestNumber: z.string().nullable(),
  type: z.enum(authorizationTypeNames).nullable(),
  ...caseRowFields(authorizationLife),
  payerId: z.int().nullable(),
  patientName: z.string().nullable(),
  /** The last four characters of the identifier. */
  identifierEnding: z.string(),
  /** The day of the encounter's start in the Emirates. */
  serviceDate: z.iso.date().nullable(),
  clinicianLicense: z.string().nullable(),
  lineCount: z.int(),
  /** The sum of the lines, in fils. */
  netFils: z.int(),
  /** The payer's number of its approval (IDPayer). */
  payerReference: z.string().nullable(),
  /** The last instant of the approval. */
  validTo: z.iso.datetime().nullable(),
  /** What the table of truth says of an answer that an earlier release read otherwise: a person looks at it. */
  review: answerReview.nullable(),
});
export type AuthorizationRow = z.infer<typeof authorizationRow>;

export const authorizationEvent = caseEvent(authorizationLife);
export type AuthorizationEvent = z.infer<typeof authorizationEvent>;

/** How far a request has come on its way through the regulator's post office. */
export const transmissions = ['none', 'queued', 'accepted', 'rejected', 'unknown'] as const;

/** A version of a chain: a request, its extension, its cancellation, the same sent again. */
export const chainVersion = z.strictObject({
  authorizationId,
  requestNumber: z.string().nullable(),
  type: z.enum(authorizationTypeNames).nullable(),
  state,
  openedAt: z.iso.datetime(),
});

/** The whole record, with what its reader may do next. */
export const authorization = authorizationRow.extend({
  ...caseFields(authorizationLife),
  facilityLicense: z.string(),
  regulatorId: z.int(),
  emiratesId: z.string().nullable(),
  cardNumber: z.string().nullable(),
  /** What was sent; null for a draft. */
  form: z.strictObject(authorizationFormFields).nullable(),
  /** What was typed so far; null once it was sent. */
  draft: authorizationDraft.nullable(),
  /** Who types in the draft now. */
  draftHolder: z.strictObject({ userId: z.string(), name: z.string(), at: z.iso.datetime() }).nullable(),
  transmission: z.enum(transmissions),
  transmittedAt: z.iso.datetime().nullable(),
  findings: z.array(regulatorFinding),
  answer: authorizationAnswer.nullable(),
  /** What the codes and licences of request and answer are called; empty for a draft. */
  names: codeNames,
  /** What the payer asked for beside the request, each time. */
  information: z.array(informationRound),
  /** What the payer's rules were asked when it was sent; null for a draft, and where none were asked. */
  ruleCheck: sentRuleCheck.nullable(),
  /** All versions of the chain, the oldest first; the last one is the present one. */
  chain: z.array(chainVersion),
});
export type Authorization = z.infer<typeof authorization>;

const calls = caseEndpoints({
  area: 'authorization',
  id: 'authorizationId',
  life: authorizationLife,
  requirements: ['REQ-EAUTH-15'],
});

/** The moves that need nothing but a word; the others have calls of their own. */
const plainMoves = ['take', 'release', 'assign', 'reply'] as const;

const day = z.iso.date().optional();

/** The filters of a search. A patient's identifier comes in the body, so that it stands in no address and no log. */
export const authorizationSearch = z.strictObject({ ...authorizationCriteria, ...pageFields });

/** Requests for a payer's approval, from draft to answer: the facility that asks and the payer that decides. */
export const authorizationApi = area('authorization', {
  addAuthorizationRequest: endpoint({
    method: 'POST',
    path: '/api/authorization/addauthorizationrequest',
    summary: 'Sends a request for approval to the payer, through the post office of the regulator',
    access: ['MedicalProvider'],
    body: authorizationForm,
    answer: z.strictObject({ authorizationId, requestNumber: z.string(), state }),
    audit: 'authorization.send',
    idempotent: true,
    requirements: ['REQ-EAUTH-04', 'REQ-EAUTH-08'],
  }),
  checkAuthorization: endpoint({
    method: 'POST',
    path: '/api/authorization/checkauthorization',
    summary: "What the payer's rules say of a request before it is sent: what needs an approval, and what is missing",
    access: ['MedicalProvider'],
    body: z.strictObject({
      /** The form as far as it has been typed; what is not right yet is left out. Its payer must be known. */
      draft: authorizationDraft.and(z.object({ payerId: z.int().positive() })),
    }),
    answer: ruleCheck,
    requirements: ['REQ-EAUTH-07'],
  }),
  getAuthorization: calls.read({
    path: 'getauthorization',
    summary: 'One request with its lines, answer, versions, documents and course, and what the reader may do next',
    answer: authorization,
  }),
  searchAuthorizations: endpoint({
    method: 'POST',
    path: '/api/authorization/searchauthorizations',
    summary: "A facility's requests, newest first; for the payer's people those that were sent to it",
    access,
    body: authorizationSearch,
    answer: pageOf(authorizationRow),
    audit: 'authorization.search',
    requirements,
  }),
  getAuthorizationCounts: endpoint({
    method: 'GET',
    path: '/api/authorization/getauthorizationcounts',
    summary: "How many of the facility's or the payer's requests are in each state",
    access,
    isBackground: true,
    answer: z.strictObject({
      counts: z.array(z.strictObject({ state, count: z.int().nonnegative() })),
      /** How many have an answer that an earlier release read otherwise than the table of truth; no more than a hundred are counted. */
      review: z.int().nonnegative(),
    }),
    requirements,
  }),
  saveAuthorizationDraft: endpoint({
    method: 'POST',
    path: '/api/authorization/savedraft',
    summary: 'Keeps a request as far as it has been typed',
    access: ['MedicalProvider'],
    body: z.strictObject({
      /** Left out for a new draft. */
      authorizationId: authorizationId.optional(),
      version: z.int().positive().optional(),
      draft: authorizationDraft,
      /** Takes the draft over from the person who types in it. */
      isTakeOver: z.boolean().default(false),
    }),
    answer: z.strictObject({ authorizationId, version: z.int(), savedAt: z.iso.datetime() }),
    audit: 'authorization.saveDraft',
    idempotent: true,
    requirements: ['REQ-EAUTH-06'],
  }),
  discardAuthorizationDraft: endpoint({
    method: 'POST',
    path: '/api/authorization/discarddraft',
    summary: 'Throws a draft away',
    access: ['MedicalProvider'],
    body: z.strictObject({ authorizationId, version: z.int().positive() }),
    answer: z.null(),
    audit: 'authorization.discardDraft',
    requirements: ['REQ-EAUTH-06'],
  }),
  getAuthorizationPayers: endpoint({
    method: 'GET',
    path: '/api/authorization/getpayers',
    summary:
      'The payers that take requests for approval, by name: first those that have answered an eligibility request of the facility within a year',
    access: ['MedicalProvider'],
    answer: z.array(
      payerOption.pick({ payerId: true, payerName: true, payerNameArabic: true }).extend({ isWorkedWith: z.boolean() }),
    ),
    requirements: ['REQ-EAUTH-04'],
  }),
  searchDrugs: endpoint({
    method: 'GET',
    path: '/api/authorization/searchdrugs',
    summary:
      'Drugs of the list of the payer that is asked, as it is in force on the day of service, by the beginning of their code or of a word of their names',
    access: ['MedicalProvider'],
    query: z.strictObject({
      payerId: z.coerce.number().int().positive().max(999_999),
      searchTerm: z.string().trim().max(60).default(''),
      /** Today where it is left out. */
      on: z.iso.date().optional(),
      ...pageFields,
      take: z.coerce.number().int().min(1).max(mostDrugs).default(20),
    }),
    answer: pageOf(listedDrug),
    requirements: ['REQ-EAUTH-05'],
  }),
  getFavourites: endpoint({
    method: 'GET',
    path: '/api/authorization/getfavourites',
    summary: "The facility's sets of activities that are asked for together, by clinician",
    access: ['MedicalProvider'],
    answer: z.array(favourite),
    requirements: ['REQ-EAUTH-04'],
  }),
  saveFavourite: endpoint({
    method: 'POST',
    path: '/api/authorization/savefavourite',
    summary: 'Adds a set of activities, or changes one over the version that was seen',
    access: ['MedicalProvider'],
    body: z.strictObject({
      favouriteId: recordId.optional(),
      version: z.int().positive().optional(),
      ...favouriteFields,
    }),
    answer: favourite,
    audit: 'authorization.saveFavourite',
    requirements: ['REQ-EAUTH-04'],
  }),
  removeFavourite: endpoint({
    method: 'POST',
    path: '/api/authorization/removefavourite',
    summary: 'Removes a set of activities',
    access: ['MedicalProvider'],
    body: z.strictObject({ favouriteId: recordId, version: z.int().positive() }),
    answer: z.null(),
    audit: 'authorization.removeFavourite',
    requirements: ['REQ-EAUTH-04'],
  }),
  moveAuthorization: endpoint({
    method: 'POST',
    path: '/api/authorization/move',
    summary: 'Takes, releases or hands over a request, or replies to the payer',
    access: ['Standard'],
    body: moveBody('authorizationId', authorizationLife, plainMoves).safeExtend({ answers: informationAnswers }),
    answer: z.strictObject({ authorizationId }),
    audit: 'authorization.move',
    idempotent: true,
    requirements: ['REQ-EAUTH-13', 'REQ-EAUTH-15', 'REQ-EAUTH-16'],
  }),
  printAuthorization: endpoint({
    method: 'GET',
    path: '/api/authorization/printdecision',
    summary: "The payer's decision as a PDF, in English, Arabic or both, with a code that anybody can verify",
    access: ['Standard'],
    query: z.strictObject({ authorizationId, language: z.enum(['en', 'ar', 'both']).default('both') }),
    answer: z.string(),
    format: 'pdf',
    audit: 'authorization.print',
    requirements: ['REQ-EAUTH-18'],
  }),
  searchPostOfficeFiles: endpoint({
    method: 'POST',
    path: '/api/authorization/searchpostofficefiles',
    summary: 'Files of post offices that could not be read or matched with a request, newest first',
    access: moduleAccess.postOfficeFiles,
    body: z.strictObject({
      state: z.enum(shownFileStates).default('unmatched'),
      regulatorId: z.int().positive().optional(),
      /** The licence of the facility or the payer that a file is from or for. */
      license: z.string().trim().min(1).max(30).optional(),
      reason: z.enum(fileReasons).optional(),
      /** The days on which they were fetched. */
      from: day,
      to: day,
      ...pageFields,
    }),
    answer: pageOf(keptFileRow),
    audit: 'postOfficeFile.list',
    requirements: ['REQ-EAUTH-10'],
  }),
  getPostOfficeFile: endpoint({
    method: 'GET',
    path: '/api/authorization/getpostofficefile',
    summary: 'One such file with the reason, a safe view of its text, and who has read it again',
    access: moduleAccess.postOfficeFiles,
    query: z.strictObject({ keptId: recordId }),
    answer: keptFile,
    audit: 'postOfficeFile.read',
    requirements: ['REQ-EAUTH-10'],
  }),
  readPostOfficeFileAgain: endpoint({
    method: 'POST',
    path: '/api/authorization/readpostofficefileagain',
    summary: 'Reads such a file again, after a mend, over the version that was seen; no answer in it is taken twice',
    access: moduleAccess.postOfficeFiles,
    body: z.strictObject({ keptId: recordId, version: z.int().positive() }),
    answer: z.strictObject({ state: z.enum(shownFileStates), reason: z.enum(fileReasons).nullable() }),
    audit: 'postOfficeFile.readAgain',
    requirements: ['REQ-EAUTH-10'],
  }),
  getAuthorizationMessages: calls.messages,
  getAuthorizationAttachment: calls.attachment,
  markAuthorizationRead: calls.markRead,
  getAuthorizationStaff: calls.staff,
});
