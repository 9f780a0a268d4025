import type { Area } from '../contract/endpoint.ts';
import { accountApi } from './account.ts';
import { clinicianApi } from './clinician.ts';
import { deliveryApi } from './delivery.ts';
import { documentApi } from './document.ts';
import { eligibilityApi } from './eligibility.ts';
import { facilityApi } from './facility.ts';
import { jobApi } from './job.ts';
import { lookupsApi } from './lookups.ts';
import { manageApi } from './manage.ts';
import { memberApi } from './member.ts';
import { notificationApi } from './notification.ts';
import { payerApi } from './payer.ts';
import { regulatorApi } from './regulator.ts';
import { ruleApi } from './rule.ts';
import { systemApi } from './system.ts';
import { worklistApi } from './worklist.ts';

/** Every area, for build time only (CDK, OpenAPI, tests, local runner): Lambdas and screens import the one they need. */
export const areas: readonly Area[] = [
  accountApi,
  clinicianApi,
  documentApi,
  deliveryApi,
  eligibilityApi,
  facilityApi,
  jobApi,
  lookupsApi,
  manageApi,
  memberApi,
  notificationApi,
  payerApi,
  regulatorApi,
  ruleApi,
  systemApi,
  worklistApi,
];
