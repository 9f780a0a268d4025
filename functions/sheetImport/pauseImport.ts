import type { sheetImportApi } from '../../shared/sheetImport/routes.ts';
import type { Operation } from '../_kit/context.ts';
import { fail } from '../_kit/failure.ts';
import { shownImport } from '../_parts/sheetImport/shownImport.ts';
import { ownImport } from './ownImport.ts';
import { stopped } from './stopped.ts';

/** Stops writing for now. */
export const pauseImport: Operation<typeof sheetImportApi.endpoints.pauseImport> = async ({ body }, ctx) => {
  const { imported } = await ownImport(body, ctx);
  if (imported.state !== 'committing') throw fail('changedMeanwhile');
  return shownImport(await stopped(imported, 'paused', ctx));
};
