import type { DemoRegister } from '../../../functions/_demo/clinicianRegister.ts';
import type { RegulatorAccount } from '../../../functions/_demo/regulatorAccounts.ts';
import { dateTimeText } from '../../../shared/_field/dateText.ts';
import { escapedXml } from '../../../shared/_field/xmlText.ts';
import { errorReport, type ReportKind } from './errorReport.ts';
import { type PostBox, secondId, transactionKinds } from './postBox.ts';
import type { PostFile } from './postFile.ts';
import type { ReceivedCall } from './soapRequestCheck.ts';
import type { Dialect } from './transactionShape.ts';
import { takeUpload } from './upload.ts';
import { rootOf } from './xmlElements.ts';

/** What makes one post office different from the other. */
export interface PostOfficeKind {
  readonly path: string;
  readonly namespace: string;
  readonly dialect: Dialect;
  readonly transactionStatus: string;
  /** How SetTransactionDownloaded calls the file. */
  readonly downloadedFile: string;
  /** The elements of the lists of new transactions. */
  readonly newTransactions: string;
  readonly newPriorAuthorizations: string;
  readonly report: ReportKind;
  /** The kinds that GetNewTransactions lists. */
  readonly newKinds: readonly number[];
  /** The rates of one user; 0 for no limit: seconds between two lists, and downloads of one file a day. */
  readonly secondsBetweenGetNew: number;
  readonly secondsBetweenGetNewPrior: number;
  readonly downloadsADay: number;
}

/** How an operation ends: its code and, in the WSDL's order, the elements behind it. */
export interface Result {
  readonly code: number;
  readonly before?: readonly (readonly [name: string, text: string])[];
  readonly message: string;
  readonly after?: readonly (readonly [name: string, text: string])[];
}

/** What an office remembers. */
export interface Office {
  readonly kind: PostOfficeKind;
  readonly box: PostBox;
  readonly accounts: readonly RegulatorAccount[];
  readonly register: DemoRegister;
  readonly now: () => Date;
  /** When a user last asked for a list, by operation and user. */
  readonly lastAsked: Map<string, number>;
  /** How often a user has downloaded a file on a day. */
  readonly downloads: Map<string, number>;
  readonly disabled: Set<string>;
}

/** How the fault switch bends an operation. */
export interface Bent {
  readonly isListedTwice: boolean;
  readonly isAnsweredFirst: boolean;
  readonly isFileBroken: boolean;
}

export const loginFailed: Result = { code: -1, message: 'Login failed' };
export const unexpected: Result = { code: -4, message: 'Unexpected error' };
const notFound: Result = { code: -6, message: 'File not found' };

const mostRows = 100;
const mostRemembered = 10_000;
const dayMs = 24 * 3600_000;

const rowOf = ({ id, name, sender, receiver, at, recordCount }: PostFile, isDownloaded?: boolean): string => {
  const shown = {
    FileID: id,
    FileName: name,
    SenderID: sender,
    ReceiverID: receiver,
    TransactionDate: dateTimeText(at),
  };
  const more = { RecordCount: String(recordCount), ...(isDownloaded !== undefined && { IsDownloaded: isDownloaded }) };
  const attributes = Object.entries({ ...shown, ...more }).map(
    ([key, value]) => `${key}='${escapedXml(String(value))}'`,
  );
  return `<File ${attributes.join(' ')} />`;
};

function listed(element: string, files: readonly PostFile[], bent: Bent, isSearch = false): Result {
  const first = files.slice(0, mostRows);
  if (first.length === 0) return { code: 2, message: isSearch ? 'No transactions found' : 'No new transactions' };
  const shown = bent.isListedTwice ? first.flatMap((file) => [file, { ...file, id: `${file.id}${secondId}` }]) : first;
  const rows = shown.slice(0, mostRows).map((file) => rowOf(file, isSearch ? file.isDownloaded : undefined));
  return { code: 0, before: [[element, `<Files>${rows.join('')}</Files>`]], message: '' };
}

