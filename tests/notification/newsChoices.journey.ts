import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { linkedScreens } from '../../shared/_field/linkedScreens.ts';
import { type NewsGroupName, newsGroups } from '../../shared/notification/newsGroups.ts';
import arabic from '../../web/notification/texts/ar.json' with { type: 'json' };
import { violationsOf } from '../journeys/support/accessibility.ts';
import { detailAddress, fillRequest, sendButton } from '../journeys/support/eligibilityForm.ts';
import { newsMailTo } from '../journeys/support/mailbox.ts';
import { journeyApi, portal } from '../journeys/support/portal.ts';
import type { PortalApi } from '../journeys/support/portalApi.ts';
import { type Language, texts } from '../journeys/support/texts.ts';
import { visits } from '../journeys/support/visits.ts';

const visit = visits();
let api: PortalApi;
beforeAll(() => {
  api = journeyApi();
});

/** Each language has a person of its own: what one chooses is still there when the other looks. */
const people = { en: 'desk@corniche-hospital.example', ar: 'reception@noor-clinic.example' } as const;

/** What is said where a group would be told nowhere. */
const nowhere = {
  en: 'Choose the portal, mail or both.',
  ar: arabic.messages.staysSomewhere,
} as const;

const box = (page: Page, language: Language, group: NewsGroupName, column: 'inPortal' | 'byMail') =>
  page.getByRole('checkbox', {
    name: `${newsGroups[group].title[language]} ${texts[language].notification.settings[column]}`,
    exact: true,
  });

async function ask(page: Page, language: Language) {
  await page.goto('/eligibility/new');
  await fillRequest(page, await api.member('Eligible, no co-payment'), language);
  await sendButton(page, language).click();
  await page.waitForURL(detailAddress);
  // Whoever watches the answer come has read it.
  await page.goto(linkedScreens.newsSettings);
}

describe.each(['en', 'ar'] as const)('REQ-NET-15 what a person hears of, in %s', (language) => {
  const { notification } = texts[language];
  const words = notification.settings;

  it('is chosen from the bell, taken back and chosen again, and then news comes by mail', async () => {
    const page = await visit({ language, session: await api.session(people[language]) });
    await page.goto('/dashboard');
    await page.getByRole('button', { name: new RegExp(`^${notification.title}`) }).click();
    await page.getByRole('link', { name: notification.toSettings }).click();
    await page.waitForURL((url) => url.pathname === linkedScreens.newsSettings);

    await box(page, language, 'answers', 'byMail').check();
    await box(page, language, 'surveys', 'inPortal').uncheck();
    expect(await box(page, language, 'security', 'inPortal').isDisabled()).toBe(true);
    await box(page, language, 'work', 'inPortal').uncheck();
    await page.getByText(nowhere[language]).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await box(page, language, 'work', 'inPortal').check();
    await page.getByText(nowhere[language]).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: words.save, exact: true }).click();
    await page.getByText(words.saved).waitFor();
    expect(await violationsOf(page)).toEqual([]);

    await page.getByRole('button', { name: words.undo }).click();
    await box(page, language, 'answers', 'byMail').and(page.locator(':not(:checked)')).waitFor();
    await page.getByText(words.saved).waitFor();
    await page.reload();
    expect(await box(page, language, 'surveys', 'inPortal').isChecked()).toBe(true);

    await box(page, language, 'answers', 'byMail').check();
    await page.getByRole('button', { name: words.save, exact: true }).click();
    await page.getByText(words.saved).waitFor();
    await ask(page, language);

    const mail = await newsMailTo(portal.url, people[language]);
    expect(mail).toContain(`- ${newsGroups.answers.title[language]}: 1`);
    expect(mail).toContain(linkedScreens.newsSettings);
    expect(mail).not.toMatch(/784|Invented/);
  });
});
