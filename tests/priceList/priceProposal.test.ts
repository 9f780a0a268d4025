import { describe, expect, it } from 'vitest';
import { putFacility } from '../../functions/_data/facility/facility.ts';
import { contractOn } from '../../functions/_data/providerContract/contractOn.ts';
import { changeUser, getUser } from '../../functions/_data/user/user.ts';
import { rowByCode } from '../../functions/_data/versionedList/listedRows.ts';
import { provenFacilityId } from '../../functions/_kit/proof.ts';
import { handler } from '../../functions/priceList/index.ts';
import { priceList } from '../../functions/priceList/priceList.ts';
import { daysAfter } from '../../shared/_field/serviceDate.ts';
import { callApi, signIn, startBackend } from '../support/api.ts';
import { aFacility } from '../support/builders.ts';
import { kindsOf, toldTo } from '../support/news.ts';
import { processorMs } from '../support/processorTime.ts';
import { agreed, aLiveVersion, aPrice, move, pricesInForce, somePrices, today, version } from './support/priceLists.ts';
import {
  aContract,
  afresh,
  aProposal,
  complete,
  decide,
  linesIn,
  proposalCalls,
  proposalImports,
  proposalOf,
  sentProposal,
  soon,
  takenIn,
} from './support/priceProposals.ts';

const { store } = await startBackend();
const reason = 'Checked against the tariff of this year';
const group = (name: 'raised' | 'new' | 'lowered' | 'removed' | 'other', count: number, mostPercent?: number) => ({
  filter: { group: name, mostPercent: mostPercent ?? null, count },
});

/** Twenty agreed prices, of which the provider proposes some otherwise: two raised, one lowered, one removed, one new. */
const proposed = () => [
  ...somePrices(19, { 2: { price: '126' }, 3: { price: '132' }, 4: { price: '100' } }),
  aPrice(30, { price: '90' }),
];

async function aWaitingOne() {
  const contract = await aContract();
  return { ...contract, proposal: await aProposal(contract.admin, contract.payerId, proposed()) };
}

const pricesOn = async ({ facility, payerId }: Awaited<ReturnType<typeof aContract>>, day: string, code: string) => {
  const { prices } = await contractOn(store, { facilityId: provenFacilityId(facility.facilityId), payerId }, day);
  return prices && (await rowByCode(store, prices, priceList, code))?.pricesFils.price;
};

