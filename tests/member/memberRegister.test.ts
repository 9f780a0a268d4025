import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it } from 'vitest';
import { getMember } from '../../functions/_data/member/member.ts';
import { type MemberSearch, membersMatching } from '../../functions/_data/member/memberSearch.ts';
import { putPayer } from '../../functions/_data/payer/payer.ts';
import { provenPayerId } from '../../functions/_kit/proof.ts';
import type { JobKind } from '../../functions/_parts/job/jobKind.ts';
import { handler } from '../../functions/job/index.ts';
import { memberRegister } from '../../functions/member/register/memberRegister.ts';
import { eligibilityStatus } from '../../shared/eligibility/eligibilityStatus.ts';
import { jobApi } from '../../shared/job/routes.ts';
import { memberColumns } from '../../shared/member/memberColumns.ts';
import { aClinic, aForm, deliveryOf, details, submitted, worker } from '../eligibility/support/eligibility.ts';
import { biffBook } from '../sheetImport/shelf/biff.ts';
import { callApi, passMinutes, type SignedIn, signIn, startBackend } from '../support/api.ts';
import { started, storedJob, work } from '../support/jobs.ts';
import { aLine, csvOf, day, type Line, sheetOf, workbookOf, zipOf } from '../support/registerFiles.ts';

const { store } = await startBackend();

let payerIds = 700;
const anInsurer = () => {
  payerIds += 1;
  return signIn({ roles: ['PayerAdmin'], facility: null, payerId: payerIds });
};

/** Uploads a file and lets the worker do it; answers the job. */
async function take(insurer: SignedIn, fileName: string, content: Buffer | string) {
  const jobId = await started(insurer, fileName, content);
  await work(jobId);
  return storedJob(jobId);
}

async function problemsOf(insurer: SignedIn, jobId: string) {
  const { data } = await callApi(handler, jobApi.endpoints.getJobProblems, { as: insurer, query: { jobId } });
  return data!.items.map(({ row, column, code }) => [row, column, code]);
}

const lines = (count: number, changes: Line = {}): Line[] =>
  Array.from({ length: count }, (_, at) =>
    aLine({ MemberID: `M-${1000 + at}`, EmiratesID: '', FullName: `Member Number${at}`, ...changes }),
  );

const xmlOf = (persons: string, head = ''): string =>
  `<?xml version="1.0" encoding="UTF-8"?>${head}<Person.Register><Header><SenderID>INS941</SenderID></Header>${persons}</Person.Register>`;
const aPerson = (contract: string) =>
  `<Person><FirstNameEn>Sara</FirstNameEn><LastNameEn>Invented</LastNameEn><BirthDate>14/03/1985</BirthDate><Gender>0</Gender><EmiratesIDNumber>784-1985-0000001-7</EmiratesIDNumber><Member><ID>SDR-000001</ID><Relation>Principal</Relation><Contract><PackageName>Sidra Gold</PackageName>${contract}</Contract></Member></Person>`;

