import { expect, inject, it } from 'vitest';
import { violationsOf } from './support/accessibility.ts';
import { detailAddress, fillRequest, sendButton, untilStatus } from './support/eligibilityForm.ts';
import { portalApi, receptionist } from './support/portalApi.ts';
import { phone } from './support/portalContext.ts';
import { openAccountMenu } from './support/signIn.ts';
import { visits } from './support/visits.ts';
import { sticksOut } from './support/width.ts';

const visit = visits();

it('sends a request and reads the answer by thumb', async () => {
  const api = portalApi(inject('portalUrl'));
  const page = await visit({ session: await api.signIn(receptionist), viewport: phone });
  await page.goto('/dashboard');
  await page.getByRole('link', { name: /^Eligibility/ }).click();
  await page.getByRole('link', { name: 'New request' }).click();
  await fillRequest(page, await api.member('Not eligible: facility outside'));
  expect(await sticksOut(page)).toEqual([]);
  await sendButton(page).click();
  await page.waitForURL(detailAddress);
  await untilStatus(page, 'Not eligible');
  expect(await sticksOut(page)).toEqual([]);
  expect(await violationsOf(page)).toEqual([]);
  await openAccountMenu(page);
  await page.getByRole('menuitem', { name: 'Log Out' }).waitFor();
});
