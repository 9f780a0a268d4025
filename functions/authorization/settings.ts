import type { AreaSettings } from '../_settings/functionSettings.ts';
import { read, readWriteDelete, signedIn } from '../_settings/tableAccess.ts';

export const settings: AreaSettings = {
  group: 'approval',
  // A request names an eligibility answer, clinicians and codes.
  tables: {
    ...signedIn,
    requests: readWriteDelete,
    reference: read,
    eligibility: read,
    facilities: read,
  },
  payerDesk: true,
  notifies: true,
  signingKey: 'verify',
  attachments: 'give',
  identifierKey: true,
  // And answers about eligibility in files that a person reads again.
  sends: ['authorizations', 'payers'],
  printsDocuments: true,
  // The classification of diseases is held in memory, and the PDF of a decision is made here.
  memoryMb: 1024,
  timeoutSeconds: 20,
};
