import type { AreaSettings } from '../_settings/functionSettings.ts';
import { readWrite, readWriteDelete, signedIn } from '../_settings/tableAccess.ts';

/** What works at the moment is for everybody; administrators write the incidents. */
export const settings: AreaSettings = {
  group: 'network',
  tables: { ...signedIn, reference: readWriteDelete, requests: readWrite },
  // A test of a connection looks at its address, and has the worker with the keys for payers try them.
  sends: ['payers'],
  payerGateway: true,
  regulators: true,
  looksAtMail: true,
  knowsCardKey: true,
  guards: true,
  signingKey: 'verify',
  memoryMb: 512,
  timeoutSeconds: 20,
};