describe('a member register', () => {
  it.each([
    ['members.csv', () => csvOf([aLine()])],
    ['members.csv', () => `\uFEFF${csvOf([aLine()]).replaceAll(',', ';')}`],
    ['members.xlsx', () => sheetOf([aLine()])],
  ] as const)('is taken in from %s', async (fileName, content) => {
    const insurer = await anInsurer();
    const job = await take(insurer, fileName, content());
    expect(job).toMatchObject({ state: 'done', counts: { good: 1, members: 1, wrong: 0 } });
    expect(await getMember(store, provenPayerId(insurer.user.payerId!), 'sdr-000001')).toEqual({
      member: {
        memberId: 'SDR-000001',
        emiratesId: '784198500000017',
        fullName: 'Sara Invented',
        fullNameArabic: null,
        bornOn: '1985-03-14',
        gender: 'female',
        relation: 'principal',
      },
      coverages: [
        {
          policyNumber: 'POL-1',
          planName: 'Sidra Gold',
          startsOn: day(-100),
          endsOn: day(200),
          cancelledOn: null,
          coPaymentPercent: 20,
          coPaymentFils: null,
        },
      ],
    });
  });

  it('is taken in from the regulators’ XML, a cover for each contract, dates as they write them', async () => {
    const insurer = await anInsurer();
    const contract =
      '<StartDate>01/01/2026 00:00</StartDate><ExpiryDate>31/12/2026</ExpiryDate><Status>Renewed</Status>';
    const job = await take(insurer, 'register.xml', xmlOf(aPerson(contract)));
    expect(job).toMatchObject({ state: 'done', counts: { good: 1, wrong: 0 } });
    const found = await getMember(store, provenPayerId(insurer.user.payerId!), 'SDR-000001');
    expect(found?.member).toMatchObject({ fullName: 'Sara Invented', gender: 'female', emiratesId: '784198500000017' });
    expect(found?.coverages).toMatchObject([{ planName: 'Sidra Gold', startsOn: '2026-01-01', endsOn: '2026-12-31' }]);
  });

  it('ends a cover by its day of cancellation, also where the status is empty', async () => {
    const insurer = await anInsurer();
    const rows = [
      aLine({ Status: '', CancelledOn: day(-1) }),
      aLine({ MemberID: 'SDR-000002', Status: '', CancelledOn: 'soon' }),
    ];
    const job = await take(insurer, 'members.csv', csvOf(rows));
    expect(job).toMatchObject({ counts: { good: 1, wrong: 1 } });
    const found = await getMember(store, provenPayerId(insurer.user.payerId!), 'SDR-000001');
    expect(found?.coverages).toMatchObject([{ cancelledOn: day(-1) }]);
    expect(await problemsOf(insurer, job.jobId)).toEqual([[3, 'CancelledOn', 'notADate']]);
  });

  it('leaves out the rows that a filter hides, and counts them', async () => {
    const insurer = await anInsurer();
    const book = (rows: readonly Line[]) =>
      biffBook([
        {
          name: 'Members',
          rows: [[...memberColumns], ...rows.map((line) => memberColumns.map((name) => line[name] ?? null))],
          hidden: [1],
        },
      ]);
    const job = await take(insurer, 'members.xls', book([aLine({ MemberID: 'SDR-HIDDEN' }), aLine()]));
    expect(job).toMatchObject({ state: 'done', counts: { good: 1, members: 1, wrong: 0, hidden: 1 } });
    expect(await getMember(store, provenPayerId(insurer.user.payerId!), 'SDR-HIDDEN')).toBeNull();
  });

  it('keeps the good rows and tells of the others by row, column and rule', async () => {
    const insurer = await anInsurer();
    const wrong: [Line, string, string][] = [
      [{ EmiratesID: '784-1985-0000001-8' }, 'EmiratesID', 'emiratesId'],
      [{ FullName: '' }, 'FullName', 'required'],
      [{ BirthDate: '31/02/1985' }, 'BirthDate', 'notADate'],
      [{ BirthDate: day(2) }, 'BirthDate', 'inFuture'],
      [{ EndDate: day(-101) }, 'EndDate', 'endsBeforeStart'],
      [{ Status: 'Cancelled' }, 'CancelledOn', 'required'],
      [{ Status: 'Cancelled', CancelledOn: day(-101) }, 'CancelledOn', 'cancelledBeforeStart'],
      [{ Status: 'Perhaps' }, 'Status', 'unknownValue'],
      [{ Gender: 'constructor' }, 'Gender', 'unknownValue'],
      [{ CoPaymentPercent: '101' }, 'CoPaymentPercent', 'notANumber'],
      [{ MemberID: 'a b' }, 'MemberID', 'memberId'],
      [{ PlanName: 'x'.repeat(201) }, 'PlanName', 'tooLong'],
      [{ FullName: '=1+1' }, 'FullName', 'formula'],
    ];
    const content = csvOf([aLine(), ...wrong.map(([changes]) => aLine(changes)), aLine({ MemberID: 'SDR-000002' })]);
    const job = await take(insurer, 'members.csv', content);
    expect(job).toMatchObject({ state: 'done', counts: { good: 2, members: 2, wrong: wrong.length } });
    expect(await problemsOf(insurer, job.jobId)).toEqual(wrong.map(([, column, code], at) => [at + 3, column, code]));
  });

  it('ends in its report when every cell of every row is wrong', async () => {
    const insurer = await anInsurer();
    const spoilt = Object.fromEntries(memberColumns.map((name) => [name, '=1+1'])) as Line;
    const count = 600;
    const job = await take(insurer, 'members.csv', csvOf([...Array.from({ length: count }, () => spoilt), aLine()]));
    expect(job).toMatchObject({ state: 'done', counts: { good: 1, wrong: count } });
    expect(job.problems).toBe(10_000);
    expect(job.files.report).toBeDefined();
  });

  it('reads no formula of a workbook, whatever its last value was', async () => {
    const insurer = await anInsurer();
    const cells = memberColumns.map((name) =>
      name === 'FullName' ? { f: 'HYPERLINK("http://x.example")' } : (aLine()[name] ?? ''),
    );
    const job = await take(insurer, 'members.xlsx', workbookOf([memberColumns, cells]));
    expect(await problemsOf(insurer, job.jobId)).toContainEqual([2, 'FullName', 'formula']);
    expect(job.counts).toMatchObject({ good: 0, wrong: 1 });
  });

  it('is corrected and cancelled by later files, leaves traces of that, and changes nothing when sent again', async () => {
    const insurer = await anInsurer();
    const payerId = insurer.user.payerId!;
    await take(insurer, 'members.csv', csvOf([aLine()]));
    const again = await take(insurer, 'members.csv', csvOf([aLine()]));
    expect(again.counts).toMatchObject({ good: 1, members: 0 });
    const more = [
      aLine({ FullName: 'Sara Corrected' }),
      aLine({ PolicyNumber: 'POL-2', Status: 'Cancelled', CancelledOn: day(-1) }),
    ];
    await take(insurer, 'members.csv', csvOf(more));
    const found = await getMember(store, provenPayerId(payerId), 'SDR-000001');
    expect(found?.member.fullName).toBe('Sara Invented');
    expect(found?.coverages.map(({ policyNumber, cancelledOn }) => [policyNumber, cancelledOn])).toEqual([
      ['POL-1', null],
      ['POL-2', day(-1)],
    ]);
    await take(
      insurer,
      'members.csv',
      csvOf([aLine({ FullName: 'Sara Corrected', Status: 'Cancelled', CancelledOn: day(0) })]),
    );
    const changed = await getMember(store, provenPayerId(payerId), 'SDR-000001');
    expect(changed).toMatchObject({ member: { fullName: 'Sara Corrected' }, coverages: [{ cancelledOn: day(0) }, {}] });
    const { Items } = await store.send(
      new QueryCommand({
        TableName: process.env.MEMBERS_TABLE,
        KeyConditionExpression: 'pk = :pk AND begins_with(sk, :change)',
        ExpressionAttributeValues: { ':pk': `PAYER#${payerId}#MEMBER#SDR-000001`, ':change': 'CHANGE#' },
      }),
    );
    expect(
      Items?.map(({ before, after }) => [before.fullName ?? before.cancelledOn, after.fullName ?? after.cancelledOn]),
    ).toEqual([
      [null, day(0)],
      ['Sara Invented', 'Sara Corrected'],
    ]);
  });

  it('is finished by the next worker when the first one dies in the middle, each row once', async () => {
    const insurer = await anInsurer();
    const jobId = await started(insurer, 'members.csv', csvOf([...lines(2500), aLine({ FullName: '' })]));
    const dies = async function* (run: Parameters<JobKind>[0]) {
      let steps = 0;
      for await (const slice of memberRegister(run)) {
        steps += 1;
        // Before the rows of a step it stores how many members they change. The rows of the second step are in the register, its checkpoint is not: the worker is gone.
        if (steps === 4) throw new Error('killed');
        yield slice;
      }
    } satisfies JobKind;
    await work(jobId, { modules: { memberRegister: dies } });
    expect(await storedJob(jobId)).toMatchObject({ state: 'running', progress: { done: 1000 } });
    passMinutes(2);
    await work(jobId);
    const job = await storedJob(jobId);
    // What the dead worker had stored is there already: nothing is stored twice, and it is counted all the same.
    expect(job).toMatchObject({
      state: 'done',
      progress: { done: 2501 },
      counts: { good: 2500, members: 2500, wrong: 1 },
    });
    for (const number of [1000, 2000, 3499]) {
      expect(await getMember(store, provenPayerId(insurer.user.payerId!), `M-${number}`)).not.toBeNull();
    }
  });

  it('finds members by number, Emirates ID, policy and the beginning of the name, within its payer only', async () => {
    const insurer = await anInsurer();
    const other = await anInsurer();
    const people = [
      aLine(),
      aLine({ MemberID: 'SDR-2', EmiratesID: '', FullName: 'Saràh Second', PolicyNumber: 'POL-2' }),
      aLine({ MemberID: 'SDR-3', EmiratesID: '', FullName: 'Omar Third' }),
    ];
    await take(insurer, 'members.csv', csvOf(people));
    await take(other, 'members.csv', csvOf([aLine({ MemberID: 'OTHER-1' })]));
    const found = async (search: MemberSearch, payerId = insurer.user.payerId!) =>
      (await membersMatching(store, provenPayerId(payerId), search, { take: 20 })).members.map(
        ({ member }) => member.memberId,
      );
    expect(await found({ by: 'memberId', text: 'sdr-2' })).toEqual(['SDR-2']);
    expect(await found({ by: 'emiratesId', text: '784198500000017' })).toEqual(['SDR-000001']);
    expect(await found({ by: 'policy', text: 'pol-1' })).toEqual(['SDR-000001', 'SDR-3']);
    expect(await found({ by: 'name', text: 'SARA' })).toEqual(['SDR-000001', 'SDR-2']);
    expect(await found({ by: 'name', text: 'sarah s' })).toEqual(['SDR-2']);
    expect(await found({ by: 'emiratesId', text: '784198500000017' }, other.user.payerId!)).toEqual(['OTHER-1']);
    const first = await membersMatching(
      store,
      provenPayerId(insurer.user.payerId!),
      { by: 'name', text: 'sa' },
      { take: 1 },
    );
    const rest = await membersMatching(
      store,
      provenPayerId(insurer.user.payerId!),
      { by: 'name', text: 'sa' },
      { take: 5, cursor: first.nextCursor! },
    );
    expect([...first.members, ...rest.members].map(({ member }) => member.memberId)).toEqual(['SDR-000001', 'SDR-2']);
  });
});

