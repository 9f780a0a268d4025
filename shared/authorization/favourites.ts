import * as z from 'zod';
import { recordId } from '../_contract/recordId.ts';
import { sentence } from '../_field/sentence.ts';
import { authorizationLine } from './form.ts';

/** How many sets a facility keeps, and how many activities one has. */
export const mostFavourites = { sets: 100, lines: 50 } as const;

const favouriteLine = authorizationLine.pick({
  type: true,
  code: true,
  quantity: true,
  netFils: true,
  observations: true,
});

/** The fields of a set of activities that are asked for together, as its facility keeps it. */
export const favouriteFields = {
  name: z.string().trim().min(1, sentence('valueMissing', 'This value is required.')).max(60),
  /** Whose set it is; null for the whole facility's. */
  clinicianLicense: authorizationLine.shape.clinician.unwrap().nullable(),
  lines: z.array(favouriteLine).min(1).max(mostFavourites.lines),
};

export const favourite = z.strictObject({ favouriteId: recordId, ...favouriteFields, version: z.int().positive() });
export type Favourite = z.infer<typeof favourite>;
