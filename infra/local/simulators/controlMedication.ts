import type { IncomingMessage, ServerResponse } from 'node:http';
import * as z from 'zod';
import { bodyText, listenLocally, type Simulator } from './loopback.ts';
import type { RegulatorSimulatorOptions } from './postOffice.ts';
import { meetRegulatorFaults } from './regulatorMisbehaviour.ts';

const question = z.strictObject({ username: z.string(), password: z.string(), facilityLicense: z.string() });

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' }).end(JSON.stringify(body));
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The controlled-medication platform: POST /connection-test says whether credentials belong to a facility's licence. */
export function startControlMedication({
  accounts,
  faults,
}: Pick<RegulatorSimulatorOptions, 'accounts' | 'faults'>): Promise<Simulator> {
  return listenLocally(async (request: IncomingMessage, response: ServerResponse) => {
    const text = await bodyText(request);
    if (request.method !== 'POST' || request.url !== '/connection-test') return send(response, 404, {});
    const mode = await meetRegulatorFaults(faults(), response);
    if (mode === null) return;
    if (mode === 'unexpectedError') return send(response, 503, {});
    const asked = question.safeParse(jsonOf(text)).data;
    if (!asked) return send(response, 400, {});
    const isKnown = accounts.some(
      ({ controlMedication: { username, password }, facilityLicense }) =>
        username === asked.username &&
        password === asked.password &&
        facilityLicense === asked.facilityLicense.toUpperCase(),
    );
    send(response, 200, { isAccepted: isKnown && mode !== 'rejectsCredentials' });
  });
}
