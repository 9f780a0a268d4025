import { isEmail } from '../../../../shared/_field/email.ts';
import { emiratesIdDigits, isEmiratesId, isEmiratesIdPlaceholder } from '../../../../shared/_field/emiratesId.ts';
import { isUaeIban } from '../../../../shared/_field/iban.ts';
import { isPersonName } from '../../../../shared/_field/personName.ts';
import type { ColumnType, ImportColumn } from '../../../../shared/_parts/sheetImport.ts';
import { type Cell, formula } from '../../sheet/lines.ts';
import { codeText, nameText, plainText, sameText, unshortened } from './cleanText.ts';
import { readDate } from './dateCell.ts';
import { readMobile } from './mobileCell.ts';
import { readMoment, readTime } from './momentCell.ts';
import { readMoney, readNumber, readPercent } from './numberCell.ts';

/** What a cell says, or the key of what is wrong with it. */
export type CellReading =
  | { readonly value: string | number | boolean | readonly string[] | null }
  | { readonly code: string };

const longestText = 200;
const yes = new Set(['yes', 'y', 'true', '1', 'active', 'نعم', 'صحيح']);
const no = new Set(['no', 'n', 'false', '0', 'inactive', 'لا', 'خطا']);

/** What was written for a value of the column, so often that it is one: `from` is compared as `sameText`. */
export type KnownValues = ReadonlyMap<string, string>;

/** A code that a spreadsheet may have taken for a number. */
function coded(text: string, isRight: (code: string) => boolean, code: string): CellReading {
  const whole = unshortened(codeText(text));
  if (whole === null) return { code: 'shortened' };
  return isRight(whole) ? { value: whole } : { code };
}

/** By every name that it has, as `sameText`, a value of a column. Made once for a column: cleaning texts is most of what a cell costs. */
const namesOf = new WeakMap<ImportColumn, ReadonlyMap<string, string>>();

function valuesByName(column: ImportColumn): ReadonlyMap<string, string> {
  const known = namesOf.get(column);
  if (known) return known;
  const named = (column.values ?? []).flatMap(({ value, title, aliases = [] }) =>
    [value, title.en, title.ar, ...aliases].map((name) => [sameText(name), value] as const),
  );
  // Of two values with one name the first counts.
  const names = new Map(named.toReversed());
  namesOf.set(column, names);
  return names;
}

/** `1.5` and `-1` are not the `15` and the `1` of a list, although names are compared without their signs. */
const isOtherNumber = (text: string): boolean => /^[+-]?\d+[.,]\d+$|^[+-]\d+$/.test(text);

function listed(column: ImportColumn, text: string, known: KnownValues): CellReading {
  // A whole number may come as `1.0`.
  const typed = codeText(text);
  const wanted = sameText(/^\d+$/.test(typed) ? typed : text);
  const value = (isOtherNumber(typed) ? undefined : valuesByName(column).get(wanted)) ?? known.get(wanted);
  return value === undefined ? { code: 'unknownValue' } : { value };
}

/** The values that a cell of several names, as they are written there. */
export const wordsOfCell = (text: string): string[] =>
  plainText(text)
    .split(/[,;،؛|\n]/u)
    .map((part) => part.trim())
    .filter((part) => part !== '');

function manyOf(column: ImportColumn, text: string, known: KnownValues): CellReading {
  const found = wordsOfCell(text).map((part) => listed(column, part, known));
  const values = found.flatMap((each) => ('value' in each ? [String(each.value)] : []));
  return values.length < found.length ? { code: 'unknownValue' } : { value: [...new Set(values)] };
}

function yesOrNo(text: string): CellReading {
  const word = sameText(text);
  if (yes.has(word)) return { value: true };
  return no.has(word) ? { value: false } : { code: 'yesNo' };
}

const readers: Readonly<Record<ColumnType, (text: string, column: ImportColumn, known: KnownValues) => CellReading>> = {
  text: (text) => (unshortened(codeText(text)) === null ? { code: 'shortened' } : { value: plainText(text) }),
  name: (text) => (isPersonName(nameText(text)) ? { value: nameText(text) } : { code: 'name' }),
  code: (text) => coded(text.toUpperCase(), (code) => /^[\p{L}\p{N}][\p{L}\p{N}./_-]*$/u.test(code), 'code'),
  licence: (text) => coded(text.toUpperCase(), (code) => /^[A-Z0-9][A-Z0-9-]{2,29}$/.test(code), 'licence'),
  email: (text) => (isEmail(plainText(text)) ? { value: plainText(text).toLowerCase() } : { code: 'email' }),
  emiratesId: (text, { isNeeded }) => {
    const read = coded(text, (code) => isEmiratesIdPlaceholder(code) || isEmiratesId(code), 'emiratesId');
    // It stands for somebody without a card, and names nobody.
    if ('value' in read && isEmiratesIdPlaceholder(String(read.value)))
      return isNeeded ? { code: 'emiratesId' } : { value: null };
    return 'value' in read ? { value: emiratesIdDigits(String(read.value)) } : read;
  },
  mobile: readMobile,
  iban: (text) => {
    const read = coded(text.toUpperCase().replaceAll('-', ''), isUaeIban, 'iban');
    return read;
  },
  date: readDate,
  moment: readMoment,
  time: readTime,
  number: (text, { most = 1e9 }) => readNumber(text, most),
  money: (text, { most = 1e9 }) => readMoney(text, most),
  percent: readPercent,
  yesNo: yesOrNo,
  list: (text, column, known) => listed(column, text, known),
  many: (text, column, known) => manyOf(column, text, known),
};

const noValues: KnownValues = new Map();

/** Whether a text is one that a spreadsheet would compute. */
const isFormula = (text: string): boolean => /^[=@]/.test(text) || /^[+-](?=.*[A-Za-z(|])/.test(text);

/** What a spreadsheet shows instead of a value, also for a day that is too wide for its column or that it does not have. */
const cellErrors =
  /^(#(REF|N\/A|VALUE|NAME\?|DIV\/0|NUM|NULL|SPILL|CALC|FIELD|BLOCKED|CONNECT|UNKNOWN|BUSY|GETTING_DATA)!?|#{3,})$/;

/** Reads one cell of a column. `known` are values that a person has named for this sheet. */
export function readCell(column: ImportColumn, cell: Cell, known: KnownValues = noValues): CellReading {
  if (cell === formula) return { code: 'formula' };
  const text = plainText(cell);
  if (text === '') return column.isNeeded ? { code: 'required' } : { value: null };
  if (isFormula(text)) return { code: 'formula' };
  if (cellErrors.test(text)) return { code: 'cellError' };
  if (text.includes('\ufffd')) return { code: 'lostLetters' };
  const { most = longestText } = column;
  const isText = !['number', 'money', 'percent'].includes(column.type);
  if (isText && text.length > most) return { code: 'tooLong' };
  return readers[column.type](text, column, known);
}
