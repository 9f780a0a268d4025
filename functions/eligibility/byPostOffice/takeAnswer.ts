import * as z from 'zod';
import { coverage } from '../../../shared/eligibility/routes.ts';
import type { EligibilityAnswer } from '../../_connect/payer/payer.ts';
import type { EligibilityAnswerEntry } from '../../_data/outbox/outbox.ts';
import { askedNow, type Settling, settle } from '../asking/askAboutEligibility.ts';

/** An answer as it waits in the outbox. */
const answerOf = z.object({
  kind: z.literal('answer'),
  result: z.enum(['yes', 'no', 'undecided']),
  payerReference: z.string().nullable(),
  denialCode: z.string().nullable(),
  comments: z.string().nullable(),
  patientName: z.string().nullable(),
  coverages: z.array(coverage),
  isRepeated: z.boolean(),
}) satisfies z.ZodType<EligibilityAnswer>;

/** Settles a request by an answer that came as a file, exactly as by one that came over HTTP: once, and only the question that was asked. */
export const takeAnswer = (settling: Settling, entry: EligibilityAnswerEntry): Promise<string> =>
  settle(settling, entry, answerOf.parse(entry.answer), askedNow(settling, entry.requestNumber));
