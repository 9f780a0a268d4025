import type { AreaSettings } from '../_settings/functionSettings.ts';

export const settings: AreaSettings = {
  group: 'access',
  tables: { users: 'readWriteDelete', facilities: 'readWrite', requests: 'connect', audit: 'append' },
  signingKey: 'verify',
  sends: ['mails'],
  regulators: true,
  credentialsKey: 'seal',
  memoryMb: 1769,
  timeoutSeconds: 20,
};
