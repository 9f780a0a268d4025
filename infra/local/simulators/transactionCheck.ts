import { codeOutcomes } from '../../../functions/_demo/authorizationOutcomes.ts';
import { isEmiratesId } from '../../../shared/_field/emiratesId.ts';
import { type Dialect, transactionShape } from './transactionShape.ts';
import { allAt, shapeErrors, textAt, type XmlElement } from './xmlElements.ts';

/** A line of an error report. */
export interface Finding {
  readonly type: 'Error' | 'Warning';
  readonly objectName: string;
  readonly field: string;
  readonly value: string;
  readonly reference: string;
  readonly text: string;
}

/** The signed-in account, and what the office knows already. */
export interface CheckContext {
  readonly dialect: Dialect;
  readonly senderLicense: string;
  /** Whether this sender has sent a request of this type, or a claim, under this number. */
  readonly isSent: (type: string, id: string) => boolean;
}

const placeholders = /^(000-0000-0000000-0|111-1111-1111111-1|222-2222-2222222-2|999-9999-9999999-9)$/;

/** The start of a shape error's path, its root left out, names the object. */
export function findingAt(
  path: string,
  text: string,
  value = '',
  reference = '',
  type: Finding['type'] = 'Error',
): Finding {
  const names = path.split('/');
  const field = names.slice(-2).join('.');
  return { type, objectName: names.at(-2) ?? path, field, value: value.slice(0, 200), reference, text };
}

const authorizationAt = 'Authorization';
const at = (name: string) => `${authorizationAt}/${name}`;

const rejectedCodes: readonly string[] = codeOutcomes
  .filter(({ outcome }) => outcome === 'regulatorError')
  .map(({ code }) => code);

/** The activities of a request or a claim whose code the regulator does not know. */
export const activitiesOfUnknownCode = (record: XmlElement, path: string): XmlElement[] =>
  allAt(record, path).filter((activity) => rejectedCodes.includes(textAt(activity, 'Code')));

export const unknownCode = 'is not in the list of the regulator';

/** What DOH's page of prior requests says across elements. */
function requestFindings(root: XmlElement, { senderLicense, isSent }: CheckContext): Finding[] {
  const id = textAt(root, at('ID'));
  const type = textAt(root, at('Type'));
  const resubmission = allAt(root, at('Resubmission'))[0];
  const payerReference = textAt(root, at('IDPayer'));
  const encounterType = textAt(root, at('Encounter/Type'));
  const wrong: readonly [boolean, Finding][] = [
    [!id.startsWith(`${senderLicense}-`), findingAt(at('ID'), 'must start with the licence of the facility', id)],
    [!!resubmission && !payerReference, findingAt(at('IDPayer'), 'is mandatory when there is a Resubmission')],
    [
      !resubmission && !!payerReference,
      findingAt(at('IDPayer'), 'must be empty without a Resubmission', payerReference),
    ],
    [
      !!resubmission && textAt(resubmission, 'Type') === 'legacy',
      findingAt(at('Resubmission/Type'), 'legacy is for claims only', 'legacy'),
    ],
    [encounterType === '7', findingAt(at('Encounter/Type'), 'nationals screening needs no authorization', '7')],
    [
      !resubmission && type !== 'Status Inquiry' && isSent(type, id),
      findingAt(at('ID'), 'a request of this type was sent under this ID before', id),
    ],
  ];
  const generics = allAt(root, at('Activity'))
    .filter((activity) => textAt(activity, 'Type') === '10' && Number(textAt(activity, 'Net')) !== 0)
    .map((activity) =>
      findingAt(at('Activity/Net'), 'a generic drug has no price', textAt(activity, 'Net'), textAt(activity, 'ID')),
    );
  const unknown = activitiesOfUnknownCode(root, at('Activity')).map((activity) =>
    findingAt(at('Activity/Code'), unknownCode, textAt(activity, 'Code'), textAt(activity, 'ID')),
  );
  return [
    ...wrong.filter(([isWrong]) => isWrong).map(([, finding]) => finding),
    ...generics,
    ...unknown,
    ...requestWarnings(root),
  ];
}

export const emiratesIdWarnings = (path: string, id: string, reference?: string): Finding[] =>
  placeholders.test(id) || isEmiratesId(id)
    ? []
    : [findingAt(path, 'has a wrong check digit', id, reference, 'Warning')];

/** What is taken, but looks wrong. */
function requestWarnings(root: XmlElement): Finding[] {
  const diagnoses = allAt(root, at('Diagnosis'));
  const principals = diagnoses.filter((diagnosis) => textAt(diagnosis, 'Type') === 'Principal');
  const warnings = emiratesIdWarnings(at('EmiratesIDNumber'), textAt(root, at('EmiratesIDNumber')));
  if (diagnoses.length > 0 && principals.length !== 1) {
    warnings.push(findingAt(at('Diagnosis/Type'), 'one diagnosis should be the principal one', '', '', 'Warning'));
  }
  return warnings;
}

function answerFindings(root: XmlElement): Finding[] {
  const result = textAt(root, at('Result')).toLowerCase();
  const isApproved =
    result === 'yes' || allAt(root, at('Activity')).some((line) => Number(textAt(line, 'PaymentAmount')) > 0);
  const findings: Finding[] = [];
  if (result === 'no' && !textAt(root, at('DenialCode'))) {
    findings.push(findingAt(at('DenialCode'), 'is mandatory when the result is No'));
  }
  if (isApproved && !textAt(root, at('IDPayer'))) {
    findings.push(findingAt(at('IDPayer'), 'is mandatory when something is approved'));
  }
  return findings;
}

/** A file is its sender's own, and counts its records. */
export function headerFindings(root: XmlElement, { senderLicense }: CheckContext, records: number): Finding[] {
  const sender = textAt(root, 'Header/SenderID');
  const count = textAt(root, 'Header/RecordCount');
  const wrong: readonly [boolean, Finding][] = [
    [sender !== senderLicense, findingAt('Header/SenderID', 'is not the licence of the user who sends', sender)],
    [Number(count) !== records, findingAt('Header/RecordCount', 'is not the number of records', count)],
  ];
  return wrong.filter(([isWrong]) => isWrong).map(([, finding]) => finding);
}

/** Everything that a regulator finds in a request or an answer; null for a kind of transaction that the simulators do not take. */
export function checkTransaction(root: XmlElement, context: CheckContext): readonly Finding[] | null {
  const shape = transactionShape(root.name, context.dialect);
  if (!shape) return null;
  const broken = shapeErrors(root, shape).map(({ path, problem, value, activityId }) =>
    findingAt(path, problem, value, activityId),
  );
  if (broken.length > 0) return broken;
  const others = root.name === 'Prior.Request' ? requestFindings(root, context) : answerFindings(root);
  return [...headerFindings(root, context, 1), ...others];
}
