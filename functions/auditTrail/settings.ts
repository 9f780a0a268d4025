import type { AreaSettings } from '../_settings/functionSettings.ts';
import { read, signedIn } from '../_settings/tableAccess.ts';

export const settings: AreaSettings = {
  group: 'common',
  tables: { ...signedIn, facilities: read },
  auditTrail: 'show',
  identifierKey: true,
  signingKey: 'verify',
  memoryMb: 512,
  // A verification that a person began works for seconds.
  timeoutSeconds: 15,
};
