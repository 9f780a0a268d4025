import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { connect, createServer } from 'node:net';
import { afterEach, describe, expect, it, onTestFinished } from 'vitest';
import { type WebSocket as ServerSocket, WebSocketServer } from 'ws';
import { readToolkitResponse } from '../../functions/_connect/cardReader/toolkitResponse.ts';
import { environmentNames, environments } from '../../infra/environments.ts';
import { startCardReaderAgent } from '../../infra/local/cardReader/agent.ts';
import { createReader, type ReaderSetting } from '../../infra/local/cardReader/reader.ts';
import { simulatorPublicKey } from '../../infra/local/cardReader/signingKey.ts';
import { agentAddresses, cardReaderAgent } from '../../shared/_field/cardReader/cardReaderAgent.ts';
import { CardReaderFault } from '../../web/parts/cardReader/cardReaderFault.ts';
import { readCard } from '../../web/parts/cardReader/readCard.ts';
import { aCard } from '../support/cardReading.ts';

const requestId = Buffer.from('r'.repeat(40)).toString('base64');
const steps: string[] = [];
afterEach(() => void steps.splice(0));

const reader = createReader();
const agent = await startCardReaderAgent({ reader, ports: [0], healthPort: 0 });
const places = {
  addresses: [`ws://127.0.0.1:${agent.port}`],
  healthAddress: `http://127.0.0.1:${agent.healthPort}/health`,
  connectTimeoutMs: 20_000,
};
const { cardNumber, bornOn, expiresOn } = aCard();
const printed = { cardNumber, bornOn, expiresOn };

const put = (setting: ReaderSetting) => reader.set({ card: aCard().emiratesId, ...setting });

const read = (options: Partial<Parameters<typeof readCard>[0]> = {}) =>
  readCard({ places, requestId: async () => requestId, onStep: (step) => steps.push(step), ...options });

const faultOf = async (reading: Promise<unknown>): Promise<CardReaderFault> => {
  const error = await reading.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof CardReaderFault)) throw new Error(`No fault: ${String(error)}`);
  return error;
};

it('a foreign page that leaves while it is refused does not break the agent', async () => {
  const own = await startCardReaderAgent({ reader, ports: [0], healthPort: 0, portalPort: 1 });
  const upgrade = [
    'GET / HTTP/1.1',
    'Host: localhost',
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Origin: http://localhost:2',
  ];
  for (let times = 0; times < 20; times += 1) {
    const socket = connect(own.port ?? 0, '127.0.0.1');
    await once(socket, 'connect');
    socket.write(`${upgrade.join('\r\n')}\r\n\r\n`, () => socket.resetAndDestroy());
    await once(socket, 'close');
  }
  expect((await fetch(`http://127.0.0.1:${own.healthPort}/health`)).status).toBe(200);
  await own.close();
});

describe('the client and the simulated agent', () => {
  it('REQ-REG-48 REQ-MEMBER-04 read a card: the answer carries the request id and the gateway’s signature', async () => {
    put({ failure: null });
    const { response, requestId: carried } = await read();
    expect(carried).toBe(requestId);
    expect(steps).toEqual(['connecting', 'finding', 'reading']);
    const { card, signature } = readToolkitResponse(response, simulatorPublicKey)!;
    expect(signature).toBe('valid');
    expect(card).toMatchObject({ requestId, idNumber: aCard().emiratesId, fullNameEnglish: 'Salama,Ali,Al,Nuaimi' });
  });

  it('read the card that is chosen, one of the demonstration or any other', async () => {
    for (const card of [aCard(5).emiratesId, '784-1985-0000001-7']) {
      put({ card, failure: null });
      const { response } = await read();
      expect(readToolkitResponse(response, null)?.card.idNumber).toBe(card.replaceAll('-', ''));
    }
  });

  it.each([
    ['noReader', 'noReader', '21'],
    ['noCard', 'noCard', '22'],
    ['licenceExpired', 'licenceExpired', '17'],
    ['pulledOut', 'cardRemoved', '33'],
  ] as const)('REQ-REG-49 %s is a fault with its code and message', async (failure, kind, code) => {
    put({ failure });
    const fault = await faultOf(read());
    expect(fault).toMatchObject({ kind, code });
    expect(fault.message).toMatch(/\w+ \w+/);
  });

  it('have no card after it was pulled out, and read it when it is back', async () => {
    put({ failure: 'pulledOut' });
    await faultOf(read());
    expect(await faultOf(read())).toMatchObject({ kind: 'noCard' });
    put({ failure: null });
    expect((await read()).requestId).toBe(requestId);
  });

  it('read offline without a signature', async () => {
    put({ failure: 'offline' });
    expect(readToolkitResponse((await read()).response, simulatorPublicKey)?.signature).toBe('missing');
  });

  it('need what is printed on a card that is read over NFC', async () => {
    put({ failure: 'nfc' });
    expect(await faultOf(read())).toMatchObject({ kind: 'nfc' });
    // The server was not asked for an id that would age while the details are typed.
    expect(steps).not.toContain('reading');
    const wrong = { ...printed, expiresOn: '2029-01-01' };
    expect(await faultOf(read({ nfc: wrong }))).toMatchObject({ kind: 'nfcRefused', code: '42' });
    const { response } = await read({ nfc: printed });
    expect(readToolkitResponse(response, simulatorPublicKey)?.signature).toBe('valid');
  });

  it('take their time when the reader is slow', async () => {
    put({ failure: 'slow' });
    expect((await read()).requestId).toBe(requestId);
  });

  it('end at once when the user leaves', async () => {
    put({ failure: 'slow' });
    const leaving = new AbortController();
    const reading = read({
      signal: leaving.signal,
      onStep: (step) => {
        // When the agent has been asked for the card, whose answer is slow and would be a reading.
        if (step === 'reading') setImmediate(() => leaving.abort());
      },
    });
    expect(await faultOf(reading)).toMatchObject({ kind: 'agentSilent', message: 'The connection ended' });
  });

  it('pass on why the server gave no request id, and free the reader', async () => {
    put({ failure: null });
    const refused = new CardReaderFault('refused', 'tooManyRequests', 'Too many requests');
    expect(await faultOf(read({ requestId: () => Promise.reject(refused) }))).toBe(refused);
    expect((await read()).requestId).toBe(requestId);
  });
});

