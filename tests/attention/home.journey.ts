import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPayers } from '../../functions/_demo/payers.ts';
import type { SignedInUser } from '../../shared/_contract/sessionUser.ts';
import type { Attention } from '../../shared/attention/routes.ts';
import { violationsInBothThemes } from '../journeys/support/accessibility.ts';
import { journeyApi } from '../journeys/support/portal.ts';
import { betweenLooksMs, type PortalApi, receptionist, superAdmin } from '../journeys/support/portalApi.ts';
import { phone } from '../journeys/support/portalContext.ts';
import { type Language, texts } from '../journeys/support/texts.ts';
import { visits } from '../journeys/support/visits.ts';
import { until } from '../support/until.ts';

const visit = visits();
const setupAdmin = 'setupadmin@portal.example';
const pearl = 518;
let api: PortalApi;
/** Whose system refuses the portal, as long as these journeys last. */
let failing: number;

const nameOf = (payerId: number, language: Language): string => {
  const payer = demoPayers.find((each) => each.payerId === payerId);
  return (language === 'ar' ? payer?.payerNameArabic : payer?.payerName) ?? '';
};

async function found(session: SignedInUser): Promise<Attention> {
  const { data } = await api.call<Attention>('/api/attention/getattention', { session });
  if (!data) throw new Error('Nothing was answered');
  return data;
}

beforeAll(async () => {
  api = journeyApi();
  const session = await api.session(superAdmin);
  await api.setFaults({ simulators: { payer: { mode: 'rejectsCredentials' } } });
  const member = await api.member('Eligible, AED 20');
  failing = member.payerId;
  await api.submit(await api.session(receptionist), member);
  // A list without its columns.
  await api.takenIn(await api.session('payeradmin@sidra.example'), 'Nothing,Of,This\n1,2,3\n');
  const isThere = async () => {
    const { connections, failedJobs, undelivered, overdue } = await found(session);
    return [
      connections.some(({ partId }) => partId === `payer-${failing}`),
      failedJobs.some(({ kind }) => kind === 'memberRegister'),
      undelivered.some(({ kind }) => kind === 'email'),
      overdue.some(({ payerId }) => payerId === pearl),
    ];
  };
  await until(async () => (await isThere()).every(Boolean), betweenLooksMs);
});
afterAll(() => api.setFaults());

async function openHome(page: Page, language: Language) {
  await page.goto('/dashboard');
  const region = page.getByRole('region', { name: texts[language].attention.title });
  await region.waitFor();
  return {
    region,
    link: (part: keyof Attention, name: string | RegExp) =>
      region.getByRole('list', { name: texts[language].attention.parts[part] }).getByRole('link', { name }),
  };
}

describe('the home of those who run the portal', () => {
  it('shows a super administrator what is late, fails and was given up; each link opens what it names', async () => {
    const language = 'en';
    const { delivery, eligibility } = texts[language];
    const page = await visit({ language, theme: 'system', session: await api.session(superAdmin) });
    const { region, link } = await openHome(page, language);
    await region.getByText(eligibility.fault.credentialsRejected).first().waitFor();
    expect(await violationsInBothThemes(page)).toEqual([]);

    const payerField = () => page.getByRole('combobox', { name: new RegExp(`^${eligibility.field.payerId}`) });
    await link('overdue', nameOf(pearl, language)).click();
    await page.waitForURL(`/eligibility?payerId=${pearl}&waitsFor=latePayer`);
    await expect.poll(() => payerField().textContent()).toContain(nameOf(pearl, language));
    await page.getByRole('row').nth(1).waitFor();
    await page.goBack();
    // The screen of connections says the same of the payer as the home.
    await link('connections', nameOf(failing, language)).click();
    await page.waitForURL('/admin/connections');
    const row = page.getByRole('listitem').filter({ hasText: nameOf(failing, language) });
    await row.getByText(eligibility.fault.credentialsRejected).waitFor();
    await page.goBack();
    await link('failedJobs', texts[language].failedJobs.kind.memberRegister).click();
    await page.waitForURL('/admin/failedjobs?kind=memberRegister');
    await page.getByRole('row').nth(1).waitFor();
    await page.goBack();
    await link('undelivered', delivery.kind.email).click();
    await page.waitForURL('/admin/deliveries?kind=email');
    await page.getByRole('row').nth(1).waitFor();
  });

  it('shows a setup administrator the same in Arabic on a phone, and links what she may open', async () => {
    const language = 'ar';
    const page = await visit({ language, viewport: phone, session: await api.session(setupAdmin) });
    const { region } = await openHome(page, language);
    await region.getByText(nameOf(pearl, language)).waitFor();
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
    const addresses = await region
      .getByRole('link')
      .evaluateAll((links) => links.map((each) => each.getAttribute('href')));
    expect(addresses.length).toBeGreaterThan(0);
    for (const address of new Set(addresses)) {
      await region.locator(`a[href="${address}"]`).first().click();
      await page.waitForURL((url) => `${url.pathname}${url.search}` === address);
      await page.locator('h1').waitFor();
      await page.goBack();
    }
  });

  it('has facilities chosen by their names, in Arabic', async () => {
    const { eligibility } = texts.ar;
    const page = await visit({ language: 'ar', session: await api.session(superAdmin) });
    await page.goto('/eligibility');
    const facility = page.getByRole('combobox', { name: new RegExp(`^${eligibility.fact.facility}`) });
    const name = 'عيادة نور للأسرة';
    await facility.fill(name.slice(0, 8));
    await page.getByRole('option', { name: `${name} (DHA-F-9000001)` }).click();
    await page.getByRole('row').nth(1).waitFor();
    await expect.poll(() => facility.inputValue()).toBe(`${name} (DHA-F-9000001)`);
  });
});
