import type * as z from 'zod';
import type { SessionUser } from '../../../shared/_contract/sessionUser.ts';
import { eligibilityStatus } from '../../../shared/eligibility/eligibilityStatus.ts';
import { requestNumberOf } from '../../../shared/eligibility/eligibilityTransition.ts';
import type { eligibilityForm } from '../../../shared/eligibility/routes.ts';
import type { AskingFacilityId } from '../../_kit/ownIds.ts';
import type { Clinician } from '../clinician/clinician.ts';
import type { Facility } from '../facility/facility.ts';
import type { Payer } from '../payer/payer.ts';
import type { StoredEligibility } from './eligibility.ts';

/** What a request keeps of the Emirates ID card that was read for it, beside its number and photograph. */
export type IdCard = Pick<StoredEligibility, 'idCardName' | 'idCardNameArabic' | 'idCardBornOn' | 'idCardExpiresOn'>;

/** What a request of an earlier time kept of its card. */
export const idCardOf = ({ idCardName, idCardNameArabic, idCardBornOn, idCardExpiresOn }: IdCard): IdCard => ({
  idCardName,
  idCardNameArabic,
  idCardBornOn,
  idCardExpiresOn,
});

/** What a request is made of: the form, the records that it names, and who sent it when. */
export interface NewEligibility {
  readonly form: z.output<typeof eligibilityForm>;
  readonly facility: Pick<Facility, 'facilityName' | 'facilityLicense'> & {
    readonly facilityId: AskingFacilityId;
    readonly facilityNameArabic: string | null;
  };
  readonly payer: Pick<Payer, 'payerId' | 'payerName' | 'payerNameArabic' | 'payerCode'>;
  readonly clinician: Pick<Clinician, 'licenseNo' | 'fullName'> | null;
  /** Who referred the patient, where it is one of the facility's clinicians. */
  readonly referrer?: Pick<Clinician, 'licenseNo' | 'fullName'> | null;
  /** The version of the payer's rule that applies to it. Its questions come before the payer is asked. */
  readonly ruleId?: string | null;
  /** The photograph of the card that was read for it, and what else the card says. */
  readonly photoKey?: string | null;
  readonly idCard?: IdCard | null;
  readonly made: {
    readonly eligibilityId: string;
    readonly submittedAt: string;
    readonly by: Pick<SessionUser, 'userId' | 'displayName'>;
    /** The sheet that it is a row of. */
    readonly jobId?: string;
    /** The requests that one act has made for several payers. */
    readonly askedWith?: readonly string[];
  };
}

/** What a request asks, as it is stored: of a new one and of one that is corrected. */
export function askedOf({
  form,
  payer,
  clinician,
  referrer = null,
  photoKey = null,
  idCard = null,
}: Pick<NewEligibility, 'form' | 'payer' | 'clinician' | 'referrer' | 'photoKey' | 'idCard'>) {
  const { payerId, payerName, payerNameArabic, payerCode } = payer;
  return {
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
    referralClinicianLicense: referrer?.licenseNo ?? form.referralClinicianLicense ?? null,
    referralClinicianName: referrer?.fullName ?? null,
    mobileNumber: form.mobileNumber ?? null,
    remarks: form.remarks || null,
    photoKey,
    // Named each, so that a correction without the card takes them away.
    ...idCardOf(idCard ?? {}),
  };
}

/** The answer fields of a request without an answer. */
export const unanswered = {
  status: eligibilityStatus.Pending,
  claim: 'undecided',
  patientName: null,
  patientNameArabic: undefined,
  answeredAt: null,
  isPayerUnavailable: false,
  attempts: 0,
  nextAttemptAt: null,
  payerReference: null,
  denialCode: null,
  denialText: null,
  payerComments: null,
  payerRemark: null,
  coverages: [],
  blockedFor: null,
  deskDueAt: null,
  deskHolder: null,
  deskNote: null,
  heldAnswer: null,
  deskLeftMs: null,
  hasPayerQuestion: false,
  payerQuestion: null,
} satisfies Partial<StoredEligibility>;

/** The rule that a request meets: its questions come before the payer is asked. */
export const rulesOf = (ruleId: string | null) => ({ ruleId, ruleAnswers: [], hasOpenQuestions: ruleId !== null });

/** A request as it is stored when it is sent: Pending, without an answer. */
export function newEligibility({ facility, made, ruleId = null, ...asked }: NewEligibility): StoredEligibility {
  const { eligibilityId, submittedAt, by, jobId = null, askedWith = [] } = made;
  const { facilityId, facilityName, facilityNameArabic, facilityLicense } = facility;
  return {
    ...askedOf(asked),
    ...unanswered,
    ...rulesOf(ruleId),
    facilityId,
    facilityName,
    facilityNameArabic,
    facilityLicense,
    eligibilityId,
    requestNumber: requestNumberOf(facilityLicense, eligibilityId),
    submittedAt,
    submittedByName: by.displayName,
    submittedBy: by.userId,
    follows: null,
    followedBy: null,
    postOffice: null,
    withdrawn: [],
    jobId,
    askedWith: [...askedWith],
    messageAttachments: 0,
    payerQuestions: 0,
    shownVersion: null,
    version: 1,
  };
}
