import * as z from 'zod';
import { largestPage } from '../../../shared/_contract/page.ts';
import { claimLife } from '../../../shared/claim/life.ts';
import { takeOverCode } from '../../../shared/claim/takeOverWords.ts';
import type { JobProblem } from '../../../shared/job/routes.ts';
import { listJobProblems } from '../../_data/job/jobProblem.ts';
import { Failure } from '../../_kit/failure.ts';
import { JobFailure, type JobKind, type JobRun, type JobSlice } from '../../_parts/job/jobKind.ts';
import { factsFor } from '../claimFacts.ts';
import { failureOf, keptReport, overUpload, passedOverASlice, type Unread } from '../claimUpload.ts';
import { findingsReport } from '../findingsReport.ts';
import { billingFacility } from '../ownClaim.ts';
import { type Broken, claimsAt } from './claimsAt.ts';
import { claimSorter, type Sorted } from './sortClaims.ts';
import { draftsAStep, stepOfClaims } from './stepOfClaims.ts';

/** The store takes four megabytes together; problems stand beside the drafts. */
const bytesAStep = 1_000_000;
/** Claims that are refused cost little, but a step has to come to its end. */
const claimsAStep = 500;

const endings = {
  ...failureOf,
  tooManyClaims: () => new JobFailure('tooManyClaims'),
} as const satisfies Record<Broken['reason'], () => JobFailure>;

/** How many claims are done, and which drafts the step made. At the end, or where the file broke off, why it goes no further. */
const position = z.object({
  claims: z.int().min(0),
  made: z.array(z.string()),
  ending: z.enum(['end', 'tooManyClaims', ...(Object.keys(failureOf) as Unread['reason'][])]).optional(),
});
type Position = z.infer<typeof position>;

/**
 * Tells the audit trail of the drafts that the last stored step made: who goes on after a step does that first, be it the same worker or
 * the next one. So no draft is missing there, and none stands there that was not made.
 */
async function auditDrafts({ job, writeAudit, now }: JobRun, { made }: Position): Promise<void> {
  for (const claimId of made)
    await writeAudit({
      ...{ at: now().toISOString(), action: 'claim.make', actor: job.startedBy },
      actorFacilityId: job.scope.kind === 'facility' ? job.scope.facilityId : null,
      ...{ entity: 'claim', entityId: claimId, outcome: 'success', requestId: job.jobId },
      ...{ sourceIp: '', userAgent: 'runJob', after: { state: claimLife.begins, jobId: job.jobId } },
    });
}

/** The facility of the job and how its claims are kept. */
async function facilityOf({ store, now, job }: JobRun) {
  const ctx = { store, now, scope: job.scope };
  try {
    return { ...(await billingFacility(ctx)), factsOf: await factsFor(ctx) };
  } catch (error) {
    throw error instanceof Failure ? new JobFailure('noClaimsHere') : error;
  }
}

/** The problems of all steps, as far as the store keeps them. */
async function reportOf({ store, job }: JobRun): Promise<Uint8Array> {
  const report = findingsReport();
  let cursor: string | undefined;
  do {
    const page = await listJobProblems(store, job, { take: largestPage, ...(cursor && { cursor }) });
    for (const problem of page.items) report.add(problem);
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
  return report.bytes();
}

const bytesOf = ({ claim }: Sorted): number => (claim ? Buffer.byteLength(JSON.stringify(claim)) : 0);

/** The claims that wait for the next step. */
class Waiting {
  private claims: Sorted[] = [];
  private drafts = 0;
  private bytes = 0;

  add(claim: Sorted): void {
    this.claims.push(claim);
    if (claim.claim) this.drafts += 1;
    this.bytes += bytesOf(claim);
  }

  isFull(): boolean {
    return this.drafts >= draftsAStep || this.bytes >= bytesAStep || this.claims.length >= claimsAStep;
  }

  take(): readonly Sorted[] {
    const { claims } = this;
    [this.claims, this.drafts, this.bytes] = [[], 0, 0];
    return claims;
  }
}

type Billing = Awaited<ReturnType<typeof facilityOf>>;

const slice = (at: Position, more: Partial<JobSlice> = {}): JobSlice => ({
  checkpoint: at,
  progress: { done: at.claims, total: at.ending === 'end' ? at.claims : null },
  ...more,
});

const brokenAt = (claims: number, { line }: Broken): JobProblem => ({
  ...{ row: Math.max(claims, 1), column: null, code: takeOverCode('brokenOff') },
  value: line === null ? null : `XML: ${line}`,
});

type Ending = NonNullable<Position['ending']>;

/** The last step: the report. A job whose file broke off fails then. */
async function* endWith(run: JobRun, claims: number, ending: Ending): AsyncGenerator<JobSlice, void> {
  yield slice({ claims, made: [], ending }, await keptReport(run, await reportOf(run)));
  if (ending !== 'end') throw endings[ending]();
}

/** The step in which the file breaks off. */
const breakOff = (claims: number, broken: Broken): JobSlice =>
  slice({ claims, made: [], ending: broken.reason }, { problems: [brokenAt(claims, broken)], counts: { findings: 1 } });

async function* draftsAt(path: string, run: JobRun, { claims: from }: Position, of: Billing) {
  const sort = claimSorter(of);
  const waiting = new Waiting();
  let [claims, broken]: [number, Broken | null] = [0, null];
  async function* made(): AsyncGenerator<JobSlice, void> {
    const { made: drafts, ...step } = await stepOfClaims(run, waiting.take(), of.factsOf);
    const at = { claims, made: [...drafts] };
    yield slice(at, step);
    await auditDrafts(run, at);
  }
  for await (const found of claimsAt(path)) {
    if (found.kind === 'broken') {
      broken = found;
      break;
    }
    // Claims that are done are sorted as well: a later one may have the number of one of them.
    const sorted = sort(found);
    claims = found.place;
    if (claims > from) {
      waiting.add(sorted);
      if (waiting.isFull()) yield* made();
    } else if (claims % passedOverASlice === 0) yield slice({ claims: from, made: [] });
  }
  if (claims > from) yield* made();
  if (broken) yield breakOff(claims, broken);
  else if (claims === 0) throw new JobFailure('noClaims');
  yield* endWith(run, claims, broken?.reason ?? 'end');
}

/**
 * Makes the claims of an uploaded file drafts of the facility for which the job was started. The drafts of a step are written with it: a
 * worker that goes on after another reads the file from its beginning, and makes what follows the last stored step.
 */
export const claimTakeOver: JobKind = async function* (run) {
  const at = position.parse(run.job.checkpoint ?? { claims: 0, made: [] });
  await auditDrafts(run, at);
  if (at.ending === 'end') return;
  // Its last step is missing, or the step is there and only the end is not.
  if (at.ending) return yield* endWith(run, at.claims, at.ending);
  const of = await facilityOf(run);
  yield* overUpload(run, (path) => draftsAt(path, run, at, of));
};
