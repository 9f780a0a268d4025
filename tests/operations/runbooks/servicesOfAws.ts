import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import { authorizationOf } from '../../../infra/runbooks/signedCall.ts';

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

/** Refuses what is not signed with the operator's secret; Lambda's calls are signed by AWS's own library, and pass the same check. */
function checkSignature(request: IncomingMessage, body: string): { service: string; region: string } {
  const given = request.headers.authorization ?? '';
  const [, day, region = '', service = '', names = ''] =
    /Credential=AKIDOPERATOR\/(\d{8})\/([\w-]+)\/(\w+)\/aws4_request, SignedHeaders=([\w;-]+),/.exec(given) ?? [];
  const headers = Object.fromEntries(names.split(';').map((name) => [name, String(request.headers[name])]));
  const url = new URL(request.url ?? '', `http://${request.headers.host}`);
  const expected = authorizationOf(
    { method: request.method as 'POST', url, headers, body, region, service },
    credentials,
  );
  const isSigned = given === expected && headers['x-amz-date']?.startsWith(day ?? '-');
  if (!isSigned || headers['x-amz-security-token'] !== 'token') throw new Error('SignatureDoesNotMatch');
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
    const { service, region } = checkSignature(request, body);
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
