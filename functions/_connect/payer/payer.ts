import type { RegisterRemark } from '../../../shared/eligibility/registerRemark.ts';
import type { Coverage } from '../../../shared/eligibility/routes.ts';
import type { RuleAnswer } from '../../../shared/payerRule/ruleModel.ts';

/** What every message to a payer names. */
interface Addressed {
  /** Unique for the payer, starts with the facility's licence. */
  readonly requestNumber: string;
  readonly facilityLicense: string;
  readonly payerCode: string;
  /** 15 digits. */
  readonly emiratesId: string | null;
  readonly cardNumber: string | null;
  readonly sentAt: Date;
}

/** A question that was put under this number is taken back. The payer's yes means: forgotten. */
export interface CancellationQuestion extends Addressed {
  readonly isCancellation: true;
}

/** What a payer is asked about one patient's visit. Dates are ISO; the adapter writes them as its protocol wants them. */
export interface EligibilityQuestion extends Addressed {
  readonly isCancellation?: undefined;
  readonly serviceDate: string;
  readonly serviceCategoryId: number;
  readonly encounterType: number;
  readonly consultationCategoryCode: string | null;
  readonly eidReasonId: number | null;
  readonly clinicianLicense: string | null;
  /** Who referred the patient. */
  readonly referralClinicianLicense: string | null;
  readonly mobileNumber: string | null;
  readonly remarks: string | null;
  /** The version of the payer's rule, and what was answered to its questions. */
  readonly ruleId: string | null;
  readonly ruleAnswers: readonly RuleAnswer[];
}

export type PayerQuestion = EligibilityQuestion | CancellationQuestion;

/** A payer's answer. Without a result the payer has accepted the request and decides later. */
export interface EligibilityAnswer {
  readonly kind: 'answer';
  readonly result: 'yes' | 'no' | 'undecided';
  readonly payerReference: string | null;
  readonly denialCode: string | null;
  readonly comments: string | null;
  /** Why the portal's own register says no; other payers write comments only. */
  readonly remark?: RegisterRemark;
  readonly patientName: string | null;
  /** Only a register has it. */
  readonly patientNameArabic?: string | null;
  readonly coverages: readonly Coverage[];
  /** The payer sent the same answer more than once. */
  readonly isRepeated: boolean;
}

/** Why a payer gave no usable answer; each may heal by itself, so the portal asks again. */
export type PayerFault =
  | 'unreachable'
  | 'timeout'
  | 'serverError'
  | 'credentialsRejected'
  /** Not the payer's: nobody has given the portal a credential for it, so that nothing was sent. */
  | 'credentialsMissing'
  | 'tooManyRequests'
  | 'answerTooLarge'
  | 'notUnderstood'
  | 'wrongId'
  | 'contradictory'
  /** Not the payer's: the portal failed at the request again and again. */
  | 'portalFailed';

/**
 * Why a question has ended that asking again would not change, where the payer itself has not refused it: the regulator's post office refused the file
 * or the facility's credentials; the facility has no credentials; or no answer came in time.
 */
export type RefusedBy = 'officeRefused' | 'officeCredentials' | 'noCredentials' | 'noAnswerInTime';

/**
 * An answer; a fault, after which the portal asks again; `paused` for a payer that keeps failing and is not asked before `until`; or the payer's
 * refusal of the question itself, which asking again would not change.
 */
export type PayerOutcome =
  | EligibilityAnswer
  | { readonly kind: 'fault'; readonly fault: PayerFault }
  | { readonly kind: 'paused'; readonly until: Date }
  | { readonly kind: 'refused'; readonly report: string; readonly reason?: RefusedBy };

/** The port to payers: it never throws for what a payer does. */
export type AskPayer = (question: PayerQuestion) => Promise<PayerOutcome>;
