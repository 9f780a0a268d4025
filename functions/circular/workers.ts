import type { WorkersSettings } from '../_settings/functionSettings.ts';
import { read } from '../_settings/tableAccess.ts';

/** What runs without a call: `workers/` has its code. */
export const workers = {
  tellCirculars: {
    tables: {
      requests: {
        may: ['GetItem', 'BatchGetItem', 'Query', 'UpdateItem', 'DeleteItem'],
        under: ['CIRCULAR#*', 'CIRCULARNOTICES'],
      },
      users: { may: ['BatchGetItem', 'Query'], under: ['USER#*', 'PEOPLE#FACILITY#*', 'PAYER#*'] },
      facilities: read,
      // The payers are listed.
      reference: { may: ['Query'], under: ['PAYER'] },
    },
    notifies: true,
    everyMinutes: 1,
    memoryMb: 512,
    timeoutSeconds: 50,
  },
} as const satisfies WorkersSettings;
