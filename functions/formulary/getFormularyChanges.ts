import type { ChangeKind } from '../../shared/formulary/drugChange.ts';
import { type DrugDifference, drugDifference } from '../../shared/formulary/formularyModel.ts';
import { changesPlace, type StoredVersion } from '../_data/formulary/formularyVersion.ts';
import { packedEntries } from '../_data/formulary/packedList.ts';
import type { Operation } from '../_kit/context.ts';
import { cursorCodec } from '../_store/cursor.ts';
import { type FormularyApi, ownVersion } from './shownVersion.ts';

const codec = cursorCodec(/^\d{7}$/);

const totalOf = ({ counts, movedOverTime = 0 }: StoredVersion, kind: ChangeKind | 'overTime'): number =>
  kind === 'overTime' ? movedOverTime : (counts[kind] ?? 0);

/** The drugs that a version changes in one way. */
export const getFormularyChanges: Operation<FormularyApi['getFormularyChanges']> = async ({ query }, ctx) => {
  const { kind, take, cursor } = query;
  const version = await ownVersion(ctx, query);
  const after = cursor === undefined ? null : codec.positionOf(cursor);
  const items: DrugDifference[] = [];
  let end = '';
  for await (const { at, text } of packedEntries(ctx.store, changesPlace(version, kind), { after })) {
    if (items.length >= take) return { items, nextCursor: codec.cursorOf(end), total: totalOf(version, kind) };
    items.push(drugDifference.parse(JSON.parse(text)));
    end = at;
  }
  return { items, nextCursor: null, total: null };
};
