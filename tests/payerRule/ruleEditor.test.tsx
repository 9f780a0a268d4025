import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { emiratesDateOf } from '../../shared/_field/serviceDate.ts';
import { payerRuleApi } from '../../shared/payerRule/routes.ts';
import type { RuleQuestion } from '../../shared/payerRule/ruleModel.ts';
import { anEligibilityId } from '../eligibility/support/eligibilityAnswers.ts';
import { eligibilityPortal } from '../eligibility/support/eligibilityPortal.ts';
import { heading, renderPortal } from '../support/renderPortal.tsx';
import { aSignedInUser, type FakePortal } from '../support/transport.ts';

const { getRule, searchRuleHistory, saveRuleDraft, setRuleLive } = payerRuleApi.endpoints;
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

describe('the editor of a rule', () => {
  it('names every field that is missing or wrong, each with the way to it, and sets nothing live', async () => {
    const { user } = await openRule();
    await user.click(await screen.findByRole('button', { name: 'Activate' }));
    await screen.findByText('3 fields need your attention');
    const links = screen.getAllByRole('link', { name: /: (This|Choose)/ });
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'Title in English: This field is required.',
      'Effective for services from: Choose today or a later day.',
      'Question 1, In Arabic: This field is required.',
    ]);
    await user.click(links[2]!);
    expect(document.activeElement?.id).toBe('field-questions.0.textArabic');
    expect(portal.sentTo(setRuleLive)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Remove Question 1' }));
    expect(await screen.findAllByText('Add at least one question.')).toHaveLength(2);
  });

  it('is tried out before its words are there: a question without any has its number', async () => {
    const bare: RuleQuestion = { key: 'Q2', kind: 'text', text: '', textArabic: '', options: [] };
    portal.answer(getRule, { data: { edition: 4, draft: { ...draft, questions: [question, bare] }, newest: null } });
    const { user } = await openRule();
    const sample = within(await screen.findByRole('form', { name: 'Try out' }));
    expect(sample.getByText('Tested?')).toBeDefined();
    const field = sample.getByRole('textbox', { name: /^Question 2 \(no wording yet\)/ });
    await user.type(screen.getAllByRole('textbox', { name: /^In English/ })[1]!, 'Since when?');
    expect(sample.getByRole('textbox', { name: /^Since when\?/ })).toBe(field);
  });

  it('has nothing unsaved once it is live', async () => {
    const whole = {
      ...{ title: 'Glasses', titleArabic: 'نظارات', holdsFrom: emiratesDateOf(new Date()) },
      questions: [{ ...question, textArabic: 'هل فُحصت؟' }],
    };
    portal
      .answer(getRule, { data: { edition: 4, draft: { ...whole, title: '' }, newest: null } })
      .answer(saveRuleDraft, { data: { edition: 5 } })
      .answer(setRuleLive, () => {
        const key = { payerId: 301, serviceCategoryId: 1, consultationCategoryId: null } as const;
        const at = { wentLiveAt: '2026-11-22T08:00:00.000Z', wentLiveByName: 'Amal', retiredAt: null };
        const live = { ruleId: anEligibilityId(7), version: 1, state: 'live', retiredByName: null } as const;
        const newest = { ...key, ...at, ...live, ...whole };
        portal.answer(getRule, { data: { edition: 6, draft: null, newest } });
        return { data: { edition: 6, ruleId: newest.ruleId, version: 1 } };
      });
    const { user } = await openRule();
    await user.type(await screen.findByRole('textbox', { name: /Title in English/ }), 'Glasses');
    await user.click(screen.getByRole('button', { name: 'Activate' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Activate' }));
    expect(await screen.findByText(/^Version 1 is live for services/)).toBeDefined();
    expect(screen.queryByText(/Your changes from before/)).toBeNull();
    expect(screen.queryByText('There are changes that are not saved.')).toBeNull();
  });

  it('keeps the text when somebody else has saved meanwhile, and goes on over their edition when told to', async () => {
    portal.answer(saveRuleDraft, { refusal: 'changedMeanwhile' });
    const { user } = await openRule();
    const title = await screen.findByRole<HTMLInputElement>('textbox', { name: /Title in English/ });
    await user.type(title, 'Glasses');
    await user.click(screen.getByRole('button', { name: 'Save draft' }));
    await screen.findByText(/Somebody else changed this rule meanwhile/);
    expect(title.value).toBe('Glasses');
    portal.answer(getRule, { data: { edition: 9, draft, newest: null } });
    portal.answer(saveRuleDraft, { data: { edition: 10 } });
    await user.click(screen.getByRole('button', { name: 'Go on with my text' }));
    await user.click(screen.getByRole('button', { name: 'Save draft' }));
    expect(await screen.findByText('The draft is saved.')).toBeDefined();
    const sent = portal.sentTo(saveRuleDraft).map(({ body }) => body);
    expect(sent).toMatchObject([{ edition: 4 }, { edition: 9, content: { title: 'Glasses' } }]);
  });
});
