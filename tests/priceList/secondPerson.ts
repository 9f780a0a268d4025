import { aPayer } from '../formulary/support/payers.ts';
import { type SignedIn, signIn } from '../support/api.ts';
import { aClinic, ofPayer, type SecondPersonGuards } from '../support/secondPersonGuard.ts';
import { move as movePrices, aVersion as prices, somePrices } from './support/priceLists.ts';
import { aContract, aProposal, decide } from './support/priceProposals.ts';

/** Changes that wait for a second person. */
export const secondPerson: SecondPersonGuards = {
  priceList: {
    files: ['_parts/versionedList/moveVersion.ts'],
    make: async (stored, store) => {
      const { payerId } = await aPayer();
      const second = ofPayer(payerId);
      const maker = await second(stored);
      const { facilityLicense } = await aClinic(store);
      const staged = await prices(maker, facilityLicense, somePrices(3));
      return { maker, second, decide: (as) => movePrices(as, facilityLicense, staged, 'approve', 'As agreed') };
    },
  },
  priceProposal: {
    files: ['priceList/proposal/proposalOfCall.ts'],
    make: async (stored) => {
      const { payerId, facility } = await aContract();
      const maker = await signIn({ roles: ['ProviderAdmin'], facility, stored });
      const proposal = await aProposal(maker, payerId, somePrices(21));
      const filter = { group: 'new', mostPercent: null, count: 1 } as const;
      const refuse = (as: SignedIn) => decide(as, proposal, false, { filter }, 'Not agreed');
      return { maker, second: ofPayer(payerId, 'InsurerUser'), decide: refuse };
    },
  },
};
