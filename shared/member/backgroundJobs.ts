import { importFileTypes } from '../_field/fileUpload.ts';
import { type JobKinds, megabyte } from '../job/jobKind.ts';

export const backgroundJobs = {
  /** Takes a payer's list of members into its register. */
  memberRegister: {
    order: 1,
    queue: 'registers',
    access: ['PayerAdmin', 'SuperAdmin'],
    owner: 'payer',
    upload: { types: [...importFileTypes, 'csv', 'xml'], mostBytes: 512 * megabyte },
  },
} as const satisfies JobKinds;
