import { expect, it } from 'vitest';
import { handler } from '../../functions/regulator/index.ts';
import { regulatorApi } from '../../shared/regulator/routes.ts';
import { callAnything, callApi, startBackend } from '../support/api.ts';

await startBackend();
const { getRegulators } = regulatorApi.endpoints;

it('REQ-REGUL-01 REQ-REGUL-07 REQ-REG-46 lists the regulators by the specification’s numbers, to anybody', async () => {
  const { http, data } = await callApi(handler, getRegulators, { query: {} });
  expect(http).toBe(200);
  expect(data?.map(({ regulatorId, name }) => [regulatorId, name])).toEqual([
    [1, 'HAAD'],
    [2, 'DHA'],
    [3, 'International'],
    [4, 'MOHAP'],
    [5, 'Wasla'],
  ]);
  for (const { nameArabic } of data ?? []) expect(nameArabic).toMatch(/[\u0600-\u06ff]/);
});

it('REQ-REGUL-01 gives one by its value', async () => {
  expect((await callApi(handler, getRegulators, { query: { value: 4 } })).data).toMatchObject([{ name: 'MOHAP' }]);
  expect((await callApi(handler, getRegulators, { query: { value: 9 } })).data).toEqual([]);
  expect((await callAnything(handler, getRegulators, { query: { value: 'DHA' } })).http).toBe(400);
});
