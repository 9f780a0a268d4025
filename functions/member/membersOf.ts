import type { MemberRecord } from '../_data/member/member.ts';
import { membersMatching } from '../_data/member/memberSearch.ts';
import { auditSearch } from '../_kit/auditSearch.ts';
import type { SessionContext } from '../_kit/context.ts';
import { identifierHash } from '../_kit/identifierHash.ts';
import type { OwnPayerId } from '../_kit/ownIds.ts';
import { recordName } from './memberView.ts';

/** More cards of one person than this no payer has. */
const mostCards = 20;

interface Question {
  readonly payerId: OwnPayerId;
  /** Fifteen digits. */
  readonly emiratesId: string;
}

/**
 * A person's records at a payer. The audit trail keeps who asked about whom, and `how`. A search without a result is
 * audited under the payer.
 */
export async function membersOf(
  { payerId, emiratesId }: Question,
  ctx: SessionContext,
  how: Readonly<Record<string, unknown>> = {},
): Promise<MemberRecord[]> {
  const search = { by: 'emiratesId', text: emiratesId } as const;
  const { members } = await membersMatching(ctx.store, payerId, search, { take: mostCards });
  const [first] = members;
  const shown = await Promise.all(members.map(({ member }) => identifierHash(member.memberId)));
  const record = first
    ? { entity: 'member', id: recordName(payerId, first.member.memberId) }
    : { entity: 'payer', id: String(payerId) };
  await auditSearch(ctx, record, { criteria: { emiratesId }, shown, besides: { ...how, found: members.length } });
  return members;
}
