import type { Page } from '../../../shared/_contract/page.ts';
import type { Role } from '../../../shared/_field/roles.ts';
import type { Side } from '../../../shared/_parts/conversation.ts';
import { type Life, movesFor, type PersonOf, type StateOf } from '../../../shared/_parts/life.ts';
import { listAttachments } from '../../_data/attachment/attachment.ts';
import { type CaseList, isActiveIn } from '../../_data/case/caseRecord.ts';
import { listReadMarks } from '../../_data/conversation/message.ts';
import { isAllowed } from '../../_kit/authenticate.ts';
import type { SessionContext } from '../../_kit/context.ts';
import { fail } from '../../_kit/failure.ts';
import type { Scope } from '../../_kit/scope.ts';
import { type CaseKind, type CaseOf, rowOf, seenCase } from './caseKind.ts';

/** A case with what the parts of its screen show, and what the caller may do with it next: the fields of `caseFields`. */
export async function readCase<Id extends string, L extends Life, Stored extends CaseOf<L>, Row>(
  ctx: SessionContext,
  kind: CaseKind<Id, L, Stored, Row>,
  id: string,
) {
  const { found, side } = await seenCase(ctx, kind, id);
  const pk = kind.records.pkOf(found);
  const [attachments, events, readMarks] = await Promise.all([
    listAttachments(ctx.store, pk),
    kind.records.timeline.list(ctx.store, found),
    listReadMarks(ctx.store, pk),
  ]);
  const { version, stateSince, clock } = found;
  const isFirstResponse = clock.respondedAt === null;
  const moves = movesFor(kind.life, found, ctx.user as unknown as PersonOf<L>, ctx.now());
  return {
    found,
    shown: {
      ...rowOf(kind, found, side, ctx.now()),
      version,
      stateSince,
      isFirstResponse,
      attachments,
      events,
      readMarks,
      side,
      moves,
    },
  };
}

interface Asked<L extends Life> {
  readonly state?: 'active' | StateOf<L> | undefined;
  readonly whose: 'all' | 'mine';
  readonly cursor?: string | undefined;
  readonly take: number;
}

/** Who reads lists of cases: somebody of a facility or of a payer. */
export interface CaseReader extends Pick<SessionContext, 'store' | 'now'> {
  readonly scope: Exclude<Scope, { kind: 'all' }>;
  readonly userId: string;
}

/** The caller as a reader of such cases. 404 for a caller without a tenant, 403 for one of a payer without a role of the desk. */
export function caseReader(
  { scope, user, store, now }: SessionContext,
  { desk }: { readonly desk: readonly Role[] },
): CaseReader {
  if (scope.kind === 'all') throw fail('notFound');
  if (scope.kind === 'payer' && !isAllowed(user, desk)) throw fail('notAllowed');
  return { store, now, scope, userId: user.userId };
}

/** On which side the reader's tenant is. */
export const sideOfReader = ({ scope }: Pick<CaseReader, 'scope'>): Side =>
  scope.kind === 'payer' ? 'insurer' : 'provider';

/**
 * A page of a reader's cases by the filters of `caseFilters`: all of a facility's, or what waits for the insurer's people where
 * no state is named. `matches` is the module's own filter.
 */
export async function listCasesFor<Id extends string, L extends Life, Stored extends CaseOf<L>, Row>(
  { scope, userId, store, now }: CaseReader,
  kind: CaseKind<Id, L, Stored, Row>,
  { state, whose, ...page }: Asked<L>,
  matches: (found: Stored) => boolean,
): Promise<Page<Row>> {
  const { life, records } = kind;
  const side = sideOfReader({ scope });
  const wanted = state ?? (side === 'insurer' ? 'active' : null);
  const part = wanted === 'active' || (wanted && isActiveIn(life, { state: wanted })) ? 'active' : 'settled';
  const list: CaseList = scope.kind === 'payer' ? { payerId: scope.payerId, part } : { facilityId: scope.facilityId };
  const isOfState = (found: Stored) => (wanted === 'active' ? isActiveIn(life, found) : found.state === wanted);
  const isMine = (found: Stored) => userId === (side === 'insurer' ? found.holder?.userId : found.openedBy);
  return records.list(store, list, page, (found) =>
    (wanted === null || isOfState(found)) && (whose === 'all' || isMine(found)) && matches(found)
      ? rowOf(kind, found, side, now())
      : null,
  );
}

/** The same for the caller. */
export const listCases = async <Id extends string, L extends Life, Stored extends CaseOf<L>, Row>(
  ctx: SessionContext,
  kind: CaseKind<Id, L, Stored, Row>,
  asked: Asked<L>,
  matches: (found: Stored) => boolean,
): Promise<Page<Row>> => listCasesFor(caseReader(ctx, kind), kind, asked, matches);
