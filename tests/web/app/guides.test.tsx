import { act, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { switchLanguage } from '../../../web/base/appearance.ts';
import { heading, renderPortal } from '../../support/renderPortal.tsx';
import { aSignedInUser, fakePortal } from '../../support/transport.ts';

beforeEach(() => void fakePortal());

const openGuides = async (hand: ReturnType<typeof renderPortal>['user'], name = 'User Guides') => {
  await hand.click(await screen.findByRole('button', { name }));
  return screen.findByRole('menu');
};
const linksOf = (menu: HTMLElement) =>
  within(menu)
    .getAllByRole('menuitem')
    .map((link) => link.getAttribute('href'));

describe('user guides', () => {
  it.each([
    ['a visitor', undefined],
    ['who is signed in', aSignedInUser()],
  ])('REQ-SHELL-01 REQ-SHELL-02 links both guides as PDF in both languages, for %s', async (_, as) => {
    const { user: hand } = renderPortal({ at: as ? '/' : '/account/login', ...(as ? { as } : {}) });
    const menu = await openGuides(hand);
    expect(linksOf(menu)).toEqual([
      '/guides/card-reader-installation-en.pdf',
      '/guides/card-reader-installation-ar.pdf',
      '/guides/user-guide-en.pdf',
      '/guides/user-guide-ar.pdf',
    ]);
    for (const link of within(menu).getAllByRole('menuitem')) expect(link).toHaveAttribute('target', '_blank');
    const name = 'User guide: English (opens in a new tab)';
    expect(within(menu).getByRole('menuitem', { name })).toHaveAttribute('hreflang', 'en');
  });

  it('REQ-SHELL-02 offers a reader of Arabic the Arabic guide first', async () => {
    const { user: hand } = renderPortal({ at: '/account/login' });
    await heading('Sign in');
    await hand.click(screen.getAllByRole('button', { name: 'العربية' })[0] as HTMLElement);
    await heading('تسجيل الدخول');
    expect(linksOf(await openGuides(hand, 'أدلة الاستخدام'))[0]).toBe('/guides/card-reader-installation-ar.pdf');
    await act(() => switchLanguage('en'));
  });

  it('REQ-SHELL-04 shows a visitor the logo and the User Guides menu, and nothing else', async () => {
    renderPortal({ at: '/account/login' });
    await heading('Sign in');
    const header = screen.getByRole('banner');
    const controls = [...within(header).getAllByRole('link'), ...within(header).getAllByRole('button')];
    expect(controls.map((each) => each.getAttribute('aria-label') ?? each.textContent)).toEqual([
      'Wasla: to the dashboard',
      'User Guides',
    ]);
  });

  it('lets a visitor choose the other language on the page', async () => {
    renderPortal({ at: '/account/login' });
    await heading('Sign in');
    expect(within(screen.getByRole('main')).getByRole('button', { name: 'العربية' })).toBeInTheDocument();
  });
});
