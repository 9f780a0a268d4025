import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import type { SignedInUser } from '../../shared/_contract/sessionUser.ts';
import { statusWords } from '../../shared/eligibility/statusWords.ts';
import { heard, keepsFocus } from '../journeys/support/heard.ts';
import { tabTo } from '../journeys/support/keys.ts';
import { journeyApi } from '../journeys/support/portal.ts';
import { type PortalApi, receptionist } from '../journeys/support/portalApi.ts';
import { texts } from '../journeys/support/texts.ts';
import { visits } from '../journeys/support/visits.ts';

const visit = visits();
/** Pearl's people answer by hand. */
const pearl = 518;
let api: PortalApi;
let desk: SignedInUser;
let reviewer: SignedInUser;
beforeAll(async () => {
  api = journeyApi();
  desk = await api.session(receptionist);
  reviewer = await api.session('reviewer2@pearl.example');
});

interface Taken {
  readonly eligibilityId: string;
  readonly deskDueAt: string;
}
const call = <Data>(path: string, body?: unknown) =>
  api.call<Data>(`/api/eligibilityworklist/${path}`, { session: reviewer, body });

/** Takes what is overdue out of the queue, which other journeys need as it is. */
async function withoutOverdue(): Promise<Taken[]> {
  const taken: Taken[] = [];
  for (;;) {
    const { data } = await call<Taken | null>('takenext', {});
    if (!data) return taken;
    if (data.deskDueAt > new Date().toISOString()) {
      await call('release', { eligibilityId: data.eligibilityId });
      return taken;
    }
    taken.push(data);
  }
}

/** Sends a request to Pearl and waits until it is on the list. */
async function asked(outcome: string): Promise<string> {
  const eligibilityId = await api.submit(desk, { ...(await api.member(outcome)), payerId: pearl });
  const isThere = async () => (await call(`getworklistitem?eligibilityId=${eligibilityId}`)).status;
  await expect.poll(isThere).toBe(1);
  return eligibilityId;
}

/** Goes to the choice of an answer by Tab, and along the choices by the arrow keys. */
async function decide(page: Page, from: string, steps: number): Promise<void> {
  await tabTo(page, page.getByRole('radio', { name: from, exact: true }));
  await page.keyboard.press('Space');
  for (let step = 0; step < steps; step += 1) await page.keyboard.press('ArrowDown');
}

/** A member for each language: one who is registered twice has two covers. */
const registeredOutcomes = { en: 'Eligible, one cover with 20', ar: 'Eligible, no co-payment' } as const;

/** Keeps a cover of a demonstration member in Pearl's register, so that nothing of a yes has to be typed. */
async function registered(outcome: string, memberId: string): Promise<void> {
  const { emiratesId, fullName, gender } = await api.member(outcome);
  const cover = { policyNumber: memberId, planName: 'Pearl Gold', startsOn: '2020-01-01', endsOn: '2099-12-31' };
  const person = { fullName, gender, bornOn: '1990-05-05', relation: 'principal' };
  const { status, errors } = await api.call('/api/member/creatememberdetails', {
    session: await api.session('payeradmin@pearl.example'),
    headers: { 'Idempotency-Key': crypto.randomUUID() },
    body: { memberId, emiratesId, ...person, cover },
  });
  if (status !== 1) throw new Error(JSON.stringify(errors));
}

async function write(page: Page, field: string, text: string): Promise<void> {
  await tabTo(page, page.getByRole('textbox', { name: new RegExp(`^${field}`) }));
  await page.keyboard.type(text);
}

async function press(page: Page, name: string): Promise<void> {
  await tabTo(page, page.getByRole('button', { name, exact: true }));
  await page.keyboard.press('Enter');
}

