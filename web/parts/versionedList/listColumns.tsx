import Typography from '@mui/material/Typography';
import type { TFunction } from 'i18next';
import type { ShownDifference } from '../../../shared/_parts/versionedList/listRoutes.ts';
import type { ListVersion } from '../../../shared/_parts/versionedList/versionModel.ts';
import type { WordOf } from '../../base/texts.ts';
import type { DataColumn } from '../../ui/table/columns.ts';
import { columnsBy } from '../../ui/table/columnsBy.tsx';
import { ColumnValue } from './ColumnValue.tsx';
import { columnTitle, type ShownList } from './shownList.ts';
import { VersionChip } from './VersionChip.ts';

type Texts = TFunction<'versionedList'>;

/** The versions of a list. */
export function versionColumns(t: Texts): DataColumn<ListVersion>[] {
  const column = columnsBy<ListVersion, WordOf<'versionedList', 'field'>>((name) => t(`field.${name}`));
  return [
    column.number('number'),
    column.text('state', {
      value: ({ state }) => t(`state.${state}`),
      cell: ({ state }) => <VersionChip state={state} />,
      width: 190,
    }),
    column.date('effectiveOn'),
    column.number('rows', { isSecondary: true }),
    column.number('new', { value: ({ counts }) => counts.new ?? 0, isSecondary: true }),
    column.number('withdrawn', { value: ({ counts }) => counts.withdrawn ?? 0, isSecondary: true }),
    column.number('price', { value: ({ counts }) => counts.price ?? 0, isSecondary: true }),
    column.name('makerName', { value: ({ made }) => made.makerName, isSecondary: true }),
    column.instant('madeAt', { value: ({ made }) => made.madeAt, isSecondary: true }),
    column.name('fileName', { isHidden: true }),
  ];
}

const changeText = (list: ShownList, { columns }: ShownDifference, language: string): string =>
  columns
    .map(({ column, before, after }) => `${columnTitle(list, column, language)}: ${before ?? ''} > ${after ?? ''}`)
    .join('; ');

/** In which columns a row differs: before and after. */
function Changes({ list, row, language }: { list: ShownList; row: ShownDifference; language: string }) {
  return (
    <ul style={{ margin: 0, paddingInlineStart: 16 }}>
      {row.columns.map(({ column, before, after }) => (
        <Typography key={column} variant="body2" component="li">
          {columnTitle(list, column, language)}:{' '}
          {!row.kinds.includes('new') && (
            <>
              <ColumnValue list={list} column={column} value={before} /> →{' '}
            </>
          )}
          <strong>
            <ColumnValue list={list} column={column} value={after} />
          </strong>
        </Typography>
      ))}
    </ul>
  );
}

/** The rows that a version changes. */
export function differenceColumns(list: ShownList, t: Texts, language: string): DataColumn<ShownDifference>[] {
  const { nameColumn, codeText = ({ code }) => code } = list;
  const column = columnsBy<ShownDifference, 'code' | 'name' | 'changes'>((id) =>
    id === 'name' ? columnTitle(list, nameColumn, language) : t(`field.${id}`),
  );
  return [
    column.code('code', { value: codeText, width: 190 }),
    column.name('name', {
      value: (row) => String((row as unknown as Readonly<Record<string, unknown>>)[nameColumn] ?? ''),
      width: 220,
    }),
    column.text('changes', {
      value: (row) => changeText(list, row, language),
      cell: (row) => <Changes list={list} row={row} language={language} />,
      width: 420,
    }),
  ];
}
