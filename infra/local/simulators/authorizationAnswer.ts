import { codeOutcomes, type LineAnswer } from '../../../functions/_demo/authorizationOutcomes.ts';
import { dateTimeText } from '../../../shared/_field/dateText.ts';
import { leaf } from '../../../shared/_field/xmlText.ts';
import { allAt, textAt, type XmlElement } from './xmlElements.ts';

const validityMs = 14 * 24 * 3600_000;

/** How a payer decides a line of this code. */
type Decide = (code: string) => LineAnswer;

const decideByCode: Decide = (code) => codeOutcomes.find((each) => each.code === code)?.outcome ?? 'approved';
const approveAll: Decide = () => 'approved';

type Fields = readonly (readonly [name: string, text: string])[];

const denialOf = (answer: LineAnswer): Fields => {
  const code = codeOutcomes.find(({ outcome }) => outcome === answer)?.denialCode ?? null;
  return code === null ? [] : [['DenialCode', code]];
};

/** The elements of a line of the answer, in the schema's order. */
function lineOf(line: XmlElement, answer: LineAnswer): Fields {
  const [net, quantity] = [Number(textAt(line, 'Net')), textAt(line, 'Quantity')];
  const granted = answer === 'approved' ? net : answer === 'partlyApproved' ? net / 2 : 0;
  return [
    ...(['ID', 'Type', 'Code'] as const).map((name) => [name, textAt(line, name)] as const),
    ...(quantity === '' ? [] : [['Quantity', quantity] as const]),
    ['Net', granted.toFixed(2)],
    ['PatientShare', '0.00'],
    ['PaymentAmount', granted.toFixed(2)],
    ...denialOf(answer),
  ];
}

const isGranted = (answer: LineAnswer): boolean => answer === 'approved' || answer === 'partlyApproved';

interface Decision {
  readonly header: Fields;
  readonly authorization: Fields;
  readonly lines: readonly Fields[];
}

/** The head of an answer: a number where something is granted, and where the payer asks, so that the answer to its question can name it. */
function headOf(request: XmlElement, answers: readonly LineAnswer[], now: Date): Fields {
  const isAsking = answers.includes('informationRequested');
  const isDenied = !isAsking && !answers.some(isGranted);
  const id = textAt(request, 'Authorization/ID');
  return [
    ...(isAsking ? [] : [['Result', isDenied ? 'No' : 'Yes'] as const]),
    ['ID', id],
    ...(isDenied ? [] : [['IDPayer', `A-${id.slice(-26)}`] as const]),
    ...(isDenied ? denialOf('denied') : []),
    ['Start', dateTimeText(now)],
    ['End', dateTimeText(new Date(now.getTime() + validityMs))],
    ...(isAsking ? [['Comments', 'Please send the report of the earlier examination.'] as const] : []),
  ];
}

function decisionOf(request: XmlElement, decide: Decide, now: Date): Decision | null {
  // What is sent again brings what the payer asked for.
  const isComplete = allAt(request, 'Authorization/Resubmission').length > 0;
  const answerOf = (code: string): LineAnswer =>
    isComplete && decide(code) === 'informationRequested' ? 'approved' : decide(code);
  const lines = allAt(request, 'Authorization/Activity').map((line) => ({
    line,
    answer: answerOf(textAt(line, 'Code')),
  }));
  const answers = lines.map(({ answer }) => answer);
  if (answers.includes('silence')) return null;
  return {
    header: [
      ['SenderID', textAt(request, 'Header/ReceiverID')],
      ['ReceiverID', textAt(request, 'Header/SenderID')],
      ['TransactionDate', dateTimeText(now)],
      ['RecordCount', '1'],
      ['DispositionFlag', 'PRODUCTION'],
    ],
    authorization: headOf(request, answers, now),
    lines: lines.map(({ line, answer }) => lineOf(line, answer)),
  };
}

const leaves = (fields: Fields): string => fields.map(([name, text]) => leaf(name, text)).join('');

const xmlOf = ({ header, authorization, lines }: Decision): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>\n<Prior.Authorization><Header>',
    leaves(header),
    '</Header><Authorization>',
    leaves(authorization),
    ...lines.map((line) => `<Activity>${leaves(line)}</Activity>`),
    '</Authorization></Prior.Authorization>\n',
  ].join('');

/** Riayati's name of an element. */
export const jsonName = (name: string): string =>
  name === 'ID' ? 'id' : `${name.charAt(0).toLowerCase()}${name.slice(1)}`.replace(/^iD/, 'id').replace(/ID$/, 'Id');
const objectOf = (fields: Fields) => Object.fromEntries(fields.map(([name, text]) => [jsonName(name), text]));

const jsonOf = ({ header, authorization, lines }: Decision): string =>
  JSON.stringify({
    header: objectOf(header),
    authorization: { ...objectOf(authorization), activity: lines.map(objectOf) },
  });

/** A payer's Prior.Authorization of a Prior.Request, line by line; null where the payer keeps silent. */
export function answerTo(request: XmlElement, now: Date, format: 'xml' | 'json' = 'xml'): Buffer | null {
  const decision = decisionOf(request, decideByCode, now);
  return decision && Buffer.from(format === 'xml' ? xmlOf(decision) : jsonOf(decision));
}

/** A payer's Prior.Authorization that approves every line of a Prior.Request. */
export function approvalOf(request: XmlElement, now: Date): Buffer {
  const decision = decisionOf(request, approveAll, now);
  if (!decision) throw new Error('An approval is no silence');
  return Buffer.from(xmlOf(decision));
}
