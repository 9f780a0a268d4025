import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { claimSheet } from '../../shared/claim/sheet/claimSheet.ts';
import { sheetImportApi } from '../../shared/sheetImport/routes.ts';
import { switchLanguage } from '../../web/base/appearance.ts';
import { giveElementsASize } from '../support/layout.ts';
import { renderPortal } from '../support/renderPortal.tsx';
import { aSignedInUser, type FakePortal, fakePortal } from '../support/transport.ts';
import {
  aCheckedImport,
  address,
  admin,
  anImport,
  aReading,
  aWrongRow,
  importId,
  kind,
} from './support/importScreens.tsx';

const { endpoints } = sheetImportApi;
const { getImport, getWrongRows, correctRow, checkImport, commitImport, pauseImport, cancelImport, undoImport } =
  endpoints;

let portal: FakePortal;
const rows = (items = [aWrongRow(2), aWrongRow(3)]) =>
  portal.answer(getWrongRows, { data: { items, nextCursor: null, total: null } });
beforeEach(() => {
  vi.restoreAllMocks();
  giveElementsASize();
  portal = fakePortal()
    .answer(getImport, { data: aCheckedImport() })
    .answer(endpoints.readImport, { data: aReading() });
  rows();
});

const open = () => renderPortal({ at: address, as: admin });
const named = (row: number, column: string) => ['textbox', { name: `${column}, row ${row}` }] as const;
const field = (row: number, column = 'Full name') => screen.findByRole(...named(row, column));
const corrected = () => portal.sentTo(correctRow).map(({ body }) => body);
const fact = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent;

