import { dirhamDigits } from '../_field/amountText.ts';
import type { Bilingual } from '../_field/bilingual.ts';
import type { Benefit } from './benefit.ts';
import { coPaymentText } from './coPaymentText.ts';

const amount = (fils: number): Bilingual => ({ en: `AED ${dirhamDigits(fils)}`, ar: `${dirhamDigits(fils)} د.إ` });

function used(label: Bilingual, total: number | undefined, spent: number | undefined): Bilingual | null {
  if (total === undefined) return null;
  const whole = amount(total);
  const part = spent === undefined ? null : amount(spent);
  return {
    en: `${label.en} ${whole.en}${part ? `, used ${part.en}` : ''}`,
    ar: `${label.ar} ${whole.ar}${part ? `، المستخدم ${part.ar}` : ''}`,
  };
}

/** What a cover gives for a service, in words: network, deductible and limit with what is used of them, and the patient's share. */
export function benefitText(benefit: Benefit): Bilingual {
  const { network, coPaymentFils = null, coPaymentPercent = null, coPaymentCapFils } = benefit;
  const isShareStated = coPaymentFils !== null || coPaymentPercent !== null;
  const share = isShareStated ? coPaymentText({ coPaymentFils, coPaymentPercent, coPaymentCapFils }) : null;
  const parts = [
    network ? { en: `Network ${network}`, ar: `الشبكة \u2068${network}\u2069` } : null,
    used({ en: 'Deductible', ar: 'مبلغ التحمل' }, benefit.deductibleFils, benefit.deductibleUsedFils),
    used({ en: 'Limit', ar: 'الحد الأقصى للتغطية' }, benefit.limitFils, benefit.limitUsedFils),
    share && { en: `Co-payment ${share.en}`, ar: `مشاركة المريض ${share.ar}` },
  ].filter((part) => part !== null);
  return { en: parts.map(({ en }) => en).join(' · '), ar: parts.map(({ ar }) => ar).join(' · ') };
}
