interface NamedPayer {
  readonly payerName: string;
  readonly payerNameArabic: string;
}

/** The payer's name in the language of the screen. */
export const payerNameIn = (language: string, { payerName, payerNameArabic }: NamedPayer): string =>
  language === 'ar' ? payerNameArabic : payerName;
