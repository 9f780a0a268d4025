import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { allRoutes } from '../support/routes.ts';

const routes = await allRoutes();
const identifiers = /emirates|card|member|patient/i;
const isKey = /Id$/;

const fieldsOf = (query: z.ZodType): string[] =>
  Object.keys(z.toJSONSchema(query, { io: 'input', unrepresentable: 'any' }).properties ?? {});

it('three calls of the specification carry a number of a person in their address, no other does, and docs/security.md says so', async () => {
  const carrying = routes
    .filter(
      ({ endpoint }) =>
        endpoint.query &&
        fieldsOf(endpoint.query).some((name) => identifiers.test(name) && (!isKey.test(name) || name === 'emiratesId')),
    )
    .map(({ endpoint }) => endpoint.path.split('/').at(-1) ?? '');
  expect(carrying.toSorted()).toEqual(['searchmember', 'searchnonnetworkclinician', 'updateuseremiratesid']);
  const page = await readFile('docs/security.md', 'utf8');
  for (const name of carrying) expect(page).toContain(`\`${name}\``);
});

it('no answer but a list of choices is kept by a browser, and none of these has a field of a person', () => {
  const kept = routes.filter(({ endpoint }) => endpoint.isRevalidated);
  expect(kept.length).toBeGreaterThan(20);
  expect(kept.filter(({ area }) => area !== 'lookups').map(({ name }) => name)).toEqual([]);
  const ofPersons = kept.filter(({ endpoint }) =>
    /emirates|patient|member|mobile|email|username/i.test(
      JSON.stringify(z.toJSONSchema(endpoint.answer, { unrepresentable: 'any' })),
    ),
  );
  expect(ofPersons.map(({ name }) => name)).toEqual([]);
});
