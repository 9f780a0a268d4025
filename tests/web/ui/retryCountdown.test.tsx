import { act, render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { Suspense } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RetryCountdown } from '../../../web/base/RetryCountdown.tsx';
import { waitOf } from '../../../web/base/retry.ts';

const refused = (seconds: number) => [
  { code: 'tooManyRequests', message: 'No', values: { retryAt: '2026-03-01T08:05:00.000Z', seconds } },
];

describe('the time when one may try again', () => {
  beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-03-01T08:00:00Z') }));
  afterEach(async () => {
    vi.useRealTimers();
    await i18next.changeLanguage('en');
  });

  const show = async (seconds: number) => {
    const wait = waitOf(refused(seconds));
    if (!wait) throw new Error('No wait');
    await act(
      async () =>
        void render(
          <Suspense>
            <RetryCountdown wait={wait} />
          </Suspense>,
        ),
    );
  };
  const pass = (seconds: number) => act(() => vi.advanceTimersByTime(seconds * 1000));
  const plain = (element: Element | null) => element?.textContent?.replace(/[\u2066-\u2069]/g, '');
  const seen = () => plain(screen.getByTestId('retry').querySelector('[aria-hidden]'));
  const heard = () => plain(screen.getByTestId('retry').querySelector('span:not([aria-hidden]):not([role])'));

  it('counts down for the eye by this computer’s clock, and is said once to a screen reader in the Emirates’ time', async () => {
    await show(300);
    expect(seen()).toBe('You can try again in 5:00.');
    const said = heard();
    expect(said).toBe('You can try again at 12:05.');
    pass(1);
    expect(seen()).toBe('You can try again in 4:59.');
    expect(heard()).toBe(said);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    pass(299);
    expect(seen()).toBeUndefined();
    expect(screen.getByRole('status')).toHaveTextContent('You can try again now.');
  });

  it('has hours where it is long', async () => {
    await show(3700);
    expect(seen()).toBe('You can try again in 1:01:40.');
  });

  it('is Arabic in Arabic', async () => {
    vi.useRealTimers();
    await i18next.changeLanguage('ar');
    vi.useFakeTimers({ now: new Date('2026-03-01T08:00:00Z') });
    await show(61);
    expect(seen()).toBe('يمكنك المحاولة مرة أخرى بعد 1:01.');
    pass(61);
    expect(screen.getByRole('status')).toHaveTextContent('يمكنك المحاولة مرة أخرى الآن.');
  });

  it('is not shown for a refusal that time does not end', () => {
    expect(waitOf([{ code: 'wrongCredentials', message: 'No' }])).toBeNull();
  });
});
