import { emiratesDateOf } from '../../shared/_field/serviceDate.ts';
import type { KeptListName } from '../../shared/lookupList/keptLists.ts';
import type { CodedItem, lookupsApi } from '../../shared/lookups/routes.ts';
import { activeEntries, type KeptEntry } from '../_data/lookupList/keptList.ts';
import type { Operation, PublicContext } from '../_kit/context.ts';

type Lookups = typeof lookupsApi.endpoints;

/** What may be chosen today, in the order of the list. */
const chosenToday = (list: KeptListName, { store, now }: PublicContext): Promise<KeptEntry[]> =>
  activeEntries(store, list, emiratesDateOf(now()));

const coded =
  (list: KeptListName) =>
  async (_: unknown, ctx: PublicContext): Promise<CodedItem[]> =>
    (await chosenToday(list, ctx)).map(({ entryId, name, nameArabic, code }) => ({
      id: entryId,
      name,
      nameArabic,
      code,
    }));

const getGroupOwners: Operation<Lookups['getGroupOwners']> = async (_, ctx) =>
  (await chosenToday('groupOwners', ctx)).map(({ entryId, name, nameArabic }) => ({
    id: entryId,
    groupOwnerName: name,
    nameArabic,
  }));

const getSubGroups: Operation<Lookups['getSubGroups']> = async (_, ctx) =>
  (await chosenToday('subGroups', ctx)).map(({ entryId, name, nameArabic }) => ({
    id: entryId,
    groupName: name,
    nameArabic,
  }));

/** The operations of the lists that administrators keep. */
export const keptLists = {
  getGroupOwners,
  getSubGroups,
  getDurations: coded('durations'),
  getDosageFrequencies: coded('dosageFrequencies'),
  getOverrideReasons: coded('overrideReasons'),
  getDoses: coded('vaccineDoses'),
};
