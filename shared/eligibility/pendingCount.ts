import * as z from 'zod';
import { endpoint } from '../_contract/endpoint.ts';

/** How many waiting requests a dashboard counts before it says 'more': counting further would cost more and tell no more. */
export const mostCounted = 99;

/** The call of the dashboard's tile, beside the other calls: a dashboard fetches none of those. */
export const pendingCountEndpoints = {
  getPendingCount: endpoint({
    method: 'GET',
    path: '/api/eligibilitycheck/getpendingcount',
    summary: 'How many requests wait for an answer; 0 for an administrator',
    access: ['Eligibility', 'PayerAdmin', 'SuperAdmin'],
    answer: z.strictObject({ count: z.int().min(0).max(mostCounted), isMore: z.boolean() }),
    isBackground: true,
    requirements: ['REQ-RDASH-05'],
  }),
};
