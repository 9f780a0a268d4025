import { readPointer } from '../_data/formulary/formularyPointer.ts';
import type { Operation } from '../_kit/context.ts';
import { type FormularyApi, ownVersion, shownVersion } from './shownVersion.ts';

/** One version. */
export const getFormularyVersion: Operation<FormularyApi['getFormularyVersion']> = async ({ query }, ctx) => {
  const version = await ownVersion(ctx, query);
  return shownVersion(ctx, version, await readPointer(ctx.store, version.payerId));
};
