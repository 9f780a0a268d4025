import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { chromiumPath } from '../support/browser.ts';
import type { JourneyPortal } from './support/portal.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where a worker asks for a portal of its own; null where `JOURNEYS_PORTAL` names one. */
    portalDesk: string | null;
  }
}

const portals: ChildProcess[] = [];
let desk: Server | undefined;

async function startPortal(): Promise<JourneyPortal> {
  const portal = fork(join(import.meta.dirname, 'portalProcess.ts'), { execArgv: [] });
  portals.push(portal);
  const [answer] = await Promise.race([
    once(portal, 'message') as Promise<[JourneyPortal]>,
    once(portal, 'exit').then(() => Promise.reject(new Error('The portal did not start'))),
  ]);
  return answer;
}

/** Starts a portal for each call, one after the other: the second one finds the site and the template built. */
async function openDesk(): Promise<string> {
  let latest: Promise<unknown> = Promise.resolve();
  desk = createServer((_, response) => {
    const started = latest.then(startPortal);
    latest = started.catch(() => undefined);
    started.then(
      (portal) => response.end(JSON.stringify(portal)),
      (error: Error) => response.end(JSON.stringify({ failure: error.message })),
    );
  });
  desk.listen(0, '127.0.0.1');
  await once(desk, 'listening');
  return `http://127.0.0.1:${(desk.address() as AddressInfo).port}`;
}

/**
 * A portal for each worker: a process of its own, with its own ports and fresh demonstration data. It starts with the worker's first
 * journey: until then the tests without a browser would share the cores with what a portal does by itself. While journeys are written,
 * `JOURNEYS_PORTAL` names one that runs already (begun with `--fresh`, since some journeys use accounts up).
 */
export async function setup({ provide }: TestProject): Promise<void> {
  // Unpacked once: a worker must not start the browser while another one still writes it.
  await chromiumPath();
  provide('portalDesk', process.env.JOURNEYS_PORTAL ? null : await openDesk());
}

/** A run that is interrupted lets go of its portals too: they end by themselves, and remove their data. */
export async function teardown(): Promise<void> {
  desk?.close();
  desk?.closeAllConnections();
  await Promise.all(
    portals
      .filter((portal) => portal.connected)
      .map(async (portal) => {
        const ended = once(portal, 'exit');
        portal.disconnect();
        await ended;
      }),
  );
}
