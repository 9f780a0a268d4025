import type { AreaSettings } from '../_settings/functionSettings.ts';
import { read, readWriteDelete, signedIn } from '../_settings/tableAccess.ts';

/** An insurer asks the providers with which it has contracts. */
export const settings: AreaSettings = {
  group: 'network',
  tables: { ...signedIn, requests: readWriteDelete, reference: read, facilities: read },
  payerDesk: true,
  notifies: true,
  signingKey: 'verify',
  memoryMb: 512,
  timeoutSeconds: 15,
};
