import { emiratesDateOf } from '../../shared/_field/serviceDate.ts';
import type { memberApi } from '../../shared/member/routes.ts';
import type { Operation } from '../_kit/context.ts';
import { noteMiss, stopFishing } from '../_parts/memberBrake.ts';
import { membersOf } from './membersOf.ts';
import { cardOf } from './memberView.ts';
import { checkReason, provePatient } from './patientAtDesk.ts';
import { allowLookup } from './registerAtReception.ts';

/** The patient's cards: for who has read the Emirates ID card, or says why it could not be read. */
export const getCardNumber: Operation<typeof memberApi.endpoints.getCardNumber> = async ({ body }, ctx) => {
  const { emiratesId } = body;
  checkReason(body);
  const payerId = await allowLookup(ctx, body.payerId);
  const how = await provePatient(body, ctx);
  await stopFishing(ctx, emiratesId, how);
  const members = await membersOf({ payerId, emiratesId }, ctx, { payerId, ...how });
  await noteMiss(ctx, emiratesId, { ...how, answers: [members.length > 0 ? 'found' : 'notFound'] });
  const today = emiratesDateOf(ctx.now());
  return members.map((member) => cardOf(member, today));
};
