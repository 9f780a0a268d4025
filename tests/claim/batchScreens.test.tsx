import { screen, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ClaimBatchRecord, ClaimBatchRow } from '../../shared/claim/claimRecord.ts';
import { claimApi } from '../../shared/claim/routes.ts';
import { switchLanguage } from '../../web/base/appearance.ts';
import arabic from '../../web/claim/texts/ar.json' with { type: 'json' };
import { giveElementsASize } from '../support/layout.ts';
import { renderPortal } from '../support/renderPortal.tsx';
import { stopClock } from '../support/stoppedClock.ts';
import { aSignedInUser, type FakePortal, fakePortal } from '../support/transport.ts';

const { getClaimBatches, getClaimBatch } = claimApi.endpoints;
const batchId = '01K00000000000000000000009';
const row: ClaimBatchRow = {
  ...{ batchId, fileName: 'MF1_INS026_2026-11-28_9.xml', receiverId: 'INS026', claims: 2, transmission: 'rejected' },
  ...{ madeAt: '2026-11-28T06:00:00.000Z', payerName: 'Pearl Mutual Health', payerNameArabic: 'اللؤلؤة' },
  sentByName: 'Noura Invented',
};
const claim = (
  last: string,
  changes: Partial<ClaimBatchRecord['holds'][number]>,
): ClaimBatchRecord['holds'][number] => ({
  ...{ claimId: `01K0000000000000000000000${last}`, version: 4, claimNumber: `C-7${last}`, state: 'withPayer' },
  ...{ serviceDate: '2026-11-02', patientName: 'Salem Invented', patientFile: 'P-1', isSentAgain: false },
  ...{ payerCode: 'INS026', payerName: null, payerNameArabic: null },
  ...{ grossFils: 100, patientShareFils: 0, netFils: 100, blocking: 0, warnings: 0, tags: [] },
  ...changes,
});
const record: ClaimBatchRecord = {
  ...row,
  holds: [claim('1', { state: 'rejected' }), claim('2', { isSentAgain: true, patientName: null })],
};
const as = aSignedInUser({ roles: ['Standard', 'Pharmacy'] });

let portal: FakePortal;
// A screen is loaded once: on a busy machine that takes longer than any of the tests.
beforeAll(() =>
  Promise.all([
    import('../../web/claim/sending/BatchListScreen.tsx'),
    import('../../web/claim/sending/BatchScreen.tsx'),
  ]),
);
beforeEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
  giveElementsASize();
  portal = fakePortal();
});

function open(shown: ClaimBatchRecord) {
  portal.answer(getClaimBatch, { data: shown });
  return renderPortal({ at: `/claim/sent/${batchId}`, as });
}

describe('the files that a facility has sent', () => {
  it('are listed with payer, number of claims and what the office made of them, and each leads to its record', async () => {
    const plain = {
      ...row,
      batchId: '01K00000000000000000000008',
      fileName: 'OLD.xml',
      payerName: null,
      payerNameArabic: null,
    };
    portal.answer(getClaimBatches, {
      data: { items: [row, { ...plain, transmission: 'accepted', sentByName: null }], nextCursor: null, total: null },
    });
    renderPortal({ at: '/claim/sent', as });
    const [link, other] = await screen.findAllByRole('link', { name: /28\/11\/2026/ });
    expect([link, other].map((each) => each?.getAttribute('href'))).toEqual([
      `/claim/sent/${batchId}`,
      '/claim/sent/01K00000000000000000000008',
    ]);
    const textOf = (name: RegExp) => screen.getByRole('row', { name }).textContent;
    expect(textOf(/MF1_/)).toMatch(/28\/11\/2026.*Not accepted.*Pearl Mutual Health.*2.*MF1_.*Noura Invented/);
    expect(textOf(/OLD/)).toMatch(/Taken.*INS026/);
  });

  it('say where there are none how one comes about', async () => {
    portal.answer(getClaimBatches, { data: { items: [], nextCursor: null, total: null } });
    renderPortal({ at: '/claim/sent', as });
    await screen.findByText(/No file of claims has been sent yet/);
  });
});

describe('a file that was sent', () => {
  it('says what became of it, and leads to its claims as they are today', async () => {
    open(record);
    const claims = await screen.findByRole('table', { name: 'Claims of the file as they are today' });
    expect(within(claims).getByRole('link', { name: 'C-71' }).getAttribute('href')).toBe(
      '/claim/01K00000000000000000000001',
    );
    expect(within(claims).getByRole('row', { name: /C-71/ }).textContent).toMatch(/Not accepted.*Salem Invented/);
    expect(within(claims).getByRole('row', { name: /C-72/ }).textContent).toMatch(/In a later file since\..*P-1/);
    expect(screen.getByText(/did not accept the file/)).toBeVisible();
    expect(screen.queryByText(/thrown away since/)).toBeNull();
  });

  it('says that claims were thrown away since', async () => {
    open({ ...record, holds: record.holds.slice(1) });
    await screen.findByText('Claims that were thrown away since are not listed.');
  });

  it('is read again while it is on its way, and not any more once the office has it', async () => {
    const clock = stopClock();
    open({ ...record, transmission: 'queued' });
    await screen.findByText(/sends the file by itself/);
    portal.answer(getClaimBatch, { data: { ...record, transmission: 'accepted' } });
    await clock.pass(2000);
    await screen.findByText(/The post office took the file/);
    const asked = portal.sentTo(getClaimBatch).length;
    await clock.pass(60_000);
    expect(portal.sentTo(getClaimBatch)).toHaveLength(asked);
  });

  it('of another facility, or of none, is not there', async () => {
    portal.answer(getClaimBatch, { refusal: 'notFound' });
    renderPortal({ at: `/claim/sent/${batchId}`, as });
    await screen.findByText('There is no such file');
    expect(screen.getByRole('link', { name: 'To the sent files' }).getAttribute('href')).toBe('/claim/sent');
  });

  it('speaks Arabic', async () => {
    await switchLanguage('ar');
    open(record);
    await screen.findByRole('table', { name: arabic.batch.claims });
    expect(screen.getByText(arabic.transmissionText.rejected)).toBeVisible();
    expect(screen.getByText('اللؤلؤة')).toBeVisible();
    await switchLanguage('en');
  });
});
