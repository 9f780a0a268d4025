import type { AreaSettings } from '../_settings/functionSettings.ts';
import { append, readWrite, readWriteDelete } from '../_settings/tableAccess.ts';

export const settings: AreaSettings = {
  group: 'access',
  // Answers of calls that are repeated are kept among the requests.
  tables: { users: readWriteDelete, facilities: readWriteDelete, requests: readWrite, audit: append },
  signingKey: 'sign',
  secondFactor: 'ask',
  memoryMb: 512,
  // Deactivating a facility ends the sessions of all its people.
  timeoutSeconds: 25,
};
