import type * as z from 'zod';
import { isEmiratesIdPlaceholder } from '../../shared/_field/emiratesId.ts';
import { consultationCategories, eidReasons, offeredServiceCategories } from '../../shared/_field/lookups.ts';
import { isInternationalMobile } from '../../shared/_field/mobile.ts';
import { searchText } from '../../shared/_field/searchText.ts';
import { eligibilityForm } from '../../shared/eligibility/routes.ts';
import { type BatchColumn, batchSheet } from '../../shared/eligibilityBatch/batchSheet.ts';
import type { JobProblem } from '../../shared/job/routes.ts';
import type { Payer } from '../_data/payer/payer.ts';
import { formula, type NamedRow } from '../_parts/sheet/lines.ts';
import { codeText, unshortened } from '../_parts/sheetImport/cells/cleanText.ts';
import { readMobile } from '../_parts/sheetImport/cells/mobileCell.ts';
import { RowReader } from '../_parts/sheetImport/rowReader.ts';

export type RowForm = z.output<typeof eligibilityForm>;
export type ReadRow = { readonly form: RowForm } | { readonly problems: readonly JobProblem[] };

/** What people write for a choice: its number, or its name in either language. */
export type Choices = Readonly<Record<string, number>>;

interface Named {
  readonly id: number;
  readonly names: readonly string[];
}

const choicesOf = (named: readonly Named[]): Choices =>
  Object.fromEntries(
    named.flatMap(({ id, names }) => [String(id), ...names.map(searchText)].map((text) => [text, id])),
  );

const lookupChoices = (entries: readonly { id: number; name: string; nameArabic: string }[]): Choices =>
  choicesOf(entries.map(({ id, name, nameArabic }) => ({ id, names: [name, nameArabic] })));

const reasons = lookupChoices(eidReasons);
const services = lookupChoices(offeredServiceCategories);
const consultations = lookupChoices(consultationCategories);

export const payerChoices = (payers: readonly Payer[]): Choices =>
  choicesOf(
    payers.map(({ payerId, payerName, payerNameArabic, payerCode }) => ({
      id: payerId,
      names: [payerName, payerNameArabic, payerCode],
    })),
  );

/** The columns of the form's fields, for what the form itself finds wrong. */
export const columnOfField: Readonly<Record<string, BatchColumn>> = {
  payerId: 'Payer',
  emiratesId: 'EmiratesID',
  eidReasonId: 'EmiratesIDReason',
  cardNumber: 'CardNumber',
  serviceCategoryId: 'ServiceCategory',
  consultationCategoryId: 'ConsultationCategory',
  serviceDate: 'ServiceDate',
  clinicianLicense: 'ClinicianLicense',
  referralClinicianLicense: 'ReferralClinicianLicense',
  mobileNumber: 'MobileNumber',
  remarks: 'Remarks',
};

class FormReader extends RowReader<BatchColumn> {
  choice(column: BatchColumn, choices: Choices, otherwise = 'unknownValue'): number | undefined {
    const text = searchText(this.text(column));
    if (text === '') return undefined;
    const id = Object.hasOwn(choices, text) ? choices[text] : undefined;
    if (id === undefined) this.wrong(column, otherwise);
    return id;
  }

  /** A code or number without what people and programs put between its signs. */
  digits(column: BatchColumn): string | undefined {
    const whole = unshortened(codeText(this.text(column)));
    if (whole === null) this.wrong(column, 'shortened');
    return whole || undefined;
  }

  /** An Emirates ID; the regulators' placeholders stand for somebody who has none. */
  emiratesId(): string | undefined {
    const digits = this.digits('EmiratesID');
    return digits && isEmiratesIdPlaceholder(digits) ? undefined : digits;
  }

  /** Numbers as people of the Emirates write them, or with the country's code. */
  mobile(column: BatchColumn): string | undefined {
    const text = this.text(column);
    if (text === '' || isInternationalMobile(text)) return text || undefined;
    const read = readMobile(text);
    if ('code' in read) this.wrong(column, read.code);
    return 'code' in read ? undefined : read.value;
  }
}

/** By validation key or the schema's code; a rule that has neither goes by its field. */
const codeOf: Readonly<Record<string, string>> = {
  invalidEmiratesId: 'emiratesId',
  emiratesIdRequired: 'identifierMissing',
  eidReasonId: 'reasonMissing',
  cardNumber: 'cardNumber',
  too_big: 'tooLong',
  invalid_format: 'licence',
};

function problemsOf(read: FormReader, issues: readonly z.core.$ZodIssue[]): void {
  for (const issue of issues) {
    const field = String(issue.path[0]);
    const column = columnOfField[field] ?? 'Payer';
    if (read.problems.some((problem) => problem.column === column)) continue;
    const key = issue.code === 'custom' ? String(issue.params?.key ?? field) : issue.code;
    read.wrong(column, codeOf[key] ?? (read.text(column) === '' ? 'required' : key));
  }
}

/** A row as the form of a request, by the rules of the form itself, or everything that is wrong with it. */
export function formOfRow(row: NamedRow<BatchColumn>, payers: Choices): ReadRow {
  const read = new FormReader(row, batchSheet);
  for (const [column, cell] of Object.entries(row.cells))
    if (cell === formula || /^[=@]/.test(cell)) read.wrong(column as BatchColumn, 'formula');
  const result = eligibilityForm.safeParse({
    payerId: read.choice('Payer', payers, 'payerNotAvailable'),
    emiratesId: read.emiratesId(),
    eidReasonId: read.choice('EmiratesIDReason', reasons),
    cardNumber: read.digits('CardNumber'),
    serviceCategoryId: read.choice('ServiceCategory', services),
    consultationCategoryId: read.choice('ConsultationCategory', consultations),
    serviceDate: read.word('ServiceDate') ?? undefined,
    clinicianLicense: read.digits('ClinicianLicense'),
    referralClinicianLicense: read.digits('ReferralClinicianLicense'),
    mobileNumber: read.mobile('MobileNumber'),
    remarks: read.text('Remarks') || undefined,
  });
  if (!result.success) problemsOf(read, result.error.issues);
  if (result.success && read.problems.length === 0) return { form: result.data };
  return { problems: read.problems };
}

/** What makes two rows the same request. */
export const questionOf = ({ payerId, emiratesId, cardNumber, ...form }: RowForm): string =>
  JSON.stringify([
    payerId,
    emiratesId ?? cardNumber?.toUpperCase(),
    form.serviceCategoryId,
    form.consultationCategoryId,
    form.serviceDate,
  ]);
