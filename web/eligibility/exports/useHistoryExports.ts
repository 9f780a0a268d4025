import { useMemo } from 'react';
import { pathTo } from '../../base/screenPath.ts';
import type { ExportPlace } from '../../parts/exports/exportPlace.ts';
import { eligibilityScreens, exportScreens } from '../screens.ts';
import { useFilterWords } from './useFilterWords.ts';

const paths = {
  source: pathTo(eligibilityScreens.history),
  exports: pathTo(exportScreens.list),
  exportOf: (jobId: string) => pathTo(exportScreens.export, { jobId }),
};

/** The exports of the history. */
export function useHistoryExports(): ExportPlace {
  const words = useFilterWords();
  return useMemo(() => ({ kind: 'eligibilityExport', wordsOf: ({ criteria }) => words(criteria), paths }), [words]);
}
