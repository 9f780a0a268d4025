import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { Money } from '../ui/Money.tsx';
import type { DataColumn } from '../ui/table/columns.ts';
import { columnsBy } from '../ui/table/columnsBy.tsx';
import { DataTable } from '../ui/table/DataTable.tsx';
import type { LoadPage } from '../ui/table/pageStore.ts';
import { usePages } from '../ui/table/usePages.ts';
import { useGalleryTexts } from './galleryTexts.ts';

interface Person {
  id: string;
  name: string;
  kind: string;
  visits: number;
  day: string;
  fils: number;
}

const rowCount = 250;
const pageSize = 100;

/** Rows by number, the same on every visit. */
function usePeople(): readonly Person[] {
  const texts = useGalleryTexts();
  return useMemo(
    () =>
      Array.from({ length: rowCount }, (_, index) => ({
        id: String(index),
        name: index % 7 === 3 ? `${texts.longText} ${index}` : `${texts.person} ${index}`,
        kind: texts.kinds[index % texts.kinds.length] ?? '',
        visits: (index * 37) % 100,
        day: `2026-11-${String((index % 28) + 1).padStart(2, '0')}`,
        fils: index * 12_345,
      })),
    [texts],
  );
}

function useColumns(): DataColumn<Person>[] {
  const texts = useGalleryTexts();
  return useMemo(() => {
    const column = columnsBy<Person, 'name' | 'kind' | 'visits' | 'day' | 'amount'>((name) => texts[name]);
    return [
      column.name('name', { width: 260, filter: 'text' }),
      column.text('kind', { width: 160, filter: texts.kinds }),
      column.number('visits', { width: 110, filter: 'text' }),
      column.date('day', { isSecondary: true, filter: 'text' }),
      column.number('amount', {
        value: ({ fils }) => fils / 100,
        cell: ({ fils }) => <Money fils={fils} />,
        width: 140,
        isSecondary: true,
      }),
    ];
  }, [texts]);
}

function StateTable({ state, load }: { state: string; load: LoadPage<Person> }) {
  const texts = useGalleryTexts();
  const label = `${texts.people}: ${state}`;
  const name = `gallery${state === texts.filled ? '' : 'State'}`;
  return (
    <div>
      <Typography variant="h3" sx={{ my: 1.5 }}>
        {label}
      </Typography>
      <DataTable
        name={name}
        label={label}
        columns={useColumns()}
        pages={usePages(load)}
        rowId={({ id }) => id}
        nextStep={texts.nextStep}
      />
    </div>
  );
}

const noPage: LoadPage<Person> = async () => ({ items: [], nextCursor: null, total: 0 });
const failingPage: LoadPage<Person> = () => Promise.reject(new Error('Shown on purpose'));
const endlessPage: LoadPage<Person> = () => new Promise(() => undefined);

/** The table with rows of every length, without any, without an answer and after a failure. */
export function TableGallery() {
  const texts = useGalleryTexts();
  const people = usePeople();
  const load: LoadPage<Person> = useMemo(
    () => async (cursor) => {
      const next = Number(cursor ?? 0) + pageSize;
      const items = people.slice(next - pageSize, next);
      return { items, nextCursor: next < people.length ? String(next) : null, total: null };
    },
    [people],
  );
  return (
    <>
      <StateTable state={texts.filled} load={load} />
      <StateTable state={texts.empty} load={noPage} />
      <StateTable state={texts.error} load={failingPage} />
      <StateTable state={texts.loading} load={endlessPage} />
    </>
  );
}
