interface Words {
  readonly en: string;
  readonly ar: string;
}

/** What can be wrong with a row that a job reads, in both languages: screens and reports say it with the same words. */
export const problemTexts: Readonly<Record<string, Words>> = {
  required: { en: 'This value is missing.', ar: 'هذه القيمة مفقودة.' },
};
