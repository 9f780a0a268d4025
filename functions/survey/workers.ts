import type { WorkersSettings } from '../_settings/functionSettings.ts';
import { read } from '../_settings/tableAccess.ts';

/** What runs without a call: `workers/` has its code. */
export const workers = {
  tellSurveys: {
    tables: {
      requests: {
        may: ['GetItem', 'BatchGetItem', 'Query', 'ConditionCheckItem', 'PutItem', 'UpdateItem', 'DeleteItem'],
        under: ['SURVEY#*', 'SURVEYNOTICES'],
      },
      // Looks people up, and changes none.
      users: { may: ['GetItem'], under: ['USER#*'] },
      facilities: read,
    },
    facilityDesks: true,
    notifies: true,
    everyMinutes: 1,
    memoryMb: 512,
    timeoutSeconds: 50,
  },
} as const satisfies WorkersSettings;
