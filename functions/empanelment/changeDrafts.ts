import {
  type ChangeDraft,
  changeDraftDelete,
  changeDraftPut,
  type DraftOf,
  findChangeDraft,
} from '../_data/empanelment/changeDraft.ts';
import { empanelments, findOpenEmpanelment } from '../_data/empanelment/empanelment.ts';
import type { Facility } from '../_data/facility/facility.ts';
import type { SessionContext } from '../_kit/context.ts';
import { fail } from '../_kit/failure.ts';
import type { TransactItem } from '../_store/transaction.ts';
import { checkKind } from './checkKind.ts';

/** The draft of the caller's own facility: that of the contract with an insurer, or without one that of the profile. */
export function ownDraftOf({ scope }: SessionContext, payerId: number | null): DraftOf {
  if (scope.kind !== 'facility') throw fail('notFound');
  return { facilityId: scope.facilityId, payerId };
}

/** Nothing is typed for a change that could not be submitted: one whose request is with its insurer, or whose contract does not allow it. */
async function checkMayType({ store, scope }: SessionContext, facility: Facility, of: DraftOf): Promise<void> {
  const kind = of.payerId === null ? 'updateProfile' : 'updateContract';
  checkKind(facility, kind);
  const openId = await findOpenEmpanelment(store, of.facilityId, kind);
  const open = openId === null ? null : await empanelments.find(store, scope, openId);
  if (!open) return;
  const isItsOwn = of.payerId === null || open.payerId === of.payerId;
  if (open.state !== 'returned' || !isItsOwn) throw fail('empanelmentOpen');
}

interface Typed {
  readonly typed: Partial<Pick<ChangeDraft, 'contract' | 'profile'>>;
  /** The version of the draft that the caller saw; left out for the first. */
  readonly version: number | undefined;
}

/** Keeps what has been typed, right or wrong. Of two people who type at once the later one is told, and writes over nothing. */
export async function keepDraft(ctx: SessionContext, facility: Facility, of: DraftOf, { typed, version }: Typed) {
  await checkMayType(ctx, facility, of);
  const savedAt = ctx.now().toISOString();
  const before = await findChangeDraft(ctx.store, of, ctx.now());
  if (before?.version !== version) throw fail('changedMeanwhile');
  const place = { version: (version ?? 0) + 1, savedAt, byName: ctx.user.displayName };
  const value = { ...before, contract: null, profile: null, ...typed, ...place };
  return { data: { version: place.version, savedAt }, items: [changeDraftPut(of, value, version)] };
}

/** The writes by which a submission ends the draft that its sender saw: what a colleague has typed since is not thrown away. */
export async function endDraft(
  ctx: SessionContext,
  payerId: number | null,
  seen: number | undefined,
): Promise<TransactItem[]> {
  const of = ownDraftOf(ctx, payerId);
  const draft = await findChangeDraft(ctx.store, of, ctx.now());
  if (draft?.version !== seen) throw fail('changedMeanwhile');
  return seen === undefined ? [] : [changeDraftDelete(of, seen)];
}

/** A draft as its facility sees it. */
export function shownDraft<Kind extends 'contract' | 'profile'>(found: ChangeDraft | null, kind: Kind) {
  const draft = found?.[kind];
  if (!found || !draft) return null;
  const { version, savedAt, byName } = found;
  return { draft, version, savedAt, byName };
}
