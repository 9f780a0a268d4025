import type { JobProblem } from '../../../shared/job/routes.ts';
import type { StoredClaim } from '../../_data/claim/claim.ts';
import { Failure } from '../../_kit/failure.ts';
import { type JobRun, mostItems } from '../../_parts/job/jobKind.ts';
import type { TransactItem } from '../../_store/transaction.ts';
import type { factsFor } from '../claimFacts.ts';
import { newDraft } from '../newDraft.ts';
import { problemIn, type Sorted } from './sortClaims.ts';

/** A draft is three writes. */
export const draftsAStep = Math.floor(mostItems / 3);

/** The drafts that some claims of a file become, to be written with the step, and how many became none. */
export interface StepOfClaims {
  readonly items: readonly TransactItem[];
  readonly counts: Readonly<Record<string, number>>;
  readonly problems: readonly JobProblem[];
  /** The ids of the drafts. */
  readonly made: readonly string[];
}

type FactsOf = Awaited<ReturnType<typeof factsFor>>;
type Draft = Awaited<ReturnType<typeof newDraft>>;

interface InStep {
  readonly claim: StoredClaim['claim'];
  /** The claims of the step that come before it. */
  readonly before: readonly StoredClaim['claim'][];
}

/** The draft that a claim becomes; null where the facility has its number already. */
async function draftOf(run: JobRun, { claim, before }: InStep, factsOf: FactsOf): Promise<Draft | null> {
  const { store, now, newId, job } = run;
  const by = { userId: job.startedBy, displayName: job.startedByName };
  try {
    return await newDraft({ store, now, newId, scope: job.scope }, { claim, patientName: null, by, before }, factsOf);
  } catch (error) {
    if (error instanceof Failure && error.code === 'claimNumberTaken') return null;
    throw error;
  }
}

interface Outcome {
  readonly count: 'taken' | 'here' | 'wrong';
  readonly draft: Draft | null;
  readonly problems: readonly JobProblem[];
}

async function outcomeOf(
  run: JobRun,
  { place, claim, problems }: Sorted,
  { before, factsOf }: { readonly before: InStep['before']; readonly factsOf: FactsOf },
): Promise<Outcome> {
  if (!claim) return { count: 'wrong', draft: null, problems };
  const draft = await draftOf(run, { claim, before }, factsOf);
  if (draft) return { count: 'taken', draft, problems };
  return { count: 'here', draft, problems: [problemIn({ place, claim }, 'alreadyHere')] };
}

/** Makes drafts of claims. They are written with the step or not at all, so that a step that is done again makes none of them twice. */
export async function stepOfClaims(run: JobRun, claims: readonly Sorted[], factsOf: FactsOf): Promise<StepOfClaims> {
  const beforeOf = (at: number) => claims.slice(0, at).flatMap(({ claim }) => claim ?? []);
  const outcomes = await Promise.all(claims.map((each, at) => outcomeOf(run, each, { before: beforeOf(at), factsOf })));
  const drafts = outcomes.flatMap(({ draft }) => draft ?? []);
  const problems = outcomes.flatMap((outcome) => outcome.problems);
  const countOf = (name: Outcome['count']) => outcomes.filter(({ count }) => count === name).length;
  return {
    items: drafts.flatMap(({ items }) => items),
    counts: {
      claims: outcomes.length,
      ...{ taken: countOf('taken'), here: countOf('here'), wrong: countOf('wrong') },
      blocked: drafts.filter(({ value }) => value.blocking > 0).length,
      findings: problems.length,
    },
    problems,
    made: drafts.map(({ value }) => value.claimId),
  };
}
