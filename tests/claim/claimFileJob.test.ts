import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { wiring } from '../../functions/_data/wiring.ts';
import { zipFile } from '../../functions/_kit/zipFile.ts';
import { handler } from '../../functions/job/index.ts';
import { rulesVersion } from '../../shared/claim/rules/version.ts';
import { mostProblems } from '../../shared/job/jobKinds.ts';
import { type JobProblem, jobApi } from '../../shared/job/routes.ts';
import { callApi, passMinutes, type SignedIn, setClock, signIn, startBackend } from '../support/api.ts';
import { auditsOf } from '../support/auditTrail.ts';
import { sentFiles } from '../support/aws.ts';
import { aFacility } from '../support/builders.ts';
import { dyingAt, shown, start, storedJob, upload, work } from '../support/jobs.ts';
import { claimNode, claimsFile } from './support/claimFiles.ts';

const { store } = await startBackend();
const { endpoints } = jobApi;

/** A biller at a facility of its own. */
const aBiller = () => signIn({ roles: ['EauthClaim'] });

const place = aFacility();
let biller: SignedIn;
beforeAll(async () => {
  biller = await signIn({ roles: ['EauthClaim'], facility: place });
});

/** So many claims of as many patients and clinicians, of which each third has a net that is not the sum of its lines, from the first on. */
const claims = (count: number): string =>
  claimsFile(
    'dha',
    Array.from({ length: count }, (_, at) => claimNode('dha', `C-${at + 1}`)),
  )
    .replaceAll('784-1985-0000001-7', '999-9999-9999999-9')
    // A day of one clinician has no room for them.
    .replaceAll(/<ID>C-(\d+)<\/ID>(.*?)<Clinician>DHA-P-90000001</gs, (text, number: string) =>
      text.replace('DHA-P-90000001', `DHA-P-9${number.padStart(6, '0')}`),
    )
    .replace(/<ID>C-(\d+)<\/ID>(.*?)<Net>105\.50</gs, (text, number: string) =>
      Number(number) % 3 === 1 ? text.replace('<Net>105.50<', '<Net>105.49<') : text,
    );

async function begun(as: SignedIn, content: Buffer | string, name = 'claims.xml'): Promise<string> {
  const uploadId = await upload(as, name, content, 'claimFile');
  const { data, errors } = await start(as, { kind: 'claimFile', uploadId });
  if (!data) throw new Error(`Not started: ${JSON.stringify(errors)}`);
  return data.jobId;
}

async function checked(as: SignedIn, content: Buffer | string, name?: string) {
  const jobId = await begun(as, content, name);
  await work(jobId);
  return jobId;
}

async function findingsOf(as: SignedIn, jobId: string): Promise<JobProblem[]> {
  const found: JobProblem[] = [];
  let cursor: string | undefined;
  do {
    const { data } = await callApi(handler, endpoints.getJobProblems, { as, query: { jobId, cursor, take: 100 } });
    found.push(...(data?.items ?? []));
    cursor = data?.nextCursor ?? undefined;
  } while (cursor);
  return found;
}

const reportOf = (jobId: string): string => sentFiles.get(`transfer/out/${jobId}/report`)?.toString() ?? '';
const linesOf = (report: string): string[] => report.trimEnd().split('\r\n').slice(1);

async function* once(content: string) {
  yield Buffer.from(content);
}
const zipped = (...contents: readonly string[]): Promise<Buffer> =>
  zipFile(
    (async function* () {
      for (const [at, content] of contents.entries()) yield { name: `claims-${at}.xml`, content: once(content) };
    })(),
  );

