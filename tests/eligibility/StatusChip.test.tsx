import { render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadTexts } from '../../web/base/i18n.ts';
import { StatusChip } from '../../web/field/eligibility/StatusChip.tsx';

beforeAll(() => loadTexts(['ui']));

describe('status chip', () => {
  it.each([
    [1, 'Pending', 'warning'],
    [2, 'Answered', 'success'],
    [3, 'Error', 'danger'],
    [4, 'Cancelled', 'danger'],
    [5, 'Resubmitted', 'warning'],
    [6, 'Blocked', 'danger'],
    [8, 'Eligible', 'success'],
    [9, 'Not eligible', 'danger'],
    [7, 'Unknown', 'warning'],
    [42, 'Unknown', 'warning'],
  ])('REQ-ELIG-15 REQ-ELIG-16 shows %i as %s in %s, with an icon', (status, word, badge) => {
    const { container } = render(<StatusChip state={status} />);
    expect(screen.getByText(word)).toBeInTheDocument();
    expect(container.querySelector('[data-badge]')).toHaveAttribute('data-badge', badge);
    expect(container.querySelector('svg')).toBeInTheDocument();
  });

  it('says the status in Arabic', async () => {
    await i18next.changeLanguage('ar');
    await loadTexts(['ui']);
    render(<StatusChip state={9} />);
    expect(screen.getByText('غير مؤهل للتغطية')).toBeInTheDocument();
    await i18next.changeLanguage('en');
  });
});
