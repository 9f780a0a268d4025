import * as z from 'zod';
import { area, endpoint } from '../contract/endpoint.ts';

export const payerOption = z.strictObject({ payerId: z.int(), payerName: z.string(), payerNameArabic: z.string() });

export const payerApi = area('payer', {
  getEligibilityPayers: endpoint({
    method: 'GET',
    path: '/api/payer/geteligibilitypayers',
    summary: 'Payers that take eligibility requests, by the start of a word of their name',
    access: ['Eligibility', 'PayerAdmin', 'SuperAdmin'],
    query: z.strictObject({ searchTerm: z.string().max(100).optional() }),
    answer: z.array(payerOption),
    requirements: ['REQ-PAYER-06'],
  }),
});
