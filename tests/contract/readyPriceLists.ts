import { aLiveVersion, aVersion, somePrices } from '../priceList/support/priceLists.ts';
import { licenseOf, type Owner, payerOf } from './records.ts';

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
export const readyPriceLists = {
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
};
