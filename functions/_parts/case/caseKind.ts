import type * as z from 'zod';
import type { Role } from '../../../shared/_field/roles.ts';
import type { Side } from '../../../shared/_parts/conversation.ts';
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
  /** The roles of the insurer's people who work on these cases. */
  readonly desk: readonly Role[];
  /** What a list shows of a case. Compiled once (`schema.strip()`): zod compiles every new schema. */
  readonly row: z.ZodType<Row>;
  readonly records: ReturnType<typeof caseRecords<Stored, CaseEvent<L>>>;
}

/** Keeps the types of the cases that it declares. */
export const caseKind = <const Id extends string, L extends Life, Stored extends CaseOf<L>, Row>(
  kind: CaseKind<Id, L, Stored, Row>,
) => kind;

/** A case in which the caller takes part, and on which side. 403 for a colleague without a role of that side; 404 for others. */
export async function ownCase<Id extends string, L extends Life, Stored extends CaseOf<L>, Row>(
  { store, scope, user }: Pick<SessionContext, 'store' | 'scope' | 'user'>,
  { life, records }: CaseKind<Id, L, Stored, Row>,
  id: string,
): Promise<{ found: Stored; side: Side }> {
  const found = scope.kind === 'all' ? null : await records.find(store, scope, id);
  if (!found) throw fail('notFound');
  const [side] = sidesOf(life, user as unknown as PersonOf<L>, found);
  if (!side) throw fail('notAllowed');
  return { found, side: side as Side };
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

/** A case as a list of this side shows it now. The provider does not see who of the insurer's people has it in hand. */
export const rowOf = <Id extends string, L extends Life, Stored extends CaseOf<L>, Row>(
  { life, row, records }: CaseKind<Id, L, Stored, Row>,
  found: Stored,
  side: Side,
  now: Date,
): Row =>
  openParser(row)({
    ...found,
    dueAt: isActiveIn(life, found) ? records.deadlines.dueAt(found, now) : null,
    holder: side === 'insurer' ? found.holder : null,
  });
