import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { eligibilityApi } from '../../shared/eligibility/routes.ts';
import { payerRuleApi, type RuleVersion } from '../../shared/payerRule/routes.ts';
import { aDetailedRequest, anEligibilityId } from '../eligibility/support/eligibilityAnswers.ts';
import { eligibilityPortal } from '../eligibility/support/eligibilityPortal.ts';
import { heading, renderPortal } from '../support/renderPortal.tsx';
import { aSignedInUser, type FakePortal } from '../support/transport.ts';

const { getEligibilityDetails, answerRule } = eligibilityApi.endpoints;
const ruleId = '01K0000000000000000000000R';
const eligibilityId = anEligibilityId(700);
const rule: RuleVersion = {
  ruleId,
  payerId: 102,
  serviceCategoryId: 7,
  consultationCategoryId: null,
  version: 1,
  state: 'live',
  title: 'Optical',
  titleArabic: 'بصريات',
  holdsFrom: '2026-01-01',
  questions: [
    { key: 'Q1', kind: 'yesNo', text: 'Tested?', textArabic: 'هل فُحص؟', options: [] },
    { key: 'Q2', kind: 'text', text: 'Why?', textArabic: 'لماذا؟', options: [] },
  ],
  wentLiveAt: '2026-01-01T00:00:00.000Z',
  wentLiveByName: 'Payer',
  retiredAt: null,
  retiredByName: null,
};
const open = { eligibilityId, ruleId, status: 1, hasOpenQuestions: true, answeredAt: null, patientName: null } as const;

let portal: FakePortal;
beforeEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
  portal = eligibilityPortal()
    .answer(getEligibilityDetails, () => ({ data: aDetailedRequest(open) }))
    .answer(payerRuleApi.endpoints.getRuleInfo, { data: rule });
});

async function openRequest(as = aSignedInUser()) {
  const opened = renderPortal({ at: `/eligibility/${eligibilityId}`, as });
  await heading('Eligibility request');
  return opened;
}

describe('the questions of a payer', () => {
  it('REQ-ELIG-03 REQ-ELIG-07 are asked for with the request, checked at their fields and sent with both fields', async () => {
    portal.answer(answerRule, { data: { eligibilityId, status: 2 } });
    const { user } = await openRequest();
    const send = await screen.findByRole('button', { name: 'Send the answers' });
    const [asked] = portal.sentTo(payerRuleApi.endpoints.getRuleInfo);
    expect(Object.fromEntries(asked!.url.searchParams)).toEqual({ ruleId, eligibilityId });
    await user.click(send);
    expect(await screen.findAllByText(/Please answer this question/)).toHaveLength(4);
    expect(portal.sentTo(answerRule)).toEqual([]);
    await user.click(screen.getByRole('radio', { name: 'Yes' }));
    await user.type(screen.getByRole('textbox', { name: /Why/ }), 'Broken');
    await user.click(send);
    await waitFor(() => expect(portal.sentTo(answerRule)).toHaveLength(1));
    const answers = [
      { question: 'Q1', answer: 'yes' },
      { question: 'Q2', answer: 'Broken' },
    ];
    expect(portal.sentTo(answerRule)[0]?.body).toEqual({ eligibilityId, ruleId, answers });
  });

  it('keep what was answered when the request was changed meanwhile', async () => {
    portal.answer(answerRule, { refusal: 'changedMeanwhile' });
    const { user } = await openRequest();
    await user.click(await screen.findByRole('radio', { name: 'No' }));
    await user.type(screen.getByRole('textbox', { name: /Why/ }), 'Lost');
    await user.click(screen.getByRole('button', { name: 'Send the answers' }));
    expect(await screen.findByText(/This request was changed meanwhile/)).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: 'No' })).toBeChecked();
    expect(screen.getByRole('textbox', { name: /Why/ })).toHaveValue('Lost');
    expect(JSON.stringify({ ...sessionStorage })).toContain('Lost');
  });

  it('are not asked of the payer’s own people', async () => {
    await openRequest(aSignedInUser({ roles: ['PayerAdmin'], facilityId: null, payerId: 102 }));
    expect(await screen.findByText(/when the provider has answered/)).toBeInTheDocument();
    expect(portal.sentTo(payerRuleApi.endpoints.getRuleInfo)).toEqual([]);
  });
});
