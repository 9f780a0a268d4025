import { readPointer } from '../_data/versionedList/listPointer.ts';
import type { Operation } from '../_kit/context.ts';
import { shownVersion } from '../_parts/versionedList/shownVersion.ts';
import { type FormularyApi, ownVersion } from './ownVersion.ts';

/** One version. */
export const getFormularyVersion: Operation<FormularyApi['getFormularyVersion']> = async ({ query }, ctx) => {
  const version = await ownVersion(ctx, query);
  return shownVersion(ctx, version, await readPointer(ctx.store, version));
};
