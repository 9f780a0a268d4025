import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Role } from '../../shared/_field/roles.ts';
import type { ClaimRecord, ClaimRow } from '../../shared/claim/claimRecord.ts';
import { claimApi } from '../../shared/claim/routes.ts';
import { skippedFamilies } from '../../shared/claim/scrub.ts';
import { jobApi } from '../../shared/job/routes.ts';
import { switchLanguage } from '../../web/base/appearance.ts';
import arabic from '../../web/claim/texts/ar.json' with { type: 'json' };
import english from '../../web/claim/texts/en.json' with { type: 'json' };
import { giveElementsASize } from '../support/layout.ts';
import { address, arriveAt, heading, renderPortal } from '../support/renderPortal.tsx';
import { catchFiles } from '../support/savedFiles.ts';
import { aSignedInUser, type FakePortal, fakePortal } from '../support/transport.ts';
import { cleanClaim } from './support/storedClaims.ts';

const { searchClaims, getClaim, moveClaim, discardClaim, getClaimFile, printClaim } = claimApi.endpoints;
const claimId = '01K00000000000000000000001';
const claim = cleanClaim('C-77');
const row: ClaimRow = {
  ...{
    claimId,
    version: 3,
    claimNumber: 'C-77',
    state: 'draft',
    serviceDate: '2026-11-02',
    patientName: 'Salem Invented',
  },
  ...{ patientFile: 'P-1', payerCode: 'INS948', payerName: 'Pearl Mutual Health', payerNameArabic: 'اللؤلؤة' },
  ...{ grossFils: 123_450, patientShareFils: 10_00, netFils: null, blocking: 0, warnings: 0, tags: [] },
};
const finding: ClaimRecord['findings'][number] = {
  ...{ rule: 'price.netSum', family: 'price', severity: 'block', field: 'Claim.Net', line: 'A-1' },
  text: { en: 'The sums contradict each other.', ar: 'المجاميع متعارضة.' },
  fix: { en: 'Correct the net.', ar: 'صحّح الصافي.' },
  rulesVersion: '2026-11-21.0123abcd',
};
const record: ClaimRecord = {
  ...row,
  ...{
    dialect: 'dha',
    claim: claim as ClaimRecord['claim'],
    findings: [],
    rulesVersion: '2026-11-21.0123abcd',
    notChecked: [...skippedFamilies],
    repairs: [],
    repaired: null,
  },
  ...{ stateSince: '2026-11-03T06:00:00.000Z', madeAt: '2026-11-03T06:00:00.000Z', madeByName: 'Noura Invented' },
  events: [{ at: '2026-11-03T06:00:00.000Z', event: 'make', by: 'Noura Invented', detail: null }],
  ...{ regulatorFindings: [], sending: null },
  moves: ['makeReady'],
};
const warned: ClaimRecord = { ...record, warnings: 1, findings: [{ ...finding, severity: 'warn' }] };
const ready: ClaimRecord = { ...record, state: 'ready', moves: ['reopen', 'send'] };
const roles = (...given: Role[]) => ['Standard' as const, ...given];
const as = aSignedInUser({ roles: roles('Pharmacy') });

let portal: FakePortal;
// A screen is loaded once: on a busy machine that takes longer than any of the tests.
beforeAll(() => import('../../web/claim/ClaimSectionScreen.tsx'));
beforeEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
  giveElementsASize();
  portal = fakePortal();
});

function open(shown: ClaimRecord) {
  portal.answer(getClaim, { data: shown });
  return renderPortal({ at: `/claim/${claimId}`, as });
}
const button = (name: string) => screen.findByRole('button', { name });

