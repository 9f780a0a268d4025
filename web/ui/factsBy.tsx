import type { ReactNode } from 'react';
import { formatEmiratesId } from '../../shared/_field/emiratesId.ts';
import { DateText } from './DateText.tsx';
import type { Fact } from './Facts.tsx';
import { Identifier } from './Identifier.tsx';
import type { FieldWith } from './valueKind.ts';

/** Makes a fact of one kind. The value is the record's field of the fact's name, unless another one is given. */
interface FactKind<Row, Name extends string, Value> {
  (name: Name & FieldWith<Row, Value | null>): Fact;
  (name: Name, value: Value | null): Fact;
}

const looks = {
  name: (value: string) => <bdi>{value}</bdi>,
  code: (value: string) => <Identifier value={value} />,
  emiratesId: (value: string) => <Identifier value={formatEmiratesId(value)} />,
  date: (value: string) => <DateText value={value} />,
  instant: (value: string) => <DateText value={value} withTime />,
} as const;

/**
 * The facts of a record by the kind of their value, as `columnsBy` makes columns: `instant`, `date`, `code` and `longCode` (over two
 * columns), `emiratesId`, `name` (what somebody typed, in its own direction) and `text` (whatever else can be shown). `label` gives the label of a
 * fact by its name. A fact without a value is not shown.
 */
export function factsBy<Row extends object, Name extends string>(row: Row, label: (name: Name) => string) {
  const kind =
    <Value,>(show: (value: Value) => ReactNode, isWide = false): FactKind<Row, Name, Value> =>
    (name: Name, ...given: (Value | null)[]) => {
      const value = given.length > 0 ? given[0] : (row as Record<string, Value | null | undefined>)[name];
      const isAbsent = value === null || value === undefined || value === '';
      return { label: label(name), value: isAbsent ? null : show(value), ...(isWide && { isWide }) };
    };
  return {
    text: kind<ReactNode>((value) => value),
    name: kind(looks.name),
    code: kind(looks.code),
    emiratesId: kind(looks.emiratesId),
    longCode: kind(looks.code, true),
    date: kind(looks.date),
    instant: kind(looks.instant),
  };
}
