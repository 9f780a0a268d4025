import type { eligibilityApi } from '../../shared/eligibility/routes.ts';
import type { CheckedForm } from '../_data/eligibility/checkFormFor.ts';
import type { StoredEligibility } from '../_data/eligibility/eligibility.ts';
import { idCardOf } from '../_data/eligibility/newEligibility.ts';
import type { Operation } from '../_kit/context.ts';
import { fail } from '../_kit/failure.ts';
import { checkForm } from './checkForm.ts';
import { changeOnce } from './lifecycle/changeOnce.ts';
import { followUp } from './lifecycle/followUp.ts';

/** Asks the same question again as a new request, of the same payer or of another one. The earlier request keeps its answer. */
export const recheckEligibility: Operation<typeof eligibilityApi.endpoints.recheckEligibility> = (
  { query: { eligibilityId }, body: { version, payerId } },
  ctx,
) => {
  const wanted = { action: 'recheck', eligibilityId, version } as const;
  return changeOnce(ctx, wanted, async (earlier) =>
    followUp(
      ctx,
      earlier,
      {
        ...(await checkForm(formFor(earlier, payerId ?? earlier.payerId), ctx)),
        photoKey: earlier.photoKey,
        idCard: idCardOf(earlier),
      },
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

/** The same form for a payer: a card's number belongs to the payer that was asked, and says nothing to another one. */
function formFor(request: StoredEligibility, payerId: number): CheckedForm['form'] {
  const form = formOf(request);
  if (payerId === request.payerId) return form;
  if (!form.emiratesId) throw fail('cardOfOnePayer', { field: 'payerId' });
  return { ...form, payerId, cardNumber: undefined };
}
