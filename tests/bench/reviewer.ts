import type { Page } from 'playwright-core';
import type { SignedInUser } from '../../shared/_contract/sessionUser.ts';
import { type DemoMember, type PortalApi, portalApi } from '../journeys/support/portalApi.ts';
import { launchBrowser } from '../support/browser.ts';
import { aLine, csvOf } from '../support/registerFiles.ts';
import { effortOf, type Hand } from './hand.ts';
import { receptionist, startPortal } from './portal.ts';
import type { Section } from './report.ts';

/** Pearl's people answer by hand. */
const pearl = 518;
const reviewer = 'reviewer@pearl.example';
/** The aim for a receptionist's way from the sign-in page holds for a reviewer's decision as well. */
const most = { clicks: 6, keys: 40 } as const;

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const radio = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });
const sent = (page: Page) => page.getByText('The answer was sent to the facility.').first().waitFor();

interface Walk {
  readonly page: Page;
  readonly hand: Hand;
}

async function yesByMouse({ page, hand }: Walk): Promise<void> {
  await hand.click(button(page, 'Take the next one'));
  await hand.click(radio(page, 'Eligible'));
  await hand.click(button(page, 'Send the answer'));
  await sent(page);
}

async function noByMouse({ page, hand }: Walk): Promise<void> {
  await hand.click(button(page, 'Take the next one'));
  await hand.click(radio(page, 'Not eligible'));
  await hand.click(page.getByRole('combobox', { name: 'Reason' }));
  await hand.click(page.getByRole('option').first());
  await hand.click(button(page, 'Send the answer'));
  await sent(page);
}

async function decideByKeys({ page, hand }: Walk, choose: () => Promise<void>): Promise<void> {
  await hand.tabTo(button(page, 'Take the next one'));
  await hand.press('Enter');
  await button(page, 'Send the answer').waitFor();
  await choose();
  await hand.press('Control+Enter');
  await sent(page);
}

const yesByKeys = (walk: Walk) => decideByKeys(walk, () => walk.hand.press('a'));
const noByKeys = (walk: Walk) =>
  decideByKeys(walk, async () => {
    const { page, hand } = walk;
    await hand.press('d');
    await hand.until(page.getByRole('combobox', { name: 'Reason' }));
    await hand.type('limit');
    await page.getByRole('option').first().waitFor();
    await hand.press('ArrowDown');
    await hand.press('Enter');
  });

const ways = [
  ['Yes, by mouse', yesByMouse],
  ['No, by mouse', noByMouse],
  ['Yes, by keys', yesByKeys],
  ['No, by keys', noByKeys],
] as const;

/** A request on Pearl's work list, for a member of its register. */
async function aRequest(api: PortalApi, desk: SignedInUser, decider: SignedInUser, member: DemoMember): Promise<void> {
  const eligibilityId = await api.submit(desk, { ...member, payerId: pearl });
  const path = `/api/eligibilityworklist/getworklistitem?eligibilityId=${eligibilityId}`;
  while ((await api.call(path, { session: decider })).status !== 1) await new Promise((done) => setTimeout(done, 100));
}

/** A colleague takes what waits already: "next" is then the request of the walk. */
async function emptyTheList(api: PortalApi): Promise<void> {
  const session = await api.session('reviewer2@pearl.example');
  while ((await api.call('/api/eligibilityworklist/takenext', { session, body: {} })).data !== null);
}

/** What a payer's reviewer does from the work list to a sent answer: clicks, keys and seconds. */
export async function measureReviewer(): Promise<Section[]> {
  const portal = await startPortal('on');
  const browser = await launchBrowser();
  try {
    const api = portalApi(portal.url);
    const [desk, session] = [await api.session(receptionist.userName), await api.session(reviewer)];
    const member = await api.member('Eligible, one cover with 20');
    const line = aLine({ EmiratesID: member.emiratesId, FullName: member.fullName, PlanName: 'Pearl Plus' });
    await api.takenIn(await api.session('payeradmin@pearl.example'), csvOf([line]));
    await emptyTheList(api);
    const page = await (await browser.newContext({ baseURL: portal.url })).newPage();
    page.setDefaultTimeout(60_000);
    await page.goto('/favicon.svg');
    await page.evaluate((text) => localStorage.setItem('token', text), JSON.stringify(session));
    const rows: (string | number)[][] = [];
    for (const [name, walk] of ways) {
      let effort = { clicks: 0, keys: 0, seconds: 0 };
      // The first time the browser fetches the page's code.
      for (let round = 0; round < 2; round += 1) {
        await aRequest(api, desk, session, member);
        await page.goto('/eligibility/worklist');
        await page.getByRole('table').getByRole('link').first().waitFor();
        effort = await effortOf(page, (hand) => walk({ page, hand }));
      }
      const isMet = effort.clicks <= most.clicks && effort.keys <= most.keys;
      rows.push([name, effort.clicks, effort.keys, effort.seconds, isMet ? 'met' : 'missed']);
    }
    return [
      {
        title: "A reviewer's answer",
        note: "A script drives Chromium as a payer's reviewer would, from the work list to the sent answer, and counts clicks and keys. The payer has the member in its register, so the cover is picked. By keys she walks with Tab to the first button, and decides by single keys.",
        target: `at most ${most.clicks} clicks or ${most.keys} keys.`,
        columns: ['Answer', 'Clicks', 'Keys', 'Seconds', 'Target'],
        rows,
      },
    ];
  } finally {
    await browser.close();
    await portal.close();
  }
}
