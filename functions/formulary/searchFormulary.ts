import { drugRows } from '../_data/formulary/drugs.ts';
import { searchRows } from '../_data/versionedList/listedRows.ts';
import { readPointer, stepAt } from '../_data/versionedList/listPointer.ts';
import type { Operation } from '../_kit/context.ts';
import type { FormularyApi } from './ownVersion.ts';
import { payerOfCall } from './payerOfCall.ts';

/** Drugs of the version in force. */
export const searchFormulary: Operation<FormularyApi['searchFormulary']> = async ({ query }, ctx) => {
  const payerId = await payerOfCall(ctx, query.payerId);
  const step = stepAt(await readPointer(ctx.store, { payerId }), ctx.now());
  if (!step) return { items: [], nextCursor: null, total: null };
  return searchRows(ctx.store, { payerId, versionId: step.versionId }, drugRows, query);
};
