import { eidReasons } from '../../shared/_field/lookups.ts';
import { emiratesDateOf } from '../../shared/_field/serviceDate.ts';
import type { memberApi } from '../../shared/member/routes.ts';
import type { Operation } from '../_kit/context.ts';
import { invalid } from '../_kit/failure.ts';
import { membersOf } from './membersOf.ts';
import { briefCover } from './memberView.ts';
import { provenEmiratesId } from './readCard.ts';
import { allowLookup } from './registerAtReception.ts';

/** The patient's cards: for who has read the Emirates ID card, or says why it could not be read. */
export const getCardNumber: Operation<typeof memberApi.endpoints.getCardNumber> = async ({ body }, ctx) => {
  const { emiratesId, cardReadId, eidReasonId } = body;
  if (eidReasonId !== undefined && !eidReasons.some(({ id }) => id === eidReasonId)) {
    throw invalid('eidReasonId', 'unknownChoice');
  }
  const payerId = await allowLookup(ctx, body.payerId);
  if (cardReadId) await provenEmiratesId({ cardReadId, emiratesId }, ctx);
  const how = { payerId, isCardRead: Boolean(cardReadId), eidReasonId: eidReasonId ?? null };
  const members = await membersOf({ payerId, emiratesId }, ctx, how);
  const today = emiratesDateOf(ctx.now());
  return members.map(({ member, coverages }) => {
    const brief = briefCover(coverages, today);
    const cover = brief && {
      planName: brief.planName,
      startsOn: brief.startsOn,
      endsOn: brief.endsOn,
      state: brief.state,
    };
    return { cardNumber: member.memberId, cover };
  });
};
