import { setTimeout as sleep } from 'node:timers/promises';
import { GetFunctionConcurrencyCommand, LambdaClient, paginateListFunctions } from '@aws-sdk/client-lambda';
import type * as z from 'zod';
import { signedFetch } from '../signedFetch.ts';

/** Services whose calls are one JSON body under a name; the libraries of AWS for five more of them would be in nobody's use but this. */
const services = {
  logs: { target: 'Logs_20140328', version: '1.1' },
  monitoring: { target: 'GraniteServiceVersion20100801', version: '1.0' },
  events: { target: 'AWSEvents', version: '1.1' },
  cloudtrail: { target: 'com.amazonaws.cloudtrail.v20131101.CloudTrail_20131101', version: '1.1' },
  budgets: { target: 'AWSBudgetServiceGateway', version: '1.1' },
  sqs: { target: 'AmazonSQS', version: '1.0' },
} as const;

export type ServiceName = keyof typeof services;

interface AwsCall<Answer> {
  readonly service: ServiceName;
  readonly operation: string;
  readonly body: object;
  readonly answer: z.ZodType<Answer>;
  /** Where it is another than the portal's. */
  readonly region?: string;
}

/** What the steps ask AWS with: the rights of the profile in use. */
export interface Aws {
  readonly call: <Answer>(call: AwsCall<Answer>) => Promise<Answer>;
  readonly lambda: LambdaClient;
}

const addressOf = (service: ServiceName, region: string): string =>
  service === 'budgets' ? 'https://budgets.amazonaws.com/' : `https://${service}.${region}.amazonaws.com/`;

interface AwsOptions {
  readonly region: string;
  /** All services at one address, for a test. */
  readonly endpoint?: string;
}

/** CloudTrail takes two questions a second, Logs Insights a few at a time: who asks more waits. */
const patience = { tries: 6, waitMs: 1000 } as const;
const asksTooMuch = /Throttling|TooManyRequests|LimitExceeded/;

/** What a service said of a call that it did not take: `logs StartQuery: AccessDeniedException ...`. */
function refusalOf(service: ServiceName, operation: string, said: Readonly<Record<string, unknown>>): string {
  const type = String(said.__type ?? 'refused')
    .split('#')
    .at(-1);
  return `${service} ${operation}: ${type} ${said.message ?? said.Message ?? ''}`.trim();
}

export function awsOf({ region: own, endpoint }: AwsOptions): Aws {
  const lambda = new LambdaClient({ region: own, ...(endpoint && { endpoint }) });
  const send = (url: URL, service: ServiceName, operation: string, region: string, body: string) => {
    const { target, version } = services[service];
    const headers = {
      'content-type': `application/x-amz-json-${version}`,
      'x-amz-target': `${target}.${operation}`,
    };
    return signedFetch(lambda.config, { service, region, url, method: 'POST', headers, body });
  };
  async function call<Answer>({ service, operation, body, answer, region = own }: AwsCall<Answer>): Promise<Answer> {
    const url = new URL(endpoint ?? addressOf(service, region));
    for (let tries = 1; ; tries += 1) {
      const response = await send(url, service, operation, region, JSON.stringify(body));
      // A call that answers nothing comes without a body.
      const text = await response.text();
      const said = JSON.parse(text || '{}');
      if (response.ok) return answer.parse(said);
      const refusal = refusalOf(service, operation, said);
      if (tries >= patience.tries || !asksTooMuch.test(refusal)) throw new Error(refusal);
      await sleep(patience.waitMs);
    }
  }
  return { call, lambda };
}

/** The functions whose names begin so, and the account that they are in. */
export async function functionsOf({ lambda }: Aws, begin: string): Promise<{ names: string[]; account: string }> {
  const names: string[] = [];
  let account = '';
  for await (const { Functions = [] } of paginateListFunctions({ client: lambda }, {})) {
    for (const { FunctionName, FunctionArn } of Functions) {
      if (!FunctionName?.startsWith(begin)) continue;
      names.push(FunctionName);
      account = FunctionArn?.split(':')[4] ?? '';
    }
  }
  return { names, account };
}

/** How many calls a function may run at most, where that is limited; 0 is a function that was halted. */
export async function limitOf({ lambda }: Aws, FunctionName: string): Promise<number | undefined> {
  const { ReservedConcurrentExecutions } = await lambda.send(new GetFunctionConcurrencyCommand({ FunctionName }));
  return ReservedConcurrentExecutions;
}
