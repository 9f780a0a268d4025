import type { AreaSettings } from '../_settings/functionSettings.ts';
import { append, enqueue, readWriteDelete } from '../_settings/tableAccess.ts';

export const settings: AreaSettings = {
  group: 'access',
  // Its own items, the user that has them, and the session that a factor opens.
  tables: { users: readWriteDelete, requests: enqueue, audit: append },
  signingKey: 'verify',
  sends: ['mails'],
  credentialsKey: 'factors',
  secondFactor: 'verify',
  // A password is checked before a factor is added or removed.
  memoryMb: 1769,
  timeoutSeconds: 15,
};
