import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { wiring } from '../../functions/_data/wiring.ts';
import { zipFile } from '../../functions/_kit/zipFile.ts';
import { handler } from '../../functions/job/index.ts';
import { handler as notificationHandler } from '../../functions/notification/index.ts';
import { regulators } from '../../shared/_field/regulator.ts';
import type { ClaimDialect } from '../../shared/claim/claim.ts';
import { type JobProblem, jobApi } from '../../shared/job/routes.ts';
import { notificationApi } from '../../shared/notification/routes.ts';
import { callApi, passMinutes, type SignedIn, setClock, signIn, startBackend } from '../support/api.ts';
import { auditsOf } from '../support/auditTrail.ts';
import { sentFiles } from '../support/aws.ts';
import { dyingAt, shown as shownJob, start, storedJob, upload, work } from '../support/jobs.ts';
import { claimText, stylesOf } from './corpus/claimTexts.ts';
import { cleanClaims, parties } from './corpus/cleanClaims.ts';
import { seededErrors } from './corpus/seededErrors.ts';
import { claimNode, claimsFile } from './support/claimFiles.ts';
import { aClaim, discard, made, shown } from './support/claims.ts';
import {
  aBiller,
  begun,
  claimsIn,
  claimsOf,
  fileOf,
  madeByHand,
  numbersOf,
  type Place,
  storedClaim,
  storePayer,
  takenOver,
  withoutRemarks,
} from './support/drafts.ts';

const { store } = await startBackend();
const { endpoints } = jobApi;
await storePayer();

const nodes = (count: number, dialect: ClaimDialect = 'dha') =>
  Array.from({ length: count }, (_, at) => claimNode(dialect, `C-${at + 1}`));

async function problemsOf(as: SignedIn, jobId: string): Promise<JobProblem[]> {
  const { data } = await callApi(handler, endpoints.getJobProblems, { as, query: { jobId, take: 100 } });
  return data?.items ?? [];
}

const countsOf = async (as: SignedIn, jobId: string) => (await shownJob(as, jobId))?.counts;
const reportOf = (jobId: string): string => sentFiles.get(`transfer/out/${jobId}/report`)?.toString() ?? '';

