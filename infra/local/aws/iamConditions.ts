import { isFields, oneOrMore } from '../template/properties.ts';
import { matchesPattern } from './pattern.ts';

/** True, false, or 'unknown' for an operator or a key that this machine cannot judge. */
type Outcome = boolean | 'unknown';
type Comparison = (wanted: string, actual: string) => boolean;

const equals: Comparison = (wanted, actual) => wanted === actual;
const equalsIgnoringCase: Comparison = (wanted, actual) => wanted.toLowerCase() === actual.toLowerCase();
const like: Comparison = (wanted, actual) => matchesPattern(wanted, actual);

const comparisons: Readonly<Record<string, { readonly compare: Comparison; readonly isNegated: boolean }>> = {
  StringEquals: { compare: equals, isNegated: false },
  StringNotEquals: { compare: equals, isNegated: true },
  StringEqualsIgnoreCase: { compare: equalsIgnoringCase, isNegated: false },
  StringNotEqualsIgnoreCase: { compare: equalsIgnoringCase, isNegated: true },
  StringLike: { compare: like, isNegated: false },
  StringNotLike: { compare: like, isNegated: true },
  ArnEquals: { compare: like, isNegated: false },
  ArnLike: { compare: like, isNegated: false },
  ArnNotEquals: { compare: like, isNegated: true },
  ArnNotLike: { compare: like, isNegated: true },
  Bool: { compare: equalsIgnoringCase, isNegated: false },
};

/** Keys that a call may lack: their absence is known, not a gap of this machine. */
const optionalKeys = /^dynamodb:(LeadingKeys|Attributes|Select|ReturnValues)$/i;

/** What a key that the call does not carry means: known for some keys, a gap of this machine for the others. */
function judgeAbsence(key: string, whenAbsent: boolean): Outcome {
  return optionalKeys.test(key) ? whenAbsent : 'unknown';
}

function judgeKey(operator: string, key: string, wanted: readonly string[], actual?: readonly string[]): Outcome {
  const [, quantifier, name = '', ifExists] =
    /^(?:(ForAllValues|ForAnyValue):)?([A-Za-z]+?)(IfExists)?$/.exec(operator) ?? [];
  if (name === 'Null') {
    const isWantedAbsent = wanted.every((value) => value === 'true');
    return actual ? !isWantedAbsent : judgeAbsence(key, isWantedAbsent);
  }
  const comparison = comparisons[name];
  if (!comparison) return 'unknown';
  if (!actual) {
    const isMet = ifExists !== undefined || quantifier === 'ForAllValues' || comparison.isNegated;
    return judgeAbsence(key, isMet);
  }
  const matches = (value: string) =>
    wanted.some((pattern) => comparison.compare(pattern, value)) !== comparison.isNegated;
  return quantifier === 'ForAllValues' ? actual.every(matches) : actual.some(matches);
}

/** Judges one operator of a policy's condition block: `{ "StringEquals": { key: values } }`. Key names know no letter case. */
export function conditionHolds(
  operator: string,
  block: unknown,
  context: Readonly<Record<string, readonly string[]>>,
): Outcome {
  if (!isFields(block)) return 'unknown';
  const known = new Map(Object.entries(context).map(([key, values]) => [key.toLowerCase(), values]));
  const outcomes = Object.entries(block).map(([key, wanted]) =>
    judgeKey(operator, key, oneOrMore(wanted), known.get(key.toLowerCase())),
  );
  if (outcomes.includes(false)) return false;
  return outcomes.includes('unknown') ? 'unknown' : true;
}
