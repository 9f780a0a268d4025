import type { AreaSettings } from '../_settings/functionSettings.ts';

export const settings: AreaSettings = {
  group: 'administration',
  // Administrators change other people's accounts, with the licences and pointers that belong to them, and tell of it by mail.
  tables: { users: 'readWriteDelete', facilities: 'read', requests: 'enqueue', reference: 'groups', audit: 'append' },
  userHistory: true,
  signingKey: 'verify',
  sends: ['mails'],
  // The temporary password of a new account is hashed.
  memoryMb: 1769,
  timeoutSeconds: 15,
};