describe('claims that are taken over from a file', () => {
  it('become drafts of the facility, and nothing more', async () => {
    const place = await aBiller();
    const jobId = await takenOver(place.as, fileOf(place, nodes(3)));
    expect(await shownJob(place.as, jobId)).toMatchObject({
      ...{ state: 'done', progress: { done: 3, total: 3 }, files: ['report'] },
      counts: { claims: 3, taken: 3, here: 0, wrong: 0, findings: 0 },
    });
    const claims = await claimsOf(place.as);
    expect(claims.map(({ claimNumber, state, version }) => [claimNumber, state, version])).toEqual(
      ['C-1', 'C-2', 'C-3'].map((number) => [number, 'draft', 1]),
    );
    const record = await shown(place.as, claims[0]?.claimId ?? '');
    expect(record).toMatchObject({
      ...{ payerName: 'Invented Insurance', serviceDate: '2026-11-02', grossFils: 115_50, netFils: 105_50 },
      ...{ madeByName: place.as.user.displayName, patientName: null, patientFile: 'P-C-1' },
      events: [{ event: 'make', by: place.as.user.displayName, detail: null }],
    });
    expect([...sentFiles.keys()].filter((key) => key.startsWith('transfer/in/'))).toEqual([]);
    const [audit, looked] = await auditsOf(store, `CLAIM#${record.claimId}`);
    expect([audit, looked]).toMatchObject([
      { action: 'claim.make', actor: place.as.user.userId, actorFacilityId: place.facility.facilityId },
      { action: 'claim.read' },
    ]);
    const { data: news } = await callApi(notificationHandler, notificationApi.endpoints.getNotifications, {
      as: place.as,
      query: {},
    });
    expect(news?.items).toMatchObject([{ kind: 'claimTakeOverDone', link: `/claim/files/${jobId}` }]);
  });

  it.each(['dha', 'doh'] as const)(
    'are those that are made by hand of the same content, with the same findings: %s',
    async (dialect) => {
      setClock('2026-11-30T08:00:00.000Z');
      const place = await aBiller(dialect);
      const wrong = seededErrors(50, 5000)
        .filter((each) => each.dialect === dialect)
        .flatMap((each) => each.nodes);
      const clean = cleanClaims(dialect, 20).map(({ node }) => node);
      const [style] = stylesOf(dialect);
      if (!style) throw new Error('No style');
      const content = claimText(dialect, [...clean, ...wrong], style).replaceAll(
        parties[dialect].provider,
        place.facility.facilityLicense,
      );
      await takenOver(place.as, content);
      const taken = await claimsOf(place.as);
      expect(taken.length).toBeGreaterThan(30);
      expect(taken.filter(({ blocking }) => blocking > 0).length).toBeGreaterThan(10);
      const read = await claimsIn(content);
      for (const { claimId, claimNumber, version } of taken) {
        const [fromFile, record] = [await storedClaim(claimId), await shown(place.as, claimId)];
        await discard(place.as, claimId, version);
        const said = read.find(({ id }) => id === claimNumber);
        if (!said) throw new Error(`Not in the file: ${claimNumber}`);
        const byHand = await madeByHand(place.as, said);
        expect(withoutRemarks(await storedClaim(byHand))).toEqual(withoutRemarks(fromFile));
        expect({ ...(await shown(place.as, byHand)), claimId }).toEqual(record);
      }
    },
  );

  it('are judged beside those before them in the file, as claims that are made one after the other', async () => {
    const place = await aBiller();
    await takenOver(place.as, fileOf(place, nodes(3)));
    const taken = await claimsOf(place.as);
    // All three bill the same two services of one patient.
    expect(taken.map(({ warnings }) => warnings)).toEqual([1, 3, 3]);
  });

  it('say the same as a claim that a biller types', async () => {
    setClock('2026-11-30T08:00:00.000Z');
    const place = await aBiller();
    await takenOver(place.as, fileOf(place, [claimNode('dha', 'T-1')]));
    const [taken] = await claimsOf(place.as);
    const fromFile = await storedClaim(taken?.claimId ?? '');
    await discard(place.as, taken?.claimId ?? '', 1);
    const line = { orderingClinician: null, vatFils: null, vatPercent: null, dateOrdered: null };
    const typed = aClaim({
      ...{ id: 'T-1', memberId: 'M-T-1', grossFils: 115_50, netFils: 105_50, packageName: 'Basic' },
      encounters: [
        {
          ...{ facilityId: place.facility.facilityLicense, type: 1, patientId: 'P-T-1', eligibilityIdPayer: null },
          ...{ start: '2026-11-02T06:00:00.000Z', end: '2026-11-02T06:30:00.000Z', startType: 1, endType: 1 },
          ...{ transferSource: null, transferDestination: null },
        },
      ],
      diagnoses: [
        { type: 'Principal', code: 'J06.9', info: [] },
        { type: 'Secondary', code: 'E11.9', info: [] },
      ],
      activities: [
        {
          ...{ ...line, id: 'T-1-1', start: '2026-11-02T06:05:00.000Z', type: 3, code: '99213', quantity: 1 },
          ...{ netFils: 90_00, clinician: 'DHA-P-90000001', priorAuthorizationId: 'PA-1', observations: [] },
        },
        {
          ...{ ...line, id: 'T-1-2', start: '2026-11-02T06:10:00.000Z', type: 3, code: '85025', quantity: 1 },
          ...{ netFils: 15_50, clinician: 'DHA-P-90000001', priorAuthorizationId: null },
          observations: [{ type: 'LOINC', code: '704-7', value: '0.1', valueType: '10*3/uL' }],
        },
      ],
    });
    expect(await storedClaim(await madeByHand(place.as, typed))).toEqual(fromFile);
  });

  it('keep a payer that the portal does not know, and a claim without a number gets one', async () => {
    const place = await aBiller();
    const content = fileOf(place, nodes(1)).replace('INS026', 'INS999').replace('<ID>C-1</ID>', '');
    await takenOver(place.as, content);
    const [claim] = await claimsOf(place.as);
    expect(claim).toMatchObject({ payerCode: 'INS999', payerName: null, claimNumber: claim?.claimId.slice(-10) });
  });

  it('are read from gzip, and from an archive of several files, whose claims are numbered through', async () => {
    const place = await aBiller();
    await takenOver(place.as, gzipSync(fileOf(place, nodes(1))), 'a.gz');
    async function* once(content: string) {
      yield Buffer.from(content);
    }
    const archive = await zipFile(
      (async function* () {
        yield { name: 'a.xml', content: once(fileOf(place, [claimNode('dha', 'Z-1')])) };
        yield { name: 'b.xml', content: once(fileOf(place, [claimNode('dha', 'Z-2'), claimNode('dha', 'Z-1')])) };
      })(),
    );
    const jobId = await takenOver(place.as, archive, 'a.zip');
    expect(await numbersOf(place.as)).toEqual(['C-1', 'Z-1', 'Z-2']);
    expect(await problemsOf(place.as, jobId)).toMatchObject([{ row: 3, record: 'Z-1', code: 'takeOver.twice' }]);
  });
});

