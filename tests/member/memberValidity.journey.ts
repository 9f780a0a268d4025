import { describe, expect, it } from 'vitest';
import { demoEmiratesId } from '../../functions/_demo/emiratesIds.ts';
import { sidra } from '../../functions/_demo/payers.ts';
import { eidReasons } from '../../shared/_field/lookups.ts';
import { nameIn } from '../../shared/_field/nameIn.ts';
import { eligibilityStatus } from '../../shared/eligibility/eligibilityStatus.ts';
import arabic from '../../web/member/memberValidity/texts/ar.json' with { type: 'json' };
import english from '../../web/member/memberValidity/texts/en.json' with { type: 'json' };
import { violationsOf } from '../journeys/support/accessibility.ts';
import { answered } from '../journeys/support/answered.ts';
import { journeyApi } from '../journeys/support/portal.ts';
import { receptionist } from '../journeys/support/portalApi.ts';
import { visits } from '../journeys/support/visits.ts';

const visit = visits();

/** Of the demonstration's register of Sidra: the covers of one hold, those of the other were cancelled. */
const holder = { emiratesId: demoEmiratesId(1984, 9500), cardNumber: 'SDR-700001' };
const cancelled = demoEmiratesId(1991, 9504);

/** The receptionist, whose facility Sidra's register has answered. */
async function worksWithSidra() {
  const api = journeyApi();
  const session = await api.session(receptionist);
  const [anybody] = await api.members();
  const eligibilityId = await api.submit(session, { ...anybody!, payerId: sidra, emiratesId: holder.emiratesId });
  expect(await answered(api, session, eligibilityId)).toBe(eligibilityStatus.Eligible);
  return session;
}

describe('member validity', () => {
  it.each([
    ['en', english, undefined],
    ['ar', arabic, { width: 390, height: 844 }],
  ] as const)(
    'REQ-NET-11 REQ-NET-27 is looked up by Emirates ID and by card, and never a no for what is not known, in %s',
    async (language, t, viewport) => {
      const session = await worksWithSidra();
      const page = await visit({ session, language, ...(viewport && { viewport }) });
      await page.goto('/memberverification/search');
      const number = page.getByRole('textbox', { name: t.field.emiratesId });
      const check = page.getByRole('button', { name: t.check, exact: true });
      const answered = (name: string) => page.getByRole('heading', { name, exact: true });
      await number.fill(holder.emiratesId);
      await page.getByRole('combobox', { name: t.field.eidReasonId }).click();
      const [reason] = eidReasons;
      await page.getByRole('option', { name: nameIn(language, reason!, 'name'), exact: true }).click();
      await check.click();
      await answered(t.answer.active).waitFor();
      const source = page.getByRole('listitem').filter({ hasText: holder.cardNumber });
      for (const text of ['Sidra Gold', 'Sidra Open', t.gatekeepings.none])
        await source.getByText(text).first().waitFor();
      expect(await violationsOf(page)).toEqual([]);

      // The other payers keep no register here, so that a cancelled cover at one is no "no".
      await number.fill(cancelled);
      await answered(t.answer.active).waitFor({ state: 'hidden' });
      await check.click();
      await answered(t.answer.unknown).waitFor();
      await page.getByText(t.why.noRegister).first().waitFor();

      await page.getByRole('button', { name: t.ways.card, exact: true }).click();
      await page.getByRole('textbox', { name: t.field.cardNumber }).fill(holder.cardNumber);
      await page.getByRole('group', { name: t.field.bornOn }).getByRole('spinbutton').first().click();
      await page.keyboard.type('12021984');
      await check.click();
      await page.getByText(t.why.noSuchCard).waitFor();
      expect(await violationsOf(page)).toEqual([]);
    },
  );
});
