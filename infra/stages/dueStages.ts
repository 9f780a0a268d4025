import { namesBegin } from '../environments.ts';
import { isStageName, stageNameOf } from './branchStage.ts';

/** For so many days after its last deployment a branch has its stage. */
export const stageDays = 7;

/** A stack as CloudFormation describes it, of whatever kind. */
export interface FoundStack {
  readonly region: string;
  readonly id: string;
  readonly name: string;
  readonly status: string;
  readonly createdAt: Date;
  /** When something of it changed last. */
  readonly deployedAt: Date;
  readonly tags: Readonly<Record<string, string>>;
}

export interface RunningStage {
  readonly name: string;
  /** As its tag says, for people to read. */
  readonly branch: string;
  readonly deployedAt: Date;
  readonly endsAt: Date;
  readonly stacks: readonly FoundStack[];
}

const dayMs = 24 * 60 * 60 * 1_000;

/** The stage whose stack it is. Three things have to say so, its tags and its name: whatever else is in the account is nobody's to destroy. */
function stageOf({ name, tags: { stage, branch } }: FoundStack): string | null {
  const isOne =
    stage !== undefined && branch !== undefined && isStageName(stage) && name.startsWith(namesBegin({ stage }));
  return isOne ? stage : null;
}

function runningStage(name: string, stacks: readonly FoundStack[]): RunningStage {
  const deployedAt = new Date(Math.max(...stacks.map((each) => each.deployedAt.getTime())));
  const endsAt = new Date(deployedAt.getTime() + stageDays * dayMs);
  return { name, branch: stacks[0]?.tags.branch ?? '', deployedAt, endsAt, stacks };
}

/** The stages of branches among the stacks of an account, those that end first at the head. */
export function stagesAmong(stacks: readonly FoundStack[]): RunningStage[] {
  const byStage = Map.groupBy(stacks, stageOf);
  return [...byStage]
    .flatMap(([name, own]) => (name === null ? [] : runningStage(name, own)))
    .toSorted((one, other) => one.endsAt.getTime() - other.endsAt.getTime());
}

/** A stack that is being made or changed; one that is being deleted may be deleted again. */
const isBusy = ({ status }: FoundStack): boolean => /^(CREATE|UPDATE|ROLLBACK|IMPORT)\w*_IN_PROGRESS$/.test(status);

export type Reason = 'its branch is gone' | 'its days are over';

/**
 * Why a stage is due for destruction; null while it is not. A stage that is being deployed is left alone. `branches` are all branches that there are: an
 * empty list is a fault of who read it, never the end of all stages.
 */
export function reasonToDestroy(
  stage: RunningStage,
  { branches, now }: { readonly branches: readonly string[]; readonly now: Date },
): Reason | null {
  if (branches.length === 0) throw new Error('There is no branch at all: the list of branches was not read.');
  if (stage.stacks.some(isBusy)) return null;
  // By the stage's name: a tag cannot hold every branch's.
  if (!branches.some((branch) => stageNameOf(branch) === stage.name)) return 'its branch is gone';
  return now >= stage.endsAt ? 'its days are over' : null;
}

/** The stacks of a stage in the order in which they can go: what was made later may need what was made before. */
export const inOrderOfDestruction = ({ stacks }: RunningStage): FoundStack[] =>
  stacks.toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime());
