import type { AreaSettings } from '../_settings/functionSettings.ts';
import { readWrite, signedIn } from '../_settings/tableAccess.ts';

/** Payers write what needs an approval here. Adding a rule may be repeated under its key. */
export const settings: AreaSettings = {
  group: 'eligibility',
  tables: { ...signedIn, reference: readWrite, requests: readWrite },
  signingKey: 'verify',
  memoryMb: 512,
  timeoutSeconds: 10,
};
