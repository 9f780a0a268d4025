import { emiratesDateOf } from '../../../shared/_field/serviceDate.ts';
import { type MemberSheetRow, memberImportSheet } from '../../../shared/member/memberSheet.ts';
import { coverageKey, coverKeysOf } from '../../_data/member/member.ts';
import { findMemberRows, type MemberRowRecord, memberRowWrites } from '../../_data/member/memberRowRecord.ts';
import { forgetList, noteList, registerListedAt } from '../../_data/member/registerState.ts';
import { getPayer } from '../../_data/payer/payer.ts';
import type { OwnPayerId } from '../../_kit/ownIds.ts';
import { JobFailure } from '../../_parts/job/jobKind.ts';
import { actingUser } from '../../_parts/sheetImport/actingUser.ts';
import type {
  Found,
  ImportContext,
  ImportServer,
  RecordChange,
  RowKey,
} from '../../_parts/sheetImport/importServer.ts';
import { payerOfImport } from '../../_parts/sheetImport/newImport.ts';
import { oncePerStep } from '../../_parts/sheetImport/oncePerStep.ts';
import { coverageOfRow, memberIdOf, memberOfRow, memberRowProblems } from '../register/memberRow.ts';

/** The register of the import, for a person who may still bring its lists. */
const registerOf = oncePerStep(async (ctx: ImportContext): Promise<OwnPayerId> => {
  await actingUser(memberImportSheet, ctx);
  const payerId = payerOfImport(ctx.imported);
  if (ctx.imported.scope.kind === 'all' && !(await getPayer(ctx.store, payerId))) throw new JobFailure('payerMissing');
  return payerId;
});

const idOf = (about: RowKey['about']): string => memberIdOf({ MemberID: String(about.MemberID) });

/** What the register has of the rows, by key. */
async function findRecords(ctx: ImportContext, keys: readonly RowKey[]) {
  const rows = keys.map(({ about, leads }) => ({
    ...{ memberId: idOf(about), policyNumber: String(about.PolicyNumber), startsOn: String(about.StartDate), leads },
  }));
  const records = await findMemberRows(ctx.store, await registerOf(ctx), rows);
  const found = new Map<string, Found<MemberRowRecord>>();
  for (const [at, { key }] of keys.entries()) {
    const stored = records[at];
    if (stored) found.set(key, { stored });
  }
  return found;
}

const nextRecord = (row: MemberSheetRow, _: MemberRowRecord | null, __: ImportContext, { leads }: RowKey) => ({
  member: leads ? memberOfRow(row) : null,
  coverage: coverageOfRow(row),
});

const writesOf = (ctx: ImportContext, { from, to, key }: RecordChange<MemberRowRecord>) => {
  const { imported, now } = ctx;
  return memberRowWrites({
    ...{ payerId: payerOfImport(imported), from, to },
    memberId: to?.member?.memberId ?? from?.member?.memberId ?? idOf(key.about),
    // What an undo changes back is an entry of its own.
    source: { jobId: imported.workId ?? imported.importId, row: key.row, at: now().toISOString() },
  });
};

const looksAtOnce = 20;

/** Of the members that a sheet has added: those that have covers besides those that are taken back with them. */
async function otherwiseCovered(
  ctx: ImportContext,
  records: ReadonlyMap<string, MemberRowRecord>,
  removed: ReadonlySet<string>,
): Promise<ReadonlySet<string>> {
  const payerId = await registerOf(ctx);
  const going = [...records].filter(([key]) => removed.has(key));
  const own = new Set(going.flatMap(([key, { coverage }]) => (coverage ? [ownCover(key, coverageKey(coverage))] : [])));
  const used = new Set<string>();
  const worker = async (): Promise<void> => {
    for (let next = going.pop(); next; next = going.pop()) {
      const [key, { member }] = next;
      const covers = member ? await coverKeysOf(ctx.store, payerId, member.memberId) : [];
      if (covers.some((cover) => !own.has(ownCover(key, cover)))) used.add(key);
    }
  };
  await Promise.all(Array.from({ length: looksAtOnce }, worker));
  return used;
}

/** A cover as one of the member whom the key of a row begins with. */
const ownCover = (key: string, cover: string): string => `${key.slice(0, key.indexOf('#'))} ${cover}`;

/** The register is as old as its newest list, of which a good row was taken in. */
async function noteImport(ctx: ImportContext): Promise<void> {
  const { added = 0, changed = 0, same = 0 } = ctx.imported.written;
  if (added + changed + same === 0) return;
  const payerId = await registerOf(ctx);
  const { importId, createdAt } = ctx.imported;
  const listedBefore = await registerListedAt(ctx.store, payerId);
  await noteList(ctx.store, payerId, createdAt, { importId, listedBefore });
}

/** What a payer's sheet of members does: the rows of its register by the rules of every list, with the rights of the person who asks for it, when it is written. */
export const memberImport: ImportServer<typeof memberImportSheet.columns, MemberRowRecord> = {
  facts: memberImportSheet,
  check: (row, { now }) => memberRowProblems(row, emiratesDateOf(now())),
  find: findRecords,
  next: nextRecord,
  writes: writesOf,
  inUse: otherwiseCovered,
  whenWritten: noteImport,
  whenTakenBack: async (ctx) => forgetList(ctx.store, await registerOf(ctx), ctx.imported.importId),
};
