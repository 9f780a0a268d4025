import type { AreaSettings } from '../_settings/functionSettings.ts';
import { readWrite, signedIn } from '../_settings/tableAccess.ts';

export const settings: AreaSettings = {
  group: 'common',
  tables: { ...signedIn, errors: readWrite },
  signingKey: 'verify',
  // Every page may report errors, up to a limit by address and by person.
  guards: true,
  memoryMb: 512,
  timeoutSeconds: 10,
};
