import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { SignedInUser } from '../../shared/_contract/sessionUser.ts';
import { emiratesDateOf } from '../../shared/_field/serviceDate.ts';
import { violationsOf } from '../journeys/support/accessibility.ts';
import { journeyApi } from '../journeys/support/portal.ts';
import { texts } from '../journeys/support/texts.ts';
import { visits } from '../journeys/support/visits.ts';

const visit = visits();
const api = journeyApi();
/** At a hospital whose people are billers all. */
const biller = 'desk@corniche-hospital.example';
/** Pearl's people decide in the portal. */
const pearl = 518;

const field = (page: Page, name: string) => page.locator(`[id="field-${name}"]`);
const recordAddress = /\/claim\/[0-9A-HJKMNP-TV-Z]{26}$/;
const hyphened = (emiratesId: string) => emiratesId.replace(/^(\d{3})(\d{4})(\d{7})(\d)$/, '$1-$2-$3-$4');

async function call<Data>(session: SignedInUser, path: string, body?: object): Promise<Data> {
  const headers = { 'Idempotency-Key': crypto.randomUUID() };
  const { data, errors } = await api.call<Data>(path, { session, ...(body && { headers, body }) });
  if (!data) throw new Error(`${path}: ${JSON.stringify(errors)}`);
  return data;
}

const asked = (lineId: string, code: string, netFils: number) => ({
  ...{ lineId, type: 8, code, quantity: 1, netFils, observations: [] },
});

/** A request of two lines, of which Pearl's reviewer approves the first. */
async function approved(session: SignedInUser, emiratesId: string): Promise<string> {
  const reviewer = await api.session('reviewer@pearl.example');
  const { authorizationId } = await call<{ authorizationId: string }>(
    session,
    '/api/authorization/addauthorizationrequest',
    {
      ...{ type: 'authorization', payerId: pearl, emiratesId, encounterType: 1 },
      encounterStart: new Date().toISOString(),
      diagnoses: [{ type: 'Principal', code: 'R10.9' }],
      lines: [asked('1', 'W-302', 250_00), asked('2', 'W-301', 300_00)],
    },
  );
  const path = `/api/authorization/getauthorization?authorizationId=${authorizationId}`;
  const seen = async () => ({ authorizationId, version: (await call<{ version: number }>(reviewer, path)).version });
  await call(reviewer, '/api/authorization/move', { ...(await seen()), move: 'take', attachmentIds: [] });
  await call(reviewer, '/api/authorizationdesk/decide', {
    ...(await seen()),
    validFrom: emiratesDateOf(new Date()),
    validTo: emiratesDateOf(new Date(Date.now() + 30 * 86_400_000)),
    lines: [
      { lineId: '1', outcome: 'approved' },
      { lineId: '2', outcome: 'denied', denialCode: 'MNEC-003' },
    ],
  });
  return authorizationId;
}

describe('a biller', () => {
  it('goes from an answer about eligibility to the filled form of a claim, and keeps the draft', async () => {
    const session = await api.session(biller);
    const member = await api.member('Eligible, AED 20');
    const eligibilityId = await api.submit(session, member);
    const page = await visit({ session });
    await page.goto(`/eligibility/${eligibilityId}`);
    await page.getByRole('link', { name: texts.en.eligibility.detail.makeClaim }).click();
    await expect.poll(() => field(page, 'emiratesId').inputValue()).toBe(hyphened(member.emiratesId));
    await expect.poll(() => field(page, 'patientName').inputValue()).not.toBe('');
    await expect.poll(() => field(page, 'payerId-button').textContent()).toMatch(/\(.+\)/);
    const number = await field(page, 'eligibilityNumber').inputValue();
    expect(number).not.toBe('');
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole('button', { name: texts.en.claim.form.keep }).click();
    await page.waitForURL(recordAddress);
    await page.getByText(number).first().waitFor();
  });

  it('goes from an approval to the filled form, in Arabic: with the approved line only', async () => {
    const session = await api.session(biller);
    const { emiratesId } = await api.member('Eligible, AED 20');
    const page = await visit({ session, language: 'ar' });
    await page.goto(`/eauth/${await approved(session, emiratesId)}`);
    await page.getByRole('link', { name: texts.ar.record.action.makeClaim }).click();
    await expect.poll(() => field(page, 'lines.0.code').inputValue()).toBe('W-302');
    await expect.poll(() => field(page, 'lines.1.code').count()).toBe(0);
    await expect.poll(() => field(page, 'lines.0.netDirhams').inputValue()).toBe('250');
    await expect.poll(() => field(page, 'lines.0.priorAuthorizationId').inputValue()).not.toBe('');
    await expect.poll(() => field(page, 'diagnoses.0.code').inputValue()).toBe('R10.9');
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole('button', { name: texts.ar.claim.form.keep }).click();
    await page.waitForURL(recordAddress);
  });
});
