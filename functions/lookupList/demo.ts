import type { KeptListName } from '../../shared/lookupList/keptLists.ts';
import { keptListPuts } from '../_data/lookupList/keptChange.ts';
import type { KeptList } from '../_data/lookupList/keptList.ts';
import { firstAddedId } from '../_data/lookupList/releasedEntries.ts';
import { demoActivityCodes } from '../_demo/activityCodes.ts';
import type { Demo } from '../_demo/demo.ts';
import { newUlid } from '../_kit/ulid.ts';
import type { TransactItem } from '../_store/transaction.ts';

/** Invented groups of facilities. */
const owners = [
  ['Noor Healthcare Group', 'مجموعة نور للرعاية الصحية'],
  ['Oasis Medical Holding', 'الواحة الطبية القابضة'],
  ['Falcon Pharmacies', 'صيدليات الصقر'],
] as const;
const groups = [
  ['Noor Clinics Abu Dhabi', 'عيادات نور أبوظبي'],
  ['Noor Hospitals', 'مستشفيات نور'],
  ['Oasis Clinics Dubai', 'عيادات الواحة دبي'],
  ['Falcon Pharmacies Abu Dhabi', 'صيدليات الصقر أبوظبي'],
] as const;

/** The writes of a list's entries, one change after the other. */
function listPuts(list: KeptListName, names: readonly (readonly [string, string])[], now: Date): TransactItem[] {
  const order = names.map((_, at) => firstAddedId + at);
  return names.flatMap(([name, nameArabic], at) => {
    const entryId = firstAddedId + at;
    const content = { name, nameArabic, code: null, activeFrom: null, activeTo: null };
    const head = { order: [], lastId: entryId - 1, edition: at, changedAt: null };
    const kept: KeptList = { list, head, entries: [] };
    const entry = { ...content, list, entryId, isDeleted: false, edition: 1 };
    const when = new Date(now.getTime() - (names.length - at) * 60_000);
    const by = { changeId: newUlid(when.getTime()), at: when.toISOString(), byName: 'Layla Suwaidi' };
    const change = { ...by, kind: 'added', entryId, before: null, after: content } as const;
    return keptListPuts(kept, { entry, order: order.slice(0, at + 1), lastId: entryId, change });
  });
}

/** The groups of facilities. */
export const demoGroups = (now: Date): TransactItem[] => [
  ...listPuts('groupOwners', owners, now),
  ...listPuts('subGroups', groups, now),
];

/** The groups of facilities, and the code sets. */
export const demo: Demo = ({ now }) => [...demoGroups(now), ...demoActivityCodes(now)];
