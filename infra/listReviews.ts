import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import * as z from 'zod';
import { operatorCalls, targetOf, targetOptions } from './aws/operatorCalls.ts';

/**
 * Lists the payers' answers that an earlier release read otherwise than the table of truth (docs/answers.md): by numbers and licences, and nothing of a
 * patient. The first time it has all requests looked at, and waits for the end of that.
 *
 *   npm run reviews
 *   npm run reviews -- --env prod
 *   npm run reviews -- --env prod --again
 *
 * `--again` has all of them looked at once more. The rights it needs in AWS are those to list functions and to invoke MigrateItems and ListReviews.
 */
/** What stored answers show, and what only their files show. */
const migrations = ['authorizationReviews', 'authorizationFileReviews'] as const;
const longestPauseMs = 5000;

const progress = z.array(
  z.object({ migration: z.string(), state: z.enum(['notStarted', 'running', 'done']), failed: z.int() }),
);
const review = z.object({
  authorizationId: z.string(),
  requestNumber: z.string().nullable(),
  facilityLicense: z.string(),
  payerCode: z.string(),
  state: z.string(),
  answeredAt: z.string(),
  verdict: z.string().nullable(),
  reason: z.string().nullable(),
});
type Review = z.output<typeof review>;

const { values } = parseArgs({
  options: {
    ...targetOptions,
    again: { type: 'boolean', default: false },
  },
});
const call = operatorCalls(targetOf(values));

/** How far all requests have been looked at. */
async function looked(event: object = {}) {
  const all = progress.parse(await call('migrateItems', event));
  return migrations.map((name) => {
    const own = all.find(({ migration }) => migration === name);
    if (!own) throw new Error(`This release does not know ${name}.`);
    return own;
  });
}

/** Has all requests looked at, unless that was done: both migrations begin before the first wait, so the same minute works on both. */
async function lookAtAll(): Promise<void> {
  const before = await looked();
  for (const { migration, state } of before)
    if (values.again || state === 'notStarted') await looked({ start: migration });
  let now = await looked();
  for (let pauseMs = 500; now.some(({ state }) => state !== 'done'); pauseMs = Math.min(2 * pauseMs, longestPauseMs)) {
    process.stderr.write('Looking at the stored answers…\n');
    await setTimeout(pauseMs);
    now = await looked();
  }
  const failed = now.reduce((sum, each) => sum + each.failed, 0);
  if (failed > 0) process.stderr.write(`${failed} requests could not be looked at.\n`);
}

const lineOf = ({ authorizationId, requestNumber, facilityLicense, payerCode, ...said }: Review): string =>
  [
    ...[requestNumber ?? '–', authorizationId, facilityLicense, payerCode, said.answeredAt],
    `${said.state} -> ${said.verdict ?? `to be clarified (${said.reason})`}`,
  ].join('\t');

try {
  await lookAtAll();
  const found = z.array(review).parse(await call('listReviews', {}));
  for (const each of found) process.stdout.write(`${lineOf(each)}\n`);
  process.stdout.write(`${found.length} answers must be looked at by a person.\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exit(1);
}
