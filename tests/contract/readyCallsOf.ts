import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { Area, Endpoint } from '../../shared/_contract/endpoint.ts';
import type { SignedIn } from '../support/api.ts';
import type { Owner } from './owner.ts';

/** What is sent in the place of a sample's own fields, and by whom; by a visitor where nobody is named. */
export interface ReadyCall {
  readonly as?: SignedIn;
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
}

/** The calls of an area that take an Idempotency-Key. */
type Repeatable<A extends Area> = {
  [Name in keyof A['endpoints']]: A['endpoints'][Name] extends { readonly idempotent: true } ? Name : never;
}[keyof A['endpoints']];

type Makes<From> = (from: From) => Promise<ReadyCall>;
/** Calls of an area, each with the function that makes what it needs. */
type Made<From> = readonly (readonly [Endpoint, Makes<From>])[];

const madeOf = <From>({ endpoints }: Area, calls: Readonly<Record<string, Makes<From> | undefined>>): Made<From> =>
  Object.entries(endpoints).flatMap(([name, endpoint]) => (calls[name] ? [[endpoint, calls[name]] as const] : []));

/** The calls of an area that need more than the ids of records to go well. One that may be repeated is a row of `repeatableCallsOf`. */
export const readyCallsOf = <A extends Area>(
  area: A,
  calls: { readonly [Name in Exclude<keyof A['endpoints'], Repeatable<A>>]?: Makes<Owner> },
): Made<Owner> => madeOf(area, calls);

/** The calls of an area that may be repeated, with everything that they need. One without a row does not compile. */
export const repeatableCallsOf = <A extends Area>(
  area: A,
  calls: { readonly [Name in Repeatable<A>]: Makes<DynamoDBDocumentClient> },
): Made<DynamoDBDocumentClient> => madeOf(area, calls);
