import type { ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { RegulatorFaults } from '../faults.ts';

/** The faults that every system can have. */
const commonFaults = ['down', 'serverError', 'garbage', 'html', 'doctype', 'endless', 'redirect'] as const;
type CommonFault = (typeof commonFaults)[number];

/** What a simulator has to do itself, each in its own language. */
export type RemainingFault = Exclude<RegulatorFaults['mode'], CommonFault>;

const isCommon = (mode: RegulatorFaults['mode']): mode is CommonFault =>
  (commonFaults as readonly string[]).includes(mode);

const endlessBytes = 4 * 1024 * 1024;

/** A page as a proxy or a maintenance notice gives it, with the status of a good answer. */
const page = '<!DOCTYPE html><html><body><h1>Service Temporarily Unavailable</h1></body></html>';

/** A SOAP answer that would be a success, if its entity were expanded. */
const entities =
  '<?xml version="1.0"?><!DOCTYPE r [<!ENTITY ok "0">]><soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/"><soap:Body>' +
  '<GetNewTransactionsResponse><GetNewTransactionsResult>&ok;</GetNewTransactionsResult></GetNewTransactionsResponse></soap:Body></soap:Envelope>';

function misbehave(mode: CommonFault, response: ServerResponse): void {
  const send = (status: number, type: string, body: string) =>
    response.writeHead(status, { 'content-type': type }).end(body);
  switch (mode) {
    case 'down':
      response.destroy();
      break;
    case 'serverError':
      send(500, 'text/plain', 'Internal Server Error');
      break;
    case 'garbage':
      send(200, 'text/xml', '<soap:Envelope><soap:Body>\u0001');
      break;
    case 'html':
      send(200, 'text/html', page);
      break;
    case 'doctype':
      send(200, 'text/xml', entities);
      break;
    case 'endless':
      send(200, 'text/xml', `<a>${' '.repeat(endlessBytes)}</a>`);
      break;
    case 'redirect':
      response.writeHead(302, { location: 'http://127.0.0.1:9/elsewhere' }).end();
      break;
  }
}

/**
 * Applies the fault switch to a request before the simulator looks at it: null when it has been answered, else what is left for the
 * simulator to do.
 */
export async function meetRegulatorFaults(
  faults: RegulatorFaults,
  response: ServerResponse,
): Promise<RemainingFault | null> {
  await sleep(faults.latencyMs);
  const mode = Math.random() < faults.rate ? faults.mode : 'normal';
  if (!isCommon(mode)) return mode;
  misbehave(mode, response);
  return null;
}
