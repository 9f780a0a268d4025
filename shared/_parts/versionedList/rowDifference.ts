import * as z from 'zod';
import { changeKinds } from './rowChange.ts';

const value = z.union([z.string(), z.number(), z.boolean()]).nullable();

/** What a version changes of a row, in these columns: before and after; prices in fils. */
export const differenceFields = <const Columns extends readonly [string, ...string[]]>(columns: Columns) => ({
  kinds: z.array(z.enum(changeKinds)),
  columns: z.array(z.strictObject({ column: z.enum(columns), before: value, after: value })),
});
