import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { roles } from '../../shared/_field/roles.ts';
import { callAnything, signIn, startBackend } from '../support/api.ts';
import { startRegulatorSimulators } from '../support/regulators.ts';
import { allRoutes, type TestedRoute } from '../support/routes.ts';
import { readyCalls } from './readyCalls.ts';
import { anOwner, idsFor, type Owner, tenantRoles, withIds } from './records.ts';
import { sampleInput } from './samples/index.ts';

const { store } = await startBackend();
// A visitor's own challenge is solved in tests/account.
await startRegulatorSimulators();
const routes = (await allRoutes()).filter(({ usePostTwin }) => !usePostTwin);

/** Samples of which another test sees that they are accepted. */
const provenElsewhere: Readonly<Record<string, string>> = {};

type Answer = Awaited<ReturnType<typeof callAnything>>;
/** Taken, not refused: files and texts have no status of their own, and what is asked for need not be there. */
const isAccepted = ({ http, status, errors }: Answer): boolean => http === 200 && status >= 0 && errors.length === 0;

/** Who may be meant by a call: the clinic, its payer, and those who run the portal. */
const callersOf = ({ clinic, payer }: Owner) => [
  clinic,
  payer,
  () => signIn({ roles: tenantRoles }),
  () => signIn({ roles: [...roles], facility: null }),
];

async function isEverAccepted(route: TestedRoute): Promise<boolean> {
  const { handler, endpoint, name } = route;
  const owner = await anOwner(store);
  const ready = await readyCalls[name]?.(owner);
  const sample = sampleInput(endpoint);
  if (ready) {
    const { as } = ready;
    const query = sample.query && { ...sample.query, ...(ready.query as object | undefined) };
    const body = sample.body && { ...sample.body, ...(ready.body as object | undefined) };
    const parts = {
      ...(as && { as }),
      params: sample.params && { ...sample.params, ...(ready.params as object | undefined) },
      query,
      body,
    };
    return isAccepted(await callAnything(handler, endpoint, parts));
  }
  const sent = withIds(route, sample, await idsFor(route, owner));
  for (const caller of callersOf(owner)) {
    const as = typeof caller === 'function' ? await caller() : caller;
    if (isAccepted(await callAnything(handler, endpoint, { as, ...sent }))) return true;
  }
  return false;
}

describe.each(routes.map((route) => [route.name, route] as const))('the sample of %s', (name, route) => {
  it('is what the contract takes', () => {
    const { params, query, body } = route.endpoint;
    const sample = sampleInput(route.endpoint);
    expect(params?.safeParse(sample.params).error).toBeUndefined();
    expect(query?.safeParse(sample.query ?? {}).error).toBeUndefined();
    expect(body?.safeParse(sample.body).error).toBeUndefined();
  });

  it('is accepted by somebody whose record it names', async () => {
    const file = provenElsewhere[name];
    if (file === undefined) expect(await isEverAccepted(route)).toBe(true);
    else expect(readFileSync(join(import.meta.dirname, '..', file), 'utf8')).toMatch(new RegExp(`\\b${name}\\b`));
  });
});
