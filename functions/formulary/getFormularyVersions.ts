import { readPointer } from '../_data/versionedList/listPointer.ts';
import { listVersions } from '../_data/versionedList/listVersion.ts';
import type { Operation } from '../_kit/context.ts';
import { shownVersion } from '../_parts/versionedList/shownVersion.ts';
import type { FormularyApi } from './ownVersion.ts';
import { payerOfCall } from './payerOfCall.ts';

/** The versions of a payer's formulary, the newest first. */
export const getFormularyVersions: Operation<FormularyApi['getFormularyVersions']> = async ({ query }, ctx) => {
  const list = { payerId: await payerOfCall(ctx, query.payerId) };
  const [page, pointer] = await Promise.all([listVersions(ctx.store, list, query), readPointer(ctx.store, list)]);
  return { ...page, items: await Promise.all(page.items.map((version) => shownVersion(ctx, version, pointer))) };
};
