import * as z from 'zod';
import type { Bilingual } from '../_field/bilingual.ts';

/** Why a request is Blocked: the portal does not put its question to the payer. */
const blockReasons = ['facilitySuspended', 'clinicianBlacklisted', 'referrerBlacklisted'] as const;
export const blockReason = z.enum(blockReasons);
export type BlockReason = z.infer<typeof blockReason>;

/** The reason in words, for screens and printed pages. */
export const blockWords: Readonly<Record<BlockReason, Bilingual>> = {
  facilitySuspended: {
    en: 'The contract of the facility is suspended.',
    ar: 'عقد المنشأة معلّق.',
  },
  clinicianBlacklisted: {
    en: 'The clinician of the request is blacklisted.',
    ar: 'المهني الصحي المذكور في الطلب مدرج في القائمة السوداء.',
  },
  referrerBlacklisted: {
    en: 'The clinician who referred the patient is blacklisted.',
    ar: 'المهني الصحي الذي أحال المريض مدرج في القائمة السوداء.',
  },
};
