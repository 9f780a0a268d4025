import type { DifferenceKind } from '../../../shared/_parts/versionedList/rowChange.ts';
import { changesPlace, type StoredVersion } from '../../_data/versionedList/listVersion.ts';
import { packedEntries } from '../../_data/versionedList/packedList.ts';
import type { SessionContext } from '../../_kit/context.ts';
import { cursorCodec } from '../../_store/cursor.ts';

const codec = cursorCodec(/^\d{7}$/);

function totalOf({ counts, movedOverTime = 0, reference }: StoredVersion, kind: DifferenceKind): number {
  if (kind === 'overTime') return movedOverTime;
  return kind === 'reference' ? (reference?.far ?? 0) : (counts[kind] ?? 0);
}

interface Wanted<Difference> {
  readonly kind: DifferenceKind;
  readonly take: number;
  readonly cursor?: string | undefined;
  readonly parse: (value: unknown) => Difference;
}

/** A page of the rows that a version changes in one way. */
export async function listedChanges<Difference>(
  ctx: Pick<SessionContext, 'store'>,
  version: StoredVersion,
  { kind, take, cursor, parse }: Wanted<Difference>,
): Promise<{ items: Difference[]; nextCursor: string | null; total: number | null }> {
  const after = cursor === undefined ? null : codec.positionOf(cursor);
  const items: Difference[] = [];
  let end = '';
  for await (const { at, text } of packedEntries(ctx.store, changesPlace(version, kind), { after })) {
    if (items.length >= take) return { items, nextCursor: codec.cursorOf(end), total: totalOf(version, kind) };
    items.push(parse(JSON.parse(text)));
    end = at;
  }
  return { items, nextCursor: null, total: null };
}
