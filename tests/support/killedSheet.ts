import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { emiratesDateOf } from '../../shared/_field/serviceDate.ts';
import type { BatchRow } from '../../shared/eligibilityBatch/batchRow.ts';
import type { Job } from '../../web/parts/job/jobTexts.ts';
import { aBatchLine, batchCsv } from '../eligibilityBatch/support/batchFiles.ts';
import { type PortalApi, portalApi, receptionist } from '../journeys/support/portalApi.ts';
import { killablePortal } from './killablePortal.ts';
import { until } from './until.ts';

type Session = Awaited<ReturnType<PortalApi['signIn']>>;

/** Payers of the demonstration with a system that answers. */
const payers = ['88', '102', '210', '305'];

const jobOf = async (api: PortalApi, session: Session, jobId: string): Promise<Job> => {
  const { data } = await api.call<Job>(`/api/job/getjob?jobId=${jobId}`, { session });
  if (!data) throw new Error('No such job');
  return data;
};

async function jobThat(api: PortalApi, session: Session, jobId: string, isThere: (job: Job) => boolean): Promise<Job> {
  let job = await jobOf(api, session, jobId);
  await until(async () => {
    job = await jobOf(api, session, jobId);
    return isThere(job);
  });
  return job;
}

/** Everything behind a list of the API, page by page. */
async function all<Item>(
  read: (cursor: string | null) => Promise<{ items: Item[]; nextCursor: string | null } | null>,
) {
  const found: Item[] = [];
  let cursor: string | null = null;
  do {
    const page: { items: Item[]; nextCursor: string | null } | null = await read(cursor);
    if (!page) throw new Error('No page');
    found.push(...page.items);
    cursor = page.nextCursor;
  } while (cursor !== null);
  return found;
}

const requestsOf = (api: PortalApi, session: Session, submittedFrom: string) =>
  all(async (cursor) => {
    const body = { sentBy: session.userId, from: submittedFrom, take: 100, ...(cursor && { cursor }) };
    const path = '/api/eligibilitycheck/geteligibilityhistorybysearch';
    return (await api.call<{ items: { eligibilityId: string }[]; nextCursor: string | null }>(path, { session, body }))
      .data;
  });

/** The most memory that a process has had, in MB. */
const peakMb = (pid: number | undefined): number =>
  Math.round(Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024);

/**
 * Sends a sheet with this number of rows, kills the portal (-9) when half of them have their end, starts it again on the same data
 * and waits for the rest. Answers the rows and the requests that there are afterwards.
 */
export async function killedSheet(dataDir: string, count: number) {
  const first = await killablePortal(dataDir);
  const session = await portalApi(first.url).signIn(receptionist);
  const today = emiratesDateOf(new Date());
  const before = await requestsOf(portalApi(first.url), session, today);
  const lines = Array.from({ length: count }, (_, at) =>
    aBatchLine(`SHEET-${at}`, { Payer: payers[at % payers.length] ?? '' }),
  );
  const startedAt = performance.now();
  const jobId = await portalApi(first.url).sheet(session, batchCsv(lines));
  await jobThat(portalApi(first.url), session, jobId, ({ progress }) => progress.done >= count / 2);
  const untilKilled = performance.now() - startedAt;
  const peaks = [peakMb(first.child.pid)];
  first.child.kill('SIGKILL');
  await once(first.child, 'exit');

  const second = await killablePortal(dataDir);
  try {
    const api = portalApi(second.url);
    const restartedAt = performance.now();
    const job = await jobThat(api, session, jobId, ({ state }) => state !== 'queued' && state !== 'running');
    const seconds = { half: untilKilled / 1000, rest: (performance.now() - restartedAt) / 1000 };
    peaks.push(peakMb(second.child.pid));
    const rows = await all<BatchRow>(async (cursor) => {
      const path = `/api/job/getbatchrows?jobId=${jobId}${cursor ? `&cursor=${cursor}` : ''}`;
      return (await api.call<{ items: BatchRow[]; nextCursor: string | null }>(path, { session })).data;
    });
    const requests = await requestsOf(api, session, today);
    return { job, rows, made: requests.length - before.length, seconds, peakMb: Math.max(...peaks) };
  } finally {
    second.child.kill('SIGKILL');
    await once(second.child, 'exit');
  }
}
