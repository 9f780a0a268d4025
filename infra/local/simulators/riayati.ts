import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RegulatorAccount } from '../../../functions/_demo/regulatorAccounts.ts';
import { dateTimeText } from '../../../shared/_field/dateText.ts';
import { bodyText, listenLocally, type Simulator } from './loopback.ts';
import { secondId, transactionKinds } from './postBox.ts';
import type { PostFile } from './postFile.ts';
import type { RegulatorSimulatorOptions } from './postOffice.ts';
import { meetRegulatorFaults, type RemainingFault } from './regulatorMisbehaviour.ts';
import { riayatiRequest, riayatiSubmission } from './riayatiTransaction.ts';
import type { Finding } from './transactionCheck.ts';
import { takeUpload } from './upload.ts';

interface Answer {
  readonly status: number;
  readonly message: string;
  readonly entities?: readonly unknown[];
  readonly more?: Readonly<Record<string, unknown>>;
}

function send(response: ServerResponse, { status, message, entities = [], more = {} }: Answer): void {
  response
    .writeHead(status, { 'content-type': 'application/json; charset=utf-8' })
    .end(
      JSON.stringify({ Entities: entities, StatusCode: status, Message: message, Success: status === 200, ...more }),
    );
}

interface Asked {
  readonly options: RegulatorSimulatorOptions;
  readonly account: RegulatorAccount;
  readonly url: URL;
  readonly body: string;
  readonly mode: RemainingFault;
}

type Serve = (asked: Asked) => Answer;

const largestMessage = 22 * 1024 * 1024;
const mostRows = 100;
const success = (entities: readonly unknown[]): Answer => ({ status: 200, message: 'Success', entities });
const notFound: Answer = { status: 404, message: 'Not found' };

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const row = (file: PostFile) => ({
  EntityID: file.id,
  FileName: file.name,
  SenderID: file.sender,
  ReceiverID: file.receiver,
  TransactionDate: dateTimeText(file.at),
  RecordCount: file.recordCount,
});

function listed(files: readonly PostFile[], mode: RemainingFault): Answer {
  const first = files.slice(0, mostRows);
  const shown =
    mode === 'sameFileTwice' ? first.flatMap((file) => [file, { ...file, id: `${file.id}${secondId}` }]) : first;
  const entities = shown.slice(0, mostRows).map(row);
  return { ...success(entities), message: entities.length > 0 ? 'Success' : 'No new transactions' };
}

const priorKinds: readonly number[] = [transactionKinds['Prior.Request'], transactionKinds['Prior.Authorization']];
const claimKinds: readonly number[] = [transactionKinds['Claim.Submission'], transactionKinds['Remittance.Advice']];

const getNew =
  (kinds: readonly number[]): Serve =>
  ({ options: { box }, account, mode }) =>
    listed(box.newFor(account.facilityLicense, kinds, 30), mode);

const search =
  (kinds: readonly number[]): Serve =>
  ({ options: { box }, account, url: { searchParams }, mode }) => {
    const own = searchParams.get('direction') === '1' ? 'sender' : 'receiver';
    const name = searchParams.get('fileName') ?? '';
    const found = box
      .all()
      .filter((file) => file[own] === account.facilityLicense && kinds.includes(file.kind))
      .filter((file) => name === '' || file.name === name);
    const answer = listed(found, mode);
    const isDownloaded = new Map(found.map((file) => [file.id, file.isDownloaded]));
    const entities = (answer.entities as ReturnType<typeof row>[]).map((entity) => ({
      ...entity,
      IsDownloaded: isDownloaded.get(entity.EntityID) ?? false,
    }));
    return { ...answer, entities };
  };

/** The file of an id, when the account may read it here: each area has its own kinds. */
function readable({ options, account }: Asked, kinds: readonly number[], id: string): PostFile | undefined {
  const file = options.box.get(id);
  const isReadable =
    file && kinds.includes(file.kind) && [file.sender, file.receiver].includes(account.facilityLicense);
  return isReadable ? file : undefined;
}

