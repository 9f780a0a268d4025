import { eligibilityApi } from '../../shared/api/eligibility.ts';
import type { SessionUser } from '../../shared/contract/sessionUser.ts';
import { eligibilityStatus } from '../../shared/model/eligibilityStatus.ts';
import { requestNumberOf } from '../../shared/rules/eligibilityTransition.ts';
import { newEligibilityPuts, type StoredEligibility } from '../_data/eligibility.ts';
import { once } from '../_data/idempotency.ts';
import { outboxPut } from '../_data/outbox.ts';
import { queueSoon } from '../_data/outboxQueue.ts';
import type { Operation } from '../_kit/context.ts';
import { type CheckedForm, checkForm } from './checkForm.ts';

type Submit = typeof eligibilityApi.endpoints.submitEligibility;
type Context = Parameters<Operation<Submit>>[1];

/** REQ-ELIG-10: stores the request with everything that must not be lost with it, then lets the worker ask the payer. */
export const submitEligibility: Operation<Submit> = async ({ body }, ctx) => {
  const call = {
    userId: ctx.user.userId,
    operation: 'submitEligibility',
    idempotencyKey: ctx.idempotencyKey,
    bodyHash: ctx.bodyHash,
    now: ctx.now(),
    answer: eligibilityApi.endpoints.submitEligibility.answer,
  };
  const { data, isRepeated } = await once(ctx.store, call, async () => prepare(await checkForm(body, ctx), ctx));
  ctx.audited({ entity: 'eligibility', id: data.eligibilityId, after: { status: data.status, isRepeated } });
  if (!isRepeated) await queueSoon(data.eligibilityId);
  return data;
};

function prepare(checked: CheckedForm, { now, newId, user }: Context) {
  const submittedAt = now().toISOString();
  const request = requestOf(checked, { eligibilityId: newId(), submittedAt, by: user });
  const { eligibilityId, facilityId, status, submittedByName } = request;
  const submitted = { at: submittedAt, event: 'submitted', by: submittedByName, detail: null } as const;
  const entry = { facilityId, eligibilityId, attempts: 0, claim: null, createdAt: submittedAt } as const;
  const items = [
    ...newEligibilityPuts(request, submitted),
    outboxPut({ outboxId: eligibilityId, kind: 'eligibility', ...entry }),
  ];
  return { data: { eligibilityId, status }, items };
}

function requestOf(
  { form, facility, payer, clinician }: CheckedForm,
  made: { eligibilityId: string; submittedAt: string; by: SessionUser },
): StoredEligibility {
  const { eligibilityId, submittedAt } = made;
  return {
    ...facility,
    eligibilityId,
    requestNumber: requestNumberOf(facility.facilityLicense, eligibilityId),
    ruleId: null,
    status: eligibilityStatus.Pending,
    payerId: payer.payerId,
    payerName: payer.payerName,
    payerNameArabic: payer.payerNameArabic,
    payerCode: payer.payerCode,
    emiratesId: form.emiratesId ?? null,
    cardNumber: form.cardNumber ?? null,
    identifierEnding: (form.emiratesId ?? form.cardNumber ?? '').slice(-4),
    eidReasonId: form.eidReasonId ?? null,
    serviceCategoryId: form.serviceCategoryId,
    consultationCategoryId: form.consultationCategoryId ?? null,
    serviceDate: form.serviceDate,
    clinicianLicense: clinician?.licenseNo ?? null,
    clinicianName: clinician?.fullName ?? null,
    mobileNumber: form.mobileNumber ?? null,
    remarks: form.remarks || null,
    patientName: null,
    submittedAt,
    submittedByName: made.by.displayName,
    submittedBy: made.by.userId,
    answeredAt: null,
    isPayerUnavailable: false,
    attempts: 0,
    nextAttemptAt: null,
    payerReference: null,
    denialCode: null,
    denialText: null,
    payerComments: null,
    coverages: [],
    version: 1,
  };
}
