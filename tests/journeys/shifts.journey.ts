import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import type { SignedInUser } from '../../shared/_contract/sessionUser.ts';
import { everyScreen, openScreen, untilComplete } from './support/everyScreen.ts';
import { journeyApi } from './support/portal.ts';
import { phone } from './support/portalContext.ts';
import { mostShift, shiftSince, watchShifts } from './support/shifts.ts';
import { visits } from './support/visits.ts';

const visit = visits();
/** What arrives after the screen itself, such as the file of a field, has its time. */
const settledMs = 150;

it('moves nothing on any screen of a phone by more than 0.02 while it arrives', async () => {
  const api = journeyApi();
  const found: Record<string, string> = {};
  const pages = new Map<SignedInUser | null, Page>();
  const opened = async (login: SignedInUser | null) => {
    const page = await visit({ viewport: phone, ...(login ? { session: login } : {}) });
    await page.addInitScript(watchShifts);
    pages.set(login, page);
    return page;
  };
  for (const { path, address, title, login } of await everyScreen(api, 'Eligible, one cover with 20')) {
    const page = pages.get(login) ?? (await opened(login));
    await openScreen(page, address);
    await untilComplete(page, title, 'en');
    await page.waitForTimeout(settledMs);
    const { value, moved } = await shiftSince(page);
    if (value > mostShift) found[path] = `${value.toFixed(3)} ${moved}`;
  }
  expect(found).toEqual({});
}, 600_000);
