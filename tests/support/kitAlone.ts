import { randomUUID } from 'node:crypto';
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { sessionEnd } from '../../functions/_data/session/session.ts';
import { sessionUserOf } from '../../functions/_data/user/sessionUser.ts';
import type { User } from '../../functions/_data/user/user.ts';
import { areaHandler } from '../../functions/_kit/areaHandler.ts';
import type { Operations } from '../../functions/_kit/context.ts';
import { noRecord } from '../../functions/_kit/failure.ts';
import { provenUserId } from '../../functions/_kit/proof.ts';
import { issueToken } from '../../functions/_kit/token.ts';
import { newUlid } from '../../functions/_kit/ulid.ts';
import type { AuditRecord, ServerError, Wiring } from '../../functions/_kit/wiring.ts';
import type { Area } from '../../shared/_contract/endpoint.ts';
import type { SessionUser } from '../../shared/_contract/sessionUser.ts';
import { areas } from '../../shared/areas.ts';
import type { SignedIn } from './api.ts';
import { aUser } from './builders.ts';
import { routesOf, type TestedRoute } from './routes.ts';

/** The kit of all areas without what lies behind it. */
export interface KitAlone {
  /** Every route. Its steps are the real ones; its operation does nothing and answers 200, so that a call shows whether it was reached. */
  readonly routes: readonly TestedRoute[];
  /** A session that is kept in memory. */
  readonly signIn: (stored?: Partial<User>) => Promise<SignedIn>;
  readonly logLines: string[];
  readonly audits: AuditRecord[];
  readonly errors: ServerError[];
}

const noStore = {
  send: async () => Promise.reject(new Error('The kit alone has no store')),
} as unknown as DynamoDBDocumentClient;

const idleMs = 30 * 60_000;

const doNothing = ({ endpoints }: Area): Operations<Area> =>
  Object.fromEntries(Object.keys(endpoints).map((name) => [name, async () => noRecord])) as Operations<Area>;

/**
 * The kit alone refuses a wrong call as it does in front of an operation, at a tenth of the cost: there is no store. Whatever the kit
 * decides by the route's own entry can be tried on every route. That the functions really have this kit, other calls must show.
 */
export function kitAlone(): KitAlone {
  const sessions = new Map<string, SessionUser>();
  const kept = { logLines: [] as string[], audits: [] as AuditRecord[], errors: [] as ServerError[] };
  const wiring: Wiring = {
    store: noStore,
    now: () => new Date(),
    newId: () => newUlid(Date.now()),
    readSession: async ({ sessionId }, now) => {
      const user = sessions.get(sessionId);
      return user ? { user, idleEndsAt: new Date(now.getTime() + idleMs) } : null;
    },
    writeAudit: async (record) => void kept.audits.push(record),
    recordError: async (error) => void kept.errors.push(error),
    writeLog: (line) => void kept.logLines.push(line),
  };
  const signIn = async (stored: Partial<User> = {}): Promise<SignedIn> => {
    const [now, sessionId] = [new Date(), randomUUID()];
    const expiresAt = sessionEnd(now);
    const user = sessionUserOf(aUser(stored), null, { url: '/dashboard', expiresAt, now });
    sessions.set(sessionId, user);
    const token = await issueToken({ userId: user.userId, sessionId }, now, expiresAt);
    return { token, sessionId, user: { ...user, userId: provenUserId(user.userId) } };
  };
  const routes = areas.flatMap((area) => routesOf(area, areaHandler(area, doNothing(area), wiring)));
  return { routes, signIn, ...kept };
}
