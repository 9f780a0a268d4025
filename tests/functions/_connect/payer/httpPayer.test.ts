import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { httpPayer } from '../../../../functions/_connect/payer/httpPayer.ts';
import { simulatorKeys } from '../../../eligibility/support/eligibility.ts';
import { outsideMs } from '../../../support/outsideLimits.ts';
import { aQuestion } from '../../../support/payerQuestion.ts';

const question = aQuestion({ payerCode: 'A/1' });

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

/** Asks a gateway that answers as told. */
async function askGateway(listener: RequestListener, timeoutMs = outsideMs) {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  closers.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return httpPayer(
    { baseUrl: `http://127.0.0.1:${port}/base/`, timeoutMs, dispositionFlag: 'TEST' },
    simulatorKeys,
  )(question);
}

const answers = (status: number, body = '') => askGateway((_, response) => response.writeHead(status).end(body));

describe('the HTTP adapter to payers', () => {
  it('posts XML under the payer’s code, which cannot reach another path', async () => {
    let seen: string[] = [];
    await askGateway(({ method, url, headers }, response) => {
      seen = [String(method), String(url), String(headers['content-type'])];
      response.end();
    });
    expect(seen).toEqual(['POST', '/base/A%2F1/prior-request', 'application/xml; charset=utf-8']);
  });

  it.each([
    [500, 'serverError'],
    [503, 'serverError'],
    [404, 'serverError'],
    [204, 'serverError'],
    [401, 'credentialsRejected'],
    [403, 'credentialsRejected'],
    [408, 'tooManyRequests'],
    [429, 'tooManyRequests'],
    [200, 'notUnderstood'],
  ])('takes HTTP %i without an answer as the fault %s', async (status, fault) => {
    expect(await answers(status)).toEqual({ kind: 'fault', fault });
  });

  it('keeps what a payer says when it refuses the message, without its mark-up and not too much of it', async () => {
    const outcome = await answers(400, `<Report><Error>Wrong  date</Error>${'<Error>x</Error>'.repeat(1000)}</Report>`);
    expect(outcome.kind).toBe('refused');
    const report = outcome.kind === 'refused' ? outcome.report : '';
    expect(report.startsWith('Wrong date x')).toBe(true);
    expect(report.length).toBeLessThanOrEqual(500);
  });

  it('reads no more of an answer than any answer may be long', async () => {
    const outcome = await askGateway((_, response) => {
      const more = setInterval(() => response.write('x'.repeat(64 * 1024)), 1);
      response.on('close', () => clearInterval(more));
    });
    expect(outcome).toEqual({ kind: 'fault', fault: 'answerTooLarge' });
  });

  it('follows no redirect: patient data go to one address', async () => {
    const paths: string[] = [];
    const outcome = await askGateway((request, response) => {
      paths.push(String(request.url));
      response.writeHead(307, { location: '/elsewhere' }).end();
    });
    expect(outcome).toEqual({ kind: 'fault', fault: 'unreachable' });
    expect(paths).toHaveLength(1);
  });

  it('waits for a slow body no longer than for a slow answer', async () => {
    const outcome = await askGateway((_, response) => void response.writeHead(200).write('<Prior'), 150);
    expect(outcome).toEqual({ kind: 'fault', fault: 'timeout' });
  });

  it('takes a gateway that is not there as unreachable', async () => {
    const ask = httpPayer(
      { baseUrl: 'http://127.0.0.1:1', timeoutMs: outsideMs, dispositionFlag: 'TEST' },
      simulatorKeys,
    );
    expect(await ask(question)).toEqual({ kind: 'fault', fault: 'unreachable' });
  });
});
