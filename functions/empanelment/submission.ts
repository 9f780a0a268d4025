import { pauseClock, resumeClock, startClock } from '../../shared/_parts/dueClock.ts';
import type { EmpanelmentKind, Revision } from '../../shared/empanelment/form.ts';
import { empanelmentLife, promise } from '../../shared/empanelment/life.ts';
import { openPut, type StoredEmpanelment, writesOf } from '../_data/empanelment/empanelment.ts';
import { askedPayerOf, getPayer, isServing } from '../_data/payer/payer.ts';
import type { SessionContext } from '../_kit/context.ts';
import { fail, invalid } from '../_kit/failure.ts';
import { makeMove } from '../_parts/life.ts';
import type { TransactItem } from '../_store/transaction.ts';
import { checkKind } from './checkKind.ts';
import { empanelmentNews } from './empanelmentNews.ts';
import { knownFactsOf, ownFacility } from './knownFacts.ts';
import { newDraft, ownDraft } from './saveEmpanelmentDraft.ts';

interface Asked {
  readonly kind: Exclude<EmpanelmentKind, 'join' | 'recontract' | 'addBranch'>;
  readonly payerId: number;
  /** The request that the insurer returned; left out for a new one. */
  readonly empanelmentId?: string | undefined;
  readonly version?: number | undefined;
}

/** The request that goes on: the one that the insurer returned, or a new one, which has never been stored. */
async function requestOf(ctx: SessionContext, { kind, empanelmentId, version }: Asked): Promise<StoredEmpanelment> {
  if (empanelmentId !== undefined) return ownDraft(ctx, { empanelmentId, version }, kind);
  return { ...(await newDraft(ctx, kind)), version: 0 };
}

/** The request of a change without stages, addressed to its insurer. The people who have looked at a request are those of its insurer. */
export async function askedChange(ctx: SessionContext, asked: Asked): Promise<StoredEmpanelment> {
  const facility = await ownFacility(ctx);
  const found = await requestOf(ctx, asked);
  const isFirst = found.revisions.length === 0;
  if (isFirst) checkKind(facility, asked.kind);
  const payer = await getPayer(ctx.store, asked.payerId);
  const isAnother = !isFirst && found.payerId !== asked.payerId;
  if (!payer || !isServing(payer) || isAnother) throw invalid('payerId', 'unknownChoice');
  const { payerName, payerNameArabic } = payer;
  return { ...found, facts: knownFactsOf(facility), payerId: askedPayerOf(payer), payerName, payerNameArabic };
}

type Said = Omit<Revision, 'number' | 'submittedAt' | 'submittedByName'>;

const mostRevisions = 10;

/** The request with a further revision, which never changes (REQ-NET-18): what was looked at in a former one is looked at again. */
export function submittedAgain(ctx: SessionContext, record: StoredEmpanelment, said: Said) {
  const { next, event } = makeMove(ctx, empanelmentLife, {
    ...{ move: 'submit', record, seen: record.version, entity: 'empanelment', id: record.empanelmentId },
  });
  const now = ctx.now();
  const isFirst = record.revisions.length === 0;
  if (record.revisions.length >= mostRevisions) throw fail('notInThisStatus');
  const revision: Revision = {
    ...said,
    number: record.revisions.length + 1,
    submittedAt: event.at,
    submittedByName: ctx.user.displayName,
  };
  const after: StoredEmpanelment = {
    ...record,
    ...next,
    clock: isFirst ? startClock(now, promise) : resumeClock(pauseClock(record.clock, now), now),
    revisions: [...record.revisions, revision],
    reviewedSince: event.at,
    submittedBy: ctx.user.userId,
    touchedAt: event.at,
    passed: [],
    proposal: null,
  };
  return { after, event };
}

/** The writes of a submitted change without a draft: a new one begins with it. */
export async function changeWrites(
  ctx: SessionContext,
  { after, event }: ReturnType<typeof submittedAgain>,
): Promise<TransactItem[]> {
  const isFirst = after.revisions.length === 1;
  const begun = { at: event.at, event: 'open', by: ctx.user.displayName, detail: null } as const;
  return [
    ...writesOf(after, [...(isFirst ? [begun] : []), event]),
    ...(isFirst ? [openPut(after)] : []),
    ...(await empanelmentNews(ctx, after)),
  ];
}
