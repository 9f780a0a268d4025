import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { alerts } from '../../../web/base/alerts.ts';
import { loadTexts } from '../../../web/base/i18n.ts';
import type { DataColumn } from '../../../web/ui/table/columns.ts';
import { DataTable } from '../../../web/ui/table/DataTable.tsx';
import type { LoadPage } from '../../../web/ui/table/pageStore.ts';
import { usePages } from '../../../web/ui/table/usePages.ts';
import { giveElementsASize } from '../../support/layout.ts';
import { catchFiles } from '../../support/savedFiles.ts';

interface Person {
  id: string;
  name: string;
  age: number | null;
}

const columns: DataColumn<Person>[] = [
  { id: 'name', header: 'Name', value: (row) => row.name, width: 200 },
  { id: 'age', header: 'Age', value: (row) => row.age, width: 100, isNumber: true },
];
/** Numbers in the names fall while the ages rise, so that every order differs. */
const people = (count: number): Person[] =>
  Array.from({ length: count }, (_, index) => ({ id: `p${index}`, name: `Person ${count - index}`, age: index }));

function serverOf(rows: Person[], pageSize = 100) {
  const cursors: (string | undefined)[] = [];
  const load: LoadPage<Person> = async (cursor) => {
    cursors.push(cursor);
    const from = Number(cursor ?? 0);
    const next = from + pageSize;
    return { items: rows.slice(from, next), nextCursor: next < rows.length ? String(next) : null, total: null };
  };
  return { load, cursors };
}

/** The same with filters in their heads. */
const filtered: DataColumn<Person>[] = [
  { ...columns[0]!, filter: 'text' },
  { ...columns[1]!, filter: ['6', '7'] },
];

function Table({ load, shown = columns }: { load: LoadPage<Person>; shown?: DataColumn<Person>[] }) {
  const pages = usePages(load);
  return (
    <DataTable
      name="people"
      label="People"
      columns={shown}
      pages={pages}
      rowId={(row) => row.id}
      linkOf={(row) => `/people/${row.id}`}
      nextStep="Add a person."
    />
  );
}

async function openTable(load: LoadPage<Person>, shown = columns) {
  const user = userEvent.setup();
  const view = render(<Table load={load} shown={shown} />, { wrapper: MemoryRouter });
  await waitFor(() => expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'false'));
  return { user, ...view };
}

const names = () => screen.queryAllByRole('link').map((link) => link.textContent);
const report = () => within(screen.getByRole('navigation')).getByRole('status').textContent;
const pageButtons = () =>
  within(screen.getByRole('navigation'))
    .getAllByRole('button', { name: /^Page \d+$/ })
    .map((button) => button.textContent);
const press = (user: ReturnType<typeof userEvent.setup>, name: string | RegExp) =>
  user.click(screen.getByRole('button', { name }));

async function choose(user: ReturnType<typeof userEvent.setup>, format: string) {
  await press(user, 'Export');
  await user.click(screen.getByRole('menuitem', { name: format }));
}

beforeAll(() => loadTexts(['ui']));
beforeEach(() => {
  vi.restoreAllMocks();
  giveElementsASize();
});

