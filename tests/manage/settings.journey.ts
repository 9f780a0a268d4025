import { beforeAll, describe, expect, it } from 'vitest';
import { journeyApi } from '../journeys/support/portal.ts';
import type { PortalApi } from '../journeys/support/portalApi.ts';
import { visits } from '../journeys/support/visits.ts';

const visit = visits();
const api: PortalApi = journeyApi();
const userName = 'doctor@noor-clinic.example';

describe('account settings', () => {
  let elsewhere: Awaited<ReturnType<PortalApi['signIn']>>;
  beforeAll(async () => {
    elsewhere = await api.signIn(userName);
  });

  it('REQ-PROFILE-26 REQ-PROFILE-28 REQ-PROFILE-31 keeps one’s own details', async () => {
    const page = await visit({ session: await api.session(userName) });
    await page.goto('/manage');
    const mobile = page.getByRole('textbox', { name: /^Mobile number/ });
    await mobile.fill('+971501234567');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Your changes are saved.').waitFor();
    await page.reload();
    await mobile.waitFor();
    expect((await mobile.inputValue()).replaceAll(/\D/g, '')).toBe('971501234567');
  });

  it('ends a session elsewhere', async () => {
    const page = await visit({ session: await api.session(userName) });
    await page.goto('/manage');
    await page.getByText('This session').waitFor();
    expect(await api.call('/api/account/session', { session: elsewhere })).toMatchObject({ httpStatus: 200 });
    await page.getByRole('button', { name: 'End all other sessions' }).click();
    await page.getByText(/sessions? (was|were) ended/).waitFor();
    expect(await api.call('/api/account/session', { session: elsewhere })).toMatchObject({ httpStatus: 401 });
    await page.getByRole('button', { name: 'End all other sessions' }).waitFor({ state: 'detached' });
  });

  it('turns the shortcuts of the dashboard off and on', async () => {
    const page = await visit({ session: await api.session(userName) });
    await page.goto('/manage');
    const shortcuts = page.getByRole('switch', { name: 'Keyboard shortcuts' });
    await page.getByRole('textbox', { name: /^First name/ }).waitFor();
    await shortcuts.click();
    await page.getByText('Your changes are saved.').waitFor();
    await page.goto('/dashboard');
    await page.getByRole('link', { name: /^Eligibility/ }).waitFor();
    await page.keyboard.press('e');
    // A later key has acted: an earlier one would have, too.
    await page.keyboard.press('Control+k');
    await page.getByRole('option').first().waitFor();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/dashboard');
    await page.goto('/manage');
    await shortcuts.click();
    await page.goto('/dashboard');
    await page.getByRole('link', { name: /^Eligibility/ }).waitFor();
    await page.keyboard.press('e');
    await page.waitForURL('/eligibility/summary');
  });
});
