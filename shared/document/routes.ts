import * as z from 'zod';
import { area, endpoint } from '../_contract/endpoint.ts';
import { lineOutcomes } from '../authorization/answer.ts';
import { answerClaims } from '../eligibility/answerClaim.ts';

/**
 * Whether a printed document still holds: `covered` and `notCovered` are the payer's answer, which still holds; `withoutCover` is an
 * answer Eligible without a cover that holds on the service date; `undecided` was printed before the payer answered, and the payer
 * has not answered yet; `outdated` has facts that have changed since; `superseded` is an answer that still stands, but a later one to
 * the same question says something else. Of a decision on a request for approval it says what the payer decided, or `newerVersion` where
 * the request has been followed by another one of its chain. Of the temporary card of a newborn it says whether the number holds today,
 * has ended, was taken back, or was replaced by the child's own card.
 */
export const documentVerdicts = [
  'covered',
  'withoutCover',
  'notCovered',
  'undecided',
  'outdated',
  'superseded',
  'approved',
  'partlyApproved',
  'denied',
  'newerVersion',
  /** An earlier release read the payer's answer otherwise than it is: nobody may rely on the paper. */
  'misread',
  'temporaryValid',
  'temporaryEnded',
  'temporaryLinked',
  'temporaryCancelled',
] as const;

/**
 * The facts that every holder of a printed document may read: that it is ours, what it covers, and enough to compare it with the paper.
 * Of the patient it has the end of the identifier, and nothing else.
 */
const verifiedDocument = z.strictObject({
  verdict: z.enum(documentVerdicts),
  /** The one day that the answer is about; null for an approval of a treatment without one. */
  serviceDate: z.iso.date().nullable(),
  printedAt: z.iso.datetime(),
  /** The last day of a temporary number. */
  validTo: z.iso.date().optional(),
  /** What the paper says of its request; null where the request is gone. */
  about: z
    .strictObject({
      requestNumber: z.string(),
      payerName: z.string(),
      payerNameArabic: z.string(),
      facilityName: z.string(),
      facilityNameArabic: z.string().nullable(),
      /** The last four characters; empty for an identifier so short that they would tell most of it. */
      identifierEnding: z.string().max(4),
    })
    .nullable(),
  /** With `superseded`: what the later answer says, and when it came. */
  later: z
    .strictObject({ claim: z.enum(answerClaims).exclude(['undecided']), answeredAt: z.iso.datetime() })
    .nullable(),
  /** With a decision on a request for approval: its number and end, and what was decided on each line in the paper's order. */
  decision: z
    .strictObject({
      payerReference: z.string().nullable(),
      validTo: z.iso.datetime().nullable(),
      lines: z.array(z.enum(lineOutcomes)),
      /** What the payer said of each of these lines, to be compared with the paper. No activity is named. */
      said: z
        .array(
          z.strictObject({
            approvedFils: z.int().nullable(),
            paymentFils: z.int().nullable(),
            denialCode: z.string().nullable(),
            isOtherActivity: z.boolean(),
            /** Where they are not those of the whole. */
            payerReference: z.string().nullable(),
            validTo: z.iso.datetime().nullable(),
          }),
        )
        .optional(),
    })
    .optional(),
});
export type VerifiedDocument = z.infer<typeof verifiedDocument>;

export const documentApi = area('document', {
  verifyDocument: endpoint({
    method: 'POST',
    path: '/api/document/verifydocument',
    summary: 'Whether the portal printed a document, and the day it is valid for; no record for an unknown code',
    access: 'public',
    // Any text: a code of the wrong form is answered like one that does not exist.
    body: z.strictObject({ code: z.string().max(200) }),
    answer: verifiedDocument,
    audit: 'document.verify',
    requirements: ['REQ-ELIG-05', 'REQ-EAUTH-18', 'REQ-NET-26'],
  }),
});
