import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import { LambdaClient } from '@aws-sdk/client-lambda';
import { SignatureV4 } from '@smithy/signature-v4';

export const credentials = {
  accessKeyId: 'AKIDOPERATOR',
  secretAccessKey: 'an-operators-secret',
  sessionToken: 'token',
};

export interface Asked {
  /** The right that AWS asks for this call. */
  readonly right: string;
  readonly region: string;
  // biome-ignore lint/suspicious/noExplicitAny: bodies of any shape
  readonly body: any;
}

const targets: Readonly<Record<string, string>> = {
  Logs_20140328: 'logs',
  GraniteServiceVersion20100801: 'monitoring',
  AWSEvents: 'events',
  'com.amazonaws.cloudtrail.v20131101.CloudTrail_20131101': 'cloudtrail',
  AWSBudgetServiceGateway: 'budgets',
  AmazonSQS: 'sqs',
};

/** A right is named by service and call, but for two services. */
function rightOf(service: string, operation: string): string {
  if (operation === 'DescribeBudget') return 'budgets:ViewBudget';
  return `${service === 'monitoring' ? 'cloudwatch' : service}:${operation}`;
}

const { sha256 } = new LambdaClient({ region: 'me-central-1', credentials }).config;

/** Refuses what is not signed with the operator's secret. */
async function checkSignature(request: IncomingMessage, body: string): Promise<{ service: string; region: string }> {
  const given = request.headers.authorization ?? '';
  const [, region = '', service = '', names = ''] =
    /Credential=AKIDOPERATOR\/\d{8}\/([\w-]+)\/(\w+)\/aws4_request, SignedHeaders=([\w;-]+),/.exec(given) ?? [];
  const headers = Object.fromEntries(names.split(';').map((name) => [name, String(request.headers[name])]));
  const { hostname, pathname: path, searchParams } = new URL(request.url ?? '', `http://${request.headers.host}`);
  const asked = { method: request.method ?? '', protocol: 'http:', hostname, path, headers, body };
  const at = String(headers['x-amz-date']).replace(/^(....)(..)(..)T(..)(..)(..)Z$/, '$1-$2-$3T$4:$5:$6Z');
  const signed = await new SignatureV4({ service, region, credentials, sha256 }).sign(
    { ...asked, query: Object.fromEntries(searchParams) },
    { signingDate: new Date(at) },
  );
  if (signed.headers.authorization !== given) throw new Error('SignatureDoesNotMatch');
  return { service, region };
}

/** What a call asks for: by its header, or, of Lambda, by its path. */
function operationOf(request: IncomingMessage, service: string): string {
  if (service === 'lambda') return request.url?.endsWith('/concurrency') ? 'GetFunctionConcurrency' : 'ListFunctions';
  const [, target = '', operation = ''] = /^(.*)\.(\w+)$/.exec(String(request.headers['x-amz-target'])) ?? [];
  if (targets[target] !== service) throw new Error(`${target} is not called as ${service}`);
  return operation;
}

/** The answer of a call that answers nothing: AWS sends no body then. */
export const nothing = Symbol();

type Answers = Readonly<Record<string, (body: Asked['body'], asked: Asked) => unknown>>;

/** Services of AWS as far as the steps ask them: each call is signed right, or refused. */
export async function startServices(answers: Answers) {
  const asked: Asked[] = [];
  const answerOf = async (request: IncomingMessage): Promise<unknown> => {
    const body = await readText(request);
    const { service, region } = await checkSignature(request, body);
    const right = rightOf(service, operationOf(request, service));
    const call = { right, region, body: body ? JSON.parse(body) : { path: request.url } };
    asked.push(call);
    const answer = answers[right];
    if (!answer) throw new Error(`AccessDeniedException`);
    return answer(call.body, call);
  };
  const server = createServer((request, response) => {
    answerOf(request).then(
      (answer) => response.end(answer === nothing ? undefined : JSON.stringify(answer)),
      (error: Error) => {
        response.statusCode = 400;
        response.end(JSON.stringify({ __type: `com.amazonaws#${error.message}`, message: 'not for this profile' }));
      },
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, asked, close: () => server.close() };
}
