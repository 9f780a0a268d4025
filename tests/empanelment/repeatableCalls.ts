import { empanelmentApi } from '../../shared/empanelment/routes.ts';
import { repeatableCallsOf } from '../contract/readyCallsOf.ts';
import { signIn } from '../support/api.ts';
import { anUpdate, contractTyped } from './support/contracts.ts';
import { anApplicant, drafted, formOf, submitted as submittedEmpanelment, typed } from './support/empanelments.ts';
import {
  aContractedClinic,
  aNetworkReviewer,
  anAdministrator,
  aProfile,
  approvedProfile,
  profileTyped,
  signed,
} from './support/profiles.ts';

/** Calls about empanelment that may be repeated. */
export const repeatableCalls = repeatableCallsOf(empanelmentApi, {
  saveEmpanelmentDraft: async (store) => ({ as: await anApplicant(store), body: { kind: 'join', draft: typed } }),
  submitEmpanelment: async (store) => {
    const as = await anApplicant(store);
    const { draft, ...place } = await drafted(as);
    return { as, body: { ...place, ...formOf(draft) } };
  },
  submitProfile: async (store) => {
    const admin = await anAdministrator(await aContractedClinic(store));
    const form = aProfile();
    return { as: admin.as, body: { ...form, proof: await signed(admin, form) } };
  },
  saveProfileDraft: async (store) => ({
    as: await signIn({ roles: ['ProviderAdmin'], facility: await aContractedClinic(store) }),
    body: { draft: profileTyped() },
  }),
  saveContractDraft: async (store) => ({
    as: await signIn({ roles: ['ProviderAdmin'], facility: await aContractedClinic(store) }),
    body: contractTyped(),
  }),
  submitContract: async (store) => ({
    as: await signIn({ roles: ['ProviderAdmin'], facility: await aContractedClinic(store) }),
    body: anUpdate(),
  }),
  stopAccount: async (store) => {
    const admin = await anAdministrator(await aContractedClinic(store));
    const desk = [await aNetworkReviewer(), await aNetworkReviewer()];
    return { as: admin.as, body: { empanelmentId: await approvedProfile(admin, desk) } };
  },
  moveEmpanelment: async (store) => {
    const as = await anApplicant(store);
    return { as, body: { empanelmentId: await submittedEmpanelment(as), version: 2, move: 'withdraw' } };
  },
});
