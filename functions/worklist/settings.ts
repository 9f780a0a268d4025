import type { AreaSettings } from '../_settings/functionSettings.ts';
import { read, readWrite, signedIn } from '../_settings/tableAccess.ts';

export const settings: AreaSettings = {
  group: 'eligibility',
  // The payer's administrator changes the payer's own settings; a reviewer sees the register and the facility, and writes to it.
  tables: {
    ...signedIn,
    reference: readWrite,
    eligibility: readWrite,
    requests: readWrite,
    members: read,
    facilities: read,
  },
  sends: ['payers'],
  payerDesk: true,
  notifies: true,
  signingKey: 'verify',
  attachments: 'give',
  memoryMb: 512,
  timeoutSeconds: 15,
};
