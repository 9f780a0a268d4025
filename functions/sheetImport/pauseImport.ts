import type { sheetImportApi } from '../../shared/sheetImport/routes.ts';
import type { Operation } from '../_kit/context.ts';
import { stopImport } from './stopImport.ts';

/** Stops writing for now. */
export const pauseImport: Operation<typeof sheetImportApi.endpoints.pauseImport> = ({ body }, ctx) =>
  stopImport(body, { to: 'paused', from: ['committing'] }, ctx);
