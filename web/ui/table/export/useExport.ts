import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SheetFormat } from '../../../../shared/_field/sheetText.ts';
import { alerts } from '../../../base/alerts.ts';
import { tableLimits } from '../../limits.ts';
import { saveFile } from '../../saveFile.ts';
import { type Arrangement, arrangedRows } from '../arrangedRows.ts';
import type { DataColumn } from '../columns.ts';
import type { PageStore } from '../pageStore.ts';
import { csvOf } from './csv.ts';

/** What a browser holds without trouble; a file of more rows is no longer read by anybody. */
const longestExport = 100_000;

/** Who prepares the file, where a result is longer than the page should fetch. */
export interface LongExport {
  /** The page itself exports up to this number of rows. */
  readonly after: number;
  readonly start: (format: SheetFormat, sorting: Arrangement['sorting']) => Promise<void>;
}

interface Exported<Row> {
  readonly arrangement: Arrangement;
  /** The columns that the arrangement is of, where they are not the exported ones. */
  readonly arrangedBy?: readonly DataColumn<Row>[] | undefined;
  readonly longExport?: LongExport | undefined;
  readonly fileName?: string | undefined;
}

async function fileOf<Row>(
  format: SheetFormat,
  columns: readonly DataColumn<Row>[],
  rows: readonly Row[],
  isRightToLeft: boolean,
) {
  const cells = rows.map((row) => columns.map((column) => (column.text ?? column.value)(row)));
  if (format === 'csv') {
    const text = csvOf([columns.map(({ header }) => header), ...cells]);
    return new Blob([text], { type: 'text/csv;charset=utf-8' });
  }
  const { xlsxOf } = await import('./xlsx.ts');
  return xlsxOf(columns, cells, isRightToLeft);
}

/**
 * Exports the whole result as it is filtered and sorted, hidden columns included (REQ-UI-11). `progress` counts the rows that
 * have been fetched and is null while nothing is exported.
 */
export function useExport<Row>(
  columns: readonly DataColumn<Row>[],
  store: PageStore<Row>,
  { arrangement, arrangedBy = columns, longExport, fileName = tableLimits.exportName }: Exported<Row>,
) {
  const { t, i18n } = useTranslation('ui');
  const [progress, setProgress] = useState<number | null>(null);
  const running = useRef<AbortController>(undefined);
  const cancel = () => running.current?.abort();
  useEffect(() => () => running.current?.abort(), []);

  const start = async (format: SheetFormat) => {
    running.current = new AbortController();
    const { signal } = running.current;
    setProgress(0);
    try {
      const most = longExport?.after ?? longestExport;
      const { rows, hasMore } = await store.readAll({ most, signal, onProgress: setProgress });
      if (hasMore && longExport) return await longExport.start(format, arrangement.sorting);
      const arranged = arrangedRows(rows, arrangedBy, arrangement, i18n.language);
      const file = await fileOf(format, columns, arranged, i18n.dir() === 'rtl');
      if (signal.aborted) return;
      saveFile(file, `${fileName}.${format}`);
      if (hasMore) alerts.warning(t('table.exportLimit', { count: rows.length }));
    } catch {
      if (!signal.aborted) alerts.error(t('table.exportFailed'));
    } finally {
      setProgress(null);
    }
  };
  return { start, cancel, progress };
}
