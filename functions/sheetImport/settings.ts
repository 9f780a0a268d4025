import type { AreaSettings } from '../_settings/functionSettings.ts';
import { readWrite, readWriteDelete, signedIn } from '../_settings/tableAccess.ts';

export const settings: AreaSettings = {
  group: 'network',
  tables: { ...signedIn, requests: readWrite, jobs: readWriteDelete },
  signingKey: 'verify',
  guards: true,
  sends: ['imports'],
  jobFiles: 'offer',
  scansFiles: true,
  // Kinds of sheets may be switched off.
  asksSwitches: true,
  // The first rows of a workbook are read here.
  memoryMb: 1024,
  timeoutSeconds: 20,
};
