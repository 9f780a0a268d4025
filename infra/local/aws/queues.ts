import { join } from 'node:path';
import type { QueueDefinition } from '../template/data.ts';
import { Queue } from './queue.ts';
import { QueueJournal } from './queueJournal.ts';

/** All queues of the template, connected to their dead-letter queues; kept in files when a directory is given. */
export function openQueues(definitions: readonly QueueDefinition[], directory?: string): Queue[] {
  const queues: Queue[] = definitions.map(
    (definition) =>
      new Queue({
        definition,
        journal: directory ? new QueueJournal(join(directory, `${definition.name}.jsonl`)) : undefined,
        deadLetters: () => queues.find((queue) => queue.definition.arn === definition.deadLetter?.arn),
      }),
  );
  return queues;
}
