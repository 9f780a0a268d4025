import type { AreaSettings } from '../_settings/functionSettings.ts';
import { read, signedIn } from '../_settings/tableAccess.ts';

/** It reads counters, and the names of payers. */
export const settings: AreaSettings = {
  group: 'approval',
  tables: { ...signedIn, requests: read, reference: read },
  signingKey: 'verify',
  memoryMb: 512,
  timeoutSeconds: 10,
};
