import { LambdaClient } from '@aws-sdk/client-lambda';
import type * as z from 'zod';
import { AwsRefusal, allPages, askPatiently } from '../aws/askAws.ts';
import { signedFetch } from '../aws/signedFetch.ts';

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

const asksTooMuch = /Throttling|TooManyRequests|LimitExceeded/;

/** What a service said of a call that it did not take: `logs StartQuery: AccessDeniedException ...`. */
function refusalOf(service: ServiceName, operation: string, said: Readonly<Record<string, unknown>>): AwsRefusal {
  const type = String(said.__type ?? 'refused')
    .split('#')
    .at(-1);
  const message = `${service} ${operation}: ${type} ${said.message ?? said.Message ?? ''}`.trim();
  return new AwsRefusal(String(type), message);
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
    const ask = async (): Promise<Answer> => {
      const response = await send(url, service, operation, region, JSON.stringify(body));
      // A call that answers nothing comes without a body.
      const text = await response.text();
      const said = JSON.parse(text || '{}');
      if (!response.ok) throw refusalOf(service, operation, said);
      return answer.parse(said);
    };
    return askPatiently(ask, ({ message }) => asksTooMuch.test(message));
  }
  return { call, lambda };
}

/** All pages of a list. */
export const pagesOf = <Page extends { NextToken?: string | undefined }>(
  aws: Aws,
  { body, ...call }: AwsCall<Page>,
): Promise<Page[]> => allPages((NextToken) => aws.call({ ...call, body: { ...body, NextToken } }));
