import type { Page } from '../../shared/_contract/page.ts';
import type { CursorCodec } from './cursor.ts';

interface PageOfAll<Row> {
  readonly take: number;
  readonly cursor?: string | undefined;
  readonly codec: CursorCodec;
  /** Where a row stands in the order of the list. */
  readonly positionOf: (row: Row) => string;
  readonly isNewestFirst?: boolean;
}

/** A page, with the total, of a list that is so short that it is read whole. `rows` are sorted by their positions. */
export function pageOfAll<Row>(
  rows: readonly Row[],
  { take, cursor, codec, positionOf, isNewestFirst = false }: PageOfAll<Row>,
): Page<Row> {
  const end = cursor === undefined ? null : codec.positionOf(cursor);
  const follows = (row: Row): boolean =>
    end === null || (isNewestFirst ? positionOf(row) < end : positionOf(row) > end);
  const rest = rows.filter(follows);
  const items = rest.slice(0, take);
  const last = items.at(-1);
  return {
    items,
    nextCursor: rest.length > take && last ? codec.cursorOf(positionOf(last)) : null,
    total: rows.length,
  };
}
