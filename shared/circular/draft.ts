import * as z from 'zod';
import { typedFiles, typedText } from '../_parts/typed.ts';
import { emirateNames, facilityKinds } from '../facility/facilityFields.ts';
import { audienceKinds } from './audience.ts';

/** A circular as far as it has been typed, right or wrong. What nobody has saved yet is nobody's but its writer's. */
export const circularDraft = z.strictObject({
  title: typedText(200),
  titleArabic: typedText(200),
  text: typedText(6000),
  textArabic: typedText(6000),
  isMustRead: z.boolean(),
  effectiveOn: typedText(40),
  endsOn: typedText(40),
  to: z.enum(audienceKinds),
  kinds: z.array(z.enum(facilityKinds)).max(facilityKinds.length),
  emirates: z.array(z.enum(emirateNames)).max(emirateNames.length),
  facilityLicenses: typedText(1500),
  attachmentIds: typedFiles,
  /** The edition of the circular that was changed: a colleague's later one is not written over. Null for a new circular. */
  edition: z.int().positive().nullable(),
});
