import { emiratesIdDigits, isEmiratesId, isEmiratesIdPlaceholder } from '../../_field/emiratesId.ts';
import type { ClaimActivity, ClaimDialect } from '../claim.ts';
import { dayOf } from '../dayOf.ts';
import { isInsured } from './encounters.ts';
import { withAnother, withLine, withObservation } from './examples.ts';
import type { ClaimRule } from './rule.ts';

const drug = 5;
const dental = 6;
const drg = 9;

/** Licences of professionals and of facilities (domain 7.5). There are more forms than these: one that is not known is let be. */
const professionals: Readonly<Record<ClaimDialect, RegExp>> = {
  dha: /^DHA-P-\d{7,8}$/i,
  doh: /^(?:G[A-Z]\d{3,6}|D\d{3,5})$/i,
};
const facility = /^(?:(?:DHA|MOH)-F-\d{7}|[MP]F\d{3,4}|CL-[A-Z]{2}-\d{4}-\d{2})$/i;

const isWrongLicence = (licence: string, dialect: ClaimDialect): boolean =>
  facility.test(licence) || professionals[dialect === 'dha' ? 'doh' : 'dha'].test(licence);

const carries = ({ observations }: ClaimActivity, form: RegExp): boolean =>
  observations.some(({ type, code }) => form.test(type ?? '') || form.test(code ?? ''));

