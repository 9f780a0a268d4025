import { expect, it } from 'vitest';
import { exceededBound } from '../../../functions/_kit/jsonBounds.ts';
import { handler } from '../../../functions/account/index.ts';
import { accountApi } from '../../../shared/account/routes.ts';
import { callAnything, startBackend } from '../../support/api.ts';

await startBackend();
const boundOf = (text: string) => exceededBound(Buffer.from(text));
const list = (count: number) => `[${Array.from({ length: count }, () => '0').join()}]`;
const deep = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;

it('JSON may have 10,000 values in 32 levels', () => {
  expect([list(9_999), deep(32), `{"a":${deep(31)}}`, '', '}'.repeat(50)].map(boundOf)).toEqual(Array(5).fill(null));
  expect([list(10_001), `{"a":{},${'"a":[],'.repeat(6000)}}`].map(boundOf)).toEqual(['values', 'values']);
  expect([deep(33), `{"a":${deep(32)}}`, '['.repeat(100_000), '{"a":'.repeat(33)].map(boundOf)).toEqual(
    Array(4).fill('levels'),
  );
});

it('counts nothing that stands in a text, wherever the text seems to end', () => {
  const marks = '[{,]}'.repeat(20_000);
  expect([marks, `\\"${marks}`, `\\\\${marks}`, `"${marks}`].map((text) => boundOf(JSON.stringify(text)))).toEqual(
    Array(4).fill(null),
  );
  expect(boundOf(`"\\\\"${list(20_000)}`)).toBe('values');
  expect(boundOf(`"never ends ${marks}`)).toBeNull();
});

it('a body that exceeds them is refused before it is parsed', async () => {
  const call = (rawBody: string) => callAnything(handler, accountApi.endpoints.login, { rawBody });
  expect(await call(list(10_001))).toMatchObject({ http: 413, errors: [{ code: 'bodyTooLarge' }] });
  expect(await call(deep(33))).toMatchObject({ http: 400, errors: [{ code: 'malformedJson' }] });
});
