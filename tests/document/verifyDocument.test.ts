import { PutCommand, ScanCommand } from '@aws-sdk/lib-dynamodb';
import { beforeEach, describe, expect, it } from 'vitest';
import { eligibilityChange, findEligibility } from '../../functions/_data/eligibility/eligibility.ts';
import { sha256 } from '../../functions/_kit/canonicalJson.ts';
import { tableName } from '../../functions/_kit/env.ts';
import { provenFacilityId } from '../../functions/_kit/proof.ts';
import { writeTogether } from '../../functions/_store/transaction.ts';
import { handler } from '../../functions/document/index.ts';
import { handler as eligibility } from '../../functions/eligibility/index.ts';
import { groupedCode, printedCodeOf, readPrintedCode } from '../../shared/document/printedCode.ts';
import { documentApi } from '../../shared/document/routes.ts';
import type { EligibilityStatus } from '../../shared/eligibility/eligibilityStatus.ts';
import { type Coverage, type EligibilityForm, eligibilityApi } from '../../shared/eligibility/routes.ts';
import { aClinic, aForm, details, eligibleMember, submitted } from '../eligibility/support/eligibility.ts';
import { callAnything, callApi, passMinutes, type SignedIn, setClock, startBackend } from '../support/api.ts';
import { drawnLines } from '../support/pdfText.ts';

const { store } = await startBackend();
// Each test has its own turns of the address that all share.
let windows = 0;
beforeEach(() => {
  windows += 1;
  passMinutes(5 * windows);
});
const verify = (code: string) => callApi(handler, documentApi.endpoints.verifyDocument, { body: { code } });

/** Prints the request as its facility does; answers the code that the paper carries. */
async function printed(as: SignedIn, eligibilityId: string): Promise<string> {
  const query = { eligibilityId, language: 'en' };
  const { bytes } = await callAnything(eligibility, eligibilityApi.endpoints.exportEligibilityPdf, { as, query });
  const lines = drawnLines(bytes);
  const code = lines.find((line) => readPrintedCode(line) !== null);
  if (!code || !lines.includes('https://portal.example/verify')) throw new Error(`No code on the paper: ${lines}`);
  return code;
}

async function moveTo(
  as: SignedIn,
  id: string,
  status: EligibilityStatus,
  coverages: Coverage[] = [],
  answeredAt?: string,
) {
  const scope = { kind: 'facility', facilityId: provenFacilityId(as.user.facilityId ?? '') } as const;
  const current = await findEligibility(store, scope, id);
  if (
    !current ||
    !(await writeTogether(
      store,
      eligibilityChange(current, { status, coverages, ...(answeredAt && { answeredAt }) }, []),
    ))
  )
    throw new Error('Not moved');
}

const cover = (validTo: string): Coverage => ({
  policyNumber: 'POL-1',
  planName: 'Gold',
  validFrom: '2020-01-01',
  validTo,
  coPaymentFils: null,
  coPaymentPercent: null,
});

it('REQ-ELIG-05 says of a printed document whether it still holds, and of the patient the end of the ID only', async () => {
  const as = await aClinic(store);
  const [covered, refused] = [await submitted(as), await submitted(as)];
  const early = await printed(as, covered);
  expect((await verify(early)).data?.verdict).toBe('undecided');
  await moveTo(as, covered, 8, [cover('2099-12-31')]);
  await moveTo(as, refused, 9);
  const [good, bad] = [await printed(as, covered), await printed(as, refused)];
  expect((await verify(early)).data?.verdict).toBe('outdated');
  expect((await verify(bad)).data?.verdict).toBe('notCovered');
  const answer = await verify(good);
  expect(answer.data?.verdict).toBe('covered');
  expect(Object.keys(answer.data ?? {}).sort()).toEqual(['about', 'later', 'printedAt', 'serviceDate', 'verdict']);
  const { emiratesId } = eligibleMember();
  const request = await details(as, covered);
  expect(answer.data).toMatchObject({
    later: null,
    about: {
      requestNumber: request.requestNumber,
      payerName: request.payerName,
      facilityName: as.user.facilityName,
      identifierEnding: emiratesId.slice(-4),
    },
  });
  expect(JSON.stringify(answer)).not.toContain(emiratesId.slice(0, -4));
  await moveTo(as, covered, 5);
  expect((await verify(good)).data?.verdict).toBe('outdated');
});

it.each([
  ['no cover at all', []],
  ['a cover that ended before the service', [cover('2020-12-31')]],
])('does not call covered what a payer answered Eligible with %s', async (_, coverages) => {
  const as = await aClinic(store);
  const id = await submitted(as);
  await moveTo(as, id, 8, coverages);
  expect((await verify(await printed(as, id))).data?.verdict).toBe('withoutCover');
});