/** The file as base64, so that every byte arrives as it was laid. */
const view =
  (kinds: readonly number[]): Serve =>
  (asked) => {
    const file = readable(asked, kinds, asked.url.searchParams.get('id') ?? '');
    if (!file) return notFound;
    const bytes = asked.mode === 'brokenFile' ? file.bytes.subarray(0, file.bytes.length / 2) : file.bytes;
    return success([{ ...row(file), File: bytes.toString('base64') }]);
  };

const setDownloaded =
  (kinds: readonly number[]): Serve =>
  (asked) => {
    const { id } = (jsonOf(asked.body) ?? {}) as { id?: unknown };
    const file = readable(asked, kinds, String(id));
    if (file?.receiver !== asked.account.facilityLicense) return notFound;
    asked.options.box.markDownloaded(file);
    return success([]);
  };

const errorOf = ({ type, field, value, reference, text }: Finding) => ({
  ...{ RuleCode: type === 'Error' ? 'VR01' : 'VW01', Type: type, Field: field, FieldValue: value },
  ...{ Reference: reference, ErrorText: text },
});

const post =
  (read: typeof riayatiRequest, fileName: string): Serve =>
  ({ options, account, url, body, mode }) => {
    const root = read(jsonOf(body));
    const { box, now = () => new Date() } = options;
    const findings =
      root &&
      takeUpload({
        ...{ box, dialect: 'doh', account, root, bytes: Buffer.from(body), now: now() },
        name: url.searchParams.get('fileName') ?? fileName,
        isAnsweredFirst: mode === 'answersFirst',
      });
    if (!findings) return { status: 400, message: 'The body is not a transaction' };
    const more = { Error: findings.map(errorOf) };
    if (findings.some(({ type }) => type === 'Error')) return { status: 400, message: 'Validation failed', more };
    return { status: 200, message: 'Success', more };
  };

/** The calls that both areas have, over their own kinds. */
const callsOf = (area: 'Claim' | 'Authorization', kinds: readonly number[]): Readonly<Record<string, Serve>> => ({
  [`GET /api/${area}/GetNew`]: getNew(kinds),
  [`GET /api/${area}/Search`]: search(kinds),
  [`GET /api/${area}/View`]: view(kinds),
  [`POST /api/${area}/SetDownloaded`]: setDownloaded(kinds),
});

const calls: Readonly<Record<string, Serve>> = {
  ...callsOf('Claim', claimKinds),
  ...callsOf('Authorization', priorKinds),
  'POST /api/Claim/PostSubmission': post(riayatiSubmission, 'claims.json'),
  'POST /api/Authorization/PostRequest': post(riayatiRequest, 'request.json'),
};

/** GET /api/Clinician/View?licenseNo=, for everybody. */
function oneClinician({ register }: RegulatorSimulatorOptions, { searchParams }: URL): Answer {
  const row = register.get((searchParams.get('licenseNo') ?? '').toUpperCase());
  return row ? success([row]) : { status: 200, message: 'No clinician found' };
}

/** What a call ends in; null when nobody hears of it. */
function answerOf(
  asked: Omit<Asked, 'account'>,
  { headers }: IncomingMessage,
  serve: Serve | undefined,
): Answer | null {
  const { options, url, mode } = asked;
  if (mode === 'unexpectedError') return { status: 500, message: 'Unexpected error' };
  if (!serve) return oneClinician(options, url);
  const { username, password } = headers;
  const account = options.accounts.find((known) => known.username === username && known.password === password);
  if (!account || mode === 'rejectsCredentials') return { status: 401, message: 'Invalid username or password' };
  const answer = serve({ ...asked, account });
  return mode === 'answerLost' ? null : answer;
}

/** The northern emirates' REST service: user name and password stand in headers. */
export function startRiayati(options: RegulatorSimulatorOptions): Promise<Simulator> {
  return listenLocally(async (request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url ?? '/', 'http://riayati');
    const call = `${request.method} ${url.pathname}`;
    const serve = Object.hasOwn(calls, call) ? calls[call] : undefined;
    const body = await bodyText(request, largestMessage);
    if (!serve && call !== 'GET /api/Clinician/View') return void response.writeHead(404).end();
    const mode = await meetRegulatorFaults(options.faults(), response);
    if (mode === null) return;
    const answer = answerOf({ options, url, body, mode }, request, serve);
    if (answer) send(response, answer);
    else response.destroy();
  });
}
