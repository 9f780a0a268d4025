import { sheetImportApi } from '../../shared/sheetImport/routes.ts';
import { records } from '../contract/ownedRecords.ts';
import type { Owner } from '../contract/owner.ts';
import { readyCallsOf } from '../contract/readyCallsOf.ts';
import { checked, commit, kind, worked } from './support/imports.ts';

/** An import with a wrong row, as far as `upTo`. */
const importUpTo = (upTo: 'checked' | 'committing' | 'done') => async (owner: Owner) => {
  const importId = await records.sheetImport(owner);
  const as = owner.clinic;
  await checked(as, importId);
  if (upTo !== 'checked') await commit(as, importId);
  if (upTo === 'done') await worked(importId);
  const about = { kind, importId };
  return { as, query: about, body: about };
};

/** Calls on imports that need one in a certain state. */
export const readyCalls = readyCallsOf(sheetImportApi, {
  correctRow: async (owner: Owner) => {
    const { as, body } = await importUpTo('checked')(owner);
    return { as, body: { ...body, row: 3 } };
  },
  getErrorFile: importUpTo('checked'),
  getWrongRows: importUpTo('checked'),
  commitImport: importUpTo('checked'),
  pauseImport: importUpTo('committing'),
  undoImport: importUpTo('done'),
});
