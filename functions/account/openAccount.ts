import type { ConnectionProof } from '../../shared/_field/connectionProof.ts';
import { providerType } from '../../shared/_field/providerTypes.ts';
import type { Role } from '../../shared/_field/roles.ts';
import type { Asked } from '../_data/accountRequest/accountRequest.ts';
import type { Facility } from '../_data/facility/facility.ts';
import { newMail } from '../_data/mail/outgoingMail.ts';
import { findLicenseHolder } from '../_data/user/licenseHolder.ts';
import { newAccount } from '../_data/user/newAccount.ts';
import { numberClaim, numberRecordPut } from '../_data/user/numberClaim.ts';
import { hashPassword } from '../_data/user/password.ts';
import { type LicenseClaim, licenseChanges } from '../_data/user/professionalLicense.ts';
import { newUserPuts, type User, userNameExists } from '../_data/user/user.ts';
import type { PublicContext } from '../_kit/context.ts';
import { fail } from '../_kit/failure.ts';
import { retryWrite } from '../_kit/retryWrite.ts';
import { decidersOf, newAccountRequest } from '../_parts/accountRequest/newAccountRequest.ts';
import { writeTogether } from '../_store/transaction.ts';
import type { CheckedRegistration } from './registrationChecks.ts';

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

/** What is known of a registration besides its form. */
interface Checked {
  readonly facility: Facility;
  readonly connectionProof: ConnectionProof;
  /** A card has shown name and Emirates ID. */
  readonly isCardProven: boolean;
  readonly claim: LicenseClaim | null;
}

async function newUser(
  ctx: PublicContext,
  form: CheckedRegistration,
  { facility, isCardProven, claim }: Checked,
): Promise<User> {
  const now = ctx.now();
  return newAccount({
    userId: ctx.newId(),
    userName: form.email,
    email: form.email,
    firstName: form.firstName,
    lastName: form.lastName,
    mobileNumber: null,
    // What a card has not shown was typed: a claim, which the caller adds.
    emiratesId: isCardProven ? form.emiratesId : null,
    identityProvenAt: isCardProven ? now.toISOString() : null,
    passwordHash: await hashPassword(form.password),
    roles: rolesOf(form),
    regulatoryId: facility.regulatoryId,
    facilityIds: [facility.facilityId],
    currentFacilityId: facility.facilityId,
    createdAt: now.toISOString(),
    ...(claim?.isProven && licenseChanges(claim, now)),
  });
}

/** The account with its Emirates ID: on record where a card has shown it, a claim where it was typed. */
async function withNumber(ctx: PublicContext, user: User, emiratesId: string) {
  const { userId, createdAt: at } = user;
  if (user.emiratesId !== null) return { user, items: [numberRecordPut(userId, emiratesId)] };
  const { claim, items } = await numberClaim(ctx.store, { userId, emiratesId, at });
  return { user: { ...user, emiratesIdClaim: claim }, items };
}

/** Who has to open the account, or null when everything is proven. A licence that no register has is the portal's to accept. */
async function decidersFor(ctx: PublicContext, { facility, claim, connectionProof }: Checked) {
  if (claim && !claim.isProven) return decidersOf(ctx, null);
  return connectionProof === 'proven' ? null : decidersOf(ctx, facility.facilityId);
}

const asked = ({ claim, isCardProven, connectionProof }: Checked): Asked => ({
  kind: 'account',
  connectionProof,
  isCardProven,
  clinicianLicense: claim?.clinicianLicense ?? null,
  clinicianName: claim?.clinicianName ?? null,
  specialty: claim?.specialty ?? null,
  isLicenseRegistered: claim?.isRegistered ?? null,
});

/**
 * Stores the account with all that belongs to it, or nothing. Of two registrations of one name, or of one licence, at once one is
 * refused. An account that was not proven waits for an administrator, who is told of it.
 */
export async function openAccount(ctx: PublicContext, form: CheckedRegistration, checked: Checked): Promise<User> {
  const deciders = await decidersFor(ctx, checked);
  const waiting = deciders && ({ access: 'waiting', accessDesk: deciders.waitsFor } as const);
  const account: User = { ...(await newUser(ctx, form, checked)), ...waiting };
  const { facility } = checked;
  const mail = newMail(ctx, deciders ? 'accountWaits' : 'accountOpened', account.userName);
  const opened = await retryWrite(async () => {
    const { user, items } = await withNumber(ctx, account, form.emiratesId);
    const request = deciders ? newAccountRequest(ctx, { user, facility, asked: asked(checked), deciders }) : [];
    if (await writeTogether(ctx.store, [...newUserPuts(user), ...items, ...request, mail.item])) return user;
    if (await userNameExists(ctx.store, user.userName)) throw fail('userNameExists', { field: 'email' });
    const { clinicianLicense } = user;
    if (clinicianLicense !== null && (await findLicenseHolder(ctx.store, clinicianLicense)) !== null) {
      throw fail('licenseHeld', { field: 'clinicianLicenseNumber' });
    }
    return null;
  });
  if (!opened) throw fail('changedMeanwhile');
  await mail.queue();
  return opened;
}
