import type { TFunction } from 'i18next';
import type { ErrorEntry, ErrorGroup } from '../../shared/errorLog/routes.ts';
import type { WordOf } from '../base/texts.ts';
import type { DataColumn } from '../ui/table/columns.ts';
import { columnsBy } from '../ui/table/columnsBy.tsx';

type Texts = TFunction<'errorLog'>;
type Failed = Pick<ErrorEntry, 'name' | 'code' | 'side' | 'area' | 'operation'>;

const kinds = <Row extends object>(t: Texts) =>
  columnsBy<Row, WordOf<'errorLog', 'field'>>((name) => t(`field.${name}`));

function failedColumns(t: Texts): DataColumn<Failed>[] {
  const column = kinds<Failed>(t);
  return [
    column.code('name', { value: ({ name, code }) => [name, code].filter(Boolean).join(' · ') }),
    column.text('side', { value: ({ side }) => t(`side.${side}`), width: 110, isSecondary: true }),
    column.code('area', { isSecondary: true }),
    column.code('operation', { width: 210, isSecondary: true }),
  ];
}

/** A row for each cause. */
export function groupColumns(t: Texts): DataColumn<ErrorGroup>[] {
  const column = kinds<ErrorGroup>(t);
  return [
    column.instant('lastSeenAt'),
    ...failedColumns(t),
    column.number('count'),
    column.number('affected'),
    column.instant('firstSeenAt', { isSecondary: true }),
  ];
}

/** A row for each error. */
export function entryColumns(t: Texts): DataColumn<ErrorEntry>[] {
  const column = kinds<ErrorEntry>(t);
  return [
    column.instant('at'),
    ...failedColumns(t),
    column.code('requestId', { isSecondary: true }),
    column.code('release', { width: 100, isSecondary: true }),
  ];
}
