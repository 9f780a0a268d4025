import { empanelments, type StoredEmpanelment, writesOf } from '../../functions/_data/empanelment/empanelment.ts';
import { stageChanges } from '../../functions/_data/empanelment/stageEntries.ts';
import { queries, type StoredQuery } from '../../functions/_data/providerQuery/providerQuery.ts';
import { wiring } from '../../functions/_data/wiring.ts';
import { pearl } from '../../functions/_demo/payers.ts';
import { provenPayerId } from '../../functions/_kit/proof.ts';
import { newUlid } from '../../functions/_kit/ulid.ts';
import type { StoredItem } from '../../functions/_store/item.ts';
import type { TransactItem } from '../../functions/_store/transaction.ts';
import * as e from '../empanelment/support/empanelments.ts';
import * as q from '../providerQuery/support/queries.ts';
import { type SignedIn, signIn } from '../support/api.ts';
import { aReviewer } from '../support/payerDesk.ts';
import { storePayers } from '../support/payers.ts';
import { fillStore } from './fillStore.ts';
import { meter } from './meteredStore.ts';
import type { Consumption } from './prices.ts';
import type { Section } from './report.ts';
import { withStoreFile } from './storeFile.ts';
import { type MeteredCall, mustSucceed, unitsOf, unitsSection } from './unitsBySize.ts';

const sizes = [1_000, 10_000, 100_000];
const scope = { kind: 'payer', payerId: provenPayerId(pearl) } as const;

const itemsOf = (writes: readonly TransactItem[]): StoredItem[] =>
  writes.flatMap(({ Put }) => (Put ? [Put.Item as StoredItem] : []));

/** A minute older each, so that the lists are in order. */
const openedAtOf = (like: { readonly openedAt: string }, number: number): Date =>
  new Date(Date.parse(like.openedAt) - (number + 1) * 60_000);

/** Copies of a question of one facility to one insurer; every fifth is over. */
function* questionsBetween(like: StoredQuery, from: number, to: number): Generator<StoredItem> {
  for (let number = from; number < to; number += 1) {
    const at = openedAtOf(like, number);
    const queryId = newUlid(at.getTime());
    const state = number % 5 === 0 ? ('closed' as const) : like.state;
    const copy = { ...like, queryId, state, openedAt: at.toISOString(), stateSince: at.toISOString() };
    yield* itemsOf([queries.put(copy)]);
  }
}

/** Copies of a request to join one insurer, each of a facility of its own. */
function* requestsBetween(like: StoredEmpanelment, from: number, to: number): Generator<StoredItem> {
  for (let number = from; number < to; number += 1) {
    const at = openedAtOf(like, number);
    const empanelmentId = newUlid(at.getTime());
    const facilityId = `bench-${number}` as StoredEmpanelment['facilityId'];
    const copy = { ...like, empanelmentId, facilityId, version: 1, openedAt: at.toISOString() };
    yield* itemsOf([...writesOf(copy, []), ...stageChanges(null, copy)]);
  }
}

function callsOf(provider: SignedIn, applicant: () => Promise<SignedIn>, reviewer: SignedIn): MeteredCall[] {
  const withNothing = async () => '';
  const call = (name: string, run: () => Promise<{ http: number }>): MeteredCall => ({
    ...{ name, before: withNothing },
    run: () => mustSucceed(run()),
  });
  return [
    call("the facility's questions, first page", () => q.list(provider)),
    call("the facility's questions of one kind", () => q.list(provider, { category: 'claim' })),
    call("the insurer's questions, first page", () => q.list(reviewer)),
    call("the insurer's questions, settled", () => q.list(reviewer, { state: 'closed' })),
    { name: 'a question', before: () => q.opened(provider), run: (id) => mustSucceed(q.read(reviewer, id)) },
    call('a question is asked', () => q.open(provider)),
    {
      name: 'a question is answered',
      before: () => q.opened(provider),
      run: (id) => mustSucceed(q.move(reviewer, id, 'answer', { text: 'By the rule of the contract.' })),
    },
    call("the insurer's requests to join, first page", () => e.list(reviewer)),
    call("the insurer's requests to join, one stage", () => e.list(reviewer, { stage: 'documents' })),
    call("the insurer's requests to join, a stage that none has reached", () => e.list(reviewer, { stage: 'setup' })),
    {
      name: 'a request to join',
      before: async () => e.submitted(await applicant()),
      run: (id) => mustSucceed(e.read(reviewer, id)),
    },
    {
      name: 'a stage is finished',
      before: async () => e.submitted(await applicant()),
      run: (id) => mustSucceed(e.move(reviewer, id, 'pass', { stage: 'documents' })),
    },
  ];
}

/** What the calls of the insurer's network take from the store as questions and requests to join grow. */
export async function measureNetworkCases(): Promise<Section[]> {
  return withStoreFile(async ({ store, file }) => {
    await storePayers(store);
    const provider = await signIn({ roles: ['Standard'] });
    const reviewer = await aReviewer();
    const [question] = await queries.findAll(store, scope, [await q.opened(provider)]);
    const [request] = await empanelments.findAll(store, scope, [await e.submitted(await e.anApplicant(store))]);
    if (!question || !request) throw new Error('Nothing was stored');
    const metered = meter(wiring.store);
    const measured = new Map<string, Consumption[]>();
    let stored = 0;
    for (const size of sizes) {
      fillStore(file, 'requests', questionsBetween(question, stored, size));
      fillStore(file, 'requests', requestsBetween(request, stored, size));
      stored = size;
      await q.list(reviewer);
      for (const call of callsOf(provider, () => e.anApplicant(store), reviewer)) {
        const units = await unitsOf(metered, call);
        measured.set(call.name, [...(measured.get(call.name) ?? []), units]);
      }
    }
    const note =
      'Read + write units of one call, as the store reports them, by the number of questions of one facility and of requests of as many facilities, all to one insurer. They are put into the file of the local store at once, with all entries by which they are found.';
    return [unitsSection({ title: "Consumed capacity of the insurer's network", note }, measured, sizes)];
  });
}
