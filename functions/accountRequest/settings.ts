import type { AreaSettings } from '../_settings/functionSettings.ts';
import { append, enqueue, readWriteDelete } from '../_settings/tableAccess.ts';

export const settings: AreaSettings = {
  group: 'access',
  // Opens accounts, tells of it by mail, and gives the licence to one account.
  tables: { users: readWriteDelete, requests: enqueue, audit: append },
  signingKey: 'verify',
  sends: ['mails'],
  memoryMb: 512,
  timeoutSeconds: 10,
};
