import type { AreaSettings } from '../_settings/functionSettings.ts';
import { signedIn } from '../_settings/tableAccess.ts';

/** Everybody's own unfinished forms, and their files that no record has yet. */
export const settings: AreaSettings = {
  group: 'common',
  tables: { ...signedIn, requests: { may: ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem'], under: ['DRAFT#*'] } },
  signingKey: 'verify',
  memoryMb: 512,
  timeoutSeconds: 10,
};
