import { providerType } from '../../shared/_field/providerTypes.ts';
import { isConnectedRegulator } from '../../shared/_field/regulator.ts';
import type { Role } from '../../shared/_field/roles.ts';
import type { Facility } from '../_data/facility/facility.ts';
import { newMail } from '../_data/mail/outgoingMail.ts';
import {
  findRegulatoryDetails,
  regulatoryDetailsPut,
  sealRegulatoryDetails,
} from '../_data/regulatoryDetails/regulatoryDetails.ts';
import { hashPassword } from '../_data/user/password.ts';
import { newUserPuts, type User, type UserChanges, userNameExists } from '../_data/user/user.ts';
import type { PublicContext } from '../_kit/context.ts';
import { fail } from '../_kit/failure.ts';
import { provenFacilityId } from '../_kit/proof.ts';
import { retryWrite } from '../_kit/retryWrite.ts';
import { type TransactItem, writeTogether } from '../_store/transaction.ts';
import { type CheckedRegistration, sentCredentials } from './registrationChecks.ts';

/** The roles of a new account, from its provider type and options. */
export function rolesOf(form: CheckedRegistration): Role[] {
  if (form.providerTypeId === providerType.Pharmacy) {
    return ['Standard', 'Pharmacy', ...(form.isControlMedication ? ['ControlMedicationPharmacy' as const] : [])];
  }
  return [
    'Standard',
    ...(form.isEAuthorization ? ['MedicalProvider' as const] : []),
    ...(form.isEligibility ? ['Eligibility' as const] : []),
    ...(form.isControlMedication ? ['ControlMedicationMedicalProvider' as const] : []),
  ];
}

async function newUser(
  ctx: PublicContext,
  form: CheckedRegistration,
  facility: Facility,
  license: UserChanges,
): Promise<User> {
  return {
    userId: ctx.newId(),
    userName: form.email,
    email: form.email,
    firstName: form.firstName,
    lastName: form.lastName,
    mobileNumber: null,
    emiratesId: form.emiratesId,
    wasEmiratesIdAsked: false,
    passwordHash: await hashPassword(form.password),
    passwordChangedAt: null,
    temporaryPasswordExpiresAt: null,
    agreementVersion: null,
    agreementAcceptedAt: null,
    areShortcutsOn: true,
    roles: rolesOf(form),
    payerId: null,
    regulatoryId: facility.regulatoryId,
    specialty: null,
    clinicianName: null,
    clinicianLicense: null,
    facilityIds: [facility.facilityId],
    currentFacilityId: facility.facilityId,
    isLocked: false,
    isResetPasswordRequired: false,
    createdAt: ctx.now().toISOString(),
    version: 1,
    ...license,
  };
}

/**
 * Stores the regulator credentials for a facility without credentials. Only the facility's administrator changes
 * existing ones.
 */
async function detailsPut(
  ctx: PublicContext,
  form: CheckedRegistration,
  facility: Facility,
  changedBy: string,
): Promise<TransactItem[]> {
  const { regulatoryId } = facility;
  const credentials = sentCredentials(form);
  if (!credentials || !isConnectedRegulator(regulatoryId)) return [];
  // The regulator has taken these credentials for this facility's licence (checkConnections).
  const facilityId = provenFacilityId(facility.facilityId);
  if (await findRegulatoryDetails(ctx.store, facilityId)) return [];
  const details = { ...credentials, facilityId, regulatorId: regulatoryId, changedBy, changedAt: ctx.now() };
  return [regulatoryDetailsPut(await sealRegulatoryDetails(details, null))];
}

/** Stores the account with all that belongs to it, or nothing. Of two registrations of one name at once, one is refused. */
export async function openAccount(
  ctx: PublicContext,
  form: CheckedRegistration,
  facility: Facility,
  license: UserChanges,
): Promise<User> {
  const user = await newUser(ctx, form, facility, license);
  const mail = newMail(ctx, 'accountOpened', user.userName);
  const opened = await retryWrite(async () => {
    const details = await detailsPut(ctx, form, facility, user.userId);
    if (await writeTogether(ctx.store, [...newUserPuts(user), ...details, mail.item])) return user;
    if (await userNameExists(ctx.store, user.userName)) throw fail('userNameExists', { field: 'email' });
    // A colleague of the same facility was storing its credentials: the next attempt finds them.
    return null;
  });
  if (!opened) throw fail('changedMeanwhile');
  await mail.queue();
  return opened;
}
