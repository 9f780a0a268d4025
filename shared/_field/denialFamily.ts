/** What a denial is about: the letters before the number of its code (`NCOV` of `NCOV-001`). */
export const denialFamilyOf = (code: string): string => code.split('-', 1)[0] ?? code;
