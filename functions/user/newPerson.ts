import type { Role } from '../../shared/_field/roles.ts';
import type { NewUserForm } from '../../shared/user/userForm.ts';
import { newMail } from '../_data/mail/outgoingMail.ts';
import { currentUser } from '../_data/user/currentUser.ts';
import { findLicenseHolder } from '../_data/user/licenseHolder.ts';
import { newAccount } from '../_data/user/newAccount.ts';
import { numberRecordPut } from '../_data/user/numberClaim.ts';
import { addPeopleEntries } from '../_data/user/peopleEntries.ts';
import { newAccountPuts, type User, userNameExists, userUnchanged } from '../_data/user/user.ts';
import { fail } from '../_kit/failure.ts';
import { retryWrite } from '../_kit/retryWrite.ts';
import { isSamePerson } from '../_parts/approval.ts';
import { writeTogether } from '../_store/transaction.ts';
import type { ActingContext } from './actingContext.ts';
import { groupUse } from './groups.ts';
import { checkFacilities } from './personFields.ts';
import { registeredLicense } from './updateUserClinician.ts';
import { checkPairs, mayGive, rolesOfPerson } from './userRoles.ts';

/** How somebody gets into a new account: by a temporary password until an instant, or by a password that nobody knows. */
export type NewSecret = Pick<User, 'passwordHash' | 'isResetPasswordRequired' | 'temporaryPasswordExpiresAt'>;

/** The account that the form describes. */
export async function accountOf(ctx: ActingContext, caller: User, form: NewUserForm, secret: NewSecret): Promise<User> {
  const at = ctx.now().toISOString();
  const { clinicianLicense, ...typed } = form;
  const account = newAccount({
    ...typed,
    ...secret,
    userId: ctx.newId(),
    userName: form.userName,
    email: form.userName,
    roles: [...new Set(form.roles)],
    facilityIds: [...new Set(form.facilityIds)],
    groupOwnerIds: [...new Set(form.groupOwnerIds)],
    subGroupIds: [...new Set(form.subGroupIds)],
    currentFacilityId: form.facilityIds[0] ?? null,
    regulatoryId: null,
    roleGrants: [...new Set(form.roles)].map((role: Role) => ({ role, at, byName: ctx.user.displayName })),
    addedBy: caller.userId,
    createdAt: at,
  });
  if (clinicianLicense === null) return account;
  return { ...account, ...(await registeredLicense(ctx, account, { license: clinicianLicense, userId: null })) };
}

/** Refuses an account that the caller may not add: a second one of their own, one with rights they may not give, or at another facility. */
export async function checkAdding(ctx: ActingContext, caller: User, account: User): Promise<void> {
  if (isSamePerson(caller, account)) throw fail('ownChange', { field: 'emiratesId' });
  if (!account.roles.every((role) => mayGive(caller, role))) throw fail('notAllowed');
  await checkFacilities(ctx, caller, { facilityIds: account.facilityIds, before: [] });
  checkPairs([], account.roles);
  checkPairs(await rolesOfPerson(ctx, account), account.roles);
}

/** Stores a new account with the mail that tells its holder; 409 for a user name that is taken. */
export async function storeAccount(
  ctx: ActingContext,
  caller: User,
  account: User,
  topic: 'accountAdded' | 'accountInvited',
): Promise<void> {
  const mail = newMail(ctx, topic, account.userName);
  if (await userNameExists(ctx.store, account.userName)) throw fail('userNameExists', { field: 'userName' });
  await addPeopleEntries(ctx.store, null, account);
  const stored = await retryWrite(async () => {
    const writes = [
      ...newAccountPuts(account),
      ...(account.emiratesId === null ? [] : [numberRecordPut(account.userId, account.emiratesId)]),
      ...groupUse('groupOwnerIds', account.groupOwnerIds, { isAdded: true }),
      ...groupUse('subGroupIds', account.subGroupIds, { isAdded: true }),
      userUnchanged(caller),
      mail.item,
    ];
    if (await writeTogether(ctx.store, writes)) return true;
    if (await userNameExists(ctx.store, account.userName)) throw fail('userNameExists', { field: 'userName' });
    const { clinicianLicense } = account;
    if (clinicianLicense !== null && (await findLicenseHolder(ctx.store, clinicianLicense)) !== null) {
      throw fail('licenseHeld', { field: 'clinicianLicense' });
    }
    if ((await currentUser(ctx)).version !== caller.version) throw fail('changedMeanwhile');
    return null;
  });
  if (!stored) throw fail('changedMeanwhile');
  await mail.queue();
}
