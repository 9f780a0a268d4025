import type { AreaSettings } from '../_settings/functionSettings.ts';
import { append, enqueue, read, readWriteDelete } from '../_settings/tableAccess.ts';

export const settings: AreaSettings = {
  group: 'access',
  tables: { users: readWriteDelete, facilities: read, requests: enqueue, audit: append },
  signingKey: 'sign',
  secondFactor: 'ask',
  verification: true,
  sends: ['mails'],
  terms: true,
  supportChat: true,
  regulators: true,
  controlMedication: true,
  cardReadings: 'verify',
  // argon2id needs a whole processor to stay under half a second: 1769 MB is Lambda's first full one.
  memoryMb: 1769,
  // Registration waits up to ten seconds for the regulator and the controlled-medication platform, longer while another tries the same.
  timeoutSeconds: 25,
};