describe('a file that is no register', () => {
  const bomb = Buffer.alloc(20 * 1024 * 1024, ' ');
  const sheetXml = (row: string) => ({
    'xl/worksheets/sheet1.xml': `<worksheet><sheetData><row r="1">${row}</row></sheetData></worksheet>`,
  });
  /** Each of another number, because a file of equal rows would be refused for how far it unpacks. */
  const emptyRows = (count: number) => `</row>${'<row/>'.repeat(count)}<row>`;
  const runs = Array.from({ length: 20_000 }, (_, at) => `<r><t>${at}</t></r>`).join('');
  const entity = '<!DOCTYPE Person.Register [<!ENTITY a "aaaa">]>';
  it.each<[string, string, string, () => Buffer | string]>([
    ['has other columns', 'wrongColumns', 'members.csv', () => 'a,b,c\r\n1,2,3'],
    ['has a column twice', 'wrongColumns', 'members.csv', () => csvOf([]).replace('FullNameArabic', 'FullName')],
    ['is another XML document', 'wrongColumns', 'register.xml', () => '<?xml version="1.0"?><Claim.Submission/>'],
    ['is empty', 'empty', 'members.csv', () => '\r\n'],
    [
      'is protected by a password',
      'passwordProtected',
      'members.xlsx',
      () => Buffer.from('d0cf11e0a1b11ae1000000', 'hex'),
    ],
    [
      'has encrypted entries',
      'passwordProtected',
      'members.xlsx',
      () => zipOf({ 'xl/workbook.xml': 'x' }, { flags: 1 }),
    ],
    ['is a workbook under another name', 'contentDiffers', 'members.csv', () => sheetOf([aLine()])],
    ['is a sheet of text under the name of a workbook', 'contentDiffers', 'members.xlsx', () => csvOf([aLine()])],
    ['is a program', 'unknownContent', 'members.csv', () => Buffer.from('MZ\u0000\u0000\u0001')],
    ['is a zip of something else', 'notReadable', 'members.xlsx', () => zipOf({ 'a.txt': 'x' })],
    ['is a broken workbook', 'notReadable', 'members.xlsx', () => sheetOf([aLine()]).subarray(0, 300)],
    ['is broken XML', 'notReadable', 'register.xml', () => xmlOf('<Person>')],
    ['has macros', 'macros', 'members.xlsx', () => sheetOf([aLine()], { 'xl/vbaProject.bin': 'x' })],
    [
      'links to other workbooks',
      'externalLinks',
      'members.xlsx',
      () => sheetOf([aLine()], { 'xl/externalLinks/externalLink1.xml': '<x/>' }),
    ],
    ['unpacks a hundredfold', 'tooLarge', 'members.xlsx', () => sheetOf([aLine()], { 'xl/media/a.bin': bomb })],
    [
      'has a thousand files',
      'tooLarge',
      'members.xlsx',
      () => zipOf(Object.fromEntries(Array.from({ length: 201 }, (_, at) => [`xl/${at}.xml`, 'x']))),
    ],
    [
      'has a text of twenty thousand runs',
      'notReadable',
      'members.xlsx',
      () => sheetOf([aLine()], { 'xl/sharedStrings.xml': `<sst><si>${runs}</si></sst>` }),
    ],
    [
      'has a cell of many sections',
      'notReadable',
      'members.xlsx',
      () =>
        sheetOf([aLine({ FullName: 'x' })], sheetXml(`<c r="A1"><v>${'<![CDATA[aaaaaaaa]]>'.repeat(10_000)}</v></c>`)),
    ],
    [
      'has a tag of three megabytes',
      'notReadable',
      'register.xml',
      () => xmlOf(`<Person a="${Buffer.alloc(3_000_000, 'a b').toString()}"/>`),
    ],
    [
      'has a person with a thousand contracts',
      'tooLarge',
      'register.xml',
      () => xmlOf(`<Person>${'<Contract><PackageName>G</PackageName></Contract>'.repeat(1000)}</Person>`),
    ],
    [
      'has more rows than a sheet can have',
      'tooLarge',
      'members.xlsx',
      () => sheetOf([aLine()], sheetXml(emptyRows(1_048_600))),
    ],
    ['declares entities', 'doctype', 'register.xml', () => xmlOf('', entity)],
    [
      'declares a document type in a workbook',
      'doctype',
      'members.xlsx',
      () => sheetOf([aLine()], { 'xl/sharedStrings.xml': `${entity}<sst/>` }),
    ],
  ])('that %s is refused as %s, for good', async (_what, failure, fileName, content) => {
    const insurer = await anInsurer();
    expect(await take(insurer, fileName, content())).toMatchObject({ state: 'failed', failure });
  });
});

