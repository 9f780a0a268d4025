import type { AreaSettings } from '../_settings/functionSettings.ts';
import { read, readWriteDelete, signedIn } from '../_settings/tableAccess.ts';

export const settings: AreaSettings = {
  group: 'network',
  // A number is given by an eligibility answer of the facility; a payer may keep its members in the portal.
  tables: { ...signedIn, requests: readWriteDelete, reference: read, eligibility: read, members: read },
  guards: true,
  signingKey: 'verify',
  identifierKey: true,
  printsDocuments: true,
  // The PDF of a temporary card is made here.
  memoryMb: 1024,
  timeoutSeconds: 15,
};
