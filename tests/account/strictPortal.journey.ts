import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Runner, startRunner } from '../../infra/local/runner.ts';
import { requireFactors } from '../../infra/local/template/requireFactors.ts';
import { violationsOf } from '../journeys/support/accessibility.ts';
import { addAppByCalls } from '../journeys/support/addAppByCalls.ts';
import { demoPassword, portalApi, superAdmin } from '../journeys/support/portalApi.ts';
import { registrationField } from '../journeys/support/registration.ts';
import { loginButton, passwordField, signIn, untilVerified } from '../journeys/support/signIn.ts';
import { type Language, texts } from '../journeys/support/texts.ts';
import { visits } from '../journeys/support/visits.ts';
import { codeOf } from '../support/appCodes.ts';
import { withDevice } from '../support/browserDevice.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';

let runner: Runner;
// A portal of its own: what visitors and failures of these journeys use up is in no other journey's way.
beforeAll(async () => {
  runner = await startRunner({ port: 0, dataDir: temporaryFolder(), isFresh: true, alterTemplate: requireFactors });
});
afterAll(() => runner?.close());
const visit = visits(() => runner.url);
const api = () => portalApi(runner.url);

const languages = ['en', 'ar'] as const;

async function openLogin(page: Page, language: Language): Promise<void> {
  await page.goto('/account/login');
  await passwordField(page, texts[language]).waitFor();
}

describe('the step of sign-in that adds a second factor', () => {
  /** Names the factor and gives the password. */
  async function begin(page: Page, language: Language): Promise<void> {
    const { add } = texts[language].secondFactor;
    await page.getByRole('textbox', { name: add.name }).fill('Pocket');
    await page.getByLabel(add.password, { exact: false }).first().fill(demoPassword);
    await page.getByRole('button', { name: add.next }).click();
  }

  async function giveCode(page: Page, language: Language): Promise<string> {
    const { add } = texts[language].secondFactor;
    await page.getByRole('img', { name: add.qrCode }).waitFor();
    const secret = ((await page.locator('main bdi').textContent()) ?? '').replaceAll(' ', '');
    await page.getByRole('textbox', { name: add.code }).fill(codeOf(secret));
    await page.getByRole('button', { name: add.finish }).click();
    return secret;
  }

  /** Keeps the recovery codes, and answers them. */
  async function keepCodes(page: Page, language: Language): Promise<string[]> {
    const { codes } = texts[language].secondFactor;
    await page.getByText(codes.shownText).waitFor();
    const shown = await page.getByRole('main').getByRole('listitem').allTextContents();
    expect(shown).toHaveLength(10);
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole('checkbox', { name: codes.kept }).click();
    await page.getByRole('button', { name: codes.done }).click();
    return shown;
  }

  it.each([
    ['en', 'totp', 'payeradmin@crescent.example'],
    ['ar', 'totp', 'payeradmin@nas.example'],
    ['en', 'passkey', 'payeradmin@sidra.example'],
    ['ar', 'passkey', 'payeradmin@pearl.example'],
  ] as const)('opens nothing before, and gives recovery codes (%s, %s)', async (language, kind, userName) => {
    const words = texts[language].secondFactor;
    const page = await visit({ language });
    await withDevice(page);
    await openLogin(page, language);
    await signIn(page, userName, { language: texts[language] });
    await page.waitForURL('/secondfactor/enrol');
    await page.goto('/dashboard');
    await page.waitForURL(/\/secondfactor\/enrol/);
    await page.getByRole('button', { name: words.add[kind] }).click();
    expect(await violationsOf(page)).toEqual([]);
    await begin(page, language);
    if (kind === 'totp') await giveCode(page, language);
    const [code = ''] = await keepCodes(page, language);
    await page.waitForURL('/dashboard');

    // One of the codes stands for the device at the next sign-in.
    const challenge = await api().login(userName);
    expect(challenge.data?.pendingSteps).toContain('secondFactor');
    const session = challenge.data ?? undefined;
    const asked = await api().call<{ challengeId: string }>('/api/secondfactor/beginsignin', { session, body: {} });
    const body = { challengeId: asked.data?.challengeId, answer: { kind: 'recoveryCode', code } };
    const opened = await api().call('/api/secondfactor/completesignin', { session, body });
    expect(opened).toMatchObject({ status: 1 });
  });
});

describe('a visitor who has checked many names', () => {
  const taken = 'reception@noor-clinic.example';
  const said = { en: 'Username already registered', ar: 'اسم المستخدم مسجّل من قبل' } as const;

  /** Uses up what the portal answers the browser's network without the human verification. */
  async function spendTurns(page: Page): Promise<void> {
    const isAsked = await page.evaluate(
      async (path) => {
        for (let turn = 0; turn <= 10; turn += 1) if ((await fetch(path)).status === 403) return true;
        return false;
      },
      `/api/account/usernameexists?username=${encodeURIComponent(taken)}`,
    );
    if (!isAsked) throw new Error('The portal never asks for the verification');
  }

  it.each(languages)('is verified without a click, and answered (%s)', async (language) => {
    const page = await visit({ language });
    await page.goto('/account/register');
    await spendTurns(page);
    const statuses: number[] = [];
    page.on('response', (response) => {
      if (response.url().includes('/usernameexists')) statuses.push(response.status());
    });
    await registrationField(page, 'email', language).fill(taken);
    await registrationField(page, 'password', language).focus();
    await page.getByText(said[language]).first().waitFor();
    expect(statuses).toEqual([403, 200]);
  });
});

describe('the state of the audit trail', () => {
  /** A super administrator who has given their factor. */
  async function aSuperAdmin() {
    const owing = (await api().login(superAdmin)).data;
    if (!owing) throw new Error('The super administrator cannot sign in');
    return { ...owing, ...(await addAppByCalls(api(), owing)).user };
  }

  it('is verified on request, in both languages', async () => {
    const session = await aSuperAdmin();
    for (const language of languages) {
      const words = texts[language].auditTrail;
      const page = await visit({ language, session });
      await page.goto('/auditstate');
      await page.getByRole('button', { name: words.verify }).click();
      await page.getByText(words.foundNothing).first().waitFor();
      await page.getByText(words.verdict.whole).first().waitFor();
      expect(await violationsOf(page)).toEqual([]);
    }
  });
});

// Last: failures make the next puzzles of this network harder.
describe('a paused sign-in', () => {
  it.each([
    ['en', 'doctor@noor-clinic.example'],
    ['ar', 'group@marina-hospital.example'],
  ] as const)('counts down to the next try (%s)', async (language, userName) => {
    const words = texts[language].app.retry;
    for (let failure = 1; failure <= 4; failure += 1) await api().login(userName, `wrong ${failure}`);
    const page = await visit({ language });
    await openLogin(page, language);
    await signIn(page, userName, { password: 'wrong 5', language: texts[language] });
    await page.getByRole('alert').waitFor();
    await untilVerified(page, texts[language]);
    await passwordField(page, texts[language]).fill(demoPassword);
    await loginButton(page, texts[language]).click();
    const countdown = page.getByTestId('retry');
    const [before = ''] = words.in.split('{{clock}}');
    await countdown.getByText(before).waitFor();
    const first = await countdown.textContent();
    expect(first).toMatch(/\d:\d\d/);
    await expect.poll(() => countdown.textContent()).not.toBe(first);
    expect(await violationsOf(page)).toEqual([]);
    // A clock that stands an hour later: the wait is over.
    await page.clock.setFixedTime(Date.now() + 3_600_000);
    await countdown.getByRole('status').getByText(words.now).waitFor();
  });
});
