import { createHash, createHmac, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { madeSecrets } from '../../infra/local/aws/madeSecrets.ts';
import { AwsError } from '../../infra/local/aws/service.ts';
import { symmetricOperations } from '../../infra/local/aws/symmetricKey.ts';
import { queueNames } from '../../infra/queues.ts';
import { answerArchive } from '../auditTrail/support/auditArchive.ts';

/** A message that a function put on a queue. */
export interface QueuedMessage {
  readonly queue: string;
  readonly body: string;
  readonly delaySeconds: number;
}

type Action = (input: Record<string, unknown>) => Record<string, unknown>;

const keyPairs = new Map<string, ReturnType<typeof newKeyPair>>();
const newKeyPair = () => generateKeyPairSync('ec', { namedCurve: 'P-256' });

/** The signing key of that id, made when it is first used. */
function keyPairOf(keyId: unknown) {
  const pair = keyPairs.get(String(keyId)) ?? newKeyPair();
  keyPairs.set(String(keyId), pair);
  return pair;
}

/** Services that answer every call with an error of theirs while a test says so. */
export const servicesDown = new Set<'kms' | 'secretsmanager' | 'ses'>();
const isDown = (target: string): boolean =>
  servicesDown.has(target.startsWith('TrentService') ? 'kms' : (target.split('.')[0] as 'secretsmanager'));
const credentialsKey = 'arn:aws:kms:me-central-1:000000000000:key/credentials';
const symmetric = symmetricOperations(randomBytes(32), credentialsKey);
const md5 = (text: string): string => createHash('md5').update(text).digest('hex');

const secretArns = 'arn:aws:secretsmanager:me-central-1:000000000000:secret:';

const actionsFor = (messages: QueuedMessage[], secretsDirectory: string): Record<string, Action> => {
  const payerSecrets = madeSecrets(secretsDirectory, secretArns).operations;
  const send: Action = ({ QueueUrl, MessageBody, DelaySeconds }) => {
    const body = String(MessageBody);
    messages.push({ queue: String(QueueUrl).split('/').at(-1) ?? '', body, delaySeconds: Number(DelaySeconds ?? 0) });
    return { MessageId: `message-${messages.length}`, MD5OfMessageBody: md5(body) };
  };
  return {
    'TrentService.GetPublicKey': ({ KeyId }) => ({
      KeyId,
      PublicKey: keyPairOf(KeyId).publicKey.export({ format: 'der', type: 'spki' }).toString('base64'),
    }),
    'TrentService.Sign': ({ KeyId, Message }) => ({
      KeyId,
      Signature: sign('sha256', Buffer.from(String(Message), 'base64'), keyPairOf(KeyId).privateKey).toString('base64'),
    }),
    'TrentService.GenerateMac': ({ KeyId, Message }) => ({
      KeyId,
      Mac: createHmac('sha256', String(KeyId)).update(String(Message), 'base64').digest('base64'),
    }),
    'TrentService.GenerateDataKey': symmetric.generateDataKey,
    'TrentService.Decrypt': symmetric.decrypt,
    'secretsmanager.GetSecretValue': (input) =>
      String(input.SecretId).startsWith('wasla/local/payer/')
        ? payerSecrets.getSecretValue(input)
        : { SecretString: JSON.stringify({ hmacKey: `a-key-that-only-the-tests-know: ${input.SecretId}` }) },
    'secretsmanager.CreateSecret': payerSecrets.createSecret,
    'secretsmanager.PutSecretValue': payerSecrets.putSecretValue,
    'secretsmanager.DescribeSecret': payerSecrets.describeSecret,
    'secretsmanager.UpdateSecretVersionStage': payerSecrets.updateSecretVersionStage,
    'AmazonSQS.SendMessage': send,
    'AmazonSQS.SendMessageBatch': ({ QueueUrl, Entries }) => ({
      Successful: (Entries as Record<string, unknown>[]).map((entry) => ({
        Id: entry.Id,
        ...send({ QueueUrl, ...entry }),
      })),
      Failed: [],
    }),
  };
};

/** What a service answers, its refusals too. */
function answerOf(action: Action | undefined, input: Record<string, unknown>): { status: number; answer: object } {
  try {
    return action
      ? { status: 200, answer: action(input) }
      : { status: 400, answer: { __type: 'UnknownOperationException' } };
  } catch (error) {
    if (!(error instanceof AwsError)) throw error;
    return { status: error.status, answer: { __type: error.code, message: error.message } };
  }
}

async function bodyOf(request: IncomingMessage): Promise<Record<string, unknown>> {
  let text = '';
  for await (const chunk of request) text += chunk;
  return JSON.parse(text || '{}');
}

/**
 * What lies in the bucket of files and among the photographs, by key: `sentFiles.set('transfer/in/<upload>', bytes)` is what a
 * browser would send.
 */
export const sentFiles = new Map<string, Buffer>();

/** The bucket of files, as far as functions use it. */
async function answerBucket(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const key = new URL(request.url ?? '', 'http://s3').pathname.replace(/^\/(imports|documents)\//, '');
  if (request.method === 'PUT') {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    sentFiles.set(key, Buffer.concat(chunks));
  }
  if (request.method === 'DELETE') sentFiles.delete(key);
  const file = sentFiles.get(key);
  if (request.method === 'PUT' || request.method === 'DELETE') return void response.writeHead(200).end();
  // No function may list the bucket: S3 does not tell them that a key does not exist.
  if (!file) return void response.writeHead(403).end();
  const from = Number(/^bytes=(\d+)-$/.exec(request.headers.range ?? '')?.[1] ?? 0);
  response.writeHead(from > 0 ? 206 : 200, { 'content-length': file.length - from });
  response.end(request.method === 'GET' ? file.subarray(from) : undefined);
}

/** The documents bucket holds what a deployment uploads. */
function answerFile({ url = '' }: IncomingMessage, response: ServerResponse): void {
  const path = join('infra/documents', new URL(url, 'http://s3').pathname.replace(/^\/documents\//, ''));
  response.writeHead(existsSync(path) ? 200 : 404, { 'content-type': 'text/html' });
  response.end(existsSync(path) ? readFileSync(path) : '<Error><Code>NoSuchKey</Code></Error>');
}

/**
 * The AWS services besides the store, as far as functions call them: a signing key, a secret and a queue, over HTTP. The
 * environment points at them; the caller closes them.
 */
export async function openAws(): Promise<{ messages: QueuedMessage[]; close: () => void }> {
  const messages: QueuedMessage[] = [];
  const secretsDirectory = mkdtempSync(join(tmpdir(), 'wasla-secrets-'));
  const actions = actionsFor(messages, secretsDirectory);
  const server = createServer(async (request, response) => {
    if (/^\/(imports|documents\/photos)\//.test(request.url ?? '')) return answerBucket(request, response);
    if (/^\/archive[/?]/.test(request.url ?? '')) return answerArchive(request, response);
    if (request.url?.startsWith('/v2/email/identities/')) {
      return void response.end(JSON.stringify({ VerifiedForSendingStatus: !servicesDown.has('ses') }));
    }
    if (request.method === 'GET') return answerFile(request, response);
    const target = String(request.headers['x-amz-target']);
    if (isDown(target)) return void response.writeHead(500).end('{}');
    const { status, answer } = answerOf(actions[target], await bodyOf(request));
    response.writeHead(status, { 'content-type': 'application/x-amz-json-1.1' });
    response.end(JSON.stringify(answer));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port');
  const endpoint = `http://127.0.0.1:${address.port}`;
  Object.assign(process.env, {
    AWS_ENDPOINT_URL_KMS: endpoint,
    AWS_ENDPOINT_URL_S3: endpoint,
    DOCUMENTS_BUCKET: 'documents',
    AWS_ENDPOINT_URL_SECRETS_MANAGER: endpoint,
    AWS_ENDPOINT_URL_SESV2: endpoint,
    AWS_ENDPOINT_URL_SQS: endpoint,
    ...Object.fromEntries(
      queueNames.map((name) => [`${name.toUpperCase()}_QUEUE_URL`, `${endpoint}/000000000000/${name}`]),
    ),
    IMPORTS_BUCKET: 'imports',
    ARCHIVE_BUCKET: 'archive',
    AUDIT_KEY_ID: 'audit-key',
    OTHER_AUDIT_KEYS: 'none',
    IDENTIFIER_KEY_ID: 'identifier-key',
    SIGNING_KEY_ID: 'signing-key',
    OTHER_SIGNING_KEYS: 'none',
    CREDENTIALS_KEY_ID: credentialsKey,
    VERIFICATION_SECRET_ID: 'verification',
    CHAT_SECRET_ID: 'none',
    // As the runner has it: the body of a file is sent as it is.
    AWS_REQUEST_CHECKSUM_CALCULATION: 'WHEN_REQUIRED',
    AWS_RESPONSE_CHECKSUM_VALIDATION: 'WHEN_REQUIRED',
  });
  const close = () => {
    server.closeAllConnections();
    server.close();
    rmSync(secretsDirectory, { recursive: true, force: true });
  };
  return { messages, close };
}

/** Those services for this test file; they end with it. */
export async function startAws(): Promise<{ messages: QueuedMessage[] }> {
  const { messages, close } = await openAws();
  afterAll(close);
  return { messages };
}
