import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { BatchWriteItemCommand, type DynamoDBClient, type WriteRequest } from '@aws-sdk/client-dynamodb';
import { afterAll, expect } from 'vitest';
import type { TableName } from '../../../functions/_settings/tableAccess.ts';
import { environments, namesBegin } from '../../../infra/environments.ts';
import { AwsError, errorAnswer } from '../../../infra/local/aws/service.ts';
import { type Store, startStore } from '../../../infra/local/store/dynoxide.ts';
import { storeClient } from '../../../infra/local/store/prepareStore.ts';
import { createMissingTables } from '../../../infra/local/store/tables.ts';
import type { TableDefinition } from '../../../infra/local/template/data.ts';
import { statefulTables } from '../../../infra/portal.ts';
import { tables } from '../../../infra/tables.ts';
import { accounts, BackupVaults } from './backupVaults.ts';
import { BucketVersions } from './bucketVersions.ts';
import { DynamoBackups } from './dynamoBackups.ts';
import { lambdaConcurrency, type SimulatedFunction } from './lambdaConcurrency.ts';

export const environment = environments.staging;
const { stackName, logicalIds, indexes } = statefulTables(environment);

/** A table's name as CloudFormation makes it. */
export const tableName = (table: TableName): string => `${stackName}-${logicalIds[table]}-1ABC2DEF3GHI`;

export const itemOf = (sk: string) => ({ pk: { S: 'A' }, sk: { S: sk } });

/** The most that one call of DynamoDB writes. */
const together = 25;

/** Writes to a table, a call for as many as DynamoDB takes. */
export async function writeAll(client: DynamoDBClient, table: TableName, writes: readonly WriteRequest[]) {
  for (let at = 0; at < writes.length; at += together) {
    const some = writes.slice(at, at + together);
    await client.send(new BatchWriteItemCommand({ RequestItems: { [tableName(table)]: some } }));
  }
}

const definitionOf = (name: TableName): TableDefinition => {
  const own = indexes[logicalIds[name]] ?? [];
  const keys = ['pk', 'sk', ...own.flatMap(({ KeySchema }) => KeySchema.map(({ AttributeName }) => AttributeName))];
  return {
    name: tableName(name),
    keySchema: [
      { AttributeName: 'pk', KeyType: 'HASH' },
      { AttributeName: 'sk', KeyType: 'RANGE' },
    ],
    attributes: [...new Set(keys)].map((AttributeName) => ({ AttributeName, AttributeType: 'S' })),
    globalIndexes: own.map((each) => ({ ...each })),
    localIndexes: [],
  };
};

/** The calls that change nothing. */
const reads = /^(Describe|List|Get)/;

const contentTypes = { s3: 'application/xml', dynamodb: 'application/x-amz-json-1.0' } as const;

const fits = (service: string, authorization = ''): boolean => authorization.includes(`/${service}/aws4_request`);

interface Call {
  readonly service: 'dynamodb' | 'lambda' | 's3' | 'backup';
  /** As rights name it, without the service. */
  readonly operation: string;
  readonly method: string;
  readonly url: URL;
  readonly body: string;
  readonly copySource: string | undefined;
  /** Of who signed. */
  readonly account: string;
}

type Naming = (method: string, url: URL) => string;

async function callOf(incoming: IncomingMessage, ofLambda: Naming, ofS3: Naming, ofBackup: Naming): Promise<Call> {
  const { method = 'GET', headers } = incoming;
  const url = new URL(incoming.url ?? '/', 'http://aws');
  const account = accounts[/Credential=([^/]+)\//.exec(headers.authorization ?? '')?.[1] ?? ''] ?? '';
  const given = { method, url, account, body: (await buffer(incoming)).toString() };
  const [, operation] = String(headers['x-amz-target'] ?? '').split('.');
  const copySource = headers['x-amz-copy-source'] as string | undefined;
  if (operation) return { ...given, copySource, service: 'dynamodb', operation };
  if (fits('backup', headers.authorization))
    return { ...given, copySource, service: 'backup', operation: ofBackup(method, url) };
  return url.pathname.startsWith('/20')
    ? { ...given, copySource, service: 'lambda', operation: ofLambda(method, url) }
    : { ...given, copySource, service: 's3', operation: ofS3(method, url) };
}

const denial = ({ service, operation }: Call) =>
  service === 's3'
    ? new AwsError('AccessDenied', `not authorized to perform: s3:${operation}`, 403)
    : new AwsError('AccessDeniedException', `not authorized to perform: ${service}:${operation}`);

export const expiryOf = (name: TableName): string | null =>
  (tables[name] as { readonly expiresAttribute?: string }).expiresAttribute ?? null;

export const bucketName = `${stackName}-documents7e5b2978-x1y2z3`;

export const importsName = `${stackName}-imports7e5b2978-x1y2z3`;

const variables: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    (Object.keys(tables) as TableName[]).map((name) => [`${name.toUpperCase()}_TABLE`, tableName(name)]),
  ),
  DOCUMENTS_BUCKET: bucketName,
  IMPORTS_BUCKET: importsName,
};

