import { randomUUID } from 'node:crypto';
import { utils, write } from '@e965/xlsx';
import { afterEach, describe, expect, it } from 'vitest';
import { handler as account } from '../../functions/account/index.ts';
import { handler } from '../../functions/claimDashboard/index.ts';
import type { Sending } from '../../shared/_contract/endpoint.ts';
import { accountApi } from '../../shared/account/routes.ts';
import { claimDashboardApi } from '../../shared/claimDashboard/routes.ts';
import { callApi, setClock, signIn, startBackend } from '../support/api.ts';
import { storeGroups } from '../support/keptGroups.ts';
import { zipOf } from '../support/registerFiles.ts';
import { solve } from '../support/verification.ts';

const { store } = await startBackend();
process.env.HUMAN_VERIFICATION = 'off';
const {
  addRegistration,
  importMembersFromExcel,
  downloadBulkRegistrationTemplate,
  searchClaimDashboardRequests,
  getClaimDashboardRequest,
} = claimDashboardApi.endpoints;
type Body = Sending<typeof addRegistration>['body'];

const [noor, oasis] = (await storeGroups(store)).groupOwnerIds as [number, number];
const omar = { userName: 'Omar Invented', emailId: 'omar@clinic.ae', accessType: 1 as const, groups: [noor] };
const aBody = (changes: Partial<Body> = {}): Body => ({
  requesterName: 'Huda Invented',
  title: 'Revenue manager',
  emailId: `huda-${randomUUID().slice(0, 8)}@clinic.ae`,
  contactNumber: '0501234567',
  users: [omar],
  ...changes,
});
let visitors = 0;
const fromElsewhere = () => {
  visitors += 1;
  return { sourceIp: `203.0.113.${visitors}` };
};
const send = (body: Body, from: object = fromElsewhere()) => callApi(handler, addRegistration, { body, ...from });
const administrator = () => signIn({ roles: ['ClaimDashboardConfigAdmin'], facility: null });
const messagesOf = ({ errors }: { errors: readonly { message: string }[] }) => errors.map(({ message }) => message);

afterEach(() => {
  process.env.HUMAN_VERIFICATION = 'off';
});

