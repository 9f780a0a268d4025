import type { IncomingMessage, ServerResponse } from 'node:http';
import type { DemoRegister } from '../../../functions/_demo/clinicianRegister.ts';
import type { RegulatorAccount } from '../../../functions/_demo/regulatorAccounts.ts';
import { leaf } from '../../../shared/_field/xmlText.ts';
import type { RegulatorFaults } from '../faults.ts';
import { bodyText, listenLocally, type Simulator } from './loopback.ts';
import type { PostBox } from './postBox.ts';
import {
  loginFailed,
  type Office,
  type PostOfficeKind,
  type Result,
  resultOf,
  unexpected,
} from './postOfficeOperations.ts';
import { meetRegulatorFaults, type RemainingFault } from './regulatorMisbehaviour.ts';
import { type ReceivedCall, readSoapCall, type SoapOperations } from './soapRequestCheck.ts';

export interface RegulatorSimulatorOptions {
  readonly accounts: readonly RegulatorAccount[];
  /** The regulator's list of clinicians, by licence. */
  readonly register: DemoRegister;
  readonly box: PostBox;
  /** Read at every request, so that a switch acts at once. */
  readonly faults: () => RegulatorFaults;
  readonly now?: () => Date;
}

const signedIn = ['login?', 'pwd?'];

const operationsOf = ({ transactionStatus, downloadedFile }: PostOfficeKind): SoapOperations => ({
  GetClinicianDetails: ['clinicianLicense?'],
  GetNewTransactions: signedIn,
  GetNewPriorAuthorizationTransactions: signedIn,
  CheckForNewPriorAuthorizationTransactions: signedIn,
  UploadTransaction: [...signedIn, 'fileContent?', 'fileName?'],
  DownloadTransactionFile: [...signedIn, 'fileId?'],
  SetTransactionDownloaded: [...signedIn, `${downloadedFile}?`],
  SearchTransactions: [
    ...signedIn,
    'direction#',
    'callerLicense?',
    'ePartner?',
    'transactionID#',
    `${transactionStatus}#`,
    'transactionFileName?',
    'transactionFromDate?',
    'transactionToDate?',
    'minRecordCount#',
    'maxRecordCount#',
  ],
});

/** A file of 16 MB as base64, with its envelope. */
const largestMessage = 22 * 1024 * 1024;

/** A SOAP post office of a regulator, as strict as the WSDL about what it is sent. */
export async function startPostOffice(kind: PostOfficeKind, options: RegulatorSimulatorOptions): Promise<Simulator> {
  const { accounts, register, box, now = () => new Date() } = options;
  const remembered = { lastAsked: new Map(), downloads: new Map(), disabled: new Set<string>() };
  const office: Office = { kind, box, accounts, register, now, ...remembered };
  const service = { namespace: kind.namespace, operations: operationsOf(kind) };
  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const xml = await bodyText(request, largestMessage);
    const asksForWsdl = request.method === 'GET' && request.url === `${kind.path}?wsdl`;
    const isCall = request.method === 'POST' && request.url === kind.path;
    if (!asksForWsdl && !isCall) return void response.writeHead(404).end();
    const mode = await meetRegulatorFaults(options.faults(), response);
    if (mode === null) return;
    if (asksForWsdl) return sendWsdl(response, kind);
    const call = readSoapCall(xml, request.headers.soapaction?.toString(), service);
    if (typeof call === 'string') return sendFault(response, call);
    const result = await bentResult(office, options.faults(), mode, call);
    // It has been done, and nobody hears of it.
    if (mode === 'answerLost') return void response.destroy();
    sendResult(response, kind, call, result);
  };
  const { url, close } = await listenLocally(serve);
  return { url: `${url}${kind.path}`, close };
}

/** The head of the service's description: who looks whether an office is there asks for it. */
const sendWsdl = (response: ServerResponse, { namespace }: PostOfficeKind): void =>
  void response
    .writeHead(200, { 'content-type': 'text/xml; charset=utf-8' })
    .end(`<wsdl:definitions xmlns:wsdl="http://schemas.xmlsoap.org/wsdl/" targetNamespace="${namespace}"/>`);

async function bentResult(
  office: Office,
  { searchCode }: RegulatorFaults,
  mode: RemainingFault,
  call: ReceivedCall,
): Promise<Result> {
  if (mode === 'unexpectedError') return unexpected;
  if (mode === 'rejectsCredentials') return loginFailed;
  if (searchCode !== null && call.operation === 'SearchTransactions') {
    return { code: searchCode, message: 'A code of the fault switch' };
  }
  return resultOf(office, call, {
    isListedTwice: mode === 'sameFileTwice',
    isAnsweredFirst: mode === 'answersFirst',
    isFileBroken: mode === 'brokenFile',
  });
}

const envelope = (content: string): string =>
  `<?xml version="1.0" encoding="utf-8"?><soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/"><soap:Body>${content}</soap:Body></soap:Envelope>`;

const send = (response: ServerResponse, status: number, content: string): void =>
  void response.writeHead(status, { 'content-type': 'text/xml; charset=utf-8' }).end(envelope(content));

function sendFault(response: ServerResponse, reason: string): void {
  send(response, 500, `<soap:Fault>${leaf('faultcode', 'soap:Client')}${leaf('faultstring', reason)}</soap:Fault>`);
}

function sendResult(response: ServerResponse, kind: PostOfficeKind, { operation }: ReceivedCall, result: Result): void {
  const content = [
    leaf(`${operation}Result`, String(result.code)),
    ...(result.before ?? []).map(([name, text]) => leaf(name, text)),
    leaf('errorMessage', result.message),
    ...(result.after ?? []).map(([name, text]) => leaf(name, text)),
  ].join('');
  send(response, 200, `<${operation}Response xmlns="${kind.namespace}">${content}</${operation}Response>`);
}
