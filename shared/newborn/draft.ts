import * as z from 'zod';
import { typedText } from '../_parts/typed.ts';
import { genders } from '../member/member.ts';
import { mostSiblings } from './birth.ts';

/** The children of one birth as far as they have been typed, right or wrong; their mother is not in it. */
export const newbornDraft = z.strictObject({
  babies: z
    .array(
      z.strictObject({
        siblingIndex: z.int().nullable(),
        bornAt: typedText(40),
        sex: z.enum(genders).nullable(),
        weightGrams: z.number().nullable(),
      }),
    )
    .max(mostSiblings),
});
