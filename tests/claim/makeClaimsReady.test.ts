import { beforeEach, describe, expect, it } from 'vitest';
import { putFacility } from '../../functions/_data/facility/facility.ts';
import { regulators } from '../../shared/_field/regulator.ts';
import { mostTogether } from '../../shared/claim/routes.ts';
import { type SignedIn, signIn, startBackend } from '../support/api.ts';
import { aFacility } from '../support/builders.ts';
import { aClaim, change, list, made, makeAllReady, move, shown } from './support/claims.ts';

const { store } = await startBackend();

async function aBiller() {
  const facility = aFacility({ regulatoryId: regulators.DHA, emirate: 'Dubai' });
  await putFacility(store, facility);
  return signIn({ roles: ['EauthClaim'], facility });
}

let biller: SignedIn;
beforeEach(async () => {
  biller = await aBiller();
});

const blocked = () => aClaim({ netFils: 89_99 });
const warned = () => {
  const claim = aClaim();
  return { ...claim, diagnoses: [...claim.diagnoses, { type: 'Secondary', code: 'J06.9', info: [] }] };
};
const aClaimOf = (file: string) => {
  const claim = aClaim({ memberId: `M-${file}`, emiratesId: '999-9999-9999999-9' });
  return { ...claim, encounters: claim.encounters.map((each) => ({ ...each, patientId: file })) };
};
const codes = ({ errors }: { errors: readonly { code: string }[] }) => errors.map(({ code }) => code);
const statesOf = async (ids: readonly string[]) =>
  Promise.all(ids.map(async (claimId) => (await shown(biller, claimId)).state));

describe('REQ-CLAIM-18 drafts that are made ready together', () => {
  it('are judged each by itself: those with remarks stay drafts, and are named with the reason', async () => {
    const [clean, wrong, doubtful] = [await made(biller), await made(biller, blocked()), await made(biller, warned())];
    const ids = [clean, wrong, doubtful];
    const { data } = await makeAllReady(biller, ids);
    // The three bill one service of one patient: each is a remark on the others.
    expect(data?.ready).toEqual([]);
    expect(data?.left.map(({ why }) => why)).toEqual(['remarks', 'blocked', 'remarks']);
    expect(await statesOf(ids)).toEqual(['draft', 'draft', 'draft']);
  });

  it('are ready where nothing is found, on record as one that was made ready alone', async () => {
    const clean = await made(biller, aClaim());
    const wrong = await made(biller, { ...blocked(), memberId: 'M-2', emiratesId: '784-1990-1234567-6' });
    expect((await makeAllReady(biller, [wrong, clean])).data).toEqual({
      ready: [clean],
      left: [{ claimId: wrong, why: 'blocked' }],
    });
    const after = await shown(biller, clean);
    expect([after.state, after.version]).toEqual(['ready', 2]);
    expect(after.events.at(-1)).toMatchObject({ event: 'makeReady', by: biller.user.displayName, detail: null });
    expect((await list(biller, { state: 'ready' })).data?.items.map(({ claimId }) => claimId)).toEqual([clean]);
    expect(await statesOf([wrong])).toEqual(['draft']);
  });

  it('are left where they are not as they were seen', async () => {
    const [changed, ready] = [await made(biller, aClaimOf('1')), await made(biller, aClaimOf('2'))];
    await change(biller, changed, 1, aClaimOf('1'));
    await move(biller, { claimId: ready, version: 1, move: 'makeReady', reason: 'Looked at' });
    const { data } = await makeAllReady(biller, [changed, ready]);
    expect(data).toEqual({ ready: [], left: [changed, ready].map((claimId) => ({ claimId, why: 'changed' })) });
    expect((await makeAllReady(biller, [{ claimId: ready, version: 2 }])).data?.left).toEqual([
      { claimId: ready, why: 'changed' },
    ]);
    expect((await shown(biller, ready)).version).toBe(2);
  });

  it('are one each, and of the own facility: one of another makes the call find nothing, and nothing is ready', async () => {
    const claimId = await made(biller);
    expect(codes(await makeAllReady(biller, [claimId, claimId]))).toEqual(['notAllowed']);
    const others = await made(await aBiller());
    expect((await makeAllReady(biller, [claimId, others])).http).toBe(404);
    expect(await statesOf([claimId])).toEqual(['draft']);
  });

  it('are as many as fit into one write, and no more', async () => {
    const ids = await Promise.all(
      Array.from({ length: mostTogether }, (_, at) => made(biller, aClaimOf(String(at + 1)))),
    );
    const { data } = await makeAllReady(biller, ids);
    expect([data?.ready.length, data?.left.length]).toEqual([mostTogether, 0]);
    expect(codes(await makeAllReady(biller, [...ids, ...ids].slice(0, mostTogether + 1)))).toContain('tooBig');
  });
});
