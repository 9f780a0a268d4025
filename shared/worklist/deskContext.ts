import * as z from 'zod';
import { recordId } from '../_contract/recordId.ts';
import { contractStatusTable } from '../_field/contractStatus.ts';
import { eligibilityRequest } from '../eligibility/routes.ts';
import { memberHit } from '../member/memberHit.ts';
import { queryRow } from '../providerQuery/routes.ts';

/** More of a patient's requests, or of a facility's open queries, a reviewer does not look at. */
export const mostInContext = 5;

const contractStates = Object.keys(contractStatusTable) as (keyof typeof contractStatusTable)[];

/** An earlier request for the same patient, with its answer. */
const earlierRequest = eligibilityRequest.pick({
  eligibilityId: true,
  status: true,
  claim: true,
  serviceDate: true,
  serviceCategoryId: true,
  submittedAt: true,
  answeredAt: true,
  facilityName: true,
  facilityNameArabic: true,
  denialCode: true,
  payerComments: true,
  coverages: true,
});

/** What a reviewer decides by, beside the request itself. */
export const deskContext = z.strictObject({
  members: z.array(memberHit),
  earlier: z.array(earlierRequest.extend({ eligibilityId: recordId })),
  facility: z.strictObject({
    /** The facility's contract with the insurer, by its row in `contractStatusTable`. */
    contract: z.enum([...contractStates, 'unknown']),
    isActive: z.boolean(),
  }),
  /** The facility's questions to this payer that are open. */
  queries: z.array(queryRow.pick({ queryId: true, queryNumber: true, subject: true, category: true })),
});
export type DeskContext = z.infer<typeof deskContext>;
