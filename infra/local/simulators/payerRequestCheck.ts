import { isEmiratesId } from '../../../shared/_field/emiratesId.ts';
import { requestSequences } from './transactionShape.ts';
import { rootOf, type Shape, shapeErrors, textAt, type XmlElement } from './xmlElements.ts';

/** What a payer needs of a request to answer it. */
export interface ReceivedRequest {
  readonly type: 'Eligibility' | 'Cancellation';
  readonly requestNumber: string;
  readonly senderLicense: string;
  readonly memberId: string;
  readonly emiratesIdDigits: string;
  readonly serviceCategory: string;
}

const dateTime = /^(0[1-9]|[12]\d|3[01])\/(0[1-9]|1[0-2])\/\d{4} ([01]\d|2[0-3]):[0-5]\d$/;
const licence = /^(DHA-F-\d{7}|MOH-F-\d{7}|MF\d{3,4}|PF\d{3,4}|MOH[MI]?\d{3,4}|CL-[A-Z]{2}-\d{4}-\d{2})$/;
const amount = /^\d+(\.\d{1,2})?$/;
const placeholders = /^(000-0000-0000000-0|111-1111-1111111-1|222-2222-2222222-2|999-9999-9999999-9)$/;

/** The values that are checked, by the path of their element. */
const values: Readonly<Record<string, RegExp>> = {
  'Prior.Request/Header/SenderID': licence,
  'Prior.Request/Header/TransactionDate': dateTime,
  'Prior.Request/Header/RecordCount': /^1$/,
  'Prior.Request/Header/DispositionFlag': /^(PRODUCTION|TEST)$/,
  'Prior.Request/Authorization/Type': /^(Eligibility|Cancellation)$/,
  'Prior.Request/Authorization/ID': /^.{1,50}$/,
  'Prior.Request/Authorization/MemberID': /^\S.{0,49}$/,
  'Prior.Request/Authorization/EmiratesIDNumber': /^\d{3}-\d{4}-\d{7}-\d$/,
  'Prior.Request/Authorization/Encounter/FacilityID': licence,
  'Prior.Request/Authorization/Encounter/Type': /^([1-9]|10|12|13|15|41|42|103)$/,
  'Prior.Request/Authorization/Encounter/Start': dateTime,
  'Prior.Request/Authorization/Activity/ID': /^.{1,30}$/,
  'Prior.Request/Authorization/Activity/Start': dateTime,
  'Prior.Request/Authorization/Activity/Type': /^(1|2|3|4|5|6|8|9|10)$/,
  'Prior.Request/Authorization/Activity/Code': /^\S+$/,
  'Prior.Request/Authorization/Activity/Quantity': amount,
  'Prior.Request/Authorization/Activity/Net': amount,
  'Prior.Request/Authorization/Activity/Observation/Type':
    /^(CPT|HL7v3 Native|LOINC|SNOMED CT|Text|File|Flags|Universal Dental|Episode)$/,
  'Prior.Request/Authorization/Activity/Observation/Code': /^.{1,50}$/,
};

const shape: Shape = { sequences: requestSequences, values, mayBeEmpty: false };

/** Reads a Prior.Request as a strict payer does: what it needs of it, or every error it found. */
export function checkPriorRequest(
  xml: string,
  payerCode: string,
): { request: ReceivedRequest; errors: [] } | { errors: string[] } {
  const root = rootOf(xml);
  if (typeof root === 'string') return { errors: [root] };
  if (root.name !== 'Prior.Request') return { errors: [`The root is ${root.name}, not Prior.Request`] };
  const broken = shapeErrors(root, shape).map(({ path, problem }) => `${path} ${problem}`);
  const errors = [...broken, ...relationErrors(root, payerCode)];
  if (errors.length > 0) return { errors };
  return { errors: [], request: receivedRequest(root) };
}

/** What a payer needs of a request that was checked. */
export const receivedRequest = (root: XmlElement): ReceivedRequest => ({
  type: textAt(root, 'Authorization/Type') === 'Cancellation' ? 'Cancellation' : 'Eligibility',
  requestNumber: textAt(root, 'Authorization/ID'),
  senderLicense: textAt(root, 'Header/SenderID'),
  memberId: textAt(root, 'Authorization/MemberID'),
  emiratesIdDigits: textAt(root, 'Authorization/EmiratesIDNumber').replaceAll('-', ''),
  serviceCategory: textAt(root, 'Authorization/Activity/Code'),
});

/** What the rules of prior requests say across elements. */
function relationErrors(root: XmlElement, payerCode: string): string[] {
  const sender = textAt(root, 'Header/SenderID');
  const emiratesId = textAt(root, 'Authorization/EmiratesIDNumber');
  const checks: readonly [boolean, string][] = [
    [textAt(root, 'Header/ReceiverID') === payerCode, 'ReceiverID is another payer'],
    [textAt(root, 'Authorization/PayerID') === payerCode, 'PayerID is another payer'],
    [
      textAt(root, 'Authorization/Type') === 'Cancellation' ||
        textAt(root, 'Authorization/Encounter/FacilityID') === sender,
      'FacilityID is not the sender',
    ],
    [textAt(root, 'Authorization/ID').startsWith(`${sender}-`), "ID does not start with the facility's licence"],
    [textAt(root, 'Authorization/IDPayer') === '', 'IDPayer must be empty without a resubmission'],
    [placeholders.test(emiratesId) || isEmiratesId(emiratesId), 'EmiratesIDNumber has a wrong check digit'],
  ];
  return checks.filter(([holds]) => !holds).map(([, problem]) => problem);
}
