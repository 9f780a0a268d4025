import TextField from '@mui/material/TextField';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type CircularRecord, circularApi } from '../../shared/circular/routes.ts';
import type { Screen } from '../../web/base/screen.ts';
import { circularScreens } from '../../web/circular/screens.ts';
import { giveElementsASize } from '../support/layout.ts';
import { address, arriveAt, heading, renderPortal } from '../support/renderPortal.tsx';
import { aSignedInUser, type FakePortal, fakePortal } from '../support/transport.ts';

const {
  getCircular,
  getDueCirculars,
  openCircular,
  acknowledgeCircular,
  previewAudience,
  publishCircular,
  searchReceipts,
} = circularApi.endpoints;
const circularId = '01KB0000000000000000000AB1';
const at = '2026-11-25T06:00:00.000Z';

const named = { circularId, circularNumber: 'CIR-2026-00000AB1' };
const publisher = { payerId: 518, payerName: 'Pearl Mutual Health', payerNameArabic: 'اللؤلؤة للتأمين التعاوني' };
const titles = { title: 'New codes', titleArabic: 'رموز جديدة' };

const aCircular = (changes: Partial<CircularRecord> = {}): CircularRecord => ({
  ...{ ...named, ...publisher, ...titles },
  ...{ text: 'Claim with the new codes.', textArabic: 'يرجى المطالبة بالرموز الجديدة.' },
  ...{ state: 'published', isMustRead: true, publishedAt: at, effectiveOn: '2026-11-25', endsOn: null },
  ...{ openedAt: null, acknowledgedAt: null, attachments: [], supersedes: null, supersededBy: null, withdrawn: null },
  ...{ isToReader: true, publishing: null },
  ...changes,
});
const audience = { to: 'providers' as const, kinds: [], emirates: [], facilityLicenses: [] };
const aDraft = (changes: Partial<CircularRecord> = {}): CircularRecord =>
  aCircular({
    ...{ state: 'draft', isToReader: false, publishedAt: null },
    publishing: { audience, edition: 4, waiting: null, refused: null },
    ...changes,
  });

const due = { data: { due: [{ ...named, ...publisher, ...titles }] } };
const reader = aSignedInUser({ roles: ['Standard'], payerId: null });
const writer = aSignedInUser({ roles: ['InsurerUser'], facilityId: null, payerId: 518 });
const button = (name: string) => screen.findByRole('button', { name });

/** A page on which somebody works, beside the circulars. */
const table: readonly Screen[] = [
  ...Object.values(circularScreens),
  {
    path: '/work',
    section: '/work',
    title: 'dashboard',
    access: 'signedIn',
    texts: [],
    load: async () => () => <TextField label="Note" />,
  },
];
const work = { at: '/work', screens: table };

let portal: FakePortal;
// What a screen is made of is loaded once: on a busy machine that takes longer than any of the tests.
beforeAll(() =>
  Promise.all([
    import('../../web/circular/CircularGate.tsx'),
    import('../../web/circular/CircularScreen.tsx'),
    import('../../web/circular/ReceiptListScreen.tsx'),
  ]),
);
beforeEach(() => {
  vi.restoreAllMocks();
  giveElementsASize();
  sessionStorage.clear();
  portal = fakePortal().answer(getCircular, { data: aCircular() });
});

describe('REQ-NET-24 the gate before work', () => {
  it('names what must be read and hides the page, without closing it', async () => {
    portal.answer(getDueCirculars, due);
    renderPortal({ ...work, as: reader });
    await screen.findByRole('heading', { level: 1, name: 'Please read these circulars first' });
    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Note' })).toBeNull());
    expect(screen.getByRole('textbox', { hidden: true })).toBeTruthy();
  });

  it('lets the reader open the circular, and opens when it was acknowledged', async () => {
    portal.answer(getDueCirculars, due);
    portal.answer(openCircular, () => {
      portal.answer(getCircular, { data: aCircular({ openedAt: at }) });
      return { data: { openedAt: at } };
    });
    const { user } = renderPortal({ ...work, as: reader });
    await user.click(await screen.findByRole('link', { name: titles.title }));
    await arriveAt(`/circular/circular/${circularId}`);
    await waitFor(() => expect(portal.sentTo(openCircular)).toHaveLength(1));
    portal.answer(acknowledgeCircular, () => {
      portal.answer(getCircular, { data: aCircular({ openedAt: at, acknowledgedAt: at }) });
      portal.answer(getDueCirculars, { data: { due: [] } });
      return { data: { acknowledgedAt: at } };
    });
    await user.click(await button('I have read this circular'));
    await waitFor(() =>
      expect(portal.sentTo(acknowledgeCircular)).toEqual([expect.objectContaining({ body: { circularId } })]),
    );
    await screen.findByText(/^You have acknowledged/);
    window.history.pushState(null, '', '/work');
    window.dispatchEvent(new PopStateEvent('popstate'));
    await screen.findByRole('textbox', { name: 'Note' });
  });

  it('lets work go on where it cannot find out what is due', async () => {
    portal.answer(getDueCirculars, { refusal: 'serverError' });
    renderPortal({ ...work, as: reader });
    await waitFor(() => expect(portal.sentTo(getDueCirculars).length).toBeGreaterThan(0));
    await screen.findByRole('textbox', { name: 'Note' });
    await portal.untilAnswered();
    expect(screen.getByRole('textbox', { name: 'Note' })).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'Please read these circulars first' })).toBeNull();
  });

  it('asks nobody who works for no facility and no payer', async () => {
    renderPortal({ ...work, as: aSignedInUser({ facilityId: null, payerId: null }) });
    await screen.findByRole('textbox', { name: 'Note' });
    expect(portal.sentTo(getDueCirculars)).toEqual([]);
  });
});

