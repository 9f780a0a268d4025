import type { TFunction } from 'i18next';
import { nameIn } from '../../shared/_field/nameIn.ts';
import type { DeadLetter } from '../../shared/delivery/routes.ts';

/** What was to be delivered, whither, from whom and why not, in the words of the language. */
export function deliveryTexts(letter: DeadLetter, t: TFunction<['delivery', 'eligibility']>, language: string) {
  const { kind, about, topic, reader, lastFault } = letter;
  // Only the words of a fault are looked up that exist: an error of ours keeps its name.
  const fault =
    kind === 'email'
      ? `delivery:fault.${lastFault === 'refused' ? 'mailRefused' : lastFault}`
      : `eligibility:fault.${lastFault}`;
  const payer = about?.payerName
    ? { payerName: about.payerName, payerNameArabic: about.payerNameArabic ?? about.payerName }
    : null;
  return {
    what: kind === 'email' ? String(t(`topic.${topic}` as never)) : (about?.requestNumber ?? letter.deliveryId),
    to: kind === 'email' ? reader : payer && nameIn(language, payer, 'payerName'),
    from: about?.facilityName
      ? nameIn(
          language,
          { facilityName: about.facilityName, facilityNameArabic: about.facilityNameArabic },
          'facilityName',
        )
      : null,
    fault: String(t(fault as never, { defaultValue: lastFault })),
  };
}
