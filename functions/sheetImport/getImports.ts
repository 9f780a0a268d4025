import type { sheetImportApi } from '../../shared/sheetImport/routes.ts';
import { listImports } from '../_data/sheetImport/sheetImport.ts';
import type { Operation } from '../_kit/context.ts';
import { importScope } from '../_parts/sheetImport/newImport.ts';
import { shownImport } from '../_parts/sheetImport/shownImport.ts';
import { allowedKind } from './ownImport.ts';

/** The history of a kind: who brought which file, when, and what came of it. */
export const getImports: Operation<typeof sheetImportApi.endpoints.getImports> = async ({ query }, ctx) => {
  const { kind, ...page } = query;
  const scope = importScope(allowedKind(kind, ctx), ctx);
  const { items, ...rest } = await listImports(ctx.store, scope, kind, page);
  return { items: items.map(shownImport), ...rest };
};
