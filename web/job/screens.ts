import { moduleAccess } from '../../shared/_field/moduleAccess.ts';
import type { Screen, ScreenCode } from '../base/screen.ts';

const row = { access: moduleAccess.failedJobs, section: '/admin', texts: ['failedJobs', 'job', 'ui'] } as const;

/** The background jobs of all tenants that failed. */
export const failedJobScreens = {
  list: {
    ...row,
    path: '/admin/failedjobs',
    title: 'failedJobs',
    load: (): ScreenCode => import('./failedJobs/FailedJobsScreen.tsx').then((file) => file.FailedJobsScreen),
  },
  job: {
    ...row,
    path: '/admin/failedjobs/:jobId',
    title: 'failedJob',
    load: (): ScreenCode => import('./failedJobs/FailedJobScreen.tsx').then((file) => file.FailedJobScreen),
  },
} as const satisfies Record<string, Screen>;
