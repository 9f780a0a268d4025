import * as z from 'zod';
import { dispenseModes } from '../formulary/dispenseModes.ts';

/** How many drugs one search shows. */
export const mostDrugs = 50;

const modes = dispenseModes.map(({ value }) => value);

/** A drug of a payer's list as a facility finds it: what it is, and nothing of its prices and plans. */
export const listedDrug = z.strictObject({
  code: z.string(),
  /** The code of its generic, where the list has it: what an activity of type 10 asks for. */
  genericCode: z.string().nullable(),
  packageName: z.string(),
  genericName: z.string(),
  strength: z.string(),
  dosageForm: z.string(),
  packageSize: z.string(),
  /** How it may be dispensed: its class. */
  dispenseMode: z.enum(modes as [(typeof modes)[number], ...(typeof modes)[number][]]),
});
export type ListedDrug = z.infer<typeof listedDrug>;
