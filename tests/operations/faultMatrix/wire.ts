import { afterAll } from 'vitest';
import { forwardTo } from '../../../infra/local/aws/forward.ts';
import { startGateway } from '../../../infra/local/aws/gateway.ts';
import type { AwsAnswer, AwsRequest } from '../../../infra/local/aws/service.ts';
import { queueNames } from '../../../infra/queues.ts';

/** What becomes of a call to AWS: `pass` lets the service carry it out, `meets` counts that the fault was met. */
export type Trouble = (
  request: AwsRequest,
  pass: (request: AwsRequest) => Promise<AwsAnswer>,
  meets: () => void,
) => Promise<AwsAnswer>;

const services = {
  dynamodb: 'AWS_ENDPOINT_URL_DYNAMODB',
  s3: 'AWS_ENDPOINT_URL_S3',
  sqs: 'AWS_ENDPOINT_URL_SQS',
  kms: 'AWS_ENDPOINT_URL_KMS',
  secretsmanager: 'AWS_ENDPOINT_URL_SECRETS_MANAGER',
} as const;

export interface Wire {
  /** The trouble of all calls from now on; null for none. */
  readonly trouble: (next: Trouble | null) => void;
  /** How often a fault was met since the trouble was set. */
  readonly met: () => number;
  readonly meets: () => void;
}

/** Lays the wire between the functions and all of AWS, for this test file, after the backend has started. */
export async function startWire(): Promise<Wire> {
  let current: Trouble | null = null;
  let met = 0;
  const meets = () => {
    met += 1;
  };
  const ends: (() => void)[] = [];
  const through = Object.entries(services).map(([name, variable]) => {
    const address = new URL(process.env[variable] ?? '');
    const { service, close } = forwardTo(() => address);
    ends.push(close);
    return [name, (request: AwsRequest) => current?.(request, service, meets) ?? service(request)] as const;
  });
  const gateway = await startGateway({ services: Object.fromEntries(through) });
  for (const variable of Object.values(services)) process.env[variable] = gateway.url;
  // A queue's address has its host in it.
  for (const name of queueNames) {
    const variable = `${name.toUpperCase()}_QUEUE_URL`;
    process.env[variable] = gateway.url + new URL(process.env[variable] ?? '').pathname;
  }
  afterAll(async () => {
    await gateway.close();
    for (const end of ends) end();
  });
  const trouble = (next: Trouble | null) => {
    current = next;
    if (next) met = 0;
  };
  return { trouble, met: () => met, meets };
}
