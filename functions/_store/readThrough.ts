import type { Page } from '../../shared/_contract/page.ts';

interface PageRead<Found, Row> {
  /** What is found at the next place of a list. */
  readonly find: (page: { readonly cursor?: string | undefined; readonly take: number }) => Promise<Page<Found>>;
  /** The rows of what was found, without those that are not asked for. */
  readonly rowsOf: (found: readonly Found[]) => readonly Row[] | Promise<readonly Row[]>;
  /** The most reads for one page, so that the cost of a call has a limit. */
  readonly mostReads: number;
}

/** An empty page tells its reader nothing: it goes on for as many reads more. */
const mostReadsMore = 50;

/** Whether a page reads on, after so many reads that found so many rows. A page without a row may go on for longer than one that is short. */
export const mayReadOn = (reads: number, mostReads: number, rows: number): boolean =>
  reads < mostReads || (rows === 0 && reads < mostReads + mostReadsMore);

/**
 * A page of rows of which a read may find too few: reads on until it is full. It can still be short, with a cursor, after the most reads. It is
 * empty, with a cursor, only after some fifty reads more without a row.
 */
export async function readThrough<Found, Row>(
  { find, rowsOf, mostReads }: PageRead<Found, Row>,
  { cursor, take }: { readonly cursor?: string | undefined; readonly take: number },
): Promise<Page<Row>> {
  const items: Row[] = [];
  let next: string | null | undefined = cursor;
  for (let reads = 0; next !== null && items.length < take && mayReadOn(reads, mostReads, items.length); reads += 1) {
    const page: Page<Found> = await find({ cursor: next, take: take - items.length });
    items.push(...(await rowsOf(page.items)));
    next = page.nextCursor;
  }
  return { items, nextCursor: next ?? null, total: null };
}
