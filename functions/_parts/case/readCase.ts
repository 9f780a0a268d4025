import type { Page } from '../../../shared/_contract/page.ts';
import { type ReaderSideOf, sideOfPerson, sideRolesOf } from '../../../shared/_parts/caseSides.ts';
import { isTalking, type ReaderSide } from '../../../shared/_parts/conversation.ts';
import { type Life, movesFor, type PersonOf, type StateOf } from '../../../shared/_parts/life.ts';
import { listAttachments } from '../../_data/attachment/attachment.ts';
import { type CaseList, isActiveIn } from '../../_data/case/caseRecord.ts';
import { listReadMarks } from '../../_data/conversation/message.ts';
import { auditSearch } from '../../_kit/auditSearch.ts';
import { isAllowed } from '../../_kit/authenticate.ts';
import type { SessionContext } from '../../_kit/context.ts';
import { fail } from '../../_kit/failure.ts';
import { auditedParty, type Party } from '../../_kit/party.ts';
import type { Scope } from '../../_kit/scope.ts';
import { type CaseKind, type CaseOf, overseenCase, rowOf } from './caseKind.ts';

/** A case with what the parts of its screen show, and what the caller may do with it next: the fields of `caseFields`. */
export async function readCase<Id extends string, L extends Life, Stored extends CaseOf<L>, Row>(
  ctx: SessionContext,
  kind: CaseKind<Id, L, Stored, Row>,
  id: string,
) {
  const { found: whole, side } = await overseenCase(ctx, kind, id);
  const found = kind.seenBy?.(whole, ctx.party) ?? whole;
  const talks = isTalking(side);
  const pk = kind.records.pkOf(found);
  const [attachments, events, readMarks] = await Promise.all([
    talks ? listAttachments(ctx.store, pk) : [],
    kind.records.timeline.list(ctx.store, found),
    talks ? listReadMarks(ctx.store, pk) : [],
  ]);
  const { version, stateSince, clock } = found;
  const isFirstResponse = clock.respondedAt === null;
  const moves = side === 'onlooker' ? [] : movesFor(kind.life, found, ctx.user as unknown as PersonOf<L>, ctx.now());
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
      side: side as ReaderSideOf<L>,
      moves,
    },
  };
}

/** The filters of `caseFilters`. */
export interface Asked<L extends Life> {
  readonly state?: 'active' | StateOf<L> | undefined;
  readonly whose: 'all' | 'mine';
  /** A facility's own cases, or those of others that it may see; of no meaning to other parties. */
  readonly part?: 'own' | 'elsewhere' | undefined;
  readonly cursor?: string | undefined;
  readonly take: number;
}

/** Who reads lists of cases: a person of one of their sides. */
export interface CaseReader<Reading extends Party = Party> extends Pick<SessionContext, 'store' | 'now'> {
  readonly party: Reading;
  readonly side: ReaderSide;
  readonly userId: string;
}

/**
 * The caller as a reader of such cases. 403 for a caller without a role of any side; 404 for one whose role belongs to another side, such as
 * a role of the payer's desk at a facility.
 */
export function caseReader({ party, user, store, now }: SessionContext, { life }: { readonly life: Life }): CaseReader {
  const side = sideOfPerson(life, user);
  if (side) return { store, now, party, side, userId: user.userId };
  const isTenant = party.kind === 'facility' || party.kind === 'payer';
  throw fail(isTenant && !isAllowed(user, sideRolesOf(life)) ? 'notAllowed' : 'notFound');
}

/** Somebody of a facility or a payer who reads lists of cases. */
export type TenantReader = CaseReader<Exclude<Scope, { kind: 'all' }>>;

/** The same for cases in which facilities and payers alone take part. */
export function tenantReader(ctx: SessionContext, kind: { readonly life: Life }): TenantReader {
  const { party, ...reader } = caseReader(ctx, kind);
  if (party.kind !== 'facility' && party.kind !== 'payer') throw fail('notFound');
  return { ...reader, party };
}

interface PartWanted {
  readonly ofDesk: 'active' | 'settled';
  readonly ofFacility: 'own' | 'elsewhere';
}

/** Which list of cases a reader's is, and which part of it. */
function listOf(party: Party, { ofDesk, ofFacility }: PartWanted): CaseList {
  switch (party.kind) {
    case 'payer':
      return { payerId: party.payerId, part: ofDesk };
    case 'facility':
      return ofFacility === 'own' ? { facilityId: party.facilityId } : { furtherFacilityId: party.facilityId };
    case 'authority':
      return { regulatoryId: party.regulatoryId };
    case 'all':
      return { isPortals: true };
  }
}

/**
 * A page of a reader's cases by the filters of `caseFilters`. Without a state, the insurer's people get what waits for them, and all
 * others get all of their cases. `matches` is the module's own filter.
 */
export async function listCasesFor<Id extends string, L extends Life, Stored extends CaseOf<L>, Row>(
  { party, side, userId, store, now }: CaseReader,
  kind: CaseKind<Id, L, Stored, Row>,
  { state, whose, part: ofFacility = 'own', ...page }: Asked<L>,
  matches: (found: Stored) => boolean,
): Promise<Page<Row>> {
  const { life, records } = kind;
  const wanted = state ?? (side === 'insurer' ? 'active' : null);
  const ofDesk = wanted === 'active' || (wanted && isActiveIn(life, { state: wanted })) ? 'active' : 'settled';
  const isOfState = (found: Stored) => (wanted === 'active' ? isActiveIn(life, found) : found.state === wanted);
  const isMine = (found: Stored) => userId === (side === 'insurer' ? found.holder?.userId : found.openedBy);
  return records.list(store, listOf(party, { ofDesk, ofFacility }), page, (stored) => {
    const found = kind.seenBy?.(stored, party) ?? stored;
    const isShown = (wanted === null || isOfState(found)) && (whose === 'all' || isMine(found)) && matches(found);
    return isShown ? rowOf(kind, found, side, now()) : null;
  });
}

/** The same for the caller, on record with what it showed. `query` may name filters of the module's own, which `matches` knows. */
export async function listCases<
  Id extends string,
  L extends Life,
  Stored extends CaseOf<L>,
  Row extends Readonly<Record<Id, string>>,
>(
  ctx: SessionContext,
  kind: CaseKind<Id, L, Stored, Row>,
  query: Asked<L>,
  matches: (found: Stored) => boolean,
): Promise<Page<Row>> {
  const { state, whose, part, cursor, take } = query;
  const page = await listCasesFor(caseReader(ctx, kind), kind, { state, whose, part, cursor, take }, matches);
  const shown = page.items.map((row) => row[kind.id]);
  await auditSearch(ctx, auditedParty(ctx.party), { criteria: { ...query }, shown });
  return page;
}
