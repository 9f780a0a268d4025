import type { AreaSettings } from '../_settings/functionSettings.ts';
import { read, readWrite, signedIn } from '../_settings/tableAccess.ts';

export const settings: AreaSettings = {
  group: 'eligibility',
  // Requests say which payers a facility works with.
  tables: {
    ...signedIn,
    reference: read,
    requests: readWrite,
    eligibility: read,
    members: readWrite,
    // Whether a job of a lane is unfinished.
    jobs: { may: ['GetItem', 'ConditionCheckItem'], under: ['LANE#*'] },
  },
  signingKey: 'verify',
  guards: true,
  cardReadings: 'use',
  identifierKey: true,
  memoryMb: 512,
  timeoutSeconds: 10,
};
