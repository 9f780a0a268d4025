import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { wiring } from '../../functions/_data/wiring.ts';
import { type ApiAnswer, startBackend } from '../support/api.ts';
import { planted, watchStore } from '../support/canary.ts';
import { failingCommands } from '../support/failingCommands.ts';
import { startRegulatorSimulators } from '../support/regulators.ts';
import { allRoutes, type TestedRoute } from '../support/routes.ts';
import { expectDeclared, expectNotKept, expectOneLine } from './answerShape.ts';
import { callAndLook, type Looked, rightCalls, type Sent } from './rightCall.ts';
import { sampleInput } from './sampleInput.ts';
import { sharedOwner } from './sharedOwner.ts';

const { store, logLines } = await startBackend();
// A visitor's own challenge is solved in tests/account.
await startRegulatorSimulators();
const places = { logLines, watch: watchStore(wiring.store) };
const failing = failingCommands(wiring.store);
const owners = sharedOwner(store);
const routes = (await allRoutes()).filter(({ usePostTwin }) => !usePostTwin);

/** Taken, not refused: files and texts have no status of their own, and what is asked for need not be there. */
const isAccepted = ({ http, status, errors }: ApiAnswer<unknown>): boolean =>
  http === 200 && status >= 0 && errors.length === 0;

/** What became of a route's right call. */
interface Course {
  /** As it goes well; undefined where nobody's call was accepted. */
  readonly right: Looked | undefined;
  readonly withPlants: Looked | undefined;
  /** Each time that the store failed. */
  readonly faults: readonly Looked[];
}

/**
 * Sends a call until no new place before its first write meets a fault; answers the last, which met none. An operation that writes down what
 * failed uses its records up by that: then there is no last one, and the call has to be made anew.
 */
async function sendThroughFaults(send: () => Promise<Looked>) {
  const faults: Looked[] = [];
  for (;;) {
    const { result, hasFailed, hasWritten } = await failing.meetBeforeWrites(send);
    if (hasWritten) owners.giveUp();
    if (!hasFailed) return { faults, last: result };
    faults.push(result);
    if (hasWritten) return { faults, last: undefined };
  }
}

/** Values of persons in the place of the call's own; the call itself where it has none. */
function withPlanted(sent: Sent): Sent | undefined {
  const [query, body] = [planted(sent.query), planted(sent.body)];
  return isDeepStrictEqual([query, body], [sent.query, sent.body]) ? undefined : { ...sent, query, body };
}

/** The first right call that somebody takes. It ends: each time that it begins anew, a place has met its fault. */
async function acceptedCall(route: TestedRoute): Promise<Course> {
  const faults: Looked[] = [];
  let isUsedUp: boolean;
  do {
    isUsedUp = false;
    for await (const sent of rightCalls(route, owners)) {
      const { last, ...met } = await sendThroughFaults(() => callAndLook(route, sent, places));
      faults.push(...met.faults);
      isUsedUp = last === undefined;
      if (!last) break;
      if (!isAccepted(last.answer)) continue;
      const plants = withPlanted(sent);
      return { right: last, withPlants: plants ? await callAndLook(route, plants, places) : last, faults };
    }
  } while (isUsedUp);
  return { right: undefined, withPlants: undefined, faults };
}

/** What fails behind the first write of a route: its records are used up by that. */
async function lateFaults(route: TestedRoute): Promise<Looked[]> {
  const faults: Looked[] = [];
  for await (const sent of rightCalls(route, owners)) {
    while (failing.leftBehindWrites() > 0) {
      const { result, hasFailed } = await failing.meetAnywhere(() => callAndLook(route, sent, places));
      owners.giveUp();
      if (!hasFailed) break;
      faults.push(result);
    }
  }
  failing.forgetLeft();
  return faults;
}

async function courseOf(route: TestedRoute): Promise<Course> {
  const course = await acceptedCall(route);
  if (failing.leftBehindWrites() === 0) return course;
  return { ...course, faults: [...course.faults, ...(await lateFaults(route))] };
}

describe.each(routes.map((route) => [route.name, route] as const))('the right call of %s', (_name, route) => {
  const { endpoint } = route;
  let begun: Promise<Course> | undefined;
  const course = () => {
    begun ??= courseOf(route);
    return begun;
  };

  it('is what the contract takes', () => {
    const { params, query, body } = sampleInput(endpoint);
    expect(endpoint.params?.safeParse(params).error).toBeUndefined();
    expect(endpoint.query?.safeParse(query ?? {}).error).toBeUndefined();
    expect(endpoint.body?.safeParse(body).error).toBeUndefined();
  });

  it('REQ-API-03 is accepted by somebody whose record it names, and answered as declared, for no cache, in one log line', async () => {
    const { right } = await course();
    expect(right).toBeDefined();
    if (!right) return;
    expectDeclared(right.answer, endpoint);
    expectNotKept(right.answer, endpoint);
    expectOneLine(
      right.lines.filter((line) => JSON.parse(line).operation === route.name),
      [],
    );
  });

  it('leaves nothing of persons, passwords and tokens in log, metrics, error log and the clear text of the audit trail', async () => {
    const { right, withPlants } = await course();
    expect(right?.left, 'as it goes well').toEqual({});
    expect(withPlants?.left, 'with planted values').toEqual({});
  });

  it('leaves nothing there of what it gave a store that fails and repeats it', async () => {
    const { faults } = await course();
    expect(faults.map(({ left }) => left).filter((left) => Object.keys(left).length > 0)).toEqual([]);
  });
});
