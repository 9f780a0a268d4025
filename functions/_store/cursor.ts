import { invalid } from '../_kit/failure.ts';
import { ulidPattern } from './idRange.ts';

/**
 * The cursor of a list that is sorted by ULID: a position in time and nothing else. Keys are built from the caller's scope, so
 * whatever a caller writes into a cursor, no page of another tenant comes of it.
 */
export const cursorOf = (lastId: string): string => Buffer.from(lastId).toString('base64url');

/** The id behind a cursor; 400 for a text that is none. */
export function idOfCursor(cursor: string): string {
  const id = Buffer.from(cursor, 'base64url').toString('latin1');
  if (!ulidPattern.test(id) || cursorOf(id) !== cursor) throw invalid('cursor', 'notACursor', 'Start the list again.');
  return id;
}