describe.each(['en', 'ar'] as const)('a reviewer without a mouse, in %s', (language) => {
  const { worklist, desk: words } = texts[language];
  const eligible = statusWords.Eligible[language];

  it('answers yes by one key and the key that sends, no by its reason, and goes on to the next request', async () => {
    const outcome = registeredOutcomes[language];
    await registered(outcome, `KEYS-${language}`);
    const asks = await Promise.all([asked(outcome), asked(outcome)]);
    const page = await visit({ session: reviewer, language });
    await page.goto('/eligibility/worklist');
    const listed = () =>
      page.locator('tbody a[href]').evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).pathname));
    const own = asks.map((id) => `/eligibility/worklist/${id}`);
    await expect.poll(listed).toEqual(expect.arrayContaining(own));
    const [first = '', second = ''] = (await listed()).filter((path) => own.includes(path));

    await page.goto(first);
    await press(page, words.moves.take);
    const yes = page.getByRole('radio', { name: eligible, exact: true });
    await yes.waitFor();
    await expect.poll(() => page.locator('kbd').allTextContents()).toEqual(expect.arrayContaining(['A', 'D', 'J']));
    await keepsFocus(page);
    await page.keyboard.press('a');
    await expect.poll(() => yes.isChecked()).toBe(true);
    await page.keyboard.press('Control+Enter');
    await page.getByText(worklist.item.heldText).waitFor();
    const { data } = await call<{ status: number }>(`getworklistitem?eligibilityId=${first.slice(-26)}`);
    expect(data).toMatchObject({ coverages: [{ planName: 'Pearl Gold' }] });

    await page.keyboard.press('j');
    await page.waitForURL((url) => url.pathname !== first);
    await page.getByRole('button', { name: words.moves.take, exact: true }).waitFor();
    await page.keyboard.press('k');
    await page.waitForURL((url) => url.pathname === first);

    await page.goto(second);
    await press(page, words.moves.take);
    await yes.waitFor();
    await page.keyboard.press('d');
    await page.keyboard.type('ELIG 005');
    await page.getByRole('option', { name: /^ELIG-005/ }).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Control+Enter');
    await page.getByText(worklist.item.heldText).waitFor();
  });

  it('takes the next one, denies it, goes on, asks the facility, and takes an answer back', async () => {
    await Promise.all([asked('Eligible, AED 20'), asked('Eligible, no co-payment')]);
    const overdue = await withoutOverdue();
    try {
      const page = await visit({ session: reviewer, language });
      await page.goto('/eligibility/worklist');
      await page.getByRole('table').waitFor();
      await press(page, words.takeNext);
      await page.waitForURL(/worklist\/[0-9A-Z]{26}$/);
      const first = page.url();
      await keepsFocus(page);

      const deny = async () => {
        await decide(page, eligible, 1);
        await tabTo(page, page.getByRole('combobox', { name: new RegExp(`^${worklist.form.denialCode}`) }));
        await page.keyboard.type('ELIG 005');
        await page.getByRole('option', { name: /^ELIG-005/ }).waitFor();
        await page.keyboard.press('ArrowDown');
        await page.keyboard.press('Enter');
        await write(page, words.form.comments, 'The cover ended in October.');
      };

      // The second choice, for a reason that is found by its code, and straight on to the next request.
      await deny();
      await press(page, words.form.sendNext);
      await heard(page, worklist.item.answered);
      await page.waitForURL((url) => url.href !== first && /worklist\/[0-9A-Z]{26}$/.test(url.pathname));
      await page.getByRole('radio', { name: eligible, exact: true }).waitFor();
      await keepsFocus(page);

      // A question first, then an answer by the keys that send any form, which is taken back.
      await decide(page, eligible, 3);
      await write(page, worklist.form.question, 'Which card does she use?');
      await press(page, worklist.form.send);
      await heard(page, worklist.item.asked);
      await page.getByText('Which card does she use?').waitFor();
      await keepsFocus(page);
      await deny();
      await page.keyboard.press('Control+Enter');
      await page.getByText(worklist.item.heldText).waitFor();
      await keepsFocus(page);
      await press(page, worklist.moves.takeBack);
      await heard(page, worklist.item.takenBack);
      await keepsFocus(page);
      await press(page, words.moves.release);
      await heard(page, words.said.release);
      await keepsFocus(page);
    } finally {
      for (const { eligibilityId } of overdue) await call('release', { eligibilityId });
    }
  });
});
