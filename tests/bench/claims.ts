import { claimWrites, findClaim, type StoredClaim } from '../../functions/_data/claim/claim.ts';
import { putFacility } from '../../functions/_data/facility/facility.ts';
import { wiring } from '../../functions/_data/wiring.ts';
import { provenFacilityId } from '../../functions/_kit/proof.ts';
import { newUlid } from '../../functions/_kit/ulid.ts';
import type { StoredItem } from '../../functions/_store/item.ts';
import { daysAfter } from '../../shared/_field/serviceDate.ts';
import * as c from '../claim/support/claims.ts';
import { type SignedIn, signIn } from '../support/api.ts';
import { aFacility } from '../support/builders.ts';
import { storePayers } from '../support/payers.ts';
import { fillStore } from './fillStore.ts';
import { meter } from './meteredStore.ts';
import type { Consumption } from './prices.ts';
import type { Section } from './report.ts';
import { withStoreFile } from './storeFile.ts';
import { type MeteredCall, mustSucceed, unitsOf, unitsSection } from './unitsBySize.ts';

const sizes = [1_000, 10_000, 100_000];

let patients = 0;
/** A patient of its own: a claim is compared with the patient's others. */
const aPatient = () => {
  patients += 1;
  return { emiratesId: '000-0000-0000000-0', memberId: `M-${patients}` };
};

/** A visit of three lines, as most have. */
function ofThreeLines(): c.SentClaim {
  const [line] = c.aClaim().activities;
  if (!line) throw new Error('The claim has no line');
  const activities = ['99213', '85025', '80053'].map((code) => ({ ...line, code, netFils: 30_00 }));
  return c.aClaim({ activities, ...aPatient() });
}

/** Copies of a claim, fifty a day from the day before it backwards; every fifth is ready. */
function* claimsBetween(like: StoredClaim, from: number, to: number): Generator<StoredItem> {
  for (let number = from; number < to; number += 1) {
    const serviceDate = daysAfter(like.serviceDate, -1 - Math.floor(number / 50));
    const claimId = newUlid(Date.parse(serviceDate));
    const state = number % 5 === 0 ? ('ready' as const) : like.state;
    const claim = { ...like.claim, ...aPatient() };
    const copy = { ...like, claim, claimId, claimNumber: `B-${number}`, state, serviceDate };
    const writes = claimWrites(null, copy, { at: like.madeAt, event: 'make', by: null, detail: null });
    yield* writes.flatMap(({ Put }) => (Put ? [Put.Item as StoredItem] : []));
  }
}

function callsOf(biller: SignedIn): MeteredCall[] {
  const call = (name: string, run: () => Promise<{ http: number }>): MeteredCall => ({
    ...{ name, before: async () => '' },
    run: () => mustSucceed(run()),
  });
  let draft = ofThreeLines();
  const drafted = (): Promise<string> => {
    draft = ofThreeLines();
    return c.made(biller, draft);
  };
  const ofDraft = (name: string, run: (claimId: string) => Promise<{ http: number }>): MeteredCall => ({
    ...{ name, before: drafted },
    run: (claimId) => mustSucceed(run(claimId)),
  });
  return [
    call('the claims of a facility, first page', () => c.list(biller)),
    call('those that are ready', () => c.list(biller, { state: 'ready' })),
    call('those of one day', () => c.list(biller, { from: '2026-10-31', to: '2026-10-31' })),
    call('a claim by its number', () => c.list(biller, { claimNumber: 'B-7' })),
    ofDraft('a claim of three lines', (claimId) => c.read(biller, claimId)),
    call('a claim of three lines is made', () => c.make(biller, ofThreeLines())),
    // The patient stays: another one, or another day, takes five write units more.
    ofDraft('it is changed', (claimId) => c.change(biller, claimId, 1, { ...draft, packageName: 'BASIC' })),
    ofDraft('it is made ready', (claimId) =>
      c.move(biller, { claimId, version: 1, move: 'makeReady', reason: 'Seen' }),
    ),
    {
      ...{ name: 'it is sent in a file of its own', before: () => c.madeReady(biller, ofThreeLines()) },
      run: (claimId) => mustSucceed(c.send(biller, [claimId])),
    },
    call('the files that were sent, first page', () => c.sentFiles(biller)),
  ];
}

/** What the calls about claims take from the store as the claims of one facility grow. */
export async function measureClaims(): Promise<Section[]> {
  return withStoreFile(async ({ store, file }) => {
    await storePayers(store);
    const facility = aFacility();
    await putFacility(store, facility);
    const biller = await signIn({ roles: ['EauthClaim'], facility });
    const like = await findClaim(store, provenFacilityId(facility.facilityId), await c.made(biller, ofThreeLines()));
    if (!like) throw new Error('Nothing was stored');
    const metered = meter(wiring.store);
    const measured = new Map<string, Consumption[]>();
    let stored = 0;
    for (const size of sizes) {
      fillStore(file, 'requests', claimsBetween(like, stored, size));
      stored = size;
      await c.list(biller);
      for (const call of callsOf(biller)) {
        const units = await unitsOf(metered, call);
        measured.set(call.name, [...(measured.get(call.name) ?? []), units]);
      }
    }
    const note =
      'Read + write units of one call, as the store reports them, with the answer that is kept for a repetition and the entry of the audit trail, by the number of claims of one facility. They are put into the file of the local store at once, with all entries by which they are found.';
    return [unitsSection({ title: 'Consumed capacity of claims', note }, measured, sizes)];
  });
}
