import { expect, it } from 'vitest';
import { ruleDifferences } from '../../shared/payerRule/ruleDifferences.ts';
import { aRuleContent, aRuleQuestion, everyKind } from './support/rules.ts';

const before = aRuleContent({ holdsFrom: '2026-11-01' });
const [yesNo, list, text, date] = everyKind as [
  (typeof everyKind)[0],
  (typeof everyKind)[0],
  (typeof everyKind)[0],
  (typeof everyKind)[0],
];
const kinds = (changes: Parameters<typeof aRuleContent>[0]) =>
  ruleDifferences(before, { ...before, ...changes }).map(({ kind }) => kind);

it.each([
  ['nothing but a new day', { holdsFrom: '2027-01-01' }, []],
  ['the Arabic title', { titleArabic: 'حوادث' }, ['titleChanged']],
  ['a new question', { questions: [...everyKind, aRuleQuestion({ key: 'NEW' })] }, ['added']],
  ['one question fewer', { questions: [yesNo, list, text] }, ['removed']],
  ['words', { questions: [{ ...yesNo, textArabic: 'غير' }, list, text, date] }, ['changed']],
  ['choices', { questions: [yesNo, { ...list, options: list.options.slice(1) }, text, date] }, ['choices']],
  ['the kind', { questions: [yesNo, list, text, { ...date, kind: 'text' as const }] }, ['choices']],
  ['the order', { questions: [list, yesNo, text, date] }, ['order']],
  ['a question under another code', { questions: [{ ...yesNo, key: 'Q9' }, list, text, date] }, ['added', 'removed']],
])('%s', (_, changes, expected) => {
  expect(kinds(changes)).toEqual(expected);
});
