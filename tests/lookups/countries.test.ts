import { expect, it } from 'vitest';
import { handler } from '../../functions/lookups/index.ts';
import { lookupsApi } from '../../shared/lookups/routes.ts';
import { callApi, signIn, startBackend } from '../support/api.ts';

await startBackend();
const { getCountries, getCountriesForControlledMedication, searchCountries } = lookupsApi.endpoints;
const as = await signIn({ roles: ['Standard'] });

const found = async (searchFilter: string) =>
  (await callApi(handler, searchCountries, { as, query: { searchFilter } })).data?.map(({ code }) => code);

it('REQ-LOOKUP-30 lists the countries of ISO 3166 in both languages, the Emirates first', async () => {
  const { data } = await callApi(handler, getCountries, { as });
  expect(data?.length).toBeGreaterThan(245);
  expect(data?.[0]).toEqual({
    id: 784,
    name: 'United Arab Emirates',
    nameArabic: 'الإمارات العربية المتحدة',
    code: 'AE',
    code3: 'ARE',
  });
  expect(data?.filter(({ nameArabic }) => !/^[\p{Script=Arabic}\p{M}\s()]+$/u.test(nameArabic))).toEqual([]);
  for (const key of ['id', 'name', 'nameArabic', 'code', 'code3'] as const)
    expect(new Set(data?.map((each) => each[key])).size, key).toBe(data?.length);
});

it('REQ-LOOKUP-31 lists where patients of controlled medication come from: the Gulf states first, no uninhabited place', async () => {
  const { data } = await callApi(handler, getCountriesForControlledMedication, { as });
  expect(data?.slice(0, 6).map(({ code }) => code)).toEqual(['AE', 'SA', 'OM', 'KW', 'QA', 'BH']);
  expect(data?.map(({ code }) => code)).toContain('IN');
  expect(data?.map(({ code }) => code)).not.toContain('AQ');
});

it('REQ-LOOKUP-29 finds a country by the start of any word in either language, without its article, and by its code', async () => {
  expect(await found('united')).toEqual(expect.arrayContaining(['AE', 'GB', 'US']));
  expect(await found('emir')).toEqual(['AE']);
  expect(await found('امارات')).toEqual(['AE']);
  expect(await found('الهند')).toContain('IN');
  expect(await found('omn')).toEqual(['OM']);
  expect(await found('côte')).toEqual(['CI']);
  expect(await found('nowhere')).toEqual([]);
  expect((await found(''))?.length).toBeGreaterThan(245);
});
