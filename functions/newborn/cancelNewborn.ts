import type { newbornApi } from '../../shared/newborn/routes.ts';
import { birthsPuts, readBirths } from '../_data/newborn/motherBirths.ts';
import { newbornPut } from '../_data/newborn/newborn.ts';
import type { Operation } from '../_kit/context.ts';
import { fail } from '../_kit/failure.ts';
import { retryWrite } from '../_kit/retryWrite.ts';
import { writeTogether } from '../_store/transaction.ts';
import { ownOpenNewborn } from './ownNewborn.ts';

/** Takes a number back: its place among the mother's children is free again. */
export const cancelNewborn: Operation<typeof newbornApi.endpoints.cancelNewborn> = async ({ body }, ctx) => {
  const { newbornId, reason } = body;
  const done = await retryWrite(async () => {
    const found = await ownOpenNewborn(ctx, body);
    const births = await readBirths(ctx.store, found.payerId, found.motherIdentities);
    const at = ctx.now().toISOString();
    const cancelled = newbornPut({
      ...found,
      state: 'cancelled',
      cancelReason: reason,
      version: found.version + 1,
      events: [...found.events, { at, event: 'cancel', by: ctx.user.displayName, detail: reason }],
    });
    const left = births.children.filter((child) => child.newbornId !== newbornId);
    return (await writeTogether(ctx.store, [cancelled, ...birthsPuts(births, left)])) || null;
  });
  if (!done) throw fail('changedMeanwhile');
  // The record keeps the reason. The audit trail keeps no free text.
  ctx.audited({ entity: 'newborn', id: newbornId, before: { state: 'open' }, after: { state: 'cancelled' } });
  return { newbornId };
};
