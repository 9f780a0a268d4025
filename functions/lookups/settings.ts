import type { AreaSettings } from '../_settings/functionSettings.ts';
import { read, signedIn } from '../_settings/tableAccess.ts';

export const settings: AreaSettings = {
  group: 'common',
  // The lists that administrators keep, and the payers that authorise.
  tables: { ...signedIn, reference: read },
  signingKey: 'verify',
  memoryMb: 512,
  timeoutSeconds: 10,
};
