import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { roles } from '../../shared/_field/roles.ts';
import { callAnything, type SignedIn, signIn, startBackend } from '../support/api.ts';
import { aClinic } from '../support/eligibility.ts';
import { fc } from '../support/fc.ts';
import { processorMs } from '../support/processorTime.ts';
import { allRoutes } from '../support/routes.ts';
import { sampleInput } from './samples/index.ts';

const { store, logLines } = await startBackend();
// Past the human verification, so that what lies behind it is tried too.
process.env.HUMAN_VERIFICATION = 'off';
const routes = (await allRoutes()).map((route) => [route.name, route] as const);
const receptionist = await aClinic(store);

interface JsonSchema {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  pattern?: string;
  maxLength?: number;
  anyOf?: JsonSchema[];
}

/** Values that a field's schema allows, as far as JSON Schema can say it. */
function allowed(schema: JsonSchema): fc.Arbitrary<unknown> {
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(allowed));
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.pattern) return fc.stringMatching(new RegExp(schema.pattern));
  if (schema.type === 'integer' || schema.type === 'number') return fc.oneof(fc.integer(), fc.maxSafeInteger());
  if (schema.type === 'boolean') return fc.boolean();
  return fc.string({ unit: 'binary', maxLength: schema.maxLength ?? 50 });
}

const nasty = fc.constantFrom<unknown>(
  ...['', ' ', '\u0000', '__proto__', '../../etc/passwd', "' OR 1=1 --", '{{7*7}}', '<script>', '=1+1', 'الرقم'],
  ...[-1, 0, 1e308, Number.MAX_SAFE_INTEGER, '9'.repeat(300), [], {}, [[[]]], null, true, '\ud800', '😀'.repeat(200)],
);

/** Objects of the declared fields, each allowed, sampled, junk or left out, now and then with something undeclared. */
function objects(
  fields: z.ZodObject | undefined,
  sample: Record<string, unknown> = {},
): fc.Arbitrary<object | undefined> {
  if (!fields) return fc.option(fc.dictionary(fc.string(), fc.jsonValue()), { nil: undefined, freq: 4 });
  const { properties = {} } = z.toJSONSchema(fields, { io: 'input', unrepresentable: 'any' }) as {
    properties?: Record<string, JsonSchema>;
  };
  const values = Object.entries(properties).map(([name, schema]) => {
    const right = name in sample ? fc.constant(sample[name]) : allowed(schema);
    const value = fc.oneof({ weight: 6, arbitrary: right }, { weight: 1, arbitrary: nasty }, fc.jsonValue());
    return [name, value] as const;
  });
  const declared = fc.record(Object.fromEntries(values), { requiredKeys: [] });
  const extra = fc.dictionary(fc.string(), fc.jsonValue(), { maxKeys: 2 });
  return fc.oneof(
    { weight: 5, arbitrary: declared },
    { weight: 1, arbitrary: fc.tuple(declared, extra).map(([one, other]) => ({ ...other, ...one })) },
  );
}

describe.each(routes)('%s', (_name, { handler, endpoint, usePostTwin }) => {
  it('answers whatever it is sent, without a 500 and soon', async () => {
    const sample = sampleInput(endpoint);
    const parts = fc.record({
      params: objects(endpoint.params, sample.params),
      query: objects(endpoint.query, sample.query),
      body: usePostTwin || endpoint.method !== 'GET' ? objects(endpoint.body, sample.body) : fc.constant(undefined),
    });
    const kinds = [
      () => signIn({ roles: [...roles] }),
      () => signIn({ roles: [...roles], facility: null, payerId: 102 }),
      () => signIn({ roles: roles.filter((role) => role !== 'SuperAdmin'), facility: null }),
      async () => receptionist,
    ];
    const people = new Map<(typeof kinds)[number], SignedIn>();
    await fc.assert(
      fc.asyncProperty(parts, fc.constantFrom(...kinds), async (sent, kind) => {
        const as = people.get(kind) ?? (await kind());
        people.set(kind, as);
        const took = await processorMs(async () => {
          const answer = await callAnything(handler, endpoint, { usePostTwin, as, ...sent });
          expect(answer.http, logLines.at(-1)).toBeLessThan(500);
          // The call has ended the session: the next one needs another.
          if (answer.http === 401) people.delete(kind);
        });
        expect(took).toBeLessThan(5000);
      }),
      { numRuns: 30 },
    );
  });

  it('survives headers and bodies that no client of ours sends', async () => {
    const as = await signIn({ roles: [...roles] });
    const headers = fc.dictionary(
      fc.constantFrom('authorization', 'content-type', 'x-xsrf-token', 'idempotency-key', 'sec-fetch-site'),
      fc.string({ unit: 'binary', maxLength: 3000 }),
    );
    const raw = fc.record({
      headers,
      cookies: fc.array(fc.string({ maxLength: 200 }), { maxLength: 5 }),
      rawBody: fc.oneof(fc.string({ unit: 'binary' }), fc.json()),
      isBase64Encoded: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(raw, async (parts) => {
        const answer = await callAnything(handler, endpoint, { usePostTwin, as, ...parts });
        expect(answer.http, logLines.at(-1)).toBeLessThan(500);
      }),
      { numRuns: 30 },
    );
  });
});
