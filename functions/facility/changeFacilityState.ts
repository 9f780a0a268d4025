import type { facilityApi } from '../../shared/facility/routes.ts';
import { seatedPeople } from '../_data/seat/seat.ts';
import { sessionsEnd } from '../_data/session/session.ts';
import type { Operation, SessionContext } from '../_kit/context.ts';
import { fail } from '../_kit/failure.ts';
import { retryWrite } from '../_kit/retryWrite.ts';
import { writeTogether } from '../_store/transaction.ts';
import { facilityAsSeen, storeChange } from './storeFacility.ts';

/** So many people lose their sessions at a time. */
const parallel = 10;

const endSessionsOf = (ctx: SessionContext, userId: string): Promise<true | null> =>
  retryWrite(async () => {
    const { item } = await sessionsEnd(ctx.store, userId, { except: ctx.sessionId, now: ctx.now() });
    return (await writeTogether(ctx.store, [item])) || null;
  });

/** Ends the sessions of everybody who works for the facility. Who works for others too signs in again, there. */
async function endSessionsAt(ctx: SessionContext, facilityId: string): Promise<void> {
  for await (const people of seatedPeople(ctx.store, facilityId)) {
    for (let at = 0; at < people.length; at += parallel) {
      const ended = await Promise.all(people.slice(at, at + parallel).map((userId) => endSessionsOf(ctx, userId)));
      if (ended.includes(null)) throw fail('unavailable');
    }
  }
}

/**
 * Activates a facility, or deactivates it: from then on nobody begins a session there, and the sessions that are open end. Deactivating it
 * once more ends what a call that broke off has left.
 */
export const changeFacilityState: Operation<typeof facilityApi.endpoints.changeFacilityState> = async (
  { body },
  ctx,
) => {
  const { facilityId, version, isActive, reason } = body;
  const before = await facilityAsSeen(ctx, facilityId, version);
  if (before.isActive && isActive) throw fail('nothingChanged');
  const at = ctx.now().toISOString();
  const stateChange = { at, byName: ctx.user.displayName, reason };
  const kind = isActive ? 'facilityOpened' : 'facilityClosed';
  const record = await storeChange(ctx, before, { isActive, stateChange }, kind);
  if (!isActive) await endSessionsAt(ctx, facilityId);
  return record;
};
