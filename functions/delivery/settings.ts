import type { AreaSettings } from '../_settings/functionSettings.ts';
import { queuesOf } from '../_settings/queueNames.ts';
import { readWrite, signedIn } from '../_settings/tableAccess.ts';

export const settings: AreaSettings = {
  group: 'common',
  // What could not be delivered is sent on its way again together with its request.
  tables: { ...signedIn, eligibility: readWrite, requests: readWrite },
  signingKey: 'verify',
  sends: queuesOf.outbox,
  memoryMb: 512,
  timeoutSeconds: 15,
};
