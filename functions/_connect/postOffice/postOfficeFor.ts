import { type ConnectedRegulatorId, regulators } from '../../../shared/_field/regulator.ts';
import { env } from '../../_kit/env.ts';
import type { PostOffice, PostOfficeCredentials } from './postOffice.ts';
import { riayatiPostOffice } from './riayatiPostOffice.ts';
import { dhpo, shafafiya } from './soapOffice.ts';
import { soapPostOffice } from './soapPostOffice.ts';

/** A file of many megabytes may take so much longer than a list. */
const filesTake = 3;

/** The post office of a regulator, at the address of this environment, as one facility signs in to it. */
export function postOfficeFor(regulatorId: ConnectedRegulatorId, credentials: PostOfficeCredentials): PostOffice {
  const timeoutMs = env('REGULATOR_TIMEOUT_MS');
  const patience = { timeoutMs, fileTimeoutMs: timeoutMs * filesTake };
  switch (regulatorId) {
    case regulators.DHA:
      return soapPostOffice(dhpo(), credentials, patience);
    case regulators.HAAD:
      return soapPostOffice(shafafiya(), credentials, patience);
    case regulators.MOHAP:
      return riayatiPostOffice(env('REGULATOR_RIAYATI_URL'), credentials, patience);
  }
}
