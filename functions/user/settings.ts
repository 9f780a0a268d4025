import type { AreaSettings } from '../_settings/functionSettings.ts';
import { append, enqueue, read, readWriteDelete } from '../_settings/tableAccess.ts';

export const settings: AreaSettings = {
  group: 'administration',
  // Administrators change other people's accounts, with the licences and pointers that belong to them, and tell of it by mail.
  tables: {
    users: readWriteDelete,
    facilities: read,
    requests: enqueue,
    // A user is given groups of these two lists: they are read, and the users of an entry are counted.
    reference: {
      may: ['Query', 'ConditionCheckItem', 'UpdateItem'],
      under: ['LOOKUP#groupOwners', 'LOOKUP#subGroups'],
    },
    audit: append,
  },
  userHistory: true,
  signingKey: 'verify',
  sends: ['mails'],
  // The temporary password of a new account is hashed.
  memoryMb: 1769,
  timeoutSeconds: 15,
};
