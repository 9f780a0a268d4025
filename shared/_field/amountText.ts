const twoDecimals = new Intl.NumberFormat('en-GB', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Fils as the digits of dirhams, in every language: `1234550` is `12,345.50`. The currency stands beside it. */
export const dirhamDigits = (fils: number): string => twoDecimals.format(fils / 100);

/** A share of a hundred, in every language: `20%`. */
export const percentText = (percent: number): string => `${percent}%`;
