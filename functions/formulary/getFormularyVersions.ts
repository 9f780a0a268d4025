import { readPointer } from '../_data/formulary/formularyPointer.ts';
import { listVersions } from '../_data/formulary/formularyVersion.ts';
import type { Operation } from '../_kit/context.ts';
import { payerOfCall } from './payerOfCall.ts';
import { type FormularyApi, shownVersion } from './shownVersion.ts';

/** The versions of a payer's formulary, the newest first. */
export const getFormularyVersions: Operation<FormularyApi['getFormularyVersions']> = async ({ query }, ctx) => {
  const payerId = await payerOfCall(ctx, query.payerId);
  const [page, pointer] = await Promise.all([listVersions(ctx.store, payerId, query), readPointer(ctx.store, payerId)]);
  return { ...page, items: await Promise.all(page.items.map((version) => shownVersion(ctx, version, pointer))) };
};
