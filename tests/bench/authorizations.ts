import {
  authorizations,
  authorizationWrites,
  type StoredAuthorization,
} from '../../functions/_data/authorization/authorization.ts';
import { wiring } from '../../functions/_data/wiring.ts';
import { demoEmiratesId } from '../../functions/_demo/emiratesIds.ts';
import { pearl } from '../../functions/_demo/payers.ts';
import { newUlid } from '../../functions/_kit/ulid.ts';
import type { StoredItem } from '../../functions/_store/item.ts';
import { aCoordinator, added, counts, move, read, search } from '../authorization/support/authorizations.ts';
import { aReviewer, decide, inHandOf, queue } from '../authorizationDesk/support/authorizationDesk.ts';
import { counts as countsOfBoard, search as searchBoard } from '../authorizationQuery/support/insurers.ts';
import type { SignedIn } from '../support/api.ts';
import { fillStore } from './fillStore.ts';
import { insurerCopies, requestsPerInsurers } from './insurerCopies.ts';
import { meter } from './meteredStore.ts';
import type { Consumption } from './prices.ts';
import type { Section } from './report.ts';
import { withStoreFile } from './storeFile.ts';
import { type MeteredCall, mustSucceed, unitsOf, unitsSection } from './unitsBySize.ts';

const usualSizes = [1_000, 10_000, 100_000];
const recordsAtOnce = 500;
const patientsEarlier = 30;
/** Of the lists of /api/common. */
const approved = 6;
/** A patient has ten requests, however many the facility has. */
const requestsPerPatient = 10;
const patientOf = (number: number): string => demoEmiratesId(1970, Math.floor(number / requestsPerPatient));

/** Copies of a request that was really sent, with all their entries: each a minute older than the one before, of its own patient and number. */
function copiesOf(like: StoredAuthorization, from: number, to: number): StoredItem[] {
  const start = Date.parse(like.openedAt);
  return Array.from({ length: to - from }, (_, at) => from + at).flatMap((number) => {
    const openedAt = new Date(start - (number + 1) * 60_000);
    const authorizationId = newUlid(openedAt.getTime());
    const copy = {
      ...like,
      ...{ authorizationId, rootId: authorizationId, requestNumber: `BENCH-${number}` },
      ...{ openedAt: openedAt.toISOString(), emiratesId: patientOf(number) },
    };
    const event = { at: copy.openedAt, event: 'send', by: copy.openedByName, detail: null } as const;
    return authorizationWrites(null, copy, event).flatMap(({ Put }) => (Put ? [Put.Item as StoredItem] : []));
  });
}

/** What is stored when the requests grow from one number to another. */
function* itemsBetween(like: StoredAuthorization, from: number, to: number): Generator<StoredItem> {
  for (let at = from; at < to; at += recordsAtOnce) {
    const end = Math.min(to, at + recordsAtOnce);
    yield* copiesOf(like, at, end);
    yield* insurerCopies(like, at / requestsPerInsurers, end / requestsPerInsurers);
  }
}

function callsOf(desk: SignedIn, reviewer: SignedIn): MeteredCall[] {
  const withNothing = async () => '';
  const sent = () => added(desk);
  const list = (name: string, body: Parameters<typeof search>[1]): MeteredCall => ({
    name,
    before: withNothing,
    run: () => mustSucceed(search(desk, body)),
  });
  const board = (name: string, as: SignedIn, body: Parameters<typeof searchBoard>[1]): MeteredCall => ({
    name,
    before: withNothing,
    run: () => mustSucceed(searchBoard(as, body)),
  });
  const boardCounts = (name: string, as: SignedIn): MeteredCall => ({
    name,
    before: withNothing,
    run: async () => void (await countsOfBoard(as)),
  });
  return [
    board("the payer's board, first page", reviewer, {}),
    board("the payer's board, one status", reviewer, { statusId: approved }),
    board("the payer's board, one patient", reviewer, { emiratesId: patientOf(25) }),
    boardCounts("the payer's board, counts", reviewer),
    board("the facility's board, first page", desk, {}),
    board("the facility's board, one insurer", desk, { companyId: pearl }),
    boardCounts("the facility's board, counts", desk),
    { name: "the payer's list of requests", before: withNothing, run: () => mustSucceed(search(reviewer)) },
    list('list, first page', {}),
    list('list of one state', { state: 'sent' }),
    list('list of one patient', { patient: patientOf(25) }),
    { name: 'counts by state', before: withNothing, run: async () => void (await counts(desk)) },
    { name: 'record', before: sent, run: (id) => mustSucceed(read(desk, id)) },
    { name: 'submission, one line', before: withNothing, run: async () => void (await sent()) },
    { name: "queue of the payer's desk", before: withNothing, run: () => mustSucceed(queue(reviewer)) },
    { name: 'a reviewer takes', before: sent, run: (id) => mustSucceed(move(reviewer, id, { move: 'take' })) },
    {
      name: 'an answer, one line',
      before: async () => JSON.stringify(await inHandOf(reviewer, await sent())),
      run: (held) =>
        mustSucceed(
          decide(reviewer, {
            ...JSON.parse(held),
            lines: [{ lineId: '1', outcome: 'denied', denialCode: 'MNEC-003' }],
          }),
        ),
    },
  ];
}

async function sentLike(desk: SignedIn): Promise<StoredAuthorization> {
  const authorizationId = await added(desk);
  const scope = { kind: 'facility', facilityId: desk.user.facilityId } as Parameters<typeof authorizations.findAll>[1];
  const [found] = await authorizations.findAll(wiring.store, scope, [authorizationId]);
  if (!found) throw new Error('The request was not stored');
  return found;
}

/** What the calls of e-authorisation take from the store as the requests of one facility to one payer grow. */
export async function measureAuthorizations(isLong: boolean): Promise<Section[]> {
  const sizes = isLong ? [...usualSizes, 1_000_000] : usualSizes;
  return withStoreFile(async ({ store, file }) => {
    const desk = await aCoordinator(store);
    const reviewer = await aReviewer();
    const like = await sentLike(desk);
    const metered = meter(wiring.store);
    const measured = new Map<string, Consumption[]>();
    // Earlier requests of the patient are looked at up to a number, which is reached before anything is measured.
    for (let at = 0; at < patientsEarlier; at += 1) await added(desk);
    let stored = 0;
    for (const size of sizes) {
      fillStore(file, 'requests', itemsBetween(like, stored, size));
      stored = size;
      // The first call of a minute marks a session as used, which is not the cost of the call that is measured.
      await search(desk);
      await queue(reviewer);
      for (const call of callsOf(desk, reviewer)) {
        const units = await unitsOf(metered, call);
        measured.set(call.name, [...(measured.get(call.name) ?? []), units]);
      }
    }
    const title = `Consumed capacity of e-authorisation${isLong ? ', to a million' : ''}`;
    const note =
      'Read + write units of one call, as the store reports them, by the number of requests that wait between one facility and one payer. Each is stored whole, with all entries by which it is found, put into the file of the local store at once; beside ten of them stands one authorisation that the payer gave outside the portal.';
    return [unitsSection({ title, note }, measured, sizes)];
  });
}
