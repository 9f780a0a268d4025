import * as z from 'zod';
import { area, endpoint } from '../_contract/endpoint.ts';
import { recordId } from '../_contract/recordId.ts';
import { providerStatuses } from '../_field/contractStatus.ts';
import { moduleAccess } from '../_field/moduleAccess.ts';
import { caseEndpoints, caseEvent, caseFields, caseRowFields, moveBody } from '../_parts/caseRoutes.ts';
import type { MoveOf } from '../_parts/life.ts';
import { facilityKinds } from '../facility/facilityFields.ts';
import { factorProof } from '../secondFactor/routes.ts';
import { contractDraft, draftPlace, profileDraft } from './changeDraft.ts';
import { contractUpdate, knownTerms } from './contract.ts';
import { documentTypes } from './documents.ts';
import { empanelmentDraft, empanelmentForm, empanelmentKinds, remarkFields, revision, wizardKinds } from './form.ts';
import { empanelmentLife, outcomes } from './life.ts';
import { callBacks, profileForm, shownProfile } from './profile.ts';
import { stages } from './stages.ts';

export type EmpanelmentMove = MoveOf<typeof empanelmentLife>;

const empanelmentId = recordId;
const kind = z.enum(empanelmentKinds);

/** What the portal knows of a facility: it is not asked again. */
export const knownFacts = z.strictObject({
  facilityLicense: z.string(),
  facilityKind: z.enum(facilityKinds),
  emirate: z.string(),
});

export const passedStage = z.strictObject({ stage: z.enum(stages), at: z.iso.datetime(), byName: z.string() });

/** A request as lists show it, to both sides. */
export const empanelmentRow = z.strictObject({
  empanelmentId,
  empanelmentNumber: z.string(),
  kind,
  ...caseRowFields(empanelmentLife),
  passed: z.array(passedStage),
});
export type EmpanelmentRow = z.infer<typeof empanelmentRow>;

export const empanelmentEvent = caseEvent(empanelmentLife);
export type EmpanelmentEvent = z.infer<typeof empanelmentEvent>;

export const remark = z.strictObject({
  field: z.enum(remarkFields),
  text: z.string(),
  at: z.iso.datetime(),
  /** The revision that it speaks of. */
  revision: z.int(),
});

/** The whole record, with what its reader may do next. */
export const empanelment = empanelmentRow.extend({
  ...caseFields(empanelmentLife),
  facts: knownFacts,
  /** What its provider has typed and not submitted yet; null for the insurer's people. */
  draft: empanelmentDraft.nullable(),
  /** What was submitted, the oldest first. */
  revisions: z.array(revision),
  remarks: z.array(remark),
  returnCount: z.int(),
  /** When the present review began; null before the first. */
  reviewedSince: z.iso.datetime().nullable(),
  /** What one person proposes and another decides on; null for the provider. */
  proposal: z.strictObject({ outcome: z.enum(outcomes), madeAt: z.iso.datetime(), makerName: z.string() }).nullable(),
  /** The documents of the last revision that have ended meanwhile: they hold an approval. */
  expired: z.array(z.enum(documentTypes)),
  /** Working days that the insurer has used of those it promised. */
  daysUsed: z.number(),
  daysPromised: z.int(),
  /** The provider code that the approval made. */
  providerCode: z.string().nullable(),
  /** From when the bank account approved with a profile is paid to, and who stopped it. Null before the approval, and where the account stays. */
  accountChange: z
    .strictObject({
      effectiveAt: z.iso.datetime(),
      /** Who stopped it before it took effect, and when. */
      stopped: z.strictObject({ at: z.iso.datetime(), byName: z.string() }).nullable(),
      /** How the account was confirmed by the telephone; null for the provider. */
      calledBack: z.enum(callBacks).nullable(),
      /** The reader may stop it now. */
      mayStop: z.boolean(),
    })
    .nullable(),
});
export type Empanelment = z.infer<typeof empanelment>;

/** Which contract, and as of which day (today where it is left out). The insurer's people name the provider, its own people the insurer. */
const contractNamed = z.strictObject({
  payerId: z.coerce.number().int().positive().max(999_999).optional(),
  facilityLicense: z.string().trim().min(1).max(30).optional(),
  on: z.iso.date().optional(),
});

/** Terms as they hold from a day on, and the change that brought them. */
const termsInForce = knownTerms.extend({
  number: z.int().positive(),
  effectiveOn: z.iso.date(),
  approvedAt: z.iso.datetime(),
  approvedByName: z.string(),
  empanelmentNumber: z.string(),
});

