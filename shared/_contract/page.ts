import * as z from 'zod';

/** The largest page any list answers. The table component asks for this many and shows them as five pages of twenty. */
export const largestPage = 100;

/** The paging fields of every list call: an opaque cursor from the page before, and how many rows to take. */
export const pageFields = {
  cursor: z.string().max(2000).optional(),
  take: z.coerce.number().int().min(1).max(largestPage).default(largestPage),
};

/** A page of rows. `nextCursor` is null on the last page; `total` is null where the count is not kept. */
export const pageOf = <Schema extends z.ZodType>(row: Schema) =>
  z.strictObject({ items: z.array(row), nextCursor: z.string().nullable(), total: z.int().nullable() });

export interface Page<Row> {
  items: Row[];
  nextCursor: string | null;
  total: number | null;
}
