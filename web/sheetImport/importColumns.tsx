import type { TFunction } from 'i18next';
import type { SheetImportView } from '../../shared/sheetImport/routes.ts';
import type { WordOf } from '../base/texts.ts';
import { countText } from '../parts/job/jobTexts.ts';
import type { DataColumn } from '../ui/table/columns.ts';
import { columnsBy } from '../ui/table/columnsBy.tsx';
import { ImportStateChip } from './ImportStateChip.ts';
import { countsOf } from './importTexts.ts';

/** Enough of a file's hash to tell two files apart by eye. */
const shortHash = 12;

/** The columns of the list of imports, whose facts the page of one import shows too. */
export function importColumns(t: TFunction<'sheetImport'>): DataColumn<SheetImportView>[] {
  const column = columnsBy<SheetImportView, WordOf<'sheetImport', 'field'>>((name) => t(`field.${name}`));
  const counts = (imported: SheetImportView) =>
    countsOf(imported)
      .filter(([, count]) => count > 0)
      .map(([name, count]) => `${t(`count.${name}`)}: ${countText(count)}`)
      .join(' · ');
  return [
    column.instant('createdAt'),
    column.text('state', {
      value: ({ state }) => t(`state.${state}`),
      cell: ({ state }) => <ImportStateChip state={state} />,
      width: 190,
    }),
    column.name('fileName', { width: 230 }),
    column.text('counts', { value: counts, width: 320, isSecondary: true }),
    column.name('startedByName', { isSecondary: true }),
    column.code('fileHash', {
      value: ({ fileHash }) => fileHash?.slice(0, shortHash) ?? null,
      text: ({ fileHash }) => fileHash,
      width: 140,
      isSecondary: true,
    }),
    column.instant('finishedAt', { isHidden: true }),
  ];
}
