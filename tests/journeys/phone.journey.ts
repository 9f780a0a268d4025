import { expect, it } from 'vitest';
import { emiratesDateOf } from '../../shared/_field/serviceDate.ts';
import { violationsOf } from './support/accessibility.ts';
import { detailAddress, fillRequest, sendButton, untilStatus } from './support/eligibilityForm.ts';
import { journeyApi } from './support/portal.ts';
import { receptionist } from './support/portalApi.ts';
import { phone } from './support/portalContext.ts';
import { openAccountMenu } from './support/signIn.ts';
import { visits } from './support/visits.ts';
import { sticksOut } from './support/width.ts';

const visit = visits();

it('sends a request and reads the answer by thumb', async () => {
  const api = journeyApi();
  const session = await api.session(receptionist);
  const page = await visit({ session, viewport: phone });
  await page.goto('/dashboard');
  await page.getByRole('link', { name: /^Eligibility/ }).click();
  await page.getByRole('link', { name: 'New request' }).click();
  await fillRequest(page, await api.member('Not eligible: facility outside'));
  expect(await sticksOut(page)).toEqual([]);
  const serviceDate = async (day: string) => {
    const group = page.getByRole('group', { name: /^Service date/ });
    await group.getByRole('spinbutton', { name: 'Day' }).click();
    await page.keyboard.type(day.split('-').reverse().join(''));
  };
  await serviceDate('2026-01-01');
  // What the field says when it is left moves the button: one tap is enough all the same.
  await sendButton(page).click();
  await page
    .getByRole('alert')
    .getByRole('link', { name: /^Service date/ })
    .waitFor();
  await serviceDate(emiratesDateOf(new Date()));
  await sendButton(page).click();
  await page.waitForURL(detailAddress);
  await untilStatus(page, 'Not eligible');
  expect(await sticksOut(page)).toEqual([]);
  expect(await violationsOf(page)).toEqual([]);
  // An eligible patient's prints are one more than others have.
  const eligible = await api.submit(session, await api.member('Eligible'));
  await page.goto(`/eligibility/${eligible}`);
  await page.getByRole('button', { name: 'NAS claim form' }).waitFor();
  expect(await sticksOut(page)).toEqual([]);
  await openAccountMenu(page);
  await page.getByRole('menuitem', { name: 'Log Out' }).waitFor();
});
