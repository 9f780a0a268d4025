import type { AreaSettings } from '../_settings/functionSettings.ts';
import { read, signedIn } from '../_settings/tableAccess.ts';

export const settings: AreaSettings = {
  group: 'network',
  tables: { ...signedIn, reference: read },
  signingKey: 'verify',
  memoryMb: 512,
  timeoutSeconds: 10,
};
