import type * as z from 'zod';
import { newUserForm } from '../../../shared/user/userForm.ts';
import { sessionsEnd } from '../../_data/session/session.ts';
import { listAdministrators } from '../../_data/user/administrators.ts';
import { firstAdministratorPut, readFirstAdministrator } from '../../_data/user/firstAdministrator.ts';
import { newAccount } from '../../_data/user/newAccount.ts';
import { addPeopleEntries } from '../../_data/user/peopleEntries.ts';
import { newTemporaryPassword } from '../../_data/user/temporaryPassword.ts';
import { getUser, newAccountPuts, signInName, type User, userChange } from '../../_data/user/user.ts';
import type { WorkerContext } from '../../_kit/workerHandler.ts';
import { writeTogether } from '../../_store/transaction.ts';
import { refuse, writeOperatorAudit } from './operator.ts';

/** The person who will administer the portal first. */
export const invitedPerson = newUserForm.pick({ userName: true, firstName: true, lastName: true }).strict();
type InvitedPerson = z.output<typeof invitedPerson>;
type Secret = Awaited<ReturnType<typeof newTemporaryPassword>>['stored'];

const role = 'SuperAdmin';

/** Adds the account of the first administrator; null when another operator was faster. */
async function addAdministrator(ctx: WorkerContext, person: InvitedPerson, secret: Secret): Promise<User | null> {
  const at = ctx.now().toISOString();
  const account = newAccount({
    ...person,
    ...secret,
    userId: ctx.newId(),
    email: person.userName,
    mobileNumber: null,
    emiratesId: null,
    regulatoryId: null,
    facilityIds: [],
    currentFacilityId: null,
    roles: [role],
    roleGrants: [{ role, at, byName: 'Operator' }],
    // On the first day there may be no mail yet: the operator vouches for the address.
    isEmailConfirmationRequired: false,
    createdAt: at,
  });
  await addPeopleEntries(ctx.store, null, account);
  const writes = [...newAccountPuts(account), firstAdministratorPut(account.userId)];
  return (await writeTogether(ctx.store, writes)) ? account : null;
}

/** Makes the earlier invitation void, with the sessions that somebody has begun by it; null when the account changed meanwhile. */
async function inviteAgain(ctx: WorkerContext, invited: User, secret: Secret): Promise<User | null> {
  const { after, item } = userChange(invited, secret);
  const { item: sessions } = await sessionsEnd(ctx.store, invited.userId, { now: ctx.now() });
  return (await writeTogether(ctx.store, [item, sessions])) ? after : null;
}

/** Why this person cannot be the first administrator; null for one who can. */
async function refusalOf({ store }: WorkerContext, person: InvitedPerson, first: User | null): Promise<string | null> {
  if (!first) {
    const isTaken = (await listAdministrators(store, 'portal')).length > 0;
    return isTaken ? 'The portal has an administrator, who invites all others.' : null;
  }
  if (first.passwordChangedAt !== null || first.hasSecondFactor)
    return 'The invitation was taken up: the portal has its first administrator.';
  if (signInName(first.userName) !== signInName(person.userName)) return `${first.userName} was invited already.`;
  return null;
}

/**
 * Invites the first administrator of a portal that has none: answers a temporary password, shown this once. Sent again for the same
 * person before they chose a password, it makes the earlier invitation void. A portal with an administrator refuses, so that the right
 * to invoke this function opens no portal that is in use.
 */
export async function inviteAdministrator(ctx: WorkerContext, person: InvitedPerson) {
  const firstId = await readFirstAdministrator(ctx.store);
  const first = firstId === null ? null : await getUser(ctx.store, firstId);
  const refusal = await refusalOf(ctx, person, first);
  if (refusal !== null) return refuse(refusal);

  const { shown, stored } = await newTemporaryPassword(ctx.now());
  const account = await (first ? inviteAgain(ctx, first, stored) : addAdministrator(ctx, person, stored));
  if (!account) return refuse('Somebody else was faster. Look who was invited, and send it again.');
  const { userId, userName, roles } = account;
  await writeOperatorAudit(ctx, {
    action: 'operator.inviteAdministrator',
    entity: 'user',
    entityId: userId,
    after: { roles },
  });
  ctx.count('administratorsInvited');
  return { outcome: 'invited', userName, ...shown } as const;
}
