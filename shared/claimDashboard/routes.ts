import * as z from 'zod';
import { area, endpoint } from '../_contract/endpoint.ts';
import { pageFields, pageOf } from '../_contract/page.ts';
import { recordId } from '../_contract/recordId.ts';
import { sentFile } from '../_contract/sentFile.ts';
import { moduleAccess } from '../_field/moduleAccess.ts';
import { requestUsers, signatoryForm } from './requestForm.ts';

/** The human verification; empty only where the environment has switched it off. */
const token = z.string().max(4000).default('');

const storedUser = z.strictObject({
  userName: z.string(),
  emailId: z.string(),
  accessType: z.int(),
  groups: z.array(z.int()),
  subGroups: z.array(z.int()),
  facilityLicenses: z.array(z.string()),
});

/** A request in the administrators' list. */
export const claimDashboardRequestRow = z.strictObject({
  requestId: recordId,
  transactionNumber: z.string(),
  requesterName: z.string(),
  title: z.string(),
  emailId: z.string(),
  contactNumber: z.string(),
  userCount: z.int(),
  askedAt: z.iso.datetime(),
  sourceIp: z.string(),
});
export type ClaimDashboardRequestRow = z.infer<typeof claimDashboardRequestRow>;

/** A request as its readers see it: what was asked for, by whom and from where. Nothing of it is proven, and it grants nothing. */
export const claimDashboardRequest = claimDashboardRequestRow.extend({
  comments: z.string(),
  users: z.array(storedUser),
  userAgent: z.string(),
  /** The account of a requester who was signed in. */
  askedByUserId: z.string().nullable(),
});

const open = { access: 'public', knowsSession: true } as const;
const access = moduleAccess.claimDashboardConfiguration;

/** Requests for the claim dashboard: the public form, and the list of those who will decide. */
export const claimDashboardApi = area('claimDashboard', {
  addRegistration: endpoint({
    ...open,
    method: 'POST',
    path: '/api/claimdashboardregistration/addregistration',
    summary:
      'Ask for users of the claim dashboard; grants nothing. The same transaction number again stores nothing twice',
    body: signatoryForm.extend({
      /** Chosen by the sender, so that a request may be repeated; the portal makes one where it is left out. */
      transactionNumber: z.uuid().optional(),
      users: requestUsers,
      token,
    }),
    answer: z.strictObject({ transactionNumber: z.string() }),
    audit: 'claimDashboardRequest.add',
    requirements: ['REQ-CDASH-19', 'REQ-CDASH-22'],
  }),
  importMembersFromExcel: endpoint({
    ...open,
    method: 'POST',
    path: '/api/claimdashboardregistration/importmembersfromexcel',
    summary: 'The users of a workbook (xls or xlsx); `errors` tells the rows that were left out. Stores nothing',
    takesFile: true,
    body: z.strictObject({ file: sentFile, token }),
    answer: z.array(storedUser),
    requirements: ['REQ-CDASH-16', 'REQ-CDASH-18', 'REQ-CDASH-20'],
  }),
  downloadBulkRegistrationTemplate: endpoint({
    ...open,
    method: 'GET',
    path: '/api/claimdashboardregistration/downloadbulkregistrationtemplate',
    summary: 'The empty workbook of users, with its drop-downs and a guide in both languages',
    answer: z.string(),
    format: 'xlsx',
    requirements: ['REQ-CDASH-21'],
  }),
  searchClaimDashboardRequests: endpoint({
    method: 'GET',
    path: '/api/claimdashboardregistration/searchrequests',
    summary: 'Requests that wait for a decision, the newest first',
    access,
    query: z.strictObject(pageFields),
    answer: pageOf(claimDashboardRequestRow),
    audit: 'claimDashboardRequest.list',
    requirements: [],
  }),
  getClaimDashboardRequest: endpoint({
    method: 'GET',
    path: '/api/claimdashboardregistration/getrequest',
    summary: 'One request with its users',
    access,
    query: z.strictObject({ transactionNumber: z.uuid() }),
    answer: claimDashboardRequest,
    audit: 'claimDashboardRequest.read',
    requirements: [],
  }),
});
