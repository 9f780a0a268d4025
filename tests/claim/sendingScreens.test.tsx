import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ClaimRecord, ClaimRow } from '../../shared/claim/claimRecord.ts';
import { claimApi } from '../../shared/claim/routes.ts';
import { switchLanguage } from '../../web/base/appearance.ts';
import arabic from '../../web/claim/texts/ar.json' with { type: 'json' };
import english from '../../web/claim/texts/en.json' with { type: 'json' };
import { giveElementsASize } from '../support/layout.ts';
import { renderPortal } from '../support/renderPortal.tsx';
import { aSignedInUser, type FakePortal, fakePortal } from '../support/transport.ts';
import { cleanClaim } from './support/storedClaims.ts';

const { searchClaims, getClaim, sendClaims } = claimApi.endpoints;
const idOf = (at: number) => `01K0000000000000000000000${at}`;
const claimId = idOf(1);
const row = (at: number, changes: Partial<ClaimRow> = {}): ClaimRow => ({
  ...{ claimId: idOf(at), version: 2, claimNumber: `C-7${at}`, state: 'ready', serviceDate: '2026-11-02' },
  ...{ patientName: 'Salem Invented', patientFile: 'P-1', payerCode: 'INS948', payerName: 'Pearl Mutual Health' },
  ...{ payerNameArabic: 'اللؤلؤة', grossFils: 100_00, patientShareFils: 10_00, netFils: 90_00 },
  ...{ blocking: 0, warnings: 0, tags: [] },
  ...changes,
});
const since = '2026-11-03T06:00:00.000Z';
const record = (changes: Partial<ClaimRecord> = {}, at = 1): ClaimRecord => ({
  ...row(at),
  ...{ dialect: 'dha', claim: cleanClaim(`C-7${at}`) as ClaimRecord['claim'], findings: [], notChecked: [] },
  rulesVersion: '2026-11-30.0',
  ...{ regulatorFindings: [], sending: null, stateSince: since, madeAt: since, madeByName: 'Noura Invented' },
  ...{ events: [], moves: ['reopen', 'send'], repairs: [], repaired: null },
  ...changes,
});
const sending: ClaimRecord['sending'] = {
  ...{ batchId: idOf(9), fileName: 'a.xml', receiverId: 'INS948', madeAt: since, claims: 1, transmission: 'queued' },
};
const sent = record({ state: 'sent', sending, moves: [] });
const refusal: ClaimRecord['regulatorFindings'][number] = {
  ...{ severity: 'error', field: 'Activity.Code', value: 'W-203', line: null },
  text: 'is not in the list of the regulator, activity A-1',
};
const rejected = record({ state: 'rejected', sending, regulatorFindings: [refusal], moves: ['reopen'] });
const as = aSignedInUser({ roles: ['Standard', 'Pharmacy'] });
const batches = { batches: [{ batchId: idOf(9), receiverId: 'INS948', claimIds: [claimId] }] };

let portal: FakePortal;
// A screen is loaded once: on a busy machine that takes longer than any of the tests.
beforeAll(() => import('../../web/claim/ClaimSectionScreen.tsx'));
beforeEach(() => {
  sessionStorage.clear();
  giveElementsASize();
  portal = fakePortal();
});

function open(shown: ClaimRecord) {
  portal.answer(getClaim, { data: shown });
  return renderPortal({ at: `/claim/${claimId}`, as });
}
function list(...items: ClaimRow[]) {
  portal.answer(searchClaims, { data: { items, nextCursor: null, total: null } });
  return renderPortal({ at: '/claim', as });
}
const button = (name: string) => screen.findByRole('button', { name });
const dialogOf = async () => within(await screen.findByRole('dialog'));

