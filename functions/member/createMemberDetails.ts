import { emiratesDateOf } from '../../shared/_field/serviceDate.ts';
import { memberApi } from '../../shared/member/routes.ts';
import { isLaneBusy } from '../_data/job/job.ts';
import { registerLane } from '../_data/job/jobOwner.ts';
import { getMember } from '../_data/member/member.ts';
import { newMemberPuts } from '../_data/member/newMember.ts';
import { ownPayer } from '../_data/payer/ownPayer.ts';
import type { Operation } from '../_kit/context.ts';
import { fail, invalid } from '../_kit/failure.ts';
import { once } from '../_store/idempotency.ts';
import { recordName } from './memberView.ts';
import { provenEmiratesId } from './readCard.ts';

type Create = typeof memberApi.endpoints.createMemberDetails;

/** Adds a member by hand. A number that is there already is not changed: it is corrected by a call of its own. */
export const createMemberDetails: Operation<Create> = async ({ body }, ctx) => {
  const { payerId: named, cardReadId, emiratesId: typed, cover, ...rest } = body;
  const payerId = await ownPayer(ctx, named);
  const lane = registerLane(payerId);
  const { data, isRepeated } = await once(ctx, memberApi.endpoints.createMemberDetails, async () => {
    if (body.bornOn > emiratesDateOf(ctx.now())) {
      throw invalid('bornOn', 'bornInFuture');
    }
    const emiratesId = cardReadId ? await provenEmiratesId({ cardReadId, emiratesId: typed }, ctx) : (typed ?? null);
    if (await getMember(ctx.store, payerId, rest.memberId)) throw fail('memberExists', { field: 'memberId' });
    if (await isLaneBusy(ctx.store, lane)) throw fail('jobAlreadyRunning');
    const items = newMemberPuts({ payerId, lane }, { ...rest, emiratesId }, { ...cover, cancelledOn: null });
    return { data: { memberId: rest.memberId }, items };
  });
  const after = { isRepeated, isCardRead: cardReadId !== undefined };
  ctx.audited({ entity: 'member', id: recordName(payerId, data.memberId), after });
  return data;
};
