import { describe, expect, it } from 'vitest';
import { fileInstant } from '../../../../functions/_connect/postOffice/fileDate.ts';
import { readPriorAuthorization } from '../../../../functions/_connect/postOffice/readPriorAuthorization.ts';
import { writePriorRequest } from '../../../../functions/_connect/postOffice/writePriorRequest.ts';
import { zipFile } from '../../../../functions/_kit/zipFile.ts';
import { approvalOf } from '../../../../infra/local/simulators/authorizationAnswer.ts';
import { rootOf } from '../../../../infra/local/simulators/xmlElements.ts';
import { regulators } from '../../../../shared/_field/regulator.ts';
import { fc } from '../../../support/fc.ts';
import { aPriorRequest } from '../../../support/priorRequests.ts';

const header =
  '<Header><SenderID>INS026</SenderID><ReceiverID>MF9001</ReceiverID><TransactionDate>24/11/2026 09:30</TransactionDate><RecordCount>7</RecordCount></Header>';
const line =
  '<Activity><ID>1</ID><Type>3</Type><Code>72148</Code><Quantity>1</Quantity><Net>900.10</Net><PaymentAmount>450.05</PaymentAmount><DenialCode>PRCE-001</DenialCode></Activity>';
const record = `<Authorization><Result>Yes</Result><ID>MF9001-1</ID><IDPayer>A-1</IDPayer><Start>24/11/2026 00:00</Start><End>08/12/2026 23:59</End><Comments>تمت الموافقة</Comments>${line}</Authorization>`;
const plain = `<Prior.Authorization>${header}${record}</Prior.Authorization>`;
const expected = {
  ...{ senderId: 'INS026', receiverId: 'MF9001', transactionDate: '2026-11-24T05:30:00.000Z', dispositionFlag: null },
  ...{ result: 'yes', id: 'MF9001-1', idPayer: 'A-1', denialCode: null, limit: null },
  ...{ start: '2026-11-23T20:00:00.000Z', end: '2026-12-08T19:59:00.000Z', comments: 'تمت الموافقة' },
  activities: [
    {
      ...{ id: '1', type: '3', code: '72148', quantity: 1, net: 900.1, list: null, patientShare: null },
      ...{ paymentAmount: 450.05, denialCode: 'PRCE-001', observations: [] },
    },
  ],
};
const read = (file: string | Uint8Array) => readPriorAuthorization(typeof file === 'string' ? Buffer.from(file) : file);
const whole = { ok: true, answers: [expected], unread: [] };

/** Arabic letters as systems without Unicode write them. */
const single = (text: string, encoding: 'windows-1256' | 'iso-8859-6'): Buffer => {
  const decoder = new TextDecoder(encoding);
  const table = new Map(Array.from({ length: 256 }, (_, byte) => [decoder.decode(Uint8Array.of(byte)), byte]));
  return Buffer.from([...text].map((letter) => table.get(letter) ?? 63));
};
const utf16 = (text: string, isBig = false): Buffer => {
  const bytes = Buffer.from(text, 'utf16le');
  return isBig ? bytes.swap16() : bytes;
};
async function* one<T>(value: T): AsyncGenerator<T> {
  yield value;
}
const zipped = (content: Uint8Array, ...more: Uint8Array[]) =>
  zipFile(
    (async function* () {
      for (const [at, bytes] of [content, ...more].entries()) yield { name: `PA${at}.xml`, content: one(bytes) };
    })(),
  );
const json = {
  authorization: {
    ...{ id: 'MF9001-1', result: 'YES', idPayer: 'A-1', comments: 'تمت الموافقة', limit: null, denialCode: '' },
    ...{ start: '24/11/2026 00:00', end: '2026-12-08T23:59:00+04:00' },
    activity: [
      {
        ...{ id: 1, type: 3, code: '72148', quantity: 1, net: 900.1, paymentAmount: 450.05, denialCode: 'PRCE-001' },
      },
    ],
  },
  header: { senderId: 'INS026', receiverId: 'MF9001', transactionDate: '24/11/2026 09:30:00' },
};

