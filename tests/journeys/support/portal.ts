import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { json } from 'node:stream/consumers';
import { inject } from 'vitest';
import type { SignedInUser } from '../../../shared/_contract/sessionUser.ts';
import { type PortalApi, portalApi } from './portalApi.ts';

/** A portal that runs for the journeys. */
export interface JourneyPortal {
  readonly url: string;
  /** Where its card reader listens; null where it has none of its own. */
  readonly cardReaderPort: number | null;
  /** The key of its human verification; null for a shared portal. */
  readonly verificationKey: string | null;
  /** Where its store answers, and the names of three tables, for what would take too long by calls or cannot be made by them; null for a shared portal. */
  readonly store: {
    readonly endpoint: string;
    readonly eligibilityTable: string;
    readonly membersTable: string;
    readonly requestsTable: string;
  } | null;
}

/** Not by `fetch`, whose patience ends after five minutes: on a busy machine the first portal of a checkout may be built for longer. */
async function portalOfWorker(): Promise<JourneyPortal> {
  const desk = inject('portalDesk');
  if (desk === null)
    return { url: process.env.JOURNEYS_PORTAL ?? '', cardReaderPort: null, verificationKey: null, store: null };
  const [response] = (await once(get(desk), 'response')) as [IncomingMessage];
  const answer = (await json(response)) as JourneyPortal | { readonly failure: string };
  if ('failure' in answer) throw new Error(answer.failure);
  return answer;
}

/** The portal of this worker, whose files of journeys run one after the other: none meets what another worker's do at the same time. */
export const portal: JourneyPortal = await portalOfWorker();

const kept = new Map<string, SignedInUser>();

/** The API of that portal; what `session` answers is shared by all files of journeys that use it. */
export const journeyApi = (): PortalApi => portalApi(portal.url, { kept, verificationKey: portal.verificationKey });
