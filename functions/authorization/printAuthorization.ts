import { addressOf, linkedScreens } from '../../shared/_field/linkedScreens.ts';
import type { authorizationApi } from '../../shared/authorization/routes.ts';
import { groupedCode } from '../../shared/document/printedCode.ts';
import { keepAuthorizationPrint } from '../_data/document/printedAuthorization.ts';
import type { ContextOf, Operation } from '../_kit/context.ts';
import { env } from '../_kit/env.ts';
import { fail } from '../_kit/failure.ts';
import { authorizationCase } from '../_parts/authorization/authorizationCase.ts';
import { seenCase } from '../_parts/case/caseKind.ts';
import type { Verification } from '../_pdf/verification.ts';
import { type Decided, isDecided } from './pdf/decided.ts';

type Print = typeof authorizationApi.endpoints.printAuthorization;

/** Remembers the print; answers where and by which code it can be checked, where the portal has an address to name. */
async function verificationOf(
  request: Decided,
  printedAt: Date,
  { store }: ContextOf<Print>,
): Promise<Verification | undefined> {
  const origin = env('DOCUMENTS_URL');
  if (!origin) return undefined;
  const { answeredAt } = request.answer;
  const code = groupedCode(await keepAuthorizationPrint(store, request, { answeredAt, printedAt }));
  return {
    code,
    url: origin + addressOf(linkedScreens.verifyDocument, { code }),
    page: origin + linkedScreens.verifyTypedCode,
  };
}

/** REQ-EAUTH-18: the decision as a document. Only the two sides print it, and only what was decided. */
export const printAuthorization: Operation<Print> = async ({ query }, ctx) => {
  const { found } = await seenCase(ctx, authorizationCase, query.authorizationId);
  if (!isDecided(found)) throw fail('notInThisStatus');
  const printedAt = ctx.now();
  const verification = await verificationOf(found, printedAt, ctx);
  // The renderer brings fonts and a PDF library: loaded when the first PDF is asked for.
  const { renderDecisionPdf } = await import('./pdf/renderDecisionPdf.ts');
  return renderDecisionPdf(found, query.language, { printedAt, verification });
};
