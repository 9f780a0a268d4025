import { describe, expect, it } from 'vitest';
import { handler } from '../../functions/lookups/index.ts';
import {
  consultationCategories,
  eidReasons,
  offeredServiceCategories,
  serviceCategories,
} from '../../shared/_field/lookups.ts';
import { lookupsApi } from '../../shared/lookups/routes.ts';
import { callApi, signIn, startBackend } from '../support/api.ts';

await startBackend();
const { getAllServiceCategories, getConsultationCategories, getEidReasons, getServiceCategories } =
  lookupsApi.endpoints;

describe.each([
  ['REQ-LOOKUP-02', getConsultationCategories, consultationCategories, 'Specialist'],
  ['REQ-LOOKUP-03', getServiceCategories, offeredServiceCategories, 'Outpatient'],
  ['REQ-LOOKUP-04', getAllServiceCategories, serviceCategories, 'Nationals screening'],
  ['REQ-LOOKUP-07', getEidReasons, eidReasons, 'Card not with the patient'],
] as const)('%s', (requirement, endpoint, entries, known) => {
  it(`${requirement} answers the whole list to everybody who is signed in, in English and Arabic`, async () => {
    const { status, data } = await callApi(handler, endpoint, { as: await signIn({ roles: ['Standard'] }) });
    expect(status).toBe(1);
    expect(data?.map(({ id }) => id)).toEqual(entries.map(({ id }) => id));
    expect(data?.map(({ name }) => name)).toContain(known);
    expect(data?.filter(({ nameArabic }) => !/^[\p{Script=Arabic}\p{M}\s]+$/u.test(nameArabic))).toEqual([]);
    expect(data?.every((item) => Object.keys(item).join() === 'id,name,nameArabic')).toBe(true);
  });

  it('has each id and each name once', () => {
    expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
    expect(new Set(entries.map(({ name }) => name)).size).toBe(entries.length);
  });
});

it('REQ-LOOKUP-09 REQ-REG-46 answers the provider types to anybody, the preselected one first', async () => {
  const { status, data } = await callApi(handler, lookupsApi.endpoints.getProviderTypes, {});
  expect(status).toBe(1);
  expect(data).toEqual([
    { providerTypeId: 3, providerTypeDescription: 'Medical provider', nameArabic: 'مقدم خدمات طبية' },
    { providerTypeId: 1, providerTypeDescription: 'Pharmacy', nameArabic: 'صيدلية' },
  ]);
});
