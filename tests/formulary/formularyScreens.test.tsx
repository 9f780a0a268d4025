import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ListVersion } from '../../shared/_parts/versionedList/versionModel.ts';
import { formularyApi } from '../../shared/formulary/routes.ts';
import { giveElementsASize } from '../support/layout.ts';
import { heading, renderPortal } from '../support/renderPortal.tsx';
import { aSignedInUser, type FakePortal, fakePortal } from '../support/transport.ts';

const { getFormularyVersions, getFormularyVersion, getFormularyChanges, moveFormularyVersion } = formularyApi.endpoints;
const { searchFormulary, uploadBasicFormulary } = formularyApi.endpoints;
const versionId = '01J0000000000000000000000F';

const aVersion = (changes: Partial<ListVersion> = {}): ListVersion => ({
  ...{ versionId, number: 2, state: 'staged', effectiveOn: '2026-12-01', holdsFromAt: null, rows: 3 },
  ...{ counts: { new: 0, withdrawn: 0, price: 1, class: 0, plan: 0, other: 0, same: 2 }, rails: [], comparedWith: 1 },
  ...{
    isOutdated: false,
    fileName: 'drugs.xlsx',
    fileHash: 'a'.repeat(64),
    decided: null,
    edition: 4,
    movedOverTime: 0,
    reference: null,
    areDrugsRemoved: false,
    proposed: null,
  },
  made: { madeAt: '2026-11-20T08:00:00.000Z', makerName: 'Omar Invented', isOwn: false },
  ...changes,
});
const waiting = (isOwn: boolean): ListVersion =>
  aVersion({
    state: 'waiting',
    rails: [{ rule: 'price', column: null, count: 1, of: 3 }],
    made: { madeAt: '2026-11-20T08:00:00.000Z', makerName: 'Omar Invented', isOwn },
  });
const page = <Row,>(items: Row[]) => ({ data: { items, nextCursor: null, total: null } });

let portal: FakePortal;
beforeEach(() => {
  vi.restoreAllMocks();
  giveElementsASize();
  sessionStorage.clear();
  portal = fakePortal()
    .answer(getFormularyVersions, page([aVersion()]))
    .answer(
      getFormularyChanges,
      page([
        {
          ...{ code: 'A001', packageName: 'INVENTAL 9', kinds: ['price' as const] },
          columns: [{ column: 'packagePublic' as const, before: 1650, after: 16500 }],
        },
      ]),
    );
});

const as = aSignedInUser({ roles: ['PayerAdmin'], facilityId: null, payerId: 301 });
async function openVersion(version: ListVersion) {
  portal.answer(getFormularyVersion, { data: version });
  const opened = renderPortal({ at: `/admin/formulary/${versionId}`, as });
  await heading('Formulary version');
  await screen.findByText('INVENTAL 9');
  return opened;
}
const button = (name: string) => screen.queryByRole('button', { name });

