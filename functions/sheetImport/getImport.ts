import type { sheetImportApi } from '../../shared/sheetImport/routes.ts';
import type { Operation } from '../_kit/context.ts';
import { shownImport } from '../_parts/sheetImport/shownImport.ts';
import { ownImport } from './ownImport.ts';

/** How far an import is. */
export const getImport: Operation<typeof sheetImportApi.endpoints.getImport> = async ({ query }, ctx) =>
  shownImport((await ownImport(query, ctx)).imported);
