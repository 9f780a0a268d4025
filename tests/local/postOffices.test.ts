import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { demoAuthorizationOutcomes } from '../../functions/_demo/authorizationOutcomes.ts';
import { demoRegister } from '../../functions/_demo/clinicianRegister.ts';
import { demoRegulatorAccounts } from '../../functions/_demo/regulatorAccounts.ts';
import { createFaultSwitch } from '../../infra/local/faults.ts';
import { refusal } from '../../infra/local/http/answer.ts';
import { startFront } from '../../infra/local/http/front.ts';
import { postOfficeApi } from '../../infra/local/http/postOfficeApi.ts';
import { PostBox } from '../../infra/local/simulators/postBox.ts';
import { type RegulatorSimulators, startRegulators } from '../../infra/local/simulators/regulators.ts';
import { leaf } from '../../shared/_field/xmlText.ts';
import { priorRequestXml } from '../support/priorRequestXml.ts';
import { regulatorAccount } from '../support/regulators.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';

const faults = createFaultSwitch();
let now = new Date('2026-11-24T06:00:00Z');
let simulators: RegulatorSimulators;
let front: Awaited<ReturnType<typeof startFront>>;
beforeAll(async () => {
  simulators = await startRegulators(demoRegulatorAccounts, () => faults.current().simulators, demoRegister, {
    now: () => now,
  });
  front = await startFront(
    0,
    async (request, url) => (await postOfficeApi(simulators.postBoxes, request, url)) ?? refusal('notFound'),
  );
});
afterEach(() => void faults.set({}));
afterAll(async () => {
  await front.close();
  await simulators.close();
});
const passes = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000);
};

const dubai = regulatorAccount('DHA-F-9000001');
const abuDhabi = regulatorAccount('MF9001');
const north = regulatorAccount('MOH-F-9000001');
const newId = (license: string) => `${license}-${randomUUID().slice(0, 8)}`;

const offices = { dhpo: 'http://www.eClaimLink.ae/', shafafiya: 'https://www.shafafiya.org/v2/' } as const;

/** Calls an operation and gives its result and a reader of its other elements. */
async function call(office: keyof typeof offices, operation: string, parameters: Record<string, string>) {
  const namespace = offices[office];
  const body = Object.entries(parameters).map(([name, value]) => leaf(name, value));
  const response = await fetch(simulators.addresses[office], {
    method: 'POST',
    headers: { 'content-type': 'text/xml', soapaction: `"${namespace}${operation}"` },
    body: `<s:Envelope xmlns:s="http://schemas.xmlsoap.org/soap/envelope/"><s:Body><${operation} xmlns="${namespace}">${body.join('')}</${operation}></s:Body></s:Envelope>`,
  });
  const text = await response.text();
  const element = (name: string) =>
    new RegExp(`<${name}>([^<]*)</${name}>`)
      .exec(text)?.[1]
      ?.replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&apos;', "'");
  return { code: Number(element(`${operation}Result`)), element };
}

const signIn = ({ username, password }: { username: string; password: string }) => ({ login: username, pwd: password });
const upload = (office: keyof typeof offices, account: typeof dubai, xml: string, fileName = `${randomUUID()}.xml`) =>
  call(office, 'UploadTransaction', {
    ...signIn(account),
    fileContent: Buffer.from(xml).toString('base64'),
    fileName,
  });
const local = (office: string, rest = '') => `http://localhost:${front.port}/local/post-office/${office}/files${rest}`;
const lay = async (office: string, receiver: string, bytes: Uint8Array<ArrayBuffer> | string, name = 'PA.xml') => {
  const query = new URLSearchParams({ sender: 'INS026', receiver, name });
  const response = await fetch(local(office, `?${query}`), { method: 'POST', body: bytes });
  expect(response.status).toBe(201);
  return ((await response.json()) as { id: string }).id;
};