describe('prices that a provider proposes', () => {
  it('REQ-NET-21 are compared with the contract in force, line by line, by effect', async () => {
    const { reviewer, admin, proposal } = await aWaitingOne();
    expect(proposal).toMatchObject({
      state: 'waiting',
      effectiveOn: soon(),
      comparedWith: 1,
      findings: {
        counts: { raised: 2, new: 1, lowered: 1, removed: 1, other: 0 },
        raisedFils: 1800,
        loweredFils: 2000,
        warnings: [],
      },
      tally: null,
    });
    const { items, total } = await linesIn(reviewer, proposal, 'raised');
    expect(total).toBe(2);
    expect(items.map(({ code, beforeFils, afterFils, percent }) => [code, beforeFils, afterFils, percent])).toEqual([
      ['10003/3', 12000, 13200, 10],
      ['10002/3', 12000, 12600, 5],
    ]);
    expect((await linesIn(reviewer, proposal, 'raised', { mostPercent: 5 })).items).toHaveLength(1);
    expect((await linesIn(admin, proposal, 'removed')).items).toMatchObject([
      { code: '10019/3', beforeFils: 12000, afterFils: null },
    ]);
    expect((await linesIn(admin, proposal, 'new')).items).toMatchObject([{ code: '10030/3', afterFils: 9000 }]);
  });

  it('REQ-NET-21 hold from their day on, as far as they were accepted, and feed what claims read', async () => {
    const contract = await aContract(somePrices(40));
    const { admin, reviewer, payerId, license } = contract;
    const prices = somePrices(40, { 2: { price: '126' }, 3: { price: '132' }, 4: { price: '100' } });
    const proposal = await aProposal(admin, payerId, prices);
    await decide(reviewer, proposal, true, { lines: [{ code: '10002/3', afterFils: 12600 }] });

    let seen = await afresh(reviewer, proposal);
    await decide(reviewer, seen, false, { lines: [{ code: '10003/3', afterFils: 13200 }] }, 'More than was agreed');
    seen = await afresh(reviewer, proposal);
    await decide(reviewer, seen, true, group('lowered', 1));
    seen = await afresh(reviewer, proposal);
    expect(seen.tally).toEqual({ accepted: 2, refused: 1, undecided: 0 });
    // Before the whole is completed the provider learns nothing.
    expect((await afresh(admin, proposal)).tally).toBeNull();
    expect((await linesIn(admin, proposal, 'raised')).items.map(({ decision }) => decision)).toEqual([null, null]);
    const { data: done } = await complete(reviewer, seen);
    expect(done).toMatchObject({ state: 'accepted', version: { number: 2, state: 'scheduled' } });
    expect(await pricesInForce(reviewer, license)).toEqual({});
    expect(await pricesOn(contract, daysAfter(soon(), -1), '10002/3')).toBe(12000);
    expect(await pricesOn(contract, soon(), '10002/3')).toBe(12600);
    expect(await pricesOn(contract, soon(), '10003/3')).toBe(12000);
    expect(await pricesOn(contract, soon(), '10004/3')).toBe(10000);
    // Nothing holds before its day.
    expect((await agreed(admin, payerId, '10002')).data?.items[0]?.pricesFils.price).toBe(12000);
    expect((await linesIn(admin, proposal, 'raised')).items.map(({ decision }) => decision)).toMatchObject([
      { isAccepted: false, reason: 'More than was agreed' },
      { isAccepted: true },
    ]);
  });

  it('REQ-NET-21 that need a second person are approved by one who has not ended the proposal', async () => {
    const { admin, maker, second, payerId, license } = await aContract(somePrices(20));
    const proposal = await aProposal(admin, payerId, somePrices(20, { 3: { price: '170' } }));
    expect(proposal.findings.warnings).toEqual([{ rule: 'farPrices', count: 1, of: 1 }]);
    const { data: decided } = await decide(maker, proposal, true, { lines: [{ code: '10003/3', afterFils: 17000 }] });
    // What is remarkable is taken with a reason only.
    expect(await complete(maker, decided!)).toMatchObject({ http: 400, errors: [{ field: 'reason' }] });
    const { data: done } = await complete(maker, decided!, reason);
    expect(done).toMatchObject({ state: 'accepted', version: { state: 'waiting' } });
    const { data: staged } = await version(maker, license, done!.version!.versionId);
    // The second person sees whom of both sides it comes from, and no more of the provider's person than that.
    expect((await version(second, license, done!.version!.versionId)).data).toMatchObject({
      made: { makerName: maker.user.displayName },
      proposed: { makerName: admin.user.displayName, madeAt: proposal.made.madeAt },
    });
    expect(await move(maker, license, staged!, 'approve', reason)).toMatchObject({ errors: [{ code: 'ownChange' }] });
    expect((await move(second, license, staged!, 'approve', reason)).data).toMatchObject({ state: 'scheduled' });
  });

  it('REQ-NET-21 are told to both sides, and are found by them', async () => {
    const { admin, reviewer, maker, payerId, facility, proposal } = await aWaitingOne();
    const told = (as: typeof reviewer, roles: ('InsurerUser' | 'PayerAdmin' | 'ProviderAdmin')[]) =>
      toldTo(store, { userId: as.user.userId, roles, facilityId: as.user.facilityId });
    expect(kindsOf(await told(reviewer, ['InsurerUser']))).toEqual(['pricesProposed']);
    const list = (as: typeof reviewer, query: object) =>
      callApi(handler, proposalCalls.getPriceProposals, { as, query });
    expect((await list(reviewer, {})).data?.items).toMatchObject([
      { proposalId: proposal.proposalId, facilityLicense: facility.facilityLicense, counts: { raised: 2 } },
    ]);
    expect((await list(admin, { payerId })).data?.items).toHaveLength(1);
    let seen = await afresh(reviewer, proposal);
    for (const [name, count] of Object.entries(proposal.findings.counts)) {
      if (count === 0) continue;
      await decide(reviewer, seen, false, group(name as 'raised', count), 'No raises this year');
      seen = await afresh(reviewer, proposal);
    }
    expect((await complete(reviewer, seen)).data).toMatchObject({ state: 'refused', version: null });
    expect((await list(maker, {})).data?.items).toEqual([]);
    expect((await list(maker, { view: 'all' })).data?.items).toMatchObject([{ state: 'refused' }]);
    expect(kindsOf(await told(admin, ['ProviderAdmin']))[0]).toBe('pricesRefused');
    // Another one may come now.
    expect(await aProposal(admin, payerId, proposed())).toMatchObject({ state: 'waiting' });
  });

  it('REQ-NET-21 are withdrawn by the provider while nothing is decided, by the screen or by the import', async () => {
    const { admin, reviewer, payerId, proposal } = await aWaitingOne();
    const { proposalId, edition } = proposal;
    const body = { payerId, proposalId, edition };
    const withdrawn = await callApi(handler, proposalCalls.withdrawPriceProposal, { as: admin, body });
    expect(withdrawn.data).toMatchObject({ state: 'withdrawn' });
    expect(await decide(reviewer, withdrawn.data!, true, group('lowered', 1))).toMatchObject({ http: 409 });
    const again = await aProposal(admin, payerId, proposed());
    await proposalImports.undone(admin, again.proposalId);
    expect(await afresh(reviewer, again)).toMatchObject({ state: 'withdrawn' });
    const told = await toldTo(store, { userId: reviewer.user.userId, roles: ['InsurerUser'] });
    expect(kindsOf(told)).toEqual(['pricesWithdrawn', 'pricesProposed', 'pricesWithdrawn', 'pricesProposed']);
  });

  it('REQ-NET-21 are compared anew, with what collides, when the list has changed in between', async () => {
    const { admin, maker, reviewer, license, proposal } = await aWaitingOne();
    await decide(reviewer, proposal, true, group('raised', 2));
    await aLiveVersion(maker, license, somePrices(20, { 3: { price: '125' } }));
    const seen = await afresh(reviewer, proposal);
    expect(seen).toMatchObject({ isOutdated: true, tally: { accepted: 2 } });
    for (const refused of [await decide(reviewer, seen, true, group('lowered', 1)), await complete(reviewer, seen)])
      expect(refused).toMatchObject({ http: 409, errors: [{ code: 'proposalOutdated' }] });
    const body = { proposalId: seen.proposalId, edition: seen.edition };
    const { data: anew } = await callApi(handler, proposalCalls.comparePriceProposal, { as: reviewer, body });
    expect(anew).toMatchObject({
      ...{ comparedWith: 2, comparedBefore: 1, isOutdated: false },
      tally: { accepted: 0, refused: 0, undecided: 5 },
      findings: { warnings: [{ rule: 'conflicts', count: 1, of: 5 }] },
    });
    expect((await linesIn(reviewer, proposal, 'raised')).items).toMatchObject([
      { code: '10003/3', beforeFils: 12500, afterFils: 13200, isConflict: true, decision: null },
      { code: '10002/3', isConflict: false, decision: null },
    ]);
    expect((await proposalOf(admin, seen.payerId, seen.proposalId)).data).toMatchObject({ comparedWith: 2 });
  });
});

