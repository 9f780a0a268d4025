import type { IncomingMessage, ServerResponse } from 'node:http';
import { listenLocally, type Simulator } from './loopback.ts';
import type { RegulatorSimulatorOptions } from './postOffice.ts';
import { meetRegulatorFaults } from './regulatorMisbehaviour.ts';

function send(response: ServerResponse, status: number, message: string, entities: unknown[] = []): void {
  response
    .writeHead(status, { 'content-type': 'application/json; charset=utf-8' })
    .end(JSON.stringify({ Entities: entities, StatusCode: status, Message: message, Success: status === 200 }));
}

/** The northern emirates' REST service: GET /api/Claim/GetNew with user name and password in headers, and GET /api/Clinician/View. */
export function startRiayati({ accounts, register, faults }: RegulatorSimulatorOptions): Promise<Simulator> {
  return listenLocally(async (request: IncomingMessage, response: ServerResponse) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://riayati');
    const isClinician = pathname === '/api/Clinician/View';
    if (request.method !== 'GET' || !(isClinician || request.url === '/api/Claim/GetNew')) {
      return void response.writeHead(404).end();
    }
    const mode = await meetRegulatorFaults(faults(), response);
    if (mode === null) return;
    if (mode === 'unexpectedError') return send(response, 500, 'Unexpected error');
    if (isClinician) {
      const row = register.get((searchParams.get('licenseNo') ?? '').toUpperCase());
      return send(response, 200, row ? 'Success' : 'No clinician found', row ? [row] : []);
    }
    const { username, password } = request.headers;
    const account = accounts.find((candidate) => candidate.username === username && candidate.password === password);
    if (!account || mode === 'rejectsCredentials') return send(response, 401, 'Invalid username or password');
    const entities = Array.from({ length: account.waiting }, (_, at) => ({
      EntityID: `${account.facilityLicense}-${at}`,
      SenderID: 'INS026',
      ReceiverID: account.facilityLicense,
    }));
    send(response, 200, entities.length > 0 ? 'Success' : 'No new transactions', entities);
  });
}
