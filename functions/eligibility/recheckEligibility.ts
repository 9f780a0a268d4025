import type { eligibilityApi } from '../../shared/eligibility/routes.ts';
import type { CheckedForm } from '../_data/eligibility/checkFormFor.ts';
import type { StoredEligibility } from '../_data/eligibility/eligibility.ts';
import { idCardOf } from '../_data/eligibility/newEligibility.ts';
import type { Operation } from '../_kit/context.ts';
import { checkForm } from './checkForm.ts';
import { changeOnce } from './lifecycle/changeOnce.ts';
import { followUp } from './lifecycle/followUp.ts';

/** Asks the payer the same question again as a new request. The earlier request keeps its answer. */
export const recheckEligibility: Operation<typeof eligibilityApi.endpoints.recheckEligibility> = (
  { query: { eligibilityId }, body: { version } },
  ctx,
) => {
  const wanted = { action: 'recheck', eligibilityId, version } as const;
  return changeOnce(ctx, wanted, async (earlier) =>
    followUp(
      ctx,
      earlier,
      { ...(await checkForm(formOf(earlier), ctx)), photoKey: earlier.photoKey, idCard: idCardOf(earlier) },
      { kind: 'recheck' },
    ),
  );
};

/** The form that a request was sent with; whether the card was read is settled. */
const formOf = (request: StoredEligibility): CheckedForm['form'] => ({
  payerId: request.payerId,
  emiratesId: request.emiratesId ?? undefined,
  cardNumber: request.cardNumber ?? undefined,
  eidReasonId: request.eidReasonId ?? undefined,
  serviceCategoryId: request.serviceCategoryId,
  consultationCategoryId: request.consultationCategoryId ?? undefined,
  serviceDate: request.serviceDate,
  clinicianLicense: request.clinicianLicense ?? undefined,
  referralClinicianLicense: request.referralClinicianLicense ?? undefined,
  mobileNumber: request.mobileNumber ?? undefined,
  remarks: request.remarks ?? undefined,
});