describe('a claim that is not taken over', () => {
  const codes = (problems: readonly JobProblem[]) =>
    problems.map(({ row, record, code, column }) => [row, record, code, column]);

  it('is here already: it is told, and stays as it is', async () => {
    const place = await aBiller();
    const claimId = await made(place.as, aClaim({ id: 'c-2' }));
    const before = await storedClaim(claimId);
    const jobId = await takenOver(place.as, fileOf(place, nodes(3)));
    expect(await countsOf(place.as, jobId)).toMatchObject({ claims: 3, taken: 2, here: 1, wrong: 0 });
    expect(codes(await problemsOf(place.as, jobId))).toEqual([[2, 'C-2', 'takeOver.alreadyHere', 'ID']]);
    expect(await storedClaim(claimId)).toEqual(before);
    // The same file once more makes nothing.
    expect(await countsOf(place.as, await takenOver(place.as, fileOf(place, nodes(3))))).toMatchObject({
      ...{ taken: 0, here: 3 },
    });
    expect(await numbersOf(place.as)).toEqual(['C-1', 'c-2', 'C-3']);
  });

  it('stands in the file twice, in any letter case: the second one is told', async () => {
    const place = await aBiller();
    const jobId = await takenOver(place.as, fileOf(place, [...nodes(1), claimNode('dha', 'c-1')]));
    expect(await countsOf(place.as, jobId)).toMatchObject({ taken: 1, here: 0, wrong: 1 });
    expect(codes(await problemsOf(place.as, jobId))).toEqual([[2, 'c-1', 'takeOver.twice', 'ID']]);
  });

  it('Abuse: is another provider’s, by its own licence or by the sender’s where it names none', async () => {
    const [place, other] = [await aBiller(), await aBiller()];
    const foreign = fileOf(other, nodes(1));
    const jobId = await takenOver(place.as, foreign);
    expect(codes(await problemsOf(place.as, jobId))).toEqual([[1, 'C-1', 'takeOver.otherProvider', 'ProviderID']]);
    const nameless = foreign.replace(/<ProviderID>[^<]*<\/ProviderID>/, '');
    expect(await countsOf(place.as, await takenOver(place.as, nameless))).toMatchObject({ taken: 0, wrong: 1 });
    // Its number is not spent: the facility's own claim of the same number is taken.
    const mixed = fileOf(place, nodes(2))
      .replace(`<ProviderID>${place.facility.facilityLicense}`, `<ProviderID>${other.facility.facilityLicense}`)
      .replace('<ID>C-2</ID>', '<ID>C-1</ID>');
    expect(await countsOf(place.as, await takenOver(place.as, mixed))).toMatchObject({ taken: 1, wrong: 1 });
    expect([await numbersOf(place.as), await numbersOf(other.as)]).toEqual([['C-1'], []]);
    for (const secret of ['M-C-1', 'P-C-1', '784-1985-0000001-7'])
      expect(reportOf(jobId) + JSON.stringify(await storedJob(jobId))).not.toContain(secret);
  });

  it('follows the schema of another regulator', async () => {
    const place = await aBiller('doh');
    const jobId = await takenOver(place.as, fileOf({ ...place, dialect: 'dha' }, nodes(1)));
    expect(codes(await problemsOf(place.as, jobId))).toEqual([[1, 'C-1', 'takeOver.otherRegulator', 'Header']]);
    expect(await numbersOf(place.as)).toEqual([]);
    await takenOver(place.as, fileOf(place, nodes(1, 'doh')));
    expect(await numbersOf(place.as)).toEqual(['C-1']);
  });

  const long = 'x'.repeat(101);
  const observations = (count: number, value = '1') =>
    `<Observation><Type>LOINC</Type><Code>1</Code><Value>${value}</Value><ValueType>u</ValueType></Observation>`.repeat(
      count,
    );
  const empty = '<Observation><Type>a</Type></Observation>';
  it.each<[string, (text: string) => string, Partial<JobProblem>]>([
    [
      'a number is too long',
      (text) => text.replace('<MemberID>M-B', `<MemberID>${long}`),
      { code: 'takeOver.tooLong', column: 'MemberID' },
    ],
    [
      'a value of a line is too long',
      (text) => text.replace(/<Value>[^<]*(?=<\/Value>)/g, `<Value>${'y'.repeat(10_001)}`),
      { code: 'takeOver.tooLong', column: 'Activity.Observation.Value', line: 'B-2' },
    ],
    [
      'a line has too many observations',
      (text) => text.replace('<Observation>', `${observations(100)}<Observation>`),
      { code: 'takeOver.tooMany', column: 'Activity.Observation', line: 'B-2' },
    ],
    [
      'it has too many lines',
      (text) => text.replace('<Activity>', `${'<Activity><ID>9</ID></Activity>'.repeat(499)}<Activity>`),
      { code: 'takeOver.tooMany', column: 'Activity' },
    ],
    [
      'an amount is beyond all numbers',
      (text) => text.replace('<Gross>115.5', '<Gross>1e300'),
      { code: 'takeOver.outOfRange', column: 'Gross' },
    ],
    [
      'it is larger than a call may be',
      (text) => text.replace('<Observation>', `${observations(90, 'z'.repeat(3000))}<Observation>`),
      { code: 'takeOver.tooLarge', column: 'Claim' },
    ],
    [
      'it has more values than a call may have',
      (text) =>
        text.replaceAll('<Activity>', `${`<Activity><ID>9</ID>${empty.repeat(100)}</Activity>`.repeat(20)}<Activity>`),
      { code: 'takeOver.tooLarge', column: 'Claim' },
    ],
    [
      'it has more text than can be read',
      (text) => text.replace('<Observation>', `${observations(1, 'z'.repeat(41 * 1024 * 1024))}<Observation>`),
      { code: 'takeOver.tooLarge', column: 'Claim' },
    ],
  ])(
    'Abuse: breaks a bound, is told with its field and never cut, and the others are taken: %s',
    async (_, change, told) => {
      const place = await aBiller();
      const [before, broken, next] = ['A', 'B', 'D'].map((id) => {
        const text = fileOf(place, [claimNode('dha', id)]);
        return text.slice(text.indexOf('<Claim>'), text.indexOf('</Claim.Submission>'));
      });
      const empty = fileOf(place, []);
      const content = empty.replace(
        '</Claim.Submission>',
        `${before}${change(broken ?? '')}${next}</Claim.Submission>`,
      );
      const jobId = await takenOver(place.as, content);
      expect(await problemsOf(place.as, jobId)).toMatchObject([{ row: 2, record: 'B', ...told }]);
      expect(await countsOf(place.as, jobId)).toMatchObject({ claims: 3, taken: 2, wrong: 1 });
      expect(await numbersOf(place.as)).toEqual(['A', 'D']);
    },
  );

  it('Abuse: has a formula for an id, and the report holds none', async () => {
    const [place, other] = [await aBiller(), await aBiller()];
    const jobId = await takenOver(place.as, fileOf(other, [claimNode('dha', '=HYPERLINK(1)')]));
    expect(reportOf(jobId)).toContain("'=HYPERLINK(1)");
    expect(reportOf(jobId)).toContain('The claim is of another provider.');
  });
});

