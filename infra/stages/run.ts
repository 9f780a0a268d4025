import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { edgeRegion, environments } from '../environments.ts';
import { stageNameOf } from './branchStage.ts';
import { type RunningStage, reasonToDestroy } from './dueStages.ts';
import { StageAccount } from './stageAccount.ts';

/**
 * The stages of branches (docs/operations.md, Stages of branches), in the account of the AWS profile in use:
 *
 *   npm run stages                                    which there are, and until when
 *   npm run stages -- destroy                         destroys those that are due
 *   npm run stages -- destroy --branch fix/sign-in    destroys that of a branch, due or not
 *
 * `--branches <file>` has all branches that there are, one a line; without it, Git asks its origin.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    branch: { type: 'string' },
    branches: { type: 'string' },
    'pause-seconds': { type: 'string', default: '15' },
  },
});
const [what] = positionals;
if (positionals.length > 1 || (what !== undefined && what !== 'destroy'))
  throw new Error('npm run stages [-- destroy [--branch <branch>]] [--branches <file>]');

const tell = (line: string): void => void process.stdout.write(`${line}\n`);

function readBranches(): string[] {
  const text =
    values.branches === undefined
      ? execFileSync('git', ['ls-remote', '--heads', 'origin'], { encoding: 'utf8' })
      : readFileSync(values.branches, 'utf8');
  // Git writes the hash before the name.
  return text.split('\n').flatMap((line) => /^(?:[0-9a-f]{40}\trefs\/heads\/)?(.+)$/.exec(line)?.[1] ?? []);
}

const day = (date: Date): string => date.toISOString().slice(0, 10);
const account = new StageAccount({
  regions: [environments.dev.region, edgeRegion],
  pauseSeconds: Number(values['pause-seconds']),
  tell,
});
const stages = await account.list();

/** Why this stage is destroyed now; null if it is not. */
function whyNow(stage: RunningStage, branches: readonly string[]): string | null {
  if (values.branch === undefined) return reasonToDestroy(stage, { branches, now: new Date() });
  return stage.name === stageNameOf(values.branch) ? 'it was asked for' : null;
}

async function destroyDue(branches: readonly string[]): Promise<void> {
  const due = stages.flatMap((stage) => {
    const why = whyNow(stage, branches);
    return why === null ? [] : [{ stage, why }];
  });
  if (due.length === 0) tell('No stage is to be destroyed.');
  for (const { stage, why } of due) {
    tell(`${stage.name} (${stage.branch}) is destroyed: ${why}`);
    try {
      await account.destroy(stage);
    } catch (error) {
      // The others are due all the same.
      process.stderr.write(`${stage.name}: ${error instanceof Error ? error.message : error}\n`);
      process.exitCode = 1;
    }
  }
}

function show(branches: readonly string[]): void {
  if (stages.length === 0) tell('No branch has a stage.');
  for (const stage of stages) {
    const due = reasonToDestroy(stage, { branches, now: new Date() });
    const { name, branch, deployedAt, endsAt } = stage;
    tell(
      `${name}  ${branch}  deployed on ${day(deployedAt)}  ends on ${day(endsAt)}${due === null ? '' : `  due: ${due}`}`,
    );
  }
}

if (what === 'destroy') await destroyDue(values.branch === undefined ? readBranches() : []);
else show(readBranches());
