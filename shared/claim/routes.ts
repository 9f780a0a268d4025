import * as z from 'zod';
import { area, endpoint } from '../_contract/endpoint.ts';
import { pageFields, pageOf } from '../_contract/page.ts';
import { recordId } from '../_contract/recordId.ts';
import { moduleAccess } from '../_field/moduleAccess.ts';
import { sentence } from '../_field/sentence.ts';
import { statesOf } from '../_parts/life.ts';
import { claimDialects } from './claim.ts';
import { claimFinding } from './claimFinding.ts';
import { claimBatchRecord, claimBatchRow, claimRecord, claimRow } from './claimRecord.ts';
import { claimShape } from './claimShape.ts';
import { claimLife, plainClaimMoves } from './life.ts';
import { claimChange, mostChanges } from './repairs/claimRepair.ts';
import { claimFamilies } from './rules/rule.ts';
import { claimTag, longestTag, mostTags } from './tags.ts';

const access = moduleAccess.claimBillers;
const byId = z.strictObject({ claimId: recordId });
const seen = { claimId: recordId, version: z.int().positive() };
/** So many claims with their events and files are written in one transaction. */
export const mostTogether = 20;
const words = (most: number) =>
  z
    .string()
    .trim()
    .max(most, sentence('atMostCharacters', 'Enter at most {{count}} characters.', { count: most }));

/** What is asked for, whole. */
const searched = (most: number) => z.string().trim().min(1).max(most).optional();

/** What a person says of a claim. The regulators' schemas have no name of the patient: the facility keeps it for its own lists. */
const said = { claim: claimShape, patientName: words(100).nullable() };

