import type { AreaSettings } from '../_settings/functionSettings.ts';
import { append, readWrite, readWriteDelete } from '../_settings/tableAccess.ts';

export const settings: AreaSettings = {
  group: 'access',
  tables: {
    users: readWriteDelete,
    facilities: readWrite,
    // Adds entries to the outbox, and begins to ask a facility's post office.
    requests: { may: ['PutItem', 'UpdateItem'], under: ['OUTBOX#*', 'POSTPOLL#*'] },
    audit: append,
  },
  signingKey: 'verify',
  sends: ['mails'],
  regulators: true,
  credentialsKey: 'seal',
  memoryMb: 1769,
  timeoutSeconds: 20,
};
