import type { LookupEntry } from '../../shared/_field/lookups.ts';
import { emiratesDateOf } from '../../shared/_field/serviceDate.ts';
import type { GroupChoices } from '../../shared/claimDashboard/requestSheet.ts';
import type { KeptListName } from '../../shared/lookupList/keptLists.ts';
import { activeEntries } from '../_data/lookupList/keptList.ts';
import type { PublicContext } from '../_kit/context.ts';

async function choicesOf({ store, now }: PublicContext, list: KeptListName): Promise<LookupEntry[]> {
  const entries = await activeEntries(store, list, emiratesDateOf(now()));
  return entries.map(({ entryId, name, nameArabic }) => ({ id: entryId, name, nameArabic }));
}

/** The groups that may be asked for today. */
export async function groupChoices(ctx: PublicContext): Promise<GroupChoices> {
  const [groupOwners, subGroups] = await Promise.all([choicesOf(ctx, 'groupOwners'), choicesOf(ctx, 'subGroups')]);
  return { groupOwners, subGroups };
}
