import { linkedScreens } from '../../shared/linkedScreens.ts';
import type { Screen, ScreenCode } from '../base/screen.ts';

const row = { access: ['Eligibility'], section: '/eligibility', texts: ['eligibilityBatch', 'job', 'ui'] } as const;

/** Sheets of patients. */
export const batchScreens = {
  list: {
    ...row,
    path: '/eligibility/batch',
    title: 'eligibilityBatch',
    load: (): ScreenCode => import('./BatchScreen.tsx').then((file) => file.BatchScreen),
  },
  job: {
    ...row,
    path: linkedScreens.eligibilityBatchJob,
    title: 'eligibilityBatchJob',
    load: (): ScreenCode => import('./BatchJobScreen.tsx').then((file) => file.BatchJobScreen),
  },
} as const satisfies Record<string, Screen>;
