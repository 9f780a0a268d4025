import type { ClaimElement } from '../../../shared/claim/claimElement.ts';
import { elementsOf } from '../../../shared/claim/schema.ts';
import { type SchemaFault, schemaFindings } from '../../../shared/claim/schemaFindings.ts';
import {
  activitiesOfUnknownCode,
  type CheckContext,
  emiratesIdWarnings,
  type Finding,
  findingAt,
  headerFindings,
  unknownCode,
} from './transactionCheck.ts';
import { allAt, textAt, type XmlElement } from './xmlElements.ts';

const problems: Readonly<Record<SchemaFault, string>> = {
  missing: 'is missing',
  repeated: 'stands more often than once',
  order: 'is out of order',
  unknown: 'is unknown',
  letterCase: 'is written in other letters',
  form: 'has not the form of the schema',
  choice: 'is not in the list of the regulator',
  length: 'is empty or too long',
};

const claimElement = ({ name, text, children }: XmlElement): ClaimElement => ({
  ...{ name, meant: name, text, children: children.map(claimElement), line: 0 },
});

/** What a record breaks of the schema: the reference of the report is its claim, and the sentence names the line. */
function shapeFindings(record: XmlElement, dialect: CheckContext['dialect'], claim: string): Finding[] {
  const name = record.name === 'Header' ? 'Header' : 'Claim';
  return schemaFindings(claimElement(record), elementsOf(dialect, name)).map(({ fault, field, activity }) => {
    const path = field.replaceAll('.', '/');
    const line = activity ? textAt(activity, 'ID') : '';
    const value = activity ? textAt(activity, path.replace(/^Activity\//, '')) : textAt(record, path);
    return findingAt(`${name}/${path}`, `${problems[fault]}${line && `, activity ${line}`}`, value, claim);
  });
}

/** What a claim breaks beside what was sent before it: an ID is a provider's for good, and only a claim that is sent again has it again. */
function idFindings(claim: XmlElement, { isSent }: CheckContext, isSecond: boolean): Finding[] {
  const id = textAt(claim, 'ID');
  const isAgain = (allAt(claim, 'Resubmission')[0]?.children.length ?? 0) > 0;
  const wasSent = isSent('Claim', id);
  const wrong: readonly [boolean, Finding][] = [
    [isSecond, findingAt('Claim/ID', 'stands twice in this file', id, id)],
    [wasSent && !isAgain, findingAt('Claim/ID', 'a claim was accepted under this ID before', id, id)],
    [!wasSent && isAgain, findingAt('Claim/Resubmission', 'no claim was accepted under this ID before', '', id)],
  ];
  return wrong.filter(([isWrong]) => isWrong).map(([, finding]) => finding);
}

/** The lines whose code the regulator does not know: the schemas say only how a code is written. */
const codeFindings = (claim: XmlElement): Finding[] =>
  activitiesOfUnknownCode(claim, 'Activity').map((activity) => {
    const text = `${unknownCode}, activity ${textAt(activity, 'ID')}`;
    return findingAt('Activity/Code', text, textAt(activity, 'Code'), textAt(claim, 'ID'));
  });

/** Everything that a regulator finds in a Claim.Submission. */
export function checkClaims(root: XmlElement, context: CheckContext): readonly Finding[] {
  const [header, ...claims] = root.children;
  if (header?.name !== 'Header') return [findingAt('Claim.Submission/Header', 'is missing or out of order')];
  const other = claims.find(({ name }) => name !== 'Claim');
  if (other) return [findingAt(`Claim.Submission/${other.name}`, 'is unknown or out of order')];
  if (claims.length === 0) return [findingAt('Claim.Submission/Claim', 'is missing or out of order')];
  const broken = [
    ...shapeFindings(header, context.dialect, ''),
    ...claims.flatMap((claim) => shapeFindings(claim, context.dialect, textAt(claim, 'ID'))),
  ];
  if (broken.length > 0) return broken;
  const ids = claims.map((claim) => textAt(claim, 'ID'));
  return [
    ...headerFindings(root, context, claims.length),
    ...claims.flatMap((claim, at) => [
      ...idFindings(claim, context, ids.indexOf(ids[at] ?? '') < at),
      ...codeFindings(claim),
      ...emiratesIdWarnings('Claim/EmiratesIDNumber', textAt(claim, 'EmiratesIDNumber'), ids[at]),
    ]),
  ];
}
