import { describe, expect, it } from 'vitest';
import { eligibilityRequestXml } from '../../functions/_connect/payer/priorRequest.ts';
import { demoMembers } from '../../infra/local/demo/members.ts';
import { demoPayers } from '../../infra/local/demo/payers.ts';
import { payerFaults } from '../../infra/local/faults.ts';
import { startPayerSimulator } from '../../infra/local/simulators/payer.ts';
import { startPayers } from '../support/eligibility.ts';
import { aQuestion } from '../support/payerQuestion.ts';

const payers = await startPayers();

const request = eligibilityRequestXml(aQuestion({ sentAt: new Date() }), 'PRODUCTION');

const post = (body: string, payerCode = 'A901', url = payers.url) =>
  fetch(`${url}/${payerCode}/prior-request`, { method: 'POST', body });

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
