import type { Open } from '../functions/_data/openFunctions.ts';

/** Functions of this module's data that need no proof of a tenant. */
export const openFunctions: readonly Open[] = [
  {
    because:
      'What everybody has chosen to hear of is read by the worker that mails news; what a function makes of a choice is no tenant’s.',
    functions: {
      'newsChoice/newsChoice': ['listNewsChoices', 'choiceAmong'],
    },
  },
  {
    because: 'They tell a person something: nobody reads anything by them.',
    functions: {
      'notification/notification': ['notificationPut', 'groupedNotificationPut', 'repeatedNotificationPut'],
    },
  },
];
