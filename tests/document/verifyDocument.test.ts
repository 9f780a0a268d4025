import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { expect, it } from 'vitest';
import { eligibilityChange, findEligibility } from '../../functions/_data/eligibility/eligibility.ts';
import { provenFacilityId } from '../../functions/_kit/proof.ts';
import { writeTogether } from '../../functions/_store/transaction.ts';
import { handler } from '../../functions/document/index.ts';
import { handler as eligibility } from '../../functions/eligibility/index.ts';
import { documentApi } from '../../shared/document/routes.ts';
import type { EligibilityStatus } from '../../shared/eligibility/eligibilityStatus.ts';
import { type Coverage, eligibilityApi } from '../../shared/eligibility/routes.ts';
import { callAnything, callApi, passMinutes, type SignedIn, setClock, startBackend } from '../support/api.ts';
import { aClinic, eligibleMember, submitted } from '../support/eligibility.ts';
import { drawnLines } from '../support/pdfText.ts';

const { store } = await startBackend();
const verify = (code: string) => callApi(handler, documentApi.endpoints.verifyDocument, { body: { code } });

/** Prints the request as its facility does; answers the code that the paper carries. */
async function printed(as: SignedIn, eligibilityId: string): Promise<string> {
  const query = { eligibilityId, language: 'en' };
  const { bytes } = await callAnything(eligibility, eligibilityApi.endpoints.exportEligibilityPdf, { as, query });
  const text = drawnLines(bytes).join('');
  const code = /https:\/\/portal\.example\/verify\/([\w-]{32})/.exec(text)?.[1];
  if (!code) throw new Error(`No code on the paper: ${text}`);
  return code;
}

async function moveTo(as: SignedIn, id: string, status: EligibilityStatus, coverages: Coverage[] = []) {
  const scope = { kind: 'facility', facilityId: provenFacilityId(as.user.facilityId ?? '') } as const;
  const current = await findEligibility(store, scope, id);
  if (!current || !(await writeTogether(store, eligibilityChange(current, { status, coverages }, []))))
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

it('REQ-ELIG-05 says of a printed document whether it still holds, and nothing of the patient', async () => {
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
  expect(Object.keys(answer.data ?? {}).sort()).toEqual(['printedAt', 'serviceDate', 'verdict']);
  expect(JSON.stringify(answer)).not.toContain(eligibleMember().emiratesId);
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

it('answers every other code alike, ids among them', async () => {
  const as = await aClinic(store);
  const id = await submitted(as);
  const code = await printed(as, id);
  const flipped = code.replace(/^./, (first) => (first === 'A' ? 'B' : 'A'));
  for (const other of [flipped, id, '', 'x', code.slice(1), 'ä#"\u0000', as.user.facilityId ?? '']) {
    const { http, status, data, errors } = await verify(other);
    expect([http, status, data, errors], other).toEqual([200, 0, null, []]);
  }
});

it('prints a code that the store does not know itself', async () => {
  const as = await aClinic(store);
  const code = await printed(as, await submitted(as));
  const { Items = [] } = await store.send(new ScanCommand({ TableName: 'test-eligibility' }));
  expect(JSON.stringify(Items)).toContain('DOCUMENT#');
  expect(JSON.stringify(Items)).not.toContain(code);
});

it('lets one address try thirty codes in five minutes', async () => {
  setClock('2026-12-01T08:00:00Z');
  for (let tried = 0; tried < 30; tried += 1) expect((await verify(`guess ${tried}`)).http).toBe(200);
  expect(await verify('guess')).toMatchObject({ http: 429, errors: [{ code: 'tooManyRequests' }] });
  passMinutes(5);
  expect((await verify('guess')).http).toBe(200);
});
