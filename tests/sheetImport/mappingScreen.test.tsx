import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { moduleAccess } from '../../shared/_field/moduleAccess.ts';
import { importKinds } from '../../shared/sheetImport/kindsByName.ts';
import { sheetImportApi } from '../../shared/sheetImport/routes.ts';
import { switchLanguage } from '../../web/base/appearance.ts';
import { catchSendings, sending } from '../support/fakeSending.ts';
import { giveElementsASize } from '../support/layout.ts';
import { arriveAt, heading, renderPortal } from '../support/renderPortal.tsx';
import { aSignedInUser, type FakePortal, fakePortal } from '../support/transport.ts';
import { address, admin, anImport, aReading, importId, kind } from './support/importScreens.tsx';

const { beginImport, readImport, checkImport, getImport, getImports } = sheetImportApi.endpoints;
const expiresAt = '2026-11-22T08:05:00.000Z';

let portal: FakePortal;
beforeEach(() => {
  vi.restoreAllMocks();
  giveElementsASize();
  catchSendings();
  portal = fakePortal()
    .answer(getImports, { data: { items: [anImport()], nextCursor: null, total: null } })
    .answer(getImport, { data: anImport() })
    .answer(readImport, { data: aReading() });
});

const read = () => portal.sentTo(readImport).map(({ body }) => body);
const choose = async (user: ReturnType<typeof renderPortal>['user'], field: string, option: string | RegExp) => {
  await user.click(await screen.findByRole('combobox', { name: new RegExp(`^${field}`) }));
  await user.click(await screen.findByRole('option', { name: option }));
};

describe('rows that are hidden', () => {
  it.each([
    ['en', /Hidden among the first rows: 3\./],
    ['ar', /المخفي من الصفوف الأولى: 3\./],
  ] as const)('are said not to be read, in %s', async (language, text) => {
    await switchLanguage(language);
    portal.answer(readImport, { data: aReading({ hidden: 3 }) });
    renderPortal({ at: address, as: admin });
    expect(await screen.findByText(text)).toBeVisible();
    await switchLanguage('en');
  });

  it('are not spoken of where there are none', async () => {
    renderPortal({ at: address, as: admin });
    await screen.findByText('First findings');
    expect(screen.queryByText(/hidden in your program/)).toBeNull();
  });
});

describe('the list of imports', () => {
  it('lists who brought what, and takes a new file to its own page', async () => {
    portal.answer(beginImport, { data: { importId, url: '/transfer/in/a?signed', expiresAt } });
    const { user } = renderPortal({ at: `/imports?kind=${kind}`, as: admin });
    const row = await screen.findByRole('row', { name: /staff\.xlsx/ });
    expect(within(row).getByRole('link')).toHaveAttribute('href', address);
    expect(row).toHaveTextContent('Aisha Admin');
    expect(row).toHaveTextContent('Not checked yet');
    const file = new File(['a,b'], 'June.csv');
    fireEvent.change(document.querySelector<HTMLInputElement>('input[type=file]')!, { target: { files: [file] } });
    await user.click(await screen.findByRole('button', { name: 'Upload and look at it' }));
    (await sending(1)).end(200);
    await arriveAt(address);
    expect(portal.sentTo(beginImport)[0]?.body).toEqual({ kind, fileName: 'June.csv', bytes: 3, language: 'en' });
  });

  it('asks from which day a list holds, where a kind needs to know it, and takes no day that has passed', async () => {
    portal.answer(beginImport, { data: { importId, url: '/transfer/in/a?signed', expiresAt } });
    const payerAdmin = aSignedInUser({ roles: ['PayerAdmin'], facilityId: null, facilityName: null, payerId: 102 });
    const { user } = renderPortal({ at: '/imports?kind=formulary', as: payerAdmin });
    const send = await screen.findByRole('button', { name: 'Upload and look at it' });
    const year = await screen.findByRole('spinbutton', { name: 'Year' });
    const file = new File(['a,b'], 'list.csv');
    fireEvent.change(document.querySelector<HTMLInputElement>('input[type=file]')!, { target: { files: [file] } });
    await user.click(year);
    await user.keyboard('2001');
    await user.click(send);
    expect(await screen.findByText('Please choose today or a later day.')).toBeVisible();
    expect(portal.sentTo(beginImport)).toEqual([]);
    await user.click(year);
    await user.keyboard('2101');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    const settings = { effectiveOn: expect.stringMatching(/^2101-/) };
    await waitFor(() => expect(portal.sentTo(beginImport)[0]?.body).toMatchObject({ settings }));
  });

  it('offers nothing to people who may bring no sheet', async () => {
    renderPortal({
      at: '/imports',
      as: aSignedInUser({ roles: ['ProviderAdmin'], facilityId: null, facilityName: null }),
    });
    expect(await screen.findByText('There is nothing here for you to import')).toBeVisible();
    expect(portal.sentTo(getImports)).toEqual([]);
  });

  it('is open to all who may bring any kind of sheet', () => {
    const known: readonly string[] = moduleAccess.imports;
    const { [kind]: _test, ...kinds } = importKinds;
    for (const { name, access } of Object.values(kinds)) {
      expect(
        access.filter((role) => !known.includes(role)),
        name,
      ).toEqual([]);
    }
  });
});

