import { sessionsEnd } from '../_data/session/session.ts';
import { rightsNews } from '../_data/user/accountNews.ts';
import { numberRecordPut } from '../_data/user/numberClaim.ts';
import { addPeopleEntries, dropPeopleEntries } from '../_data/user/peopleEntries.ts';
import { type User, type UserChanges, userChange, userPointerPuts, userUnchanged } from '../_data/user/user.ts';
import { fail } from '../_kit/failure.ts';
import { retryWrite } from '../_kit/retryWrite.ts';
import { traceIdentity } from '../_parts/identityTrail.ts';
import { type TransactItem, writeTogether } from '../_store/transaction.ts';
import type { ActingContext } from './actingContext.ts';
import { changeablePerson } from './ownPeople.ts';

/** What a call changes of a user. */
export interface PersonChange {
  readonly changes: UserChanges;
  /** Ends every session: what they may do has changed, or they must leave at once. */
  readonly endsSessions?: true;
  /** What the person is told. */
  readonly news: 'accountChanged' | 'rightsChanged';
  /** Written in the same transaction. */
  readonly items?: readonly TransactItem[];
  /** What the audit entry compares; only fields that may stand in it. */
  readonly audited: { readonly before: object; readonly after: object };
}

interface ChangedPerson {
  readonly caller: User;
  readonly user: User;
  /** How many live sessions were ended. */
  readonly ended: number;
}

const numberWrites = (before: User, { userId, emiratesId }: User): TransactItem[] =>
  emiratesId === null || emiratesId === before.emiratesId ? [] : [numberRecordPut(userId, emiratesId)];

async function writesOf(ctx: ActingContext, caller: User, before: User, change: PersonChange) {
  const { after, item } = userChange(before, change.changes);
  const end = change.endsSessions ? await sessionsEnd(ctx.store, before.userId, { now: ctx.now() }) : null;
  const writes = [
    item,
    // Rights that the caller lost meanwhile change nobody, and of two super admins who act on each other one stays.
    userUnchanged(caller),
    ...userPointerPuts(before, after),
    ...numberWrites(before, after),
    ...(change.items ?? []),
    rightsNews(ctx, before.userId, change.news),
    ...(end ? [end.item] : []),
  ];
  return { after, writes, ended: end?.ended ?? 0 };
}

/**
 * Changes a user whom the caller may change, with what tells them and with the end of their sessions, in one transaction. `decide` sees both as they are
 * stored now and is asked again when one of them has changed meanwhile; null leaves the user as they are.
 */
export async function changePerson(
  ctx: ActingContext,
  userId: string,
  decide: (user: User, caller: User) => PersonChange | null | Promise<PersonChange | null>,
): Promise<ChangedPerson> {
  const changed = await tracingRefusal(ctx, userId, () => tryToChange(ctx, userId, decide));
  if (!changed) throw fail('changedMeanwhile');
  return changed;
}

type Decide = Parameters<typeof changePerson>[2];

/** The audit entry of a refused attempt names whom it was about. */
async function tracingRefusal<Result>(ctx: ActingContext, userId: string, act: () => Promise<Result>): Promise<Result> {
  try {
    return await act();
  } catch (error) {
    ctx.audited({ entity: 'user', id: userId });
    throw error;
  }
}

const tryToChange = (ctx: ActingContext, userId: string, decide: Decide): Promise<ChangedPerson | null> =>
  retryWrite(async () => {
    const { caller, user } = await changeablePerson(ctx, userId);
    const change = await decide(user, caller);
    if (!change) {
      ctx.audited({ entity: 'user', id: userId });
      return { caller, user, ended: 0 };
    }
    const { after, writes, ended } = await writesOf(ctx, caller, user, change);
    await addPeopleEntries(ctx.store, user, after);
    if (!(await writeTogether(ctx.store, writes))) return null;
    await dropPeopleEntries(ctx.store, user, after);
    ctx.audited({ entity: 'user', id: userId, ...change.audited });
    if (after.identityChangedAt !== user.identityChangedAt) traceIdentity(ctx, user, after);
    return { caller, user: after, ended };
  });
