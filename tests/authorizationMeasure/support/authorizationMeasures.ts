import { randomUUID } from 'node:crypto';
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import {
  authorizations,
  authorizationWrites,
  measured,
  type StoredAuthorization,
} from '../../../functions/_data/authorization/authorization.ts';
import { listMeasures, measureItems } from '../../../functions/_data/authorization/authorizationMeasures.ts';
import { sessionEnd } from '../../../functions/_data/session/session.ts';
import { wiring } from '../../../functions/_data/wiring.ts';
import { provenFacilityId } from '../../../functions/_kit/proof.ts';
import type { Scope } from '../../../functions/_kit/scope.ts';
import { issueToken } from '../../../functions/_kit/token.ts';
import { writeTogether } from '../../../functions/_store/transaction.ts';
import { handler } from '../../../functions/authorizationMeasure/index.ts';
import { authorizationMeasureApi } from '../../../shared/authorizationMeasure/routes.ts';
import { callApi, passMinutes, type SignedIn } from '../../support/api.ts';
import { beginSession } from '../../support/sessions.ts';

const { getAuthorizationMeasures } = authorizationMeasureApi.endpoints;

export const read = (as: SignedIn, query: { months?: number; payerId?: number } = {}) =>
  callApi(handler, getAuthorizationMeasures, { as, query });

export async function measures(as: SignedIn, query: { months?: number; payerId?: number } = {}) {
  const { data, errors } = await read(as, query);
  if (!data) throw new Error(`Not read: ${JSON.stringify(errors)}`);
  return data;
}

export const scopeOf = ({ user }: SignedIn) =>
  ({ kind: 'facility', facilityId: provenFacilityId(user.facilityId ?? '') }) as const;

/** All requests of a facility as they are stored. */
export async function storedOf(store: DynamoDBDocumentClient, as: SignedIn): Promise<StoredAuthorization[]> {
  const scope = scopeOf(as);
  const found: StoredAuthorization[] = [];
  let cursor: string | undefined;
  do {
    const page = await authorizations.list(
      store,
      { facilityId: scope.facilityId },
      { cursor, take: 100 },
      (each) => each,
    );
    found.push(...page.items);
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
  return found;
}

type Counted = Record<string, Record<string, number>>;

/** Counters by month and payer, without those that are nothing. */
const tidy = (entries: Iterable<readonly [string, Iterable<readonly [string, number]>]>): Counted => {
  const all: Counted = {};
  for (const [name, counts] of entries) {
    const own = all[name] ?? {};
    for (const [counter, count] of counts) own[counter] = (own[counter] ?? 0) + count;
    all[name] = own;
  }
  const known = Object.entries(all).map(([name, counts]) => {
    const some = Object.entries(counts).filter(([, count]) => count !== 0);
    return [name, Object.fromEntries(some.toSorted(([one], [other]) => one.localeCompare(other)))] as const;
  });
  return Object.fromEntries(known.filter(([, counts]) => Object.keys(counts).length > 0));
};

/** What the transactions have counted. */
export async function kept(store: DynamoDBDocumentClient, scope: Exclude<Scope, { kind: 'all' }>): Promise<Counted> {
  const months = await listMeasures(store, scope, '2000-01');
  return tidy(months.map(({ month, payerId, counts }) => [`${month} ${payerId}`, counts] as const));
}

/** What counting all these requests again gives, for the tenants of one kind. */
export function recounted(requests: readonly StoredAuthorization[], tenant: `COUNT#${'FACILITY' | 'PAYER'}#`): Counted {
  const items = measureItems(requests.map(measured)).filter(({ pk }) => String(pk).startsWith(tenant));
  return tidy(
    items.map((item) => {
      const [, month, payerId] = String(item.sk).split('#');
      const counts = Object.entries(item).filter(([name]) => name.startsWith('N#'));
      return [`${month} ${payerId}`, counts.map(([name, count]) => [name.slice(2), Number(count)] as const)] as const;
    }),
  );
}

/** What the worker that sends writes when the regulator refuses the file. */
export async function refusedByRegulator(store: DynamoDBDocumentClient, found: StoredAuthorization): Promise<boolean> {
  const at = wiring.now().toISOString();
  const after = { ...found, state: 'error', stateSince: at, version: found.version + 1 } as const;
  return writeTogether(store, authorizationWrites(found, after, { at, event: 'fail', by: null, detail: null }));
}

/** Lets minutes pass; these people sign in again, for a session does not live so long. */
export async function later(store: DynamoDBDocumentClient, minutes: number, ...people: SignedIn[]): Promise<void> {
  passMinutes(minutes);
  const now = wiring.now();
  const expiresAt = sessionEnd(now);
  for (const person of people) {
    const sessionId = randomUUID();
    const user = { ...person.user, expires: expiresAt.toISOString() };
    await beginSession(store, { sessionId, user: user as never }, now);
    Object.assign(person, { token: await issueToken({ userId: user.userId, sessionId }, now, expiresAt), sessionId });
  }
}
