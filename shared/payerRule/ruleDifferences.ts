import type { RuleContent, RuleQuestion } from './ruleModel.ts';

type Wording = Pick<RuleQuestion, 'text' | 'textArabic'>;

/** A difference between two versions of a rule; questions are the same ones as long as their code is. */
export type RuleDifference =
  | { readonly kind: 'titleChanged' | 'changed'; readonly before: Wording; readonly after: Wording }
  | { readonly kind: 'added' | 'removed' | 'choices'; readonly after: Wording }
  | { readonly kind: 'order' };

const hasOtherWords = (one: Wording, other: Wording): boolean =>
  one.text !== other.text || one.textArabic !== other.textArabic;
const answering = ({ kind, options }: RuleQuestion): string => JSON.stringify([kind, options]);

function questionDifferences(before: RuleQuestion, after: RuleQuestion): RuleDifference[] {
  return [
    ...(hasOtherWords(before, after) ? [{ kind: 'changed', before, after } as const] : []),
    ...(answering(before) === answering(after) ? [] : [{ kind: 'choices', after } as const]),
  ];
}

/** What a version changed of the one before it, in the order of its questions. */
export function ruleDifferences(before: RuleContent, after: RuleContent): RuleDifference[] {
  const titles = [before, after].map(({ title, titleArabic }) => ({ text: title, textArabic: titleArabic }));
  const [oldTitle, newTitle] = titles as [Wording, Wording];
  const earlier = new Map(before.questions.map((question) => [question.key, question]));
  const later = new Set(after.questions.map(({ key }) => key));
  const kept = (questions: readonly RuleQuestion[]) =>
    questions.map(({ key }) => key).filter((key) => earlier.has(key) && later.has(key));
  const isReordered = kept(before.questions).join() !== kept(after.questions).join();
  return [
    ...(hasOtherWords(oldTitle, newTitle)
      ? [{ kind: 'titleChanged', before: oldTitle, after: newTitle } as const]
      : []),
    ...after.questions.flatMap((question): RuleDifference[] => {
      const old = earlier.get(question.key);
      return old ? questionDifferences(old, question) : [{ kind: 'added', after: question }];
    }),
    ...before.questions.flatMap((question): RuleDifference[] =>
      later.has(question.key) ? [] : [{ kind: 'removed', after: question }],
    ),
    ...(isReordered ? [{ kind: 'order' } as const] : []),
  ];
}
