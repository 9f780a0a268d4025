import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { linkedScreens } from '../../shared/linkedScreens.ts';
import { type NewsGroupName, newsGroups } from '../../shared/notification/newsGroups.ts';
import arabic from '../../web/notification/texts/ar.json' with { type: 'json' };
import { violationsOf } from '../journeys/support/accessibility.ts';
import { detailAddress, fillRequest, sendButton } from '../journeys/support/eligibilityForm.ts';
import { newsMailTo } from '../journeys/support/mailbox.ts';
import { journeyApi, portal } from '../journeys/support/portal.ts';
import type { PortalApi } from '../journeys/support/portalApi.ts';
import { type Language, texts } from '../journeys/support/texts.ts';
import { visits } from '../journeys/support/visits.ts';
import { emiratesIdsIn } from '../support/emiratesIds.ts';

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

const languages = ['en', 'ar'] as const;

async function save(page: Page, language: Language) {
  const { settings: words } = texts[language].notification;
  await page.getByRole('button', { name: words.save, exact: true }).click();
  await page.getByText(words.saved).waitFor();
}

/** Chooses mails of answers, and asks something whose answer is news. */
async function askForMail(language: Language) {
  const page = await visit({ language, session: await api.session(people[language]) });
  await page.goto(linkedScreens.newsSettings);
  await box(page, language, 'answers', 'byMail').check();
  await save(page, language);
  await page.goto('/eligibility/new');
  await fillRequest(page, await api.member('Eligible, no co-payment'), language);
  await sendButton(page, language).click();
  await page.waitForURL(detailAddress);
  // Whoever watches the answer come has read it.
  await page.goto(linkedScreens.newsSettings);
}

describe.each(languages)('REQ-NET-15 what a person hears of, in %s', (language) => {
  const { notification } = texts[language];
  const words = notification.settings;

  it('is chosen from the bell, and taken back', async () => {
    const page = await visit({ language, session: await api.session(people[language]) });
    await page.goto('/dashboard');
    await page.getByRole('button', { name: new RegExp(`^${notification.title}`) }).click();
    await page.getByRole('link', { name: notification.toSettings }).click();
    await page.waitForURL((url) => url.pathname === linkedScreens.newsSettings);

    await box(page, language, 'answers', 'byMail').check();
    await box(page, language, 'files', 'inPortal').uncheck();
    await expect.poll(() => box(page, language, 'security', 'inPortal').isDisabled()).toBe(true);
    // A desk at a facility has no work of an insurer's people.
    await expect.poll(() => box(page, language, 'work', 'inPortal').count()).toBe(0);
    await box(page, language, 'deadlines', 'inPortal').uncheck();
    await page.getByText(nowhere[language]).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await box(page, language, 'deadlines', 'inPortal').check();
    await page.getByText(nowhere[language]).waitFor({ state: 'detached' });
    await save(page, language);
    expect(await violationsOf(page)).toEqual([]);

    await page.getByRole('button', { name: words.undo }).click();
    await box(page, language, 'answers', 'byMail').and(page.locator(':not(:checked)')).waitFor();
    await page.getByText(words.saved).waitFor();
    await page.reload();
    await expect.poll(() => box(page, language, 'files', 'inPortal').isChecked()).toBe(true);
    await expect.poll(() => box(page, language, 'answers', 'byMail').isChecked()).toBe(false);
  });
});

// Mails go once a minute: both readers wait for theirs at the same time.
it('REQ-NET-15 what is chosen again then comes by mail, in the language of each', async () => {
  for (const language of languages) await askForMail(language);
  const mails = await Promise.all(languages.map((language) => newsMailTo(portal.url, people[language])));
  for (const [at, language] of languages.entries()) {
    // Answers of the demonstration may come at the same time; tests/notification/newsMails.test.ts counts them.
    expect(mails[at]).toMatch(new RegExp(`- ${newsGroups.answers.title[language]}: [1-9]`));
    expect(mails[at]).toContain(linkedScreens.newsSettings);
    expect(emiratesIdsIn(mails[at] ?? '')).toEqual([]);
    expect(mails[at]).not.toContain('Invented');
  }
});
