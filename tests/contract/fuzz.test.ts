import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { roles } from '../../shared/_field/roles.ts';
import { aClinic } from '../eligibility/support/eligibility.ts';
import { type CallOptions, callAnything, type SignedIn, signIn, startBackend } from '../support/api.ts';
import { fc } from '../support/fc.ts';
import { kitAlone } from '../support/kitAlone.ts';
import { processorMs } from '../support/processorTime.ts';
import { allRoutes, type TestedRoute } from '../support/routes.ts';
import { draws } from '../support/seed.ts';
import { sampleInput } from './sampleInput.ts';

const { store, logLines } = await startBackend();
// Past the human verification, so that what lies behind it is tried too.
process.env.HUMAN_VERIFICATION = 'off';
const kit = kitAlone();
const routes = (await allRoutes()).map((route, at) => [route.name, route, kit.routes[at]!] as const);

/** Somebody who sends what is drawn: for the kit alone, and for the function. */
interface Kind {
  readonly inMemory: SignedIn;
  readonly signIn: () => Promise<SignedIn>;
  signedIn?: SignedIn;
}
const withoutSuperAdmin = roles.filter((role) => role !== 'SuperAdmin');
const [allRoles, fewerRoles, receptionist] = [
  await kit.signIn({ roles: [...roles] }),
  await kit.signIn({ roles: withoutSuperAdmin }),
  await kit.signIn({ roles: ['Eligibility'] }),
];
const atFacility: Kind = { inMemory: allRoles, signIn: () => signIn({ roles: [...roles] }) };
const kinds: Kind[] = [
  atFacility,
  { inMemory: allRoles, signIn: () => signIn({ roles: [...roles], facility: null, payerId: 102 }) },
  { inMemory: fewerRoles, signIn: () => signIn({ roles: withoutSuperAdmin, facility: null }) },
  { inMemory: receptionist, signIn: () => aClinic(store) },
];

type Parts = { readonly params?: unknown; readonly query?: unknown; readonly body?: unknown } & CallOptions;

/**
 * Sends what was drawn to the kit alone, and what the kit lets through to the function too: what it refuses would be refused there alike.
 * Answers whether the function was called.
 */
async function tryDraw(route: TestedRoute, alone: TestedRoute, kind: Kind, parts: Parts): Promise<boolean> {
  const { handler, endpoint, usePostTwin } = route;
  const answer = await callAnything(alone.handler, endpoint, { usePostTwin, as: kind.inMemory, ...parts });
  expect(answer.http, kit.logLines.at(-1)).toBeLessThan(500);
  if (answer.http !== 200) return false;
  kind.signedIn ??= await kind.signIn();
  const { http } = await callAnything(handler, endpoint, { usePostTwin, as: kind.signedIn, ...parts });
  expect(http, logLines.at(-1)).toBeLessThan(500);
  // The call has ended the session: the next one needs another.
  if (http === 401) delete kind.signedIn;
  return true;
}

interface JsonSchema {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  pattern?: string;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  maxItems?: number;
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  anyOf?: JsonSchema[];
}

const wholeNumbers = ({ minimum = 0, maximum = 1_000_000 }: JsonSchema): fc.Arbitrary<number> =>
  fc.oneof(
    fc.integer({ min: Math.ceil(minimum), max: Math.max(Math.ceil(minimum), Math.floor(maximum)) }),
    fc.maxSafeInteger(),
  );

/** Values that a field's schema allows, as far as JSON Schema can say it. */
function allowed(schema: JsonSchema): fc.Arbitrary<unknown> {
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(allowed));
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.pattern) return fc.stringMatching(new RegExp(schema.pattern));
  if (schema.type === 'integer' || schema.type === 'number') return wholeNumbers(schema);
  if (schema.type === 'boolean') return fc.boolean();
  if (schema.type === 'array')
    return fc.array(allowed(schema.items ?? {}), { maxLength: Math.min(schema.maxItems ?? 5, 5) });
  if (schema.type === 'object') {
    const parts = Object.entries(schema.properties ?? {}).map(([name, part]) => [name, allowed(part)] as const);
    return fc.record(Object.fromEntries(parts));
  }
  return fc.string({ unit: 'binary', maxLength: schema.maxLength ?? 50 });
}

