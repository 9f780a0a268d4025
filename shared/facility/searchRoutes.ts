import * as z from 'zod';
import { endpoint } from '../_contract/endpoint.ts';
import { pageFields, pageOf } from '../_contract/page.ts';
import { moduleAccess } from '../_field/moduleAccess.ts';
import { facilityFound, facilityKinds, facilitySearch } from './facilityFields.ts';

const found = pageOf(facilityFound);
const query = z.strictObject(facilitySearch);

/** Codes of providers, as the insurer's network gives them. */
export const providerCodeRow = z.strictObject({
  providerCode: z.string(),
  ...facilityFound.pick({
    facilityId: true,
    facilityName: true,
    facilityNameArabic: true,
    facilityLicense: true,
  }).shape,
});

/** Searches for facilities. Those who look up facilities for others find all of them; everybody else finds the own ones. */
export const facilitySearchEndpoints = {
  getAllActiveFacilities: endpoint({
    method: 'GET',
    path: '/api/facility/GetAllActiveFacilities',
    summary: 'Active facilities by the start of a word of name or licence',
    access: ['Standard'],
    query,
    answer: found,
    requirements: ['REQ-FAC-02'],
  }),
  getAllFacilities: endpoint({
    method: 'GET',
    path: '/api/facility/GetAllFacilities',
    summary: 'The same with inactive ones, which older records name',
    access: ['Standard'],
    query,
    answer: found,
    requirements: ['REQ-FAC-03'],
  }),
  getAllActiveAndInactiveFacilities: endpoint({
    method: 'GET',
    path: '/api/facility/getallactiveandinactivefacilities',
    summary: 'Active and inactive facilities, for those who administer them',
    access: moduleAccess.facilities,
    query,
    answer: found,
    requirements: ['REQ-FAC-04'],
  }),
  searchFacilities: endpoint({
    method: 'POST',
    path: '/api/facility/searchfacilities',
    summary: 'The list of facilities for those who administer them',
    access: moduleAccess.facilities,
    body: z.strictObject({
      ...facilitySearch,
      kind: z.enum(facilityKinds).optional(),
      isActive: z.boolean().optional(),
    }),
    answer: found,
    requirements: ['REQ-FAC-12'],
  }),
  findFacility: endpoint({
    method: 'POST',
    path: '/api/facility/SearchFacility',
    summary: 'The one facility of a whole licence or provider code',
    access: ['Standard'],
    body: z.strictObject({
      searchTerm: z.string().trim().min(1).max(30),
      regulatorId: z.int().min(1).max(5).optional(),
    }),
    answer: facilityFound,
    requirements: ['REQ-FAC-18'],
  }),
  getAllProviderCodes: endpoint({
    method: 'GET',
    path: '/api/facility/getAllProviderCodes',
    summary: 'Provider codes and the facilities that have them',
    access: moduleAccess.providerCodes,
    query: z.strictObject({ searchTerm: z.string().trim().max(30).optional(), ...pageFields }),
    answer: pageOf(providerCodeRow),
    requirements: ['REQ-FAC-08'],
  }),
  getCurrentUserProviderCode: endpoint({
    method: 'GET',
    path: '/api/facility/getCurrentUserProviderCode',
    summary: 'The provider code of the current facility',
    access: ['Standard'],
    answer: z.strictObject({ providerCode: z.string().nullable() }),
    requirements: ['REQ-FAC-09'],
  }),
  getHomeCareFacility: endpoint({
    method: 'GET',
    path: '/api/facility/getHomeCareFacility',
    summary: 'Active facilities that care for patients at home; of a facility its own',
    access: moduleAccess.homeCare,
    query: z.strictObject(pageFields),
    answer: found,
    requirements: ['REQ-FAC-11'],
  }),
};
