interface Wording {
  readonly text: string;
  readonly textArabic: string;
}

/** The words of a rule in one language; what a draft lacks is shown in the other one. */
export const ruleTexts = (language: string) => ({
  words: ({ text, textArabic }: Wording): string => (language === 'ar' ? textArabic || text : text || textArabic),
  title: ({ title, titleArabic }: { title: string; titleArabic: string }): string =>
    language === 'ar' ? titleArabic || title : title || titleArabic,
});
