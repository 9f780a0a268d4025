import { userSheet } from '../../../shared/user/userSheet.ts';
import { findUsersByNames, signInName, type User } from '../../_data/user/user.ts';
import { isSamePerson } from '../../_parts/approval.ts';
import { mayActAs } from '../../_parts/mayActOn.ts';
import { actingUser } from '../../_parts/sheetImport/actingUser.ts';
import type { Found, ImportContext, ImportServer, RowKey } from '../../_parts/sheetImport/importServer.ts';
import { knowsOf } from '../ownPeople.ts';
import { auditRefusal } from './actingIn.ts';
import { nextPerson } from './nextPerson.ts';
import { personIn, type SheetPerson } from './sheetPerson.ts';
import { writePerson } from './writePerson.ts';

/** Why the acting person's sheet may not be about a user whom they know of; null where it may. */
function barredAs(ctx: ImportContext, caller: User, user: User): { problem: string; code: string } | null {
  if (isSamePerson(caller, user)) return { problem: 'ownAccount', code: 'ownChange' };
  if (!mayActAs(caller, user, ctx.now())) return { problem: 'personNotYours', code: 'notAllowed' };
  return user.access === 'removed' ? { problem: 'accountRemoved', code: 'removed' } : null;
}

async function foundAs(ctx: ImportContext, caller: User, user: User): Promise<Found<SheetPerson>> {
  const barred = barredAs(ctx, caller, user);
  if (!barred) return { stored: personIn(user) };
  await auditRefusal(ctx, 'user.change', { entityId: user.userId, code: barred.code });
  return { problem: barred.problem };
}

/** The people of these addresses of whom the acting person may know; all others are as new. */
async function findPeople(ctx: ImportContext, keys: readonly RowKey[]) {
  const caller = await actingUser(userSheet, ctx);
  const users = await findUsersByNames(
    ctx.store,
    keys.map(({ about }) => String(about.email)),
  );
  const found = new Map<string, Found<SheetPerson>>();
  for (const { key, about } of keys) {
    const user = users.get(signInName(String(about.email)));
    if (user && knowsOf(ctx, caller, user)) found.set(key, await foundAs(ctx, caller, user));
  }
  return found;
}

/** What a sheet of people does to accounts: the rules of the calls, with the rights of the person who asks for it, when it is written. */
export const userImport: ImportServer<typeof userSheet.columns, SheetPerson> = {
  facts: userSheet,
  find: findPeople,
  next: nextPerson,
  writeRow: writePerson,
};
