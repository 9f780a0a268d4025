import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as readStream } from 'node:stream/consumers';

/** A stack of the simulated account. */
export interface SimulatedStack {
  readonly region: string;
  readonly name: string;
  readonly createdAt: Date;
  readonly deployedAt?: Date;
  readonly tags: Readonly<Record<string, string>>;
  /** The names of stacks that use what this one exports: it cannot go before them. */
  readonly usedBy?: readonly string[];
  /** Why it cannot be deleted at all. */
  readonly stays?: string;
  status?: string;
}

interface SimulatedSecret {
  readonly name: string;
  /** It was deleted, and waits for its days. */
  readonly isWaiting?: boolean;
}

interface SecretsInput {
  readonly Filters?: readonly { readonly Values: readonly string[] }[];
  readonly IncludePlannedDeletion?: boolean;
  readonly SecretId?: string;
  readonly ForceDeleteWithoutRecovery?: boolean;
}

const escapeXml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const idOf = ({ region, name }: SimulatedStack): string =>
  `arn:aws:cloudformation:${region}:123456789012:stack/${name}/0b9e`;

/** As in the service, a page has a few stacks. */
const pageSize = 3;
/** Looks until a stack that is being deleted is gone. */
const looksUntilGone = 2;

const asXml = (stack: SimulatedStack, reason: string | undefined): string =>
  `<member><StackId>${idOf(stack)}</StackId><StackName>${stack.name}</StackName><CreationTime>${stack.createdAt.toISOString()}</CreationTime>${
    stack.deployedAt ? `<LastUpdatedTime>${stack.deployedAt.toISOString()}</LastUpdatedTime>` : ''
  }<StackStatus>${stack.status ?? 'UPDATE_COMPLETE'}</StackStatus>${
    reason ? `<StackStatusReason>${escapeXml(reason)}</StackStatusReason>` : ''
  }<Tags>${Object.entries(stack.tags)
    .map(([key, value]) => `<member><Key>${key}</Key><Value>${escapeXml(value)}</Value></member>`)
    .join('')}</Tags></member>`;

/**
 * CloudFormation and Secrets Manager of one account as their HTTP interfaces are, as far as stages need them: pages of stacks by region, deletions that
 * take time, exports that are in use. The AWS SDK is led here by AWS_ENDPOINT_URL.
 */
export async function simulateAccount(stacks: SimulatedStack[], secrets: SimulatedSecret[] = []) {
  const deleted: string[] = [];
  const reasons = new Map<SimulatedStack, string>();
  const looks = new Map<SimulatedStack, number>();

  function look(stack: SimulatedStack): void {
    if (stack.status !== 'DELETE_IN_PROGRESS') return;
    const seen = (looks.get(stack) ?? 0) + 1;
    looks.set(stack, seen);
    const user = stacks.find(({ name, status }) => stack.usedBy?.includes(name) && status !== 'DELETE_COMPLETE');
    const reason =
      stack.stays ?? (user && `Export ${stack.name}:Arn cannot be deleted as it is in use by ${user.name}`);
    if (reason) {
      stack.status = 'DELETE_FAILED';
      reasons.set(stack, reason);
    } else if (seen >= looksUntilGone) {
      stack.status = 'DELETE_COMPLETE';
      deleted.push(stack.name);
    }
  }

  function describe(region: string, form: URLSearchParams): string {
    const asked = form.get('StackName');
    // By its id a stack can be looked at after it has gone; a list leaves it out.
    const found = stacks.filter((each) => each.region === region && (asked === idOf(each) || asked === null));
    const shown = asked === null ? found.filter(({ status }) => status !== 'DELETE_COMPLETE') : found;
    for (const each of asked === null ? [] : shown) look(each);
    const from = Number(form.get('NextToken') ?? 0);
    const next = from + pageSize < shown.length ? `<NextToken>${from + pageSize}</NextToken>` : '';
    const page = shown.slice(from, from + pageSize).map((each) => asXml(each, reasons.get(each)));
    return `<DescribeStacksResult><Stacks>${page.join('')}</Stacks>${next}</DescribeStacksResult>`;
  }

  function answerQuery(region: string, form: URLSearchParams): string {
    const action = form.get('Action') ?? '';
    if (action === 'DescribeStacks') return describe(region, form);
    const stack = stacks.find((each) => each.region === region && idOf(each) === form.get('StackName'));
    if (action !== 'DeleteStack' || !stack) throw new Error(`${action} ${form.get('StackName')}`);
    stack.status = 'DELETE_IN_PROGRESS';
    looks.delete(stack);
    return '';
  }

  function answerSecrets(target: string, input: SecretsInput): object {
    if (target === 'secretsmanager.ListSecrets') {
      const [prefix = ''] = input.Filters?.[0]?.Values ?? [];
      const listed = secrets.filter(
        ({ name, isWaiting }) => name.startsWith(prefix) && (!isWaiting || input.IncludePlannedDeletion),
      );
      return { SecretList: listed.map(({ name }) => ({ Name: name, ARN: name })) };
    }
    if (target !== 'secretsmanager.DeleteSecret') throw new Error(target);
    if (!input.ForceDeleteWithoutRecovery) throw new Error('it would wait');
    secrets.splice(
      secrets.findIndex(({ name }) => name === input.SecretId),
      1,
    );
    return {};
  }

  async function answer(request: IncomingMessage): Promise<{ type: string; body: string }> {
    const body = await readStream(request);
    const target = request.headers['x-amz-target'];
    if (typeof target === 'string')
      return { type: 'application/x-amz-json-1.1', body: JSON.stringify(answerSecrets(target, JSON.parse(body))) };
    const form = new URLSearchParams(body);
    const [, region = ''] = /Credential=[^/]+\/\d+\/([\w-]+)\//.exec(request.headers.authorization ?? '') ?? [];
    const name = `${form.get('Action')}Response`;
    const inner = answerQuery(region, form);
    return {
      type: 'text/xml',
      body: `<${name} xmlns="http://cloudformation.amazonaws.com/doc/2010-05-15/">${inner}</${name}>`,
    };
  }

  const server = createServer((request, response) => {
    answer(request).then(
      ({ type, body }) => response.setHeader('content-type', type).end(body),
      (error: unknown) =>
        response
          .writeHead(400)
          .end(`<ErrorResponse><Error><Code>ValidationError</Code><Message>${error}</Message></Error></ErrorResponse>`),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url, deleted, secrets, stop: () => server.close() };
}
