import { createHash } from 'node:crypto';
import { meetFaults } from '../../../infra/local/aws/faultyService.ts';
import {
  type AwsAnswer,
  AwsError,
  type AwsRequest,
  errorAnswer,
  jsonAnswer,
} from '../../../infra/local/aws/service.ts';
import { faultSettings } from '../../../infra/local/faults.ts';
import { passMinutes } from '../../support/api.ts';
import { seeded } from '../../support/faultyAws.ts';
import type { DiskOf } from './disk.ts';
import type { Trouble } from './wire.ts';

/** The trouble of one time through a flow; made anew for each. */
type Begun = { readonly trouble: Trouble; readonly end?: () => void };

export interface Fault {
  readonly name: string;
  /** What is done, as the page says it. */
  readonly means: string;
  /** The flow is gone through once for each of its writes: the fault meets the nth. */
  readonly atEachWrite?: true;
  /** The calls of the first time have this trouble. */
  readonly begin?: (nth: number, disk: DiskOf) => Begun;
  /** Whether the answers of the world outside are lost, and what comes comes twice at once. */
  readonly outside?: 'losesAnswers';
  readonly isTwice?: true;
  /** Nobody is there to read what the call answers. */
  readonly isDeadly?: true;
}

const writes = new Set([
  ...['PutItem', 'UpdateItem', 'DeleteItem', 'TransactWriteItems', 'BatchWriteItem'],
  ...['PutObject', 'DeleteObject', 'SendMessage', 'SendMessageBatch'],
]);
const isWrite = ({ operation }: AwsRequest): boolean => writes.has(operation);

const refused = (request: AwsRequest, error: AwsError): AwsAnswer => errorAnswer(request.service, error);

/** A share of the calls meets a fault of the local runner's switch. */
function ofSwitch(services: object): () => Begun {
  return () => {
    const settings = faultSettings.parse({ aws: services }).aws;
    const random = seeded(20);
    const trouble: Trouble = async (request, pass, meets) => {
      try {
        await meetFaults(request, settings, random);
      } catch (error) {
        meets();
        if (error instanceof AwsError) return refused(request, error);
        throw error;
      }
      if (settings[request.service].latencyMs > 0) meets();
      return pass(request);
    };
    return { trouble };
  };
}

const everywhere = (settings: object): object =>
  Object.fromEntries(['dynamodb', 's3', 'sqs', 'kms', 'secretsmanager'].map((service) => [service, settings]));

/** Does something at the nth write, and passes the others. */
function atWrite(nth: number, isCounted: (request: AwsRequest) => boolean, at: Trouble): Trouble {
  // A call that the SDK repeats is the same write.
  const seen = new Map<string, number>();
  let isMet = false;
  return async (request, pass, meets) => {
    if (isMet || !isCounted(request)) return pass(request);
    const text = createHash('sha256').update(request.operation).update(request.url).update(request.body).digest('hex');
    if (!seen.has(text)) seen.set(text, seen.size + 1);
    if (seen.get(text) !== nth) return pass(request);
    isMet = true;
    meets();
    return at(request, pass, meets);
  };
}

/** Whether a write depends on what is stored: what must only be new cannot be refused unless it is there. */
const looksAtStored = (text: string): boolean =>
  [...text.matchAll(/"ConditionExpression":"([^"]+)"/g)].some(
    ([, condition]) => !condition?.startsWith('attribute_not_exists(pk)'),
  );

const isConditional = (request: AwsRequest): boolean =>
  request.service === 'dynamodb' && isWrite(request) && looksAtStored(String(request.body));

const conditionFails: Trouble = async (request) => {
  const items = request.input.TransactItems;
  if (!Array.isArray(items)) {
    return refused(request, new AwsError('ConditionalCheckFailedException', 'The conditional request failed'));
  }
  const first = items.findIndex((item: object) => looksAtStored(JSON.stringify(item)));
  const reasons = items.map((_, at) => ({ Code: at === first ? 'ConditionalCheckFailed' : 'None' }));
  const codes = reasons.map(({ Code }) => Code).join(', ');
  const text = `Transaction cancelled, please refer cancellation reasons for specific reasons [${codes}]`;
  return refused(request, new AwsError('TransactionCanceledException', text, 400, { CancellationReasons: reasons }));
};

const answerIsLost: Trouble = async (request, pass) => ({ ...(await pass(request)), travels: 'lost' });

interface Batch {
  readonly table: string;
  readonly entries: readonly unknown[];
  /** What is asked with other entries. */
  readonly asks: (entries: readonly unknown[]) => Record<string, unknown>;
  readonly leftName: 'UnprocessedKeys' | 'UnprocessedItems';
}

/** The batch that a call brings for its table; null for other calls. */
function batchOf({ operation, input }: AwsRequest): Batch | null {
  const [[table, asked] = ['', undefined]] = Object.entries((input.RequestItems ?? {}) as Record<string, unknown>);
  if (operation === 'BatchWriteItem') {
    const asks = (entries: readonly unknown[]) => ({ [table]: entries });
    return { table, entries: asked as unknown[], asks, leftName: 'UnprocessedItems' };
  }
  if (operation !== 'BatchGetItem') return null;
  const { Keys, ...others } = asked as { Keys: unknown[] };
  const asks = (entries: readonly unknown[]) => ({ [table]: { ...others, Keys: entries } });
  return { table, entries: Keys, asks, leftName: 'UnprocessedKeys' };
}

