import { exportJobs as authorization } from '../../authorization/exportJobs.ts';
import { exportJobs as eligibility } from '../../eligibility/exportJobs.ts';

/** The exports of all modules. `npm run modules` writes this file. */
export const exportJobs = { ...authorization, ...eligibility };
