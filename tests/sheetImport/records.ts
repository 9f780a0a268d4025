import { sheetImportApi } from '../../shared/sheetImport/routes.ts';
import { recordsOf } from '../contract/recordsOf.ts';
import { csv, sent } from './support/imports.ts';

/** Imports of sheets. */
export const records = recordsOf(sheetImportApi, {
  owned: {
    sheetImport: {
      make: ({ clinic }) =>
        sent(clinic, 'staff.csv', csv(['DHA-P-1', 'Layla One', 'Active'], ['DHA-P-2', 'Name 2', ''])),
      owners: ['clinic'],
      fields: ['importid'],
    },
  },
});
