import { parseArgs } from 'node:util';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { LambdaClient } from '@aws-sdk/client-lambda';
import { S3Client } from '@aws-sdk/client-s3';
import { type Environment, environmentOf, namesBegin } from '../environments.ts';
import { statefulTables } from '../portal.ts';
import { backupCalls } from './backupCalls.ts';
import { bringCopies } from './bringCopies.ts';
import { copiesOfRun, tellCopies } from './copiesOfRun.ts';
import { pastSecond, restorableSecond } from './moment.ts';
import { ofCopies } from './ofCopies.ts';
import { chosenTables, portalTables, refuseHalfTaken } from './portalTables.ts';
import { removeRestored } from './removeRestored.ts';
import { ofSecond, type Restore, restoreBeside, type Source } from './restoreBeside.ts';
import { nameOfBucket, restoreFile, restoreRemoved } from './restoreFiles.ts';
import { letFunctionsWork, stageFunctions } from './stageFunctions.ts';
import { Refusal, step } from './steps.ts';
import { takePlace } from './takePlace.ts';

const usage =
  'npm run restore -- tables --env <name> --at <second> [--only users,audit] [--do] | tables --env <name> --clean [--do] | let-work --env <name> | files --env <name> --bucket documents|imports --since <second> [--file <key>] [--do] | bring-copies --env <name> --to <ARN of a vault> [--before <second>] | copies --env <name> --vault <name> [--before <second>] [--do]';

const text = { type: 'string' } as const;
const flag = { type: 'boolean', default: false } as const;
const options = {
  ...{
    env: text,
    at: text,
    only: text,
    since: text,
    bucket: text,
    file: text,
    to: text,
    before: text,
    vault: text,
    do: flag,
    clean: flag,
  },
  pause: { ...text, default: '10' },
} as const;

function deployed(name: string | undefined): Environment {
  const environment = environmentOf(name);
  if (environment.name === 'local')
    throw new Refusal('One machine has nothing that AWS restores: npm run restore-drill rehearses it there.');
  return environment;
}

type Typed = ReturnType<typeof parseArgs<{ options: typeof options; allowPositionals: true }>>['values'];

/** The options that somebody typed, and who writes lines for them. */
interface Given extends Typed {
  readonly tell: (line: string) => void;
}

const telling = ({ pause, tell }: Given) => ({ tell, pauseMs: Number(pause) * 1000 });

/** What a restore of these tables works with, by the names that the functions know. */
async function restoreOf(environment: Environment, given: Given, names = chosenTables(undefined)): Promise<Restore> {
  const { region } = environment;
  const lambda = new LambdaClient({ region });
  const functions = await stageFunctions(lambda, namesBegin(environment));
  const tables = portalTables(environment, functions, names);
  return { ...telling(given), dynamo: new DynamoDBClient({ region }), lambda, functions, tables };
}

async function restoreTables(environment: Environment, given: Given): Promise<void> {
  const names = chosenTables(given.only);
  const at = given.clean ? undefined : restorableSecond(given.at, new Date());
  const restore = await restoreOf(environment, given, names);
  if (!at) {
    await removeRestored(restore, given.do);
    if (!given.do) given.tell('Nothing was deleted: the same with --do deletes it.');
    return;
  }
  await restoreFrom(restore, ofSecond(at), given);
}

/** Restores beside, for a look; with --do puts what was restored in the place of the tables. */
async function restoreFrom(restore: Restore, source: Source, given: Given): Promise<void> {
  const { tables, tell } = restore;
  if (given.do) {
    await takePlace(restore, source);
    tell(
      'The portal works again. Sign in, open a request, verify the trail; then tables --clean takes the restored ones away.',
    );
    return;
  }
  await restoreBeside(restore, source);
  tell(`The portal stands still, and nothing was deleted. Look at the tables of ${source.told}:`);
  for (const { restoredName } of tables) tell(`  ${restoredName}`);
  tell('What was lost is there, and what did harm is not? Then the same with --do goes on: it deletes');
  for (const { name } of tables) tell(`  ${name}`);
  tell('Otherwise: let-work, then tables --clean.');
}

/** Gives a restore up, or ends one that is done. */
async function letWork(environment: Environment, given: Given): Promise<void> {
  const restore = await restoreOf(environment, given);
  const { dynamo, lambda, functions, tables } = restore;
  await refuseHalfTaken(dynamo, tables);
  await step(restore, 'Let the functions work', () => letFunctionsWork(lambda, functions));
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

const beforeOf = ({ before }: Given): Date | undefined =>
  before === undefined ? undefined : pastSecond(before, new Date());

const backupOf = (region: string, lambda: LambdaClient) =>
  backupCalls({ region, profile: lambda.config, endpoint: process.env.AWS_ENDPOINT_URL });

async function bringBack(environment: Environment, given: Given): Promise<void> {
  const { region } = environment;
  const backup = backupOf(region, new LambdaClient({ region }));
  const names = statefulTables(environment);
  await bringCopies({ ...telling(given), backup, environment, names, to: given.to, before: beforeOf(given) });
  given.tell('The copies are there. Now, with the profile of the portal: npm run restore -- copies');
}

async function restoreCopies(environment: Environment, given: Given): Promise<void> {
  if (!/^[\w-]{2,50}$/.test(given.vault ?? '')) throw new Refusal(usage);
  const restore = await restoreOf(environment, given);
  const { functions, lambda } = restore;
  const backup = backupOf(environment.region, lambda);
  const copies = copiesOfRun(await backup.points(given.vault ?? ''), statefulTables(environment), beforeOf(given));
  tellCopies(copies, given.tell);
  const buckets = { documents: nameOfBucket(functions, 'documents'), imports: nameOfBucket(functions, 'imports') };
  await restoreFrom(restore, ofCopies({ backup, environment, copies, buckets }), given);
}

async function run(args: readonly string[], tell: Given['tell']): Promise<void> {
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
  const [what, ...more] = positionals;
  const commands: Readonly<Record<string, typeof restoreTables>> = {
    tables: restoreTables,
    'let-work': letWork,
    files: restoreFiles,
    'bring-copies': bringBack,
    copies: restoreCopies,
  };
  const command = Object.hasOwn(commands, what ?? '') ? commands[what ?? ''] : undefined;
  if (!command || more.length > 0) throw new Refusal(usage);
  await command(deployed(values.env), { ...values, tell });
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

/** Runs a command of the restore by the words behind `npm run restore --`. Answers why it stopped, null when it is done. */
export async function restoreCommand(args: readonly string[], tell: (line: string) => void): Promise<string | null> {
  try {
    await run(args, tell);
    return null;
  } catch (error) {
    return reasonOf(error);
  }
}