/** A contract as it holds on a day. */
const shownContract = z.strictObject({
  on: z.iso.date(),
  facilityName: z.string(),
  facilityNameArabic: z.string(),
  facts: knownFacts,
  payerName: z.string(),
  payerNameArabic: z.string(),
  /** What the facility's record says today. */
  providerCode: z.string().nullable(),
  providerMode: z.int().nullable(),
  providerStatus: z.string(),
  /** Null before the first terms that the portal keeps. */
  terms: termsInForce.nullable(),
  /** The price list of that day; null where none is agreed. */
  prices: z
    .strictObject({ number: z.int(), lines: z.int(), fromAt: z.iso.datetime(), fileHash: z.string() })
    .nullable(),
  /** The newest changes of the terms, those to come among them. */
  changes: z.array(termsInForce.pick({ number: true, effectiveOn: true, approvedAt: true, empanelmentNumber: true })),
  /** What its provider may do now; null for the insurer's people. */
  own: z
    .strictObject({
      /** Only administrators of a facility with a contract ask for changes. */
      mayChange: z.boolean(),
      /** The unfinished change, whichever insurer it is for. */
      open: z
        .strictObject({ empanelmentId, version: z.int(), state: empanelmentRow.shape.state, payerId: z.int() })
        .nullable(),
      /** What the fields of a change begin with: the one that came back, else the newest terms, those to come among them. */
      begins: knownTerms.extend({ effectiveOn: z.iso.date().nullable() }).nullable(),
      /** The insurer's comments on the change that came back. */
      remarks: z.array(remark),
      /** What was typed of a change and not submitted: fields begin with it. Null for those who may not change. */
      draft: z.strictObject({ draft: contractDraft, ...draftPlace }).nullable(),
    })
    .nullable(),
});
export type ShownContract = z.infer<typeof shownContract>;

const calls = caseEndpoints({
  area: 'empanelment',
  id: 'empanelmentId',
  life: empanelmentLife,
  requirements: ['REQ-NET-17', 'REQ-NET-19'],
});

/** The moves that a person makes by the move call; a submission has a call of its own, and the portal closes by itself. */
export const calledMoves = [
  'withdraw',
  'pass',
  'remark',
  'return',
  'end',
  'propose',
  'reconsider',
  'approve',
  'approveAccount',
  'reject',
  'assign',
] as const;

const wizard = { access: ['Standard'], requirements: ['REQ-NET-16', 'REQ-NET-18'] } as const;

/** The version of the draft that the caller saw: left out where none is there. */
const seenDraft = z.int().positive().optional();
const typing = {
  access: moduleAccess.providerProfile,
  answer: z.strictObject({ version: z.int(), savedAt: z.iso.datetime() }),
  idempotent: true,
} as const;

