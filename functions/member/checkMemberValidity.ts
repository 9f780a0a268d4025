import { holdsOneOf } from '../../shared/_field/grants.ts';
import { moduleAccess } from '../../shared/_field/moduleAccess.ts';
import { emiratesDateOf } from '../../shared/_field/serviceDate.ts';
import { tellingCover } from '../../shared/member/memberCover.ts';
import {
  oldListDays,
  type ValidityCover,
  type ValiditySource,
  validityOf,
} from '../../shared/member/memberValidity.ts';
import type { memberApi } from '../../shared/member/routes.ts';
import { getMember, type MemberRecord } from '../_data/member/member.ts';
import { getPayer, type Payer, serves } from '../_data/payer/payer.ts';
import type { BodyOf, Operation, SessionContext } from '../_kit/context.ts';
import { fail, invalid } from '../_kit/failure.ts';
import { payersOfFacility } from '../_parts/facility/payersOfFacility.ts';
import { noteMiss, stopFishing, stopGuessing } from '../_parts/memberBrake.ts';
import { askRegister, type Look, type RegisterAnswer } from './askRegister.ts';
import { membersOf } from './membersOf.ts';
import { coverOn, recordName } from './memberView.ts';
import { ownAnswersBy, withOwnAnswer } from './ownAnswers.ts';
import { checkReason, provePatient } from './patientAtDesk.ts';
import { allowInsurerSearch, takeCardTurn, takeSearchTurn } from './registerAtReception.ts';

type Endpoint = typeof memberApi.endpoints.checkMemberValidity;
type Question = BodyOf<Endpoint>;

const dayMs = 86_400_000;

/** The payers that the caller's facility works with; the own payer for who works for one. Nobody else asks. */
async function payersToAsk(ctx: SessionContext): Promise<readonly Payer[]> {
  const { scope, store } = ctx;
  if (!holdsOneOf(ctx.user, moduleAccess.providerServices)) throw fail('notAllowed');
  if (scope.kind === 'payer') {
    await takeSearchTurn(ctx, String(scope.payerId));
    const payer = await getPayer(store, scope.payerId);
    return payer ? [payer] : [];
  }
  const facility = await allowInsurerSearch(ctx);
  const asked = { now: ctx.now(), isListed: serves('eligibility') };
  const { workedWith } = await payersOfFacility(store, facility, asked);
  ctx.audited({ entity: 'facility', id: facility.facilityId, after: { payers: workedWith.length } });
  return workedWith;
}

/** How the person is looked for, and how the audit trail says that the number is known. */
interface Search {
  readonly number: string;
  readonly how: { readonly isCardRead: boolean; readonly eidReasonId: number | null };
  readonly look: Look;
}

/** By the Emirates ID: of the card that was read, or typed; a facility says why. */
async function byEmiratesId(body: Question, emiratesId: string, ctx: SessionContext): Promise<Search> {
  const { cardReadId, eidReasonId } = body;
  checkReason({ ...body, emiratesId });
  if (ctx.scope.kind === 'facility' && !cardReadId && !eidReasonId) throw invalid('eidReasonId', 'reasonMissing');
  const how = await provePatient({ emiratesId, cardReadId, eidReasonId }, ctx);
  await stopFishing(ctx, emiratesId, how);
  const look: Look = (payerId) => membersOf({ payerId, emiratesId }, ctx, { payerId, ...how });
  return { number: emiratesId, how, look };
}

/** By the card's number and its holder's date of birth. A wrong date is answered like a card that does not exist. */
async function byCard({ cardNumber = '', bornOn }: Question, ctx: SessionContext): Promise<Search> {
  await stopGuessing(ctx, cardNumber);
  const look: Look = async (payerId) => {
    await takeCardTurn(ctx, recordName(payerId, cardNumber));
    const found = await getMember(ctx.store, payerId, cardNumber);
    const isTheirs = found?.member.bornOn === bornOn;
    ctx.audited({ entity: 'member', id: recordName(payerId, cardNumber), after: { isTheirs } });
    return found && isTheirs ? [found] : [];
  };
  return { number: cardNumber, how: { isCardRead: false, eidReasonId: null }, look };
}

/** The covers that hold or begin later; where there is none, the one that ended last. */
function shownCovers({ coverages }: MemberRecord, today: string): ValidityCover[] {
  const covers = coverages.map((cover) => coverOn(cover, today));
  const current = covers.filter(({ state }) => state === 'holding' || state === 'upcoming');
  const last = tellingCover(covers, today);
  const shown = current.length > 0 ? current : last ? [last] : [];
  return shown.map(({ policyNumber: _, ...cover }) => cover);
}

type Said = Pick<ValiditySource, 'validity' | 'why' | 'listedAt' | 'cards'>;

/** What a register's answer means. A no is said by a list that is not old, and never of a number that may be mistyped. */
function validityBy({ why, listedAt, members }: RegisterAnswer, isByCard: boolean, now: Date): Said {
  const today = emiratesDateOf(now);
  const cards = members.map((member) => ({
    cardNumber: member.member.memberId,
    covers: shownCovers(member, today),
  }));
  const unknown = (reason: Said['why']): Said => ({ validity: 'unknown', why: reason, listedAt, cards });
  if (why) return unknown(why);
  if (cards.some(({ covers }) => covers.some(({ state }) => state === 'holding'))) {
    return { validity: 'active', why: null, listedAt, cards };
  }
  if (isByCard && cards.length === 0) return unknown('noSuchCard');
  if (listedAt === null) return unknown('noList');
  if (now.getTime() - Date.parse(listedAt) > oldListDays * dayMs) return unknown('oldList');
  return { validity: 'notActive', why: null, listedAt, cards };
}

/** Whether somebody is a valid member now, as the registers say (ADR 0121), and as payers have told the facility where a register knows nothing. */
export const checkMemberValidity: Operation<Endpoint> = async ({ body }, ctx) => {
  const payers = await payersToAsk(ctx);
  const { emiratesId } = body;
  const { number, how, look } = emiratesId ? await byEmiratesId(body, emiratesId, ctx) : await byCard(body, ctx);
  const asked = await Promise.all(
    payers.map(async (payer) => ({ payer, answer: await askRegister(payer, look, ctx, how) })),
  );
  const now = ctx.now();
  const own = emiratesId ? await ownAnswersBy(ctx, emiratesId) : new Map();
  const sources = asked.map(({ payer: { payerId, payerName, payerNameArabic }, answer }) => {
    const said = withOwnAnswer(validityBy(answer, !emiratesId, now), own.get(payerId), emiratesDateOf(now));
    return { payerId, payerName, payerNameArabic, ...said };
  });
  const answers = asked.map(({ answer: { why, members } }) => why ?? (members.length > 0 ? 'found' : 'notFound'));
  await noteMiss(ctx, number, { ...how, answers });
  return { asOf: now.toISOString(), validity: validityOf(sources), sources };
};
