import type { JobRequest } from '../../../shared/job/routes.ts';
import type { HistoryCriteria } from './historyPlan.ts';

/** What an export is narrowed by, as it is shown: of a patient's number the ending, of a text, which may be a name, the beginning. */
export function shownCriteria(request: JobRequest): HistoryCriteria | null {
  if (request.kind !== 'eligibilityExport') return null;
  const { patient, text, ...others } = request.criteria;
  return {
    ...others,
    ...(patient !== undefined && { patient: `••${patient.slice(-4)}` }),
    ...(text !== undefined && { text: `${text.slice(0, 2)}••` }),
  };
}
