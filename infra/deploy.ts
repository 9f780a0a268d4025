import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { deployedIndexes } from './deployedIndexes.ts';
import { environmentOf } from './environments.ts';
import { deployInSteps, type TableIndexes } from './indexSteps.ts';
import { refuseInventedAddresses } from './inventedAddresses.ts';
import { checkLibraries } from './libraryCheck.ts';
import { statefulTables } from './portal.ts';
import { ofBranch } from './stages/branchStage.ts';

/**
 * `npm run deploy -- -c env=staging` brings a release to an environment, index by index (docs/operations.md);
 * `npm run deploy -- -c env=dev -c branch=fix/sign-in` brings a branch to its stage. Other arguments go to `cdk deploy` as they are.
 */
const repository = join(import.meta.dirname, '..');
const given = process.argv.slice(2);
const options = { context: { type: 'string', short: 'c', multiple: true } } as const;
const { context = [] } = parseArgs({ args: given, options, strict: false }).values;
const contextOf = (name: string): string | undefined =>
  context
    .map(String)
    .find((each) => each.startsWith(`${name}=`))
    ?.slice(`${name}=`.length);
const environment = ofBranch(environmentOf(contextOf('env')), contextOf('branch'));
if (environment.name === 'local') throw new Error('The local environment is not deployed: npm start.');

refuseInventedAddresses(environment);

const { id: statefulStack, stackName, indexes: wanted } = statefulTables(environment);

const tell = (line: string): void => void process.stdout.write(`${line}\n`);

/** Where `infra/app.ts` reads the indexes of a step. */
function stepFile(indexes: TableIndexes): string {
  const folder = join(repository, '.local', 'deploy');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `indexes-${environment.stage}.json`);
  writeFileSync(file, JSON.stringify(indexes, null, 2));
  return file;
}

async function cdkDeploy(what: 'tables' | 'everything', indexes: TableIndexes | null): Promise<void> {
  const stacks = what === 'tables' ? [statefulStack, '--exclusively'] : ['--all'];
  const step = indexes ? ['-c', `indexes=${stepFile(indexes)}`] : [];
  const args = ['deploy', ...stacks, ...given, ...step];
  tell(`cdk ${args.join(' ')}`);
  const cdk = join(repository, 'node_modules/aws-cdk/bin/cdk');
  const child = spawn(process.execPath, [cdk, ...args], { cwd: repository, stdio: 'inherit' });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0)
    throw new Error('cdk deploy failed. Correct the cause and deploy again: it goes on from what is there.');
}

if (environment.name !== 'dev') await checkLibraries();

const pauseMs = 15_000;
const client = new DynamoDBClient({ region: environment.region });
await deployInSteps({
  wanted,
  deployed: () => deployedIndexes(client, { stackName, logicalIds: Object.keys(wanted), pauseMs, tell }),
  deploy: cdkDeploy,
});
