import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { demoEpisodeId } from '../../functions/homeCare/demo.ts';
import { daysAfter, emiratesDateOf } from '../../shared/_field/serviceDate.ts';
import { violationsOf } from '../journeys/support/accessibility.ts';
import { journeyApi } from '../journeys/support/portal.ts';
import { type DemoMember, superAdmin } from '../journeys/support/portalApi.ts';
import { phone } from '../journeys/support/portalContext.ts';
import { type Language, texts } from '../journeys/support/texts.ts';
import { visits } from '../journeys/support/visits.ts';
import { sticksOut } from '../journeys/support/width.ts';
import { aPatient, choose, enter, enterDay, insurer, move, nurse, state, type Words } from './support/careJourney.ts';

const visit = visits();
const authority = 'reallocationrequestdohuser@portal.example';

/** The test's number of a monitor, and one of which a digit was mistyped. */
const device = { en: '490154203237518', ar: '352099001761481' } as const;
const mistyped = '490154203237519';

/** Finds the patient and enters the referral; what is missing is said at its place first. */
async function refer(page: Page, t: Words, patient: DemoMember): Promise<void> {
  await page.goto('/homecare');
  await page.getByRole('link', { name: t.find.begin }).click();
  await page.getByRole('textbox', { name: t.find.patient }).fill(patient.emiratesId);
  await page.getByRole('button', { name: t.find.action, exact: true }).click();
  const found = page.getByRole('list', { name: t.find.found }).getByRole('link', { name: t.find.open });
  await found.first().waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await found.first().click();
  await choose(page, page, t.field.source, t.source.hospital);
  await page.getByRole('button', { name: t.open.send, exact: true }).click();
  await page.getByRole('alert').getByRole('link', { name: t.field.diagnosis }).waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('combobox', { name: t.field.diagnosis }).fill('I50.9');
  await page.getByRole('option', { name: /I50\.9/ }).click();
  await choose(page, page, t.field.service, t.service.nursing);
  await page.getByRole('textbox', { name: t.field.contactName }).fill('Maryam Invented');
  await page.getByRole('textbox', { name: t.field.relation }).fill('Daughter');
  await page.getByRole('textbox', { name: t.field.phone }).fill('971500000001');
  await page.getByRole('textbox', { name: t.field.text }).fill('Needs a nurse after the operation');
  await page.getByRole('button', { name: t.open.send, exact: true }).click();
  await page.waitForURL(/\/homecare\/[0-9A-Z]{26}$/);
}

/** The visit and the monitor of a patient who is in care; a mistyped number is said, and nothing is lost. */
async function care(page: Page, t: Words, language: Language): Promise<void> {
  await enter(page, t.visit.action, t.visit.send, (dialog) =>
    dialog.getByRole('textbox', { name: t.field.note }).fill('Dressing changed'),
  );
  await page.getByRole('table', { name: t.part.visits }).getByText('Dressing changed').waitFor();
  await enter(page, t.equipment.lend, t.equipment.lend, async (dialog) => {
    await choose(page, dialog, t.field.equipment, t.equipmentKind.monitor);
    const number = dialog.getByRole('textbox', { name: t.field.deviceIdentifier });
    await number.fill(mistyped);
    await dialog.getByRole('button', { name: t.equipment.lend, exact: true }).click();
    await expect.poll(() => number.getAttribute('aria-invalid')).toBe('true');
    await number.fill(device[language]);
  });
  await page.getByRole('table', { name: t.part.equipment }).getByText(device[language]).waitFor();
}

describe('home care', () => {
  it.each(['en', 'ar'] as const)(
    'REQ-SPEC-05 REQ-SPEC-14 a nurse refers, assesses, admits, visits and discharges; the insurer approves; the health authority and the portal look on, in %s',
    async (language) => {
      const t = texts[language].homeCare;
      const api = journeyApi();
      const patient = await aPatient(api);
      const page = await visit({ session: await api.session(nurse), language, tolerated: /400 .*\/(open|lend)/ });
      await refer(page, t, patient);
      const record = new URL(page.url()).pathname;
      await move(page, t, 'assess', async (dialog) => {
        await choose(page, dialog, t.field.mobility, t.mobility.bedbound);
        await choose(page, dialog, t.field.careLevel, t.careLevel.skilled);
        await dialog.getByRole('textbox').first().fill('Three visits a week');
      });
      await state(page, t.states.withPayer);
      expect(await violationsOf(page)).toEqual([]);

      const approver = await visit({ session: await api.session(insurer), language, viewport: phone });
      await approver.goto(record);
      await approver.getByText('Three visits a week').waitFor();
      // The insurer's people have nobody to call at the patient's home.
      await expect.poll(() => approver.getByText('Maryam Invented').count()).toBe(0);
      await move(approver, t, 'approve', (dialog) =>
        enterDay(approver, dialog, t.field.approvedUntil, daysAfter(emiratesDateOf(new Date()), 30)),
      );
      await state(approver, t.states.approved);
      expect(await sticksOut(approver)).toEqual([]);

      await page.goto(record);
      await move(page, t, 'admit', async () => undefined);
      await state(page, t.states.admitted);
      await care(page, t, language);
      expect(await violationsOf(page)).toEqual([]);

      await approver.goto(record);
      await approver.getByRole('table', { name: t.part.visits }).waitFor();
      await expect.poll(() => approver.getByText('Dressing changed').count()).toBe(0);
      const overseer = await visit({ session: await api.session(authority), language });
      await overseer.goto('/homecare');
      await overseer.getByText(t.introOverseer).waitFor();
      // The episode of this journey, and those of the demonstration.
      for (const id of [record, demoEpisodeId]) await overseer.getByText(`HC-${id.slice(-8)}`).waitFor();
      await overseer.goto(record);
      await overseer.getByRole('table', { name: t.part.responsible }).waitFor();
      const onlooker = await visit({ session: await api.session(superAdmin), language });
      await onlooker.goto('/homecare');
      await onlooker.getByText(`HC-${demoEpisodeId.slice(-8)}`).waitFor();
      await onlooker.goto(record);
      await onlooker.getByText(texts[language].case.record.onlooker).waitFor();
      await expect.poll(() => onlooker.getByText('Three visits a week').count()).toBe(0);
      expect(await violationsOf(onlooker)).toEqual([]);

      await move(page, t, 'discharge', (dialog) => choose(page, dialog, t.field.endReason, t.endReason.recovered));
      await state(page, t.states.ended);
      await expect.poll(() => page.getByRole('button', { name: t.visit.action, exact: true }).count()).toBe(0);
    },
  );
});
