import * as z from 'zod';
import { emiratesIdField } from '../_contract/emiratesIdField.ts';
import { area, endpoint } from '../_contract/endpoint.ts';
import { pageFields, pageOf } from '../_contract/page.ts';
import { recordId } from '../_contract/recordId.ts';
import { sentFile } from '../_contract/sentFile.ts';
import { moduleAccess } from '../_field/moduleAccess.ts';
import { fileAddress } from '../_parts/attachment.ts';
import { blacklist, blacklistMoves, importedClinicians, uploadedBlacklist } from './blacklistModel.ts';
import {
  addedPlace,
  changedClinician,
  clinicianCriteria,
  clinicianDetail,
  clinicianRow,
  newClinician,
  specialty,
} from './clinicianModel.ts';
import { clinicianMove, clinicianMoveDetail, endBody, joinBody, moveBody } from './clinicianMove.ts';
import { clinicianCheck } from './verificationModel.ts';

export const clinicianOption = z.strictObject({
  clinicianId: z.string(),
  fullName: z.string(),
  licenseNo: z.string(),
  specialty: z.string(),
});
export type ClinicianOption = z.infer<typeof clinicianOption>;

/** A search box's query: the first letters of a word of the name or of the licence, and the choices already made. */
export const searchQuery = z.strictObject({
  searchFilter: z.string().trim().max(100).optional(),
  excludedItems: z.string().max(2000).optional(),
});

const access = ['Eligibility', 'MedicalProvider', 'Pharmacy', 'ProviderAdmin', 'SuperAdmin'] as const;
const options = z.array(clinicianOption).max(20);
const manages = moduleAccess.facilityAdmin;
const verifies = moduleAccess.clinicianVerification;
/** Another facility of the caller's than the current one; for a super administrator a facility instead of the lists for all. */
const ofFacility = { facilityId: z.string().min(1).max(40).optional() };
const oneClinician = { clinicianId: z.string().min(1).max(40), ...ofFacility };
const mostAtOnce = 100;
const movesOf = { requirements: ['REQ-NET-13', 'REQ-NET-22'] } as const;
const tellsInsurers = {
  access: moduleAccess.providerProfile,
  answer: z.strictObject({ moveId: recordId }),
  ...movesOf,
};
const readsMoves = { access: moduleAccess.clinicianMoves, audit: 'clinician.readMove', ...movesOf };

