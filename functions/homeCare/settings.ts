import type { AreaSettings } from '../_settings/functionSettings.ts';
import { read, readWriteDelete, signedIn } from '../_settings/tableAccess.ts';

export const settings: AreaSettings = {
  group: 'approval',
  // An episode is opened by an eligibility answer of the facility; a payer may keep its members in the portal.
  tables: {
    ...signedIn,
    // Lists of cases; what is due is for the workers.
    requests: { ...readWriteDelete, indexes: ['byOwner', 'byDesk'] },
    reference: read,
    eligibility: read,
    members: read,
    facilities: read,
  },
  guards: true,
  identifierKey: true,
  payerDesk: true,
  roleHolders: true,
  notifies: true,
  signingKey: 'verify',
  attachments: 'give',
  memoryMb: 512,
  timeoutSeconds: 15,
};
