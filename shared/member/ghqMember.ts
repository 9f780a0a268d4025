import * as z from 'zod';
import { emiratesIdField } from '../_contract/emiratesIdField.ts';
import { endpoint } from '../_contract/endpoint.ts';
import { moduleAccess } from '../_field/moduleAccess.ts';

/** A cover of a GHQ member, by the specification's names (section 3). Dates are ISO. */
const ghqMember = z.strictObject({
  firstName: z.string(),
  /** Everything after the first name. */
  lastName: z.string(),
  dob: z.iso.date(),
  emiratesId: z.string(),
  cardNumber: z.string(),
  effectiveDate: z.iso.date(),
  expiryDate: z.iso.date(),
  policyNo: z.string(),
  /** From this day on the cover does not hold any more. */
  cancellationDate: z.iso.date().nullable(),
});
export type GhqMember = z.infer<typeof ghqMember>;

/** Why somebody looks at a GHQ member. No free text: it stands in the audit trail, which holds no patient's data. */
export const ghqReasons = ['treatment', 'approval', 'claim', 'memberAsks', 'correction'] as const;
export type GhqReason = (typeof ghqReasons)[number];

/** The specified call has the number alone; who gives no reason may look a few times an hour (ADR 0180). */
const look = z.strictObject({ emiratesId: emiratesIdField, reason: z.enum(ghqReasons).optional() });

const search = {
  path: '/api/ghq/searchmember',
  access: moduleAccess.ghq,
  beyond: ['GHQ'],
  answersMember: true,
  answer: z.array(ghqMember).min(1),
  audit: 'ghq.search',
  requirements: ['REQ-MEMBER-09', 'REQ-MEMBER-11'],
} as const;

/** The search of the GHQ plan's members; status 0 when the plan has no member with the number. */
export const ghqEndpoints = {
  searchGhqMember: endpoint({
    ...search,
    method: 'GET',
    summary: 'The covers of a GHQ member, the latest first',
    query: look,
  }),
  findGhqMember: endpoint({
    ...search,
    method: 'POST',
    summary: 'The same with the Emirates ID in the body, as our own screen asks: addresses end up in logs',
    body: look,
  }),
};
