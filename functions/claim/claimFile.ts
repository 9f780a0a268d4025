import * as z from 'zod';
import { brokenOff } from '../../shared/claim/findingWords.ts';
import type { Finding } from '../../shared/claim/rules/rule.ts';
import type { JobProblem } from '../../shared/job/routes.ts';
import { BadArchive, filesAt } from '../_connect/claimFile/filePieces.ts';
import { readClaimFile } from '../_connect/claimFile/readClaimFile.ts';
import { type ScrubEvent, scrubFile } from '../_connect/claimFile/scrubFile.ts';
import { JobFailure, type JobKind, type JobRun, type JobSlice, mostStepProblems } from '../_parts/job/jobKind.ts';
import {
  failureOf,
  keptReport,
  mostClaims,
  mostUnpacked,
  overUpload,
  passedOverASlice,
  placeOf,
  short,
  type Unread,
} from './claimUpload.ts';
import { findingsReport } from './findingsReport.ts';

/** The first step is small, so that the first findings are there while the file is still read. */
const firstClaims = 200;
const claimsASlice = 1000;
type Findings = Extract<ScrubEvent, { kind: 'findings' }>;

/** How many claims are judged, their findings stored; and why the file broke off there, once that is stored as well. */
const position = z.object({
  claims: z.int().min(0),
  brokenBy: z.enum(Object.keys(failureOf) as Unread['reason'][]).optional(),
});

/** What is said of all files of an upload, one after the other. */
async function* judged(path: string, now: Date): AsyncGenerator<ScrubEvent> {
  for await (const pieces of filesAt(path, mostUnpacked)) yield* scrubFile(readClaimFile(pieces), { now });
}

const problemOf =
  (row: number) =>
  ({ rule, claim, activity, field }: Finding): JobProblem => ({
    ...{ row, column: short(field), code: rule, value: null },
    ...placeOf(claim, activity),
  });

/** What a claim is after its check; null for findings about the file. */
function verdictOf({ of, findings }: Findings): 'fine' | 'warned' | 'wrong' | null {
  if (of === 'file') return null;
  if (findings.length === 0) return 'fine';
  return findings.some(({ severity }) => severity === 'block') ? 'wrong' : 'warned';
}

/** The step that is being made: what has been found since the last one. */
function newStep() {
  const counts: Record<string, number> = {};
  const problems: JobProblem[] = [];
  const count = (name: string, by = 1): void => {
    counts[name] = (counts[name] ?? 0) + by;
  };
  return { counts, problems, count };
}

/** Where the check is: how many claims were judged, those of steps that are stored among them. */
class Check {
  readonly report = findingsReport();
  claims = 0;
  private step = newStep();
  private readonly from: number;

  constructor(from: number) {
    this.from = from;
  }

  /** Takes what was said of one claim or of the file, and answers the step that is to be stored now, if any. */
  take(said: Findings): JobSlice | null {
    const verdict = verdictOf(said);
    if (verdict) this.claims += 1;
    if (this.claims > mostClaims) throw new JobFailure('tooManyClaims');
    const problems = said.findings.map(problemOf(Math.max(this.claims, 1)));
    for (const problem of problems) this.report.add(problem);
    // A finding about the file itself comes before its first claim or after its last. A step ends with a claim: the next step stores it.
    if (verdict ? this.claims <= this.from : this.claims < this.from) return this.passOver();
    if (verdict) this.countClaim(verdict);
    this.keep(problems);
    return verdict && this.isFull() ? this.cut() : null;
  }

  /** Says where the file breaks off. */
  breakOff({ line }: Unread): void {
    const value = line === null ? null : `XML: ${line}`;
    const problem = { row: Math.max(this.claims, 1), column: null, code: brokenOff, value };
    this.report.add(problem);
    this.keep([problem]);
  }

  /** The step as it is now; the next one begins. */
  cut(): JobSlice {
    const { counts, problems } = this.step;
    this.step = newStep();
    return { checkpoint: { claims: this.claims }, progress: { done: this.claims, total: null }, counts, problems };
  }

  private keep(problems: readonly JobProblem[]): void {
    this.step.problems.push(...problems);
    if (problems.length > 0) this.step.count('findings', problems.length);
  }

  private countClaim(verdict: string): void {
    this.step.count('claims');
    this.step.count(verdict);
  }

  private isFull(): boolean {
    const most = this.claims <= firstClaims ? firstClaims : claimsASlice;
    return (this.step.counts.claims ?? 0) >= most || this.step.problems.length >= mostStepProblems;
  }

  private passOver(): JobSlice | null {
    if (this.claims === 0 || this.claims % passedOverASlice > 0) return null;
    return { checkpoint: { claims: this.from }, progress: { done: this.from, total: null } };
  }
}

async function* checkAt(path: string, run: JobRun, from: number): AsyncGenerator<JobSlice, void> {
  const check = new Check(from);
  try {
    // Today is the day of the upload: a worker that goes on tomorrow finds the same.
    for await (const event of judged(path, new Date(run.job.createdAt))) {
      if (event.kind === 'unread') {
        check.breakOff(event);
        const checkpoint = { claims: check.claims, brokenBy: event.reason };
        yield { ...check.cut(), checkpoint, ...(await keptReport(run, check.report.bytes())) };
        throw failureOf[event.reason]();
      }
      const step = event.kind === 'findings' && check.take(event);
      if (step) yield step;
    }
  } catch (error) {
    throw error instanceof BadArchive ? new JobFailure('notReadable') : error;
  }
  if (check.claims === 0) throw new JobFailure('noClaims');
  yield {
    ...check.cut(),
    ...{ checkpoint: 'end', progress: { done: check.claims, total: check.claims } },
    ...(await keptReport(run, check.report.bytes())),
  };
}

/**
 * Judges the claims of an uploaded file by the rules that a file alone can be judged by. It stores what it finds and nothing of the
 * claims themselves. A worker that goes on after another reads the file from its beginning, since claims are compared with earlier ones,
 * and stores what follows the last stored claim.
 */
export const claimFile: JobKind = async function* (run) {
  if (run.job.checkpoint === 'end') return;
  const { claims: from, brokenBy } = position.parse(run.job.checkpoint ?? { claims: 0 });
  if (brokenBy) throw failureOf[brokenBy]();
  yield* overUpload(run, (path) => checkAt(path, run, from));
};
