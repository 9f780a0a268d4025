import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { daysAfter, emiratesDateOf } from '../../shared/_field/serviceDate.ts';
import { violationsOf } from '../journeys/support/accessibility.ts';
import { answered } from '../journeys/support/answered.ts';
import { journeyApi } from '../journeys/support/portal.ts';
import type { PortalApi } from '../journeys/support/portalApi.ts';
import { phone } from '../journeys/support/portalContext.ts';
import { texts } from '../journeys/support/texts.ts';
import { visits } from '../journeys/support/visits.ts';
import { sticksOut } from '../journeys/support/width.ts';
import { aPatient, choose, desk, enter, enterDay, insurer, move, nurse, state } from './support/careJourney.ts';

const visit = visits();
const newNurse = 'nurse@oasis-clinic.example';
const authority = 'reallocationapprovaluser@portal.example';
const once = () => ({ 'Idempotency-Key': randomUUID() });
const today = () => emiratesDateOf(new Date());

/** The path of an episode whose patient is in care: what comes before a reallocation is the journey of home care. */
async function inCare(api: PortalApi, at = { desk, nurse }): Promise<string> {
  const patient = await aPatient(api);
  const [asking, caring, paying] = await Promise.all([at.desk, at.nurse, insurer].map((name) => api.session(name)));
  const eligibilityId = await api.submit(asking!, patient);
  await answered(api, asking!, eligibilityId);
  const referral = {
    ...{ eligibilityId, source: 'hospital', referredOn: today(), diagnoses: ['I50.9'] },
    emergencyContact: { name: 'Maryam Invented', relation: 'Daughter', phone: '+971-50-000-0001' },
    ...{ services: [{ service: 'nursing', visitsAWeek: 3, weeks: 4 }], text: 'Needs a nurse' },
  };
  const opened = await api.call<{ episodeId: string }>('/api/homecare/open', {
    session: caring!,
    body: referral,
    headers: once(),
  });
  expect(opened.errors).toEqual([]);
  const episodeId = opened.data?.episodeId ?? '';
  const moves = [
    [caring, { move: 'assess', assessedOn: today(), mobility: 'bedbound', careLevel: 'skilled', text: 'Two wounds' }],
    [paying, { move: 'approve', approvedUntil: daysAfter(today(), 30) }],
    [caring, { move: 'admit', admittedOn: today() }],
  ] as const;
  for (const [at, [session, body]] of moves.entries()) {
    const made = await api.call('/api/homecare/move', {
      session: session!,
      body: { episodeId, version: at + 1, ...body },
      headers: once(),
    });
    expect(made.errors).toEqual([]);
  }
  return `/homecare/${episodeId}`;
}

/** Lets the hospital have so many places. */
async function withPlaces(api: PortalApi, places: number): Promise<void> {
  const session = await api.session(nurse);
  const { data } = await api.call<{ version: number; services: string[] }>('/api/homecare/getoffer', { session });
  const body = { version: data?.version, services: data?.services, places };
  expect((await api.call('/api/homecare/setoffer', { session, body, headers: once() })).errors).toEqual([]);
}

/** A move without anything to fill in. */
const nothing = async () => undefined;

