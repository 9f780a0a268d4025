import type { Area } from '../contract/endpoint.ts';
import { accountApi } from './account.ts';
import { clinicianApi } from './clinician.ts';
import { eligibilityApi } from './eligibility.ts';
import { lookupsApi } from './lookups.ts';
import { payerApi } from './payer.ts';
import { systemApi } from './system.ts';

/** Every area, for build time only (CDK, OpenAPI, tests, local runner): Lambdas and screens import the one they need. */
export const areas: readonly Area[] = [accountApi, clinicianApi, eligibilityApi, lookupsApi, payerApi, systemApi];
