import { useState } from 'react';
import { type ImportPlan, type ImportReading, sheetImportApi } from '../../shared/sheetImport/routes.ts';
import { useApi } from '../api/useApi.ts';
import type { ImportAddress } from './useImport.ts';

type Word = ImportReading['unknownWords'][number];
type Values = ImportPlan['values'];

/** What a person has said by now; what was recognised counts where nothing else is said. */
type Chosen = Partial<Pick<ImportPlan, 'sheet' | 'headRow' | 'columns' | 'values'>>;

const isSame = (one: Word, other: Word): boolean => one.column === other.column && one.word === other.word;

/** Values that the kind still has: what was remembered may be older than its lists. */
function presentValues(values: Values, columns: ImportReading['columns']): Values {
  const kept = columns.flatMap(({ name, values: known }) => {
    const words = Object.entries(values[name] ?? {}).filter(([, value]) => known.some((each) => each.value === value));
    return words.length > 0 ? [[name, Object.fromEntries(words)] as const] : [];
  });
  return Object.fromEntries(kept);
}

/** The unknown words of a sheet in the order in which they were met: a word that was named stays in its place. */
function useMetWords(reading: ImportReading | null): readonly Word[] {
  const [met, setMet] = useState<{ place: string; words: readonly Word[] }>({ place: '', words: [] });
  const place = reading ? `${reading.sheet} ${reading.headRow}` : '';
  const before = met.place === place ? met.words : [];
  const fresh = (reading?.unknownWords ?? []).filter((word) => !before.some((each) => isSame(each, word)));
  if (met.place === place && fresh.length === 0) return before;
  const words = [...before, ...fresh];
  setMet({ place, words });
  return words;
}

/** How a sheet is read by now. Each choice is read anew at once; what was shown stays until the answer is there. */
export function useMapping(about: ImportAddress) {
  const [chosen, setChosen] = useState<Chosen>({});
  const read = useApi(
    sheetImportApi.endpoints.readImport,
    { body: { ...about, ...chosen } },
    { keepPreviousData: true, revalidateIfStale: false },
  );
  const reading = read.data ?? null;
  const columns = chosen.columns ?? reading?.heads.map(({ column }) => column) ?? [];
  const values = chosen.values ?? reading?.values ?? {};
  const words = useMetWords(reading);
  const place = { sheet: chosen.sheet ?? reading?.sheet ?? 0, headRow: chosen.headRow ?? reading?.headRow ?? 1 };

  return {
    read,
    columns,
    ...place,
    /** What is shown is of the chosen sheet and row of heads. */
    isShown: reading?.sheet === place.sheet && reading.headRow === place.headRow,
    /** Back to what was recognised; null where nothing else was chosen. */
    reset: Object.keys(chosen).length > 0 ? () => setChosen({}) : null,
    /** The words that were met, of columns that are read. */
    words: words.filter(({ column }) => columns.includes(column)),
    meaningOf: ({ column, word }: Word): string | null => values[column]?.[word] ?? null,
    chooseSheet: (sheet: number) => setChosen({ sheet, values }),
    chooseHeadRow: (headRow: number) => setChosen({ sheet: place.sheet, headRow, values }),
    /** Says which column a head is. Answers the place of the head that had the column until now: each column is read once. */
    chooseColumn: (at: number, column: string | null): number | null => {
      const before = column === null ? -1 : columns.indexOf(column);
      const next = columns.map((each, index) => (index === at ? column : index === before ? null : each));
      setChosen({ ...place, values, columns: next });
      return before === -1 || before === at ? null : before;
    },
    chooseValue: ({ column, word }: Word, value: string | null) => {
      const { [word]: _before, ...others } = values[column] ?? {};
      const next = { ...values, [column]: value === null ? others : { ...others, [word]: value } };
      setChosen({ ...place, columns, values: next });
    },
    plan: { ...place, columns, values: presentValues(values, reading?.columns ?? []) },
  };
}
export type Mapping = ReturnType<typeof useMapping>;
