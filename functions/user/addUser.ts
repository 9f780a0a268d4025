import { randomBytes } from 'node:crypto';
import { temporaryPasswordBytes, temporaryPasswordOf } from '../../shared/_field/temporaryPassword.ts';
import type { userApi } from '../../shared/user/routes.ts';
import type { NewUserForm } from '../../shared/user/userForm.ts';
import { newMail } from '../_data/mail/outgoingMail.ts';
import { currentUser } from '../_data/user/currentUser.ts';
import { findLicenseHolder } from '../_data/user/licenseHolder.ts';
import { newAccount } from '../_data/user/newAccount.ts';
import { hashPassword } from '../_data/user/password.ts';
import { addPeopleEntries } from '../_data/user/peopleEntries.ts';
import { newAccountPuts, type User, userNameExists, userUnchanged } from '../_data/user/user.ts';
import type { Operation, SessionContext } from '../_kit/context.ts';
import { fail } from '../_kit/failure.ts';
import { retryWrite } from '../_kit/retryWrite.ts';
import { isSamePerson } from '../_parts/approval.ts';
import { writeTogether } from '../_store/transaction.ts';
import { checkGroups, groupUse } from './groups.ts';
import { checkFacilities } from './personFields.ts';
import { recordOf } from './shownUser.ts';
import { registeredLicense } from './updateUserClinician.ts';
import { checkPairs, mayGive, rolesOfPerson } from './userRoles.ts';

const validMs = 24 * 3600_000;

/** The account that the form describes, with the hash of its temporary password. */
async function accountOf(ctx: SessionContext, caller: User, form: NewUserForm, password: string): Promise<User> {
  const at = ctx.now().toISOString();
  const { clinicianLicense, ...typed } = form;
  const account = newAccount({
    ...typed,
    userId: ctx.newId(),
    userName: form.userName,
    email: form.userName,
    roles: [...new Set(form.roles)],
    facilityIds: [...new Set(form.facilityIds)],
    groupOwnerIds: [...new Set(form.groupOwnerIds)],
    subGroupIds: [...new Set(form.subGroupIds)],
    currentFacilityId: form.facilityIds[0] ?? null,
    regulatoryId: null,
    roleGrants: [...new Set(form.roles)].map((role) => ({ role, at, byName: ctx.user.displayName })),
    addedBy: caller.userId,
    passwordHash: await hashPassword(password),
    isResetPasswordRequired: true,
    temporaryPasswordExpiresAt: new Date(Date.parse(at) + validMs).toISOString(),
    createdAt: at,
  });
  if (clinicianLicense === null) return account;
  return { ...account, ...(await registeredLicense(ctx, account, { license: clinicianLicense, userId: null })) };
}

/** Refuses an account that the caller may not add: a second one of their own, one with rights they may not give, or at another facility. */
async function checkAdding(ctx: SessionContext, caller: User, account: User): Promise<void> {
  if (isSamePerson(account, caller)) throw fail('ownChange', { field: 'emiratesId' });
  if (!account.roles.every((role) => mayGive(caller, role))) throw fail('notAllowed');
  await checkFacilities(ctx, caller, { facilityIds: account.facilityIds, before: [] });
  checkPairs([], account.roles);
  checkPairs(await rolesOfPerson(ctx, account), account.roles);
}

async function store(ctx: SessionContext, caller: User, account: User): Promise<void> {
  const mail = newMail(ctx, 'accountAdded', account.userName);
  if (await userNameExists(ctx.store, account.userName)) throw fail('userNameExists', { field: 'userName' });
  await addPeopleEntries(ctx.store, null, account);
  const stored = await retryWrite(async () => {
    const writes = [
      ...newAccountPuts(account),
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

/** Adds a user. The temporary password is shown to the caller this once; the mail to the user does not hold it. */
export const addUser: Operation<typeof userApi.endpoints.addUser> = async ({ body }, ctx) => {
  const caller = await currentUser(ctx);
  await checkGroups(ctx, 'groupOwnerIds', body.groupOwnerIds);
  await checkGroups(ctx, 'subGroupIds', body.subGroupIds);
  const temporaryPassword = temporaryPasswordOf(randomBytes(temporaryPasswordBytes));
  const account = await accountOf(ctx, caller, body, temporaryPassword);
  const { userId, roles, facilityIds, groupOwnerIds, subGroupIds } = account;
  ctx.audited({ entity: 'user', id: userId, after: { roles, facilityIds, groupOwnerIds, subGroupIds } });
  await checkAdding(ctx, caller, account);
  await store(ctx, caller, account);
  return {
    user: await recordOf(ctx, caller, account),
    temporaryPassword,
    expiresAt: account.temporaryPasswordExpiresAt ?? '',
  };
};
