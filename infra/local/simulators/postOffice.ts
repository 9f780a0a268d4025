import type { IncomingMessage, ServerResponse } from 'node:http';
import { escapedXml, leaf } from '../../../shared/_field/xmlText.ts';
import type { DemoRegister } from '../demo/clinicianRegister.ts';
import type { RegulatorAccount } from '../demo/regulatorAccounts.ts';
import type { RegulatorFaults } from '../faults.ts';
import { bodyText, listenLocally, type Simulator } from './loopback.ts';
import { meetRegulatorFaults } from './regulatorMisbehaviour.ts';
import { type ReceivedCall, readSoapCall, type SoapOperations } from './soapRequestCheck.ts';

/** What makes one post office different from the other. */
export interface PostOfficeKind {
  readonly path: string;
  readonly namespace: string;
  readonly transactionStatus: string;
  /** The element of a list of new transactions. */
  readonly newTransactions: string;
  /** The seconds between two GetNewTransactions of one user; 0 for no limit. */
  readonly secondsBetweenGetNew: number;
}

export interface RegulatorSimulatorOptions {
  readonly accounts: readonly RegulatorAccount[];
  /** The regulator's list of clinicians, by licence. */
  readonly register: DemoRegister;
  /** Read at every request, so that a switch acts at once. */
  readonly faults: () => RegulatorFaults;
  readonly now?: () => Date;
}

const operationsOf = (kind: PostOfficeKind): SoapOperations => ({
  GetClinicianDetails: ['clinicianLicense?'],
  GetNewTransactions: ['login?', 'pwd?'],
  SearchTransactions: [
    'login?',
    'pwd?',
    'direction#',
    'callerLicense?',
    'ePartner?',
    'transactionID#',
    `${kind.transactionStatus}#`,
    'transactionFileName?',
    'transactionFromDate?',
    'transactionToDate?',
    'minRecordCount#',
    'maxRecordCount#',
  ],
});

interface Result {
  readonly code: number;
  readonly list?: string;
  readonly message: string;
}

const loginFailed: Result = { code: -1, message: 'Login failed' };
const unexpected: Result = { code: -4, message: 'Unexpected error' };

/** A SOAP post office of a regulator: GetNewTransactions and SearchTransactions, as strict as the WSDL about what it is sent. */
export async function startPostOffice(kind: PostOfficeKind, options: RegulatorSimulatorOptions): Promise<Simulator> {
  const lastGetNew = new Map<string, number>();
  const service = { namespace: kind.namespace, operations: operationsOf(kind) };
  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const xml = await bodyText(request);
    if (request.method !== 'POST' || request.url !== kind.path) return void response.writeHead(404).end();
    const mode = await meetRegulatorFaults(options.faults(), response);
    if (mode === null) return;
    const call = readSoapCall(xml, request.headers.soapaction?.toString(), service);
    if (typeof call === 'string') return sendFault(response, call);
    if (mode === 'unexpectedError') return sendResult(response, kind, call, unexpected);
    if (mode === 'rejectsCredentials') return sendResult(response, kind, call, loginFailed);
    const { searchCode } = options.faults();
    if (searchCode !== null && call.operation === 'SearchTransactions') {
      return sendResult(response, kind, call, { code: searchCode, message: 'A code of the fault switch' });
    }
    sendResult(response, kind, call, resultOf(kind, options, lastGetNew, call));
  };
  const { url, close } = await listenLocally(serve);
  return { url: `${url}${kind.path}`, close };
}

function resultOf(
  kind: PostOfficeKind,
  { accounts, register, now = () => new Date() }: RegulatorSimulatorOptions,
  lastGetNew: Map<string, number>,
  { operation, parameters }: ReceivedCall,
): Result {
  if (operation === 'GetClinicianDetails') return clinicianOf(register, parameters.clinicianLicense);
  const { login = '', pwd = '', callerLicense = '' } = parameters;
  if (!login || !pwd) return { code: -3, message: 'login and pwd are required' };
  const account = accounts.find(({ username, password }) => username === login && password === pwd);
  if (!account) return loginFailed;
  if (operation === 'SearchTransactions') {
    if (callerLicense !== account.facilityLicense) return loginFailed;
    return { code: 2, message: 'No transactions found' };
  }
  const at = now().getTime();
  if (at - (lastGetNew.get(login) ?? 0) < kind.secondsBetweenGetNew * 1000) return unexpected;
  lastGetNew.set(login, at);
  return account.waiting > 0
    ? { code: 0, list: filesFor(account), message: '' }
    : { code: 2, message: 'No new transactions' };
}

function clinicianOf(register: DemoRegister, license = ''): Result {
  if (license === '') return { code: -3, message: 'clinicianLicense is required' };
  const row = register.get(license.toUpperCase());
  if (!row) return { code: 2, message: 'No clinician found' };
  const attributes = Object.entries(row).map(([name, value]) => `${name}="${escapedXml(value)}"`);
  return { code: 0, list: `<Clinicians><Clinician ${attributes.join(' ')} /></Clinicians>`, message: '' };
}

const filesFor = ({ facilityLicense, waiting }: RegulatorAccount): string => {
  const file = (at: number) =>
    `<File FileID='file-${facilityLicense}-${at}' FileName='RA_${at}.xml' SenderID='INS026' ReceiverID='${facilityLicense}' TransactionDate='20/11/2026 10:0${at}' RecordCount='1' />`;
  return `<Files>${Array.from({ length: waiting }, (_, at) => file(at)).join('')}</Files>`;
};

const envelope = (content: string): string =>
  `<?xml version="1.0" encoding="utf-8"?><soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/"><soap:Body>${content}</soap:Body></soap:Envelope>`;

const send = (response: ServerResponse, status: number, content: string): void =>
  void response.writeHead(status, { 'content-type': 'text/xml; charset=utf-8' }).end(envelope(content));

function sendFault(response: ServerResponse, reason: string): void {
  send(response, 500, `<soap:Fault>${leaf('faultcode', 'soap:Client')}${leaf('faultstring', reason)}</soap:Fault>`);
}

function sendResult(response: ServerResponse, kind: PostOfficeKind, { operation }: ReceivedCall, result: Result): void {
  const lists: Record<string, string> = {
    GetNewTransactions: kind.newTransactions,
    SearchTransactions: 'foundTransactions',
    GetClinicianDetails: 'clinicians',
  };
  const list = lists[operation] ?? '';
  const content = [
    leaf(`${operation}Result`, String(result.code)),
    result.list ? leaf(list, result.list) : '',
    leaf('errorMessage', result.message),
  ].join('');
  send(response, 200, `<${operation}Response xmlns="${kind.namespace}">${content}</${operation}Response>`);
}