describe('pages', () => {
  it('REQ-UI-07 has the paginator below the rows, five page links and the report', async () => {
    const { user } = await openTable(serverOf(people(250), 250).load);
    const paginator = screen.getByRole('navigation', { name: 'Pages: People' });
    expect(screen.getByRole('table').compareDocumentPosition(paginator)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(pageButtons()).toEqual(['1', '2', '3', '4', '5']);
    expect(report()).toBe('1 of 13');
    await press(user, 'Page 5');
    expect(pageButtons()).toEqual(['3', '4', '5', '6', '7']);
    expect(report()).toBe('5 of 13');
    await press(user, 'Last page');
    expect(pageButtons()).toEqual(['9', '10', '11', '12', '13']);
    expect(screen.getByRole('button', { name: 'Next page' })).toBeDisabled();
  });

  it('shows twenty rows and fetches the next hundred only when they are reached', async () => {
    const { load, cursors } = serverOf(people(150));
    const { user } = await openTable(load);
    expect(names()).toHaveLength(20);
    expect(report()).toBe('1 of 5+');
    await press(user, 'Page 5');
    expect(cursors).toEqual([undefined]);
    await press(user, 'Next page');
    await waitFor(() => expect(report()).toBe('6 of 8'));
    expect(cursors).toEqual([undefined, '100']);
    expect(names()[0]).toBe('Person 50');
  });

  it('says what to do when nothing was found', async () => {
    await openTable(serverOf([]).load);
    expect(screen.getByText('No results found')).toBeInTheDocument();
    expect(screen.getByText('Add a person.')).toBeInTheDocument();
  });

  it('offers to try again when a page could not be fetched', async () => {
    const { load } = serverOf(people(3));
    const failing = vi.fn(load).mockRejectedValueOnce(new Error('down'));
    const { user } = await openTable(failing);
    expect(screen.getByText('The list could not be loaded.')).toBeInTheDocument();
    await press(user, 'Try again');
    await waitFor(() => expect(names()).toHaveLength(3));
    expect(screen.queryByText('The list could not be loaded.')).not.toBeInTheDocument();
  });
});

describe('rows', () => {
  it('REQ-UI-09 renders only what is in sight of a page, in rows of 28 pixels', async () => {
    giveElementsASize(56);
    await openTable(serverOf(people(20)).load);
    const rows = within(screen.getByRole('table')).getAllByRole('row').slice(1);
    // Two rows fit, eight more are kept ready.
    expect(rows).toHaveLength(10);
    const rest = document.querySelector<HTMLElement>('tbody[aria-hidden] td');
    expect(rest).toHaveStyle({ height: `${10 * 28}px` });
    expect(rows[0]).toHaveAttribute('aria-rowindex', '2');
  });

  it('leads to the record by its first cell', async () => {
    await openTable(serverOf(people(1)).load);
    expect(screen.getByRole('link', { name: 'Person 1' })).toHaveAttribute('href', '/people/p0');
  });
});

describe('sorting', () => {
  it('REQ-UI-10 sorts ascending first, by one column at a time', async () => {
    const { user } = await openTable(serverOf(people(12)).load);
    const [name, age] = screen.getAllByRole('columnheader');
    await press(user, 'Name');
    expect(name).toHaveAttribute('aria-sort', 'ascending');
    expect(names().slice(0, 3)).toEqual(['Person 1', 'Person 2', 'Person 3']);
    await press(user, 'Name');
    expect(name).toHaveAttribute('aria-sort', 'descending');
    await user.keyboard('{Shift>}');
    await press(user, 'Age');
    await user.keyboard('{/Shift}');
    expect(age).toHaveAttribute('aria-sort', 'ascending');
    expect(name).toHaveAttribute('aria-sort', 'none');
    expect(names()[0]).toBe('Person 12');
  });

  it('fetches the whole list first, so that the order is true', async () => {
    const { load, cursors } = serverOf(people(150));
    const { user } = await openTable(load);
    await press(user, 'Name');
    await waitFor(() => expect(names()[0]).toBe('Person 1'));
    expect(cursors).toHaveLength(2);
  });
});

describe('columns', () => {
  it('REQ-UI-13 become no narrower than 15 pixels', async () => {
    await openTable(serverOf(people(1)).load);
    const edge = screen.getByRole('separator', { name: 'Width of the column Name' });
    for (let step = 0; step < 20; step += 1) fireEvent.keyDown(edge, { key: 'ArrowLeft' });
    expect(edge).toHaveAttribute('aria-valuenow', '15');
    fireEvent.keyDown(edge, { key: 'ArrowRight' });
    expect(document.querySelector('col')).toHaveStyle({ width: '31px' });
    fireEvent.mouseDown(edge, { clientX: 300 });
    fireEvent.mouseMove(document, { clientX: 0 });
    fireEvent.mouseUp(document, { clientX: 0 });
    expect(document.querySelector('col')).toHaveStyle({ width: '15px' });
  });

  it('can be hidden and shown, all but the last', async () => {
    const { user } = await openTable(serverOf(people(1)).load);
    await press(user, 'Columns');
    await user.click(screen.getByRole('menuitemcheckbox', { name: 'Age' }));
    expect(screen.getByRole('menuitemcheckbox', { name: 'Age' })).toHaveAttribute('aria-checked', 'false');
    expect(screen.getByRole('menuitemcheckbox', { name: 'Name' })).toHaveAttribute('aria-disabled', 'true');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.getAllByRole('columnheader')).toHaveLength(1));
  });
});

