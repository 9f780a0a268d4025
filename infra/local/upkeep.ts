import { untilDone } from './ownWork.ts';
import type { Runner } from './runner.ts';

/** Does what an earlier release has left to do in the store, while people use the portal: each until it is done or `stopped` is aborted. */
export async function keepUp(
  { dropOldIndexes, startMigrations }: Pick<Runner, 'dropOldIndexes' | 'startMigrations'>,
  stopped: AbortSignal,
): Promise<void> {
  await Promise.all([
    untilDone(
      {
        call: 'dropOldIndexes',
        meaning: 'You can work: indexes of an earlier release only take up room until they are removed.',
        work: dropOldIndexes,
      },
      stopped,
    ),
    untilDone(
      {
        call: 'startMigrations',
        meaning: 'You can work: what an earlier release has stored keeps its old form until then.',
        work: startMigrations,
      },
      stopped,
    ),
  ]);
}
