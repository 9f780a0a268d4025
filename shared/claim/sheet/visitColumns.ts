import type { ImportColumns } from '../../_parts/sheetImport.ts';
import { longest } from '../claimShape.ts';
import { numbersAt } from './numberWords.ts';

const { code: most } = longest;

const ofVisit = {
  en: 'Of the visit: on the first row of the claim, or the same on each row.',
  ar: 'للزيارة: في أول صف من المطالبة، أو القيمة نفسها في كل صف.',
};
/** A time without a day of its own. */
const time = {
  en: 'Where the time stands in a column of its own: 14:30 or 2:30 PM.',
  ar: 'إذا كان الوقت في عمود مستقل: 14:30 أو 2:30 م.',
};
const moment = {
  en: 'Day and time in the Emirates: 02/11/2026 14:30.',
  ar: 'التاريخ والوقت بتوقيت الإمارات: 02/11/2026 14:30.',
};
/** Numbers of the regulator. */
const number = { en: 'The regulator’s number, or its words.', ar: 'رقم الجهة التنظيمية أو اسمه.' };
const several = {
  en: 'ICD-10-CM codes; several are divided by commas.',
  ar: 'رموز ICD-10-CM، وتُفصل الرموز المتعددة بفواصل.',
};

const secondary = (place: number) =>
  ({
    title: { en: `Secondary diagnosis ${place}`, ar: `التشخيص الثانوي ${place}` },
    aliases: [`Secondary ICD ${place}`, `ICD ${place}`, `Diagnosis ${place}`, `Secondary Diagnosis Code ${place}`],
    type: 'text',
    most: longest.comment,
    help: several,
  }) as const;

/** When and where the patient was seen, and why. */
export const visitColumns = {
  encounterType: {
    title: { en: 'Type of encounter', ar: 'نوع الزيارة العلاجية' },
    aliases: ['Encounter Type', 'Visit Type', 'نوع الزيارة'],
    type: 'list',
    values: numbersAt('Encounter.Type'),
    help: number,
  },
  encounterStart: {
    title: { en: 'Encounter start', ar: 'بداية الزيارة العلاجية' },
    aliases: ['Visit Start', 'Visit Date', 'Encounter Date', 'Encounter Start Date', 'Admission Date', 'تاريخ الزيارة'],
    type: 'moment',
    help: moment,
  },
  encounterStartTime: {
    title: { en: 'Encounter start time', ar: 'وقت بداية الزيارة' },
    aliases: ['Visit Time', 'Encounter Time', 'Admission Time', 'وقت الزيارة'],
    type: 'time',
    help: time,
  },
  encounterEnd: {
    title: { en: 'Encounter end', ar: 'نهاية الزيارة العلاجية' },
    aliases: ['Visit End', 'Encounter End Date', 'Discharge Date', 'تاريخ الخروج'],
    type: 'moment',
    help: moment,
  },
  encounterEndTime: {
    title: { en: 'Encounter end time', ar: 'وقت نهاية الزيارة' },
    aliases: ['Discharge Time', 'Visit End Time', 'وقت الخروج'],
    type: 'time',
    help: time,
  },
  startType: {
    title: { en: 'Encounter began as', ar: 'طريقة بدء الزيارة' },
    aliases: ['Encounter Start Type', 'Start Type', 'Admission Type'],
    type: 'list',
    values: numbersAt('Encounter.StartType'),
    help: number,
  },
  endType: {
    title: { en: 'Encounter ended by', ar: 'طريقة انتهاء الزيارة' },
    aliases: ['Encounter End Type', 'End Type', 'Discharge Type'],
    type: 'list',
    values: numbersAt('Encounter.EndType'),
    help: number,
  },
  encounterFacility: {
    title: { en: 'Encounter facility licence', ar: 'ترخيص منشأة الزيارة' },
    aliases: ['Encounter Facility ID', 'Encounter Facility'],
    type: 'text',
    most,
    help: {
      en: 'Where the patient was seen; left out, it is your facility.',
      ar: 'مكان الزيارة. إن تُرك فارغًا فهو منشأتكم.',
    },
  },
  transferSource: {
    title: { en: 'Transferred from', ar: 'منقول من' },
    aliases: ['Transfer Source'],
    type: 'text',
    most,
    help: ofVisit,
  },
  transferTo: {
    title: { en: 'Transferred to', ar: 'منقول إلى' },
    aliases: ['Transfer Destination'],
    type: 'text',
    most,
    help: ofVisit,
  },
  eligibilityNumber: {
    title: { en: 'Eligibility number', ar: 'رقم الأهلية' },
    aliases: ['Eligibility ID Payer', 'Eligibility ID', 'Eligibility Reference'],
    type: 'text',
    most,
    help: ofVisit,
  },
  principalDiagnosis: {
    title: { en: 'Principal diagnosis', ar: 'التشخيص الرئيسي' },
    aliases: [
      ...['Primary Diagnosis', 'Principal ICD', 'Primary ICD', 'Principal Diagnosis Code', 'Primary Diagnosis Code'],
      ...['Main Diagnosis', 'ICD', 'ICD Code', 'ICD10'],
    ],
    type: 'text',
    most,
    help: { en: 'One ICD-10-CM code.', ar: 'رمز ICD-10-CM واحد.' },
  },
  secondaryDiagnoses: {
    title: { en: 'Secondary diagnoses', ar: 'التشخيصات الثانوية' },
    aliases: ['Secondary Diagnosis', 'Secondary ICD', 'Other Diagnoses', 'Secondary Diagnosis Codes', 'Secondary ICDs'],
    type: 'text',
    most: longest.comment,
    help: several,
  },
  secondaryDiagnosis1: secondary(1),
  secondaryDiagnosis2: secondary(2),
  secondaryDiagnosis3: secondary(3),
  secondaryDiagnosis4: secondary(4),
  secondaryDiagnosis5: secondary(5),
  admittingDiagnosis: {
    title: { en: 'Diagnosis on admission', ar: 'التشخيص عند الدخول' },
    aliases: ['Admitting Diagnosis', 'Admission Diagnosis'],
    type: 'text',
    most,
    help: ofVisit,
  },
  reasonForVisit: {
    title: { en: 'Reason for the visit', ar: 'سبب الزيارة' },
    aliases: ['Reason For Visit', 'Reason Of Visit', 'Reason For Visit Code'],
    type: 'text',
    most: longest.comment,
    help: several,
  },
} as const satisfies ImportColumns;
