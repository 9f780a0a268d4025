import type { AreaSettings } from '../_settings/functionSettings.ts';
import { read, readWriteDelete, signedIn } from '../_settings/tableAccess.ts';

export const settings: AreaSettings = {
  group: 'approval',
  // A member is enrolled by an eligibility answer of the facility; a payer may keep its members in the portal.
  tables: {
    ...signedIn,
    requests: readWriteDelete,
    reference: read,
    eligibility: read,
    members: read,
    facilities: read,
  },
  guards: true,
  signingKey: 'verify',
  identifierKey: true,
  memoryMb: 512,
  timeoutSeconds: 15,
};
