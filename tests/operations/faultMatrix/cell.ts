import { expect } from 'vitest';
import { type ApiAnswer, passMinutes, setClock } from '../../support/api.ts';
import type { MatrixBackend } from './backend.ts';
import type { Fault } from './faults.ts';
import type { Flow, Run } from './flow.ts';

/** What came of a cell: how often the fault was met, the promise kept each time. */
export type Outcome =
  | { readonly kind: 'kept'; readonly times: number }
  /** The flow does nothing that this fault could meet. */
  | { readonly kind: 'neverMet' }
  /** This machine cannot make the fault. */
  | { readonly kind: 'notTried' };

const noDisk = { fill: () => undefined, empty: () => undefined };

/** Which writes of a flow meet a fault: all of them, or every second one from a first on, which changes by the day. */
export interface TriedWrites {
  readonly first: number;
  readonly step: number;
}

/** A flow that writes more often than this would never end. */
const mostWrites = 200;

/** How often the clock goes on and everything is done again, after the fault: a session that nobody uses lives for half an hour. */
const again = { times: 6, minutes: 4.5 } as const;

/** Whoever reads an answer knows what to do: it was done, or it says by a code of the contract what was not; nobody sees an error of ours. */
function expectClear(answers: readonly ApiAnswer<unknown>[]): void {
  for (const { http, errors } of answers) {
    expect(http).not.toBe(500);
    if (http !== 200) expect(errors).toMatchObject([{ code: expect.any(String) }]);
  }
}

let days = 0;

/** The regulators count the calls of a day: each time has a day of its own. */
function nextDay(): void {
  days += 1;
  setClock(new Date(Date.UTC(2026, 10, 24) + days * 86_400_000 + 6 * 3_600_000).toISOString());
}

async function done(run: Run, fault: Fault): Promise<void> {
  const acts = fault.isTwice ? [run.act(), run.act()] : [run.act()];
  const answers = await Promise.allSettled(acts);
  if (fault.isDeadly) return;
  for (const answer of answers) {
    if (answer.status === 'rejected') throw answer.reason;
    expectClear(answer.value);
  }
}

/** Goes through the flow once: with the fault, and then as often as queues and people try again. Answers how often the fault was met. */
async function once(backend: MatrixBackend, flow: Flow, fault: Fault, nth: number): Promise<number> {
  const { wire, disk } = backend;
  nextDay();
  const run = await flow.start(backend);
  const begun = fault.begin?.(nth, disk ?? noDisk);
  wire.trouble(begun?.trouble ?? (async (request, pass) => pass(request)));
  if (fault.outside) flow.loseAnswers?.(backend, true);
  try {
    await done(run, fault);
  } finally {
    wire.trouble(null);
    begun?.end?.();
    if (fault.outside) flow.loseAnswers?.(backend, false);
  }
  await run.meanwhile?.();
  for (let time = 0; time < again.times; time += 1) {
    passMinutes(again.minutes);
    expectClear(await run.act());
  }
  await run.check();
  return fault.begin ? wire.met() : 1;
}

/** Tries one cell. Fails when the flow does not keep its promise under the fault. */
export async function tried(
  backend: MatrixBackend,
  flow: Flow,
  fault: Fault,
  { first, step }: TriedWrites,
): Promise<Outcome> {
  if (fault.outside && !flow.loseAnswers) return { kind: 'neverMet' };
  if (fault.name === 'full disk' && !backend.disk) return { kind: 'notTried' };
  let times = 0;
  for (let nth = first; nth <= mostWrites; nth += step) {
    const met = await once(backend, flow, fault, nth).catch((error: unknown) => {
      throw new Error(`${flow.name} × ${fault.name}${fault.atEachWrite ? `, write ${nth}` : ''}`, { cause: error });
    });
    times += met;
    if (!fault.atEachWrite || met === 0) return times > 0 ? { kind: 'kept', times } : { kind: 'neverMet' };
  }
  throw new Error(`${flow.name} does not end under: ${fault.name}`);
}
