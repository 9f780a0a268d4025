import type { AreaSettings } from '../_settings/functionSettings.ts';
import { append, read, readWriteDelete } from '../_settings/tableAccess.ts';

/** A publisher sees who of an audience has not read; readers keep their receipts. */
export const settings: AreaSettings = {
  group: 'network',
  tables: {
    // The people of facilities and payers, besides the session.
    users: {
      may: ['GetItem', 'BatchGetItem', 'Query', 'UpdateItem'],
      under: ['USER#*', 'PEOPLE#FACILITY#*', 'PAYER#*'],
    },
    audit: append,
    requests: readWriteDelete,
    reference: read,
    facilities: read,
  },
  signingKey: 'verify',
  attachments: 'give',
  memoryMb: 512,
  timeoutSeconds: 20,
};
