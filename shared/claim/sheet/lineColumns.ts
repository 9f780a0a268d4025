import { type ImportColumns, inDirhams } from '../../_parts/sheetImport.ts';
import { longest } from '../claimShape.ts';
import { numbersAt, observationTypes } from './numberWords.ts';

const { code: most } = longest;

const ofLine = { en: 'Of the line that the row is.', ar: 'للبند الذي يمثله الصف.' };

/** How many observations a row has room for. */
export const observationPlaces = [1, 2, 3] as const;
type Place = (typeof observationPlaces)[number];

const observation = <At extends Place>(at: At) => {
  const named = (en: string, ar: string) => ({ en: `Observation ${at} ${en}`, ar: `${ar} البيان الداعم ${at}` });
  const also = (name: string) => (at === 1 ? [`Observation ${name}`, `Obs ${name}`] : [`Obs ${name} ${at}`]);
  const column = { type: 'text', most, help: ofLine } as const;
  return {
    type: { ...column, type: 'list', values: observationTypes, title: named('type', 'نوع'), aliases: also('Type') },
    code: { ...column, title: named('code', 'رمز'), aliases: also('Code') },
    value: { ...column, most: longest.value, title: named('value', 'قيمة'), aliases: also('Value') },
    unit: { ...column, title: named('unit', 'وحدة'), aliases: also('Value Type') },
  } as const;
};
const [first, second, third] = [observation(1), observation(2), observation(3)];

/** A service: each row of a sheet has one at most. */
export const lineColumns = {
  lineId: {
    title: { en: 'Line number', ar: 'رقم البند' },
    aliases: ['Activity ID', 'Line ID', 'Line No', 'Service ID'],
    type: 'text',
    most,
    help: { en: 'Left out, the lines of a claim are numbered from 1.', ar: 'إن تُرك فارغًا تُرقّم بنود المطالبة من 1.' },
  },
  lineStart: {
    title: { en: 'Line start', ar: 'بداية البند' },
    aliases: ['Activity Start', 'Activity Date', 'Service Date', 'Date of Service', 'Service Start', 'تاريخ الخدمة'],
    type: 'moment',
    help: {
      en: 'Day and time of the service in the Emirates: 02/11/2026 14:35.',
      ar: 'تاريخ الخدمة ووقتها بتوقيت الإمارات: 02/11/2026 14:35.',
    },
  },
  lineTime: {
    title: { en: 'Line time', ar: 'وقت البند' },
    aliases: ['Activity Time', 'Service Time', 'وقت الخدمة'],
    type: 'time',
    help: {
      en: 'Where the time of the service stands beside its day: 14:35 or 2:35 PM.',
      ar: 'إذا كان وقت الخدمة بجانب تاريخها: 14:35 أو 2:35 م.',
    },
  },
  lineType: {
    title: { en: 'Type of code', ar: 'نوع الرمز' },
    aliases: ['Activity Type', 'Code Type', 'Service Type'],
    type: 'list',
    values: numbersAt('Activity.Type'),
    help: {
      en: 'The regulator’s number of the code set: 3 for CPT.',
      ar: 'رقم نظام الترميز لدى الجهة التنظيمية: 3 لنظام CPT.',
    },
  },
  lineCode: {
    title: { en: 'Code', ar: 'الرمز' },
    aliases: ['Activity Code', 'Service Code', 'Procedure Code', 'CPT Code', 'CPT', 'رمز الخدمة'],
    type: 'text',
    most,
    help: ofLine,
  },
  quantity: {
    title: { en: 'Quantity', ar: 'الكمية' },
    aliases: ['Qty', 'Units', 'Activity Quantity', 'العدد'],
    type: 'number',
    help: ofLine,
  },
  lineGross: {
    title: { en: 'Line gross', ar: 'إجمالي البند' },
    aliases: ['Activity Gross', 'Service Gross', 'Line Gross Amount'],
    type: 'money',
    help: inDirhams,
  },
  linePatientShare: {
    title: { en: 'Line patient share', ar: 'حصة المريض من البند' },
    aliases: ['Activity Patient Share', 'Line Copay', 'Service Patient Share'],
    type: 'money',
    help: inDirhams,
  },
  lineNet: {
    title: { en: 'Line net', ar: 'صافي البند' },
    aliases: ['Activity Net', 'Activity Net Amount', 'Service Net', 'Line Net Amount'],
    type: 'money',
    help: inDirhams,
  },
  lineVat: {
    title: { en: 'Line VAT', ar: 'ضريبة البند' },
    aliases: ['Activity VAT'],
    type: 'money',
    help: inDirhams,
  },
  lineVatPercent: {
    title: { en: 'Line VAT percent', ar: 'نسبة ضريبة البند' },
    aliases: ['VAT Percent', 'Activity VAT Percent'],
    type: 'percent',
    help: { en: 'As 5 or 5%.', ar: 'مثل 5 أو 5%.' },
  },
  clinician: {
    title: { en: 'Clinician’s licence', ar: 'رقم الترخيص المهني' },
    aliases: [
      'Clinician',
      'Clinician License',
      'Clinician ID',
      'Doctor License',
      'Performing Clinician',
      'رقم ترخيص الطبيب',
    ],
    type: 'text',
    most,
    help: { en: 'Who did it, on each row.', ar: 'من قدّم الخدمة، في كل صف.' },
  },
  orderingClinician: {
    title: { en: 'Ordering clinician’s licence', ar: 'ترخيص الطبيب الطالب' },
    aliases: ['Ordering Clinician', 'Ordering Clinician License', 'Ordered By'],
    type: 'text',
    most,
    help: ofLine,
  },
  dateOrdered: {
    title: { en: 'Ordered at', ar: 'تاريخ الطلب ووقته' },
    aliases: ['Date Ordered', 'Order Date'],
    type: 'moment',
    help: { en: 'Day and time of the order.', ar: 'تاريخ طلب الخدمة ووقته.' },
  },
  priorAuthorization: {
    title: { en: 'Approval number', ar: 'رقم الموافقة' },
    aliases: [
      'Prior Authorization ID',
      'Prior Authorisation Number',
      'Authorization No',
      'Approval No',
      'Pre-Approval No',
    ],
    type: 'text',
    most,
    help: {
      en: 'The payer’s number of the approval, on each row that needs it.',
      ar: 'رقم الموافقة لدى الجهة الدافعة، في كل صف يتطلبها.',
    },
  },
  observation1Type: first.type,
  observation1Code: first.code,
  observation1Value: first.value,
  observation1Unit: first.unit,
  observation2Type: second.type,
  observation2Code: second.code,
  observation2Value: second.value,
  observation2Unit: second.unit,
  observation3Type: third.type,
  observation3Code: third.code,
  observation3Value: third.value,
  observation3Unit: third.unit,
} as const satisfies ImportColumns;
