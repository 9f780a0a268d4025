import type { AreaSettings } from '../_settings/functionSettings.ts';
import { append } from '../_settings/tableAccess.ts';

/** Public: everybody with a printed document may ask. It reads little and counts the calls. */
export const settings: AreaSettings = {
  group: 'common',
  tables: {
    // Later answers to the question of a printed document are found among its facility's requests.
    eligibility: { may: ['GetItem', 'BatchGetItem', 'Query'], under: ['DOCUMENT#*', 'FACILITY#*'] },
    // Printed decisions and temporary cards, with their records.
    requests: { may: ['GetItem'], under: ['DOCUMENT#*', 'AUTHORIZATION#*', 'NEWBORN#*'] },
    audit: append,
  },
  guards: true,
  memoryMb: 256,
  timeoutSeconds: 10,
};
