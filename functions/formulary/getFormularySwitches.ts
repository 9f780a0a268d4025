import { readPointer } from '../_data/versionedList/listPointer.ts';
import type { Operation } from '../_kit/context.ts';
import type { FormularyApi } from './ownVersion.ts';
import { payerOfCall } from './payerOfCall.ts';

/** Which version was in force from when, the newest first. */
export const getFormularySwitches: Operation<FormularyApi['getFormularySwitches']> = async ({ query }, ctx) =>
  (await readPointer(ctx.store, { payerId: await payerOfCall(ctx, query.payerId) })).steps.toReversed();
