import type { Cloud } from '../cloud.ts';
import { functionOfWorker } from '../template/functions.ts';
import type { Lambdas } from './lambdas.ts';

/** What the worker of migrations answers of each. */
interface MigrationProgress {
  readonly migration: string;
  readonly state: 'notStarted' | 'running' | 'done';
}

/** As fast as this machine can: its store has no capacity to leave to others. */
const unitsPerSecond = 10_000;

/** Starts every migration that was never started on this store; the worker's schedule does the rest. */
export async function startMigrations({ portal }: Cloud, lambdas: Lambdas): Promise<void> {
  const worker = functionOfWorker(portal.functions, 'migrateItems');
  if (!worker) return;
  const lambda = lambdas.ofArn(worker.arn);
  const all = (await lambda.invoke({})) as MigrationProgress[];
  for (const { migration, state } of all)
    if (state === 'notStarted') await lambda.invoke({ start: migration, unitsPerSecond });
}