describe('what a draft does not have as the file writes it', () => {
  it('is told beside the claim: a value that cannot be read, a field that nobody knows, a file that is attached', async () => {
    const place = await aBiller();
    const content = fileOf(place, nodes(2))
      .replace('<Quantity>1<', '<Quantity>some<')
      .replace(
        '</Claim>',
        '<Resubmission><Type>correction</Type><Comment>c</Comment><Attachment>UEsDBA==</Attachment></Resubmission><Colour>red</Colour></Claim>',
      );
    const jobId = await takenOver(place.as, content);
    const told = (await problemsOf(place.as, jobId)).map(({ row, code, column, line }) => [row, code, column, line]);
    expect(told).toEqual([
      [1, 'takeOver.notAsWritten', 'Activity.Quantity', 'C-1-1'],
      [1, 'takeOver.notAsWritten', 'Colour', undefined],
      [1, 'takeOver.attachment', 'Resubmission.Attachment', undefined],
    ]);
    expect(await countsOf(place.as, jobId)).toMatchObject({ taken: 2, blocked: 1, findings: 3, wrong: 0 });
  });
});

describe('a file that cannot be read to its end', () => {
  it.each([
    ['notAClaimFile', '<Remittance.Advice/>'],
    ['doctype', '<!DOCTYPE a [<!ENTITY b "c">]><Claim.Submission/>'],
    ['notReadable', 'MZ\u0000\u0001 not even XML'],
    ['unknownEncoding', '<?xml version="1.0" encoding="klingon"?><Claim.Submission/>'],
    ['unknownRegulator', '<Claim.Submission><Header><SenderID>X</SenderID></Header></Claim.Submission>'],
    ['noClaims', claimsFile('dha', [])],
  ])('Abuse: makes nothing: %s', async (failure, content) => {
    const { as } = await aBiller();
    const jobId = await takenOver(as, content);
    expect(await shownJob(as, jobId)).toMatchObject({ state: 'failed', failure });
    expect(await numbersOf(as)).toEqual([]);
  });

  it('Abuse: unpacks to more than any file of claims', async () => {
    const { as } = await aBiller();
    const jobId = await takenOver(as, gzipSync(Buffer.alloc(513 * 1024 * 1024, ' ')), 'bomb.gz');
    expect(await shownJob(as, jobId)).toMatchObject({ state: 'failed', failure: 'notReadable' });
  });

  it('keeps the claims before the place where it breaks off, and says where that is', async () => {
    const place = await aBiller();
    const jobId = await takenOver(place.as, fileOf(place, nodes(3)).slice(0, -200));
    expect(await shownJob(place.as, jobId)).toMatchObject({
      state: 'failed',
      failure: 'notReadable',
      files: ['report'],
    });
    expect(await problemsOf(place.as, jobId)).toMatchObject([
      { row: 2, code: 'takeOver.brokenOff', value: expect.stringMatching(/^XML: \d+$/) },
    ]);
    expect(reportOf(jobId)).toContain('The claims before it were taken over.');
    expect(await numbersOf(place.as)).toEqual(['C-1', 'C-2']);
  });
});

