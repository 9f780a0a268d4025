import { dropPeopleEntries } from '../_data/user/peopleEntries.ts';
import { unusedAccountDeletes, userUnchanged } from '../_data/user/user.ts';
import { fail } from '../_kit/failure.ts';
import { writeTogether } from '../_store/transaction.ts';
import type { ActingContext } from './actingContext.ts';
import { changeablePerson } from './ownPeople.ts';

/** Takes back an account that nobody has used since it was added, whole: its address can be invited again. 409 for one that was used. */
export async function removeUnused(ctx: ActingContext, userId: string): Promise<void> {
  const { caller, user } = await changeablePerson(ctx, userId);
  const writes = [...unusedAccountDeletes(user), userUnchanged(caller)];
  if (!(await writeTogether(ctx.store, writes))) throw fail('changedMeanwhile');
  await dropPeopleEntries(ctx.store, user, null);
}
