import type { documentApi, VerifiedDocument } from '../../shared/document/routes.ts';
import { type EligibilityStatus, eligibilityStatus } from '../../shared/eligibility/eligibilityStatus.ts';
import { findDocument, type PrintedDocument } from '../_data/document/printedDocument.ts';
import { findEligibility } from '../_data/eligibility/eligibility.ts';
import { takeTurn } from '../_data/rateLimit/rateLimit.ts';
import type { Operation } from '../_kit/context.ts';
import { noRecord } from '../_kit/failure.ts';

/** A counter that looks at the papers of a full waiting room stays below it. */
const limit = { name: 'documentVerification', most: 30, seconds: 300 } as const;

function verdictOf({ status }: PrintedDocument, now: EligibilityStatus | undefined): VerifiedDocument['verdict'] {
  if (status !== now) return 'outdated';
  if (status === eligibilityStatus.Eligible) return 'covered';
  return status === eligibilityStatus.NotEligible ? 'notCovered' : 'undecided';
}

/** Tells the holder of a printed document whether it is genuine. Every unknown code gets the same answer. */
export const verifyDocument: Operation<typeof documentApi.endpoints.verifyDocument> = async ({ body }, ctx) => {
  await takeTurn(ctx.store, limit, ctx.sourceIp, ctx.now());
  const document = await findDocument(ctx.store, body.code);
  if (!document) return noRecord;
  const { facilityId, eligibilityId, serviceDate, printedAt } = document;
  ctx.audited({ entity: 'eligibility', id: eligibilityId });
  const request = await findEligibility(ctx.store, { kind: 'facility', facilityId }, eligibilityId);
  return { verdict: verdictOf(document, request?.status), serviceDate, printedAt };
};