describe('a request for the claim dashboard', () => {
  it('REQ-CDASH-19 REQ-CDASH-22: is stored with every field, who asked and from where, for those who decide', async () => {
    const transactionNumber = randomUUID();
    const body = aBody({ transactionNumber, comments: 'For the billing office' });
    const answer = await send(body, { sourceIp: '198.51.100.77' });
    expect(answer).toMatchObject({ http: 200, status: 1, errors: [], data: { transactionNumber } });
    const as = await administrator();
    const { data: list } = await callApi(handler, searchClaimDashboardRequests, { as, query: {} });
    expect(list?.items[0]).toMatchObject({ transactionNumber, userCount: 1, sourceIp: '198.51.100.77' });
    const { data } = await callApi(handler, getClaimDashboardRequest, { as, query: { transactionNumber } });
    const user = { ...omar, subGroups: [], facilityLicenses: [] };
    expect(data).toMatchObject({ ...body, users: [user], sourceIp: '198.51.100.77', askedByUserId: null });
  });

  it('is stored once, however often it is sent, and another one does not take its number', async () => {
    const body = aBody({ transactionNumber: randomUUID() });
    const [one, other] = await Promise.all([send(body), send(body)]);
    expect([one.status, other.status]).toEqual([1, 1]);
    const as = await administrator();
    const { data } = await callApi(handler, searchClaimDashboardRequests, { as, query: { take: 100 } });
    expect(data?.items.filter((row) => row.transactionNumber === body.transactionNumber)).toHaveLength(1);
    expect((await send({ ...body, title: 'Somebody else' })).http).toBe(409);
  });

  it('names the account of somebody who was signed in, and gives it nothing', async () => {
    const as = await signIn({ roles: ['Standard'] });
    const transactionNumber = randomUUID();
    const body = aBody({ transactionNumber, emailId: as.user.userName.replace(/\.example$/, '.ae') });
    expect((await send(body, { as })).status).toBe(1);
    expect((await callApi(handler, searchClaimDashboardRequests, { as, query: {} })).http).toBe(403);
    const query = { transactionNumber };
    expect((await callApi(handler, getClaimDashboardRequest, { as, query })).http).toBe(403);
    const { data } = await callApi(handler, getClaimDashboardRequest, { as: await administrator(), query });
    expect(data?.askedByUserId).toBe(as.user.userId);
  });

  it.each([
    ['REQ-CDASH-07', { users: [{ ...omar, userName: ' ' }] }, 'Please fill all mandatory fields.'],
    ['REQ-CDASH-08', { users: [{ ...omar, emailId: 'omar@clinic.example' }] }, 'Invalid EmailId'],
    ['REQ-CDASH-04', { users: [{ ...omar, groups: [] }] }, 'Please fill all mandatory fields.'],
    [
      'REQ-CDASH-09',
      { users: [omar, { ...omar, emailId: 'OMAR@clinic.ae', groups: [oasis, noor] }] },
      'Duplicate group owner can not be added.',
    ],
    ['REQ-CDASH-11', { users: [] }, 'Please fill all mandatory fields before submitting the Request Form.'],
    ['REQ-CDASH-12', { requesterName: '' }, 'Please fill all mandatory fields.'],
    ['REQ-CDASH-13', { contactNumber: '0601234567' }, 'Invalid contact number'],
    ['a group that nobody knows', { users: [{ ...omar, groups: [7] }] }, 'Choose one of the list.'],
  ] as const)('%s: is refused by the server too', async (_what, changes, message) => {
    const answer = await send(aBody(changes as unknown as Partial<Body>));
    expect(answer.http).toBe(400);
    expect(messagesOf(answer)).toContain(message);
  });

  it('needs a token of the human verification, which counts once', async () => {
    process.env.HUMAN_VERIFICATION = 'on';
    expect((await send(aBody())).errors).toMatchObject([{ code: 'verificationFailed', field: 'token' }]);
    const challenge = await callApi(account, accountApi.endpoints.getHumanVerification, { query: {} });
    const token = await solve(challenge.data);
    expect((await send(aBody({ token }))).status).toBe(1);
    expect((await send(aBody({ token }))).errors).toMatchObject([{ code: 'verificationFailed' }]);
  });

  it('comes twenty times an hour from one network, and ten times a day for one requester', async () => {
    setClock('2026-05-04T08:00:00.000Z');
    const { emailId } = aBody();
    const answers: number[] = [];
    for (let sent = 0; sent < 11; sent += 1) answers.push((await send(aBody({ emailId }))).http);
    expect(answers).toEqual([...Array(10).fill(200), 429]);
    const from = { sourceIp: '192.0.2.9' };
    for (let sent = 0; sent < 20; sent += 1) expect((await send(aBody(), from)).http).toBe(200);
    expect((await send(aBody(), from)).http).toBe(429);
  });
});

const heads = ['User name', 'Email', 'Access type', 'Group owners', 'Sub groups', 'Facility licences'];
type Cells = readonly (string | number)[];
const bookOf = (rows: readonly Cells[], type: 'xlsx' | 'biff8' = 'xlsx'): Buffer => {
  const sheet = utils.aoa_to_sheet([heads, ...rows.map((row) => [...row])]);
  const book = utils.book_new();
  utils.book_append_sheet(book, sheet, 'Users');
  return write(book, { type: 'buffer', bookType: type });
};
const read = (bytes: Buffer, name = 'users.xlsx') =>
  callApi(handler, importMembersFromExcel, {
    body: { file: new File([new Uint8Array(bytes)], name) },
    ...fromElsewhere(),
  });

