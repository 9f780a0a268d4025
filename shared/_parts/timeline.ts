import * as z from 'zod';

/** What happened to a record, at an instant. `by` names the person, null for the portal; `detail` is never a secret. */
export const timelineEventOf = <const Names extends readonly [string, ...string[]]>(names: Names) =>
  z.strictObject({
    at: z.iso.datetime(),
    event: z.enum(names),
    by: z.string().nullable(),
    detail: z.string().nullable(),
  });
