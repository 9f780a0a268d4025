import { emiratesDateOf } from '../../shared/_field/serviceDate.ts';
import { decidedAnswer } from '../../shared/authorizationDesk/decidedAnswer.ts';
import {
  type authorizationDeskApi,
  type DeskContext,
  deskContext,
  mostEarlier,
} from '../../shared/authorizationDesk/routes.ts';
import { authorizations, type StoredAuthorization } from '../_data/authorization/authorization.ts';
import { listEntries } from '../_data/authorization/authorizationEntries.ts';
import { proposedIn } from '../_data/authorization/proposal.ts';
import { approvedToday } from '../_data/authorizationDesk/approvedToday.ts';
import { findEligibility } from '../_data/eligibility/eligibility.ts';
import { memberHits } from '../_data/member/namedMembers.ts';
import { getPayer } from '../_data/payer/payer.ts';
import type { Operation, SessionContext } from '../_kit/context.ts';
import { openParser } from '../_kit/openParse.ts';
import { isOwnChange } from '../_parts/approval.ts';
import { authorizationCase } from '../_parts/authorization/authorizationCase.ts';
import { subjectsOf } from '../_parts/authorization/requestSubject.ts';
import { rowOf } from '../_parts/case/caseKind.ts';
import { deskOf, isOwnRequest, readAtDesk } from './atDesk.ts';

type Get = typeof authorizationDeskApi.endpoints.getAuthorizationContext;

// Compiled once: zod compiles every new schema, which costs more than parsing an item.
const shownEligibility = openParser(deskContext.shape.eligibility.unwrap().strip());

/** What a reviewer decides by, beside the request itself. */
export const getAuthorizationContext: Operation<Get> = async ({ query }, ctx) => {
  ctx.audited({ entity: 'authorization', id: query.authorizationId });
  const found = await readAtDesk(ctx, query.authorizationId);
  const { note, returned, information } = found.desk;
  const [earlier, members, eligibility, proposal, isOwn, payer, approvedTodayFils] = await Promise.all([
    earlierOf(ctx, found),
    membersOf(ctx, found),
    eligibilityOf(ctx, found),
    shownProposal(ctx, found),
    isOwnRequest(ctx, found),
    getPayer(ctx.store, deskOf(ctx)),
    approvedToday(ctx.store, found, { userIds: [ctx.user.userId], now: ctx.now() }),
  ]);
  const secondPersonAboveFils = payer?.secondPersonAboveFils ?? null;
  return {
    note,
    proposal,
    returned,
    information,
    earlier,
    members,
    eligibility,
    isOwn,
    secondPersonAboveFils,
    approvedTodayFils,
  };
};

/** This member's other requests to the payer, by either identifier, newest first. */
async function earlierOf(ctx: SessionContext, found: StoredAuthorization): Promise<DeskContext['earlier']> {
  const { scope, store } = ctx;
  if (scope.kind !== 'payer') return [];
  const numbers = [found.emiratesId, found.cardNumber].filter((number) => number !== null);
  const pages = await Promise.all(
    numbers.map((value) => listEntries(store, scope, { by: 'patient', value }, { take: mostEarlier + 1 })),
  );
  const ids = [...new Set(pages.flatMap(({ items }) => items))].filter((id) => id !== found.authorizationId);
  const newest = ids.sort().reverse().slice(0, mostEarlier);
  const values = await authorizations.findAll(store, scope, newest);
  const subjects = await subjectsOf(store, values);
  return values.flatMap((value, at) => {
    const subject = subjects[at];
    return subject ? [{ ...rowOf(authorizationCase, value, 'insurer', ctx.now()), subject }] : [];
  });
}

/** Whom the payer's register knows by the request's number. */
async function membersOf(ctx: SessionContext, found: StoredAuthorization): Promise<DeskContext['members']> {
  const { emiratesId, cardNumber, serviceDate } = found;
  if (!emiratesId && !cardNumber) return [];
  return memberHits(ctx.store, deskOf(ctx), { emiratesId, cardNumber, day: serviceDate ?? emiratesDateOf(ctx.now()) });
}

async function eligibilityOf(ctx: SessionContext, { form }: StoredAuthorization): Promise<DeskContext['eligibility']> {
  const named = form?.eligibilityId ? await findEligibility(ctx.store, ctx.scope, form.eligibilityId) : null;
  return named && shownEligibility(named);
}

async function shownProposal(ctx: SessionContext, found: StoredAuthorization): Promise<DeskContext['proposal']> {
  const { form, desk } = found;
  if (!desk.proposal || !form) return null;
  const { madeAt, makerName, netFils } = desk.proposal;
  const answer = decidedAnswer(form, proposedIn(desk.proposal), {
    payerReference: null,
    answeredAt: madeAt,
    answeredByName: makerName,
  });
  return { madeAt, makerName, netFils, isOwn: await isOwnChange(ctx, desk.proposal), answer };
}
