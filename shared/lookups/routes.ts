import * as z from 'zod';
import { area, endpoint } from '../_contract/endpoint.ts';

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

export const providerTypeOption = z.strictObject({
  providerTypeId: z.int(),
  providerTypeDescription: z.string(),
  nameArabic: z.string(),
});
export type ProviderTypeOption = z.infer<typeof providerTypeOption>;

export const lookupsApi = area('lookups', {
  getProviderTypes: endpoint({
    method: 'GET',
    path: '/api/common/getprovidertypes',
    summary: 'Provider types of registration, the preselected one first',
    access: 'public',
    answer: z.array(providerTypeOption),
    requirements: ['REQ-LOOKUP-09', 'REQ-REG-46'],
  }),
  getEidReasons: lookup('/api/common/geteidreasons', 'Why an Emirates ID card was not read', 'REQ-LOOKUP-07'),
  getConsultationCategories: lookup(
    '/api/consultationcategory/getconsultationcategories',
    'Consultation categories',
    'REQ-LOOKUP-02',
  ),
  getServiceCategories: lookup(
    '/api/serviceCategory/GetServiceCategories',
    'Service categories that a new request may have',
    'REQ-LOOKUP-03',
  ),
  getAllServiceCategories: lookup(
    '/api/serviceCategory/GetAllServiceCategories',
    'All service categories, those that only older requests have included',
    'REQ-LOOKUP-04',
  ),
});
