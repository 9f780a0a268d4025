import { join } from 'node:path';
import { Duration, Stack } from 'aws-cdk-lib';
import { HttpApi, HttpMethod } from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import { AttributeType, BillingMode, Table } from 'aws-cdk-lib/aws-dynamodb';
import { Code, Function as LambdaFunction, Runtime } from 'aws-cdk-lib/aws-lambda';
import { bundleOf, prepareBundles } from '../../../infra/builds/bundle.ts';
import { type Runner, startRunner } from '../../../infra/local/runner.ts';
import { newApp } from '../../../infra/portal.ts';
import { repository } from '../../../infra/repository.ts';
import { tables } from '../../../infra/tables.ts';
import { temporaryFolder } from '../temporaryFolder.ts';
import { type NoteRelease, noteIndexes } from './noteItem.ts';

const key = (name: string) => ({ name, type: AttributeType.STRING });

function addTable(stack: Stack, id: string, indexes: readonly (readonly [string, string, string])[]): Table {
  const keys = { partitionKey: key('pk'), sortKey: key('sk') };
  const table = new Table(stack, id, { ...keys, billingMode: BillingMode.PAY_PER_REQUEST });
  for (const [indexName, pk, sk] of indexes)
    table.addGlobalSecondaryIndex({ indexName, partitionKey: key(pk), sortKey: key(sk) });
  return table;
}

const entryOf = (name: string): string => `tests/support/notes/${name}.ts`;

function addFunction(stack: Stack, name: string, environment: Record<string, string>): LambdaFunction {
  return new LambdaFunction(stack, name, {
    runtime: Runtime.NODEJS_24_X,
    handler: 'index.handler',
    code: Code.fromAsset(bundleOf(repository, entryOf(name)).folder),
    timeout: Duration.minutes(10),
    environment: { STAGE: 'local', VERSION: 'test', ...environment },
  });
}

// Nobody deploys the portal of notes: the engine of CloudFormation's rules would take twelve seconds of a processor.
process.env.CDK_VALIDATION = 'false';

await prepareBundles(repository, ['notes', 'migrateNotes'].map(entryOf));

/** A release of a portal of notes, as an assembly: a table with these indexes, a function for calls, and the worker of migrations. */
export function notesAssembly(release: NoteRelease, indexes: readonly (keyof typeof noteIndexes)[]): string {
  const outdir = join(temporaryFolder(), 'assembly');
  const app = newApp(outdir);
  const stack = new Stack(app, 'Portal');
  const { due } = tables.jobs.indexes;
  const notes = addTable(
    stack,
    'Notes',
    indexes.map((name) => [name, noteIndexes[name], 'sk']),
  );
  const jobs = addTable(stack, 'Jobs', [['due', due.pk, due.sk]]);
  const calls = addFunction(stack, 'notes', { MEMBERS_TABLE: notes.tableName, RELEASE: JSON.stringify(release) });
  const worker = addFunction(stack, 'migrateNotes', { MEMBERS_TABLE: notes.tableName, JOBS_TABLE: jobs.tableName });
  notes.grant(calls, 'dynamodb:GetItem', 'dynamodb:PutItem', 'dynamodb:Query');
  notes.grant(worker, 'dynamodb:Scan', 'dynamodb:GetItem', 'dynamodb:UpdateItem');
  jobs.grant(worker, 'dynamodb:PutItem', 'dynamodb:UpdateItem', 'dynamodb:Query');
  new HttpApi(stack, 'Api').addRoutes({
    path: '/api/notes',
    methods: [HttpMethod.GET, HttpMethod.POST, HttpMethod.PUT],
    integration: new HttpLambdaIntegration('Calls', calls),
  });
  app.synth();
  return outdir;
}

/** Starts a release on a store that other releases use too. */
export const startNotes = (assemblyDirectory: string, dynamodbEndpoint: string): Promise<Runner> =>
  startRunner({
    assemblyDirectory,
    siteDirectory: temporaryFolder(),
    dataDir: temporaryFolder(),
    dynamodbEndpoint,
    demo: null,
  });

/** A function of a runner, by the beginning of its name. */
export function functionOf({ cloud, lambdas }: Runner, name: string) {
  const found = cloud.portal.functions.find((each) => each.name.includes(name));
  if (!found) throw new Error(`There is no function ${name}.`);
  return lambdas.ofArn(found.arn);
}
