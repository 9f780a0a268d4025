import { priceListApi } from '../../shared/priceList/routes.ts';
import { licenseOf, payerOf } from '../contract/owner.ts';
import { recordsOf } from '../contract/recordsOf.ts';
import { aVersion, somePrices } from './support/priceLists.ts';
import { aWaitingProposal } from './support/waitingProposal.ts';

/** Versions of price lists, and the prices that a facility proposes. */
export const records = recordsOf(priceListApi, {
  owned: {
    priceListVersion: {
      make: async (owner) => (await aVersion(owner.payer, await licenseOf(owner), somePrices(2))).versionId,
      owners: ['payer'],
      namedIn: ['getPriceListVersion.versionId', 'getPriceListChanges.versionId', 'movePriceListVersion.versionId'],
      beside: async (owner) => ({ payerId: payerOf(owner), facilityLicense: await licenseOf(owner) }),
      storedAs: 'formularyVersion',
    },
    priceProposal: {
      make: async (owner) => (await aWaitingProposal(owner)).proposalId,
      owners: ['clinic', 'payer'],
      fields: ['proposalid'],
      beside: (owner) => ({ payerId: payerOf(owner) }),
    },
  },
});
