import Typography from '@mui/material/Typography';
import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { inLanguage } from '../../shared/_field/bilingual.ts';
import { dateText } from '../../shared/_field/dateText.ts';
import type { ImportColumn } from '../../shared/_parts/sheetImport.ts';
import type { ColumnChange } from '../../shared/_parts/versionedList/rowChange.ts';
import type { ListVersion } from '../../shared/_parts/versionedList/versionModel.ts';
import { type Drug, planColumns, priceColumns } from '../../shared/formulary/drug.ts';
import type { DrugDifference } from '../../shared/formulary/formularyModel.ts';
import { formularySheet } from '../../shared/formulary/formularySheet.ts';
import type { WordOf } from '../base/texts.ts';
import { Identifier } from '../ui/Identifier.tsx';
import { Money } from '../ui/Money.tsx';
import type { DataColumn } from '../ui/table/columns.ts';
import { columnsBy } from '../ui/table/columnsBy.tsx';
import { VersionChip } from './VersionChip.ts';

type Texts = TFunction<'formulary'>;

const declared: Readonly<Record<string, ImportColumn | undefined>> = formularySheet.columns;

/** The name of a column of the list, as the sheet has it. */
export const columnTitle = (column: string, language: string): string =>
  inLanguage(language, declared[column]?.title ?? { en: column, ar: column });

const prices: ReadonlySet<string> = new Set(priceColumns);

/** A value of a column, as people read it. */
export function columnValue(column: string, value: ColumnChange['before'], t: Texts, language: string): ReactNode {
  if (value === null || value === '') return t('empty');
  if (prices.has(column)) return <Money fils={Number(value)} />;
  if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
  const { type, values } = declared[column] ?? {};
  const known = values?.find((each) => each.value === value);
  if (known) return inLanguage(language, known.title);
  return <bdi>{type === 'date' ? dateText(String(value)) : value}</bdi>;
}

/** The versions of a formulary. */
export function versionColumns(t: Texts): DataColumn<ListVersion>[] {
  const column = columnsBy<ListVersion, WordOf<'formulary', 'field'>>((name) => t(`field.${name}`));
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

/** One difference: the column with its value before and after. */
function Change({ change, t, language }: { change: ColumnChange; t: Texts; language: string }) {
  const { column, before, after } = change;
  return (
    <Typography variant="body2" component="li">
      {columnTitle(column, language)}: {columnValue(column, before, t, language)} →{' '}
      <strong>{columnValue(column, after, t, language)}</strong>
    </Typography>
  );
}

const changeText = ({ columns }: DrugDifference, language: string): string =>
  columns
    .map(({ column, before, after }) => `${columnTitle(column, language)}: ${before ?? ''} > ${after ?? ''}`)
    .join('; ');

/** The drugs that a version changes. */
export function differenceColumns(t: Texts, language: string): DataColumn<DrugDifference>[] {
  const column = columnsBy<DrugDifference, WordOf<'formulary', 'field'>>((name) => t(`field.${name}`));
  return [
    column.code('code', { width: 190 }),
    column.name('packageName', { width: 220 }),
    column.text('changes', {
      value: (row) => changeText(row, language),
      cell: (row) => (
        <ul style={{ margin: 0, paddingInlineStart: 16 }}>
          {row.columns.map((change) => (
            <Change key={change.column} change={change} t={t} language={language} />
          ))}
        </ul>
      ),
      width: 420,
    }),
  ];
}

/** The drugs of a version. */
export function drugColumns(t: Texts, language: string): DataColumn<Drug>[] {
  const column = columnsBy<Drug, WordOf<'formulary', 'field'>>((name) => t(`field.${name}`));
  const plans = ({ plans: covered }: Drug): string =>
    planColumns
      .filter((plan) => covered[plan])
      .map((plan) => t(`plan.${plan}`))
      .join(', ');
  return [
    column.code('code', { width: 190 }),
    column.name('packageName', { value: ({ texts }) => texts.packageName ?? null, width: 220 }),
    column.name('genericName', { value: ({ texts }) => texts.genericName ?? null, isSecondary: true }),
    column.text('strength', {
      value: ({ texts }) => texts.strength ?? null,
      cell: ({ texts }) => <Identifier value={texts.strength ?? ''} />,
      isSecondary: true,
    }),
    column.text('dispenseMode', {
      value: ({ dispenseMode }) => dispenseMode,
      cell: ({ dispenseMode }) => columnValue('dispenseMode', dispenseMode, t, language),
      isSecondary: true,
    }),
    column.text('packagePublic', {
      value: ({ pricesFils }) => ((pricesFils.packagePublic ?? 0) / 100).toFixed(2),
      cell: ({ pricesFils }) => <Money fils={pricesFils.packagePublic ?? 0} />,
    }),
    column.text('plans', { value: plans, isSecondary: true }),
  ];
}