describe('a later answer to the same question', () => {
  const earlier = '2026-12-01T08:00:00.000Z';
  const later = '2026-12-01T09:00:00.000Z';
  const { payerId, emiratesId } = eligibleMember();
  const holding = [cover('2099-12-31')];

  /** A paper of a covered patient, and the answer that the facility got to another question afterwards. */
  async function paperAnd(
    as: SignedIn,
    asked: Partial<EligibilityForm>,
    [status, coverages]: [EligibilityStatus, Coverage[]],
    first: Partial<EligibilityForm> = {},
  ) {
    const id = await submitted(as, aForm(eligibleMember(), { cardNumber: 'CARD-7', ...first }));
    await moveTo(as, id, 8, holding, earlier);
    const code = await printed(as, id);
    expect((await verify(code)).data).toMatchObject({ verdict: 'covered', later: null });
    const again = await submitted(as, aForm(eligibleMember(), asked));
    await moveTo(as, again, status, coverages, later);
    return (await verify(code)).data;
  }

  it.each([
    ['not covered', 9, [], 'notCovered', {}],
    ['eligible without a cover', 8, [], 'withoutCover', {}],
    ['not covered, asked by the card only', 9, [], 'notCovered', { emiratesId: undefined, cardNumber: 'CARD-7' }],
  ] as const)('is told where it says %s', async (_, status, coverages, claim, asked) => {
    const data = await paperAnd(await aClinic(store), asked, [status, [...coverages]]);
    expect(data).toMatchObject({ verdict: 'superseded', later: { claim, answeredAt: later } });
  });

  it.each([
    ['says the same', {}, [8, holding]],
    ['has decided nothing', {}, [2, []]],
    ['is of another payer', { payerId: payerId === 301 ? 88 : 301 }, [9, []]],
    ['is for another service', { serviceCategoryId: 7 }, [9, []]],
    ['is of another patient', { emiratesId: undefined, cardNumber: 'CARD-8' }, [9, []]],
  ] as const)('changes nothing where it %s', async (_, asked, [status, coverages]) => {
    const data = await paperAnd(await aClinic(store), asked, [status, [...coverages]]);
    expect(data).toMatchObject({ verdict: 'covered', later: null });
  });

  it('of another facility stays with that facility', async () => {
    const [as, other] = [await aClinic(store), await aClinic(store)];
    const id = await submitted(as);
    await moveTo(as, id, 8, holding, earlier);
    const theirs = await submitted(other);
    await moveTo(other, theirs, 9, [], later);
    expect((await verify(await printed(as, id))).data).toMatchObject({ verdict: 'covered', later: null });
  });

  it('shows nothing of an identifier that its end would tell', async () => {
    const as = await aClinic(store);
    const id = await submitted(as, aForm(eligibleMember(), { emiratesId: undefined, cardNumber: 'AB1234' }));
    const { data } = await verify(await printed(as, id));
    expect(data?.about?.identifierEnding).toBe('');
    expect(JSON.stringify(data)).not.toContain('1234"');
    expect(emiratesId).toHaveLength(15);
  });
});

it('does not call a corrected question what was printed before', async () => {
  const as = await aClinic(store);
  const id = await submitted(as);
  const code = await printed(as, id);
  const { version } = await details(as, id);
  const body = { ...aForm(), eligibilityId: id, version, serviceCategoryId: 7 };
  expect((await callApi(eligibility, eligibilityApi.endpoints.updateEligibility, { as, body })).http).toBe(200);
  expect((await verify(code)).data?.verdict).toBe('outdated');
});

it('answers every other code alike, ids among them', async () => {
  const as = await aClinic(store);
  const id = await submitted(as);
  const code = await printed(as, id);
  const unknown = printedCodeOf('ACDEFGHJKMNPRTVWXY');
  const flipped = code.replace(/^./, (first) => (first === 'A' ? 'C' : 'A'));
  for (const other of [
    unknown,
    groupedCode(unknown),
    'x'.repeat(32),
    flipped,
    id,
    '',
    'x',
    code.slice(1),
    'ä#"\u0000',
    as.user.facilityId ?? '',
  ]) {
    const { http, status, data, errors } = await verify(other);
    expect([http, status, data, errors], other).toEqual([200, 0, null, []]);
  }
});

it('reads a code as people type it: without groups, in small letters, with Arabic digits', async () => {
  const as = await aClinic(store);
  const code = await printed(as, await submitted(as));
  const arabic = code.replace(/\d/g, (digit) => String.fromCodePoint(0x660 + Number(digit)));
  for (const typed of [code, code.replaceAll('-', ''), ` ${code.toLowerCase().replaceAll('-', ' ')} `, arabic]) {
    expect((await verify(typed)).data?.verdict, typed).toBe('undecided');
  }
});

it('still knows the longer codes that earlier releases printed', async () => {
  const as = await aClinic(store);
  const code = 'aZ_9-aZ_9-aZ_9-aZ_9-aZ_9-aZ_9-aZ';
  const id = await submitted(as);
  await printed(as, id);
  const { Items = [] } = await store.send(new ScanCommand({ TableName: tableName('eligibility') }));
  const print = Items.find(({ sk, eligibilityId }) => sk === 'DOCUMENT' && eligibilityId === id);
  await store.send(
    new PutCommand({ TableName: tableName('eligibility'), Item: { ...print, pk: `DOCUMENT#${sha256(code)}` } }),
  );
  expect((await verify(code)).data?.verdict).toBe('undecided');
});

it('prints a code that the store does not know itself', async () => {
  const as = await aClinic(store);
  const code = await printed(as, await submitted(as));
  const { Items = [] } = await store.send(new ScanCommand({ TableName: tableName('eligibility') }));
  expect(JSON.stringify(Items)).toContain('DOCUMENT#');
  for (const form of [code, code.replaceAll('-', '')]) expect(JSON.stringify(Items)).not.toContain(form);
});

it('lets one address try thirty codes in five minutes', async () => {
  setClock('2026-12-01T08:00:00Z');
  for (let tried = 0; tried < 30; tried += 1) expect((await verify(`guess ${tried}`)).http).toBe(200);
  expect(await verify('guess')).toMatchObject({ http: 429, errors: [{ code: 'tooManyRequests' }] });
  passMinutes(5);
  expect((await verify('guess')).http).toBe(200);
});