describe('a request to a payer that keeps its register here', () => {
  const ask = () => Promise.reject(new Error('This payer is not asked over the gateway'));
  const emiratesId = '784-1985-0000001-7';
  async function answered(rows: readonly Line[], changes: object = {}) {
    const clinic = await aClinic(store);
    const insurer = await anInsurer();
    const payerId = insurer.user.payerId!;
    await putPayer(store, {
      payerId,
      payerName: 'Sidra',
      payerNameArabic: 'سدرة',
      payerCode: 'INS941',
      services: ['eligibility'],
      answers: 'register',
    });
    if (rows.length > 0) await take(insurer, 'members.csv', csvOf(rows));
    const id = await submitted(clinic, { ...aForm(), payerId, emiratesId, ...changes });
    await worker(ask)(deliveryOf(id));
    return details(clinic, id);
  }

  it('REQ-ELIG-15 is Eligible with every cover of the day, the oldest first', async () => {
    const rows = [
      aLine({ PolicyNumber: 'DENTAL', StartDate: day(-10) }),
      aLine(),
      aLine({ PolicyNumber: 'OLD', StartDate: day(-400), EndDate: day(-101) }),
    ];
    const { request } = await answered(rows).then((found) => ({ request: found }));
    expect(request).toMatchObject({
      status: eligibilityStatus.Eligible,
      patientName: 'Sara Invented',
      coverages: [{ policyNumber: 'POL-1' }, { policyNumber: 'DENTAL' }],
    });
  });

  it.each<[string, string, string, Line[], object]>([
    ['nobody in the register has the Emirates ID', 'ELIG-001', 'memberUnknown', [], {}],
    ['the card is another member’s', 'ELIG-001', 'memberUnknown', [aLine()], { cardNumber: 'SDR-000002' }],
    ['every cover has ended', 'ELIG-005', 'coverEnded', [aLine({ EndDate: day(-1) })], {}],
    [
      'the cover was cancelled',
      'ELIG-005',
      'coverCancelled',
      [aLine({ Status: 'Cancelled', CancelledOn: day(0) })],
      {},
    ],
    ['the cover has not begun', 'ELIG-006', 'coverBegins', [aLine({ StartDate: day(1) })], {}],
  ])('REQ-ELIG-15 is NotEligible when %s: %s', async (_why, denialCode, name, rows, changes) => {
    const status = eligibilityStatus.NotEligible;
    expect(await answered(rows, changes)).toMatchObject({ status, denialCode, payerRemark: { name } });
  });
});
