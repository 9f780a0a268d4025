import type { AreaSettings } from '../_settings/functionSettings.ts';
import { read, readWriteDelete, signedIn } from '../_settings/tableAccess.ts';

export const settings: AreaSettings = {
  group: 'network',
  // Insurers are told of who joins, moves or leaves, with documents.
  tables: { ...signedIn, facilities: readWriteDelete, requests: readWriteDelete, reference: read },
  payerDesk: true,
  attachments: 'give',
  signingKey: 'verify',
  // A blacklist is told to the administrators of the facilities concerned, and to those of the portal who decide about it.
  facilityDesks: true,
  notifies: true,
  // Licences are compared with the regulators' lists, so often an hour.
  regulators: true,
  guards: true,
  scansFiles: true,
  // Sheets are read within the call.
  memoryMb: 1024,
  timeoutSeconds: 25,
};
