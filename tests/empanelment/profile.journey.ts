import { randomInt } from 'node:crypto';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import arabicTitles from '../../web/app/screens/texts/ar.json' with { type: 'json' };
import englishTitles from '../../web/app/screens/texts/en.json' with { type: 'json' };
import arabic from '../../web/empanelment/texts/ar.json' with { type: 'json' };
import english from '../../web/empanelment/texts/en.json' with { type: 'json' };
import arabicProof from '../../web/parts/factorProof/texts/ar.json' with { type: 'json' };
import englishProof from '../../web/parts/factorProof/texts/en.json' with { type: 'json' };
import { violationsOf } from '../journeys/support/accessibility.ts';
import { addAppByCalls } from '../journeys/support/addAppByCalls.ts';
import { journeyApi } from '../journeys/support/portal.ts';
import type { PortalApi } from '../journeys/support/portalApi.ts';
import { visits } from '../journeys/support/visits.ts';
import { codeOf } from '../support/appCodes.ts';
import { ibanOf } from '../support/iban.ts';

const visit = visits();
const api: PortalApi = journeyApi();
const words = {
  en: { ...english, proof: englishProof, titles: englishTitles },
  ar: { ...arabic, proof: arabicProof, titles: arabicTitles },
} as const;

let session: Awaited<ReturnType<PortalApi['signIn']>>;
const secrets = { en: '', ar: '' };

beforeAll(async () => {
  session = await api.signIn('admin@coral-clinic.example');
  // An app for each language: a code is taken once.
  const first = await addAppByCalls(api, session);
  const second = await addAppByCalls(api, session, first.recoveryCodes[0]);
  Object.assign(secrets, { en: first.secret, ar: second.secret });
});

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function choose(page: Page, label: string, option: string | RegExp) {
  await page.getByRole('combobox', { name: label }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

/** Makes a move that needs one choice. */
async function move(page: Page, name: string, [label, option]: [string, string]) {
  await button(page, name).click();
  const dialog = page.getByRole('dialog', { name });
  await dialog.getByRole('combobox', { name: label }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
  await dialog.getByRole('button', { name, exact: true }).click();
  await dialog.waitFor({ state: 'hidden' });
}

describe('the profile of a provider', () => {
  it.each(['en', 'ar'] as const)(
    'REQ-NET-09 REQ-NET-20 goes from the tile over the signature and two people to an account that follows, in %s',
    async (language) => {
      const t = words[language];
      const iban = ibanOf(randomInt(1, 1_000_000_000));
      const provider = await visit({ session, language, tolerated: /status of 403/ });
      await provider.goto('/daman/dashboard');
      await provider.getByRole('link', { name: new RegExp(t.titles.updateProfile) }).click();
      const field = (name: keyof typeof t.field) => provider.getByRole('textbox', { name: t.field[name] });
      await field('contactEmail').fill('finance@coral-clinic.example');
      await expect.poll(() => new URL(provider.url()).pathname).toBe('/providerempanelment/updateprofile');
      await choose(provider, t.field.payerId, /Pearl|اللؤلؤة/);
      await field('contactMobile').fill('+971-50-123-4567');
      await field('tradeLicenseNumber').fill('CN-9000003');
      if ((await provider.getByText(t.services.outpatient).count()) === 0) {
        await choose(provider, t.field.services, t.services.outpatient);
        await provider.keyboard.press('Escape');
      }
      await field('accountHolder').fill('Coral Polyclinic LLC');
      await provider.getByRole('textbox', { name: t.field.bankName, exact: true }).fill('Invented Bank');
      // One digit is wrong: it is said at the field, and nothing else is lost.
      await field('iban').fill(`${iban.slice(0, -1)}${(Number(iban.at(-1)) + 1) % 10}`);
      await button(provider, t.form.submit).click();
      await provider.getByRole('alert').first().waitFor();
      await field('iban').fill(iban);
      expect(await violationsOf(provider)).toEqual([]);
      await button(provider, t.form.submit).click();
      const proof = provider.getByRole('dialog', { name: t.proof.title });
      await proof.getByText(t.profile.confirmAccount.replace('{{iban}}', iban)).waitFor();
      await proof.getByRole('textbox', { name: t.proof.code }).fill(codeOf(secrets[language], 1));
      await proof.getByRole('button', { name: t.proof.confirm, exact: true }).click();
      await provider.getByText(t.states.review, { exact: true }).first().waitFor();
      const address = new URL(provider.url()).pathname;

      const maker = await visit({ session: await api.session('reviewer@pearl.example'), language });
      await maker.goto(address);
      await move(maker, t.moves.propose, [t.dialog.outcome, t.outcomes.approve]);
      await maker.getByText(t.states.proposed, { exact: true }).first().waitFor();
      await expect.poll(() => maker.getByText(iban).count()).toBe(0);

      const checker = await visit({ session: await api.session('reviewer2@pearl.example'), language });
      await checker.goto(address);
      await button(checker, t.profile.showIban).click();
      await checker.getByText(iban).waitFor();
      expect(await violationsOf(checker)).toEqual([]);
      await move(checker, t.moves.approveAccount, [t.dialog.calledBack, t.callBacks.contactOnRecord]);
      await checker.getByText(t.states.approved, { exact: true }).first().waitFor();

      await provider.goto('/providerempanelment/updateprofile');
      await provider.getByText(t.profile.nextAccount).waitFor();
      await provider.getByText(iban.slice(11)).waitFor();
    },
  );
});
