import type { IncomingMessage, ServerResponse } from 'node:http';
import { listenLocally, type Simulator } from './loopback.ts';
import type { RegulatorSimulatorOptions } from './postOffice.ts';
import { meetRegulatorFaults } from './regulatorMisbehaviour.ts';

function send(response: ServerResponse, status: number, message: string, entities: unknown[] = []): void {
  response
    .writeHead(status, { 'content-type': 'application/json; charset=utf-8' })
    .end(JSON.stringify({ Entities: entities, StatusCode: status, Message: message, Success: status === 200 }));
}

type Serve = (request: IncomingMessage, url: URL, response: ServerResponse, isRefused: boolean) => void;

/** GET /api/Claim/GetNew with user name and password in headers. */
const newClaims =
  ({ accounts }: RegulatorSimulatorOptions): Serve =>
  ({ headers: { username, password } }, _, response, isRefused) => {
    const account = accounts.find((candidate) => candidate.username === username && candidate.password === password);
    if (!account || isRefused) return send(response, 401, 'Invalid username or password');
    const entities = Array.from({ length: account.waiting }, (__, at) => ({
      EntityID: `${account.facilityLicense}-${at}`,
      SenderID: 'INS026',
      ReceiverID: account.facilityLicense,
    }));
    send(response, 200, entities.length > 0 ? 'Success' : 'No new transactions', entities);
  };

/** GET /api/Clinician/View?licenseNo=, for everybody. */
const oneClinician =
  ({ register }: RegulatorSimulatorOptions): Serve =>
  (_, { searchParams }, response) => {
    const row = register.get((searchParams.get('licenseNo') ?? '').toUpperCase());
    send(response, 200, row ? 'Success' : 'No clinician found', row ? [row] : []);
  };

/** The northern emirates' REST service. */
export function startRiayati(options: RegulatorSimulatorOptions): Promise<Simulator> {
  const calls: Readonly<Record<string, Serve>> = {
    '/api/Claim/GetNew': newClaims(options),
    '/api/Clinician/View': oneClinician(options),
  };
  return listenLocally(async (request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url ?? '/', 'http://riayati');
    const serve = calls[url.pathname];
    if (request.method !== 'GET' || !serve) return void response.writeHead(404).end();
    const mode = await meetRegulatorFaults(options.faults(), response);
    if (mode === null) return;
    if (mode === 'unexpectedError') return send(response, 500, 'Unexpected error');
    serve(request, url, response, mode === 'rejectsCredentials');
  });
}
