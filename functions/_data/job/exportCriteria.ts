import type * as z from 'zod';
import type { JobRequest, job } from '../../../shared/job/routes.ts';

/** What a job was started with; an import, which nobody starts as a job, is no export. */
type Exported = JobRequest | { readonly kind: 'sheetImport' };

const ending = (patient: string | undefined) => patient !== undefined && { patient: `••${patient.slice(-4)}` };

/** What an export is narrowed by, as it is shown: of a patient's number the ending, of a text, which may be a name, the beginning. */
export function shownCriteria(request: Exported): Pick<z.infer<typeof job>, 'criteria' | 'authorizationCriteria'> {
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
