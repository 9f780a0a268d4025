import type { AreaSettings } from '../_settings/functionSettings.ts';
import { read, signedIn } from '../_settings/tableAccess.ts';

/** What is only looked at: requests for approval, insurers' own authorisations, and the questions about them. */
export const settings: AreaSettings = {
  group: 'approval',
  tables: { ...signedIn, requests: read },
  signingKey: 'verify',
  identifierKey: true,
  // Documents are made here.
  memoryMb: 1024,
  timeoutSeconds: 15,
};
