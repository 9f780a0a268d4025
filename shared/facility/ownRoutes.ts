import * as z from 'zod';
import { endpoint } from '../_contract/endpoint.ts';
import { sessionUser, signedInUser } from '../_contract/sessionUser.ts';

export const facilityOption = z.strictObject({
  facilityId: z.string(),
  facilityName: z.string(),
  facilityNameArabic: z.string(),
  facilityLicense: z.string(),
  /** Connected to the health information exchange of its emirate. */
  isMalaffiIntegration: z.boolean(),
});
export type FacilityOption = z.infer<typeof facilityOption>;

/** Where the caller works. The header knows these and no other calls of facilities. */
export const ownFacilityEndpoints = {
  getCurrentUserFacilities: endpoint({
    method: 'GET',
    path: '/api/facility/getCurrentUserFacilities',
    summary: "The caller's facilities and which one is current",
    access: ['Standard'],
    answer: z.strictObject({
      currentFacilityId: z.string().nullable(),
      userFacilities: z.array(facilityOption),
      /** Of the current facility. */
      isMalaffiIntegration: z.boolean(),
    }),
    requirements: ['REQ-FAC-06', 'REQ-MODEL-05', 'REQ-MODEL-06'],
  }),
  changeUserFacility: endpoint({
    method: 'GET',
    path: '/api/facility/changeUserFacility',
    summary: 'Switch to another own facility; a new token ends the old one',
    access: ['Standard'],
    query: z.strictObject({
      changedFacilityId: z.string().max(40),
      changedFacilityLicense: z.string().trim().max(30).optional(),
    }),
    answer: signedInUser,
    audit: 'user.changeFacility',
    hasPostTwin: true,
    requirements: ['REQ-FAC-07', 'REQ-SHELL-13', 'REQ-PROFILE-17'],
  }),
  refreshProvider: endpoint({
    method: 'POST',
    path: '/api/facility/refreshprovider',
    summary: "The session user with its facility's contract as it is now, which this session then carries",
    access: ['Standard'],
    answer: sessionUser,
    requirements: ['REQ-NET-17'],
  }),
  acknowledgeBankUpdate: endpoint({
    method: 'POST',
    path: '/api/facility/acknowledgebankupdate',
    summary: 'Ask for missing bank details no more in this session',
    access: ['Standard'],
    answer: sessionUser,
    audit: 'facility.acknowledgeBankUpdate',
    requirements: ['REQ-PDASH-39'],
  }),
};
