import type { sheetImportApi } from '../../shared/sheetImport/routes.ts';
import type { Operation } from '../_kit/context.ts';
import { fail } from '../_kit/failure.ts';
import { shownImport } from '../_parts/sheetImport/shownImport.ts';
import { ownImport } from './ownImport.ts';
import { stopped } from './stopped.ts';

const stoppable: readonly string[] = ['announced', 'checking', 'checked', 'committing', 'paused'];

/** Stops an import for good. What it has written stays, and can be taken back. */
export const cancelImport: Operation<typeof sheetImportApi.endpoints.cancelImport> = async ({ body }, ctx) => {
  const { imported } = await ownImport(body, ctx);
  if (!stoppable.includes(imported.state)) throw fail('changedMeanwhile');
  return shownImport(await stopped(imported, 'cancelled', ctx));
};
