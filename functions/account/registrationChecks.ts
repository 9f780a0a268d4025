import type * as z from 'zod';
import type { ConnectionProof } from '../../shared/_field/connectionProof.ts';
import { providerType } from '../../shared/_field/providerTypes.ts';
import type { registrationForm } from '../../shared/account/registrationForm.ts';
import type { Facility } from '../_data/facility/facility.ts';
import { checkedLicense, type LicenseClaim } from '../_data/user/professionalLicense.ts';
import type { PublicContext } from '../_kit/context.ts';
import { Failure, fail, invalid } from '../_kit/failure.ts';
import { checkRegulatorConnection } from '../_parts/connection/checkConnection.ts';
import { isControlMedicationAccepted } from '../_parts/connection/checkControlMedication.ts';
import { checkCard } from '../_parts/provenCard.ts';

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

/**
 * Repeats both connection tests, because what the browser was told counts for nothing here, and answers what they prove. The
 * controlled-medication platform takes credentials for their own licence only.
 */
export async function checkConnections(
  ctx: PublicContext,
  form: CheckedRegistration,
  facility: Facility,
): Promise<ConnectionProof> {
  const credentials = sentCredentials(form);
  if (!credentials && !isRegulatorOptional(form)) {
    throw invalid('regulatorUsername', 'regulatorUsernameMissing');
  }
  // Side by side, because each may take ten seconds; of two refusals the same one is always told.
  const [medication, regulator] = await Promise.allSettled([
    form.isControlMedication ? checkControlMedication(ctx, form, facility) : null,
    credentials ? inTurn(() => checkRegulatorConnection(ctx, facility, credentials)) : null,
  ]);
  if (medication.status === 'rejected') throw medication.reason;
  if (regulator.status === 'rejected') throw regulator.reason;
  return form.isControlMedication ? 'proven' : (regulator.value ?? 'notApplicable');
}

/** A pharmacy registers at a pharmacy and a medical provider at a clinic or hospital, so that nobody gets roles of the other. */
export function checkProviderType({ providerTypeId }: CheckedRegistration, { kind }: Facility): void {
  const isPharmacist = providerTypeId === providerType.Pharmacy;
  if (isPharmacist !== (kind === 'pharmacy')) throw fail('providerTypeNotOfFacility', { field: 'providerTypeId' });
}

async function checkControlMedication(ctx: PublicContext, form: CheckedRegistration, { facilityLicense }: Facility) {
  const username = form.controlMedicationUsername ?? '';
  const password = form.controlMedicationPassword ?? '';
  const isAccepted = await inTurn(() => isControlMedicationAccepted(ctx, { username, password, facilityLicense }));
  if (!isAccepted) throw fail('regulatorCredentialsWrong', { field: 'controlMedicationUsername' });
}

/** Who prescribes or dispenses controlled medication shows their card; answers whether a card has shown name and Emirates ID. */
export async function checkHolder(ctx: PublicContext, form: CheckedRegistration): Promise<boolean> {
  if (!form.isControlMedication) return false;
  if (!form.cardReadId) throw fail('emiratesIdNotVerified', { field: 'emiratesId' });
  await checkCard(ctx, form.cardReadId, form);
  return true;
}

/** The professional licence that a prescriber claims, compared with the registry; null for everybody else. */
export async function claimedLicense(
  ctx: PublicContext,
  form: CheckedRegistration,
  facility: Facility,
): Promise<LicenseClaim | null> {
  if (!form.isControlMedication) return null;
  const { firstName, lastName, emiratesId } = form;
  const proven = { isEmiratesIdProven: true, isNameTrusted: true, userId: null };
  const holder = { firstName, lastName, emiratesId, ...proven, facilityId: facility.facilityId };
  return checkedLicense(ctx.store, holder, form.clinicianLicenseNumber ?? '', 'clinicianLicenseNumber');
}
