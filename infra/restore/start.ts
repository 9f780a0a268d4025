import { parseArgs } from 'node:util';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { LambdaClient } from '@aws-sdk/client-lambda';
import { S3Client } from '@aws-sdk/client-s3';
import { type Environment, environmentOf, namesBegin } from '../environments.ts';
import { pastSecond, restorableSecond, secondOf } from './moment.ts';
import { chosenTables, portalTables, refuseHalfTaken } from './portalTables.ts';
import { removeRestored } from './removeRestored.ts';
import { type Restore, restoreBeside } from './restoreBeside.ts';
import { nameOfBucket, restoreFile, restoreRemoved } from './restoreFiles.ts';
import { letFunctionsWork, stageFunctions } from './stageFunctions.ts';
import { Refusal, step } from './steps.ts';
import { takePlace } from './takePlace.ts';

/**
 * Gets back what an environment lost (docs/operations.md, Losing and getting back):
 *
 *   npm run restore -- tables --env prod --at 2026-11-26T09:30:00Z          stops the portal, restores beside; then look
 *   npm run restore -- tables --env prod --at 2026-11-26T09:30:00Z --do     puts the restored ones in the place of the tables
 *   npm run restore -- tables --env prod --clean --do                       takes away what was restored beside
 *   npm run restore -- let-work --env prod                                  lets the functions work: nothing was wrong after all
 *   npm run restore -- files --env prod --bucket documents --since 2026-11-26T09:30:00Z --do
 *
 * With the rights of the AWS profile in use (the role `wasla-prod-restore`). Each command can be ended anywhere and run again.
 */
const usage =
  'npm run restore -- tables --env <name> --at <second> [--only users,audit] [--do] | tables --env <name> --clean [--do] | let-work --env <name> | files --env <name> --bucket documents|imports --since <second> [--file <key>] [--do]';

const text = { type: 'string' } as const;
const flag = { type: 'boolean', default: false } as const;
const options = {
  ...{ env: text, at: text, only: text, since: text, bucket: text, file: text, do: flag, clean: flag },
  pause: { ...text, default: '10' },
} as const;

const tell = (line: string): void => void process.stdout.write(`${line}\n`);

function deployed(name: string | undefined): Environment {
  const environment = environmentOf(name);
  if (environment.name === 'local')
    throw new Refusal('One machine has nothing that AWS restores: npm run restore-drill rehearses it there.');
  return environment;
}

type Given = ReturnType<typeof parseArgs<{ options: typeof options; allowPositionals: true }>>['values'];

const telling = ({ pause }: Given) => ({ tell, pauseMs: Number(pause) * 1000 });

async function restoreTables(environment: Environment, given: Given): Promise<void> {
  const names = chosenTables(given.only);
  const at = given.clean ? undefined : restorableSecond(given.at, new Date());
  const { region } = environment;
  const lambda = new LambdaClient({ region });
  const functions = await stageFunctions(lambda, namesBegin(environment));
  const tables = portalTables(environment, functions, names);
  const restore: Restore = { ...telling(given), dynamo: new DynamoDBClient({ region }), lambda, functions, tables };
  if (!at) {
    await removeRestored(restore, given.do);
    if (!given.do) tell('Nothing was deleted: the same with --do deletes it.');
    return;
  }
  if (given.do) {
    await takePlace(restore, at);
    tell(
      'The portal works again. Sign in, open a request, verify the trail; then --clean takes the restored ones away.',
    );
    return;
  }
  await restoreBeside(restore, at);
  tell(`The portal stands still, and nothing was deleted. Look at the tables of ${secondOf(at)}:`);
  for (const { restoredName } of tables) tell(`  ${restoredName}`);
  tell('What was lost is there, and what did harm is not? Then the same with --do goes on: it deletes');
  for (const { name } of tables) tell(`  ${name}`);
  tell('Otherwise: let-work, then --clean.');
}

/** Gives a restore up, or ends one that is done. */
async function letWork(environment: Environment, given: Given): Promise<void> {
  const { region } = environment;
  const lambda = new LambdaClient({ region });
  const functions = await stageFunctions(lambda, namesBegin(environment));
  await refuseHalfTaken(new DynamoDBClient({ region }), portalTables(environment, functions, chosenTables(undefined)));
  await step(telling(given), 'Let the functions work', () => letFunctionsWork(lambda, functions));
}

async function restoreFiles(environment: Environment, given: Given): Promise<void> {
  const since = pastSecond(given.since, new Date());
  const { region } = environment;
  const functions = await stageFunctions(new LambdaClient({ region }), namesBegin(environment));
  const bucket = nameOfBucket(functions, given.bucket);
  const client = new S3Client({ region });
  const restore = { ...telling(given), client, bucket, since, isMeant: given.do };
  await (given.file === undefined ? restoreRemoved(restore) : restoreFile(restore, given.file));
}

async function run(): Promise<void> {
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const [what, ...more] = positionals;
  const commands: Readonly<Record<string, typeof restoreTables>> = {
    tables: restoreTables,
    'let-work': letWork,
    files: restoreFiles,
  };
  const command = Object.hasOwn(commands, what ?? '') ? commands[what ?? ''] : undefined;
  if (!command || more.length > 0) throw new Refusal(usage);
  await command(deployed(values.env), values);
}

/** What AWS says to who may not. */
const isDenied = ({ name }: Error): boolean => /AccessDenied|Unauthorized|NotAuthorized/.test(name);

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof Refusal) return error.message;
  if (isDenied(error))
    return `This profile may not do that: ${error.message}\nWhat stands above is done, and nothing else. Take the role of the restore, and run the same command again: it goes on from there.`;
  return `${error.name}: ${error.message}\nRun the same command again: it goes on from what is there.`;
}

try {
  await run();
} catch (error) {
  process.stderr.write(`${reasonOf(error)}\n`);
  process.exitCode = 1;
}
