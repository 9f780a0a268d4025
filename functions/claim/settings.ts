import type { AreaSettings } from '../_settings/functionSettings.ts';
import { signedIn } from '../_settings/tableAccess.ts';

/** It judges what it is sent, and reads no record. */
export const settings: AreaSettings = {
  group: 'approval',
  tables: signedIn,
  signingKey: 'verify',
  guards: true,
  memoryMb: 512,
  timeoutSeconds: 10,
};
