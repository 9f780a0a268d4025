import * as z from 'zod';
import { endpoint } from '../_contract/endpoint.ts';
import { pageFields, pageOf } from '../_contract/page.ts';
import { recordId } from '../_contract/recordId.ts';
import { licenseRequestTypes, licenseTypes } from '../_field/lookupLists/portal.ts';
import type { LookupEntry } from '../_field/lookups.ts';
import { moduleAccess } from '../_field/moduleAccess.ts';
import { sentence } from '../_field/sentence.ts';
import { refusalReason } from '../_parts/approval.ts';

export const licenseRequestStates = ['waiting', 'approved', 'refused'] as const;
export type LicenseRequestState = (typeof licenseRequestStates)[number];

/** How many people portal licences can be asked for. */
export const licensedUsers = [5, 10, 25, 50, 100, 250, 500, 1000] as const;

/** A request of a distributor's representative: that so many people may work in the portal for a facility. */
export const licenseRequest = z.strictObject({
  licenseRequestId: recordId,
  state: z.enum(licenseRequestStates),
  facilityName: z.string(),
  facilityNameArabic: z.string(),
  facilityLicense: z.string(),
  regulatorId: z.int(),
  /** None where the licence is to end. */
  numberOfUsers: z.int(),
  /** What is asked for, and what the licences open, by their numbers; absent in requests of earlier releases. */
  requestTypeId: z.int().nullish(),
  licenseTypeIds: z.array(z.int()).nullish(),
  /** How many the facility had when this was asked; null without a limit. */
  seatsBefore: z.int().nullable(),
  comment: z.string().nullable(),
  /** The distributor by the role of its representatives; null where a super admin asked. */
  distributor: z.enum(['SoftwareAllienceRepresentative', 'SafeCareTechRepresentative']).nullable(),
  madeAt: z.iso.datetime(),
  makerName: z.string(),
  decidedAt: z.iso.datetime().nullable(),
  decidedBy: z.string().nullable(),
  reason: z.string().nullable(),
  version: z.int(),
});
export type LicenseRequest = z.infer<typeof licenseRequest>;

/** One request, with what its reader may know of the facility now. */
export const licenseRequestRecord = licenseRequest.extend({
  /** The reader asked for it, by this account or another of theirs: somebody else has to decide. */
  isOwn: z.boolean(),
  /** Seats of the facility now; null for a representative whose request was not approved. */
  seats: z.int().nullable(),
  seatsInUse: z.int().nullable(),
});
export type LicenseRequestRecord = z.infer<typeof licenseRequestRecord>;

const access = moduleAccess.requestLicense;
const decides = moduleAccess.approveLicense;
const seen = { licenseRequestId: recordId, version: z.int() };
/** None is for the end of a licence. */
const isOption = (users: number): boolean => users === 0 || licensedUsers.some((option) => option === users);
const isListed = (list: readonly LookupEntry[]) => (asked: number) => list.some(({ id }) => id === asked);
const missing = {
  requestType: sentence('facility:requestTypeMissing', 'Choose what is asked for.'),
  licenseTypes: sentence('facility:licenseTypesMissing', 'Choose what the licences open.'),
};

/** Portal licences of a facility (REQ-SPEC-17): asked for by a distributor's representative, decided by a super admin. */
export const portalLicenseEndpoints = {
  getNumberOfLicensedUsersOption: endpoint({
    method: 'GET',
    path: '/api/facility/getnumberoflicensedusersoption',
    summary: 'How many people portal licences can be asked for',
    access: [...access, 'SetupAdmin'],
    answer: z.array(z.strictObject({ id: z.int(), name: z.string(), nameArabic: z.string() })),
    requirements: ['REQ-FAC-01'],
  }),
  searchFacilityLicense: endpoint({
    method: 'POST',
    path: '/api/facility/searchfacilitylicense',
    summary: 'Requests for portal licences, of a facility or of all, the newest first',
    access,
    beyond: ['SoftwareAllienceRepresentative', 'SafeCareTechRepresentative'],
    body: z.strictObject({
      state: z.enum(licenseRequestStates).default('waiting'),
      facilityLicense: z.string().trim().max(30).optional(),
      ...pageFields,
    }),
    answer: pageOf(licenseRequest),
    requirements: ['REQ-FAC-13'],
  }),
  getLicenseRequest: endpoint({
    method: 'GET',
    path: '/api/facility/getlicenserequest',
    summary: 'One request for portal licences',
    access,
    query: z.strictObject({ licenseRequestId: recordId }),
    answer: licenseRequestRecord,
    requirements: ['REQ-SPEC-17'],
  }),
  requestLicense: endpoint({
    method: 'POST',
    path: '/api/facility/requestlicense',
    summary: 'Ask for portal licences of a facility',
    access,
    body: z.strictObject({
      facilityLicense: z
        .string(sentence('facility:facilityMissing', 'Choose the facility.'))
        .trim()
        .min(1, sentence('facility:facilityMissing', 'Choose the facility.'))
        .max(30),
      numberOfUsers: z
        .int(sentence('facility:usersMissing', 'Choose the number of users.'))
        .refine(isOption, sentence('facility:usersMissing', 'Choose the number of users.')),
      // Pages of the release before know neither.
      requestTypeId: z.int(missing.requestType).refine(isListed(licenseRequestTypes), missing.requestType).optional(),
      licenseTypeIds: z
        .array(z.int().refine(isListed(licenseTypes), missing.licenseTypes))
        .min(1, missing.licenseTypes)
        .max(licenseTypes.length)
        .optional(),
      comment: z.string().trim().max(500).optional(),
    }),
    answer: z.strictObject({ licenseRequestId: recordId }),
    idempotent: true,
    audit: 'license.request',
    requirements: ['REQ-FAC-16', 'REQ-SPEC-17'],
  }),
  approveRequestedLicense: endpoint({
    method: 'POST',
    path: '/api/facility/approverequestedlicense',
    summary: 'Give a facility the portal licences that were asked for; never by who asked',
    access: decides,
    body: z.strictObject(seen),
    answer: licenseRequest,
    audit: 'license.approve',
    requirements: ['REQ-FAC-14', 'REQ-SPEC-17'],
  }),
  refuseRequestedLicense: endpoint({
    method: 'POST',
    path: '/api/facility/refuserequestedlicense',
    summary: 'Refuse portal licences with a reason',
    access: decides,
    body: z.strictObject({ ...seen, reason: refusalReason }),
    answer: licenseRequest,
    audit: 'license.refuse',
    requirements: ['REQ-SPEC-17'],
  }),
};
