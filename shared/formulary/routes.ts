import * as z from 'zod';
import { area, endpoint } from '../_contract/endpoint.ts';
import { pageFields, pageOf } from '../_contract/page.ts';
import { sentFile } from '../_contract/sentFile.ts';
import { moduleAccess } from '../_field/moduleAccess.ts';
import { listEndpoints, shownCalls } from '../_parts/versionedList/listRoutes.ts';
import { drug } from './drug.ts';
import { drugAnswer, drugDifference, stagedFormulary } from './formularyModel.ts';

const access = moduleAccess.formulary;
const requirements = ['REQ-PHARM-02'] as const;
/** An administrator of the portal names the payer; a payer's own people have one. */
const payerId = z.coerce.number().int().positive().max(999_999).optional();
const calls = listEndpoints({
  area: 'formulary',
  access,
  named: { payerId },
  difference: drugDifference,
  requirements,
});

/** The calls of its versions, for the screens' parts. */
export const formularyListCalls = shownCalls(calls);

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
  getFormularyVersions: calls.versions,
  getFormularyVersion: calls.version,
  getFormularySwitches: calls.switches,
  getFormularyChanges: calls.changes,
  moveFormularyVersion: calls.move,
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
});