export const completenessRules: readonly ClaimRule[] = [
  {
    ...{
      id: 'completeness.emiratesId',
      family: 'demographics',
      severity: 'block',
      source: { text: 'The check digit of the Emirates ID; placeholders of both regulators', on: '2026-11-29' },
    },
    text: { en: 'The Emirates ID has a wrong check digit.', ar: 'رقم الهوية الإماراتية غير صحيح.' },
    fix: {
      en: "Correct the number, or enter the regulator's placeholder for a person without one.",
      ar: 'يرجى تصحيح الرقم، أو إدخال رقم الجهة الصحية البديل لمن لا يملك هوية.',
    },
    find: ({ emiratesId }) =>
      emiratesId === null || isEmiratesId(emiratesId) || isEmiratesIdPlaceholder(emiratesId)
        ? []
        : [{ field: 'EmiratesIDNumber' }],
    passes: (clean) => ({ ...clean, emiratesId: '999-9999-9999999-9' }),
    fails: (clean) => ({ ...clean, emiratesId: '784-1985-0000001-8' }),
  },
  {
    ...{
      id: 'demographics.identity',
      family: 'demographics',
      severity: 'warn',
      source: { text: 'The parts of the Emirates ID: 784, year of birth', on: '2026-11-29' },
    },
    text: {
      en: 'The Emirates ID does not begin with 784, or its year of birth is after the service.',
      ar: 'رقم الهوية الإماراتية لا يبدأ بـ 784، أو سنة الميلاد فيه بعد تاريخ الخدمة.',
    },
    fix: { en: 'Read the number from the card again.', ar: 'يرجى قراءة الرقم من البطاقة مرة أخرى.' },
    find: ({ emiratesId, activities }) => {
      if (emiratesId === null || !isEmiratesId(emiratesId) || isEmiratesIdPlaceholder(emiratesId)) return [];
      const digits = emiratesIdDigits(emiratesId);
      const bornIn = digits.slice(3, 7);
      const isBornLater = activities.some(({ start }) => start !== null && dayOf(start).slice(0, 4) < bornIn);
      return !digits.startsWith('784') || isBornLater ? [{ field: 'EmiratesIDNumber' }] : [];
    },
    passes: (clean) => ({ ...clean, emiratesId: '784-2005-1112223-4' }),
    fails: (clean) => ({ ...clean, emiratesId: '784-2091-1234567-2' }),
  },
  {
    ...{
      id: 'demographics.licence',
      family: 'demographics',
      severity: 'warn',
      source: { text: 'Licence patterns of both regulators', on: '2026-11-29', isUnconfirmed: true },
    },
    text: {
      en: "A clinician's licence is one of a facility, or of the other emirate.",
      ar: 'ترخيص المهني الصحي هو ترخيص منشأة أو من إمارة أخرى.',
    },
    fix: { en: 'Enter the licence of who has done it.', ar: 'يرجى إدخال رقم الترخيص المهني لمن قدّم الخدمة.' },
    find: ({ activities }, { dialect }) =>
      activities.flatMap((activity) =>
        activity.clinician !== null && isWrongLicence(activity.clinician, dialect)
          ? [{ field: 'Activity.Clinician', activity }]
          : [],
      ),
    passes: (clean) => withLine(clean, { clinician: 'MOH-100200' }),
    fails: (clean) => withLine(clean, { clinician: 'DHA-F-9000001' }),
  },
  {
    ...{
      id: 'completeness.member',
      family: 'eligibility',
      severity: 'warn',
      source: { text: 'Denials ELIG-001 to ELIG-007', on: '2026-11-29' },
    },
    text: {
      en: 'The claim of an insured patient has no member number.',
      ar: 'مطالبة مريض مؤمَّن عليه من دون رقم عضوية.',
    },
    fix: { en: 'Enter the number of the card.', ar: 'يرجى إدخال رقم البطاقة.' },
    find: ({ memberId, payerId }) => (memberId === null && isInsured(payerId) ? [{ field: 'MemberID' }] : []),
    passes: (clean) => ({ ...clean, memberId: null, payerId: 'SelfPay' }),
    fails: (clean) => ({ ...clean, memberId: null }),
  },
  {
    ...{
      id: 'completeness.tooth',
      family: 'completeness',
      severity: 'block',
      source: { text: 'Denial CLAI-013', on: '2026-11-29' },
    },
    text: { en: 'A dental line does not say which tooth.', ar: 'بند أسنان لا يذكر رقم السن.' },
    fix: {
      en: 'Add the observation "Universal Dental" with the tooth.',
      ar: 'يرجى إضافة الملاحظة Universal Dental برقم السن.',
    },
    find: ({ activities }) =>
      activities.flatMap((activity) =>
        activity.type === dental && !carries(activity, /^universal dental$/i)
          ? [{ field: 'Activity.Observation', activity }]
          : [],
      ),
    passes: (clean) => withLine(withObservation(clean, 'Universal Dental', '11'), { type: dental, code: 'D2391' }),
    fails: (clean) => withLine(clean, { type: dental, code: 'D2391' }),
  },
  {
    ...{
      id: 'completeness.prescription',
      family: 'completeness',
      severity: 'warn',
      source: { text: 'Denial AUTH-013', on: '2026-11-29' },
    },
    dialects: ['dha'],
    text: { en: 'A drug has no reference of its electronic prescription.', ar: 'دواء من دون مرجع الوصفة الإلكترونية.' },
    fix: { en: 'Add the observation ERX with the reference.', ar: 'يرجى إضافة الملاحظة ERX بالمرجع.' },
    find: ({ activities }) =>
      activities.flatMap((activity) =>
        activity.type === drug && !carries(activity, /^erx/i) ? [{ field: 'Activity.Observation', activity }] : [],
      ),
    passes: (clean) =>
      withLine(withObservation(clean, 'ERX', 'ReferenceNo', '4711'), { type: drug, code: '0439-152905-1001' }),
    fails: (clean) => withLine(clean, { type: drug, code: '0439-152905-1001' }),
  },
  {
    ...{
      id: 'drugPatientShare.missing',
      family: 'drugPatientShare',
      severity: 'warn',
      source: { text: 'DOH, reported by greenrain', on: '2019-02-01', isUnconfirmed: true },
    },
    since: '2019-02-01',
    dialects: ['doh'],
    text: { en: 'A drug does not say what the patient pays of it.', ar: 'دواء لا يذكر حصة المريض منه.' },
    fix: {
      en: 'Add the observation "Drug patient share" with the amount in dirhams.',
      ar: 'يرجى إضافة الملاحظة Drug patient share بالمبلغ بالدرهم.',
    },
    find: ({ activities }) =>
      activities.flatMap((activity) => {
        if (activity.type !== drug) return [];
        const share = activity.observations.find(({ code }) => /^drug patient share$/i.test(code ?? ''));
        return /^\d+(?:\.\d+)?$/.test(share?.value ?? '') ? [] : [{ field: 'Activity.Observation', activity }];
      }),
    passes: (clean) =>
      withLine(withObservation(clean, 'Text', 'Drug patient share', '4.50'), { type: drug, code: 'A54-4064-00334-01' }),
    fails: (clean) => withLine(clean, { type: drug, code: 'A54-4064-00334-01' }),
  },
  {
    ...{
      id: 'completeness.resubmission',
      family: 'completeness',
      severity: 'warn',
      source: { text: 'Denial CLAI-014', on: '2026-11-29', isUnconfirmed: true },
    },
    text: {
      en: "A resubmission does not name the payer's number of the claim.",
      ar: 'إعادة تقديم لا تذكر رقم المطالبة لدى شركة التأمين.',
    },
    fix: { en: 'Enter the number of the remittance advice.', ar: 'يرجى إدخال الرقم الوارد في إشعار الدفع.' },
    find: ({ resubmission, idPayer }) => (resubmission !== null && idPayer === null ? [{ field: 'IDPayer' }] : []),
    passes: (clean) => ({
      ...clean,
      idPayer: 'P-1',
      resubmission: { type: 'correction', comment: 'The code was corrected', hasAttachment: false },
    }),
    fails: (clean) => ({
      ...clean,
      resubmission: { type: 'correction', comment: 'The code was corrected', hasAttachment: false },
    }),
  },
  {
    ...{
      id: 'completeness.presentAtAdmission',
      family: 'completeness',
      severity: 'warn',
      source: { text: 'Shafafiya data dictionary: DxInfo beside a DRG', on: '2026-11-29', isUnconfirmed: true },
    },
    dialects: ['doh'],
    text: {
      en: 'No diagnosis beside a DRG says whether it was present at the admission.',
      ar: 'لا يبيّن أي تشخيص مع مجموعة تشخيصية (DRG) هل كان موجودًا عند الدخول.',
    },
    fix: { en: 'Add the DxInfo POA to the diagnoses.', ar: 'يرجى إضافة DxInfo من نوع POA إلى التشخيصات.' },
    find: ({ activities, diagnoses }) =>
      activities.some(({ type }) => type === drg) &&
      !diagnoses.some(({ info }) => info.some(({ type }) => type?.toUpperCase() === 'POA'))
        ? [{ field: 'Diagnosis.DxInfo' }]
        : [],
    passes: (clean) => ({
      ...withLine(clean, { type: drg, code: '11011' }),
      diagnoses: [{ type: 'Principal', code: 'J06.9', info: [{ type: 'POA', code: 'Y' }] }],
    }),
    fails: (clean) => withLine(clean, { type: drg, code: '11011' }),
  },
  {
    ...{
      id: 'completeness.clinician',
      family: 'completeness',
      severity: 'warn',
      source: { text: 'Denials CLAI-010 to CLAI-012', on: '2026-11-29', isUnconfirmed: true },
    },
    dialects: ['doh'],
    text: { en: 'A line names no clinician.', ar: 'بند من دون مهني صحي.' },
    fix: { en: 'Enter the licence of who has done it.', ar: 'يرجى إدخال رقم الترخيص المهني لمن قدّم الخدمة.' },
    find: ({ activities }) =>
      activities.flatMap((activity) =>
        activity.clinician === null ? [{ field: 'Activity.Clinician', activity }] : [],
      ),
    passes: (clean) => clean,
    fails: (clean) => withLine(clean, { clinician: null }),
  },
  {
    ...{
      id: 'duplicates.lineId',
      family: 'duplicates',
      severity: 'block',
      source: { text: 'eClaimLink: unique within a claim', on: '2026-11-29' },
    },
    text: { en: 'Two lines have the same id.', ar: 'بندان بالمعرّف نفسه.' },
    fix: { en: 'Give each line an id of its own.', ar: 'يرجى إعطاء كل بند معرّفًا خاصًا.' },
    find: ({ activities }) => {
      const seen = new Set<string>();
      return activities.flatMap((activity) => {
        if (activity.id === null) return [];
        const isSecond = seen.has(activity.id);
        seen.add(activity.id);
        return isSecond ? [{ field: 'Activity.ID', activity }] : [];
      });
    },
    passes: (clean) => withAnother(clean, { id: '2', code: '85025' }),
    fails: (clean) => withAnother(clean, { id: '1', code: '85025' }),
  },
  {
    ...{
      id: 'duplicates.line',
      family: 'duplicates',
      severity: 'warn',
      source: { text: 'Denial DUPL-001', on: '2026-11-29' },
    },
    text: { en: 'The same service stands twice at the same time.', ar: 'الخدمة نفسها مكررة في الوقت نفسه.' },
    fix: {
      en: 'Remove the second line, or raise the quantity of the first.',
      ar: 'يرجى حذف البند المكرر أو زيادة كمية الأول.',
    },
    find: ({ activities }) => {
      const seen = new Set<string>();
      return activities.flatMap((activity) => {
        const { type, code, start, clinician, observations } = activity;
        // Two teeth are two services.
        const teeth = observations.map((each) => `${each.code}=${each.value}`).join();
        const key = [type, code?.toUpperCase(), start, clinician, teeth].join('|');
        const isSecond = code !== null && seen.has(key);
        seen.add(key);
        return isSecond ? [{ field: 'Activity.Code', activity }] : [];
      });
    },
    passes: (clean) => withAnother(clean, { code: '99213', start: '2026-11-02T06:20:00.000Z' }),
    fails: (clean) => withAnother(clean, { code: '99213' }),
  },
];
