import type { AreaSettings } from '../_settings/functionSettings.ts';
import { read, readWriteDelete, signedIn } from '../_settings/tableAccess.ts';

export const settings: AreaSettings = {
  group: 'network',
  // An approval makes the provider code, status and mode of the facility.
  tables: { ...signedIn, requests: readWriteDelete, reference: read, facilities: readWriteDelete },
  payerDesk: true,
  notifies: true,
  // A change of the profile is signed, and told to the contacts on record by mail.
  factorProofs: true,
  sends: ['mails'],
  signingKey: 'verify',
  attachments: 'give',
  // The PDF of a contract is made here.
  memoryMb: 1024,
  timeoutSeconds: 15,
};
