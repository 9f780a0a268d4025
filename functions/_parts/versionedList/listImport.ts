import { isIsoDay } from '../../../shared/_field/dateText.ts';
import { emiratesDateOf } from '../../../shared/_field/serviceDate.ts';
import type { ImportColumns, ImportKindFacts, ImportProblem, ImportRow } from '../../../shared/_parts/sheetImport.ts';
import type { ListedRow } from '../../../shared/_parts/versionedList/listedRow.ts';
import { getUser } from '../../_data/user/user.ts';
import { rowEntry } from '../../_data/versionedList/listedRows.ts';
import { readPointer } from '../../_data/versionedList/listPointer.ts';
import { findVersion, type ListKey, rowsPlace, versionChange } from '../../_data/versionedList/listVersion.ts';
import { packedEntries } from '../../_data/versionedList/packedList.ts';
import { sha256 } from '../../_kit/canonicalJson.ts';
import { keptWhileUsed } from '../../_kit/keptWhileUsed.ts';
import { writeTogether } from '../../_store/transaction.ts';
import { makerFrom } from '../approval.ts';
import { JobFailure } from '../job/jobKind.ts';
import { actingUser } from '../sheetImport/actingUser.ts';
import type { CheckedRow } from '../sheetImport/checkRow.ts';
import type { ImportContext, ImportServer } from '../sheetImport/importServer.ts';
import { baseOf } from './baseOf.ts';
import { type NewVersion, RowCollector, stageVersion } from './stageVersion.ts';
import type { VersionedList } from './versionedList.ts';

/** Enough to tell whether a row stays the same. */
interface Mark {
  readonly mark: string;
}

/** What a kind of list says of its sheet. */
interface SheetOfList<Columns extends ImportColumns, Row extends ListedRow> {
  readonly facts: ImportKindFacts<Columns>;
  readonly kind: VersionedList<Row>;
  /** The row of a line that is right. */
  readonly rowOf: (values: ImportRow<Columns>) => Row;
  /** The code of the row that the key columns of a line name. */
  readonly codeOf: (key: Readonly<Record<string, unknown>>) => string;
  /** What the cells alone cannot say of a line of a list that is to hold from a day on. */
  readonly check: (values: ImportRow<Columns>, holdsFrom: string) => readonly ImportProblem[];
  /** The list that the sheet is for; refuses another one's. */
  readonly listOf: (ctx: ImportContext) => Promise<ListKey>;
  /** What a sheet becomes that changes no list by itself; a version where it is left out. */
  readonly becomes?: {
    readonly take: (ctx: ImportContext, sheet: NewVersion, rows: RowCollector<Row>) => Promise<unknown>;
    readonly giveBack: (ctx: ImportContext, list: ListKey) => Promise<boolean>;
  };
}

/** The payer of the person who brought a sheet. */
export function payerOfSheet({ imported: { scope } }: ImportContext): ListKey {
  if (scope.kind !== 'payer') throw new JobFailure('rightsLost');
  return { payerId: scope.payerId };
}

const markOf = (text: string): string => sha256(text).slice(0, 16);
const rowsAStep = 5000;
/** Between two steps of a check passes less. */
const idleMs = 60_000;

/** The day that came with the list, or today where none came or it has passed. */
function effectiveOn({ imported, now }: ImportContext): string {
  const today = emiratesDateOf(now());
  const { effectiveOn: named = '' } = imported.settings;
  return isIsoDay(named) && named > today ? named : today;
}

/** The marks of one version, which never change: a check asks for them some hundred times. Nobody keeps them after it. */
const known = keptWhileUsed<ReadonlyMap<string, Mark>>(idleMs);

/** What a sheet of such a list does: nothing to what is in force; it becomes a version, whole or not at all. */
export function listImport<Columns extends ImportColumns, Row extends ListedRow>({
  facts,
  kind,
  rowOf,
  codeOf,
  check,
  listOf,
  becomes,
}: SheetOfList<Columns, Row>): ImportServer<Columns, Mark> {
  /** The list, for who still may bring it. */
  async function ownList(ctx: ImportContext): Promise<ListKey> {
    await actingUser(facts, ctx);
    return listOf(ctx);
  }

  /** The rows of the version that the list would follow. */
  async function marksOf(ctx: ImportContext): Promise<ReadonlyMap<string, Mark>> {
    const list = await ownList(ctx);
    const base = baseOf(await readPointer(ctx.store, list), { effectiveOn: effectiveOn(ctx) }, ctx.now());
    if (!base) return new Map();
    const before = known.get(base.versionId);
    if (before) return before;
    const marks = new Map<string, Mark>();
    for await (const { at, text } of packedEntries(ctx.store, rowsPlace({ ...list, versionId: base.versionId })))
      marks.set(at, { mark: markOf(text) });
    return known.keep(base.versionId, marks);
  }

  /** Stages the list as a version. The person who sent the file is its maker and never approves it, also where another person takes it in. */
  async function* takeWhole(ctx: ImportContext, rows: AsyncIterable<CheckedRow>): AsyncGenerator<number, void> {
    const list = await ownList(ctx);
    const collected = new RowCollector(kind);
    let count = 0;
    for await (const { values } of rows) {
      if (values === null) throw new Error('A list with wrong rows was taken in whole');
      collected.add(rowOf(values as ImportRow<Columns>));
      count += 1;
      if (count % rowsAStep === 0) yield count;
    }
    yield count;
    const { importId: versionId, fileName, fileHash, startedBy, startedByName } = ctx.imported;
    const sender = await getUser(ctx.store, startedBy);
    if (!sender) throw new JobFailure('rightsLost');
    const maker = makerFrom(sender, ctx.now(), startedByName);
    const about = { ...list, versionId, effectiveOn: effectiveOn(ctx), fileName, fileHash: fileHash ?? '', maker };
    await (becomes?.take(ctx, about, collected) ?? stageVersion(ctx, kind, about, collected));
  }

  /** Discards what the sheet has become, unless it went live. */
  async function giveBack(ctx: ImportContext): Promise<boolean> {
    const list = await ownList(ctx);
    if (becomes) return becomes.giveBack(ctx, list);
    const version = await findVersion(ctx.store, { ...list, versionId: ctx.imported.importId });
    if (!version || version.state === 'discarded') return true;
    if (version.state === 'approved') return false;
    return writeTogether(ctx.store, [versionChange(version, { state: 'discarded' }).put]);
  }

  return {
    facts,
    check: (values, ctx) => check(values, effectiveOn(ctx)),
    find: async (ctx, keys) => {
      const marks = await marksOf(ctx);
      return new Map(
        keys.flatMap(({ about, key }) => {
          const stored = marks.get(codeOf(about));
          return stored ? [[key, { stored }] as const] : [];
        }),
      );
    },
    next: (row) => ({ mark: markOf(rowEntry(rowOf(row as ImportRow<Columns>)).text) }),
    takeWhole,
    giveBack,
  };
}
