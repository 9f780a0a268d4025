import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loadTexts } from '../../../web/base/i18n.ts';
import { FreshRowsButton } from '../../../web/parts/list/FreshRows.tsx';
import type { DataColumn } from '../../../web/ui/table/columns.ts';
import { DataTable } from '../../../web/ui/table/DataTable.tsx';
import { freshMarks } from '../../../web/ui/table/freshMarks.ts';
import type { LoadPage } from '../../../web/ui/table/pageStore.ts';
import { useFreshRows } from '../../../web/ui/table/useFreshRows.ts';
import { usePages } from '../../../web/ui/table/usePages.ts';
import { useStaleRows } from '../../../web/ui/table/useStaleRows.ts';
import { giveElementsASize } from '../../support/layout.ts';

interface Request {
  id: string;
  state: string;
}

const columns: DataColumn<Request>[] = [
  { id: 'name', header: 'Request', value: ({ id }) => id, width: 200 },
  { id: 'state', header: 'State', value: ({ state }) => state, width: 100 },
];
const rowId = ({ id }: Request): string => id;
const sent = (...ids: string[]): Request[] => ids.map((id) => ({ id, state: 'sent' }));

/** What the server has now; pages of two rows. */
let rows: Request[] = [];
const load: LoadPage<Request> = async (cursor) => {
  const from = Number(cursor ?? 0);
  return {
    items: rows.slice(from, from + 2),
    nextCursor: from + 2 < rows.length ? String(from + 2) : null,
    total: null,
  };
};

interface ListProps {
  mark: string;
}
const table = (pages: ReturnType<typeof usePages<Request>>, marks: ReturnType<typeof freshMarks>) => (
  <DataTable
    {...{ name: 'requests', label: 'Requests', columns, pages, rowId, marks, nextStep: 'None.' }}
    linkOf={rowId}
  />
);

/** A list that waits until it is asked. */
function StaleList({ mark }: ListProps) {
  const pages = usePages(load);
  const fresh = useStaleRows({ mark, pages, rowId });
  return (
    <>
      <FreshRowsButton fresh={fresh} />
      {table(pages, fresh.marks)}
    </>
  );
}

/** A list that shows what is new by itself. */
function FreshList({ mark }: ListProps) {
  const pages = usePages(load);
  const fresh = useFreshRows({ mark, pages, rowId });
  return <div {...fresh.place}>{table(pages, fresh.marks)}</div>;
}

const marked = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => [
      within(row).getByRole('link').textContent,
      within(row).queryByRole('img')?.getAttribute('aria-label') ?? null,
    ]);
const shownAre = (expected: unknown) => waitFor(() => expect(marked()).toEqual(expected));

beforeAll(() => loadTexts(['ui']));
beforeEach(() => {
  giveElementsASize();
  sessionStorage.clear();
});

describe('marks of what is new', () => {
  const earlier = (hasMore: boolean, ...known: Request[]) => ({ rows: known, hasMore });
  const marksOf = (now: Request[], before: ReturnType<typeof earlier> | null) =>
    [...freshMarks({ rows: now, earlier: before }, rowId)].map(([id, mark]) => `${id} ${mark}`);

  it('tell what has arrived from what has changed, and nothing of a first look', () => {
    const now = [...sent('a', 'b'), { id: 'c', state: 'approved' }];
    expect(marksOf(now, null)).toEqual([]);
    expect(marksOf(now, earlier(false, ...sent('b', 'c')))).toEqual(['a new', 'c changed']);
    expect(marksOf(now, earlier(false))).toEqual(['a new', 'b new', 'c new']);
  });

  it('do not call new what was only not read yet', () => {
    // One has left the list, so that another moves up into what is shown.
    expect(marksOf(sent('b', 'c'), earlier(true, ...sent('a', 'b')))).toEqual([]);
    expect(marksOf(sent('x', 'b', 'c'), earlier(true, ...sent('a', 'b')))).toEqual(['x new']);
    expect(marksOf(sent('x'), earlier(true))).toEqual([]);
  });
});

describe('a list that has changed on the server', () => {
  it('says so, stays as it is, and marks the rows by words when the user takes the notice up', async () => {
    rows = sent('a', 'b');
    const user = userEvent.setup();
    const { rerender } = render(<StaleList mark="1" />, { wrapper: MemoryRouter });
    await shownAre([
      ['a', null],
      ['b', null],
    ]);
    const show = screen.getByRole<HTMLButtonElement>('button', { name: 'Show what is new' });
    expect(show).toBeDisabled();
    rows = [...sent('new'), ...sent('a'), { id: 'b', state: 'denied' }];
    rerender(<StaleList mark="2" />);
    expect(screen.getAllByText('The list has changed.')).toHaveLength(1);
    expect(marked()).toEqual([
      ['a', null],
      ['b', null],
    ]);
    await user.click(show);
    await shownAre([
      ['new', 'New'],
      ['a', null],
      ['b', 'Changed'],
    ]);
    expect(show).toBeDisabled();
    // The next notice is about what came since.
    rows = [...sent('newer'), ...rows];
    rerender(<StaleList mark="3" />);
    await user.click(show);
    await shownAre([
      ['newer', 'New'],
      ['new', null],
      ['a', null],
      ['b', null],
    ]);
  });

  it('keeps the room of the mark, so that no word moves when a row gets one', async () => {
    rows = sent('a');
    const user = userEvent.setup();
    const { rerender } = render(<StaleList mark="1" />, { wrapper: MemoryRouter });
    await shownAre([['a', null]]);
    const placeOf = () => screen.getByRole('link', { name: 'a' }).closest('td')?.className;
    const before = placeOf();
    expect(before).toBe('markable');
    expect(screen.getByRole('columnheader', { name: /^Request/ })).toHaveClass('markable');
    rows = [{ id: 'a', state: 'denied' }];
    rerender(<StaleList mark="2" />);
    await user.click(screen.getByRole('button', { name: 'Show what is new' }));
    await shownAre([['a', 'Changed']]);
    expect(placeOf()).toBe(before);
  });

  it('shows it by itself where nobody is, and keeps each mark until the user has been there', async () => {
    rows = sent('a');
    const user = userEvent.setup();
    const { rerender } = render(<FreshList mark="1" />, { wrapper: MemoryRouter });
    await shownAre([['a', null]]);
    rows = sent('b', 'a');
    rerender(<FreshList mark="2" />);
    await shownAre([
      ['b', 'New'],
      ['a', null],
    ]);
    rows = sent('c', 'b', 'a');
    rerender(<FreshList mark="3" />);
    await shownAre([
      ['c', 'New'],
      ['b', 'New'],
      ['a', null],
    ]);
    await user.hover(screen.getByRole('table'));
    rows = sent('d', 'c', 'b', 'a');
    rerender(<FreshList mark="4" />);
    await act(() => Promise.resolve());
    expect(marked()).toHaveLength(3);
    await user.hover(document.body);
    await shownAre([
      ['d', 'New'],
      ['c', null],
      ['b', null],
      ['a', null],
    ]);
  });
});
