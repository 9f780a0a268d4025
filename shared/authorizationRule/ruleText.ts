import type { CodePattern, RuleContent } from './ruleModel.ts';

/** Codes, diagnoses and exceptions are typed as lines of a text: a list of forty fields is slower to write and to read. */
const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** A pattern as people write it: `E1130`, `E11*`, or `E1130:E1298`. */
export function codeText({ match, from, to }: CodePattern): string {
  if (match === 'range') return `${from}:${to}`;
  return match === 'prefix' ? `${from}*` : from;
}

function patternOf(line: string): CodePattern {
  const text = line.toUpperCase();
  const [from = '', to] = text.split(':', 2).map((code) => code.trim());
  if (to !== undefined) return { match: 'range', from, to };
  return text.endsWith('*')
    ? { match: 'prefix', from: text.slice(0, -1), to: '' }
    : { match: 'exact', from: text, to: '' };
}

/** The patterns of a text, one a line. What is no code is kept as it is: `ruleProblems` says so. */
export const codesOf = (text: string): CodePattern[] => linesOf(text).map(patternOf);

/** The diagnoses of a text, one a line. */
export const diagnosesOf = (text: string): string[] => linesOf(text.toUpperCase());

/** `Plan`, `Plan @ licence`, or `@ licence`. */
export const exceptionText = ({ planName, facilityLicense }: RuleContent['exceptions'][number]): string =>
  [planName, facilityLicense && `@ ${facilityLicense}`].filter(Boolean).join(' ');

export const exceptionsOf = (text: string): RuleContent['exceptions'] =>
  linesOf(text).map((line) => {
    const [planName = '', facilityLicense = ''] = line.split('@', 2).map((part) => part.trim());
    return { planName, facilityLicense };
  });

/** `Type`, or `Type: code`. */
export const observationText = ({ type, code }: RuleContent['observations'][number]): string =>
  code === '' ? type : `${type}: ${code}`;

export const observationsOf = (text: string): RuleContent['observations'] =>
  linesOf(text).map((line) => {
    const [type = '', code = ''] = line.split(':', 2).map((part) => part.trim());
    return { type, code };
  });
