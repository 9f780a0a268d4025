import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { roles } from '../../shared/_field/roles.ts';
import { type Backend, callAnything, type SignedIn, signIn } from '../support/api.ts';
import { canary, foundIn, type watchStore } from '../support/canary.ts';
import type { TestedRoute } from '../support/routes.ts';
import { readyCalls } from './readyCalls.ts';
import { anOwner, idsFor, withIds } from './records.ts';
import { sampleInput } from './samples/index.ts';

export interface Sent {
  readonly as: SignedIn;
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
}

/** Somebody planted who may do everything. */
const somebody = (): Promise<SignedIn> => {
  const stored = { firstName: canary.name, lastName: canary.name, emiratesId: canary.emiratesId };
  return signIn({ roles: [...roles], stored });
};

/** The call as it goes well: the sample with the ids of records that are there. */
export async function rightCall(route: TestedRoute, store: DynamoDBDocumentClient): Promise<Sent> {
  const sample = sampleInput(route.endpoint);
  const owner = await anOwner(store);
  const ready = await readyCalls[route.name]?.(owner);
  if (!ready) return { as: await somebody(), ...withIds(route, sample, await idsFor(route, owner)) };
  const query = sample.query && { ...sample.query, ...(ready.query as object | undefined) };
  const body = sample.body && { ...sample.body, ...(ready.body as object | undefined) };
  return { as: ready.as ?? (await somebody()), params: sample.params, query, body };
}

/** Passwords and tokens that were sent, with the caller's token. */
function secretsOf({ as, query, body }: Sent): string[] {
  const sent = Object.entries({ ...(query as object), ...(body as object) });
  const secrets = sent.filter(([name, value]) => /password|token/i.test(name) && typeof value === 'string');
  return [as.token, ...secrets.map(([, value]) => String(value))];
}

/** What people write so that others read it there: a note of the error log with their name, their own name in the trail of its change. */
const writtenOnPurpose: Readonly<Record<string, 'audits' | 'errors'>> = {
  // The name of a rule, by which the payer's people know it.
  addAuthorizationRule: 'audits',
  saveAuthorizationRuleDraft: 'audits',
  // The name of a facility, and why an administrator gives a right.
  saveFacility: 'audits',
  addTemporaryRole: 'audits',
  updateUserDetails: 'audits',
  resolveErrorGroup: 'errors',
  // The class of an error. That it is one, its pattern says.
  reportError: 'errors',
  reportVisitorError: 'errors',
};

/**
 * Makes a call and answers what it left of persons, passwords and tokens: in log lines, in the error log and in the audit trail. The
 * trail names users by their ids, and in the content of rules and work their names.
 */
export async function leftBy(
  route: TestedRoute,
  sent: Sent & { readonly rawBody?: string; readonly headers?: Record<string, string> },
  { logLines, watch }: Pick<Backend, 'logLines'> & { watch: ReturnType<typeof watchStore> },
): Promise<Record<string, string[]>> {
  const before = { log: logLines.length, errors: watch.errors.length, audits: watch.audits.length };
  const headers = { referer: `https://portal.example/?token=${canary.token}`, ...sent.headers };
  await callAnything(route.handler, route.endpoint, { ...sent, headers });
  const secrets = secretsOf(sent);
  const persons = [sent.as.user.userName, sent.as.user.displayName];
  const isUnmeant = (place: string) => (found: string) =>
    writtenOnPurpose[route.name] !== place || ![canary.name, ...persons].includes(found);
  const left = {
    log: logLines.slice(before.log).flatMap((line) => foundIn(line, [...secrets, ...persons])),
    errors: watch.errors.slice(before.errors).flatMap((text) => foundIn(text, [...secrets, ...persons])),
    audits: watch.audits.slice(before.audits).flatMap((text) => foundIn(text, secrets)),
  };
  return Object.fromEntries(
    Object.entries(left)
      .map(([place, found]) => [place, found.filter(isUnmeant(place))] as const)
      .filter(([, found]) => found.length > 0),
  );
}