describe('the claims of a facility', () => {
  it('are listed with state, patient, payer, amounts and remarks, and each leads to its record', async () => {
    const other = { ...row, claimId: '01K00000000000000000000002', claimNumber: 'C-78', patientName: null };
    portal.answer(searchClaims, {
      data: { items: [row, { ...other, blocking: 2, warnings: 1 }], nextCursor: null, total: null },
    });
    renderPortal({ at: '/claim', as });
    const link = await screen.findByRole('link', { name: 'C-77' });
    expect(link.getAttribute('href')).toBe(`/claim/${claimId}`);
    const textOf = (name: RegExp) => screen.getByRole('row', { name }).textContent;
    expect(textOf(/C-77/)).toMatch(/Draft.*No remarks.*Salem Invented.*Pearl Mutual Health.*1,234\.50.*10\.00.*–/);
    expect(textOf(/C-78/)).toMatch(/2 to correct.*1 to check.*P-1/);
    expect(screen.getByRole('link', { name: 'Check a file' }).getAttribute('href')).toBe('/claim/files');
    expect(screen.getByRole('link', { name: english.form.new }).getAttribute('href')).toBe('/claim/new');
  });

  it('are asked for by number', async () => {
    portal.answer(searchClaims, { data: { items: [], nextCursor: null, total: null } });
    const { user } = renderPortal({ at: '/claim', as });
    await screen.findByText(/^There are no claims here/);
    await user.type(screen.getByRole('textbox', { name: 'Claim number' }), 'C-9');
    await waitFor(() => expect(portal.sentTo(searchClaims).at(-1)?.body).toMatchObject({ claimNumber: 'C-9' }));
  });

  it.each([
    [{ roles: roles('PayerAdmin'), facilityId: null, payerId: 518 }],
    [{ roles: roles('SuperAdmin'), facilityId: null }],
    [{ roles: roles('EauthClaim'), facilityId: null }],
  ])('are not asked for where the reader bills for no facility: the files are there (%o)', async (reader) => {
    portal.answer(jobApi.endpoints.getJobs, { data: { items: [], nextCursor: null, total: null } });
    renderPortal({ at: '/claim', as: aSignedInUser(reader) });
    await screen.findByText('Check a file before you send it');
    expect(portal.sentTo(searchClaims)).toEqual([]);
  });
});

