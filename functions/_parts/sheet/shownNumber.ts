interface DateCode {
  readonly y: number;
  readonly m: number;
  readonly d: number;
  readonly H: number;
  readonly M: number;
  readonly S: number;
}

/** What is used of the library of formats. */
interface Formats {
  readonly is_date: (format: string) => boolean;
  readonly parse_date_code: (value: number, options: { readonly date1904: boolean }) => DateCode | null;
}

let formats: Formats | undefined;

/** Loads the library of formats, before the first number is read. */
export async function loadFormats(): Promise<void> {
  formats ??= (await import('@e965/xlsx')).SSF as Formats;
}

/** What a cell shows of its number. */
export type NumberKind = 'number' | 'percent' | 'date' | 'time' | `zeros${number}`;

/** The longest format that a spreadsheet takes. */
const longestFormat = 255;

/** A format without the texts that stand in it: quoted, escaped, in brackets, and the widths of signs. */
const withoutTexts = (format: string): string => format.replace(/"[^"]*"?|\\.|_.|\*.|\[[^\]]*\]?/g, '');

/** The kind of a format, by the text of it. */
export function kindOfFormat(format: string): NumberKind {
  if (!formats) throw new Error('loadFormats has not been called');
  const [positive = ''] = format.slice(0, longestFormat).split(';');
  const signs = withoutTexts(positive);
  if (signs.includes('%')) return 'percent';
  if (/^0{2,20}$/.test(signs)) return `zeros${signs.length}`;
  // A length of time counts hours and is no time of a day.
  if (!formats.is_date(positive) || /\[(h+|m+|s+)\]/i.test(positive)) return 'number';
  return /[dyeb]|m{3,}/i.test(signs.replace(/am\/pm|a\/p/gi, '')) ? 'date' : 'time';
}

const dates = [14, 15, 16, 17, 22, 27, 28, 29, 30, 31, 36, 50, 51, 52, 53, 54, 57, 58];
const times = [18, 19, 20, 21, 32, 33, 34, 35, 45, 47, 55, 56];

/** The kind of a format that no workbook spells out, by its number (ECMA-376, 18.8.30). */
export function kindOfBuiltIn(id: number): NumberKind {
  if (id === 9 || id === 10) return 'percent';
  if (dates.includes(id)) return 'date';
  return times.includes(id) ? 'time' : 'number';
}

/** Fewer digits than this before the point are shown whole. */
const mostWhole = 1e15;
const least = 1e-6;

/** A number with the fifteen digits that a spreadsheet shows of it: it stores 4.35 as 4.3499999999999996. */
export const shownDigits = (value: number): number => Number(value.toPrecision(15));

/**
 * The text of a number with the digits that a spreadsheet shows. One with more digits before the point
 * has lost them, and is written in powers of ten.
 */
export function numberText(value: number): string {
  const rounded = shownDigits(value);
  if (Math.abs(rounded) >= mostWhole) return rounded.toExponential().toUpperCase();
  const isSmall = rounded !== 0 && Math.abs(rounded) < least;
  return isSmall ? rounded.toFixed(20).replace(/0+$/, '') : String(rounded);
}

const two = (value: number): string => String(value).padStart(2, '0');

/** Days that a spreadsheet has no date for are shown as a row of these. */
const noDate = '########';

function dateText(value: number, kind: 'date' | 'time', date1904: boolean): string {
  const code = formats?.parse_date_code(value, { date1904 });
  if (!code) return noDate;
  const { y, m, d, H, M, S } = code;
  const time = `${two(H)}:${two(M)}${S === 0 ? '' : `:${two(S)}`}`;
  if (kind === 'time') return time;
  const day = `${y}-${two(m)}-${two(d)}`;
  return H + M + S === 0 ? day : `${day}T${time}`;
}

/** The text of a number as a person reads it in the cell: a day as an ISO date, a share of 0.2 as `20%`, a code with its zeros in front. */
export function shownNumber(value: number, kind: NumberKind, date1904: boolean): string {
  if (kind === 'number') return numberText(value);
  if (kind === 'percent') return `${numberText(value * 100)}%`;
  if (kind === 'date' || kind === 'time') return dateText(value, kind, date1904);
  return numberText(value).padStart(Number(kind.slice('zeros'.length)), '0');
}
