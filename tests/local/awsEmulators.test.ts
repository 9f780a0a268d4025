import { createHash, createPublicKey, verify } from 'node:crypto';
import { readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DynamoDBClient, GetItemCommand, TransactWriteItemsCommand } from '@aws-sdk/client-dynamodb';
import {
  DecryptCommand,
  EncryptCommand,
  GenerateDataKeyCommand,
  GenerateMacCommand,
  GetPublicKeyCommand,
  KMSClient,
  SignCommand,
} from '@aws-sdk/client-kms';
import {
  DeleteObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import {
  CreateSecretCommand,
  DescribeSecretCommand,
  GetSecretValueCommand,
  PutSecretValueCommand,
  SecretsManagerClient,
  UpdateSecretVersionStageCommand,
} from '@aws-sdk/client-secrets-manager';
import { ReceiveMessageCommand, SendMessageBatchCommand, SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sesMail } from '../../functions/_connect/mail/sesMail.ts';
import { forwardTo } from '../../infra/local/aws/forward.ts';
import { type Gateway, startGateway } from '../../infra/local/aws/gateway.ts';
import { createKms } from '../../infra/local/aws/kms.ts';
import { openQueues } from '../../infra/local/aws/queues.ts';
import { createS3, type S3 } from '../../infra/local/aws/s3.ts';
import { createSecretsManager } from '../../infra/local/aws/secretsManager.ts';
import { createSes, openMailbox } from '../../infra/local/aws/ses.ts';
import { createSqs } from '../../infra/local/aws/sqs.ts';
import { createFaultSwitch } from '../../infra/local/faults.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';

const directory = temporaryFolder();
const keys = [
  { id: 'k1', arn: 'arn:aws:kms:me-central-1:000000000000:key/k1', aliases: ['alias/tokens'], spec: 'ECC_NIST_P256' },
  { id: 'k2', arn: 'arn:aws:kms:me-central-1:000000000000:key/k2', aliases: [], spec: 'SYMMETRIC_DEFAULT' },
  { id: 'k3', arn: 'arn:aws:kms:me-central-1:000000000000:key/k3', aliases: [], spec: 'HMAC_256' },
];
const generate = {
  SecretStringTemplate: '{"a":1}',
  GenerateStringKey: 'hmacKey',
  PasswordLength: '40',
  ExcludePunctuation: true,
};
const arnPrefix = 'arn:aws:secretsmanager:r:0:secret:';
const secrets = [
  { name: 'wasla/verification', arn: 'arn:aws:secretsmanager:r:0:secret:wasla/verification-local0', generate },
];
const [queue] = openQueues([
  { name: 'work', arn: 'arn:work', url: '', delaySeconds: 0, visibilitySeconds: 30, retentionSeconds: 60 },
]);
const mailbox = openMailbox(join(directory, 'mailbox.jsonl'));
const faults = createFaultSwitch();
let s3: S3;
let gateway: Gateway;

const config = () => ({
  endpoint: gateway.url,
  region: 'me-central-1',
  credentials: { accessKeyId: 'anybody', secretAccessKey: 'x' },
  maxAttempts: 1,
});

beforeAll(async () => {
  const first = { bucket: 'documents', key: 'terms/1/en.html', path: join(directory, 'en.html') };
  writeFileSync(first.path, '<p>Terms</p>');
  s3 = createS3(
    join(directory, 'buckets'),
    { buckets: ['documents', 'archive'], lockedBuckets: ['archive'], files: [first] },
    (accessKeyId) => accessKeyId === 'lister',
  );
  gateway = await startGateway({
    services: {
      kms: createKms({ keys, directory: join(directory, 'keys') }),
      secretsmanager: createSecretsManager({ secrets, directory: join(directory, 'secrets'), arnPrefix }),
      sqs: createSqs(queue ? [queue] : []),
      ses: createSes(mailbox),
      s3: s3.service,
      dynamodb: forwardTo(() => new URL('http://127.0.0.1:9')).service,
    },
    faults: () => faults.current().aws,
  });
});

afterAll(async () => {
  await gateway.close();
  await s3.close();
});

describe('the local KMS', () => {
  it.each(['RAW', 'DIGEST'] as const)('signs a %s message so that the public key verifies it', async (MessageType) => {
    const kms = new KMSClient(config());
    const text = Buffer.from('header.payload');
    const Message = MessageType === 'RAW' ? text : createHash('sha256').update(text).digest();
    const { PublicKey } = await kms.send(new GetPublicKeyCommand({ KeyId: 'alias/tokens' }));
    const key = createPublicKey({ key: Buffer.from(PublicKey ?? []), format: 'der', type: 'spki' });
    for (let round = 0; round < 20; round += 1) {
      const { Signature } = await kms.send(
        new SignCommand({ KeyId: keys[0]?.arn, Message, MessageType, SigningAlgorithm: 'ECDSA_SHA_256' }),
      );
      expect(verify('sha256', text, key, Signature ?? new Uint8Array())).toBe(true);
      expect(verify('sha256', Buffer.from('other'), key, Signature ?? new Uint8Array())).toBe(false);
    }
  });

  it('gives data keys that it opens again for the same context, in any order of its pairs', async () => {
    const kms = new KMSClient(config());
    const made = await kms.send(
      new GenerateDataKeyCommand({ KeyId: 'k2', NumberOfBytes: 32, EncryptionContext: { a: '1', b: '2' } }),
    );
    expect(made.Plaintext).toHaveLength(32);
    const { CiphertextBlob } = made;
    const open = (EncryptionContext: Record<string, string>) =>
      kms.send(new DecryptCommand({ KeyId: 'k2', CiphertextBlob, EncryptionContext }));
    expect((await open({ b: '2', a: '1' })).Plaintext).toEqual(made.Plaintext);
    await expect(open({ a: '1', b: '3' })).rejects.toMatchObject({ name: 'InvalidCiphertextException' });
    await expect(open({})).rejects.toMatchObject({ name: 'InvalidCiphertextException' });
  });

  it('makes the same code of a message each time, another of another message, and none with a key that encrypts', async () => {
    const kms = new KMSClient(config());
    const codeOf = async (text: string, KeyId = 'k3') => {
      const made = { KeyId, Message: Buffer.from(text), MacAlgorithm: 'HMAC_SHA_256' } as const;
      return Buffer.from((await kms.send(new GenerateMacCommand(made))).Mac ?? []).toString('hex');
    };
    expect(await codeOf('one')).toMatch(/^[\da-f]{64}$/);
    expect(await codeOf('one')).toBe(await codeOf('one'));
    expect(await codeOf('other')).not.toBe(await codeOf('one'));
    await expect(codeOf('one', 'k2')).rejects.toMatchObject({ name: 'UnsupportedOperationException' });
    await expect(codeOf('')).rejects.toMatchObject({ name: 'ValidationException' });
  });

  it('encrypts, and notices a changed byte', async () => {
    const kms = new KMSClient(config());
    const Plaintext = Buffer.from('a secret');
    const { CiphertextBlob = new Uint8Array() } = await kms.send(new EncryptCommand({ KeyId: 'k2', Plaintext }));
    expect(Buffer.from(CiphertextBlob).includes('a secret')).toBe(false);
    const { Plaintext: opened } = await kms.send(new DecryptCommand({ KeyId: 'k2', CiphertextBlob }));
    expect(Buffer.from(opened ?? []).toString()).toBe('a secret');
    const changed = Uint8Array.from(CiphertextBlob);
    changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1;
    await expect(kms.send(new DecryptCommand({ KeyId: 'k2', CiphertextBlob: changed }))).rejects.toMatchObject({
      name: 'InvalidCiphertextException',
    });
  });

  it('does not sign with a key that encrypts, nor the other way round', async () => {
    const kms = new KMSClient(config());
    const unsupported = { name: 'UnsupportedOperationException' };
    const sign = new SignCommand({ KeyId: 'k2', Message: Buffer.from('a'), SigningAlgorithm: 'ECDSA_SHA_256' });
    await expect(kms.send(sign)).rejects.toMatchObject(unsupported);
    const encrypt = new EncryptCommand({ KeyId: 'k1', Plaintext: Buffer.from('a') });
    await expect(kms.send(encrypt)).rejects.toMatchObject(unsupported);
  });

  it('refuses keys and algorithms it does not have', async () => {
    const kms = new KMSClient(config());
    await expect(kms.send(new GetPublicKeyCommand({ KeyId: 'other' }))).rejects.toMatchObject({
      name: 'NotFoundException',
    });
    const wrong = new SignCommand({ KeyId: 'k1', Message: Buffer.from('a'), SigningAlgorithm: 'RSASSA_PSS_SHA_256' });
    await expect(kms.send(wrong)).rejects.toMatchObject({ name: 'ValidationException' });
  });
});

describe('the local Secrets Manager', () => {
  it('makes a value as the template says and keeps it', async () => {
    const client = new SecretsManagerClient(config());
    const read = async (SecretId: string) => (await client.send(new GetSecretValueCommand({ SecretId }))).SecretString;
    const value = await read('wasla/verification');
    expect(JSON.parse(value ?? '')).toEqual({ a: 1, hmacKey: expect.stringMatching(/^[A-Za-z0-9]{40}$/) });
    expect(await read(secrets[0]?.arn ?? '')).toBe(value);
    await expect(read('other')).rejects.toMatchObject({ name: 'ResourceNotFoundException' });
  });
});

describe('a secret that a function makes, in the local Secrets Manager', () => {
  const client = () => new SecretsManagerClient(config());
  const SecretId = 'wasla/payer/A901';
  const valueAt = (VersionStage?: string) =>
    client()
      .send(new GetSecretValueCommand({ SecretId, VersionStage }))
      .then(
        ({ SecretString }) => SecretString,
        ({ name }) => name,
      );

  it('has a present value, one that is to follow and the one before, as their stages are moved', async () => {
    await client().send(new CreateSecretCommand({ Name: SecretId, SecretString: 'one' }));
    await expect(client().send(new CreateSecretCommand({ Name: SecretId, SecretString: 'x' }))).rejects.toMatchObject({
      name: 'ResourceExistsException',
    });
    const pending = { SecretId, VersionStages: ['AWSPENDING'] };
    await client().send(new PutSecretValueCommand({ ...pending, SecretString: 'wrong' }));
    await client().send(new PutSecretValueCommand({ ...pending, SecretString: 'two' }));
    expect([await valueAt(), await valueAt('AWSPENDING')]).toEqual(['one', 'two']);
    const { VersionIdsToStages = {} } = await client().send(new DescribeSecretCommand({ SecretId }));
    const idOf = (stage: string) =>
      Object.keys(VersionIdsToStages).find((id) => VersionIdsToStages[id]?.includes(stage));
    await client().send(
      new UpdateSecretVersionStageCommand({
        SecretId,
        VersionStage: 'AWSCURRENT',
        MoveToVersionId: idOf('AWSPENDING'),
        RemoveFromVersionId: idOf('AWSCURRENT'),
      }),
    );
    await client().send(
      new UpdateSecretVersionStageCommand({
        SecretId,
        VersionStage: 'AWSPENDING',
        RemoveFromVersionId: idOf('AWSPENDING'),
      }),
    );
    expect([await valueAt(), await valueAt('AWSPREVIOUS'), await valueAt('AWSPENDING')]).toEqual([
      'two',
      'one',
      'ResourceNotFoundException',
    ]);
  });
});

it('keeps keys and secrets in files that only their owner reads', async () => {
  const client = new SecretsManagerClient(config());
  await client.send(new GetSecretValueCommand({ SecretId: 'wasla/verification' }));
  await new KMSClient(config()).send(new GetPublicKeyCommand({ KeyId: 'k1' }));
  const files = ['keys', 'secrets'].flatMap((name) =>
    readdirSync(join(directory, name), { recursive: true, withFileTypes: true }).flatMap((file) =>
      file.isFile() ? [join(file.parentPath, file.name)] : [],
    ),
  );
  // Three keys or parts of them, the secret of the template, and one that was made.
  expect(files).toHaveLength(5);
  for (const file of files) expect(statSync(file).mode & 0o777).toBe(0o600);
});

it('sends and receives through the SDK of SQS', async () => {
  const sqs = new SQSClient(config());
  const QueueUrl = `${gateway.url}/000000000000/work`;
  await sqs.send(new SendMessageCommand({ QueueUrl, MessageBody: 'one' }));
  const Entries = [
    { Id: 'a', MessageBody: 'two' },
    { Id: 'b', MessageBody: 'three', DelaySeconds: 900 },
  ];
  expect((await sqs.send(new SendMessageBatchCommand({ QueueUrl, Entries }))).Successful).toHaveLength(2);
  const { Messages } = await sqs.send(new ReceiveMessageCommand({ QueueUrl, MaxNumberOfMessages: 10 }));
  expect(Messages?.map(({ Body }) => Body)).toEqual(['one', 'two']);
  const nowhere = new SendMessageCommand({ QueueUrl: `${gateway.url}/0/nobody`, MessageBody: 'x' });
  await expect(sqs.send(nowhere)).rejects.toMatchObject({ name: 'QueueDoesNotExist' });
});

it('stores objects byte by byte through the SDK of S3', async () => {
  const client = new S3Client({ ...config(), forcePathStyle: true, requestChecksumCalculation: 'WHEN_REQUIRED' });
  const Body = Buffer.from([0, 1, 2, 250, 255, 10, 13]);
  await client.send(new PutObjectCommand({ Bucket: 'documents', Key: 'a b/ملف.bin', Body }));
  const stored = await client.send(new GetObjectCommand({ Bucket: 'documents', Key: 'a b/ملف.bin' }));
  expect(Buffer.from((await stored.Body?.transformToByteArray()) ?? [])).toEqual(Body);
});

describe('the local S3, as the real one', () => {
  const clientOf = (accessKeyId: string) =>
    new S3Client({
      ...config(),
      credentials: { accessKeyId, secretAccessKey: 'x' },
      forcePathStyle: true,
      requestChecksumCalculation: 'WHEN_REQUIRED',
    });

  it('tells only who may list the bucket that a key does not exist', async () => {
    const missing = { Bucket: 'documents', Key: 'nobody' };
    await expect(clientOf('lister').send(new GetObjectCommand(missing))).rejects.toMatchObject({ name: 'NoSuchKey' });
    await expect(clientOf('lister').send(new HeadObjectCommand(missing))).rejects.toMatchObject({ name: 'NotFound' });
    await expect(clientOf('other').send(new GetObjectCommand(missing))).rejects.toMatchObject({ name: 'AccessDenied' });
    await expect(clientOf('other').send(new HeadObjectCommand(missing))).rejects.toMatchObject({
      $metadata: { httpStatusCode: 403 },
    });
  });

  it('keeps what a locked bucket has: nothing replaces or removes it', async () => {
    const client = clientOf('lister');
    const own = { Bucket: 'archive', Key: 'entries/1' };
    await client.send(new PutObjectCommand({ ...own, Body: 'first' }));
    await expect(client.send(new PutObjectCommand({ ...own, Body: 'second' }))).rejects.toMatchObject({
      name: 'PreconditionFailed',
    });
    await expect(client.send(new DeleteObjectCommand(own))).rejects.toMatchObject({ name: 'AccessDenied' });
    await expect(
      client.send(new DeleteObjectsCommand({ Bucket: 'archive', Delete: { Objects: [{ Key: own.Key }] } })),
    ).rejects.toMatchObject({ name: 'AccessDenied' });
    expect(await (await client.send(new GetObjectCommand(own))).Body?.transformToString()).toBe('first');
    const { Contents } = await client.send(new ListObjectsV2Command({ Bucket: 'archive', Prefix: 'entries/' }));
    expect(Contents?.map(({ Key }) => Key)).toEqual([own.Key]);
  });

  it('writes a key once under a condition, and of two at once only one', async () => {
    const put = (Key: string, Body: string, condition = {}) =>
      clientOf('other').send(new PutObjectCommand({ Bucket: 'documents', Key, Body, ...condition }));
    const once = { IfNoneMatch: '*' };
    await put('once', 'first', once);
    await expect(put('once', 'second', once)).rejects.toMatchObject({ name: 'PreconditionFailed' });
    const read = () => clientOf('other').send(new GetObjectCommand({ Bucket: 'documents', Key: 'once' }));
    expect(await (await read()).Body?.transformToString()).toBe('first');
    await put('once', 'third');
    expect(await (await read()).Body?.transformToString()).toBe('third');
    const both = await Promise.allSettled([put('both', 'a', once), put('both', 'b', once)]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });
});

describe('the fault switch', () => {
  const secret = () =>
    new SecretsManagerClient(config()).send(new GetSecretValueCommand({ SecretId: 'wasla/verification' }));

  it.each([
    [{ throttleRate: 1 }, 'ThrottlingException'],
    [{ errorRate: 1 }, 'InternalServerError'],
    [{ rejectsCredentials: true }, 'UnrecognizedClientException'],
  ])('%o makes a call fail as %s, and nothing once it is off', async (fault, name) => {
    faults.set({ aws: { secretsmanager: fault } });
    await expect(secret()).rejects.toMatchObject({ name });
    faults.set({});
    await expect(secret()).resolves.toMatchObject({ Name: 'wasla/verification' });
  });

  it('throttles DynamoDB by its own exception', async () => {
    faults.set({ aws: { dynamodb: { throttleRate: 1 } } });
    const get = new DynamoDBClient(config()).send(new GetItemCommand({ TableName: 'any', Key: { pk: { S: 'a' } } }));
    await expect(get).rejects.toMatchObject({ name: 'ProvisionedThroughputExceededException' });
    faults.set({});
  });

  it('lets a transaction meet another one, and leaves reads alone', async () => {
    faults.set({ aws: { dynamodb: { conflictRate: 1 } } });
    const client = new DynamoDBClient(config());
    const Delete = { TableName: 'any', Key: { pk: { S: 'a' } } };
    await expect(
      client.send(new TransactWriteItemsCommand({ TransactItems: [{ Delete }, { Delete }] })),
    ).rejects.toMatchObject({
      name: 'TransactionCanceledException',
      CancellationReasons: [{ Code: 'TransactionConflict' }, { Code: 'None' }],
    });
    const read = client.send(new GetItemCommand({ TableName: 'any', Key: { pk: { S: 'a' } } }));
    await expect(read).rejects.toMatchObject({ message: expect.stringContaining('ECONNREFUSED') });
    faults.set({});
  });

  it('adds latency', async () => {
    faults.set({ aws: { secretsmanager: { latencyMs: 150 } } });
    const startedAt = performance.now();
    await secret();
    expect(performance.now() - startedAt).toBeGreaterThanOrEqual(149);
    faults.set({});
  });

  it.each([{ aws: { dynamodb: { latency: 5 } } }, { simulators: { bank: {} } }, { aws: { s3: { errorRate: 2 } } }, []])(
    'refuses %o',
    (settings) => {
      expect(() => faults.set(settings)).toThrow();
    },
  );
});

it('answers an unsigned call as AWS does, and a store that is away as an error the SDK repeats', async () => {
  const unsigned = await fetch(gateway.url, { method: 'POST', body: '{}' });
  expect(await unsigned.json()).toMatchObject({ __type: expect.stringContaining('UnrecognizedClientException') });
  const get = new DynamoDBClient(config()).send(new GetItemCommand({ TableName: 'any', Key: { pk: { S: 'a' } } }));
  await expect(get).rejects.toMatchObject({ name: 'InternalServerError', $metadata: { httpStatusCode: 500 } });
});

describe('the mail service', () => {
  const mail = { to: 'reader@clinic.example', subject: 'Hello | مرحبًا', text: 'Text\nمرحبًا', html: '<p>مرحبًا</p>' };
  const send = async (changes: object = {}) => {
    Object.assign(process.env, {
      AWS_ENDPOINT_URL_SESV2: gateway.url,
      AWS_REGION: 'me-central-1',
      AWS_ACCESS_KEY_ID: 'anybody',
      AWS_SECRET_ACCESS_KEY: 'x',
    });
    return sesMail('no-reply@portal.example')({ ...mail, ...changes });
  };

  it('keeps what the portal’s own adapter sends, newest first, over a restart', async () => {
    expect(await send()).toBe('sent');
    expect(await send({ to: 'other@clinic.example' })).toBe('sent');
    for (const box of [mailbox, openMailbox(join(directory, 'mailbox.jsonl'))]) {
      expect(box.list()).toMatchObject([
        { to: ['other@clinic.example'] },
        { from: 'no-reply@portal.example', to: [mail.to], subject: mail.subject, text: mail.text, html: mail.html },
      ]);
    }
  });

  it('lets the adapter tell a mail that is refused from a service that is down', async () => {
    const before = mailbox.list().length;
    expect(await send({ subject: '' })).toBe('refused');
    for (const fault of [{ errorRate: 1 }, { throttleRate: 1 }, { rejectsCredentials: true }]) {
      faults.set({ aws: { ses: fault } });
      expect(await send(), JSON.stringify(fault)).toBe('unavailable');
    }
    faults.set({});
    expect(mailbox.list()).toHaveLength(before);
  });
});

it('the documents bucket holds its first files before anybody asks', async () => {
  const { Body } = await new S3Client({ ...config(), forcePathStyle: true }).send(
    new GetObjectCommand({ Bucket: 'documents', Key: 'terms/1/en.html' }),
  );
  expect(await Body?.transformToString()).toBe('<p>Terms</p>');
});
