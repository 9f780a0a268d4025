import type { AreaSettings } from '../_settings/functionSettings.ts';
import { read, readWriteDelete, signedIn } from '../_settings/tableAccess.ts';

/** It keeps claims and queues what is sent. The records that claims are compared with (approvals, answers, clinicians, prices) are other modules'. */
export const settings: AreaSettings = {
  group: 'approval',
  tables: {
    ...signedIn,
    requests: { ...readWriteDelete, indexes: ['claims', 'byOwner'] },
    reference: read,
    facilities: read,
    eligibility: read,
  },
  sends: ['authorizations'],
  signingKey: 'verify',
  guards: true,
  // The PDF of a claim is made here, with the names of diseases.
  memoryMb: 1024,
  timeoutSeconds: 10,
};
