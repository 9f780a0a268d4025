import { emiratesDateOf } from '../../shared/_field/serviceDate.ts';
import { startClock } from '../../shared/_parts/dueClock.ts';
import { stateRow } from '../../shared/_parts/life.ts';
import { episodeLife, insurersPromise, isCaring } from '../../shared/homeCare/life.ts';
import { admittedTo, endedOn } from '../../shared/homeCare/responsibility.ts';
import { homeCareApi } from '../../shared/homeCare/routes.ts';
import { loadChange } from '../_data/homeCare/careOffer.ts';
import { runningDeletes, type StoredEpisode } from '../_data/homeCare/episode.ts';
import type { BodyOf, Operation, SessionContext } from '../_kit/context.ts';
import { assigned, moveCase } from '../_parts/case/moveCase.ts';
import { once } from '../_store/idempotency.ts';
import type { TransactItem } from '../_store/transaction.ts';
import { checkDay, earliestLastDay } from './checkDay.ts';
import { episodeCase } from './episodeCase.ts';
import { episodeNews } from './episodeNews.ts';
import { returnedAt } from './equipment.ts';
import { given } from './given.ts';
import { endedReallocation, reallocationEffects, reallocationWrites } from './reallocation.ts';

type Move = typeof homeCareApi.endpoints.moveEpisode;
type Body = BodyOf<Move>;

export function effectsOf(ctx: SessionContext) {
  const now = ctx.now();
  const today = emiratesDateOf(now);
  return {
    assess: ({ referral }: StoredEpisode, body: Body) => {
      const assessedOn = checkDay('assessedOn', given(body.assessedOn), { from: referral.referredOn, until: today });
      const [mobility, careLevel] = [given(body.mobility), given(body.careLevel)];
      return {
        assessment: { assessedOn, mobility, careLevel, byName: ctx.user.displayName },
        clock: startClock(now, insurersPromise),
      };
    },
    decline: (_: StoredEpisode, { declineReason }: Body) => ({ declineReason: given(declineReason) }),
    refuse: (_: StoredEpisode, { refuseReason }: Body) => ({ refuseReason: given(refuseReason) }),
    approve: (_: StoredEpisode, { approvedUntil }: Body) => ({
      approvedUntil: checkDay('approvedUntil', given(approvedUntil), { from: today }),
    }),
    // Not before the episode was opened: until then the patient may have been in the care of another facility.
    admit: ({ openedAt, approvedUntil, ...facility }: StoredEpisode, body: Body) => {
      const from = emiratesDateOf(new Date(openedAt));
      const admittedOn = checkDay('admittedOn', given(body.admittedOn), { from, until: today, approvedUntil });
      return { admittedOn, responsible: admittedTo(facility, admittedOn) };
    },
    askExtension: (_: StoredEpisode, { weeks }: Body) => ({
      ...{ extensionWeeks: given(weeks), clock: startClock(now, insurersPromise), escalatedAt: null },
    }),
    extend: ({ approvedUntil: before }: StoredEpisode, { approvedUntil }: Body) => ({
      approvedUntil: checkDay('approvedUntil', given(approvedUntil), { from: before ?? today }),
      extensionWeeks: null,
    }),
    refuseExtension: () => ({ extensionWeeks: null }),
    discharge: (found: StoredEpisode, body: Body) => {
      const on = checkDay('endedOn', given(body.endedOn), { from: earliestLastDay(found), until: today });
      return {
        ...{ endedOn: on, endReason: given(body.endReason), extensionWeeks: null, ...endedReallocation(found) },
        responsible: endedOn(found.responsible, on),
        equipment: returnedAt(found, on).equipment,
      };
    },
    ...reallocationEffects(ctx),
    assign: ({ payerId }: StoredEpisode, { assignee = '' }: Body) =>
      assigned({ payerId, assignee, desk: episodeCase.desk }, ctx),
  };
}

/** What an end frees: the patient's place in the portal and with the provider, and the devices that were lent. */
function freed(before: StoredEpisode, after: StoredEpisode): TransactItem[] {
  if (!stateRow(episodeLife, after.state).isFinal) return [];
  return [
    ...runningDeletes(before),
    ...returnedAt(before, after.endedOn ?? '').items,
    ...(isCaring(before.state) ? [loadChange(before.facilityId, { patients: -1 })] : []),
  ];
}

/** What goes with a move of an episode besides its record. */
export const besides = (before: StoredEpisode, after: StoredEpisode): TransactItem[] => [
  ...(!isCaring(before.state) && isCaring(after.state) ? [loadChange(after.facilityId, { patients: 1 })] : []),
  ...reallocationWrites(before, after),
  ...freed(before, after),
];

/** Moves an episode on over the version that the caller saw: the life says who may, the effect what changes with it. */
export const moveEpisode: Operation<Move> = async ({ body }, ctx) => {
  const move = () => moveCase(ctx, episodeCase, body, { effects: effectsOf(ctx), newsOf: episodeNews, besides });
  return (await once(ctx, homeCareApi.endpoints.moveEpisode, move)).data;
};
