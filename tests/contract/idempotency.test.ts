import { randomUUID } from 'node:crypto';
import { GetCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { wiring } from '../../functions/_data/wiring.ts';
import { callAnything, startBackend } from '../support/api.ts';
import { allRoutes, type TestedRoute } from '../support/routes.ts';
import type { ReadyCall } from './readyCallsOf.ts';
import { repeatableCalls } from './repeatableCall.ts';

const { store } = await startBackend();
const repeatable = (await allRoutes()).filter(({ endpoint }) => endpoint.idempotent);

afterEach(() => void vi.restoreAllMocks());

it('every endpoint with an Idempotency-Key has a call in tests/<module>/repeatableCalls.ts', () => {
  expect(repeatable.filter(({ endpoint }) => !repeatableCalls.has(endpoint)).map(({ name }) => name)).toEqual([]);
});

const isAnswerKey = (key: Record<string, unknown> | undefined): boolean => String(key?.pk).startsWith('IDEMPOTENCY#');
/** The look for the answer of an earlier call. */
const isLook = (command: unknown): boolean => command instanceof GetCommand && isAnswerKey(command.input.Key);
/** The transaction that stores the answer with its records. */
const isWrite = (command: unknown): boolean =>
  command instanceof TransactWriteCommand &&
  (command.input.TransactItems ?? []).some(({ Put }) => isAnswerKey(Put?.Item));

type Send = (command: unknown) => Promise<unknown>;

/** Lets `meanwhile` happen, once, around the first command that matches: before it reaches the store, or after it. */
function interrupt(place: 'before' | 'after', matches: (command: unknown) => boolean, meanwhile: () => Promise<void>) {
  const send = wiring.store.send.bind(wiring.store) as Send;
  const written: unknown[] = [];
  let isDone = false;
  const spy: Send = async (command) => {
    const isNow = !isDone && matches(command);
    isDone ||= isNow;
    if (isNow && place === 'before') await meanwhile();
    const answer = await send(command);
    if (isWrite(command)) written.push(command);
    if (isNow && place === 'after') await meanwhile();
    return answer;
  };
  vi.spyOn(wiring.store, 'send').mockImplementation(spy as never);
  return { written, wasInterrupted: () => isDone };
}

const sender = ({ handler, endpoint }: TestedRoute, ready: ReadyCall) => {
  const headers = { 'idempotency-key': randomUUID() };
  return () => callAnything(handler, endpoint, { ...ready, headers });
};

describe.each(repeatable.map((route) => [route.name, route] as const))('two equal calls of %s', (_name, route) => {
  const ready = async () => {
    const send = sender(route, await repeatableCalls.get(route.endpoint)!(store));
    let first: unknown;
    const sendFirst = async () => {
      first = await send();
    };
    return { send, first: () => first, sendFirst };
  };
  const well = { http: 200, status: 1 };

  it.each([
    ['is refused by what the first wrote', 'after', isLook],
    ['meets the first at its own write', 'before', isWrite],
  ] as const)('have one answer and one effect where the second %s', async (_case, place, matches) => {
    const { send, first, sendFirst } = await ready();
    const { written, wasInterrupted } = interrupt(place, matches, sendFirst);
    const second = await send();
    expect(wasInterrupted()).toBe(true);
    expect(first()).toMatchObject(well);
    expect(second).toMatchObject({ ...well, data: (first() as typeof second).data });
    expect(written).toHaveLength(1);
  });

  it('have one answer and one effect where they come at the same moment', async () => {
    const { send } = await ready();
    const { written } = interrupt(
      'before',
      () => false,
      async () => undefined,
    );
    const [one, other] = await Promise.all([send(), send()]);
    expect(one).toMatchObject(well);
    expect(other).toMatchObject({ ...well, data: one!.data });
    expect(written).toHaveLength(1);
  });
});
