import { render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { wordsOf } from '../../../web/base/wordsOf.ts';
import { StatusChip } from '../../../web/field/eligibility/StatusChip.tsx';
import { NotificationItem } from '../../../web/parts/notification/NotificationItem.tsx';

const useStates = wordsOf('job', 'state');
const Word = ({ state }: { state: string }) => <p>{useStates()(state as 'done')}</p>;

const news = {
  notificationId: '01K0000000000000000000000A',
  kind: 'fromTheFuture' as 'passwordChanged',
  facts: { more: 1 } as never,
  link: '/manage',
  createdAt: '2026-11-21T08:00:00.000Z',
  readAt: null,
};

afterEach(() => i18next.changeLanguage('en'));

describe.each([
  ['en', 'Unknown', /News of a kind/],
  ['ar', 'غير معروف', /خبر من نوع/],
])('what a newer server sends, in %s', (language, unknown, kind) => {
  it('has a general word where it has none of its own', async () => {
    await i18next.loadNamespaces(['job']);
    await i18next.changeLanguage(language);
    render(<Word state="fromTheFuture" />);
    expect(await screen.findByText(unknown)).toBeTruthy();
  });

  it('has a chip without a judgement', async () => {
    await i18next.changeLanguage(language);
    const { container } = render(<StatusChip state={99} />);
    expect(await screen.findByText(unknown)).toBeTruthy();
    expect(container.querySelector('[data-badge]')?.getAttribute('data-badge')).toBe('warning');
  });

  it('is news with its link, without its facts', async () => {
    await i18next.loadNamespaces(['notification']);
    await i18next.changeLanguage(language);
    render(
      <MemoryRouter>
        <NotificationItem item={news} hasReadButton={false} onRead={() => undefined} onOpen={() => undefined} />
      </MemoryRouter>,
    );
    expect((await screen.findByRole('link', { name: kind })).getAttribute('href')).toBe('/manage');
  });
});
