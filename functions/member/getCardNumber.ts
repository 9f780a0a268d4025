import type { memberApi } from '../../shared/api/member.ts';
import { eidReasons } from '../../shared/model/lookups.ts';
import { emiratesDateOf } from '../../shared/rules/serviceDate.ts';
import { searchMembers } from '../_data/memberSearch.ts';
import type { Operation } from '../_kit/context.ts';
import { invalid } from '../_kit/failure.ts';
import { briefCover, recordName } from './memberView.ts';
import { provenEmiratesId } from './readCard.ts';
import { takeLookup } from './registerAtReception.ts';

/** More cards of one person than this no payer has. */
const mostCards = 20;

/** The patient's cards: for who has read the Emirates ID card, or says why it could not be read. */
export const getCardNumber: Operation<typeof memberApi.endpoints.getCardNumber> = async ({ body }, ctx) => {
  const { payerId, emiratesId, cardReadId, eidReasonId } = body;
  if (eidReasonId !== undefined && !eidReasons.some(({ id }) => id === eidReasonId)) {
    throw invalid('eidReasonId', 'unknownChoice', 'Choose one of the list.');
  }
  await takeLookup(ctx, payerId);
  if (cardReadId) await provenEmiratesId({ cardReadId, emiratesId }, ctx);
  const search = { by: 'emiratesId', text: emiratesId } as const;
  const { members } = await searchMembers(ctx.store, payerId, search, { take: mostCards });
  const [first] = members;
  const how = { payerId, isCardRead: Boolean(cardReadId), eidReasonId: eidReasonId ?? null, found: members.length };
  // Who asked about whom stays on record; that nobody was found is said of the payer.
  if (first) ctx.audited({ entity: 'member', id: recordName(payerId, first.member.memberId), after: how });
  else ctx.audited({ entity: 'payer', id: String(payerId), after: how });
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
