import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import { newCircuits } from '../_connect/circuit.ts';
import { facilityOfMessage } from '../_data/postOfficePoll/pollQueue.ts';
import { claimPoll, endPoll, type PostOfficePoll } from '../_data/postOfficePoll/postOfficePoll.ts';
import { wiring } from '../_data/wiring.ts';
import { env } from '../_kit/env.ts';
import { writeExchange } from '../_kit/log.ts';
import { queuedId } from '../_kit/queuedId.ts';
import { queueHandler } from '../_kit/queueHandler.ts';
import type { Wiring } from '../_kit/wiring.ts';
import { fetchAnswers } from '../_parts/postOffice/fetchAnswers.ts';
import { openPostOffice } from '../_parts/postOffice/openPostOffice.ts';
import type { MatchAnswer } from '../_parts/postOffice/takeAnswerFile.ts';
import { matchAnswer } from '../authorization/answering/matchAnswer.ts';

/** A poll works for so long, and holds its facility for longer than any of its calls can last after that. */
const workMs = 45_000;
const leaseMs = 150_000;

/** After how many seconds the office is asked again, besides the environment's own pauses. */
const nextPoll = { more: 5, refused: 30 * 60, unavailable: 120 } as const;

/** Leaves an office alone for a minute after five faults in a row. */
const circuitSettings = { threshold: 5, pauseMs: 60_000 };

interface Ended {
  readonly outcome: string;
  readonly inSeconds: number;
  readonly refusedVersion: number | null;
}

/** The consumer of polls: asks one facility's post office for answers, under a lease. `match` takes what is fetched. */
export function pollPostOffices(kit: Wiring, match: MatchAnswer) {
  const circuits = newCircuits(circuitSettings, (exchange) => writeExchange(kit, exchange));

  const run = async (poll: PostOfficePoll): Promise<Ended> => {
    const now = kit.now();
    const rest = env(new Date(poll.busyUntil) > now ? 'POLL_WAITING_SECONDS' : 'POLL_IDLE_SECONDS');
    const open = await openPostOffice({ ...kit, circuits }, poll.facilityId);
    if (!open) return { outcome: 'noCredentials', inSeconds: nextPoll.refused, refusedVersion: null };
    const { credentialsVersion } = open;
    if (poll.refusedVersion === credentialsVersion) {
      return { outcome: 'stillRefused', inSeconds: nextPoll.refused, refusedVersion: credentialsVersion };
    }
    const until = new Date(now.getTime() + workMs);
    const polled = await fetchAnswers({ ...kit, matchAnswer: match, until }, open, poll.facilityId);
    const { outcome, retryAt } = polled;
    const ended = { outcome, refusedVersion: null };
    if (outcome === 'loginFailed') return { ...ended, inSeconds: nextPoll.refused, refusedVersion: credentialsVersion };
    if (outcome === 'more') return { ...ended, inSeconds: nextPoll.more };
    if (outcome !== 'unavailable') return { ...ended, inSeconds: rest };
    const waits = retryAt === undefined ? nextPoll.unavailable : (Date.parse(retryAt) - now.getTime()) / 1000;
    return { ...ended, inSeconds: Math.max(nextPoll.more, waits) };
  };

  return queueHandler(
    'pollPostOffices',
    async ({ body }) => {
      const facilityId = facilityOfMessage(body);
      const lease = { claim: kit.newId(), now: kit.now(), leaseMs };
      const poll = await claimPoll(kit.store, queuedId(facilityId), lease);
      if (!poll) return { outcome: 'notDue', fields: { facilityId } };
      const { outcome, inSeconds, refusedVersion } = await run(poll);
      const now = kit.now();
      const dueAt = new Date(now.getTime() + inSeconds * 1000);
      await endPoll(kit.store, { ...poll, refusedVersion }, { now, dueAt, outcome });
      return { outcome, fields: { facilityId } };
    },
    kit,
  );
}

let deployed: ReturnType<typeof pollPostOffices> | undefined;

/** The Lambda handler; it keeps its circuits as long as its execution environment lives. */
export const handler = (event: SQSEvent): Promise<SQSBatchResponse> => {
  deployed ??= pollPostOffices(wiring, (answer, file) => matchAnswer(wiring, answer, file));
  return deployed(event);
};
