import type { AreaSettings } from '../_settings/functionSettings.ts';

export const settings: AreaSettings = {
  group: 'common',
  tables: { users: 'notifications', audit: 'append' },
  newsChoices: 'keep',
  signingKey: 'verify',
  memoryMb: 512,
  timeoutSeconds: 10,
};
