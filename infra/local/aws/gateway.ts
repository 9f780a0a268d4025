import { createServer, type IncomingMessage, type OutgoingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type AwsServiceName, type FaultSettings, faultSettings } from '../faults.ts';
import { meetFaults } from './faultyService.ts';
import { readS3Call } from './s3Access.ts';
import { type AwsAnswer, AwsError, type AwsRequest, type AwsService, errorAnswer } from './service.ts';
import { readSesOperation } from './ses.ts';

export interface GatewayOptions {
  readonly services: Readonly<Partial<Record<AwsServiceName, AwsService>>>;
  /** Throws an AwsError when the owner of the access key may not make the call. Without it, everybody may do everything. */
  readonly authorize?: (accessKeyId: string, request: AwsRequest) => void;
  readonly faults?: () => FaultSettings['aws'];
  /** Chooses the calls that meet a fault; a test passes the same choice each time. */
  readonly random?: () => number;
}

export interface Gateway {
  readonly url: string;
  readonly close: () => Promise<void>;
}

interface Credential {
  readonly accessKeyId: string;
  readonly service: string;
}

/** SigV4 names the caller's access key and the service in its credential scope, in a header or in a presigned URL. */
function readCredential({ headers, url = '' }: IncomingMessage): Credential | undefined {
  const written =
    /Credential=([^,\s]+)/.exec(headers.authorization ?? '')?.[1] ??
    new URL(url, 'http://aws').searchParams.get('X-Amz-Credential');
  const [accessKeyId, , , service] = written?.split('/') ?? [];
  return accessKeyId && service ? { accessKeyId, service } : undefined;
}

/** By events, which cost less than an iterator over the stream. */
function readBody(request: IncomingMessage): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => resolve(chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks)));
    request.on('error', reject);
  });
}

function parseInput(body: Buffer): AwsRequest['input'] {
  try {
    const parsed: unknown = body.length > 0 ? JSON.parse(body.toString('utf8')) : {};
    if (typeof parsed === 'object' && parsed !== null) return parsed as AwsRequest['input'];
  } catch {
    // Falls through: whatever is not a JSON object cannot be a call.
  }
  throw new AwsError('SerializationException', 'The body is not a JSON object.');
}

/** The REST services name the operation by method and path, the others in a header. */
function operationOf({ method = 'POST', url = '/', headers }: IncomingMessage, service: AwsServiceName): string {
  if (service === 's3') return readS3Call(method, url).operation;
  if (service === 'ses') return readSesOperation(method, url);
  return (
    String(headers['x-amz-target'] ?? '')
      .split('.')
      .at(-1) ?? ''
  );
}

function readRequest(incoming: IncomingMessage, { accessKeyId, service: name }: Credential, body: Buffer): AwsRequest {
  const service = name as AwsServiceName;
  const { method = 'POST', url = '/', headers } = incoming;
  return {
    service,
    accessKeyId,
    operation: operationOf(incoming, service),
    method,
    url,
    headers,
    body,
    input: service === 's3' ? {} : parseInput(body),
  };
}

const noFaults = faultSettings.parse({}).aws;

async function answerCall(incoming: IncomingMessage, options: GatewayOptions): Promise<AwsAnswer> {
  const body = await readBody(incoming);
  const credential = readCredential(incoming);
  const name = credential?.service as AwsServiceName;
  const service = options.services[name];
  if (!credential || !service) {
    return errorAnswer(
      'dynamodb',
      new AwsError('UnrecognizedClientException', 'The call is not signed for a local service.'),
    );
  }
  try {
    const request = readRequest(incoming, credential, body);
    options.authorize?.(credential.accessKeyId, request);
    await meetFaults(request, options.faults?.() ?? noFaults, options.random);
    return await service(request);
  } catch (error) {
    const awsError = error instanceof AwsError ? error : new AwsError('InternalServerError', String(error), 500);
    return errorAnswer(name, awsError);
  }
}

function send(answer: AwsAnswer, response: ServerResponse): void {
  if (answer.travels === 'lost') return void response.destroy();
  const headers: OutgoingHttpHeaders = {};
  for (const [name, value] of Object.entries(answer.headers)) {
    if (value !== undefined) headers[name] = value;
  }
  // An answer to HEAD tells a length without having a body.
  headers['content-length'] ??= Buffer.byteLength(answer.body);
  response.writeHead(answer.status, headers);
  if (answer.travels) sendSlowly(answer.body, answer.travels.pauseMs, response);
  else response.end(answer.body);
}

function sendSlowly(body: Buffer | string, pauseMs: number, response: ServerResponse): void {
  const bytes = Buffer.from(body);
  const half = Math.ceil(bytes.length / 2);
  response.write(bytes.subarray(0, half));
  setTimeout(() => response.end(bytes.subarray(half)), pauseMs);
}

/** Serves AWS on a loopback address: `AWS_ENDPOINT_URL` of everything that runs here. */
export async function startGateway(options: GatewayOptions): Promise<Gateway> {
  const server = createServer((incoming, response) => {
    answerCall(incoming, options)
      .then((answer) => send(answer, response))
      // The SDK repeats a call whose connection breaks.
      .catch(() => response.destroy());
  });
  // Idle SDK connections are reused; closing one under a call would cost a retry.
  server.keepAliveTimeout = 120_000;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