describe('a worker that takes claims over', () => {
  const count = 60;
  /** Every seventh claim is another's, every eleventh has the number of the first. */
  const contentOf = (place: Place) =>
    nodes(count).reduce(
      (text, _, at) => {
        const number = `<ID>C-${at + 1}</ID>`;
        if (at > 0 && at % 11 === 0) return text.replace(number, '<ID>C-1</ID>');
        const other = text.indexOf('<ProviderID>', text.indexOf(number)) + '<ProviderID>'.length;
        return at % 7 === 6 ? `${text.slice(0, other)}OTHER${text.slice(other)}` : text;
      },
      fileOf(place, nodes(count)),
    );

  async function outcomeOf({ as }: Place, jobId: string) {
    const { state, failure, counts } = (await shownJob(as, jobId)) ?? {};
    const claims = await claimsOf(as);
    const audits = await Promise.all(
      claims.map(async ({ claimId }) => (await auditsOf(store, `CLAIM#${claimId}`)).length),
    );
    return {
      ...{ state, failure, counts, problems: await problemsOf(as, jobId), report: reportOf(jobId) },
      ...{ numbers: claims.map(({ claimNumber }) => claimNumber), isAudited: audits.every((each) => each > 0) },
    };
  }

  it.each([
    ['whole', (text: string) => text],
    ['broken off', (text: string) => text.slice(0, -200)],
  ])('comes to the same claims, each once, whenever it dies: %s', async (_, cut) => {
    const first = await aBiller();
    const expected = await outcomeOf(first, await takenOver(first.as, cut(contentOf(first))));
    expect(expected).toMatchObject({ counts: { here: 0 }, isAudited: true });
    expect(expected.numbers.length).toBeGreaterThan(40);
    expect(expected.counts?.taken).toBe(expected.numbers.length);
    for (const isAfter of [false, true]) {
      for (const write of [1, 2, 3, 4, 5]) {
        setClock('2026-11-20T08:00:00.000Z');
        const place = await aBiller();
        const jobId = await begun(place.as, cut(contentOf(place)));
        await work(jobId, {}, dyingAt(wiring, write, isAfter)).catch(() => null);
        passMinutes(5);
        await work(jobId);
        expect(await outcomeOf(place, jobId), `write ${write}, ${isAfter ? 'after' : 'before'} it`).toEqual(expected);
      }
    }
  });

  it('goes on where the one before was stopped, and tells the trail of the drafts of that one', async () => {
    const place = await aBiller();
    const jobId = await begun(place.as, contentOf(place));
    for (let turn = 0; turn < 6; turn += 1) await work(jobId, { workMs: 0 });
    const { state, counts, numbers, isAudited } = await outcomeOf(place, jobId);
    expect([state, counts?.taken, isAudited]).toEqual(['done', numbers.length, true]);
  });

  it('finds a claim that somebody made meanwhile, and makes it no second time', async () => {
    const place = await aBiller();
    const jobId = await begun(place.as, fileOf(place, nodes(2)));
    // After the numbers were read, and before the drafts are written.
    const send = async (command: { constructor: { name: string } }) => {
      if (command.constructor.name === 'TransactWriteCommand' && !(await numbersOf(place.as)).includes('C-2'))
        await made(place.as, aClaim({ id: 'C-2' }));
      return wiring.store.send(command as never);
    };
    await work(jobId, {}, { ...wiring, store: { send } as unknown as typeof wiring.store });
    passMinutes(5);
    await work(jobId);
    expect(await shownJob(place.as, jobId)).toMatchObject({ state: 'done', counts: { taken: 1, here: 1 } });
    expect(await numbersOf(place.as)).toEqual(['C-1', 'C-2']);
  });

  it('makes no more claims once the job is stopped', async () => {
    const place = await aBiller();
    const jobId = await begun(place.as, contentOf(place));
    await work(jobId, { workMs: 0 });
    const before = await numbersOf(place.as);
    await callApi(handler, endpoints.cancelJob, { as: place.as, body: { jobId } });
    passMinutes(5);
    await work(jobId);
    expect(before.length).toBeGreaterThan(10);
    expect(await numbersOf(place.as)).toEqual(before);
  });
});

