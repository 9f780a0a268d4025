import { ExportList } from '../../parts/exports/ExportList.tsx';
import { useHistoryExports } from './useHistoryExports.ts';

/** The user's long exports of the history. */
export const ExportsScreen = () => <ExportList {...useHistoryExports()} />;
