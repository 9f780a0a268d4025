import { plans } from '../_field/plans.ts';
import { type EligibilityStatus, eligibilityStatus } from './eligibilityStatus.ts';

/** Whether a request has a NAS claim form: the plan is NAS's, and NAS has found the patient eligible. */
export const hasNasClaimForm = (request: { readonly payerId: number; readonly status: EligibilityStatus }): boolean =>
  request.payerId === plans.NAS && request.status === eligibilityStatus.Eligible;