/** A batch takes the first half of what it is given. One entry alone is left once, and taken when it comes again. */
function takesHalf(): Begun {
  const left = new Set<string>();
  const trouble: Trouble = async (request, pass, meets) => {
    const batch = batchOf(request);
    const text = JSON.stringify(batch?.entries);
    if (!batch || (batch.entries.length === 1 && left.has(text))) return pass(request);
    left.add(text);
    meets();
    const half = Math.floor(batch.entries.length / 2);
    const unprocessed = { [batch.leftName]: batch.asks(batch.entries.slice(half)) };
    if (half === 0) return jsonAnswer('dynamodb', { Responses: { [batch.table]: [] }, ...unprocessed });
    const input = { ...request.input, RequestItems: batch.asks(batch.entries.slice(0, half)) };
    const { status, body } = await pass({ ...request, input, body: Buffer.from(JSON.stringify(input)) });
    if (status !== 200) throw new Error(`A half of a batch: ${status}`);
    return jsonAnswer('dynamodb', { ...JSON.parse(String(body)), ...unprocessed });
  };
  return { trouble };
}

const slowBody: Trouble = async (request, pass, meets) => {
  const answer = await pass(request);
  if (request.service !== 's3' || request.method !== 'GET') return answer;
  meets();
  return { ...answer, travels: { pauseMs: 1500 } };
};

/** The clock is wrong by so many minutes from the nth write on, and right again when the fault ends. */
const clockJumps =
  (minutes: number) =>
  (nth: number): Begun => {
    let by = 0;
    const jump: Trouble = (request, pass) => {
      by = minutes;
      passMinutes(by);
      return pass(request);
    };
    return { trouble: atWrite(nth, isWrite, jump), end: () => void passMinutes(-by) };
  };

/** From the nth write on, nothing that the process asks for reaches anybody. */
function killed(nth: number): Begun {
  let isDead = false;
  const dies: Trouble = async (request) => {
    isDead = true;
    return dead(request);
  };
  const dead = (request: AwsRequest) =>
    refused(request, new AwsError('UnrecognizedClientException', 'The process was killed.'));
  const living = atWrite(nth, isWrite, dies);
  return {
    trouble: async (request, pass, meets) => (isDead ? dead(request) : living(request, pass, meets)),
  };
}

/** The store's files may not grow from the nth write on. */
const fullDisk = (nth: number, disk: DiskOf): Begun => {
  const fills: Trouble = async (request, pass) => {
    disk.fill();
    return pass(request);
  };
  const isStored = (request: AwsRequest) => request.service === 'dynamodb' && isWrite(request);
  return { trouble: atWrite(nth, isStored, fills), end: disk.empty };
};

/** The set of faults of issue 20: those of AWS FIS for functions, and what a portal on DynamoDB, S3 and SOAP meets besides. */
export const faults: readonly Fault[] = [
  { name: 'delay', means: 'each call to AWS takes 150 ms more', begin: ofSwitch(everywhere({ latencyMs: 150 })) },
  {
    name: 'error',
    means: '40 % of the calls to AWS end as an internal error',
    begin: ofSwitch(everywhere({ errorRate: 0.4 })),
  },
  {
    name: 'throttle',
    means: '60 % of the calls to DynamoDB and queues are throttled',
    begin: ofSwitch({ dynamodb: { throttleRate: 0.6 }, sqs: { throttleRate: 0.6 } }),
  },
  {
    name: 'rival transaction',
    means: '60 % of the writes meet another transaction',
    begin: ofSwitch({ dynamodb: { conflictRate: 0.6 } }),
  },
  {
    name: 'conditional failure',
    means: 'the nth write that depends on what is stored is refused, as if somebody had just changed it, for each n',
    atEachWrite: true,
    begin: (nth) => ({ trouble: atWrite(nth, isConditional, conditionFails) }),
  },
  { name: 'partial batch', means: 'each batch of DynamoDB takes half of what it is given', begin: takesHalf },
  {
    name: 'S3 503',
    means: '60 % of the calls to S3 are answered 503 SlowDown',
    begin: ofSwitch({ s3: { throttleRate: 0.6 } }),
  },
  {
    name: 'S3 slow body',
    means: 'each file from S3 stops half way for 1.5 seconds',
    begin: () => ({ trouble: slowBody }),
  },
  {
    name: 'answer lost, AWS',
    means: 'the nth write is carried out and its line breaks before the answer, for each n',
    atEachWrite: true,
    begin: (nth) => ({ trouble: atWrite(nth, isWrite, answerIsLost) }),
  },
  {
    name: 'answer lost, outside',
    means: 'a payer or post office does what it is asked, and its answer comes too late or never',
    outside: 'losesAnswers',
  },
  {
    name: 'duplicate',
    means: 'the call and each delivery come twice at the same time, and again later',
    isTwice: true,
  },
  {
    name: 'clock ahead',
    means: 'from the nth write on the clock is 20 minutes ahead, and right afterwards, for each n',
    atEachWrite: true,
    begin: clockJumps(20),
  },
  {
    name: 'clock behind',
    means: 'from the nth write on the clock is 20 minutes behind, and right afterwards, for each n',
    atEachWrite: true,
    begin: clockJumps(-20),
  },
  {
    name: 'full disk',
    means: "the store's files cannot grow from the nth write on, until there is room again, for each n",
    atEachWrite: true,
    begin: fullDisk,
  },
  {
    name: 'kill -9',
    means: 'the process is gone before the nth write, for each n: nothing that it asks for reaches anybody',
    atEachWrite: true,
    isDeadly: true,
    begin: killed,
  },
];
