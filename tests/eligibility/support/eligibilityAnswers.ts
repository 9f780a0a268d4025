import type { EligibilitySummary } from '../../../shared/eligibility/eligibilityHistory.ts';
import {
  type EligibilityRequest,
  type EligibilityRow,
  eligibilityApi,
  eligibilityRow,
  type TimelineEvent,
} from '../../../shared/eligibility/routes.ts';

const digits = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** An id of the contract's form, another one for every number. */
export const anEligibilityId = (number: number): string =>
  `01K0000000000000000000${[15, 10, 5, 0].map((shift) => digits[(number >> shift) & 31]).join('')}`;

/** A row of the history that the contract accepts. */
export const aRow = (changes: Partial<EligibilityRow> = {}): EligibilityRow =>
  eligibilityRow.parse({
    eligibilityId: anEligibilityId(1),
    status: 8,
    payerId: 102,
    payerName: 'THIQA',
    payerNameArabic: 'ثقة',
    patientName: 'Amina Invented',
    identifierEnding: '0017',
    serviceDate: '2026-11-20',
    serviceCategoryId: 1,
    clinicianName: null,
    submittedAt: '2026-11-20T20:30:00.000Z',
    submittedByName: 'Noura Reception',
    answeredAt: '2026-11-20T20:31:00.000Z',
    facilityName: 'Palm Clinic',
    isPayerUnavailable: false,
    ...changes,
  });

type Details = EligibilityRequest & { timeline: TimelineEvent[] };

/** A request with its timeline that the contract accepts; answered as eligible unless changed. */
export const aDetailedRequest = (changes: Partial<Details> = {}): Details =>
  eligibilityApi.endpoints.getEligibilityDetails.answer.parse({
    ...aRow(),
    ruleId: null,
    facilityId: 'facility-1',
    facilityLicense: 'MF1001',
    requestNumber: 'MF1001-1',
    emiratesId: '784198500000017',
    cardNumber: null,
    eidReasonId: 1,
    consultationCategoryId: null,
    clinicianLicense: null,
    mobileNumber: null,
    remarks: null,
    attempts: 1,
    nextAttemptAt: null,
    payerReference: 'TH-1',
    denialCode: null,
    denialText: null,
    payerComments: null,
    payerRemark: null,
    coverages: [],
    version: 1,
    follows: null,
    followedBy: null,
    timeline: [{ at: '2026-11-20T20:30:00.000Z', event: 'submitted', by: 'Noura Reception', detail: null }],
    ...changes,
  });

/** Three requests of two days: two with an answer, one waiting. */
export const aSummary = (): EligibilitySummary =>
  eligibilityApi.endpoints.summarizeEligibility.answer.parse({
    from: '2026-11-19',
    to: '2026-11-21',
    byStatus: [
      { status: 1, count: 1 },
      { status: 8, count: 2 },
    ],
    byPayer: [
      { payerId: 102, payerName: 'THIQA', payerNameArabic: 'ثقة', counts: [{ status: 8, count: 2 }] },
      { payerId: 88, payerName: 'NAS', payerNameArabic: 'ناس', counts: [{ status: 1, count: 1 }] },
    ],
    byDay: [
      { day: '2026-11-19', counts: [{ status: 8, count: 2 }] },
      { day: '2026-11-20', counts: [] },
      { day: '2026-11-21', counts: [{ status: 1, count: 1 }] },
    ],
  });
