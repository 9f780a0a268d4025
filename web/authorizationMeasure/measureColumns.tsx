import Typography from '@mui/material/Typography';
import type { TFunction } from 'i18next';
import type { Counters } from '../../shared/authorizationMeasure/counters.ts';
import { type MeasureName, measureOf, measureTable } from '../../shared/authorizationMeasure/measureTable.ts';
import type { AuthorizationMeasures } from '../../shared/authorizationMeasure/routes.ts';
import type { DataColumn } from '../ui/table/columns.ts';
import { columnsBy } from '../ui/table/columnsBy.tsx';

type Texts = TFunction<'authorizationMeasure'>;
export type MeasureRow = Readonly<{ name: MeasureName }>;

/** A month as people read it. */
export const monthText = (month: string): string => month.split('-').toReversed().join('/');

/** A number of a measure with its unit; digits keep their order in Arabic. */
export function MeasureValue({ value, unit }: { value: number | null; unit: string }) {
  if (value === null) return '–';
  return (
    <bdi dir="ltr">
      {value}
      {unit && `\u00a0${unit}`}
    </bdi>
  );
}

export const unitText = (t: Texts, name: MeasureName): string => {
  const { unit } = measureTable[name];
  return unit === 'count' ? '' : t(`unit.${unit}`);
};

const wrapped = (text: string) => (
  <Typography component="span" variant="body2" sx={{ whiteSpace: 'normal', display: 'block', py: 0.5 }}>
    {text}
  </Typography>
);

/** The measures as rows, with their definition, and the period and its months as columns. */
export function measureColumns(t: Texts, { total, byMonth }: AuthorizationMeasures): DataColumn<MeasureRow>[] {
  const column = columnsBy<MeasureRow, string>((name) => name);
  const numbers = (id: string, header: string, counters: Counters): DataColumn<MeasureRow> => ({
    ...column.number(id, { value: ({ name }) => measureOf(name, counters) }),
    header,
    width: 110,
    cell: ({ name }) => <MeasureValue value={measureOf(name, counters)} unit={unitText(t, name)} />,
  });
  return [
    {
      ...column.text('measure', { value: ({ name }) => t(`measure.${name}`) }),
      header: t('field.measure'),
      width: 250,
      cell: ({ name }) => wrapped(t(`measure.${name}`)),
    },
    numbers('total', t('field.total'), total),
    ...byMonth.toReversed().map(({ month, counters }) => ({
      ...numbers(month, monthText(month), counters),
      isSecondary: true,
    })),
    {
      ...column.text('unit', { value: ({ name }) => unitText(t, name) }),
      header: t('field.unit'),
      isHidden: true,
    },
    {
      ...column.text('definition', { value: ({ name }) => t(`definition.${name}`) }),
      header: t('field.definition'),
      isHidden: true,
      width: 420,
    },
  ];
}

export type PayerRow = AuthorizationMeasures['byPayer'][number];

const shownByPayer = [
  'requests',
  'errorShare',
  'firstAll',
  'pendedLines',
  'pendedTime',
  'finalTime',
  'finalIn24h',
  'approvedShare',
  'deniedShare',
  'open',
] as const satisfies readonly MeasureName[];

/** The payers as rows; every measure is a column, those that are looked at first are shown. */
export function payerColumns(t: Texts, nameOf: (row: PayerRow) => string): DataColumn<PayerRow>[] {
  const column = columnsBy<PayerRow, string>((name) => name);
  const names = Object.keys(measureTable) as MeasureName[];
  return [
    { ...column.name('payer', { value: nameOf }), header: t('field.payer') },
    ...names.map((name) => ({
      ...column.number(name, { value: ({ counters }) => measureOf(name, counters) }),
      header: t(`measure.${name}`),
      width: 140,
      cell: ({ counters }: PayerRow) => <MeasureValue value={measureOf(name, counters)} unit={unitText(t, name)} />,
      ...(shownByPayer.some((each) => each === name) ? {} : { isHidden: true }),
    })),
  ];
}
