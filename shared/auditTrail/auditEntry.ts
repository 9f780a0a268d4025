import * as z from 'zod';
import { pageFields } from '../_contract/page.ts';

/** A search without a person, a facility or a record looks at this number of days at most, today's included. */
export const longestAuditPeriod = 31;

/** Somebody or something that an entry names: its name as far as it is still known. */
const named = z.strictObject({ id: z.string(), name: z.string().nullable() });

/** What an entry says, as text: a value of several parts is JSON. */
const change = z.strictObject({ field: z.string(), before: z.string().nullable(), after: z.string().nullable() });
export type AuditChange = z.infer<typeof change>;

/** One line of the audit trail. `entryId` is its chain and its place there. */
export const auditEntry = z.strictObject({
  entryId: z.string(),
  at: z.iso.datetime(),
  /** The endpoint's audit action, such as `eligibility.read`. */
  action: z.string(),
  /** `success`, or the code of the refusal. */
  outcome: z.string(),
  actor: named.nullable(),
  facility: named.nullable(),
  entity: z.string().nullable(),
  entityId: z.string().nullable(),
  requestId: z.string(),
  sourceIp: z.string(),
});
export type AuditEntry = z.infer<typeof auditEntry>;

export const auditEntryDetail = auditEntry.extend({
  userAgent: z.string(),
  changes: z.array(change),
  chainId: z.string(),
  sequence: z.int(),
});
export type AuditEntryDetail = z.infer<typeof auditEntryDetail>;

export const auditEntryId = z.string().regex(/^[\w-]{1,64}\.\d{1,6}$/);

/** What entries are looked for by: any of them narrows. Days are of the Emirates. */
export const auditSearch = z.strictObject({
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
  /** Who did it: a user name, or the id of a user who may have left. */
  person: z.string().trim().min(1).max(200).optional(),
  facilityLicense: z.string().trim().min(1).max(30).optional(),
  /** The record that it was done to: its kind (`eligibility`, `user`) and its id. */
  entity: z
    .string()
    .trim()
    .regex(/^[a-zA-Z]{1,40}$/)
    .optional(),
  recordId: z.string().trim().min(1).max(100).optional(),
  /** An Emirates ID or a card number: who searched for the patient. */
  patient: z.string().trim().min(1).max(30).optional(),
  ...pageFields,
});
