import * as z from 'zod';
import { area, endpoint } from '../_contract/endpoint.ts';
import { pageFields, pageOf } from '../_contract/page.ts';
import { recordId } from '../_contract/recordId.ts';
import { sentFile } from '../_contract/sentFile.ts';
import { moduleAccess } from '../_field/moduleAccess.ts';
import { changeKinds } from '../_parts/versionedList/rowChange.ts';
import { listSwitch, listVersion, versionMoves } from '../_parts/versionedList/versionModel.ts';
import { drug } from './drug.ts';
import { drugAnswer, drugDifference, stagedFormulary } from './formularyModel.ts';

const access = moduleAccess.formulary;
const requirements = ['REQ-PHARM-02'] as const;
/** An administrator of the portal names the payer; a payer's own people have one. */
const payerId = z.coerce.number().int().positive().max(999_999).optional();
const versionId = recordId;

/** The formulary of a payer: the drugs that it covers and their prices, in versions (ADR 0056). */
export const formularyApi = area('formulary', {
  uploadBasicFormulary: endpoint({
    method: 'POST',
    path: '/api/payer/uploadBasicFormulary',
    summary:
      'Stage a version of the basic formulary from a sheet (xlsx, xls or CSV); nothing changes for anybody before it goes live',
    access,
    takesFile: true,
    body: z.strictObject({ file: sentFile, effectiveOn: z.iso.date(), payerId }),
    answer: stagedFormulary,
    audit: 'formulary.upload',
    requirements,
  }),
  getFormularyVersions: endpoint({
    method: 'GET',
    path: '/api/formulary/getversions',
    summary: "The versions of a payer's formulary, the newest first",
    access,
    query: z.strictObject({ payerId, ...pageFields, take: pageFields.take.default(20) }),
    answer: pageOf(listVersion),
    requirements,
  }),
  getFormularyVersion: endpoint({
    method: 'GET',
    path: '/api/formulary/getversion',
    summary: 'One version with its counts, its findings and who decided about it',
    access,
    query: z.strictObject({ payerId, versionId }),
    answer: listVersion,
    requirements,
  }),
  getFormularySwitches: endpoint({
    method: 'GET',
    path: '/api/formulary/getswitches',
    summary: 'Which version was in force from when, and who decided so, the newest first',
    access,
    query: z.strictObject({ payerId }),
    answer: z.array(listSwitch),
    requirements,
  }),
  getFormularyChanges: endpoint({
    method: 'GET',
    path: '/api/formulary/getchanges',
    summary:
      'The drugs that a version changes in one way, beside the version that it was compared with, or that have moved too far over time (`overTime`); of prices the farthest moves first',
    access,
    query: z.strictObject({ payerId, versionId, kind: z.enum([...changeKinds, 'overTime']), ...pageFields }),
    answer: pageOf(drugDifference),
    requirements,
  }),
  searchFormulary: endpoint({
    method: 'GET',
    path: '/api/formulary/search',
    summary: 'Drugs of the version in force by the beginning of their code or of a word of their names, or all by code',
    access,
    query: z.strictObject({ payerId, text: z.string().trim().max(60).default(''), ...pageFields }),
    answer: pageOf(drug),
    requirements,
  }),
  getFormularyDrug: endpoint({
    method: 'GET',
    path: '/api/formulary/getdrug',
    summary: 'A drug by its code in the version that was in force on a day, today where none is named',
    access,
    query: z.strictObject({ payerId, code: z.string().trim().min(1).max(40), on: z.iso.date().optional() }),
    answer: drugAnswer,
    requirements,
  }),
  moveFormularyVersion: endpoint({
    method: 'POST',
    path: '/api/formulary/moveversion',
    summary:
      'Set a version live on its day, approve or refuse it as the second person with the reason, discard it, take its schedule back, compare it again, or roll back to it',
    access,
    body: z.strictObject({
      payerId,
      versionId,
      edition: z.int().positive(),
      move: z.enum(versionMoves),
      reason: z.string().trim().max(500).optional(),
    }),
    answer: listVersion,
    audit: 'formulary.move',
    requirements,
  }),
});