describe('REQ-CLAIM-18 a claim', () => {
  it('that cannot be sent says why, where and what to do, and cannot be made ready', async () => {
    open({ ...record, blocking: 1, findings: [finding] });
    const found = await screen.findByRole('list', { name: 'Remarks' });
    expect(found.textContent).toMatch(
      /Cannot be sent.*The sums contradict each other.*Correct the net.*Claim\.Net.*Line A-1/,
    );
    expect(await button('Make ready')).toBeDisabled();
    expect(screen.getByRole('link', { name: english.form.open }).getAttribute('href')).toBe(`/claim/${claimId}/edit`);
    expect(screen.getByText(/^Correct what is marked/)).toBeDefined();
    expect(within(screen.getByRole('table', { name: 'Lines' })).getByText('99213')).toBeDefined();
    expect(screen.getByText('Rules of 21/11/2026')).toBeDefined();
    expect(skippedFamilies.length).toBeGreaterThan(0);
    for (const family of skippedFamilies) expect(screen.getByText(english.family[family])).toBeDefined();
  });

  it('without remarks is made ready at once, over the version that was seen', async () => {
    portal.answer(moveClaim, { data: { claimId } });
    const { user } = open(record);
    const makeReady = await button('Make ready');
    portal.answer(getClaim, { data: ready });
    await user.click(makeReady);
    await button('Download the file');
    expect(portal.sentTo(moveClaim).map(({ body }) => body)).toEqual([{ claimId, version: 3, move: 'makeReady' }]);
  });

  it('with remarks asks why, and says at the field what the server refuses', async () => {
    portal.answer(moveClaim, {
      refusal: 'invalidInput',
      errors: [{ code: 'required', field: 'reason', message: 'Say why.' }],
    });
    const { user } = open(warned);
    await user.click(await button('Make ready'));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'As agreed');
    await user.click(dialog.getByRole('button', { name: 'Make ready' }));
    await dialog.findByText('Say why.');
    portal.answer(moveClaim, { data: { claimId } });
    await user.click(dialog.getByRole('button', { name: 'Make ready' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(portal.sentTo(moveClaim).at(-1)?.body).toEqual({
      claimId,
      version: 3,
      move: 'makeReady',
      reason: 'As agreed',
    });
  });

  it.each(['changedMeanwhile', 'claimIsBlocked'] as const)(
    'is read again where the move is refused: %s',
    async (refusal) => {
      portal.answer(moveClaim, { refusal });
      const { user } = open(record);
      const makeReady = await button('Make ready');
      portal.answer(getClaim, { data: { ...record, blocking: 1, findings: [finding], version: 4 } });
      await user.click(makeReady);
      await screen.findByText('The sums contradict each other.');
    },
  );

  it('is printed in the language that is chosen, and says so where that fails', async () => {
    const saved = catchFiles();
    portal.answer(printClaim, () => ({ response: new Response('%PDF', { status: 200 }) }));
    const { user } = open(record);
    const pdf = within(await screen.findByRole('group', { name: 'Print the claim' }));
    for (const name of ['PDF in both languages', 'PDF in English', 'PDF in Arabic']) {
      await user.click(pdf.getByRole('button', { name }));
      await pdf.findByRole('button', { name });
    }
    expect(saved.map(({ name }) => name)).toEqual(['both', 'en', 'ar'].map((tag) => `claim-C-77-${tag}.pdf`));
    expect(portal.sentTo(printClaim).map(({ url }) => url.search)).toEqual(
      ['both', 'en', 'ar'].map((language) => `?claimId=${claimId}&language=${language}`),
    );
    portal.answer(printClaim, () => ({ response: new Response('', { status: 502 }) }));
    await user.click(pdf.getByRole('button', { name: 'PDF in English' }));
    await screen.findByText('The document could not be made. Please try again.');
    expect(saved).toHaveLength(3);
  });

  it('that is ready gives its file, and is opened again', async () => {
    const save = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x');
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      expect(this.download).toBe('claim-C-77.xml');
    });
    portal
      .answer(getClaimFile, { data: { fileName: 'claim-C-77.xml', xml: '<Claim/>' } })
      .answer(moveClaim, { data: { claimId } });
    const { user } = open(ready);
    await user.click(await button('Download the file'));
    await waitFor(() => expect(save).toHaveBeenCalledOnce());
    expect(screen.queryByRole('button', { name: 'Throw away' })).toBeNull();
    await user.click(await button('Open again'));
    await waitFor(() => expect(portal.sentTo(moveClaim)).toHaveLength(1));
  });

  it('is thrown away only after a question', async () => {
    portal
      .answer(discardClaim, { data: null })
      .answer(searchClaims, { data: { items: [], nextCursor: null, total: null } });
    const { user } = open(record);
    await user.click(await button('Throw away'));
    const dialog = within(await screen.findByRole('dialog'));
    expect(portal.sentTo(discardClaim)).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Throw away' }));
    await arriveAt('/claim');
    expect(portal.sentTo(discardClaim).map(({ body }) => body)).toEqual([{ claimId, version: 3 }]);
  });

  it('reads in Arabic', async () => {
    await switchLanguage('ar');
    try {
      open(warned);
      await heading('المطالبة');
      await screen.findByText('المجاميع متعارضة.');
      expect(screen.getByText(arabic.next.warned)).toBeDefined();
      expect(screen.getByText('اللؤلؤة', { selector: 'p bdi' })).toBeDefined();
      expect(await button(arabic.moves.makeReady)).toBeEnabled();
      expect(screen.getByText(arabic.form.diagnosisType.Principal)).toBeDefined();
      expect(screen.getByText(`1 – ${arabic.form.encounter[1]}`)).toBeDefined();
      expect(address()).toBe(`/claim/${claimId}`);
    } finally {
      await switchLanguage('en');
    }
  });
});
