import type { AreaSettings } from '../_settings/functionSettings.ts';

/** A publisher sees who of an audience has not read; readers keep their receipts. */
export const settings: AreaSettings = {
  group: 'network',
  tables: { users: 'audience', audit: 'append', requests: 'readWriteDelete', reference: 'read', facilities: 'read' },
  signingKey: 'verify',
  attachments: 'give',
  memoryMb: 512,
  timeoutSeconds: 20,
};