describe('REQ-CLAIM-09 a ready claim', () => {
  it('is sent after one question, which says to whom it goes and that it cannot be called back', async () => {
    portal.answer(sendClaims, { data: batches });
    const { user } = open(record());
    await user.click(await button('Send'));
    const dialog = await dialogOf();
    expect(dialog.getByRole('listitem').textContent).toBe('Pearl Mutual Health: C-71');
    expect(dialog.getByText(english.sending.to)).toBeDefined();
    expect(dialog.getByText(english.sending.final)).toBeDefined();
    expect(portal.sentTo(sendClaims)).toEqual([]);
    portal.answer(getClaim, { data: sent });
    await user.click(dialog.getByRole('button', { name: 'Send' }));
    await screen.findByText(english.sending.queued);
    expect(portal.sentTo(sendClaims).map(({ body }) => body)).toEqual([{ claims: [{ claimId, version: 2 }] }]);
  });

  it('has one main action', async () => {
    open(record());
    await button('Send');
    const main = screen.getAllByRole('button').filter(({ className }) => className.includes('MuiButton-contained'));
    expect(main.map(({ textContent }) => textContent)).toEqual(['Send']);
  });

  it('that changed meanwhile is not sent, and is named', async () => {
    portal.answer(sendClaims, { refusal: 'changedMeanwhile' });
    const { user } = open(record());
    await user.click(await button('Send'));
    const dialog = await dialogOf();
    portal.answer(getClaim, { data: record({ version: 3 }) });
    await user.click(dialog.getByRole('button', { name: 'Send' }));
    expect((await dialog.findByRole('alert')).textContent).toContain('C-71');
    expect(dialog.queryByRole('button', { name: 'Send' })).toBeNull();
  });

  it('stays to be sent where the portal refuses for another reason, which is said', async () => {
    portal.answer(sendClaims, { refusal: 'noClaimsHere' });
    const { user } = open(record());
    await user.click(await button('Send'));
    const dialog = await dialogOf();
    await user.click(dialog.getByRole('button', { name: 'Send' }));
    expect((await dialog.findByRole('alert')).textContent).toMatch(/Claims are made at.*Nothing was sent/);
    expect(dialog.getByRole('button', { name: 'Send' })).toBeEnabled();
  });
});

describe('REQ-CLAIM-09 a claim that was sent', () => {
  it('says since when it is on its way, that it cannot be called back, and becomes what the post office says by itself', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    try {
      open(sent);
      const notice = (await screen.findByText(english.sending.queued)).closest('[role=status]');
      expect(notice?.textContent).toMatch(/03\/11\/2026 10:00.*Sent by mistake\?/);
      portal.answer(getClaim, { data: record({ state: 'withPayer', sending, moves: [] }) });
      await vi.advanceTimersByTimeAsync(1500);
      const withPayer = (await screen.findByText(english.sending.withPayer)).closest('[role=status]');
      expect(withPayer?.textContent).toMatch(/03\/11\/2026 10:00.*corrected by a resubmission/);
    } finally {
      vi.useRealTimers();
    }
  });

  it('is never told as refused while nobody knows whether it arrived', async () => {
    open({ ...sent, sending: sending && { ...sending, transmission: 'unknown' } });
    await screen.findByText(english.sending.unknown);
    expect(screen.queryByText(english.sending.rejected)).toBeNull();
  });

  it('and was not accepted says what was found, where and in the words of its field, and is opened again first of all', async () => {
    open(rejected);
    await screen.findByText(english.sending.rejected);
    const [found] = within(screen.getByRole('list', { name: english.regulator.title })).getAllByRole('listitem');
    expect(found?.textContent).toMatch(/^ErrorCodeis not in the list.*Activity\.Code.*Value: W-203$/);
    const text = screen.getByText(refusal.text);
    expect([text.getAttribute('lang'), text.getAttribute('dir')]).toEqual(['en', 'auto']);
    expect((await button('Open again')).className).toContain('MuiButton-contained');
  });

  it('and is repaired still shows what was found', async () => {
    open(record({ state: 'draft', regulatorFindings: [refusal], moves: ['makeReady'] }));
    await screen.findByText(refusal.text);
    expect(screen.getByText(english.regulator.before)).toBeDefined();
  });

  it('with a field that the portal does not know shows its name', async () => {
    open({ ...rejected, regulatorFindings: [{ ...refusal, field: 'Claim.Other', value: '' }] });
    const [found] = within(await screen.findByRole('list', { name: english.regulator.title })).getAllByRole('listitem');
    expect(found?.textContent).toMatch(/^ErrorClaim\.Other/);
  });

  it('reads in Arabic', async () => {
    await switchLanguage('ar');
    try {
      open(rejected);
      await screen.findByText(arabic.sending.rejected);
      expect(screen.getByText(arabic.states.rejected)).toBeDefined();
      expect(screen.getByText(arabic.form.field.lineCode, { selector: 'span' })).toBeDefined();
    } finally {
      await switchLanguage('en');
    }
  });
});

const readyButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Send ready claims' });
const toSend = () =>
  waitFor(() => (readyButton().disabled ? Promise.reject(new Error('None is ready')) : readyButton()));

describe('REQ-CLAIM-09 the ready claims of a list', () => {
  it('are sent together, each over the version that was seen, by a question that counts them', async () => {
    portal.answer(sendClaims, { data: batches });
    const other = { payerCode: 'INS026', payerName: 'Crescent' };
    const { user } = list(row(1), row(2, { state: 'draft' }), row(3, other), row(4));
    await user.click(await toSend());
    const dialog = await dialogOf();
    const receivers = dialog.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(receivers).toEqual(['Pearl Mutual Health: C-71, C-74', 'Crescent: C-73']);
    const after = [1, 3, 4].map((at) => row(at, { state: 'sent' }));
    portal.answer(searchClaims, { data: { items: after, nextCursor: null, total: null } });
    await user.click(dialog.getByRole('button', { name: 'Send' }));
    await screen.findByText('3 claims are on their way.');
    const seen = [1, 3, 4].map((at) => ({ claimId: idOf(at), version: 2 }));
    expect(portal.sentTo(sendClaims).map(({ body }) => body)).toEqual([{ claims: seen }]);
    await waitFor(() => expect(readyButton().disabled).toBe(true));
  });

  it('cannot be sent where none is ready', async () => {
    list(row(1, { state: 'sent' }));
    await screen.findByRole('link', { name: 'C-71' });
    expect(readyButton().disabled).toBe(true);
  });

  it('are no more than the page that is shown', async () => {
    const many = Array.from({ length: 25 }, (_, at) => ({
      ...row(1),
      ...{ claimId: `01K000000000000000000001${String(at).padStart(2, '0')}`, claimNumber: `M-${at}` },
    }));
    const { user } = list(...many);
    await user.click(await toSend());
    await (await dialogOf()).findByText(/20/);
  });

  it('of which one is in the way are not sent: it is named, and the others go without it', async () => {
    portal.answer(sendClaims, { refusal: 'notInThisStatus' });
    const { user } = list(row(1), row(2));
    await user.click(await toSend());
    const dialog = await dialogOf();
    portal.answer(getClaim, ({ url }) => ({
      data: url.searchParams.get('claimId') === idOf(1) ? record({ state: 'sent' }) : record({}, 2),
    }));
    await user.click(dialog.getByRole('button', { name: 'Send' }));
    expect((await dialog.findByRole('alert')).textContent).toMatch(/Not sent.* C-71 /);
    expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Pearl Mutual Health: C-72',
    ]);
    portal.answer(sendClaims, { data: batches });
    await user.click(dialog.getByRole('button', { name: 'Send' }));
    await screen.findByText('The claim is on its way.');
    expect(portal.sentTo(sendClaims).at(-1)?.body).toEqual({ claims: [{ claimId: idOf(2), version: 2 }] });
  });
});
