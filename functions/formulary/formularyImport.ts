import { emiratesDateOf } from '../../shared/_field/serviceDate.ts';
import { drugOf, drugProblems } from '../../shared/formulary/drug.ts';
import { formularySheet } from '../../shared/formulary/formularySheet.ts';
import { drugEntry } from '../_data/formulary/drugs.ts';
import { readPointer } from '../_data/formulary/formularyPointer.ts';
import { drugsPlace, findVersion, versionChange } from '../_data/formulary/formularyVersion.ts';
import { packedEntries } from '../_data/formulary/packedList.ts';
import { sha256 } from '../_kit/canonicalJson.ts';
import { keptWhileUsed } from '../_kit/keptWhileUsed.ts';
import type { OwnPayerId } from '../_kit/ownIds.ts';
import { JobFailure } from '../_parts/job/jobKind.ts';
import { actingUser } from '../_parts/sheetImport/actingUser.ts';
import type { CheckedRow } from '../_parts/sheetImport/checkRow.ts';
import type { ImportContext, ImportServer } from '../_parts/sheetImport/importServer.ts';
import { writeTogether } from '../_store/transaction.ts';
import { baseOf } from './baseOf.ts';
import { DrugCollector, stageVersion } from './stageVersion.ts';

type Row = Parameters<typeof drugOf>[0];
/** Enough to tell whether a drug stays the same. */
type Mark = { readonly mark: string };

const markOf = (text: string): string => sha256(text).slice(0, 16);
const rowsAStep = 5000;
/** Between two steps of a check passes less. */
const idleMs = 60_000;

/** The payer of the list, for who still may bring it. */
async function payerOfImport(ctx: ImportContext): Promise<OwnPayerId> {
  await actingUser(formularySheet, ctx);
  const { scope } = ctx.imported;
  if (scope.kind !== 'payer') throw new JobFailure('rightsLost');
  return scope.payerId;
}

/** The day that came with the list, or today where none came or it has passed. */
function effectiveOn({ imported, now }: ImportContext): string {
  const today = emiratesDateOf(now());
  const { effectiveOn: named = '' } = imported.settings;
  return /^\d{4}-\d{2}-\d{2}$/.test(named) && named > today ? named : today;
}

/** The marks of one version, which never change: a check asks for them some hundred times. Nobody keeps them after it. */
const known = keptWhileUsed<ReadonlyMap<string, Mark>>(idleMs);

/** The drugs of the version that the list would follow. */
async function marksOf(ctx: ImportContext): Promise<ReadonlyMap<string, Mark>> {
  const payerId = await payerOfImport(ctx);
  const base = baseOf(await readPointer(ctx.store, payerId), { effectiveOn: effectiveOn(ctx) }, ctx.now());
  if (!base) return new Map();
  const before = known.get(base.versionId);
  if (before) return before;
  const marks = new Map<string, Mark>();
  for await (const { at, text } of packedEntries(ctx.store, drugsPlace({ payerId, versionId: base.versionId })))
    marks.set(at, { mark: markOf(text) });
  return known.keep(base.versionId, marks);
}

/** Stages the list as a version of its payer. Who sent the file is its maker: they never approve it, whoever takes it in. */
async function* takeWhole(ctx: ImportContext, rows: AsyncIterable<CheckedRow>): AsyncGenerator<number, void> {
  const payerId = await payerOfImport(ctx);
  const drugs = new DrugCollector();
  let count = 0;
  for await (const { values } of rows) {
    if (values === null) throw new Error('A list with wrong rows was taken in whole');
    drugs.add(drugOf(values as Row));
    count += 1;
    if (count % rowsAStep === 0) yield count;
  }
  yield count;
  const { importId: versionId, fileName, fileHash, startedBy, startedByName } = ctx.imported;
  const maker = { madeAt: ctx.now().toISOString(), makerId: startedBy, makerName: startedByName };
  const about = { versionId, payerId, effectiveOn: effectiveOn(ctx), fileName, fileHash: fileHash ?? '', maker };
  await stageVersion(ctx, about, drugs);
}

/** Discards the version, unless it went live. */
async function giveBack(ctx: ImportContext): Promise<boolean> {
  const version = await findVersion(ctx.store, await payerOfImport(ctx), ctx.imported.importId);
  if (!version || version.state === 'discarded') return true;
  if (version.state === 'approved') return false;
  return writeTogether(ctx.store, [versionChange(version, { state: 'discarded' }).put]);
}

/** What a list of drugs does: nothing to what is in force; it becomes a version, whole or not at all. */
export const formularyImport: ImportServer<typeof formularySheet.columns, Mark> = {
  facts: formularySheet,
  check: drugProblems,
  find: async (ctx, keys) => {
    const marks = await marksOf(ctx);
    return new Map(
      keys.flatMap(({ key }) => {
        const stored = marks.get(key);
        return stored ? [[key, { stored }] as const] : [];
      }),
    );
  },
  next: (row) => ({ mark: markOf(drugEntry(drugOf(row as Row)).text) }),
  takeWhole,
  giveBack,
};
