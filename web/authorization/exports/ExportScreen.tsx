import { ExportPage } from '../../parts/exports/ExportPage.tsx';
import { useRequestExports } from './useRequestExports.ts';

/** One export of the requests for approval. */
export const ExportScreen = () => <ExportPage {...useRequestExports()} />;
