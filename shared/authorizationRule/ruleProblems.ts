import { denialCodes } from '../_field/denialCodes.ts';
import { tryExample } from './ruleExamples.ts';
import type { CodePattern, RuleContent } from './ruleModel.ts';

/** Something that keeps a rule from going live, at a field such as `codes.0.to`. */
export interface RuleProblem {
  readonly field: string;
  readonly problem:
    | 'required'
    | 'codeForm'
    | 'rangeOrder'
    | 'codesNeeded'
    | 'emptyException'
    | 'addressForm'
    | 'limitNeeded'
    | 'denialCodeUnknown'
    | 'nothingToDemand'
    | 'inPast'
    | 'beforeLastVersion'
    | 'endBeforeBegin'
    | 'exampleDoesNotPass'
    | 'exampleDoesNotFail';
}

/** What the days of a rule are checked against, ISO. */
interface RuleDays {
  readonly today: string;
  /** The day from which the version before it holds. */
  readonly lastEffectiveFrom: string | null;
}

const codeForm = /^[A-Z0-9][A-Z0-9.-]*$/;
const addressForm = /^https:\/\/[^\s]+$/;

const missing = (texts: Readonly<Record<string, string>>): RuleProblem[] =>
  Object.entries(texts)
    .filter(([, text]) => text.trim() === '')
    .map(([field]) => ({ field, problem: 'required' }));

function codeProblem(field: string, code: string): RuleProblem[] {
  if (code === '') return [{ field, problem: 'required' }];
  return codeForm.test(code) ? [] : [{ field, problem: 'codeForm' }];
}

function patternProblems({ match, from, to }: CodePattern, at: number): RuleProblem[] {
  const field = `codes.${at}.`;
  if (match !== 'range') return codeProblem(`${field}from`, from);
  const forms = [...codeProblem(`${field}from`, from), ...codeProblem(`${field}to`, to)];
  if (forms.length > 0) return forms;
  // Codes of different lengths have no order that a person would expect.
  return from.length === to.length && from <= to ? [] : [{ field: `${field}to`, problem: 'rangeOrder' }];
}

function dayProblems({ effectiveFrom, effectiveUntil }: RuleContent, days: RuleDays): RuleProblem[] {
  const field = 'effectiveFrom';
  if (effectiveFrom === '') return [{ field, problem: 'required' }];
  if (effectiveFrom < days.today) return [{ field, problem: 'inPast' }];
  if (days.lastEffectiveFrom !== null && effectiveFrom < days.lastEffectiveFrom)
    return [{ field, problem: 'beforeLastVersion' }];
  return effectiveUntil !== '' && effectiveUntil < effectiveFrom
    ? [{ field: 'effectiveUntil', problem: 'endBeforeBegin' }]
    : [];
}

function sourceProblems({ source }: RuleContent): RuleProblem[] {
  const { title, address } = source;
  const isAddress = address === '' || addressForm.test(address);
  return [
    ...missing({ 'source.title': title }),
    ...(isAddress ? [] : [{ field: 'source.address', problem: 'addressForm' } as const]),
  ];
}

/** What a rule needs that decides by itself: codes, a bound above which a person decides, a code that says why. */
function decidingProblems({ decides, codes, limit }: RuleContent): RuleProblem[] {
  if (!decides) return [];
  const needsLimit = decides.effect === 'approve' && limit?.kind !== 'amountAtMost';
  const needsCode = decides.effect === 'deny' && !(decides.denialCode in denialCodes);
  return [
    ...(codes.length === 0 ? [{ field: 'codes', problem: 'codesNeeded' } as const] : []),
    ...(needsLimit ? [{ field: 'limit.value', problem: 'limitNeeded' } as const] : []),
    ...(needsCode ? [{ field: 'decides.denialCode', problem: 'denialCodeUnknown' } as const] : []),
  ];
}

/** Who needs no approval has nothing to attach and nothing that could be approved. */
const demandProblems = ({ needsApproval, documents, observations, decides }: RuleContent): RuleProblem[] =>
  needsApproval === 'no' && (documents.length > 0 || observations.length > 0 || decides !== null)
    ? [{ field: 'needsApproval', problem: 'nothingToDemand' }]
    : [];

const exceptionProblems = ({ exceptions }: RuleContent): RuleProblem[] =>
  exceptions.flatMap(({ planName, facilityLicense }, at): RuleProblem[] =>
    planName === '' && facilityLicense === ''
      ? [{ field: `exceptions.${at}.planName`, problem: 'emptyException' }]
      : [],
  );

const observationProblems = ({ observations }: RuleContent): RuleProblem[] =>
  observations.flatMap(({ type }, at) => missing({ [`observations.${at}.type`]: type }));

/** Both examples are there, and the rule says of them what they are to show. */
function exampleProblems(content: RuleContent): RuleProblem[] {
  const { passes, fails } = content.examples;
  const problems: RuleProblem[] = [];
  if (!passes) problems.push({ field: 'examples.passes', problem: 'required' });
  else if (!tryExample(content, passes).passes)
    problems.push({ field: 'examples.passes', problem: 'exampleDoesNotPass' });
  if (!fails) problems.push({ field: 'examples.fails', problem: 'required' });
  else if (tryExample(content, fails).passes) problems.push({ field: 'examples.fails', problem: 'exampleDoesNotFail' });
  return problems;
}

/** Everything that a draft still needs before it can go live, in the order of the screen. */
export function ruleProblems(content: RuleContent, days: RuleDays): RuleProblem[] {
  const { name, nameArabic, codes, diagnoses } = content;
  return [
    ...missing({ name, nameArabic }),
    ...codes.flatMap(patternProblems),
    ...diagnoses.flatMap((code, at) => codeProblem(`diagnoses.${at}`, code)),
    ...exceptionProblems(content),
    ...demandProblems(content),
    ...observationProblems(content),
    ...decidingProblems(content),
    ...sourceProblems(content),
    ...dayProblems(content, days),
    ...exampleProblems(content),
  ];
}
