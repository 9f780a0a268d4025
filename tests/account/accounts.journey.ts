import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import type { SignedInUser } from '../../shared/_contract/sessionUser.ts';
import { journeyApi } from '../journeys/support/portal.ts';
import type { DemoAccount, PortalApi } from '../journeys/support/portalApi.ts';
import { heldSession, signIn } from '../journeys/support/signIn.ts';
import { comeAs } from '../journeys/support/tabs.ts';
import { visits } from '../journeys/support/visits.ts';
import { namesSpecifiedFor } from '../support/specifiedTiles.ts';

const visit = visits();
const api: PortalApi = journeyApi();
const accounts = await api.accounts();

const search = '/api/eligibilitycheck/geteligibilityhistorybysearch';
const isLocked = (userName: string) => userName.startsWith('locked@');
/** What must be done before anything else; nobody but these owes such a step. */
const bindingPages: Readonly<Record<string, string>> = {
  'reset@noor-clinic.example': '/manage/changepassword',
  'unconfirmed@noor-clinic.example': '/confirmemail',
  'new@noor-clinic.example': '/userlicenseagreement',
};
/** Asked for the Emirates ID once in a lifetime: the journey of that step is the one that signs this account in. */
const isAskedOnce = (userName: string) => userName.startsWith('no-emirates-id@');
/** Waits for an administrator: tests/accountRequest opens and refuses such accounts. */
const isWaiting = (userName: string) => userName.startsWith('waiting@');
const whoCanSignIn = accounts.filter(
  ({ userName }) => !isLocked(userName) && !isAskedOnce(userName) && !isWaiting(userName),
);

/** The names of the tiles in their order, list by list: what can be used, what comes later, portals outside. Also while a message covers them. */
const tileNames = (page: Page): Promise<string[][]> =>
  page.locator('main :is(ul, ol):has(> li > [aria-labelledby])').evaluateAll((lists) =>
    lists.map((list) =>
      [...list.querySelectorAll(':scope > li > :is(a, button)')].map((tile) => {
        const name = document.getElementById(tile.getAttribute('aria-labelledby') ?? '');
        return name?.textContent ?? '';
      }),
    ),
  );

const sessions = new Map<string, Promise<SignedInUser>>();
function sessionOf(userName: string): Promise<SignedInUser> {
  const session = sessions.get(userName) ?? api.signIn(userName);
  sessions.set(userName, session);
  return session;
}

/** Signs in, and lets the next account solve its verification meanwhile: the browser leaves a core free for that. */
async function signInAhead(account: DemoAccount): Promise<SignedInUser> {
  const session = await sessionOf(account.userName);
  const next = whoCanSignIn[whoCanSignIn.indexOf(account) + 1];
  // Whatever is wrong with the next one is told by its own test.
  if (next) sessionOf(next.userName).catch(() => undefined);
  return session;
}

const owedBy = ({ userName }: DemoAccount): string | undefined => bindingPages[userName];

