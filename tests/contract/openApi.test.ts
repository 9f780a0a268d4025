import { readFileSync } from 'node:fs';
import { validate } from '@hyperjump/json-schema/openapi-3-1';
import { expect, it } from 'vitest';
import { handler } from '../../functions/system/index.ts';
import { openApiText } from '../../infra/openApi.ts';
import { routeKeysOf } from '../../shared/_contract/endpoint.ts';
import { systemApi } from '../../shared/system/routes.ts';
import { callAnything, callApi, signIn, startBackend } from '../support/api.ts';
import { allRoutes } from '../support/routes.ts';

await startBackend();
const routes = await allRoutes();
const file = readFileSync('docs/openapi.json', 'utf8');

interface Operation {
  operationId: string;
  security?: unknown[];
  'x-roles'?: string[];
  requestBody?: { content: Record<string, { example?: unknown }> };
}
const { paths } = JSON.parse(file) as { paths: Record<string, Record<string, Operation>> };

it('docs/openapi.json is what the contract says now (npm run openapi writes it)', async () => {
  expect(file).toBe(await openApiText());
});

it('is valid OpenAPI 3.1, its schemas included', async () => {
  // The validator carries the standard's own schemas: nothing is fetched.
  const document = 'https://spec.openapis.org/oas/3.1/schema-base';
  expect(await validate(document, JSON.parse(file), 'BASIC')).toEqual({ valid: true });
});

it.each(routes.map(({ name, endpoint, usePostTwin }) => [name, endpoint, usePostTwin] as const))(
  'describes %s with the roles that may call it',
  (name, endpoint, usePostTwin) => {
    const [method = ''] = (routeKeysOf(endpoint)[usePostTwin ? 1 : 0] ?? '').split(' ');
    const described = paths[endpoint.path]?.[method.toLowerCase()];
    expect(described?.operationId).toMatch(new RegExp(`^${name.split(' ')[0]}`));
    if (endpoint.access === 'public') expect(described?.security).toEqual([]);
    else expect(described?.['x-roles']).toEqual(endpoint.access);
  },
);

it('describes nothing that does not exist, and every operation under a name of its own', () => {
  const described = Object.values(paths).flatMap((methods) => Object.values(methods));
  expect(described).toHaveLength(routes.length);
  expect(new Set(described.map(({ operationId }) => operationId)).size).toBe(routes.length);
});

it('refers to nothing that is missing', () => {
  const document = JSON.parse(file);
  for (const [, pointer] of file.matchAll(/"\$ref": "#\/([^"]+)"/g)) {
    const target = pointer!.split('/').reduce((place, key) => place?.[key], document);
    expect(target, pointer).toBeDefined();
  }
});

/** The operations of which the document shows an example, with the body as it stands there. */
const examples = Object.entries(paths).flatMap(([path, methods]) =>
  Object.values(methods).flatMap(({ operationId, requestBody }) => {
    const example = requestBody?.content['application/json']?.example;
    return example === undefined ? [] : [{ operationId, path, example }];
  }),
);

it.each(examples)('$operationId takes the example that the document shows', async ({ operationId, path, example }) => {
  const { handler, endpoint } = routes.find(
    ({ name, ...route }) => name === operationId && route.endpoint.path === path,
  )!;
  const as = endpoint.access === 'public' ? undefined : await signIn({ roles: [...endpoint.access] });
  const answer = await callAnything(handler, endpoint, { body: example, ...(as && { as }) });
  expect(answer).toMatchObject({ http: 200, status: 1, errors: [] });
  expect(endpoint.answer.safeParse(answer.data).error).toBeUndefined();
});

it('REQ-REG-48 shows a stranger how to begin the reading of a card: with an empty body', () => {
  expect(examples).toContainEqual({
    operationId: 'beginCardReading',
    path: '/api/account/begincardreading',
    example: {},
  });
});

it('REQ-API-04 is served to everybody, outside the envelope', async () => {
  const { http, bytes } = await callApi(handler, systemApi.endpoints.getOpenApi, {});
  expect(http).toBe(200);
  expect(JSON.parse(bytes.toString())).toEqual(JSON.parse(file));
});
