import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoRegister } from '../../functions/_demo/clinicianRegister.ts';
import { crescent, demoPayers } from '../../functions/_demo/payers.ts';
import type { RegulatorAccount } from '../../functions/_demo/regulatorAccounts.ts';
import { createFaultSwitch } from '../../infra/local/faults.ts';
import { startRegulators } from '../../infra/local/simulators/regulators.ts';
import { regulators } from '../../shared/_field/regulator.ts';
import { functionSettings, type SignedIn } from '../support/api.ts';
import { openAws } from '../support/aws.ts';
import { openStore } from '../support/store.ts';
import type { DayNews, DayPlan } from './postOfficeDayProcess.ts';
import type { Section } from './report.ts';

/** A working day of nine hours. */
const minutes = 540;
const usual = { requests: 5000, facilities: 20 };
/** So many facilities share a day: each stays below what a regulator takes of one user. */
const long = { requests: 50_000, facilities: 200 };

const accountOf = (at: number): RegulatorAccount => ({
  ...{ regulatorId: regulators.DHA, regulator: 'DHA', facilityLicense: `DHA-F-80${String(at).padStart(5, '0')}` },
  ...{ facilityName: `Bench Clinic ${at}`, username: `bench-${at}-post`, password: 'Post&Office<2026>', waiting: 0 },
  controlMedication: { username: '', password: '' },
});

/** How the day went, as the outside world saw it. */
interface Seen {
  /** How often each request was uploaded, by its number. */
  readonly uploads: Map<string, number>;
  /** The number that the portal answered to each submission. */
  readonly sent: Map<number, string>;
  states: Readonly<Record<string, number>>;
  killedAt: number | null;
}

const script = join(import.meta.dirname, 'postOfficeDayProcess.ts');

/** Runs a day of requests through the local post office; in its middle the process of the portal's work is killed. */
async function runDay(plan: Omit<DayPlan, 'minute' | 'people' | 'begins'>, directory: string): Promise<Seen> {
  const begins = Date.now();
  let now = begins;
  const payerCode = demoPayers.find(({ payerId }) => payerId === crescent)?.payerCode ?? '';
  const faults = createFaultSwitch();
  const { addresses, postBoxes, close } = await startRegulators(
    plan.accounts,
    () => faults.current().simulators,
    demoRegister,
    { directory, now: () => new Date(now), payers: { codes: [payerCode], afterMs: 1 } },
  );
  Object.assign(process.env, functionSettings, { STAGE: 'prod', REGULATOR_DHPO_URL: addresses.dhpo });
  Object.assign(process.env, { REGULATOR_TIMEOUT_MS: '20000', HUMAN_VERIFICATION: 'off' });
  const seen: Seen = { uploads: new Map(), sent: new Map(), states: {}, killedAt: null };
  postBoxes.dhpo.listen(({ request }) => {
    const number = request?.split(' ').at(-1);
    if (number) seen.uploads.set(number, (seen.uploads.get(number) ?? 0) + 1);
  });
  let [minute, people]: [number, readonly SignedIn[]] = [0, []];
  const answersWaiting = () =>
    postBoxes.dhpo.all().filter(({ isDownloaded, sender }) => !isDownloaded && sender === payerCode).length;
  const take: { readonly [Kind in DayNews['kind']]: (news: Extract<DayNews, { kind: Kind }>) => void } = {
    sent: ({ at, number }) => void seen.sent.set(at, number),
    people: (news) => {
      people = news.people;
    },
    minute: (news) => {
      [minute, now] = [news.minute, news.now];
    },
    ended: ({ states }) => {
      seen.states = states;
    },
  };
  const hear = (child: ChildProcess) => (news: DayNews) => {
    take[news.kind](news as never);
    if (news.kind !== 'sent') child.send(answersWaiting());
    if (seen.killedAt !== null || seen.uploads.size < plan.total / 2) return;
    seen.killedAt = seen.uploads.size;
    child.kill('SIGKILL');
  };
  try {
    for (let isOver = false; !isOver; ) {
      const child = fork(script, { env: process.env });
      child.on('message', hear(child));
      child.send({ ...plan, begins, minute, people } satisfies DayPlan);
      const [code, signal] = await once(child, 'exit');
      if (code !== 0 && signal !== 'SIGKILL') throw new Error(`The day ended with ${code ?? signal}`);
      isOver = code === 0;
    }
    return seen;
  } finally {
    await close();
  }
}

/** A day of requests for approval: through the calls, the outbox, the post office and the payers' answers, with a kill -9 in its middle. */
export async function measurePostOfficeDay(isLong: boolean): Promise<Section[]> {
  const { requests: total, facilities } = isLong ? long : usual;
  const folder = mkdtempSync(join(tmpdir(), 'wasla-bench-post-office-'));
  const store = await openStore(join(folder, 'store.db'));
  const aws = await openAws();
  const accounts = Array.from({ length: facilities }, (_, at) => accountOf(at));
  try {
    const start = performance.now();
    const seen = await runDay({ accounts, total, minutes }, join(folder, 'post-offices'));
    const seconds = (performance.now() - start) / 1000;
    const numbers = [...seen.sent.values()];
    const lost = total - new Set(numbers.filter((number) => seen.uploads.has(number))).size;
    const twice = [...seen.uploads.values()].filter((times) => times > 1).length;
    return [
      {
        title: `A day of ${total} requests through the local post office`,
        note: `Requests of ${facilities} facilities over nine hours of a clock that runs ahead, each through the call, the outbox, the upload to the simulated post office of Dubai, the payer's answer in a file, and the poll that takes it; within the regulators' rates, which are counted by that clock. Store, post office and work are processes of their own, on disk. When half of the requests were uploaded the process of the work was killed with SIGKILL, and started again (\`npm run bench -- postOfficeDay\`; with \`--long\` 50 000).`,
        target: 'nothing lost, nothing sent twice, every request answered.',
        columns: ['Requests', 'Killed after', 'Lost', 'Sent twice', 'Approved', 'Seconds', 'Requests/s'],
        rows: [
          [total, seen.killedAt ?? '-', lost, twice, seen.states.approved ?? 0, Math.round(seconds), total / seconds],
        ],
      },
    ];
  } finally {
    aws.close();
    store.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
