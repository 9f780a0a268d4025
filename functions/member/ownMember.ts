import { getMember, type MemberRecord } from '../_data/member/member.ts';
import { ownPayer } from '../_data/payer/ownPayer.ts';
import type { SessionContext } from '../_kit/context.ts';
import { fail } from '../_kit/failure.ts';
import type { OwnPayerId } from '../_kit/ownIds.ts';
import { recordName } from './memberView.ts';

interface Named {
  readonly payerId?: number | undefined;
  readonly memberId: string;
}

/** A member of the caller's payer; another payer's is not there (404). Who read it is on record. */
export async function ownMember(
  named: Named,
  ctx: SessionContext,
): Promise<MemberRecord & { readonly payerId: OwnPayerId }> {
  const payerId = await ownPayer(ctx, named.payerId);
  const found = await getMember(ctx.store, payerId, named.memberId);
  if (!found) throw fail('notFound');
  ctx.audited({ entity: 'member', id: recordName(payerId, found.member.memberId) });
  return { ...found, payerId };
}
