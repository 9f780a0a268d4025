import type * as z from 'zod';
import type { Role } from '../../../shared/_field/roles.ts';
import { deskOf } from '../../../shared/_parts/caseSides.ts';
import { isTalking, type ReaderSide, readerSides, type Side } from '../../../shared/_parts/conversation.ts';
import {
  type Life,
  type MoveOf,
  type PersonOf,
  type RecordOf,
  type StateOf,
  sidesOf,
} from '../../../shared/_parts/life.ts';
import { type caseRecords, isActiveIn, type StoredCase } from '../../_data/case/caseRecord.ts';
import type { SessionContext } from '../../_kit/context.ts';
import { fail } from '../../_kit/failure.ts';
import { openParser } from '../../_kit/openParse.ts';
import type { Party } from '../../_kit/party.ts';

/** What the parts of a case need to know of a stored one. */
export type CaseOf<L extends Life> = RecordOf<L> & StoredCase & { readonly state: StateOf<L> };

/** What happened to a case of this life. */
interface CaseEvent<L extends Life> {
  readonly at: string;
  readonly event: 'open' | MoveOf<L>;
  readonly by: string | null;
  readonly detail: string | null;
}

/** The cases of one module, as the parts take them. */
export interface CaseKind<Id extends string, L extends Life, Stored extends CaseOf<L>, Row> {
  /** The field that names a record in every call. */
  readonly id: Id;
  /** How the audit trail names a record. */
  readonly entity: string;
  readonly life: L;
  /** The roles of the insurer's people who work on these cases, as the life has them. */
  readonly desk: readonly Role[];
  /** What a list shows of a case. Compiled once (`schema.strip()`): zod compiles every new schema. */
  readonly row: z.ZodType<Row>;
  readonly records: ReturnType<typeof caseRecords<Stored, CaseEvent<L>>>;
  /** A case as somebody sees it to whom not all of its time is shown. */
  readonly seenBy?: (found: Stored, party: Party) => Stored;
}

/** Declares the cases of a module, for the parts. */
export const caseKind = <const Id extends string, L extends Life, Stored extends CaseOf<L>, Row>(
  kind: Omit<CaseKind<Id, L, Stored, Row>, 'desk'>,
): CaseKind<Id, L, Stored, Row> => ({ ...kind, desk: deskOf(kind.life) });

/**
 * The caller's side of a case that the caller may see. A super administrator only looks on, also after choosing the facility of the
 * case; undefined where the life has no side for that.
 */
function sideIn<L extends Life>(life: L, { party, user }: Pick<SessionContext, 'party' | 'user'>, found: CaseOf<L>) {
  const all: readonly string[] = sidesOf(life, user as unknown as PersonOf<L>, found);
  const sides = readerSides.filter((side) => all.includes(side));
  return party.kind === 'all' ? sides.find((side) => side === 'onlooker') : sides.find((side) => side !== 'onlooker');
}

type Own = Pick<SessionContext, 'store' | 'party' | 'user'>;

/** A case that the caller may see, and on which side. 403 for a colleague without a role of that side; 404 for others. */
async function lookAt<Id extends string, L extends Life, Stored extends CaseOf<L>, Row>(
  ctx: Own,
  { life, records }: CaseKind<Id, L, Stored, Row>,
  id: string,
): Promise<{ found: Stored; side: ReaderSide }> {
  const { party } = ctx;
  const isSeen = party.kind !== 'all' || 'onlooker' in life.sides;
  const found = isSeen ? await records.find(ctx.store, party, id) : null;
  if (!found) throw fail('notFound');
  const side = sideIn(life, ctx, found);
  if (!side) throw fail('notAllowed');
  return { found, side };
}

/** A case of which the caller may make moves; 403 for somebody who only looks on. */
export async function movableCase<Id extends string, L extends Life, Stored extends CaseOf<L>, Row>(
  ctx: Own,
  kind: CaseKind<Id, L, Stored, Row>,
  id: string,
) {
  const seen = await lookAt(ctx, kind, id);
  if (seen.side === 'onlooker') throw fail('notAllowed');
  return seen;
}

/** A case in which the caller takes part, with its messages and documents; 403 for somebody who reads its facts only. */
export async function ownCase<Id extends string, L extends Life, Stored extends CaseOf<L>, Row>(
  ctx: Own,
  kind: CaseKind<Id, L, Stored, Row>,
  id: string,
): Promise<{ found: Stored; side: Side }> {
  const { found, side } = await lookAt(ctx, kind, id);
  if (!isTalking(side)) throw fail('notAllowed');
  return { found, side };
}

/** The same for a look at it, which the audit trail keeps. */
export function seenCase<Id extends string, L extends Life, Stored extends CaseOf<L>, Row>(
  ctx: SessionContext,
  kind: CaseKind<Id, L, Stored, Row>,
  id: string,
) {
  ctx.audited({ entity: kind.entity, id });
  return ownCase(ctx, kind, id);
}

/** A look at a case's facts and course. Unlike `seenCase`, it is open to those who read its facts only. */
export function overseenCase<Id extends string, L extends Life, Stored extends CaseOf<L>, Row>(
  ctx: SessionContext,
  kind: CaseKind<Id, L, Stored, Row>,
  id: string,
) {
  ctx.audited({ entity: kind.entity, id });
  return lookAt(ctx, kind, id);
}

/** A case as a list of this side shows it now. The provider does not see who of the insurer's people has it in hand. */
export const rowOf = <Id extends string, L extends Life, Stored extends CaseOf<L>, Row>(
  { life, row, records }: CaseKind<Id, L, Stored, Row>,
  found: Stored,
  side: ReaderSide,
  now: Date,
): Row =>
  openParser(row)({
    ...found,
    dueAt: isActiveIn(life, found) ? records.deadlines.dueAt(found, now) : null,
    holder: side === 'insurer' ? found.holder : null,
  });
