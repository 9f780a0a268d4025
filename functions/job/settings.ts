import type { AreaSettings } from '../_settings/functionSettings.ts';
import { queuesOf } from '../_settings/queueNames.ts';
import { read, readWrite, readWriteDelete, signedIn } from '../_settings/tableAccess.ts';

export const settings: AreaSettings = {
  group: 'common',
  // An administrator's export names the facility by its licence; a template lists the payers; a sheet shows late answers of its requests.
  tables: {
    ...signedIn,
    // Calls that are repeated find their first answer by its key.
    requests: { ...readWrite, indexes: [] },
    jobs: readWriteDelete,
    facilities: read,
    reference: read,
    eligibility: read,
  },
  signingKey: 'verify',
  guards: true,
  sends: queuesOf.jobs,
  jobFiles: 'offer',
  identifierKey: true,
  // A result of ten thousand rows is made within the call.
  memoryMb: 1024,
  timeoutSeconds: 20,
};
