import { coveragesAt, type DemoMember } from '../../../functions/_demo/members.ts';
import { emiratesDateOf } from '../../../shared/_field/serviceDate.ts';
import type { Benefit } from '../../../shared/eligibility/benefit.ts';
import { benefitObservation, eligibilityObservation } from '../../../shared/eligibility/eligibilityObservation.ts';
import type { Coverage } from '../../../shared/eligibility/routes.ts';
import type { ReceivedRequest } from './payerRequestCheck.ts';

/** What the payer says about a request. `requestNumber` is the request's, unless the payer mixes up its requests. */
export interface SimulatedAnswer {
  readonly request: ReceivedRequest;
  readonly payerCode: string;
  readonly requestNumber: string;
  readonly member: DemoMember | null;
  readonly times: number;
  readonly now: Date;
}

const element = (name: string, text: string): string =>
  `<${name}>${text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')}</${name}>`;

const slashed = (isoDate: string): string => isoDate.split('-').reverse().join('/');
const moment = (now: Date): string => {
  const local = new Date(now.getTime() + 4 * 3600_000).toISOString();
  return `${slashed(local.slice(0, 10))} ${local.slice(11, 16)}`;
};

const observation = (valueType: string, value: string, code: string = valueType): string =>
  `<Observation>${element('Type', 'Text')}${element('Code', code)}${element('Value', value)}${element('ValueType', valueType)}</Observation>`;

const dirhams = (fils: number): string => (fils / 100).toFixed(2);

/** What a service gives, one observation for each fact under the service's name. */
const benefitObservations = ({ service, ...facts }: Benefit): string =>
  Object.entries(facts)
    .map(([name, value]) => {
      const text = name.endsWith('Fils') ? dirhams(Number(value)) : String(value);
      return observation(benefitObservation[name as keyof typeof benefitObservation], text, service);
    })
    .join('');

/** One activity a coverage: service code (8), the asked category, no price; the co-payment is the patient's share. */
function activity(coverage: Coverage, at: number, answer: SimulatedAnswer): string {
  const share =
    coverage.coPaymentFils === null ? '' : element('PatientShare', (coverage.coPaymentFils / 100).toFixed(2));
  const percent = coverage.coPaymentPercent;
  return [
    '<Activity>',
    element('ID', String(at + 1)),
    element('Type', '8'),
    element('Code', answer.request.serviceCategory || '1'),
    element('Net', '0'),
    share,
    element('PaymentAmount', '0'),
    observation(eligibilityObservation.policyNumber, coverage.policyNumber),
    observation(eligibilityObservation.planName, coverage.planName),
    observation(eligibilityObservation.validFrom, slashed(coverage.validFrom)),
    observation(eligibilityObservation.validTo, slashed(coverage.validTo)),
    percent === null ? '' : observation(eligibilityObservation.coPaymentPercent, String(percent)),
    observation(eligibilityObservation.memberName, answer.member?.fullName ?? ''),
    coverage.coPaymentCapFils === undefined
      ? ''
      : observation(eligibilityObservation.coPaymentCap, dirhams(coverage.coPaymentCapFils)),
    ...(coverage.benefits ?? []).map(benefitObservations),
    coverage.valueOfInsurance ? observation(eligibilityObservation.valueOfInsurance, coverage.valueOfInsurance) : '',
    '</Activity>',
  ].join('');
}

function authorization(answer: SimulatedAnswer): string {
  const { member, now } = answer;
  const result = member?.result ?? 'no';
  const comments = member ? member.comments : 'No member with this number.';
  const today = slashed(emiratesDateOf(now));
  const denialCode = member ? member.denialCode : 'ELIG-001';
  return [
    '<Authorization>',
    result === 'undecided' ? '' : element('Result', result === 'yes' ? 'Yes' : 'No'),
    element('ID', answer.requestNumber),
    result === 'yes' ? element('IDPayer', `${answer.payerCode}-${answer.request.requestNumber.slice(-12)}`) : '',
    result === 'no' ? element('DenialCode', denialCode ?? 'ELIG-001') : '',
    element('Start', `${today} 00:00`),
    element('End', `${today} 23:59`),
    comments ? element('Comments', comments) : '',
    ...(member ? coveragesAt(member, now).map((coverage, at) => activity(coverage, at, answer)) : []),
    '</Authorization>',
  ].join('');
}

type Addressed = Pick<SimulatedAnswer, 'payerCode' | 'request' | 'now'>;

const document = ({ payerCode, request, now }: Addressed, times: number, authorizations: string): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>\n<Prior.Authorization><Header>',
    element('SenderID', payerCode),
    element('ReceiverID', request.senderLicense),
    element('TransactionDate', moment(now)),
    element('RecordCount', String(times)),
    element('DispositionFlag', 'PRODUCTION'),
    '</Header>',
    authorizations,
    '</Prior.Authorization>\n',
  ].join('');

/** The Prior.Authorization of an answer, in the order of PriorAuthorization.xsd. */
export const priorAuthorization = (answer: SimulatedAnswer): string =>
  document(answer, answer.times, authorization(answer).repeat(answer.times));

/** The answer to a cancellation: forgotten, or never heard of. */
export function cancellationAnswer(answer: Addressed & { readonly isKnown: boolean }): string {
  const today = slashed(emiratesDateOf(answer.now));
  return document(
    answer,
    1,
    [
      '<Authorization>',
      element('Result', answer.isKnown ? 'Yes' : 'No'),
      element('ID', answer.request.requestNumber),
      answer.isKnown ? element('IDPayer', `${answer.payerCode}-${answer.request.requestNumber.slice(-12)}`) : '',
      answer.isKnown ? '' : element('DenialCode', 'CLAI-012'),
      element('Start', `${today} 00:00`),
      element('End', `${today} 23:59`),
      answer.isKnown ? '' : element('Comments', 'No request with this number was received.'),
      '</Authorization>',
    ].join(''),
  );
}