describe('REQ-EAUTH-10 an answer of another system is read', () => {
  it.each<[string, string | Uint8Array]>([
    ['as plain as can be', plain],
    ['with a declaration and a BOM', `\uFEFF<?xml version="1.0" encoding="utf-8"?>\r\n${plain}`],
    ['with empty lines in front', `\n\n <?xml version="1.0"?>${plain}`],
    [
      'with prefixes and namespaces',
      plain
        .replaceAll(/<(\/?)([A-Z])/g, '<$1ns0:$2')
        .replace('<ns0:Prior', '<ns0:Prior')
        .replace('ation>', 'ation xmlns:ns0="urn:x">'),
    ],
    ['with a prefix that nothing binds', plain.replaceAll(/<(\/?)([A-Z])/g, '<$1pa:$2')],
    [
      'in another order',
      plain.replace('<Result>Yes</Result>', '').replace('</Authorization>', '<Result>YES</Result>$&'),
    ],
    ['with the header behind', plain.replace(header, '').replace('</Prior', `${header}$&`)],
    [
      'with empty elements',
      plain
        .replace(line, `<Limit/><DenialCode> </DenialCode>${line}`)
        .replace('<Quantity>', '<List></List><PatientShare/><Quantity>'),
    ],
    [
      'with unknown elements',
      plain
        .replace('<Result>', '<Priority level="1"><Why>x</Why></Priority><Result>')
        .replace(line, line.replace('<Net>', '<VAT>0</VAT><Net>')),
    ],
    ['with sections and comments', plain.replace('>A-1<', '><!-- x --><![CDATA[A-1]]><').replace('Yes', '\n  Yes\n')],
    [
      'with seconds and ISO dates',
      plain.replace('24/11/2026 00:00', '24/11/2026 00:00:00').replace('08/12/2026 23:59', '2026-12-08T19:59:00Z'),
    ],
    ['in UTF-16 with a BOM', utf16(`\uFEFF<?xml version="1.0" encoding="utf-16"?>${plain}`)],
    ['in UTF-16 without one', utf16(plain)],
    ['in UTF-16, the other way round', utf16(`\uFEFF${plain}`, true)],
    ['in UTF-8 that says UTF-16', `<?xml version="1.0" encoding="utf-16"?>${plain}`],
    ['in windows-1256', single(`<?xml version="1.0" encoding="windows-1256"?>${plain}`, 'windows-1256')],
    ['in ISO-8859-6', single(`<?xml version='1.0' encoding='ISO-8859-6'?>${plain}`, 'iso-8859-6')],
    ['in windows-1256 that does not say so', single(plain, 'windows-1256')],
    ['in JSON', JSON.stringify(json)],
    [
      'in JSON with other names',
      JSON.stringify({ PriorAuthorization: { Header: json.header, Authorization: [json.authorization] } }),
    ],
    ['in JSON in UTF-16', utf16(`\uFEFF${JSON.stringify(json)}`)],
    ['in JSON in UTF-8 with a BOM', `\uFEFF${JSON.stringify(json)}`],
    [
      'with a default namespace and attributes',
      plain
        .replace(
          '<Prior.Authorization>',
          '<Prior.Authorization xmlns="urn:x" xmlns:xsi="urn:i" xsi:schemaLocation="a b">',
        )
        .replace('<Authorization>', '<Authorization ID="other" version=\'2\'>'),
    ],
    [
      'with elements that say they are empty',
      plain.replace(line, `<Limit xsi:nil="true"/><DenialCode xsi:nil="true"></DenialCode>${line}`),
    ],
    [
      'with instructions and comments around',
      `<?xml version="1.0"?><!-- a --><?xml-stylesheet href="a.xsl"?>${plain}<!-- z -->\n`,
    ],
    ['as XML 1.1', `<?xml version="1.1" encoding="UTF-8" standalone="yes"?>${plain}`],
    ['without the point in the name of its root', plain.replaceAll('Prior.Authorization', 'PriorAuthorization')],
    [
      'with hard spaces around texts',
      plain.replace('>A-1<', '>\u00a0A-1\u00a0<').replace('>900.10<', '>\u00a0900.10 <'),
    ],
    ['with letters as numbers', plain.replace('>A-1<', '>&#65;&#x2D;1<')],
    ['in UTF-8 that says UCS-2', `<?xml version="1.0" encoding="ISO-10646-UCS-2"?>${plain}`],
    ['in UTF-8 that says Unicode', `<?xml version="1.0" encoding="Unicode"?>${plain}`],
    [
      'with amounts in longer forms',
      plain.replace('900.10', '0900.1000').replace('450.05', '+450.0500').replace('<Quantity>1<', '<Quantity>1.<'),
    ],
    ['with amounts in powers of ten', plain.replace('900.10', '9.001E2').replace('450.05', '45005e-2')],
    [
      'with days in other forms',
      plain
        .replace('24/11/2026 00:00', '24-Nov-2026 0:00')
        .replace('08/12/2026 23:59', '2026/12/08 23:59:00')
        .replace('24/11/2026 09:30', '24.11.2026 09:30'),
    ],
    [
      'with zones in short forms',
      plain
        .replace('24/11/2026 00:00', '2026-11-23T20:00:00.000Z')
        .replace('08/12/2026 23:59', '2026-12-08T23:59:00+04')
        .replace('24/11/2026 09:30', '2026-11-24T09:30:00.1234567+0400'),
    ],
    [
      'with a period of days',
      plain.replace('24/11/2026 00:00', '2026-11-24').replace('08/12/2026 23:59', '08/12/2026 23:59'),
    ],
    [
      'in JSON in large letters',
      JSON.stringify({
        'PRIOR.AUTHORIZATION': {
          HEADER: { SENDERID: 'INS026', RECEIVERID: 'MF9001', TRANSACTIONDATE: '24/11/2026 09:30' },
          AUTHORIZATION: [{ ...json.authorization, RESULT: 'Yes', result: undefined }],
        },
      }),
    ],
    [
      'in JSON with a result that is true',
      JSON.stringify({ ...json, authorization: { ...json.authorization, result: true } }),
    ],
    [
      'in JSON with numbers as text',
      JSON.stringify({
        ...json,
        authorization: {
          ...json.authorization,
          activity: [
            {
              ...json.authorization.activity[0],
              id: '1',
              type: '3',
              quantity: '1',
              net: '900.10',
              paymentAmount: '450.050',
              list: null,
              observation: null,
              patientShare: '',
            },
          ],
        },
      }),
    ],
  ])('%s', async (_, file) => {
    expect(await read(file)).toEqual(whole);
  });

  it('in ISO-8859-1, which says so', async () => {
    const file = Buffer.from(
      `<?xml version="1.0" encoding="ISO-8859-1"?>${plain.replace('تمت الموافقة', 'Café, 37\u00b0')}`,
      'latin1',
    );
    expect(await read(file)).toMatchObject({ ok: true, answers: [{ comments: 'Café, 37\u00b0', result: 'yes' }] });
  });

  it('with thousands divided by commas before the point', async () => {
    const found = await read(plain.replace('>900.10<', '>1,234,900.10<'));
    expect(found).toMatchObject({ ok: true, answers: [{ activities: [{ net: 1_234_900.1 }] }] });
  });

  it('in JSON, whose long numbers lose no digit', async () => {
    const text = JSON.stringify(json).replace('"A-1"', '12345678901234567890');
    expect(await read(text)).toMatchObject({ ok: true, answers: [{ idPayer: '12345678901234567890' }] });
  });

  it('zipped, alone or with others', async () => {
    expect(await read(await zipped(Buffer.from(plain)))).toEqual(whole);
    const two = await read(await zipped(utf16(plain), Buffer.from(plain.replaceAll('MF9001-1', 'MF9001-2'))));
    expect(two.ok && two.answers.map(({ id }) => id)).toEqual(['MF9001-1', 'MF9001-2']);
  });

  it('as our simulators write it', async () => {
    const request = rootOf(Buffer.from(writePriorRequest(aPriorRequest(), regulators.DHA).bytes).toString());
    if (typeof request === 'string') throw new Error(request);
    const found = await read(approvalOf(request, new Date('2026-11-24T06:00:00Z')));
    expect(found).toMatchObject({
      answers: [
        {
          result: 'yes',
          id: 'DHA-F-9000001-00145677',
          activities: [{ paymentAmount: 900.1 }, { paymentAmount: 12.35 }],
        },
      ],
    });
  });
});

