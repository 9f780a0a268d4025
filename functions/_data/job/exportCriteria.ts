import type * as z from 'zod';
import type { job } from '../../../shared/job/routes.ts';
import type { StoredJobRequest } from './job.ts';

const ending = (patient: string | undefined) => patient !== undefined && { patient: `••${patient.slice(-4)}` };

/** What an export is narrowed by, as it is shown: of a patient's number the ending, of a text, which may be a name, the beginning. */
export function shownCriteria(
  request: StoredJobRequest,
): Pick<z.infer<typeof job>, 'criteria' | 'authorizationCriteria'> {
  const none = { criteria: null, authorizationCriteria: null };
  if (request.kind === 'authorizationExport') {
    const { patient, ...others } = request.criteria;
    return { ...none, authorizationCriteria: { ...others, ...ending(patient) } };
  }
  if (request.kind !== 'eligibilityExport') return none;
  const { patient, text, ...others } = request.criteria;
  const beginning = text !== undefined && { text: `${text.slice(0, 2)}••` };
  return { ...none, criteria: { ...others, ...ending(patient), ...beginning } };
}
