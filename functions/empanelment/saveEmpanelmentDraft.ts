import { startClock } from '../../shared/_parts/dueClock.ts';
import { type EmpanelmentDraft, type EmpanelmentKind, hasStages } from '../../shared/empanelment/form.ts';
import { promise } from '../../shared/empanelment/life.ts';
import { empanelmentApi } from '../../shared/empanelment/routes.ts';
import {
  empanelments,
  findOpenEmpanelment,
  noInsurer,
  openPut,
  type StoredEmpanelment,
} from '../_data/empanelment/empanelment.ts';
import type { BodyOf, ContextOf, Operation, SessionContext } from '../_kit/context.ts';
import { fail } from '../_kit/failure.ts';
import { attachDraftFiles } from '../_parts/attachment/attachDraftFiles.ts';
import { ownCase } from '../_parts/case/caseKind.ts';
import { once } from '../_store/idempotency.ts';
import { checkKind } from './checkKind.ts';
import { empanelmentCase } from './empanelmentCase.ts';
import { knownFactsOf, ownFacility } from './knownFacts.ts';

type Save = typeof empanelmentApi.endpoints.saveEmpanelmentDraft;

/** The unfinished request that a call names, at the version that the caller saw. `kind` is that of a change with a call of its own; left out for one with a form of documents. */
export async function ownDraft(
  ctx: SessionContext,
  { empanelmentId, version }: { empanelmentId: string; version?: number | undefined },
  kind?: EmpanelmentKind,
): Promise<StoredEmpanelment> {
  const { found, side } = await ownCase(ctx, empanelmentCase, empanelmentId);
  if (side !== 'provider') throw fail('notAllowed');
  if (kind === undefined ? !hasStages(found.kind) : found.kind !== kind) throw fail('notInThisStatus');
  if (found.state !== 'draft' && found.state !== 'returned') throw fail('notInThisStatus');
  if (found.version !== version) throw fail('changedMeanwhile');
  return found;
}

/** An empty request of the caller's facility: only a facility itself asks for itself. */
export async function newDraft(ctx: SessionContext, kind: EmpanelmentKind): Promise<StoredEmpanelment> {
  const facility = await ownFacility(ctx);
  checkKind(facility, kind);
  const { scope, user } = ctx;
  if (scope.kind !== 'facility') throw fail('notAllowed');
  if ((await findOpenEmpanelment(ctx.store, scope.facilityId, kind)) !== null) throw fail('empanelmentOpen');
  const empanelmentId = ctx.newId();
  const at = ctx.now().toISOString();
  const { facilityName, facilityNameArabic } = facility;
  return {
    empanelmentId,
    empanelmentNumber: `EM-${empanelmentId.slice(-8)}`,
    kind,
    version: 1,
    state: 'draft',
    stateSince: at,
    openedAt: at,
    openedBy: user.userId,
    openedByName: user.displayName,
    facilityId: scope.facilityId,
    facilityName,
    facilityNameArabic,
    payerId: noInsurer,
    payerName: '',
    payerNameArabic: '',
    escalatedAt: null,
    holder: null,
    attachmentCount: 0,
    clock: startClock(ctx.now(), promise),
    facts: knownFactsOf(facility),
    draft: null,
    revisions: [],
    remarks: [],
    passed: [],
    returnCount: 0,
    reviewedSince: null,
    proposal: null,
    providerCode: null,
    submittedBy: null,
    accountChange: null,
    touchedAt: at,
  };
}

const filesOf = ({ documents }: EmpanelmentDraft): string[] =>
  Object.values(documents).flatMap((each) => each?.files.map(({ attachmentId }) => attachmentId) ?? []);

/** Keeps what has been typed, right or wrong; the first time it makes the record (REQ-NET-16). */
export const saveEmpanelmentDraft: Operation<Save> = async ({ body }, ctx) => {
  const { data } = await once(ctx, empanelmentApi.endpoints.saveEmpanelmentDraft, () => prepare(body, ctx));
  ctx.audited({ entity: 'empanelment', id: data.empanelmentId, after: { version: data.version } });
  return data;
};

async function prepare({ empanelmentId, version, kind, draft }: BodyOf<Save>, ctx: ContextOf<Save>) {
  const before = empanelmentId === undefined ? null : await ownDraft(ctx, { empanelmentId, version });
  const record = before ?? (await newDraft(ctx, kind));
  const { items, attachmentCount } = await attachDraftFiles(ctx, empanelments, record, filesOf(draft));
  const savedAt = ctx.now().toISOString();
  const after: StoredEmpanelment = {
    ...record,
    draft,
    attachmentCount,
    touchedAt: savedAt,
    version: before ? before.version + 1 : 1,
  };
  const event = { at: savedAt, event: 'open', by: ctx.user.displayName, detail: null } as const;
  // What is typed makes no event, which would fill the timeline every two seconds.
  const writes = before ? [empanelments.put(after)] : [...empanelments.writes(after, event), openPut(after)];
  return {
    data: { empanelmentId: after.empanelmentId, version: after.version, savedAt },
    items: [...writes, ...items],
  };
}
