import { emiratesDateOf } from '../../shared/_field/serviceDate.ts';
import { startClock } from '../../shared/_parts/dueClock.ts';
import { stateRow } from '../../shared/_parts/life.ts';
import { episodeLife, insurersPromise } from '../../shared/homeCare/life.ts';
import { admittedTo, earliestEnd, endedOn } from '../../shared/homeCare/responsibility.ts';
import { homeCareApi } from '../../shared/homeCare/routes.ts';
import { runningDeletes, type StoredEpisode } from '../_data/homeCare/episode.ts';
import type { BodyOf, ContextOf, Operation } from '../_kit/context.ts';
import { fail } from '../_kit/failure.ts';
import { assigned, moveCase } from '../_parts/case/moveCase.ts';
import { once } from '../_store/idempotency.ts';
import type { TransactItem } from '../_store/transaction.ts';
import { checkDay } from './checkDay.ts';
import { episodeCase } from './episodeCase.ts';
import { episodeNews } from './episodeNews.ts';
import { returnedAt } from './equipment.ts';

type Move = typeof homeCareApi.endpoints.moveEpisode;
type Body = BodyOf<Move>;

/** A value that the contract has asked for with the move. */
function given<Value>(value: Value | undefined): Value {
  if (value === undefined) throw fail('notInThisStatus');
  return value;
}

/** The first day on which an episode can end: nothing of what was entered may be after its end. */
function earliestDischarge({ responsible, lastVisitOn, equipment }: StoredEpisode): string {
  const days = equipment.flatMap(({ lentOn, returnedOn }) => [lentOn, returnedOn]);
  const all = [earliestEnd(responsible), lastVisitOn, ...days].filter((day) => day !== null);
  return all.sort().at(-1) ?? '';
}

function effectsOf(ctx: ContextOf<Move>) {
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
      const on = checkDay('endedOn', given(body.endedOn), { from: earliestDischarge(found), until: today });
      return {
        ...{ endedOn: on, endReason: given(body.endReason), extensionWeeks: null },
        responsible: endedOn(found.responsible, on),
        equipment: returnedAt(found, on).equipment,
      };
    },
    assign: ({ payerId }: StoredEpisode, { assignee = '' }: Body) =>
      assigned({ payerId, assignee, desk: episodeCase.desk }, ctx),
  };
}

/** What an end frees: the patient's place, and the devices that were lent. */
function freed(before: StoredEpisode, after: StoredEpisode): TransactItem[] {
  if (!stateRow(episodeLife, after.state).isFinal) return [];
  return [...runningDeletes(before), ...returnedAt(before, after.endedOn ?? '').items];
}

/** Moves an episode on over the version that the caller saw: the life says who may, the effect what changes with it. */
export const moveEpisode: Operation<Move> = async ({ body }, ctx) => {
  const move = () => moveCase(ctx, episodeCase, body, { effects: effectsOf(ctx), newsOf: episodeNews, besides: freed });
  return (await once(ctx, homeCareApi.endpoints.moveEpisode, move)).data;
};
