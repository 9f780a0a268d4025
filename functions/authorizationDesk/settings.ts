import type { AreaSettings } from '../_settings/functionSettings.ts';
import { read, readWriteDelete, signedIn } from '../_settings/tableAccess.ts';

export const settings: AreaSettings = {
  group: 'approval',
  // The payer's administrator keeps templates and the limit of one person. A decided request is deleted from the lists in which it stood. A request
  // may name an eligibility answer, clinicians and codes. A reviewer sees what the payer's register says of the patient.
  tables: {
    ...signedIn,
    requests: readWriteDelete,
    reference: readWriteDelete,
    eligibility: read,
    facilities: read,
    members: read,
  },
  payerDesk: true,
  notifies: true,
  signingKey: 'verify',
  memoryMb: 512,
  timeoutSeconds: 20,
};
