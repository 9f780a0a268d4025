import type { sheetImportApi } from '../../shared/sheetImport/routes.ts';
import { uploadKey } from '../_data/job/jobUpload.ts';
import { takeTurn } from '../_data/rateLimit/rateLimit.ts';
import { newImportPut } from '../_data/sheetImport/sheetImport.ts';
import { sendingAddress } from '../_data/transfer/transfer.ts';
import type { Operation } from '../_kit/context.ts';
import { fail } from '../_kit/failure.ts';
import { newImport } from '../_parts/sheetImport/newImport.ts';
import { writeTogether } from '../_store/transaction.ts';
import { allowedKind, checkSwitch } from './ownImport.ts';

const uploadRate = { name: 'import', most: 60, seconds: 3600 } as const;

/** Takes note of a sheet that will be sent, and says where to. Its content is looked at when it has arrived. */
export const beginImport: Operation<typeof sheetImportApi.endpoints.beginImport> = async ({ body }, ctx) => {
  const { kind, ...file } = body;
  const facts = allowedKind(kind, ctx);
  checkSwitch(facts);
  const now = ctx.now();
  await takeTurn(ctx.store, uploadRate, ctx.user.userId, now);
  const imported = newImport(facts, file, ctx);
  if (!(await writeTogether(ctx.store, [newImportPut(imported, now)]))) throw fail('changedMeanwhile');
  const { importId, bytes } = imported;
  ctx.audited({ entity: 'import', id: importId, after: { kind, bytes } });
  return { importId, ...(await sendingAddress(uploadKey(imported), bytes, now)) };
};
