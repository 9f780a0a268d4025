import { formatEmiratesId } from '../../../shared/_field/emiratesId.ts';
import { emiratesDateOf } from '../../../shared/_field/serviceDate.ts';
import { escapedXml, leaf } from '../../../shared/_field/xmlText.ts';
import { requestObservation } from '../../../shared/eligibility/eligibilityObservation.ts';
import type { RuleAnswer } from '../../../shared/payerRule/ruleModel.ts';
import type { EligibilityQuestion, PayerQuestion } from './payer.ts';
import { payerDate, payerDateTime } from './payerDate.ts';

/** PRODUCTION is answered and kept; TEST is only validated by the receiver. */
export type DispositionFlag = 'PRODUCTION' | 'TEST';

/** The regulators' number for 'unknown status, without a card': sent when only the card number is known. */
const noEmiratesId = '999-9999-9999999-9';

const branch = (name: string, children: readonly string[]): string => `<${name}>${children.join('')}</${name}>`;

/** A visit of today starts now, an earlier one at the beginning of its day: its start must not be in the future. */
const encounterStart = ({ serviceDate, sentAt }: EligibilityQuestion): string =>
  serviceDate === emiratesDateOf(sentAt) ? payerDateTime(sentAt) : `${payerDate(serviceDate)} 00:00`;

const observation = (valueType: string, value: string | null, code: string = valueType): string =>
  value === null || escapedXml(value).trim() === ''
    ? ''
    : branch('Observation', [
        leaf('Type', 'Text'),
        leaf('Code', code),
        leaf('Value', value),
        leaf('ValueType', valueType),
      ]);

/** An answer under the code of its question: yes or no, the code of the choice, a text, or a date as payers write it. */
const answered = ({ question, kind, answer }: RuleAnswer): string =>
  observation(requestObservation.ruleAnswer, kind === 'date' ? payerDate(answer) : answer, question);

/** What the visit is for: one service activity (type 8) with the service category as its code; an eligibility check has no price. */
const activity = (question: EligibilityQuestion): string =>
  branch('Activity', [
    leaf('ID', '1'),
    leaf('Start', encounterStart(question)),
    leaf('Type', '8'),
    leaf('Code', String(question.serviceCategoryId)),
    leaf('Quantity', '1'),
    leaf('Net', '0'),
    question.referralClinicianLicense ? leaf('OrderingClinician', question.referralClinicianLicense) : '',
    question.clinicianLicense ? leaf('Clinician', question.clinicianLicense) : '',
    observation(requestObservation.consultationCategory, question.consultationCategoryCode),
    observation(requestObservation.eidReason, question.eidReasonId?.toString() ?? null),
    observation(requestObservation.mobileNumber, question.mobileNumber),
    observation(requestObservation.remarks, question.remarks),
    observation(requestObservation.ruleId, question.ruleId),
    ...question.ruleAnswers.map(answered),
  ]);

/** What the patient comes for; a question that is taken back says no more of it. */
const visit = (question: PayerQuestion): string[] =>
  question.isCancellation
    ? []
    : [
        branch('Encounter', [
          leaf('FacilityID', question.facilityLicense),
          leaf('Type', String(question.encounterType)),
          leaf('Start', encounterStart(question)),
        ]),
        activity(question),
      ];

/**
 * The Prior.Request of type Eligibility for a question, or of type Cancellation under the number of the question that it takes back. The order of the elements is the XSD's sequence and must stay so.
 * MemberID is mandatory: without a card number it repeats the Emirates ID, which is the card of the national programmes.
 */
export function writePriorRequest(question: PayerQuestion, dispositionFlag: DispositionFlag): string {
  const emiratesId = question.emiratesId ? formatEmiratesId(question.emiratesId) : noEmiratesId;
  const header = branch('Header', [
    leaf('SenderID', question.facilityLicense),
    leaf('ReceiverID', question.payerCode),
    leaf('TransactionDate', payerDateTime(question.sentAt)),
    leaf('RecordCount', '1'),
    leaf('DispositionFlag', dispositionFlag),
  ]);
  const authorization = branch('Authorization', [
    leaf('Type', question.isCancellation ? 'Cancellation' : 'Eligibility'),
    leaf('ID', question.requestNumber),
    leaf('MemberID', question.cardNumber ?? emiratesId),
    leaf('PayerID', question.payerCode),
    leaf('EmiratesIDNumber', emiratesId),
    ...visit(question),
  ]);
  return `<?xml version="1.0" encoding="UTF-8"?>\n${branch('Prior.Request', [header, authorization])}\n`;
}