/** A facility's way into an insurer's network: the facility asks, the insurer's people look at it in stages and decide. */
export const empanelmentApi = area('empanelment', {
  getEmpanelments: calls.list({
    path: 'getempanelments',
    summary: "A facility's requests, newest first; for the insurer's people what is due first",
    row: empanelmentRow,
    filters: { kind: kind.optional(), stage: z.enum(stages).optional() },
  }),
  getEmpanelment: calls.read({
    path: 'getempanelment',
    summary: 'One request with its revisions, stages and documents, and what the reader may do next',
    answer: empanelment,
  }),
  getEmpanelmentBeginning: endpoint({
    method: 'GET',
    path: '/api/empanelment/getbeginning',
    summary: 'What the portal knows of the facility already, its unfinished request, and what it told the last time',
    ...wizard,
    query: z.strictObject({ kind: z.enum(wizardKinds).default('join') }),
    answer: z.strictObject({
      facts: knownFacts,
      providerStatus: z.enum(providerStatuses),
      /** The unfinished request: a facility has one at most. */
      open: z.strictObject({ empanelmentId, kind, state: empanelmentRow.shape.state }).nullable(),
      /** What the fields begin with. */
      draft: empanelmentDraft,
    }),
  }),
  saveEmpanelmentDraft: endpoint({
    method: 'POST',
    path: '/api/empanelment/savedraft',
    summary: 'Keeps a request as far as it has been typed',
    ...wizard,
    body: z.strictObject({
      /** Left out for a new draft. */
      empanelmentId: empanelmentId.optional(),
      version: z.int().positive().optional(),
      kind: z.enum(wizardKinds),
      draft: empanelmentDraft,
    }),
    answer: z.strictObject({ empanelmentId, version: z.int(), savedAt: z.iso.datetime() }),
    audit: 'empanelment.saveDraft',
    idempotent: true,
  }),
  submitEmpanelment: endpoint({
    method: 'POST',
    path: '/api/empanelment/submit',
    summary: 'Submits a request as it has been typed: a revision that never changes',
    ...wizard,
    body: empanelmentForm.extend({ empanelmentId, version: z.int().positive() }),
    answer: z.strictObject({ empanelmentId }),
    audit: 'empanelment.submit',
    idempotent: true,
  }),
  getProviderProfile: endpoint({
    method: 'GET',
    path: '/api/empanelment/getprofile',
    summary: 'What insurers know of the caller’s facility, with masked bank accounts, and its unfinished change',
    access: ['Standard'],
    answer: z.strictObject({
      facts: knownFacts,
      /** Only administrators of the facility change its profile, and sign that by a second factor. */
      mayChange: z.boolean(),
      hasSecondFactor: z.boolean(),
      profiles: z.array(shownProfile),
      open: z.strictObject({ empanelmentId, version: z.int(), state: empanelmentRow.shape.state }).nullable(),
      /** What the fields begin with: the change that came back, else the profile, else the last request. */
      form: profileDraft,
      remarks: z.array(remark),
      /** What was typed of a change and not submitted: the fields begin with it. Null for those who may not change. */
      draft: z.strictObject({ draft: profileDraft, ...draftPlace }).nullable(),
    }),
    audit: 'empanelment.readProfile',
    requirements: ['REQ-NET-09', 'REQ-NET-20'],
  }),
  saveProfileDraft: endpoint({
    method: 'POST',
    path: '/api/empanelment/saveprofiledraft',
    summary: 'Keeps a change of the profile as far as it has been typed, without a bank account',
    ...typing,
    body: z.strictObject({ version: seenDraft, draft: profileDraft }),
    audit: 'empanelment.saveProfileDraft',
    requirements: ['REQ-NET-09'],
  }),
  submitProfile: endpoint({
    method: 'POST',
    path: '/api/empanelment/submitprofile',
    summary: 'Asks an insurer to change what it knows of the provider, signed by a second factor',
    access: moduleAccess.providerProfile,
    body: profileForm.extend({
      /** The change that the insurer returned; left out for a new one. */
      empanelmentId: empanelmentId.optional(),
      version: z.int().positive().optional(),
      draftVersion: seenDraft,
      proof: factorProof.optional(),
    }),
    answer: z.strictObject({ empanelmentId }),
    audit: 'empanelment.submitProfile',
    idempotent: true,
    requirements: ['REQ-NET-09', 'REQ-NET-20'],
  }),
  getContract: endpoint({
    method: 'GET',
    path: '/api/empanelment/getcontract',
    summary: 'The contract of a provider with a payer as it holds on a day, with its prices and its earlier changes',
    access: ['Standard'],
    query: contractNamed,
    answer: shownContract,
    audit: 'empanelment.readContract',
    requirements: ['REQ-NET-12', 'REQ-NET-21'],
  }),
  printContract: endpoint({
    method: 'GET',
    path: '/api/empanelment/printcontract',
    summary: 'The contract as it holds on a day, as a PDF in both languages',
    access: ['Standard'],
    query: contractNamed,
    answer: z.string(),
    format: 'pdf',
    audit: 'empanelment.printContract',
    requirements: ['REQ-NET-21'],
  }),
  saveContractDraft: endpoint({
    method: 'POST',
    path: '/api/empanelment/savecontractdraft',
    summary: 'Keeps a change of the contract as far as it has been typed',
    ...typing,
    body: z.strictObject({ payerId: z.int().positive(), version: seenDraft, draft: contractDraft }),
    audit: 'empanelment.saveContractDraft',
    requirements: ['REQ-NET-12'],
  }),
  submitContract: endpoint({
    method: 'POST',
    path: '/api/empanelment/submitcontract',
    summary: 'Asks an insurer to change the contract from a day on',
    access: moduleAccess.providerProfile,
    body: contractUpdate.extend({
      /** The change that the insurer returned; left out for a new one. */
      empanelmentId: empanelmentId.optional(),
      version: z.int().positive().optional(),
      draftVersion: seenDraft,
    }),
    answer: z.strictObject({ empanelmentId }),
    audit: 'empanelment.submitContract',
    idempotent: true,
    requirements: ['REQ-NET-12', 'REQ-NET-21'],
  }),
  showIban: endpoint({
    method: 'POST',
    path: '/api/empanelment/showiban',
    summary: 'The whole IBAN of a waiting account, for the person who decides on it; each look is on record',
    access: moduleAccess.empanelmentDesk,
    body: z.strictObject({ empanelmentId }),
    answer: z.strictObject({ iban: z.string() }),
    audit: 'empanelment.showIban',
    requirements: ['REQ-NET-20'],
  }),
  stopAccount: endpoint({
    method: 'POST',
    path: '/api/empanelment/stopaccount',
    summary: 'Stops an approved bank account before it takes effect: the account before it stays',
    access: [...moduleAccess.providerProfile, ...moduleAccess.empanelmentDesk],
    body: z.strictObject({ empanelmentId }),
    answer: z.strictObject({ empanelmentId }),
    audit: 'empanelment.stopAccount',
    idempotent: true,
    requirements: ['REQ-NET-20'],
  }),
  getEmpanelmentMessages: calls.messages,
  getEmpanelmentAttachment: calls.attachment,
  moveEmpanelment: endpoint({
    method: 'POST',
    path: '/api/empanelment/move',
    summary: 'Moves a request on: passes a stage, comments on a field, returns, proposes, decides and the like',
    access: ['Standard'],
    body: moveBody('empanelmentId', empanelmentLife, calledMoves),
    answer: z.strictObject({ empanelmentId }),
    audit: 'empanelment.move',
    idempotent: true,
    requirements: ['REQ-NET-17'],
  }),
  markEmpanelmentRead: calls.markRead,
  getEmpanelmentStaff: calls.staff,
});
