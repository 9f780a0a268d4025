import type { ReactNode } from 'react';
import { dateText, dateTimeText } from '../../../shared/_field/dateText.ts';
import type { CellValue } from '../../../shared/_field/sheetText.ts';
import { DateText } from '../DateText.tsx';
import { Identifier } from '../Identifier.tsx';
import { NameText } from '../NameText.tsx';
import type { FieldWith } from '../valueKind.ts';
import type { DataColumn } from './columns.ts';

type More<Row> = Partial<Omit<DataColumn<Row>, 'id' | 'header' | 'value' | 'isNumber'>>;

/** Makes a column of one kind. The value is the row's field of the column's name, unless `value` says otherwise. */
interface ColumnKind<Row, Name extends string, Value> {
  (name: Name & FieldWith<Row, Value>, more?: More<Row> & { value?: (row: Row) => Value }): DataColumn<Row>;
  (name: Name, more: More<Row> & { value: (row: Row) => Value }): DataColumn<Row>;
}

interface Look<Value> extends Pick<DataColumn<never>, 'width' | 'isNumber'> {
  show?: (value: NonNullable<Value>) => ReactNode;
  /** What a record's page shows, where that is not the same. */
  showWhole?: (value: NonNullable<Value>) => ReactNode;
  /** What the export writes, where that is not the value. */
  text?: (value: NonNullable<Value>) => string;
}

const looks = {
  text: { width: 150 },
  name: {
    width: 190,
    show: (value: string) => <NameText value={value} />,
    showWhole: (value: string) => <bdi>{value}</bdi>,
  },
  code: { width: 170, show: (value: string) => <Identifier value={value} /> },
  date: { width: 125, show: (value: string) => <DateText value={value} />, text: dateText },
  instant: { width: 150, show: (value: string) => <DateText value={value} withTime />, text: dateTimeText },
  number: { width: 95, isNumber: true },
} as const;

function shownBy<Row, Value>({ show, showWhole = show, text, ...look }: Look<Value>, value: (row: Row) => Value) {
  const ofValue =
    <Shown,>(of: (value: NonNullable<Value>) => Shown, absent: Shown) =>
    (row: Row): Shown => {
      const found = value(row);
      return found === null || found === undefined ? absent : of(found);
    };
  return {
    ...look,
    ...(show && { cell: ofValue(show, '–') }),
    ...(showWhole && { fact: ofValue(showWhole, null) }),
    ...(text && { text: ofValue(text, '') }),
  };
}

/**
 * The columns of DataTable by the kind of their value: `instant`, `date`, `code` (keeps its direction in Arabic), `name` (of a person or
 * a thing, cut where it is too long), `number` and `text`. `label` gives the head of a column by its name, which is also its id. A
 * column is for every other need as its options say: a chip is a `text` with a `cell`. `factsOf` shows the columns of a row as facts.
 */
export function columnsBy<Row extends object, Name extends string>(label: (name: Name) => string) {
  const kind =
    <Value extends CellValue>(look: Look<Value>): ColumnKind<Row, Name, Value> =>
    (name: Name, more: More<Row> & { value?: (row: Row) => Value } = {}) => {
      const value = more.value ?? ((row: Row) => (row as Record<string, unknown>)[name] as Value);
      // A cell of the column's own stands on the record's page too.
      const fact = more.cell && { fact: more.cell };
      return { ...shownBy(look, value), ...fact, id: name, header: label(name), ...more, value };
    };
  return {
    text: kind<CellValue>(looks.text),
    name: kind<string | null>(looks.name),
    code: kind<string | null>(looks.code),
    date: kind<string | null>(looks.date),
    instant: kind<string | null>(looks.instant),
    number: kind<number | null>(looks.number),
  };
}