/** Whether a user asks again too soon; a call that is in time is remembered. */
function isTooSoon({ lastAsked, now }: Office, operation: string, login: string, seconds: number): boolean {
  const key = `${operation} ${login}`;
  const at = now().getTime();
  if (at - (lastAsked.get(key) ?? Number.NEGATIVE_INFINITY) < seconds * 1000) return true;
  lastAsked.set(key, at);
  return false;
}

interface Asked {
  readonly office: Office;
  readonly account: RegulatorAccount;
  readonly parameters: ReceivedCall['parameters'];
  readonly bent: Bent;
}

type Operation = (asked: Asked) => Result | Promise<Result>;

const priorKinds = [transactionKinds['Prior.Request'], transactionKinds['Prior.Authorization']];

const getNew: Operation = ({ office, account, bent }) => {
  const { kind, box } = office;
  if (isTooSoon(office, 'GetNew', account.username, kind.secondsBetweenGetNew)) return unexpected;
  return listed(kind.newTransactions, box.newFor(account.facilityLicense, kind.newKinds, 30), bent);
};

const getNewPrior: Operation = ({ office, account, bent }) => {
  const { kind, box } = office;
  if (isTooSoon(office, 'GetNewPrior', account.username, kind.secondsBetweenGetNewPrior)) return unexpected;
  return listed(kind.newPriorAuthorizations, box.newFor(account.facilityLicense, priorKinds, 5), bent);
};

/** The instant of `dd/MM/yyyy` with or without a time, in the Emirates; `last` is the end of a day without one. */
function instantOf(text: string, isLast: boolean): number | null {
  const match = /^(\d{2})\/(\d{2})\/(\d{4})(?: (\d{2}:\d{2})(:\d{2})?)?$/.exec(text);
  if (!match) return null;
  const [, day, month, year, time, seconds] = match;
  const at = Date.parse(`${year}-${month}-${day}T${time ?? '00:00'}${seconds ?? ':00'}+04:00`);
  return Number.isNaN(at) ? null : at + (isLast && !time ? dayMs - 1 : 0);
}

const search: Operation = ({ office: { kind, box, now }, account, parameters, bent }) => {
  const { direction, callerLicense = '', ePartner = '', transactionID = '-1', transactionFileName = '' } = parameters;
  if (callerLicense !== account.facilityLicense) return loginFailed;
  const [from, to] = [parameters.transactionFromDate ?? '', parameters.transactionToDate ?? ''];
  const since = from ? instantOf(from, false) : now().getTime() - 30 * dayMs;
  const until = to ? instantOf(to, true) : now().getTime();
  const own = direction === '1' ? 'sender' : direction === '2' ? 'receiver' : null;
  if (!own || since === null || until === null) return { code: -3, message: 'A parameter is not valid' };
  const other = own === 'sender' ? 'receiver' : 'sender';
  const status = parameters[kind.transactionStatus];
  const found = box
    .all()
    .filter(
      (file) =>
        file[own] === callerLicense &&
        (ePartner === '' || file[other] === ePartner) &&
        (transactionID === '-1' || Number(transactionID) === file.kind) &&
        (transactionFileName === '' || file.name === transactionFileName) &&
        (status === '1' ? !file.isDownloaded : status !== '2' || file.isDownloaded) &&
        file.at.getTime() >= since &&
        file.at.getTime() <= until,
    );
  return listed('foundTransactions', found, bent, true);
};

/** The file of an id, when the account may read it: as its receiver, or as its sender. */
function readable({ office, account, parameters }: Asked, parameter: string): PostFile | undefined {
  const file = office.box.get(parameters[parameter] ?? '');
  return file && [file.sender, file.receiver].includes(account.facilityLicense) ? file : undefined;
}

