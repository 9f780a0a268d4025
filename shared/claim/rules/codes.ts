import type { ClaimActivity, ClaimDialect } from '../claim.ts';
import { withLine } from './examples.ts';
import type { ClaimRule } from './rule.ts';

const published = { text: 'Claim.Submission; code lists of both regulators', on: '2026-11-29' } as const;

/** ICD-10-CM: a letter, a digit, and up to five more behind a point, which some systems leave out. */
const diagnosisForm = /^[A-Z]\d[0-9A-Z](?:\.?[0-9A-Z]{1,4})?$/i;

/** The forms of codes by their list (domain 6.5). */
const codeForms: Readonly<Record<number, RegExp>> = {
  3: /^\d{4}[0-9A-Z]$/i,
  4: /^[A-Z]\d{4}$/i,
};

const looseForms: Readonly<Record<number, Readonly<Partial<Record<ClaimDialect, RegExp>>>>> = {
  5: { dha: /^[0-9A-Z]{4}-[0-9A-Z]{6}-[0-9A-Z]{4}$/i, doh: /^[A-Z]\d{2}-\d{4}-\d{5}-\d{2}$/i },
  9: { dha: /^\d{4,6}$/, doh: /^\d{4,6}$/ },
};

const isOfForm = ({ type, code }: ClaimActivity, form: (type: number) => RegExp | undefined): boolean =>
  type === null || code === null || (form(type)?.test(code.trim()) ?? true);

/** Whether the code of a line has the form that its type has at this regulator. */
export const isActivityForm = (line: ClaimActivity, dialect: ClaimDialect): boolean =>
  isOfForm(line, (type) => codeForms[type] ?? looseForms[type]?.[dialect]);

export const isDiagnosisForm = (code: string | null): boolean => code === null || diagnosisForm.test(code);

export const isPrincipal = ({ type }: { type: string | null }): boolean => type?.toLowerCase() === 'principal';

