import CheckIcon from '@mui/icons-material/CheckCircleOutlined';
import ErrorIcon from '@mui/icons-material/ErrorOutlined';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { stateChip } from '../../../web/ui/stateChip.tsx';

const looks = { done: { badge: 'success', icon: CheckIcon }, failed: { badge: 'danger', icon: ErrorIcon } } as const;
const TestChip = stateChip(looks, () => (state) => `It is ${state}`);

describe('the chip of a state', () => {
  it.each(['done', 'failed'] as const)('shows "%s" by its word, its icon and the colour of its badge', (state) => {
    const { container } = render(<TestChip state={state} />);
    expect(screen.getByText(`It is ${state}`)).toBeTruthy();
    expect(container.querySelector('[data-badge]')?.getAttribute('data-badge')).toBe(looks[state].badge);
    expect(container.querySelector('svg')).toBeTruthy();
  });

  it('shows a state that its table does not name without a judgement', () => {
    const { container } = render(<TestChip state={'paused' as 'done'} />);
    expect(screen.getByText('It is paused')).toBeTruthy();
    expect(container.querySelector('[data-badge]')?.getAttribute('data-badge')).toBe('warning');
  });
});
