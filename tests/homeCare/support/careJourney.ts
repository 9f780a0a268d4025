import type { Locator, Page } from 'playwright-core';
import { crescent } from '../../../functions/_demo/payers.ts';
import { ends } from '../../../shared/homeCare/life.ts';
import type { EpisodeRow } from '../../../shared/homeCare/routes.ts';
import { answered } from '../../journeys/support/answered.ts';
import { type DemoMember, type PortalApi, superAdmin } from '../../journeys/support/portalApi.ts';
import type { Language, texts } from '../../journeys/support/texts.ts';

export const nurse = 'homecare@portal.example';
export const desk = 'desk@corniche-hospital.example';
export const insurer = 'reallocationrequestinsureruser@portal.example';

export type Words = (typeof texts)[Language]['homeCare'];

/** A member of the insurer who is in nobody's care, with a confirmed answer at the hospital. */
export async function aPatient(api: PortalApi): Promise<DemoMember> {
  // The portal's administrators see the episodes of all providers.
  const session = await api.session(superAdmin);
  const { data } = await api.call<{ items: EpisodeRow[] }>('/api/homecare/getepisodes?take=100', { session });
  const running = data?.items.filter(({ state }) => !(ends as readonly string[]).includes(state));
  const taken = new Set(running?.map(({ patientEnding }) => patientEnding));
  const patient = (await api.members()).find(
    // With the one of many covers there is a patient left when all other journeys of home care were before on this portal.
    (each) =>
      each.payerId === crescent && each.expectedOutcome.startsWith('Eligible') && !taken.has(each.emiratesId.slice(-4)),
  );
  if (!patient) throw new Error('The demonstration has no such member');
  const asking = await api.session(desk);
  await answered(api, asking, await api.submit(asking, patient));
  return patient;
}

export async function choose(page: Page, within: Page | Locator, name: string, option: string): Promise<void> {
  await within.getByRole('combobox', { name }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

export async function enterDay(page: Page, within: Page | Locator, name: string, day: string): Promise<void> {
  await within.getByRole('group', { name }).getByRole('spinbutton').first().click();
  await page.keyboard.type(day.split('-').reverse().join(''));
}

/** Opens a dialog of the record, which `fill` fills in, and sends it. */
export async function enter(page: Page, opens: string, sends: string, fill: (dialog: Locator) => Promise<unknown>) {
  await page.getByRole('button', { name: opens, exact: true }).first().click();
  const dialog = page.getByRole('dialog');
  await fill(dialog);
  await dialog.getByRole('button', { name: sends, exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
}

/** Makes a move, whose dialog sends by the move's own words. */
export const move = (page: Page, t: Words, name: keyof Words['moves'], fill: (dialog: Locator) => Promise<unknown>) =>
  enter(page, t.moves[name], t.moves[name], fill);

export const state = (page: Page, text: string) => page.getByText(text, { exact: true }).first().waitFor();
