import type { AreaSettings } from '../_settings/functionSettings.ts';
import { read, readWriteDelete, signedIn } from '../_settings/tableAccess.ts';

/** It keeps claims and queues what is sent; who is the payer of one, and under which licence the facility sends it, stands in records that it reads. */
export const settings: AreaSettings = {
  group: 'approval',
  tables: { ...signedIn, requests: { ...readWriteDelete, indexes: ['claims'] }, reference: read, facilities: read },
  sends: ['authorizations'],
  signingKey: 'verify',
  guards: true,
  // The PDF of a claim is made here, with the names of diseases.
  memoryMb: 1024,
  timeoutSeconds: 10,
};
