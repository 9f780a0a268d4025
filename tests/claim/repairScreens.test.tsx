import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ClaimRecord } from '../../shared/claim/claimRecord.ts';
import { claimApi } from '../../shared/claim/routes.ts';
import { rulesVersion } from '../../shared/claim/rules/version.ts';
import english from '../../web/claim/texts/en.json' with { type: 'json' };
import { giveElementsASize } from '../support/layout.ts';
import { renderPortal } from '../support/renderPortal.tsx';
import { aSignedInUser, type FakePortal, fakePortal } from '../support/transport.ts';
import { cleanClaim } from './support/storedClaims.ts';

const { getClaim, repairClaim, undoRepair } = claimApi.endpoints;
const claimId = '01K00000000000000000000001';
const since = '2026-11-03T06:00:00.000Z';
const { repair: words } = english;

const finding = (line: string): ClaimRecord['findings'][number] => ({
  ...{ rule: 'duplicates.lineId', family: 'duplicates', severity: 'block', field: 'Activity.ID', line, rulesVersion },
  text: { en: 'Two lines have the same id.', ar: 'بندان بالمعرّف نفسه.' },
  fix: { en: 'Give each line an id of its own.', ar: 'يرجى إعطاء كل بند معرّفًا خاصًا.' },
});
const offered = {
  rule: 'duplicates.lineId',
  changes: [
    { field: 'Activity.ID', at: '1', before: '1', after: '3' },
    { field: 'Activity.PriorAuthorizationID', at: '2', before: null, after: 'A-1' },
  ],
};
const wrong: ClaimRecord = {
  ...{ claimId, version: 3, claimNumber: 'C-77', state: 'draft', serviceDate: '2026-11-02', dialect: 'dha' },
  ...{ patientName: 'Salem Invented', patientFile: 'P-1', payerCode: 'INS948', payerName: 'Pearl Mutual Health' },
  ...{
    payerNameArabic: null,
    grossFils: 100_00,
    patientShareFils: 10_00,
    netFils: 90_00,
    blocking: 2,
    warnings: 0,
    tags: [],
  },
  ...{
    claim: cleanClaim('C-77') as ClaimRecord['claim'],
    findings: [finding('1'), finding('2')],
    notChecked: [],
    rulesVersion,
  },
  ...{ repairs: [offered], repaired: null, regulatorFindings: [], sending: null, events: [], moves: ['makeReady'] },
  ...{ stateSince: since, madeAt: since, madeByName: 'Noura Invented' },
};
const mended: ClaimRecord = {
  ...wrong,
  ...{ version: 4, blocking: 0, findings: [], repairs: [] },
  repaired: { ...offered, at: since, byName: 'Noura Invented' },
};

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
  return renderPortal({ at: `/claim/${claimId}`, as: aSignedInUser({ roles: ['Standard', 'Pharmacy'] }) });
}
const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map(({ textContent }) => textContent);
const heads = 'FieldLine or codeBeforeAfter';
const changes = ['Activity.ID113', 'Activity.PriorAuthorizationID2nothingA-1'];

describe('REQ-CLAIM-07 a repair on screen', () => {
  it('stands once at the findings of its rule, and shows each value before and after', async () => {
    const { user } = open(wrong);
    const found = within(await screen.findByRole('list', { name: 'Remarks' }));
    const [first, second] = found.getAllByRole('listitem');
    expect(within(second as HTMLElement).queryByRole('button')).toBeNull();
    await user.click(within(first as HTMLElement).getByRole('button', { name: words.show }));
    const dialog = within(await screen.findByRole('dialog', { name: words.title }));
    expect(rowsOf(dialog.getByRole('table', { name: words.changes }))).toEqual([heads, ...changes]);
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(portal.sentTo(repairClaim)).toEqual([]);
  });

  it('is accepted as it was shown, and undone over the version that it made', async () => {
    portal.answer(repairClaim, { data: { claimId } }).answer(undoRepair, { data: { claimId } });
    const { user } = open(wrong);
    await user.click(await screen.findByRole('button', { name: words.show }));
    portal.answer(getClaim, { data: mended });
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: words.accept }));
    const undo = await screen.findByRole('button', { name: words.undo });
    expect(portal.sentTo(repairClaim).map(({ body }) => body)).toEqual([{ claimId, version: 3, ...offered }]);
    expect(screen.queryByRole('button', { name: words.show })).toBeNull();
    expect(rowsOf(screen.getByRole('table', { name: words.changes }))).toEqual([heads, ...changes]);
    portal.answer(getClaim, { data: { ...wrong, version: 5 } });
    await user.click(undo);
    await screen.findByRole('button', { name: words.show });
    expect(portal.sentTo(undoRepair).map(({ body }) => body)).toEqual([{ claimId, version: 4 }]);
    expect(screen.queryByRole('button', { name: words.undo })).toBeNull();
  });

  it('that is not offered any longer is read again', async () => {
    portal.answer(repairClaim, { refusal: 'changedMeanwhile' });
    const { user } = open(wrong);
    await user.click(await screen.findByRole('button', { name: words.show }));
    portal.answer(getClaim, { data: { ...wrong, version: 4, repairs: [] } });
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: words.accept }));
    await waitFor(() => expect(screen.queryByRole('button', { name: words.show })).toBeNull());
    expect(screen.queryByRole('button', { name: words.undo })).toBeNull();
  });
});
