import { getFacility } from '../../functions/_data/facility/facility.ts';
import { handler as clinician } from '../../functions/clinician/index.ts';
import { clinicianApi } from '../../shared/clinician/routes.ts';
import { callApi, signIn } from '../support/api.ts';
import { type Owner, records } from './records.ts';

/** The administrator of the owner's clinic. */
async function asAdmin({ store, clinic }: Owner) {
  return signIn({ roles: ['ProviderAdmin'], facility: await getFacility(store, clinic.user.facilityId ?? '') });
}

const alone = async (owner: Owner) => ({ as: await asAdmin(owner) });

/** Calls about clinicians, which need the administrator of their facility. */
export const readyClinicians = {
  addClinician: alone,
  addClinicians: alone,
  getBlacklists: alone,
  importClinicians: alone,
  uploadBlacklist: alone,
  moveBlacklist: async (owner: Owner) => {
    const file = new File(['License Number,Reason\nGD1234,Invented'], 'list.xlsx');
    const { uploadBlacklist: endpoint } = clinicianApi.endpoints;
    const { data } = await callApi(clinician, endpoint, { as: await asAdmin(owner), body: { file } });
    return { as: await asAdmin(owner), body: { blacklistId: data?.blacklistId, version: 1, move: 'undo' } };
  },
  searchClinicians: alone,
  getClinicianById: async (owner: Owner) => ({
    as: await asAdmin(owner),
    query: { clinicianId: await records.clinician(owner) },
  }),
  updateClinician: async (owner: Owner) => ({
    as: await asAdmin(owner),
    body: { clinicianId: await records.clinician(owner), version: 1 },
  }),
};
