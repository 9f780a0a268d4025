import { readPrintedCode } from '../../shared/document/printedCode.ts';
import type { documentApi, VerifiedDocument } from '../../shared/document/routes.ts';
import { claimOf } from '../../shared/eligibility/coverage.ts';
import { findDocument, type PrintedDocument } from '../_data/document/printedDocument.ts';
import { findEligibility, type StoredEligibility } from '../_data/eligibility/eligibility.ts';
import { laterAnswerOf } from '../_data/eligibility/laterAnswer.ts';
import { takeTurn } from '../_data/rateLimit/rateLimit.ts';
import type { Operation } from '../_kit/context.ts';
import { noRecord } from '../_kit/failure.ts';

/** A counter that looks at the papers of a full waiting room stays below it. */
const limit = { name: 'documentVerification', most: 30, seconds: 300 } as const;
/** The end of a shorter identifier would tell most of it. */
const shortestMasked = 8;

/** Whether the request still is what the paper says: the same question with the same status. */
const isAsPrinted = ({ status, requestNumber }: PrintedDocument, now: StoredEligibility): boolean =>
  now.status === status && (requestNumber === null || requestNumber === now.requestNumber);

/** What a holder compares with the paper. */
function aboutOf(request: StoredEligibility): VerifiedDocument['about'] {
  const { requestNumber, payerName, payerNameArabic, facilityName, facilityNameArabic } = request;
  const identifier = request.emiratesId ?? request.cardNumber ?? '';
  const identifierEnding = identifier.length < shortestMasked ? '' : identifier.slice(-4);
  return { requestNumber, payerName, payerNameArabic, facilityName, facilityNameArabic, identifierEnding };
}

/** Tells the holder of a printed document whether it is genuine. Every unknown code gets the same answer. */
export const verifyDocument: Operation<typeof documentApi.endpoints.verifyDocument> = async ({ body }, ctx) => {
  await takeTurn(ctx.store, limit, ctx.countedAs, ctx.now());
  const code = readPrintedCode(body.code);
  const document = code && (await findDocument(ctx.store, code));
  if (!document) return noRecord;
  const { facilityId, eligibilityId, serviceDate, printedAt } = document;
  ctx.audited({ entity: 'eligibility', id: eligibilityId });
  const request = await findEligibility(ctx.store, { kind: 'facility', facilityId }, eligibilityId);
  const facts = { serviceDate, printedAt, about: request && aboutOf(request) };
  if (!request || !isAsPrinted(document, request)) return { ...facts, verdict: 'outdated', later: null };
  const verdict = claimOf(request);
  const later = await laterAnswerOf(ctx.store, facilityId, request);
  // An answer that says the same, however late, changes nothing for the paper.
  return later && later.claim !== verdict
    ? { ...facts, verdict: 'superseded', later }
    : { ...facts, verdict, later: null };
};
