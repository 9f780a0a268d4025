import * as z from 'zod';
import type { Bilingual } from '../_field/bilingual.ts';

/** The code sets of activities, by the types that claims carry (activity type 3, 4, 6, 8 and 9). */
export const codeSets = ['CPT', 'HCPCS', 'CDT', 'SERVICE', 'DRG'] as const;
export type CodeSet = (typeof codeSets)[number];

export const codeSetTitles: Readonly<Record<CodeSet, Bilingual>> = {
  CPT: { en: 'CPT procedures', ar: 'إجراءات CPT' },
  HCPCS: { en: 'HCPCS supplies and services', ar: 'مستلزمات وخدمات HCPCS' },
  CDT: { en: 'Dental procedures (CDT)', ar: 'إجراءات الأسنان (CDT)' },
  SERVICE: { en: 'Service codes of the regulator', ar: 'رموز الخدمات لدى الجهة التنظيمية' },
  DRG: { en: 'Diagnosis related groups (DRG)', ar: 'المجموعات المرتبطة بالتشخيص (DRG)' },
};

/** A code of an activity in one of its periods. A period ends on its last day, or where the next one of the code begins. */
export const activityCode = z.strictObject({
  codeSet: z.enum(codeSets),
  code: z.string().min(1).max(20),
  description: z.string().min(1).max(500),
  /** Empty where the list has none. */
  descriptionArabic: z.string().max(500),
  /** The first and last days on which it may be used; null is open. */
  validFrom: z.iso.date().nullable(),
  validTo: z.iso.date().nullable(),
});
export type ActivityCode = z.infer<typeof activityCode>;

/** A period of a code with where it comes from. */
export const activityCodePeriod = z.strictObject({
  ...activityCode.shape,
  listedAt: z.iso.datetime(),
  listedByName: z.string(),
});

/** The most codes of one answer. */
export const mostActivityCodes = 50;
