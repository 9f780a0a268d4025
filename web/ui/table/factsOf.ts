import type { Fact } from '../Facts.tsx';
import type { DataColumn } from './columns.ts';

/** The named columns of a row as the facts of a record's page, so that a list and its record describe their fields once. */
export const factsOf = <Row>(columns: readonly DataColumn<Row>[], row: Row, names: readonly string[]): Fact[] =>
  names
    .flatMap((name) => columns.filter(({ id }) => id === name))
    .map(({ header, fact, cell, value, isWide = false }) => ({
      label: header,
      value: (fact ?? cell ?? value)(row),
      isWide,
    }));
