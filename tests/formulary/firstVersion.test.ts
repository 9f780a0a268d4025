import { describe, expect, it } from 'vitest';
import { findVersion, versionChange } from '../../functions/_data/versionedList/listVersion.ts';
import { provenPayerId } from '../../functions/_kit/proof.ts';
import { writeTogether } from '../../functions/_store/transaction.ts';
import { referencePriceImport } from '../../functions/formulary/referencePriceImport.ts';
import { signIn, startBackend } from '../support/api.ts';
import { csvOf } from '../support/csv.ts';
import { importsOf } from '../support/imports.ts';
import { person } from '../support/people.ts';
import {
  aDrug,
  aLiveVersion,
  aVersion,
  changes,
  headOf,
  move,
  price,
  priceOf,
  someDrugs,
  version,
} from './support/drugLists.ts';
import { aPayer } from './support/payers.ts';

const { store } = await startBackend();
const reason = 'Checked against the price circular';
const ownChange = { http: 409, errors: [{ code: 'ownChange' }] };
const needed = { http: 409, errors: [{ code: 'secondPersonNeeded' }] };

const references = importsOf('referencePrices', { referencePrices: referencePriceImport });
const codeOf = (at: number): string => aDrug(at)[headOf('code')] ?? '';

/** The regulator's list says what these drugs cost: 16.50 dirhams a package and 0.55 a unit. */
async function haveReferencePrices(...drugs: readonly number[]) {
  const heads = ['code', 'packageName', 'packagePublic', 'unitPublic'] as const;
  const lines = drugs.map((at) => [codeOf(at), `INVENTAL ${at}`, '16.5', '0.55']);
  return references.imported(await person(null, 'SetupAdmin'), csvOf(heads.map(headOf), ...lines));
}

describe('a first version of a formulary', () => {
  it('REQ-PHARM-02 Abuse: goes live by no single person, nor by another account of theirs', async () => {
    const { payerId, second } = await aPayer();
    const own = { roles: ['PayerAdmin' as const], facility: null, payerId, stored: { emiratesId: '784198500000017' } };
    const [maker, again] = [await signIn(own), await signIn(own)];
    const staged = await aVersion(maker, someDrugs(3));
    expect(staged).toMatchObject({ state: 'waiting', comparedWith: null, rails: [{ rule: 'added', count: 3, of: 3 }] });
    expect(await move(maker, staged, 'goLive')).toMatchObject(needed);
    for (const as of [maker, again]) expect(await move(as, staged, 'approve', { reason })).toMatchObject(ownChange);
    expect(await priceOf(maker, 1)).toBeUndefined();
    // Who decides sees every drug with its price.
    expect((await changes(second, staged.versionId, 'new'))[0]).toMatchObject({
      columns: expect.arrayContaining([{ column: 'packagePublic', before: null, after: 1650 }]),
    });
    expect((await move(second, staged, 'approve', { reason })).data).toMatchObject({ state: 'inForce' });
    expect(await priceOf(maker, 1)).toBe(1650);
  });

  it('REQ-PHARM-02 Abuse: needs the second person although all its drugs are marked as deleted, on a day to come', async () => {
    const { maker } = await aPayer();
    const deleted = { [headOf('status')]: 'Deleted', [headOf('deletedOn')]: '31/12/2099' };
    expect(await aVersion(maker, someDrugs(2, { 0: deleted, 1: deleted }))).toMatchObject({ state: 'waiting' });
  });

  it('REQ-PHARM-02 that an earlier release left to one person is compared again before anybody decides', async () => {
    const { maker, second, payerId } = await aPayer();
    const { versionId } = await aVersion(maker, someDrugs(3));
    const stored = await findVersion(store, { payerId: provenPayerId(payerId), versionId });
    const { reference: _, ...before } = stored!;
    await writeTogether(store, [versionChange(before, { state: 'staged', rails: [] }).put]);
    const old = await version(maker, versionId);
    expect(old).toMatchObject({ state: 'staged', isOutdated: true });
    expect(await move(maker, old, 'goLive')).toMatchObject({ http: 409, errors: [{ code: 'listOutdated' }] });
    const { data: again } = await move(maker, old, 'compareAgain');
    expect(again).toMatchObject({ state: 'waiting', isOutdated: false });
    expect(await move(maker, again!, 'goLive')).toMatchObject(needed);
    expect((await move(second, again!, 'approve', { reason })).data).toMatchObject({ state: 'inForce' });
  });

  it('REQ-PHARM-02 Abuse: a short first version opens no way for many new drugs by one person', async () => {
    const { maker } = await aPayer();
    await aLiveVersion(maker, someDrugs(1));
    const next = await aVersion(maker, someDrugs(30));
    expect(next).toMatchObject({ state: 'waiting', rails: [{ rule: 'added', count: 29, of: 30 }] });
    expect(await move(maker, next, 'goLive')).toMatchObject(needed);
  });
});

describe('reference prices', () => {
  it('REQ-PHARM-02 show who decides that every decimal point of a first version has moved', async () => {
    const { maker, second } = await aPayer();
    await haveReferencePrices(100, 101, 102);
    const moved = [100, 101, 102, 103].map((at) => aDrug(at, price(at === 101 ? '16500' : '165')));
    const staged = await aVersion(maker, moved);
    expect(staged).toMatchObject({ state: 'waiting', reference: { compared: 3, far: 3 } });
    expect(staged.rails).toContainEqual({ rule: 'reference', column: null, count: 3, of: 3 });
    // The farthest first; the price of a unit is as the regulator has it.
    expect(await changes(second, staged.versionId, 'reference')).toEqual([
      expect.objectContaining({
        code: codeOf(101),
        packageName: 'INVENTAL 101',
        columns: [{ column: 'packagePublic', before: 1650, after: 1650000 }],
      }),
      expect.objectContaining({ code: codeOf(100) }),
      expect.objectContaining({ code: codeOf(102) }),
    ]);
  });

  it('REQ-PHARM-02 ask about what a version brings, at 30 % and not about what was decided before', async () => {
    const { maker } = await aPayer();
    await haveReferencePrices(...Array.from({ length: 40 }, (_, at) => at));
    const first = await aLiveVersion(maker, someDrugs(40, { 1: price('50') }));
    expect(first.reference).toEqual({ compared: 40, far: 1 });
    // A drug that is dear since the version before, and one that is 30 % dearer than the regulator says: on the line.
    const next = await aVersion(maker, someDrugs(40, { 1: price('50'), 2: price('21.45') }));
    expect(next).toMatchObject({ state: 'staged', reference: { compared: 40, far: 0 } });
    // A new drug within the share of new ones, too dear beside the regulator's list.
    await haveReferencePrices(40);
    const dear = await aVersion(maker, someDrugs(41, { 1: price('50'), 40: price('165') }));
    expect(dear).toMatchObject({ state: 'waiting', rails: [{ rule: 'reference', count: 1, of: 41 }] });
  });

  it('REQ-PHARM-02 are those of the last list of the regulator, and an undo takes a list back', async () => {
    const { maker } = await aPayer();
    const view = await haveReferencePrices(200);
    expect(view.written).toEqual({ added: 1, changed: 0, same: 0, wrong: 0 });
    expect((await haveReferencePrices(200)).written).toMatchObject({ same: 1 });
    expect((await aVersion(maker, [aDrug(200)])).reference).toEqual({ compared: 1, far: 0 });
    await references.undone(await person(null, 'SetupAdmin'), view.importId);
    expect((await aVersion(maker, [aDrug(200)])).reference).toBeNull();
  });
});
