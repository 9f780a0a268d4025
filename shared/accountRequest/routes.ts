import * as z from 'zod';
import { area, endpoint } from '../_contract/endpoint.ts';
import { pageFields, pageOf } from '../_contract/page.ts';
import { recordId } from '../_contract/recordId.ts';
import { accountRequestDesks } from '../_field/accountAccess.ts';
import { connectionProofs } from '../_field/connectionProof.ts';
import { moduleAccess } from '../_field/moduleAccess.ts';
import { roles } from '../_field/roles.ts';
import { refusalReason } from '../_parts/approval.ts';

export const accountRequestStates = ['waiting', 'approved', 'refused'] as const;
export type AccountRequestState = (typeof accountRequestStates)[number];

/** What is asked for: that a new account opens, or that a user becomes the clinician of a licence that no register has. */
export const accountRequestKinds = ['account', 'license'] as const;

/** One request with everything that an administrator needs to decide: who asked, when, from where, and what was proven. */
export const accountRequest = z.strictObject({
  accountRequestId: recordId,
  kind: z.enum(accountRequestKinds),
  state: z.enum(accountRequestStates),
  waitsFor: z.enum(accountRequestDesks),
  userName: z.string(),
  fullName: z.string(),
  /** The last four digits. */
  emiratesIdEnding: z.string().nullable(),
  /** A verified card reading has shown name and Emirates ID. */
  isCardProven: z.boolean(),
  facilityId: z.string(),
  facilityName: z.string(),
  facilityNameArabic: z.string().nullable(),
  facilityLicense: z.string(),
  regulatorId: z.int(),
  /** Null for a licence. */
  connectionProof: z.enum(connectionProofs).nullable(),
  /** The roles that the account asks for, or has. */
  roles: z.array(z.enum(roles)),
  clinicianLicense: z.string().nullable(),
  /** Null where no licence was named. */
  isLicenseRegistered: z.boolean().nullable(),
  askedAt: z.iso.datetime(),
  sourceIp: z.string(),
  userAgent: z.string(),
  decidedAt: z.iso.datetime().nullable(),
  decidedBy: z.string().nullable(),
  reason: z.string().nullable(),
  version: z.int(),
});
export type AccountRequest = z.infer<typeof accountRequest>;

const access = moduleAccess.accountRequests;
const seen = { accountRequestId: recordId, version: z.int() };

/** Accounts and licences that wait for a person, because no system could prove them. */
export const accountRequestApi = area('accountRequest', {
  searchAccountRequests: endpoint({
    method: 'GET',
    path: '/api/accountrequest/search',
    summary: 'Requests for accounts and licences in a state, the newest first',
    access,
    query: z.strictObject({ state: z.enum(accountRequestStates).default('waiting'), ...pageFields }),
    answer: pageOf(accountRequest),
    audit: 'accountRequest.list',
    requirements: [],
  }),
  getAccountRequest: endpoint({
    method: 'GET',
    path: '/api/accountrequest/get',
    summary: 'One request for an account or a licence',
    access,
    query: z.strictObject({ accountRequestId: recordId }),
    answer: accountRequest,
    audit: 'accountRequest.read',
    requirements: [],
  }),
  approveAccountRequest: endpoint({
    method: 'POST',
    path: '/api/accountrequest/approve',
    summary: 'Open the account, or accept the licence; a refused request may be approved later',
    access,
    body: z.strictObject(seen),
    answer: accountRequest,
    audit: 'accountRequest.approve',
    requirements: [],
  }),
  refuseAccountRequest: endpoint({
    method: 'POST',
    path: '/api/accountrequest/refuse',
    summary: 'Refuse the account or the licence, with the reason that the person will read',
    access,
    body: z.strictObject({ ...seen, reason: refusalReason }),
    answer: accountRequest,
    audit: 'accountRequest.refuse',
    requirements: [],
  }),
});
