interface NamedPayer {
  readonly payerName: string;
  readonly payerNameArabic: string;
}

/** The payer's name in the reader's language. */
export const payerNameIn = (language: string, { payerName, payerNameArabic }: NamedPayer): string =>
  language === 'ar' ? payerNameArabic : payerName;

interface NamedFacility<Name extends string | null> {
  readonly facilityName: Name;
  readonly facilityNameArabic?: string | null | undefined;
}

/** The facility's name in the reader's language; in English where no Arabic one is known. */
export const facilityNameIn = <Name extends string | null>(
  language: string,
  { facilityName, facilityNameArabic }: NamedFacility<Name>,
): Name | string => (language === 'ar' && facilityNameArabic) || facilityName;
