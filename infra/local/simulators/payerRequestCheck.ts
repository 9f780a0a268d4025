import { XMLParser } from 'fast-xml-parser';
import { isEmiratesId } from '../../../shared/_field/emiratesId.ts';

/** An element as it was written: its children keep their order, which the regulators' schema fixes. */
interface XmlElement {
  readonly name: string;
  readonly text: string;
  readonly children: readonly XmlElement[];
}

/** What a payer needs of a request to answer it. */
export interface ReceivedRequest {
  readonly type: 'Eligibility' | 'Cancellation';
  readonly requestNumber: string;
  readonly senderLicense: string;
  readonly memberId: string;
  readonly emiratesIdDigits: string;
  readonly serviceCategory: string;
}

/** The elements of each branch in the order of PriorRequest.xsd: `?` may be absent, `*` may repeat or be absent. */
const sequences: Readonly<Record<string, readonly string[]>> = {
  'Prior.Request': ['Header', 'Authorization'],
  Header: ['SenderID', 'ReceiverID', 'TransactionDate', 'RecordCount', 'DispositionFlag'],
  Authorization: [
    'Type',
    'ID',
    'IDPayer?',
    'MemberID',
    'PayerID',
    'EmiratesIDNumber',
    'DateOrdered?',
    'Encounter?',
    'Diagnosis*',
    'Activity*',
    'Resubmission?',
  ],
  Encounter: ['FacilityID', 'Type?', 'Start?', 'End?'],
  Diagnosis: ['Type', 'Code', 'DxInfo*'],
  DxInfo: ['Type', 'Code'],
  Activity: ['ID', 'Start?', 'Type', 'Code', 'Quantity?', 'Net', 'OrderingClinician?', 'Clinician?', 'Observation*'],
  Observation: ['Type', 'Code', 'Value?', 'ValueType?'],
  Resubmission: ['Type', 'Comment', 'Attachment?'],
};

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

const parser = new XMLParser({ preserveOrder: true, parseTagValue: false });

/** Reads a Prior.Request as a strict payer does: what it needs of it, or every error it found. */
export function checkPriorRequest(
  xml: string,
  payerCode: string,
): { request: ReceivedRequest; errors: [] } | { errors: string[] } {
  const root = rootOf(xml);
  if (typeof root === 'string') return { errors: [root] };
  if (root.name !== 'Prior.Request') return { errors: [`The root is ${root.name}, not Prior.Request`] };
  const errors = [...structureErrors(root, root.name), ...relationErrors(root, payerCode)];
  if (errors.length > 0) return { errors };
  const emiratesId = textAt(root, 'Authorization/EmiratesIDNumber');
  return {
    errors: [],
    request: {
      type: textAt(root, 'Authorization/Type') === 'Cancellation' ? 'Cancellation' : 'Eligibility',
      requestNumber: textAt(root, 'Authorization/ID'),
      senderLicense: textAt(root, 'Header/SenderID'),
      memberId: textAt(root, 'Authorization/MemberID'),
      emiratesIdDigits: emiratesId.replaceAll('-', ''),
      serviceCategory: textAt(root, 'Authorization/Activity/Code'),
    },
  };
}

function rootOf(xml: string): XmlElement | string {
  if (/<!(DOCTYPE|ENTITY)/i.test(xml)) return 'A document type definition is not allowed';
  try {
    const [root] = (parser.parse(xml, true) as unknown[]).map(elementOf).filter((node) => node !== null);
    return root && !root.name.startsWith('?') ? root : 'There is no root element';
  } catch (error) {
    return `Not well-formed: ${error instanceof Error ? error.message : 'unknown'}`;
  }
}

function elementOf(node: unknown): XmlElement | null {
  const [name, content] = Object.entries(node as Record<string, unknown>)[0] ?? [];
  if (name === undefined || name === '#text' || name.startsWith('?') || !Array.isArray(content)) return null;
  const text = content.map((child: Record<string, unknown>) => child['#text'] ?? '').join('');
  return { name, text, children: content.map(elementOf).filter((child) => child !== null) };
}

/** Order, presence and values of an element and all below it. */
function structureErrors(element: XmlElement, path: string): string[] {
  const sequence = sequences[element.name];
  if (!sequence) return leafErrors(element, path);
  const errors: string[] = element.text.trim() === '' ? [] : [`${path} must not hold text`];
  let at = 0;
  for (const entry of sequence) {
    const name = entry.replace(/[?*]$/, '');
    let count = 0;
    while (element.children[at]?.name === name && (count === 0 || entry.endsWith('*'))) {
      errors.push(...structureErrors(element.children[at] as XmlElement, `${path}/${name}`));
      count += 1;
      at += 1;
    }
    if (count === 0 && !/[?*]$/.test(entry)) errors.push(`${path}/${name} is missing or out of order`);
  }
  const rest = element.children.slice(at).map((child) => `${path}/${child.name} is unknown or out of order`);
  return [...errors, ...rest];
}

function leafErrors(element: XmlElement, path: string): string[] {
  if (element.children.length > 0) return [`${path} must not hold elements`];
  if (element.text === '') return [`${path} is empty`];
  const allowed = values[path];
  return allowed && !allowed.test(element.text) ? [`${path} has the value "${element.text}"`] : [];
}

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

function textAt(root: XmlElement, path: string): string {
  let found: XmlElement | undefined = root;
  for (const name of path.split('/')) found = found?.children.find((child) => child.name === name);
  return found?.text ?? '';
}
