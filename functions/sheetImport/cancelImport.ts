import type { sheetImportApi } from '../../shared/sheetImport/routes.ts';
import type { Operation } from '../_kit/context.ts';
import { stopImport } from './stopImport.ts';

const from = ['announced', 'checking', 'checked', 'committing', 'paused'];

/** Stops an import for good. What it has written stays, and can be taken back. */
export const cancelImport: Operation<typeof sheetImportApi.endpoints.cancelImport> = ({ body }, ctx) =>
  stopImport(body, { to: 'cancelled', from }, ctx);
