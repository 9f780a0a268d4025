import { parseArgs } from 'node:util';
import { environmentOf, namesBegin } from '../environments.ts';
import { awsOf } from './aws.ts';
import { follow, overview } from './follow.ts';

/**
 * Takes the steps of an alarm's runbook (docs/operations.md, Alarms), with the rights of the AWS profile in use:
 *
 *   npm run runbook                                  lists them
 *   npm run runbook -- errors --env prod --since 2h  takes all that look
 *   npm run runbook -- jobs purgeDeadLetters --env prod --id <queue> --do
 *
 * It shows known fields alone: when, which operation, how it ended, for which request; and nothing of a patient.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    env: { type: 'string' },
    since: { type: 'string', default: '1h' },
    id: { type: 'string' },
    do: { type: 'boolean', default: false },
  },
});
const write = (line: string): unknown => process.stdout.write(`${line}\n`);

// Who reads the first lines only, by `head`, ends the others.
process.stdout.on('error', () => process.exit());

function fail(reason: string): never {
  process.stderr.write(`${reason}\n`);
  process.exit(1);
}

const minutesOf = { m: 1, h: 60, d: 24 * 60 };

/** `90m`, `2h`, `3d`: so long ago. */
function sinceOf(text: string, until: Date): Date {
  const [, count, unit] = /^(\d{1,4})([mhd])$/.exec(text) ?? [];
  if (!count) fail(`--since takes 90m, 2h or 3d, not ${text}.`);
  return new Date(until.getTime() - Number(count) * minutesOf[unit as 'm'] * 60_000);
}

async function run(): Promise<void> {
  const [alarm, step] = positionals;
  if (!alarm) {
    for (const line of overview()) write(line);
    return;
  }
  const environment = environmentOf(values.env);
  if (environment.name === 'local') {
    fail('On one machine: http://localhost:3000/local/metrics, and /local/requests?id=<request id>.');
  }
  // It becomes a part of searches.
  if (values.id !== undefined && !/^[\w.-]{1,128}$/.test(values.id)) fail('--id is made of letters, digits and -_.');
  const { region } = environment;
  const until = new Date();
  const look = {
    aws: awsOf({ region, endpoint: process.env.AWS_ENDPOINT_URL }),
    ...{ begin: namesBegin(environment), stage: environment.name, named: values.id },
    ...{ since: sinceOf(values.since, until), until },
  };
  const isWell = await follow({ alarm, step, isTold: values.do }, look, write);
  if (!isWell) process.exitCode = 1;
}

try {
  await run();
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}