export const claimApi = area('claim', {
  validateClaim: endpoint({
    method: 'POST',
    path: '/api/claim/validate',
    summary:
      'What the regulator or the payer would refuse of one claim; nothing is stored. Files are checked by a job of the kind claimFile',
    access: moduleAccess.claim,
    body: z.strictObject({ dialect: z.enum(claimDialects), claim: claimShape }),
    answer: z.strictObject({
      findings: z.array(claimFinding),
      /** The version of the rules that judged, also where they find nothing. */
      rulesVersion: z.string(),
      /** By what the claim was not compared, or not wholly: no finding of these says that it is right. */
      notChecked: z.array(z.enum(claimFamilies)),
    }),
    audit: 'claim.validate',
    requirements: [],
  }),
  searchClaims: endpoint({
    method: 'POST',
    path: '/api/claim/search',
    summary: "The facility's claims, the newest day of service first. What names a patient comes in the body",
    access,
    body: z.strictObject({
      state: z.enum(statesOf(claimLife)).optional(),
      /** The first and the last day of service. */
      from: z.iso.date().optional(),
      to: z.iso.date().optional(),
      /** The provider's number, whole. */
      claimNumber: searched(100),
      /** The regulators' code of the payer. */
      payerCode: searched(100),
      /** Of the patient, with or without dashes. */
      emiratesId: searched(30),
      tag: searched(longestTag),
      ...pageFields,
    }),
    answer: pageOf(claimRow),
    audit: 'claim.list',
    requirements: [],
  }),
  getClaim: endpoint({
    method: 'GET',
    path: '/api/claim/getclaim',
    summary: 'One claim with what the rules say of it, its course, and what may be done next',
    access,
    query: byId,
    answer: claimRecord,
    audit: 'claim.read',
    requirements: [],
  }),
  makeClaim: endpoint({
    method: 'POST',
    path: '/api/claim/make',
    summary: 'Makes a claim as a draft; one without a number, and a line without an id, get theirs',
    access,
    body: z.strictObject(said),
    answer: byId,
    audit: 'claim.make',
    idempotent: true,
    requirements: [],
  }),
  changeClaim: endpoint({
    method: 'POST',
    path: '/api/claim/change',
    summary: 'Changes a draft over the version that was seen',
    access,
    body: z.strictObject({ ...seen, ...said }),
    answer: byId,
    audit: 'claim.change',
    idempotent: true,
    requirements: [],
  }),
  repairClaim: endpoint({
    method: 'POST',
    path: '/api/claim/repair',
    summary: 'Accepts a repair of a draft as it was offered: what is named changes, and nothing else',
    access,
    body: z.strictObject({
      ...seen,
      rule: z.string().max(100),
      changes: z.array(claimChange).min(1).max(mostChanges),
    }),
    answer: byId,
    audit: 'claim.repair',
    idempotent: true,
    requirements: ['REQ-CLAIM-07'],
  }),
  undoRepair: endpoint({
    method: 'POST',
    path: '/api/claim/undorepair',
    summary: 'Puts a draft back as it was before its last repair, while nobody has changed it by hand since',
    access,
    body: z.strictObject(seen),
    answer: byId,
    audit: 'claim.undoRepair',
    idempotent: true,
    requirements: ['REQ-CLAIM-07'],
  }),
  moveClaim: endpoint({
    method: 'POST',
    path: '/api/claim/move',
    summary:
      'Makes a draft ready, if no rule keeps it from being sent, or opens a claim that is ready or rejected once more',
    access,
    body: z.strictObject({
      ...seen,
      move: z.enum(plainClaimMoves),
      /** Why a claim is ready although a person should look at it; needed where the rules say so. */
      reason: words(500).optional(),
    }),
    answer: byId,
    audit: 'claim.move',
    idempotent: true,
    requirements: ['REQ-CLAIM-18'],
  }),
  makeClaimsReady: endpoint({
    method: 'POST',
    path: '/api/claim/makeready',
    summary:
      'Makes drafts without remarks ready together. One that has remarks, or is another by now, is left and named',
    access,
    body: z.strictObject({ claims: z.array(z.strictObject(seen)).min(1).max(mostTogether) }),
    answer: z.strictObject({
      ready: z.array(recordId),
      /** `blocked`: a rule keeps it from being sent; `remarks`: a person should look, and say why; `changed`: it is not as it was seen. */
      left: z.array(z.strictObject({ claimId: recordId, why: z.enum(['blocked', 'remarks', 'changed']) })),
    }),
    audit: 'claim.makeReady',
    idempotent: true,
    requirements: ['REQ-CLAIM-18'],
  }),
  sendClaims: endpoint({
    method: 'POST',
    path: '/api/claim/send',
    summary:
      "Sends claims that are ready to their regulator's post office, all or none: those to one payer in one file",
    access,
    body: z.strictObject({ claims: z.array(z.strictObject(seen)).min(1).max(mostTogether) }),
    answer: z.strictObject({
      batches: z.array(z.strictObject({ batchId: recordId, receiverId: z.string(), claimIds: z.array(recordId) })),
    }),
    audit: 'claim.send',
    idempotent: true,
    requirements: ['REQ-CLAIM-09'],
  }),
  getClaimBatches: endpoint({
    method: 'GET',
    path: '/api/claim/getbatches',
    summary: "The files of claims that the facility has sent to its regulator's post office, the newest first",
    access,
    query: z.strictObject(pageFields),
    answer: pageOf(claimBatchRow),
    audit: 'claimBatch.list',
    requirements: [],
  }),
  getClaimBatch: endpoint({
    method: 'GET',
    path: '/api/claim/getbatch',
    summary: 'One file of claims with its claims as they are today',
    access,
    query: z.strictObject({ batchId: recordId }),
    answer: claimBatchRecord,
    audit: 'claimBatch.read',
    requirements: [],
  }),
  tagClaims: endpoint({
    method: 'POST',
    path: '/api/claim/tag',
    summary: "Gives claims the facility's own words and takes others away, all or none, in any state. No file has them",
    access,
    body: z.strictObject({
      claims: z.array(z.strictObject(seen)).min(1).max(mostTogether),
      add: z.array(claimTag).max(mostTags),
      remove: z.array(claimTag).max(mostTags),
    }),
    answer: z.strictObject({ claimIds: z.array(recordId) }),
    audit: 'claim.tag',
    idempotent: true,
    requirements: [],
  }),
  discardClaim: endpoint({
    method: 'POST',
    path: '/api/claim/discard',
    summary: 'Throws a draft away',
    access,
    body: z.strictObject(seen),
    answer: z.null(),
    audit: 'claim.discard',
    requirements: [],
  }),
  getClaimFile: endpoint({
    method: 'GET',
    path: '/api/claim/getfile',
    summary: "A claim that is ready, as the file that its regulator's post office takes",
    access,
    query: byId,
    answer: z.strictObject({ fileName: z.string(), xml: z.string() }),
    audit: 'claim.file',
    requirements: [],
  }),
  printClaim: endpoint({
    method: 'GET',
    path: '/api/claim/print',
    summary: 'A claim as a PDF, in English, Arabic or both',
    access,
    query: byId.extend({ language: z.enum(['en', 'ar', 'both']).default('both') }),
    answer: z.string(),
    format: 'pdf',
    audit: 'claim.print',
    requirements: [],
  }),
});