const nasty = fc.constantFrom<unknown>(
  ...[
    '',
    ' ',
    '\u0000',
    '__proto__',
    '../../etc/passwd',
    "' OR 1=1 --",
    '{{7*7}}',
    '<script>',
    '=1+1',
    'الرقم',
    '(',
    '%',
  ],
  ...[-1, 0, 1e308, Number.MAX_SAFE_INTEGER, '9'.repeat(300), [], {}, [[[]]], null, true, '\ud800', '😀'.repeat(200)],
);

type Sample = Readonly<Record<string, unknown>>;

/** Objects as the contract takes them: each field drawn, the sample's, or left out. What a field does not take is replaced by the sample's. */
function taken(fields: z.ZodObject, properties: Record<string, JsonSchema>, sample: Sample): fc.Arbitrary<object> {
  const values = Object.entries(properties).map(([name, schema]) => {
    const { shape } = fields as { shape: Record<string, z.ZodType> };
    const isTaken = (value: unknown) => shape[name]?.safeParse(value).success ?? false;
    const choices = [fc.constant(sample[name]), allowed(schema), nasty];
    const drawn = fc.oneof(...choices.map((arbitrary, at) => ({ weight: 3 - at, arbitrary })));
    const left = isTaken(undefined) ? fc.option(drawn, { nil: undefined }) : drawn;
    return [name, left.map((value) => (isTaken(value) ? value : sample[name]))] as const;
  });
  return fc.record(Object.fromEntries(values));
}

/** Objects of the declared fields, each allowed, sampled, junk or left out, now and then with something undeclared. */
function mixed(properties: Record<string, JsonSchema>, sample: Sample): fc.Arbitrary<object> {
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

interface Drawn {
  readonly taken: fc.Arbitrary<object | undefined>;
  readonly mixed: fc.Arbitrary<object | undefined>;
}

function objects(fields: z.ZodObject | undefined, sample: Sample = {}): Drawn {
  const none = fc.option(fc.dictionary(fc.string(), fc.jsonValue()), { nil: undefined, freq: 4 });
  if (!fields) return { taken: fc.constant(undefined), mixed: none };
  const { properties = {} } = z.toJSONSchema(fields, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
  return { taken: taken(fields, properties, sample), mixed: mixed(properties, sample) };
}

/** What is sent: as the contract takes it, or anything. */
function drawnParts({ endpoint, usePostTwin }: TestedRoute): fc.Arbitrary<Parts> {
  const sample = sampleInput(endpoint);
  const hasBody = usePostTwin || endpoint.method !== 'GET';
  const nothing: Drawn = { taken: fc.constant(undefined), mixed: fc.constant(undefined) };
  const [params, query, body] = [
    objects(endpoint.params, sample.params),
    objects(endpoint.query, sample.query),
    hasBody ? objects(endpoint.body, sample.body) : nothing,
  ];
  return fc.oneof(
    fc.record({ params: params.taken, query: query.taken, body: body.taken }),
    fc.record({ params: params.mixed, query: query.mixed, body: body.mixed }),
  );
}

/** A function reads a handful of headers: two calls that the kit lets through show what it makes of them. */
const mostStrange = 2;

describe.each(routes)('%s', (_name, route, alone) => {
  it('answers whatever it is sent, without a 500 and soon', async () => {
    await fc.assert(
      fc.asyncProperty(drawnParts(route), fc.constantFrom(...kinds), async (sent, kind) => {
        expect(await processorMs(() => tryDraw(route, alone, kind, sent))).toBeLessThan(5000);
      }),
      draws(30),
    );
  });

  it('survives headers and bodies that no client of ours sends', async () => {
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
    let through = 0;
    await fc.assert(
      fc.asyncProperty(raw, async (parts) => {
        const to = through < mostStrange ? route : alone;
        if (await tryDraw(to, alone, atFacility, parts)) through += 1;
      }),
      draws(30),
    );
  });
});
