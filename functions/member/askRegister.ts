import type { insurerUnknowns } from '../../shared/member/routes.ts';
import type { MemberRecord } from '../_data/member/member.ts';
import { registerListedAt } from '../_data/member/registerState.ts';
import type { Payer } from '../_data/payer/payer.ts';
import type { SessionContext } from '../_kit/context.ts';
import type { OwnPayerId } from '../_kit/ownIds.ts';
import { registerOf } from './registerAtReception.ts';

/** What a register says: the records that it has, and the day of its list; or why nothing is known. */
export interface RegisterAnswer {
  readonly why: (typeof insurerUnknowns)[number] | null;
  readonly listedAt: string | null;
  readonly members: readonly MemberRecord[];
}

/** Looks into a register for somebody, and puts the look on record. */
export type Look = (register: OwnPayerId) => Promise<readonly MemberRecord[]>;

const unknown = (why: RegisterAnswer['why']): RegisterAnswer => ({ why, listedAt: null, members: [] });

/**
 * Asks the register of a payer. One without a list cannot say that somebody is not insured; one that cannot be read is not known, and
 * says nothing against the others.
 */
export async function askRegister(
  payer: Payer,
  look: Look,
  ctx: SessionContext,
  how: Readonly<Record<string, unknown>>,
): Promise<RegisterAnswer> {
  const register = registerOf(payer);
  if (register === null) return unknown('noRegister');
  try {
    const listedAt = await registerListedAt(ctx.store, register);
    const members = await look(register);
    return members.length === 0 && listedAt === null ? unknown('noList') : { why: null, listedAt, members };
  } catch {
    ctx.audited({ entity: 'payer', id: String(payer.payerId), after: { ...how, isReadable: false } });
    return unknown('notReadable');
  }
}
