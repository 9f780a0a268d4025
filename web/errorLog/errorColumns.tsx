import type { TFunction } from 'i18next';
import { dateTimeText } from '../../shared/_field/dateText.ts';
import type { ErrorEntry, ErrorGroup } from '../../shared/errorLog/routes.ts';
import { DateText } from '../ui/DateText.tsx';
import { Identifier } from '../ui/Identifier.tsx';
import type { DataColumn } from '../ui/table/columns.ts';

type Texts = TFunction<'errorLog'>;

const instant = <Row,>(id: string, header: string, value: (row: Row) => string): DataColumn<Row> => ({
  id,
  header,
  value,
  text: (row) => dateTimeText(value(row)),
  cell: (row) => <DateText value={value(row)} withTime />,
  width: 140,
});

/** Names of code keep their direction in Arabic. */
const code = <Row,>(id: string, header: string, value: (row: Row) => string | null): DataColumn<Row> => ({
  id,
  header,
  value,
  cell: (row) => <Identifier value={value(row) ?? '–'} />,
  width: 170,
});

const number = <Row,>(id: string, header: string, value: (row: Row) => number): DataColumn<Row> => ({
  id,
  header,
  value,
  width: 90,
  isNumber: true,
});

type Failed = Pick<ErrorEntry, 'name' | 'code' | 'side' | 'area' | 'operation'>;

const what = <Row extends Failed>(t: Texts): DataColumn<Row>[] => [
  code('name', t('field.name'), (row) => [row.name, row.code].filter(Boolean).join(' · ')),
  { id: 'side', header: t('field.side'), value: (row) => t(`side.${row.side}`), width: 110, isSecondary: true },
  { ...code('area', t('field.area'), (row) => row.area), isSecondary: true },
  { ...code('operation', t('field.operation'), (row) => row.operation), width: 210, isSecondary: true },
];

/** A row for each cause. */
export const groupColumns = (t: Texts): DataColumn<ErrorGroup>[] => [
  instant('lastSeenAt', t('field.lastSeenAt'), (row) => row.lastSeenAt),
  ...what<ErrorGroup>(t),
  number('count', t('field.count'), (row) => row.count),
  number('affected', t('field.affected'), (row) => row.affected),
  { ...instant('firstSeenAt', t('field.firstSeenAt'), (row) => row.firstSeenAt), isSecondary: true },
];

/** A row for each error. */
export const entryColumns = (t: Texts): DataColumn<ErrorEntry>[] => [
  instant('at', t('field.at'), (row) => row.at),
  ...what<ErrorEntry>(t),
  { ...code('requestId', t('field.requestId'), (row) => row.requestId), isSecondary: true },
  { ...code('release', t('field.release'), (row) => row.release), width: 100, isSecondary: true },
];
