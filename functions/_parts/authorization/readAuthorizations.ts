import type * as z from 'zod';
import type { Page } from '../../../shared/_contract/page.ts';
import { emiratesIdDigits } from '../../../shared/_field/emiratesId.ts';
import { stateRow } from '../../../shared/_parts/life.ts';
import type { authorizationCriteria } from '../../../shared/authorization/authorizationCriteria.ts';
import { authorizationLife } from '../../../shared/authorization/life.ts';
import { isReadBefore } from '../../../shared/authorization/rereadAnswer.ts';
import type { AuthorizationRow } from '../../../shared/authorization/routes.ts';
import { findReview } from '../../_data/authorization/answerReviews.ts';
import { authorizations, type StoredAuthorization } from '../../_data/authorization/authorization.ts';
import { type EntryList, listEntries, referencesOf } from '../../_data/authorization/authorizationEntries.ts';
import { isActiveIn } from '../../_data/case/caseRecord.ts';
import { readThrough } from '../../_store/readThrough.ts';
import { rowOf } from '../case/caseKind.ts';
import { listCasesFor, type TenantReader } from '../case/readCase.ts';
import { authorizationCase } from './authorizationCase.ts';

/** What a list of requests is narrowed by, as the contract gives it. */
type Criteria = z.output<z.ZodObject<typeof authorizationCriteria>>;
interface PageAsked {
  readonly cursor?: string | undefined;
  readonly take: number;
}

const same = (one: string | null, other: string): boolean =>
  one !== null && emiratesIdDigits(one).toUpperCase() === emiratesIdDigits(other).toUpperCase();

const isOpenOnly = (state: Criteria['state']): boolean => state === 'active' || state === 'overdue';
/** Who waits for the payer beyond its time, by the deadline that both sides see; a clock that stands still is late for nobody. */
const isLate = (found: StoredAuthorization, now: Date): boolean =>
  stateRow(authorizationLife, found.state).due !== undefined &&
  (authorizations.deadlines.dueAt(found, now) ?? '9') < now.toISOString();
/** The list in which such requests are: what must be looked at again has a list of its own. */
const listedState = ({ state }: Criteria) => (state === 'overdue' ? 'active' : state === 'review' ? undefined : state);

/** What is asked for besides the list that is read. */
function meets(asked: Criteria, found: StoredAuthorization, now: Date): boolean {
  const { state, payerId, patient, clinicianLicense, type, serviceFrom, serviceTo, number } = asked;
  const { requestNumber, serviceDate } = found;
  const hasNumber = (text: string) =>
    [requestNumber, ...referencesOf(found)].some((own) => own?.toUpperCase().includes(text.toUpperCase()));
  return [
    state === undefined ||
      state === found.state ||
      state === 'review' ||
      (isOpenOnly(state) && isActiveIn(authorizationLife, found)),
    state !== 'overdue' || isLate(found, now),
    state !== 'review' || isReadBefore(found),
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
  { patient, clinicianLicense, whose, payerId, state }: Criteria,
  { party, userId }: TenantReader,
): EntryList | null {
  if (patient !== undefined) return { by: 'patient', value: patient };
  if (party.kind === 'facility') {
    if (clinicianLicense !== undefined) return { by: 'clinician', value: clinicianLicense };
    if (whose === 'mine') return { by: 'sender', value: userId };
    if (payerId !== undefined) return { by: 'payer', value: String(payerId) };
  }
  if (state === 'review') return { by: 'review', value: 'open' };
  return state === undefined || isOpenOnly(state) ? null : { by: 'state', value: state };
}

/** Rows with what must be looked at, also where only the file of the answer shows it. */
const withReviews = (
  store: TenantReader['store'],
  rows: readonly AuthorizationRow[],
  found: readonly StoredAuthorization[],
): Promise<AuthorizationRow[]> =>
  Promise.all(
    rows.map(async (row, at) => {
      const own = found[at];
      return row.review === null && own ? { ...row, review: await findReview(store, own) } : row;
    }),
  );

function searchList(
  reader: TenantReader,
  list: EntryList,
  asked: Criteria & PageAsked,
): Promise<Page<AuthorizationRow>> {
  const { store, party, side, userId } = reader;
  const { whose } = asked;
  const now = reader.now();
  const isWanted = (found: StoredAuthorization) =>
    meets(asked, found, now) &&
    (whose === 'all' || userId === (side === 'insurer' ? found.holder?.userId : found.openedBy));
  const find = (page: PageAsked) => listEntries(store, party, list, page);
  const rowsOf = async (ids: readonly string[]) => {
    const found = (await authorizations.findAll(store, party, ids)).filter(isWanted);
    const rows = found.map((each) => rowOf(authorizationCase, each, side, now));
    return asked.state === 'review' ? withReviews(store, rows, found) : rows;
  };
  return readThrough({ find, rowsOf, mostReads: 10 }, asked);
}

/** A page of a reader's requests. Where a filter has a list of its own, only that list is read. The list and its export search with it. */
export async function readAuthorizations(
  reader: TenantReader,
  asked: Criteria & PageAsked,
): Promise<Page<AuthorizationRow>> {
  const list = listOf(asked, reader);
  if (list) return searchList(reader, list, asked);
  const left = asked.state === 'overdue' ? asked : { ...asked, state: undefined };
  return listCasesFor(reader, authorizationCase, { ...asked, state: listedState(asked) }, (found) =>
    meets(left, found, reader.now()),
  );
}
