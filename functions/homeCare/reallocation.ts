import { daysAfter, emiratesDateOf } from '../../shared/_field/serviceDate.ts';
import { startClock } from '../../shared/_parts/dueClock.ts';
import { reallocationPromise } from '../../shared/homeCare/life.ts';
import { handedOver } from '../../shared/homeCare/responsibility.ts';
import type { homeCareApi } from '../../shared/homeCare/routes.ts';
import { getFacility } from '../_data/facility/facility.ts';
import { loadChange } from '../_data/homeCare/careOffer.ts';
import { episodes, type StoredEpisode } from '../_data/homeCare/episode.ts';
import type { BodyOf, SessionContext } from '../_kit/context.ts';
import { fail, invalid } from '../_kit/failure.ts';
import type { TransactItem } from '../_store/transaction.ts';
import { canTakeOver } from './candidates.ts';
import { checkDay, earliestLastDay } from './checkDay.ts';
import { returnedAt } from './equipment.ts';
import { given } from './given.ts';
import { homeCareFacility } from './ownFacility.ts';

type Move = typeof homeCareApi.endpoints.moveEpisode;
type Body = BodyOf<Move>;
type Reallocation = NonNullable<StoredEpisode['reallocation']>;

const isOpen = ({ reallocation }: StoredEpisode): boolean => reallocation?.result === 'open';

/** The open reallocation of an episode with changes. */
function changed({ reallocation }: StoredEpisode, changes: Partial<Reallocation>): { reallocation: Reallocation } {
  if (reallocation?.result !== 'open') throw fail('notInThisStatus');
  return { reallocation: { ...reallocation, ...changes } };
}

/** An episode that ends takes its open reallocation with it. */
export const endedReallocation = (found: StoredEpisode): Partial<StoredEpisode> =>
  isOpen(found) ? changed(found, { result: 'ended' }) : {};

/** The first day on which the new provider can be responsible: not before the day it was asked for, and behind every day of the present one. */
function earliestHandOver(found: StoredEpisode, { handOverOn }: Reallocation): string {
  const afterLastVisit = found.lastVisitOn === null ? '' : daysAfter(found.lastVisitOn, 1);
  return [handOverOn, afterLastVisit, earliestLastDay(found)].sort().at(-1) ?? handOverOn;
}

/** What the moves of a reallocation change in an episode. */
export function reallocationEffects(ctx: SessionContext) {
  const now = ctx.now();
  const today = emiratesDateOf(now);
  const clock = { clock: startClock(now, reallocationPromise), escalatedAt: null };

  const asked = (askedBy: Reallocation['askedBy']) => async (found: StoredEpisode, body: Body) => {
    const facility = await getFacility(ctx.store, given(body.newFacilityId));
    if (!facility || !canTakeOver(found, facility)) throw invalid('newFacilityId', 'unknownChoice');
    const { facilityId, facilityName, facilityNameArabic } = facility;
    const { approvedUntil } = found;
    const reallocation: Reallocation = {
      ...{ facilityId, facilityName, facilityNameArabic, askedBy, reason: given(body.reallocationReason) },
      handOverOn: checkDay('handOverOn', given(body.handOverOn), { from: today, approvedUntil }),
      ...{ consent: null, result: 'open', declineReason: null },
    };
    return { reallocation, ...clock };
  };

  return {
    insurerAsksReallocation: asked('insurer'),
    authorityAsksReallocation: asked('authority'),
    approveReallocation: () => clock,
    refuseReallocation: (found: StoredEpisode) => changed(found, { result: 'refused' }),
    withdrawReallocation: (found: StoredEpisode) => changed(found, { result: 'withdrawn' }),
    acceptReallocation: async () => {
      await homeCareFacility(ctx);
      return {};
    },
    declineReallocation: (found: StoredEpisode, { declineReason }: Body) =>
      changed(found, { result: 'declined', declineReason: given(declineReason) }),
    recordConsent: (found: StoredEpisode, body: Body) => {
      const on = checkDay('consentOn', given(body.consentOn), { from: found.admittedOn ?? '', until: today });
      return changed(found, { consent: { by: given(body.consentBy), name: given(body.consentName), on } });
    },
    takeOver: async (found: StoredEpisode, body: Body) => {
      const { facilityId, facilityName, facilityNameArabic } = await homeCareFacility(ctx);
      const { reallocation } = changed(found, { result: 'done' });
      const { approvedUntil, responsible } = found;
      const limits = { from: earliestHandOver(found, reallocation), until: today, approvedUntil };
      const on = checkDay('takenOverOn', given(body.takenOverOn), limits);
      const to = { facilityId, facilityName, facilityNameArabic };
      return {
        // From now on the nurse who took the patient over is told; the record goes on naming who referred them.
        ...{ ...to, reallocation, openedBy: ctx.user.userId },
        responsible: handedOver(responsible, { to, on }),
        // The devices belong to the provider that lent them.
        equipment: returnedAt(found, on).equipment,
      };
    },
  };
}

/** How the counts of the two providers change: a place is promised while a reallocation is open, and taken by the take-over. */
function countWrites(before: StoredEpisode, after: StoredEpisode): TransactItem[] {
  if (before.facilityId !== after.facilityId)
    return [
      loadChange(before.facilityId, { patients: -1 }),
      loadChange(after.facilityId, { patients: 1, promised: -1 }),
    ];
  const [wasOpen, isOpenNow] = [isOpen(before), isOpen(after)];
  if (wasOpen === isOpenNow) return [];
  const { facilityId = '' } = (isOpenNow ? after : before).reallocation ?? {};
  return [loadChange(facilityId, { promised: isOpenNow ? 1 : -1 })];
}

/** The writes that go with a reallocation: who sees the episode from now on, and how many patients each provider has. */
export function reallocationWrites(before: StoredEpisode, after: StoredEpisode): TransactItem[] {
  const counts = countWrites(before, after);
  const isOffered = before.state !== after.state && after.state === 'reallocationOffered';
  if (isOffered && after.reallocation) return [...counts, episodes.furtherSeat(after, after.reallocation.facilityId)];
  if (before.facilityId === after.facilityId) return counts;
  const handedOverOn = after.responsible.at(-1)?.from ?? '';
  return [...counts, episodes.furtherSeat(after, before.facilityId), ...returnedAt(before, handedOverOn).items];
}
