import { searchDrugs } from '../_data/formulary/drugs.ts';
import { readPointer, stepAt } from '../_data/formulary/formularyPointer.ts';
import type { Operation } from '../_kit/context.ts';
import { payerOfCall } from './payerOfCall.ts';
import type { FormularyApi } from './shownVersion.ts';

/** Drugs of the version in force. */
export const searchFormulary: Operation<FormularyApi['searchFormulary']> = async ({ query }, ctx) => {
  const payerId = await payerOfCall(ctx, query.payerId);
  const step = stepAt(await readPointer(ctx.store, payerId), ctx.now());
  if (!step) return { items: [], nextCursor: null, total: null };
  return searchDrugs(ctx.store, { payerId, versionId: step.versionId }, query);
};
