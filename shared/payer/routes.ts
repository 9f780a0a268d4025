import * as z from 'zod';
import { area, endpoint } from '../_contract/endpoint.ts';
import { moduleAccess } from '../_field/moduleAccess.ts';
import type { Role } from '../_field/roles.ts';

export const payerOption = z.strictObject({
  payerId: z.int(),
  payerName: z.string(),
  payerNameArabic: z.string(),
  /** How many days a service date may be away from today, where the payer differs from the usual. */
  serviceDates: z.strictObject({ pastDays: z.int(), futureDays: z.int() }).optional(),
  /** True where its register of members is kept here, so that a card can be looked up. */
  hasRegister: z.boolean().optional(),
  /** True where people answer requests for eligibility by hand: they are not troubled to find out who insures somebody. */
  answersByHand: z.boolean().optional(),
});

const list = (
  path: `/api/payer/${string}`,
  { summary, access, requirement }: { summary: string; access: readonly Role[]; requirement: `REQ-${string}` },
) =>
  endpoint({
    method: 'GET',
    path,
    summary: `${summary}, by the start of a word of their name`,
    access,
    query: z.strictObject({ searchTerm: z.string().max(100).optional() }),
    answer: z.array(payerOption),
    requirements: [requirement, 'REQ-PAYER-08'],
  });

/** Lists of payers. A payer's own people find their own payer only, in each of them. */
export const payerApi = area('payer', {
  getPayers: list('/api/payer/getpayers', {
    summary: 'Payers that the portal works with',
    access: ['Standard'],
    requirement: 'REQ-PAYER-01',
  }),
  getPayersAbm: list('/api/payer/getpayersabm', {
    summary: 'Payers of the ABM plan',
    access: moduleAccess.abm,
    requirement: 'REQ-PAYER-02',
  }),
  getPayersForClaim: list('/api/payer/getpayersforclaim', {
    summary: 'Payers that take claims; for who works with claims offline alone, the plans of Daman, GHQ and ABM',
    access: [...new Set([...moduleAccess.claim, ...moduleAccess.claimOffline])],
    requirement: 'REQ-PAYER-03',
  }),
  getAllPayers: list('/api/payer/getallpayers', {
    summary: 'All payers on record, also those that the portal does not work with yet',
    access: ['Standard'],
    requirement: 'REQ-PAYER-04',
  }),
  getPayersByUserId: list('/api/payer/getpayersbyuserId', {
    summary:
      "The caller's payers: a payer's user gets their own payer, other users the payers that the portal works with",
    access: ['Standard'],
    requirement: 'REQ-PAYER-05',
  }),
  getEligibilityPayers: list('/api/payer/geteligibilitypayers', {
    summary: 'Payers that take eligibility requests',
    access: moduleAccess.eligibility,
    requirement: 'REQ-PAYER-06',
  }),
  getClaimDashboardPayers: list('/api/payer/getclaimdashboardpayers', {
    summary: 'Payers with claims on the claim dashboard',
    access: [...new Set([...moduleAccess.claimDashboard, ...moduleAccess.claimDashboardConfiguration])],
    requirement: 'REQ-PAYER-07',
  }),
});
