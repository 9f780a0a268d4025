import { readPointer } from '../_data/formulary/formularyPointer.ts';
import type { Operation } from '../_kit/context.ts';
import { payerOfCall } from './payerOfCall.ts';
import type { FormularyApi } from './shownVersion.ts';

/** Which version was in force from when, the newest first. */
export const getFormularySwitches: Operation<FormularyApi['getFormularySwitches']> = async ({ query }, ctx) =>
  (await readPointer(ctx.store, await payerOfCall(ctx, query.payerId))).steps.toReversed();
