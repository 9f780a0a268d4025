import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { sidra } from '../../functions/_demo/payers.ts';
import { demoAuthorizationRuleContents } from '../../functions/authorizationRule/demo.ts';
import type { SignedInUser } from '../../shared/_contract/sessionUser.ts';
import member from '../../web/member/texts/en.json' with { type: 'json' };
import { comeBackUntil } from '../journeys/support/comeBack.ts';
import { journeyApi } from '../journeys/support/portal.ts';
import { superAdmin } from '../journeys/support/portalApi.ts';
import { heldSession, signIn } from '../journeys/support/signIn.ts';
import { texts } from '../journeys/support/texts.ts';
import { visits } from '../journeys/support/visits.ts';

const visit = visits();
const { authorizationRule, facility, lookupList, sessionEnd, systemStatus, ui, user } = texts.en;

/** A form of the portal: its page, the button that opens it, and a field of it. */
interface Form {
  readonly at: string;
  readonly press?: string;
  readonly field: string;
}

const formsOf = (person: string): readonly Form[] => [
  { at: '/people/new', field: 'firstName' },
  { at: person, press: user.change.action, field: 'firstName' },
  { at: person, press: user.license.action, field: 'clinicianLicense' },
  { at: '/admin/facilities/new', field: 'facilityName' },
  { at: '/admin/facilities/noor-clinic', field: 'providerCode' },
  { at: '/facilities/noor-clinic', press: facility.deactivate.open, field: 'reason' },
  { at: '/admin/lookups', press: lookupList.add, field: 'nameArabic' },
  { at: '/systemstatus', press: systemStatus.add, field: 'text' },
  { at: '/resetsecondfactor', field: 'reason' },
  { at: person, press: user.lock.action, field: 'reason' },
];
const textFor = ({ field }: Form, at: number): string => `Half ${field} ${at}`;

const box = (page: Page, { field }: Form) => page.locator(`[id="field-${field}"]`);

/** Goes there as a link would, and opens the form. */
async function open(page: Page, form: Form): Promise<void> {
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, form.at);
  if (form.press) await page.getByRole('button', { name: form.press, exact: true }).click();
  await box(page, form).waitFor();
}

/** Ends the session at the server: the next call of the page is answered 401. */
async function killSession(page: Page): Promise<void> {
  const session = JSON.parse((await heldSession(page)) ?? '');
  await journeyApi().call('/api/account/logoff', { session, body: {} });
}

/** Types into each form, sends the last one after the session has ended, signs in again, and finds everything. */
async function loseNothing(page: Page, who: string, forms: readonly Form[], send: () => Promise<void>): Promise<void> {
  await page.goto('/dashboard');
  for (const [at, form] of forms.entries()) {
    await open(page, form);
    await box(page, form).fill(textFor(form, at));
  }
  const { pathname } = new URL(page.url());
  await killSession(page);
  await send();
  await page.waitForURL(`/account/login?returnUrl=${encodeURIComponent(pathname)}`);
  await page.getByText(sessionEnd.ended.unknown).waitFor();
  await signIn(page, who);
  await page.waitForURL(pathname);
  for (const [at, form] of forms.entries()) {
    await open(page, form);
    await expect
      .poll(() => box(page, form).inputValue(), { message: `${form.at} ${form.press ?? ''}` })
      .toBe(textFor(form, at));
  }
}
/** The address of a rule about approvals that nobody has set live. */
async function aRule(session: SignedInUser): Promise<string> {
  const [content] = demoAuthorizationRuleContents;
  const { data } = await journeyApi().call<{ authorizationRuleId: string }>('/api/authorizationrule/addrule', {
    session,
    headers: { 'Idempotency-Key': crypto.randomUUID() },
    body: { payerId: sidra, content: { ...content, name: 'Half written' } },
  });
  return `/eauth/rules/${sidra}/${data?.authorizationRuleId}`;
}

/** The person who comes after them is led to the page where they were, which is not theirs. */
const tolerated = /status of 401|ERR_INTERNET_DISCONNECTED|status of 404.*\/api\/users\//;

describe('no form loses what was typed', () => {
  it('REQ-LOGIN-22 when the session ends, nor when the network goes, and nobody else is shown it', async () => {
    const api = journeyApi();
    const person = `/people/${(await api.session('payeradmin@pearl.example')).userId}`;
    const forms = formsOf(person);
    const page = await visit({ session: await api.signIn(superAdmin), tolerated });
    const inDialog = (name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true });
    await loseNothing(page, superAdmin, forms, () => inDialog(user.lock.action).click());

    await open(page, forms[1] as Form);
    await inDialog(ui.form.discard).click();
    await page.getByLabel(user.field.mobileNumber).fill('+971501234567');
    await page.context().setOffline(true);
    await inDialog(user.save).click();
    await page.getByText(ui.form.kept).waitFor();
    await page.context().setOffline(false);
    await inDialog(user.save).click();
    await page.getByText(user.done.changed).waitFor();

    await killSession(page);
    await page.reload();
    await page.waitForURL(/\/account\/login/);
    await signIn(page, 'admin@noor-clinic.example');
    await page.waitForURL(({ pathname }) => !pathname.startsWith('/account/login'));
    const shared = forms[0] as Form;
    await open(page, shared);
    await expect.poll(() => box(page, shared).inputValue()).toBe('');
  });

  it('REQ-LOGIN-22 at a payer, but for the number of the policy, and says so', async () => {
    const payer = 'payeradmin@sidra.example';
    const session = await journeyApi().signIn(payer);
    const rule: Form = { at: await aRule(session), field: 'sourceTitle' };
    const page = await visit({ session, tolerated });
    const newMember: Form = { at: '/eligibility/members/new', field: 'fullName' };
    const policy = page.locator('[id="field-cover.policyNumber"]');
    await loseNothing(
      page,
      payer,
      [{ at: '/eauth/rules', press: authorizationRule.list.new, field: 'name' }, rule, newMember],
      async () => {
        await policy.fill('POL-77');
        await comeBackUntil(page, () => new URL(page.url()).pathname === '/account/login');
      },
    );
    await expect.poll(() => policy.inputValue()).toBe('');
    await page.getByText(ui.form.notKept.replace('{{fields}}', member.field.policyNumber)).waitFor();
    await expect.poll(() => page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('POL-77');
  });
});