describe('a sheet of proposed prices', () => {
  it.each([
    ['in the past', daysAfter(today(), -1)],
    ['of today', today()],
    ['too far away', daysAfter(today(), 400)],
    ['that is none', 'tomorrow'],
  ])('Abuse: with a day %s ends with what is wrong, and proposes nothing', async (_, day) => {
    const { admin, payerId } = await aContract(somePrices(3));
    const { importId, checked } = await sentProposal(admin, payerId, somePrices(3, { 1: { price: '121' } }), day);
    expect(checked).toMatchObject({ state: 'failed', failure: 'dayNotToCome' });
    expect(await proposalOf(admin, payerId, importId)).toMatchObject({ http: 404 });
  });

  it('Abuse: is taken once: a second one waits for the decision about the first', async () => {
    const { admin, payerId, proposal } = await aWaitingOne();
    expect((await sentProposal(admin, payerId, proposed())).checked).toMatchObject({
      state: 'failed',
      failure: 'proposalWaits',
    });
    expect((await afresh(admin, proposal)).state).toBe('waiting');
  });

  it('Abuse: twice at once becomes one proposal', async () => {
    const { admin, payerId } = await aContract();
    const [one, other] = [
      await sentProposal(admin, payerId, proposed()),
      await sentProposal(admin, payerId, proposed()),
    ];
    const ended = [await takenIn(admin, one.importId), await takenIn(admin, other.importId)];
    expect(ended.map(({ state, failure }) => [state, failure])).toEqual([
      ['done', null],
      ['cancelled', 'proposalWaits'],
    ]);
  });

  it('that changes nothing proposes nothing', async () => {
    const { admin, payerId } = await aContract();
    const { importId } = await sentProposal(admin, payerId, somePrices(20));
    expect(await takenIn(admin, importId)).toMatchObject({ state: 'cancelled', failure: 'nothingProposed' });
  });

  it('is checked as the price lists of payers are', async () => {
    const { admin, payerId } = await aContract();
    const { importId } = await sentProposal(admin, payerId, [
      aPrice(0),
      aPrice(1, { price: 'twelve' }),
      aPrice(0, { type: 'CPT' }),
    ]);
    expect(await proposalImports.wrongRows(admin, importId)).toEqual({
      3: ['price:notANumber'],
      4: ['null:twiceInFile'],
    });
  });

  it('Abuse: with a wrong multiplier is seen as one, and none of its raises is accepted as a group', async () => {
    const { admin, reviewer, payerId } = await aContract(somePrices(60));
    const prices = somePrices(60).map((price) => ({ ...price, price: '1200' }));
    const proposal = await aProposal(admin, payerId, prices);
    expect(proposal.findings.warnings).toEqual([
      { rule: 'sameFactor', factor: 10, count: 60, of: 60 },
      { rule: 'farPrices', count: 60, of: 60 },
    ]);
    expect(await decide(reviewer, proposal, true, group('raised', 60))).toMatchObject({
      http: 400,
      errors: [{ code: 'linesUnseen' }],
    });
    expect((await decide(reviewer, proposal, false, group('raised', 60), 'A wrong multiplier')).data?.tally).toEqual({
      ...{ accepted: 0, refused: 60, undecided: 0 },
    });
  });

  it('Abuse: of a provider without a contract, or to nobody, proposes nothing', async () => {
    const { payerId } = await aContract([]);
    const facility = { ...aFacility(), providerStatus: 'IN PROGRESS' as const };
    await putFacility(store, facility);
    const admin = await signIn({ roles: ['ProviderAdmin'], facility });
    expect((await sentProposal(admin, payerId, somePrices(2))).checked).toMatchObject({ failure: 'noContract' });
    expect((await sentProposal(admin, 999_998, somePrices(2))).checked).toMatchObject({ failure: 'payerMissing' });
  });

  it('Abuse: of an administrator who has left is not taken in', async () => {
    const { admin, reviewer, payerId } = await aContract();
    const { importId } = await sentProposal(admin, payerId, proposed());
    await proposalImports.commit(admin, importId);
    const stored = await getUser(store, admin.user.userId);
    if (stored) await changeUser(store, stored, { isLocked: true });
    await proposalImports.worked(importId);
    expect(await proposalOf(reviewer, payerId, importId)).toMatchObject({ http: 404 });
  });
});

