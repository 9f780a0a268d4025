import type { AreaSettings } from '../_settings/functionSettings.ts';
import { signedIn } from '../_settings/tableAccess.ts';

export const settings: AreaSettings = {
  group: 'common',
  tables: { ...signedIn, requests: 'drafts' },
  guards: true,
  signingKey: 'verify',
  attachments: 'check',
  scansFiles: true,
  // A file of ten megabytes is looked at as a whole.
  memoryMb: 512,
  timeoutSeconds: 15,
};
