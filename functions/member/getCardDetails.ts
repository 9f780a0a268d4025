import { emiratesDateOf } from '../../shared/_field/serviceDate.ts';
import { tellingCover } from '../../shared/member/memberCover.ts';
import type { memberApi } from '../../shared/member/routes.ts';
import { getMember } from '../_data/member/member.ts';
import type { Operation } from '../_kit/context.ts';
import { noRecord } from '../_kit/failure.ts';
import { noteMiss, stopGuessing } from '../_parts/memberBrake.ts';
import { coverOn, recordName } from './memberView.ts';
import { allowLookup, takeCardTurn } from './registerAtReception.ts';

/**
 * The member of a card, for a caller who also knows the date of birth. A wrong date and an unknown card get the same
 * answer, so that it does not tell which cards exist. The reception does not see covers that have ended, except the
 * last one when no cover is in force.
 */
export const getCardDetails: Operation<typeof memberApi.endpoints.getCardDetails> = async ({ body }, ctx) => {
  const { cardNumber, bornOn } = body;
  const payerId = await allowLookup(ctx, body.payerId);
  await stopGuessing(ctx, cardNumber);
  await takeCardTurn(ctx, recordName(payerId, cardNumber));
  const found = await getMember(ctx.store, payerId, cardNumber);
  const isTheirs = found?.member.bornOn === bornOn;
  ctx.audited({ entity: 'member', id: recordName(payerId, cardNumber), after: { isTheirs } });
  await noteMiss(ctx, cardNumber, { isCardRead: false, answers: [isTheirs ? 'found' : 'notFound'] });
  if (!found || !isTheirs) return noRecord;
  const { memberId, fullName, fullNameArabic, gender, relation } = found.member;
  const today = emiratesDateOf(ctx.now());
  const covers = found.coverages.map((cover) => coverOn(cover, today));
  const current = covers.filter(({ state }) => state === 'holding' || state === 'upcoming');
  const last = tellingCover(covers, today);
  const shown = current.length > 0 ? current : last ? [last] : [];
  return { cardNumber: memberId, fullName, fullNameArabic, gender, relation, covers: shown };
};