describe('a file of claims', () => {
  it('is checked claim by claim: what is wrong stands beside its claim, and the file is not kept', async () => {
    const jobId = await checked(biller, claims(4));
    expect(await shown(biller, jobId)).toMatchObject({
      ...{ state: 'done', fileName: 'claims.xml', files: ['report'], progress: { done: 4, total: 4 } },
      counts: { claims: 4, fine: 2, wrong: 2, findings: 2 },
    });
    expect(await findingsOf(biller, jobId)).toEqual(
      [1, 4].map((row) => ({ row, record: `C-${row}`, column: 'Net', code: 'price.netSum', value: null })),
    );
    const [first, second, ...more] = linesOf(reportOf(jobId));
    expect([first, second]).toEqual([expect.stringMatching(/^1,C-1,,Net,/), expect.stringMatching(/^4,C-4,,Net,/)]);
    expect(first).toContain('The net of the claim is not the sum of the net of its lines.');
    for (const line of [first, second]) expect(line?.endsWith(`,${rulesVersion}`)).toBe(true);
    expect(more).toEqual([]);
    expect([...sentFiles.keys()].filter((key) => key.startsWith('transfer/in/'))).toEqual([]);
  });

  it('without remarks says so, and has a report without lines', async () => {
    const jobId = await checked(biller, claimsFile('doh', [claimNode('doh')]));
    expect((await shown(biller, jobId))?.counts).toEqual({ claims: 1, fine: 1 });
    expect(linesOf(reportOf(jobId))).toEqual([]);
  });

  it('is read as gzip, and as an archive of several files, whose claims are numbered through', async () => {
    expect((await shown(biller, await checked(biller, gzipSync(claims(2)), 'a.gz')))?.counts).toMatchObject({
      claims: 2,
      wrong: 1,
    });
    const archive = await checked(biller, await zipped(claims(2), claims(2)), 'a.zip');
    expect((await findingsOf(biller, archive)).map(({ row }) => row)).toEqual([1, 3]);
  });

  it('says of its head what is wrong, at no claim', async () => {
    const lying = claims(2).replace('<RecordCount>2<', '<RecordCount>3<');
    const found = await findingsOf(biller, await checked(biller, lying));
    expect(found.at(-1)).toEqual({ row: 2, column: 'Header.RecordCount', code: 'file.recordCount', value: null });
  });

  it('that breaks off keeps what was found before, and says at which line', async () => {
    const jobId = await checked(biller, claims(3).slice(0, -200));
    expect(await shown(biller, jobId)).toMatchObject({ state: 'failed', failure: 'notReadable', files: ['report'] });
    expect(await findingsOf(biller, jobId)).toMatchObject([
      { row: 1, code: 'price.netSum' },
      { row: 2, code: 'file.brokenOff', value: expect.stringMatching(/^XML: \d+$/) },
    ]);
    expect(linesOf(reportOf(jobId))).toHaveLength(2);
    // No rule says where a file breaks off.
    expect(linesOf(reportOf(jobId)).filter((line) => line.endsWith(rulesVersion))).toHaveLength(1);
  });

  it.each([
    ['notAClaimFile', '<Remittance.Advice/>'],
    ['doctype', '<!DOCTYPE a [<!ENTITY b "c">]><Claim.Submission/>'],
    ['notReadable', 'MZ\u0000\u0001 not even XML'],
    ['unknownRegulator', '<Claim.Submission><Header><SenderID>X</SenderID></Header></Claim.Submission>'],
    ['noClaims', claimsFile('dha', [])],
  ])('is refused in words: %s', async (failure, content) => {
    expect(await shown(biller, await checked(biller, content))).toMatchObject({ state: 'failed', failure });
  });

  it('that unpacks to more than any file of claims is refused', async () => {
    const bomb = gzipSync(Buffer.alloc(513 * 1024 * 1024, ' '));
    const jobId = await checked(biller, bomb, 'bomb.gz');
    expect(await shown(biller, jobId)).toMatchObject({ state: 'failed', failure: 'notReadable' });
  });

  it('puts no formula into the report, and cuts a claim’s id that is longer than any', async () => {
    const id = `=HYPERLINK(1)${'x'.repeat(200)}`;
    const content = claimsFile('dha', [claimNode('dha', id)]).replace('105.50', '105.49');
    const jobId = await checked(biller, content);
    const [{ record = '' } = {}] = await findingsOf(biller, jobId);
    expect(record).toBe(id.slice(0, 60));
    for (const line of linesOf(reportOf(jobId))) expect(line).toContain("'=HYPERLINK(1)");
  });

  it('leaves nothing of its patients in the store, the report or the audit trail', async () => {
    const content = claims(4).replace('999-9999-9999999-9', '784-1985-0000001-7');
    const jobId = await checked(biller, content);
    const kept = [
      await storedJob(jobId),
      await findingsOf(biller, jobId),
      await auditsOf(store, jobId),
      reportOf(jobId),
    ];
    expect(JSON.stringify(kept)).toContain('C-1');
    for (const secret of ['784-1985-0000001-7', '784198500000017', 'M-C-1', 'P-C-1', 'J06.9'])
      expect(JSON.stringify(kept)).not.toContain(secret);
  });
});