describe('finding the agent', () => {
  it('tries the next port when one is silent, for the time a try has', async () => {
    const silent = createServer().listen(0, '127.0.0.1');
    await once(silent, 'listening');
    onTestFinished(() => void silent.close());
    put({ failure: null });
    const { port } = silent.address() as AddressInfo;
    const began = Date.now();
    await read({
      places: { ...places, addresses: [`ws://127.0.0.1:${port}`, ...places.addresses], connectTimeoutMs: 1_000 },
    });
    expect(Date.now() - began).toBeGreaterThanOrEqual(990);
  });

  it('says that there is no agent when nothing answers, health included', async () => {
    const nowhere = {
      addresses: ['ws://127.0.0.1:9', 'ws://127.0.0.1:10'],
      healthAddress: 'http://127.0.0.1:9/health',
    };
    expect(await faultOf(read({ places: nowhere }))).toMatchObject({ kind: 'agentMissing' });
  });

  it('says that there is one when it is healthy and takes no connection', async () => {
    const alive = { ...places, addresses: ['ws://127.0.0.1:9'] };
    expect(await faultOf(read({ places: alive }))).toMatchObject({ kind: 'agentSilent' });
  });

  it('asks the addresses of the protocol, in the clear on this machine only', () => {
    expect(agentAddresses('local')).toEqual(['ws://127.0.0.1:9004', 'ws://127.0.0.1:9005', 'ws://127.0.0.1:9020']);
    expect(agentAddresses('deployed')).toEqual(
      [9004, 9005, 9020].map((port) => `wss://toolkitagent.emiratesid.ae:${port}`),
    );
    expect(cardReaderAgent).toMatchObject({ connectTimeoutMs: 2_000, healthAddress: 'http://127.0.0.1:9006/health' });
  });
});

/** An agent that answers what a test wants, right or wrong. */
async function anAgentThat(answer: (message: { cmd: number; sequence: number }, socket: ServerSocket) => void) {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0, handleProtocols: () => 'eida-toolkit' });
  await once(server, 'listening');
  server.on('connection', (socket) => socket.on('message', (data) => answer(JSON.parse(String(data)), socket)));
  onTestFinished(() => {
    for (const client of server.clients) client.terminate();
    server.close();
  });
  return { addresses: [`ws://127.0.0.1:${(server.address() as AddressInfo).port}`] };
}

describe('an agent that misbehaves', () => {
  it.each([
    [
      'another sequence',
      ({ sequence }: { sequence: number }) => ({ sequence: sequence + 1, status: 'success', service_context: 1 }),
    ],
    ['no sequence', () => ({ status: 'success', service_context: 1 })],
    ['an unknown status', ({ sequence }: { sequence: number }) => ({ sequence, status: 'maybe', service_context: 1 })],
    ['no context', ({ sequence }: { sequence: number }) => ({ sequence, status: 'success' })],
    ['a list', () => []],
  ])('with %s gave a bad answer', async (_, answer) => {
    const odd = await anAgentThat((message, socket) => socket.send(JSON.stringify(answer(message))));
    expect(await faultOf(read({ places: odd }))).toMatchObject({ kind: 'badAnswer' });
  });

  it('with something that is no JSON gave a bad answer', async () => {
    const odd = await anAgentThat((_, socket) => socket.send('Connected to WebSockets Server!'));
    expect(await faultOf(read({ places: odd }))).toMatchObject({ kind: 'badAnswer' });
  });

  it('that hangs up is silent', async () => {
    const odd = await anAgentThat((_, socket) => socket.close());
    expect(await faultOf(read({ places: odd }))).toMatchObject({ kind: 'agentSilent' });
  });

  it('that reports an error code by its other names is understood', async () => {
    const odd = await anAgentThat(({ sequence }, socket) =>
      socket.send(
        JSON.stringify({ sequence, status: 'fail', error: 301, description: 'Service communication failed' }),
      ),
    );
    const fault = { kind: 'failed', code: '301', message: 'Service communication failed' };
    expect(await faultOf(read({ places: odd }))).toMatchObject(fault);
  });
});

