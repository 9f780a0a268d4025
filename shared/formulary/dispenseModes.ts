import type { ImportValue } from '../_parts/sheetImport.ts';

/** How a drug may be dispensed: its class. The regulator's words are what sheets have. */
export const dispenseModes = [
  { value: 'overTheCounter', title: { en: 'Over The Counter', ar: 'دون وصفة طبية' }, aliases: ['OTC'] },
  { value: 'pharmacistOnly', title: { en: 'Pharmacist Only Medicine', ar: 'بإشراف الصيدلي فقط' } },
  {
    value: 'prescriptionOnly',
    title: { en: 'Prescription Only Medicine', ar: 'بوصفة طبية فقط' },
    aliases: ['POM'],
  },
  {
    value: 'hospitalOnly',
    title: { en: 'POM-R (Hospital Only)', ar: 'بوصفة طبية مقيّدة (للمستشفيات فقط)' },
    aliases: ['Hospital Only', 'POM-R'],
  },
  {
    value: 'professionalsOnly',
    title: { en: "Health Care Professional's Only", ar: 'للمهنيين الصحيين فقط' },
    aliases: ['Health Care Professionals Only', 'Healthcare Professional Only'],
  },
  { value: 'semiControlled', title: { en: 'Semi-Controlled Drug', ar: 'الدواء شبه المراقب' } },
  { value: 'controlled', title: { en: 'Controlled Drug', ar: 'الدواء المراقب' } },
  { value: 'narcotic', title: { en: 'Narcotic Drug', ar: 'الدواء المخدر' } },
] as const satisfies readonly ImportValue[];
