import * as z from 'zod';
import { area, endpoint } from '../contract/endpoint.ts';

/** One choice of a drop-down: its stored id and its name in both languages. */
export const lookupItem = z.strictObject({ id: z.int(), name: z.string(), nameArabic: z.string() });
export type LookupItem = z.infer<typeof lookupItem>;

const lookup = <const Path extends `/api/${string}`>(path: Path, summary: string, requirement: `REQ-${string}`) =>
  endpoint({
    method: 'GET',
    path,
    summary,
    access: ['Standard'],
    answer: z.array(lookupItem),
    requirements: [requirement],
  });

export const lookupsApi = area('lookups', {
  getEidReasons: lookup('/api/common/geteidreasons', 'Why an Emirates ID card was not read', 'REQ-LOOKUP-07'),
  getConsultationCategories: lookup(
    '/api/consultationcategory/getconsultationcategories',
    'Consultation categories',
    'REQ-LOOKUP-02',
  ),
  getServiceCategories: lookup('/api/serviceCategory/GetServiceCategories', 'Service categories', 'REQ-LOOKUP-03'),
});
