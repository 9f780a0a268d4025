import { sheetImportApi } from '../../shared/sheetImport/routes.ts';
import { samplesOf } from '../contract/samplesOf.ts';

const importId = '01K0000000000000000000000A';
const about = { kind: 'testStaff', importId };

/** What callers send to imports; all invented. */
export const samples = samplesOf(sheetImportApi, {
  beginImport: { body: { kind: 'testStaff', fileName: 'staff.csv', bytes: 100, language: 'en' } },
  readImport: { body: about },
  checkImport: {
    body: { ...about, plan: { sheet: 0, headRow: 1, columns: ['licence', 'fullName', null], values: {} } },
  },
  getImport: { query: about },
  getImports: { query: { kind: 'testStaff' } },
  getWrongRows: { query: about },
  correctRow: { body: { ...about, row: 2, texts: { fullName: 'Layla One' } } },
  commitImport: { body: { ...about, mode: 'good' } },
  pauseImport: { body: about },
  cancelImport: { body: about },
  undoImport: { body: about },
  getErrorFile: { query: about },
  getImportTemplate: { query: { kind: 'testStaff' } },
});
