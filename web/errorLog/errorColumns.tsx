import type { TFunction } from 'i18next';
import type { ErrorEntry, ErrorGroup } from '../../shared/errorLog/routes.ts';
import type { WordOf } from '../base/texts.ts';
import type { DataColumn } from '../ui/table/columns.ts';
import { columnsBy } from '../ui/table/columnsBy.tsx';

type Texts = TFunction<'errorLog'>;
type Field = WordOf<'errorLog', 'field'>;
type Failed = Pick<ErrorEntry, 'name' | 'code' | 'side' | 'area' | 'operation'>;

/** The class of an error, with its own code. */
export const failureOf = ({ name, code }: Failed): string => [name, code].filter(Boolean).join(' · ');

const fieldLabel = (t: Texts) => (name: Field) => t(`field.${name}`);

function failedColumns(t: Texts): DataColumn<Failed>[] {
  const column = columnsBy<Failed, Field>(fieldLabel(t));
  return [
    column.code('name', { value: failureOf }),
    column.text('side', { value: ({ side }) => t(`side.${side}`), width: 110, isSecondary: true }),
    column.code('area', { isSecondary: true }),
    column.code('operation', { width: 210, isSecondary: true, isWide: true }),
  ];
}

/** A row for each cause. */
export function groupColumns(t: Texts): DataColumn<ErrorGroup>[] {
  const column = columnsBy<ErrorGroup, Field>(fieldLabel(t));
  return [
    column.instant('lastSeenAt'),
    ...failedColumns(t),
    column.number('count'),
    column.number('affected'),
    column.instant('firstSeenAt', { isSecondary: true }),
    column.code('releases', { value: ({ releases }) => releases.join(', '), isHidden: true, isWide: true }),
    column.code('fingerprint', { isHidden: true, isWide: true }),
  ];
}

/** A row for each error. */
export function entryColumns(t: Texts): DataColumn<ErrorEntry>[] {
  const column = columnsBy<ErrorEntry, Field>(fieldLabel(t));
  return [
    column.instant('at'),
    ...failedColumns(t),
    column.code('requestId', { isSecondary: true, isWide: true }),
    column.code('release', { width: 100, isSecondary: true }),
    column.text('browser', { value: ({ browser }) => browser && t(`browser.${browser}`), isHidden: true }),
    column.text('language', { value: ({ language }) => language && t(`language.${language}`), isHidden: true }),
  ];
}
