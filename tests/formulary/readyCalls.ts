import { formularyApi } from '../../shared/formulary/routes.ts';
import { type Owner, payerOf } from '../contract/owner.ts';
import { readyCallsOf } from '../contract/readyCallsOf.ts';
import { aLiveVersion, aVersion, drugFile, someDrugs } from './support/drugLists.ts';

/** The owner's payer, of which the samples name another one. */
const ofOwn = async (owner: Owner) => ({ as: owner.payer, query: { payerId: payerOf(owner) } });

const withVersion = async (owner: Owner) => {
  const { versionId } = await aVersion(owner.payer, someDrugs(2));
  return { as: owner.payer, query: { payerId: payerOf(owner), versionId } };
};

/** Calls about formularies, of a payer that has one. */
export const readyCalls = readyCallsOf(formularyApi, {
  uploadBasicFormulary: async (owner: Owner) => ({
    as: owner.payer,
    body: { file: drugFile(someDrugs(1)), effectiveOn: '2099-01-01', payerId: payerOf(owner) },
  }),
  getFormularyVersions: ofOwn,
  getFormularySwitches: ofOwn,
  searchFormulary: ofOwn,
  getFormularyVersion: withVersion,
  getFormularyChanges: withVersion,
  getFormularyDrug: async (owner: Owner) => {
    await aLiveVersion(owner.payer, someDrugs(2));
    return { as: owner.payer, query: { payerId: payerOf(owner), on: undefined } };
  },
  moveFormularyVersion: async (owner: Owner) => {
    // A first version needs a second person.
    await aLiveVersion(owner.payer, someDrugs(2));
    const { versionId, edition } = await aVersion(owner.payer, someDrugs(2));
    const move = { versionId, edition, move: 'goLive', reason: undefined };
    return { as: owner.payer, body: { payerId: payerOf(owner), ...move } };
  },
});