describe('a sheet of users', () => {
  it('REQ-CDASH-18 REQ-CDASH-20: answers its users, and beside them the rows that break a rule', async () => {
    const answer = await read(
      bookOf([
        ['Omar Invented', 'omar@clinic.ae', 'Group owner', 'Noor Healthcare Group, الواحة الطبية القابضة', '', ''],
        ['Omar Invented', 'Omar@clinic.ae', 'مالك المجموعة', 'Noor Healthcare Group', '', ''],
        ['Sara Invented', 'sara@clinic', 'Single', '', '', 'DHA-F-1'],
        ['Sara Invented', 'sara@clinic.ae', 'Single', '', '', 'dha-f-1'],
        ['Sara Invented', 'sara@clinic.ae', 'Multiple', '', '', 'DHA-F-2, dha-f-2'],
        ['Sara Invented', 'sara@clinic.ae', 'Multiple', '', '', ''],
        ['=cmd|calc', 'eve@clinic.ae', 'Single', '', '', 'DHA-F-3'],
        ['Eve Invented', 'eve@clinic.ae', 'Group owner', 'Somebody else', '', ''],
      ]),
    );
    expect(answer).toMatchObject({ http: 200, status: 1 });
    expect(answer.data).toEqual([
      { ...omar, groups: [noor, oasis], subGroups: [], facilityLicenses: [] },
      {
        ...{ userName: 'Sara Invented', emailId: 'sara@clinic.ae', accessType: 4 },
        ...{ groups: [], subGroups: [], facilityLicenses: ['DHA-F-1'] },
      },
    ]);
    expect(messagesOf(answer)).toEqual([
      'Row 3: Duplicate group owner can not be added.',
      'Row 4: Invalid EmailId',
      'Row 6: Duplicate facility can not be added.',
      'Row 7: Please fill all mandatory fields.',
      'Row 8: A cell holds a formula. Please paste its value.',
      'Row 9: A value is not one of the list.',
    ]);
  });

  it('REQ-CDASH-16: may be an old workbook, and nothing else under its name', async () => {
    const row = ['Sara Invented', 'sara@clinic.ae', 'Single', '', '', 'DHA-F-1'];
    expect((await read(bookOf([row], 'biff8'), 'users.xls')).data).toHaveLength(1);
    const csv = Buffer.from([heads, row].map((cells) => cells.join(',')).join('\n'));
    for (const name of ['users.csv', 'users.xls', 'users.xlsx']) {
      expect(messagesOf(await read(csv, name))).toEqual(['Choose an Excel file (xls or xlsx).']);
    }
  });

  it.each([
    [
      'macros',
      zipOf({ 'xl/workbook.xml': '<a/>', 'xl/vbaProject.bin': 'x' }),
      'The workbook has macros or links to other workbooks. Please save it without them.',
    ],
    [
      'half of a zip',
      Buffer.from('PK\u0003\u0004half'),
      'The file is damaged, or not a workbook. Please save it again in Excel.',
    ],
    ['no rows', bookOf([]), 'The file has no rows.'],
    [
      'too many rows',
      bookOf(
        Array.from({ length: 101 }, (_, at) => [`User ${at}`, `u${at}@clinic.ae`, 'Single', '', '', `DHA-F-${at}`]),
      ),
      'The file is too large, or has more than 100 rows.',
    ],
  ])('with %s is refused with a clear sentence', async (_what, bytes, message) => {
    const answer = await read(bytes);
    expect(answer.http).toBe(400);
    expect(messagesOf(answer)).toEqual([message]);
  });

  it('needs a token of the human verification', async () => {
    process.env.HUMAN_VERIFICATION = 'on';
    expect((await read(bookOf([]))).errors).toMatchObject([{ code: 'verificationFailed' }]);
  });

  it('REQ-CDASH-21: has a template that can be filled in and sent back', async () => {
    const { bytes, headers } = await callApi(handler, downloadBulkRegistrationTemplate, fromElsewhere());
    expect(headers['content-type']).toContain('spreadsheetml');
    expect(bytes.subarray(0, 2).toString()).toBe('PK');
    expect(messagesOf(await read(bytes))).toEqual(['The file has no rows.']);
  });
});
