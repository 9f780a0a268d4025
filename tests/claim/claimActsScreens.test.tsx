import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ClaimRow } from '../../shared/claim/claimRecord.ts';
import { claimApi } from '../../shared/claim/routes.ts';
import english from '../../web/claim/texts/en.json' with { type: 'json' };
import { giveElementsASize } from '../support/layout.ts';
import { renderPortal } from '../support/renderPortal.tsx';
import { aSignedInUser, type FakePortal, fakePortal } from '../support/transport.ts';

const { searchClaims, makeClaimsReady, tagClaims } = claimApi.endpoints;
const idOf = (at: number) => `01K0000000000000000000000${at}`;
const row = (at: number, changes: Partial<ClaimRow> = {}): ClaimRow => ({
  ...{ claimId: idOf(at), version: at, claimNumber: `C-7${at}`, state: 'draft', serviceDate: '2026-11-02', tags: [] },
  ...{ patientName: null, patientFile: 'P-1', payerCode: 'INS948', payerName: 'Pearl', payerNameArabic: null },
  ...{ grossFils: 100_00, patientShareFils: 10_00, netFils: 90_00, blocking: 0, warnings: 0 },
  ...changes,
});

let portal: FakePortal;
// A screen is loaded once: on a busy machine that takes longer than any of the tests.
beforeAll(() => import('../../web/claim/ClaimSectionScreen.tsx'));
beforeEach(() => {
  sessionStorage.clear();
  giveElementsASize();
  portal = fakePortal();
});

function list(...items: ClaimRow[]) {
  portal.answer(searchClaims, { data: { items, nextCursor: null, total: null } });
  return renderPortal({ at: '/claim', as: aSignedInUser({ roles: ['Standard', 'Pharmacy'] }) });
}
const button = (name: string) => screen.findByRole('button', { name });
const { allReady, tags } = english;

describe('the drafts of a list', () => {
  it('without remarks are made ready together; those that were left are named', async () => {
    portal.answer(makeClaimsReady, {
      data: { ready: [idOf(1)], left: [{ claimId: idOf(2), why: 'remarks' }] },
    });
    const items = [row(1), row(2), row(3, { warnings: 1 }), row(4, { blocking: 1 }), row(5, { state: 'ready' })];
    const { user } = list(...items);
    await screen.findByRole('link', { name: 'C-71' });
    await user.click(await button(allReady.open));
    const dialog = within(await screen.findByRole('dialog', { name: 'Make 2 drafts ready?' }));
    expect(dialog.getByText('C-71')).toBeDefined();
    expect(dialog.queryByText('C-73')).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Make ready' }));
    const left = await dialog.findByRole('alert');
    expect(left.textContent).toMatch(/Still drafts.*C-72$/);
    expect(portal.sentTo(makeClaimsReady).map(({ body }) => body)).toEqual([
      { claims: [1, 2].map((at) => ({ claimId: idOf(at), version: at })) },
    ]);
    await screen.findByText('The claim is ready.');
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('with remarks are not made ready together', async () => {
    list(row(1, { warnings: 1 }));
    await screen.findByRole('link', { name: 'C-71' });
    expect(await button(allReady.open)).toBeDisabled();
  });
});

describe('the tags of the claims of a list', () => {
  it('are given and taken away together, and what is refused stands at the field', async () => {
    portal.answer(tagClaims, {
      refusal: 'invalidInput',
      errors: [{ code: 'tooLong', field: 'add', message: 'Take one away first.' }],
    });
    const { user } = list(row(1, { tags: ['Tooth'] }), row(2, { tags: ['Tooth', 'Urgent'] }));
    await screen.findByRole('link', { name: 'C-71' });
    await user.click(await button(tags.open));
    const dialog = within(await screen.findByRole('dialog', { name: 'Tags of 2 claims' }));
    await user.type(dialog.getByRole('textbox', { name: tags.add }), 'Ask Dr Huda');
    await user.click(dialog.getByRole('combobox', { name: tags.remove }));
    await user.click(await screen.findByRole('option', { name: 'Tooth' }));
    await user.keyboard('{Escape}');
    await user.click(dialog.getByRole('button', { name: tags.keep }));
    await dialog.findByText('Take one away first.');
    portal.answer(tagClaims, { data: { claimIds: [idOf(1), idOf(2)] } });
    await user.click(dialog.getByRole('button', { name: tags.keep }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(portal.sentTo(tagClaims).at(-1)?.body).toEqual({
      claims: [1, 2].map((at) => ({ claimId: idOf(at), version: at })),
      add: ['Ask Dr Huda'],
      remove: ['Tooth'],
    });
  });

  it('are asked for, and no number of a patient is kept by the browser', async () => {
    const { user } = list(row(1));
    await screen.findByRole('link', { name: 'C-71' });
    await user.type(screen.getByRole('textbox', { name: 'Tag' }), 'Tooth');
    await user.type(screen.getByRole('textbox', { name: 'Emirates ID' }), '784198500000017');
    await waitFor(() =>
      expect(portal.sentTo(searchClaims).at(-1)?.body).toMatchObject({ tag: 'Tooth', emiratesId: '784198500000017' }),
    );
    expect(JSON.stringify(sessionStorage)).not.toContain('784198500000017');
    expect(portal.sentTo(searchClaims).every(({ url }) => !url.search.includes('784'))).toBe(true);
  });
});
