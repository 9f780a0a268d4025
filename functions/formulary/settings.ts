import type { AreaSettings } from '../_settings/functionSettings.ts';
import { signedIn } from '../_settings/tableAccess.ts';

export const settings: AreaSettings = {
  group: 'administration',
  // The versions of a payer's formulary, and its administrators, who are told of them.
  tables: {
    ...signedIn,
    reference: {
      may: ['GetItem', 'Query', 'PutItem', 'BatchWriteItem'],
      under: ['FORMULARY#*', 'REFERENCEPRICES', 'PAYER'],
    },
  },
  signingKey: 'verify',
  guards: true,
  payerDesk: true,
  notifies: true,
  scansFiles: true,
  // A list of drugs is read, compared and packed within the call.
  memoryMb: 1769,
  timeoutSeconds: 25,
};