export const codeRules: readonly ClaimRule[] = [
  {
    ...{
      id: 'codes.principal',
      family: 'codes',
      severity: 'block',
      source: { text: 'Denials CODE-001 and CODE-013', on: '2026-11-29' },
    },
    text: { en: 'The claim has not exactly one principal diagnosis.', ar: 'يجب أن يكون للمطالبة تشخيص رئيسي واحد.' },
    fix: { en: 'Mark one diagnosis as the principal one.', ar: 'يرجى تحديد تشخيص رئيسي واحد.' },
    find: ({ diagnoses }) => (diagnoses.filter(isPrincipal).length === 1 ? [] : [{ field: 'Diagnosis.Type' }]),
    passes: (clean) => ({
      ...clean,
      diagnoses: [...clean.diagnoses, { type: 'Secondary', code: 'E11.9', info: [] }],
    }),
    fails: (clean) => ({ ...clean, diagnoses: [...clean.diagnoses, { type: 'Principal', code: 'E11.9', info: [] }] }),
  },
  {
    ...{ id: 'codes.diagnosisRepeated', family: 'codes', severity: 'warn', source: published },
    text: { en: 'A diagnosis stands twice.', ar: 'تكرر أحد التشخيصات.' },
    fix: { en: 'Remove the second one.', ar: 'يرجى حذف التشخيص المكرر.' },
    find: ({ diagnoses }) => {
      const codes = diagnoses.flatMap(({ code, type }) =>
        code && type?.toLowerCase() !== 'admitting' ? [code.toUpperCase()] : [],
      );
      return new Set(codes).size < codes.length ? [{ field: 'Diagnosis.Code' }] : [];
    },
    // The diagnosis at the admission may be the principal one.
    passes: (clean) => ({ ...clean, diagnoses: [...clean.diagnoses, { type: 'Admitting', code: 'J06.9', info: [] }] }),
    fails: (clean) => ({ ...clean, diagnoses: [...clean.diagnoses, { type: 'Secondary', code: 'j06.9', info: [] }] }),
  },
  {
    ...{
      id: 'codes.diagnosisForm',
      family: 'codes',
      severity: 'block',
      source: { text: 'ICD-10-CM', on: '2026-11-29' },
    },
    text: { en: 'A diagnosis has not the form of an ICD-10-CM code.', ar: 'أحد التشخيصات ليس بصيغة رموز ICD-10-CM.' },
    fix: { en: 'Enter the code of the classification.', ar: 'يرجى إدخال رمز التصنيف.' },
    find: ({ diagnoses }) =>
      diagnoses.flatMap(({ code }) => (isDiagnosisForm(code) ? [] : [{ field: 'Diagnosis.Code' }])),
    passes: (clean) => ({ ...clean, diagnoses: [{ type: 'Principal', code: 'S72001A', info: [] }] }),
    fails: (clean) => ({ ...clean, diagnoses: [{ type: 'Principal', code: '250.00', info: [] }] }),
  },
  {
    ...{ id: 'codes.activityForm', family: 'codes', severity: 'block', source: published },
    text: { en: 'The code of a line is no code of its type.', ar: 'رمز أحد البنود لا يتوافق مع نوعه.' },
    fix: { en: 'Correct the code, or the type of the line.', ar: 'يرجى تصحيح الرمز أو نوع البند.' },
    find: ({ activities }) =>
      activities.flatMap((activity) =>
        isOfForm(activity, (type) => codeForms[type]) ? [] : [{ field: 'Activity.Code', activity }],
      ),
    passes: (clean) => withLine(clean, { type: 3, code: '0042T' }),
    fails: (clean) => withLine(clean, { type: 4, code: '99213' }),
  },
  {
    ...{ id: 'codes.unusualForm', family: 'codes', severity: 'warn', source: { ...published, isUnconfirmed: true } },
    text: {
      en: 'The code of a drug or a DRG has an unusual form.',
      ar: 'رمز دواء أو مجموعة تشخيصية بصيغة غير معتادة.',
    },
    fix: { en: "Compare it with the regulator's list.", ar: 'يرجى مقارنته بقائمة الجهة الصحية.' },
    find: ({ activities }, { dialect }) =>
      activities.flatMap((activity) =>
        isOfForm(activity, (type) => looseForms[type]?.[dialect]) ? [] : [{ field: 'Activity.Code', activity }],
      ),
    passes: (clean) => withLine(clean, { type: 9, code: '11011' }),
    fails: (clean) => withLine(clean, { type: 9, code: 'DRG-1' }),
  },
  {
    ...{ id: 'units.quantity', family: 'units', severity: 'block', source: published },
    text: { en: 'The quantity of a line is not above zero.', ar: 'كمية أحد البنود ليست أكبر من الصفر.' },
    fix: { en: 'Enter what was given.', ar: 'يرجى إدخال الكمية المقدّمة.' },
    find: ({ activities }) =>
      activities.flatMap((activity) =>
        activity.quantity !== null && activity.quantity <= 0 ? [{ field: 'Activity.Quantity', activity }] : [],
      ),
    passes: (clean) => withLine(clean, { quantity: 0.5 }),
    fails: (clean) => withLine(clean, { quantity: 0 }),
  },
  {
    ...{
      id: 'units.mask',
      family: 'units',
      severity: 'warn',
      source: { text: 'Shafafiya: quantity NNN.DDDD', on: '2026-11-29' },
    },
    dialects: ['doh'],
    text: {
      en: 'A quantity has more than three digits, or more than four decimals.',
      ar: 'إحدى الكميات تتجاوز ثلاثة أرقام أو أربعة منازل عشرية.',
    },
    fix: { en: 'Split the line, or round the quantity.', ar: 'يرجى تقسيم البند أو تقريب الكمية.' },
    find: ({ activities }) =>
      activities.flatMap((activity) => {
        const { quantity } = activity;
        const isWide =
          quantity !== null && (quantity >= 1000 || Math.abs(quantity * 10_000 - Math.round(quantity * 10_000)) > 1e-6);
        return isWide ? [{ field: 'Activity.Quantity', activity }] : [];
      }),
    passes: (clean) => withLine(clean, { quantity: 999.9999 }),
    fails: (clean) => withLine(clean, { quantity: 1000 }),
  },
];
