import type { ClaimActivity } from '../claim.ts';
import { withAnother, withLine } from './examples.ts';
import type { ClaimRule, Place } from './rule.ts';

const ofSchema = { text: 'Claim.Submission of both regulators; sums in real files', on: '2026-11-29' } as const;

export const sumOf = (lines: readonly ClaimActivity[], fils: (line: ClaimActivity) => number | null): number =>
  lines.reduce((sum, line) => sum + (fils(line) ?? 0), 0);

/** The VAT of a net, to the fils. */
export const vatOfNet = (netFils: number, percent: number): number => Math.round((netFils * percent) / 100);

const at = (field: string): readonly Place[] => [{ field }];
const none: readonly Place[] = [];

/** Sums are compared to the fils; where a file writes a third decimal, its amounts were rounded so that their sum is the rounded one. */
export const sumRules: readonly ClaimRule[] = [
  {
    ...{ id: 'price.netSum', family: 'price', severity: 'block', source: ofSchema },
    text: {
      en: 'The net of the claim is not the sum of the net of its lines.',
      ar: 'صافي المطالبة لا يساوي مجموع صافي بنودها.',
    },
    fix: { en: 'Correct the net of the claim or of a line.', ar: 'يرجى تصحيح صافي المطالبة أو صافي أحد البنود.' },
    find: ({ netFils, activities }) =>
      netFils !== null &&
      activities.every((line) => line.netFils !== null) &&
      sumOf(activities, (line) => line.netFils) !== netFils
        ? at('Net')
        : none,
    passes: (clean) => ({ ...withAnother(clean, { netFils: 10_01 }), netFils: 100_01, grossFils: 200_00 }),
    fails: (clean) => ({ ...clean, netFils: 90_01 }),
  },
  {
    ...{ id: 'price.gross', family: 'price', severity: 'block', source: ofSchema },
    text: {
      en: 'The gross is less than the net and the share of the patient together.',
      ar: 'الإجمالي أقل من مجموع الصافي وحصة المريض.',
    },
    fix: {
      en: 'Correct the gross, the net or the share of the patient.',
      ar: 'يرجى تصحيح الإجمالي أو الصافي أو حصة المريض.',
    },
    find: ({ grossFils, patientShareFils, netFils }) =>
      grossFils !== null && patientShareFils !== null && netFils !== null && grossFils < patientShareFils + netFils
        ? at('Gross')
        : none,
    passes: (clean) => ({ ...clean, grossFils: 100_00 }),
    fails: (clean) => ({ ...clean, grossFils: 99_99 }),
  },
  {
    ...{ id: 'price.negative', family: 'price', severity: 'block', source: ofSchema },
    text: { en: 'An amount is below zero.', ar: 'يوجد مبلغ أقل من الصفر.' },
    fix: {
      en: 'Enter what was billed. What was paid too much is taken back by a remittance, not by a claim.',
      ar: 'يرجى إدخال المبلغ المفوتر. تُسترد المبالغ المدفوعة بالزيادة بإشعار دفع لا بمطالبة.',
    },
    find: ({ grossFils, patientShareFils, netFils, vatFils, activities }) => [
      ...(
        [
          ['Gross', grossFils],
          ['PatientShare', patientShareFils],
          ['Net', netFils],
          ['VAT', vatFils],
        ] as const
      ).flatMap(([field, fils]) => (fils !== null && fils < 0 ? [{ field }] : [])),
      ...activities.flatMap((activity) =>
        activity.netFils !== null && activity.netFils < 0 ? [{ field: 'Activity.Net', activity }] : [],
      ),
    ],
    passes: (clean) => withAnother(clean, { netFils: 0 }),
    fails: (clean) => ({ ...clean, patientShareFils: -1 }),
  },
  {
    ...{
      id: 'price.vatOfLine',
      family: 'price',
      severity: 'block',
      source: { text: 'VAT in claims since 1 January 2018', on: '2018-01-01' },
    },
    since: '2018-01-01',
    dialects: ['doh'],
    text: {
      en: 'The VAT of a line is not its net by its percent.',
      ar: 'ضريبة القيمة المضافة للبند لا تساوي صافيه مضروبًا في نسبتها.',
    },
    fix: { en: 'Correct the VAT or its percent.', ar: 'يرجى تصحيح الضريبة أو نسبتها.' },
    find: ({ activities }) =>
      activities.flatMap((activity) => {
        const { netFils, vatFils, vatPercent } = activity;
        if (netFils === null || vatFils === null || vatPercent === null) return [];
        return Math.abs(vatFils - (netFils * vatPercent) / 100) > 1 ? [{ field: 'Activity.VAT', activity }] : [];
      }),
    passes: (clean) => ({ ...withLine(clean, { vatFils: 4_50, vatPercent: 5 }), vatFils: 4_50 }),
    fails: (clean) => ({ ...withLine(clean, { vatFils: 5_50, vatPercent: 5 }), vatFils: 5_50 }),
  },
  {
    ...{
      id: 'price.vatPercent',
      family: 'price',
      severity: 'block',
      source: { text: 'VAT in claims since 1 January 2018: 0 or 5', on: '2018-01-01' },
    },
    since: '2018-01-01',
    dialects: ['doh'],
    text: {
      en: 'The VAT of a line is not of 0 or 5 percent.',
      ar: 'نسبة ضريبة القيمة المضافة لأحد البنود ليست 0 أو 5.',
    },
    fix: { en: 'Correct the percent.', ar: 'يرجى تصحيح النسبة.' },
    find: ({ activities }) =>
      activities.flatMap((activity) =>
        activity.vatPercent === null || activity.vatPercent === 0 || activity.vatPercent === 5
          ? []
          : [{ field: 'Activity.VATPercent', activity }],
      ),
    passes: (clean) => withLine(clean, { vatFils: 0, vatPercent: 0 }),
    fails: (clean) => ({ ...withLine(clean, { vatFils: 13_50, vatPercent: 15 }), vatFils: 13_50 }),
  },
  {
    ...{
      id: 'price.vatSum',
      family: 'price',
      severity: 'block',
      source: { text: 'VAT in claims since 1 January 2018', on: '2018-01-01' },
    },
    since: '2018-01-01',
    dialects: ['doh'],
    text: {
      en: 'The VAT of the claim is not the sum of the VAT of its lines.',
      ar: 'ضريبة القيمة المضافة للمطالبة لا تساوي مجموع ضرائب بنودها.',
    },
    fix: { en: 'Correct the VAT of the claim or of a line.', ar: 'يرجى تصحيح ضريبة المطالبة أو أحد البنود.' },
    find: ({ vatFils, activities }) =>
      vatFils !== null && sumOf(activities, (line) => line.vatFils) !== vatFils ? at('VAT') : none,
    passes: (clean) => ({ ...withLine(clean, { vatFils: 4_50, vatPercent: 5 }), vatFils: 4_50 }),
    fails: (clean) => ({ ...withLine(clean, { vatFils: 4_50, vatPercent: 5 }), vatFils: 4_51 }),
  },
  {
    ...{
      id: 'price.besideDrg',
      family: 'price',
      severity: 'warn',
      source: { text: 'Shafafiya data dictionary: lines beside a DRG', on: '2026-11-29', isUnconfirmed: true },
    },
    text: {
      en: 'A line beside a DRG has a price of its own.',
      ar: 'يوجد سعر لبند بجانب مجموعة تشخيصية (DRG).',
    },
    fix: {
      en: 'Set its net to zero, unless the payer pays it beside the DRG.',
      ar: 'يرجى جعل صافيه صفرًا، ما لم تدفعه شركة التأمين إضافةً إلى المجموعة.',
    },
    find: ({ activities }) =>
      activities.some(({ type }) => type === 9)
        ? activities.flatMap((activity) =>
            activity.type !== 9 && activity.netFils !== null && activity.netFils !== 0
              ? [{ field: 'Activity.Net', activity }]
              : [],
          )
        : none,
    passes: (clean) => withAnother(withLine(clean, { type: 9, code: '11011' }), { netFils: 0 }),
    fails: (clean) => ({
      ...withAnother(withLine(clean, { type: 9, code: '11011' }), { netFils: 5_00 }),
      netFils: 95_00,
      grossFils: 105_00,
    }),
  },
];