const unread = (reason: string, at: string | null = null) => ({ ok: false, reason, at });
const bomb = `<!DOCTYPE a [<!ENTITY a "yes"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>`;

describe('REQ-EAUTH-10 what could mean two things, or lies, is not read', () => {
  it.each<[string, string | Uint8Array, object]>([
    ['an empty file', '', unread('empty')],
    ['spaces', ' \n ', unread('empty')],
    ['a document type', `<?xml version="1.0"?>${bomb}${plain.replace('Yes', '&b;')}`, unread('documentType')],
    ['an external entity', `<!DOCTYPE a SYSTEM "file:///etc/passwd">${plain}`, unread('documentType')],
    ['an entity that nobody declares', plain.replace('Yes', '&yes;'), unread('notWellFormed')],
    ['two roots', plain + plain, unread('notWellFormed')],
    ['half a file', plain.slice(0, plain.length / 2), unread('notWellFormed')],
    ['a web page', '<html><body>Sign in</body></html>', unread('otherDocument', 'html')],
    ['a request', plain.replaceAll('Prior.Authorization', 'Prior.Request'), unread('otherDocument', 'prior.request')],
    ['elements in each other without end', '<a>'.repeat(10_000), unread('tooDeep')],
    ['too many elements', `<a>${'<b/>'.repeat(200_000)}</a>`, unread('tooLarge')],
    [
      'two results',
      plain.replace('<Result>Yes</Result>', '<Result>Yes</Result><Result>No</Result>'),
      unread('repeated', 'result'),
    ],
    [
      'two results with two prefixes',
      plain.replace('<Result>Yes</Result>', '<Result>Yes</Result><x:Result>No</x:Result>'),
      unread('repeated', 'result'),
    ],
    ['elements in a result', plain.replace('Yes', '<b>Yes</b>'), unread('otherDocument', 'result')],
    ['a result that is neither', plain.replace('Yes', 'Perhaps'), unread('badResult', 'result')],
    ['an amount with a comma', plain.replace('450.05', '450,05'), unread('badNumber', 'paymentamount')],
    [
      'an amount whose comma could be the point',
      plain.replace('450.05', '1,450'),
      unread('badNumber', 'paymentamount'),
    ],
    ['an amount with two points', plain.replace('450.05', '1.450.05'), unread('badNumber', 'paymentamount')],
    ['a result by a property of objects', plain.replace('Yes', 'constructor'), unread('badResult', 'result')],
    ['an amount in words', plain.replace('450.05', 'NaN'), unread('badNumber', 'paymentamount')],
    ['a payment below nothing', plain.replace('450.05', '-450.05'), unread('outOfBounds', 'paymentamount')],
    ['a price below nothing', plain.replace('900.10', '-0.01'), unread('outOfBounds', 'net')],
    ['a quantity below nothing', plain.replace('<Quantity>1<', '<Quantity>-2<'), unread('outOfBounds', 'quantity')],
    [
      'a share below nothing',
      plain.replace('<PaymentAmount>', '<PatientShare>-5</PatientShare>$&'),
      unread('outOfBounds', 'patientshare'),
    ],
    ['a limit below nothing', plain.replace(line, `<Limit>-1</Limit>${line}`), unread('outOfBounds', 'limit')],
    [
      'a limit without end',
      plain.replace(line, `<Limit>999999999999999</Limit>${line}`),
      unread('outOfBounds', 'limit'),
    ],
    ['a quantity without end', plain.replace('<Quantity>1<', '<Quantity>9e20<'), unread('outOfBounds', 'quantity')],
    ['a day that does not exist', plain.replace('24/11/2026 00:00', '31/11/2026 00:00'), unread('badDate', 'start')],
    ['an American date', plain.replace('24/11/2026 00:00', '11/24/2026 00:00'), unread('badDate', 'start')],
    ['no number of a request', plain.replace('<ID>MF9001-1</ID>', ''), unread('missing', 'id')],
    ['no sender', plain.replace('INS026', ''), unread('missing', 'senderid')],
    ['no header', plain.replace(header, ''), unread('missing', 'header')],
    ['no record', plain.replace(record, ''), unread('missing', 'authorization')],
    ['an encoding that nobody knows', `<?xml version="1.0" encoding="klingon"?>${plain}`, unread('unknownEncoding')],
    [
      'bytes that are not what it says',
      single(`<?xml version="1.0" encoding="utf-8"?>${plain}`, 'windows-1256'),
      unread('unknownEncoding'),
    ],
    ['JSON that says a thing twice', '{"header":{},"header":{},"authorization":[]}', unread('repeated')],
    ['JSON without end', '['.repeat(10_000), unread('tooDeep')],
    ['half of JSON', '{"header":', unread('notWellFormed')],
    ['another JSON', '{"odd": 1}', unread('missing', 'header')],
    ['a number too long', plain.replace('A-1', 'A'.repeat(300)), unread('tooLong', 'idpayer')],
    ['an archive cut off', Buffer.from('PK\u0003\u0004 and no more'), unread('badArchive')],
    ['something huge', Buffer.alloc(25 * 1024 * 1024, 32), unread('tooLarge')],
  ])('%s', async (_, file, reason) => {
    expect(await read(file)).toEqual(reason);
  });

  it('and withholds no other record of the file, and no other file of the archive', async () => {
    const bad = record.replace('MF9001-1', 'MF9001-3').replace('450.05', '-1');
    const beside = { ok: true, answers: [expected], unread: [unread('outOfBounds', 'paymentamount')] };
    expect(await read(plain.replace(record, bad + record))).toEqual(beside);
    expect(await read(plain.replace(record, record + bad))).toEqual(beside);
    const archive = await read(await zipped(Buffer.from('<half'), Buffer.from(plain)));
    expect(archive).toEqual({ ok: true, answers: [expected], unread: [unread('notWellFormed')] });
  });

  it('an archive that unpacks to more than any file may have', async () => {
    expect(await read(await zipped(Buffer.alloc(30 * 1024 * 1024, 32)))).toEqual(unread('tooLarge'));
  });

  it('never throws, and never makes a yes of a file that lost a character', async () => {
    const no = plain.replace('Yes', 'No');
    await fc.assert(
      fc.asyncProperty(fc.nat(no.length - 1), async (at) => {
        const found = await read(no.slice(0, at) + no.slice(at + 1));
        expect(found.ok && found.answers.some(({ result }) => result === 'yes')).toBe(false);
      }),
    );
    await fc.assert(fc.asyncProperty(fc.uint8Array({ maxLength: 200 }), async (bytes) => void (await read(bytes))));
  });
});

