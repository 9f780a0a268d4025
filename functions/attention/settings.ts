import type { AreaSettings } from '../_settings/functionSettings.ts';
import { signedIn } from '../_settings/tableAccess.ts';

/** Counts for those who run the portal; it reads no record of a tenant. */
export const settings: AreaSettings = {
  group: 'administration',
  tables: {
    ...signedIn,
    // Requests that wait too long, with the counts of days, for the measure of first answers.
    eligibility: { may: ['Query'], under: ['PAYER#*#DESK', 'COUNT#PAYER#*'] },
    // What was given up, and files that could not be read.
    requests: { may: ['BatchGetItem', 'Query'], under: ['DEAD#*', 'PAYERTURN#*', 'POSTFILES#*'] },
    jobs: { may: ['Query'], under: ['FAILED#*'] },
    reference: { may: ['Query'], under: ['PAYER', 'SYSTEMSTATUS'] },
  },
  pausedSignIns: true,
  signingKey: 'verify',
  memoryMb: 512,
  timeoutSeconds: 10,
};
