import type { AreaSettings } from '../_settings/functionSettings.ts';

/** Public: everybody with a printed document may ask. It reads little and counts the calls. */
export const settings: AreaSettings = {
  group: 'common',
  tables: { eligibility: 'documents', requests: 'prints', audit: 'append' },
  guards: true,
  memoryMb: 256,
  timeoutSeconds: 10,
};