it('reads days and instants in the Emirates’ time', () => {
  const forms: [string, string | null][] = [
    ['24/11/2026', '2026-11-23T20:00:00.000Z'],
    ['4/1/2026 9:05', '2026-01-04T05:05:00.000Z'],
    ['24-11-2026 09:30:15', '2026-11-24T05:30:15.000Z'],
    ['2026-11-24', '2026-11-23T20:00:00.000Z'],
    ['2026-11-24T09:30:00.1234567', '2026-11-24T05:30:00.000Z'],
    ['2026-11-24T05:30:00+0000', '2026-11-24T05:30:00.000Z'],
    ['24.11.2026 09:30', '2026-11-24T05:30:00.000Z'],
    ['24-Nov-2026 9:05:07', '2026-11-24T05:05:07.000Z'],
    ['24 november 2026', '2026-11-23T20:00:00.000Z'],
    ['2026/11/24 09:30', '2026-11-24T05:30:00.000Z'],
    ['2026-11-24 9:30', '2026-11-24T05:30:00.000Z'],
    ['2026-11-24T09:30:00+04', '2026-11-24T05:30:00.000Z'],
    ['2026-11-24+04:00', '2026-11-23T20:00:00.000Z'],
    ['24-Nox-2026', null],
    ['24/11/2026 9:30 PM', null],
    ['2026-24-11', null],
    ['29/02/2027', null],
    ['24/11/26', null],
    ['24/11/2026 25:00', null],
    ['0000-00-00', null],
  ];
  for (const [text, instant] of forms) expect(fileInstant(text), text).toBe(instant);
  expect(fileInstant('24/11/2026', true)).toBe('2026-11-24T19:59:59.000Z');
});
