import { describe, expect, it, vi } from 'vitest';
import { signedHeaders } from '../../functions/_connect/payer/messageSignature.ts';
import { eligibilityRequestXml } from '../../functions/_connect/payer/priorRequest.ts';
import { demoMembers } from '../../functions/_demo/members.ts';
import { demoPayers } from '../../functions/_demo/payers.ts';
import { payerFaults } from '../../infra/local/faults.ts';
import { startPayerSimulator } from '../../infra/local/simulators/payer.ts';
import { simulatedKey } from '../../infra/local/simulators/payerKeys.ts';
import { startPayers } from '../eligibility/support/eligibility.ts';
import { aQuestion } from '../support/payerQuestion.ts';

const payers = await startPayers();

const request = eligibilityRequestXml(aQuestion({ sentAt: new Date() }), 'PRODUCTION');

const contentType = 'application/xml';
const post = (body: string, payerCode = 'A901', base = payers.url) => {
  const url = `${base}/${payerCode}/prior-request`;
  const signed = signedHeaders({ method: 'POST', url, body, contentType }, simulatedKey(payerCode, 'first'));
  return fetch(url, { method: 'POST', body, headers: { 'content-type': contentType, ...signed } });
};

describe('the payer simulator', () => {
  it('answers a request that is right and shows what it received', async () => {
    const answer = await post(request);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('<DenialCode>ELIG-001</DenialCode>');
    const seen = await (await fetch(`${payers.url}/requests`)).json();
    expect(seen).toContainEqual(expect.objectContaining({ payerCode: 'A901', xml: request, answered: 'no' }));
  });

  it.each([
    ['that is not well-formed', request.replace('</Header>', ''), 'Not well-formed'],
    ['with a document type', request.replace('?>', '?><!DOCTYPE a>'), 'document type'],
    [
      'in another order',
      request.replace(/(<Header>.*<\/Header>)(<Authorization>.*<\/Authorization>)/, '$2$1'),
      'order',
    ],
    ['of two records', request.replace('<RecordCount>1', '<RecordCount>2'), 'RecordCount'],
    ['that is no eligibility check', request.replace('>Eligibility<', '>Authorization<'), 'Authorization/Type'],
    ['with an ISO date', request.replace(/<TransactionDate>[^<]*/, '<TransactionDate>2026-11-21'), 'TransactionDate'],
    [
      'with an Emirates ID without dashes',
      request.replace(/(<EmiratesIDNumber>)[^<]*/, '$1784198500000017'),
      'EmiratesID',
    ],
    ['with a wrong check digit', request.replaceAll('0000001-7', '0000001-8'), 'check digit'],
    ['with a licence of no regulator', request.replaceAll('MF1234', 'X1'), 'SenderID'],
    ['whose number is not the facility’s', request.replace('<ID>MF1234', '<ID>MF9999'), 'licence'],
    ['with an element of its own', request.replace('<PayerID>', '<Extra>1</Extra><PayerID>'), 'order'],
    ['for another payer', request.replace('<ReceiverID>A901', '<ReceiverID>A902'), 'another payer'],
  ])('refuses a request %s', async (_, xml, reason) => {
    expect(xml).not.toBe(request);
    const answer = await post(xml);
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain(reason);
  });

  it('refuses a payer that it does not serve, and a sender that it does not know', async () => {
    expect((await post(request.replaceAll('A901', 'Z999'), 'Z999')).status).toBe(400);
    const strict = await startPayerSimulator({
      members: demoMembers,
      payers: demoPayers,
      faults: () => payerFaults.parse({}),
      senders: new Set(['MF5555']),
    });
    const answer = await post(request, 'A901', strict.url);
    await strict.close();
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain('sender is not known');
  });
});

describe('the payer simulator believes nobody', () => {
  const url = `${payers.url}/A901/prior-request`;
  const key = simulatedKey('A901', 'first');
  const headersFor = (signed: Record<string, string>) => ({ 'content-type': contentType, ...signed });
  const rightHeaders = () => headersFor(signedHeaders({ method: 'POST', url, body: request, contentType }, key));
  const send = (headers: Record<string, string>, body = request, to = url) =>
    fetch(to, { method: 'POST', body, headers });
  const changed = (name: string, change: (text: string) => string) => {
    const right: Record<string, string> = rightHeaders();
    return { ...right, [name]: change(right[name] ?? '') };
  };
  const asOf = (secondsAgo: number) => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - secondsAgo * 1000 });
    const headers = rightHeaders();
    vi.useRealTimers();
    return headers;
  };

  it.each<[string, string, () => Promise<Response>]>([
    ['without a signature', 'not signed', () => send({ 'content-type': contentType })],
    [
      'with the key of another payer',
      'wrong signature',
      () =>
        send(
          headersFor(signedHeaders({ method: 'POST', url, body: request, contentType }, simulatedKey('A902', 'first'))),
        ),
    ],
    [
      'with a key that it does not know',
      'wrong signature',
      () =>
        send(
          headersFor(signedHeaders({ method: 'POST', url, body: request, contentType }, { ...key, keyId: 'third' })),
        ),
    ],
    ['with another content', 'another content', () => send(rightHeaders(), `${request} `)],
    [
      'with another content and its digest',
      'wrong signature',
      () =>
        send(
          changed('content-digest', () => 'sha-256=:AAAA:'),
          `${request} `,
        ),
    ],
    [
      'with a later time than was signed',
      'wrong signature',
      () => send(changed('signature-input', (text) => text.replace(/expires=\d+/, 'expires=9999999999'))),
    ],
    [
      'with less signed than it asks for',
      'wrong signature',
      () => send(changed('signature-input', (text) => text.replace(' "content-digest"', ''))),
    ],
    ['that signed three minutes ago', 'not fresh', () => send(asOf(180))],
    ['whose clock is a minute ahead', 'not fresh', () => send(asOf(-60))],
  ])('%s (401), and keeps nothing of the question', async (_who, answered, ask) => {
    expect((await ask()).status).toBe(401);
    expect(payers.requests().at(-1)).toMatchObject({ answered, xml: '', requestNumber: null });
  });

  it('who sends a copy of what it has answered', async () => {
    const headers = rightHeaders();
    expect((await send(headers)).status).toBe(200);
    expect((await send(headers)).status).toBe(401);
    expect(payers.requests().at(-1)?.answered).toBe('not fresh');
  });

  it('who asks under the address of another payer', async () => {
    const other = url.replace('A901', 'A902');
    expect((await send(rightHeaders(), request, other)).status).toBe(401);
  });

  it('and shows no key to anybody', async () => {
    await send(rightHeaders());
    const shown = await (await fetch(`${payers.url}/requests`)).text();
    expect(shown).not.toContain(key.key);
    expect(shown).not.toContain('hmac-sha256');
  });
});
