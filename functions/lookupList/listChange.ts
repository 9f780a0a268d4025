import { searchText } from '../../shared/_field/searchText.ts';
import type { KeptListName } from '../../shared/lookupList/keptLists.ts';
import { mostEntries } from '../../shared/lookupList/keptLists.ts';
import { type EntryContent, entryFields, type LookupChange } from '../../shared/lookupList/routes.ts';
import { keptListPuts } from '../_data/lookupList/keptChange.ts';
import { type KeptEntry, type KeptList, readKeptList } from '../_data/lookupList/keptList.ts';
import type { SessionContext } from '../_kit/context.ts';
import { fail, invalid } from '../_kit/failure.ts';
import { type TransactItem, writeTogether } from '../_store/transaction.ts';

/** The list as it is now, and the entry of it in the edition that the caller saw: 404 where there is none, 409 where it has changed. */
export async function entryAsSeen(
  { store }: SessionContext,
  { list, entryId, edition }: { list: KeptListName; entryId: number; edition: number },
): Promise<{ kept: KeptList; entry: KeptEntry }> {
  const kept = await readKeptList(store, list, { isConsistent: true });
  const entry = kept.entries.find((each) => each.entryId === entryId);
  if (!entry) throw fail('notFound');
  if (entry.edition !== edition) throw fail('changedMeanwhile');
  return { kept, entry };
}

/** Refuses content that the list has already or that no day fits; `own` is the entry that it belongs to. */
export function checkContent({ entries }: KeptList, content: EntryContent, own: number | null): void {
  const { activeFrom, activeTo, name, nameArabic, code } = content;
  if (activeFrom && activeTo && activeTo < activeFrom) throw invalid('activeTo', 'beforeFrom');
  const others = entries.filter(({ entryId }) => entryId !== own);
  if (own === null && entries.length >= mostEntries) throw invalid('name', 'listIsFull', { most: mostEntries });
  const same = (one: string | null, other: string | null): boolean =>
    one !== null && other !== null && searchText(one) === searchText(other);
  if (others.some((each) => same(each.name, name))) throw invalid('name', 'nameInList');
  if (others.some((each) => same(each.nameArabic, nameArabic))) throw invalid('nameArabic', 'nameInList');
  if (others.some((each) => same(each.code, code))) throw invalid('code', 'codeInList');
}

const contentOf = (entry: EntryContent): EntryContent => ({
  name: entry.name,
  nameArabic: entry.nameArabic,
  code: entry.code,
  activeFrom: entry.activeFrom,
  activeTo: entry.activeTo,
});

/** Whether two states of an entry say the same. */
export const isSameContent = (one: EntryContent, other: EntryContent): boolean =>
  entryFields.every((field) => one[field] === other[field]);

/** Who changes a list: a call, or the worker that writes a sheet. */
export type ChangingContext = Pick<SessionContext, 'now' | 'newId' | 'audited'> & {
  readonly user: Pick<SessionContext['user'], 'displayName'>;
};

interface Change {
  readonly kind: LookupChange['kind'];
  readonly entryId: number;
  readonly before: EntryContent | null;
  readonly after: EntryContent | null;
}

/** The change as the history and the audit trail keep it. */
export function changeBy(ctx: ChangingContext, list: KeptListName, { before, after, ...rest }: Change): LookupChange {
  const [was, becomes] = [before && contentOf(before), after && contentOf(after)];
  ctx.audited({ entity: 'lookupEntry', id: `${list}/${rest.entryId}`, before: was, after: becomes });
  const { displayName } = ctx.user;
  return {
    ...rest,
    before: was,
    after: becomes,
    changeId: ctx.newId(),
    at: ctx.now().toISOString(),
    byName: displayName,
  };
}

/** Writes a change of a list; 409 where somebody has changed the list since it was read, or one of the checks fails. */
export async function writeChange(
  ctx: Pick<SessionContext, 'store'>,
  kept: KeptList,
  next: Parameters<typeof keptListPuts>[1],
  checks: readonly TransactItem[] = [],
): Promise<{ entryId: number }> {
  if (!(await writeTogether(ctx.store, [...keptListPuts(kept, next), ...checks]))) throw fail('changedMeanwhile');
  return { entryId: next.change.entryId };
}