describe('every account of the demonstration', () => {
  it.each(whoCanSignIn)('REQ-ROUTE-17 $userName signs in, and reaches what its roles allow', async (account) => {
    const session = await signInAhead(account);
    expect(session.roles.toSorted()).toEqual(account.roles.toSorted());
    const wanted = namesSpecifiedFor(session);
    // Those who decide read the history of their payer from their work list (ADR 0131).
    const mayRead = wanted.includes('Eligibility') || wanted.includes('Work list');
    const answer = await api.call(search, { session, body: {} });
    const needsFacility = account.roles.includes('SuperAdmin') || account.userName.startsWith('nofacility@');
    if (owedBy(account)) expect(answer).toMatchObject({ httpStatus: 403, errors: [{ code: 'signInStepPending' }] });
    else if (!needsFacility) expect(answer.httpStatus).toBe(mayRead ? 200 : 403);
  });

  it.each(Object.entries(bindingPages))('%s is led to %s first', async (userName, owedPage) => {
    const page = await visit({ session: await sessionOf(userName) });
    await page.goto('/dashboard');
    await page.waitForURL(owedPage);
  });

  // tests/dashboard/tiles.test.tsx has the tiles of all roles, facilities and regulators: one account of each kind stands for the others.
  it('REQ-RDASH-01 sees exactly its tiles, with one account for all that see the same ones', async () => {
    const kinds = new Map<string, SignedInUser>();
    for (const account of whoCanSignIn.filter((each) => !owedBy(each))) {
      const session = await sessionOf(account.userName);
      // An earlier journey may have given an account a second factor: another one of its kind stands for it.
      if (session.pendingSteps.length === 0) kinds.set(namesSpecifiedFor(session).join(), session);
    }
    const page = await visit();
    for (const session of kinds.values()) {
      await comeAs(page, session);
      await page.goto('/dashboard');
      await page.locator('h1', { hasText: 'Dashboard' }).waitFor();
      const wanted = namesSpecifiedFor(session);
      // The portals outside come last, once the settings are there.
      const last = page
        .locator('main')
        .getByText(wanted.at(-1) ?? 'Nothing to show for your roles yet', { exact: true });
      await last.waitFor();
      const lists = await tileNames(page);
      expect(lists.flat().toSorted(), session.userName).toEqual(wanted.toSorted());
      for (const names of lists) expect(names).toEqual(wanted.filter((name) => names.includes(name)));
    }
  });

  it('leaves the locked account outside', async () => {
    const locked = accounts.filter(({ userName }) => isLocked(userName));
    expect(locked).toHaveLength(1);
    for (const { userName } of locked) {
      expect(await api.login(userName)).toMatchObject({ status: -3, data: null, errors: [{ code: 'userLocked' }] });
    }
  });
});

describe('other readers in the browser', () => {
  beforeAll(async () => {
    const session = await api.session('reception@noor-clinic.example');
    await api.submit(session, await api.member('Eligible, one cover with 20'));
  });

  it('REQ-ROUTE-50 makes a user with a reset password change it first', async () => {
    const page = await visit();
    await page.goto('/account/login');
    await signIn(page, 'reset@noor-clinic.example');
    await page.waitForURL('/manage/changepassword');
    await page.goto('/eligibility');
    await page.waitForURL('/manage/changepassword');
  });

  it('REQ-ROUTE-54 REQ-ROUTE-59 leads a user without the role back to the dashboard, silently', async () => {
    const page = await visit({ session: await api.session('guest@portal.example') });
    await page.goto('/eligibility');
    await page.waitForURL('/dashboard');
    await page.getByText('Nothing to show for your roles yet').waitFor();
    await expect.poll(() => page.getByRole('alert').count()).toBe(0);
  });

  it('lets a payer’s administrator read the requests of their members and send none', async () => {
    const page = await visit();
    await page.goto('/account/login?returnUrl=/eligibility');
    await signIn(page, 'payeradmin@nas.example');
    await page.waitForURL('/eligibility');
    await page.getByRole('row').nth(1).getByRole('link').waitFor();
    const payers = async () => [...new Set(await page.locator('td:nth-child(5)').allTextContents())];
    await expect.poll(payers).toEqual(['NAS Administration']);
    await expect.poll(() => page.getByRole('link', { name: 'New request' }).count()).toBe(0);
    await page.getByRole('row').nth(1).getByRole('link').click();
    await page.getByRole('button', { name: 'PDF in English' }).waitFor();
    await expect.poll(() => page.getByRole('link', { name: 'New request for this patient' }).count()).toBe(0);
    await page.goto('/eligibility/new');
    await page.waitForURL('/dashboard');
    const session = JSON.parse((await heldSession(page)) ?? '');
    await expect(api.submit(session, await api.member('Eligible, one cover with 20'))).rejects.toThrow('notAllowed');
  });

  it('lets the super administrator read a facility’s requests by its name and send none', async () => {
    const page = await visit();
    await page.goto('/account/login?returnUrl=/eligibility');
    await signIn(page, 'superadmin@portal.example');
    await page.waitForURL('/eligibility');
    await page.getByText('Choose a facility above').waitFor();
    await page.getByRole('combobox', { name: /^Facility/ }).fill('Noor');
    await page.getByRole('option', { name: /Noor/ }).first().click();
    await page.getByRole('row').nth(1).getByRole('link').waitFor();
    await expect.poll(() => page.getByRole('link', { name: 'New request' }).count()).toBe(0);
    const session = JSON.parse((await heldSession(page)) ?? '');
    await expect(api.submit(session, await api.member('Eligible, one cover with 20'))).rejects.toThrow('notAllowed');
  });
});
