import { empanelmentApi } from '../../shared/empanelment/routes.ts';
import type { Owner } from '../contract/owner.ts';
import { payerOf } from '../contract/owner.ts';
import { readyCallsOf } from '../contract/readyCallsOf.ts';
import * as e from './support/empanelments.ts';
import * as p from './support/profiles.ts';

/** A request that the payer's people can look at, with a message and a document of its own. */
async function returned({ clinic, payer, ...owner }: Owner) {
  const draft = await e.drafted(clinic, { payerId: payerOf({ clinic, payer, ...owner }) });
  await e.submit(clinic, draft);
  await e.move(payer, draft.empanelmentId, 'return', { text: 'Please correct it.' });
  return draft;
}

/** Calls of empanelment that need more than an id to go well. */
export const readyCalls = readyCallsOf(empanelmentApi, {
  getEmpanelmentAttachment: async (owner: Owner) => {
    const { empanelmentId, draft } = await returned(owner);
    const attachmentId = draft.documents.tradeLicense?.files[0]?.attachmentId;
    return { as: owner.payer, query: { empanelmentId, attachmentId } };
  },
  markEmpanelmentRead: async (owner: Owner) => {
    const { empanelmentId } = await returned(owner);
    const messageId = (await e.messages(owner.payer, empanelmentId)).data?.items[0]?.messageId;
    return { as: owner.payer, body: { empanelmentId, messageId } };
  },
  getProviderProfile: async (owner: Owner) => ({ as: owner.clinic }),
  showIban: async ({ store }: Owner) => {
    const maker = await p.aNetworkReviewer();
    const empanelmentId = await p.proposedProfile(await p.anAdministrator(await p.aContractedClinic(store)), maker);
    return { as: await p.aNetworkReviewer(), body: { empanelmentId } };
  },
  getContract: async (owner: Owner) => ({ as: owner.clinic, query: { payerId: String(payerOf(owner)) } }),
  printContract: async (owner: Owner) => ({ as: owner.clinic, query: { payerId: String(payerOf(owner)) } }),
  getEmpanelmentBeginning: async (owner: Owner) => ({ as: owner.clinic }),
});
