import type { AreaSettings } from '../_settings/functionSettings.ts';
import { append } from '../_settings/tableAccess.ts';

export const settings: AreaSettings = {
  group: 'common',
  tables: {
    // Lists and marks theirs, besides the session.
    users: { may: ['GetItem', 'Query', 'UpdateItem'], under: ['USER#*', 'NOTIFICATIONS#*'] },
    audit: append,
  },
  newsChoices: 'keep',
  signingKey: 'verify',
  memoryMb: 512,
  timeoutSeconds: 10,
};
