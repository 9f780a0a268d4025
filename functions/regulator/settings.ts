import type { AreaSettings } from '../_settings/functionSettings.ts';
import { signedIn } from '../_settings/tableAccess.ts';

export const settings: AreaSettings = {
  group: 'access',
  tables: { ...signedIn, facilities: 'read', requests: 'reports' },
  guards: true,
  signingKey: 'verify',
  verification: true,
  regulators: true,
  // The credentials' fingerprint is an argon2id.
  memoryMb: 1024,
  timeoutSeconds: 20,
};
