import { errorLogApi } from '../../shared/errorLog/routes.ts';
import { wiring } from '../_data/wiring.ts';
import { areaHandler } from '../_kit/areaHandler.ts';
import { getLogById } from './getLogById.ts';
import { reportError } from './reportError.ts';
import { reportVisitorError } from './reportVisitorError.ts';
import { reportVitals } from './reportVitals.ts';
import { resolveErrorGroup } from './resolveErrorGroup.ts';
import { searchGroupedLogs } from './searchGroupedLogs.ts';
import { searchLogs } from './searchLogs.ts';

export const handler = areaHandler(
  errorLogApi,
  { searchLogs, getLogById, searchGroupedLogs, resolveErrorGroup, reportError, reportVisitorError, reportVitals },
  wiring,
);
