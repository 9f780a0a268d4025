import { emiratesDateOf } from '../../shared/_field/serviceDate.ts';
import { type PersonOf, sidesOf } from '../../shared/_parts/life.ts';
import { authorizationLife } from '../../shared/authorization/life.ts';
import { grantOf, otherActivityOf, ownOf } from '../../shared/authorization/lineGrant.ts';
import type { AuthorizationRecord, authorizationQueryApi } from '../../shared/authorizationQuery/routes.ts';
import { listAttachments } from '../_data/attachment/attachment.ts';
import { findReview } from '../_data/authorization/answerReviews.ts';
import { authorizations, isDraft, type StoredAuthorization } from '../_data/authorization/authorization.ts';
import {
  findInsurerAuthorization,
  listInsurerVersions,
  type StoredInsurerAuthorization,
} from '../_data/insurerAuthorization/insurerAuthorization.ts';
import { listQuestionsAbout } from '../_data/providerQuery/questionsAbout.ts';
import type { Operation, SessionContext } from '../_kit/context.ts';
import { fail } from '../_kit/failure.ts';
import { type Reader, readerOf } from './authorizationReader.ts';
import { changesOf } from './changesOf.ts';
import { answerTo, insurerRow, portalRow } from './foundRows.ts';

type Get = typeof authorizationQueryApi.endpoints.getInsurerAuthorization;
type Told = Omit<AuthorizationRecord, 'questions'>;

const printedStates: readonly string[] = ['approved', 'partiallyApproved', 'denied', 'cancelled', 'expired'];
const dayOf = (instant: string | null): string | null => instant && emiratesDateOf(new Date(instant));

/** Asked and approved side by side; lines that nobody asked for grant nothing and are left to the request's own page. */
function linesOf({ form, answer }: StoredAuthorization, isUnclear: boolean): Told['lines'] {
  return (form?.lines ?? []).map((asked) => {
    const said = answer && answerTo(answer, asked);
    const grant = grantOf(isUnclear ? null : asked, said);
    return {
      ...{ code: asked.code, quantity: grant.quantity ?? asked.quantity, askedFils: asked.netFils },
      ...{ approvedFils: grant.approvedFils, paymentFils: said?.paymentFils ?? null },
      ...{ outcome: isUnclear ? null : (said?.outcome ?? null), denialCode: said?.denialCode ?? null },
      payerCode: otherActivityOf(asked, said),
      payerReference: answer && ownOf(answer, said).payerReference,
      comments: said?.comments ?? null,
    };
  });
}

/** A request of the portal. Its files and its printed decision are for those who take part in it. */
async function portalRecord(ctx: SessionContext, found: StoredAuthorization): Promise<Told> {
  const takesPart =
    sidesOf(authorizationLife, ctx.user as unknown as PersonOf<typeof authorizationLife>, found).length > 0;
  const { facilityLicense, emiratesId, cardNumber, clinicianLicense, answer, state } = found;
  const needsReview = (await findReview(ctx.store, found)) !== null;
  const row = portalRow(found);
  return {
    ...{ ...row, needsReview, approvedFils: needsReview ? null : row.approvedFils },
    ...{ facilityLicense, emiratesId, cardNumber, clinicianLicense },
    ...{ validFrom: dayOf(answer?.validFrom ?? null), denialCode: answer?.denialCode ?? null },
    comments: answer?.comments ?? null,
    lines: linesOf(found, needsReview),
    documents: takesPart ? await listAttachments(ctx.store, authorizations.pkOf(found)) : [],
    isPrintable: takesPart && answer !== null && printedStates.includes(state),
    changes: [],
  };
}

async function insurerRecord(ctx: SessionContext, reader: Reader, found: StoredInsurerAuthorization): Promise<Told> {
  const { facilityLicense, emiratesId, cardNumber, clinicianLicense, validFrom, denialCode, comments, lines } = found;
  return {
    ...insurerRow(found),
    ...{ facilityLicense, emiratesId, cardNumber, clinicianLicense, validFrom, denialCode, comments },
    lines: lines.map(({ code, quantity, approvedFils }) => ({
      ...{ code, quantity, approvedFils, askedFils: null, paymentFils: null, outcome: null, denialCode: null },
      ...{ payerCode: null, payerReference: null, comments: null },
    })),
    documents: [],
    isPrintable: true,
    changes: changesOf(await listInsurerVersions(ctx.store, found), reader.kind === 'payer'),
  };
}

async function recordOf(ctx: SessionContext, reader: Reader, authorizationId: string): Promise<Told> {
  const portal = await authorizations.find(ctx.store, reader, authorizationId);
  if (portal && !isDraft(portal)) return portalRecord(ctx, portal);
  const insurer = await findInsurerAuthorization(ctx.store, reader, authorizationId);
  if (!insurer) throw fail('notFound');
  return insurerRecord(ctx, reader, insurer);
}

/** One authorisation of the caller's facility or payer, wherever it was made, with the questions about it. */
export const getInsurerAuthorization: Operation<Get> = async ({ query: { authorizationId } }, ctx) => {
  ctx.audited({ entity: 'authorization', id: authorizationId });
  const reader = readerOf(ctx);
  const told = await recordOf(ctx, reader, authorizationId);
  const questions = await listQuestionsAbout(ctx.store, reader, authorizationId);
  return {
    ...told,
    questions: questions.map(({ queryId, queryNumber, subject, state, openedAt }) => ({
      ...{ queryId, queryNumber, subject, state, openedAt },
    })),
  };
};