describe('taking claims over', () => {
  it('Abuse: is for billers at a facility alone, with a file that they sent for that', async () => {
    const place = await aBiller();
    const body = { kind: 'claimTakeOver', fileName: 'claims.xml', bytes: 10 } as const;
    for (const other of [
      await signIn({ roles: ['PayerAdmin'], facility: null, payerId: 9 }),
      await signIn({ roles: ['SuperAdmin'], facility: null }),
      await signIn({ roles: ['Eligibility'], facility: place.facility }),
      await signIn({ roles: ['EauthClaim'], facility: null }),
    ])
      expect((await callApi(handler, endpoints.beginUpload, { as: other, body })).http).toBe(403);
    const checked = await upload(place.as, 'claims.xml', fileOf(place, nodes(1)), 'claimFile');
    expect((await start(place.as, { kind: 'claimTakeOver', uploadId: checked })).http).toBe(404);
    const own = await upload(place.as, 'claims.xml', fileOf(place, nodes(1)), 'claimTakeOver');
    const colleague = await signIn({ roles: ['EauthClaim'], facility: place.facility });
    expect((await start(colleague, { kind: 'claimTakeOver', uploadId: own })).http).toBe(404);
    expect(await numbersOf(place.as)).toEqual([]);
  });

  it('Abuse: is there for the person who began it alone; the drafts are the facility’s', async () => {
    const place = await aBiller();
    const jobId = await takenOver(place.as, fileOf(place, nodes(1)));
    const colleague = await signIn({ roles: ['EauthClaim'], facility: place.facility });
    const stranger = (await aBiller()).as;
    for (const as of [colleague, stranger])
      for (const endpoint of [endpoints.getJob, endpoints.getJobProblems])
        expect((await callApi(handler, endpoint, { as, query: { jobId } })).http).toBe(404);
    expect([await numbersOf(colleague), await numbersOf(stranger)]).toEqual([['C-1'], []]);
  });

  it.each([
    ['of a regulator without a post office', { regulatoryId: regulators.International }],
    ['that is closed', { isActive: false }],
  ])('is refused for a facility %s', async (_, change) => {
    const { as } = await aBiller('dha', change);
    const jobId = await takenOver(as, claimsFile('dha', nodes(1)));
    expect(await storedJob(jobId)).toMatchObject({ state: 'failed', failure: 'noClaimsHere' });
  });
});
