import * as z from 'zod';
import { area, endpoint } from '../_contract/endpoint.ts';
import { pageOf } from '../_contract/page.ts';
import { moduleAccess } from '../_field/moduleAccess.ts';
import { auditEntry, auditEntryDetail, auditEntryId, auditSearch } from './auditEntry.ts';
import { auditFaults } from './auditFault.ts';

/** The page shows so many findings; the number of all stands beside. */
export const mostShownFindings = 100;

const counts = {
  days: z.int(),
  chains: z.int(),
  entries: z.int(),
  findings: z.int(),
};

/** Something that is wrong with the audit trail: where, and since when it is known. A fault of a seal has no chain. */
export const auditFinding = z.strictObject({
  fault: z.enum(auditFaults),
  day: z.iso.date(),
  chainId: z.string().nullable(),
  sequence: z.int().nullable(),
  foundAt: z.iso.datetime(),
});
export type AuditFinding = z.infer<typeof auditFinding>;

/** How far the audit trail is sealed and verified, and what is wrong with it. Days are UTC. */
export const auditState = z.strictObject({
  /** The last day with a signed seal, and when it was signed; null before the first. */
  sealedDay: z.iso.date().nullable(),
  sealedAt: z.iso.datetime().nullable(),
  /** The round of the verification that is under way, and the day that it looks at. */
  round: z.strictObject({ startedAt: z.iso.datetime(), day: z.iso.date(), ...counts }).nullable(),
  /** The last round that came to its end. */
  last: z.strictObject({ startedAt: z.iso.datetime(), endedAt: z.iso.datetime(), ...counts }).nullable(),
  /** What the round that is under way has found, or else the last. */
  findings: z.array(auditFinding),
});
export type AuditState = z.infer<typeof auditState>;

const access = moduleAccess.auditState;

/** What was done in the portal, and whether anybody has rewritten it, for super administrators. */
export const auditTrailApi = area('auditTrail', {
  getAuditState: endpoint({
    method: 'GET',
    path: '/api/audittrail/getstate',
    summary: 'How far the audit trail is sealed and verified, and what is wrong with it',
    access,
    answer: auditState,
    requirements: [],
  }),
  verifyAuditTrail: endpoint({
    method: 'POST',
    path: '/api/audittrail/verify',
    summary:
      'Begin a verification of the audit trail, or go on with the one under way, for some seconds; the worker goes on with the rest',
    access,
    answer: auditState,
    audit: 'auditTrail.verify',
    requirements: [],
  }),
  searchAuditEntries: endpoint({
    method: 'POST',
    path: '/api/audittrail/searchentries',
    summary: 'Entries of the audit trail by person, facility, record and time, the newest first',
    access,
    body: auditSearch,
    answer: pageOf(auditEntry),
    audit: 'auditTrail.search',
    requirements: [],
  }),
  getAuditEntry: endpoint({
    method: 'GET',
    path: '/api/audittrail/getentry',
    summary: 'One entry of the audit trail, with what was before and after',
    access,
    query: z.strictObject({ entryId: auditEntryId }),
    answer: auditEntryDetail,
    audit: 'auditTrail.read',
    requirements: [],
  }),
});