const download: Operation = (asked) => {
  const { office, account, bent } = asked;
  const file = readable(asked, 'fileId');
  if (!file) return notFound;
  const key = `${account.username} ${file.id} ${Math.floor(office.now().getTime() / dayMs)}`;
  const times = (office.downloads.get(key) ?? 0) + 1;
  if (office.downloads.size > mostRemembered) office.downloads.clear();
  office.downloads.set(key, times);
  // Shafafiya P013: the user is disabled.
  if (office.kind.downloadsADay > 0 && times > office.kind.downloadsADay) office.disabled.add(account.username);
  if (office.disabled.has(account.username)) return loginFailed;
  const bytes = bent.isFileBroken ? file.bytes.subarray(0, file.bytes.length / 2) : file.bytes;
  return {
    code: 0,
    before: [
      ['fileName', file.name],
      ['file', bytes.toString('base64')],
    ],
    message: '',
  };
};

const setDownloaded: Operation = (asked) => {
  const file = readable(asked, asked.office.kind.downloadedFile);
  if (file?.receiver !== asked.account.facilityLicense) return notFound;
  asked.office.box.markDownloaded(file);
  return { code: 0, message: '' };
};

const upload: Operation = async ({ office, account, parameters, bent }) => {
  const { fileContent = '', fileName = '' } = parameters;
  if (!fileContent || !/^[^/\\]{1,200}\.xml$/i.test(fileName)) return { code: -3, message: 'The file or its name' };
  const bytes = Buffer.from(fileContent, 'base64');
  const root = rootOf(bytes.toString('utf8').replace(/^\uFEFF/, ''));
  const said = (code: number, message: string, report?: Buffer): Result => ({
    ...{ code, message },
    ...(report && { after: [['errorReport', report.toString('base64')]] }),
  });
  if (typeof root === 'string') {
    const finding = { type: 'Error', objectName: 'File', field: '', value: '', reference: '', text: root } as const;
    return said(-2, 'The file is rejected', await errorReport('', [finding], office.kind.report));
  }
  const findings = takeUpload({
    ...{ box: office.box, dialect: office.kind.dialect, account, root, name: fileName, bytes, now: office.now() },
    isAnsweredFirst: bent.isAnsweredFirst,
  });
  if (!findings) return said(-7, `${root.name} is not supported`);
  if (findings.length === 0) return said(0, '');
  const isRejected = findings.some(({ type }) => type === 'Error');
  const report = await errorReport(root.name, findings, office.kind.report);
  return isRejected ? said(-2, 'The file is rejected', report) : said(1, 'Validation passed with warnings', report);
};

const operations: Readonly<Record<string, Operation>> = {
  GetNewTransactions: getNew,
  GetNewPriorAuthorizationTransactions: getNewPrior,
  SearchTransactions: search,
  DownloadTransactionFile: download,
  SetTransactionDownloaded: setDownloaded,
  UploadTransaction: upload,
};

function clinicianOf(register: DemoRegister, license = ''): Result {
  if (license === '') return { code: -3, message: 'clinicianLicense is required' };
  const row = register.get(license.toUpperCase());
  if (!row) return { code: 2, message: 'No clinician found' };
  const attributes = Object.entries(row).map(([name, value]) => `${name}="${escapedXml(value)}"`);
  const list = `<Clinicians><Clinician ${attributes.join(' ')} /></Clinicians>`;
  return { code: 0, before: [['clinicians', list]], message: '' };
}

/** Carries a call out. */
export async function resultOf(office: Office, { operation, parameters }: ReceivedCall, bent: Bent): Promise<Result> {
  if (operation === 'GetClinicianDetails') return clinicianOf(office.register, parameters.clinicianLicense);
  const { login = '', pwd = '' } = parameters;
  if (!login || !pwd) return { code: -3, message: 'login and pwd are required' };
  const account = office.accounts.find(({ username, password }) => username === login && password === pwd);
  if (!account || office.disabled.has(login)) return loginFailed;
  // CheckForNewPriorAuthorizationTransactions is retired (P007).
  const run = operations[operation];
  return run ? run({ office, account, parameters, bent }) : { code: -7, message: 'The operation is retired' };
}
