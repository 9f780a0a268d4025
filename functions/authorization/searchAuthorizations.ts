import type { Page } from '../../shared/_contract/page.ts';
import { emiratesIdDigits } from '../../shared/_field/emiratesId.ts';
import { stateRow } from '../../shared/_parts/life.ts';
import { authorizationLife } from '../../shared/authorization/life.ts';
import type { AuthorizationRow, authorizationApi } from '../../shared/authorization/routes.ts';
import { authorizations, type StoredAuthorization } from '../_data/authorization/authorization.ts';
import { type EntryList, listEntries } from '../_data/authorization/authorizationEntries.ts';
import { isActiveIn } from '../_data/case/caseRecord.ts';
import { auditSearch } from '../_kit/auditSearch.ts';
import type { BodyOf, Operation, SessionContext } from '../_kit/context.ts';
import { fail } from '../_kit/failure.ts';
import type { Scope } from '../_kit/scope.ts';
import { authorizationCase } from '../_parts/authorization/authorizationCase.ts';
import { rowOf } from '../_parts/case/caseKind.ts';
import { listCases } from '../_parts/case/readCase.ts';

type Search = typeof authorizationApi.endpoints.searchAuthorizations;
type Asked = BodyOf<Search>;
type Tenant = Exclude<Scope, { kind: 'all' }>;

const same = (one: string | null, other: string): boolean =>
  one !== null && emiratesIdDigits(one).toUpperCase() === emiratesIdDigits(other).toUpperCase();

const isOpenOnly = (state: Asked['state']): boolean => state === 'active' || state === 'overdue';
/** Who waits for the payer beyond its time, by the deadline that both sides see; a clock that stands still is late for nobody. */
const isLate = (found: StoredAuthorization, now: Date): boolean =>
  stateRow(authorizationLife, found.state).due !== undefined &&
  (authorizations.deadlines.dueAt(found, now) ?? '9') < now.toISOString();
const listedState = ({ state }: Asked) => (state === 'overdue' ? 'active' : state);

/** What is asked for besides the list that is read. */
function meets(asked: Asked, found: StoredAuthorization, now: Date): boolean {
  const { state, payerId, patient, clinicianLicense, type, serviceFrom, serviceTo, number } = asked;
  const { requestNumber, payerReference, serviceDate } = found;
  const hasNumber = (text: string) =>
    [requestNumber, payerReference].some((own) => own?.toUpperCase().includes(text.toUpperCase()));
  return [
    state === undefined || state === found.state || (isOpenOnly(state) && isActiveIn(authorizationLife, found)),
    state !== 'overdue' || isLate(found, now),
    payerId === undefined || payerId === found.payerId,
    patient === undefined || same(found.emiratesId, patient) || same(found.cardNumber, patient),
    clinicianLicense === undefined || clinicianLicense.toUpperCase() === found.clinicianLicense?.toUpperCase(),
    type === undefined || type === found.type,
    serviceFrom === undefined || (serviceDate ?? '') >= serviceFrom,
    serviceTo === undefined || (serviceDate !== null && serviceDate <= serviceTo),
    number === undefined || hasNumber(number),
  ].every(Boolean);
}

/** The list with a key of its own that leaves the fewest requests to look at; null where all of the tenant are looked through. */
function listOf(
  { patient, clinicianLicense, whose, payerId, state }: Asked,
  scope: Tenant,
  userId: string,
): EntryList | null {
  if (patient !== undefined) return { by: 'patient', value: patient };
  if (scope.kind === 'facility') {
    if (clinicianLicense !== undefined) return { by: 'clinician', value: clinicianLicense };
    if (whose === 'mine') return { by: 'sender', value: userId };
    if (payerId !== undefined) return { by: 'payer', value: String(payerId) };
  }
  return state === undefined || isOpenOnly(state) ? null : { by: 'state', value: state };
}

/** The most pages of ids that are read for one page of rows, so that the cost of a call has a limit. */
const mostReads = 10;

async function searchList(
  ctx: SessionContext,
  scope: Tenant,
  list: EntryList,
  asked: Asked,
): Promise<Page<AuthorizationRow>> {
  const { cursor, take, whose } = asked;
  const side = scope.kind === 'payer' ? 'insurer' : 'provider';
  const isWanted = (found: StoredAuthorization) =>
    meets(asked, found, ctx.now()) &&
    (whose === 'all' || ctx.user.userId === (side === 'insurer' ? found.holder?.userId : found.openedBy));
  const items: AuthorizationRow[] = [];
  let next: string | null | undefined = cursor;
  for (let reads = 0; reads < mostReads && next !== null && items.length < take; reads += 1) {
    const page: Page<string> = await listEntries(ctx.store, scope, list, { cursor: next, take: take - items.length });
    const found = await authorizations.findAll(ctx.store, scope, page.items);
    items.push(...found.filter(isWanted).map((each) => rowOf(authorizationCase, each, side, ctx.now())));
    next = page.nextCursor;
  }
  return { items, nextCursor: next ?? null, total: null };
}

/** A page of the caller's requests. Where a filter has a list of its own, only that list is read. */
export const searchAuthorizations: Operation<Search> = async ({ body }, ctx) => {
  const { scope, user } = ctx;
  if (scope.kind === 'all') throw fail('notFound');
  if (scope.kind === 'payer' && !authorizationCase.desk.some((role) => user.roles.includes(role)))
    throw fail('notAllowed');
  const list = listOf(body, scope, user.userId);
  const page = list
    ? await searchList(ctx, scope, list, body)
    : await listCases(ctx, authorizationCase, { ...body, state: listedState(body) }, (found) =>
        meets(body.state === 'overdue' ? body : { ...body, state: undefined }, found, ctx.now()),
      );
  const shown = page.items.map(({ authorizationId }) => authorizationId);
  const tenant =
    scope.kind === 'facility'
      ? { entity: 'facility', id: scope.facilityId }
      : { entity: 'payer', id: String(scope.payerId) };
  await auditSearch(ctx, tenant, { criteria: body, shown });
  return page;
};