const aFunction = (name: string, some: readonly string[]): SimulatedFunction => ({
  name,
  variables: Object.fromEntries(some.map((each) => [each, variables[each] ?? ''])),
  reserved: null,
});

/**
 * An account with the tables, functions and one bucket of an environment, by the calls of AWS that the script of the restore makes. What stands in
 * the tables is kept by the embedded store. With `changesLeft`, the connection breaks after so many changes: the change is made, its caller never
 * hears of it.
 */
export async function startRestoreAws({ takesMs = 15 }: { readonly takesMs?: number } = {}) {
  const store: Store = await startStore({});
  const client = await storeClient(store);
  const names = Object.keys(tables) as TableName[];
  await createMissingTables(client, names.map(definitionOf));
  const dynamo = new DynamoBackups({ client, now: Date.now, takesMs });
  for (const name of names) {
    const expires = expiryOf(name);
    const tags = [
      { Key: 'stage', Value: environment.name },
      { Key: 'aws:cloudformation:stack-name', Value: stackName },
      { Key: 'owner', Value: 'operations' },
    ];
    dynamo.adopt(tableName(name), { expires, tags });
  }
  const begin = namesBegin(environment);
  const functions = [
    aFunction(`${begin}access-Account1`, ['USERS_TABLE', 'FACILITIES_TABLE', 'REQUESTS_TABLE', 'AUDIT_TABLE']),
    aFunction(`${begin}workers-RunImports1`, Object.keys(variables)),
    aFunction('wasla-prod-access-Account1', []),
    aFunction('somebody-else', []),
  ];
  const lambda = lambdaConcurrency(functions);
  const bucket = new BucketVersions(bucketName);
  const backup = new BackupVaults({ dynamo, now: Date.now });
  const world = {
    backup,
    client,
    dynamo,
    functions,
    bucket,
    url: '',
    /** Calls that are refused to this caller, by the name of the right. */
    denied: new Set<string>(),
    /** The changes that were made, with what they were made to. */
    changes: [] as string[],
    changesLeft: Number.POSITIVE_INFINITY,
  };

  const answerTo = (call: Call): Promise<object> | object | string => {
    if (call.service === 'dynamodb') return dynamo.call(call.operation, JSON.parse(call.body));
    if (call.service === 'backup') return backup.call(call.method, call.url, call.body, call.account);
    return call.service === 'lambda'
      ? lambda.call(call.method, call.url, call.body)
      : bucket.call(call.method, call.url, call.copySource);
  };

  /** Whether the caller still hears of a change. */
  function isHeard({ operation, service, url, body }: Call): boolean {
    if (reads.test(operation)) return true;
    world.changes.push(`${operation} ${['dynamodb', 'backup'].includes(service) ? body : url.pathname}`);
    world.changesLeft -= 1;
    return world.changesLeft >= 0;
  }

  async function answer(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const call = await callOf(incoming, lambda.operation, bucket.operation, backup.operation);
    const shape = call.service === 's3' ? 's3' : 'dynamodb';
    try {
      if (world.denied.has(call.operation)) throw denial(call);
      const output = await answerTo(call);
      if (!isHeard(call)) return void incoming.socket.destroy();
      const text = typeof output === 'string' ? output : JSON.stringify(output);
      response.writeHead(200, { 'content-type': contentTypes[shape] }).end(text);
    } catch (error) {
      if (!(error instanceof AwsError)) throw error;
      const { status, headers, body } = errorAnswer(shape, error);
      response.writeHead(status, headers as Record<string, string>).end(body);
    }
  }

  const server = createServer(
    (incoming, response) =>
      void answer(incoming, response).catch((error: unknown) => {
        process.stderr.write(`${error instanceof Error ? error.stack : error}\n`);
        response.destroy();
      }),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  world.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  afterAll(async () => {
    server.closeAllConnections();
    server.close();
    dynamo.close();
    client.destroy();
    await store.close();
  });
  return world;
}
export type RestoreAws = Awaited<ReturnType<typeof startRestoreAws>>;

/** Runs each command until it is done, and kills it after each of its changes. Answers how often it was killed, which is below the limit. */
export async function killsUntilDone(
  aws: RestoreAws,
  commands: readonly (() => Promise<void>)[],
  limit: number,
): Promise<number> {
  let kills = 0;
  for (const command of commands) {
    for (let isDone = false; !isDone; ) {
      aws.changesLeft = 0;
      isDone = await command().then(
        () => true,
        () => false,
      );
      kills += isDone ? 0 : 1;
      expect(kills).toBeLessThan(limit);
    }
  }
  return kills;
}
