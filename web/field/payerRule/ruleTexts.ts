import { nameIn } from '../../../shared/_field/nameIn.ts';

interface Wording {
  readonly text: string;
  readonly textArabic: string;
}

/** The words of a rule in one language; what a draft lacks is shown in the other one. */
export const ruleTexts = (language: string) => ({
  words: (wording: Wording): string => nameIn(language, wording, 'text'),
  title: (rule: { title: string; titleArabic: string }): string => nameIn(language, rule, 'title'),
});
