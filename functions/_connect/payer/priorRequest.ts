import { dateText } from '../../../shared/_field/dateText.ts';
import { formatEmiratesId } from '../../../shared/_field/emiratesId.ts';
import { emiratesDateOf } from '../../../shared/_field/serviceDate.ts';
import { escapedXml } from '../../../shared/_field/xmlText.ts';
import { requestObservation } from '../../../shared/eligibility/eligibilityObservation.ts';
import type { RuleAnswer } from '../../../shared/payerRule/ruleModel.ts';
import type { DispositionFlag, PriorRequest, RequestedObservation } from '../postOffice/postOffice.ts';
import { priorRequestXml } from '../postOffice/writePriorRequest.ts';
import type { EligibilityQuestion, PayerQuestion } from './payer.ts';

/** The regulators' number for 'unknown status, without a card': sent when only the card number is known. */
const noEmiratesId = '999999999999999';

/** A visit of today starts now, an earlier one at the beginning of its day: its start must not be in the future. */
const encounterStart = ({ serviceDate, sentAt }: EligibilityQuestion): string =>
  serviceDate === emiratesDateOf(sentAt) ? sentAt.toISOString() : `${serviceDate}T00:00:00+04:00`;

const observation = (valueType: string, value: string | null, code: string = valueType): RequestedObservation[] =>
  value === null || escapedXml(value).trim() === '' ? [] : [{ type: 'Text', code, value, valueType }];

/** An answer under the code of its question: yes or no, the code of the choice, a text, or a date as payers write it. */
const answered = ({ question, kind, answer }: RuleAnswer): RequestedObservation[] =>
  observation(requestObservation.ruleAnswer, kind === 'date' ? dateText(answer) : answer, question);

/** What the visit is for: one service activity (type 8) with the service category as its code; an eligibility check has no price. */
const activity = (question: EligibilityQuestion): PriorRequest['authorization']['activities'][number] => ({
  id: '1',
  start: encounterStart(question),
  type: 8,
  code: String(question.serviceCategoryId),
  quantity: 1,
  net: 0,
  orderingClinician: question.referralClinicianLicense ?? undefined,
  clinician: question.clinicianLicense ?? undefined,
  observations: [
    ...observation(requestObservation.consultationCategory, question.consultationCategoryCode),
    ...observation(requestObservation.eidReason, question.eidReasonId?.toString() ?? null),
    ...observation(requestObservation.mobileNumber, question.mobileNumber),
    ...observation(requestObservation.remarks, question.remarks),
    ...observation(requestObservation.ruleId, question.ruleId),
    ...question.ruleAnswers.flatMap(answered),
  ],
});

/** What the patient comes for; a question that is taken back says no more of it. */
const visit = (question: PayerQuestion): Pick<PriorRequest['authorization'], 'encounter' | 'activities'> =>
  question.isCancellation
    ? { activities: [] }
    : {
        encounter: {
          facilityId: question.facilityLicense,
          type: question.encounterType,
          start: encounterStart(question),
        },
        activities: [activity(question)],
      };

/**
 * The Prior.Request of type Eligibility for a question, or of type Cancellation under the number of the question that it takes back.
 * MemberID is mandatory: without a card number it repeats the Emirates ID, which is the card of the national programmes.
 */
export function eligibilityRequest(question: PayerQuestion, dispositionFlag: DispositionFlag): PriorRequest {
  const emiratesId = question.emiratesId ?? noEmiratesId;
  return {
    header: {
      senderId: question.facilityLicense,
      receiverId: question.payerCode,
      transactionDate: question.sentAt.toISOString(),
      dispositionFlag,
    },
    authorization: {
      type: question.isCancellation ? 'Cancellation' : 'Eligibility',
      id: question.requestNumber,
      memberId: question.cardNumber ?? formatEmiratesId(emiratesId),
      payerId: question.payerCode,
      emiratesId,
      diagnoses: [],
      ...visit(question),
    },
  };
}

/** The same as XML: payers' gateways take Abu Dhabi's schema, which has all that a question may say. */
export const eligibilityRequestXml = (question: PayerQuestion, dispositionFlag: DispositionFlag): string =>
  priorRequestXml(eligibilityRequest(question, dispositionFlag), 'doh');
