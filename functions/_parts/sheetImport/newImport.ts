import type { ImportKindFacts } from '../../../shared/_parts/sheetImport.ts';
import { importKindNamed } from '../../../shared/sheetImport/kindsByName.ts';
import { newJob, newJobPuts } from '../../_data/job/job.ts';
import { importLane, payerOf, registerLane } from '../../_data/job/jobOwner.ts';
import { queueJob } from '../../_data/job/jobQueue.ts';
import { importChange, type StoredImport, withFile } from '../../_data/sheetImport/sheetImport.ts';
import { isAllowed } from '../../_kit/authenticate.ts';
import type { SessionContext } from '../../_kit/context.ts';
import { fail, invalid } from '../../_kit/failure.ts';
import type { JobLane, OwnPayerId } from '../../_kit/ownIds.ts';
import type { Scope } from '../../_kit/scope.ts';
import { type TransactItem, writeTogether } from '../../_store/transaction.ts';

/** Whose sheets of this kind the caller brings and sees: 403 for a caller who may not bring such sheets, or not for whom the session is. */
export function importScope(facts: ImportKindFacts, ctx: SessionContext): Scope {
  if (!isAllowed(ctx.user, facts.access)) throw fail('notAllowed');
  if (facts.allFor?.some((role) => ctx.user.roles.includes(role))) return { kind: 'all' };
  const { scope } = ctx;
  if (!facts.scopes.includes(scope.kind)) throw fail(scope.kind === 'payer' ? 'notAllowed' : 'facilityRequired');
  return scope;
}

interface NewFile {
  readonly fileName: string;
  readonly bytes: number;
  readonly language: 'en' | 'ar';
  readonly settings?: Readonly<Record<string, string>> | undefined;
}

/** A new import of the caller's as it is before its file has arrived. */
export function newImport(facts: ImportKindFacts, file: NewFile, ctx: SessionContext): StoredImport {
  const { user } = ctx;
  const scope = importScope(facts, ctx);
  const importId = ctx.newId();
  const { settings = {}, ...named } = file;
  if (facts.writesLike) payerOfImport({ scope, settings });
  const isKnown = (name: string): boolean => facts.settings?.includes(name) ?? false;
  if (!Object.keys(settings).every(isKnown)) throw invalid('settings', 'unknownProperty');
  return withFile({
    ...{ importId, kind: facts.name, scope, startedBy: user.userId, startedByName: user.displayName, ...named },
    ...{ createdAt: ctx.now().toISOString(), settings, state: 'announced' },
    ...{ isScanned: false, fileHash: null, sameAs: null, version: 1, workId: null, plan: null, mode: null },
    ...{ checks: 0, done: 0, rows: null, checked: {}, written: {}, undone: {}, planned: null, undoneTo: null },
    ...{ hasErrorFile: false, failure: null, finishedAt: null },
  });
}

/** The payer whose records an import is about: its own, or the one that the portal's people have named with it. 400 where it is another one. */
export const payerOfImport = ({ scope, settings }: Pick<StoredImport, 'scope' | 'settings'>): OwnPayerId =>
  payerOf({ scope }, settings.payerId === undefined ? undefined : Number(settings.payerId));

/** The lane of an import's work: what writes runs alone among the imports of its kind and tenant, or beside no job that writes the same. */
export function laneOfWork(imported: StoredImport): JobLane | null {
  const { kind, scope, state } = imported;
  if (state === 'checking') return null;
  const isLikeRegister = importKindNamed(kind)?.writesLike === 'memberRegister';
  return isLikeRegister ? registerLane(payerOfImport(imported)) : importLane(kind, scope);
}

/** The writes that put an import to work in a state. */
function startWork(
  imported: StoredImport,
  changes: Partial<StoredImport>,
  ctx: SessionContext,
): { readonly next: StoredImport; readonly items: TransactItem[] } {
  const { user } = ctx;
  const { scope } = imported;
  const jobId = ctx.newId();
  const { next, put } = importChange(imported, { ...changes, workId: jobId, failure: null, finishedAt: null });
  const start = {
    ...{ jobId, fileName: imported.fileName, startedByName: user.displayName, startedBy: user.userId },
    ...{ owner: `USER#${user.userId}#IMPORT`, scope, upload: null },
    lane: laneOfWork(next),
    request: { kind: 'sheetImport' as const, import: imported.kind, importId: imported.importId },
  };
  return { next, items: [put, ...newJobPuts(newJob(start, ctx.now()))] };
}

/** Puts an import to work and brings it to the worker; 409 when somebody else changed it, or another import of its kind is being written. */
export async function putToWork(
  imported: StoredImport,
  changes: Partial<StoredImport>,
  ctx: SessionContext,
): Promise<StoredImport> {
  const { next, items } = startWork(imported, changes, ctx);
  if (!(await writeTogether(ctx.store, items))) throw fail('jobAlreadyRunning');
  if (next.workId !== null) await queueJob({ jobId: next.workId, kind: 'sheetImport' });
  return next;
}