describe('how a sheet is read', () => {
  it('shows what was recognised and how, and what is missing', async () => {
    renderPortal({ at: address, as: admin });
    await heading('Import');
    expect(await screen.findByRole('combobox', { name: /^Ful name/ })).toHaveTextContent('Full name');
    expect(screen.getByText(/^Looks like it: please check · .Layla One.$/)).toBeVisible();
    expect(screen.getByRole('combobox', { name: /^Badge/ })).not.toHaveTextContent(/[a-z]/i);
    expect(screen.getByText(/^.DHA-P-1.$/)).toBeVisible();
    expect(screen.getByText(/Still missing: Licence number\./)).toBeVisible();
    expect(screen.getByRole('combobox', { name: /^Row with the column names/ })).toHaveTextContent(
      /^2: .Ful name. · .Badge. · .Status.$/,
    );
    expect(within(screen.getByRole('list', { name: 'Steps of the import' })).getByText(/Columns/)).toHaveAttribute(
      'aria-current',
      'step',
    );
  });

  it('looks at the first rows anew with each choice, and checks by what was chosen', async () => {
    portal.answer(readImport, (_, { body }) => ({
      data: aReading(
        body.columns
          ? {
              heads: aReading().heads.map((head) => ({ ...head, column: body.columns?.[head.at] ?? null })),
              values: body.values ?? {},
              unknownWords: body.values?.status ? [] : [{ column: 'status', word: 'on duty' }],
              findings: [
                {
                  row: 4,
                  texts: { licence: 'DHA-P-4', fullName: 'Name 4', status: '' },
                  problems: [{ column: 'fullName', code: 'name' }],
                },
              ],
            }
          : {},
      ),
    }));
    portal.answer(checkImport, { data: anImport({ state: 'checking' }) });
    const { user } = renderPortal({ at: address, as: admin });
    await choose(user, 'Badge', 'Licence number');
    expect(
      await screen.findByText('Full name: A name has letters, spaces, hyphens and dots only.', { exact: false }),
    ).toBeVisible();
    expect(screen.queryByText(/Still missing/)).not.toBeInTheDocument();
    await choose(user, 'Status: “on duty”', 'Active');
    const plan = { sheet: 0, headRow: 2, columns: ['fullName', 'licence', 'status'] };
    await waitFor(() =>
      expect(read().at(-1)).toEqual({ kind, importId, ...plan, values: { status: { 'on duty': 'active' } } }),
    );
    // A word that was named stays in its place, to be named otherwise.
    expect(screen.getByRole('combobox', { name: /on duty/ })).toHaveTextContent('Active');
    await user.click(screen.getByRole('button', { name: 'Check all rows' }));
    await waitFor(() =>
      expect(portal.sentTo(checkImport)[0]?.body).toEqual({
        ...{ kind, importId },
        plan: { ...plan, values: { status: { 'on duty': 'active' } } },
      }),
    );
  });

  it('reads each column once: a column that is chosen again leaves the head that had it, which is said', async () => {
    const { user } = renderPortal({ at: address, as: admin });
    await choose(user, 'Badge', 'Full name');
    expect(await screen.findByText('Full name is now read from “Badge”, no longer from “Ful name”.')).toBeVisible();
    await waitFor(() => expect(read().at(-1)).toMatchObject({ columns: [null, 'fullName', 'status'] }));
  });

  it('begins anew with another sheet, and finds back from one that cannot be read', async () => {
    portal.answer(readImport, (_, { body }) => ({
      data: body.sheet === 1 ? { ...aReading(), failure: 'empty', sheets: [], heads: [], lines: [] } : aReading(),
    }));
    const { user } = renderPortal({ at: address, as: admin });
    await choose(user, 'Badge', 'Licence number');
    await choose(user, 'Sheet of the workbook', 'Notes (hidden)');
    expect(await screen.findByText('The file has no rows.')).toBeVisible();
    expect(read().at(-1)).toEqual({ kind, importId, sheet: 1, values: {} });
    await user.click(screen.getByRole('button', { name: 'Read it as at first' }));
    expect(await screen.findByRole('combobox', { name: /^Badge/ })).not.toHaveTextContent(/[a-z]/i);
  });

  it('says why a file cannot be read, with the limit of its kind, and leads to another file', async () => {
    portal.answer(getImport, { data: anImport({ state: 'failed', failure: 'tooManyRows' }) });
    renderPortal({ at: address, as: admin });
    expect(
      await screen.findByText('The sheet has more than 200,000 rows. Please split it into several files.'),
    ).toBeVisible();
  });

  it('says when the file never arrived', async () => {
    portal.answer(readImport, { refusal: 'uploadMissing' });
    renderPortal({ at: address, as: admin });
    expect(await screen.findByText(/The file has not arrived, or is no longer kept\./)).toBeVisible();
    expect(screen.getByRole('link', { name: 'New import' })).toHaveAttribute('href', `/imports?kind=${kind}`);
  });

  it('says in Arabic what is missing and wrong', async () => {
    portal.answer(readImport, {
      data: aReading({
        findings: [{ row: 3, texts: { fullName: 'Name 3' }, problems: [{ column: 'fullName', code: 'name' }] }],
      }),
    });
    await switchLanguage('ar');
    try {
      renderPortal({ at: address, as: admin });
      expect(await screen.findByText(/ما زال ينقص: رقم الترخيص/)).toBeVisible();
      expect(screen.getByText(/الاسم الكامل: يتكون الاسم من حروف/)).toBeVisible();
    } finally {
      await switchLanguage('en');
    }
  });
});
