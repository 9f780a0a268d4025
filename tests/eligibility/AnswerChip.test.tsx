import { render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { afterEach, expect, it } from 'vitest';
import { answerClaims } from '../../shared/eligibility/answerClaim.ts';
import { eligibilityStatus } from '../../shared/eligibility/eligibilityStatus.ts';
import { AnswerChip } from '../../web/field/eligibility/AnswerChip.tsx';

const { Eligible, NotEligible } = eligibilityStatus;
afterEach(() => i18next.changeLanguage('en'));

it.each([
  ['en', 'Eligible, cover not confirmed'],
  ['ar', 'مؤهل، والتغطية غير مؤكدة'],
])('shows no sign of success for an answer Eligible without a cover, in %s', async (language, words) => {
  await i18next.changeLanguage(language);
  const { container } = render(<AnswerChip request={{ status: Eligible, claim: 'withoutCover' }} />);
  expect(screen.getByText(words)).toBeInTheDocument();
  expect(container.querySelector('[data-badge]')).toHaveAttribute('data-badge', 'warning');
  expect(container.querySelector('[data-testid="CheckCircleOutlinedIcon"]')).toBeNull();
});

it('shows all other answers by their status', () => {
  for (const claim of [null, ...answerClaims].filter((each) => each !== 'withoutCover')) {
    const { container, unmount } = render(<AnswerChip request={{ status: Eligible, claim }} />);
    expect(container.querySelector('[data-badge]'), String(claim)).toHaveAttribute('data-badge', 'success');
    unmount();
  }
  render(<AnswerChip request={{ status: NotEligible, claim: 'notCovered' }} />);
  expect(screen.getByText('Not eligible')).toBeInTheDocument();
});
