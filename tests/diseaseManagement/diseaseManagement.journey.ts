import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { daysAfter, emiratesDateOf } from '../../shared/_field/serviceDate.ts';
import { programmes } from '../../shared/diseaseManagement/programmes.ts';
import arabic from '../../web/diseaseManagement/texts/ar.json' with { type: 'json' };
import { violationsOf } from '../journeys/support/accessibility.ts';
import { answered } from '../journeys/support/answered.ts';
import { journeyApi } from '../journeys/support/portal.ts';
import type { DemoMember, PortalApi } from '../journeys/support/portalApi.ts';
import { phone } from '../journeys/support/portalContext.ts';
import { type Language, texts } from '../journeys/support/texts.ts';
import { visits } from '../journeys/support/visits.ts';
import { sticksOut } from '../journeys/support/width.ts';

const visit = visits();
/** Two of the care team of one hospital; the second also asks payers. */
const coach = 'diseasemanagement@portal.example';
const desk = 'desk@corniche-hospital.example';
const criteria = programmes.diabetes.criteria;

/** What the second of two desks is told. */
const told = { en: 'This member is enrolled in the programme already', ar: arabic.messages.enrolledAlready } as const;

type Words = (typeof texts)[Language]['diseaseManagement'];

/** A member whom nobody has enrolled, with the payer's confirmed answer at the hospital. */
async function aPatient(api: PortalApi): Promise<{ patient: DemoMember; eligibilityId: string }> {
  const session = await api.session(desk);
  const { data } = await api.call<{ items: { patientEnding: string }[] }>(
    '/api/diseasemanagement/getenrolments?take=100',
    { session },
  );
  const taken = new Set(data?.items.map(({ patientEnding }) => patientEnding));
  const patient = (await api.members()).find(
    ({ gender, expectedOutcome, emiratesId }) =>
      gender === 'male' && expectedOutcome === 'Eligible' && !taken.has(emiratesId.slice(-4)),
  );
  if (!patient) throw new Error('The demonstration has no such member');
  const eligibilityId = await api.submit(session, patient);
  await answered(api, session, eligibilityId);
  return { patient, eligibilityId };
}

async function openForm(page: Page, t: Words, patient: DemoMember): Promise<void> {
  await page.goto('/diseasemanagement');
  await page.getByRole('textbox', { name: t.find.patient }).fill(patient.emiratesId);
  await page.getByRole('button', { name: t.find.action, exact: true }).click();
  const found = page.getByRole('list', { name: t.find.found }).getByRole('link', { name: t.find.enrol });
  await found.first().waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await found.first().click();
}

