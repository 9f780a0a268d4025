import { randomBytes } from 'node:crypto';
import { roles } from '../../../shared/_field/roles.ts';
import { userSheet } from '../../../shared/user/userSheet.ts';
import { queueMail } from '../../_data/mail/outgoingMail.ts';
import { hasTurn } from '../../_data/rateLimit/rateLimit.ts';
import { hashPassword } from '../../_data/user/password.ts';
import { findUserByName, type User } from '../../_data/user/user.ts';
import { Failure, fail } from '../../_kit/failure.ts';
import type { AuditRecord } from '../../_kit/wiring.ts';
import { actingUser, mayStillBring } from '../../_parts/sheetImport/actingUser.ts';
import { type ImportContext, isSameStored, type StoredChange } from '../../_parts/sheetImport/importServer.ts';
import { oncePerStep } from '../../_parts/sheetImport/oncePerStep.ts';
import { changePerson } from '../changePerson.ts';
import { accountOf, checkAdding, type NewSecret, storeAccount } from '../newPerson.ts';
import { knowsOf } from '../ownPeople.ts';
import { removeUnused } from '../removeUnused.ts';
import { actingIn, auditPerson } from './actingIn.ts';
import { sheetChange } from './sheetChange.ts';
import { personIn, type SheetPerson } from './sheetPerson.ts';

type Done = Pick<AuditRecord, 'action' | 'entityId' | 'outcome' | 'before' | 'after'>;

/** Nobody knows the password: the person chooses one by the mail that "Forgot password" sends. One hash serves the rows of a step. */
const secretOf = oncePerStep(async (): Promise<NewSecret> => {
  const passwordHash = await hashPassword(randomBytes(32).toString('base64url'));
  return { passwordHash, isResetPasswordRequired: false, temporaryPasswordExpiresAt: null };
});

const noticeOf = { name: 'sheetNotice', most: 1, seconds: 86_400 } as const;

/**
 * A row for somebody who has an account of which the acting person may not know: nothing of it changes, and its holder is told. The sheet
 * gets the answer of an added row, so that it tells nobody who has an account.
 */
async function tellHolder(ctx: ImportContext, holder: User): Promise<Done> {
  const isTold = holder.access === 'open' && (await hasTurn(ctx.store, noticeOf, holder.userId, ctx.now()));
  if (isTold) await queueMail(ctx, 'accountAddedElsewhere', holder.userName);
  return { action: 'user.add', entityId: holder.userId, outcome: 'userNameExists' };
}

async function addPerson(ctx: ImportContext, caller: User, to: SheetPerson): Promise<Done> {
  const holder = await findUserByName(ctx.store, to.userName);
  if (holder && !knowsOf(ctx, caller, holder)) return tellHolder(ctx, holder);
  const acting = actingIn(ctx);
  const inOrder = roles.filter((role) => to.roles.includes(role));
  const form = { ...to, roles: inOrder, groupOwnerIds: [], subGroupIds: [] };
  const account = await accountOf(acting, caller, form, await secretOf(ctx));
  await checkAdding(acting, caller, account);
  await storeAccount(acting, caller, account, 'accountInvited');
  const { userId, facilityIds } = account;
  return { action: 'user.add', entityId: userId, outcome: 'success', after: { roles: inOrder, facilityIds } };
}

async function changeOne(ctx: ImportContext, from: SheetPerson, to: SheetPerson): Promise<Done> {
  const user = await findUserByName(ctx.store, from.userName);
  if (!user) throw fail('changedMeanwhile');
  const noted: { before?: unknown; after?: unknown } = {};
  const acting = actingIn(ctx, ({ before, after }) => Object.assign(noted, { before, after }));
  await changePerson(acting, user.userId, (before, caller) => {
    if (!mayStillBring(userSheet, ctx, caller)) throw fail('notAllowed');
    // A worker that died has written it already.
    if (isSameStored(personIn(before), to)) return null;
    if (!isSameStored(personIn(before), from)) throw fail('changedMeanwhile');
    return sheetChange(acting, caller, before, to);
  });
  return { action: 'user.change', entityId: user.userId, outcome: 'success', ...noted };
}

async function takeBack(ctx: ImportContext, from: SheetPerson): Promise<Done> {
  const user = await findUserByName(ctx.store, from.userName);
  if (!user) throw fail('changedMeanwhile');
  await removeUnused(actingIn(ctx), user.userId);
  const before = { roles: user.roles, facilityIds: user.facilityIds };
  return { action: 'user.remove', entityId: user.userId, outcome: 'success', before };
}

/** Writes what a row wants of a person, with the rights that the acting person has at this moment; false where they or the account have changed. */
export async function writePerson(ctx: ImportContext, { from, to }: StoredChange<SheetPerson>): Promise<boolean> {
  const caller = await actingUser(userSheet, ctx);
  const write = (): Promise<Done> => {
    if (to === null) return takeBack(ctx, from as SheetPerson);
    return from === null ? addPerson(ctx, caller, to) : changeOne(ctx, from, to);
  };
  try {
    await auditPerson(ctx, await write());
    return true;
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    await auditPerson(ctx, { action: 'user.change', entityId: null, outcome: error.code });
    return false;
  }
}
