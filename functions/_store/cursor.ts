import { invalid } from '../_kit/failure.ts';
import { ulidPattern } from './idRange.ts';

/**
 * How a list writes a position into a cursor and reads it back. A position is only a place in the order of the list:
 * keys are built from the caller's scope, so a forged cursor never reads a page of another tenant.
 */
export interface CursorCodec {
  readonly cursorOf: (position: string) => string;
  /** The position behind a cursor; throws a 400 for every text that this list has not made. */
  readonly positionOf: (cursor: string) => string;
}

/** The cursors of a list with positions that match `position`. */
export function cursorCodec(position: RegExp | ((text: string) => boolean)): CursorCodec {
  const isPosition = position instanceof RegExp ? (text: string) => position.test(text) : position;
  const cursorOf = (text: string): string => Buffer.from(text).toString('base64url');
  return {
    cursorOf,
    positionOf: (cursor) => {
      const text = Buffer.from(cursor, 'base64url').toString();
      if (isPosition(text) && cursorOf(text) === cursor) return text;
      throw invalid('cursor', 'notACursor');
    },
  };
}

/** The cursors of a list that is sorted by ULID. */
export const ulidCursor = cursorCodec(ulidPattern);
