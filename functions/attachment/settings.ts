import type { AreaSettings } from '../_settings/functionSettings.ts';
import { signedIn } from '../_settings/tableAccess.ts';

export const settings: AreaSettings = {
  group: 'common',
  tables: { ...signedIn, requests: { may: ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem'], under: ['DRAFT#*'] } },
  guards: true,
  signingKey: 'verify',
  attachments: 'check',
  scansFiles: true,
  // A file of ten megabytes is looked at as a whole.
  memoryMb: 512,
  timeoutSeconds: 15,
};
