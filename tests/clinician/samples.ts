import { clinicianApi } from '../../shared/clinician/routes.ts';
import { samplesOf } from '../contract/samplesOf.ts';

/** What callers send to clinician; all invented. */
export const samples = samplesOf(clinicianApi, {
  getClinicians: {
    query: {},
  },
  getReferralClinicians: {
    query: {},
  },
  checkMaternitySpecialty: {
    query: { speciality: 'Obstetrics and Gynecology' },
  },
  getCliniciansWithoutPharmacist: { query: {} },
  findSpecialties: { query: { searchFilter: 'card' } },
  getSpecialties: {},
  getClinicianById: { query: { clinicianId: 'clinician-1' } },
  searchNonNetworkClinician: { query: { clinicianLicense: 'GD-0001', emiratesId: '784-1985-0000001-7' } },
  searchClinicians: { body: { searchText: 'sara' } },
  addClinician: { body: { fullName: 'Dr Sara Invented', licenseNo: 'GD-0001', specialtyCode: 'cardiology' } },
  addClinicians: {
    body: { clinicians: [{ fullName: 'Dr Sara Invented', licenseNo: 'GD-0002', specialtyCode: 'cardiology' }] },
  },
  updateClinician: {
    body: {
      clinicianId: 'clinician-1',
      version: 1,
      fullName: 'Dr Sara Invented',
      specialtyCode: 'cardiology',
      isActive: true,
    },
  },
  importClinicians: { query: { regulatoryId: 1 }, body: { file: new File(['License Number'], 'list.xlsx') } },
  uploadBlacklist: { body: { file: new File(['License Number'], 'list.xlsx') } },
  joinClinician: {
    body: {
      fullName: 'Dr Sara Invented',
      licenseNo: 'GD-0003',
      specialtyCode: 'cardiology',
      effectiveOn: '2026-11-26',
      payerIds: [301],
      attachmentIds: ['01J00000000000000000000000'],
    },
  },
  moveClinician: {
    body: {
      clinicianId: 'clinician-1',
      version: 1,
      toFacilityId: 'facility-2',
      effectiveOn: '2026-11-26',
      payerIds: [301],
      attachmentIds: ['01J00000000000000000000000'],
    },
  },
  endClinician: {
    body: { clinicianId: 'clinician-1', version: 1, effectiveOn: '2026-11-26', payerIds: [301], reason: 'resigned' },
  },
  getClinicianMoves: { query: {} },
  getClinicianMove: { query: { moveId: '01J00000000000000000000000' } },
  getClinicianMoveFile: {
    query: { moveId: '01J00000000000000000000000', attachmentId: '01J00000000000000000000000' },
  },
  getBlacklists: { query: {} },
  moveBlacklist: { body: { blacklistId: '01J00000000000000000000000', version: 1, move: 'approve' } },
  checkClinician: { body: { clinicianId: 'clinician-1', version: 1 } },
  getClinicianChecks: { query: { clinicianId: 'clinician-1' } },
  markClinicianVerified: {
    body: {
      clinicianId: 'clinician-1',
      version: 1,
      checkId: '01J00000000000000000000000',
      verifiedUntil: '2026-12-31',
    },
  },
});
