import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SoapCall, soapEnvelope } from '../../functions/_connect/regulator/soap.ts';
import { demoRegister } from '../../functions/_demo/clinicianRegister.ts';
import { demoFacilities } from '../../functions/_demo/facilities.ts';
import { demoRegulatorAccounts } from '../../functions/_demo/regulatorAccounts.ts';
import { createFaultSwitch } from '../../infra/local/faults.ts';
import { type RegulatorSimulators, startRegulators } from '../../infra/local/simulators/regulators.ts';

const faults = createFaultSwitch();
let simulators: RegulatorSimulators;
beforeAll(async () => {
  simulators = await startRegulators(demoRegulatorAccounts, () => faults.current().simulators, demoRegister);
});
afterAll(() => simulators.close());

const dhpo = { namespace: 'http://www.eClaimLink.ae/' };
const shafafiya = { namespace: 'https://www.shafafiya.org/v2/' };
const [account] = demoRegulatorAccounts;
if (!account) throw new Error('No account');

const getNew = (login: string, pwd: string): SoapCall => ({
  operation: 'GetNewTransactions',
  parameters: [
    ['login', login],
    ['pwd', pwd],
  ],
});
const message = (call: SoapCall, { namespace } = dhpo) => soapEnvelope({ url: '', namespace }, call);
const send = async (url: string, body: string, soapaction = `"${dhpo.namespace}GetNewTransactions"`) => {
  const response = await fetch(url, { method: 'POST', headers: { 'content-type': 'text/xml', soapaction }, body });
  return { status: response.status, text: await response.text() };
};
const good = message(getNew(account.username, account.password));

it('have an account for every facility of a regulator with a system', () => {
  const licences = demoFacilities.filter(({ regulatoryId }) => [1, 2, 4].includes(regulatoryId));
  expect(demoRegulatorAccounts.map(({ facilityLicense }) => facilityLicense)).toEqual(
    licences.map(({ facilityLicense }) => facilityLicense),
  );
});

describe('a post office', () => {
  it('answers a call as its WSDL says', async () => {
    const { status, text } = await send(simulators.addresses.dhpo, good);
    expect(status).toBe(200);
    expect(text).toContain('<GetNewTransactionsResponse xmlns="http://www.eClaimLink.ae/">');
    expect(text).toMatch(/<GetNewTransactionsResult>(0|2)<\/GetNewTransactionsResult>/);
  });

  it('lists what waits, escaped, in the element of its own WSDL', async () => {
    const waiting = demoRegulatorAccounts.find(({ regulatorId, waiting: count }) => regulatorId === 1 && count > 0);
    const { text } = await send(
      simulators.addresses.shafafiya,
      message(getNew(waiting?.username ?? '', waiting?.password ?? ''), shafafiya),
      `"${shafafiya.namespace}GetNewTransactions"`,
    );
    expect(text).toMatch(
      /Result>0<.*<xmlTransactions>&lt;Files&gt;&lt;File FileID=.*<\/xmlTransactions><errorMessage>/,
    );
  });

  it.each([
    ['another SOAPAction', good, '"http://www.eClaimLink.ae/UploadTransaction"'],
    ['a SOAPAction without its quotes', good, 'http://www.eClaimLink.ae/GetNewTransactions'],
    ['parameters out of order', good.replace(/(<login>.*<\/login>)(<pwd>.*<\/pwd>)/, '$2$1'), undefined],
    ['an unknown parameter', good.replace('</pwd>', '</pwd><licence>x</licence>'), undefined],
    ['another namespace', good.replace(dhpo.namespace, 'urn:x'), undefined],
    ['no namespace', good.replace(` xmlns="${dhpo.namespace}"`, ''), undefined],
    ['SOAP 1.2', good.replace('schemas.xmlsoap.org/soap/envelope/', 'www.w3.org/2003/05/soap-envelope'), undefined],
    ['a DTD', good.replace('?>', '?><!DOCTYPE x>'), undefined],
    ['broken XML', good.slice(0, -10), undefined],
    ['an unknown operation', good.replaceAll('GetNewTransactions', 'constructor'), undefined],
    ['nothing', '', undefined],
  ])('refuses %s with a SOAP fault', async (_what, body, soapAction) => {
    const { status, text } = await send(simulators.addresses.dhpo, body, soapAction);
    expect(status).toBe(500);
    expect(text).toContain('<soap:Fault><faultcode>soap:Client</faultcode>');
  });

  it('of Abu Dhabi lets a user ask for new transactions once a minute', async () => {
    const user = demoRegulatorAccounts.filter(({ regulatorId }) => regulatorId === 1).at(-1);
    const body = message(getNew(user?.username ?? '', user?.password ?? ''), shafafiya);
    const ask = () => send(simulators.addresses.shafafiya, body, `"${shafafiya.namespace}GetNewTransactions"`);
    expect((await ask()).text).toMatch(/Result>(0|2)</);
    expect((await ask()).text).toContain('Result>-4<');
  });

  it('of Dubai does not know the users of Abu Dhabi', async () => {
    const other = demoRegulatorAccounts.find(({ regulatorId }) => regulatorId === 1);
    const { text } = await send(
      simulators.addresses.dhpo,
      message(getNew(other?.username ?? '', other?.password ?? '')),
    );
    expect(text).toContain('Result>-1<');
  });
});

it('answer only where their services are', async () => {
  const { dhpo: soap, riayati, controlMedication } = simulators.addresses;
  expect((await fetch(soap)).status).toBe(404);
  expect((await fetch(`${riayati}/api/Remittance/Search`)).status).toBe(404);
  expect((await fetch(`${controlMedication}/`, { method: 'POST', body: '{}' })).status).toBe(404);
  expect((await fetch(`${controlMedication}/connection-test`, { method: 'POST', body: 'x' })).status).toBe(400);
});
