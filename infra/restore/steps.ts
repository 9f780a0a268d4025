import { setTimeout as sleep } from 'node:timers/promises';

/** What a restore is told by, and how long it waits between two looks at AWS. */
export interface Telling {
  readonly tell: (line: string) => void;
  readonly pauseMs: number;
}

/** A reason to stop that the person who restores can read and act on. Nothing was done after it. */
export class Refusal extends Error {}

/** Does a step, and tells what it did and how long that took. */
export async function step({ tell }: Telling, name: string, work: () => Promise<string>): Promise<void> {
  const began = performance.now();
  const did = await work();
  tell(`${name}: ${did} (${((performance.now() - began) / 1000).toFixed(1)} s)`);
}

const shown = 2;

/** The first of many, and how many more. */
const listed = (all: readonly string[]): string =>
  all.length <= shown ? all.join('; ') : `${all.slice(0, shown).join('; ')}; and ${all.length - shown} more`;

/** Looks until nothing is waited for any more, and tells of each change. */
export async function untilNone({ tell, pauseMs }: Telling, look: () => Promise<readonly string[]>): Promise<void> {
  let told = '';
  for (let waits = await look(); waits.length > 0; waits = await look()) {
    const line = `  Waiting for ${listed(waits)}`;
    if (line !== told) tell(line);
    told = line;
    await sleep(pauseMs);
  }
}

/** `3 tables`, and `done already` where there was nothing left to do. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  count === 0 ? 'done already' : `${count} ${count === 1 ? one : many}`;