describe('a reallocation', () => {
  it.each(['en', 'ar'] as const)(
    'REQ-SPEC-14 is asked for by the insurer, approved by the health authority, and the new provider takes the patient over, in %s',
    async (language) => {
      const t = texts[language].homeCare;
      const api = journeyApi();
      const record = await inCare(api);
      const at = async (userName: string, viewport?: typeof phone): Promise<Page> => {
        const page = await visit({ session: await api.session(userName), language, ...(viewport && { viewport }) });
        await page.goto(record);
        return page;
      };

      const asker = await at(insurer);
      await move(asker, t, 'insurerAsksReallocation', async (dialog) => {
        await dialog.getByText(t.dialog.askReallocation).waitFor();
        await dialog.getByRole('combobox', { name: t.field.newFacilityId }).click();
        await asker.getByRole('option', { name: /Al Ain Oasis|واحة العين/ }).click();
        await choose(asker, dialog, t.field.reallocationReason, t.reallocationReason.distance);
        await enterDay(asker, dialog, t.field.handOverOn, today());
        await dialog.getByRole('textbox').first().fill('The family has moved');
        expect(await violationsOf(asker)).toEqual([]);
      });
      await state(asker, t.states.reallocationAtAuthority);
      await move(asker, t, 'recordConsent', async (dialog) => {
        await choose(asker, dialog, t.field.consentBy, t.consenter.relative);
        await dialog.getByRole('textbox', { name: t.field.consentName }).fill('Maryam Invented');
      });
      await asker.getByText('Maryam Invented').waitFor();
      expect(await violationsOf(asker)).toEqual([]);

      const approver = await at(authority, phone);
      await move(approver, t, 'approveReallocation', nothing);
      await state(approver, t.states.reallocationOffered);
      expect(await sticksOut(approver)).toEqual([]);

      const taker = await visit({ session: await api.session(newNurse), language });
      await taker.goto('/homecare');
      await choose(taker, taker, t.field.part, t.list.elsewhere);
      await taker.getByRole('link', { name: `HC-${record.slice(-8)}` }).click();
      await taker.getByText(texts[language].case.record.newProvider).waitFor();
      await expect.poll(() => taker.getByText('The family has moved').count()).toBe(0);
      await move(taker, t, 'acceptReallocation', nothing);
      await state(taker, t.states.reallocationAccepted);
      expect(await violationsOf(taker)).toEqual([]);
      await move(taker, t, 'takeOver', nothing);
      await state(taker, t.states.admitted);
      await taker.getByText('The family has moved').waitFor();
      await enter(taker, t.visit.action, t.visit.send, (dialog) =>
        dialog.getByRole('textbox', { name: t.field.note }).fill('First visit'),
      );
      await taker.getByRole('table', { name: t.part.visits }).getByText('First visit').waitFor();
    },
  );

  it.each(['en', 'ar'] as const)(
    'REQ-SPEC-14 of all patients of a provider is asked for in one act and approved in one, in %s',
    async (language) => {
      const t = texts[language].homeCare;
      const api = journeyApi();
      // Of the clinic: the hospital's patients are in other journeys.
      const record = await inCare(api, { desk: 'desk@oasis-clinic.example', nurse: newNurse });
      await withPlaces(api, 500);
      const asker = await visit({ session: await api.session(insurer), language });
      await asker.goto(record);
      await asker.getByRole('button', { name: t.all.ask, exact: true }).click();
      const dialog = asker.getByRole('dialog');
      await choose(asker, dialog, t.field.reallocationReason, t.reallocationReason.licenceLost);
      await enterDay(asker, dialog, t.field.handOverOn, today());
      await dialog.getByRole('textbox', { name: t.all.text }).fill('The licence has ended');
      expect(await violationsOf(asker)).toEqual([]);
      await dialog.getByRole('button', { name: t.all.ask, exact: true }).click();
      await dialog.getByRole('button', { name: t.all.close, exact: true }).click();
      await state(asker, t.states.reallocationAtAuthority);

      const approver = await visit({ session: await api.session(authority), language, viewport: phone });
      await approver.goto(record);
      await approver.getByRole('button', { name: t.all.approve, exact: true }).click();
      const question = approver.getByRole('dialog');
      expect(await violationsOf(approver)).toEqual([]);
      await question.getByRole('button', { name: t.all.approve, exact: true }).click();
      await question.getByRole('button', { name: t.all.close, exact: true }).click();
      await state(approver, t.states.reallocationOffered);
      expect(await sticksOut(approver)).toEqual([]);
    },
  );

  it.each(['en', 'ar'] as const)('a provider says what it offers, in %s', async (language) => {
    const t = texts[language].homeCare;
    const page = await visit({ session: await journeyApi().session(newNurse), language });
    await page.goto('/homecare');
    await page.getByRole('link', { name: t.offer.link }).click();
    const places = page.getByRole('spinbutton', { name: t.field.places });
    await places.fill(language === 'en' ? '31' : '32');
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole('button', { name: t.offer.save }).click();
    await page.getByText(t.offer.done).waitFor();
    await page.getByRole('link', { name: t.offer.link }).click();
    await expect.poll(() => places.inputValue()).toBe(language === 'en' ? '31' : '32');
  });
});
