import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FileScannerFaults } from '../faults.ts';
import { listenLocally, type Simulator } from './loopback.ts';

/** The test file that every virus scanner finds and that harms nothing. In two halves, so that scanners leave this file alone. */
export const harmlessVirus = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');

/** Whether a stream has the test file in it, wherever one piece ends and the next begins. */
async function hasVirus(request: AsyncIterable<Buffer>): Promise<boolean> {
  let isFound = false;
  let seen = Buffer.alloc(0);
  for await (const piece of request) {
    const text = Buffer.concat([seen, piece]);
    isFound ||= text.includes(harmlessVirus);
    seen = text.subarray(-harmlessVirus.length);
  }
  return isFound;
}

/**
 * The virus scanner, by the REST interface of ClamAV: POST /api/v1/scan with one file in a form. It knows one virus, the test file of EICAR, as it stands
 * in a file; it unpacks nothing.
 */
export function startFileScanner(faults: () => FileScannerFaults): Promise<Simulator> {
  return listenLocally(async (request: IncomingMessage, response: ServerResponse) => {
    const isInfected = await hasVirus(request);
    const { mode } = faults();
    if (mode === 'silent') return;
    if (mode === 'down') return void response.destroy();
    const isForm = request.headers['content-type']?.startsWith('multipart/form-data') ?? false;
    if (request.method !== 'POST' || request.url !== '/api/v1/scan' || !isForm) {
      response.writeHead(404).end();
      return;
    }
    const viruses = isInfected ? ['Win.Test.EICAR_HDB-1'] : [];
    const result = [{ name: 'file', is_infected: isInfected, viruses }];
    const body = mode === 'nonsense' ? { success: false } : { success: true, data: { result } };
    response.writeHead(200, { 'content-type': 'application/json; charset=utf-8' }).end(JSON.stringify(body));
  });
}
