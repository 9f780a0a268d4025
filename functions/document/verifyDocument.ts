import { emiratesDateOf } from '../../shared/_field/serviceDate.ts';
import { grantOf, otherActivityOf, ownOf, termsOf } from '../../shared/authorization/lineGrant.ts';
import { readPrintedCode } from '../../shared/document/printedCode.ts';
import type { documentApi, VerifiedDocument } from '../../shared/document/routes.ts';
import { claimOf } from '../../shared/eligibility/coverage.ts';
import { findReview } from '../_data/authorization/answerReviews.ts';
import { authorizations, type StoredAuthorization } from '../_data/authorization/authorization.ts';
import { findAuthorizationPrint, type PrintedAuthorization } from '../_data/document/printedAuthorization.ts';
import { findDocument, type PrintedDocument } from '../_data/document/printedDocument.ts';
import { findNewbornPrint, type PrintedNewborn } from '../_data/document/printedNewborn.ts';
import { findEligibility, type StoredEligibility } from '../_data/eligibility/eligibility.ts';
import { laterAnswerOf } from '../_data/eligibility/laterAnswer.ts';
import { findNewborn, phaseOn } from '../_data/newborn/newborn.ts';
import { takeTurn } from '../_data/rateLimit/rateLimit.ts';
import type { ContextOf, Operation } from '../_kit/context.ts';
import { noRecord } from '../_kit/failure.ts';

type Verify = typeof documentApi.endpoints.verifyDocument;
type Context = ContextOf<Verify>;

/** A counter that looks at the papers of a full waiting room stays below it. */
const limit = { name: 'documentVerification', most: 30, seconds: 300 } as const;
/** The end of a shorter identifier would tell most of it. */
const shortestMasked = 8;

/** Whether the request still is what the paper says: the same question with the same status. */
const isAsPrinted = ({ status, requestNumber }: PrintedDocument, now: StoredEligibility): boolean =>
  now.status === status && (requestNumber === null || requestNumber === now.requestNumber);

type Named = Pick<
  StoredEligibility,
  'payerName' | 'payerNameArabic' | 'facilityName' | 'facilityNameArabic' | 'emiratesId' | 'cardNumber'
> & { readonly requestNumber: string | null };

/** What a holder compares with the paper. */
function aboutOf(request: Named): VerifiedDocument['about'] {
  const { requestNumber, payerName, payerNameArabic, facilityName, facilityNameArabic } = request;
  const identifier = request.emiratesId ?? request.cardNumber ?? '';
  const identifierEnding = identifier.length < shortestMasked ? '' : identifier.slice(-4);
  const names = { payerName, payerNameArabic, facilityName, facilityNameArabic };
  return { requestNumber: requestNumber ?? '', ...names, identifierEnding };
}

async function verifyEligibility(document: PrintedDocument, ctx: Context): Promise<VerifiedDocument> {
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
}

const decided = { approved: 'approved', partiallyApproved: 'partlyApproved', denied: 'denied' } as const;

/** What a paper is worth now: nothing is confirmed of a request that has moved on, was answered anew, or is no longer the newest. */
async function decisionVerdict(
  { store }: Context,
  { state, answeredAt }: PrintedAuthorization,
  now: StoredAuthorization,
): Promise<VerifiedDocument['verdict']> {
  const verdict = Object.entries(decided).find(([each]) => each === now.state)?.[1];
  if (now.state !== state || now.answer?.answeredAt !== answeredAt || !verdict) return 'outdated';
  if ((await findReview(store, now)) !== null) return 'misread';
  return now.followedBy === null ? verdict : 'newerVersion';
}

/** What the payer said of each line that was asked for, in the paper's order. Its activities are on the paper. */
function saidOf({ form, answer }: StoredAuthorization): NonNullable<VerifiedDocument['decision']>['said'] {
  if (!form || !answer) return [];
  return answer.lines
    .filter(({ wasAsked }) => wasAsked)
    .map((said) => {
      const asked = form.lines.find(({ lineId }) => lineId === said.lineId) ?? null;
      const { paymentFils, denialCode } = said;
      return {
        ...{ approvedFils: grantOf(asked, said).approvedFils, paymentFils, denialCode },
        isOtherActivity: otherActivityOf(asked, said) !== null,
        ...ownOf(answer, said),
      };
    });
}

/** REQ-EAUTH-18: the same of the decision on a request for approval. */
async function verifyAuthorization(print: PrintedAuthorization, ctx: Context): Promise<VerifiedDocument> {
  const { facilityId, authorizationId, printedAt } = print;
  ctx.audited({ entity: 'authorization', id: authorizationId });
  const found = await authorizations.find(ctx.store, { kind: 'facility', facilityId }, authorizationId);
  if (!found) return { verdict: 'outdated', serviceDate: null, printedAt, about: null, later: null };
  const verdict = await decisionVerdict(ctx, print, found);
  const facts = { verdict, serviceDate: found.serviceDate, printedAt, about: aboutOf(found), later: null };
  if (!found.answer || verdict === 'outdated' || verdict === 'misread') return facts;
  const { payerReference, lines } = found.answer;
  const { validTo } = termsOf(found.answer);
  const asked = lines.filter(({ wasAsked }) => wasAsked).map(({ outcome }) => outcome);
  return { ...facts, decision: { payerReference, validTo, lines: asked, said: saidOf(found) } };
}

const temporaryVerdicts = {
  open: 'temporaryValid',
  ended: 'temporaryEnded',
  linked: 'temporaryLinked',
  cancelled: 'temporaryCancelled',
} as const;

/** REQ-NET-26: the same of the temporary card of a newborn. It names the end of the temporary number, and nobody. */
async function verifyNewborn(print: PrintedNewborn, ctx: Context): Promise<VerifiedDocument> {
  const { facilityId, newbornId, printedAt } = print;
  ctx.audited({ entity: 'newborn', id: newbornId });
  const found = await findNewborn(ctx.store, { kind: 'facility', facilityId }, newbornId);
  const common = { serviceDate: null, printedAt, later: null } as const;
  if (!found) return { ...common, verdict: 'outdated', about: null };
  const { payerName, payerNameArabic, facilityName, facilityNameArabic, number, validTo } = found;
  const verdict = temporaryVerdicts[phaseOn(found, emiratesDateOf(ctx.now()))];
  const about = { payerName, payerNameArabic, facilityName, facilityNameArabic };
  return { ...common, verdict, validTo, about: { ...about, requestNumber: '', identifierEnding: number.slice(-4) } };
}

/** Tells the holder of a printed document whether it is genuine. Every unknown code gets the same answer. */
export const verifyDocument: Operation<Verify> = async ({ body }, ctx) => {
  await takeTurn(ctx.store, limit, ctx.countedAs, ctx.now());
  const code = readPrintedCode(body.code);
  if (!code) return noRecord;
  const [document, print, card] = await Promise.all([
    findDocument(ctx.store, code),
    findAuthorizationPrint(ctx.store, code),
    findNewbornPrint(ctx.store, code),
  ]);
  if (document) return verifyEligibility(document, ctx);
  if (card) return verifyNewborn(card, ctx);
  return print ? verifyAuthorization(print, ctx) : noRecord;
};
