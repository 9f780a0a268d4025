import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { claimJob, findJob, newJob, newJobPuts } from '../../functions/_data/job/job.ts';
import { coverageItem, memberItem, writeItems } from '../../functions/_data/member/member.ts';
import { membersMatching } from '../../functions/_data/member/memberSearch.ts';
import { wiring } from '../../functions/_data/wiring.ts';
import { demoEmiratesId } from '../../functions/_demo/emiratesIds.ts';
import { provenPayerId, provenUserId } from '../../functions/_kit/proof.ts';
import { queuedId } from '../../functions/_kit/queuedId.ts';
import { workOnJob } from '../../functions/_parts/job/workOnJob.ts';
import { writeTogether } from '../../functions/_store/transaction.ts';
import { answerFromRegister } from '../../functions/eligibility/asking/answerFromRegister.ts';
import { memberRegister } from '../../functions/member/register/memberRegister.ts';
import { memberColumns } from '../../shared/member/memberColumns.ts';
import { functionSettings } from '../support/api.ts';
import { openAws } from '../support/aws.ts';
import { aLine, day, type Line } from '../support/registerFiles.ts';
import { openStore } from '../support/store.ts';
import { meter } from './meteredStore.ts';
import type { Section } from './report.ts';

const rowsAtOnce = 1000;
const mostRatio = 1.3;
const mostMegabytes = 300;
const mostGrowth = 0.05;
const emiratesIdOf = (at: number): string => demoEmiratesId(1950 + Math.floor(at / 9_999_999), at % 9_999_999);

const lineOf = (at: number): Line =>
  aLine({
    MemberID: `B-${at}`,
    EmiratesID: emiratesIdOf(at),
    // A name that no longer name begins with: what a search finds must not grow with the register.
    FullName: `Member ${at} Invented`,
    PolicyNumber: `POL-${Math.floor(at / 20)}`,
  });

/** The same row as the import stores it. */
function itemsOf(payerId: number, at: number) {
  const line = lineOf(at);
  const memberId = line.MemberID ?? '';
  const member = {
    memberId,
    emiratesId: emiratesIdOf(at),
    fullName: line.FullName ?? '',
    fullNameArabic: null,
    bornOn: '1985-03-14',
    gender: 'female' as const,
    relation: 'principal' as const,
  };
  const cover = {
    policyNumber: line.PolicyNumber ?? '',
    planName: 'Sidra Gold',
    startsOn: day(-100),
    endsOn: day(200),
    cancelledOn: null,
    coPaymentPercent: 20,
    coPaymentFils: null,
  };
  return [memberItem(provenPayerId(payerId), member), coverageItem(provenPayerId(payerId), memberId, cover)];
}

function* csvOf(rows: number): Generator<string> {
  yield `${memberColumns.join(',')}\n`;
  for (let from = 0; from < rows; from += rowsAtOnce) {
    const lines = Array.from({ length: Math.min(rowsAtOnce, rows - from) }, (_, at) => lineOf(from + at));
    yield lines.map((line) => `${memberColumns.map((name) => line[name] ?? '').join(',')}\n`).join('');
  }
}

/** Runs something and says how long it took and how large the process was at most. */
async function timed(work: () => Promise<void>): Promise<{ seconds: number; megabytes: number }> {
  let most = process.memoryUsage().rss;
  const look = setInterval(() => {
    most = Math.max(most, process.memoryUsage().rss);
  }, 50);
  const start = performance.now();
  await work();
  const seconds = (performance.now() - start) / 1000;
  clearInterval(look);
  return { seconds, megabytes: most / 1024 ** 2 };
}

/** The import as the worker does it, steps and all; only the file comes from here instead of the bucket. */
async function importRows(payerId: number, rows: number): Promise<void> {
  const jobId = wiring.newId();
  const start = {
    jobId,
    fileName: 'members.csv',
    startedByName: 'Bench',
    startedBy: provenUserId('bench'),
    owner: `PAYER#${payerId}`,
    lane: null,
    scope: { kind: 'payer', payerId: provenPayerId(payerId) },
    request: { kind: 'memberRegister', uploadId: jobId },
    upload: null,
  } as const;
  const value = newJob(start, wiring.now());
  if (!(await writeTogether(wiring.store, newJobPuts(value)))) throw new Error('The job was not stored');
  const leaseMs = 60_000;
  const lease = { claim: wiring.newId(), now: wiring.now(), leaseMs, kinds: [value.kind] };
  const held = await claimJob(wiring.store, queuedId(jobId), lease);
  if (!held) throw new Error('The job is not due');
  const until = new Date(Date.now() + 3_600_000);
  const openUpload = async () => Readable.from(csvOf(rows), { objectMode: false });
  await workOnJob({ wiring, kind: (run) => memberRegister({ ...run, openUpload }), leaseMs, until, sleep }, held);
  const done = await findJob(wiring.store, { scope: start.scope, user: { userId: 'bench' } }, jobId);
  if (done?.state !== 'done' || done.counts.good !== rows) throw new Error(`Imported ${JSON.stringify(done?.counts)}`);
}

