import type * as z from 'zod';
import type { eligibilityForm } from '../../shared/api/eligibility.ts';
import type { SessionUser } from '../../shared/contract/sessionUser.ts';
import { eligibilityStatus } from '../../shared/model/eligibilityStatus.ts';
import { requestNumberOf } from '../../shared/rules/eligibilityTransition.ts';
import type { Clinician } from './clinician.ts';
import type { StoredEligibility } from './eligibility.ts';
import type { Facility } from './facility.ts';
import type { Payer } from './payer.ts';

/** What a request is made of: the form, the records that it names, and who sent it when. */
export interface NewEligibility {
  readonly form: z.output<typeof eligibilityForm>;
  readonly facility: Pick<Facility, 'facilityId' | 'facilityName' | 'facilityLicense'>;
  readonly payer: Pick<Payer, 'payerId' | 'payerName' | 'payerNameArabic' | 'payerCode'>;
  readonly clinician: Pick<Clinician, 'licenseNo' | 'fullName'> | null;
  /** The version of the payer's rule that it meets, whose questions come before the payer is asked. */
  readonly ruleId?: string | null;
  readonly made: {
    readonly eligibilityId: string;
    readonly submittedAt: string;
    readonly by: Pick<SessionUser, 'userId' | 'displayName'>;
  };
}

/** A request as it is stored when it is sent: Pending, and nobody has answered. */
export function newEligibility({
  form,
  facility,
  payer,
  clinician,
  ruleId = null,
  made,
}: NewEligibility): StoredEligibility {
  const { eligibilityId, submittedAt, by } = made;
  const { facilityId, facilityName, facilityLicense } = facility;
  const { payerId, payerName, payerNameArabic, payerCode } = payer;
  return {
    facilityId,
    facilityName,
    facilityLicense,
    eligibilityId,
    requestNumber: requestNumberOf(facilityLicense, eligibilityId),
    ruleId,
    ruleAnswers: [],
    hasOpenQuestions: ruleId !== null,
    status: eligibilityStatus.Pending,
    payerId,
    payerName,
    payerNameArabic,
    payerCode,
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
    submittedByName: by.displayName,
    submittedBy: by.userId,
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
