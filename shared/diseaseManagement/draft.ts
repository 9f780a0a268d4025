import * as z from 'zod';
import { typedText } from '../_parts/typed.ts';
import { consentKinds } from './consentKinds.ts';
import { criteria, programmeNames } from './programmes.ts';

/** An enrolment as far as it has been typed, right or wrong; the member is not in it. */
export const enrolmentDraft = z.strictObject({
  programme: z.enum(programmeNames).nullable(),
  criteria: z.array(z.enum(criteria)).max(criteria.length),
  consentOn: typedText(40),
  consentKind: z.enum(consentKinds).nullable(),
  goals: typedText(1200),
});
