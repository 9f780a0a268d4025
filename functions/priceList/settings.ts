import type { AreaSettings } from '../_settings/functionSettings.ts';
import { read, signedIn } from '../_settings/tableAccess.ts';

export const settings: AreaSettings = {
  group: 'administration',
  // The versions of price lists, the providers by their licences, and the administrators of both sides, who are told of them.
  tables: {
    ...signedIn,
    // A proposal that ends leaves the place of what waits.
    reference: {
      may: ['GetItem', 'Query', 'PutItem', 'DeleteItem', 'BatchWriteItem'],
      under: ['PRICELIST#*', 'PAYER'],
    },
    facilities: read,
  },
  signingKey: 'verify',
  payerDesk: true,
  facilityDesks: true,
  notifies: true,
  // Two versions are compared within the call.
  memoryMb: 1769,
  timeoutSeconds: 25,
};
