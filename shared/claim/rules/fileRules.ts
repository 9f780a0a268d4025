import { hoursSource, mostHours } from './clinicianHours.ts';
import type { RuleFacts } from './rule.ts';

const ofSchema = { text: 'Claim.Submission of both regulators', on: '2026-11-29' } as const;

/** The rules that need the whole file: its head, and its other claims. */
export const fileRules = {
  recordCount: {
    ...{ id: 'file.recordCount', family: 'schema', severity: 'block', source: ofSchema },
    text: {
      en: 'RecordCount is not the number of claims in the file.',
      ar: 'قيمة RecordCount لا تساوي عدد المطالبات في الملف.',
    },
    fix: { en: 'Write the number of claims.', ar: 'يرجى كتابة عدد المطالبات.' },
  },
  sender: {
    ...{ id: 'file.sender', family: 'schema', severity: 'warn', source: { ...ofSchema, isUnconfirmed: true } },
    text: {
      en: 'A claim is of another provider than the sender of the file.',
      ar: 'مطالبة لمقدّم خدمة غير مرسل الملف.',
    },
    fix: { en: 'Send it in a file of its own provider.', ar: 'يرجى إرسالها في ملف مقدّم الخدمة نفسه.' },
  },
  afterFile: {
    ...{
      id: 'timeliness.afterFile',
      family: 'timeliness',
      severity: 'warn',
      source: { text: 'Header.TransactionDate of both regulators', on: '2026-11-29', isUnconfirmed: true },
    },
    text: {
      en: 'A service is of a later day than the file that claims it.',
      ar: 'تاريخ الخدمة بعد تاريخ الملف الذي يطالب بها.',
    },
    fix: {
      en: 'Correct the date of the service, or TransactionDate.',
      ar: 'يرجى تصحيح تاريخ الخدمة أو TransactionDate.',
    },
  },
  tooLarge: {
    ...{
      id: 'file.tooLarge',
      family: 'schema',
      severity: 'block',
      source: { text: 'The bound of this portal by claim', on: '2026-11-29' },
    },
    text: { en: 'A claim has more lines or text than can be read.', ar: 'مطالبة ببنود أو نصوص أكثر مما يمكن قراءته.' },
    fix: { en: 'Split it.', ar: 'يرجى تقسيمها.' },
  },
  claimId: {
    ...{
      id: 'duplicates.claimId',
      family: 'duplicates',
      severity: 'block',
      source: { text: 'Unique by provider', on: '2026-11-29' },
    },
    text: { en: 'Two claims of the file have the same id.', ar: 'مطالبتان في الملف بالمعرّف نفسه.' },
    fix: {
      en: 'Give each claim an id of its own, or remove the second one.',
      ar: 'يرجى إعطاء كل مطالبة معرّفًا خاصًا أو حذف المكررة.',
    },
  },
  otherClaim: {
    ...{
      id: 'duplicates.otherClaim',
      family: 'duplicates',
      severity: 'warn',
      source: { text: 'Denial DUPL-001', on: '2026-11-29' },
    },
    text: {
      en: 'The same service of the same patient stands in another claim of the file.',
      ar: 'الخدمة نفسها للمريض نفسه واردة في مطالبة أخرى في الملف.',
    },
    fix: { en: 'Claim it once.', ar: 'يرجى المطالبة بها مرة واحدة.' },
  },
  clinicianHours: {
    ...{ id: 'conflict.clinicianHoursInFile', family: 'conflict', severity: 'warn', source: hoursSource },
    text: {
      en: `With this claim the consultations of one clinician on one day of the file take more than ${mostHours} hours by the least minutes of their codes.`,
      ar: `بهذه المطالبة تتجاوز استشارات المهني الصحي نفسه في يوم واحد من الملف ${mostHours} ساعة بحسب أقل مدة لرموزها.`,
    },
    fix: {
      en: 'Compare the licences and the days of these claims with who did it and when.',
      ar: 'يرجى مطابقة أرقام التراخيص وتواريخ هذه المطالبات مع من قدّم الخدمة ومتى.',
    },
  },
  twoFacilities: {
    ...{ id: 'conflict.twoFacilities', family: 'conflict', severity: 'warn' },
    source: { text: 'One clinician at two facilities at once', on: '2026-11-30', isUnconfirmed: true },
    text: {
      en: 'The clinician has a consultation at another facility at the same minute in another claim of the file.',
      ar: 'للمهني الصحي استشارة في منشأة أخرى في الدقيقة نفسها في مطالبة أخرى في الملف.',
    },
    fix: {
      en: 'Correct the clinician, the time or the facility of one of them.',
      ar: 'يرجى تصحيح المهني الصحي أو الوقت أو المنشأة في إحداهما.',
    },
  },
} as const satisfies Record<string, RuleFacts>;
