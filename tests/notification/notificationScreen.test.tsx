import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { eligibilityApi } from '../../shared/eligibility/routes.ts';
import { notificationApi } from '../../shared/notification/routes.ts';
import { switchLanguage } from '../../web/base/appearance.ts';
import { noteSeen } from '../../web/parts/notification/seenRecords.ts';
import { address, arriveAt, heading, renderPortal } from '../support/renderPortal.tsx';
import { aSignedInUser, type FakePortal, fakePortal } from '../support/transport.ts';
import { aNotification } from './support/notificationAnswers.ts';
import { withNotifications } from './support/notificationPortal.ts';

const { getNews, getNotifications, markRead, markAllRead } = notificationApi.endpoints;

let portal: FakePortal;
beforeEach(() => {
  portal = fakePortal();
});

const bell = (name: string | RegExp) => screen.findByRole('button', { name });
const open = (at = '/dashboard') => renderPortal({ at, as: aSignedInUser() });
const openMenu = async () => {
  const opened = open();
  await opened.user.click(await bell(/^Notifications,/));
  return { ...opened, menu: await screen.findByRole('dialog', { name: 'Notifications' }) };
};
const titlesIn = (place: HTMLElement) =>
  within(place)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe('the bell', () => {
  it('REQ-SHELL-01 says how many are unread', async () => {
    withNotifications(portal, [
      aNotification(2),
      aNotification(1),
      aNotification(0, { readAt: '2026-11-21T09:00:00Z' }),
    ]);
    open();
    expect(await bell('Notifications, 2 unread')).toHaveTextContent('2');
  });

  it('stops counting at 99', async () => {
    portal.answer(getNews, { data: { unread: 100, newest: [] } });
    open();
    expect(await bell('Notifications, more than 99 unread')).toHaveTextContent('99+');
  });

  it('says what comes while the page is open, and counts it', async () => {
    const { arrive } = withNotifications(portal);
    open();
    await bell('Notifications, none unread');
    arrive(aNotification(3, { createdAt: new Date(Date.now() + 1000).toISOString() }));
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await bell('Notifications, 1 unread');
    expect(screen.getByText('New notification: Eligibility answered: eligible')).toBeInTheDocument();
  });

  it('is not there, and nobody asks, before the binding steps are done', async () => {
    withNotifications(portal);
    renderPortal({ at: '/userlicenseagreement', as: aSignedInUser({ pendingSteps: ['licenseAgreement'] }) });
    await bell(/^Account of/);
    expect(screen.queryByRole('button', { name: /^Notifications/ })).not.toBeInTheDocument();
    expect(portal.sentTo(getNews)).toEqual([]);
  });

  it('asks no more after the session has ended', async () => {
    portal.answer(getNews, { refusal: 'notSignedIn' });
    open();
    await arriveAt('/account/login?returnUrl=%2Fdashboard');
    const asked = portal.sentTo(getNews).length;
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(portal.sentTo(getNews)).toHaveLength(asked);
  });

  it('keeps silent when the news cannot be read', async () => {
    portal.answer(getNews, { response: new Response('', { status: 500 }) });
    open();
    await bell('Notifications, none unread');
    await waitFor(() => expect(portal.sentTo(getNews).length).toBeGreaterThan(0));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('does not count what the user has seen on the record’s own screen', async () => {
    const told = aNotification(4);
    noteSeen(told.link!, told.createdAt);
    withNotifications(portal, [told]);
    open();
    await bell('Notifications, none unread');
    await waitFor(() => expect(portal.sentTo(markRead)).toHaveLength(1));
    expect(portal.sentTo(markRead)[0]?.body).toEqual({ notificationId: told.notificationId });
  });
});

describe('the menu', () => {
  it('shows the last ones with payer and request number, and which are unread', async () => {
    withNotifications(portal, [
      aNotification(2),
      aNotification(1, { kind: 'passwordChanged', facts: {}, link: '/manage', readAt: '2026-11-21T09:00:00Z' }),
    ]);
    const { menu } = await openMenu();
    await within(menu).findAllByRole('listitem');
    expect(titlesIn(menu)).toEqual([
      'Unread: Eligibility answered: eligibleNASMF1001-221/11/2026 12:02',
      'Your password was changedIf that was not you, reset your password at once and contact support.21/11/2026 12:01',
    ]);
  });

  it('opens the record and marks it as read', async () => {
    const told = aNotification(2);
    withNotifications(portal, [told]);
    portal.answer(eligibilityApi.endpoints.getEligibilityDetails, { refusal: 'notFound' });
    const { user, menu } = await openMenu();
    await user.click(await within(menu).findByRole('link', { name: 'Eligibility answered: eligible' }));
    expect(address()).toBe(told.link);
    await bell('Notifications, none unread');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('marks what it shows as read, up to the newest of it', async () => {
    withNotifications(portal, [aNotification(3), aNotification(2)]);
    const { user, menu } = await openMenu();
    await within(menu).findAllByRole('listitem');
    await user.click(within(menu).getByRole('button', { name: 'Mark all as read' }));
    await waitFor(() => expect(within(menu).queryByText(/^Unread/)).not.toBeInTheDocument());
    expect(portal.sentTo(markAllRead)[0]?.body).toEqual({ upTo: aNotification(3).notificationId });
    expect(within(menu).getByRole('button', { name: 'Mark all as read' })).toBeDisabled();
  });

  it('says what belongs to another facility, without a link that leads nowhere', async () => {
    withNotifications(portal, [aNotification(2, { link: null })]);
    const { menu } = await openMenu();
    expect(await within(menu).findByText(/belongs to Palm Clinic/)).toBeInTheDocument();
    expect(within(menu).queryByRole('link', { name: /Eligibility answered/ })).not.toBeInTheDocument();
  });

  it('says that there is nothing, or that it could not be loaded', async () => {
    withNotifications(portal);
    const { menu, unmount } = await openMenu();
    expect(await within(menu).findByText('There are no notifications yet.')).toBeInTheDocument();
    unmount();
    portal.answer(getNotifications, { response: new Response('', { status: 503 }) });
    const again = await openMenu();
    expect(await within(again.menu).findByText('The notifications could not be loaded.')).toBeInTheDocument();
  });

  it('speaks Arabic, with the payer’s Arabic name', async () => {
    withNotifications(portal, [aNotification(2)]);
    await switchLanguage('ar');
    const { user } = open();
    await user.click(await bell('الإشعارات، إشعار واحد غير مقروء'));
    const menu = await screen.findByRole('dialog', { name: 'الإشعارات' });
    expect(await within(menu).findByText('ناس')).toBeInTheDocument();
    expect(within(menu).getByRole('link', { name: 'وصل رد طلب الأهلية: مؤهل للتغطية' })).toBeInTheDocument();
    await act(() => switchLanguage('en'));
  });
});

describe('the screen', () => {
  const list = () => screen.findAllByRole('listitem');
  const untilListed = (count: number) => waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(count));
  const many = () => Array.from({ length: 25 }, (_, at) => aNotification(25 - at));

  it('REQ-ROUTE-46 REQ-NET-15 is every signed-in user’s, and shows page after page', async () => {
    withNotifications(portal, many());
    const { user } = renderPortal({ at: '/notification', as: aSignedInUser({ roles: [] }) });
    await heading('Notifications');
    expect(await list()).toHaveLength(20);
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    await untilListed(25);
    expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
  });

  it('REQ-ROUTE-46 sends a visitor to login and keeps the path', async () => {
    renderPortal({ at: '/notification' });
    await arriveAt('/account/login?returnUrl=%2Fnotification');
  });

  it('shows the unread ones alone, and one that is marked leaves', async () => {
    withNotifications(portal, [
      aNotification(3),
      aNotification(2, { readAt: '2026-11-21T09:00:00Z' }),
      aNotification(1),
    ]);
    const { user } = open('/notification');
    await user.click(await screen.findByRole('button', { name: 'Unread' }));
    await untilListed(2);
    const [first] = screen.getAllByRole('button', { name: 'Mark as read: Eligibility answered: eligible' });
    await user.click(first!);
    await untilListed(1);
    expect(screen.getByText('MF1001-1')).toBeInTheDocument();
    await bell('Notifications, 1 unread');
    await user.click(screen.getByRole('button', { name: 'Mark all as read' }));
    expect(await screen.findByText('No unread notifications')).toBeInTheDocument();
  });

  it('follows what arrives', async () => {
    const { arrive } = withNotifications(portal, [aNotification(1)]);
    open('/notification');
    expect(await list()).toHaveLength(1);
    arrive(aNotification(2));
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await untilListed(2);
  });

  it('says when the list cannot be loaded, and tries again', async () => {
    withNotifications(portal, [aNotification(1)]);
    portal.answer(getNotifications, { response: new Response('', { status: 503 }) });
    const { user } = open('/notification');
    const alert = await screen.findByText('The portal could not be reached. Please try again in a moment.');
    expect(alert).toBeInTheDocument();
    withNotifications(portal, [aNotification(1)]);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await list()).toHaveLength(1);
  });
});
