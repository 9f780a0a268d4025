import type { documentApi, VerifiedDocument } from '../../shared/document/routes.ts';
import { claimOf } from '../../shared/eligibility/coverage.ts';
import { findDocument, type PrintedDocument } from '../_data/document/printedDocument.ts';
import { findEligibility, type StoredEligibility } from '../_data/eligibility/eligibility.ts';
import { takeTurn } from '../_data/rateLimit/rateLimit.ts';
import type { Operation } from '../_kit/context.ts';
import { noRecord } from '../_kit/failure.ts';

/** A counter that looks at the papers of a full waiting room stays below it. */
const limit = { name: 'documentVerification', most: 30, seconds: 300 } as const;

const verdictOf = ({ status }: PrintedDocument, now: StoredEligibility | null): VerifiedDocument['verdict'] =>
  now?.status === status ? claimOf(now) : 'outdated';

/** Tells the holder of a printed document whether it is genuine. Every unknown code gets the same answer. */
export const verifyDocument: Operation<typeof documentApi.endpoints.verifyDocument> = async ({ body }, ctx) => {
  await takeTurn(ctx.store, limit, ctx.sourceIp, ctx.now());
  const document = await findDocument(ctx.store, body.code);
  if (!document) return noRecord;
  const { facilityId, eligibilityId, serviceDate, printedAt } = document;
  ctx.audited({ entity: 'eligibility', id: eligibilityId });
  const request = await findEligibility(ctx.store, { kind: 'facility', facilityId }, eligibilityId);
  return { verdict: verdictOf(document, request), serviceDate, printedAt };
};
