import { newEligibilityPuts, type StoredEligibility } from '../../functions/_data/eligibility/eligibility.ts';
import type { Facility } from '../../functions/_data/facility/facility.ts';
import { demoEmiratesId } from '../../functions/_demo/emiratesIds.ts';
import { demoPayers } from '../../functions/_demo/payers.ts';
import { provenFacilityId } from '../../functions/_kit/proof.ts';
import { newUlid } from '../../functions/_kit/ulid.ts';
import type { TransactItem } from '../../functions/_store/transaction.ts';
import { emiratesDateOf } from '../../shared/_field/serviceDate.ts';
import { eligibilityStatus } from '../../shared/eligibility/eligibilityStatus.ts';
import { requestNumberOf } from '../../shared/eligibility/eligibilityTransition.ts';

const minutesBetween = 5;
/** Every patient has this number of requests, whatever the total, and every status its share of them. */
const requestsPerPatient = 10;
const statuses = Object.values(eligibilityStatus);

type Tenant = Pick<Facility, 'facilityId' | 'facilityName' | 'facilityNameArabic' | 'facilityLicense'>;

export const patientOf = (number: number): string => demoEmiratesId(1980, Math.floor(number / requestsPerPatient));

const payer = () => {
  const [first] = demoPayers;
  if (!first) throw new Error('The demonstration has no payer');
  return first;
};

/** What the request has besides itself once the payer has answered. */
const answerOf = (number: number, answeredAt: Date) => ({
  patientName: 'Layla Invented',
  answeredAt: answeredAt.toISOString(),
  attempts: 1,
  payerReference: `D901-${String(number).padStart(12, '0')}`,
  coverages: [
    {
      policyNumber: `POL-${String(number).padStart(8, '0')}`,
      planName: 'Comprehensive 1',
      validFrom: '2026-01-01',
      validTo: '2026-12-31',
      coPaymentFils: null,
      coPaymentPercent: 20,
    },
  ],
});

/** The request of this number before `now`: number 0 is the newest, and each is a few minutes older than the one before. */
export function storedRequest(tenant: Tenant, number: number, now: Date): StoredEligibility {
  const at = new Date(now.getTime() - (number + 1) * minutesBetween * 60_000);
  const eligibilityId = newUlid(at.getTime());
  const emiratesId = patientOf(number);
  return {
    facilityId: provenFacilityId(tenant.facilityId),
    facilityName: tenant.facilityName,
    facilityNameArabic: tenant.facilityNameArabic,
    facilityLicense: tenant.facilityLicense,
    eligibilityId,
    requestNumber: requestNumberOf(tenant.facilityLicense, eligibilityId),
    ruleId: null,
    ruleAnswers: [],
    claim: 'covered',
    blockedFor: null,
    hasOpenQuestions: false,
    status: statuses[number % statuses.length] ?? eligibilityStatus.Eligible,
    payerId: payer().payerId,
    payerName: payer().payerName,
    payerNameArabic: payer().payerNameArabic,
    payerCode: payer().payerCode,
    emiratesId,
    cardNumber: null,
    identifierEnding: emiratesId.slice(-4),
    eidReasonId: 1,
    serviceCategoryId: 1,
    consultationCategoryId: 2,
    serviceDate: emiratesDateOf(at),
    clinicianLicense: 'GD1234',
    clinicianName: 'Dr Amna Invented',
    referralClinicianLicense: null,
    referralClinicianName: null,
    mobileNumber: null,
    remarks: null,
    submittedAt: at.toISOString(),
    submittedByName: 'reception@palm.example',
    submittedBy: null,
    isPayerUnavailable: false,
    nextAttemptAt: null,
    denialCode: null,
    denialText: null,
    payerComments: null,
    payerRemark: null,
    deskDueAt: null,
    deskHolder: null,
    deskNote: null,
    heldAnswer: null,
    deskLeftMs: null,
    messageAttachments: 0,
    payerQuestions: 0,
    shownVersion: null,
    hasPayerQuestion: false,
    payerQuestion: null,
    ...answerOf(number, new Date(at.getTime() + 3000)),
    photoKey: null,
    follows: null,
    followedBy: null,
    withdrawn: [],
    postOffice: null,
    jobId: null,
    askedWith: [],
    version: 2,
  };
}

/** The writes of that request as the portal itself makes them. */
export function requestPuts(tenant: Tenant, number: number, now: Date): TransactItem[] {
  const request = storedRequest(tenant, number, now);
  const submitted = { at: request.submittedAt, event: 'submitted', by: request.submittedByName, detail: null } as const;
  return newEligibilityPuts(request, submitted);
}
