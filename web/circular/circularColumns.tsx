import type { TFunction } from 'i18next';
import { nameIn } from '../../shared/_field/nameIn.ts';
import type { CircularRow } from '../../shared/circular/routes.ts';
import type { WordOf } from '../base/texts.ts';
import type { DataColumn } from '../ui/table/columns.ts';
import { columnsBy } from '../ui/table/columnsBy.tsx';
import { CircularStateChip } from './CircularStateChip.ts';

type Words = TFunction<'circular'>;

/** Whether the reader has read it: a must-read one is acknowledged, another one opened. */
export function readingOf({ isMustRead, openedAt, acknowledgedAt }: CircularRow): 'read' | 'mustRead' | 'unread' {
  if (isMustRead) return acknowledgedAt === null ? 'mustRead' : 'read';
  return openedAt === null ? 'unread' : 'read';
}

/** The columns of a list of circulars, for readers or for the publisher. */
export function circularColumns(t: Words, language: string, isOwn: boolean): DataColumn<CircularRow>[] {
  const column = columnsBy<CircularRow, WordOf<'circular', 'field'>>((name) => t(`field.${name}`));
  const reading = column.text('reading', { value: (row) => t(`reading.${readingOf(row)}`), width: 140 });
  const from = column.name('payerName', {
    value: (row) => nameIn(language, row, 'payerName'),
    isSecondary: true,
    width: 160,
  });
  return [
    column.name('heading', { value: (row) => nameIn(language, row, 'title'), width: 280 }),
    ...(isOwn
      ? [column.text('kind', { value: (row) => t(row.isMustRead ? 'kind.mustRead' : 'kind.plain') })]
      : [reading]),
    column.text('state', {
      value: (row) => t(`state.${row.state}`),
      cell: (row) => <CircularStateChip state={row.state} />,
    }),
    column.code('circularNumber', { isSecondary: true }),
    ...(isOwn ? [] : [from]),
    column.instant('publishedAt', { isSecondary: true }),
    column.date('effectiveOn', { isSecondary: true }),
    column.date('endsOn', { isSecondary: true, isHidden: true }),
  ];
}
