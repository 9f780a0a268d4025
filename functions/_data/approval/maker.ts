import * as z from 'zod';

/** Who made a change that waits for a second person, as it is stored with the record. */
export const maker = z.object({
  madeAt: z.iso.datetime(),
  makerId: z.string(),
  makerName: z.string(),
  /** Hashes of the Emirates IDs that the account had then; left out by older releases. */
  makerPerson: z.array(z.string()).optional(),
});
export type Maker = z.infer<typeof maker>;
