import type middy from '@middy/core';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context as LambdaContext } from 'aws-lambda';
import type { Endpoint } from '../../shared/_contract/endpoint.ts';
import type { LiveSession } from './wiring.ts';

export type ApiEvent = APIGatewayProxyEventV2;
export type ApiResult = APIGatewayProxyStructuredResultV2;

/** An operation as the chain sees it: the types of its endpoint have done their work at compile time. */
export type AnyOperation = (input: unknown, ctx: unknown) => Promise<unknown>;

export interface Route {
  readonly name: string;
  readonly endpoint: Endpoint;
  readonly operation: AnyOperation;
}

/** A record that an operation named for the audit trail. */
export interface AuditedRecord {
  readonly entity: string;
  readonly id: string;
  readonly before?: unknown;
  readonly after?: unknown;
  readonly actor?: string;
}

/** What the chain learns about a call on its way; each step fills in its part. */
export interface Call {
  readonly requestId: string;
  readonly receivedAt: Date;
  readonly sourceIp: string;
  readonly userAgent: string;
  /** The page says that it repeats a read by itself. */
  readonly isBackground: boolean;
  /** The ETags of the answers that the caller has kept. */
  readonly knownTags: string;
  /** Cookies that the answer sets. */
  readonly cookies: string[];
  readonly sentCookies: readonly string[];
  readonly audited: AuditedRecord[];
  route?: Route;
  session?: { readonly sessionId: string } & LiveSession;
  input?: { params?: unknown; query?: unknown; body?: unknown };
  idempotencyKey?: string;
  /** Set once the caller is known to have tried the operation itself, so that the attempt belongs into the audit trail. */
  isAttempted?: true;
  /** The code of the error table that is answered, or `success`. */
  outcome?: string;
}

export type CallRequest = middy.Request<ApiEvent, ApiResult, Error, LambdaContext, { call: Call }>;
export type CallStep = middy.MiddlewareObj<ApiEvent, ApiResult, Error, LambdaContext, { call: Call }>;

/** The route of a call behind the dispatch step. */
export function routeOf({ internal: { call } }: CallRequest): Route {
  if (!call.route) throw new Error('The call has not been dispatched');
  return call.route;
}
