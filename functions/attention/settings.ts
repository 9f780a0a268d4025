import type { AreaSettings } from '../_settings/functionSettings.ts';
import { signedIn } from '../_settings/tableAccess.ts';

/** Counts for those who run the portal; it reads no record of a tenant. */
export const settings: AreaSettings = {
  group: 'administration',
  tables: {
    ...signedIn,
    eligibility: 'overdue',
    requests: 'undelivered',
    jobs: 'failed',
    reference: 'status',
  },
  pausedSignIns: true,
  signingKey: 'verify',
  memoryMb: 512,
  timeoutSeconds: 10,
};
