import type { JobProblem } from '../../../../shared/api/job.ts';
import { type Member, type MemberCoverage, memberRelations } from '../../../../shared/model/member.ts';
import type { MemberColumn } from '../../../../shared/model/memberColumns.ts';
import { emiratesIdDigits, isEmiratesId } from '../../../../shared/rules/emiratesId.ts';
import { formula, type RegisterRow } from './rows.ts';

export interface CheckedRow {
  readonly row: number;
  readonly member: Member;
  readonly coverage: MemberCoverage;
}

type Checked = { readonly good: CheckedRow } | { readonly problems: readonly JobProblem[] };

const earliest = '1900-01-01';
const latest = '2200-12-31';
const excelEpochMs = Date.UTC(1899, 11, 30);

/** An ISO day of the calendar, `dd/mm/yyyy` with or without a time, or the number by which a spreadsheet counts days. */
function dayOf(text: string): string | null {
  if (/^\d{1,5}(\.\d+)?$/.test(text))
    return new Date(excelEpochMs + Math.floor(Number(text)) * 86_400_000).toISOString().slice(0, 10);
  const [, day, month, year] = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4})(?: \d{1,2}:\d{2})?$/.exec(text) ?? [];
  const iso = year ? `${year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}` : text.slice(0, 10);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(iso)) return null;
  const instant = new Date(`${iso}T00:00:00Z`);
  const isDay = !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(iso);
  return isDay && iso >= earliest && iso <= latest ? iso : null;
}

/** The codes of both regulators, and words. */
const genderWords: Readonly<Record<string, Member['gender']>> = {
  '0': 'female',
  '1': 'male',
  '9': 'unknown',
  f: 'female',
  m: 'male',
  female: 'female',
  male: 'male',
  unknown: 'unknown',
};
const relationCodes: Readonly<Record<string, Member['relation']>> = {
  '1': 'principal',
  '2': 'spouse',
  '3': 'child',
  '4': 'parent',
  '5': 'other',
};
/** Contract statuses of the regulators (domain reference, 4.5): one ends a cover, the others state it as it is now. */
const cancelling = new Set(['cancelled', 'newborn-cancellation']);
const stating = new Set([
  'active',
  'new',
  'restarted',
  'renewed',
  'corrected',
  'corrected date',
  'updated emiratesidnumber',
  'gap enrollment',
  'recon',
  'newborn',
  'warzone',
  'visitor',
  'newborn-correction',
]);

const memberIdPattern = /^[\p{L}\p{N}][\p{L}\p{N}/._-]{1,29}$/u;

/** Reads a row's cells and collects everything that is wrong with them, so that a file is mended in one go. */
class RowReader {
  readonly problems: JobProblem[] = [];
  readonly #row: RegisterRow;

  constructor(row: RegisterRow) {
    this.#row = row;
  }

  text(column: MemberColumn): string {
    const cell = this.#row.cells[column] ?? '';
    return cell === formula ? '' : cell.trim();
  }

  wrong(column: MemberColumn, code: string): null {
    const value = this.text(column).slice(0, 60) || null;
    this.problems.push({ row: this.#row.row, column, code, value });
    return null;
  }

  checkFormulas(): void {
    for (const [column, cell] of Object.entries(this.#row.cells)) {
      if (cell === formula || /^[=@]/.test(cell)) this.wrong(column as MemberColumn, 'formula');
    }
  }

  filled(column: MemberColumn, longest: number): string {
    const text = this.text(column);
    if (text === '') this.wrong(column, 'required');
    else if (text.length > longest) this.wrong(column, 'tooLong');
    return text;
  }

  day(column: MemberColumn, isRequired = true): string | null {
    const text = this.text(column);
    if (text === '') return isRequired ? this.wrong(column, 'required') : null;
    return dayOf(text) ?? this.wrong(column, 'notADate');
  }

  oneOf<Value>(column: MemberColumn, values: Readonly<Record<string, Value>>, fallback: Value): Value {
    const text = this.text(column).toLowerCase();
    if (text === '') return fallback;
    const value = Object.hasOwn(values, text) ? values[text] : undefined;
    if (value === undefined) this.wrong(column, 'unknownValue');
    return value ?? fallback;
  }

  number(column: MemberColumn, most: number): number | null {
    const text = this.text(column);
    if (text === '') return null;
    const isNumber = /^\d{1,9}(\.\d{1,2})?$/.test(text) && Number(text) <= most;
    return isNumber ? Number(text) : this.wrong(column, 'notANumber');
  }
}

const relations = { ...relationCodes, ...Object.fromEntries(memberRelations.map((name) => [name, name])) };

function memberOf(read: RowReader, today: string): Member {
  const memberId = read.filled('MemberID', 30);
  if (memberId && !memberIdPattern.test(memberId)) read.wrong('MemberID', 'memberId');
  const emiratesId = read.text('EmiratesID');
  if (emiratesId && !isEmiratesId(emiratesId)) read.wrong('EmiratesID', 'emiratesId');
  const bornOn = read.day('BirthDate');
  if (bornOn && bornOn > today) read.wrong('BirthDate', 'inFuture');
  return {
    memberId,
    emiratesId: emiratesId ? emiratesIdDigits(emiratesId) : null,
    fullName: read.filled('FullName', 200),
    fullNameArabic: read.text('FullNameArabic').slice(0, 200) || null,
    bornOn: bornOn ?? '',
    gender: read.oneOf('Gender', genderWords, 'unknown'),
    relation: read.oneOf('Relation', relations, 'principal'),
  };
}

function coverageOf(read: RowReader): MemberCoverage {
  const startsOn = read.day('StartDate') ?? '';
  const endsOn = read.day('EndDate') ?? '';
  if (startsOn && endsOn && endsOn < startsOn) read.wrong('EndDate', 'endsBeforeStart');
  const status = read.text('Status').toLowerCase();
  const isCancelled = cancelling.has(status);
  if (status && !isCancelled && !stating.has(status)) read.wrong('Status', 'unknownValue');
  const cancelledOn = read.day('CancelledOn', isCancelled);
  if (cancelledOn && startsOn && cancelledOn < startsOn) read.wrong('CancelledOn', 'cancelledBeforeStart');
  const aed = read.number('CoPaymentAED', 100_000);
  return {
    policyNumber: read.filled('PolicyNumber', 50),
    planName: read.filled('PlanName', 200),
    startsOn,
    endsOn,
    cancelledOn: isCancelled ? cancelledOn : null,
    coPaymentPercent: read.number('CoPaymentPercent', 100),
    coPaymentFils: aed === null ? null : Math.round(aed * 100),
  };
}

/** A row as the member and the cover that it states, or everything that is wrong with it. `today` is a day of the Emirates. */
export function checkRow(row: RegisterRow, today: string): Checked {
  const read = new RowReader(row);
  read.checkFormulas();
  const member = memberOf(read, today);
  const coverage = coverageOf(read);
  return read.problems.length > 0 ? { problems: read.problems } : { good: { row: row.row, member, coverage } };
}
