import { createHash } from 'node:crypto';
import { emiratesDateOf } from '../../shared/_field/serviceDate.ts';
import type { ListColumns, ListedRow } from '../../shared/_parts/versionedList/listedRow.ts';
import { VersionFindings } from '../../shared/_parts/versionedList/versionFindings.ts';
import { type RowKind, rowEntry, wordPlaces } from '../_data/versionedList/listedRows.ts';
import { pointerPut } from '../_data/versionedList/listPointer.ts';
import {
  changesPlace,
  type ListKey,
  newVersionPut,
  rowsPlace,
  type StoredVersion,
  wordsPlace,
} from '../_data/versionedList/listVersion.ts';
import { changesPerItem, numberedEntries, packedItems } from '../_data/versionedList/packedList.ts';
import { newUlid } from '../_kit/ulid.ts';
import type { TransactItem } from '../_store/transaction.ts';
import { type AccountPlan, accountPlans, demoUserId } from './accounts.ts';
import { itemPuts } from './itemPuts.ts';

type Item = Record<string, unknown>;

const dayMs = 24 * 60 * 60 * 1000;
const planOf = (userName: string): AccountPlan => {
  const plan = accountPlans.find((each) => each.userName === userName);
  if (!plan) throw new Error(`No account ${userName}`);
  return plan;
};

/** A list of the demonstration: what it has of a kind, who brought it, and how its file was called. */
export interface DemoList<Row extends ListedRow> {
  readonly list: ListKey;
  readonly kind: RowKind<Row> & { readonly columns: ListColumns; readonly namesOf: (row: Row) => object };
  readonly before: readonly Row[];
  readonly after: readonly Row[];
  /** Rows with the prices that both are compared with, where there are any. */
  readonly references?: readonly Row[];
  /** Who brought the list in force, and the one that waits for them: by their names. */
  readonly makers: readonly [string, string];
  /** Who approved the list in force, and why: a first version needs a second person. */
  readonly approved: { readonly by: string; readonly reason: string };
  /** What both files begin with. */
  readonly fileName: string;
}

interface Sent<Row> {
  readonly number: number;
  readonly rows: readonly Row[];
  readonly at: Date;
  readonly by: AccountPlan;
  readonly effectiveOn: string;
  readonly fileName: string;
}

/** Who set the list in force live. */
function decisionOf<Row extends ListedRow>({ approved: { by, reason } }: DemoList<Row>, { at }: Sent<Row>) {
  return { at: at.toISOString(), byName: planOf(by).displayName, reason, isApproved: true };
}

/** A list that was sent, beside the one in force (null for the first): its record, and what is stored of its rows. */
function versionOf<Row extends ListedRow>(demo: DemoList<Row>, sent: Sent<Row>, base: StoredVersion | null) {
  const { list, kind, before } = demo;
  const { rows, at, by, ...about } = sent;
  const findings = new VersionFindings(kind.columns, (row) => kind.namesOf(row as Row), {
    hasBase: base !== null,
    since: null,
  });
  const byCode = new Map(rows.map((row) => [row.code, row]));
  const beforeByCode = new Map(base === null ? [] : before.map((row) => [row.code, row]));
  const known = new Map((demo.references ?? []).map((row) => [row.code, row]));
  for (const code of [...new Set([...byCode.keys(), ...beforeByCode.keys()])].sort()) {
    const reference = known.get(code) ?? null;
    findings.add({ earlier: null, before: beforeByCode.get(code) ?? null, after: byCode.get(code) ?? null, reference });
  }
  const { compared, changes } = findings.found();
  const version: StoredVersion = {
    ...{ versionId: newUlid(at.getTime()), comparisonId: newUlid(at.getTime()), ...list, ...about, ...compared },
    state: base === null ? 'approved' : compared.rails.length > 0 ? 'waiting' : 'staged',
    comparedWith: base && { versionId: base.versionId, number: base.number },
    fileHash: createHash('sha256').update(JSON.stringify(rows)).digest('hex'),
    ...{ madeAt: at.toISOString(), makerId: demoUserId(by), makerName: by.displayName },
    decided: base === null ? decisionOf(demo, sent) : null,
    edition: 1,
  };
  const entries = [...byCode.values()].map(rowEntry).sort((one, other) => (one.at < other.at ? -1 : 1));
  const words = rows.flatMap((row) => wordPlaces(kind, row)).sort();
  const wordEntries = words.map((place) => ({ at: place, text: '' }));
  const items: Item[] = [
    ...packedItems(rowsPlace(version), entries, 100),
    ...packedItems(wordsPlace(version), wordEntries, 1500),
    ...changes.flatMap(([change, found]) => [
      ...packedItems(changesPlace(version, change), numberedEntries(found), changesPerItem),
    ]),
  ];
  return { version, items };
}

/** A list with a version in force, and a later one that waits for a second person because of what it changes. */
export function demoListInVersions<Row extends ListedRow>(
  demo: DemoList<Row>,
  now: Date,
): { readonly writes: TransactItem[]; readonly inForce: StoredVersion } {
  const { list, fileName } = demo;
  const [first, second] = demo.makers.map(planOf) as [AccountPlan, AccountPlan];
  const began = new Date(now.getTime() - 60 * dayMs);
  const sentAt = new Date(now.getTime() - dayMs);
  const inForce = versionOf(
    demo,
    {
      ...{ number: 1, rows: demo.before, at: began, by: first },
      ...{ effectiveOn: emiratesDateOf(began), fileName: `${fileName}.xlsx` },
    },
    null,
  );
  const waiting = versionOf(
    demo,
    {
      ...{ number: 2, rows: demo.after, at: sentAt, by: second },
      ...{ effectiveOn: emiratesDateOf(new Date(now.getTime() + 7 * dayMs)), fileName: `${fileName}-next.xlsx` },
    },
    inForce.version,
  );
  const at = began.toISOString();
  const { versionId, number, decided } = inForce.version;
  const pointer = { ...list, lastNumber: 0, steps: [], edition: 0 };
  const step = { versionId, number, fromAt: at, madeAt: at, byName: decided?.byName ?? '', isRollBack: false };
  return {
    writes: [
      newVersionPut(inForce.version),
      newVersionPut(waiting.version),
      pointerPut(pointer, { lastNumber: 2, steps: [step] }),
      ...itemPuts('reference', [...inForce.items, ...waiting.items]),
    ],
    inForce: inForce.version,
  };
}
