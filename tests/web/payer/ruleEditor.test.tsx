import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ruleApi } from '../../../shared/api/rule.ts';
import type { RuleQuestion } from '../../../shared/model/payerRule.ts';
import { eligibilityPortal } from '../../support/eligibilityPortal.ts';
import { heading, renderPortal } from '../../support/renderPortal.tsx';
import { aSignedInUser, type FakePortal } from '../../support/transport.ts';

const { getRule, searchRuleHistory, saveRuleDraft, setRuleLive } = ruleApi.endpoints;
const slow = { timeout: 20_000 };
const question: RuleQuestion = { key: 'Q1', kind: 'yesNo', text: 'Tested?', textArabic: '', options: [] };
const draft = { title: '', titleArabic: 'بصريات', holdsFrom: '2020-01-01', questions: [question] };

let portal: FakePortal;
beforeEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
  portal = eligibilityPortal()
    .answer(getRule, { data: { edition: 4, draft, newest: null } })
    .answer(searchRuleHistory, { data: { items: [], nextCursor: null, total: null } });
});

async function openRule() {
  const as = aSignedInUser({ roles: ['PayerAdmin'], facilityId: null, payerId: 301 });
  const opened = renderPortal({ at: '/eligibility/rules/301-1-0', as });
  await heading('Payer rule');
  return opened;
}

describe('the editor of a rule', { timeout: 60_000 }, () => {
  it('names every field that is missing or wrong, each with the way to it, and sets nothing live', async () => {
    const { user } = await openRule();
    await user.click(await screen.findByRole('button', { name: 'Set live' }, slow));
    await screen.findByText('3 fields need your attention', {}, slow);
    const links = screen.getAllByRole('link', { name: /: (This|Choose)/ });
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'Title in English: This is needed.',
      'Holds for services from: Choose today or a later day.',
      'Question 1, In Arabic: This is needed.',
    ]);
    await user.click(links[2]!);
    expect(document.activeElement?.id).toBe('field-questions.0.textArabic');
    expect(portal.sentTo(setRuleLive)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Remove Question 1' }));
    expect(await screen.findAllByText('Add at least one question.', {}, slow)).toHaveLength(2);
  });

  it('keeps the text when somebody else has saved meanwhile, and goes on over their edition when told to', async () => {
    portal.answer(saveRuleDraft, { refusal: 'changedMeanwhile' });
    const { user } = await openRule();
    const title = await screen.findByRole<HTMLInputElement>('textbox', { name: /Title in English/ }, slow);
    await user.type(title, 'Glasses');
    await user.click(screen.getByRole('button', { name: 'Save draft' }));
    await screen.findByText(/Somebody else changed this rule meanwhile/, {}, slow);
    expect(title.value).toBe('Glasses');
    portal.answer(getRule, { data: { edition: 9, draft, newest: null } });
    portal.answer(saveRuleDraft, { data: { edition: 10 } });
    await user.click(screen.getByRole('button', { name: 'Go on with my text' }));
    await user.click(screen.getByRole('button', { name: 'Save draft' }));
    expect(await screen.findByText('The draft is saved.', {}, slow)).toBeDefined();
    const sent = portal.sentTo(saveRuleDraft).map(({ body }) => body);
    expect(sent).toMatchObject([{ edition: 4 }, { edition: 9, content: { title: 'Glasses' } }]);
  });
});
