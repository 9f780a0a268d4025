import { firstEndOf } from '../../shared/_contract/sessionUser.ts';
import type { sheetImportApi } from '../../shared/sheetImport/routes.ts';
import { errorFileKey } from '../_data/sheetImport/sheetImport.ts';
import { fetchingAddress } from '../_data/transfer/transfer.ts';
import type { Operation } from '../_kit/context.ts';
import { fail } from '../_kit/failure.ts';
import { errorFileType } from '../_parts/sheetImport/errorFile.ts';
import { ownImport } from './ownImport.ts';

/** Where the browser fetches the same file with the errors beside its rows. */
export const getErrorFile: Operation<typeof sheetImportApi.endpoints.getErrorFile> = async ({ query }, ctx) => {
  const { imported } = await ownImport(query, ctx);
  if (!imported.hasErrorFile) throw fail('notFound');
  ctx.audited({ entity: 'import', id: imported.importId });
  const { fileName } = imported;
  const file = {
    fileName: fileName.replace(/(\.[^.]*)?$/, (ending) => `-errors${ending}`),
    contentType: errorFileType(fileName),
  };
  return fetchingAddress(errorFileKey(imported), file, ctx.now(), firstEndOf(ctx.user));
};
