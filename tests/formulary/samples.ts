import { formularyApi } from '../../shared/formulary/routes.ts';
import { samplesOf } from '../contract/samplesOf.ts';
import { drugFile, someDrugs } from './support/drugLists.ts';

const payerId = 102;
const versionId = '01K0000000000000000000000F';

/** What callers send to formulary; all invented. */
export const samples = samplesOf(formularyApi, {
  uploadBasicFormulary: { body: { file: drugFile(someDrugs(1)), effectiveOn: '2099-01-01', payerId } },
  getFormularyVersions: { query: { payerId } },
  getFormularyVersion: { query: { payerId, versionId } },
  getFormularySwitches: { query: { payerId } },
  getFormularyChanges: { query: { payerId, versionId, kind: 'price' } },
  searchFormulary: { query: { payerId, text: 'inv' } },
  getFormularyDrug: { query: { payerId, code: 'A001-0692-02910-02', on: '2026-11-23' } },
  moveFormularyVersion: { body: { payerId, versionId, edition: 1, move: 'refuse', reason: 'A wrong price' } },
});
