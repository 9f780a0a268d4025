import { ExportList } from '../../parts/exports/ExportList.tsx';
import { useRequestExports } from './useRequestExports.ts';

/** The user's long exports of the requests for approval. */
export const ExportsScreen = () => <ExportList {...useRequestExports()} />;
