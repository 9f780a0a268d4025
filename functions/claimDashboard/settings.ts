import type { AreaSettings } from '../_settings/functionSettings.ts';
import { read, readWrite, signedIn } from '../_settings/tableAccess.ts';

/** A public form, whose sheets are read at once; its requests grant nothing. */
export const settings: AreaSettings = {
  group: 'network',
  tables: { ...signedIn, requests: readWrite, reference: read },
  signingKey: 'verify',
  guards: true,
  verification: true,
  identifierKey: true,
  scansFiles: true,
  memoryMb: 1024,
  timeoutSeconds: 20,
};
