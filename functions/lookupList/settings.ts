import type { AreaSettings } from '../_settings/functionSettings.ts';
import { readWrite, signedIn } from '../_settings/tableAccess.ts';

export const settings: AreaSettings = {
  group: 'administration',
  tables: { ...signedIn, reference: readWrite, requests: readWrite },
  signingKey: 'verify',
  memoryMb: 512,
  timeoutSeconds: 10,
};
