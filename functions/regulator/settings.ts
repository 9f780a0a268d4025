import type { AreaSettings } from '../_settings/functionSettings.ts';
import { read, signedIn } from '../_settings/tableAccess.ts';

export const settings: AreaSettings = {
  group: 'access',
  tables: {
    ...signedIn,
    facilities: read,
    // Errors that regulators reported about requests.
    requests: { may: ['GetItem', 'Query'], under: ['EAUTH#*', 'PHARMACY#*'] },
  },
  guards: true,
  signingKey: 'verify',
  verification: true,
  regulators: true,
  // The credentials' fingerprint is an argon2id.
  memoryMb: 1024,
  timeoutSeconds: 20,
};
