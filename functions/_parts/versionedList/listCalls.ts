import type { Page } from '../../../shared/_contract/page.ts';
import type { ListedRow } from '../../../shared/_parts/versionedList/listedRow.ts';
import type { ListVersion } from '../../../shared/_parts/versionedList/versionModel.ts';
import { searchRows } from '../../_data/versionedList/listedRows.ts';
import { type ListStep, readPointer, stepAt } from '../../_data/versionedList/listPointer.ts';
import { findVersion, type ListKey, listVersions, type StoredVersion } from '../../_data/versionedList/listVersion.ts';
import type { SessionContext } from '../../_kit/context.ts';
import { fail } from '../../_kit/failure.ts';
import { listedChanges } from './listedChanges.ts';
import { type AskedMove, moveVersion } from './moveVersion.ts';
import { shownVersion } from './shownVersion.ts';
import type { VersionedList } from './versionedList.ts';

interface Paging {
  readonly take: number;
  readonly cursor?: string | undefined;
}
type ById<Named> = Named & { readonly versionId: string };
type AskedChanges<Named> = ById<Named> & Paging & { readonly kind: Parameters<typeof listedChanges>[2]['kind'] };

/** The list that the fields of a call name, of a payer that the caller works for; another's is not there. */
type ListOf<Named> = (ctx: SessionContext, named: Named) => Promise<ListKey>;

/** The rows of the version in force, by the beginning of their words or all by code; none before a version is. */
export async function rowsInForce<Row extends ListedRow>(
  ctx: Pick<SessionContext, 'store' | 'now'>,
  kind: VersionedList<Row>,
  list: ListKey,
  query: Paging & { readonly text: string },
): Promise<Page<Row>> {
  const step = stepAt(await readPointer(ctx.store, list), ctx.now());
  if (!step) return { items: [], nextCursor: null, total: null };
  return searchRows(ctx.store, { ...list, versionId: step.versionId }, kind, query);
}

/** The operations of `listEndpoints` for a kind of list. */
export function listCalls<Named, Row extends ListedRow, Difference>(
  kind: VersionedList<Row>,
  listOf: ListOf<Named>,
  parse: (value: unknown) => Difference,
) {
  async function ownVersion(ctx: SessionContext, query: ById<Named>): Promise<StoredVersion> {
    const version = await findVersion(ctx.store, { ...(await listOf(ctx, query)), versionId: query.versionId });
    if (!version) throw fail('notFound');
    return version;
  }
  return {
    versions: async ({ query }: { query: Named & Paging }, ctx: SessionContext): Promise<Page<ListVersion>> => {
      const list = await listOf(ctx, query);
      const [page, pointer] = await Promise.all([listVersions(ctx.store, list, query), readPointer(ctx.store, list)]);
      return { ...page, items: await Promise.all(page.items.map((version) => shownVersion(ctx, version, pointer))) };
    },
    version: async ({ query }: { query: ById<Named> }, ctx: SessionContext): Promise<ListVersion> => {
      const version = await ownVersion(ctx, query);
      return shownVersion(ctx, version, await readPointer(ctx.store, version));
    },
    switches: async ({ query }: { query: Named }, ctx: SessionContext): Promise<ListStep[]> =>
      (await readPointer(ctx.store, await listOf(ctx, query))).steps.toReversed(),
    changes: async ({ query }: { query: AskedChanges<Named> }, ctx: SessionContext): Promise<Page<Difference>> =>
      listedChanges(ctx, await ownVersion(ctx, query), { ...query, parse }),
    move: async ({ body }: { body: ById<Named> & AskedMove }, ctx: SessionContext): Promise<ListVersion> =>
      moveVersion(ctx, kind, await ownVersion(ctx, body), body),
  };
}