describe('REQ-NET-24 a circular', () => {
  it('stands in both languages, and is acknowledged by nobody whom it does not go to', async () => {
    portal.answer(getCircular, { data: aCircular({ isToReader: false }) });
    renderPortal({ at: `/circular/circular/${circularId}`, as: reader });
    await screen.findByText('Claim with the new codes.');
    expect(screen.getByText('يرجى المطالبة بالرموز الجديدة.').closest('[dir]')?.getAttribute('dir')).toBe('rtl');
    expect(screen.queryByRole('button', { name: 'I have read this circular' })).toBeNull();
    expect(portal.sentTo(openCircular)).toEqual([]);
  });

  it('is published with the size of the audience that was seen', async () => {
    portal.answer(getCircular, { data: aDraft() });
    portal.answer(previewAudience, {
      data: { places: 7, people: 31, examples: [{ name: 'Palm Clinic', nameArabic: 'عيادة النخلة' }] },
    });
    portal.answer(publishCircular, { data: { state: 'waiting' } });
    const { user } = renderPortal({ at: `/circular/circular/${circularId}`, as: writer });
    await user.click(await button('Publish'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Look at the audience' }));
    await dialog.findByText('It goes to 7 facilities or payers.');
    expect(dialog.getByText('31 people work there.')).toBeTruthy();
    expect(dialog.getByText('Among them: Palm Clinic')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Send to a second person' }));
    await waitFor(() => expect(portal.sentTo(publishCircular)[0]?.body).toEqual({ circularId, edition: 4, places: 7 }));
  });

  it('is not published to nobody', async () => {
    portal.answer(getCircular, { data: aDraft() });
    portal.answer(previewAudience, { data: { places: 0, people: 0, examples: [] } });
    const { user } = renderPortal({ at: `/circular/circular/${circularId}`, as: writer });
    await user.click(await button('Publish'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Look at the audience' }));
    await dialog.findByText('It goes to 0 facilities or payers.');
    expect(dialog.queryByRole('button', { name: 'Send to a second person' })).toBeNull();
  });

  it('offers its maker no approval', async () => {
    const waiting = { makerName: 'Reem Al Shamsi', madeAt: at, isOwn: true };
    portal.answer(getCircular, {
      data: aDraft({ state: 'waiting', publishing: { audience, edition: 4, refused: null, waiting } }),
    });
    renderPortal({ at: `/circular/circular/${circularId}`, as: writer });
    await button('Take back');
    expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
  });

  it('shows its publisher who has not read it, and who has', async () => {
    const receipt = { receiptId: 'FACILITY#a#b', placeName: 'Palm Clinic', placeNameArabic: 'عيادة النخلة' };
    portal.answer(searchReceipts, {
      data: {
        items: [{ ...receipt, personName: 'Sara Invented', openedAt: null, acknowledgedAt: null }],
        nextCursor: null,
        total: null,
      },
    });
    const { user } = renderPortal({ at: `/circular/publishing/${circularId}/receipts`, as: writer });
    await heading('Who has read a circular');
    await screen.findByText('Sara Invented');
    await user.click(screen.getByRole('button', { name: 'Read' }));
    await waitFor(() =>
      expect(portal.sentTo(searchReceipts).map(({ body }) => (body as { hasRead: boolean }).hasRead)).toEqual([
        false,
        true,
      ]),
    );
    expect(address()).toBe(`/circular/publishing/${circularId}/receipts`);
  });
});