describe('state', () => {
  it('REQ-UI-12 keeps order, hidden columns, widths and page in session storage', async () => {
    const { load } = serverOf(people(250));
    const first = await openTable(load);
    fireEvent.keyDown(screen.getByRole('separator', { name: 'Width of the column Name' }), { key: 'ArrowRight' });
    await press(first.user, 'Age');
    await waitFor(() => expect(report()).toBe('1 of 13'));
    await press(first.user, 'Page 3');
    first.unmount();
    expect(sessionStorage.getItem('table:people')).not.toBeNull();
    await openTable(load);
    await waitFor(() => expect(report()).toBe('3 of 13'));
    expect(screen.getByRole('columnheader', { name: /Age/ })).toHaveAttribute('aria-sort', 'ascending');
    expect(document.querySelector('col')).toHaveStyle({ width: '216px' });
  });

  it('begins another search at its first page', async () => {
    const view = await openTable(serverOf(people(60)).load);
    await press(view.user, 'Page 3');
    view.rerender(<Table load={serverOf(people(50)).load} />);
    await waitFor(() => expect(report()).toBe('1 of 3'));
  });
});

describe('filters of columns', () => {
  const filter = () => screen.getByRole('textbox', { name: 'Filter of the column Name' });

  it('REQ-UI-08 filter 300 ms after the typing has paused, over the whole list', async () => {
    const { load, cursors } = serverOf(people(150));
    await openTable(load, filtered);
    vi.useFakeTimers();
    fireEvent.change(filter(), { target: { value: 'SON 14' } });
    await act(() => vi.advanceTimersByTimeAsync(299));
    expect(names()).toHaveLength(20);
    await act(() => vi.advanceTimersByTimeAsync(1));
    vi.useRealTimers();
    await waitFor(() => expect(cursors).toHaveLength(2));
    await waitFor(() => expect(names()).toEqual(['Person 149', ...names().slice(1, -1), 'Person 14']));
    expect(names()).toHaveLength(11);
    expect(report()).toBe('1 of 1');
  });

  it('offer choices where the column has them, and say when nothing is left', async () => {
    const { user } = await openTable(serverOf(people(12)).load, filtered);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Filter of the column Age' }), '7');
    await waitFor(() => expect(names()).toEqual(['Person 5']));
    await user.type(filter(), 'nobody');
    expect(await screen.findByText('No results found')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Export' })).toBeDisabled();
  });

  it('REQ-UI-12 are kept in session storage', async () => {
    const { load } = serverOf(people(12));
    const first = await openTable(load, filtered);
    await first.user.type(filter(), '7');
    await waitFor(() => expect(names()).toEqual(['Person 7']));
    first.unmount();
    await openTable(load, filtered);
    expect(filter()).toHaveValue('7');
    expect(names()).toEqual(['Person 7']);
  });
});

describe('export', () => {
  it('REQ-UI-11 saves the whole result as download.csv, separated by commas', async () => {
    const saved = catchFiles();
    const { load, cursors } = serverOf(people(150));
    const { user } = await openTable(load);
    await choose(user, 'CSV');
    await waitFor(() => expect(saved[0]?.name).toBe('download.csv'));
    const lines = (await saved[0]!.content.text()).trim().split('\r\n');
    expect(lines).toHaveLength(151);
    expect(lines[0]).toBe('Name,Age');
    expect(lines[150]).toBe('Person 1,149');
    expect(cursors).toEqual([undefined, '100']);
    // The table itself has not grown.
    expect(report()).toBe('1 of 5+');
  });

  it('has the rows as they are filtered and sorted, hidden columns included', async () => {
    const saved = catchFiles();
    const { user } = await openTable(serverOf(people(30)).load, filtered);
    await user.type(screen.getByRole('textbox', { name: 'Filter of the column Name' }), '1');
    await press(user, 'Name');
    await press(user, 'Columns');
    await user.click(screen.getByRole('menuitemcheckbox', { name: 'Age' }));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(names()).toHaveLength(12));
    await choose(user, 'CSV');
    await waitFor(() => expect(saved).toHaveLength(1));
    const lines = (await saved[0]!.content.text()).trim().split('\r\n');
    expect(lines.slice(1).map((line) => line.split(',')[0])).toEqual([
      ...['Person 1', 'Person 10', 'Person 11', 'Person 12', 'Person 13', 'Person 14', 'Person 15', 'Person 16'],
      ...['Person 17', 'Person 18', 'Person 19', 'Person 21'],
    ]);
    expect(lines[1]).toBe('Person 1,29');
  });

  it('saves a workbook as download.xlsx', async () => {
    const saved = catchFiles();
    const { user } = await openTable(serverOf(people(3)).load);
    await choose(user, 'Excel (xlsx)');
    await waitFor(() => expect(saved[0]?.name).toBe('download.xlsx'));
  });

  it('tells how far it has come and stops when asked to', async () => {
    const saved = catchFiles();
    const { load } = serverOf(people(150));
    let isAsked = false;
    const { user } = await openTable((cursor, signal) => {
      if (!cursor) return load(cursor, signal);
      isAsked = true;
      return new Promise((_, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason));
      });
    });
    await choose(user, 'CSV');
    expect(await screen.findByText('100 rows fetched…')).toBeInTheDocument();
    expect(isAsked).toBe(true);
    await press(user, 'Stop the export');
    expect(await screen.findByRole('button', { name: 'Export' })).toBeEnabled();
    expect(saved).toEqual([]);
    expect(alerts.current()).toEqual([]);
  });

  it('says when it did not work, and saves nothing', async () => {
    const saved = catchFiles();
    const { load } = serverOf(people(150));
    const { user } = await openTable((cursor, signal) =>
      cursor ? Promise.reject(new Error('down')) : load(cursor, signal),
    );
    await choose(user, 'CSV');
    await waitFor(() => expect(alerts.current()).toMatchObject([{ severity: 'error' }]));
    expect(saved).toEqual([]);
  });
});

it('hides a column at first that is for those who ask for it, and exports it all the same', async () => {
  const saved = catchFiles();
  const { user } = await openTable(serverOf(people(3)).load, [columns[0]!, { ...columns[1]!, isHidden: true }]);
  expect(screen.queryByRole('columnheader', { name: /Age/ })).not.toBeInTheDocument();
  await choose(user, 'CSV');
  await expect.poll(() => saved[0]?.content.text()).toContain('Name,Age');
  await press(user, 'Columns');
  await user.click(screen.getByRole('menuitemcheckbox', { name: 'Age' }));
  await user.keyboard('{Escape}');
  expect(await screen.findByRole('columnheader', { name: /Age/ })).toBeInTheDocument();
});

it('shows where rows will stand during the first load', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { load } = serverOf(people(1));
  render(<Table load={async (...sent) => promise.then(() => load(...sent))} />, { wrapper: MemoryRouter });
  expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true');
  expect(document.querySelectorAll('.MuiSkeleton-root').length).toBeGreaterThan(0);
  expect(screen.queryByText('No results found')).not.toBeInTheDocument();
  await act(async () => resolve());
  await waitFor(() => expect(names()).toEqual(['Person 1']));
});
