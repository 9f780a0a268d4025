import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { payerRuleApi, type RuleVersion } from '../../shared/payerRule/routes.ts';
import type { RuleQuestion } from '../../shared/payerRule/ruleModel.ts';
import { anEligibilityId } from '../eligibility/support/eligibilityAnswers.ts';
import { eligibilityPortal } from '../eligibility/support/eligibilityPortal.ts';
import { heading, renderPortal } from '../support/renderPortal.tsx';
import { aSignedInUser, type FakePortal } from '../support/transport.ts';

const { getRule, searchRuleHistory, setRuleLive, refuseRuleChange, withdrawRuleChange, demandRuleApproval } =
  payerRuleApi.endpoints;
const question: RuleQuestion = { key: 'Q1', kind: 'yesNo', text: 'Tested?', textArabic: 'مفحوص؟', options: [] };
const draft = { title: 'Optics', titleArabic: 'بصريات', holdsFrom: '2026-12-01', questions: [question] };
const newest: RuleVersion = {
  ruleId: anEligibilityId(1),
  payerId: 301,
  serviceCategoryId: 1,
  consultationCategoryId: null,
  version: 1,
  state: 'live',
  ...draft,
  questions: [{ ...question, text: 'Seen?' }],
  wentLiveAt: '2026-11-01T08:00:00.000Z',
  wentLiveByName: 'Sara Invented',
  retiredAt: null,
  retiredByName: null,
};
const aWaitingRule = (isOwn: boolean) => ({
  edition: 4,
  draft,
  newest,
  approval: { waiting: { madeAt: '2026-11-20T08:00:00.000Z', makerName: 'Omar Invented', isOwn }, refused: null },
});

let portal: FakePortal;
beforeEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
  portal = eligibilityPortal().answer(searchRuleHistory, { data: { items: [], nextCursor: null, total: null } });
});

async function openRule() {
  const as = aSignedInUser({ roles: ['PayerAdmin'], facilityId: null, payerId: 301 });
  const opened = renderPortal({ at: '/eligibility/rules/301-1-0', as });
  await heading('Payer rule');
  return opened;
}

describe('a rule that waits for a second person', () => {
  it('shows another person what it changes, before and after, and takes their approval', async () => {
    portal
      .answer(getRule, { data: aWaitingRule(false) })
      .answer(setRuleLive, { data: { edition: 5, ruleId: anEligibilityId(2), version: 2 } });
    const { user } = await openRule();
    const list = await screen.findByRole('list', { name: 'What the draft changes' });
    expect(within(list).getByText('Changed: Seen? → Tested?')).toBeDefined();
    expect(screen.queryByRole('form', { name: 'The rule' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Approve and set live' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Approve this change?' }));
    await user.click(dialog.getByRole('button', { name: 'Approve and set live' }));
    await waitFor(() => expect(portal.sentTo(setRuleLive)[0]?.body).toMatchObject({ edition: 4 }));
  });

  it('is refused only with a reason', async () => {
    portal.answer(getRule, { data: aWaitingRule(false) }).answer(refuseRuleChange, { data: { edition: 5 } });
    const { user } = await openRule();
    await user.click(await screen.findByRole('button', { name: 'Refuse' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Refuse this change?' }));
    const refuse = dialog.getByRole<HTMLButtonElement>('button', { name: 'Refuse' });
    expect(refuse.disabled).toBe(true);
    await user.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'Not clear');
    await user.click(refuse);
    await waitFor(() =>
      expect(portal.sentTo(refuseRuleChange)[0]?.body).toMatchObject({ edition: 4, reason: 'Not clear' }),
    );
  });

  it('gives its maker no decision, only the way to take it back', async () => {
    portal.answer(getRule, { data: aWaitingRule(true) }).answer(withdrawRuleChange, { data: { edition: 5 } });
    const { user } = await openRule();
    const takeBack = await screen.findByRole('button', { name: 'Take back' });
    expect(screen.queryByRole('button', { name: 'Approve and set live' })).toBeNull();
    await user.click(takeBack);
    await waitFor(() => expect(portal.sentTo(withdrawRuleChange)).toHaveLength(1));
  });

  it('is demanded by the payer after a question, and says why a draft was refused', async () => {
    const refused = { at: '2026-11-20T08:00:00.000Z', byName: 'Omar Invented', reason: 'Not clear' };
    portal.answer(getRule, { data: { edition: 4, draft, newest } }).answer(demandRuleApproval, () => {
      portal.answer(getRule, { data: { edition: 4, draft, newest, approval: { waiting: null, refused } } });
      return { data: { isDemanded: true } };
    });
    const { user } = await openRule();
    await user.click(await screen.findByRole('button', { name: 'Demand a second person' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Demand a second person' }));
    expect(await screen.findByText('Omar Invented refused this draft: Not clear')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Send for approval' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Demand a second person' })).toBeNull();
  });
});
