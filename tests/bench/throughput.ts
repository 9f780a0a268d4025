import { randomUUID } from 'node:crypto';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, GetCommand, QueryCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { verifyPassword } from '../../functions/_data/user/password.ts';
import { gatewayMembers } from '../../functions/_demo/members.ts';
import type { SignedInUser } from '../../shared/_contract/sessionUser.ts';
import { emiratesDateOf } from '../../shared/_field/serviceDate.ts';
import { type LoadResult, underLoad } from './load.ts';
import { type BenchPortal, callPortal, receptionist, signInReceptionist, startPortal } from './portal.ts';
import type { Section } from './report.ts';
import { requestPuts } from './storedRequests.ts';

const connectionCounts = [1, 16, 64];
const seconds = 2;
const rowsOfPage = 100;

type Once = () => Promise<boolean>;

/** An operation of the portal beside the least that any program would have to do for it. */
interface Contender {
  readonly name: string;
  readonly api: Once;
  readonly bareName: string;
  readonly bare: Once;
  readonly isRead: boolean;
}

/** Straight to the store, and not through the AWS gateway that checks every call of a function. */
function bareStore(portal: BenchPortal): DynamoDBDocumentClient {
  const client = new DynamoDBClient({
    endpoint: portal.storeUrl,
    region: 'me-central-1',
    credentials: { accessKeyId: 'bench', secretAccessKey: 'bench' },
    requestHandler: { httpAgent: { keepAlive: true, maxSockets: 256 } },
  });
  return DynamoDBDocumentClient.from(client, { marshallOptions: { removeUndefinedValues: true } });
}

function readsOf(portal: BenchPortal, store: DynamoDBDocumentClient, user: SignedInUser): Contender[] {
  const { url, tables } = portal;
  const token = user.accessToken;
  const isOk = async (call: ReturnType<typeof callPortal>): Promise<boolean> => (await call)[0] === 200;
  const sessionKey = { pk: `USER#${user.userId}`, sk: 'SESSIONS' };
  const historyPath = '/api/eligibilitycheck/geteligibilityhistorybysearch';
  return [
    {
      name: 'session read',
      api: () => isOk(callPortal(url, { method: 'GET', path: '/api/account/session', token })),
      bareName: 'GetItem of the sessions',
      bare: async () =>
        (await store.send(new GetCommand({ TableName: tables.users, Key: sessionKey, ConsistentRead: true }))).Item !==
        undefined,
      isRead: true,
    },
    {
      name: 'history, first page',
      api: () => isOk(callPortal(url, { method: 'POST', path: historyPath, token, body: { take: rowsOfPage } })),
      bareName: 'Query of the same rows',
      bare: async () => {
        const { Items = [] } = await store.send(
          new QueryCommand({
            TableName: tables.eligibility,
            KeyConditionExpression: 'pk = :pk AND begins_with(sk, :request)',
            ExpressionAttributeValues: { ':pk': `FACILITY#${user.facilityId}`, ':request': 'ELIG#' },
            ScanIndexForward: false,
            Limit: rowsOfPage + 1,
          }),
        );
        return Items.length > 0;
      },
      isRead: true,
    },
  ];
}

const login = ({ url }: BenchPortal): Contender => ({
  name: 'login',
  api: async () => {
    const [status] = await callPortal(url, { method: 'POST', path: '/api/account/login', body: receptionist });
    return status === 200;
  },
  bareName: 'argon2id of one password',
  bare: async () => !(await verifyPassword(receptionist.password, null)),
  isRead: false,
});

function submit(portal: BenchPortal, store: DynamoDBDocumentClient, user: SignedInUser): Contender {
  const { payerId, emiratesId } = gatewayMembers.find(({ behaviour }) => behaviour === 'answers') ?? gatewayMembers[0]!;
  const body = {
    payerId,
    emiratesId,
    eidReasonId: 1,
    serviceCategoryId: 1,
    serviceDate: emiratesDateOf(new Date()),
  };
  const tenant = {
    facilityId: 'bench',
    facilityName: 'Bench Clinic',
    facilityNameArabic: 'عيادة القياس',
    facilityLicense: 'MF0001',
  };
  process.env.ELIGIBILITY_TABLE = portal.tables.eligibility;
  // The three of a request, and two as large as its outbox entry and its stored answer.
  const items = () => [
    ...requestPuts(tenant, 0, new Date()),
    ...['OUTBOX', 'ANSWER'].map((sk) => ({
      Put: { TableName: portal.tables.eligibility, Item: { pk: randomUUID(), sk, content: 'x'.repeat(250) } },
    })),
  ];
  return {
    name: 'eligibility submit',
    api: async () => {
      const path = '/api/eligibilitycheck/addeligibilityrequest';
      const headers = { 'idempotency-key': randomUUID() };
      const [status] = await callPortal(portal.url, { method: 'POST', path, body, headers, token: user.accessToken });
      return status === 200;
    },
    bareName: 'TransactWriteItems of five such items',
    bare: async () => Boolean(await store.send(new TransactWriteCommand({ TransactItems: items() }))),
    isRead: false,
  };
}

const target = 1.5;
const allowanceMs = 3;

function rowOf({ name, bareName, isRead }: Contender, api: LoadResult, bare: LoadResult): (string | number)[] {
  const allowed = bare.p50 * target + allowanceMs;
  return [
    name,
    api.connections,
    Math.round(api.perSecond),
    api.p50,
    api.p99,
    api.failures,
    bareName,
    Math.round(bare.perSecond),
    bare.p50,
    bare.p99,
    api.p50 / bare.p50,
    isRead && api.connections === 1 ? `${allowed.toFixed(1)} ms: ${api.p50 <= allowed ? 'met' : 'missed'}` : '-',
  ];
}

async function compare(contender: Contender): Promise<(string | number)[][]> {
  const rows: (string | number)[][] = [];
  for (const connections of connectionCounts) {
    const bare = await underLoad(connections, seconds, contender.bare);
    rows.push(rowOf(contender, await underLoad(connections, seconds, contender.api), bare));
  }
  return rows;
}

/** Calls per second and latency of the local runner, each operation beside the bare work that it cannot do without. */
export async function measureThroughput(): Promise<Section[]> {
  const portal = await startPortal('off');
  const store = bareStore(portal);
  try {
    const user = await signInReceptionist(portal.url);
    const rows: (string | number)[][] = [];
    // Submitting comes last: the worker goes on asking the payer for a while after the last call.
    for (const contender of [...readsOf(portal, store, user), login(portal), submit(portal, store, user)]) {
      rows.push(...(await compare(contender)));
    }
    return [
      {
        title: 'Throughput of the local runner',
        note: `Calls from ${connectionCounts.join(', ')} connections for ${seconds} seconds each, through the whole local runner (front, API Gateway event, function thread, AWS gateway with its IAM check, store), which runs in a process of its own beside the bench, with the payer simulator answering submitted requests. The right half is a bare call from the bench straight to the same store, or the work itself, through the same loop.`,
        target: `p50 of reads over one connection at most ${target} x the bare call + ${allowanceMs} ms; everything else is reported. With more connections the processor is full, and its time is shared by the bench, the portal and the store.`,
        columns: [
          'Operation',
          'Connections',
          'Calls/s',
          'p50 ms',
          'p99 ms',
          'Failed',
          'Bare call',
          'Calls/s',
          'p50 ms',
          'p99 ms',
          'p50 ratio',
          'Allowed p50',
        ],
        rows,
      },
    ];
  } finally {
    store.destroy();
    await portal.close();
  }
}
