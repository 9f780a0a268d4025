import { type JobKindName, jobKindFacts } from '../../shared/job/jobKinds.ts';
import { findJob, type StoredJob } from '../_data/job/job.ts';
import { isAllowed } from '../_kit/authenticate.ts';
import type { SessionContext } from '../_kit/context.ts';
import { fail } from '../_kit/failure.ts';

/** Refuses (403) a caller without one of the roles of the job's kind. */
export function allowKind(kind: JobKindName, { user, scope }: SessionContext): void {
  const { access, needsFacility } = jobKindFacts(kind);
  if (!isAllowed(user, access)) throw fail('notAllowed');
  if (needsFacility && scope.kind !== 'facility') throw fail('facilityRequired');
}

/** A job that is there for the caller; another's is not there (404). */
export async function ownJob(jobId: string, ctx: SessionContext): Promise<StoredJob> {
  const { scope, store, user } = ctx;
  const found = await findJob(store, { scope, user }, jobId);
  if (!found) throw fail('notFound');
  allowKind(found.kind, ctx);
  return found;
}
