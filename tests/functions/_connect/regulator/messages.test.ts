import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { XMLParser } from 'fast-xml-parser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SoapOffice } from '../../../../functions/_connect/postOffice/soapOffice.ts';
import { soapPostOffice } from '../../../../functions/_connect/postOffice/soapPostOffice.ts';
import { postOfficeConnection } from '../../../../functions/_connect/regulator/postOffice.ts';
import { outsideMs } from '../../../support/outsideLimits.ts';
import { hasServiceContracts, messageErrors, soapActionOf } from '../../../support/wsdl.ts';

const seen: { headers: IncomingHttpHeaders; body: string }[] = [];
const server = createServer(async (request, response) => {
  let body = '';
  for await (const chunk of request) body += chunk;
  seen.push({ headers: request.headers, body });
  const operation = body.includes('<SearchTransactions') ? 'SearchTransactions' : 'GetNewTransactions';
  response.end(
    `<s:Envelope xmlns:s="x"><s:Body><${operation}Response><${operation}Result>2</${operation}Result></${operation}Response></s:Body></s:Envelope>`,
  );
});
let url = '';
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/service.asmx`;
});
afterAll(() => void server.close());

const awkward = `a<b>&"c'd]]> ü ع`;

const offices = [
  [
    'dhaEClaimWebServices.wsdl',
    {
      namespace: 'http://www.eClaimLink.ae/',
      transactionStatus: 'TransactionStatus',
      downloadedFile: 'fieldId',
      newTransactions: { authorization: 'xmlTransaction', claim: 'xmlTransaction' },
      isNewOfAllKinds: true,
    },
  ],
  [
    'PBMWebServices.wsdl',
    {
      namespace: 'https://www.shafafiya.org/v2/',
      transactionStatus: 'transactionStatus',
      downloadedFile: 'fileId',
      newTransactions: { authorization: 'foundTransactions', claim: 'xmlTransactions' },
      isNewOfAllKinds: false,
    },
  ],
] as const satisfies readonly [string, Omit<SoapOffice, 'url'>][];

describe.each(offices)('the messages to %s', (wsdl, office) => {
  beforeAll(async () => {
    seen.length = 0;
    const tries = postOfficeConnection({ ...office, url }, 2000);
    const askedAt = new Date('2026-11-20T21:30:00.000Z');
    expect(await tries({ username: awkward, password: awkward, facilityLicense: 'DHA-F-9000001', askedAt })).toBe(
      'proven',
    );
  });

  it('carry the credentials as they were typed', () => {
    const parsed = new XMLParser({ removeNSPrefix: true, parseTagValue: false }).parse(seen[0]?.body ?? '');
    expect(parsed.Envelope.Body.GetNewTransactions).toEqual({ login: awkward, pwd: awkward });
  });

  it('name the facility and today, as a day of the Emirates', () => {
    const parsed = new XMLParser({ removeNSPrefix: true, parseTagValue: false }).parse(seen[1]?.body ?? '');
    expect(parsed.Envelope.Body.SearchTransactions).toMatchObject({
      callerLicense: 'DHA-F-9000001',
      transactionFromDate: '21/11/2026',
      transactionToDate: '21/11/2026',
    });
  });

  it.skipIf(!hasServiceContracts)('are as its WSDL says, SOAPAction included', () => {
    for (const [at, operation] of ['GetNewTransactions', 'SearchTransactions'].entries()) {
      expect(messageErrors(seen[at]?.body ?? '', wsdl)).toEqual([]);
      expect(seen[at]?.headers.soapaction).toBe(`"${soapActionOf(wsdl, operation)}"`);
    }
  });

  it.skipIf(!hasServiceContracts)('of the port are as its WSDL says, too', async () => {
    const before = seen.length;
    const who = { username: awkward, password: awkward, facilityLicense: 'MF9001' };
    const port = soapPostOffice({ ...office, url }, who, { timeoutMs: outsideMs, fileTimeoutMs: outsideMs });
    await port.upload({ kind: 'claim', fileName: 'a.xml', bytes: Buffer.from('<a/>') });
    const operations = ['UploadTransaction'];
    for (const [kind, list] of [
      ['authorization', 'GetNewPriorAuthorizationTransactions'],
      ['claim', 'GetNewTransactions'],
    ] as const) {
      await port.newTransactions(kind);
      await port.search({ kind, direction: 'received', from: '2026-11-20', to: '2026-11-21', partnerId: awkward });
      await port.download({ kind, fileId: awkward });
      await port.setDownloaded({ kind, fileId: awkward });
      operations.push(list, 'SearchTransactions', 'DownloadTransactionFile', 'SetTransactionDownloaded');
    }
    for (const [at, operation] of operations.entries()) {
      const sent = seen[before + at];
      expect(messageErrors(sent?.body ?? '', wsdl), operation).toEqual([]);
      expect(sent?.headers.soapaction).toBe(`"${soapActionOf(wsdl, operation)}"`);
    }
  });

  it.skipIf(!hasServiceContracts)('are found wrong when they are wrong', () => {
    const [{ body: good } = { body: '' }, { body: search } = { body: '' }] = seen;
    const wrong = [
      good.replace(/(<login>.*<\/login>)(<pwd>.*<\/pwd>)/, '$2$1'),
      good.replace('pwd>', 'password>').replace('</pwd', '</password'),
      good.replace(office.namespace, 'urn:other'),
      search.replace('<direction>1</direction>', ''),
      search.replace('<direction>1', '<direction>sent'),
    ];
    for (const message of wrong) expect(messageErrors(message, wsdl), message).not.toEqual([]);
  });
});
