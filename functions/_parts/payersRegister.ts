import { identitiesOf } from '../../shared/_field/patientIdentity.ts';
import type { MemberRecord } from '../_data/member/member.ts';
import { membersMatching } from '../_data/member/memberSearch.ts';
import { namedMembers } from '../_data/member/namedMembers.ts';
import type { Payer } from '../_data/payer/payer.ts';
import type { SessionContext } from '../_kit/context.ts';
import { provenPayerId } from '../_kit/proof.ts';

interface Numbers {
  readonly emiratesId: string | null;
  readonly cardNumber: string | null;
}

/** More cards of one person than this no payer has. */
const mostCards = 20;

/**
 * What the register of a payer that keeps it in the portal says of a person with these numbers, and under which other cards it knows her.
 * None where the payer keeps its members elsewhere. The caller has had the payer's answer about the patient.
 */
export async function membersNamed(
  { store }: Pick<SessionContext, 'store'>,
  { payerId, answers }: Pick<Payer, 'payerId' | 'answers'>,
  numbers: Numbers,
): Promise<MemberRecord[]> {
  if (answers !== 'register') return [];
  const own = provenPayerId(payerId);
  const named = await namedMembers(store, own, numbers);
  const ids = new Set(named.map(({ member }) => member.emiratesId).filter((id) => id !== null));
  const others = await Promise.all(
    [...ids].map((text) => membersMatching(store, own, { by: 'emiratesId', text }, { take: mostCards })),
  );
  const all = [...named, ...others.flatMap(({ members }) => members)];
  return [...new Map(all.map((record) => [record.member.memberId, record])).values()];
}

/** Everything by which a patient is known: the numbers of the answer, and those that the register knows beside them. */
export function knownIdentities(answer: Numbers, members: readonly MemberRecord[]): string[] {
  const registered = members.flatMap(({ member: { emiratesId, memberId } }) =>
    identitiesOf({ emiratesId, cardNumber: memberId }),
  );
  return [...new Set([...identitiesOf(answer), ...registered])];
}
