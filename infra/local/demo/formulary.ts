import { createHash } from 'node:crypto';
import { drugRows } from '../../../functions/_data/formulary/drugs.ts';
import { rowEntry, wordPlaces } from '../../../functions/_data/versionedList/listedRows.ts';
import { pointerPut } from '../../../functions/_data/versionedList/listPointer.ts';
import {
  changesPlace,
  newVersionPut,
  rowsPlace,
  type StoredVersion,
  wordsPlace,
} from '../../../functions/_data/versionedList/listVersion.ts';
import { changesPerItem, numberedEntries, packedItems } from '../../../functions/_data/versionedList/packedList.ts';
import type { OwnPayerId } from '../../../functions/_kit/ownIds.ts';
import { provenPayerId } from '../../../functions/_kit/proof.ts';
import { newUlid } from '../../../functions/_kit/ulid.ts';
import type { TransactItem } from '../../../functions/_store/transaction.ts';
import { emiratesDateOf } from '../../../shared/_field/serviceDate.ts';
import { VersionFindings } from '../../../shared/_parts/versionedList/versionFindings.ts';
import { type Drug, drugColumns, drugNames } from '../../../shared/formulary/drug.ts';
import { type AccountPlan, accountPlans, demoUserId } from './accounts.ts';
import { demoDrugs } from './drugs.ts';
import { crescent } from './payers.ts';

type Item = Record<string, unknown>;

const dayMs = 24 * 60 * 60 * 1000;
const planOf = (userName: string): AccountPlan => {
  const plan = accountPlans.find((each) => each.userName === userName);
  if (!plan) throw new Error(`No account ${userName}`);
  return plan;
};

interface Sent {
  readonly payerId: OwnPayerId;
  readonly number: number;
  readonly drugs: readonly Drug[];
  readonly at: Date;
  readonly by: AccountPlan;
  readonly effectiveOn: string;
  readonly fileName: string;
}

/** A list that was sent, beside the one in force (null for the first): its record, and what is stored of its drugs. */
function versionOf(
  { payerId, number, drugs, at, by, ...sent }: Sent,
  before: readonly Drug[],
  base: StoredVersion | null,
) {
  const findings = new VersionFindings(drugColumns, (row) => drugNames(row as Drug), base !== null);
  const byCode = new Map(drugs.map((drug) => [drug.code, drug]));
  const beforeByCode = new Map(before.map((drug) => [drug.code, drug]));
  for (const code of [...new Set([...byCode.keys(), ...beforeByCode.keys()])].sort())
    findings.add({ earlier: null, before: beforeByCode.get(code) ?? null, after: byCode.get(code) ?? null });
  const { compared, changes } = findings.found(null);
  const version: StoredVersion = {
    ...{ versionId: newUlid(at.getTime()), comparisonId: newUlid(at.getTime()), payerId, number, ...sent, ...compared },
    state: base === null ? 'approved' : compared.rails.length > 0 ? 'waiting' : 'staged',
    comparedWith: base && { versionId: base.versionId, number: base.number },
    fileHash: createHash('sha256').update(JSON.stringify(drugs)).digest('hex'),
    ...{ madeAt: at.toISOString(), makerId: demoUserId(by), makerName: by.displayName },
    decided: base === null ? { at: at.toISOString(), byName: by.displayName, reason: null, isApproved: true } : null,
    edition: 1,
  };
  const entries = [...byCode.values()].map(rowEntry).sort((one, other) => (one.at < other.at ? -1 : 1));
  const words = drugs.flatMap((drug) => wordPlaces(drugRows, drug)).sort();
  const items: Item[] = [
    ...packedItems(rowsPlace(version), entries, 100),
    ...packedItems(
      wordsPlace(version),
      words.map((place) => ({ at: place, text: '' })),
      1500,
    ),
    ...changes.flatMap(([kind, found]) => [
      ...packedItems(changesPlace(version, kind), numberedEntries(found), changesPerItem),
    ]),
  ];
  return { version, items };
}

/** A formulary with a version in force, and a later one that waits for a second person because of what it changes. */
export function demoFormulary(
  now: Date,
  of: number = crescent,
): { readonly writes: TransactItem[]; readonly items: Item[] } {
  const payerId = provenPayerId(of);
  const { before, after } = demoDrugs();
  const began = new Date(now.getTime() - 60 * dayMs);
  const inForce = versionOf(
    {
      ...{ payerId, number: 1, drugs: before, at: began, by: planOf('payeradmin@crescent.example') },
      ...{ effectiveOn: emiratesDateOf(began), fileName: 'formulary.xlsx' },
    },
    [],
    null,
  );
  const waiting = versionOf(
    {
      ...{
        payerId,
        number: 2,
        drugs: after,
        at: new Date(now.getTime() - dayMs),
        by: planOf('superadmin@portal.example'),
      },
      ...{ effectiveOn: emiratesDateOf(new Date(now.getTime() + 7 * dayMs)), fileName: 'formulary-next.xlsx' },
    },
    before,
    inForce.version,
  );
  const at = began.toISOString();
  const { versionId, number, makerName: byName } = inForce.version;
  const pointer = { payerId, lastNumber: 0, steps: [], edition: 0 };
  const step = { versionId, number, fromAt: at, madeAt: at, byName, isRollBack: false };
  return {
    writes: [
      newVersionPut(inForce.version),
      newVersionPut(waiting.version),
      pointerPut(pointer, { lastNumber: 2, steps: [step] }),
    ],
    items: [...inForce.items, ...waiting.items],
  };
}