export const clinicianApi = area('clinician', {
  getClinicians: endpoint({
    method: 'GET',
    path: '/api/clinician/GetClinicians',
    summary: "The caller's facility's active clinicians by the start of a name or licence",
    access,
    query: searchQuery,
    answer: options,
    requirements: ['REQ-CLIN-02'],
  }),
  getCliniciansWithoutPharmacist: endpoint({
    method: 'GET',
    path: '/api/clinician/GetCliniciansWithoutPharmacist',
    summary: 'Those of them who are no pharmacists',
    access,
    query: searchQuery,
    answer: options,
    requirements: ['REQ-CLIN-03'],
  }),
  getReferralClinicians: endpoint({
    method: 'GET',
    path: '/api/clinician/getreferalclinicians',
    summary: 'Those of them who refer patients: physicians and dentists',
    access,
    query: searchQuery,
    answer: options,
    requirements: ['REQ-CLIN-04'],
  }),
  checkMaternitySpecialty: endpoint({
    method: 'GET',
    path: '/api/clinician/checkSpecialityBelonToMaternity',
    summary: 'Whether a specialty belongs to maternity care',
    access,
    query: z.strictObject({ speciality: z.string().trim().min(1).max(100) }),
    answer: z.boolean(),
    requirements: ['REQ-CLIN-07'],
  }),
  findSpecialties: endpoint({
    method: 'GET',
    path: '/api/clinician/GetSpecialty',
    summary: 'Specialties by the start of a word, in English or Arabic',
    access: ['Standard'],
    query: searchQuery,
    answer: z.array(specialty).max(20),
    requirements: ['REQ-CLIN-05'],
  }),
  getSpecialties: endpoint({
    method: 'GET',
    path: '/api/clinician/getspecialties',
    summary: 'All specialties',
    access: ['Standard'],
    answer: z.array(specialty),
    requirements: ['REQ-CLIN-08'],
  }),
  getClinicianById: endpoint({
    method: 'GET',
    path: '/api/clinician/GetCliniciansById',
    summary: "A clinician, with the caller's facilities where the licence works",
    access: manages,
    query: z.strictObject({
      clinicianId: z.string().min(1).max(40),
      facilityId: z.string().min(1).max(40).optional(),
    }),
    answer: clinicianDetail,
    requirements: ['REQ-CLIN-06'],
  }),
  searchNonNetworkClinician: endpoint({
    method: 'GET',
    path: '/api/clinician/searchnonnetworkclinician',
    summary: "A clinician of a regulator's list, at whatever facility",
    access,
    query: z.strictObject({
      clinicianLicense: z.string().trim().min(1).max(30),
      emiratesId: emiratesIdField.optional(),
    }),
    answer: options,
    audit: 'clinician.searchNonNetwork',
    requirements: ['REQ-CLIN-09', 'REQ-CLIN-17'],
  }),
  searchClinicians: endpoint({
    method: 'POST',
    path: '/api/clinician/searchClinicians',
    summary: 'The clinicians of a facility by words, licence or Emirates ID',
    access: manages,
    body: z.strictObject({ ...clinicianCriteria, ...pageFields }),
    answer: pageOf(clinicianRow),
    audit: 'clinician.search',
    requirements: ['REQ-CLIN-10', 'REQ-CLIN-17'],
  }),
  addClinician: endpoint({
    method: 'POST',
    path: '/api/clinician/addclinician',
    summary: 'Add a clinician to facilities; repeated, it adds nothing',
    access: manages,
    body: newClinician,
    answer: z.array(addedPlace),
    audit: 'clinician.add',
    requirements: ['REQ-CLIN-11'],
  }),
  addClinicians: endpoint({
    method: 'POST',
    path: '/api/clinician/addclinicians',
    summary: 'Add several clinicians; the answer says of each place what was done',
    access: manages,
    body: z.strictObject({ clinicians: z.array(newClinician).min(1).max(mostAtOnce) }),
    bareList: 'clinicians',
    answer: z.array(addedPlace),
    audit: 'clinician.add',
    requirements: ['REQ-CLIN-12'],
  }),
  importClinicians: endpoint({
    method: 'POST',
    path: '/api/clinician/importexceldata',
    summary: "Take in a sheet: a regulator's list, or a facility's clinicians",
    access: manages,
    query: z.strictObject({ regulatoryId: z.coerce.number().int().min(1).max(5) }),
    takesFile: true,
    body: z.strictObject({ file: sentFile }),
    answer: importedClinicians,
    audit: 'clinician.import',
    requirements: ['REQ-CLIN-14', 'REQ-CLIN-18'],
  }),
  uploadBlacklist: endpoint({
    method: 'POST',
    path: '/api/clinician/uploadblacklistedclinicians',
    summary: 'Upload a blacklist, which waits for a second person',
    access: manages,
    takesFile: true,
    body: z.strictObject({ file: sentFile }),
    answer: uploadedBlacklist,
    audit: 'clinician.blacklist',
    requirements: ['REQ-CLIN-15', 'REQ-CLIN-17'],
  }),
  getBlacklists: endpoint({
    method: 'GET',
    path: '/api/clinician/getblacklists',
    summary: 'The blacklists of the facility, or of all facilities, the newest first',
    access: manages,
    query: z.strictObject({ ...ofFacility, ...pageFields, take: pageFields.take.default(20) }),
    answer: pageOf(blacklist),
    audit: 'clinician.readBlacklists',
    requirements: ['REQ-CLIN-15'],
  }),
  moveBlacklist: endpoint({
    method: 'POST',
    path: '/api/clinician/moveblacklist',
    summary: 'Approve or refuse a waiting blacklist, or undo one',
    access: manages,
    body: z.strictObject({
      ...ofFacility,
      blacklistId: recordId,
      version: z.int().positive(),
      move: z.enum(blacklistMoves),
      reason: z.string().trim().max(500).optional(),
    }),
    answer: blacklist,
    audit: 'clinician.moveBlacklist',
    requirements: ['REQ-CLIN-15'],
  }),
  updateClinician: endpoint({
    method: 'POST',
    path: '/api/clinician/updateclinician',
    summary: 'Change a clinician at a facility: details, dates, or that they have left',
    access: manages,
    body: changedClinician,
    answer: clinicianRow,
    audit: 'clinician.update',
    requirements: ['REQ-CLIN-13'],
  }),
  checkClinician: endpoint({
    method: 'POST',
    path: '/api/clinician/checkclinician',
    summary: "Ask the regulator for a clinician's licence and compare its list with the portal's record",
    access: verifies,
    body: z.strictObject({ ...oneClinician, version: z.int().positive() }),
    answer: clinicianCheck,
    audit: 'clinician.check',
    requirements: ['REQ-SPEC-16'],
  }),
  getClinicianChecks: endpoint({
    method: 'GET',
    path: '/api/clinician/getclinicianchecks',
    summary: "The comparisons of a clinician with the regulator's list, the newest first",
    access: verifies,
    query: z.strictObject({ ...oneClinician, ...pageFields, take: pageFields.take.default(20) }),
    answer: pageOf(clinicianCheck),
    audit: 'clinician.readChecks',
    requirements: ['REQ-SPEC-16'],
  }),
  markClinicianVerified: endpoint({
    method: 'POST',
    path: '/api/clinician/markclinicianverified',
    summary: 'Mark a clinician verified until a day, by the newest comparison',
    access: verifies,
    body: z.strictObject({
      ...oneClinician,
      version: z.int().positive(),
      checkId: recordId,
      verifiedUntil: z.iso.date(),
      /** Why what is written otherwise is the same person's; needed where something differs. */
      note: z.string().trim().max(500).optional(),
    }),
    answer: clinicianCheck,
    audit: 'clinician.markVerified',
    requirements: ['REQ-SPEC-16'],
  }),
  joinClinician: endpoint({
    method: 'POST',
    path: '/api/clinician/joinclinician',
    summary: 'A clinician joins one of the own facilities on a day, with documents; the insurers named are told',
    body: joinBody,
    audit: 'clinician.join',
    ...tellsInsurers,
  }),
  moveClinician: endpoint({
    method: 'POST',
    path: '/api/clinician/moveclinician',
    summary: 'A clinician moves from one of the own facilities to another one on a day; the insurers named are told',
    body: moveBody,
    audit: 'clinician.move',
    ...tellsInsurers,
  }),
  endClinician: endpoint({
    method: 'POST',
    path: '/api/clinician/endclinician',
    summary: 'The last day of a clinician at one of the own facilities, with the reason; the insurers named are told',
    body: endBody,
    audit: 'clinician.end',
    ...tellsInsurers,
  }),
  getClinicianMoves: endpoint({
    method: 'GET',
    path: '/api/clinician/getclinicianmoves',
    summary: 'The changes of clinicians that a facility has told, or that an insurer was told, the newest first',
    query: z.strictObject({ ...pageFields, take: pageFields.take.default(20) }),
    answer: pageOf(clinicianMove),
    ...readsMoves,
  }),
  getClinicianMove: endpoint({
    method: 'GET',
    path: '/api/clinician/getclinicianmove',
    summary: 'One change of a clinician, with its documents',
    query: z.strictObject({ moveId: recordId }),
    answer: clinicianMoveDetail,
    ...readsMoves,
  }),
  getClinicianMoveFile: endpoint({
    method: 'GET',
    path: '/api/clinician/getclinicianmovefile',
    summary: 'Where a document of a change is fetched for five minutes',
    query: z.strictObject({ moveId: recordId, attachmentId: recordId }),
    answer: fileAddress,
    ...readsMoves,
    audit: 'clinician.readMoveFile',
  }),
});
