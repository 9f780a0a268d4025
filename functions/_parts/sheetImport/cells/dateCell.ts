import { calendarDay } from '../../../../shared/_field/calendarDay.ts';
import { asciiDigits } from '../../../../shared/_field/searchText.ts';
import { plainText } from './cleanText.ts';

const excelEpochMs = Date.UTC(1899, 11, 30);
const dayMs = 86_400_000;
const latest = '2200-12-31';

const monthNames: readonly (readonly string[])[] = [
  ['jan', 'january', 'يناير', 'كانون الثاني'],
  ['feb', 'february', 'فبراير', 'شباط'],
  ['mar', 'march', 'مارس', 'آذار'],
  ['apr', 'april', 'أبريل', 'ابريل', 'نيسان'],
  ['may', 'مايو', 'أيار'],
  ['jun', 'june', 'يونيو', 'حزيران'],
  ['jul', 'july', 'يوليو', 'تموز'],
  ['aug', 'august', 'أغسطس', 'اغسطس', 'آب'],
  ['sep', 'sept', 'september', 'سبتمبر', 'أيلول'],
  ['oct', 'october', 'أكتوبر', 'اكتوبر', 'تشرين الأول'],
  ['nov', 'november', 'نوفمبر', 'تشرين الثاني'],
  ['dec', 'december', 'ديسمبر', 'كانون الأول'],
];
const monthOf = (name: string): string | null => {
  const at = monthNames.findIndex((names) => names.includes(name.toLowerCase()));
  return at < 0 ? null : String(at + 1).padStart(2, '0');
};

type Reading = { readonly value: string } | { readonly code: string };

/** The day that three numbers name, or what is wrong with them. */
function dayOf(year: string, month: string, day: string): Reading {
  if (year.length === 2) return { code: 'shortYear' };
  if (/^1[34]\d\d$/.test(year)) return { code: 'hijriDate' };
  // 12/25/2026: the day stands first in the Emirates, and this cannot be one.
  if (Number(month) > 12 && Number(day) <= 12) return { code: 'monthFirst' };
  const value = calendarDay(year, month.padStart(2, '0'), day.padStart(2, '0'));
  return value && value >= '1900-01-01' && value <= latest ? { value } : { code: 'notADate' };
}

const time = /[T ]\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?: ?[ap]m| ?[صم])?Z?$/iu;

/** The day by the number that a spreadsheet counts; less than the year 1927 or more than 2200 counts no days. */
function dayOfSerial(serial: number): Reading {
  const value = new Date(excelEpochMs + Math.floor(serial) * dayMs).toISOString().slice(0, 10);
  return serial >= 10_000 && value <= latest ? { value } : { code: 'notADate' };
}

/** A day whose month is a word: `5 March 2026`, `March 5 2026`. */
function dayWithName(date: string): Reading {
  const [, inFront, named, yearBehind] = /^(\d{1,2})[ -]([\p{L} ]+?)[ -](\d{4}|\d{2})$/u.exec(date) ?? [];
  const [, namedFirst, behind, yearLast] = /^(\p{L}+) (\d{1,2}) (\d{4})$/u.exec(date) ?? [];
  const name = monthOf(named ?? namedFirst ?? '');
  return name ? dayOf(yearBehind ?? yearLast ?? '', name, inFront ?? behind ?? '') : { code: 'notADate' };
}

/** A date as people and spreadsheets write it: ISO, day first, with the name of the month, or the number of its day. */
export function readDate(text: string): Reading {
  const date = asciiDigits(plainText(text)).replace(time, '').replace(/[،,]/gu, ' ').replace(/ +/gu, ' ').trim();
  if (/^\d{1,6}(\.\d+)?$/.test(date)) return dayOfSerial(Number(date));
  const [, year, month, day] = /^(\d{4})[/.-](\d{1,2})[/.-](\d{1,2})$/.exec(date) ?? [];
  if (year && month && day) return dayOf(year, month, day);
  const [, first, second, last] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})$/.exec(date) ?? [];
  return first && second && last ? dayOf(last, second, first) : dayWithName(date);
}
