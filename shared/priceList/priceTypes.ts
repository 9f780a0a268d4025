import type { ImportValue } from '../_parts/sheetImport.ts';

/** The types of activities by the numbers that claims have (domain 6.5): drugs are priced by the formulary. */
export const priceTypes = [
  { value: '3', title: { en: 'CPT', ar: 'CPT' }, aliases: ['3'] },
  { value: '4', title: { en: 'HCPCS', ar: 'HCPCS' }, aliases: ['4'] },
  { value: '6', title: { en: 'Dental', ar: 'أسنان' }, aliases: ['6', 'CDT', 'USCLS'] },
  { value: '8', title: { en: 'Service code', ar: 'رمز خدمة' }, aliases: ['8', 'Service'] },
  { value: '9', title: { en: 'IR-DRG', ar: 'IR-DRG' }, aliases: ['9', 'DRG'] },
] as const satisfies readonly ImportValue[];