async function writeRows(payerId: number, rows: number): Promise<void> {
  for (let from = 0; from < rows; from += rowsAtOnce) {
    const items = Array.from({ length: Math.min(rowsAtOnce, rows - from) }, (_, at) => itemsOf(payerId, from + at));
    await writeItems(wiring.store, items.flat());
  }
}

const asked = (payerId: number) => ({
  payerId,
  eligibilityId: '01K0000000000000000000000A',
  emiratesId: emiratesIdOf(500),
  cardNumber: null,
  serviceDate: day(0),
  payerCode: 'INS900',
});

/** What finding and answering take, each found by its key. */
async function lookUps(metered: ReturnType<typeof meter>, payerId: number): Promise<Map<string, number>> {
  const search = (by: 'emiratesId' | 'memberId' | 'name' | 'policy', text: string) => async () => {
    const { members } = await membersMatching(wiring.store, provenPayerId(payerId), { by, text }, { take: 20 });
    if (members.length === 0) throw new Error(`Nobody found by ${by}`);
  };
  const works: Record<string, () => Promise<unknown>> = {
    'search by Emirates ID': search('emiratesId', emiratesIdOf(500)),
    'search by card number': search('memberId', 'B-500'),
    'search by the whole name': search('name', String(lineOf(500).FullName)),
    'search by policy, a page of twenty': search('policy', 'POL-25'),
    'answer of a request': async () => {
      const { result } = (await answerFromRegister(wiring.store, asked(payerId) as never)) as { result?: string };
      if (result !== 'yes') throw new Error('Not answered');
    },
  };
  const found = new Map<string, number>();
  for (const [name, work] of Object.entries(works)) found.set(name, (await metered.measure(work)).readUnits);
  return found;
}

const growthOf = (values: readonly number[]): number => Math.max(...values) / Math.min(...values) - 1;

/** How fast a list of members is taken in beside the least that any program would have to write, and what finding one costs. */
export async function measureRegister(isLong: boolean): Promise<Section[]> {
  const { close: closeStore } = await openStore();
  const { close: closeAws } = await openAws();
  Object.assign(process.env, functionSettings);
  Object.assign(wiring, { writeLog: () => undefined });
  const sizes = isLong ? [1_000_000] : [10_000, 100_000];
  // A section of its own: a million rows take most of an hour, the others two minutes.
  const extent = isLong ? ', a million rows' : '';
  try {
    await importRows(1, rowsAtOnce);
    await writeRows(2, rowsAtOnce);
    const rows: (string | number)[][] = [];
    for (const [at, size] of sizes.entries()) {
      const plain = await timed(() => writeRows(1000 + at, size));
      const whole = await timed(() => importRows(2000 + at, size));
      const ratio = whole.seconds / plain.seconds;
      const isMet = ratio <= mostRatio && whole.megabytes <= mostMegabytes;
      rows.push([
        size.toLocaleString('en'),
        Math.round(size / plain.seconds),
        Math.round(size / whole.seconds),
        ratio,
        Math.round(whole.megabytes),
        isMet ? 'met' : 'missed',
      ]);
    }
    const metered = meter(wiring.store);
    const measured = [await lookUps(metered, 1)];
    for (const at of sizes.keys()) measured.push(await lookUps(metered, 2000 + at));
    const columns = [rowsAtOnce, ...sizes].map((size) => size.toLocaleString('en'));
    return [
      {
        title: `Import of a member register${extent}`,
        note: 'Rows a second: the whole import as its worker does it (reading CSV, checking, comparing with what is stored, writing, remembering each step) beside BatchWrite of the same members and covers and nothing else. Memory is the resident size of the process that does the work, at most.',
        target: `the import takes at most ${mostRatio} times as long, in at most ${mostMegabytes} MB.`,
        columns: ['Rows', 'BatchWrite, rows/s', 'Import, rows/s', 'Times as long', 'Memory, MB', 'Target'],
        rows,
      },
      {
        title: `Finding members${extent}`,
        note: 'Read units, as the store reports them, by the size of the register.',
        target: `each within ${mostGrowth * 100} % at all sizes, no Scan.`,
        columns: ['What', ...columns, 'Growth', 'Target'],
        rows: [...(measured[0]?.keys() ?? [])].map((name) => {
          const units = measured.map((each) => each.get(name) ?? Number.NaN);
          const growth = growthOf(units);
          return [name, ...units, `${(growth * 100).toFixed(1)} %`, growth <= mostGrowth ? 'met' : 'missed'];
        }),
      },
    ];
  } finally {
    closeAws();
    closeStore();
  }
}
