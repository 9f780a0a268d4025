import { beforeAll, describe, expect, it } from 'vitest';
import type { SignedInUser } from '../../shared/_contract/sessionUser.ts';
import { violationsOf } from '../journeys/support/accessibility.ts';
import { journeyApi } from '../journeys/support/portal.ts';
import { type PortalApi, receptionist } from '../journeys/support/portalApi.ts';
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

/** A request of the demonstration's clinic for a member whose eligibility it has checked: its id. */
async function sent(): Promise<string> {
  const member = await api.member('Eligible, AED 20');
  await api.submit(sender, { ...member, payerId: pearl });
  const { data, errors } = await api.call<{ authorizationId: string }>('/api/authorization/addauthorizationrequest', {
    session: sender,
    headers: { 'Idempotency-Key': crypto.randomUUID() },
    body: {
      type: 'authorization',
      payerId: pearl,
      emiratesId: member.emiratesId,
      encounterType: 1,
      encounterStart: new Date().toISOString(),
      diagnoses: [{ type: 'Principal', code: 'R10.9' }],
      lines: [{ lineId: '1', type: 8, code: 'W-302', quantity: 1, netFils: 25_000, observations: [] }],
    },
  });
  if (!data) throw new Error(JSON.stringify(errors));
  return data.authorizationId;
}

describe('a reviewer of requests for approval', () => {
  it.each(['en', 'ar'] as const)(
    'REQ-EAUTH-16 finds a request in the queue, takes it, presses Ctrl+Enter too early, and decides by one key, in %s',
    async (language) => {
      const { authorizationDesk: words, desk } = texts[language];
      const authorizationId = await sent();
      const page = await visit({ language, session: reviewer });
      await page.goto('/eauth/desk');
      await page.getByRole('button', { name: desk.takeNext, exact: true }).waitFor();
      await page.locator(`a[href$="${authorizationId}"]`).first().waitFor();
      expect(await violationsOf(page)).toEqual([]);
      await page.goto(`/eauth/desk/${authorizationId}`);
      await page.getByRole('button', { name: desk.moves.take, exact: true }).click();
      const outcome = page.getByRole('radiogroup', { name: words.form.outcome });
      await outcome.waitFor();
      await page.keyboard.press('Control+Enter');
      await expect.poll(() => outcome.getAttribute('aria-invalid')).toBe('true');
      expect(await violationsOf(page)).toEqual([]);
      await page.getByRole('heading', { level: 1 }).click();
      await page.keyboard.press('a');
      await page.getByRole('region', { name: desk.form.preview }).waitFor();
      // What was decided so far survives a reload.
      await page.reload();
      await page.getByRole('region', { name: desk.form.preview }).waitFor();
      await page.getByRole('button', { name: words.form.send, exact: true }).click();
      await page.getByText(words.form.sent).waitFor();
      const { data } = await api.call<{ state: string }>(
        `/api/authorization/getauthorization?authorizationId=${authorizationId}`,
        { session: sender },
      );
      expect(data?.state).toBe('approved');
    },
  );
});
