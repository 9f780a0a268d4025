import { beforeAll, describe, expect, it } from 'vitest';
import type { SignedInUser } from '../../shared/_contract/sessionUser.ts';
import { emiratesDateOf } from '../../shared/_field/serviceDate.ts';
import { violationsOf } from '../journeys/support/accessibility.ts';
import { journeyApi } from '../journeys/support/portal.ts';
import { type PortalApi, receptionist } from '../journeys/support/portalApi.ts';
import { phone } from '../journeys/support/portalContext.ts';
import { texts } from '../journeys/support/texts.ts';
import { visits } from '../journeys/support/visits.ts';

const visit = visits();
let api: PortalApi;
let sender: SignedInUser;
let reviewer: SignedInUser;
beforeAll(async () => {
  api = journeyApi();
  sender = await api.session(receptionist);
  reviewer = await api.session('reviewer@pearl.example');
});

/** Pearl's people decide in the portal. */
const pearl = 518;

async function call<Data>(session: SignedInUser, path: string, body?: object): Promise<Data> {
  const headers = { 'Idempotency-Key': crypto.randomUUID() };
  const { data, errors } = await api.call<Data>(path, { session, ...(body && { headers, body }) });
  if (!data) throw new Error(`${path}: ${JSON.stringify(errors)}`);
  return data;
}

const line = (lineId: string, code: string, netFils: number) => ({
  ...{ lineId, type: 8, code, quantity: 1, netFils, observations: [] },
});

/** A request of two lines that Pearl's reviewer has in hand: its id and version. */
async function inHand() {
  const member = await api.member('Eligible, AED 20');
  await api.submit(sender, { ...member, payerId: pearl });
  const { authorizationId } = await call<{ authorizationId: string }>(
    sender,
    '/api/authorization/addauthorizationrequest',
    {
      ...{ type: 'authorization', payerId: pearl, emiratesId: member.emiratesId, encounterType: 1 },
      encounterStart: new Date().toISOString(),
      diagnoses: [{ type: 'Principal', code: 'R10.9' }],
      lines: [line('1', 'W-302', 250_00), line('2', 'W-301', 300_00)],
    },
  );
  await call(reviewer, '/api/authorization/move', {
    ...{ authorizationId, version: await versionOf(authorizationId), move: 'take', attachmentIds: [] },
  });
  return { authorizationId, version: await versionOf(authorizationId) };
}

async function versionOf(authorizationId: string): Promise<number> {
  const path = `/api/authorization/getauthorization?authorizationId=${authorizationId}`;
  return (await call<{ version: number }>(reviewer, path)).version;
}

async function decided(): Promise<string> {
  const seen = await inHand();
  await call(reviewer, '/api/authorizationdesk/decide', {
    ...seen,
    validFrom: emiratesDateOf(new Date()),
    validTo: emiratesDateOf(new Date(Date.now() + 30 * 86_400_000)),
    lines: [
      { lineId: '1', outcome: 'approved' },
      { lineId: '2', outcome: 'denied', denialCode: 'MNEC-003' },
    ],
  });
  return seen.authorizationId;
}

describe('a coordinator who follows requests for approval', () => {
  it.each(['en', 'ar'] as const)(
    'REQ-EAUTH-03 REQ-EAUTH-11 goes from the number of a status to the request, and reads what became of each line, in %s',
    async (language) => {
      const { record: words, authorizationDesk: desk } = texts[language];
      const authorizationId = await decided();
      const page = await visit({ language, session: sender });
      await page.goto('/eauth');
      const counts = page.getByRole('list', { name: words.list.counts });
      await counts.getByRole('link', { name: new RegExp(desk.states.partiallyApproved) }).click();
      await page.waitForURL(/state=partiallyApproved/);
      const link = page.locator(`a[href$="${authorizationId}"]`).first();
      await link.waitFor();
      expect(await violationsOf(page)).toEqual([]);
      await link.click();
      await page.getByText(words.standing.partiallyApproved, { exact: true }).first().waitFor();
      const lines = page.getByRole('list', { name: words.lines.title }).getByRole('listitem');
      await expect.poll(() => lines.count()).toBe(2);
      await expect.poll(() => lines.nth(1).textContent()).toContain('MNEC-003');
      await expect.poll(() => lines.nth(1).textContent()).toContain(words.denialNext.MNEC);
      const file = page.waitForEvent('download');
      await page.getByRole('button', { name: texts[language].ui.print.both }).click();
      expect((await file).suggestedFilename()).toMatch(/^authorization-.*\.pdf$/);
      expect(await violationsOf(page)).toEqual([]);
    },
  );

  it.each(['en', 'ar'] as const)(
    'REQ-EAUTH-13 REQ-EAUTH-15 answers what the payer asks, cancels, and finds every version, in %s',
    async (language) => {
      const { record: words } = texts[language];
      const seen = await inHand();
      const items = [{ documentType: 'photo', lineId: '2' }];
      await call(reviewer, '/api/authorizationdesk/ask', { ...seen, text: 'Please send it.', items });
      const page = await visit({ language, session: sender });
      await page.goto(`/eauth/${seen.authorizationId}`);
      await page.getByRole('button', { name: words.action.reply, exact: true }).click();
      const dialog = page.getByRole('dialog');
      const numbered = (text: string) => text.replace('{{number}}', '1');
      await dialog.getByRole('textbox', { name: numbered(words.reply.text) }).fill('None was taken');
      await dialog.getByRole('textbox', { name: new RegExp(words.reply.message) }).fill('See above');
      expect(await violationsOf(page)).toEqual([]);
      await dialog.getByRole('button', { name: words.reply.send, exact: true }).click();
      await page.getByText('None was taken').waitFor();
      await page.getByRole('button', { name: words.action.cancellation, exact: true }).click();
      await dialog.getByRole('button', { name: words.follow.cancellation.send, exact: true }).click();
      await page.waitForURL((url) => !url.pathname.endsWith(seen.authorizationId));
      const versions = page.getByRole('list', { name: words.chain.title });
      await versions.getByRole('link').first().click();
      await page.waitForURL(new RegExp(`${seen.authorizationId}$`));
      await page.getByText(words.standing.cancelled, { exact: true }).first().waitFor();
    },
  );

  it('has no violation and no sideways scrolling on a phone', async () => {
    const authorizationId = await decided();
    const page = await visit({ language: 'ar', session: sender, viewport: phone });
    for (const address of ['/eauth', `/eauth/${authorizationId}`]) {
      await page.goto(address, { waitUntil: 'networkidle' });
      expect(await violationsOf(page)).toEqual([]);
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth))
        .toBeLessThanOrEqual(0);
    }
  });
});
