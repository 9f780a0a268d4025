import { priceListApi } from '../../shared/priceList/routes.ts';
import { licenseOf, type Owner, payerOf } from '../contract/owner.ts';
import { readyCallsOf } from '../contract/readyCallsOf.ts';
import { aLiveVersion, aVersion, somePrices } from './support/priceLists.ts';
import { decide } from './support/priceProposals.ts';
import { aWaitingProposal, deciderOf, proposerOf } from './support/waitingProposal.ts';

const lines = [{ code: '10000/3', afterFils: 12_000 }];

const withProposal = async (owner: Owner) => {
  const { proposalId } = await aWaitingProposal(owner);
  return { as: owner.payer, query: { payerId: payerOf(owner), proposalId } };
};

const ofOwn = async (owner: Owner) => ({
  as: owner.payer,
  query: { payerId: payerOf(owner), facilityLicense: await licenseOf(owner) },
});

const withVersion = async (owner: Owner) => {
  const facilityLicense = await licenseOf(owner);
  const { versionId } = await aVersion(owner.payer, facilityLicense, somePrices(2));
  return { as: owner.payer, query: { payerId: payerOf(owner), facilityLicense, versionId } };
};

/** Calls about price lists, of a payer that has one for the owner's clinic. */
export const readyCalls = readyCallsOf(priceListApi, {
  getPriceProposals: async (owner: Owner) => ({
    as: await proposerOf(owner),
    query: { payerId: payerOf(owner) },
  }),
  getPriceProposal: withProposal,
  getPriceProposalLines: withProposal,
  decidePriceLines: async (owner: Owner) => {
    const { proposalId, edition } = await aWaitingProposal(owner);
    return { as: await deciderOf(owner), body: { proposalId, edition, lines } };
  },
  completePriceProposal: async (owner: Owner) => {
    const proposal = await aWaitingProposal(owner);
    const filter = { group: 'new', mostPercent: null, count: 2 } as const;
    const as = await deciderOf(owner);
    const { data } = await decide(as, proposal, false, { filter }, 'Not agreed');
    return { as, body: { proposalId: proposal.proposalId, edition: data?.edition } };
  },
  comparePriceProposal: async (owner: Owner) => {
    const { proposalId, edition } = await aWaitingProposal(owner);
    await aLiveVersion(owner.payer, await licenseOf(owner), somePrices(3));
    return { as: await deciderOf(owner), body: { proposalId, edition } };
  },
  withdrawPriceProposal: async (owner: Owner) => {
    const { proposalId, edition } = await aWaitingProposal(owner);
    return { as: await proposerOf(owner), body: { payerId: payerOf(owner), proposalId, edition } };
  },
  getPriceListVersions: ofOwn,
  getPriceListSwitches: ofOwn,
  searchPriceList: ofOwn,
  getPriceListVersion: withVersion,
  getPriceListChanges: withVersion,
  movePriceListVersion: async (owner: Owner) => {
    const facilityLicense = await licenseOf(owner);
    const { versionId, edition } = await aVersion(owner.payer, facilityLicense, somePrices(2));
    const move = { versionId, edition, move: 'discard', reason: undefined };
    return { as: owner.payer, body: { payerId: payerOf(owner), facilityLicense, ...move } };
  },
  getAgreedPrices: async (owner: Owner) => {
    await aLiveVersion(owner.payer, await licenseOf(owner), somePrices(2));
    return { as: owner.clinic, query: { payerId: payerOf(owner), text: '' } };
  },
});
