import type * as z from 'zod';
import { newsKinds } from '../newsKinds.ts';
import { noFacts } from './newsFacts.ts';

/** A kind of news that this release can word; `unknown` for one that only a newer release can, and which still leads to its record. */
export type NotificationKind = keyof typeof newsKinds | 'unknown';
export const notificationKinds = [...Object.keys(newsKinds), 'unknown'] as NotificationKind[];

/** The schema of the facts that a kind carries. */
export type FactsOf<Kind extends NotificationKind> = Kind extends keyof typeof newsKinds
  ? (typeof newsKinds)[Kind]['facts']
  : typeof noFacts;
export const factsOf = <Kind extends NotificationKind>(kind: Kind): FactsOf<Kind> =>
  (kind === 'unknown' ? noFacts : newsKinds[kind as keyof typeof newsKinds].facts) as z.ZodObject as FactsOf<Kind>;

/** The kind, `unknown` for one that this release does not know. */
export const knownKind = (kind: unknown): NotificationKind =>
  typeof kind === 'string' && Object.hasOwn(newsKinds, kind) ? (kind as NotificationKind) : 'unknown';

/** So long a notification can be read. */
export const notificationDays = 90;

/** Unread ones are counted up to this many; beyond, it says 99+. */
export const mostCountedUnread = 99;
