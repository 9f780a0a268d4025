import type * as z from 'zod';
import { providerType } from '../../shared/_field/providerTypes.ts';
import type { registrationForm } from '../../shared/account/registrationForm.ts';
import { findCardReading } from '../_data/cardReading/cardReading.ts';
import type { Facility } from '../_data/facility/facility.ts';
import { checkedLicense } from '../_data/user/professionalLicense.ts';
import type { UserChanges } from '../_data/user/user.ts';
import type { PublicContext } from '../_kit/context.ts';
import { Failure, fail, invalid } from '../_kit/failure.ts';
import { checkRegulatorConnection } from '../_parts/connection/checkConnection.ts';
import { isControlMedicationAccepted } from '../_parts/connection/checkControlMedication.ts';

export type CheckedRegistration = z.output<typeof registrationForm>;

/** The credentials for the regulator that were sent, both of them. */
export function sentCredentials({ regulatorUsername, regulatorPassword }: CheckedRegistration) {
  if (!regulatorUsername || !regulatorPassword) return null;
  return { username: regulatorUsername, password: regulatorPassword };
}

/**
 * Whether the regulator's test may be left out, the controlled-medication test taking its place (decisions, Registration 2). What
 * the browser says of it counts only together with the choices that it belongs to.
 */
const isRegulatorOptional = (form: CheckedRegistration): boolean =>
  form.isControlMedication &&
  form.isControlMedicationEAuth &&
  form.isEAuthorization &&
  form.providerTypeId === providerType.MedicalProvider;

const mostTurns = 8;
const turnMs = 500;

/**
 * Waits a short time while another call tests the same credentials, and then uses its outcome: of two registrations at
 * once the second gets the outcome of the first, not `tooManyRequests`.
 */
async function inTurn<Result>(check: () => Promise<Result>): Promise<Result> {
  for (let turn = 1; ; turn += 1) {
    try {
      return await check();
    } catch (error) {
      const isTooEarly = error instanceof Failure && error.code === 'tooManyRequests';
      if (!isTooEarly || turn === mostTurns) throw error;
      await new Promise((resolve) => setTimeout(resolve, turnMs));
    }
  }
}

/** Repeats both connection tests: what the browser was told counts for nothing here. */
export async function checkConnections(
  ctx: PublicContext,
  form: CheckedRegistration,
  facility: Facility,
): Promise<void> {
  const credentials = sentCredentials(form);
  if (!credentials && !isRegulatorOptional(form)) {
    throw invalid('regulatorUsername', 'regulatorUsernameMissing');
  }
  // Side by side, because each may take ten seconds; of two refusals the same one is always told.
  const outcomes = await Promise.allSettled([
    form.isControlMedication ? checkControlMedication(ctx, form, facility) : null,
    credentials ? inTurn(() => checkRegulatorConnection(ctx, facility, credentials)) : null,
  ]);
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
}

async function checkControlMedication(ctx: PublicContext, form: CheckedRegistration, { facilityLicense }: Facility) {
  const username = form.controlMedicationUsername ?? '';
  const password = form.controlMedicationPassword ?? '';
  const isAccepted = await inTurn(() => isControlMedicationAccepted(ctx, { username, password, facilityLicense }));
  if (!isAccepted) throw fail('regulatorCredentialsWrong', { field: 'controlMedicationUsername' });
}

/** Who prescribes or dispenses controlled medication shows their card, and names the licence that the registry has of them. */
export async function checkPrescriber(
  ctx: PublicContext,
  form: CheckedRegistration,
  facility: Facility,
): Promise<UserChanges> {
  if (!form.isControlMedication) return {};
  if (!form.cardReadId) throw fail('emiratesIdNotVerified', { field: 'emiratesId' });
  const reading = await findCardReading(ctx.store, form.cardReadId, ctx.now());
  if (!reading) throw fail('cardReadRefused', { field: 'emiratesId' });
  if (reading.emiratesId !== form.emiratesId) throw fail('emiratesIdNotMatching', { field: 'emiratesId' });
  const { firstName, lastName, emiratesId } = form;
  const holder = { firstName, lastName, emiratesId, isEmiratesIdProven: true, facilityId: facility.facilityId };
  return checkedLicense(ctx.store, holder, form.clinicianLicenseNumber ?? '', 'clinicianLicenseNumber');
}