describe('a version', () => {
  it('REQ-NET-21 names who proposed it beside who accepted that, and neither as the one who uploaded it', async () => {
    const proposed = { madeAt: '2026-11-18T08:00:00.000Z', makerName: 'Sara of the clinic' };
    await openVersion(aVersion({ ...waiting(false), proposed }));
    const shownAt = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent;
    expect(shownAt('Proposed by')).toBe('Sara of the clinic');
    expect(shownAt('Accepted by')).toBe('Omar Invented');
    expect(screen.queryByText('Uploaded by')).toBeNull();
  });

  it('REQ-PHARM-02 shows a second person what it ran into, and takes their approval with the reason', async () => {
    portal.answer(moveFormularyVersion, { data: aVersion({ state: 'inForce' }) });
    const { user } = await openVersion(waiting(false));
    expect(screen.getByText('1 of 3 entries have a price that moves by more than 30%.')).toBeDefined();
    expect(screen.getByText(/^Package Price to Public:/).textContent).toMatch(/16\.50 → .*165\.00/);
    await user.click(screen.getByRole('button', { name: 'Approve' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Approve this version?' }));
    expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Approve' }).disabled).toBe(true);
    await user.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'New circular');
    await user.click(dialog.getByRole('button', { name: 'Approve' }));
    await waitFor(() =>
      expect(portal.sentTo(moveFormularyVersion)[0]?.body).toEqual({
        ...{ versionId, edition: 4, payerId: 301, move: 'approve', reason: 'New circular' },
      }),
    );
  });

  it('REQ-PHARM-02 shows first what it waits for, the moved price before all, and new rows with what they cost', async () => {
    const counts = { new: 4, withdrawn: 2, price: 1, class: 0, plan: 0, other: 0, same: 2 };
    const rails = (['withdrawn', 'price'] as const).map((rule) => ({ rule, column: null, count: 1, of: 3 }));
    const { user } = await openVersion({ ...waiting(false), counts, rails });
    expect(portal.sentTo(getFormularyChanges).map(({ url }) => url.searchParams.get('kind'))).toEqual(['price']);
    const columns = [{ column: 'packagePublic' as const, before: null, after: 1650 }];
    portal.answer(
      getFormularyChanges,
      page([{ code: 'A009', packageName: 'NOVUM 1', kinds: ['new' as const], columns }]),
    );
    await user.click(screen.getByRole('button', { name: /^New/ }));
    await screen.findByText('NOVUM 1');
    expect(screen.getByText(/^Package Price to Public:/).textContent).toMatch(/^Package Price to Public: [^→]*16\.50$/);
  });

  it('REQ-PHARM-02 shows of a first version what is far from the reference prices, and all its drugs besides', async () => {
    const counts = { new: 3, withdrawn: 0, price: 0, class: 0, plan: 0, other: 0, same: 0 };
    const rails: ListVersion['rails'] = [
      { rule: 'added', column: null, count: 3, of: 3 },
      { rule: 'reference', column: null, count: 1, of: 2 },
    ];
    const reference = { compared: 2, far: 1 };
    const { user } = await openVersion({ ...waiting(false), comparedWith: null, counts, rails, reference });
    const kinds = () => portal.sentTo(getFormularyChanges).map(({ url }) => url.searchParams.get('kind'));
    expect(kinds()).toEqual(['reference']);
    expect(screen.getByText(/^It is the first version:/)).toBeDefined();
    expect(screen.getByText('1 of 2 entries with a reference price are more than 30% away from it.')).toBeDefined();
    expect(screen.getByText('2 entries have one and were compared')).toBeDefined();
    expect(screen.getByText(/^Package Price to Public:/).textContent).toMatch(/16\.50 → .*165\.00/);
    await user.click(screen.getByRole('button', { name: /^New/ }));
    await waitFor(() => expect(kinds()).toEqual(['reference', 'new']));
    expect(button('Withdrawn')).toBeNull();
  });

  it('REQ-PHARM-02 gives its maker no decision, only the way to discard it', async () => {
    await openVersion(waiting(true));
    expect(screen.getByText(/^Another administrator has to approve/)).toBeDefined();
    expect([button('Approve'), button('Refuse'), button('Go live')]).toEqual([null, null, null]);
    expect(button('Discard')).not.toBeNull();
  });

  it('REQ-PHARM-02 is compared again before it goes live, where another one is in force by now', async () => {
    portal.answer(moveFormularyVersion, { data: aVersion({ edition: 5 }) });
    const { user } = await openVersion(aVersion({ isOutdated: true }));
    expect(button('Go live')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Compare again' }));
    await waitFor(() => expect(portal.sentTo(moveFormularyVersion)[0]?.body).toMatchObject({ edition: 4 }));
  });

  it('REQ-PHARM-02 is rolled back to with one click', async () => {
    portal.answer(moveFormularyVersion, { data: aVersion({ state: 'inForce', edition: 5 }) });
    const { user } = await openVersion(aVersion({ state: 'past' }));
    await user.click(screen.getByRole('button', { name: 'Roll back to this version' }));
    await waitFor(() =>
      expect(portal.sentTo(moveFormularyVersion)[0]?.body).toMatchObject({ move: 'rollBack', edition: 4 }),
    );
    await screen.findByText('This version is in force again.');
  });
});

describe('the list of versions', () => {
  it('REQ-PHARM-02 says what is wrong with a list that was not taken, and keeps the file', async () => {
    const findings = [{ row: 5, column: 'packagePublic', code: 'notANumber' }];
    portal.answer(uploadBasicFormulary, { data: { versionId: null, rows: 9, wrong: 1, findings } });
    const { user, container } = renderPortal({ at: '/admin/formulary', as });
    await heading('Formulary');
    await user.click(await screen.findByRole('button', { name: 'Upload a list' }));
    const dialog = await screen.findByRole('dialog', { name: 'Upload a list of drugs' });
    const send = within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Upload and compare' });
    expect(send.disabled).toBe(true);
    const picker = (container.ownerDocument as Document).querySelector<HTMLInputElement>('input[type=file]');
    await user.upload(picker!, new File(['PK'], 'drugs.xlsx'));
    await user.click(send);
    await within(dialog).findByText('1 of 9 rows are wrong.');
    expect(within(dialog).getByText(/^Row 5 · Package Price to Public: This is not a number/)).toBeDefined();
    expect(portal.sentTo(uploadBasicFormulary)[0]?.body).toMatchObject({ payerId: '301' });
    expect(within(dialog).getByText('drugs.xlsx')).toBeDefined();
  });

  it('REQ-PHARM-02 asks an administrator of the portal for the payer before anything else', async () => {
    portal.answer(searchFormulary, page([]));
    renderPortal({ at: '/admin/formulary', as: aSignedInUser({ roles: ['SuperAdmin'], facilityId: null }) });
    await heading('Formulary');
    await screen.findByText('Choose the payer.');
    expect(button('Upload a list')).toBeNull();
    expect(portal.sentTo(getFormularyVersions)).toEqual([]);
  });
});
