import type { sheetImportApi } from '../../shared/sheetImport/routes.ts';
import { listWrongRows } from '../_data/sheetImport/importRow.ts';
import type { Operation } from '../_kit/context.ts';
import { ownImport } from './ownImport.ts';

/** The rows with something wrong. They repeat what the sheet says of people: who reads them is on record. */
export const getWrongRows: Operation<typeof sheetImportApi.endpoints.getWrongRows> = async ({ query }, ctx) => {
  const { kind, importId, ...page } = query;
  const { imported } = await ownImport({ kind, importId }, ctx);
  ctx.audited({ entity: 'import', id: importId });
  return listWrongRows(ctx.store, imported, page);
};
