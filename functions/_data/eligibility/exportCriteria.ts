import type { JobRequest } from '../../../shared/job/routes.ts';
import type { HistoryCriteria } from './historyPlan.ts';

/** What an export is narrowed by, as it is shown: of a patient's number the ending. */
export function shownCriteria(request: JobRequest): HistoryCriteria | null {
  if (request.kind !== 'eligibilityExport') return null;
  const { patient, ...others } = request.criteria;
  return { ...others, ...(patient !== undefined && { patient: `••${patient.slice(-4)}` }) };
}
