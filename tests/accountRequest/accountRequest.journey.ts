import { beforeAll, describe, expect, it } from 'vitest';
import type { SignedInUser } from '../../shared/_contract/sessionUser.ts';
import { violationsOf } from '../journeys/support/accessibility.ts';
import { journeyApi } from '../journeys/support/portal.ts';
import { superAdmin } from '../journeys/support/portalApi.ts';
import { signIn } from '../journeys/support/signIn.ts';
import { texts } from '../journeys/support/texts.ts';
import { visits } from '../journeys/support/visits.ts';

const visit = visits();
let facilityAdmin: SignedInUser;
let portalAdmin: SignedInUser;
beforeAll(async () => {
  const api = journeyApi();
  facilityAdmin = await api.signIn('admin@noor-clinic.example');
  portalAdmin = await api.signIn(superAdmin);
});

describe('an account that was not proven', () => {
  it('is opened by the administrator of the facility, and signs in then, in en', async () => {
    const { accountRequest: words, account, dashboard } = texts.en;
    const applicant = await visit({});
    await applicant.goto('/account/login');
    await signIn(applicant, 'waiting@noor-clinic.example');
    await applicant.getByText('waits for the administrator of your facility').waitFor();

    const page = await visit({ session: facilityAdmin });
    await page.goto('/dashboard');
    await page.getByRole('link', { name: dashboard.tiles.accountRequests.name }).click();
    await page.getByRole('row').filter({ hasText: 'Mona Darwish' }).getByRole('link').first().click();
    await page.getByText(words.proof.credentialsOnly).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole('button', { name: words.approve, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: words.approveTitle.account });
    expect(await violationsOf(page)).toEqual([]);
    await dialog.getByRole('button', { name: words.approve, exact: true }).click();
    await dialog.waitFor({ state: 'hidden' });
    await page.getByText(words.state.approved, { exact: true }).first().waitFor();

    await applicant.goto('/account/login');
    await signIn(applicant, 'waiting@noor-clinic.example');
    await applicant.getByLabel(account.login.userName).waitFor({ state: 'detached' });
  });

  it('is refused with a reason that the person reads at sign-in, in ar', async () => {
    const language = 'ar';
    const { accountRequest: words } = texts[language];
    const reason = 'لا يعمل هنا أحد بهذا الاسم';
    const page = await visit({ session: portalAdmin, language });
    await page.goto('/accountrequests');
    await page.getByRole('row').filter({ hasText: 'Jamal Idris' }).getByRole('link').first().click();
    await page.getByRole('button', { name: words.refuse, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: words.refuseTitle.account });
    await dialog.getByRole('textbox').fill(reason);
    expect(await violationsOf(page)).toEqual([]);
    await dialog.getByRole('button', { name: words.refuse, exact: true }).click();
    await dialog.waitFor({ state: 'hidden' });
    await page.getByText(reason).waitFor();

    const applicant = await visit({ language });
    await applicant.goto('/account/login');
    await signIn(applicant, 'waiting@wadi-clinic.example', { language: texts[language] });
    await applicant.getByText(reason).waitFor();
  });
});
