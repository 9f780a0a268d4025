import { onTestFinished } from 'vitest';
import { startConversation } from '../../infra/local/cardReader/conversation.ts';
import { createReader, type ReaderSetting } from '../../infra/local/cardReader/reader.ts';
import { accountApi } from '../../shared/account/routes.ts';
import { aCard } from './cardReading.ts';
import type { FakePortal } from './transport.ts';

const { beginCardReading, verifyCardReading } = accountApi.endpoints;

/** The simulated card reader in the page's own process: a WebSocket that leads to it, and the portal's answers to its readings. */
export interface FakeAgent {
  readonly put: (setting: ReaderSetting) => void;
  /** The addresses that the page tried, oldest first. */
  readonly tried: string[];
  /** Holds the agent's answers back until the returned function is called. */
  readonly pause: () => () => void;
  readonly stop: () => void;
  /** The portal refuses the next reading. */
  readonly refuseNext: () => void;
  /** The portal opens requests only with a token of the human verification. */
  readonly askForVerification: () => void;
}

const requestIdOf = (turn: number): string => Buffer.from(String(turn).padStart(40, 'r')).toString('base64');

export function fakeAgent(portal: FakePortal): FakeAgent {
  const reader = createReader();
  const tried: string[] = [];
  let isRunning = true;
  let gate: Promise<void> = Promise.resolve();

  class AgentSocket extends EventTarget {
    static readonly OPEN = 1;
    readyState = 0;
    readonly #answer = startConversation(reader);

    constructor(address: string, protocol: string) {
      super();
      tried.push(address);
      if (protocol !== 'eida-toolkit') throw new Error(`Not the agent's protocol: ${protocol}`);
      queueMicrotask(() => this.#become(isRunning ? 1 : 3, isRunning ? 'open' : 'error'));
    }

    #become(state: number, event: string): void {
      this.readyState = state;
      this.dispatchEvent(new Event(event));
    }

    send(text: string): void {
      const answer = this.#answer(text);
      void gate.then(() => {
        if (this.readyState === 1) this.dispatchEvent(new MessageEvent('message', { data: answer.text }));
      });
    }

    close(): void {
      if (this.readyState < 2) this.#become(3, 'close');
    }
  }

  const original = globalThis.WebSocket;
  globalThis.WebSocket = AgentSocket as unknown as typeof WebSocket;
  onTestFinished(() => {
    globalThis.WebSocket = original;
  });

  let turn = 0;
  let isRefusing = false;
  let isAsking = false;
  portal.answer(beginCardReading, (_call, { body }) => {
    if (isAsking && !body.token) return { refusal: 'verificationNeeded' };
    turn += 1;
    return { data: { requestId: requestIdOf(turn), expiresAt: new Date(Date.now() + 300_000).toISOString() } };
  });
  portal.answer(verifyCardReading, (_call, { body }) => {
    const { toolkitResponse, requestId } = body;
    if (isRefusing) {
      isRefusing = false;
      return { refusal: 'cardReadRefused' };
    }
    if (requestId !== requestIdOf(turn) || !toolkitResponse.includes(requestId)) return { refusal: 'cardReadRefused' };
    const { fullName, bornOn, emiratesId } = reader.card() ?? aCard();
    return {
      data: {
        cardReadId: `reading-${turn}`,
        fullName: fullName.replaceAll(' ', ','),
        doB: bornOn,
        emiratesIdNumber: emiratesId,
        photo: 'iVBORw0KGgo=',
        isVerified: toolkitResponse.includes('<Signature '),
      },
    };
  });
  return {
    put: (setting) => reader.set(setting),
    tried,
    pause: () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      gate = promise;
      return resolve;
    },
    stop: () => {
      isRunning = false;
    },
    askForVerification: () => {
      isAsking = true;
    },
    refuseNext: () => {
      isRefusing = true;
    },
  };
}
