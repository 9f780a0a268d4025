import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import type { SignedInUser } from '../../shared/contract/sessionUser.ts';
import { detailAddress, fillRequest, sendButton, untilStatus } from './support/eligibilityForm.ts';
import { everyScreen, untilComplete } from './support/everyScreen.ts';
import { type PortalApi, portalApi, receptionist, superAdmin } from './support/portalApi.ts';
import { phone } from './support/portalContext.ts';
import { openAccountMenu } from './support/signIn.ts';
import { visits } from './support/visits.ts';
import { sticksOut } from './support/width.ts';

const visit = visits();
let api: PortalApi;
let session: SignedInUser;
beforeAll(async () => {
  api = portalApi(inject('portalUrl'));
  session = await api.signIn(receptionist);
});

describe.each(['en', 'ar'] as const)('on a phone in %s', (language) => {
  it('no screen scrolls sideways', async () => {
    const long = await api.submit(session, await api.member('Eligible, six covers'));
    const administrator = await api.signIn(superAdmin);
    const pages = new Map<SignedInUser | null, Page>();
    const found: Record<string, string[]> = {};
    for (const { address, title, login } of everyScreen([null, session, administrator], long)) {
      const page =
        pages.get(login) ?? (await visit({ language, viewport: phone, ...(login ? { session: login } : {}) }));
      pages.set(login, page);
      await page.goto(address);
      await untilComplete(page, title, language);
      const wide = await sticksOut(page);
      if (wide.length > 0) found[address] = wide;
    }
    expect(found).toEqual({});
  });
});

describe('by thumb', () => {
  it('sends a request and reads the answer', async () => {
    const page = await visit({ session, viewport: phone });
    await page.goto('/dashboard');
    await page.getByRole('link', { name: /^Eligibility/ }).click();
    await page.getByRole('link', { name: 'New request' }).click();
    await fillRequest(page, await api.member('Not eligible: facility outside'));
    expect(await sticksOut(page)).toEqual([]);
    await sendButton(page).click();
    await page.waitForURL(detailAddress);
    await untilStatus(page, 'Not eligible');
    expect(await sticksOut(page)).toEqual([]);
    await openAccountMenu(page);
    await page.getByRole('menuitem', { name: 'Log Out' }).waitFor();
  });
});
