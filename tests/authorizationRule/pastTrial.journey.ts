import { beforeAll, describe, expect, it } from 'vitest';
import { demoAuthorizationRuleContents } from '../../functions/authorizationRule/demo.ts';
import type { SignedInUser } from '../../shared/_contract/sessionUser.ts';
import { emiratesDateOf } from '../../shared/_field/serviceDate.ts';
import { violationsOf } from '../journeys/support/accessibility.ts';
import { journeyApi } from '../journeys/support/portal.ts';
import { type PortalApi, receptionist } from '../journeys/support/portalApi.ts';
import { texts } from '../journeys/support/texts.ts';
import { visits } from '../journeys/support/visits.ts';

const visit = visits();
/** Pearl's people decide in the portal. */
const pearl = 518;
let api: PortalApi;
let administrator: SignedInUser;
beforeAll(async () => {
  api = journeyApi();
  administrator = await api.session('payeradmin@pearl.example');
  await aDecidedRequest();
});

async function call<Data>(session: SignedInUser, path: string, body?: object): Promise<Data> {
  const headers = { 'Idempotency-Key': crypto.randomUUID() };
  const { data, errors } = await api.call<Data>(path, { session, ...(body && { headers, body }) });
  if (!data) throw new Error(`${path}: ${JSON.stringify(errors)}`);
  return data;
}

/** A request for an ultrasound that Pearl's reviewer has approved. */
async function aDecidedRequest(): Promise<void> {
  const sender = await api.session(receptionist);
  const reviewer = await api.session('reviewer@pearl.example');
  const member = await api.member('Eligible, AED 20');
  await api.submit(sender, { ...member, payerId: pearl });
  const { authorizationId } = await call<{ authorizationId: string }>(
    sender,
    '/api/authorization/addauthorizationrequest',
    {
      ...{ type: 'authorization', payerId: pearl, emiratesId: member.emiratesId, encounterType: 1 },
      encounterStart: new Date().toISOString(),
      diagnoses: [{ type: 'Principal', code: 'R10.9' }],
      lines: [{ lineId: '1', type: 8, code: 'W-302', quantity: 1, netFils: 250_00, observations: [] }],
    },
  );
  const path = `/api/authorization/getauthorization?authorizationId=${authorizationId}`;
  const seen = async () => ({ authorizationId, version: (await call<{ version: number }>(reviewer, path)).version });
  await call(reviewer, '/api/authorization/move', { ...(await seen()), move: 'take', attachmentIds: [] });
  await call(reviewer, '/api/authorizationdesk/decide', {
    ...(await seen()),
    validFrom: emiratesDateOf(new Date()),
    validTo: emiratesDateOf(new Date(Date.now() + 30 * 86_400_000)),
    lines: [{ lineId: '1', outcome: 'approved' }],
  });
}

/** A rule that nobody has set live: an ultrasound needs a report. */
async function aDraft(): Promise<string> {
  const [content] = demoAuthorizationRuleContents;
  if (!content) throw new Error('The demonstration has no rule');
  const codes = [{ match: 'exact', from: 'W-302', to: '' }];
  const { authorizationRuleId } = await call<{ authorizationRuleId: string }>(
    administrator,
    '/api/authorizationrule/addrule',
    { payerId: pearl, content: { ...content, name: 'Ultrasound, tried', codeSystem: 8, codes } },
  );
  return authorizationRuleId;
}

describe('a rule that is tried on past requests', () => {
  it.each(['en', 'ar'] as const)(
    'REQ-EAUTH-07 shows a payer administrator what it would have done, before it goes live, in %s',
    async (language) => {
      const { authorizationRule: words } = texts[language];
      const ruleId = await aDraft();
      const page = await visit({ language, session: administrator });
      await page.goto(`/eauth/rules/${pearl}/${ruleId}`);
      await page.getByRole('button', { name: words.trial.start, exact: true }).click();
      const found = page.getByRole('table', { name: words.trial.found, exact: true });
      await found.getByText(words.trial.effect.held).first().waitFor();
      const counts = page.getByRole('status').filter({ hasText: words.trial.about.replace(' {{number}}', '') });
      await expect.poll(() => counts.textContent()).toMatch(/[1-9]/);
      expect(await violationsOf(page)).toEqual([]);
      // Nothing of it is stored: the rule is still a draft, which nobody meets.
      const path = `/api/authorizationrule/getrule?payerId=${pearl}&authorizationRuleId=${ruleId}`;
      expect(await call(administrator, path)).toMatchObject({ edition: 1, newest: null });
    },
  );
});