async function choose(page: Page, within: Page | Locator, name: string, option: string): Promise<void> {
  await within.getByRole('combobox', { name }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

async function fillForm(page: Page, t: Words, met: readonly (typeof criteria)[number][], goals: string): Promise<void> {
  await choose(page, page, t.field.programme, t.programme.diabetes);
  for (const criterion of met) await page.getByRole('checkbox', { name: t.criterion[criterion] }).check();
  await choose(page, page, t.field.consentKind, t.consent.signed);
  await page.getByRole('textbox', { name: t.field.goals }).fill(goals);
}

/** Opens a dialog of the record, which `fill` fills in, and sends it. */
async function enter(page: Page, opens: string, sends: string, fill: (dialog: Locator) => Promise<unknown>) {
  await page.getByRole('button', { name: opens, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await fill(dialog);
  await dialog.getByRole('button', { name: sends, exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
}

async function enterResult(page: Page, t: Words, daysAgo: number, value: string): Promise<void> {
  const on = daysAfter(emiratesDateOf(new Date()), -daysAgo);
  await enter(page, t.result.action, t.result.action, async (dialog) => {
    await choose(page, dialog, t.field.item, t.item.hba1c);
    await dialog.getByRole('group', { name: t.field.on }).getByRole('spinbutton').first().click();
    await page.keyboard.type(on.split('-').reverse().join(''));
    await dialog.getByRole('spinbutton', { name: t.field.value }).fill(value);
  });
}

/** Both send at once; answers who enrolled the member, and who was told that somebody else did. */
async function sendAtOnce(pages: readonly Page[], t: Words) {
  const done = await Promise.all(
    pages.map(async (page) => {
      const answer = page.waitForResponse(/\/api\/diseasemanagement\/enrol$/);
      await page.getByRole('button', { name: t.enrol.send, exact: true }).click();
      return (await answer).ok();
    }),
  );
  expect(done.filter(Boolean)).toHaveLength(1);
  const [winner, other] = [pages[done.indexOf(true)], pages[done.indexOf(false)]];
  if (!winner || !other) throw new Error('Nobody enrolled the member');
  await winner.waitForURL(/\/diseasemanagement\/members\//);
  return { winner, other };
}

describe('disease management', () => {
  it.each(['en', 'ar'] as const)(
    'REQ-NET-14 REQ-NET-29 two desks enrol one member at once: one does, and follows the member from the plan to the leaving; the other loses nothing, in %s',
    async (language) => {
      const t = texts[language].diseaseManagement;
      const api = journeyApi();
      const { patient, eligibilityId } = await aPatient(api);
      const page = await visit({ session: await api.session(coach), language, tolerated: /40[09] .*\/enrol/ });
      await openForm(page, t, patient);
      // A criterion that is not met is said at its place, and nothing is lost.
      await fillForm(page, t, criteria.slice(1), 'Walk daily');
      await page.getByRole('button', { name: t.enrol.send, exact: true }).click();
      await page.getByRole('alert').getByRole('link', { name: t.field.criteria }).waitFor();
      expect(await violationsOf(page)).toEqual([]);
      await page.getByRole('checkbox', { name: t.criterion[criteria[0]] }).check();

      const second = await visit({
        ...{ session: await api.session(desk), language, viewport: phone, tolerated: /409 .*\/enrol/ },
      });
      await second.goto(`/diseasemanagement/enrol/${eligibilityId}`);
      await fillForm(second, t, criteria, 'Swim weekly');
      expect(await sticksOut(second)).toEqual([]);
      const { winner, other } = await sendAtOnce([page, second], t);
      await other.getByText(told[language]).first().waitFor();
      const typed = other.getByRole('textbox', { name: t.field.goals });
      expect(['Walk daily', 'Swim weekly']).toContain(await typed.inputValue());
      await expect.poll(() => other.getByRole('checkbox', { checked: true }).count()).toBe(criteria.length);

      await page.goto(new URL(winner.url()).pathname);
      const plan = page.getByRole('table', { name: t.record.plan });
      await plan.getByText(t.item.feet).waitFor();
      await enter(page, t.contactDialog.action, t.contactDialog.action, (dialog) =>
        choose(page, dialog, t.field.contact, t.contact.call),
      );
      const log = page.getByRole('table', { name: t.record.log });
      await log.getByText(t.contact.call).waitFor();
      await enterResult(page, t, 1, '9.1');
      await enterResult(page, t, 0, '7.4');
      await plan.getByText('7.4').waitFor();
      await page.getByRole('table', { name: t.record.chart.replace('{{item}}', t.item.hba1c) }).waitFor();
      await enter(page, t.goals.action, t.goals.save, (dialog) =>
        dialog.getByRole('textbox', { name: t.field.goals }).fill('HbA1c below 7'),
      );
      await log.getByText('HbA1c below 7').waitFor();
      expect(await violationsOf(page)).toEqual([]);

      await enter(page, t.leave.action, t.leave.action, (dialog) =>
        choose(page, dialog, t.field.reason, t.reason.goalsReached),
      );
      await page.getByText(t.record.left).first().waitFor();
      await page.getByText(t.reason.goalsReached).waitFor();
      await expect.poll(() => page.getByRole('button', { name: t.result.action, exact: true }).count()).toBe(0);
      await second.goto(new URL(page.url()).pathname);
      await second.getByRole('table', { name: t.record.plan }).waitFor();
      expect(await sticksOut(second)).toEqual([]);

      await page.goto('/diseasemanagement/outcomes');
      await page.getByRole('table', { name: t.outcomes.label }).waitFor();
      await page.getByText(t.programme.asthma).first().waitFor();
      expect(await violationsOf(page)).toEqual([]);
    },
  );
});
