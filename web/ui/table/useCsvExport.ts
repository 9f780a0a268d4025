import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { alerts } from '../../app/alerts.ts';
import { tableLimits } from '../limits.ts';
import { saveFile } from '../saveFile.ts';
import type { DataColumn } from './columns.ts';
import { csvOf } from './csv.ts';
import type { PageStore } from './pageStore.ts';

const longestExport = 10_000;

/** Exports the whole result, fetching what is not there yet (REQ-UI-11). */
export function useCsvExport<Row>(columns: readonly DataColumn<Row>[], store: PageStore<Row>) {
  const { t } = useTranslation('ui');
  const [isExporting, setExporting] = useState(false);
  const exportCsv = async () => {
    setExporting(true);
    try {
      const rows = (await store.loadAll(longestExport)).slice(0, longestExport);
      const lines = rows.map((row) => columns.map((column) => (column.text ?? column.value)(row)));
      const csv = csvOf([columns.map((column) => column.header), ...lines]);
      saveFile(new Blob([csv], { type: 'text/csv;charset=utf-8' }), `${tableLimits.exportName}.csv`);
      if (store.snapshot().hasMore) alerts.warning(t('table.exportLimit', { count: rows.length }));
    } catch {
      alerts.error(t('table.exportFailed'));
    } finally {
      setExporting(false);
    }
  };
  return { exportCsv, isExporting };
}
