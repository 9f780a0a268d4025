import type { AreaSettings } from '../_settings/functionSettings.ts';
import { read, readWrite, signedIn } from '../_settings/tableAccess.ts';

/** Payers write their rules here. The rule of a request is read from the request. */
export const settings: AreaSettings = {
  group: 'eligibility',
  tables: { ...signedIn, reference: readWrite, eligibility: read },
  signingKey: 'verify',
  memoryMb: 512,
  timeoutSeconds: 10,
};
