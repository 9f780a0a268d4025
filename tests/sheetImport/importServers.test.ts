import { expect, it } from 'vitest';
import { importServers } from '../../functions/_workers/tables/importServers.ts';
import { kindsOfModules } from '../../shared/sheetImport/kindsOfModules.ts';

it('each kind of import that people may choose has its work on the store, and its own place in the order', () => {
  const names = kindsOfModules.map(({ facts }) => facts.name);
  expect(Object.keys(importServers).sort()).toEqual(names.sort());
  expect(new Set(kindsOfModules.map(({ order }) => order)).size).toBe(names.length);
});

it.each(Object.entries(importServers))('the work of %s can be loaded', async (_, load) => {
  expect(await load()).toMatchObject({ find: expect.any(Function), next: expect.any(Function) });
});
