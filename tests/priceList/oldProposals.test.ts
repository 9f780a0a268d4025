import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { expect, it } from 'vitest';
import { findOwnProposal } from '../../functions/_data/priceProposal/priceProposal.ts';
import { tableName } from '../../functions/_kit/env.ts';
import { provenFacilityId } from '../../functions/_kit/proof.ts';
import { handler } from '../../functions/priceList/index.ts';
import { forgetProposals } from '../../functions/priceList/proposal/forgetProposals.ts';
import { callApi, setClock, signIn, startBackend } from '../support/api.ts';
import { somePrices } from './support/priceLists.ts';
import {
  aContract,
  aProposal,
  complete,
  decide,
  linesIn,
  proposalCalls,
  proposalOf,
} from './support/priceProposals.ts';

const { store } = await startBackend();
const began = Date.now();
const dayMs = 86_400_000;
const after = (days: number) => setClock(new Date(began + days * dayMs).toISOString());
const reason = 'As agreed';
type Contract = Awaited<ReturnType<typeof aContract>>;

/** How many items a proposal has beside its record: rows, and lines with decisions. */
async function partsOf({ payerId, facility }: Contract, proposalId: string) {
  const { Items = [] } = await store.send(
    new QueryCommand({
      TableName: tableName('reference'),
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': `PRICELIST#${payerId}#${facility.facilityId}#${proposalId}` },
    }),
  );
  const beginning = (prefix: string) => Items.filter(({ sk }) => String(sk).startsWith(prefix)).length;
  return { rows: beginning('PRICE#'), lines: beginning('CHANGE#'), decisions: beginning('DECISION#') };
}
const forget = ({ payerId, facility }: Contract) =>
  forgetProposals(
    { store, now: () => new Date() },
    { facilityId: provenFacilityId(facility.facilityId), payerId: Number(payerId) },
  );
const isAny = expect.toSatisfy((count: number) => count > 0);

/** A proposal of which a line was refused; the insurer has ended it. */
async function aRefusedOne(contract: Contract) {
  const { admin, maker, payerId } = contract;
  const proposal = await aProposal(admin, payerId, somePrices(20, { 3: { price: '170' } }));
  const { data: decided } = await decide(
    maker,
    proposal,
    false,
    { lines: [{ code: '10003/3', afterFils: 17000 }] },
    reason,
  );
  return (await complete(maker, decided!, reason)).data!;
}

it('REQ-NET-21 the rows of a proposal are removed a month after its end; its lines and decisions are evidence for three years', async () => {
  const contract = await aContract();
  const { payerId, facility } = contract;
  const { proposalId } = await aRefusedOne(contract);
  expect(await partsOf(contract, proposalId)).toEqual({ rows: isAny, lines: isAny, decisions: 1 });
  after(29);
  await forget(contract);
  expect(await partsOf(contract, proposalId)).toMatchObject({ rows: isAny });
  after(31);
  await forget(contract);
  expect(await partsOf(contract, proposalId)).toEqual({ rows: 0, lines: isAny, decisions: 1 });
  const admin = await signIn({ roles: ['ProviderAdmin'], facility });
  expect((await proposalOf(admin, payerId, proposalId)).data).toMatchObject({
    state: 'refused',
    areLinesRemoved: false,
  });
  expect((await linesIn(admin, { payerId, proposalId }, 'raised')).items).toMatchObject([
    { decision: { isAccepted: false } },
  ]);
  after(3 * 366 - 1);
  await forget(contract);
  expect(await partsOf(contract, proposalId)).toMatchObject({ decisions: 1 });
  after(3 * 366 + 1);
  await forget(contract);
  await forget(contract);
  expect(await partsOf(contract, proposalId)).toEqual({ rows: 0, lines: 0, decisions: 0 });
  // The record stays for both sides, and says so.
  const reader = await signIn({ roles: ['ProviderAdmin'], facility });
  const insurer = await signIn({ roles: ['InsurerUser'], facility: null, payerId });
  for (const as of [reader, insurer])
    expect((await proposalOf(as, payerId, proposalId)).data).toMatchObject({
      ...{ state: 'refused', areLinesRemoved: true, ended: { reason } },
      findings: { counts: { raised: 1 } },
    });
  setClock(new Date(began).toISOString());
});

it('REQ-NET-21 a withdrawn proposal is removed whole after a month, when the provider proposes again; one that waits stays', async () => {
  const contract = await aContract();
  const { admin, payerId, facility } = contract;
  const prices = somePrices(20, { 3: { price: '170' } });
  const { proposalId, edition } = await aProposal(admin, payerId, prices);
  const body = { payerId, proposalId, edition };
  expect(await callApi(handler, proposalCalls.withdrawPriceProposal, { as: admin, body })).toMatchObject({ http: 200 });
  after(20);
  await forget(contract);
  expect(await partsOf(contract, proposalId)).toMatchObject({ rows: isAny, lines: isAny });
  after(40);
  const second = await aProposal(await signIn({ roles: ['ProviderAdmin'], facility }), payerId, prices);
  expect(await partsOf(contract, proposalId)).toEqual({ rows: 0, lines: 0, decisions: 0 });
  after(100);
  await forget(contract);
  expect(await partsOf(contract, second.proposalId)).toMatchObject({ rows: isAny, lines: isAny });
  const of = { facilityId: provenFacilityId(facility.facilityId), payerId: Number(payerId) };
  expect(await findOwnProposal(store, of, proposalId)).toMatchObject({ state: 'withdrawn', forgotten: 'all' });
  expect(await findOwnProposal(store, of, second.proposalId)).toMatchObject({ state: 'waiting', forgotten: null });
  setClock(new Date(began).toISOString());
});