describe('an upload', () => {
  it('of a good request is kept for its receiver, and shown without credentials', async () => {
    const xml = priorRequestXml({ sender: 'DHA-F-9000001', id: newId('DHA-F-9000001') });
    expect((await upload('dhpo', dubai, xml, 'good.xml')).code).toBe(0);
    const list = await (await fetch(local('dhpo'))).text();
    const shown = (JSON.parse(list) as { id: string; name: string }[]).find(({ name }) => name === 'good.xml');
    expect(shown).toEqual({
      id: expect.any(String),
      name: 'good.xml',
      sender: 'DHA-F-9000001',
      receiver: 'INS026',
      direction: 'sent',
      downloaded: false,
    });
    expect(list).not.toContain(dubai.username);
    expect(list).not.toContain(dubai.password);
    expect(await (await fetch(local('dhpo', `/${shown?.id}`))).text()).toBe(xml);
  });

  it.each<[string, [string, string], RegExp]>([
    [
      'elements out of order',
      ['<Quantity>1</Quantity><Net>900</Net>', '<Net>900</Net><Quantity>1</Quantity>'],
      /out of order/,
    ],
    ['no net', ['<Net>900</Net>', ''], /Activity\.Net.*missing/],
    ['an amount in words', ['<Net>900</Net>', '<Net>much</Net>'], /Activity\.Net","much"/],
    ['an unknown type', ['<Type>Authorization</Type>', '<Type>Wish</Type>'], /Authorization\.Type/],
    ['an American date', ['24/11/2026 09:30', '11/24/2026 09:30'], /Header\.TransactionDate/],
    ['the sender of another', ['<SenderID>DHA-F-9000001', '<SenderID>DHA-F-9000002'], /not the licence of the user/],
    [
      'a payer number without a resubmission',
      ['<MemberID>', '<IDPayer>A1</IDPayer><MemberID>'],
      /without a Resubmission/,
    ],
    [
      'a resubmission without the payer number',
      ['</Authorization>', '<Resubmission><Type>correction</Type><Comment>x</Comment></Resubmission></Authorization>'],
      /mandatory when there is a Resubmission/,
    ],
    ['a screening of nationals', ['<Type>1</Type>', '<Type>7</Type>'], /screening/],
    ['a generic drug with a price', ['<Type>3</Type>', '<Type>10</Type>'], /generic drug/],
    ['two records by its header', ['<RecordCount>1', '<RecordCount>2'], /number of records/],
    [
      'an ordering clinician, which Dubai does not know',
      ['<Clinician>', '<OrderingClinician>GD2</OrderingClinician><Clinician>'],
      /OrderingClinician/,
    ],
  ])('with %s is rejected with a report, and not kept', async (_what, change, expected) => {
    const before = simulators.postBoxes.dhpo.all().length;
    const answer = await upload(
      'dhpo',
      dubai,
      priorRequestXml({ sender: 'DHA-F-9000001', id: newId('DHA-F-9000001') }, change),
    );
    expect(answer.code).toBe(-2);
    const report = Buffer.from(answer.element('errorReport') ?? '', 'base64').toString('utf8');
    expect(report).toMatch(/^\uFEFFTransaction,Type,ObjectName,DhpoField,FieldValue,AdditionalReference,ErrorText\r\n/);
    expect(report).toMatch(expected);
    expect(simulators.postBoxes.dhpo.all()).toHaveLength(before);
  });

  it('is taken with warnings where a check digit is wrong; Abu Dhabi zips its report', async () => {
    const xml = priorRequestXml({ sender: 'MF9001', id: newId('MF9001') }, [
      '784-1985-0000001-7',
      '784-1985-0000001-8',
    ]);
    const answer = await upload('shafafiya', abuDhabi, xml, 'warned.xml');
    expect(answer.code).toBe(1);
    expect(
      Buffer.from(answer.element('errorReport') ?? '', 'base64')
        .subarray(0, 2)
        .toString(),
    ).toBe('PK');
    expect(simulators.postBoxes.shafafiya.shown().map(({ name }) => name)).toContain('warned.xml');
  });

  it('of a test is checked and not kept; of the same number a second time is rejected', async () => {
    const id = newId('DHA-F-9000001');
    const xml = priorRequestXml({ sender: 'DHA-F-9000001', id });
    expect((await upload('dhpo', dubai, xml.replace('PRODUCTION', 'TEST'))).code).toBe(0);
    expect((await upload('dhpo', dubai, xml)).code).toBe(0);
    expect((await upload('dhpo', dubai, xml)).code).toBe(-2);
    const held = simulators.postBoxes.dhpo.all().filter(({ bytes }) => bytes.includes(id));
    expect(held).toHaveLength(1);
  });

  it('that is no XML, has a path for a name, or holds a register is refused', async () => {
    expect((await upload('dhpo', dubai, 'no xml')).code).toBe(-2);
    expect((await upload('dhpo', dubai, '<a/>', '../a.xml')).code).toBe(-3);
    expect((await upload('dhpo', dubai, '<Person.Register/>')).code).toBe(-7);
  });
});

describe('a laid file', () => {
  it('reaches its receiver byte for byte, and nobody else; downloaded it is new no longer', async () => {
    const bytes = Uint8Array.from([0xff, 0xfe, 0, 1, 2, 60, 0, 255]);
    const id = await lay('dhpo', 'DHA-F-9000001', bytes, 'odd.xml');
    const getNew = () => call('dhpo', 'GetNewPriorAuthorizationTransactions', signIn(dubai));
    expect((await getNew()).element('xmlTransaction')).toContain(`FileID='${id}' FileName='odd.xml' SenderID='INS026'`);
    const got = await call('dhpo', 'DownloadTransactionFile', { ...signIn(dubai), fileId: id });
    expect(Buffer.from(got.element('file') ?? '', 'base64')).toEqual(Buffer.from(bytes));
    const other = signIn(regulatorAccount('DHA-F-9000002'));
    expect((await call('dhpo', 'DownloadTransactionFile', { ...other, fileId: id })).code).toBe(-6);
    expect((await call('dhpo', 'SetTransactionDownloaded', { ...other, fieldId: id })).code).toBe(-6);
    expect((await getNew()).element('xmlTransaction')).toContain(id);
    expect((await call('dhpo', 'SetTransactionDownloaded', { ...signIn(dubai), fieldId: id })).code).toBe(0);
    expect((await getNew()).element('xmlTransaction') ?? '').not.toContain(id);
    const search = await call('dhpo', 'SearchTransactions', {
      ...{ ...signIn(dubai), direction: '2', callerLicense: 'DHA-F-9000001', ePartner: '', transactionID: '32' },
      ...{ TransactionStatus: '2', transactionFileName: 'odd.xml', transactionFromDate: '', transactionToDate: '' },
      ...{ minRecordCount: '-1', maxRecordCount: '-1' },
    });
    expect(search.element('foundTransactions')).toMatch(new RegExp(`FileID='${id}'.*IsDownloaded='true'`));
  });

  it('that is a remittance stands among what is new, and not among prior authorizations', async () => {
    passes(60);
    const id = await lay('shafafiya', 'MF9001', '<Remittance.Advice/>', 'RA.xml');
    const news = await call('shafafiya', 'GetNewTransactions', signIn(abuDhabi));
    expect(news.element('xmlTransactions')).toContain(`FileID='${id}' FileName='RA.xml'`);
    const prior = await call('shafafiya', 'GetNewPriorAuthorizationTransactions', signIn(abuDhabi));
    expect(prior.element('foundTransactions') ?? '').not.toContain(id);
  });

  it('needs a sender, a receiver and a name; other paths and files are not found', async () => {
    expect((await fetch(local('dhpo', '?sender=a&receiver=b'), { method: 'POST', body: 'x' })).status).toBe(400);
    expect((await fetch(local('dhpo', '/nothing'))).status).toBe(404);
    expect((await fetch(local('elsewhere'))).status).toBe(404);
  });

  it('stands in lists of a hundred rows at most', async () => {
    for (let count = 0; count < 101; count += 1) await lay('dhpo', 'DHA-F-9000002', '<Prior.Authorization/>');
    const { element } = await call(
      'dhpo',
      'GetNewPriorAuthorizationTransactions',
      signIn(regulatorAccount('DHA-F-9000002')),
    );
    expect(element('xmlTransaction')?.match(/<File /g)).toHaveLength(100);
  });
});

describe('the rates of Abu Dhabi', () => {
  it('let a user ask for prior authorizations every five seconds, and see five days of them', async () => {
    await lay('shafafiya', 'MF9001', '<Prior.Authorization/>', 'old.xml');
    const ask = () => call('shafafiya', 'GetNewPriorAuthorizationTransactions', signIn(abuDhabi));
    passes(10);
    expect((await ask()).element('foundTransactions')).toContain('old.xml');
    passes(4);
    expect((await ask()).code).toBe(-4);
    passes(1);
    expect((await ask()).code).toBe(0);
    passes(6 * 24 * 3600);
    expect((await ask()).element('foundTransactions') ?? '').not.toContain('old.xml');
  });

  it('disable a user who downloads a file for the eleventh time on a day', async () => {
    const other = demoRegulatorAccounts.filter(({ regulatorId }) => regulatorId === 1).at(-1);
    if (!other) throw new Error('No account');
    const fileId = await lay('shafafiya', other.facilityLicense, '<Prior.Authorization/>');
    const codes: number[] = [];
    for (let count = 0; count < 11; count += 1) {
      codes.push((await call('shafafiya', 'DownloadTransactionFile', { ...signIn(other), fileId })).code);
    }
    expect(codes).toEqual([...Array(10).fill(0), -1]);
    expect((await call('shafafiya', 'GetNewTransactions', signIn(other))).code).toBe(-1);
  });

  it('have retired CheckForNewPriorAuthorizationTransactions', async () => {
    const { code } = await call('shafafiya', 'CheckForNewPriorAuthorizationTransactions', signIn(abuDhabi));
    expect(code).toBe(-7);
  });
});

describe('the fault switch', () => {
  const good = () => priorRequestXml({ sender: 'DHA-F-9000001', id: newId('DHA-F-9000001') });

  it('loses the answer to a request that was taken', async () => {
    faults.set({ simulators: { dhpo: { mode: 'answerLost' } } });
    await expect(upload('dhpo', dubai, good(), 'lost.xml')).rejects.toThrow();
    expect(simulators.postBoxes.dhpo.shown().filter(({ name }) => name === 'lost.xml')).toHaveLength(1);
  });

  it('lays the answer in the box before its request', async () => {
    faults.set({ simulators: { dhpo: { mode: 'answersFirst' } } });
    expect((await upload('dhpo', dubai, good(), 'late.xml')).code).toBe(0);
    const names = simulators.postBoxes.dhpo.shown().map(({ name }) => name);
    expect(names.indexOf('PA_late.xml')).toBe(names.indexOf('late.xml') - 1);
  });

  it('lists a file under two ids, and gives half of one', async () => {
    const id = await lay('dhpo', 'DHA-F-9000001', '<Prior.Authorization></Prior.Authorization>');
    faults.set({ simulators: { dhpo: { mode: 'sameFileTwice' } } });
    const { element } = await call('dhpo', 'GetNewPriorAuthorizationTransactions', signIn(dubai));
    expect(element('xmlTransaction')?.match(new RegExp(`FileID='${id}(-again)?'`, 'g'))).toHaveLength(2);
    faults.set({ simulators: { dhpo: { mode: 'brokenFile' } } });
    const got = await call('dhpo', 'DownloadTransactionFile', { ...signIn(dubai), fileId: `${id}-again` });
    expect(Buffer.from(got.element('file') ?? '', 'base64').toString()).toBe('<Prior.Authorization>');
  });
});

describe('Riayati', () => {
  const ask = (path: string, body?: unknown, { username, password } = north) =>
    fetch(`${simulators.addresses.riayati}/api/Authorization/${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { username, password },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  const request = (id: string, net: unknown = 900) => ({
    authorization: {
      ...{ type: 'Authorization', id, memberId: '88-1', payerId: 'INS026', nationalIdNumber: '784-1985-0000001-7' },
      activity: [{ id: '1', type: 3, code: '72148', net }],
    },
    header: {
      ...{ senderId: 'MOH-F-9000001', receiverId: 'INS026', transactionDate: '24/11/2026 09:30' },
      ...{ recordCount: 1, dispositionFlag: 'PRODUCTION' },
    },
  });

  it('takes a request, lists what waits, shows its bytes and marks it', async () => {
    expect((await ask('PostRequest?fileName=r.json', request(newId('MOH-F-9000001')))).status).toBe(200);
    const id = await lay('riayati', 'MOH-F-9000001', '{"odd": 1}', 'odd.json');
    const list = async () => (await (await ask('GetNew')).json()) as { Entities: { EntityID: string }[] };
    expect((await list()).Entities).toContainEqual(expect.objectContaining({ EntityID: id, FileName: 'odd.json' }));
    const shown = (await (await ask(`View?id=${id}`)).json()) as { Entities: [{ File: string }] };
    expect(Buffer.from(shown.Entities[0].File, 'base64').toString()).toBe('{"odd": 1}');
    expect((await ask('SetDownloaded', { id })).status).toBe(200);
    expect((await list()).Entities.map(({ EntityID }) => EntityID)).not.toContain(id);
  });

  it('rejects a wrong request with its errors, and a wrong password', async () => {
    const answer = await ask('PostRequest', request(newId('MOH-F-9000001'), 'much'));
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({
      Success: false,
      Error: [{ Field: 'Activity.Net', FieldValue: 'much' }],
    });
    expect((await ask('GetNew', undefined, { ...north, password: 'guess' })).status).toBe(401);
  });
});

it('hold a bounded number of files, and let the oldest downloaded ones go first', () => {
  const box = new PostBox([]);
  const laid = Array.from({ length: 20_001 }, (_, at) => {
    const file = box.lay({ sender: 's', receiver: 'r', name: String(at), bytes: Buffer.from('x') });
    if (at === 1) file.isDownloaded = true;
    return file.id;
  });
  expect(box.all()).toHaveLength(20_000);
  expect([box.get(laid[0] ?? ''), box.get(laid[1] ?? '')]).toEqual([expect.anything(), undefined]);
});

describe('payers that answer by themselves', () => {
  const payers = { codes: ['INS026'], afterMs: 10 };
  const directory = temporaryFolder();
  const start = (more: Partial<Parameters<typeof startRegulators>[3]> = {}) =>
    startRegulators(demoRegulatorAccounts, () => faults.current().simulators, demoRegister, { directory, ...more });
  const codeFor = (outcome: string) => demoAuthorizationOutcomes.find((row) => row.outcome === outcome)?.code ?? '';
  const lay = (box: PostBox, code: string) => {
    const id = newId('DHA-F-9000001');
    const xml = priorRequestXml({ sender: 'DHA-F-9000001', id }, ['72148', code]);
    const file = { name: `${id}.xml`, sender: 'DHA-F-9000001', receiver: 'INS026', kind: 16, recordCount: 1 };
    box.add({ ...file, bytes: Buffer.from(xml), request: `Authorization ${id}` });
    return id;
  };
  const answerTo = (box: PostBox, id: string) =>
    box.all().filter(({ name, receiver }) => name.startsWith(`PA_${id}`) && receiver === 'DHA-F-9000001');

  it.each([
    ['approved', [['Yes'], [], ['900.00']]],
    ['partlyApproved', [['Yes'], ['PRCE-001'], ['450.00']]],
    ['denied', [['No'], ['NCOV-003', 'NCOV-003'], ['0.00']]],
    ['informationRequested', [[], ['AUTH-012'], ['0.00']]],
  ])('answer %s by the code of a line', async (outcome, expected) => {
    const { postBoxes, close } = await start({ payers });
    const id = lay(postBoxes.dhpo, codeFor(outcome));
    await expect.poll(() => answerTo(postBoxes.dhpo, id)).toHaveLength(1);
    const text = String(answerTo(postBoxes.dhpo, id)[0]?.bytes);
    const all = (name: string) => [...text.matchAll(new RegExp(`<${name}>([^<]*)`, 'g'))].map(([, value]) => value);
    expect([all('Result'), all('DenialCode'), all('PaymentAmount')]).toEqual(expected);
    await close();
  });

  it('keep silent on one code, and answer after a restart what was sent before it, once', async () => {
    const first = await start();
    const [silent, waits] = [
      lay(first.postBoxes.dhpo, codeFor('silence')),
      lay(first.postBoxes.dhpo, codeFor('approved')),
    ];
    await first.close();
    const second = await start({ payers });
    await expect.poll(() => answerTo(second.postBoxes.dhpo, waits)).toHaveLength(1);
    await second.close();
    const third = await start({ payers });
    const { dhpo } = third.postBoxes;
    expect(dhpo.all().find(({ name }) => name === `${silent}.xml`)).toMatchObject({ isDownloaded: true });
    expect(dhpo.isSent('DHA-F-9000001', `Authorization ${waits}`)).toBe(true);
    expect([answerTo(dhpo, silent), answerTo(dhpo, waits)].map(({ length }) => length)).toEqual([0, 1]);
    await third.close();
  });
});
