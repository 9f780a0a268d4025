import * as z from 'zod';

/** What is wrong with a column: the template's is `missing` or `doubled`, the file's is `unknown`. */
export const headStates = ['good', 'missing', 'doubled', 'unknown', 'optional'] as const;

/** A column of the template beside what stands for it in the head of a file; of an `unknown` one the template has none. */
export const headColumn = z.strictObject({
  column: z.string().nullable(),
  /** As the file writes them: none where it lacks the column, several where it has the column more than once. */
  titles: z.array(z.string()),
  state: z.enum(headStates),
});
export type HeadColumn = z.infer<typeof headColumn>;
