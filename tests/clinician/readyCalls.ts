import { clinicianById } from '../../functions/_data/clinician/clinician.ts';
import { checkPut } from '../../functions/_data/clinician/clinicianCheck.ts';
import { getFacility, putFacility } from '../../functions/_data/facility/facility.ts';
import { provenFacilityId } from '../../functions/_kit/proof.ts';
import { newUlid } from '../../functions/_kit/ulid.ts';
import { writeTogether } from '../../functions/_store/transaction.ts';
import { handler as clinician } from '../../functions/clinician/index.ts';
import { emiratesDateOf } from '../../shared/_field/serviceDate.ts';
import { clinicianApi } from '../../shared/clinician/routes.ts';
import { records } from '../contract/ownedRecords.ts';
import { type Owner, payerOf } from '../contract/owner.ts';
import { readyCallsOf } from '../contract/readyCallsOf.ts';
import { callApi, signIn } from '../support/api.ts';
import { aFacility } from '../support/builders.ts';
import { aDocument, aJoin, joined } from './support/clinicianMoves.ts';

/** The administrator of the owner's clinic. */
async function asAdmin({ store, clinic }: Owner) {
  return signIn({ roles: ['ProviderAdmin'], facility: await getFacility(store, clinic.user.facilityId ?? '') });
}

const told = (owner: Owner) => ({ effectiveOn: emiratesDateOf(new Date()), payerIds: [payerOf(owner)] });
const alone = async (owner: Owner) => ({ as: await asAdmin(owner) });

/** A clinician whom the regulator has confirmed: the regulator itself is not there. */
async function aProof(owner: Owner) {
  const as = await asAdmin(owner);
  const clinicianId = await records.clinician(owner);
  const facilityId = provenFacilityId(owner.clinic.user.facilityId ?? '');
  const clinician = await clinicianById(owner.store, facilityId, clinicianId);
  const checkId = newUlid(Date.now());
  const matches = 'matches' as const;
  const check = {
    ...{ checkId, checkedAt: new Date().toISOString(), checkedByName: 'Sara', checkedById: as.user.userId },
    ...{ regulatorId: 1, outcome: matches, comparisons: [], answerHash: null, answer: null, marked: null },
    ...{ latestUntil: '2099-12-31', clinicianId, clinicianVersion: clinician?.version ?? 0, version: 1 },
  };
  await writeTogether(owner.store, [checkPut(facilityId, null, check)]);
  return { as, body: { clinicianId, version: clinician?.version, checkId, verifiedUntil: '2099-12-31' } };
}

/** Calls about clinicians, which need the administrator of their facility. */
export const readyCalls = readyCallsOf(clinicianApi, {
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
  checkClinician: async (owner: Owner) => ({
    as: await asAdmin(owner),
    body: { clinicianId: await records.clinician(owner), version: 1 },
  }),
  getClinicianChecks: async (owner: Owner) => ({
    as: await asAdmin(owner),
    query: { clinicianId: await records.clinician(owner) },
  }),
  joinClinician: async (owner: Owner) => {
    const as = await asAdmin(owner);
    return { as, body: await aJoin(as, { payerIds: [payerOf(owner)] }) };
  },
  moveClinician: async (owner: Owner) => {
    const to = aFacility();
    await putFacility(owner.store, to);
    const facility = await getFacility(owner.store, owner.clinic.user.facilityId ?? '');
    const stored = { facilityIds: [facility?.facilityId ?? '', to.facilityId] };
    const as = await signIn({ roles: ['ProviderAdmin'], facility, stored });
    const clinicianId = await records.clinician(owner);
    const body = { clinicianId, facilityId: facility?.facilityId, toFacilityId: to.facilityId, version: 1 };
    return { as, body: { ...body, ...told(owner), attachmentIds: [await aDocument(as)] } };
  },
  endClinician: async (owner: Owner) => ({
    as: await asAdmin(owner),
    body: { clinicianId: await records.clinician(owner), version: 1, reason: 'resigned', ...told(owner) },
  }),
  getClinicianMove: async (owner: Owner) => ({
    as: await asAdmin(owner),
    query: { moveId: await records.clinicianMove(owner) },
  }),
  getClinicianMoves: alone,
  getClinicianMoveFile: async (owner: Owner) => {
    const as = await asAdmin(owner);
    const { moveId, attachmentId } = await joined(as, { payerIds: [payerOf(owner)] });
    return { as, query: { moveId, attachmentId } };
  },
  markClinicianVerified: aProof,
});