describe('the simulator', () => {
  const talk = async (
    messages: object[],
    protocol = cardReaderAgent.subProtocol,
  ): Promise<Record<string, unknown>[]> => {
    const socket = new WebSocket(places.addresses[0] ?? '', protocol);
    await once(socket, 'open');
    const answers: Record<string, unknown>[] = [];
    for (const message of messages) {
      socket.send(JSON.stringify(message));
      const [event] = (await once(socket, 'message')) as [MessageEvent];
      answers.push(JSON.parse(event.data));
    }
    socket.close();
    return answers;
  };
  const config = Buffer.from('vg_connection_timeout = 60\n').toString('base64');

  it('refuses a sequence that does not grow, an unknown command, a wrong context and a wrong configuration', async () => {
    const [opened, again, unknown, wrong, unread] = await talk([
      { cmd: 1, sequence: 2, config_params: config },
      { cmd: 54, sequence: 2, service_context: 1 },
      { cmd: 99, sequence: 3 },
      { cmd: 54, sequence: 4, service_context: -1 },
      { cmd: 1, sequence: 5, config_params: '' },
    ]);
    expect(opened).toMatchObject({ sequence: 2, status: 'success', service_context: expect.any(Number) });
    expect(again).toMatchObject({ sequence: 2, status: 'fail', description: 'The sequence does not grow' });
    expect(unknown).toMatchObject({ sequence: 3, status: 'fail', description: 'Unknown command 99' });
    expect(wrong).toMatchObject({ sequence: 4, status: 'fail', description: 'Invalid service context' });
    expect(unread).toMatchObject({ sequence: 5, status: 'fail' });
  });

  it('speaks its sub-protocol only', async () => {
    const socket = new WebSocket(places.addresses[0] ?? '', 'something-else');
    const [event] = await Promise.race([once(socket, 'open'), once(socket, 'error')]);
    expect((event as Event).type).toBe('error');
  });

  it('shows and takes card and failure over HTTP, and refuses what is neither', async () => {
    const address = `http://127.0.0.1:${agent.healthPort}/local/card-reader`;
    const send = async (body: unknown) => {
      const answer = await fetch(address, {
        method: 'PUT',
        body: typeof body === 'string' ? body : JSON.stringify(body),
      });
      return { http: answer.status, body: (await answer.json()) as Record<string, unknown> };
    };
    expect(await send({ card: aCard(1).emiratesId, failure: 'nfc' })).toMatchObject({
      http: 200,
      body: { card: { emiratesId: aCard(1).emiratesId }, failure: 'nfc' },
    });
    const shown = (await (await fetch(address)).json()) as { card: unknown; cards: unknown[]; failures: string[] };
    expect(shown.card).toMatchObject({ emiratesId: aCard(1).emiratesId });
    expect(shown.failures).toEqual(['noReader', 'noCard', 'nfc', 'licenceExpired', 'offline', 'pulledOut', 'slow']);
    expect(shown.cards.length).toBeGreaterThan(20);
    for (const wrong of [{ failure: 'fire' }, { card: '123' }, { cards: [] }, 'not json']) {
      expect((await send(wrong)).http).toBe(400);
    }
    expect((await fetch(`http://127.0.0.1:${agent.healthPort}/health`)).status).toBe(200);
  });

  it('leaves busy ports alone: uses the next, or starts without one', async () => {
    const taken = agent.port ?? 0;
    const next = await startCardReaderAgent({ reader, ports: [taken, 0], healthPort: agent.healthPort ?? 0 });
    expect(next.port).not.toBe(taken);
    expect(next.healthPort).toBeNull();
    await next.close();
    const none = await startCardReaderAgent({ reader, ports: [taken], healthPort: 0 });
    expect(none).toMatchObject({ port: null, healthPort: null });
    await none.close();
  });

  it('signs with a key that the local environment trusts and no other', () => {
    const trusting = environmentNames.filter(
      (name) => environments[name].cardReader.toolkitPublicKey === simulatorPublicKey,
    );
    expect(trusting).toEqual(['local']);
  });
});
