import { isAllowed } from '../../functions/_kit/authenticate.ts';
import { roles } from '../../shared/_field/roles.ts';
import { type ApiAnswer, type Backend, callAnything, type SignedIn, signIn } from '../support/api.ts';
import { canary, foundIn, type watchStore } from '../support/canary.ts';
import type { TestedRoute } from '../support/routes.ts';
import { idsFor, withIds } from './ownedRecords.ts';
import { type Owner, tenantRoles } from './owner.ts';
import { readyCall } from './readyCall.ts';
import { sampleInput } from './sampleInput.ts';
import type { sharedOwner } from './sharedOwner.ts';

/** A call, and who sends it; a visitor where nobody is named. */
export interface Sent {
  readonly as?: SignedIn;
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
}

/** Who may be meant by a call: the clinic, its payer, and those who run the portal. */
const callersOf = ({ clinic, payer }: Owner): (() => Promise<SignedIn>)[] => [
  async () => clinic,
  async () => payer,
  () => signIn({ roles: tenantRoles }),
  () => signIn({ roles: [...roles], facility: null }),
];

const withReady = (sample: unknown, ready: unknown) => sample && { ...sample, ...(ready as object | undefined) };

/**
 * The call of a route as it should go well: the sample, with the ids of records that are there, by each of those who may be meant; or with
 * what the route needs besides, by the one for whom that was made.
 */
export async function* rightCalls(
  route: TestedRoute,
  owners: ReturnType<typeof sharedOwner>,
): AsyncGenerator<Sent, void, void> {
  const { endpoint } = route;
  const sample = sampleInput(endpoint);
  const ready = await readyCall(endpoint, owners.lent);
  if (ready) {
    const { as, params, query, body } = ready;
    yield {
      ...(as && { as }),
      params: withReady(sample.params, params),
      query: withReady(sample.query, query),
      body: withReady(sample.body, body),
    };
    return;
  }
  const owner = await owners.current();
  const sent = withIds(route, sample, await idsFor(route, owner, owners.recordOf));
  for (const caller of callersOf(owner)) {
    const as = await caller();
    if (isAllowed(as.user, endpoint.access)) yield { as, ...sent };
  }
}

/** Passwords and tokens that were sent, with the caller's token. */
function secretsOf({ as, query, body }: Sent): string[] {
  const sent = Object.entries({ ...(query as object), ...(body as object) });
  const secrets = sent.filter(([name, value]) => /password|token/i.test(name) && typeof value === 'string');
  return [...(as ? [as.token] : []), ...secrets.map(([, value]) => String(value))];
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

/** A call, with what it left behind. */
export interface Looked {
  readonly answer: ApiAnswer<unknown>;
  readonly lines: readonly string[];
  /** Persons, passwords and tokens by the place where none may stand: log lines, the error log, the audit trail. */
  readonly left: Readonly<Record<string, readonly string[]>>;
}

/**
 * Makes a call and looks for what it left of persons, passwords and tokens. The trail names users by their ids, and in the content of
 * rules and work their names.
 */
export async function callAndLook(
  route: TestedRoute,
  sent: Sent,
  { logLines, watch }: Pick<Backend, 'logLines'> & { watch: ReturnType<typeof watchStore> },
): Promise<Looked> {
  const before = { log: logLines.length, errors: watch.errors.length, audits: watch.audits.length };
  const headers = { referer: `https://portal.example/?token=${canary.token}` };
  const answer = await callAnything(route.handler, route.endpoint, { ...sent, headers });
  const secrets = secretsOf(sent);
  const persons = sent.as ? [sent.as.user.userName, sent.as.user.displayName] : [];
  const isUnmeant = (place: string) => (found: string) =>
    writtenOnPurpose[route.name] !== place || ![canary.name, ...persons].includes(found);
  const lines = logLines.slice(before.log);
  const found = {
    log: lines.flatMap((line) => foundIn(line, [...secrets, ...persons])),
    errors: watch.errors.slice(before.errors).flatMap((text) => foundIn(text, [...secrets, ...persons])),
    audits: watch.audits.slice(before.audits).flatMap((text) => foundIn(text, secrets)),
  };
  const unmeant = Object.entries(found).map(([place, words]) => [place, words.filter(isUnmeant(place))] as const);
  return { answer, lines, left: Object.fromEntries(unmeant.filter(([, words]) => words.length > 0)) };
}
