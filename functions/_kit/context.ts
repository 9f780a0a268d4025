import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { Answer, Area, Endpoint, FileFormat, Input } from '../../shared/_contract/endpoint.ts';
import type { SessionUser } from '../../shared/_contract/sessionUser.ts';
import type { noRecord } from './failure.ts';
import type { OwnUserId } from './ownIds.ts';
import type { Party } from './party.ts';
import type { Scope } from './scope.ts';
import type { Reported } from './withErrors.ts';

/** What surrounds every call, signed in or not. Clock and ids come from here so that tests can set them. */
export interface PublicContext {
  readonly requestId: string;
  readonly sourceIp: string;
  /** Whom limits count: a signed-in person, or the network of a visitor. A clinic's computers share an address. */
  readonly countedAs: string;
  readonly isSignedIn: boolean;
  /** The page repeats a read by itself: nobody has opened anything. */
  readonly isBackground: boolean;
  readonly userAgent: string;
  readonly store: DynamoDBDocumentClient;
  readonly now: () => Date;
  /** A new ULID: 26 characters that sort by time. */
  readonly newId: () => string;
  /** Names the record for the audit entry of this call; `before`/`after` only for changes. */
  readonly audited: (record: { entity: string; id: string; before?: unknown; after?: unknown; actor?: string }) => void;
  /** The value of a cookie that the call has sent. */
  readonly cookieOf: (name: string) => string | undefined;
  /** Adds a cookie to the answer. */
  readonly setCookie: (cookie: string) => void;
}

/** Who calls: the user of the session, whose own records the id opens. */
export type Caller = SessionUser & { readonly userId: OwnUserId };

export interface SessionContext extends PublicContext {
  readonly user: Caller;
  readonly sessionId: string;
  /** The tenant of the records that the caller may reach; throws 403 for a user without a tenant. */
  readonly scope: Scope;
  /** As whom the caller takes part in cases; throws 403 for a user who belongs to no tenant and no health authority. */
  readonly party: Party;
}

/** The context of an endpoint's operation: only signed-in endpoints have a user and a scope. */
export type ContextOf<E extends Endpoint> = (E['access'] extends 'public' ? PublicContext : SessionContext) &
  (E extends { idempotent: true } ? { readonly idempotencyKey: string; readonly bodyHash: string } : unknown);

/** The parsed body of an endpoint: `BodyOf<typeof jobApi.endpoints.startJob>`. */
export type BodyOf<E extends Endpoint> = Input<E> extends { body: infer Body } ? Body : never;

type Result<E extends Endpoint> = E extends { format: FileFormat }
  ? Uint8Array
  : Answer<E> | Reported<Answer<E>> | typeof noRecord;

/** One operation: a plain function of its parsed input and its context. */
export type Operation<E extends Endpoint> = (input: Input<E>, ctx: ContextOf<E>) => Promise<Result<E>>;

/** All operations of an area; the compiler asks for each endpoint of its table. */
export type Operations<A extends Area> = {
  readonly [Name in keyof A['endpoints']]: Operation<A['endpoints'][Name]>;
};
