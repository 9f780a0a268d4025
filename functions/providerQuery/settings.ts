import type { AreaSettings } from '../_settings/functionSettings.ts';
import { read, readWriteDelete, signedIn } from '../_settings/tableAccess.ts';

export const settings: AreaSettings = {
  group: 'network',
  // A question may name an eligibility request of the facility.
  tables: { ...signedIn, requests: readWriteDelete, reference: read, eligibility: read },
  payerDesk: true,
  notifies: true,
  signingKey: 'verify',
  attachments: 'give',
  memoryMb: 512,
  timeoutSeconds: 15,
};
