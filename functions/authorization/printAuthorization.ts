import type { authorizationApi } from '../../shared/authorization/routes.ts';
import { findReview } from '../_data/authorization/answerReviews.ts';
import { keepAuthorizationPrint } from '../_data/document/printedAuthorization.ts';
import type { Operation } from '../_kit/context.ts';
import { fail } from '../_kit/failure.ts';
import { authorizationCase } from '../_parts/authorization/authorizationCase.ts';
import { codeNamesOf } from '../_parts/authorization/codeNames.ts';
import { seenCase } from '../_parts/case/caseKind.ts';
import { verificationOf } from '../_parts/verificationOf.ts';
import { isDecided } from './pdf/decided.ts';

type Print = typeof authorizationApi.endpoints.printAuthorization;

/** REQ-EAUTH-18: the decision as a document. Only the two sides print it, and only what was decided. */
export const printAuthorization: Operation<Print> = async ({ query }, ctx) => {
  const { found } = await seenCase(ctx, authorizationCase, query.authorizationId);
  if (!isDecided(found)) throw fail('notInThisStatus');
  const printedAt = ctx.now();
  const { answeredAt } = found.answer;
  const verification = await verificationOf(() => keepAuthorizationPrint(ctx.store, found, { answeredAt, printedAt }));
  // The renderer brings fonts and a PDF library: loaded when the first PDF is asked for.
  const { renderDecisionPdf } = await import('./pdf/renderDecisionPdf.ts');
  const [review, names] = await Promise.all([findReview(ctx.store, found), codeNamesOf(ctx.store, found)]);
  return renderDecisionPdf({ ...found, review, names }, query.language, { printedAt, verification });
};
