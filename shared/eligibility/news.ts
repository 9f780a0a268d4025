import * as z from 'zod';
import { requestFacts } from '../notification/newsFacts.ts';
import { asksEligibility, type NewsKinds, newsAt } from '../notification/newsKind.ts';

const facilityAnswers = newsAt.facility('answers', asksEligibility);

/** What is told of an eligibility request to the facility that sent it: also the patient. Left out for those who may not read the request, and of what releases before have told. */
const answerFacts = requestFacts.extend({
  patient: z
    .strictObject({
      patientName: z.string().nullable(),
      patientNameArabic: z.string().optional(),
      idCardName: z.string().optional(),
      idCardNameArabic: z.string().optional(),
      identifierEnding: z.string(),
    })
    .optional(),
});

/** What is told of it, and to whom. */
export const news = {
  eligibilityEligible: { ...facilityAnswers, facts: answerFacts, icon: 'check', tone: 'success' },
  /** The payer said Eligible and named no cover that holds on the service date. */
  eligibilityWithoutCover: { ...facilityAnswers, facts: answerFacts, icon: 'problem', tone: 'warning' },
  eligibilityNotEligible: { ...facilityAnswers, facts: answerFacts, icon: 'cancel', tone: 'error' },
  /** The payer has accepted the request and has no result yet. */
  eligibilityAnswered: { ...facilityAnswers, facts: answerFacts, icon: 'hourglass', tone: 'warning' },
  eligibilityFailed: { ...facilityAnswers, facts: answerFacts, icon: 'problem', tone: 'error' },
  /** A suspended facility or a blacklisted clinician: the payer was not asked. */
  eligibilityBlocked: { ...facilityAnswers, facts: answerFacts, icon: 'problem', tone: 'error' },
  /** The payer's reviewer asks the facility about a request. */
  eligibilityQuestion: {
    ...newsAt.facility('questions', asksEligibility),
    facts: answerFacts,
    icon: 'question',
    tone: 'warning',
  },
} as const satisfies NewsKinds;
