import { dirhamDigits, percentText } from '../_field/amountText.ts';
import type { Bilingual } from '../_field/bilingual.ts';
import { coPaymentOf } from './coverage.ts';

/** What stands for a co-payment without an amount, on screens, printed pages and sheets. */
export const coPaymentWords = {
  notStated: { en: 'Not stated', ar: 'غير مذكورة' },
  nothing: { en: 'Nothing to pay', ar: 'لا يدفع المريض شيئًا' },
  /** Between a share and an amount. */
  and: { en: ' and ', ar: ' و ' },
  /** Before the most that a patient pays. */
  atMost: { en: ', at most ', ar: '، بحد أقصى ' },
} as const satisfies Record<string, Bilingual>;

/** What the patient pays of each service, as printed pages and sheets say it; amounts in dirhams. */
export function coPaymentText(cover: Parameters<typeof coPaymentOf>[0]): Bilingual {
  const coPayment = coPaymentOf(cover);
  if (typeof coPayment === 'string') return coPaymentWords[coPayment];
  const { capFils } = coPayment;
  const cap = capFils === undefined ? '' : dirhamDigits(capFils);
  const share = coPayment.percent === null ? '' : percentText(coPayment.percent);
  const amount = coPayment.fils === null ? '' : dirhamDigits(coPayment.fils);
  return {
    en:
      [share, amount && `AED ${amount}`].filter(Boolean).join(coPaymentWords.and.en) +
      (cap && `${coPaymentWords.atMost.en}AED ${cap}`),
    ar:
      [share, amount && `${amount} د.إ`].filter(Boolean).join(coPaymentWords.and.ar) +
      (cap && `${coPaymentWords.atMost.ar}${cap} د.إ`),
  };
}
