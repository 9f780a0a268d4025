import { emiratesIdDigits, isEmiratesId } from '../../shared/_field/emiratesId.ts';
import { emiratesDateOf } from '../../shared/_field/serviceDate.ts';
import type { memberApi } from '../../shared/member/routes.ts';
import { membersMatching } from '../_data/member/memberSearch.ts';
import { ownPayer } from '../_data/payer/ownPayer.ts';
import { auditSearch } from '../_kit/auditSearch.ts';
import type { Operation } from '../_kit/context.ts';
import { invalid } from '../_kit/failure.ts';
import { identifierHash } from '../_kit/identifierHash.ts';
import { noteMiss, stopFishing } from '../_parts/memberBrake.ts';
import { rowOf } from './memberView.ts';

const typed = { isCardRead: false } as const;

function wantedText({ by, text }: { by: string; text: string }): string {
  if (by !== 'emiratesId') return text;
  if (!isEmiratesId(text)) throw invalid('text', 'invalidEmiratesId');
  return emiratesIdDigits(text);
}

/** A payer's members, each found by one key; who looked, and in which way, is on record. */
export const searchMembers: Operation<typeof memberApi.endpoints.searchMembers> = async ({ body }, ctx) => {
  const { by, take, cursor } = body;
  const text = wantedText(body);
  const payerId = await ownPayer(ctx, body.payerId);
  if (by === 'emiratesId') await stopFishing(ctx, text, typed);
  const { members, nextCursor } = await membersMatching(ctx.store, payerId, { by, text }, { take, cursor });
  const answers = [members.length > 0 ? 'found' : 'notFound'];
  if (by === 'emiratesId') await noteMiss(ctx, text, { ...typed, answers });
  const today = emiratesDateOf(ctx.now());
  // A member's id is the number on the card.
  const shown = await Promise.all(members.map(({ member }) => identifierHash(member.memberId)));
  const besides = { by, found: members.length };
  await auditSearch(ctx, { entity: 'payer', id: String(payerId) }, { criteria: body, shown, besides });
  return { items: members.map((member) => rowOf(member, today)), nextCursor, total: null };
};
