import { emiratesDateOf } from '../../shared/_field/serviceDate.ts';
import type { Insurer, memberApi } from '../../shared/member/routes.ts';
import { registerListedAt } from '../_data/member/registerState.ts';
import { type Payer, serves } from '../_data/payer/payer.ts';
import type { Operation, SessionContext } from '../_kit/context.ts';
import { payersOfFacility } from '../_parts/facility/payersOfFacility.ts';
import { membersOf } from './membersOf.ts';
import { cardOf } from './memberView.ts';
import { checkReason, provePatient } from './patientAtDesk.ts';
import { allowInsurerSearch, registerOf } from './registerAtReception.ts';

/** How the audit trail says that the Emirates ID is known. */
type How = Awaited<ReturnType<typeof provePatient>>;
type Finding = Pick<Insurer, 'finding' | 'why' | 'listedAt' | 'cards'>;

const unknown = (why: Insurer['why']): Finding => ({ finding: 'unknown', why, listedAt: null, cards: [] });

/** What the register of a payer says of the patient. A register without a list cannot say that somebody is not insured. */
async function lookInto(payer: Payer, emiratesId: string, how: How, ctx: SessionContext): Promise<Finding> {
  const register = registerOf(payer);
  if (register === null) return unknown('noRegister');
  const listedAt = await registerListedAt(ctx.store, register);
  const members = await membersOf({ payerId: register, emiratesId }, ctx, { payerId: register, ...how });
  if (members.length === 0) {
    return listedAt === null ? unknown('noList') : { finding: 'notFound', why: null, listedAt, cards: [] };
  }
  const today = emiratesDateOf(ctx.now());
  const cards = members.map((member) => cardOf(member, today));
  return { finding: 'found', why: null, listedAt, cards };
}

/** The same; a register that cannot be read is not known, and says nothing against the others. */
async function findingOf(payer: Payer, emiratesId: string, how: How, ctx: SessionContext): Promise<Finding> {
  try {
    return await lookInto(payer, emiratesId, how, ctx);
  } catch {
    ctx.audited({ entity: 'payer', id: String(payer.payerId), after: { ...how, isReadable: false } });
    return unknown('notReadable');
  }
}

/** Who insures the patient, as the registers say of the payers that the facility works with (ADR 0083). */
export const findInsurers: Operation<typeof memberApi.endpoints.findInsurers> = async ({ body }, ctx) => {
  checkReason(body);
  const scope = await allowInsurerSearch(ctx);
  const how = await provePatient(body, ctx);
  const asked = { now: ctx.now(), isListed: serves('eligibility') };
  const { workedWith: payers } = await payersOfFacility(ctx.store, scope, asked);
  // Also where no payer is asked, the trail has who looked.
  ctx.audited({ entity: 'facility', id: scope.facilityId, after: { ...how, payers: payers.length } });
  return Promise.all(
    payers.map(async (payer) => {
      const { payerId, payerName, payerNameArabic } = payer;
      return { payerId, payerName, payerNameArabic, ...(await findingOf(payer, body.emiratesId, how, ctx)) };
    }),
  );
};
