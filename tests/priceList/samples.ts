import { priceListApi } from '../../shared/priceList/routes.ts';
import { samplesOf } from '../contract/samplesOf.ts';

const payerId = 102;
const facilityLicense = 'DHA-F-9000001';
const versionId = '01K0000000000000000000000F';

/** What callers send to price lists; all invented. */
export const samples = samplesOf(priceListApi, {
  getPriceListVersions: { query: { payerId, facilityLicense } },
  getPriceListVersion: { query: { payerId, facilityLicense, versionId } },
  getPriceListSwitches: { query: { payerId, facilityLicense } },
  getPriceListChanges: { query: { payerId, facilityLicense, versionId, kind: 'price' } },
  searchPriceList: { query: { payerId, facilityLicense, text: 'inv' } },
  getAgreedPrices: { query: { payerId, text: 'inv' } },
  getPriceProposals: { query: { payerId } },
  getPriceProposal: { query: { payerId, proposalId: versionId } },
  getPriceProposalLines: { query: { payerId, proposalId: versionId, group: 'raised', mostPercent: 10 } },
  decidePriceLines: {
    body: {
      ...{ proposalId: versionId, edition: 1, isAccepted: false, reason: 'More than was agreed' },
      lines: [{ code: '10001/3', afterFils: 12600 }],
    },
  },
  completePriceProposal: { body: { proposalId: versionId, edition: 1, reason: 'Agrees with the tariff' } },
  comparePriceProposal: { body: { proposalId: versionId, edition: 1 } },
  withdrawPriceProposal: { body: { payerId, proposalId: versionId, edition: 1 } },
  movePriceListVersion: {
    body: { payerId, facilityLicense, versionId, edition: 1, move: 'refuse', reason: 'A wrong price' },
  },
});
