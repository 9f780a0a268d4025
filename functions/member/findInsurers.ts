import { emiratesDateOf } from '../../shared/_field/serviceDate.ts';
import type { Insurer, memberApi } from '../../shared/member/routes.ts';
import { type Payer, serves } from '../_data/payer/payer.ts';
import type { Operation, SessionContext } from '../_kit/context.ts';
import type { OwnPayerId } from '../_kit/ownIds.ts';
import { payersOfFacility } from '../_parts/facility/payersOfFacility.ts';
import { noteMiss, stopFishing } from '../_parts/memberBrake.ts';
import { askRegister } from './askRegister.ts';
import { membersOf } from './membersOf.ts';
import { cardOf } from './memberView.ts';
import { checkReason, provePatient } from './patientAtDesk.ts';
import { allowInsurerSearch } from './registerAtReception.ts';

/** How the audit trail says that the Emirates ID is known. */
type How = Awaited<ReturnType<typeof provePatient>>;
type Finding = Pick<Insurer, 'finding' | 'why' | 'listedAt' | 'cards'>;

/** What the register of a payer says of the patient. */
async function findingOf(payer: Payer, emiratesId: string, how: How, ctx: SessionContext): Promise<Finding> {
  const look = (register: OwnPayerId) =>
    membersOf({ payerId: register, emiratesId }, ctx, { payerId: register, ...how });
  const { why, listedAt, members } = await askRegister(payer, look, ctx, how);
  if (why) return { finding: 'unknown', why, listedAt, cards: [] };
  const today = emiratesDateOf(ctx.now());
  const cards = members.map((member) => cardOf(member, today));
  return { finding: members.length > 0 ? 'found' : 'notFound', why: null, listedAt, cards };
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
  await stopFishing(ctx, body.emiratesId, how);
  const insurers = await Promise.all(
    payers.map(async (payer) => {
      const { payerId, payerName, payerNameArabic } = payer;
      return { payerId, payerName, payerNameArabic, ...(await findingOf(payer, body.emiratesId, how, ctx)) };
    }),
  );
  await noteMiss(ctx, body.emiratesId, { ...how, answers: insurers.map(({ finding }) => finding) });
  return insurers;
};
