import { useTranslation } from 'react-i18next';
import { percentText } from '../../../shared/_field/amountText.ts';
import { inLanguage } from '../../../shared/_field/bilingual.ts';
import { coPaymentWords } from '../../../shared/eligibility/coPaymentText.ts';
import { coPaymentOf } from '../../../shared/eligibility/coverage.ts';
import { Money } from '../../ui/Money.tsx';

interface CoPaymentProps {
  cover: Parameters<typeof coPaymentOf>[0];
}

/** What the patient pays of each service. */
export function CoPayment({ cover }: CoPaymentProps) {
  const { language } = useTranslation().i18n;
  const coPayment = coPaymentOf(cover);
  if (typeof coPayment === 'string') return inLanguage(language, coPaymentWords[coPayment]);
  const { fils, percent, capFils } = coPayment;
  return (
    <>
      {percent !== null && <bdi dir="ltr">{percentText(percent)}</bdi>}
      {percent !== null && fils !== null && inLanguage(language, coPaymentWords.and)}
      {fils !== null && <Money fils={fils} />}
      {capFils !== undefined && inLanguage(language, coPaymentWords.atMost)}
      {capFils !== undefined && <Money fils={capFils} />}
    </>
  );
}