describe('the grid of wrong rows', () => {
  beforeEach(() => {
    portal.answer(correctRow, (_, { body }) => {
      const text = body.texts.fullName ?? '';
      const problems = /\d/.test(text) ? [{ column: 'fullName', code: 'name' }] : [];
      const { isCorrected: _none, ...row } = aWrongRow(body.row);
      return { data: { ...row, texts: { ...row.texts, ...body.texts }, problems } };
    });
  });

  it('keeps a cell when it is left, and says at once what is still wrong with it', async () => {
    const { user } = open();
    const cell = await field(2);
    expect(cell).toHaveAttribute('aria-invalid', 'true');
    expect(cell).toHaveAccessibleDescription('A name has letters, spaces, hyphens and dots only.');
    await user.clear(cell);
    await user.type(cell, 'Layla 2');
    await user.tab();
    await waitFor(() => expect(corrected()).toEqual([{ kind, importId, row: 2, texts: { fullName: 'Layla 2' } }]));
    expect(await field(2)).toHaveAttribute('aria-invalid', 'true');
    await user.clear(await field(2));
    await user.type(await field(2), 'Layla Two');
    await user.tab();
    await waitFor(() => expect(screen.getByRole(...named(2, 'Full name'))).toHaveAttribute('aria-invalid', 'false'));
    expect(await screen.findByText('Corrected')).toBeVisible();
    expect(screen.getByText(/You have corrected cells\./)).toBeVisible();
    // Leaving it once more sends nothing.
    await user.click(await field(2));
    await user.tab();
    expect(corrected()).toHaveLength(2);
  });

  it('is worked through by the keys of a spreadsheet', async () => {
    const { user } = open();
    await user.click(await field(2));
    await user.keyboard('{Control>}a{/Control}Layla Two{Enter}');
    expect(await field(3)).toHaveFocus();
    await waitFor(() => expect(corrected()).toHaveLength(1));
    await user.keyboard('x{Escape}');
    expect(await field(3)).toHaveValue('Name 3');
    await user.keyboard('{Shift>}{Enter}{/Shift}');
    expect(await field(2)).toHaveFocus();
    expect(corrected()).toHaveLength(1);
  });

  it('offers the values of a list, with what stands there', async () => {
    rows([
      aWrongRow(2, {
        texts: { licence: 'A-1', fullName: 'Layla', status: 'away' },
        problems: [{ column: 'status', code: 'unknownValue' }],
      }),
    ]);
    const { user } = open();
    const list = await screen.findByRole('combobox', { name: 'Status, row 2' });
    expect(
      within(list)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['away', '–', 'Active', 'Left']);
    await user.selectOptions(list, 'Left');
    await waitFor(() => expect(corrected()).toEqual([{ kind, importId, row: 2, texts: { status: 'Left' } }]));
  });

  it('loses nothing that was typed when it cannot be kept, and keeps it with the next try', async () => {
    let isBroken = true;
    portal.answer(correctRow, (_, { body }) => {
      const { isCorrected: _none, ...row } = aWrongRow(body.row, { problems: [] });
      return isBroken
        ? { response: new Response('', { status: 502 }) }
        : { data: { ...row, texts: { ...row.texts, ...body.texts } } };
    });
    const first = open();
    await first.user.clear(await field(2));
    await first.user.type(await field(2), 'Layla Two');
    await first.user.tab();
    expect(await screen.findByText('Not kept yet. Leave the cell once more to try again.')).toBeVisible();
    await first.user.click(await field(2));
    await first.user.tab();
    await waitFor(() => expect(corrected()).toHaveLength(2));
    // The page is left for another screen of the portal, and the import found again.
    first.unmount();
    const { user } = open();
    expect(await field(2)).toHaveValue('Layla Two');
    isBroken = false;
    await user.click(await field(2));
    await user.tab();
    expect(await screen.findByText('Corrected')).toBeVisible();
    expect(corrected().at(-1)).toEqual({ kind, importId, row: 2, texts: { fullName: 'Layla Two' } });
  });

  it('says plainly that somebody else was faster, and shows what they made of it', async () => {
    const { user } = open();
    await user.type(await field(2), 'x');
    portal.answer(correctRow, { refusal: 'changedMeanwhile' });
    portal.answer(getImport, {
      data: aCheckedImport({ state: 'done', written: { added: 5, changed: 0, same: 0, wrong: 0 } }),
    });
    await user.tab();
    await waitFor(() => expect(screen.getByText(/Somebody else has worked on this import meanwhile/)).toBeVisible());
    expect(await screen.findByText('Result', { selector: 'h2' })).toBeVisible();
    expect(fact('Added')).toBe('5');
  });

  it('shows twenty of many rows, and fetches more when they are turned to', async () => {
    const many = (from: number) => Array.from({ length: 100 }, (_, at) => aWrongRow(from + at));
    portal.answer(getWrongRows, (_, { query }) => ({
      data: query.cursor
        ? { items: many(102), nextCursor: null, total: null }
        : { items: many(2), nextCursor: 'next', total: null },
    }));
    const { user } = open();
    await field(2);
    expect(screen.getAllByRole('row')).toHaveLength(21);
    await user.click(screen.getByRole('button', { name: 'Last page' }));
    expect(await field(101)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    expect(await field(102)).toBeVisible();
    expect(screen.getAllByRole('row')).toHaveLength(21);
  });
});

describe('a sheet whose rows make records together', () => {
  it('says that records are counted, and no rows', async () => {
    const { words } = claimSheet;
    const claims = aCheckedImport({ kind: claimSheet.name, checked: { new: 7, wrong: 3 } });
    portal.answer(getImport, { data: claims });
    const biller = aSignedInUser({ roles: ['EauthClaim'] });
    renderPortal({ at: `/imports/${claimSheet.name}/${importId}`, as: biller });
    expect(await screen.findByText(words?.counted?.en ?? '')).toBeVisible();
    expect(screen.queryByText('Rows', { selector: 'dt' })).toBeNull();
    expect(screen.getByRole('button', { name: words?.commit?.en })).toBeVisible();
  });
});

describe('the decision', () => {
  it('comes after the counts: nothing has been changed by then', async () => {
    portal.answer(commitImport, { data: aCheckedImport({ state: 'committing' }) });
    const { user } = open();
    expect(await screen.findByText('Nothing has been changed yet.')).toBeVisible();
    const counts = ['Rows', 'New', 'Changed', 'Unchanged', 'Wrong', 'Twice in the file', 'Fits several records'];
    expect(counts.map(fact)).toEqual(['1,200', '1,100', '60', '38', '2', '1', '0']);
    await user.click(screen.getByRole('radio', { name: 'All rows or nothing' }));
    await user.click(screen.getByRole('button', { name: 'Write to the portal' }));
    await waitFor(() => expect(portal.sentTo(commitImport)[0]?.body).toEqual({ kind, importId, mode: 'all' }));
  });

  it('is refused in words', async () => {
    portal.answer(commitImport, { refusal: 'importHasWrong' });
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Write to the portal' }));
    expect(await screen.findByText(/Some rows are wrong/)).toBeVisible();
  });

  it('tells a file that was imported before, and leads there', async () => {
    portal.answer(getImport, { data: aCheckedImport({ sameAs: importId }) });
    open();
    expect(await screen.findByText('This very file was imported before.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'See that import' })).toHaveAttribute('href', address);
  });

  it.each([
    ['en', 'Hidden rows, not read'],
    ['ar', 'صفوف مخفية لم تُقرأ'],
  ] as const)('counts the rows that are hidden, where there are any, in %s', async (language, label) => {
    await switchLanguage(language);
    portal.answer(getImport, { data: aCheckedImport({ checked: { new: 1, hidden: 4 } }) });
    open();
    expect((await screen.findByText(label)).parentElement).toHaveTextContent('4');
    await switchLanguage('en');
  });

  it('can be put off: the sheet is checked again with its corrections, or read otherwise', async () => {
    rows([aWrongRow(2, { problems: [], isCorrected: true })]);
    portal.answer(checkImport, () => {
      portal.answer(getImport, { data: aCheckedImport({ checked: { new: 1, wrong: 0 } }) });
      return { data: aCheckedImport({ state: 'checking' }) };
    });
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Check again' }));
    await waitFor(() => expect(portal.sentTo(checkImport)[0]?.body).toEqual({ kind, importId }));
    await waitFor(() => expect(screen.queryByText('Rows to correct')).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: 'Change how it is read' }));
    expect(await screen.findByRole('combobox', { name: /^Badge/ })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Keep the check as it is' }));
    expect(await screen.findByText('What the check found')).toBeVisible();
  });
});

describe('the work and its end', () => {
  it('is paused, goes on, and is cancelled', async () => {
    const working = aCheckedImport({
      state: 'committing',
      done: 300,
      mode: 'good',
      written: { added: 300, changed: 0, same: 0, wrong: 0 },
    });
    const answerTo = (endpoint: typeof pauseImport | typeof cancelImport, next: typeof working) =>
      portal.answer(endpoint, () => {
        portal.answer(getImport, { data: next });
        return { data: next };
      });
    portal.answer(getImport, { data: working });
    answerTo(pauseImport, { ...working, state: 'paused' });
    const { user } = open();
    expect(await screen.findByRole('progressbar', { name: 'Progress' })).toHaveAttribute('aria-valuenow', '25');
    await user.click(screen.getByRole('button', { name: 'Pause' }));
    expect(await screen.findByText(/It goes on where it stands/)).toBeVisible();
    portal.answer(commitImport, () => {
      portal.answer(getImport, { data: working });
      return { data: working };
    });
    await user.click(screen.getByRole('button', { name: 'Go on' }));
    await screen.findByRole('button', { name: 'Pause' });
    expect(portal.sentTo(commitImport)[0]?.body).toEqual({ kind, importId, mode: 'good' });
    answerTo(cancelImport, { ...working, state: 'cancelled', finishedAt: new Date().toISOString() });
    await user.click(screen.getByRole('button', { name: 'Cancel the import' }));
    expect(await screen.findByText(/What was written until then stays/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Undo the import' })).toBeVisible();
  });

  it('is undone after a question, and says what was kept and why', async () => {
    const finishedAt = new Date().toISOString();
    const done = aCheckedImport({ state: 'done', finishedAt, written: { added: 3, changed: 0, same: 0, wrong: 0 } });
    portal.answer(getImport, { data: done });
    portal.answer(undoImport, () => {
      portal.answer(getImport, { data: { ...done, state: 'undone' as const, undone: { reverted: 2, kept: 1 } } });
      rows([aWrongRow(4, { texts: { licence: 'DHA-P-4' }, problems: [{ column: null, code: 'keptChanged' }] })]);
      return { data: { ...done, state: 'undoing' as const } };
    });
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Undo the import' }));
    const dialog = await screen.findByRole('dialog', { name: 'Undo this import?' });
    await user.click(within(dialog).getByRole('button', { name: 'Undo the import' }));
    expect(await screen.findByText('Rows that were kept, and why')).toBeVisible();
    expect(await screen.findByText('Kept: this record was changed after the import.')).toBeVisible();
    expect([fact('Taken back'), fact('Kept')]).toEqual(['2', '1']);
    expect(screen.getByText('DHA-P-4')).toBeVisible();
  });

  it('offers no undo when a week has passed', async () => {
    const finishedAt = new Date(Date.now() - 8 * 86_400_000).toISOString();
    portal.answer(getImport, { data: aCheckedImport({ state: 'done', finishedAt, written: { added: 3 } }) });
    open();
    expect(await screen.findByText('Result', { selector: 'h2' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Undo the import' })).not.toBeInTheDocument();
  });

  it.each([
    ['formulary', {}, `/admin/formulary/${importId}`],
    ['priceList', { facilityLicense: 'DHA-F-9000001' }, `/admin/pricelists/DHA-F-9000001/${importId}`],
  ])(
    'leads from a %s that was taken in to its version, and from one that was taken back to none',
    async (list, settings, to) => {
      const finishedAt = new Date().toISOString();
      const written = { added: 3, changed: 0, same: 0, wrong: 0 };
      const done = aCheckedImport({ kind: list, state: 'done', settings, finishedAt, written });
      const shown = () =>
        renderPortal({
          at: `/imports/${list}/${importId}`,
          as: aSignedInUser({ roles: ['PayerAdmin'], payerId: 518 }),
        });
      portal.answer(getImport, { data: done });
      const { unmount } = shown();
      expect(await screen.findByRole('link', { name: 'Open the version' })).toHaveAttribute('href', to);
      unmount();
      portal.answer(getImport, { data: { ...done, state: 'undone', undone: { reverted: 3, kept: 0 } } });
      shown();
      expect(await screen.findByText('Result', { selector: 'h2' })).toBeVisible();
      expect(screen.queryByRole('link', { name: 'Open the version' })).not.toBeInTheDocument();
    },
  );

  it('shows nothing of an import that is not there', async () => {
    portal.answer(getImport, { refusal: 'notFound' });
    open();
    expect(await screen.findByText('There is no such import among yours')).toBeVisible();
  });

  it('follows the work until it ends', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    try {
      portal.answer(getImport, { data: anImport({ state: 'checking', done: 200 }) });
      open();
      expect(await screen.findByText('Checking the rows')).toBeVisible();
      portal.answer(getImport, { data: aCheckedImport() });
      await vi.advanceTimersByTimeAsync(1500);
      expect(await screen.findByText('What the check found')).toBeVisible();
    } finally {
      vi.useRealTimers();
    }
  });
});
