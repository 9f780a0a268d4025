import type { CodeSet } from '../../shared/lookups/activityCodes.ts';
import { activityCodeWrites } from '../_data/activityCode/activityCode.ts';
import { newUlid } from '../_kit/ulid.ts';
import type { TransactItem } from '../_store/transaction.ts';

/** An activity of a code set; without days it holds since 2020. */
export type ActivityLine = readonly [
  code: string,
  description: string,
  descriptionArabic: string,
  from?: string,
  to?: string,
];

/** Services with codes and words of our own: CPT and the lists of dental services are licensed. */
export const demoServices: readonly ActivityLine[] = [
  ['W-101', 'Consultation with a general practitioner', 'استشارة طبيب عام'],
  ['W-102', 'Consultation with a specialist', 'استشارة طبيب اختصاصي'],
  ['W-103', 'Visit after a treatment', 'زيارة متابعة بعد العلاج'],
  ['W-104', 'Telephone consultation', 'استشارة هاتفية', '2020-01-01', '2024-12-31'],
  ['W-104', 'Video consultation', 'استشارة عبر الفيديو', '2025-01-01'],
  ['W-201', 'Blood count', 'تعداد الدم'],
  ['W-202', 'Blood sugar', 'سكر الدم'],
  ['W-203', 'Blood sugar over three months', 'متوسط سكر الدم خلال ثلاثة أشهر'],
  ['W-301', 'X-ray of the chest', 'تصوير الصدر بالأشعة'],
  ['W-302', 'Ultrasound of the abdomen', 'تصوير البطن بالموجات فوق الصوتية'],
  ['W-303', 'CT of the abdomen and pelvis', 'التصوير المقطعي للبطن والحوض'],
  ['W-401', 'Dental cleaning', 'تنظيف الأسنان'],
  ['W-402', 'Filling of a tooth', 'حشو السن'],
  ['W-501', 'Physiotherapy, half an hour', 'علاج طبيعي لمدة نصف ساعة'],
  ['W-502', 'Physiotherapy, one hour', 'علاج طبيعي لمدة ساعة'],
];

/** Codes of HCPCS level II, which is public, in words of our own. */
export const demoSupplies: readonly ActivityLine[] = [
  ['A4206', 'Sterile syringe with needle, 1 ml or less', 'محقنة معقمة بإبرة، 1 مل أو أقل'],
  ['A4253', 'Test strips for blood sugar, 50', 'شرائط قياس سكر الدم، 50 شريطًا'],
  ['A4490', 'Surgical stocking above the knee', 'جورب جراحي فوق الركبة'],
  ['E0100', 'Cane with tip', 'عكاز يدوي'],
  ['E0110', 'Forearm crutches, pair', 'عكازا ساعد، زوج'],
  ['E0130', 'Rigid walker', 'مشاية ثابتة'],
  ['E0570', 'Nebuliser with compressor', 'جهاز رذاذ مع ضاغط'],
  ['E0601', 'Device for continuous positive airway pressure', 'جهاز ضغط المجرى الهوائي الإيجابي المستمر'],
  ['J0696', 'Injection of ceftriaxone, 250 mg', 'حقنة سيفترياكسون، 250 ملغ'],
  ['J1100', 'Injection of dexamethasone, 1 mg', 'حقنة ديكساميثازون، 1 ملغ'],
  ['J1815', 'Injection of insulin, 5 units', 'حقنة إنسولين، 5 وحدات'],
  ['J1885', 'Injection of ketorolac, 15 mg', 'حقنة كيتورولاك، 15 ملغ'],
];

/** By which import what a list says came, a day before. */
export function listedBefore(now: Date) {
  const listedAt = new Date(now.getTime() - 24 * 60 * 60 * 1000).toISOString();
  return { importId: newUlid(Date.parse(listedAt)), listedAt, listedByName: 'Layla Suwaidi' };
}

/** Code sets to search: what an operator may use of the licensed ones comes by a sheet. */
export function demoActivityCodes(now: Date): TransactItem[] {
  const from = listedBefore(now);
  const writesOf = (codeSet: CodeSet, lines: readonly ActivityLine[]): TransactItem[] =>
    lines.flatMap(([code, description, descriptionArabic, validFrom = '2020-01-01', validTo = null]) =>
      activityCodeWrites(null, {
        ...{ codeSet, code, description, descriptionArabic, validFrom, validTo },
        ...from,
      }),
    );
  return [...writesOf('SERVICE', demoServices), ...writesOf('HCPCS', demoSupplies)];
}
