import { ExportPage } from '../../parts/exports/ExportPage.tsx';
import { useHistoryExports } from './useHistoryExports.ts';

/** One export of the history. */
export const ExportScreen = () => <ExportPage {...useHistoryExports()} />;
