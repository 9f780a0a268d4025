import * as z from 'zod';
import { area, endpoint } from '../_contract/endpoint.ts';

/**
 * Whether a printed document still holds: `covered` and `notCovered` are the payer's answer, which still holds; `withoutCover` is an
 * answer Eligible without a cover that holds on the service date; `undecided` was printed before the payer answered, and the payer
 * has not answered yet; `outdated` has facts that have changed since.
 */
export const documentVerdicts = ['covered', 'withoutCover', 'notCovered', 'undecided', 'outdated'] as const;

/** The facts that every holder of a printed document may read: that it is ours, and what it covers. Nothing about the patient. */
const verifiedDocument = z.strictObject({
  verdict: z.enum(documentVerdicts),
  /** The one day that the answer is about. */
  serviceDate: z.iso.date(),
  printedAt: z.iso.datetime(),
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
    requirements: ['REQ-ELIG-05'],
  }),
});
