import { type Runner, startRunner } from '../../../infra/local/runner.ts';
import { demoData } from '../../../infra/local/seed.ts';
import { functionOfWorker } from '../../../infra/local/template/functions.ts';
import type { AuditState } from '../../../shared/auditTrail/routes.ts';
import { dataOf } from '../../bench/mixPeople.ts';
import { callPortal } from '../../bench/portal.ts';
import {
  copyPortal,
  differences,
  type Holdings,
  type Manifest,
  readManifest,
  restorePortal,
  sumsOfPortal,
  wipePortal,
} from './copyPortal.ts';
import { type Accepted, type LoadReport, startLoad, tokenOf } from './load.ts';
import type { Timer } from './timer.ts';

export interface DrillPlace {
  /** What the portal keeps. */
  readonly dataDir: string;
  /** What the copy is written into: outside the portal. */
  readonly copy: string;
  readonly timer: Timer;
  /** A site that was built elsewhere. */
  readonly siteDirectory?: string;
}

/** A portal that was copied while people worked with it, and that has ended. */
export interface Copied {
  readonly holdings: Holdings;
  readonly manifest: Manifest;
  readonly load: LoadReport;
  /** Requests that were accepted before the moment of the copy: none of them may be lost. */
  readonly due: readonly Accepted[];
}

export interface LoadSize {
  readonly desks: number;
  /** So many requests and files are there before the copy begins. */
  readonly before: { readonly requests: number; readonly uploads: number };
}

const startPortal = ({ dataDir, siteDirectory }: DrillPlace, demo?: Parameters<typeof startRunner>[0]) =>
  startRunner({ ...demo, dataDir, siteDirectory, humanVerification: 'off' });

/** The trail is copied to its bucket every five minutes; the drill does not wait. */
async function archiveTrail({ cloud, lambdas }: Runner): Promise<void> {
  const sealAudit = functionOfWorker(cloud.portal.functions, 'sealAudit');
  if (!sealAudit) throw new Error('The portal has no worker that copies the audit trail.');
  await lambdas.ofArn(sealAudit.arn).invoke({});
}

/** Starts the portal with its demonstration, lets people work, and copies it meanwhile. */
export async function copyUnderLoad(place: DrillPlace, size: LoadSize): Promise<Copied> {
  const runner = await place.timer.time('start', () => startPortal(place));
  try {
    const { tables, buckets } = runner.cloud.portal;
    const load = await startLoad(runner.url, size.desks);
    try {
      await load.until(size.before);
      await archiveTrail(runner);
      const manifest = await place.timer.time('export', () =>
        copyPortal(place.dataDir, place.copy, { tables, buckets }, place.timer),
      );
      const report = await load.stop();
      const takenAt = Date.parse(manifest.takenAt);
      const due = report.accepted.filter(({ at }) => at < takenAt);
      return { holdings: { tables, buckets }, manifest, load: report, due };
    } finally {
      await load.stop();
    }
  } finally {
    await runner.close();
  }
}

/** Verifies the restored portal's audit trail as its administrators do, in a round of its own: what is wrong with it. */
async function trailFindings(url: string): Promise<{ state: AuditState; problems: string[] }> {
  const token = await tokenOf(url, 'superadmin@portal.example');
  const call = (method: 'GET' | 'POST', name: string) =>
    dataOf<AuditState>(callPortal(url, { method, path: `/api/audittrail/${name}`, token }));
  const wholeRound = async () => {
    let state = await call('POST', 'verify');
    while (state.round) state = await call('POST', 'verify');
    return state;
  };
  // A round that was under way when the copy was made has looked at some days already.
  if ((await call('GET', 'getstate')).round) await wholeRound();
  const state = await wholeRound();
  const problems = state.findings.map(({ fault, day, chainId }) => `The audit trail: ${fault} (${day}, ${chainId})`);
  return { state, problems };
}

/** Whether the people who asked can read their requests, after signing in anew. */
async function missingRequests(url: string, due: readonly Accepted[]): Promise<string[]> {
  const tokens = new Map<string, string>();
  const missing: string[] = [];
  for (const { eligibilityId: id, userName } of due) {
    const token = tokens.get(userName) ?? (await tokenOf(url, userName));
    tokens.set(userName, token);
    const path = `/api/eligibilitycheck/geteligibilityrequest?eligibilityId=${id}`;
    const [status] = await callPortal(url, { method: 'GET', path, token });
    if (status !== 200) missing.push(`The request ${id} was accepted before the copy and cannot be read: ${status}`);
  }
  return missing;
}

export interface Restored {
  /** Empty if the portal is what was copied, and works. */
  readonly problems: readonly string[];
  readonly restored: Omit<Manifest, 'takenAt'>;
  readonly trail: AuditState['last'];
}

/** Wipes the portal, restores it from the copy, compares, and uses it. */
export async function restoreFromCopy(place: DrillPlace, { holdings, due }: Copied): Promise<Restored> {
  const { dataDir, copy, timer } = place;
  await timer.time('wipe', () => wipePortal(dataDir));
  await restorePortal(dataDir, copy, holdings, timer);
  const restored = await timer.time('compare', () => sumsOfPortal(dataDir, holdings));
  const changed = differences(readManifest(copy), restored);
  // The outside world answers as before; nothing is seeded.
  const demo = { ...(await demoData()), seed: async () => undefined };
  const runner = await timer.time('startAgain', () => startPortal(place, { demo }));
  try {
    const unread = await timer.time('firstUse', () => missingRequests(runner.url, due.slice(0, 1)));
    const { state, problems } = await timer.time('verifyTrail', () => trailFindings(runner.url));
    const missing = await timer.time('readAll', () => missingRequests(runner.url, due.slice(1)));
    return { problems: [...changed, ...problems, ...unread, ...missing], restored, trail: state.last };
  } finally {
    await runner.close();
  }
}
