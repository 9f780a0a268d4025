import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { eligibilityApi } from '../../shared/eligibility/routes.ts';
import { renderPortal } from '../support/renderPortal.tsx';
import { aSignedInUser } from '../support/transport.ts';
import { aDetailedRequest, anEligibilityId } from './support/eligibilityAnswers.ts';
import { eligibilityPortal } from './support/eligibilityPortal.ts';

const { getEligibilityDetails, answerPayerQuestion } = eligibilityApi.endpoints;
const eligibilityId = anEligibilityId(610);
const questionId = anEligibilityId(611);
const at = '2026-11-20T20:40:00.000Z';

beforeEach(() => {
  sessionStorage.clear();
});

/** A request about which the payer's reviewer asks something. */
const asked = (isOpen: boolean) => ({
  data: {
    ...aDetailedRequest({ eligibilityId, status: 1, answeredAt: null, hasPayerQuestion: isOpen }),
    payerQuestion: { questionId, askedAt: at, answerBy: '2026-11-21T20:40:00.000Z', answeredAt: isOpen ? null : at },
    messages: [
      {
        messageId: questionId,
        side: 'insurer' as const,
        authorName: 'Pearl',
        text: 'Which card?',
        attachments: [],
        at,
      },
    ],
  },
});

it('a question of the payer’s reviewer is read and answered on the page of the request', async () => {
  const portal = eligibilityPortal()
    .answer(getEligibilityDetails, asked(true))
    .answer(answerPayerQuestion, () => {
      portal.answer(getEligibilityDetails, asked(false));
      return { data: { eligibilityId } };
    });
  const { user } = renderPortal({ at: `/eligibility/${eligibilityId}`, as: aSignedInUser({ roles: ['Eligibility'] }) });
  const part = await screen.findByRole('region', { name: 'The payer asks' });
  expect(within(part).getByText('Which card?')).toBeDefined();
  await user.type(within(part).getByRole('textbox', { name: /^Your answer/ }), 'The blue one.');
  await user.click(within(part).getByRole('button', { name: 'Send the answer' }));
  expect(await screen.findByText('Your answer was sent to the payer.')).toBeDefined();
  expect(portal.sentTo(answerPayerQuestion)[0]?.body).toMatchObject({ questionId, text: 'The blue one.' });
  await waitFor(() => expect(screen.queryByRole('textbox', { name: /^Your answer/ })).toBeNull());
});