describe('misuse of proposals', () => {
  it('Abuse: other providers and other payers find nothing of one', async () => {
    const { other, payerId, proposal } = await aWaitingOne();
    const stranger = await signIn({ roles: ['ProviderAdmin'] });
    for (const as of [stranger, other]) {
      expect(await proposalOf(as, payerId, proposal.proposalId)).toMatchObject({ http: 404 });
      const query = { payerId, proposalId: proposal.proposalId, group: 'raised' as const };
      expect(await callApi(handler, proposalCalls.getPriceProposalLines, { as, query })).toMatchObject({ http: 404 });
    }
    expect(await decide(other, proposal, true, group('raised', 2))).toMatchObject({ http: 404 });
    expect(await complete(other, proposal)).toMatchObject({ http: 404 });
    const { proposalId, edition } = proposal;
    const body = { payerId, proposalId, edition };
    expect(await callApi(handler, proposalCalls.withdrawPriceProposal, { as: stranger, body })).toMatchObject({
      http: 404,
    });
  });

  it('Abuse: nobody decides about what they proposed: not by roles on both sides, nor by a second account', async () => {
    const contract = await aContract();
    const { payerId, license, facility, second } = contract;
    const emiratesId = '784198500000017';
    const admin = await signIn({
      roles: ['ProviderAdmin', 'InsurerUser', 'PayerAdmin'],
      facility,
      stored: { emiratesId },
    });
    const proposal = await aProposal(admin, payerId, somePrices(20, { 3: { price: '170' } }));
    const line = { lines: [{ code: '10003/3', afterFils: 17000 }] };
    // In the session of the facility there is no desk.
    expect(await decide(admin, proposal, true, line)).toMatchObject({ http: 404 });
    const account = await signIn({ roles: ['PayerAdmin'], facility: null, payerId, stored: { emiratesId } });
    expect(await afresh(account, proposal)).toMatchObject({ made: { isOwn: true } });
    for (const tried of [await decide(account, proposal, true, line), await complete(account, proposal, reason)])
      expect(tried).toMatchObject({ http: 409, errors: [{ code: 'ownChange' }] });
    // Nor as the second person about what became of it.
    const { data: decided } = await decide(second, proposal, true, line);
    const { data: done } = await complete(second, decided!, reason);
    const { data: staged } = await version(account, license, done!.version!.versionId);
    expect(staged).toMatchObject({ state: 'waiting', made: { isOwn: true } });
    for (const how of ['approve', 'refuse', 'discard'] as const)
      expect(await move(account, license, staged!, how, reason)).toMatchObject({ errors: [{ code: 'ownChange' }] });
  });

  it('Abuse: what was not listed is not accepted: another price, another count, new lines as a group', async () => {
    const { reviewer, proposal } = await aWaitingOne();
    const otherPrice = { lines: [{ code: '10003/3', afterFils: 12000 }] };
    const noSuchLine = { lines: [{ code: '10011/3', afterFils: 12000 }] };
    for (const which of [otherPrice, noSuchLine, group('raised', 1), group('raised', 3), group('lowered', 2)])
      expect(await decide(reviewer, proposal, true, which)).toMatchObject({
        http: 409,
        errors: [{ code: 'changedMeanwhile' }],
      });
    expect(await decide(reviewer, proposal, true, group('new', 1))).toMatchObject({
      http: 400,
      errors: [{ code: 'linesUnseen' }],
    });
    expect((await afresh(reviewer, proposal)).tally).toEqual({ accepted: 0, refused: 0, undecided: 5 });
  });

  it('Abuse: a proposal with lines that nobody has decided becomes nothing', async () => {
    const { reviewer, payerId, admin, proposal } = await aWaitingOne();
    const { data: some } = await decide(reviewer, proposal, true, group('raised', 2));
    expect(await complete(reviewer, some!, reason)).toMatchObject({ http: 400, errors: [{ code: 'linesUndecided' }] });
    expect((await agreed(admin, payerId, '10003')).data?.items[0]?.pricesFils.price).toBe(12000);
    expect(await decide(reviewer, some!, false, group('lowered', 1))).toMatchObject({
      http: 400,
      errors: [{ field: 'reason' }],
    });
  });

  it('Abuse: of two reviewers at once one decides, and the other reads again', async () => {
    const { reviewer, maker, proposal } = await aWaitingOne();
    const both = await Promise.all([
      decide(reviewer, proposal, true, group('raised', 2)),
      decide(maker, proposal, false, group('raised', 2), 'Too dear'),
    ]);
    expect(both.map(({ http }) => http).toSorted()).toEqual([200, 409]);
    const { tally } = await afresh(reviewer, proposal);
    expect([tally?.accepted, tally?.refused].toSorted()).toEqual([0, 2]);
  });

  it('Abuse: completing twice at once makes one version', async () => {
    const { admin, reviewer, maker, payerId, license } = await aContract(somePrices(40));
    const proposal = await aProposal(admin, payerId, somePrices(40, { 1: { price: '121' } }));
    const { data: decided } = await decide(reviewer, proposal, true, group('raised', 1));
    await Promise.all([complete(reviewer, decided!), complete(maker, decided!)]);
    const done = await afresh(maker, proposal);
    expect(done).toMatchObject({ state: 'accepted', version: { number: 2, state: 'scheduled' } });
    const query = { facilityLicense: license };
    const { data: versions } = await callApi(handler, proposalCalls.getPriceListVersions, { as: maker, query });
    expect(versions?.items.map(({ number }) => number)).toEqual([2, 1]);
  });

  const looksAtMany = async () => {
    const many = somePrices(50_000);
    const { admin, reviewer, payerId } = await aContract(many);
    const tenfold = many.map((price) => ({ ...price, price: '1200' }));
    const proposal = await aProposal(admin, payerId, tenfold);
    expect(proposal.findings).toMatchObject({
      counts: { raised: 50_000 },
      warnings: [{ rule: 'sameFactor', factor: 10, count: 50_000 }, { rule: 'farPrices' }],
    });
    const { items, nextCursor } = await linesIn(reviewer, proposal, 'raised');
    expect([items.length > 0, nextCursor !== null]).toEqual([true, true]);
    expect(await decide(reviewer, proposal, true, group('raised', 50_000))).toMatchObject({ http: 400 });
    const refused = await decide(reviewer, proposal, false, group('raised', 50_000), 'A wrong multiplier');
    expect(refused.data?.tally).toEqual({ accepted: 0, refused: 50_000, undecided: 0 });
    expect((await complete(reviewer, refused.data!)).data).toMatchObject({ state: 'refused' });
  };
  it('REQ-NET-21 looks at 50,000 lines with a wrong multiplier in time', async () => {
    expect(await processorMs(looksAtMany)).toBeLessThan(180_000);
  });
});
