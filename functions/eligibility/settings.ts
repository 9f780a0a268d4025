import type { AreaSettings } from '../_settings/functionSettings.ts';
import { read, readWrite, readWriteDelete, signedIn } from '../_settings/tableAccess.ts';

export const settings: AreaSettings = {
  group: 'eligibility',
  tables: {
    ...signedIn,
    facilities: read,
    reference: read,
    eligibility: readWrite,
    requests: readWriteDelete,
  },
  // The facility's answers to a reviewer carry documents.
  attachments: 'give',
  signingKey: 'verify',
  sends: ['payers'],
  cardReadings: 'use',
  photos: true,
  // A reviewer is notified when a request that they took is cancelled.
  notifies: true,
  printsDocuments: true,
  // Who types one number after the other is stopped.
  guards: true,
  identifierKey: true,
  // The PDF is made here: a bilingual page embeds and subsets two fonts.
  memoryMb: 1024,
  timeoutSeconds: 20,
};
