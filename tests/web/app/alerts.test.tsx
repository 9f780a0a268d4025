import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AlertList } from '../../../web/app/AlertList.tsx';
import { alertDelays, alerts } from '../../../web/base/alerts.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const later = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
const publish = (act_: () => void) => act(act_);

describe('alert list', () => {
  it('REQ-SHELL-10 REQ-SHELL-21 shows successes, warnings and errors, each with its word', () => {
    render(<AlertList />);
    publish(() => {
      alerts.success('Stored.');
      alerts.warning('Nearly full.');
      alerts.error('Not stored.');
    });
    expect(screen.getByRole('alert')).toHaveTextContent('Not stored.');
    expect(screen.getAllByRole('img').map((sign) => sign.getAttribute('aria-label'))).toEqual([
      'Success',
      'Warning',
      'Error',
    ]);
  });

  it('REQ-SHELL-20 REQ-SHELL-23 clears an alert after its delay: successes after 5000 ms', () => {
    render(<AlertList />);
    publish(() => void alerts.success('Stored.'));
    later(4999);
    expect(screen.getByText('Stored.')).toBeInTheDocument();
    later(1);
    expect(screen.queryByText('Stored.')).not.toBeInTheDocument();
  });

  it.each([
    ['success', 5000],
    ['errorList', 10_000],
    ['importErrors', 15_000],
    ['offline', 10_000],
  ] as const)('REQ-SHELL-20 shows an alert of the kind %s for %i ms', (kind, milliseconds) => {
    render(<AlertList />);
    publish(() => void alerts.error('Some words.', { delayMs: alertDelays[kind] }));
    later(milliseconds - 1);
    expect(screen.getByText('Some words.')).toBeInTheDocument();
    later(1);
    expect(screen.queryByText('Some words.')).not.toBeInTheDocument();
  });

  it('REQ-SHELL-23 clears an alert without a delay on the next completed navigation', () => {
    render(<AlertList />);
    publish(() => {
      alerts.error('Gone with the next page.');
      alerts.error('Stays its time.', { delayMs: 10_000 });
    });
    later(60_000 - 51_000);
    publish(() => alerts.navigationCompleted());
    expect(screen.queryByText('Gone with the next page.')).not.toBeInTheDocument();
    expect(screen.getByText('Stays its time.')).toBeInTheDocument();
  });

  it('REQ-SHELL-22 keeps an alert over one navigation, not over two', () => {
    render(<AlertList />);
    publish(() => void alerts.warning('See you on the next page.', { keep: true }));
    publish(() => alerts.navigationCompleted());
    expect(screen.getByText('See you on the next page.')).toBeInTheDocument();
    publish(() => alerts.navigationCompleted());
    expect(screen.queryByText('See you on the next page.')).not.toBeInTheDocument();
  });

  it('REQ-SHELL-17 floats a server error for a second and keeps it in the list until it is dismissed', () => {
    const { container } = render(<AlertList />);
    publish(() => void alerts.error('It broke.', { toastMs: 1000, untilDismissed: true, requestId: 'req-5' }));
    expect(container.querySelector('[data-toast]')).toHaveTextContent('It broke.');
    later(1000);
    expect(container.querySelector('[data-toast]')).toBeNull();
    publish(() => alerts.navigationCompleted());
    later(60_000);
    expect(screen.getByRole('alert')).toHaveTextContent('It broke.Error reference: req-5');
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('REQ-SHELL-20 waits while an alert is hovered or focused', () => {
    render(<AlertList />);
    publish(() => void alerts.success('Stored.'));
    fireEvent.mouseEnter(screen.getByRole('status'));
    later(60_000);
    expect(screen.getByText('Stored.')).toBeInTheDocument();
    fireEvent.mouseLeave(screen.getByRole('status'));
    later(5000);
    expect(screen.queryByText('Stored.')).not.toBeInTheDocument();
  });

  it('says the same words once', () => {
    render(<AlertList />);
    publish(() => {
      alerts.error('Offline.', { delayMs: 10_000 });
      alerts.error('Offline.', { delayMs: 10_000 });
    });
    expect(screen.getAllByText('Offline.')).toHaveLength(1);
  });
});