describe('a long file of claims', () => {
  const count = 1290;
  const content = claims(count);

  it('has its first findings stored before the rest is read', async () => {
    const jobId = await begun(biller, content);
    // The worker is stopped after its first step.
    await work(jobId, { workMs: 0 });
    const { counts, state } = (await shown(biller, jobId)) ?? {};
    expect([state, counts?.claims]).toEqual(['running', 200]);
    expect((await findingsOf(biller, jobId)).map(({ row }) => row).slice(0, 2)).toEqual([1, 4]);
  });

  it.each([
    ['whole', content, count / 3],
    ['broken off', content.slice(0, -200), count / 3 + 1],
  ])('comes to the same findings, each once, whenever its worker dies: %s', async (_, sent, findings) => {
    const outcomeOf = async (jobId: string) => {
      const { state, failure, counts } = (await shown(biller, jobId)) ?? {};
      return { state, failure, counts, found: await findingsOf(biller, jobId), report: reportOf(jobId) };
    };
    const expected = await outcomeOf(await checked(biller, sent));
    expect(expected.found).toHaveLength(findings);
    for (const isAfter of [false, true]) {
      for (const write of [1, 2, 3, 4]) {
        setClock('2026-11-20T08:00:00.000Z');
        const jobId = await begun(biller, sent);
        await work(jobId, {}, dyingAt(wiring, write, isAfter)).catch(() => null);
        passMinutes(5);
        await work(jobId);
        expect(await outcomeOf(jobId), `write ${write}, ${isAfter ? 'after' : 'before'} it`).toEqual(expected);
      }
    }
  });

  it('with more remarks than are listed has all of them in its report', async () => {
    const sloppy = claims(2100)
      .replaceAll('<Net>105.50<', '<Net>105.49<')
      .replaceAll('<StartType>1<', '<StartType>77<')
      .replaceAll('<EndType>1<', '<EndType>77<')
      .replaceAll('<Type>Principal<', '<Type>Primary<');
    const jobId = await checked(biller, sloppy);
    const { findings = 0, wrong } = (await shown(biller, jobId))?.counts ?? {};
    expect([findings > mostProblems, wrong]).toEqual([true, 2100]);
    expect((await storedJob(jobId)).problems).toBe(mostProblems);
    expect(linesOf(reportOf(jobId))).toHaveLength(findings);
  });
});

describe('the check of a file', () => {
  it('is there for the person who began it alone, also not for a colleague', async () => {
    const jobId = await checked(biller, claims(1));
    const colleague = await signIn({ roles: ['EauthClaim'], facility: place });
    for (const as of [
      colleague,
      await aBiller(),
      await signIn({ roles: ['PayerAdmin'], facility: null, payerId: 9 }),
    ]) {
      for (const endpoint of [endpoints.getJob, endpoints.getJobProblems])
        expect((await callApi(handler, endpoint, { as, query: { jobId } })).http).toBe(404);
      expect((await callApi(handler, endpoints.getJobFile, { as, query: { jobId, file: 'report' } })).http).toBe(404);
    }
  });

  it('is refused to who has no claims, and takes no file that another has sent', async () => {
    const desk = await signIn({ roles: ['Eligibility'] });
    const body = { kind: 'claimFile', fileName: 'claims.xml', bytes: 10 } as const;
    expect((await callApi(handler, endpoints.beginUpload, { as: desk, body })).http).toBe(403);
    const uploadId = await upload(biller, 'claims.xml', claims(1), 'claimFile');
    expect((await start(await aBiller(), { kind: 'claimFile', uploadId })).http).toBe(404);
  });

  it('takes packed and plain files only, up to 256 MB', async () => {
    const begin = (fileName: string, bytes: number) =>
      callApi(handler, endpoints.beginUpload, { as: biller, body: { kind: 'claimFile', fileName, bytes } });
    expect((await begin('claims.xlsx', 10)).errors).toMatchObject([{ code: 'fileNotAccepted' }]);
    expect((await begin('claims.xml', 257 * 1024 * 1024)).errors).toMatchObject([{ code: 'fileNotAccepted' }]);
    expect((await begin('claims.xml', 256 * 1024 * 1024)).http).toBe(200);
  });
});
