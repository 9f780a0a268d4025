import { fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { demoPassword } from '../../functions/_demo/accounts.ts';
import type { SignedInUser } from '../../shared/_contract/sessionUser.ts';
import type { Spent } from './profile.ts';

export interface PortalAddresses {
  readonly url: string;
  /** The store itself, behind the portal's AWS gateway. */
  readonly storeUrl: string;
  readonly tables: { readonly users: string; readonly eligibility: string };
  /** Where its simulated card reader listens; null for a portal without one. */
  readonly cardReaderPort: number | null;
}

/** What a bench may ask of the portal's process. */
export type PortalWish = 'startProfile' | 'stopProfile' | 'usage';

/** What the portal has used since it began: processor time in milliseconds, and the runner's memory in bytes now. */
export interface PortalUsage {
  readonly runnerMs: number;
  readonly storeMs: number;
  readonly rss: number;
}

export interface BenchPortal extends PortalAddresses {
  readonly usage: () => Promise<PortalUsage>;
  /** Profiles the portal until the answer is called: milliseconds of its threads by part. */
  readonly profile: () => Promise<() => Promise<Spent>>;
  readonly close: () => Promise<void>;
}

/** Starts the portal beside the bench, so that the two do not share a thread. */
export async function startPortal(
  humanVerification: 'on' | 'off',
  { hasCardReader = false }: { hasCardReader?: boolean } = {},
): Promise<BenchPortal> {
  const child = fork(join(import.meta.dirname, 'portalProcess.ts'), [], {
    env: { ...process.env, HUMAN_VERIFICATION: humanVerification, CARD_READER: hasCardReader ? 'on' : 'off' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit');
  const [addresses] = await Promise.race([
    once(child, 'message') as Promise<[PortalAddresses]>,
    ended.then(() => Promise.reject(new Error('The portal did not start'))),
  ]);
  const close = async () => {
    child.disconnect();
    await ended;
  };
  const ask = async <Answer>(wish: PortalWish): Promise<Answer> => {
    const answered = once(child, 'message');
    child.send(wish);
    return (await answered)[0];
  };
  const profile = async () => {
    await ask('startProfile');
    return () => ask<Spent>('stopProfile');
  };
  return { ...addresses, usage: () => ask<PortalUsage>('usage'), profile, close };
}

// The plain client of Node costs the bench itself least; connections stay open, as a browser keeps them.
const agent = new Agent({ keepAlive: true, maxSockets: 256 });

interface ApiCall {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: unknown;
  readonly token?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** One call to the API: its HTTP status and its body. */
export function callPortal(url: string, { method, path, body, token, headers }: ApiCall): Promise<[number, string]> {
  const text = body === undefined ? undefined : JSON.stringify(body);
  return new Promise((resolve, reject) => {
    const outgoing = request(new URL(path, url), {
      agent,
      method,
      headers: {
        ...(text === undefined
          ? {}
          : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...headers,
      },
    });
    outgoing.once('error', reject);
    outgoing.once('response', (incoming) => {
      let answer = '';
      incoming.setEncoding('utf8');
      incoming.on('data', (chunk: string) => {
        answer += chunk;
      });
      incoming.once('end', () => resolve([incoming.statusCode ?? 0, answer]));
      incoming.once('error', reject);
    });
    outgoing.end(text);
  });
}

export const receptionist = { userName: 'reception@noor-clinic.example', password: demoPassword };

/** Signs the demonstration's receptionist in; human verification has to be off. */
export async function signInReceptionist(url: string): Promise<SignedInUser> {
  const [status, body] = await callPortal(url, { method: 'POST', path: '/api/account/login', body: receptionist });
  const { data } = JSON.parse(body) as { data: SignedInUser | null };
  if (!data) throw new Error(`Nobody signed in: ${status} ${body}`);
  return data;
}
