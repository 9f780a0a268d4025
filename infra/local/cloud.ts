import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { forwardTo } from './aws/forward.ts';
import { type Gateway, startGateway } from './aws/gateway.ts';
import { createKms } from './aws/kms.ts';
import { madeSecrets } from './aws/madeSecrets.ts';
import { Principals } from './aws/principals.ts';
import type { Queue } from './aws/queue.ts';
import { openQueues } from './aws/queues.ts';
import { createS3, type StoredFile } from './aws/s3.ts';
import { createSecretsManager, secretValue } from './aws/secretsManager.ts';
import type { AwsService } from './aws/service.ts';
import { createSes, type Mailbox, openMailbox } from './aws/ses.ts';
import { createSqs } from './aws/sqs.ts';
import type { AwsServiceName, FaultSwitch } from './faults.ts';
import type { DataDirectory } from './store/dataDirectory.ts';
import type { Store } from './store/dynoxide.ts';
import type { TableDefinition } from './template/data.ts';
import { localAccount } from './template/identity.ts';
import { type Portal, readPortal } from './template/portal.ts';
import { textOf } from './template/properties.ts';
import type { Stack } from './template/stack.ts';

/** The AWS of this machine: what the template asks for, behind one gateway that knows every caller. */
export interface Cloud {
  readonly portal: Portal;
  readonly gateway: Gateway;
  readonly principals: Principals;
  readonly queues: readonly Queue[];
  /** Every mail that the portal sent. */
  readonly mailbox: Mailbox;
  /** The HMAC key that an outside system shares with the portal, from the secret with this end of its name. */
  readonly hmacKeyOf: (name: string) => string | undefined;
  /** Makes a secret as a function would; false where there is one of that name. */
  readonly makeSecret: (name: string, text: string) => boolean;
  readonly close: () => Promise<void>;
}

interface CloudOptions {
  readonly stacks: readonly Stack[];
  readonly data: DataDirectory;
  readonly store: Store;
  readonly faults: FaultSwitch;
  /** The documents that a deployment uploads. */
  readonly documentsDirectory: string;
}

/** By table and by `table/index/name`: the attribute that a `dynamodb:LeadingKeys` condition speaks of. */
function partitionKeys(tables: readonly TableDefinition[]): Map<string, string> {
  const hashKey = (schema: unknown): string =>
    (Array.isArray(schema) ? textOf(schema.find(({ KeyType }) => KeyType === 'HASH')?.AttributeName) : undefined) ?? '';
  return new Map(
    tables.flatMap((table) => [
      [table.name, hashKey(table.keySchema)] as const,
      ...[...table.globalIndexes, ...table.localIndexes].map(
        ({ IndexName, KeySchema }) => [`${table.name}/index/${String(IndexName)}`, hashKey(KeySchema)] as const,
      ),
    ]),
  );
}

/** The files in the documents bucket after a deployment: `documents/terms` is `terms/`. */
function documentsOf({ functions }: Portal, directory: string): StoredFile[] {
  const bucket = functions.map(({ environment }) => environment.DOCUMENTS_BUCKET).find(Boolean);
  const names = readdirSync(directory, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return names.flatMap((entry) => {
    const path = join(entry.parentPath, entry.name);
    return bucket ? [{ bucket, key: relative(directory, path).replaceAll('\\', '/'), path }] : [];
  });
}

/** Starts the local AWS. The gateway comes first, because the template's queue URLs carry its address. */
export async function startCloud({ stacks, data, store, faults, documentsDirectory }: CloudOptions): Promise<Cloud> {
  const services: Partial<Record<AwsServiceName, AwsService>> = {};
  let principals: Principals | undefined;
  const gateway = await startGateway({
    services,
    authorize: (accessKeyId, request) => principals?.authorize(accessKeyId, request),
    faults: () => faults.current().aws,
  });
  const portal = readPortal(stacks, gateway.url);
  const region = portal.functions[0]?.region ?? 'me-central-1';
  const { tables, queues: queueDefinitions, keys, secrets, buckets, lockedBuckets } = portal;
  const secretArnPrefix = `arn:aws:secretsmanager:${region}:${localAccount}:secret:`;
  principals = new Principals({
    dynamodb: {
      tableArnPrefix: `arn:aws:dynamodb:${region}:${localAccount}:table/`,
      partitionKeys: partitionKeys(tables),
    },
    queues: queueDefinitions,
    keys,
    secrets,
    secretArnPrefix,
    mailIdentityArnPrefix: `arn:aws:ses:${region}:${localAccount}:identity/`,
  });
  const mailbox = openMailbox(data.file('mailbox.jsonl'));
  const queues = openQueues(queueDefinitions, data.file('queues'));
  const dynamodb = forwardTo(store.address);
  const s3 = createS3(
    data.file('buckets'),
    { buckets, lockedBuckets, files: documentsOf(portal, documentsDirectory) },
    (accessKeyId, bucket) => principals.mayList(accessKeyId, bucket),
  );
  Object.assign(services, {
    dynamodb: dynamodb.service,
    s3: s3.service,
    sqs: createSqs(queues),
    kms: createKms({ keys, directory: data.file('keys') }),
    secretsmanager: createSecretsManager({ secrets, directory: data.file('secrets'), arnPrefix: secretArnPrefix }),
    ses: createSes(mailbox),
  });
  return {
    portal,
    gateway,
    principals,
    queues,
    mailbox,
    hmacKeyOf: (name) => {
      const secret = secrets.find((each) => each.name.endsWith(`/${name}`));
      return secret && JSON.parse(secretValue(secret, data.file('secrets'))).hmacKey;
    },
    makeSecret: madeSecrets(data.file('secrets'), secretArnPrefix).makeIfMissing,
    close: async () => {
      await gateway.close();
      dynamodb.close();
      await s3.close();
      for (const queue of queues) queue.close();
    },
  };
}
